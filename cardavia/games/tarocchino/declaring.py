"""Before the tricks: the dealer's discards (tarocchino.md 6.2) and the declarations (6.3)."""

from __future__ import annotations

from cardavia.engine.moves import Move, Verb
from cardavia.games.tarocchino.combinations import Combinations, combinations
from cardavia.games.tarocchino.state import TarocchinoState
from cardavia.games.tarocchino.values import FIVES

HAND = 15
"""Cards of a hand in the play; the dealer gets two more and puts two away (6.1)."""
ALL = "all"
DECLARATION = Move(Verb.DECLARE, call=ALL)
"""Everything that scores in the hand, or nothing: there is no partial declaration (D8)."""
PASS = Move(Verb.PASS)


def why_not_discard(state: TarocchinoState, move: Move) -> str | None:
    """Any card but those of value five, one card a move (6.2, D5)."""
    if move.verb is Verb.PLAY:
        return "tarocchino.discard-first"
    if move.verb is not Verb.DISCARD or len(move.cards) != 1 or move.taking or move.call:
        return "reason.no-such-move"
    if move.cards[0] not in state.held(state.turn):
        return "reason.not-your-card"
    return "tarocchino.no-fives" if move.cards[0] in FIVES else None


def in_hand(state: TarocchinoState) -> Combinations:
    """What the seat in turn can declare: from its own cards and from no others (D9)."""
    return combinations(state.held(state.turn))


def why_not_declare(state: TarocchinoState, move: Move) -> str | None:
    """Everything or nothing; the phase is there only for a seat that has something (6.3)."""
    if move == PASS or (move == DECLARATION and in_hand(state).total):
        return None
    if move.verb is Verb.DECLARE:
        return "tarocchino.everything-or-nothing"
    return "tarocchino.declare-first" if move.verb is Verb.PLAY else "reason.no-such-move"
