"""A few cards of a deck fanned out for show, and the house's star."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia.engine.cards import Card
from cardavia.game import Game
from cardavia.ui.look.faces import CORNER, SHADOW, Faces
from cardavia.ui.look.felt import GILT, GILT_SHADE, star

ASPECT = 1.6
"""Height of a card against its width."""
REACH = 1.42
"""From the point about which cards are turned to their upper edges, in heights of a card."""
DROP = 0.03
"""How far a card's shadow lies below it, in widths of a card."""


def pieces(game: Game[Any]) -> tuple[Card, ...]:
    """The cards that show a deck best, the last one on top.

    A game that chooses none shows a high rank of each suit, under a card that has a name of its own.
    """
    if game.showcase:
        return game.showcase[::-1]
    deck = game.rules.deck
    top = game.named_cards[0] if game.named_cards else deck.cards[-1]
    others = [suit for suit in deck.suits if suit != deck.suit(top)]
    return (*(Card(deck.ranks[-1 - number] + suit) for number, suit in enumerate(reversed(others))), top)


class Showcase(QWidget):
    """Draws cards as a fan in whatever room it has."""

    SPREAD = 11.0
    """Degrees between two cards."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        faces.rested.connect(self.update)
        self.cards: tuple[Card, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Show other cards, the last one on top."""
        self.cards = cards
        self.update()

    def sizeHint(self) -> QSize:
        """Any size will do."""
        return QSize(240, 200)

    @property
    def card_width(self) -> float:
        """Width of a card in logical pixels, so that the whole fan and its shadow have room."""
        bounds = self._bounds()
        return min(self.width() / bounds.width(), self.height() / bounds.height())

    def _angles(self) -> list[float]:
        return [(number - (len(self.cards) - 1) / 2) * self.SPREAD for number in range(max(1, len(self.cards)))]

    def _bounds(self) -> QRectF:
        """What the fan covers about its pivot, in widths of a card."""
        card = QRectF(-0.5, -REACH * ASPECT, 1, ASPECT).adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW + DROP)
        bounds = QRectF()
        for angle in self._angles():
            bounds = bounds.united(QTransform().rotate(angle).mapRect(card))
        return bounds

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Each card turned about a point below the fan, with its shadow."""
        width, dpr = self.card_width, self.devicePixelRatioF()
        if width < 8 or not self.cards:
            return
        height = width * ASPECT
        pivot = QPointF(self.width() / 2, self.height() / 2) - self._bounds().center() * width
        shadow = self._faces.shadow(width, dpr)
        soft = QRectF(0, 0, shadow.width() / shadow.devicePixelRatio(), shadow.height() / shadow.devicePixelRatio())
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
            for angle, card in zip(self._angles(), self.cards, strict=True):
                painter.save()
                painter.translate(pivot)
                painter.rotate(angle)
                painter.translate(-width / 2, -height * REACH)
                soft.moveCenter(QPointF(width / 2, height / 2 + width * DROP))
                painter.drawPixmap(soft.topLeft(), shadow)
                face = self._faces.at_hand(card, width, dpr)
                if face is not None:
                    painter.drawPixmap(QPointF(0, 0), face)
                else:  # the first paint waits for no drawing: a card of plain stock, for a moment
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(self._faces.stock)
                    painter.drawRoundedRect(QRectF(0, 0, width, height), CORNER * width, CORNER * width)
                painter.restore()


class Emblem(QWidget):
    """The eight-rayed star of the coins, the backs and the table, as large as the title beside it."""

    def __init__(self, factor: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._factor = factor
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A multiple of a line of text."""
        side = round(self.fontMetrics().height() * self._factor)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Two rings of rays."""
        middle, reach = QPointF(self.width() / 2, self.height() / 2), min(self.width(), self.height()) / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            star(painter, middle, reach * 0.78, reach * 0.4, (QColor(GILT_SHADE), QColor(GILT)), 22.5)
            star(painter, middle, reach, reach * 0.36, (QColor(GILT), QColor(GILT_SHADE)))
