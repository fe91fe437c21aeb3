"""What the gallery tells of Tarocchino's cards is what the count brings."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.games.tarocchino import GAME
from cardavia.games.tarocchino.combinations import combinations
from cardavia.games.tarocchino.values import FIVES, card_points
from tests.games.lore import numbers, told
from tests.games.tarocchino import plain

CARDS = [str(card) for card in BOLOGNA_62.cards]
ROWS = ("suit-row", "aces", "moors", "grande")


def test_points_are_those_of_the_second_writing_and_sum_up_to_the_pack() -> None:
    points = numbers(GAME, "points")
    assert points == {card: (plain.worth(card), 0) for card in CARDS}
    total = sum(n for n, _ in points.values()) - len(CARDS) / 2
    assert total == card_points(BOLOGNA_62.cards) == plain.card_points(CARDS) == 87


def test_sets_bring_what_is_told() -> None:
    facts = {card: fact for card in CARDS if (fact := told(GAME, card).get("set")) is not None}
    assert len(facts) == 20
    for card, fact in facts.items():
        assert card in fact.cards
        assert plain.sets(map(str, fact.cards[:3])) == fact.n
        assert plain.sets(map(str, fact.cards)) == fact.total
    assert not any(plain.sets([card, *others]) for card in CARDS if card not in facts for others in [["KS", "KB"]])


@pytest.mark.parametrize("row", ROWS)
def test_sequences_bring_what_is_told(row: str) -> None:
    facts = {card: told(GAME, card) for card in CARDS if row in told(GAME, card)}
    for card, its in facts.items():
        cards, points = its[row].cards, its["sequence-points"]
        assert card in cards
        # the Moors at the end of the Grande are a sequence of their own beside it
        assert max(plain.sequence_lengths(set(map(str, cards))).values()) == len(cards)
        assert plain.sequences(map(str, cards[:4])) == points.n + points.total
        assert plain.sequences(map(str, cards[:3])) == points.n
    rows = {its[row].cards for its in facts.values()}
    assert len(rows) == (4 if row == "suit-row" else 1)
    assert {card for cards in rows for card in cards} == set(facts)


def test_whatever_makes_a_sequence_longer_tells_of_it() -> None:
    whole = plain.sequence_lengths(set(CARDS))
    for card in CARDS:
        fewer = plain.sequence_lengths(set(CARDS) - {card})
        helps = any(fewer[key] < whole[key] for key in whole)
        assert helps is bool({*ROWS, "contatore"} & told(GAME, card).keys()), card


@pytest.mark.parametrize("card", ["BEG", "MAT"])
def test_a_contatore_adds_what_is_told(card: str) -> None:
    row = {"KS", "QS", "CS"}
    assert plain.sequences(row | {card}) - plain.sequences(row) == told(GAME, card)["contatore"].n
    assert plain.sequences({"QS", "CS", card}) == plain.sequences({"MON", "SOL", card}) == 0  # no king, no Angel


def test_without_king_and_angel_there_is_no_sequence() -> None:
    assert {card for card in CARDS if "king" in told(GAME, card)} == {"KS", "KB", "KC", "KD"}
    assert {card for card in CARDS if "angel" in told(GAME, card)} == {"ANG"}
    for card, key in (("KS", "swords"), ("KD", "coins"), ("ANG", "grande")):
        assert plain.sequence_lengths(set(CARDS) - {card})[key] == 0


def test_ranks_are_those_of_the_second_writing() -> None:
    for card in CARDS:
        facts = told(GAME, card)
        fact = next((facts[key] for key in facts if key.endswith(("trump", "plain"))), None)
        if card == "MAT":
            assert fact is None
            continue
        assert fact is not None
        fellows = [each for each in CARDS if each != card and plain.suit(each) == plain.suit(card)]
        # a Moor beats the Moor before it, but is not higher
        beaten = [each for each in fellows if plain.winner([each, card]) == 1 == 1 - plain.winner([card, each])]
        assert fact.n == len(beaten), card
        assert set(beaten) <= set(fact.order[fact.order.index(Card(card)) + 1 :])


def test_all_moors_are_equal() -> None:
    assert numbers(GAME, "moors-equal") == {card: (len(plain.MOORS), 0) for card in plain.MOORS}
    assert all(plain.winner([one, other]) == 1 for one in plain.MOORS for other in plain.MOORS if one != other)


def test_what_may_not_be_put_away_is_told() -> None:
    assert set(numbers(GAME, "never-put-away")) == set(map(str, FIVES))


def test_three_sets_of_the_pack_are_doubled_but_a_set_alone_is_told() -> None:
    """The told points are those of one set; doubling is told by the rules and the sheet."""
    told_of = {fact.cards: fact.total for card in CARDS if (fact := told(GAME, card).get("set")) is not None}
    assert 2 * sum(told_of.values()) == combinations(BOLOGNA_62.cards).sets.total
