"""The buttons over the table. Each has words and a key, and none takes the focus from the cards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QLayout, QMenu, QSizePolicy, QToolButton, QWidget

from cardavia.ui.theme import spread
from cardavia.ui.voice import Voice

KEYS: dict[str, tuple[QKeySequence | QKeySequence.StandardKey | str, ...]] = {
    "home": ("Ctrl+H",),
    "undo": (QKeySequence.StandardKey.Undo,),
    "redo": (QKeySequence.StandardKey.Redo, "Ctrl+Y", "Ctrl+Shift+Z"),
    "hint": ("F2", "H"),
    "last": ("L",),
    "looks": ("V",),
    "sort": ("S",),
    "sheet": ("P",),
    "story": ("F3",),
    "gallery": ("F4",),
    "rules": ("F1",),
    "settings": ("Ctrl+,",),
}
LEFT = ("home", "undo", "redo", "hint")
RIGHT = ("last", "looks", "sort", "sheet", "story", "gallery", "rules", "settings")
GIVING_WAY = ("sheet", "gallery", "sort", "looks", "last", "story", "redo", "home", "settings")
"""Which buttons go into the menu of those that find no room, the first ones first."""
NAMES = {"last": "table.last-trick-button"}
BETWEEN = " · "
"""Between the parts of the status."""
RING = 3.0
"""Logical pixels of the ring round the button that has the keyboard."""
DESIGN = 800
"""Logical pixels: on a page higher than so many the bar's words grow with it, the player's size of text included."""
WIDER = 1.1
"""A page counts as no higher than so many of its widths."""
ENOUGH = 8
"""The status gets so many widths of a letter before buttons stand beside it that could give way."""


class BarButton(QToolButton):
    """A button that shows by a ring that it has the keyboard: its style only shades it, as it does a pressed one."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard; it is not for the question on the table then."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, and the ring inside its edge."""
        super().paintEvent(event)
        if self.hasFocus():
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), RING))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)


class TableBar(QWidget):
    """Home, undo, redo and hint on the left; what can be looked at, rules and settings on the right."""

    home = Signal()
    undo = Signal()
    redo = Signal()
    hint = Signal()
    last = Signal()
    looks = Signal()
    sort = Signal()
    sheet = Signal()
    story = Signal()
    gallery = Signal()
    rules = Signal()
    settings = Signal()

    def __init__(self, voice: Voice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tableBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._voice = voice
        self._actions = {name: self._action(name) for name in KEYS}
        self._actions["sort"].setCheckable(True)
        self._actions["sort"].setChecked(True)
        self._actions["sheet"].setEnabled(False)
        self._status = QLabel(self)
        self._parts: list[str] = []
        self._status.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # the words give way on a narrow window, then the buttons that are needed least
        self._status.setMinimumWidth(1)
        self._offered = frozenset(KEYS) - {"last", "looks", "sort", "sheet"}
        self._buttons = {name: self._button(name) for name in KEYS}
        self._more = self._menu_button()
        self._page = QSize()
        self._row = row = QHBoxLayout(self)
        row.setSpacing(4)
        row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        for name in LEFT:
            row.addWidget(self._buttons[name])
        row.addWidget(self._status, 1)
        for name in RIGHT:
            row.addWidget(self._buttons[name])
        row.addWidget(self._more)
        voice.changed.connect(self.retranslate)
        self.retranslate()

    def suit(self, page: QSize) -> None:
        """Words as large as suits a page of this size; on a small one they are the interface's own."""
        self._page = page
        factor = max(1.0, min(page.height(), WIDER * page.width()) / DESIGN)
        font = QFont(QApplication.font())
        font.setPointSizeF(round(font.pointSizeF() * factor, 1))
        spread(self, font)
        air = round(10 * factor)
        self._row.setContentsMargins(air, round(0.4 * air), air, round(0.4 * air))
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and not self._page.isEmpty():
            self.suit(self._page)

    def _action(self, name: str) -> QAction:
        action = QAction(self)
        # these keys belong to the window, which knows them on every page
        if name not in ("gallery", "rules", "settings"):
            sequences = [key if isinstance(key, QKeySequence) else QKeySequence(key) for key in KEYS[name]]
            action.setShortcuts(list({each.toString(): each for each in sequences}.values()))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(getattr(self, name))
        # a key works as long as its action belongs to something that is seen, whether its button is or not
        self.addAction(action)
        return action

    def _button(self, name: str) -> QToolButton:
        button = BarButton(self)
        button.setObjectName(f"bar-{name}")
        action = self._actions[name]
        button.setDefaultAction(action)
        # a screen reader toggles the button and not its action
        button.toggled.connect(lambda on: action.trigger() if on != action.isChecked() else None)
        return self._plain(button)

    @staticmethod
    def _plain(button: QToolButton) -> QToolButton:
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        return button

    def _menu_button(self) -> QToolButton:
        button = self._plain(BarButton(self))
        button.setObjectName("bar-more")
        button.setStyleSheet("QToolButton::menu-indicator { image: none; width: 0; }")  # it would lie over the word
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(QMenu(button))
        button.hide()
        return button

    def allow(self, *, undo: bool, redo: bool, hint: bool) -> None:
        """Which of the buttons would do something now."""
        self._actions["undo"].setEnabled(undo)
        self._actions["redo"].setEnabled(redo)
        self._actions["hint"].setEnabled(hint)

    def offer(self, *, last: bool, looks: bool, sort: bool, sheet: bool) -> None:
        """Which buttons the game has a use for, and whether there is an earlier score sheet."""
        wanted = {"last": last, "looks": looks, "sort": sort, "sheet": sheet}
        offered = frozenset(name for name in KEYS if wanted.get(name, True))
        if offered != self._offered:
            self._offered = offered
            for name in wanted:
                self._actions[name].setEnabled(name in offered)
            self._fit()

    def show_sorted(self, on: bool) -> None:
        """Whether the hand lies sorted now: the button stays down."""
        self._actions["sort"].setChecked(on)

    def show_status(self, parts: list[str]) -> None:
        """How far the match has come, in the middle of the bar."""
        if parts != self._parts:
            self._parts = parts
            self._fit()

    def _fit(self) -> None:
        """Buttons that find no room go into a menu, those first that are needed least."""
        shown = [name for name in KEYS if name in self._offered]
        hidden: list[str] = []
        room = self.width() - 2 * self._row.contentsMargins().left()
        letter = self.fontMetrics().averageCharWidth()
        for name in GIVING_WAY:
            if self._wide(shown, bool(hidden)) + ENOUGH * letter <= room:
                break
            if name in shown:
                shown.remove(name)
                hidden.append(name)
        for name, button in self._buttons.items():
            button.setVisible(name in shown)
        self._more.setVisible(bool(hidden))
        menu = self._more.menu()
        wanted = [self._actions[name] for name in KEYS if name in hidden]
        if list(menu.actions()) != wanted:
            menu.clear()
            menu.addActions(wanted)
        self._fit_status(room - self._wide(shown, bool(hidden)))

    def _wide(self, shown: list[str], more: bool) -> int:
        buttons = [self._buttons[name] for name in shown] + ([self._more] if more else [])
        return sum(button.sizeHint().width() + 4 for button in buttons)

    def _fit_status(self, room: int) -> None:
        """As many of the parts as fit, the last ones first to go; a part is never cut in the middle."""
        metrics = self._status.fontMetrics()
        shown = list(self._parts)
        while shown and metrics.horizontalAdvance(BETWEEN.join(shown)) > room - 8:
            shown.pop()
        self._status.setText(BETWEEN.join(shown))
        self._status.setToolTip(BETWEEN.join(self._parts))

    def minimumSizeHint(self) -> QSize:
        """As narrow as the window wishes: buttons give way."""
        return QSize(1, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width: other parts fit."""
        super().resizeEvent(event)
        self._fit()

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        for name, action in self._actions.items():
            words = self._voice.say(NAMES.get(name, f"table.{name}"))
            key = QKeySequence(KEYS[name][0]).toString(QKeySequence.SequenceFormat.NativeText)
            action.setText(words)
            action.setToolTip(f"{words}\n{self._voice.say('table.more', keys=key)}")
        self._more.setText(self._voice.say("table.more-buttons"))
        self._fit()
