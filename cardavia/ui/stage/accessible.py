"""The table for screen readers: a list whose items are the cards that lie face up. What lies face down has no name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.zones import TABLE, hand
from cardavia.ui.stage.marking import Marking
from cardavia.ui.stage.troupe import Troupe
from cardavia.ui.voice import Voice


class TableReader:
    """What a table tells a screen reader."""

    def __init__(self, troupe: Troupe, marking: Marking, voice: Voice, viewport: QWidget) -> None:
        self._troupe, self._marking, self._voice, self._viewport = troupe, marking, voice, viewport

    def cards(self) -> list[Card]:
        """The cards that lie face up: the own hand in the order shown, then the table, then the rest zone by zone."""
        troupe, seating = self._troupe, self._marking.seating
        own = seating.fellows(hand(self._marking.bottom))
        rest = sorted((zone for zone in troupe.zones if zone not in own), key=lambda zone: (zone != TABLE, str(zone)))
        items = [*troupe.order_in(own[0], seating), *(item for zone in rest for item in troupe.zones[zone])]
        return [item.part for item in items if item.part != UNKNOWN and item.card == item.part and item.now.shown]

    def name(self, card: Card) -> str:
        """A card's name in the language and pattern of the moment."""
        return self._voice.card(card)

    def rect(self, card: Card) -> QRect:
        """Where a card is on the screen."""
        item = self._troupe.showing(card)
        if item is None:
            return QRect()
        box = item.outline.toRect()
        return QRect(self._viewport.mapToGlobal(box.topLeft()), box.size())

    def is_focused(self, card: Card) -> bool:
        """Whether the keyboard is on a card."""
        return self._marking.marks.focus == card

    def tell(self, sentences: Iterable[str]) -> None:
        """Say aloud what happened on the table, where somebody listens."""
        text = " ".join(filter(None, sentences))
        if text and QAccessible.isActive():
            table = self._viewport.parentWidget() or self._viewport
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(table, text))


@runtime_checkable
class Readable(Protocol):
    """A widget that can be read as a list of cards."""

    reader: TableReader


class CardVoice(QAccessibleInterface):
    """One card as an item of the list."""

    def __init__(self, table: TableReader, card: Card, parent: QAccessibleInterface) -> None:
        super().__init__()
        self._table, self._card, self._parent = table, card, parent

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject | None:  # type: ignore[override]  # None is Qt's word for "no object of its own"
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self._parent

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def rect(self) -> QRect:
        return self._table.rect(self._card)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = 1
        state.selectable = 1
        state.focused = int(self._table.is_focused(self._card))
        return state

    def text(self, kind: QAccessible.Text) -> str:
        return self._table.name(self._card) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """A card's name cannot be changed."""


class TableVoice(QAccessibleWidget):
    """The table as a list of cards."""

    def __init__(self, widget: QWidget, table: TableReader) -> None:
        super().__init__(widget, QAccessible.Role.List)
        self._table = table
        self._items: dict[Card, CardVoice] = {}

    def _item(self, card: Card) -> CardVoice:
        # kept, because Qt holds only a pointer to it
        if card not in self._items:
            self._items[card] = CardVoice(self._table, card, self)
        return self._items[card]

    def childCount(self) -> int:
        return len(self._table.cards())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        cards = self._table.cards()
        return self._item(cards[index]) if 0 <= index < len(cards) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        names = [self._table.name(card) for card in self._table.cards()]
        name = child.text(QAccessible.Text.Name)
        return names.index(name) if name in names else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for card in reversed(self._table.cards()):
            if self._table.rect(card).contains(QPoint(x, y)):
                return self._item(card)
        return None


_VOICES: WeakKeyDictionary[QObject, TableVoice] = WeakKeyDictionary()
"""Qt keeps only pointers to what a factory makes."""


@cache
def install() -> None:
    """Let screen readers see every ``Readable`` widget as a list of cards; asked twice, it is still done once."""
    QAccessible.installFactory(_voice_of)


def _voice_of(_key: str, thing: QObject) -> QAccessibleInterface | None:
    if not (isinstance(thing, QWidget) and isinstance(thing, Readable)):
        return None
    if thing not in _VOICES:
        _VOICES[thing] = TableVoice(thing, thing.reader)
    return _VOICES[thing]
