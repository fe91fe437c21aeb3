"""Every worked example of minchiate.md 14, and the deal of section 15."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType

import pytest

from cardavia.engine.cards import MINCHIATE_97
from cardavia.engine.events import Event, MatchWon, TrickWon
from cardavia.engine.score import Line, Sheet, total
from cardavia.engine.state import Draft, Phase, Step
from cardavia.engine.zones import STOCK, Seat, hand
from cardavia.games.minchiate import scoring
from cardavia.games.minchiate.declaring import due
from cardavia.games.minchiate.scoring import difference, mark, resti, rounded
from cardavia.games.minchiate.state import DECLARE, DISCARD, FOLA, MinchiateState, laid_out
from cardavia.games.minchiate.values import MATTO, cost, is_discardable, points_of
from cardavia.games.minchiate.versicole import versicole, versicole_points
from cardavia.kits.deals import eldest, round_from
from cardavia.kits.tarot import pile, price
from tests.games.minchiate.table import (
    RULES,
    SEATS,
    at,
    cards,
    dealt,
    full_trick,
    legal,
    may_play,
    pack,
    play,
    points,
    said,
    scored,
)


def won(step: Step[MinchiateState]) -> tuple[set[str], set[str]]:
    return set(step.state.at(pile(0))), set(step.state.at(pile(1)))


@pytest.mark.parametrize(
    ("played", "winner", "captured"),
    [
        ("3B 9B AB 7B", 1, []),
        ("3D 9D AD 7D", 2, []),
        ("FC AC CC QC", 3, []),
        ("6S T8 KS T6", 1, [(1, 5)]),
    ],
)
def test_01_winners_in_the_suits(played: str, winner: int, captured: list[tuple[int, int]]) -> None:
    step = full_trick(0, played)
    assert step.state.turn == step.state.leader == winner
    assert points(step.events) == captured


@pytest.mark.parametrize(
    ("held", "played", "allowed"),
    [
        ("2B QB T11 T35 M", "7B", "2B QB M"),
        ("2B QB T11 T35 M", "7D", "T11 T35 M"),
        ("2B QB T11 T35 M", "T24", "T11 T35 M"),
        ("2B QB T11 T35 M", "", "2B QB T11 T35 M"),
        ("2B QB M", "T24", "2B QB M"),
    ],
)
def test_02_legal_plays(held: str, played: str, allowed: str) -> None:
    assert may_play(held, played) == allowed


@pytest.mark.parametrize(
    ("held", "played", "suits_led", "allowed"),
    [
        ("KD 8D T14 M", "5D T6", "", "KD"),
        ("KD 8D T14 M", "5D T6", "D", "KD 8D M"),
        ("KD 8D T14 M", "5D 2D", "", "KD 8D M"),
        ("KD 8D T14 M", "5D M", "", "KD 8D M"),
        ("KD 8D T14 M", "M 5D T6", "", "KD"),
        ("KD 8D T14 M", "5D T6", "S T", "KD"),  # coins were thrown away on other suits, never led
        ("8D T14 M", "5D T6", "", "8D M"),
    ],
)
def test_03_king_duty(held: str, played: str, suits_led: str, allowed: str) -> None:
    assert may_play(held, played, suits_led) == allowed


def test_03_a_suit_that_was_thrown_away_was_not_led() -> None:
    """Coins fall on a lead of swords; when they are led later, that is their first lead."""
    state = full_trick(1, "5S 2S 3S 9D").state
    assert state.suits_led == ("S",)


def test_04_a_led_matto() -> None:
    step = full_trick(3, "M T9 T4 KB")
    assert step.state.leader == 0
    assert points(step.events) == [(0, 3)]
    assert won(step) == ({"T9", "T4", "KB"}, {"M"})
    assert step.state.suits_led == ("T",)


def test_05_captures() -> None:
    step = full_trick(1, "T37 T20 T5 T38")
    assert step.state.leader == 0
    assert points(step.events) == [(0, 13)]


def test_06_losing_a_king_saving_the_matto() -> None:
    step = full_trick(0, "KD T7 M 4D")
    assert step.state.leader == 1
    assert points(step.events) == [(1, 5)]
    assert won(step) == ({"M"}, {"KD", "T7", "4D"})


def test_07_robbing_at_the_cut() -> None:
    step = dealt(pack(robbed="T23 KB T4", fola="9C"))
    state = step.state
    assert said(step.events)[:5] == ["cuts", "robs", "robs", "robs", "stops"]
    assert points(step.events)[:2] == [(0, 5), (0, 3)]
    assert state.at(FOLA)[0] == "9C"
    assert len(state.at(STOCK)) + len(state.at(FOLA)) == 10 - len(taken_by(state, Seat(3)))
    assert due(state, Seat(2)) == 3


def taken_by(state: MinchiateState, seat: Seat) -> Sequence[str]:
    """What a seat picked up beyond 21 cards."""
    return state.at(hand(seat))[21:]


def test_08_the_dealers_turn_at_the_fola() -> None:
    step = dealt(pack(robbed="T21", fola="T27 T10 6S T29 QC M T22 3B 8D 2C T15 FS"))
    state = step.state
    assert points(step.events) == [(1, 5)]
    assert set(taken_by(state, Seat(3))) == {"T27", "T10", "T29", "M"}
    assert set(state.met[3]) >= {"T27", "T10", "T29", "M"}
    assert set(state.at(STOCK)) | set(state.at(FOLA)) == set(cards("6S QC T22 3B 8D 2C T15 FS"))
    assert len(state.at(hand(Seat(3)))) == 25
    assert [due(state, seat) for seat in SEATS] == [0, 0, 1, 4]
    assert (state.phase, state.turn) == (DISCARD, 2)


def test_09_what_may_be_discarded() -> None:
    held = "KS QS AS T29 T27 T20 T6 T2 M"
    assert [card for card in cards(held) if is_discardable(card)] == list(cards("QS AS T27 T6"))
    rest = "2B 3B 4B 5B 6B 7B 8B 9B 10B 2C 3C 4C 5C"
    state = at(f"turn 3 | hand3 {held} {rest}", DISCARD)
    first = " ".join(cards(held))
    assert {move for move in legal(state) if move.split()[1] in first.split()} == {
        "discard QS", "discard AS", "discard T27", "discard T6",
    }  # fmt: skip


def test_10_a_declaration() -> None:
    state = at("turn 0 | hand0 T1 T2 T3 M KS KB KC", DECLARE)
    papi, kings = "declare T1 T2 T3 : papi-1-3", "declare KS KB KC : kings"
    assert legal(state) == {papi, kings, "pass"}
    both = play(state, papi, kings)
    assert points(both.events) == [(0, 36)]
    assert [line.points for line in scored(both.events)[0]] == [16, 20]
    only = play(state, kings, "pass")
    assert points(only.events) == [(0, 20)]
    assert set(only.state.at(hand(Seat(0)))) == set(cards("T1 T2 T3 M KS KB KC"))
    assert "M" in only.state.met[0]


@pytest.mark.parametrize(
    ("held", "worth"),
    [
        ("T3 T4 T5", 9), ("T1 T2 T3 T4", 14), ("T28 T29 T30 T31", 20), ("T35 T36 T37", 25), ("T37 T38 T39 T40", 40),
        ("T27 T28 T29", 0), ("T4 T5 T6", 0), ("KB KC KD", 15), ("T20 T30 T40", 20), ("T10 T20 T40", 0),
    ],
)  # fmt: skip
def test_11_single_versicole(held: str, worth: int) -> None:
    assert versicole_points(cards(held)) == worth


def test_12_merging() -> None:
    apart = versicole(cards("T28 T29 T30 T32 T33 T34 M"))
    assert [(each.call, each.points) for each in apart] == [("high-28-30", 20), ("high-32-34", 20)]
    joined = versicole(cards("T28 T29 T30 T31 T32 T33 T34 M"))
    assert [(each.call, each.points) for each in joined] == [("high-28-34", 40)]


def test_13_one_card_in_several_versicole() -> None:
    found = versicole(cards("T1 T2 T3 T13 T28 T29 T30 M"))
    assert [(each.kind, each.points) for each in found] == [("papi", 16), ("high", 20), ("thirteen", 20)]
    assert versicole_points(cards("T1 T2 T3 T13 T28 T29 T30 M")) == 56


@pytest.mark.parametrize(
    ("held", "worth"), [("T10 T20 T30 T40", 25), ("T10 T20 T30 T40 M", 30), ("T10 T20 T30 T40 M T1", 50)]
)
def test_14_tens(held: str, worth: int) -> None:
    assert versicole_points(cards(held)) == worth


def ladder(*events: tuple[int, int]) -> list[tuple[int, int]]:
    """Difference and net resti after each event."""
    draft = Draft(at("turn 0"))
    steps = []
    for side, count in events:
        mark(draft, Line(1, side, "points", count))
        steps.append((difference(draft.sheet), resti(draft.sheet)))
    return steps


def test_15_ladder() -> None:
    found = ladder((0, 30), (0, 25), (1, 13), (0, 18), (1, 10), (1, 52))
    assert found == [(30, 0), (55, 0), (42, 0), (0, 1), (-10, 1), (-2, 0)]
    assert ladder((0, 125)) == [(5, 2)]


@pytest.mark.parametrize(
    ("lead", "paid"), [(0, 0), (1, 1), (59, 1), (60, 1), (61, 2), (120, 2), (121, 3), (-1, -1), (-61, -2)]
)
def test_16_final_rounding(lead: int, paid: int) -> None:
    assert rounded(lead) == paid


def settled(piles: tuple[Sequence[str], Sequence[str]], last: int, sheet: Sheet = ()) -> Step[MinchiateState]:
    """The end of a deal from two piles."""
    zones = {pile(side): cards(" ".join(piles[side])) for side in (0, 1)}
    draft = Draft(replace(at("turn 0"), zones=MappingProxyType(zones), sheet=sheet))
    scoring.finish(draft, last, zones[pile(last)][:4])
    return draft.done()


def filled(named: str, count: int, other: str = "") -> Sequence[str]:
    """A pile of so many cards: the named ones, and worthless ones that are not in the other pile."""
    out = set(cards(f"{named} {other}"))
    loose = [card for card in MINCHIATE_97.cards if is_discardable(card) and card not in out]
    return [*named.split(), *loose[: count - len(named.split())]]


def worth_of_line(step: Step[MinchiateState], side: int, term: str) -> int:
    return sum(line.points for line in step.state.sheet if line.side == side and line.term.startswith(term))


@pytest.mark.parametrize(("sizes", "over"), [((45, 39), (2, 0)), ((44, 40), (1, 0))])
def test_17_counting_cards(sizes: tuple[int, int], over: tuple[int, int]) -> None:
    """The Matto's side pays one card, whoever won the trick in which it fell."""
    mine = filled("M", sizes[0])
    theirs = [card for card in MINCHIATE_97.cards if card not in mine][: sizes[1]]
    step = settled((mine, theirs), last=0)
    assert [len(step.state.at(pile(side))) for side in (0, 1)] == [sizes[0] - 1, sizes[1] + 1]
    assert tuple(worth_of_line(step, side, scoring.OVER) for side in (0, 1)) == over


def test_18_no_tricks() -> None:
    special = [card for card in MINCHIATE_97.cards if not is_discardable(card) and card != MATTO]
    mine = [*special, *[card for card in MINCHIATE_97.cards if is_discardable(card)][: 83 - len(special)]]
    start: Sheet = (Line(1, 0, scoring.PAID, 0, (1, 0)), Line(1, 0, "points", 20))
    step = settled((mine, ["M"]), last=0, sheet=start)
    assert len(step.state.at(pile(0))) == 84
    assert [total(step.state.sheet, side) for side in (0, 1)] == [426, 0]
    assert worth_of_line(step, 0, scoring.CARD_POINTS) == 142
    assert worth_of_line(step, 0, scoring.VERSICOLA) == 212
    assert (worth_of_line(step, 0, scoring.OVER), worth_of_line(step, 0, scoring.LAST)) == (42, 10)
    assert RULES.standing(step.state) == (9, 0)
    assert "gives-matto" in said(step.events)


def test_19_an_end_count() -> None:
    named = "T2 T3 T4 T10 T13 T20 T30 T31 T36 T37 KC KD M", "T1 T5 T28 T29 T32 T33 T34 T35 T38 T39 T40 KS KB"
    mine = filled(named[0], 49, named[1])
    theirs = filled(named[1], 35, " ".join(mine))
    step = settled((mine, theirs), last=1, sheet=(Line(1, 0, "points", 41),))
    assert [len(step.state.at(pile(side))) for side in (0, 1)] == [48, 36]
    counts = [
        [
            worth_of_line(step, side, term)
            for term in (scoring.CARD_POINTS, scoring.VERSICOLA, scoring.OVER, scoring.LAST)
        ]
        for side in (0, 1)
    ]
    assert counts == [[69, 34, 6, 0], [73, 50, 0, 10]]
    assert difference(step.state.sheet) == 17
    assert RULES.standing(step.state) == (1, 0)
    assert step.events[-1] == MatchWon(0)
    assert step.state.phase == Phase.OVER


def test_20_order_matters() -> None:
    assert ladder((1, 65), (0, 65)) == [(-5, -1), (0, 0)]
    assert ladder((0, 70), (1, 60)) == [(10, 1), (-50, 1)]
    draft = Draft(at("turn 0"))
    mark(draft, Line(1, 0, "points", 70))
    mark(draft, Line(1, 1, "points", 60))
    draft.score(*scoring.result_lines(1, draft.sheet))
    assert resti(draft.sheet) == 0
    assert draft.sheet[-1].term == scoring.NET_LEVEL


def test_21_totals() -> None:
    assert points_of(MINCHIATE_97.cards) == 142
    assert versicole_points(MINCHIATE_97.cards) == 212


def test_22_roles() -> None:
    state = at("turn 0", dealer=Seat(2))
    assert (state.cutter, eldest(state)) == (1, 3)
    assert round_from(state, eldest(state)) == (3, 0, 1, 2)


def test_23_the_29_in_tricks() -> None:
    step = full_trick(0, "T28 T29 T27 T12")
    assert step.state.leader == 1
    assert points(step.events) == [(1, 5)]
    assert points(full_trick(0, "T30 T29 T27 T12").events) == []


@pytest.mark.parametrize(("won_cards", "paid"), [("M 3D 7S 2B KB T29 T2", "7S"), ("M T29 T2 KB", "T2")])
def test_24_choosing_the_payment(won_cards: str, paid: str) -> None:
    assert price(cards(won_cards), MATTO, cost) == paid


def test_24_the_29_is_reckoned_as_five() -> None:
    assert price(cards("M T29 KB"), MATTO, cost) == "KB"
    assert price(cards("M T29 T40"), MATTO, cost) == "T29"


# ------------------------------------------------------------------------------------------------ 15: a complete deal

BATCHES = (
    "5B 3S 10C AS 4S T40 5S 6S 7S 2S M T13 T27 T28 T29 T30 T31 FS CS FC",
    "T12 3B AB 2B 9C 8C 8B T14 T15 7B CC QC T11 T4 T5 T6 T7 T8 T9 AC",
    "T37 FD T23 T26 5C 4C 3C T34 CD QD 5D 6D 7D 8D 9S 4B 10S 6B T1 3D",
    "KD T16 9B 10B 2C T2 T3 T24 T39 T38 2D AD 9D 7C QS 6C T36 T10 T35 FB",
)
LAST = ("T32", "4D", "KC", "CB")
TRICKS = (
    "5B 8B 6B KB", "KD T30 4D 8D", "AS T14 T33 KS", "7D 2D T13 T15", "9C 5C T20 10C", "9D T29 T8 6D",
    "3S T11 T37 QS", "5D AD T32 T6", "FC QC 4C T36", "9B T28 AB 4B", "4S T4 T26 T35", "10B T27 2B T1",
    "5S T5 T23 T16", "3D T24 T31 T7", "6S T9 T21 T2", "QD T10 M T12", "8C 3C T3 T40", "7S AC T34 T38",
    "CB 2S 3B FD", "FB FS 7B CD", "T39 CS CC KC",
)  # fmt: skip
LEADERS = (0, 3, 0, 2, 1, 3, 0, 2, 0, 3, 0, 3, 0, 2, 0, 2, 1, 0, 3, 3, 3)


def test_15_the_dresden_deal() -> None:
    order = pack("T17 KB KS T20 T18 T19 T22 T25 10D QB 8S", "T21 T33", BATCHES, LAST)
    step = dealt(order)
    events: list[Event] = list(step.events)
    for seat in (0, 1):
        assert set(step.state.at(hand(Seat(seat)))) == set(cards(f"{BATCHES[seat]} {LAST[seat]}"))
    assert set(taken_by(step.state, Seat(2))) == set(cards("T21 T33"))
    assert set(taken_by(step.state, Seat(3))) == set(cards("KB KS T20"))
    for card in ("9S", "10S", "2C", "6C", "7C"):
        step = play(step.state, f"discard {card}")
        events += step.events
    assert (step.state.phase, step.state.turn) == (DECLARE, 0)
    step = play(step.state, "declare T28 T29 T30 T31 T32 : high-28-32")
    events += step.events
    assert step.state.turn == 3
    assert legal(step.state) >= {"declare KS KB KD : kings"}
    step = play(step.state, "declare KS KB KD : kings")
    events += step.events
    assert step.state.phase == Phase.PLAY  # nobody has another versicola
    fola = [*step.state.at(FOLA), *(card for seat in SEATS for card in step.state.at(laid_out(seat)))]
    assert set(fola) == set(cards("T17 T18 T19 T22 T25 10D QB 8S 9S 10S 2C 6C 7C"))
    assert step.state.at(laid_out(Seat(2))) == cards("9S 10S")
    leaders = []
    for line in TRICKS:
        leaders.append(step.state.leader)
        for card in line.split():
            if card == "KS":
                assert legal(step.state) == {"play KS"}
            step = play(step.state, f"play {card}")
            events += step.events
    assert tuple(leaders) == LEADERS
    assert sum(isinstance(event, TrickWon) for event in events) == 21
    assert running(events) == [5, 10, 15, 45, 30, 35, 40, 35, 38, 41, 44, 39, 34]
    assert_end(step)


def running(events: list[Event]) -> list[int]:
    """The difference after each scoring event of the deal; the end count is none."""
    found: list[int] = []
    sheet: Sheet = ()
    for lines in scored(events):
        if lines[0].term == scoring.CARD_POINTS:
            break
        sheet += lines
        found.append(difference(sheet))
    return found


def assert_end(step: Step[MinchiateState]) -> None:
    terms = (scoring.CARD_POINTS, scoring.VERSICOLA, scoring.OVER, scoring.LAST)
    counts = [[worth_of_line(step, side, term) for term in terms] for side in (0, 1)]
    assert counts == [[74, 71, 2, 0], [68, 20, 0, 10]]
    assert step.state.tricks == (11, 10)
    assert "AS" in step.state.at(pile(1))
    assert difference(step.state.sheet) == 83
    assert RULES.standing(step.state) == (2, 0)
    assert step.events[-1] == MatchWon(0)
