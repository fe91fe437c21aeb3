"""Why a move is good, as a term: the first of a fixed list that is true of the move."""

from __future__ import annotations

from collections.abc import Sequence

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move
from cardavia.games.scopa.bitwise import COIN_CARDS, OF_VALUE, SEVEN_BIT, bits, named
from cardavia.games.scopa.knowledge import Knowledge, in_bits

ONLY_MOVE = "scopa.hint.only-move"
SETTEBELLO = "scopa.hint.takes-settebello"
SWEEP = "scopa.hint.sweep"
SEVEN = "scopa.hint.takes-seven"
COINS = "scopa.hint.takes-coins"
PRIME = "scopa.hint.takes-prime"
MOST = "scopa.hint.takes-most"
DENIES = "scopa.hint.denies"
SAFE_TABLE = "scopa.hint.safe-table"
KEEPS_GOOD = "scopa.hint.keeps-good"
COUNTED = "scopa.hint.counted"
WEIGHED = "scopa.hint.weighed"

TERMS = (ONLY_MOVE, SETTEBELLO, SWEEP, SEVEN, COINS, PRIME, MOST, DENIES, SAFE_TABLE, KEEPS_GOOD, COUNTED, WEIGHED)
"""All the reasons that this mind gives."""

Reason = tuple[str, tuple[Card, ...]]


def reason(known: Knowledge, move: Move, moves: Sequence[Move], counted: bool) -> Reason:
    """The reason for a move among the legal ones, and the cards that it is about.

    ``counted`` says that every hidden card is known and the move was found by playing the deal to its end.
    """
    if len(moves) == 1:
        return ONLY_MOVE, move.cards
    card, group = in_bits(move)
    plain = _won(known, card, group) if group else None
    if plain is not None:
        return plain
    if counted:
        return COUNTED, move.cards
    if group and len(move.taking) == max(len(other.taking) for other in moves):
        return MOST, move.cards + move.taking
    return _left(known, card, group)


def _won(known: Knowledge, card: int, group: int) -> Reason | None:
    won = card | group
    if won & SEVEN_BIT:
        return SETTEBELLO, named(SEVEN_BIT)
    if group == known.table and known.sweeps(card, group, known.last_play):
        return SWEEP, named(card)
    for term, cards in ((SEVEN, OF_VALUE[7]), (COINS, COIN_CARDS), (PRIME, OF_VALUE[6] | OF_VALUE[1])):
        if won & cards:
            return term, named(won & cards)
    return None


def _left(known: Knowledge, card: int, group: int) -> Reason:
    """A reason in what the move leaves: the table, or the hand."""
    if not known.sweepers(known.after(card, group)):
        return (DENIES, named(group)) if group and known.sweepers(known.table) else (SAFE_TABLE, named(card))
    if not group and all(known.worth(kept) >= known.worth(card) for kept in bits(known.hand)):
        return KEEPS_GOOD, named(known.hand ^ card)
    return WEIGHED, named(card)
