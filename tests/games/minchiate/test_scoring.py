"""Values, orders, versicole, the ladder and the end count, each against a second writing or a table of the rules."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.cards import MINCHIATE_97, Card
from cardavia.engine.score import Line, Sheet
from cardavia.engine.state import Draft
from cardavia.games.minchiate import scoring
from cardavia.games.minchiate.scoring import capture, difference, end_count, mark, resti, result_lines, rounded
from cardavia.games.minchiate.values import (
    KINGS,
    MATTO,
    ORDER,
    WORTH,
    is_counting,
    is_discardable,
    is_robbable,
    number,
    points_of,
)
from cardavia.games.minchiate.versicole import KINDS, versicole, versicole_points
from cardavia.kits.tarot import opponents, partner, price, worth_of
from tests.games.minchiate import plain
from tests.games.minchiate.table import at, cards

ANY_CARDS = st.frozensets(st.sampled_from(MINCHIATE_97.cards), max_size=97)
SPECIALS = [card for card in MINCHIATE_97.cards if not is_discardable(card)]
SPECIAL_CARDS = st.frozensets(st.sampled_from(SPECIALS))


# -------------------------------------------------------------------------------------------------------- the pack (3)


def test_the_pack() -> None:
    assert len(MINCHIATE_97.cards) == len(set(MINCHIATE_97.cards)) == 97
    assert MINCHIATE_97.cards[0] == "AS" and MINCHIATE_97.cards[13] == "KS"
    assert MINCHIATE_97.cards[56:] == (*(f"T{number}" for number in range(1, 41)), "M")
    assert [MINCHIATE_97.suit(Card(name)) for name in ("10D", "T35", "M", "CC")] == ["D", "T", "M", "C"]
    assert MINCHIATE_97.rank(Card("CC")) == "C"
    assert [number(Card(name)) for name in ("T7", "T40", "M", "7S")] == [7, 40, 0, 0]


def test_the_numbers_of_section_4() -> None:
    assert sum(map(is_counting, MINCHIATE_97.cards)) == 25
    assert sum(map(is_discardable, MINCHIATE_97.cards)) == 71
    assert {card for card in MINCHIATE_97.cards if is_robbable(card) and not is_counting(card)} == set(
        cards("T21 T22 T23 T24 T25 T26 T27 T29")
    )
    assert {card: plain.worth(card) for card in MINCHIATE_97.cards} == WORTH
    assert [points_of(cards(line)) for line in ("T36 T40", "T30 T1 M KS", "T2 T5", "T29 QS T6")] == [20, 20, 6, 0]


def test_every_pair_of_cards_as_in_a_second_writing() -> None:
    for first, second in combinations(MINCHIATE_97.cards, 2):
        for pair in ((first, second), (second, first)):
            assert ORDER.best(pair) == plain.winner(list(map(str, pair))), pair


# ------------------------------------------------------------------------------------------------------- versicole (8)


@given(SPECIAL_CARDS)
def test_versicole_as_in_a_second_writing(held: frozenset[Card]) -> None:
    assert versicole_points(held) == plain.versicole(set(map(str, held)))


@given(SPECIAL_CARDS)
def test_what_versicole_are_made_of(held: frozenset[Card]) -> None:
    found = versicole(held)
    assert [each.kind for each in found] == sorted((each.kind for each in found), key=KINDS.index)
    assert len({each.call for each in found}) == len(found)
    for each in found:
        assert set(each.cards) <= held and len(each.cards) >= 3
    assert sum(each.kind == "papi" for each in found) <= 1
    assert sum(each.kind == "high" for each in found) <= 3


@given(ANY_CARDS)
def test_no_side_has_more_than_the_pack(held: frozenset[Card]) -> None:
    """Each pile for itself (10): two piles can have a little more, where the Matto adds to two runs instead of one."""
    others = frozenset(MINCHIATE_97.cards) - held
    assert max(versicole_points(held), versicole_points(others)) <= 212
    assert points_of(held) + points_of(others) == 142


def test_a_broken_run_can_be_worth_more_to_both_sides_together() -> None:
    middle = frozenset(cards("T31 T32 T33"))
    assert (versicole_points(middle), versicole_points(frozenset(MINCHIATE_97.cards) - middle)) == (15, 202)


def test_the_matto_replaces_nothing() -> None:
    assert versicole(cards("T1 T2 M")) == ()
    assert versicole(cards("KS KB M")) == ()


def test_losing_one_card_of_all() -> None:
    """The table of section 16: what the side that has everything loses with one card, in versicole and points."""
    swings = {
        55: "T1 T30", 40: "T20 T39", 35: "T28", 30: "T13", 28: "T3", 25: "T36 T37", 15: f"T10 {' '.join(KINGS)}",
        14: "T2", 12: "T4", 9: "T5", 10: "T29 T31 T32 T33 T34 T35", 50: "T40 T38",
    }  # fmt: skip
    whole = frozenset(MINCHIATE_97.cards)
    for swing, line in swings.items():
        for card in cards(line):
            rest = whole - {card}
            own = 212 - versicole_points(rest) + WORTH[card]
            caught = 0 if card == "T40" else WORTH[card]  # nothing captures T40
            assert own + caught == swing, card


# ------------------------------------------------------------------------------------------------------- the ladder (9)


@given(st.lists(st.tuples(st.integers(0, 1), st.integers(1, 130)), max_size=30))
def test_the_ladder_as_in_a_second_writing(events: list[tuple[int, int]]) -> None:
    draft, other = Draft(at("turn 0")), plain.Ladder()
    for side, points in events:
        mark(draft, Line(1, side, "points", points))
        other.add(side, points)
        assert (difference(draft.sheet), resti(draft.sheet)) == (other.difference, other.net)
        assert abs(difference(draft.sheet)) < 60
        scored = sum(points if side == 0 else -points for side, points in events)
    if events:
        assert 60 * resti(draft.sheet) + difference(draft.sheet) == scored


@given(st.integers(-600, 600), st.integers(-5, 5))
def test_rounding_and_result(lead: int, net: int) -> None:
    sheet: Sheet = (
        Line(1, 0, scoring.PAID, 0, scoring.by_side(net)),
        Line(1, 0 if lead > 0 else 1, "points", abs(lead)),
    )
    paid = rounded(lead)
    assert (abs(paid) - 1) * 60 < abs(lead) <= abs(paid) * 60 if lead else paid == 0
    assert paid * lead >= 0
    lines = result_lines(1, sheet)
    assert resti((*sheet, *lines)) == net + paid
    assert lines[0].side == (None if lead == 0 else int(lead < 0))
    assert lines[1].side == (None if net + paid == 0 else int(net + paid < 0))
    assert all(line.points == 0 for line in lines)


def test_a_capture_leaves_out_the_partner_the_matto_and_the_29() -> None:
    played = [(0, Card("T37")), (1, Card("M")), (0, Card("T29")), (1, Card("T38"))]
    assert capture(played, 1) == ("T37",)
    assert capture(played, 0) == ("T38",)


@pytest.mark.parametrize(("count", "points"), [(42, 0), (43, 1), (84, 42)])
def test_cards_beyond_42(count: int, points: int) -> None:
    loose = [card for card in MINCHIATE_97.cards if is_discardable(card)]
    special = [card for card in MINCHIATE_97.cards if not is_discardable(card)]
    lines = end_count(1, 1, (*loose, *special)[:count], ())
    assert sum(line.points for line in lines if line.term == scoring.OVER) == points


def test_lines_that_bring_nothing_are_not_written() -> None:
    assert end_count(1, 0, cards("2S 3S"), ()) == ()
    (line,) = end_count(1, 0, cards("2S 3S 4S 5S"), cards("2S 3S 4S 5S"))
    assert (line.term, line.points, line.cards) == (scoring.LAST, 10, (cards("2S 3S 4S 5S"), ()))


# ---------------------------------------------------------------------------------------------------------- kits/tarot


def test_the_tarot_kit() -> None:
    assert [opponents(side) for side in (0, 1)] == [1, 0]
    assert [partner(seat) for seat in map(type(partner(0)), range(4))] == [2, 3, 0, 1]  # type: ignore[arg-type]
    luck = Random(1)
    held = luck.sample(MINCHIATE_97.cards, 12)
    assert worth_of(held, WORTH.__getitem__) == points_of(held)
    assert price([MATTO], MATTO, WORTH.__getitem__) == MATTO
