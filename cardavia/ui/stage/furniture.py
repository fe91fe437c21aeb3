"""Everything on the table that is not a card: plates, numbers, the caption, and what appears for a moment."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontInfo, QImage, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardavia.engine.layout import Spread
from cardavia.engine.zones import Seat, Zone
from cardavia.ui.look.faces import CORNER
from cardavia.ui.look.grading import Grading
from cardavia.ui.stage import plates
from cardavia.ui.stage.clock import Track, even, smooth
from cardavia.ui.stage.plates import SeatLabel
from cardavia.ui.stage.seating import Seating

STARS = 14
LOW, HIGH, AIR = 50.0, 1500.0, 5000.0
"""What lies under the cards, beside and over them, and over everything."""


class Furniture:
    """Plates and words in the scene. It is told what to show and where the table's places are."""

    def __init__(self, scene: QGraphicsScene, font: QFont) -> None:
        self._scene, self._font = scene, font
        self._dpr, self._grading = 1.0, Grading()
        self._seating: Seating | None = None
        self._labels: dict[Seat, SeatLabel] = {}
        self._dealer = ""
        self._counts: dict[Zone, int] = {}
        self._prompt: tuple[str, bool] = ("", False)
        self._badges: dict[Seat, QGraphicsPixmapItem] = {}
        self._counters: dict[Zone, tuple[QGraphicsPixmapItem, str]] = {}
        self._caption = self._item(HIGH)
        self._outlines: list[QGraphicsPixmapItem] = []
        self._passing: list[QGraphicsPixmapItem] = []

    def _item(self, z: float) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        item.setZValue(z)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._scene.addItem(item)
        return item

    def arrange(self, seating: Seating, font: QFont, dpr: float, grading: Grading) -> None:
        """The table has another size, the text another size, or the light another colour: draw everything anew."""
        self._seating, self._font, self._dpr, self._grading = seating, font, dpr, grading
        self._show_outlines(seating)
        self._show_badges()
        self._show_prompt()
        counts, self._counts = self._counts, {}
        for item, _ in self._counters.values():
            item.hide()
        self._counters = {zone: (item, "") for zone, (item, _) in self._counters.items()}
        self.count(counts)

    def _em(self, share: float) -> float:
        """A height of letters: a share of the table's height, and never smaller than the interface's own text."""
        height = min(self._seating.height, 1.1 * self._seating.width) if self._seating else 600.0
        return max(share * height, 0.94 * QFontInfo(self._font).pixelSize())

    def _lay(self, item: QGraphicsPixmapItem, image: QImage, middle: QPointF | None = None) -> None:
        item.setPixmap(QPixmap.fromImage(self._grading.image(image)))
        if middle is not None:
            size = item.pixmap().deviceIndependentSize()
            corner = middle - QPointF(size.width() / 2, size.height() / 2)
            item.setPos(round(corner.x()), round(corner.y()))
        item.show()

    def _show_outlines(self, seating: Seating) -> None:
        piles = seating.piles()
        while len(self._outlines) < len(piles):
            self._outlines.append(self._item(LOW - 1))
        for item, box in zip(self._outlines, piles, strict=False):
            picture = plates.outline(box.size(), CORNER * box.width(), self._dpr)
            self._lay(item, picture, box.center())

    # plates

    def set_seats(self, labels: Mapping[Seat, SeatLabel], dealer: str = "") -> None:
        """What stands on the plates; ``dealer`` explains the dealer's star to whoever points at it."""
        if dict(labels) != self._labels or dealer != self._dealer:
            self._labels, self._dealer = dict(labels), dealer
            self._show_badges()

    def _show_badges(self) -> None:
        if self._seating is None:
            return
        for seat in self._badges.keys() - self._labels.keys():
            self._badges[seat].hide()
        for seat, label in self._labels.items():
            item = self._badges.setdefault(seat, self._badges.get(seat) or self._item(LOW))
            room = self._seating.badge(seat)
            self._lay(item, plates.badge(label, self._font, room.size(), self._em(0.0225), self._dpr))
            item.setToolTip(self._dealer if label.dealer else "")
            size = item.pixmap().deviceIndependentSize()
            # in one column with the stock, as far as the hand leaves room
            left = min(0.115 * self._seating.width - size.width() / 2, room.right() - size.width())
            item.setPos(round(max(room.left(), left)), round(room.center().y() - size.height() / 2))

    def badge_rect(self, seat: Seat) -> QRectF:
        """Where a seat's plate is; empty without one."""
        item = self._badges.get(seat)
        return item.sceneBoundingRect() if item else QRectF()

    # numbers

    def count(self, counts: Mapping[Zone, int]) -> None:
        """Numbers of cards, for the zones that are to be counted; what sticks out from under a pile counts with it."""
        self._counts = dict(counts)
        seating = self._seating
        if seating is None:
            return
        for zone in counts.keys() | self._counters.keys():
            place = seating.place(zone)
            if place is None or not place.counted:
                continue
            number = sum(count for other, count in counts.items() if self._same_place(zone, other))
            self._show_counter(zone, str(number) if number else "")

    def _same_place(self, zone: Zone, other: Zone) -> bool:
        if zone == other:
            return True
        here, there = (self._seating.place(each) if self._seating else None for each in (zone, other))
        return bool(here and there and there.spread is Spread.TUCKED and (here.x, here.y) == (there.x, there.y))

    def _show_counter(self, zone: Zone, text: str) -> None:
        item, shown = self._counters.get(zone, (None, ""))
        if item is None:
            item = self._item(HIGH)
        if text and text != shown and self._seating:
            picture = plates.counter(text, self._font, self._em(0.021), self._dpr)
            self._lay(item, picture, self._seating.counter(zone))
        item.setVisible(bool(text))
        self._counters[zone] = item, text

    def counter_text(self, zone: Zone) -> str:
        """The number beside a pile, as it is shown."""
        return self._counters[zone][1] if zone in self._counters else ""

    # words

    def set_prompt(self, text: str, warn: bool) -> None:
        """The line between the table and the own hand."""
        if (text, warn) != self._prompt:
            self._prompt = text, warn
            self._show_prompt()

    def _show_prompt(self) -> None:
        text, warn = self._prompt
        if self._seating is None or not text:
            self._caption.hide()
            return
        room = self._seating.caption
        em = min(self._em(0.0225), max(0.62 * room.height(), 0.8 * QFontInfo(self._font).pixelSize()))
        image = plates.pill(text, self._font, room.width(), em, self._dpr, warn=warn)
        # what finds no room between the cards grows upwards: the tops of the own cards say what they are
        up = max(0.0, image.deviceIndependentSize().height() - room.height() - 4) / 2
        self._lay(self._caption, image, room.center() - QPointF(0, up))

    @property
    def caption_rect(self) -> QRectF:
        """Where the caption is; empty while there is none."""
        return self._caption.sceneBoundingRect() if self._caption.isVisible() else QRectF()

    def bubble(self, text: str, middle: QPointF, length: float) -> list[Track]:
        """A few words that come, stay and go."""
        if self._seating is None or not text:
            return []
        item = self._pass()
        picture = plates.pill(text, self._font, 0.7 * self._seating.width, self._em(0.029), self._dpr)
        self._lay(item, picture, middle)
        item.setOpacity(0.0)

        def draw(u: float) -> None:
            item.setVisible(u < 1.0)
            item.setOpacity(min(1.0, 9.0 * u, 6.0 * (1.0 - u)))

        return [Track(0.0, length, draw)]

    def cheer(self, text: str, middle: QPointF, length: float, *, stars: bool) -> list[Track]:
        """Gilt words that swell up, and stars that fly out from them."""
        seating = self._seating
        if seating is None:
            return []
        tracks: list[Track] = []
        if stars:
            tracks += [Track(0.0, length, self._star(number, middle), even) for number in range(STARS)]
        if text:
            item = self._pass()
            picture = plates.title(text, self._font, 0.12 * seating.height, 0.7 * seating.width, self._dpr)
            self._lay(item, picture)
            size = item.pixmap().deviceIndependentSize()
            item.setOffset(-size.width() / 2, -size.height() / 2)
            item.setPos(middle)
            item.setOpacity(0.0)

            def draw(u: float) -> None:
                item.setVisible(u < 1.0)
                item.setScale(0.72 + 0.28 * smooth(min(1.0, 3.2 * u)) if stars else 1.0)
                item.setOpacity(min(1.0, 7.0 * u, 4.0 * (1.0 - u)))

            tracks.append(Track(0.0, length, draw))
        return tracks

    def _star(self, number: int, middle: QPointF) -> _Star:
        height = self._seating.height if self._seating else 600.0
        size = (0.075, 0.045, 0.06)[number % 3] * height
        item = self._pass()
        self._lay(item, plates.spark(size, self._dpr))
        item.setOffset(-size / 2, -size / 2)
        item.setOpacity(0.0)
        angle = 2 * math.pi * (number + 0.35 * (number % 2)) / STARS
        reach = (0.34, 0.25, 0.29, 0.22)[number % 4] * height
        return _Star(item, middle, QPointF(1.35 * reach * math.cos(angle), 0.8 * reach * math.sin(angle)))

    def _pass(self) -> QGraphicsPixmapItem:
        """An item for a moment; used ones are used again."""
        for item in self._passing:
            if not item.isVisible():
                item.setOffset(0, 0)
                item.setScale(1.0)
                item.setRotation(0.0)
                item.show()
                return item
        item = self._item(AIR)
        self._passing.append(item)
        return item

    @property
    def in_the_air(self) -> int:
        """How many items are shown for a moment."""
        return sum(item.isVisible() and item.opacity() > 0 for item in self._passing)

    def clear_air(self) -> None:
        """Nothing is in the air any more."""
        for item in self._passing:
            item.hide()


class _Star:
    """A star that flies out, turns, and goes out."""

    def __init__(self, item: QGraphicsPixmapItem, middle: QPointF, way: QPointF) -> None:
        self._item, self._middle, self._way = item, middle, way

    def __call__(self, u: float) -> None:
        self._item.setVisible(u < 1.0)
        self._item.setPos(self._middle + self._way * (0.25 + 0.75 * smooth(u)))
        self._item.setRotation(140.0 * u)
        self._item.setScale(0.5 + 0.5 * smooth(min(1.0, 3.0 * u)))
        self._item.setOpacity(min(1.0, 8.0 * u, 2.2 * (1.0 - u)))
