"""The frame: pages, panels beside them, keys, size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardavia.ui.window import MainWindow, first_size
from tests.ui.panels.frame import Frame


@pytest.fixture
def frame(qapp: QApplication) -> Frame:
    return Frame(qapp)


class Page(QWidget):
    """A page with one thing that takes the keyboard."""

    def __init__(self) -> None:
        super().__init__()
        self.field = QPushButton("x", self)
        QVBoxLayout(self).addWidget(self.field)
        self.setFocusProxy(self.field)


@pytest.fixture
def window(frame: Frame, qtbot: QtBot) -> MainWindow:
    window = MainWindow(frame.voice, frame.preferences)
    qtbot.addWidget(window)
    window.add_page("home", Page())
    window.add_page("table", Page())
    window.resize(1280, 800)
    for name in ("settings", "rules", "new-match"):
        window.add_panel(name, QLineEdit)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def test_the_first_start_takes_three_quarters_of_the_screen() -> None:
    assert first_size(None, QSize(1920, 1040)) == QSize(1440, 780)
    assert first_size(None, QSize(3840, 2160)) == QSize(2880, 1620)


def test_a_stored_size_comes_back_but_never_beyond_the_screen() -> None:
    assert first_size((1000, 700), QSize(1920, 1040)) == QSize(1000, 700)
    assert first_size((5000, 700), QSize(1920, 1040)) == QSize(1920, 700)
    assert first_size((3, 3), QSize(1920, 1040)) == QSize(480, 360)


def test_the_size_is_remembered(window: MainWindow, frame: Frame, qtbot: QtBot) -> None:
    window.resize(900, 640)
    with qtbot.waitSignal(window.closing):
        window.close()
    assert frame.preferences.settings.window == (900, 640)
    again = MainWindow(frame.voice, frame.preferences)
    qtbot.addWidget(again)
    screen = QApplication.primaryScreen().availableSize()
    assert again.size() == QSize(900, 640).boundedTo(screen)


def test_full_screen_is_not_remembered_as_a_size(window: MainWindow, frame: Frame) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    window.close()
    assert frame.preferences.settings.window is None


def test_f11_goes_to_full_screen_and_back(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_pages_have_titles(window: MainWindow) -> None:
    assert (window.page, window.windowTitle()) == ("home", "Cardavia")
    window.show_page("table", "scopa")
    assert (window.page, window.windowTitle()) == ("table", "Scopa – Cardavia")
    window.show_page("home")
    assert window.windowTitle() == "Cardavia"


@pytest.mark.parametrize(
    ("key", "modifier", "panel"),
    [
        (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, "rules"),
        (Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier, "settings"),
    ],
)
def test_keys_open_and_close_panels(window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier, panel: str) -> None:
    QTest.keyClick(window, key, modifier)
    assert window.open_panel_name == panel
    QTest.keyClick(window, key, modifier)
    assert window.open_panel_name == ""


def test_a_panel_lies_beside_the_page(window: MainWindow) -> None:
    page = window._stack.currentWidget()
    whole = page.width()
    panel = window.open_panel("settings")
    QApplication.processEvents()
    left = QRect(page.mapTo(window, QPoint(0, 0)), page.size())
    right = QRect(panel.mapTo(window, QPoint(0, 0)), panel.size())
    assert not left.intersects(right) and left.right() < right.left()
    assert page.width() > whole / 2
    assert panel.isWindow() is False
    window.close_panel()
    QApplication.processEvents()
    assert page.width() == whole


def test_esc_closes_the_panel_and_the_keyboard_goes_back(window: MainWindow) -> None:
    page = window._stack.currentWidget()
    page.setFocus()
    before = QApplication.focusWidget()
    panel = window.open_panel("rules")
    assert QApplication.focusWidget() is panel
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert window.open_panel_name == ""
    assert QApplication.focusWidget() is before


def test_esc_is_the_pages_own_while_no_panel_is_open(window: MainWindow, qtbot: QtBot) -> None:
    heard: list[int] = []
    page = window._stack.currentWidget()
    assert isinstance(page, Page)
    page.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]
    QTest.keyClick(page.field, Qt.Key.Key_Escape)
    assert heard == [Qt.Key.Key_Escape]


def test_one_panel_takes_the_place_of_another(window: MainWindow, qtbot: QtBot) -> None:
    first = window.open_panel("rules")
    with qtbot.waitSignal(window.panel_changed) as heard:
        second = window.open_panel("settings")
    assert heard.args == ["settings"]
    assert second.isVisible() and not first.isVisible()
    assert window.open_panel("rules") is first
    assert window._head.text() == "Rules"


def test_panels_are_built_when_they_are_wanted(frame: Frame, qtbot: QtBot) -> None:
    built: list[str] = []

    def build() -> QWidget:
        built.append("x")
        return QWidget()

    window = MainWindow(frame.voice, frame.preferences)
    qtbot.addWidget(window)
    window.add_page("home", Page())
    window.add_panel("rules", build)
    assert built == []
    window.open_panel("rules")
    window.open_panel("rules")
    assert built == ["x"]


def test_a_panel_that_nobody_added_does_nothing(window: MainWindow) -> None:
    window.toggle_panel("story")
    assert window.open_panel_name == ""


def test_at_the_smallest_size_page_and_panel_both_stay(window: MainWindow) -> None:
    window.resize(640, 480)
    panel = window.open_panel("settings")
    QApplication.processEvents()
    assert window.width() == 640
    assert panel.width() >= 260 and window._stack.width() >= 200


def test_a_window_made_smaller_leaves_the_page_its_share(window: MainWindow) -> None:
    window.open_panel("settings")
    QApplication.processEvents()
    window.resize(640, 480)
    QApplication.processEvents()
    assert window._stack.width() >= 260


def test_ctrl_q_closes(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.closing):
        QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


@pytest.mark.qt_log_ignore("does not support raise")
def test_it_comes_forward(window: MainWindow) -> None:
    window.showMinimized()
    window.raise_to_front()
    assert window.isVisible() and not window.isMinimized()


def test_the_panels_title_follows_the_language(window: MainWindow, frame: Frame) -> None:
    window.open_panel("new-match")
    frame.speak("it")
    assert window._head.text() == frame.voice.say("window.panel.new-match") != "New match"
    assert window._close.text() != "Close"


def test_a_wide_panel_gets_more_than_half_or_takes_the_pages_place(window: MainWindow, qtbot: QtBot) -> None:
    window.add_panel("gallery", QLineEdit, wide=True)
    page = window._stack.currentWidget()
    QTest.keyClick(window, Qt.Key.Key_F4)
    assert window.open_panel_name == "gallery"
    QApplication.processEvents()
    assert window._stack.isVisible() and window.panel("gallery").width() > window.width() / 2
    window.open_panel("settings")
    QApplication.processEvents()
    assert window.panel("settings").width() < window.width() / 2
    window.open_panel("gallery")
    window.resize(900, 600)
    QApplication.processEvents()
    assert not window._stack.isVisible() and window.panel("gallery").width() > 880
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert window._stack.isVisible()
    assert isinstance(page, Page) and QApplication.focusWidget() is page.field
