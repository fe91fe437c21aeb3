"""Free places on the table: which place a card lies in follows from what happened, so that it can be found again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardavia.engine.cards import Card
from cardavia.engine.events import DealBegan, Event, Moved
from cardavia.engine.zones import Zone

Slots = dict[Zone, dict[Card, int]]
"""Zone -> card -> the number of its place. A card keeps it while it lies; the next one takes the lowest free."""


def follow(slots: Slots, event: Event) -> None:
    """Bring the places up to date with one event."""
    if isinstance(event, DealBegan):
        slots.clear()
    elif isinstance(event, Moved):
        leaving = slots.get(event.src, {})
        for card in event.cards:
            leaving.pop(card, None)
        lie(slots.setdefault(event.dst, {}), event.cards)


def lie(places: dict[Card, int], cards: Iterable[Card]) -> None:
    """Give each card that has no place yet the lowest free one."""
    for card in cards:
        if card not in places:
            used = set(places.values())
            places[card] = next(number for number in range(len(used) + 1) if number not in used)


def slots_of(seen: Iterable[Event], zones: Mapping[Zone, tuple[Card, ...]]) -> Slots:
    """The places of all cards, from all that happened in this deal; what lies without a history is added behind."""
    slots: Slots = {}
    for event in seen:
        follow(slots, event)
    for zone, cards in zones.items():
        places = slots.setdefault(zone, {})
        for gone in places.keys() - set(cards):
            del places[gone]
        lie(places, cards)
    return slots
