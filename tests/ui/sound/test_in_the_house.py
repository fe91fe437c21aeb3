"""Sounds in the whole house: who is heard, the key that mutes, the settings' page."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move, Verb
from cardavia.ui.panels.settings import SettingsPanel
from cardavia.ui.sound.players import Silent
from tests.ui.houses import Guest
from tests.ui.sound.test_box import Scribe


@pytest.fixture
def scribe(guest: Guest) -> Scribe:
    made = Scribe()
    assert isinstance(guest.house.sounds._player, Silent), "a house that nobody gave a player to is silent"
    guest.house.sounds._player = made
    guest.sit_down()
    made.played.clear()
    guest.house.sounds._begun.clear()
    return made


def names(scribe: Scribe) -> list[str]:
    return [path.stem.split("-")[0] for path in scribe.played]


def test_at_instant_speed_a_move_is_one_sound(guest: Guest, scribe: Scribe) -> None:
    guest.house.conductor.submit(guest.legal()[0])
    assert len(scribe.played) == 1


def test_a_refusal_is_heard_and_changes_nothing(guest: Guest, scribe: Scribe) -> None:
    before = guest.session.ply
    foreign = next(card for card in guest.session.rules.deck.cards if card not in guest.hand())
    guest.house.conductor.submit(Move(Verb.PLAY, (Card(foreign),)))
    assert (names(scribe), guest.session.ply) == (["refused"], before)


def test_m_switches_the_sounds_off_and_on_and_says_so(guest: Guest, scribe: Scribe) -> None:
    house = guest.house
    QTest.keyClick(house.window, Qt.Key.Key_M)
    assert not house.preferences.settings.sound
    assert house.page.prompt == house.voice.say("table.sound-off")
    house.conductor.submit(guest.legal()[0])
    guest.wait_for_turn()
    assert names(scribe) == []
    QTest.keyClick(house.window, Qt.Key.Key_M)
    assert house.preferences.settings.sound
    assert house.page.prompt == house.voice.say("table.sound-on")
    guest.qtbot.waitUntil(lambda: names(scribe) == ["card"])


def test_the_settings_have_a_page_for_it(guest: Guest, scribe: Scribe) -> None:
    panel = guest.house.window.open_panel("settings")
    assert isinstance(panel, SettingsPanel)
    assert [row.field for row in panel.pages["sound"].rows] == ["sound", "volume"]
    QTest.keyClick(panel.row("volume").control, Qt.Key.Key_Right)
    assert guest.house.preferences.settings.volume == 41
    guest.qtbot.waitUntil(lambda: names(scribe) == ["card"])
    assert scribe.played[0].stem.endswith("-41")
    assert scribe.played[0].is_relative_to(guest.places.cache)


def test_the_keyboards_own_keys_are_not_taken(guest: Guest, scribe: Scribe) -> None:
    """On the first page M means nothing: lists there are searched by letters."""
    guest.house.window.show_page("home")
    QTest.keyClick(guest.house.window, Qt.Key.Key_M)
    assert guest.house.preferences.settings.sound


def test_a_house_that_is_left_is_still(guest: Guest, scribe: Scribe, tmp_path: Path) -> None:
    guest.leave()
    assert scribe.closed
