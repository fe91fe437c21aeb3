"""A cloth that can be touched: mouse and keys become what they mean, and hurry whatever is being played."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip

from cardavia.engine.cards import Card
from cardavia.ui.stage.cloth import ClothView
from cardavia.ui.stage.pointing import Pointing


class TouchedCloth(ClothView):
    """Presses and drags for a table that says what it is busy with."""

    card_pressed = Signal(str)
    card_dropped = Signal(str, object)
    card_hovered = Signal(str)
    table_pressed = Signal()

    pointing: Pointing
    told: Callable[[Card], str]
    """What is told about a card on which the pointer rests; "" for nothing."""

    def touch(self, pointing: Pointing) -> None:
        """Take what this pointer says for what was meant."""
        self.pointing = pointing
        self.told = lambda _card: ""
        pointing.pressed.connect(self.card_pressed)
        pointing.dropped.connect(self.card_dropped)
        pointing.table_pressed.connect(self.table_pressed)

    @property
    def busy(self) -> bool:
        """Whether something is being played, or its end is still to be told."""
        raise NotImplementedError

    @property
    def playing(self) -> bool:
        """Whether something is being played just now."""
        raise NotImplementedError

    def hurry(self) -> None:
        """Go on from what is being read, or finish what is being played."""
        raise NotImplementedError

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click while something plays only hurries it, whatever button it is."""
        if self.busy:
            self.hurry()
        elif event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
        else:
            self.pointing.press(self.mapToScene(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hovering, or dragging a card."""
        if not self.playing:
            self.pointing.move(self.mapToScene(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a click or a drag."""
        if event.button() == Qt.MouseButton.LeftButton and not self.playing:
            self.pointing.release(self.mapToScene(event.position().toPoint()))

    def viewportEvent(self, event: QEvent) -> bool:
        """The pointer may leave the table for a panel that lies over it: then no card is under it."""
        if event.type() == QEvent.Type.Leave and not self.pointing.dragging:
            self.pointing.hover(None)
        if isinstance(event, QHelpEvent) and self._tell(event):
            return True
        return super().viewportEvent(event)

    def _tell(self, event: QHelpEvent) -> bool:
        """Words beside the pointer; False where there is nothing to tell, or something moves."""
        item = None if self.busy else self.pointing.card_at(self.mapToScene(event.pos()))
        words = self.told(item.card) if item is not None else ""
        if item is not None and words:
            QToolTip.showText(event.globalPos(), words, self.viewport(), item.outline.toRect())
        return bool(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any plain key while something plays only hurries it; all other keys are the page's."""
        if self.busy and not event.modifiers() and event.text():
            self.hurry()
        else:
            event.ignore()
