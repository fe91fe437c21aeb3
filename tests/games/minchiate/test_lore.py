"""What the gallery tells of Minchiate's cards is what the end count, the captures and the versicole bring."""

from __future__ import annotations

from itertools import combinations

import pytest

from cardavia.engine.cards import MINCHIATE_97, Card
from cardavia.games.minchiate import GAME
from cardavia.games.minchiate.lore import KINDS
from cardavia.games.minchiate.scoring import capture
from cardavia.games.minchiate.values import is_discardable, is_robbable, points_of
from cardavia.games.minchiate.versicole import versicole_points
from tests.games.lore import numbers, told
from tests.games.minchiate import plain
from tests.games.minchiate.table import may_play

CARDS = [str(card) for card in MINCHIATE_97.cards]


def test_points_are_those_of_the_second_writing_and_sum_up_to_the_pack() -> None:
    points = numbers(GAME, "points")
    assert points == {card: (plain.worth(card), 0) for card in CARDS if plain.worth(card)}
    assert sum(n for n, _ in points.values()) == points_of(MINCHIATE_97.cards) == 142
    assert len(points) == 25


def test_captures_are_told_of_the_cards_that_can_be_captured() -> None:
    captured = numbers(GAME, "captured")
    for card in MINCHIATE_97.cards:
        taken = capture([(0, card), (1, Card("T40"))], side=1)
        assert (card in captured) is bool(taken) or card == "T40"
        assert card == "T40" or captured.get(card, (0, 0))[0] == points_of(taken)
    assert "T40" not in captured


def test_what_is_worth_nothing_is_only_counted_and_the_29_serves_in_versicole() -> None:
    assert set(numbers(GAME, "nothing")) == {card for card in CARDS if not plain.worth(card)} - {"T29"}
    run = {"T28", "T29", "T30"}
    assert told(GAME, "T29")["odd"].n == plain.versicole(run) - plain.worth("T28") - plain.worth("T30")


@pytest.mark.parametrize("term", [term.rpartition(".")[2] for term in KINDS.values()])
def test_versicole_bring_what_is_told(term: str) -> None:
    facts = {card: fact for card in CARDS if (fact := told(GAME, card).get(term)) is not None}
    (cards,) = {fact.cards for fact in facts.values()}
    assert facts.keys() == set(cards)
    assert {fact.total for fact in facts.values()} == {plain.versicole(set(map(str, cards)))}


@pytest.mark.parametrize("term", ["papi", "high", "kings"])
def test_so_few_cards_are_enough(term: str) -> None:
    fact = next(told(GAME, card)[term] for card in CARDS if term in told(GAME, card))
    for length in range(1, len(fact.cards) + 1):
        assert bool(versicole_points(fact.cards[:length])) is (length >= fact.n)


def test_all_versicole_that_are_told_are_all_there_are() -> None:
    told_of = {
        fact.cards: fact.total for card in CARDS for fact in GAME.lore(Card(card), None) if fact.term in KINDS.values()
    }
    added = told(GAME, "M")["matto-adds"].n * (len(told_of) - 1)
    assert sum(told_of.values()) + added == versicole_points(MINCHIATE_97.cards) == 212


def test_the_matto_adds_what_is_told() -> None:
    added = told(GAME, "M")["matto-adds"].n
    for fact in (told(GAME, "T1")["papi"], told(GAME, "T28")["high"], told(GAME, "KS")["kings"]):
        assert versicole_points((*fact.cards, Card("M"))) - versicole_points(fact.cards) == added


def test_tens_are_20_and_30_with_another() -> None:
    four = told(GAME, "T10")["tens"].cards
    for count in range(5):
        for some in combinations(four, count):
            enough = {"T20", "T30"} <= set(some) and len(some) > 2
            assert bool(plain.versicole(set(map(str, some)))) is enough


def test_the_stake_is_what_the_loss_of_the_card_costs() -> None:
    whole = plain.versicole(set(CARDS))
    for card, (cost, _) in numbers(GAME, "stake").items():
        captured = 0 if card in ("M", "T40") else plain.worth(card)
        assert cost == plain.worth(card) + captured + whole - plain.versicole(set(CARDS) - {card})


def test_ranks_are_those_of_the_second_writing() -> None:
    for card in CARDS:
        facts = told(GAME, card)
        fact = next((facts[key] for key in facts if key.endswith(("trump", "plain"))), None)
        if card == "M":
            assert fact is None
            continue
        assert fact is not None
        fellows = [each for each in CARDS if each not in (card, "M") and plain.suit(each) == plain.suit(card)]
        beaten = [each for each in fellows if plain.winner([each, card]) == 1]
        assert fact.n == len(beaten)
        assert set(fact.order[fact.order.index(Card(card)) + 1 :]) == set(beaten)
        assert fact.term.startswith("rank.highest-") is (len(beaten) == len(fellows))
        assert fact.term.startswith("rank.lowest-") is (not beaten)


def test_duties_and_rights_are_those_of_the_rules() -> None:
    facts = {card: told(GAME, card).keys() for card in CARDS}
    assert {card for card in CARDS if "never-discarded" in facts[card]} == {
        card for card in CARDS if not is_discardable(Card(card))
    }
    robbed = {card for card in CARDS if {"robbed", "robbed-for-nothing"} & facts[card]}
    assert robbed == {card for card in CARDS if is_robbable(Card(card))}
    assert {card for card in CARDS if "king-duty" in facts[card]} == {"KS", "KB", "KC", "KD"}
    assert may_play("KS 2S M T5", "3S T4") == "KS"  # the duty, stronger than the Matto
    assert may_play("2S M T5", "3S") == "2S M"
