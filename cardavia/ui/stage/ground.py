"""What the pointer finds on the table: the card under it, the zone that it is over."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from cardavia.engine.cards import UNKNOWN
from cardavia.engine.zones import TABLE, Zone, hand
from cardavia.ui.stage.card_item import CardItem
from cardavia.ui.stage.marking import Marking
from cardavia.ui.stage.troupe import Troupe

MISS = 6.0
"""Pixels by which a card may be missed where nothing else is."""
NEAR = 12.0
"""Pixels around a zone that belong to it."""


class TableGround:
    """The table as the pointer sees it. ``playing`` tells whether something is being played just now."""

    def __init__(self, troupe: Troupe, marking: Marking, playing: Callable[[], bool]) -> None:
        self._troupe, self._marking, self._playing = troupe, marking, playing

    def item_at(self, point: QPointF, but: CardItem | None = None) -> CardItem | None:
        """The topmost card at a point; near misses count where nothing else is."""
        for slack in (0.0, MISS):
            found = [item for item in self._troupe if item is not but and item.covers(point, slack)]
            if found:
                return max(found, key=lambda item: item.now.z)
        return None

    def is_own(self, item: CardItem) -> bool:
        """Whether a card lies face up in the hand at the bottom."""
        zone = self._troupe.zone_of(item)
        return zone is not None and item.card != UNKNOWN and self._marking.is_own(zone)

    def zone_at(self, point: QPointF) -> Zone | None:
        """The zone whose place is there.

        A fishing table takes what is dropped anywhere near it; where tricks are played, all that is not the own hand is
        the table.
        """
        seating = self._marking.seating
        if not seating.is_free:
            own = hand(self._marking.bottom)
            return own if point.y() > seating.crown(len(self._troupe.order_in(own, seating))) else TABLE
        zones = [*self._troupe.zones, *(zone for zone in seating.free_zones if zone not in self._troupe.zones)]
        found = [zone for zone in zones if seating.area(zone).adjusted(-NEAR, -NEAR, NEAR, NEAR).contains(point)]
        return found[0] if found else None

    def carry(self, item: CardItem, point: QPointF) -> None:
        """A card follows the finger, high over the table."""
        self._marking.carry(item, point)

    def send_back(self, item: CardItem) -> None:
        """A card flies back to where it lies."""
        if not self._playing():
            self._marking.send_back(item)
