"""Every text that can be read changes with the language, and long words are not cut."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardavia.text.catalog import LANGUAGES
from cardavia.ui.panels.buttons import Button
from cardavia.ui.panels.choices import Segment
from cardavia.ui.panels.marks import Dot, Tick
from cardavia.ui.window import MainWindow
from tests.ui.panels.frame import FOREIGN, Frame, played, texts, told


def settings(frame: Frame) -> QWidget:
    return frame.settings_panel()


def rules(frame: Frame) -> QWidget:
    return frame.rules_panel()


def new_match(frame: Frame) -> QWidget:
    return frame.new_match_panel()


def story(frame: Frame) -> QWidget:
    return frame.story_panel()


def home(frame: Frame) -> QWidget:
    return frame.home()


def gallery(frame: Frame) -> QWidget:
    panel = frame.gallery_panel()
    panel.look_at(panel.exhibit.cards[0])
    return panel


def sheet(frame: Frame) -> QWidget:
    page = QWidget()
    page.resize(1000, 700)
    state = played(frame.game).state
    frame.sheet_panel(page).show_deal(told(state.sheet))
    return page


def window(frame: Frame) -> QWidget:
    made = MainWindow(frame.voice, frame.preferences)
    made.add_page("home", frame.home())
    made.add_panel("settings", frame.settings_panel)
    made.open_panel("settings")
    made.notice.report("trouble.damaged", {"file": "/x"})
    return made


PLACES = [home, settings, rules, new_match, story, gallery, sheet, window]
BY_DESIGN = {*LANGUAGES.values(), "Cardavia", "Scopa", "Esc", "/x"}


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("build", PLACES)
def test_no_english_is_left(frame: Frame, qtbot: QtBot, build: Callable[[Frame], QWidget], language: str) -> None:
    widget = build(frame)
    qtbot.addWidget(widget)
    widget.show()
    english = {key: text for key, text in texts(widget) if text}
    alike = frame.same_in(language) | BY_DESIGN
    frame.speak(language)
    left = {
        text
        for key, text in texts(widget)
        if english.get(key) == text and re.search("[A-Za-z]{2}", text) and text not in alike
    }
    if build is rules:  # a line such as "Settebello" may be alike in two languages; a sentence may not
        left = {text for text in left if len(text.split()) > 3}
    assert not left
    assert len(english) > 1


@pytest.mark.parametrize("build", PLACES)
def test_the_way_back_to_english_leaves_nothing_behind(
    frame: Frame, qtbot: QtBot, build: Callable[[Frame], QWidget]
) -> None:
    widget = build(frame)
    qtbot.addWidget(widget)
    before = [text for _, text in texts(widget)]
    frame.speak("uk")
    frame.speak("en")
    QApplication.processEvents()
    after = [text for _, text in texts(widget)]
    assert sorted(set(after)) == sorted(set(before))


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
@pytest.mark.parametrize("build", [home, sheet])
def test_long_words_are_not_cut_on_pages(
    frame: Frame, qtbot: QtBot, build: Callable[[Frame], QWidget], size: tuple[int, int]
) -> None:
    frame.lengthen()
    widget = build(frame)
    qtbot.addWidget(widget)
    widget.resize(*size)
    widget.show()
    QApplication.processEvents()
    _whole(widget, widget)


@pytest.mark.parametrize("width", [310, 380])
@pytest.mark.parametrize("build", [settings, new_match])
def test_long_words_are_not_cut_in_panels(
    frame: Frame, qtbot: QtBot, build: Callable[[Frame], QWidget], width: int
) -> None:
    frame.lengthen()
    widget = build(frame)
    qtbot.addWidget(widget)
    widget.resize(width, 2400)
    widget.show()
    QApplication.processEvents()
    _whole(widget, widget)


def _whole(root: QWidget, window: QWidget) -> None:
    """Every button has the room that its words ask for, inside the window; every label has its lines."""
    seen = 0
    for button in root.findChildren(QAbstractButton):
        if isinstance(button, (Button, Segment, Tick, Dot)) and button.isVisible():
            seen += 1
            needed = button.minimumSizeHint()
            if isinstance(button, (Tick, Dot)):
                assert button.height() >= button.heightForWidth(button.width()), button.text()
            assert button.width() >= needed.width() and button.height() >= needed.height(), button.text()
            left = button.mapTo(window, QPoint(0, 0)).x()
            assert left >= 0 and left + button.width() <= window.width(), button.text()
    for label in root.findChildren(QLabel):
        if label.isVisible() and label.wordWrap() and label.text():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    assert seen > 1


@pytest.mark.parametrize("build", [home, settings, rules, new_match, story, sheet])
def test_a_theme_switched_live_looks_like_one_from_the_start(
    frame: Frame, qtbot: QtBot, build: Callable[[Frame], QWidget]
) -> None:
    def picture(widget: QWidget) -> QImage:
        # off the screen no window becomes active, so no ring of the keyboard comes and goes
        widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        widget.resize(900, 700)
        widget.show()
        for _ in range(3):
            QApplication.processEvents()
        return widget.grab().toImage()

    live = build(frame)
    qtbot.addWidget(live)
    light = picture(live)
    frame.theme.dress("dark", 100)
    switched = picture(live)
    fresh = build(frame)
    qtbot.addWidget(fresh)
    assert switched != light
    assert switched == picture(fresh)


@pytest.mark.parametrize("build", [settings, new_match])
def test_large_text_is_not_cut(frame: Frame, qtbot: QtBot, build: Callable[[Frame], QWidget]) -> None:
    widget = build(frame)
    qtbot.addWidget(widget)
    widget.resize(460, 2400)
    widget.show()
    QApplication.processEvents()
    frame.theme.dress("light", 160)
    for _ in range(3):
        QApplication.processEvents()
    _whole(widget, widget)
    frame.theme.dress("light", 100)
