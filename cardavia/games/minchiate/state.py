"""A match of Minchiate as a value: its phases, its zones, and what all have seen."""

from __future__ import annotations

from dataclasses import dataclass

from cardavia.engine.cards import Card
from cardavia.engine.options import Options
from cardavia.engine.zones import Seat, Zone
from cardavia.kits.tricks import TrickState

DISCARD = "discard"
DECLARE = "declare"
"""The phases before the play (minchiate.md 6.6, 6.7)."""

PACKET = Zone("packet")
"""The cards that the cutter lifts (6.1)."""
FOLA = Zone("fola")
"""Undealt cards that lie face up: those that stopped the robbing, and in the end all that is out of play (6.8)."""


def robbed(seat: Seat) -> Zone:
    """What a seat robs or takes, face up until the deal is over (6.2, 6.4, 6.5)."""
    return Zone("robbed", seat)


def turned(seat: Seat) -> Zone:
    """The last card of a seat's second batch, face up until the deal is over (6.3)."""
    return Zone("turned", seat)


def aside(seat: Seat) -> Zone:
    """What a seat has discarded, face down until the Fola is exposed (6.6)."""
    return Zone("discard", seat)


def laid_out(seat: Seat) -> Zone:
    """A seat's discards in the exposed Fola, still marked as its own (D16)."""
    return Zone("fola", seat)


def shown(seat: Seat) -> Zone:
    """The cards that a seat shows while it declares (6.7)."""
    return Zone("shown", seat)


@dataclass(frozen=True)
class MinchiateOptions(Options):
    """Minchiate is played one way only: every open question of minchiate.md 12 is decided there."""


NOBODY: tuple[tuple[Card, ...], ...] = ((), (), (), ())
NOTHING: tuple[tuple[str, ...], ...] = ((), (), (), ())


@dataclass(frozen=True, kw_only=True)
class MinchiateState(TrickState):
    """A match of Minchiate. Whatever stands here beside the zones, everybody has heard or seen."""

    options: MinchiateOptions
    met: tuple[tuple[Card, ...], ...] = NOBODY
    """By seat, what all have seen go into its hand or shown from it: robbed, turned up, taken, declared."""
    declared: tuple[tuple[str, ...], ...] = NOTHING
    """By seat, the calls of the versicole that it declared."""
    suits_led: tuple[str, ...] = ()
    """The led suits of the tricks so far, each once (7.4)."""
    tricks: tuple[int, int] = (0, 0)
    """By side, the tricks that it has won in this deal."""

    @property
    def cutter(self) -> Seat:
        """The dealer's left, who cuts and robs (5, D3)."""
        return Seat((self.dealer + 3) % self.seats)


def with_more(rows: tuple[tuple[Card, ...], ...], seat: Seat, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Rows by seat, where one seat has these cards too, each card once."""
    more = tuple(card for card in cards if card not in rows[seat])
    return tuple(row + more if place == seat else row for place, row in enumerate(rows))
