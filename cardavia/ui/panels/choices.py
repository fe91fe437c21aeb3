"""A few values side by side, one of them chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QSizePolicy, QStyle, QWidget

from cardavia.ui.panels.marks import Dot


class Segment(QRadioButton):
    """One value among a few: a button that stays down, with its picture and its words in the middle."""

    GAP = 0.5

    def hitButton(self, pos: QPoint) -> bool:
        """The whole button can be pressed."""
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        """Room for picture and words, as high as a button at least."""
        metrics, line = self.fontMetrics(), self.fontMetrics().height()
        icon = QSize(0, 0) if self.icon().isNull() else self.iconSize()
        gap = round(line * self.GAP) if icon.width() else 0
        words = metrics.horizontalAdvance(self.text())
        return QSize(words + icon.width() + gap + round(line * 1.4), max(round(line * 1.9), icon.height() + line // 2))

    def minimumSizeHint(self) -> QSize:
        """Words are never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A frame, filled where chosen; picture; words."""
        shades, line = self.palette(), self.fontMetrics().height()
        on, ring, hovered = self.isChecked(), self.hasFocus(), self.underMouse()
        role = QPalette.ColorRole
        fill = role.Highlight if on else role.Midlight if hovered else role.Button
        icon = QSize(0, 0) if self.icon().isNull() else self.iconSize()
        gap = round(line * self.GAP) if icon.width() else 0
        start = (self.width() - icon.width() - gap - self.fontMetrics().horizontalAdvance(self.text())) // 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(shades.color(role.Accent if ring else role.Dark), 3 if ring else 1))
            painter.setBrush(shades.color(fill))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), line * 0.45, line * 0.45)
            picture = QRect(QPoint(start, (self.height() - icon.height()) // 2), icon)
            words = QRect(start + icon.width() + gap, 0, self.width() - start - icon.width() - gap, self.height())
            if icon.width():
                self.icon().paint(painter, QStyle.visualRect(self.layoutDirection(), self.rect(), picture))
            painter.setPen(shades.color(role.HighlightedText if on else role.ButtonText))
            side = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
            box = QStyle.visualRect(self.layoutDirection(), self.rect(), words)
            painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, self.text())


class Choices(QWidget):
    """A few values side by side, one of them chosen; they break into rows where they do not fit."""

    chosen = Signal(object)
    SPACING: ClassVar[int] = 4

    def __init__(
        self, values: Sequence[object], parent: QWidget | None = None, columns: int | None = None, plain: bool = False
    ) -> None:
        """``columns`` is the most that stand side by side; ``plain`` gives radio buttons, for long words."""
        super().__init__(parent)
        self._values = list(values)
        self._columns = columns
        self._group = QButtonGroup(self)
        self.buttons = [Dot(self) if plain else Segment(self) for _ in values]
        for number, button in enumerate(self.buttons):
            if not plain:
                button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
            self._group.addButton(button, number)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(self.SPACING)
        self._arranged = 0
        self._arrange(columns or len(self.buttons))
        self._group.idToggled.connect(self._on_toggled)

    def _on_toggled(self, number: int, on: bool) -> None:
        if on:
            self._lead_tab()
            self.chosen.emit(self._values[number])

    @property
    def value(self) -> object:
        """The chosen value; None where nothing is chosen."""
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else None

    def choose(self, value: object) -> None:
        """Choose a value without a signal."""
        blocked = self.blockSignals(True)
        if value in self._values:
            self.buttons[self._values.index(value)].setChecked(True)
        self.blockSignals(blocked)
        self._lead_tab()

    def _lead_tab(self) -> None:
        """Tab comes to the chosen value, the arrows go on from there."""
        chosen = self._group.checkedId()
        for number, button in enumerate(self.buttons):
            stop = number == chosen or chosen < 0
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)

    def label(self, words: Sequence[str]) -> None:
        """Set the words of the values."""
        for button, text in zip(self.buttons, words, strict=True):
            button.setText(text)
        self._fit()

    def picture(self, icons: Sequence[QIcon], size: QSize) -> None:
        """Set a picture beside the words of each value."""
        for button, icon in zip(self.buttons, icons, strict=True):
            button.setIconSize(size)
            button.setIcon(icon)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break into rows where the words do not fit in one."""
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """As narrow as the widest value."""
        return QSize(max(button.minimumSizeHint().width() for button in self.buttons), self._grid.sizeHint().height())

    def _fit(self) -> None:
        self.fit(self.width())

    def fit(self, width: int) -> None:
        """Break into rows as at this width in pixels, for a page that measures itself before it has its size."""
        widest = max(button.sizeHint().width() for button in self.buttons) + self.SPACING
        limit = self._columns or len(self.buttons)
        fitting = max(1, min(limit, (width + self.SPACING) // widest))
        if fitting < limit and len(self.buttons) % fitting == 1 and fitting > 2:
            fitting -= 1  # no lone button in the last row
        self._arrange(fitting)

    def _arrange(self, columns: int) -> None:
        if columns == self._arranged:
            return
        for button in self.buttons:
            self._grid.removeWidget(button)
        for number, button in enumerate(self.buttons):
            self._grid.addWidget(button, number // columns, number % columns)
        for column in range(len(self.buttons)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._arranged = columns
        self.updateGeometry()
