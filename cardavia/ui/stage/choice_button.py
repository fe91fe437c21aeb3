"""One choice as a button on the cloth: a box to tick, cards, words and points; or the reason why it cannot be taken."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardavia.ui.look.grading import Grading
from cardavia.ui.stage.plates import INK

GROUND, LIGHT, GOLD = QColor(40, 28, 48), QColor(78, 58, 94), QColor("#EBC260")
PARTS = ", "
"""Between what a choice is and what it brings, as it is read."""
CHOSEN = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.MouseFocusReason)
BARRED = QColor("#A79BAE")
"""Ink of what cannot be taken: 4.5 : 1 and more on its ground."""


class Face(NamedTuple):
    """What a choice shows."""

    words: str
    points: str = ""
    picture: QPixmap | None = None
    reason: str = ""
    """Why it cannot be taken just now, in words; "" if it can."""
    cards: str = ""
    """The cards of its picture by name."""
    worth: str = ""
    """Its points in words."""

    @property
    def named(self) -> str:
        """All of it in words, but for the reason."""
        cards = f"({self.cards})" if self.cards else ""
        return PARTS.join(filter(None, (" ".join(filter(None, (self.words, cards))), self.worth or self.points)))


class ChoiceButton(QAbstractButton):
    """Belongs to no theme: it lies on the cloth. What cannot be taken can still be pressed, and then says why."""

    pointed = Signal(bool)
    """The pointer came, or left."""
    entered = Signal()
    """The keyboard came."""

    def __init__(self, face: Face, parent: QWidget, grading: Grading, *, ticks: bool = False) -> None:
        super().__init__(parent)
        self._face, self._ticks = face, ticks
        tones = (GROUND, LIGHT, GOLD, BARRED, INK)
        self._ground_tone, self._light, self._gold, self._barred, self._ink = map(grading.color, tones)
        self.current, self.best = False, False
        """Whether the keyboard is here, and whether this is what a good player would take."""
        self.setCheckable(ticks)
        self._name()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def is_barred(self) -> bool:
        """Whether there is a reason against it."""
        return bool(self._face.reason)

    @property
    def face(self) -> Face:
        """What it shows."""
        return self._face

    def wear(self, face: Face) -> None:
        """Show something else."""
        if face != self._face:
            self._face = face
            self._name()
            self.updateGeometry()
            self.update()

    def _name(self) -> None:
        self.setAccessibleName(self._face.named)
        self.setAccessibleDescription(self._face.reason)
        self.setToolTip(self._face.reason or self._face.worth)

    def nextCheckState(self) -> None:
        """What cannot be taken cannot be ticked."""
        if not self.is_barred:
            super().nextCheckState()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are the panel's."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Keys are the panel's."""
        event.ignore()

    def event(self, event: QEvent) -> bool:
        """The frame follows the pointer."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
            self.pointed.emit(event.type() == QEvent.Type.Enter)
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard is here; by somebody's will only where it did not just wander on from what has gone."""
        super().focusInEvent(event)
        if event.reason() in CHOSEN:
            self.entered.emit()

    # drawing

    def _lettering(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def _em(self) -> float:
        return float(QFontMetrics(self.font()).height())

    def sizeHint(self) -> QSize:
        """All that it shows, and air around it."""
        em, metrics, face = self._em(), QFontMetrics(self._lettering()), self._face
        wide = 1.6 * em + metrics.horizontalAdvance(face.words) + (1.25 * em if self._ticks else 0.0)
        high = 1.8 * em
        if face.points:
            wide += 0.6 * em + metrics.horizontalAdvance(face.points)
        if face.picture is not None:
            size = face.picture.deviceIndependentSize()
            wide, high = wide + size.width() + 0.6 * em, max(high, size.height() + 0.5 * em)
        return QSize(round(wide), round(high))

    def minimumSizeHint(self) -> QSize:
        """Words are never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """From left to right: box, cards, words, points."""
        em, face = self._em(), self._face
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._ground(painter, em)
            left = 0.75 * em
            if self._ticks:
                self._box(painter, QRectF(left - 0.15 * em, self.height() / 2 - 0.45 * em, 0.9 * em, 0.9 * em))
                left += 1.25 * em
            if face.picture is not None:
                size = face.picture.deviceIndependentSize()
                painter.setOpacity(0.45 if self.is_barred else 1.0)
                painter.drawPixmap(QPointF(left, (self.height() - size.height()) / 2), face.picture)
                painter.setOpacity(1.0)
                left += size.width() + 0.6 * em
            painter.setFont(self._lettering())
            painter.setPen(self._barred if self.is_barred else self._ink)
            row = QRectF(left, 0, self.width() - left - 0.75 * em, self.height())
            held = Qt.AlignmentFlag.AlignVCenter
            spread = bool(face.points or face.picture is not None or self._ticks)
            side = Qt.AlignmentFlag.AlignLeft if spread else Qt.AlignmentFlag.AlignHCenter
            painter.drawText(row, held | side, face.words)
            painter.setPen(self._barred if self.is_barred else self._gold)
            painter.drawText(row, held | Qt.AlignmentFlag.AlignRight, face.points)

    def _ground(self, painter: QPainter, em: float) -> None:
        lit = not self.is_barred and (self.underMouse() or self.isDown())
        ring = self.current or self.hasFocus()
        edge = self._gold if ring or lit else self._gold.darker(170)
        painter.setPen(QPen(edge, max(2.5, 0.14 * em) if ring else 1.2))
        painter.setBrush(
            Qt.BrushStyle.NoBrush if self.is_barred else self._light if lit or self.best else self._ground_tone
        )
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 0.4 * em, 0.4 * em)

    def _box(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(self._barred if self.is_barred else self._gold, 1.5))
        painter.setBrush(self._gold if self.isChecked() else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 0.2 * box.width(), 0.2 * box.width())
        if self.isChecked():
            painter.setPen(QPen(self._ground_tone, 0.16 * box.width(), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            corner, side = box.topLeft(), box.width()
            hook = [QPointF(0.22, 0.52), QPointF(0.42, 0.72), QPointF(0.78, 0.28)]
            painter.drawPolyline([corner + point * side for point in hook])
