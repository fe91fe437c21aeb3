"""The buttons over the table. Each has words and a key, and none takes the focus from the cards."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from cardavia.ui.voice import Voice

KEYS: dict[str, tuple[QKeySequence | QKeySequence.StandardKey | str, ...]] = {
    "home": ("Ctrl+H",),
    "undo": (QKeySequence.StandardKey.Undo,),
    "redo": (QKeySequence.StandardKey.Redo, "Ctrl+Y", "Ctrl+Shift+Z"),
    "hint": ("F2", "H"),
    "story": ("F3",),
    "rules": ("F1",),
    "settings": ("Ctrl+,",),
}


BETWEEN = " · "
"""Between the parts of the status."""


class TableBar(QWidget):
    """Home, undo, redo and hint on the left; rules and settings on the right."""

    home = Signal()
    undo = Signal()
    redo = Signal()
    hint = Signal()
    story = Signal()
    rules = Signal()
    settings = Signal()

    def __init__(self, voice: Voice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tableBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._voice = voice
        self._actions = {name: self._action(name) for name in KEYS}
        self._status = QLabel(self)
        self._parts: list[str] = []
        self._status.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # the words give way on a narrow window, the buttons do not
        self._status.setMinimumWidth(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 10, 4)
        row.setSpacing(4)
        for name in ("home", "undo", "redo", "hint"):
            row.addWidget(self._button(name))
        row.addWidget(self._status, 1)
        for name in ("story", "rules", "settings"):
            row.addWidget(self._button(name))
        voice.changed.connect(self.retranslate)
        self.retranslate()

    def _action(self, name: str) -> QAction:
        action = QAction(self)
        # F1 and the settings key belong to the window, which knows them on every page
        if name not in ("rules", "settings"):
            sequences = [key if isinstance(key, QKeySequence) else QKeySequence(key) for key in KEYS[name]]
            action.setShortcuts(list({each.toString(): each for each in sequences}.values()))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(getattr(self, name))
        return action

    def _button(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"bar-{name}")
        button.setDefaultAction(self._actions[name])
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        return button

    def allow(self, *, undo: bool, redo: bool, hint: bool) -> None:
        """Which of the buttons would do something now."""
        self._actions["undo"].setEnabled(undo)
        self._actions["redo"].setEnabled(redo)
        self._actions["hint"].setEnabled(hint)

    def show_status(self, parts: list[str]) -> None:
        """How far the match has come, in the middle of the bar."""
        self._parts = parts
        self._fit_status()

    def _fit_status(self) -> None:
        """As many of the parts as fit, the last ones first to go; a part is never cut in the middle."""
        metrics, room = self._status.fontMetrics(), self._status.width() - 8
        shown = list(self._parts)
        while shown and metrics.horizontalAdvance(BETWEEN.join(shown)) > room:
            shown.pop()
        self._status.setText(BETWEEN.join(shown))
        self._status.setToolTip(BETWEEN.join(self._parts))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width: other parts fit."""
        super().resizeEvent(event)
        self._fit_status()

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        for name, action in self._actions.items():
            words = self._voice.say(f"table.{name}")
            key = QKeySequence(KEYS[name][0]).toString(QKeySequence.SequenceFormat.NativeText)
            action.setText(words)
            action.setToolTip(f"{words}\n{self._voice.say('table.more', keys=key)}")
