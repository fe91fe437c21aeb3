"""The move history: what happened in this deal, in words, the newest last."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from cardavia.engine.events import Event
from cardavia.text.announcer import Announcer
from cardavia.ui.names import Naming
from cardavia.ui.panels.controls import Note
from cardavia.ui.voice import Voice


class _Lines(QStyledItemDelegate):
    """Leaves room for the last line of a long sentence: Qt measures in whole pixels and draws in fractions of them."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As high as the words need it."""
        air = 2 * (self._view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1)
        width = max(1, self._view.viewport().width() - 2 * self._view.spacing() - air)
        font = self._view.fontMetrics()
        words = font.boundingRect(QRect(0, 0, width, 1 << 20), Qt.TextFlag.TextWordWrap, str(index.data()))
        lines = math.ceil(words.height() / font.lineSpacing())
        return QSize(width, words.height() + lines + 4)


class StoryPanel(QWidget):
    """Keeps events and says them. Sentences are made when they are shown, so they change with language and deck."""

    def __init__(self, voice: Voice, names: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voice, self._names = voice, names
        self._events: list[Event] = []
        self._empty = Note(self)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._list = QListWidget(self)
        self._list.setWordWrap(True)
        self._list.setItemDelegate(_Lines(self._list))
        self._list.setSpacing(round(self.fontMetrics().height() * 0.25))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self._list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self._list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._empty)
        column.addWidget(self._list, 1)
        self.setFocusProxy(self._list)
        voice.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def lines(self) -> list[str]:
        """The sentences that are shown."""
        return [self._list.item(row).text() for row in range(self._list.count())]

    def tell(self, events: Iterable[Event]) -> None:
        """Add what happened. Who was reading further up stays there."""
        events = list(events)
        self._events += events
        self._say(events)

    def retell(self, events: Iterable[Event]) -> None:
        """Tell another story from its beginning: a new match, an undo."""
        self._events = list(events)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        self._list.clear()
        self._list.setAccessibleName(self._voice.say("story.name"))
        self._empty.setText(self._voice.say("story.empty"))
        self._say(self._events)

    def _say(self, events: Iterable[Event]) -> None:
        bar = self._list.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        announcer = Announcer(self._voice.phrases, self._names, self._names.side)
        for event in events:
            if sentence := announcer.sentence(event):
                self._list.addItem(sentence)
        told = self._list.count() > 0
        self._list.setVisible(told)
        self._empty.setVisible(not told)
        if told and at_end:
            self._list.setCurrentRow(self._list.count() - 1)
            self._list.scrollToBottom()
