"""From a game's layout to places in pixels: where every card, plate and caption lies on a table of some size."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from cardavia.engine.layout import Layout, Place, Spread
from cardavia.engine.zones import Seat, Zone
from cardavia.ui.look.faces import RATIO
from cardavia.ui.look.felt import frame

FULL = 0.245
"""Height of a card in the own hand against the table's."""
LEAST = 0.18
"""No card on the table is lower than this share of its height; on one higher than wide, of ``UPRIGHT`` widths."""
UPRIGHT = 1.2
WIDEST = 0.22
"""A card in the own hand takes at most this share of the table's width."""
TILTS = (-1.3, 0.9, 1.1, -0.8, 1.4, -1.2, -0.7, 1.0, 0.8, -1.4, 1.2, -0.9)
"""Degrees by which cards on the table lie askew, by place."""
ROOMY = 12
"""So many cards lie on the table without one over the other, where it is wide enough; more move closer together."""
ROWS = (2, 3, 4)


class Pose(NamedTuple):
    """How a card lies: its middle, its width, degrees clockwise, what lies over what, whether it is drawn at all.

    ``shade`` is the strength of its shadow: cards of a pile share one.
    """

    x: float
    y: float
    width: float
    turn: float = 0.0
    z: float = 0.0
    shown: bool = True
    shade: float = 1.0

    @property
    def height(self) -> float:
        """The card's height."""
        return self.width * RATIO

    @property
    def box(self) -> QRectF:
        """The card's outline before it is turned."""
        return QRectF(self.x - self.width / 2, self.y - self.height / 2, self.width, self.height)


class Seating:
    """The places of one table: a layout, so many seats, one of them at the bottom, so many pixels."""

    def __init__(
        self, layout: Layout, seats: int, bottom: Seat, width: float, height: float, dealer: Seat | None = None
    ) -> None:
        self.width, self.height = max(1.0, width), max(1.0, height)
        self._layout, self._seats, self._bottom, self._dealer = layout, seats, bottom, dealer
        self._tall = min(FULL * self.height, WIDEST * self.width * RATIO)
        self._least = LEAST * min(self.height, UPRIGHT * self.width)
        self.gap = max(4.0, 0.009 * self.height)

    def place(self, zone: Zone) -> Place | None:
        """What the layout says of a zone; None for one that is not laid out."""
        try:
            return self._layout.place(zone, self._seats, self._bottom)
        except KeyError:
            return None

    def card_width(self, place: Place) -> float:
        """The width of cards in a place, in whole pixels."""
        if place.spread is Spread.FREE:
            return self._grid.wide
        return float(math.ceil(max(self._tall * place.scale, self._least) / RATIO))

    def poses(self, zone: Zone, numbers: Sequence[int]) -> list[Pose]:
        """How a zone's cards lie, bottom first. ``numbers`` are their places in it; only free places may have holes."""
        place = self.place(zone)
        if place is None:
            return [Pose(-1e4, -1e4, 8.0, shown=False) for _ in numbers]
        if place.spread is Spread.FREE:
            return self._free(numbers)
        count = len(numbers)
        lay = {Spread.FAN: self._fan, Spread.ROW: self._row, Spread.PILE: self._pile, Spread.TUCKED: self._tucked}
        return [lay[place.spread](place, number, count) for number in range(count)]

    def area(self, zone: Zone) -> QRectF:
        """Where a zone is, whether cards lie there or not; empty for one that is not laid out."""
        place = self.place(zone)
        if place is None:
            return QRectF()
        if place.spread is Spread.FREE:
            return self._grid.area
        wide = self.card_width(place)
        across = self._spread(place, wide) if place.spread in (Spread.FAN, Spread.ROW) else wide
        box = QRectF(0, 0, across, wide * RATIO)
        box.moveCenter(self._middle(place))
        return box

    def _middle(self, place: Place) -> QPointF:
        lean = 0.0
        if place.lean and self._dealer is not None:
            deals = self.place(Zone("hand", self._dealer))
            lean = place.lean if deals is not None and deals.y > 0.5 else -place.lean
        return QPointF(round(place.x * self.width), round((place.y + lean) * self.height))

    def _spread(self, place: Place, wide: float) -> float:
        """How far the cards of a fan or a row may reach from end to end."""
        return max(place.width * self.width, 1.9 * wide)

    def _step(self, place: Place, count: int, most: float) -> float:
        wide = self.card_width(place)
        return min(most * wide, (self._spread(place, wide) - wide) / max(1, count - 1))

    def _fan(self, place: Place, number: int, count: int) -> Pose:
        wide = self.card_width(place)
        off = number - (count - 1) / 2
        angle = min(3.6, 30.0 / max(1, count - 1))
        side = -1.0 if place.y < 0.5 else 1.0
        step = self._step(place, count, 0.88)
        drop = off * off * step * math.sin(math.radians(angle)) / 2
        middle = self._middle(place)
        return Pose(middle.x() + off * step, middle.y() + side * drop, wide, side * off * angle, 500 + number)

    def _row(self, place: Place, number: int, count: int) -> Pose:
        middle, off = self._middle(place), number - (count - 1) / 2
        return Pose(
            middle.x() + off * self._step(place, count, 1.08), middle.y(), self.card_width(place), 0.0, 400 + number
        )

    def _pile(self, place: Place, number: int, count: int) -> Pose:
        wide, middle = self.card_width(place), self._middle(place)
        layers = min(count, 1 + math.ceil((count - 1) / 7), 6)
        level = number - (count - layers)
        lift = max(0, level) * max(1.0, round(0.014 * wide))
        return Pose(
            middle.x() + lift, middle.y() - lift, wide, 0.0, 300 + number, level >= 0, 1.0 if level <= 0 else 0.3
        )

    def _tucked(self, place: Place, number: int, count: int) -> Pose:
        """Across, from under the pile in the same place: to the right, or to the left where there is more room."""
        wide, middle = self.card_width(place), self._middle(place)
        long = wide * RATIO
        rightward = self.width - self.gap - (middle.x() + wide / 2)
        side = 1.0 if rightward >= 0.30 * long else -1.0
        out = min(0.42 * long, rightward) if side > 0 else 0.34 * long
        step = min(0.32 * wide, 0.6 * wide / max(1, count - 1))
        return Pose(
            middle.x() + side * (wide / 2 + out - long / 2),
            middle.y() + side * (number - (count - 1) / 2) * step,
            wide,
            side * 90.0,
            200 + number,
        )

    # the free places of a fishing table

    @cached_property
    def _grid(self) -> _Grid:
        place = next((place for place in self._layout.places.values() if place.spread is Spread.FREE), Place(0.5, 0.5))
        top, foot = self._between()
        area = QRectF(0, top, place.width * self.width, foot - top)
        area.moveCenter(QPointF(place.x * self.width, area.center().y()))
        for pile in self.piles():  # in a narrow window piles would lie in the way
            if pile.top() < area.bottom() and pile.bottom() > area.top():
                if pile.center().x() < area.center().x():
                    area.setLeft(max(area.left(), pile.right() + 3 * self.gap))
                else:
                    area.setRight(min(area.right(), pile.left() - 3 * self.gap))
        roomy = max(self._roomy(area, rows) for rows in ROWS)
        high = max(self._least, min(self._tall * place.scale, roomy))
        return _Grid(area, float(math.ceil(high / RATIO)), self.gap)

    def _roomy(self, area: QRectF, rows: int) -> float:
        """How high cards may be, so that the usual number lies side by side in so many rows."""
        return min((area.height() + 1.4 * self.gap) / rows - 1.4 * self.gap, area.width() / _columns(rows) * RATIO)

    def _between(self) -> tuple[float, float]:
        """The highest and the lowest pixel between the hands above and below, and the caption."""
        top, foot = self.gap, self.height - self.gap
        for place in self._layout.places.values():
            if place.spread is Spread.FAN:
                half = self.card_width(place) * RATIO / 2
                if place.y < 0.5:
                    top = max(top, place.y * self.height + half + 2.4 * self.gap)
                else:
                    foot = min(foot, place.y * self.height - half - 1.5 * self.gap)
        return top, foot - self.caption_height - self.gap

    def _free(self, numbers: Sequence[int]) -> list[Pose]:
        return [self._grid.pose(number, max(numbers)) for number in numbers]

    # what lies beside the cards

    @property
    def caption_height(self) -> float:
        """Room for the caption, between the table's cards and the own hand."""
        return max(22.0, 0.046 * self.height)

    @property
    def caption(self) -> QRectF:
        """Where the caption stands, in the middle of it."""
        box = QRectF(0, 0, 0.62 * self.width, self.caption_height)
        box.moveCenter(QPointF(self.width / 2, self._grid.area.bottom() + self.gap + self.caption_height / 2))
        return box

    def badge(self, seat: Seat) -> QRectF:
        """The room for a seat's plate, left of its hand."""
        hand = self.area(Zone("hand", seat))
        inset = frame(self.width, self.height).margin + 2 * self.gap
        return QRectF(QPointF(inset, hand.top()), QPointF(hand.left() - 2 * self.gap, hand.bottom()))

    def piles(self) -> list[QRectF]:
        """Where piles are to lie, once for each place."""
        spots = {
            (place.x, place.y): self._outline(place)
            for place in self._layout.places.values()
            if place.spread is Spread.PILE
        }
        return list(spots.values())

    def _outline(self, place: Place) -> QRectF:
        wide = self.card_width(place)
        box = QRectF(0, 0, wide, wide * RATIO)
        box.moveCenter(self._middle(place))
        return box

    def counter(self, zone: Zone) -> QPointF:
        """The middle of the number beside a pile: its lower corner."""
        area = self.area(zone)
        return area.bottomRight() + QPointF(-0.16, -0.10) * area.width()


class _Grid:
    """Free places in rows, the middle ones first, so that few cards lie together and no card ever has to make room."""

    def __init__(self, area: QRectF, wide: float, gap: float) -> None:
        self.area, self.wide = area, wide
        high = wide * RATIO
        self.rows = min(ROWS[-1], max(ROWS[0], int((area.height() + gap) // (high + gap))))
        apart = high + (1.8 if self.rows == ROWS[0] else 4.0) * gap
        self._step_y = min(apart, (area.height() - high) / (self.rows - 1))

    def pose(self, number: int, last: int) -> Pose:
        """The place with this number while ``last`` is the highest one taken."""
        columns = _columns(self.rows)
        while columns * self.rows <= last:
            columns += 2
        step_x = min(1.14 * self.wide, (self.area.width() - self.wide) / (columns - 1))
        row, column = _order(self.rows, columns, max(1, math.ceil(self.wide / max(1.0, step_x) - 0.02)))[number]
        middle = self.area.center()
        return Pose(
            round(middle.x() + (column - (columns - 1) / 2) * step_x),
            round(middle.y() + (row - (self.rows - 1) / 2) * self._step_y),
            self.wide,
            TILTS[number % len(TILTS)],
            100 + row * 20 + column,
        )


def _columns(rows: int) -> int:
    """How many places a row has for the usual number of cards."""
    return math.ceil(ROOMY / rows)


def _order(rows: int, columns: int, stride: int) -> list[tuple[int, int]]:
    """Places from the middle outwards; more columns only add places at the end.

    Where cards lie over each other, every ``stride``-th column is taken first: there they do not yet.
    """
    start = (columns - 1) % stride // 2

    def far(spot: tuple[int, int]) -> tuple[bool, float, int, int]:
        row, column = spot
        away = abs(column - (columns - 1) / 2) + 0.9 * abs(row - (rows - 1) / 2)
        return (column - start) % stride != 0, away, row, column

    return sorted(((row, column) for row in range(rows) for column in range(columns)), key=far)
