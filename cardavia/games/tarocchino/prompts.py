"""What a seat is asked before the play, what its moves are called and what they bring, as terms (section 12.3)."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move, Verb
from cardavia.games.tarocchino import scoring
from cardavia.games.tarocchino.declaring import in_hand
from cardavia.games.tarocchino.rules import EXTRA
from cardavia.games.tarocchino.state import DECLARE, DISCARD, TarocchinoState, discards, side_of


class Item(NamedTuple):
    """One thing that a choice brings: its term on the sheet, its points, and the cards that make it."""

    term: str
    points: int
    cards: tuple[Card, ...] = ()


def question(state: TarocchinoState) -> str:
    """The term of what the seat in turn is asked; "" where it just plays a card."""
    if state.phase == DISCARD:
        left = EXTRA - len(state.at(discards(state.turn)))
        return "tarocchino.ask.discard" if left == EXTRA else "tarocchino.ask.discard-another"
    return "tarocchino.ask.declare" if state.phase == DECLARE else ""


def choice(state: TarocchinoState, move: Move) -> str:
    """The term on the button of a move; it is said with ``n``, the points of ``points``."""
    if move.verb is Verb.DECLARE:
        return "tarocchino.choice.declare"
    if move.verb is Verb.PASS:
        return "tarocchino.choice.pass"
    return "tarocchino.choice.discard" if state.phase == DISCARD else ""


def points(state: TarocchinoState, move: Move) -> int:
    """What a move writes at once for the seat in turn."""
    return sum(item.points for item in items(state, move))


def items(state: TarocchinoState, move: Move) -> tuple[Item, ...]:
    """Each combination and each doubling that a declaration writes; other moves write nothing."""
    if move.verb is not Verb.DECLARE:
        return ()
    side = side_of(state.turn)
    lines = scoring.opening_lines(state.deal_no, side, in_hand(state))
    return tuple(Item(line.term, line.points, line.cards[side] if line.cards else ()) for line in lines)


def revealed(state: TarocchinoState, move: Move) -> tuple[Card, ...]:
    """The cards that a declaration lays open for the rest of the play (6.3)."""
    return in_hand(state).cards if move.verb is Verb.DECLARE else ()
