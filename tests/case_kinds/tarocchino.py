"""Answers the kinds of Tarocchino cases through the engine: builds positions, plays moves, reads states and lines.

``KINDS`` maps a kind to the function that answers it and the fields that its input may have beside ``options``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.engine.events import Announced, Event, MatchWon, Moved, TrickWon
from cardavia.engine.moves import Move, Verb
from cardavia.engine.notation import position
from cardavia.engine.rules import IllegalMove
from cardavia.engine.score import Line, total
from cardavia.engine.state import Phase, Step
from cardavia.engine.zones import Seat, hand
from cardavia.games.tarocchino import scoring
from cardavia.games.tarocchino.combinations import SEQUENCES, SETS, Melds, combinations
from cardavia.games.tarocchino.declaring import DECLARATION, PASS
from cardavia.games.tarocchino.rules import TarocchinoRules
from cardavia.games.tarocchino.settlement import EXCHANGED
from cardavia.games.tarocchino.state import (
    DECLARE,
    DISCARD,
    TarocchinoOptions,
    TarocchinoState,
    counted,
    shown,
    side_of,
)
from cardavia.games.tarocchino.values import FOOL, ORDER, half_points
from cardavia.kits.deals import eldest, round_from
from cardavia.kits.tricks import winner as seat_that_wins
from tests.case_kinds.asking import Json, Kinds, NotACase, members

RULES = TarocchinoRules()
OPTIONS = TarocchinoOptions()
SEATS, HAND = 4, 15


# ---------------------------------------------------------------------------------------------------- input -> product


def cards_of(names: Iterable[str]) -> tuple[Card, ...]:
    """Cards of the pack, each once; ``NotACase`` for anything else."""
    return members(BOLOGNA_62, names)


def plain_input(given: Mapping[str, Json]) -> None:
    """The game has no variants."""
    if given.get("options"):
        raise NotACase(f"unknown options: {given['options']!r}")


def in_play(played: Sequence[Card], held: Sequence[Card]) -> TarocchinoState:
    """Seat 0 has led; the next seat is on turn with these cards."""
    turn = len(played)
    tricks = " | ".join(f"trick{seat} {card}" for seat, card in enumerate(played))
    if turn >= SEATS:
        raise NotACase(f"a trick of {turn} cards")
    return position(RULES, f"turn {turn} | hand{turn} {' '.join(held)} | {tricks}", seats=SEATS, leader=Seat(0))


def dealt(hands: Sequence[Sequence[str]], dealer: int) -> TarocchinoState:
    """The deal that gives these hands: five at a time from the dealer's right, the last two to the dealer (6.1)."""
    held = [cards_of(each) for each in hands]
    start = RULES.begin(SEATS, Seat(dealer), OPTIONS)
    seats = round_from(start, eldest(start))
    packets = [held[seat][at : at + 5] for at in (0, 5, 10) for seat in seats]
    order = cards_of([card for packet in packets for card in packet] + list(held[dealer][HAND:]))
    if len(order) != len(BOLOGNA_62.cards):
        raise NotACase(f"hands of {[len(each) for each in held]} cards")
    return RULES.deal(start, order).state


# ------------------------------------------------------------------------------------------------------------- answers


def legal(given: Mapping[str, Json]) -> Json:
    plain_input(given)
    held, played = cards_of(given["hand"]), cards_of(given["trick"])
    cards_of((*held, *played))
    return [card for move in RULES.legal_moves(in_play(played, held)) for card in move.cards]


def discard(given: Mapping[str, Json]) -> Json:
    plain_input(given)
    held = cards_of(given["hand"])
    state = replace(position(RULES, f"turn 0 | dealer 0 | hand0 {' '.join(held)}", seats=SEATS), phase=DISCARD)
    if "discards" not in given:
        return [card for move in RULES.legal_moves(state) for card in move.cards]
    try:
        for name in given["discards"]:
            state = RULES.apply(state, Move(Verb.DISCARD, (Card(name),))).state
    except IllegalMove:
        return False
    return state.phase != DISCARD


def winner(given: Mapping[str, Json]) -> Json:
    plain_input(given)
    played = cards_of(given["trick"])
    return seat_that_wins(ORDER, in_play((), ()), played)


def pile_points(given: Mapping[str, Json]) -> Json:
    plain_input(given)
    halves = half_points(cards_of(given["cards"]))
    return halves / 2 if halves % 2 else halves // 2


def sets(given: Mapping[str, Json]) -> Json:
    plain_input(given)
    found = combinations(cards_of(given["cards"])).sets
    return {"sets": {meld.key: meld.points for meld in found.melds}, **summed(found)}


def sequences(given: Mapping[str, Json]) -> Json:
    plain_input(given)
    found = combinations(cards_of(given["cards"])).sequences
    rows = {meld.key: {"length": len(meld.cards), "points": meld.points} for meld in found.melds}
    return {"sequences": rows, **summed(found)}


def summed(found: Melds) -> dict[str, Json]:
    return {"subtotal": found.subtotal, "doubled": found.doubled, "total": found.total}


# ---------------------------------------------------------------------------------------------------------- whole deals


def settlement(given: Mapping[str, Json]) -> Json:
    """Who has nothing to declare is not asked, whatever the case says."""
    plain_input(given)
    step = Step(dealt(given["hands"], given["dealer"]), ())
    declared: dict[Seat, dict[str, Json]] = {}
    for card in cards_of(given["discards"]):
        step = after(step, Move(Verb.DISCARD, (card,)))
    while step.state.phase == DECLARE:
        before, seat = step.state, step.state.turn
        step = after(step, DECLARATION if given["declare"][seat] else PASS)
        if given["declare"][seat]:
            declared[seat] = opening(before, step.state, seat)
    for card in cards_of(given["plays"]):
        step = after(step, Move(Verb.PLAY, (card,)))
    if step.state.phase != Phase.OVER:
        raise NotACase("the deal is not over")
    return {**told(*step), "opening": [declared.get(seat, NOTHING) for seat in step.state.everyone]}


def after(step: Step[TarocchinoState], move: Move) -> Step[TarocchinoState]:
    """The next state, with all the events so far."""
    try:
        state, events = RULES.apply(step.state, move)
    except IllegalMove as fault:
        raise NotACase(f"seat {step.state.turn}: {move} is illegal: {fault.reason}") from fault
    return Step(state, (*step.events, *events))


NOTHING = {"declared": False, "sets": 0, "sequences": 0, "total": 0, "public": []}


def opening(before: TarocchinoState, after: TarocchinoState, seat: Seat) -> dict[str, Json]:
    """What a declaration wrote on the sheet and laid open."""
    lines = after.sheet[len(before.sheet) :]
    if {line.side for line in lines} != {side_of(seat)}:
        raise NotACase("points of a declaration for the wrong side")
    return {
        "declared": True,
        "sets": points_of(lines, scoring.OPENING, SETS, scoring.SETS_DOUBLED),
        "sequences": points_of(lines, scoring.OPENING, SEQUENCES, scoring.SEQUENCES_DOUBLED),
        "total": after.openings[seat],
        "public": list(after.at(shown(seat))),
    }


def points_of(lines: Sequence[Line], kind: str, keys: Iterable[str], doubled: str) -> int:
    terms = {kind + key for key in (*keys, doubled)}
    return sum(line.points for line in lines if line.term in terms)


def told(state: TarocchinoState, log: Sequence[Event]) -> dict[str, Json]:
    """The settlement as the events and the sheet tell it."""
    by_side = [[line for line in state.sheet if line.side == side] for side in (0, 1)]
    (end,) = (event for event in log if isinstance(event, Announced) and event.term in scoring.FOOL_TERMS.values())
    (put_away,) = (line for line in state.sheet if line.term in (scoring.DISCARDS, scoring.DISCARDS_LOST))
    (won,) = (event for event in log if isinstance(event, MatchWon))
    (player,) = {event.src.seat for event in log if isinstance(event, Moved) and event.src.name == "fool"}
    outcome = next(fate for fate, term in scoring.FOOL_TERMS.items() if term == end.term)
    if player is None or FOOL in state.at(hand(player)):
        raise NotACase("nobody played the Matto")
    return {
        "trick_winners": [event.seat for event in log if isinstance(event, TrickWon)],
        "tricks": list(state.tricks),
        "opening_team": [
            sum(line.points for line in lines if line.term.startswith(scoring.OPENING)) for lines in by_side
        ],
        "matto": {
            "owner_team": side_of(player),
            "outcome": outcome,
            "given": end.cards[0] if outcome == EXCHANGED else None,
        },
        "discards_to": put_away.side,
        "piles": [list(state.at(counted(side))) for side in (0, 1)],
        "card_points": [sum(line.points for line in lines if line.term == scoring.CARD_POINTS) for lines in by_side],
        "last_trick": [sum(line.points for line in lines if line.term == scoring.LAST) for lines in by_side],
        "captured": [
            {
                "sets": points_of(lines, scoring.CAPTURED, SETS, scoring.SETS_DOUBLED),
                "sequences": points_of(lines, scoring.CAPTURED, SEQUENCES, scoring.SEQUENCES_DOUBLED),
            }
            for lines in by_side
        ],
        "totals": [total(state.sheet, side) for side in (0, 1)],
        "winner": won.side,
    }


KINDS: Kinds = {
    "legal": (legal, frozenset({"hand", "trick"})),
    "discard": (discard, frozenset({"hand", "discards"})),
    "winner": (winner, frozenset({"trick"})),
    "pile_points": (pile_points, frozenset({"cards"})),
    "sets": (sets, frozenset({"cards"})),
    "sequences": (sequences, frozenset({"cards"})),
    "settlement": (settlement, frozenset({"dealer", "hands", "discards", "declare", "plays"})),
}
"""Kind -> how to answer it, and the fields that its input may have beside ``options``."""

LOOSE: frozenset[str] = frozenset()
"""Lists of lists whose order is no part of the answer: none."""
ORDERED: frozenset[str] = frozenset()
"""Lists of words whose order is the answer: none."""
WHOLE = frozenset({"sets", "sequences"})
"""Mappings whose keys are a part of the answer."""
