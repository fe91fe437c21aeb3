"""The rule page of Tarocchino: its numbers and its drawn examples are what the engine says."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.games.tarocchino import GAME
from cardavia.games.tarocchino.combinations import SETS, combinations
from cardavia.games.tarocchino.page import (
    COUNTED,
    GRANDE_ROW,
    MINE,
    MOORS_ROW,
    STOPPED_ROW,
    SUIT_ROW,
    THEIRS,
    THREE_SETS,
)
from cardavia.games.tarocchino.state import TarocchinoOptions
from cardavia.games.tarocchino.values import DUTIES, LONG, MOORS, ORDER, ROUND
from cardavia.kits.tricks import allowed
from tests.games.paging import blocks, digits, in_cell, numbers, pictures, rows

PAGE = blocks("tarocchino")
VALUES = GAME.facts(TarocchinoOptions())
YEAR = "1754"


def test_the_door_gives_every_number_that_the_page_names_and_no_other() -> None:
    assert set(VALUES) == numbers("tarocchino")


def test_only_ranks_are_written_as_digits() -> None:
    names = {rank for rank in BOLOGNA_62.ranks if rank.isdigit()} | {name[1:] for name in BOLOGNA_62.trumps}
    assert digits("tarocchino") <= {*names, *map(str, GAME.seats), YEAR}


def test_every_card_is_of_the_pack() -> None:
    drawn = {card for block in PAGE.values() for card in pictures(block)}
    assert drawn <= set(BOLOGNA_62.cards)


@pytest.mark.parametrize(("block", "ranks"), [("cards.long-picture", LONG), ("cards.round-picture", ROUND)])
def test_the_pictured_orders_go_from_high_to_low(block: str, ranks: tuple[str, ...]) -> None:
    suit = {"cards.long-picture": "S", "cards.round-picture": "C"}[block]
    assert pictures(PAGE[block]) == tuple(rank + suit for rank in reversed(ranks))


def test_the_table_of_trumps_has_each_in_its_place() -> None:
    table = rows(PAGE["cards.trump-table"])
    found = [row[0] for row in table] + [row[2] for row in table]
    assert len(found) == len(BOLOGNA_62.trumps) - len(MOORS) + 1
    assert [name.split()[-1] for name in found[4:16]] == [f"({number})" for number in range(16, 4, -1)]
    strengths = [ORDER.strength(card) for card in pictures(PAGE["cards.trump-picture"])]
    assert strengths == sorted(strengths, reverse=True)


def test_the_examples_of_the_duties() -> None:
    for led, hand, able in rows(PAGE["playing.table"]):
        assert set(allowed(ORDER, DUTIES, in_cell(hand), in_cell(led))) == set(in_cell(able))


def test_the_examples_of_the_winners() -> None:
    for played, winner in rows(PAGE["playing.win-table"]):
        trick = in_cell(played)
        assert (trick[ORDER.best(trick)],) == in_cell(winner)


def test_the_example_of_the_card_points() -> None:
    assert pictures(PAGE["counting.picture"]) == COUNTED
    assert [VALUES[f"points_{part}"] for part in ("sum", "cards", "off", "left")] == [15, 4, 2, 13]
    assert VALUES["pack_points"] == 87


def test_the_table_of_the_sets() -> None:
    assert [row[1:] for row in rows(PAGE["sets.table"])] == [[f"{{{key}_three}}", f"{{{key}_four}}"] for key in SETS]
    assert (VALUES["tarocchi_three"], VALUES["fanti_four"]) == (18, 24)


def test_the_example_of_the_sets() -> None:
    assert pictures(PAGE["sets.picture"]) == THREE_SETS
    assert (VALUES["sets_sum"], VALUES["sets_total"]) == (43, 86)


@pytest.mark.parametrize(
    ("block", "held", "key", "points"),
    [
        ("sequences.suit-picture", SUIT_ROW, "swords", 15),
        ("sequences.equal-picture", MOORS_ROW, "moors", 15),
        ("sequences.grande-picture", GRANDE_ROW, "grande", 25),
        ("sequences.stop-picture", STOPPED_ROW, "grande", 30),
    ],
)
def test_the_drawn_sequences_lie_as_the_engine_lays_them(
    block: str, held: tuple[Card, ...], key: str, points: int
) -> None:
    found = next(meld for meld in combinations(held).sequences.melds if meld.key == key)
    assert pictures(PAGE[block]) == found.cards
    assert found.points == points


def test_the_numbers_of_the_sequences() -> None:
    assert (VALUES["suit_length"], VALUES["suit_points"], VALUES["moors_points"]) == (4, 15, 15)
    assert (VALUES["grande_length"], VALUES["grande_points"]) == (6, 25)
    assert (VALUES["stopped_length"], VALUES["stopped_points"]) == (7, 30)
    assert (VALUES["longest"], VALUES["longest_points"]) == (22, 105)


def test_the_combinations_of_the_result_are_those_of_the_pile() -> None:
    found = combinations(MINE)
    melds = [*found.sets.melds, *found.sequences.melds]
    drawn = {in_cell(cards): points for _, cards, points in rows(PAGE["result.melds"])}
    assert drawn == {meld.cards: f"{{mine_{meld.key}}}" for meld in melds}
    assert [VALUES[f"mine_{meld.key}"] for meld in melds] == [meld.points for meld in melds]


def test_the_result_is_that_of_the_specification() -> None:
    assert len(MINE) + len(THEIRS) == len(BOLOGNA_62.cards)
    parts = ("opening", "cards", "sets", "sequences", "total")
    assert [VALUES[f"mine_{part}"] for part in parts] == [35, 39, 36, 160, 270]
    assert [VALUES[f"theirs_{part}"] for part in parts] == [15, 48, 114, 40, 223]
