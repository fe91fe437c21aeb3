"""One card as large as its room allows."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia.engine.cards import Card
from cardavia.ui.gallery.easel import Easel
from cardavia.ui.gallery.exhibit import Exhibit
from cardavia.ui.look.faces import RATIO, SHADOW

AIR = 0.04
"""Left free round the card, in its widths: its shadow lies there."""
LARGE, PATIENCE = 600_000, 120
"""From so many pixels on a card takes a moment to draw: it is drawn when so many milliseconds nobody leafs on."""


class Portrait(QWidget):
    """Paints the card; what was drawn of it for another page stands in for the moment that its picture takes."""

    def __init__(self, exhibit: Exhibit, stand_in: Easel, parent: QWidget) -> None:
        super().__init__(parent)
        self._exhibit, self._stand_in, self._easel = exhibit, stand_in, Easel(exhibit.faces, self)
        self._card: Card | None = None
        self._next: tuple[Card, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._easel.drawn.connect(lambda _card: self.update())

    def show_card(self, card: Card, following: tuple[Card, ...]) -> None:
        """Show a card; those that may be shown next are drawn behind it."""
        self._card, self._next = card, following
        self._draw()
        self.update()

    def forget(self) -> None:
        """Nobody looks: give up the pictures."""
        self._easel.clear()

    @property
    def is_drawing(self) -> bool:
        """Whether a picture for the very size of the card is still to be drawn."""
        return self._easel.is_drawing

    @property
    def face(self) -> QRectF:
        """Where the card lies."""
        wide = math.floor(self.width_in(self.width(), self.height()))
        high = wide * RATIO
        return QRectF(round((self.width() - wide) / 2), round(AIR * wide), wide, high)

    @staticmethod
    def width_in(width: float, height: float) -> float:
        """How wide a card would be in a room of this size."""
        return min(width / (1 + 2 * AIR), height / (RATIO + 2 * AIR))

    def _draw(self) -> None:
        width, dpr = self.face.width(), self.devicePixelRatioF()
        if self._card is None or not self.isVisible() or width < 1:
            return
        if width * width * RATIO * dpr * dpr < LARGE:
            self._easel.want((self._card, *self._next), width, dpr)
        else:  # the next ones are not drawn ahead: who reads would feel it
            self._easel.want((self._card,), width, dpr, PATIENCE)

    def sizeHint(self) -> QSize:
        """Any size will do."""
        return QSize(200, 320)

    def minimumSizeHint(self) -> QSize:
        """A card of which the index can be read."""
        line = self.fontMetrics().height()
        return QSize(4 * line, round(4 * line * RATIO))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size, another picture."""
        super().resizeEvent(event)
        self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """Now somebody looks."""
        super().showEvent(event)
        self._draw()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Shadow, face, grain."""
        card, face, dpr = self._card, self.face, self.devicePixelRatioF()
        if card is None or face.width() < 1:
            return
        picture = self._easel.picture(card) or self._stand_in.picture(card)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            reach = SHADOW * face.width() / 2
            shadow = self._exhibit.faces.shadow(face.width(), dpr)
            soft = face.adjusted(-reach, -reach, reach, reach).translated(QPointF(0, reach / 2))
            painter.drawPixmap(soft, shadow, QRectF(shadow.rect()))
            self._exhibit.paint(painter, face, picture, self)
