"""The table for screen readers: its open cards, its facts in words, its panels. What lies face down has no name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.zones import TABLE, hand
from cardavia.ui.aloud import aloud
from cardavia.ui.stage.marking import Marking
from cardavia.ui.stage.troupe import Troupe
from cardavia.ui.voice import Voice


class Line(NamedTuple):
    """One thing that stands on the table, in words; ``more`` is what it means."""

    words: str
    more: str = ""


class TableReader:
    """What a table tells a screen reader. What the page alone knows, it gives: ``note``, ``facts`` and ``press``."""

    def __init__(self, troupe: Troupe, marking: Marking, voice: Voice, viewport: QWidget) -> None:
        self._troupe, self._marking, self._voice, self._viewport = troupe, marking, voice, viewport
        self.note: Callable[[Card], str] = lambda card: ""
        """Where a card lies, and what can be done with it or why not."""
        self.facts: Callable[[], Sequence[Line]] = tuple
        """What else is to be read on the table: seats and scores, signs, the line that speaks to the player."""
        self.press: Callable[[Card], object] = lambda card: None
        """A card was pressed by whoever does not see it."""

    def cards(self) -> list[Card]:
        """The cards that lie face up: the own hand in the order shown, then the table, then the rest zone by zone."""
        troupe, seating = self._troupe, self._marking.seating
        own = seating.fellows(hand(self._marking.bottom))
        rest = sorted((zone for zone in troupe.zones if zone not in own), key=lambda zone: (zone != TABLE, str(zone)))
        items = [*troupe.order_in(own[0], seating), *(item for zone in rest for item in troupe.zones[zone])]
        return [item.part for item in items if item.part != UNKNOWN and item.card == item.part and item.now.shown]

    def panels(self) -> list[QWidget]:
        """What lies over the table, from the first to the last."""
        table = self._viewport.parentWidget() or self._viewport
        return [
            child
            for child in table.children()
            if isinstance(child, QWidget) and child.isVisible() and child is not self._viewport
        ]

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

    @property
    def whole(self) -> QRect:
        """Where the table is on the screen."""
        return QRect(self._viewport.mapToGlobal(QPoint(0, 0)), self._viewport.size())

    def is_focused(self, card: Card) -> bool:
        """Whether the keyboard is on a card."""
        return self._marking.marks.focus == card

    def is_chosen(self, card: Card) -> bool:
        """Whether a card is chosen."""
        return card in self._marking.marks.chosen

    def tell(self, sentences: Iterable[str]) -> None:
        """Say aloud what happened on the table, where somebody listens."""
        aloud(self._viewport.parentWidget() or self._viewport, " ".join(filter(None, sentences)))


@runtime_checkable
class Readable(Protocol):
    """A widget that can be read as a list of cards."""

    reader: TableReader


class Part(QAccessibleInterface):
    """Something on the table that is no widget."""

    def __init__(self, table: TableReader, parent: QAccessibleInterface) -> None:
        super().__init__()
        self._table, self._parent = table, parent

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject | None:  # type: ignore[override]  # None is Qt's word for "no object of its own"
        return None

    def window(self) -> QWindow:
        return self._parent.window()

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

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here can be written to."""


class Press(QAccessibleActionInterface):
    """What can be done with a card: it can be pressed."""

    def __init__(self, table: TableReader, card: Card) -> None:
        super().__init__()
        self._table, self._card = table, card

    def actionNames(self) -> list[str]:
        return [self.pressAction()]

    def doAction(self, name: str) -> None:
        """Carried out as soon as the asker has been answered: the card may be gone after it."""
        if name == self.pressAction():
            QTimer.singleShot(0, lambda: self._table.press(self._card))

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class CardVoice(Part):
    """One card as an item of the list."""

    def __init__(self, table: TableReader, card: Card, parent: QAccessibleInterface) -> None:
        super().__init__(table, parent)
        self._card = card
        self._press = Press(table, card)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        # an address as an object of its own: of None or a bare number Qt would get where that lies, and crash
        action = kind == QAccessible.InterfaceType.ActionInterface
        return Shiboken.VoidPtr(Shiboken.getCppPointer(self._press)[0] if action else 0)

    def rect(self) -> QRect:
        return self._table.rect(self._card)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state: Any = QAccessible.State()
        state.focusable = 1
        state.selectable = 1
        state.focused = int(self._table.is_focused(self._card))
        state.selected = int(self._table.is_chosen(self._card))
        return state  # type: ignore[no-any-return]

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._table.name(self._card)
        return self._table.note(self._card) if kind == QAccessible.Text.Description else ""


class FactVoice(Part):
    """One line of what else stands on the table."""

    def __init__(self, table: TableReader, number: int, parent: QAccessibleInterface) -> None:
        super().__init__(table, parent)
        self._number = number

    def rect(self) -> QRect:
        return self._table.whole

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, kind: QAccessible.Text) -> str:
        facts = self._table.facts()
        line = facts[self._number] if self._number < len(facts) else Line("")
        return {QAccessible.Text.Name: line.words, QAccessible.Text.Description: line.more}.get(kind, "")


class TableVoice(QAccessibleWidget):
    """The table as a list: cards, then facts, then the panels that lie over it."""

    def __init__(self, widget: QWidget, table: TableReader) -> None:
        super().__init__(widget, QAccessible.Role.List)
        self._table = table
        # kept, because Qt holds only pointers to them
        self._cards: dict[Card, CardVoice] = {}
        self._facts: list[FactVoice] = []

    def _card(self, card: Card) -> CardVoice:
        if card not in self._cards:
            self._cards[card] = CardVoice(self._table, card, self)
        return self._cards[card]

    def _children(self) -> list[QAccessibleInterface]:
        count = len(self._table.facts())
        while len(self._facts) < count:
            self._facts.append(FactVoice(self._table, len(self._facts), self))
        panels = [QAccessible.queryAccessibleInterface(panel) for panel in self._table.panels()]
        return [*map(self._card, self._table.cards()), *self._facts[:count], *filter(None, panels)]

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        children = self._children()
        return children[index] if 0 <= index < len(children) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        own = child.object()
        for number, each in enumerate(self._children()):
            if each is child or (each.object() is own and not isinstance(each, Part)):
                return number
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        point = QPoint(x, y)
        for each in reversed(self._children()):
            if not isinstance(each, FactVoice) and each.rect().contains(point):
                return each
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
