"""What the gallery tells of Klaberjass's cards is what the tricks and the sequences bring."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import FRENCH_32
from cardavia.game import Fact
from cardavia.games.klaberjass import GAME
from cardavia.games.klaberjass.declaring import sequences, worth
from cardavia.games.klaberjass.rules import BELLA
from cardavia.games.klaberjass.state import KlaberjassOptions
from cardavia.games.klaberjass.values import points_of
from tests.games.klaberjass import plain
from tests.games.lore import numbers, told

SUIT = [card for card in FRENCH_32.cards if FRENCH_32.suit(card) == "S"]


def points(card: str, trump: bool) -> int:
    facts = told(GAME, card)
    alike = facts.get("points") or facts.get("nothing")
    if alike is not None:
        return alike.n
    return facts["points-trump"].n if trump else (facts.get("points-plain") or facts["nothing-plain"]).n


def test_points_are_those_of_the_second_writing_and_sum_up_to_the_pack() -> None:
    for card in FRENCH_32.cards:
        assert points(card, True) == plain.worth(card, card[-1])
        assert points(card, False) == plain.worth(card, "?")
    total = sum(points(card, FRENCH_32.suit(card) == "H") for card in FRENCH_32.cards)
    assert total == points_of(FRENCH_32.cards, "H") == 152


@pytest.mark.parametrize(("place", "trump"), [("trump", "S"), ("plain", "H")])
def test_ranks_are_those_of_the_second_writing(place: str, trump: str) -> None:
    for card in SUIT:
        facts = told(GAME, card)
        fact = facts.get(place) or facts[f"lowest-{place}"]
        beaten = [each for each in SUIT if each != card and plain.reply_wins(each, card, trump)]
        assert len(beaten) == fact.n, card
        below = fact.order[fact.order.index(card) + 1 :]
        assert sorted(beaten) == sorted(below)


def runs(card: str, **options: int) -> list[Fact]:
    return [fact for fact in GAME.lore(card, KlaberjassOptions(**options)) if fact.term.endswith("run")]  # type: ignore[arg-type]


@pytest.mark.parametrize("five", [50, 100])
def test_sequences_bring_what_is_told(five: int) -> None:
    options = KlaberjassOptions(five_in_a_row=five)
    facts = runs("9S", five_in_a_row=five)
    order = list(reversed(told(GAME, "9S")["sequence"].order))
    assert [card[:-1] for card in order] == plain.NATURAL
    for length in range(1, 9):
        found = sequences(order[:length])
        fitting = [fact for fact in facts if fact.n <= length]
        assert bool(found) is bool(fitting)
        if found:
            assert worth(found[0], options) == fitting[-1].total
    assert facts[-1].term.endswith("long-run") and len(facts) == (2 if five == 50 else 3)


def test_bella_is_told_of_king_and_queen() -> None:
    assert numbers(GAME, "bella") == {rank + suit: (BELLA, 0) for suit in "SHDC" for rank in "QK"}
    assert told(GAME, "QH")["bella"].cards == ("KH", "QH")


def test_jass_and_menel_are_the_two_highest_trumps() -> None:
    assert set(numbers(GAME, "jass")) == {f"J{suit}" for suit in "SHDC"}
    assert set(numbers(GAME, "menel")) == {f"9{suit}" for suit in "SHDC"}
    assert told(GAME, "JD")["trump"].order[:2] == ("JD", "9D")
    assert plain.TRUMPS[-2:] == ["9", "J"]


@pytest.mark.parametrize(
    ("option", "wanted"), [("normal", {"dix"}), ("either-round", {"dix-always"}), ("off", set[str]())]
)
def test_the_swap_is_told_as_it_is_played(option: str, wanted: set[str]) -> None:
    assert {"dix", "dix-always"} & told(GAME, "7S", dix=option).keys() == wanted
    assert not {"dix", "dix-always"} & told(GAME, "8S", dix=option).keys()
