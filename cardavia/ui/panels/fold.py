"""A row that opens: a triangle, words, and quieter words behind them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget


class Fold(QAbstractButton):
    """Shows and hides what it is asked to by ``toggled``; keyboard and pointer press all of it."""

    MARK = 1.5
    """Room for the triangle, in lines of text."""

    def __init__(self, words: str, quiet: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setText(words)
        self._quiet = quiet
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _metrics(self) -> tuple[QFont, QFontMetrics, int]:
        bold = QFont(self.font())
        bold.setBold(True)
        return bold, QFontMetrics(bold), self.fontMetrics().height()

    def sizeHint(self) -> QSize:
        """Words on one line."""
        _, metrics, line = self._metrics()
        quiet = self.fontMetrics().horizontalAdvance(self._quiet) + (line if self._quiet else 0)
        width = metrics.horizontalAdvance(self.text()) + quiet + line * self.MARK + line * 0.4
        return QSize(round(width), round(line * 1.7))

    def minimumSizeHint(self) -> QSize:
        """Long words may break into two lines."""
        hint, line = self.sizeHint(), self.fontMetrics().height()
        return QSize(min(hint.width(), line * 9), hint.height())

    def hasHeightForWidth(self) -> bool:
        """It does."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As many lines as the words need."""
        _, metrics, line = self._metrics()
        room = QRect(0, 0, max(1, width - round(line * (self.MARK + 0.2))), 10_000)
        words = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._whole())
        return words.height() + round(line * 0.7)

    def _whole(self) -> str:
        return f"{self.text()}  {self._quiet}".strip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens as Space does: it must not press the sheet's own button meanwhile."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The triangle points to the words, or down to what is open."""
        bold, metrics, line = self._metrics()
        shades, role = self.palette(), QPalette.ColorRole
        mark = line * 0.26
        whole = QRect(round(line * self.MARK), 0, self.width() - round(line * self.MARK), self.height())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus() or self.underMouse():
                painter.setPen(QPen(shades.color(role.Accent), 3) if self.hasFocus() else Qt.PenStyle.NoPen)
                painter.setBrush(shades.color(role.Midlight) if self.underMouse() else Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), line * 0.35, line * 0.35)
            middle = QPointF(line * 0.75, self.height() / 2)
            tip = QPointF(mark, 0) if not self.isChecked() else QPointF(0, mark)
            wing = QPointF(-mark * 0.7, mark) if not self.isChecked() else QPointF(mark, -mark * 0.7)
            other = QPointF(wing.x(), -wing.y()) if not self.isChecked() else QPointF(-wing.x(), wing.y())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shades.color(role.Link))
            painter.drawPolygon(QPolygonF([middle + tip, middle + wing, middle + other]))
            painter.setFont(bold)
            painter.setPen(shades.color(role.Text))
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            box = metrics.boundingRect(whole, int(flags) | int(Qt.TextFlag.TextWordWrap), self.text())
            painter.drawText(whole, int(flags) | int(Qt.TextFlag.TextWordWrap), self.text())
            if self._quiet and box.right() + line + self.fontMetrics().horizontalAdvance(self._quiet) < self.width():
                painter.setFont(self.font())
                painter.setPen(shades.color(role.PlaceholderText))
                painter.drawText(whole.adjusted(box.width() + line, 0, 0, 0), flags, self._quiet)
