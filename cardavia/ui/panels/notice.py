"""The bar at the top of the window for troubles: one at a time, never in the way, gone with one press."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import cache
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from cardavia.ui.panels.buttons import Button
from cardavia.ui.voice import Voice


class NoticeBar(QFrame):
    """Tells one trouble at a time; the next waits until this one is dismissed."""

    def __init__(self, voice: Voice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._voice = voice
        self._waiting: deque[tuple[str, dict[str, object]]] = deque()
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._dismiss = Button(self)
        self._dismiss.clicked.connect(self.dismiss)
        row = QHBoxLayout(self)
        row.addWidget(self._words, 1)
        row.addWidget(self._dismiss)
        self.hide()
        _install()
        voice.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def text(self) -> str:
        """What is being told; empty when nothing is."""
        return self._words.text() if self._waiting else ""

    def report(self, term: str, values: Mapping[str, object] | None = None) -> None:
        """Tell a trouble by its term. What is told already, or waits to be, is not told twice."""
        trouble = (term, dict(values or {}))
        if trouble in self._waiting:
            return
        self._waiting.append(trouble)
        if len(self._waiting) == 1:
            self._tell()

    def dismiss(self) -> None:
        """Close the present trouble and tell the next one, if one waits."""
        if self._waiting:
            self._waiting.popleft()
        if self._waiting:
            self._tell()
        else:
            self.hide()

    def _tell(self) -> None:
        self.retranslate()
        self.show()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
            aloud = QAccessibleAnnouncementEvent(self, self.text)
            aloud.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(aloud)

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        self._dismiss.setText(self._voice.say("notice.dismiss"))
        if self._waiting:
            term, values = self._waiting[0]
            self._words.setText(self._voice.say(term, **values))
        self.setAccessibleName(self._voice.say("notice.name"))
        self.setAccessibleDescription(self.text)


_VOICES: WeakKeyDictionary[QObject, QAccessibleWidget] = WeakKeyDictionary()
"""Qt keeps only pointers to what a factory makes."""


@cache
def _install() -> None:
    """Let screen readers take the bar for what it is, an alert."""
    QAccessible.installFactory(_voice_of)


def _voice_of(_key: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, NoticeBar):
        return None
    if thing not in _VOICES:
        _VOICES[thing] = QAccessibleWidget(thing, QAccessible.Role.AlertMessage)
    return _VOICES[thing]
