"""What appears over the table for a moment: words, points that fly to their plate, tokens, stars."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardavia.ui.stage import plates
from cardavia.ui.stage.clock import Track, even, smooth, swell
from cardavia.ui.stage.drawn import Drawn
from cardavia.ui.stage.pacing import GLEAM

STARS = 14
AIR = 5000.0
"""What flies in the air is drawn over everything."""
ROUND, STEP = 12, 0.5
"""How often, and by how many of their own heights, words are moved away from what they would hide."""
LANDED = 0.62
"""After this share of its time a token has fallen."""
WAYS = [(math.cos(turn * math.pi / 6), math.sin(turn * math.pi / 6)) for turn in range(12)]


class Journey(NamedTuple):
    """How something in the air gets to a plate: it can be read for a while where it appears, then it flies."""

    start: QPointF
    goal: QPointF
    stay: float
    fly: float
    moves: bool = True
    """Whether it flies at all, or goes out where it appeared."""

    @property
    def length(self) -> float:
        """From its appearance to its landing, in milliseconds."""
        return self.stay + self.fly


class Air(Drawn):
    """Things for a moment. They are made when a step is written, and drawn by its tracks."""

    def __init__(self, scene: QGraphicsScene, font: QFont) -> None:
        super().__init__(scene, font)
        self._passing: list[QGraphicsPixmapItem] = []

    def bubble(self, text: str, middle: QPointF, length: float, avoid: Sequence[QRectF] = ()) -> list[Track]:
        """A few words that come, stay and go, as near to a point as they hide nothing of what is to be avoided."""
        if self._seating is None or not text:
            return []
        picture = plates.pill(text, self._font, 0.7 * self._seating.width, self._em(0.029), self._dpr)
        item = self._pass()
        self._lay(item, picture, self._clear(middle, picture.deviceIndependentSize(), avoid))
        item.setOpacity(0.0)

        def draw(u: float) -> None:
            item.setVisible(u < 1.0)
            item.setOpacity(min(1.0, 9.0 * u, 6.0 * (1.0 - u)))

        return [Track(0.0, length, draw)]

    def _clear(self, middle: QPointF, size: QSizeF, avoid: Sequence[QRectF]) -> QPointF:
        """The nearest place for a box of this size that hides nothing; if there is none, the one that hides least."""
        best = self._inside(middle, size)
        least = _hidden(best, size, avoid)
        for number in range(1, ROUND + 1):
            for across, down in WAYS:
                if not least:
                    return best
                away = number * STEP * size.height()
                place = self._inside(middle + QPointF(1.6 * away * across, away * down), size)
                hidden = _hidden(place, size, avoid)
                if hidden < least:
                    best, least = place, hidden
        return best

    def _inside(self, middle: QPointF, size: QSizeF) -> QPointF:
        """As near to a point as something of this size finds room on the table."""
        seating = self._seating
        if seating is None:
            return middle
        half = size / 2 + QSizeF(seating.gap, seating.gap)
        return QPointF(
            min(max(middle.x(), half.width()), max(half.width(), seating.width - half.width())),
            min(max(middle.y(), half.height()), max(half.height(), seating.height - half.height())),
        )

    def points(self, text: str, way: Journey, landed: Callable[[], None]) -> list[Track]:
        """A number that appears where it was made, flies to its plate, and changes it when it lands."""
        if self._seating is None or not text:
            return [Track(0.0, 0.0, lambda _: landed())]
        picture = plates.pill(text, self._font, 0.7 * self._seating.width, self._em(0.029), self._dpr)
        start = self._inside(way.start, picture.deviceIndependentSize())
        item, stay = self._rising(picture, start), way.stay / way.length

        def draw(u: float) -> None:
            item.setVisible(u < 1.0)
            flown = max(0.0, (u - stay) / (1.0 - stay)) if stay < 1.0 else 0.0
            if way.moves:
                share = flown * flown
                across = way.goal - start
                bow = 0.12 * swell(share)
                item.setPos(start + across * share + QPointF(across.y(), -across.x()) * bow)
                item.setScale(1.0 - 0.4 * share)
            item.setOpacity(min(1.0, 9.0 * u, (4.0 if way.moves else 1.0) * (1.0 - flown)))

        return [
            Track(0.0, way.length, draw),
            Track(way.length, 0.0, lambda _: landed()),
            *self._gleam(way, way.length),
        ]

    def token(self, number: int, way: Journey, landed: Callable[[], None]) -> list[Track]:
        """One of several tokens: it falls onto its plate and stays for a blink; what it means is shown then."""
        if self._seating is None:
            return [Track(0.0, 0.0, lambda _: landed())]
        item = self._rising(plates.coin(2.4 * self._em(0.0225), self._dpr), way.goal)
        begin = number * 0.35 * way.fly
        high = way.goal - way.start

        def draw(u: float) -> None:
            item.setVisible(u < 1.0)
            item.setOpacity(min(1.0, 8.0 * u, 6.0 * (1.0 - u)))
            if way.moves:
                item.setPos(way.start + high * _fallen(u))
                item.setScale(1.25 - 0.25 * min(1.0, 1.6 * u))
                item.setRotation(110.0 * (1.0 - min(1.0, 1.6 * u)))

        return [
            Track(begin, way.length, draw),
            Track(begin + way.length * LANDED, 0.0, lambda _: landed()),
            *self._gleam(way, begin + way.length * LANDED),
        ]

    def _gleam(self, way: Journey, begin: float) -> list[Track]:
        """A short light where something has landed."""
        if not way.moves:
            return []
        item = self._rising(plates.spark(3.2 * self._em(0.0225), self._dpr), way.goal)

        def draw(u: float) -> None:
            item.setVisible(u < 1.0)
            item.setScale(0.4 + 0.6 * smooth(u))
            item.setRotation(40.0 * u)
            item.setOpacity(min(1.0, 6.0 * u, 1.4 * (1.0 - u)))

        return [Track(begin, GLEAM, draw)]

    def cheer(self, text: str, middle: QPointF, length: float, *, stars: bool) -> list[Track]:
        """Gilt words that swell up, and stars that fly out from them."""
        seating = self._seating
        if seating is None:
            return []
        tracks: list[Track] = []
        if stars:
            tracks += [Track(0.0, length, self._star(number, middle), even) for number in range(STARS)]
        if text:
            picture = plates.title(text, self._font, 0.12 * seating.height, 0.7 * seating.width, self._dpr)
            item = self._rising(picture, middle)

            def draw(u: float) -> None:
                item.setVisible(u < 1.0)
                item.setScale(0.72 + 0.28 * smooth(min(1.0, 3.2 * u)) if stars else 1.0)
                item.setOpacity(min(1.0, 7.0 * u, 4.0 * (1.0 - u)))

            tracks.append(Track(0.0, length, draw))
        return tracks

    def _star(self, number: int, middle: QPointF) -> _Star:
        height = self._seating.height if self._seating else 600.0
        size = (0.075, 0.045, 0.06)[number % 3] * height
        item = self._rising(plates.spark(size, self._dpr), middle)
        angle = 2 * math.pi * (number + 0.35 * (number % 2)) / STARS
        reach = (0.34, 0.25, 0.29, 0.22)[number % 4] * height
        return _Star(item, middle, QPointF(1.35 * reach * math.cos(angle), 0.8 * reach * math.sin(angle)))

    def _rising(self, picture: QImage, middle: QPointF) -> QGraphicsPixmapItem:
        """A picture that will come to light around a point."""
        item = self._pass()
        self._lay(item, picture)
        size = item.pixmap().deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)
        item.setPos(middle)
        item.setOpacity(0.0)
        return item

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
    def count(self) -> int:
        """How many items are shown for a moment."""
        return sum(item.isVisible() and item.opacity() > 0 for item in self._passing)

    def clear(self) -> None:
        """Nothing is in the air any more."""
        for item in self._passing:
            item.hide()


def _hidden(middle: QPointF, size: QSizeF, avoid: Sequence[QRectF]) -> float:
    """How much of these boxes, in square pixels, a box would hide."""
    left, top = middle.x() - size.width() / 2, middle.y() - size.height() / 2
    box = QRectF(QPointF(left, top), size)
    return sum(each.width() * each.height() for each in map(box.intersected, avoid) if not each.isEmpty())


def _fallen(u: float) -> float:
    """How far something has fallen: faster and faster, one small leap, and still."""
    if u < LANDED:
        return (u / LANDED) ** 2
    return 1.0 - 0.08 * swell(min(1.0, (u - LANDED) / 0.2))


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
