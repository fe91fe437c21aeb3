"""How one card moves: a flight, a step aside, a riffle, a glow. Each is drawn for a share of its time, from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.ui.stage.card_item import CardItem
from cardavia.ui.stage.clock import smooth, swell
from cardavia.ui.stage.pose import Pose

ALOFT = 2000.0
"""Flying cards are drawn over lying ones."""


class Flight:
    """One card on its way, from wherever it is when its time comes; it turns over if its other side shall be seen."""

    def __init__(self, item: CardItem, goal: Pose, card: Card | None, dpr: float, *, lands: bool = True) -> None:
        self._item, self._goal, self._card, self._dpr = item, goal, card, dpr
        self.lands = lands
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
            squeeze = abs(1.0 - 2.0 * u)
            if u >= 0.5:
                item.turn_up(self._card or item.card)
        item.draw(_between(self._start, goal, smooth(u)), squeeze, swell(u) ** 0.5)


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
    return isinstance(draw, Appear) or (isinstance(draw, Flight) and draw.lands)


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


class Appear:
    """For those who want no motion: the card is there, and comes to light."""

    def __init__(self, item: CardItem, goal: Pose, card: Card, dpr: float) -> None:
        self._item, self._goal, self._card, self._dpr = item, goal, card, dpr
        self._begun = False

    def __call__(self, u: float) -> None:
        if not self._begun:
            self._begun = True
            self._item.clear_marks()
            self._item.turn_up(self._card)
            self._item.rest(self._goal, self._dpr)
        self._item.body.setOpacity(0.25 + 0.75 * u)


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
