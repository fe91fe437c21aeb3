"""Cards as small pictures that break into rows where they do not fit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia.engine.cards import Card
from cardavia.text.phrasebook import Phrasebook
from cardavia.ui.look.faces import RATIO, Faces
from cardavia.ui.look.strips import STEP

GAP = 0.12
"""Between two rows, against the height of a card."""


class CardRows(QWidget):
    """Each card over the one before; ``most`` is how many lie in a row at most, ``height`` is in logical pixels.

    ``step`` is the share of a card's width that the next one leaves free.
    """

    def __init__(
        self,
        faces: Faces,
        phrases: Phrasebook,
        cards: tuple[Card, ...],
        height: int,
        parent: QWidget,
        most: int | None = None,
        step: float = STEP,
    ) -> None:
        super().__init__(parent)
        self._faces, self._cards, self._height, self._most = faces, cards, height, most or len(cards)
        self._step = step
        names = phrases.cards(cards)
        self.setAccessibleName(names)
        self.setToolTip(names)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are shown."""
        return self._cards

    @property
    def _wide(self) -> float:
        return round(self._height / RATIO)

    def _across(self, width: int) -> int:
        """How many cards lie side by side in so many pixels."""
        fitting = 1 + int(max(0.0, width - self._wide) / (self._step * self._wide))
        across = max(1, min(fitting, self._most, len(self._cards)))
        rows = -(-len(self._cards) // across)
        return -(-len(self._cards) // rows)  # rows of about the same length

    def sizeHint(self) -> QSize:
        """As wide as the longest row that is allowed."""
        across = min(self._most, len(self._cards))
        width = round(self._wide * (1 + self._step * (across - 1)))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Two cards side by side."""
        width = round(self._wide * (1 + self._step))
        return QSize(min(width, self.sizeHint().width()), self._height)

    def hasHeightForWidth(self) -> bool:
        """It does."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As many rows as are needed at this width."""
        rows = -(-len(self._cards) // self._across(width))
        return round(rows * self._height + (rows - 1) * self._height * GAP)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The cards from left to right, row by row."""
        across, dpr = self._across(self.width()), self.devicePixelRatioF()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for number, card in enumerate(self._cards):
                row, place = divmod(number, across)
                at = QPointF(place * self._step * self._wide, row * self._height * (1 + GAP))
                painter.drawPixmap(at, self._faces.face(card, self._height / RATIO, dpr))
