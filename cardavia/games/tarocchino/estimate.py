"""What cards are worth to a player, by the table of tarocchino.md 17 and a few rules of thumb."""

from __future__ import annotations

from collections.abc import Collection

from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.games.tarocchino.values import (
    ACES,
    ANGEL,
    BEGATO,
    CAVALLI,
    FANTI,
    FOOL,
    KINGS,
    MOON,
    MOORS,
    NUMBERS,
    ORDER,
    PIPS,
    QUEENS,
    SUN,
    WORLD,
)

SWING: dict[Card, int] = {
    FOOL: 145,
    BEGATO: 145,
    ANGEL: 118,
    WORLD: 61,
    SUN: 22,
    MOON: 22,
    **dict.fromkeys(KINGS, 101),
    **dict.fromkeys(QUEENS, 49),
    **dict.fromkeys(CAVALLI, 46),
    **dict.fromkeys(FANTI, 43),
    **dict.fromkeys(ACES, 37),
    **dict.fromkeys(MOORS, 30),
    **dict.fromkeys(PIPS, 1),
    **dict(zip(NUMBERS, (16, 13, 9, 7, 5, 3, 3, 2, 2, 2, 2, 2), strict=True)),
}
"""How much the final difference swings if a card ends up on one side rather than on the other."""

_POWER: dict[Card, int] = {
    ANGEL: 40,
    WORLD: 26,
    SUN: 18,
    MOON: 16,
    **dict(zip(NUMBERS, (14, 12, 11, 10, 9, 8, 7, 6, 6, 5, 5, 5), strict=True)),
    **dict.fromkeys(MOORS, 4),
    FOOL: 16,
}
_HOME: dict[Card, float] = {
    ANGEL: 1.0,
    FOOL: 1.0,
    WORLD: 0.75,
    SUN: 0.75,
    MOON: 0.7,
    BEGATO: 0.45,
    **dict.fromkeys(KINGS, 0.5),
    **dict.fromkeys(QUEENS, 0.42),
    **dict.fromkeys(CAVALLI, 0.4),
    **dict.fromkeys(FANTI, 0.38),
    **dict.fromkeys(ACES, 0.4),
    **dict.fromkeys(MOORS, 0.45),
}


def power(card: Card, left: int) -> float:
    """What a card can still do in the play if it is kept, with so many cards in hand."""
    return _POWER.get(card, 0) * min(1.0, (left - 1) / 7)


def chance_home(card: Card, held: Collection[Card], angel_gone: bool) -> float:
    """The chance that a card ends up on the own side if it is not played now."""
    if card == WORLD and (angel_gone or ANGEL in held):
        return 1.0
    if card == BEGATO:
        trumps = sum(ORDER.is_trump(each) for each in held)
        return min(0.7, _HOME[BEGATO] + 0.03 * trumps)
    return _HOME.get(card, 0.5)


def is_figure(card: Card) -> bool:
    """Whether it is a queen, cavallo or fante."""
    return BOLOGNA_62.rank(card) in ("Q", "C", "F")
