"""Where zones lie on the table: shares of its size, and from there on so many cards of the own hand.

Shares go from 0, 0 in the upper left corner to 1, 1 in the lower right one. What keeps close to an edge or to the
middle says how many cards it keeps away from it: so a table of any shape has the same order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from cardavia.engine.zones import Seat, Zone


class Spread(Enum):
    """How the cards of a zone lie beside each other."""

    PILE = "pile"
    ROW = "row"
    """Side by side; in several rows where they are many and the place is high enough."""
    FAN = "fan"
    """As a hand is held; in two rows where so many cards would hide each other's index."""
    COLUMN = "column"
    """Across, one over the other along the table's edge: the hand of who sits at the side."""
    FREE = "free"
    """In free places: a card keeps its place while it lies (scopa.md 13)."""
    TUCKED = "tucked"
    """Face up and across, sticking out from under the pile beside them."""


@dataclass(frozen=True)
class Place:
    """A zone's place: the middle of its cards, and how far they may spread.

    ``x`` and ``y`` are shares of the table, ``dx`` and ``dy`` what is added to them, in widths and heights of a card in
    the own hand. ``width`` is the share of the table's width over which cards may spread, ``wide`` what is added to it
    in widths of a card, ``high`` the height for several rows or for a column, in heights of a card.
    """

    x: float = 0.5
    y: float = 0.5
    spread: Spread = Spread.PILE
    width: float = 0.0
    counted: bool = False
    """Whether the number of its cards is shown beside it."""
    scale: float = 1.0
    """Size of its cards against the size of a card in the player's hand."""
    lean: float = 0.0
    """By how much of the table's height it is drawn towards the dealer's side."""
    dx: float = 0.0
    dy: float = 0.0
    wide: float = 0.0
    high: float = 0.0
    step: float = 0.0
    """How far cards lie from each other where there is room, in their own widths; 0 for what is usual."""
    narrower: float = 1.0
    """The share of its width over which a hand spreads that is held in two rows."""
    joins: str = ""
    """The zone of the same seat whose cards these lie among, or the seatless one of its own name.

    Cards then lie in one fan, row or pile, and all the rest is said by that zone's place.
    """
    raised: float = 0.0
    """By how much of their height these cards stand higher than those that they lie among."""
    label: str = ""
    """The term of what is written under the cards as long as there are any."""
    outlined: bool = True
    """Whether a pile's place is drawn on the cloth, also while it is empty."""


Edge = tuple[float, float]
"""A share of the table, and so many cards from there on, to the right or downwards."""


@dataclass(frozen=True)
class Room:
    """Room for what is not a card. What is smaller is held at ``hold``: 0 left or above, 1 right or below."""

    left: Edge
    right: Edge
    top: Edge
    bottom: Edge
    hold: tuple[float, float] = (0.0, 0.5)


@dataclass(frozen=True)
class Layout:
    """A game's table as the seat at the bottom sees it. ``places`` goes by zone name and seats from there on."""

    places: Mapping[tuple[str, int | None], Place]
    plates: Mapping[int, Room] = field(default_factory=dict)
    """Where the plates of seats are, by seats from the bottom on; without one, left of the hand."""
    signs: Room | None = None
    """Where the facts that stay in sight are, one under the other."""
    widest: float = 0.22
    """A card in the own hand takes at most this share of the table's width."""
    least: float = 0.18
    """No card is lower than this share of the table's height."""
    upright: Layout | None = None
    """The same table where it is clearly higher than wide; without one its places are the same there."""

    def place(self, zone: Zone, seats: int, bottom: Seat) -> Place:
        """Where a zone lies for who sits at the bottom. Raises ``KeyError`` for a zone without a place."""
        key = zone.name, _ahead(zone, seats, bottom)
        place = self.places[key]
        if not place.joins:
            return place
        return replace(self.places[self._head(key)], raised=place.raised, counted=False, label="")

    def fellows(self, zone: Zone, seats: int, bottom: Seat) -> tuple[Zone, ...]:
        """The zones whose cards lie in one fan, row or pile with this one's, itself included, in their order there."""
        key = zone.name, _ahead(zone, seats, bottom)
        if key not in self.places:
            return (zone,)
        head = self._head(key)
        keys = [head, *(each for each in self.places if each != head and self._head(each) == head)]
        return tuple(Zone(name, None if ahead is None else Seat((bottom + ahead) % seats)) for name, ahead in keys)

    def _head(self, key: tuple[str, int | None]) -> tuple[str, int | None]:
        name, ahead = key
        joins = self.places[key].joins
        if not joins:
            return key
        return joins, None if joins == name else ahead


def _ahead(zone: Zone, seats: int, bottom: Seat) -> int | None:
    return None if zone.seat is None else (zone.seat - bottom) % seats
