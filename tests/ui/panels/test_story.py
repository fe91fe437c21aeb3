"""The move history and the bar for troubles."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle
from pytestqt.qtbot import QtBot

from cardavia.engine.view import redact
from cardavia.engine.zones import Seat
from cardavia.text.announcer import Announcer
from cardavia.ui.panels.notice import NoticeBar
from cardavia.ui.panels.story import StoryPanel
from tests.ui.panels.frame import Frame, played


@pytest.fixture
def story(frame: Frame, qtbot: QtBot) -> StoryPanel:
    panel = StoryPanel(frame.voice, frame.names)
    qtbot.addWidget(panel)
    panel.resize(340, 300)
    panel.show()
    return panel


def test_it_tells_what_was_seen_the_newest_last(story: StoryPanel, frame: Frame) -> None:
    session = played(frame.game)
    seen = [redact(session.rules, Seat(0), event) for event in session.log]
    announcer = Announcer(frame.voice.phrases, frame.name)
    assert story._empty.isVisible()
    for event in seen:
        story.tell([event])
    assert story.lines == [sentence for event in seen if (sentence := announcer.sentence(event))]
    assert not story._empty.isVisible()
    QApplication.processEvents()
    bar = story._list.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0


def test_who_reads_further_up_stays_there(story: StoryPanel, frame: Frame) -> None:
    log = played(frame.game).log
    story.tell(log)
    story._list.verticalScrollBar().setValue(0)
    story.tell(log[:5])
    assert story._list.verticalScrollBar().value() == 0


@pytest.mark.parametrize("width", range(240, 420, 12))
def test_no_sentence_is_cut(story: StoryPanel, frame: Frame, width: int) -> None:
    """A row has more room than its words in whole pixels: drawn in fractions, the last line would be left out."""
    story.tell(played(frame.game).log)
    story.resize(width, 300)
    QApplication.processEvents()
    rows = story._list
    air = 2 * (rows.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1)
    for row in range(rows.count()):
        room = rows.visualItemRect(rows.item(row))
        words = rows.fontMetrics().boundingRect(
            QRect(0, 0, room.width() - air, 10_000), Qt.TextFlag.TextWordWrap, rows.item(row).text()
        )
        lines = words.height() / rows.fontMetrics().lineSpacing()
        assert words.height() + lines <= room.height(), rows.item(row).text()
        assert room.width() <= rows.viewport().width()


def test_an_undo_tells_it_anew(story: StoryPanel, frame: Frame) -> None:
    log = played(frame.game).log
    story.tell(log)
    story.retell(log[:6])
    fresh = StoryPanel(frame.voice, frame.names, story)
    fresh.tell(log[:6])
    assert story.lines == fresh.lines


@pytest.fixture
def notice(frame: Frame, qtbot: QtBot) -> NoticeBar:
    bar = NoticeBar(frame.voice)
    qtbot.addWidget(bar)
    return bar


def test_troubles_come_one_at_a_time(notice: NoticeBar) -> None:
    assert not notice.isVisible()
    notice.report("trouble.damaged", {"file": "/one"})
    notice.report("trouble.newer", {"file": "/two"})
    notice.report("trouble.damaged", {"file": "/one"})
    assert notice.isVisible() and "/one" in notice.text
    QTest.mouseClick(notice._dismiss, Qt.MouseButton.LeftButton)
    assert notice.isVisible() and "/two" in notice.text
    QTest.keyClick(notice._dismiss, Qt.Key.Key_Return)
    assert not notice.isVisible() and notice.text == ""


def test_a_trouble_is_told_in_the_language_of_the_moment(notice: NoticeBar, frame: Frame) -> None:
    notice.report("trouble.foreign", {"file": "/one"})
    english = notice.text
    frame.speak("ru")
    assert notice.text != english and "/one" in notice.text
    assert notice.accessibleDescription() == notice.text


def test_a_trouble_told_before_may_come_again(notice: NoticeBar) -> None:
    notice.report("trouble.disk-full", {"file": "/one"})
    notice.dismiss()
    notice.report("trouble.disk-full", {"file": "/one"})
    assert notice.isVisible()


def test_screen_readers_take_it_for_an_alert(notice: NoticeBar, frame: Frame) -> None:
    QAccessible.setActive(True)
    notice.report("trouble.disk-full", {"file": "/one"})
    heard = QAccessible.queryAccessibleInterface(notice)
    assert heard.role() == QAccessible.Role.AlertMessage
    assert heard.text(QAccessible.Text.Name) == frame.voice.say("notice.name")
    assert heard.text(QAccessible.Text.Description) == notice.text
    names = {heard.child(at).text(QAccessible.Text.Name) for at in range(heard.childCount())}
    assert notice.text in names
