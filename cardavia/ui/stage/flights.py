"""How one card moves: a flight, a step aside, a riffle, a glow. Each is drawn for a share of its time, from 0 to 1."""

from __future__ import annotations

import math
from collections.abc import Callable

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.ui.stage.card_item import CardItem
from cardavia.ui.stage.clock import landing, smooth, swell
from cardavia.ui.stage.pose import Pose

ALOFT = 2000.0
"""Flying cards are drawn over lying ones."""
BOW, WIDEST_BOW = 0.11, 0.55
"""How far a flight leaves the straight line: a share of its way, and at most so many widths of the card."""
TILT, FAR = 7.0, 3.0
"""By how many degrees a card leans in flight, if it flies at least so many of its own widths."""
LIFT = 0.04
"""How much larger a card looks in the middle of its flight, for it comes nearer to the eye."""


class Flight:
    """One card on its way, from wherever it is when its time comes; it turns over if its other side shall be seen.

    It flies on a curve and leans into it (unless it is ``level``, for many at once must not be turned), comes down a
    little too far, and settles.
    """

    def __init__(
        self, item: CardItem, goal: Pose, card: Card | None, dpr: float, *, lands: bool = True, level: bool = False
    ) -> None:
        self._item, self._goal, self._card, self._dpr = item, goal, card, dpr
        self.lands, self._level = lands, level
        self._start: Pose | None = None
        self._turns = False

    def __call__(self, u: float) -> None:
        item, goal = self._item, self._goal
        if self._start is None:
            self._start = item.now if item.now.shown else goal._replace(z=item.now.z)
            if self._card is None:
                self._card = item.card
            self._turns = item.card != self._card
            item.clear_marks()
            item.take_off(goal.width, self._dpr)
        if u >= 1.0:
            item.turn_up(self._card or item.card)
            if self.lands:
                item.rest(goal, self._dpr)
            else:
                item.draw(goal._replace(z=ALOFT + goal.z))
            return
        squeeze = 1.0
        if self._turns:
            # what is seen of a card that turns evenly about its long axis; at the edge it is the other side
            squeeze = abs(math.cos(math.pi * u))
            if u >= 0.5:
                item.turn_up(self._card or item.card)
        item.draw(_flown(self._start, goal, u, level=self._level), squeeze, swell(u) ** 0.5)


def _flown(start: Pose, goal: Pose, u: float, *, level: bool) -> Pose:
    """Where a flying card is. The curve bends upwards, and to the left of a card that flies straight up or down."""
    share = landing(u)
    pose = _between(start, goal, share)
    x, y = goal.x - start.x, goal.y - start.y
    way = math.hypot(x, y)
    if way < 1.0:
        return pose
    side = 1.0 if x >= 0 else -1.0
    bow = side * swell(min(1.0, share)) * min(BOW * way, WIDEST_BOW * goal.width) / way
    lean = 0.0 if level else side * TILT * min(1.0, way / (FAR * goal.width)) * math.sin(math.pi * u) * (1.0 - u)
    return pose._replace(
        x=pose.x + bow * y, y=pose.y - bow * x, width=pose.width * (1.0 + LIFT * swell(u)), turn=pose.turn + lean
    )


def _between(a: Pose, b: Pose, u: float) -> Pose:
    return Pose(
        a.x + (b.x - a.x) * u,
        a.y + (b.y - a.y) * u,
        a.width + (b.width - a.width) * u,
        a.turn + (b.turn - a.turn) * u,
        ALOFT + b.z,
        True,
    )


def lands(draw: Callable[[float], None]) -> bool:
    """Whether what is drawn so ends with a card that comes to lie where it was bound for."""
    return isinstance(draw, Flight | Fade) and draw.lands


class Glide:
    """A card that stays in its zone and moves up: low over the cloth, no turning over."""

    def __init__(self, item: CardItem, goal: Pose, dpr: float) -> None:
        self._item, self._goal, self._dpr = item, goal, dpr
        self._start: Pose | None = None

    def __call__(self, u: float) -> None:
        if self._start is None:
            self._start = self._item.now
            if u < 1.0:
                self._item.take_off(self._goal.width, self._dpr)
        if u >= 1.0 or not self._start.shown or not self._goal.shown:
            self._item.rest(self._goal, self._dpr)
        else:
            self._item.draw(_between(self._start, self._goal, u)._replace(z=self._goal.z))


class Fade:
    """For those who want no motion: a card goes out where it was, and comes to light where it belongs."""

    def __init__(self, item: CardItem, goal: Pose, card: Card, dpr: float, *, lands: bool = True) -> None:
        self.lands = lands
        self._item, self._goal, self._card, self._dpr = item, goal, card, dpr
        self._begun = self._changes = False

    def __call__(self, u: float) -> None:
        item = self._item
        if not self._begun:
            self._begun = True
            item.clear_marks()
            self._changes = item.now != self._goal or item.card != self._card
            if self._changes:
                item.leave(self._goal, self._card, self._dpr)
        if self._changes:
            item.fade(u)


class Put:
    """The card is there, face down."""

    def __init__(self, item: CardItem, goal: Pose, dpr: float) -> None:
        self._item, self._goal, self._dpr = item, goal, dpr

    def __call__(self, _u: float) -> None:
        self._item.turn_up(UNKNOWN)
        self._item.rest(self._goal, self._dpr)


class Riffle:
    """Out to one side and back."""

    def __init__(self, item: CardItem, goal: Pose, side: float, dpr: float) -> None:
        self._item, self._goal, self._side, self._dpr = item, goal, side, dpr

    def __call__(self, u: float) -> None:
        out = swell(smooth(u) if u < 0.5 else u)
        self._item.draw(self._goal._replace(x=self._goal.x + self._side * out, turn=self._side * 0.03 * out))


class Glow:
    """A gilt light around a card: up quickly, and out at the end."""

    def __init__(self, item: CardItem) -> None:
        self._item = item

    def __call__(self, u: float) -> None:
        self._item.mark("glow", u < 1.0, min(1.0, 6.0 * u, 8.0 * (1.0 - u)))
