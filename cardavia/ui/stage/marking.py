"""How cards at rest show what can be done with them: marks, cards that lift, a card that hangs on the finger."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.layout import Spread
from cardavia.engine.zones import Seat, Zone
from cardavia.ui.stage.card_item import CardItem
from cardavia.ui.stage.clock import Clock, Track, smooth
from cardavia.ui.stage.flights import Glide
from cardavia.ui.stage.pacing import NUDGE, RETURN, Pace
from cardavia.ui.stage.pose import Pose
from cardavia.ui.stage.seating import Seating
from cardavia.ui.stage.troupe import Troupe

HOVERED, CHOSEN, ASIDE = 0.035, 0.055, 0.075
"""How far cards lift, against their height: under the pointer, chosen in the hand, chosen on the table."""
CARRIED = 3000.0
"""A card on the finger is drawn over all others."""


class Marks(NamedTuple):
    """What the page wants cards to look like."""

    lit: frozenset[Card] = frozenset()
    chosen: frozenset[Card] = frozenset()
    targets: frozenset[Card] = frozenset()
    dimmed: frozenset[Card] = frozenset()
    focus: Card | None = None

    def show(self, item: CardItem, own: bool) -> None:
        """Lay the marks of its card over an item; what lies face down has none.

        In the ``own`` hand a chosen card is known by its height; on the table it must differ from those that could be
        chosen besides.
        """
        card, known = item.card, item.card != UNKNOWN
        picked = not own and card in self.chosen
        item.mark("picked", known and picked)
        item.mark("target", known and card in self.targets | self.chosen and not picked)
        item.mark("lit", known and card in self.lit - self.targets - self.chosen)
        item.mark("dim", known and card in self.dimmed)
        item.mark("focus", known and card == self.focus)
        item.mark("glow", False)


class Marking:
    """The marks and small motions of one table. ``seating`` and ``bottom`` follow the table's size and seats."""

    def __init__(self, troupe: Troupe, clock: Clock, seating: Seating) -> None:
        self._troupe, self._clock = troupe, clock
        self.seating, self.bottom, self.pace, self.dpr = seating, Seat(0), Pace(), 1.0
        self.marks = Marks()
        self.hovered: Card = UNKNOWN
        self._nudges: dict[int, _Nudge] = {}

    def lie(self, *, sharp: bool = True) -> None:
        """Every card where it belongs, with its marks; in sharp pictures, or for now in those it has."""
        for item, pose in self.poses():
            if sharp or not item.is_dressed:
                item.rest(pose, self.dpr)
            else:
                item.draw(pose)
                item.fade(1.0)
        self.show()

    def show(self) -> None:
        """Lay the marks over the cards."""
        for zone, items in self._troupe.zones.items():
            for item in items:
                self.marks.show(item, self.is_own(zone))
                item.mark("open", self._is_open(zone))

    def clear(self) -> None:
        """Something is about to be played: no card is marked."""
        self.marks = Marks()
        for zone, items in self._troupe.zones.items():
            for item in items:
                item.clear_marks()
                item.mark("open", self._is_open(zone))

    def forget_motion(self) -> None:
        """The clock was emptied."""
        self._nudges.clear()

    def poses(self) -> list[tuple[CardItem, Pose]]:
        """Every card with the place that it belongs in."""
        return [(item, self._lifted(item, zone, pose)) for zone, item, pose in self._troupe.lying(self.seating)]

    def _lifted(self, item: CardItem, zone: Zone, pose: Pose) -> Pose:
        card, own, share = item.card, self.is_own(zone), 0.0
        if card == UNKNOWN:
            return pose
        if card in self.marks.chosen:
            share = CHOSEN if own else ASIDE
        elif own and card == self.hovered:
            share = HOVERED
        return pose._replace(y=round(pose.y - share * pose.height)) if share else pose

    def is_own(self, zone: Zone) -> bool:
        """Whether a zone is the hand at the bottom, or lies among its cards."""
        place = self.seating.place(zone)
        return zone.seat == self.bottom and place is not None and place.spread is Spread.FAN

    def _is_open(self, zone: Zone) -> bool:
        """Whether cards of the own hand lie open to all: they stand higher, and have a gilt edge."""
        place = self.seating.place(zone)
        return self.is_own(zone) and place is not None and place.raised > 0

    def nudge(self, length: float = NUDGE) -> None:
        """Cards that are to lie elsewhere than they do, a little higher or in another order, move there."""
        tracks = []
        for item, goal in self.poses():
            going = self._nudges.get(id(item))
            if goal != (going.goal if going else item.now):
                tracks.append(self._track(item, goal, length))
        if tracks:
            self._clock.play(tracks)

    def _track(self, item: CardItem, goal: Pose, length: float) -> Track:
        self._halt(item)
        nudge = self._nudges[id(item)] = _Nudge(self, item, goal)
        return Track(0.0, self.pace.ms(length), nudge, smooth)

    def _halt(self, item: CardItem) -> None:
        going = self._nudges.pop(id(item), None)
        if going:
            going.alive = False

    def ended(self, nudge: _Nudge, item: CardItem) -> None:
        """A small motion has arrived."""
        if self._nudges.get(id(item)) is nudge:
            del self._nudges[id(item)]

    def carry(self, item: CardItem, point: QPointF) -> None:
        """A card follows the finger, high over the table."""
        self._halt(item)
        if item.now.z < CARRIED:
            item.take_off(item.now.width, self.dpr)
        item.draw(item.now._replace(x=point.x(), y=point.y(), turn=0.0, z=CARRIED), height=1.0)

    def held(self) -> tuple[CardItem, Pose] | None:
        """The card that hangs on the finger or was dropped and lies nowhere yet, with where it is."""
        return next(((item, item.now) for item in self._troupe if item.now.z >= CARRIED), None)

    def let_go(self, item: CardItem, pose: Pose) -> None:
        """A card was dropped for nothing: from there it flies back into the hand, if it still belongs there."""
        zone = self._troupe.zone_of(item)
        if zone is not None and self.is_own(zone) and self.pace.ms(RETURN):
            item.take_off(pose.width, self.dpr)
            item.draw(pose, height=1.0)
            self.send_back(item)

    def send_back(self, item: CardItem) -> None:
        """A card flies back to where it lies."""
        goal = next((pose for other, pose in self.poses() if other is item), None)
        if goal is not None:
            self._clock.play([self._track(item, goal, RETURN)])


class _Nudge:
    """A small motion of one card, which may be overtaken by the next one."""

    def __init__(self, marking: Marking, item: CardItem, goal: Pose) -> None:
        self._marking, self._item, self.goal = marking, item, goal
        self.alive = True
        self._glide = Glide(item, goal, marking.dpr)

    def __call__(self, u: float) -> None:
        if not self.alive:
            return
        self._glide(u)
        if u >= 1.0:
            self._marking.ended(self, self._item)
