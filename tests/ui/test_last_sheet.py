"""The score sheet of the latest finished deal can be looked at again: whoever sent it away by mistake lost nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardavia.engine.state import Phase
from cardavia.ui.panels import sheet as sheet_module
from cardavia.ui.panels.sheet import SheetPanel
from tests.ui.houses import Guest
from tests.ui.listening import Listener


@pytest.fixture
def guest(qtbot: QtBot, tmp_path: Path) -> Iterator[Guest]:
    guest = Guest(qtbot, tmp_path)
    guest.house.window.activateWindow()
    qtbot.waitUntil(guest.house.window.isActiveWindow)
    yield guest
    guest.leave()


def to_the_sheet(guest: Guest) -> SheetPanel:
    """Play on to the next sheet."""
    conductor, sheet = guest.house.conductor, guest.house.page.sheet
    while not (conductor.at_sheet and sheet.isVisible()):
        if conductor.waiting:
            conductor.submit(guest.legal()[0])
        guest.qtbot.waitUntil(lambda: conductor.waiting or sheet.isVisible(), timeout=15_000)
    return sheet


def press(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def told(sheet: SheetPanel) -> set[str]:
    return {label.text() for label in sheet.findChildren(QLabel) if label.isVisible() and label.text()}


def test_a_sheet_that_was_sent_away_comes_back_and_nothing_goes_on(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest.sit_down(11)
    page = guest.house.page
    sheet = to_the_sheet(guest)
    words, totals = told(sheet), sheet._deal.totals if sheet._deal else ()
    press(Qt.Key.Key_Return)
    guest.wait_for_turn()
    guest.house.conductor.submit(guest.legal()[0])
    guest.wait_for_turn()
    before = guest.session.state
    assert before.deal_no == 2 and sheet.isHidden()
    ears = Listener(monkeypatch)
    page.setFocus()
    press(Qt.Key.Key_P)
    assert sheet.isVisible() and told(sheet) == words
    assert sheet._deal is not None and sheet._deal.totals == totals
    assert any(row.title in heard for heard in ears.heard for row in sheet.rows)
    assert QApplication.focusWidget() is sheet._on and sheet._on.text() == "Back to the table"
    assert not sheet._home.isVisible() and not sheet._see.isVisible() and sheet._rules.isVisible()
    monkeypatch.setattr(sheet_module, "UNSEEN", 60.0)  # it was asked for, and is not in the way of cards that flew
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_P):
        press(key)
        assert sheet.isHidden() and QApplication.focusWidget() is page
        assert guest.session.state == before and guest.house.conductor.waiting
        press(Qt.Key.Key_P)
        assert sheet.isVisible()


def test_it_stays_while_the_others_play(guest: Guest) -> None:
    guest.sit_down(11)
    sheet = to_the_sheet(guest)
    press(Qt.Key.Key_Return)
    guest.wait_for_turn()
    guest.house.page.show_sheet_again()
    guest.house.conductor.submit(guest.legal()[0])
    guest.wait_for_turn()
    assert sheet.shows_again
    to_the_sheet_of_now = guest.session.state.deal_no
    while guest.house.conductor.waiting:
        guest.house.conductor.submit(guest.legal()[0])
        guest.qtbot.waitUntil(lambda: guest.house.conductor.waiting or guest.house.conductor.at_sheet, timeout=15_000)
    guest.qtbot.waitUntil(lambda: not sheet.shows_again and sheet.isVisible())
    assert sheet._deal is not None and sheet._deal.number == to_the_sheet_of_now
    guest.house.host.go_home()
    assert sheet.isHidden()


def test_the_bar_offers_it_once_there_is_one(guest: Guest) -> None:
    guest.sit_down(11)
    page = guest.house.page
    action = page.bar._actions["sheet"]
    assert not action.isEnabled() and not page.bar._buttons["sheet"].isVisible()
    page.setFocus()
    press(Qt.Key.Key_P)
    assert page.sheet.isHidden()
    to_the_sheet(guest)
    press(Qt.Key.Key_Return)
    guest.wait_for_turn()
    assert action.isEnabled() and action.text() == "Last score sheet"
    guest.house.window.resize(480, 360)
    QApplication.processEvents()
    assert action in page.bar._more.menu().actions()
    guest.house.window.resize(1280, 800)
    QApplication.processEvents()
    page.bar._buttons["sheet"].click()
    assert page.sheet.shows_again


def test_it_is_known_after_a_restart_too(qtbot: QtBot, tmp_path: Path) -> None:
    first = Guest(qtbot, tmp_path)
    first.sit_down(11)
    sheet = to_the_sheet(first)
    rows, totals = sheet.rows, sheet._deal.totals if sheet._deal else ()
    sheet.go_on.emit()
    first.wait_for_turn()
    first.leave()
    second = Guest(qtbot, tmp_path)
    second.house.host.resume("scopa")
    second.wait_for_turn()
    page = second.house.page
    page.show_sheet_again()
    assert page.sheet.rows == rows
    assert page.sheet._deal is not None and page.sheet._deal.totals == totals
    second.leave()


def test_the_last_sheet_of_a_match_is_there_in_the_next_one_of_its_game(guest: Guest) -> None:
    guest.sit_down(1, "tarocchino")
    sheet = to_the_sheet(guest)
    assert guest.session.state.phase == Phase.OVER
    rows, headline = sheet.rows, sheet._title.text()
    press(Qt.Key.Key_Return)  # plays again
    guest.wait_for_turn()
    guest.house.page.show_sheet_again()
    assert sheet.shows_again and sheet.rows == rows and sheet._title.text() == headline
    assert sheet._on.text() == "Back to the table" and not sheet._home.isVisible()
    guest.sit_down(3, "scopa")
    assert sheet.isHidden()
    guest.house.page.show_sheet_again()
    assert sheet.isHidden(), "another game's cards lie on the table"
