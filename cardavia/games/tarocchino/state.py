"""A match of Tarocchino as a value: its phases, its zones, and what all have heard."""

from __future__ import annotations

from dataclasses import dataclass

from cardavia.engine.cards import Card
from cardavia.engine.options import Options
from cardavia.engine.zones import Seat, Zone, hand
from cardavia.kits.tricks import TrickState

SIDES = 2
DISCARD = "discard"
DECLARE = "declare"
"""The phases before the play (tarocchino.md 1)."""


def side_of(seat: Seat) -> int:
    """The partnership of a seat: who sits opposite each other play together (5)."""
    return seat % SIDES


def counted(side: int) -> Zone:
    """Where a side's pile lies open when it is counted (12.3)."""
    return Zone("counted", Seat(side))


def discards(seat: Seat) -> Zone:
    """The dealer's discards; nobody else sees them before the settlement (6.2, D6)."""
    return Zone("discard", seat)


def shown(seat: Seat) -> Zone:
    """The part of a seat's hand that lies open: declared cards until they are played, at the end the discards (6.3)."""
    return Zone("shown", seat)


def fool(seat: Seat) -> Zone:
    """Where the Fool lies after its trick: before the seat that played it, until the settlement (D14)."""
    return Zone("fool", seat)


@dataclass(frozen=True)
class TarocchinoOptions(Options):
    """The specification knows no variants: one deal, chance chooses the dealer (D2)."""


@dataclass(frozen=True, kw_only=True)
class TarocchinoState(TrickState):
    """A match of Tarocchino. Whatever stands here beside the zones, everybody has heard or seen."""

    options: TarocchinoOptions
    openings: tuple[int, ...] = (0, 0, 0, 0)
    """By seat, the points that it has declared."""
    tricks: tuple[int, ...] = (0, 0)
    """By side, the tricks that it has won."""
    fool_taken: int | None = None
    """The side that won the trick with the Fool in it; None while it has not been played."""

    def held(self, seat: Seat) -> tuple[Card, ...]:
        """All the cards that a seat still has to play, covered and open."""
        return self.at(hand(seat)) + self.at(shown(seat))
