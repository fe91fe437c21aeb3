"""What a mouse or a finger means: a click, a card that is dragged and dropped, a card under the pointer."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QApplication

from cardavia.engine.cards import UNKNOWN
from cardavia.engine.zones import Zone
from cardavia.ui.stage.card_item import CardItem


class Ground(Protocol):
    """What the pointer needs to know of the table."""

    def item_at(self, point: QPointF, but: CardItem | None = None) -> CardItem | None:
        """The topmost card there."""

    def is_own(self, item: CardItem) -> bool:
        """Whether a card lies in the hand at the bottom, where it may be taken up."""

    def zone_at(self, point: QPointF) -> Zone | None:
        """The zone whose place is there."""

    def carry(self, item: CardItem, point: QPointF) -> None:
        """A card follows the finger."""

    def send_back(self, item: CardItem) -> None:
        """A card returns to where it lies."""


class Pointing(QObject):
    """One pointer over the table. Points are pixels of the scene."""

    pressed = Signal(str)
    dropped = Signal(str, object)
    hovered = Signal(str)
    table_pressed = Signal()

    def __init__(self, ground: Ground, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ground = ground
        self._from: QPointF | None = None
        self._grip = QPointF()
        self._held: CardItem | None = None
        self._dragging = False
        self._over = ""

    @property
    def dragging(self) -> bool:
        """Whether a card hangs on the pointer."""
        return self._dragging

    def press(self, point: QPointF) -> None:
        """The button or the finger went down."""
        self._from, self._dragging = point, False
        self._held = self._ground.item_at(point)
        if self._held is not None:
            self._grip = QPointF(self._held.now.x, self._held.now.y) - point

    def move(self, point: QPointF) -> None:
        """The pointer moved, pressed or not."""
        if self._from is None:
            self.hover(point)
            return
        item = self._held
        if item is None or not self._ground.is_own(item):
            return
        if not self._dragging and (point - self._from).manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self._tell("")
        if self._dragging:
            self._ground.carry(item, point + self._grip)

    def release(self, point: QPointF) -> None:
        """The button or the finger went up: a click, or the end of a drag."""
        item, began, dragging = self._held, self._from, self._dragging
        self.forget()
        if began is None:
            return
        if item is None:
            self.table_pressed.emit()
        elif dragging:
            self._drop(item, point)
        elif item.covers(point, 8.0) and item.card != UNKNOWN:
            self.pressed.emit(str(item.card))
        elif item.card == UNKNOWN:
            self.table_pressed.emit()

    def _drop(self, item: CardItem, point: QPointF) -> None:
        under = self._ground.item_at(point, item)
        where: object = None
        if under is not None and under.card != UNKNOWN and not self._ground.is_own(under):
            where = under.card
        else:
            zone = self._ground.zone_at(point)
            where = zone.name if zone is not None and zone.name != "hand" else None
        if where is None:
            self._ground.send_back(item)
        self.dropped.emit(str(item.card), where)

    def forget(self) -> None:
        """Nothing is held any more."""
        self._from, self._held, self._dragging = None, None, False

    def card_at(self, point: QPointF) -> CardItem | None:
        """The card there whose face can be seen."""
        item = self._ground.item_at(point)
        return None if item is None or item.card == UNKNOWN else item

    def hover(self, point: QPointF | None) -> None:
        """The pointer is over this point, or (None) has left the table."""
        item = None if point is None else self.card_at(point)
        self._tell("" if item is None else str(item.card))

    def _tell(self, card: str) -> None:
        if card != self._over:
            self._over = card
            self.hovered.emit(card)
