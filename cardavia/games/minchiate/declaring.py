"""Before the tricks: discards (minchiate.md 6.6) and the declaring of versicole (6.7)."""

from __future__ import annotations

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move, Verb
from cardavia.engine.zones import Seat, hand
from cardavia.games.minchiate.state import MinchiateState, shown
from cardavia.games.minchiate.values import HAND, MATTO, ODD, is_discardable
from cardavia.games.minchiate.versicole import Versicola, versicole
from cardavia.kits.tricks import Holder

# ------------------------------------------------------------------------------------------------------------ discards


def due(where: Holder, seat: Seat) -> int:
    """How many cards a seat has still to discard."""
    return max(0, len(where.at(hand(seat))) - HAND)


def why_not_discard(state: MinchiateState, move: Move) -> str | None:
    """One card of the hand that is worth nothing and is not the 29 (6.6)."""
    if move.verb is not Verb.DISCARD:
        return "minchiate.discard-first"
    if len(move.cards) != 1 or move.taking or move.call:
        return "reason.no-such-move"
    card = move.cards[0]
    if card not in state.at(hand(state.turn)):
        return "reason.not-your-card"
    if is_discardable(card):
        return None
    return "minchiate.not-the-29" if card == ODD else "minchiate.not-a-counting-card"


# -------------------------------------------------------------------------------------------------------- declarations


def held(where: Holder, seat: Seat) -> tuple[Card, ...]:
    """The cards of a seat, those that it is showing included."""
    return (*where.at(hand(seat)), *where.at(shown(seat)))


def in_hand(where: Holder, seat: Seat) -> tuple[Versicola, ...]:
    """Every versicola that a seat holds complete."""
    return versicole(held(where, seat))


def cards_shown(each: Versicola, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """What is shown for a versicola: its cards, and the Matto if it adds to it."""
    return (*each.cards, MATTO) if each.is_helped and MATTO in cards else each.cards


def declaration(each: Versicola) -> Move:
    """The declaring of one versicola."""
    return Move(Verb.DECLARE, each.cards, call=each.call)


def declarations(state: MinchiateState) -> tuple[Move, ...]:
    """Every versicola in the hand of the seat in turn, declared or not."""
    return tuple(map(declaration, in_hand(state, state.turn)))


def why_not_declare(state: MinchiateState, move: Move) -> str | None:
    """A whole versicola of the hand that is not declared yet, or the end of it (6.7, D14)."""
    if move.verb is Verb.PLAY:
        return "minchiate.declare-first"
    if move == Move(Verb.PASS):
        return None
    if move not in declarations(state):
        return "minchiate.whole-versicole-only"
    return "minchiate.already-declared" if move.call in state.declared[state.turn] else None
