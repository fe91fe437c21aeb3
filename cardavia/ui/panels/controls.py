"""The controls of the panels: titles, a slider with a notch, a drop-down; none of them minds the wheel."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSlider,
    QWidget,
)

from cardavia.ui.theme import heading_font


class Heading(QLabel):
    """A title in the lettering of titles, a multiple of the text's size; it grows and shrinks with it."""

    def __init__(self, factor: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._factor = factor
        self._base: QFont | None = None
        self.setProperty("role", "heading")
        self.setWordWrap(True)
        self.restyle()

    def restyle(self, base: QFont | None = None) -> None:
        """Take the text's size of the moment, or from now on that of ``base``, on a page with a size of its own."""
        self._base = base or self._base
        # the application's font, not the parent's: while a style sheet changes, some parents still have the old one
        self.setFont(heading_font(self._base or QApplication.font(), self._factor))


class Note(QLabel):
    """A sentence beside a control, quieter than its label."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "muted")
        self.setWordWrap(True)


def rule(parent: QWidget) -> QFrame:
    """A thin line between two parts of a page."""
    line = QFrame(parent)
    line.setProperty("role", "rule")
    line.setFixedHeight(1)
    return line


class NotchedSlider(QSlider):
    """A horizontal slider whose bar is filled from its notch. The mouse is held a little at the notch, keys are not."""

    HOLD = 2
    RING = 5
    """Pixels of the ring round a knob that has the keyboard."""

    def __init__(self, parent: QWidget | None = None, notch: int | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._notch = notch
        self.setMouseTracking(True)
        self.sliderMoved.connect(self._on_moved)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page, which scrolls: a slider must not change because it passed under the pointer."""
        event.ignore()

    def _on_moved(self, value: int) -> None:
        if self._notch is not None and 0 < abs(value - self._notch) <= self.HOLD:
            self.setSliderPosition(self._notch)

    def sizeHint(self) -> QSize:
        """Room for a knob as high as a line of text."""
        line = self.fontMetrics().height()
        return QSize(line * 7, round(line * 1.5))

    def minimumSizeHint(self) -> QSize:
        """Half as long as it would like to be."""
        hint = self.sizeHint()
        return QSize(hint.width() // 2, hint.height())

    @property
    def _length(self) -> int:
        """How long the style takes the knob to be, whatever the size of text."""
        return self.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, None, self)

    @property
    def _radius(self) -> float:
        """The knob's radius, without its ring."""
        return self.fontMetrics().height() * 0.42

    @property
    def _inset(self) -> int:
        """What the knob and its ring need at both ends beyond the style's idea of a knob."""
        return max(0, math.ceil(self._radius + self.RING - self._length / 2))

    def initStyleOption(self, option: QStyleOptionSlider) -> None:
        """The style's mouse handling sees the bar as it is drawn: shorter, with room for a large knob at its ends."""
        super().initStyleOption(option)
        # PySide's description of the option leaves out what it has from QStyleOption
        bar: Any = option
        bar.rect = bar.rect.adjusted(self._inset, 0, -self._inset, 0)

    def _x(self, value: int) -> float:
        # the style's own arithmetic, so that the knob lies where the style's mouse handling takes it to be
        room = self.width() - 2 * self._inset - self._length
        offset = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, room, self.isRightToLeft())
        return self._inset + offset + self._length / 2

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A bar, its filled part, the notch and the knob."""
        shades, middle, line = self.palette(), self.height() / 2, self.fontMetrics().height()
        accent, edge = shades.color(QPalette.ColorRole.Highlight), shades.color(QPalette.ColorRole.Dark)
        at, origin = self._x(self.sliderPosition()), self._x(self.minimum() if self._notch is None else self._notch)
        thick = max(4.0, line * 0.24)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            bar = QRectF(self._x(self.minimum()), middle - thick / 2, 0, thick)
            bar.setRight(self._x(self.maximum()))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shades.color(QPalette.ColorRole.Mid))
            painter.drawRoundedRect(bar.normalized(), thick / 2, thick / 2)
            painter.setBrush(accent)
            painter.drawRoundedRect(QRectF(min(origin, at), bar.top(), abs(at - origin), thick), thick / 2, thick / 2)
            if self._notch is not None:
                painter.setBrush(edge)
                painter.drawRect(QRectF(origin - 1, middle - line * 0.42, 2, line * 0.84))
            self._paint_knob(painter, QPointF(at, middle), self._radius, accent)

    def _paint_knob(self, painter: QPainter, at: QPointF, radius: float, accent: QColor) -> None:
        shades = self.palette()
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(shades.color(QPalette.ColorRole.Accent), 3))
            painter.drawEllipse(at, radius + 3, radius + 3)
        painter.setPen(QPen(accent, 2))
        painter.setBrush(shades.color(QPalette.ColorRole.Highlight if self.isSliderDown() else QPalette.ColorRole.Base))
        painter.drawEllipse(at, radius, radius)


class DropDown(QComboBox):
    """A drop-down drawn in the frame's own manner; the wheel scrolls the page, not the choice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # "to contents" would shrink it 20 ms later, behind the layout's back; sizeHint below measures the contents
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def offer(self, entries: Sequence[tuple[str, object]]) -> None:
        """Show these (words, value) pairs and keep the choice if it is still among them; no signal is sent."""
        chosen = self.currentData()
        blocked = self.blockSignals(True)
        self.clear()
        for words, value in entries:
            self.addItem(words, value)
        self.choose(chosen)
        self.blockSignals(blocked)
        self.updateGeometry()

    def choose(self, value: object) -> None:
        """Select the entry with this value, without a signal; a value that is not offered changes nothing."""
        blocked = self.blockSignals(True)
        for row in range(self.count()):
            if self.itemData(row) == value:
                self.setCurrentIndex(row)
        self.blockSignals(blocked)

    def sizeHint(self) -> QSize:
        """As wide as the longest entry, as high as a button."""
        metrics = self.fontMetrics()
        widest = max((metrics.horizontalAdvance(self.itemText(row)) for row in range(self.count())), default=0)
        return QSize(widest + round(metrics.height() * 2.8), round(metrics.height() * 1.9))

    def minimumSizeHint(self) -> QSize:
        """Long entries may be shortened: the list shows them whole."""
        hint = self.sizeHint()
        return QSize(min(hint.width(), self.fontMetrics().height() * 8), hint.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A frame, the words, an arrow."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        shades, metrics = self.palette(), self.fontMetrics()
        line, rect = metrics.height(), QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        hovered = QStyle.StateFlag.State_MouseOver in option.state
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ring = self.hasFocus()
            role = QPalette.ColorRole.Accent if ring else QPalette.ColorRole.Dark
            painter.setPen(QPen(shades.color(role), 3 if ring else 1))
            painter.setBrush(shades.color(QPalette.ColorRole.Midlight if hovered else QPalette.ColorRole.Button))
            painter.drawRoundedRect(rect, line * 0.45, line * 0.45)
            painter.setPen(shades.color(QPalette.ColorRole.ButtonText))
            words = QRect(round(line * 0.7), 0, self.width() - round(line * 2.4), self.height())
            words = QStyle.visualRect(self.layoutDirection(), self.rect(), words)
            shown = metrics.elidedText(self.currentText(), Qt.TextElideMode.ElideRight, words.width())
            side = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
            painter.drawText(words, side | Qt.AlignmentFlag.AlignVCenter, shown)
            x = line * 1.0 if self.isRightToLeft() else self.width() - line * 1.0
            size, y = line * 0.24, self.height() / 2
            painter.setPen(QPen(shades.color(QPalette.ColorRole.ButtonText), max(1.5, line * 0.1)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            tip, wing = QPointF(x, y + size / 2), QPointF(size, size)
            painter.drawPolyline(QPolygonF([tip - wing, tip, tip + QPointF(size, -size)]))
