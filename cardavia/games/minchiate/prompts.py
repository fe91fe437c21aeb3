"""What a seat is asked before the play, and what its moves are called and bring there, as terms (minchiate.md 6)."""

from __future__ import annotations

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move, Verb
from cardavia.games.minchiate.declaring import cards_shown, due, held, in_hand
from cardavia.games.minchiate.state import DECLARE, DISCARD, MinchiateState
from cardavia.games.minchiate.versicole import Versicola


def question(state: MinchiateState) -> str:
    """The term of what the seat in turn is asked; "" where it just plays a card."""
    return {DISCARD: "minchiate.ask.discard", DECLARE: "minchiate.ask.declare"}.get(state.phase, "")


def count(state: MinchiateState) -> int:
    """The number ``n`` that goes with the question: cards to discard, or versicole not yet declared."""
    if state.phase == DISCARD:
        return due(state, state.turn)
    return len(_open(state)) if state.phase == DECLARE else 0


def choice(state: MinchiateState, move: Move) -> str:
    """The term on the button of a move; "" for a card, which is its own button."""
    if move.verb is Verb.PASS:
        return "minchiate.choice.done" if state.declared[state.turn] else "minchiate.choice.silent"
    each = _named(state, move)
    return f"minchiate.choice.{each.kind}" if each else ""


def points(state: MinchiateState, move: Move) -> int:
    """What a move brings at once: the points of a versicola, the Matto's five among them."""
    each = _named(state, move)
    return each.points if each else 0


def cards(state: MinchiateState, move: Move) -> tuple[Card, ...]:
    """The cards that a move shows to all: those of a versicola, and the Matto if it adds to it."""
    each = _named(state, move)
    return cards_shown(each, held(state, state.turn)) if each else ()


def _named(state: MinchiateState, move: Move) -> Versicola | None:
    if state.phase != DECLARE:
        return None
    return next((each for each in in_hand(state, state.turn) if each.call == move.call), None)


def _open(state: MinchiateState) -> tuple[Versicola, ...]:
    return tuple(each for each in in_hand(state, state.turn) if each.call not in state.declared[state.turn])
