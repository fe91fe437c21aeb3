"""Where zones lie on the table, in shares of it: 0, 0 is the upper left corner and 1, 1 the lower right one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from cardavia.engine.zones import Seat, Zone


class Spread(Enum):
    """How the cards of a zone lie beside each other."""

    PILE = "pile"
    ROW = "row"
    FAN = "fan"
    FREE = "free"
    """In free places: a card keeps its place while it lies (scopa.md 13)."""
    TUCKED = "tucked"
    """Face up and across, sticking out from under the pile beside them."""


@dataclass(frozen=True)
class Place:
    """A zone's place: the middle of its cards, and the share of the table's width over which they may spread."""

    x: float
    y: float
    spread: Spread = Spread.PILE
    width: float = 0.0
    counted: bool = False
    """Whether the number of its cards is shown beside it."""
    scale: float = 1.0
    """Size of its cards against the size of a card in the player's hand."""
    lean: float = 0.0
    """By how much of the table's height it is drawn towards the dealer's side."""


@dataclass(frozen=True)
class Layout:
    """A game's table as the seat at the bottom sees it. ``places`` goes by zone name and seats from there on."""

    places: Mapping[tuple[str, int | None], Place]

    def place(self, zone: Zone, seats: int, bottom: Seat) -> Place:
        """Where a zone lies for who sits at the bottom. Raises ``KeyError`` for a zone without a place."""
        ahead = None if zone.seat is None else (zone.seat - bottom) % seats
        return self.places[zone.name, ahead]
