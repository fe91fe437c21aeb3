"""All cards of the table by zone: who is where, which item plays which card, and where each has to lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Event
from cardavia.engine.layout import Place
from cardavia.engine.rules import Rules
from cardavia.engine.view import View
from cardavia.engine.zones import STOCK, Seat, Zone, hand
from cardavia.ui.stage.card_item import CardItem
from cardavia.ui.stage.pose import Pose
from cardavia.ui.stage.seating import Seating
from cardavia.ui.stage.slots import Slots, follow, slots_of


class Troupe:
    """The card items. It knows a card's face only where the seat at the bottom sees it."""

    def __init__(self, rules: Rules[Any], make: Callable[[], CardItem]) -> None:
        self._rules, self._make = rules, make
        self.zones: dict[Zone, list[CardItem]] = {}
        self.slots: Slots = {}
        self.seat = Seat(0)
        self.arrange: Callable[[tuple[Card, ...]], tuple[Card, ...]] | None = None
        """The order in which the own hand is held; None for as it was dealt."""
        self._spare: list[CardItem] = []

    def join(self, rules: Rules[Any]) -> None:
        """Play another game from now on: nothing lies anywhere, and no item shows a card of the pack before."""
        self._rules = rules
        self._spare += list(self)
        self.zones, self.slots = {}, {}
        for item in self._spare:
            item.play_part(UNKNOWN)
            item.draw(item.now._replace(shown=False))

    def __iter__(self) -> Iterator[CardItem]:
        return (item for items in self.zones.values() for item in items)

    def playing(self, card: Card) -> CardItem | None:
        """The item that stands for a card once everything has arrived."""
        return next((item for item in self if item.part == card), None) if card != UNKNOWN else None

    def showing(self, card: Card) -> CardItem | None:
        """The item that shows a card's face now."""
        return next((item for item in self if item.card == card), None) if card != UNKNOWN else None

    def zone_of(self, item: CardItem) -> Zone | None:
        """The zone in which an item lies."""
        return next((zone for zone, items in self.zones.items() if item in items), None)

    def counts(self) -> dict[Zone, int]:
        """How many cards lie in each zone."""
        return {zone: len(items) for zone, items in self.zones.items()}

    def settle(self, view: View[Any]) -> None:
        """Share the items out as the view says. Items keep their card where they can; what is not seen has no face."""
        self.seat = view.seat
        zones: Mapping[Zone, tuple[Card, ...]] = view.state.zones
        self.slots = slots_of(view.seen, zones)
        known = {item.part: item for item in self if item.part != UNKNOWN}
        wanted = {card for cards in zones.values() for card in cards if card != UNKNOWN}
        keep = {card: known[card] for card in wanted & known.keys()}
        kept = set(map(id, keep.values()))
        idle = {zone: [item for item in items if id(item) not in kept] for zone, items in self.zones.items()}
        self.zones = {zone: self._filled(cards, idle.get(zone, []), keep) for zone, cards in zones.items()}
        self._spare += [item for items in idle.values() for item in items]
        for item in self._spare:
            item.play_part(UNKNOWN)
            item.draw(item.now._replace(shown=False))

    def _filled(self, cards: tuple[Card, ...], idle: list[CardItem], keep: dict[Card, CardItem]) -> list[CardItem]:
        items: list[CardItem] = []
        for card in cards:
            item = keep.get(card)
            if item is None:
                item = idle.pop(0) if idle else self._spared()
            item.play_part(card)
            items.append(item)
        return items

    def _spared(self) -> CardItem:
        return self._spare.pop() if self._spare else self._make()

    # while a step is being planned

    def collect(self) -> list[CardItem]:
        """A deal begins: the whole pack lies on the stock. Gives the items, bottom first."""
        items = list(self)
        while len(items) < len(self._rules.deck.cards):
            items.append(self._spared())
        for item in items:
            item.part = UNKNOWN
        self.zones = {STOCK: items}
        return items

    def shift(self, cards: tuple[Card, ...], src: Zone, dst: Zone) -> list[CardItem]:
        """Take the items of these cards out of one zone and put them on another, in this order."""
        leaving = self.zones.setdefault(src, [])
        items = [self._taken(card, leaving) for card in cards]
        for item, card in zip(items, cards, strict=True):
            item.part = card if self.sees(dst) else UNKNOWN
        self.zones.setdefault(dst, []).extend(items)
        return items

    def _taken(self, card: Card, leaving: list[CardItem]) -> CardItem:
        for item in leaving:
            if item.part == card != UNKNOWN:
                leaving.remove(item)
                return item
        hidden = [item for item in leaving if item.part == UNKNOWN]
        if hidden:
            leaving.remove(hidden[-1])
            return hidden[-1]
        return self._spared()

    def follow(self, event: Event) -> None:
        """Keep the free places up to date."""
        follow(self.slots, event)

    def sees(self, zone: Zone) -> bool:
        """Whether the seat at the bottom sees the faces in a zone."""
        return self._rules.sees(self.seat, zone)

    def side(self, seat: Seat) -> int:
        """The partnership of a seat."""
        return self._rules.side(seat)

    # where everything lies

    def lying(self, seating: Seating) -> list[tuple[Zone, CardItem, Pose]]:
        """Where everything has to lie now, with the zone that it belongs to."""
        found: list[tuple[Zone, CardItem, Pose]] = []
        seen: set[Zone] = set()
        for zone in self.zones:
            if zone not in seen:
                fellows = seating.fellows(zone)
                seen.update(fellows)
                found += self._together(fellows, seating)
        return found

    def poses_in(self, zone: Zone, seating: Seating) -> list[tuple[CardItem, Pose]]:
        """Where the cards of a zone have to lie now, bottom first."""
        together = self._together(seating.fellows(zone), seating)
        poses = {id(item): pose for of, item, pose in together if of == zone}
        return [(item, poses[id(item)]) for item in self.zones.get(zone, [])]

    def order_in(self, zone: Zone, seating: Seating) -> list[CardItem]:
        """The items of a zone and of those that lie among them, in the order in which they lie."""
        return [item for _, item, _ in self._together(seating.fellows(zone), seating)]

    def _together(self, fellows: tuple[Zone, ...], seating: Seating) -> list[tuple[Zone, CardItem, Pose]]:
        lying = [(zone, item) for zone in fellows for item in self.zones.get(zone, [])]
        if fellows[0] == hand(self.seat):
            lying = self._in_order(lying)
        places = self.slots.get(fellows[0], {})
        numbers = [places.get(item.part, number) for number, (_, item) in enumerate(lying)]
        poses = seating.poses(fellows[0], numbers)
        return [
            (zone, item, _raised(pose, seating.place(zone))) for (zone, item), pose in zip(lying, poses, strict=True)
        ]

    def _in_order(self, lying: list[tuple[Zone, CardItem]]) -> list[tuple[Zone, CardItem]]:
        """The own hand as its owner wants to hold it; what has no face yet comes last."""
        if self.arrange is None:
            return lying
        cards = self.arrange(tuple(item.part for _, item in lying if item.part != UNKNOWN))
        at = {card: number for number, card in enumerate(cards)}
        return sorted(lying, key=lambda each: at.get(each[1].part, len(at)))


def _raised(pose: Pose, place: Place | None) -> Pose:
    if place is None or not place.raised:
        return pose
    return pose._replace(y=round(pose.y - place.raised * pose.height))
