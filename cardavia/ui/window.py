"""The frame: pages, a panel beside them, a bar for troubles. One window; nothing floats."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from cardavia.ui.panels.buttons import Button
from cardavia.ui.panels.controls import Heading
from cardavia.ui.panels.notice import NoticeBar
from cardavia.ui.preferences import Preferences
from cardavia.ui.voice import Voice

SHARE = 0.75
"""Share of the screen that the first window takes."""
NARROW = 37
"""Lines of text: on a window less wide than so many, page and panel do not fit beside each other."""
WIDE = 68
"""The same for a panel that needs as much room as a page."""
WIDE_SHARE = 0.6
PAGE = 17
"""Lines of text: a page beside a panel is not less wide than so many, if the window can be shared so."""
SMALLEST = QSize(480, 360)


def first_size(stored: tuple[int, int] | None, screen: QSize) -> QSize:
    """The size to open with: the stored one, never beyond the screen, or the share that a new player gets."""
    share = QSize(round(screen.width() * SHARE), round(screen.height() * SHARE))
    wanted = share if stored is None else QSize(*stored)
    return wanted.expandedTo(SMALLEST).boundedTo(screen)


class MainWindow(QMainWindow):
    """Shows one page and at most one panel beside it. Panels are built when they are first opened."""

    closing = Signal()
    page_changed = Signal(str)
    panel_changed = Signal(str)
    """The name of the panel that is open now; empty for none."""

    def __init__(self, voice: Voice, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voice, self._preferences = voice, preferences
        self._builders: dict[str, Callable[[], QWidget]] = {}
        self._panels: dict[str, QWidget] = {}
        self._wide: set[str] = set()
        self._pages: dict[str, QWidget] = {}
        self._open, self._title = "", ""
        self._before: QWidget | None = None
        self._build()
        self._add_shortcuts()
        self.setMinimumSize(SMALLEST)
        screen = QGuiApplication.primaryScreen().availableSize()
        self.resize(first_size(preferences.settings.window, screen))
        voice.changed.connect(self.retranslate)
        self.retranslate()

    # ------------------------------------------------------------------------------------------------ made once

    def _build(self) -> None:
        self.notice = NoticeBar(self._voice, self)
        self._stack = QStackedWidget(self)
        self._side = QFrame(self)
        self._side.setObjectName("side")
        self._head = Heading(1.3, self._side)
        self._close = Button(self._side)
        self._close.clicked.connect(self.close_panel)
        head = QFrame(self._side)
        head.setObjectName("side-head")
        self._row = row = QHBoxLayout(head)
        row.addWidget(self._head, 1)
        row.addWidget(self._close)
        self._shelf = QStackedWidget(self._side)
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(self._shelf, 1)
        self._side.hide()
        self._splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self._stack)
        self._splitter.addWidget(self._side)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self._measure()
        frame = QWidget(self)
        whole = QVBoxLayout(frame)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.notice)
        whole.addWidget(self._splitter, 1)
        self.setCentralWidget(frame)

    def _measure(self) -> None:
        line = self.fontMetrics().height()
        self._row.setContentsMargins(line, line // 3, line // 2, line // 3)
        self._stack.setMinimumWidth(line * 10)

    def _add_shortcuts(self) -> None:
        for keys, slot in (
            ("F1", lambda: self.toggle_panel("rules")),
            ("F4", lambda: self.toggle_panel("gallery")),
            ("Ctrl+,", lambda: self.toggle_panel("settings")),
            ("F11", self.toggle_full_screen),
            ("Ctrl+Q", self.close),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(slot)
        # only while a panel is open, so that the table keeps its own Esc
        self._escape = QShortcut(QKeySequence("Esc"), self)
        self._escape.activated.connect(self.close_panel)
        self._escape.setEnabled(False)

    # ------------------------------------------------------------------------------------------------ pages

    def add_page(self, name: str, page: QWidget) -> None:
        """Put a page into the window; the first one is shown."""
        self._pages[name] = page
        self._stack.addWidget(page)

    @property
    def page(self) -> str:
        """The name of the page that is shown."""
        return next((name for name, page in self._pages.items() if page is self._stack.currentWidget()), "")

    def show_page(self, name: str, game: str = "") -> None:
        """Show a page; ``game`` is the game whose name stands in the title."""
        self._title = game
        self._stack.setCurrentWidget(self._pages[name])
        if not self._open:
            self._pages[name].setFocus()
        self.retranslate()
        self.page_changed.emit(name)

    # ------------------------------------------------------------------------------------------------ panels

    def add_panel(self, name: str, build: Callable[[], QWidget], *, wide: bool = False) -> None:
        """Tell how a panel is made; that happens when it is first wanted. A wide one gets more than half of the window.

        Where both would be cut it takes the page's place, as every panel does on a narrow window.
        """
        self._builders[name] = build
        if wide:
            self._wide.add(name)

    @property
    def open_panel_name(self) -> str:
        """The panel that is open; empty for none."""
        return self._open

    def panel(self, name: str) -> QWidget:
        """A panel by its name, built now if it was not before. Raises ``KeyError`` for an unknown name."""
        if name not in self._panels:
            self._panels[name] = self._builders[name]()
            self._shelf.addWidget(self._panels[name])
        return self._panels[name]

    def open_panel(self, name: str) -> QWidget:
        """Open a panel beside the page, in place of another one, and give it the keyboard."""
        panel = self.panel(name)
        if not self._open:
            self._before = self.focusWidget()
        self._shelf.setCurrentWidget(panel)
        share_out = not self._side.isVisibleTo(self) or self._is_wide(name) != self._is_wide(self._open)
        self._open = name
        self._side.show()
        if share_out:
            self._share_out()
        self._make_room()
        self._escape.setEnabled(True)
        self.retranslate()
        self.panel_changed.emit(name)  # first it is filled: an empty list takes no keyboard
        # a panel hands the keyboard on to its first control, if it has a focus proxy
        panel.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._side.isAncestorOf(self.focusWidget()):
            self._close.setFocus(Qt.FocusReason.OtherFocusReason)
        return panel

    def close_panel(self) -> None:
        """Close the panel; the keyboard goes back to where it was."""
        if not self._open:
            return
        self._open = ""
        self._escape.setEnabled(False)
        before, self._before = self._before, None
        self._make_room()  # where the panel had the page's place: what is not seen takes no keyboard
        alive = before is not None and isValid(before) and before.isVisible()  # it may have been made anew meanwhile
        target = before if alive else self._stack.currentWidget()
        # before the panel goes: Qt would hand the keyboard of a hidden one to the next button in line, as if by Tab
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)
        self._side.hide()
        self.panel_changed.emit("")

    def toggle_panel(self, name: str) -> None:
        """Open a panel, or close it if it is the one that is open. A name that nobody added does nothing."""
        if name == self._open:
            self.close_panel()
        elif name in self._builders:
            self.open_panel(name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """On a narrow window a panel takes the place of the page: side by side both would be cut."""
        super().resizeEvent(event)
        self._make_room()
        # a window that is made smaller takes the room from the page alone
        if self._open and self._stack.isVisible() and self._stack.width() < self.fontMetrics().height() * PAGE:
            self._share_out()

    def _is_wide(self, name: str) -> bool:
        return name in self._wide

    def _make_room(self) -> None:
        narrow = self.width() < self.fontMetrics().height() * (WIDE if self._is_wide(self._open) else NARROW)
        self._stack.setVisible(not (narrow and self._open))

    def _share_out(self) -> None:
        wanted = self.fontMetrics().height() * 27
        side = min(wanted, round(self.width() * (0.42 if self.width() > 2 * wanted else 0.54)))
        if self._is_wide(self._open):
            side = round(self.width() * WIDE_SHARE)
        self._side.setMinimumWidth(min(side, self.fontMetrics().height() * 17))
        self._splitter.setSizes([self.width() - side, side])

    # ------------------------------------------------------------------------------------------------ the window itself

    def toggle_full_screen(self) -> None:
        """Full screen and back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def raise_to_front(self) -> None:
        """Come forward: somebody has started the program again."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        say = self._voice.say
        self.setWindowTitle(say("window.table", game=say(f"{self._title}.name")) if self._title else say("window.home"))
        self._close.setText(say("window.close-panel"))
        self._close.setToolTip("Esc")
        if self._open:
            self._head.setText(say(f"window.panel.{self._open}"))
            self._side.setAccessibleName(self._head.text())

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and hasattr(self, "_head"):
            self._head.restyle()
            self._measure()
            self._make_room()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the size, not the place: a system that places windows itself would make them wander."""
        if not self.windowState() & (Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMaximized):
            self._preferences.change(window=(self.width(), self.height()))
        self.closing.emit()
        super().closeEvent(event)
