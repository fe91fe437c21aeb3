"""Draws faces one after the other between events, so that a page of many cards opens at once and fills."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from cardavia.engine.cards import Card
from cardavia.ui.look.faces import Faces

SLICE, BREATH = 6, 2
"""Milliseconds of drawing at a time, one card at least, and of pause in which the page answers."""


class Easel(QObject):
    """The pictures of one page at one size; until a card is drawn anew, its last picture stands in."""

    drawn = Signal(str)
    """The card whose picture is new."""

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._pictures: dict[Card, QPixmap] = {}
        self._fresh: set[Card] = set()
        self._size = (0.0, 1.0)
        self._wanted: list[Card] = []
        self._idle = QTimer(self, interval=BREATH)
        self._idle.timeout.connect(self._on_idle)
        faces.changed.connect(self._on_changed)

    def want(self, cards: Sequence[Card], width: float, dpr: float, after: int = BREATH) -> None:
        """Draw these cards in this order, so many logical pixels wide; other wishes and pictures are given up.

        Drawing begins when so many milliseconds have gone without another wish: who leafs on does not wait for it.
        """
        if (width, dpr) != self._size:
            self._size = width, dpr
            self._fresh.clear()
        self._pictures = {card: self._pictures[card] for card in cards if card in self._pictures}
        self._fresh &= self._pictures.keys()
        self._wanted = [card for card in reversed(cards) if card not in self._fresh]
        if self._wanted:
            self._idle.start(after)

    def picture(self, card: Card) -> QPixmap | None:
        """The newest picture of a card, perhaps of another size; None before the first."""
        return self._pictures.get(card)

    @property
    def is_drawing(self) -> bool:
        """Whether cards are still to be drawn."""
        return bool(self._wanted)

    def clear(self) -> None:
        """Give up every picture and every wish: other cards come, or nobody looks."""
        self._idle.stop()
        self._wanted.clear()
        self._pictures.clear()
        self._fresh.clear()

    def _on_changed(self) -> None:
        """All are drawn in another way now: those that are seen again, and in the same order."""
        self._fresh.clear()
        self.want(
            tuple(self._pictures) + tuple(each for each in reversed(self._wanted) if each not in self._pictures),
            *self._size,
        )

    def _on_idle(self) -> None:
        self._idle.setInterval(BREATH)
        watch = QElapsedTimer()
        watch.start()
        while self._wanted:
            card = self._wanted.pop()
            self._pictures[card] = self._faces.face(card, *self._size)
            self._fresh.add(card)
            self.drawn.emit(card)
            if watch.elapsed() >= SLICE:
                return
        self._idle.stop()
