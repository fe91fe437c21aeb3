"""The gallery beside a running match: reached from everywhere, told by its variants, and nothing is touched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import Card
from cardavia.ui.gallery.panel import GalleryPanel
from tests.ui.houses import Guest


def opened(guest: Guest) -> GalleryPanel:
    panel = guest.house.window.panel("gallery")
    assert isinstance(panel, GalleryPanel)
    assert guest.house.window.open_panel_name == "gallery"
    return panel


@pytest.mark.parametrize("size", [(1300, 800), (700, 500)])
def test_it_leaves_the_match_as_it_is_and_gives_the_keyboard_back(guest: Guest, size: tuple[int, int]) -> None:
    window, page = guest.house.window, guest.house.page
    window.resize(*size)
    guest.sit_down(7)
    page.setFocus()
    before, pattern = guest.session.state, guest.house.voice.phrases.pattern
    settings = guest.house.preferences.settings
    QTest.keyClick(page, Qt.Key.Key_F4)
    gallery = opened(guest)
    assert gallery.grid.button(gallery.grid.current) is QApplication.focusWidget()
    for game in ("minchiate", "klaberjass", "tarocchino"):
        gallery.exhibit.show_game(game)
        gallery.look_at(gallery.exhibit.cards[-1])
        QTest.keyClick(gallery.closeup, Qt.Key.Key_Left)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert window.open_panel_name == "" and QApplication.focusWidget() is page
    assert guest.session.state == before and guest.house.conductor.waiting
    assert guest.house.voice.phrases.pattern == pattern
    assert guest.house.preferences.settings == settings
    QTest.keyClick(page, Qt.Key.Key_1)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert guest.session.state != before


@pytest.mark.parametrize("size", [(1300, 800), (700, 500)])
def test_opened_again_it_shows_the_whole_pack(guest: Guest, size: tuple[int, int]) -> None:
    """Whoever has looked at a card and comes back later looks for another one."""
    window, page = guest.house.window, guest.house.page
    window.resize(*size)
    guest.sit_down(7)
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_F4)
    gallery = opened(guest)
    gallery.look_at(Card("10D"))
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert window.open_panel_name == "" and QApplication.focusWidget() is page
    QTest.keyClick(page, Qt.Key.Key_F4)
    assert not gallery.is_close
    assert QApplication.focusWidget() is gallery.grid.button(Card("10D")), "from the card that was looked at last"
    gallery.look_at(Card("10D"))
    window.open_panel("settings")
    window.open_panel("gallery")
    assert not gallery.is_close


def test_home_and_the_bar_open_it(guest: Guest) -> None:
    window = guest.house.window
    home: Any = window._pages["home"]
    home._gallery.click()
    assert opened(guest).exhibit.game.id == "scopa"
    window.close_panel()
    guest.sit_down(7)
    button = guest.house.page.bar.findChild(QToolButton, "bar-gallery")
    button.defaultAction().trigger()
    opened(guest)
    button.defaultAction().trigger()
    assert window.open_panel_name == ""


def test_on_the_first_page_the_keyboard_goes_back_to_the_button(guest: Guest) -> None:
    window = guest.house.window
    for size in ((1300, 800), (600, 480)):
        window.resize(*size)
        QApplication.processEvents()
        home: Any = window._pages["home"]
        home._gallery.setFocus()
        home._gallery.click()
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert QApplication.focusWidget() is home._gallery


def test_it_tells_by_the_variants_of_the_match(guest: Guest) -> None:
    guest.sit_down(7, re_bello=True, napola=True)
    guest.house.window.open_panel("gallery")
    gallery = opened(guest)
    gallery.look_at(Card("10D"))
    told = "\n".join(gallery.closeup.facts.told)
    assert "by your rules" in told and "Ace, two and three of coins" in told
    guest.house.host.go_home()
    QApplication.processEvents()
    assert "by your rules" not in "\n".join(gallery.closeup.facts.told)


@pytest.fixture
def guest(qtbot: QtBot, tmp_path: Path) -> Any:
    guest = Guest(qtbot, tmp_path)
    guest.house.window.activateWindow()
    qtbot.waitUntil(guest.house.window.isActiveWindow)
    yield guest
    guest.leave()
