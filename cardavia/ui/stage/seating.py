"""From a game's layout to places in pixels: where every card, plate and caption lies on a table of some size."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from cardavia.engine.layout import Edge, Layout, Place, Room, Spread
from cardavia.engine.zones import Seat, Zone
from cardavia.ui.look.faces import RATIO
from cardavia.ui.look.felt import frame
from cardavia.ui.stage import spreads
from cardavia.ui.stage.grid import ROWS, Grid, roomy
from cardavia.ui.stage.pose import Pose
from cardavia.ui.stage.spreads import Span

FULL = 0.245
"""Height of a card in the own hand against the table's."""
UPRIGHT = 1.2
"""On a table higher than wide, the least height of cards counts from this many widths instead of from its height."""
TALLER = 1.28
"""A table so many times as high as wide is laid upright, where its game has places for that."""
STEPS = {Spread.FAN: 0.88, Spread.ROW: 1.08, Spread.COLUMN: 0.24}
"""How far cards lie from each other where there is room, in their own widths."""


class Seating:
    """The places of one table: a layout, so many seats, one of them at the bottom, so many pixels."""

    def __init__(
        self, layout: Layout, seats: int, bottom: Seat, width: float, height: float, dealer: Seat | None = None
    ) -> None:
        self.width, self.height = max(1.0, width), max(1.0, height)
        if layout.upright is not None and self.height >= TALLER * self.width:
            layout = layout.upright
        self._layout, self.seats, self.bottom, self._dealer = layout, seats, bottom, dealer
        self._tall = min(FULL * self.height, layout.widest * self.width * RATIO)
        self._least = layout.least * min(self.height, UPRIGHT * self.width)
        self.gap = max(4.0, 0.009 * self.height)
        # asked for hundreds of times in every frame in which a card lands
        self._places: dict[Zone, Place | None] = {}
        self._fellows: dict[Zone, tuple[Zone, ...]] = {}

    def place(self, zone: Zone) -> Place | None:
        """What the layout says of a zone; None for one that is not laid out."""
        if zone not in self._places:
            try:
                self._places[zone] = self._layout.place(zone, self.seats, self.bottom)
            except KeyError:
                self._places[zone] = None
        return self._places[zone]

    def fellows(self, zone: Zone) -> tuple[Zone, ...]:
        """The zones whose cards lie together with this one's, itself included, in their order there."""
        if zone not in self._fellows:
            self._fellows[zone] = self._layout.fellows(zone, self.seats, self.bottom)
        return self._fellows[zone]

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
        span, count = self._span(place), len(numbers)
        match place.spread:
            case Spread.FREE:
                return [self._grid.pose(number, max(numbers)) for number in numbers]
            case Spread.FAN:
                raised = self._raised if place.y > 0.5 else 0.0
                return spreads.fan(span._replace(raised=raised), count, own=place.y > 0.5)
            case Spread.ROW:
                return spreads.row(span, count)
            case Spread.COLUMN:
                return spreads.column(span, count, left=place.x < 0.5)
            case Spread.TUCKED:
                return spreads.tucked(span, count, self.width - self.gap - (span.middle.x() + span.wide / 2))
            case Spread.PILE:
                return spreads.pile(span, count)

    def area(self, zone: Zone) -> QRectF:
        """Where a zone is, whether cards lie there or not; empty for one that is not laid out."""
        place = self.place(zone)
        if place is None:
            return QRectF()
        if place.spread is Spread.FREE:
            return self._grid.area
        span = self._span(place)
        box = QRectF(0, 0, span.wide, span.tall)
        match place.spread:
            case Spread.FAN:
                box.setWidth(span.across)
            case Spread.ROW:
                box = QRectF(0, 0, span.across, max(span.tall, span.high))
            case Spread.COLUMN:
                box = QRectF(0, 0, span.tall, span.high)
        box.moveCenter(span.middle)
        return box

    def _span(self, place: Place) -> Span:
        wide = self.card_width(place)
        across = place.width * self.width + place.wide * self._unit
        if place.spread in (Spread.FAN, Spread.ROW):
            across = max(across, 1.9 * wide)
        step = place.step or STEPS.get(place.spread, 1.0)
        return Span(self._middle(place), wide, across, place.high * self._unit * RATIO, step, place.narrower)

    @cached_property
    def _unit(self) -> float:
        """The width of a card in the own hand."""
        return float(math.ceil(max(self._tall, self._least) / RATIO))

    def _middle(self, place: Place) -> QPointF:
        lean = 0.0
        if place.lean and self._dealer is not None:
            deals = self.place(Zone("hand", self._dealer))
            lean = place.lean if deals is not None and deals.y > 0.5 else -place.lean
        return QPointF(round(self._across((place.x, place.dx))), round(self._down((place.y + lean, place.dy))))

    def _across(self, edge: Edge) -> float:
        return edge[0] * self.width + edge[1] * self._unit

    def _down(self, edge: Edge) -> float:
        return edge[0] * self.height + edge[1] * self._unit * RATIO

    # the free places of a fishing table

    @property
    def is_free(self) -> bool:
        """Whether cards lie in free places, as on a fishing table."""
        return bool(self.free_zones)

    @cached_property
    def free_zones(self) -> tuple[Zone, ...]:
        """The zones whose cards lie in free places."""
        places = self._layout.places.items()
        return tuple(Zone(name) for (name, ahead), place in places if ahead is None and place.spread is Spread.FREE)

    @cached_property
    def played_widths(self) -> tuple[float, ...]:
        """The widths at which any card of the pack may come to lie face up.

        On a fishing table these are also the own hand's; in a trick game a hand's cards are a small part of the pack.
        """
        hands = (Zone("hand", self.bottom),) if self.is_free else (Zone("trick", self.bottom),)
        places = map(self.place, (*hands, *self.free_zones))
        return tuple(sorted({self.card_width(place) for place in places if place}))

    @cached_property
    def _grid(self) -> Grid:
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
        most = max(roomy(area, rows, self.gap) for rows in ROWS)
        high = max(self._least, min(self._tall * place.scale, most))
        return Grid(area, float(math.ceil(high / RATIO)), self.gap)

    def _between(self) -> tuple[float, float]:
        """The highest and the lowest pixel between the hands above and below, and the caption."""
        top, foot = self.gap, self.height - self.gap
        for place in self._layout.places.values():
            if place.spread is Spread.FAN:
                half, middle = self.card_width(place) * RATIO / 2, self._down((place.y, place.dy))
                if place.y < 0.5:
                    top = max(top, middle + half + 2.4 * self.gap)
                else:
                    foot = min(foot, middle - half - 1.5 * self.gap)
        return top, foot - self.caption_height - self.gap

    @property
    def measure(self) -> float:
        """The height in pixels that letters are measured by: the table's, or that of a lower one with such cards."""
        return min(self.height, 1.1 * self.width if self.is_free else self._tall / FULL)

    def forward(self, count: int) -> list[Pose]:
        """Cards in the middle of the table, where they lie to be read."""
        middle = QPointF(round(self.width / 2), round(0.44 * self.height))
        span = Span(middle, math.ceil(0.86 * self._unit), self.width - 4.2 * self._unit, 1.9 * self._unit * RATIO, 1.08)
        return spreads.row(span, count)

    # what lies beside the cards

    def mouth(self, seat: Seat) -> QPointF:
        """The middle of what a seat says: over its hand at the sides, else before it, clear of cards that lie open."""
        zone = Zone("hand", seat)
        hand, place = self.area(zone), self.place(zone)
        if place is not None and place.spread is Spread.COLUMN:
            return QPointF(hand.center().x(), hand.top() + 0.1 * self._unit * RATIO)
        if hand.center().y() > self.height / 2:
            return QPointF(hand.center().x(), hand.top() - self.gap)
        clear = 0.45 * self._unit * RATIO if self.seats > 2 else 0.0
        return QPointF(hand.center().x(), hand.bottom() + clear)

    @property
    def caption_height(self) -> float:
        """Room for the caption, between the table's cards and the own hand."""
        return max(22.0, 0.046 * self.height)

    @property
    def caption(self) -> QRectF:
        """Where the caption stands, in the middle of it, while the own hand is held in one row."""
        return self.caption_over(0)

    def caption_over(self, held: int) -> QRectF:
        """The same while so many cards are held."""
        box = QRectF(0, 0, 0.62 * self.width, self.caption_height)
        foot = self._grid.area.bottom() + self.gap + self.caption_height if self.is_free else self.crown(held)
        box.moveCenter(QPointF(self.width / 2, foot - self.caption_height / 2))
        return box

    def crown(self, held: int) -> float:
        """The pixel just over the own hand while so many cards are held, those that stand higher included."""
        poses = self.poses(Zone("hand", self.bottom), range(max(1, held)))
        return min(pose.y - (0.5 + self._raised) * pose.height for pose in poses) - self.gap / 2

    @cached_property
    def _raised(self) -> float:
        """The share of their height by which some cards of the own hand may stand higher than the others."""
        zones = self.fellows(Zone("hand", self.bottom))
        return max((place.raised for zone in zones if (place := self.place(zone))), default=0.0)

    def badge(self, seat: Seat) -> QRectF:
        """The room for a seat's plate; where the layout has none, left of its hand."""
        room = self._layout.plates.get((seat - self.bottom) % self.seats)
        if room is not None:
            return self._rect(room)
        hand = self.area(Zone("hand", seat))
        inset = frame(self.width, self.height).margin + 2 * self.gap
        return QRectF(QPointF(inset, hand.top()), QPointF(hand.left() - 2 * self.gap, hand.bottom()))

    def badge_hold(self, seat: Seat) -> tuple[float, float] | None:
        """Where in its room a plate is held; None where the layout says nothing of it."""
        room = self._layout.plates.get((seat - self.bottom) % self.seats)
        return room.hold if room is not None else None

    @property
    def signs(self) -> tuple[QRectF, tuple[float, float]] | None:
        """The room for facts that stay in sight, and where in it they are held."""
        room = self._layout.signs
        return (self._rect(room), room.hold) if room is not None else None

    def _rect(self, room: Room) -> QRectF:
        return QRectF(
            QPointF(round(self._across(room.left)), round(self._down(room.top))),
            QPointF(round(self._across(room.right)), round(self._down(room.bottom))),
        )

    @property
    def compass(self) -> tuple[QPointF, float] | None:
        """The middle of the trick and how far from it the direction of play is drawn; None for fewer than three."""
        tricks = [self.area(Zone("trick", Seat(seat))) for seat in range(self.seats)]
        if self.seats < 3 or any(area.isEmpty() for area in tricks):
            return None
        middle = sum((area.center() for area in tricks), QPointF()) / len(tricks)
        return middle, 0.62 * self._unit * RATIO

    def piles(self) -> list[QRectF]:
        """Where piles are to lie, once for each place."""
        boxes = [self._outline(place) for place in self._layout.places.values() if _is_outlined(place)]
        return list({box.getRect(): box for box in boxes}.values())

    def _outline(self, place: Place) -> QRectF:
        wide = self.card_width(place)
        box = QRectF(0, 0, wide, wide * RATIO)
        box.moveCenter(self._middle(place))
        return box

    def counter(self, zone: Zone) -> QPointF:
        """The middle of the number beside a zone: a pile's lower corner, the middle of a hand, or over its upper edge.

        Before the hand above lie the open cards of its seat, which no number may hide.
        """
        area, place = self.area(zone), self.place(zone)
        if place is not None and place.spread is Spread.FAN:
            return QPointF(area.center().x(), area.top() + 0.1 * area.height())
        if place is not None and place.spread is not Spread.PILE:
            return area.center()
        return area.bottomRight() + QPointF(-0.16, -0.10) * area.width()


def _is_outlined(place: Place) -> bool:
    return place.spread is Spread.PILE and place.outlined and not place.joins
