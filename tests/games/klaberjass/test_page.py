"""The rule page of Klaberjass: its numbers and its drawn examples are what the engine says."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import FRENCH_32
from cardavia.games.klaberjass import GAME
from cardavia.games.klaberjass.declaring import better, may_exchange, sequences
from cardavia.games.klaberjass.page import EXAMPLE_MINE, EXAMPLE_OTHER, page_values
from cardavia.games.klaberjass.scoring import BELLA, LAST, LOST, MADE, SEQUENCE, TIED, TRICKS, Part, settle, verdict
from cardavia.games.klaberjass.state import KlaberjassOptions
from cardavia.games.klaberjass.values import DUTIES, PLAIN_ORDER, TRUMP_ORDER, order, royals
from cardavia.kits.tricks import allowed
from tests.games.paging import blocks, digits, in_cell, numbers, pictures, rows

PAGE = blocks("klaberjass")
BASE = KlaberjassOptions()


def test_the_door_gives_every_number_that_the_page_names_and_no_other() -> None:
    for options in (BASE, KlaberjassOptions(target=1000, five_in_a_row=100)):
        assert set(GAME.facts(options)) == numbers("klaberjass")


def test_the_numbers_follow_the_variants_of_the_match() -> None:
    values = page_values(KlaberjassOptions(target=300, five_in_a_row=100))
    assert (values["target"], values["five_points"], values["long_points"]) == (300, 100, 50)
    assert (page_values(BASE)["target"], page_values(BASE)["five_points"]) == (500, 50)


def test_only_ranks_are_written_as_digits() -> None:
    assert digits("klaberjass") <= {*FRENCH_32.ranks, *map(str, GAME.seats)}


def test_every_variant_that_is_offered_is_told() -> None:
    assert sum(name.startswith("variants.") for name in PAGE) == len(KlaberjassOptions.choices()) + 1


def test_every_card_is_of_the_pack() -> None:
    drawn = {card for block in PAGE.values() for card in pictures(block)}
    assert drawn <= set(FRENCH_32.cards)


def test_the_table_of_values_goes_from_high_to_low() -> None:
    places = [row[1::2] for row in rows(PAGE["cards.values"])]
    assert [trump for trump, _ in places] == [f"{{trump_{rank.lower()}}}" for rank in TRUMP_ORDER]
    assert [plain for _, plain in places] == [f"{{plain_{rank.lower()}}}" for rank in PLAIN_ORDER]


@pytest.mark.parametrize(
    ("block", "ranks"), [("cards.trumps-picture", TRUMP_ORDER), ("cards.plain-picture", PLAIN_ORDER)]
)
def test_the_pictured_orders(block: str, ranks: tuple[str, ...]) -> None:
    suit = {"cards.trumps-picture": "H", "cards.plain-picture": "S"}[block]
    assert pictures(PAGE[block]) == tuple(rank + suit for rank in ranks)


def test_the_pictured_swap_is_allowed() -> None:
    seven, turned = pictures(PAGE["before.seven-picture"])
    assert may_exchange((seven,), turned, "H", BASE)
    assert not may_exchange((seven,), turned, "S", BASE)


def test_the_longer_sequence_of_the_example_wins() -> None:
    longer, shorter = pictures(PAGE["before.longer"]), pictures(PAGE["before.shorter"])
    assert sequences(longer) == (longer,) and sequences(shorter) == (shorter,)
    assert better(shorter, longer, "H", BASE) == longer


def test_the_examples_of_the_duties() -> None:
    for led, hand, able in rows(PAGE["playing.table"]):
        assert set(allowed(order("H"), DUTIES, in_cell(hand), in_cell(led))) == set(in_cell(able))


def test_the_pictured_bella() -> None:
    assert pictures(PAGE["playing.bella-picture"]) == royals("H")


def test_the_example_of_the_settlement() -> None:
    assert pictures(PAGE["scoring.mine-picture"]) == EXAMPLE_MINE
    assert pictures(PAGE["scoring.other-picture"]) == EXAMPLE_OTHER
    values = page_values(BASE)
    assert (values["example_mine"], values["example_other"]) == (63, 53)
    parts = (
        Part(0, TRICKS, 63),
        Part(1, TRICKS, 53),
        Part(1, LAST, 10),
        Part(0, SEQUENCE, 50),
        Part(0, BELLA, 20),
    )
    written = [sum(line.points for line in settle(parts, 0, 1) if line.side == side) for side in (0, 1)]
    assert written == [values["example_total"], values["example_other_total"]]
    assert verdict(*written) == MADE


def test_what_the_example_would_have_been_without_announcements() -> None:
    values = page_values(BASE)
    assert values["example_mine"] == values["example_other_total"] == 63
    assert verdict(63, 63) == TIED
    parts = (Part(0, TRICKS, 63), Part(1, TRICKS, 53), Part(1, LAST, 10), Part(1, SEQUENCE, 20))
    lines = settle(parts, 0, 1)
    assert [line.term for line in lines][-2] == LOST
    written = [sum(line.points for line in lines if line.side == side) for side in (0, 1)]
    assert written == [0, values["example_both"]]
    assert values["example_better"] == 83
