"""The table for screen readers: a list whose items are the cards that lie face up. What lies face down has no name."""

from __future__ import annotations

from functools import cache
from typing import Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from cardavia.engine.cards import Card


@runtime_checkable
class Readable(Protocol):
    """What a table tells a screen reader."""

    def readable_cards(self) -> list[Card]:
        """The cards that lie face up, the own hand first."""

    def card_name(self, card: Card) -> str:
        """A card's name."""

    def screen_rect(self, card: Card) -> QRect:
        """Where a card is on the screen."""

    def is_focused(self, card: Card) -> bool:
        """Whether the keyboard is on a card."""


class CardVoice(QAccessibleInterface):
    """One card as an item of the list."""

    def __init__(self, table: Readable, card: Card, parent: QAccessibleInterface) -> None:
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
        return self._table.screen_rect(self._card)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = 1
        state.selectable = 1
        state.focused = int(self._table.is_focused(self._card))
        return state

    def text(self, kind: QAccessible.Text) -> str:
        return self._table.card_name(self._card) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """A card's name cannot be changed."""


class TableVoice(QAccessibleWidget):
    """The table as a list of cards."""

    def __init__(self, widget: QWidget, table: Readable) -> None:
        super().__init__(widget, QAccessible.Role.List)
        self._table = table
        self._items: dict[Card, CardVoice] = {}

    def _item(self, card: Card) -> CardVoice:
        # kept, because Qt holds only a pointer to it
        if card not in self._items:
            self._items[card] = CardVoice(self._table, card, self)
        return self._items[card]

    def childCount(self) -> int:
        return len(self._table.readable_cards())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        cards = self._table.readable_cards()
        return self._item(cards[index]) if 0 <= index < len(cards) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        names = [self._table.card_name(card) for card in self._table.readable_cards()]
        name = child.text(QAccessible.Text.Name)
        return names.index(name) if name in names else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for card in reversed(self._table.readable_cards()):
            if self._table.screen_rect(card).contains(QPoint(x, y)):
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
        _VOICES[thing] = TableVoice(thing, thing)
    return _VOICES[thing]
