"""The button of the frame: its room grows with its words, which a style sheet's would not."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QPushButton, QWidget


class Button(QPushButton):
    """A button; the *main* one of a page is larger and filled, a *quiet* one has no frame."""

    def __init__(self, parent: QWidget | None = None, *, main: bool = False, quiet: bool = False) -> None:
        super().__init__(parent)
        self._main, self._quiet = main, quiet
        self.setAutoDefault(True)  # Enter presses the button that has the keyboard, as Space does
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def main(self) -> bool:
        """Whether this is the main button of its page."""
        return self._main

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that is held does not press again."""
        if not event.isAutoRepeat():
            super().keyPressEvent(event)

    def promote(self, main: bool) -> None:
        """Make it the main button, or one of the others."""
        if main != self._main:
            self._main = main
            self.updateGeometry()
            self.update()

    def _lettering(self) -> QFont:
        font = QFont(self.font())
        font.setBold(self._main)
        return font

    def sizeHint(self) -> QSize:
        """The words and air around them."""
        metrics = QFontMetrics(self._lettering())
        line = metrics.height()
        wide = metrics.horizontalAdvance(self.text()) + round(line * (2.4 if self._main else 1.6))
        return QSize(wide, round(line * (2.4 if self._main else 1.95)))

    def minimumSizeHint(self) -> QSize:
        """Words are never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Ground, frame or ring, words."""
        shades, role, line = self.palette(), QPalette.ColorRole, self.fontMetrics().height()
        active, ring = self.isEnabled() and (self.underMouse() or self.isDown()), self.hasFocus()
        ground = shades.color(role.Highlight if self._main else role.Mid if self.isDown() else role.Button)
        if active and self._main:
            ground = ground.lighter(118) if ground.lightness() < 128 else ground.darker(108)
        elif active and not self.isDown():
            ground = shades.color(role.Midlight)
        edge = shades.color(role.Accent if ring else role.Highlight if self._main else role.Dark)
        words = role.HighlightedText if self._main else role.Link if self._quiet else role.ButtonText
        bare = self._quiet and not active
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            framed = ring or not self._quiet
            painter.setPen(QPen(edge, max(3.0, line * 0.16) if ring else 1) if framed else Qt.PenStyle.NoPen)
            painter.setBrush(Qt.BrushStyle.NoBrush if bare else ground)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), line * 0.45, line * 0.45)
            painter.setFont(self._lettering())
            shown = shades.color(words) if self.isEnabled() else shades.color(role.PlaceholderText)
            painter.setPen(shown)
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
