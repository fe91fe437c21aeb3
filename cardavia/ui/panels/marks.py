"""Boxes to tick and dots to choose among sentences, drawn in the frame's own colours."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QRadioButton, QSizePolicy, QStyle, QWidget

SIDE = 1.05
"""Side of a box in lines of text."""
GAP = 0.55


NARROWEST = 9
"""Width at least, in lines of text; longer words are broken."""
_WRAP = Qt.TextFlag.TextWordWrap


def _left(button: QAbstractButton) -> int:
    """Where the words begin."""
    return round(4 + button.fontMetrics().height() * (SIDE + GAP))


def _size(button: QAbstractButton) -> QSize:
    words = button.fontMetrics().horizontalAdvance(button.text())
    return QSize(words + _left(button) + 6, round(button.fontMetrics().height() * 1.6))


def _least(button: QAbstractButton) -> QSize:
    whole = _size(button)
    return QSize(min(whole.width(), button.fontMetrics().height() * NARROWEST), whole.height())


def _height(button: QAbstractButton, width: int) -> int:
    room = QRect(0, 0, max(1, width - _left(button) - 4), 10_000)
    words = button.fontMetrics().boundingRect(room, _WRAP, button.text())
    return words.height() + round(button.fontMetrics().height() * 0.6)


def _may_wrap(button: QAbstractButton) -> None:
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    button.setSizePolicy(policy)


def _paint(button: QAbstractButton, round_share: float) -> tuple[QRectF, QPen]:
    """Draw frame, words and the ring of the keyboard; returned are the mark's place and the pen for what is in it."""
    shades, role, line = button.palette(), QPalette.ColorRole, button.fontMetrics().height()
    side, on = line * SIDE, button.isChecked()
    whole = button.rect()
    box = QRect(4, round((button.height() - side) / 2), round(side), round(side))
    left = _left(button)
    words = QStyle.visualRect(button.layoutDirection(), whole, QRect(left, 0, whole.width() - left, whole.height()))
    mark = QRectF(QStyle.visualRect(button.layoutDirection(), whole, box)).adjusted(0.5, 0.5, -0.5, -0.5)
    with QPainter(button) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if button.hasFocus():
            painter.setPen(QPen(shades.color(role.Accent), 3))
            painter.drawRoundedRect(QRectF(whole).adjusted(1.5, 1.5, -1.5, -1.5), line * 0.35, line * 0.35)
        painter.setPen(QPen(shades.color(role.Highlight if on else role.Dark), 1.2))
        fill = role.Highlight if on else role.Midlight if button.underMouse() else role.Button
        painter.setBrush(shades.color(fill))
        painter.drawRoundedRect(mark, mark.width() * round_share, mark.width() * round_share)
        painter.setPen(shades.color(role.ButtonText))
        side_of = Qt.AlignmentFlag.AlignRight if button.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        painter.drawText(words, side_of | Qt.AlignmentFlag.AlignVCenter | _WRAP, button.text())
    pen = QPen(shades.color(role.HighlightedText), side * 0.13)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return mark, pen


class Tick(QCheckBox):
    """Yes or no."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _may_wrap(self)

    def hitButton(self, pos: QPoint) -> bool:
        """Words and box can be pressed."""
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        """Box and words in one line."""
        return _size(self)

    def minimumSizeHint(self) -> QSize:
        """Long words are broken, not cut."""
        return _least(self)

    def heightForWidth(self, width: int) -> int:
        """Room for the words in as many lines as they need."""
        return _height(self, width)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A box, a tick, words."""
        mark, pen = _paint(self, 0.25)
        if self.isChecked():
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(pen)
                shares = ((0.24, 0.52), (0.43, 0.70), (0.76, 0.31))
                at = [QPointF(mark.x() + x * mark.width(), mark.y() + y * mark.height()) for x, y in shares]
                painter.drawPolyline(QPolygonF(at))


class Dot(QRadioButton):
    """One of several sentences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _may_wrap(self)

    def hitButton(self, pos: QPoint) -> bool:
        """Words and dot can be pressed."""
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        """Dot and words in one line."""
        return _size(self)

    def minimumSizeHint(self) -> QSize:
        """Long words are broken, not cut."""
        return _least(self)

    def heightForWidth(self, width: int) -> int:
        """Room for the words in as many lines as they need."""
        return _height(self, width)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A ring, a dot, words."""
        mark, pen = _paint(self, 0.5)
        if self.isChecked():
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(pen.color())
                painter.drawEllipse(mark.center(), mark.width() * 0.2, mark.width() * 0.2)
