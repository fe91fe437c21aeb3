"""The house with all its games: each has its pack, its panels and its open match, and none knows of another's cards."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.zones import Seat
from cardavia.games import NAMES, load
from cardavia.storage import settings, tallies
from cardavia.storage.places import Places
from cardavia.text.patterns import patterns_of
from cardavia.ui.house import build, leave
from cardavia.ui.panels.new_match import NewMatchPanel
from cardavia.ui.panels.rules import RulesPanel
from cardavia.ui.panels.sheet import SheetPanel
from cardavia.ui.showcase import pieces
from cardavia.ui.stage.choice_button import ChoiceButton
from tests.ui.houses import Guest

OTHERS = tuple(name for name in NAMES if name != "scopa")


@pytest.fixture
def no_faults(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """What is logged as an error, such as a card that the pack on the table has no name for."""
    caplog.set_level(logging.ERROR)
    return caplog


def one_move(guest: Guest) -> None:
    guest.house.conductor.submit(guest.legal()[0])
    guest.wait_for_turn()


def play_out(guest: Guest) -> None:
    """Play on to the sheet of the last deal."""
    for _ in range(2000):
        guest.qtbot.waitUntil(
            lambda: guest.house.conductor.waiting or guest.house.page.sheet.isVisible(), timeout=20_000
        )
        if guest.session.state.phase == Phase.OVER:
            return
        if guest.house.conductor.at_sheet:
            guest.house.page.sheet.go_on.emit()
        else:
            guest.house.conductor.submit(guest.legal()[0])
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", NAMES)
def test_every_game_comes_to_the_table_in_its_own_pack(
    guest: Guest, game: str, no_faults: pytest.LogCaptureFixture
) -> None:
    guest.sit_down(3, game)
    one_move(guest)
    house = guest.house
    assert house.window.page == "table"
    assert house.voice.phrases.pattern.pack == house.games[game].rules.deck.id
    assert house.preferences.settings.game == game
    assert house.voice.say(f"{game}.name") in house.window.windowTitle()
    assert not no_faults.records


def test_the_first_page_shows_the_chosen_game_and_remembers_it(guest: Guest) -> None:
    house, home = guest.house, guest.house.window._pages["home"]
    for game, button in zip(NAMES, home._games_row.buttons, strict=True):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        deck = house.games[game].rules.deck
        assert home.game == game
        assert home._show.cards == pieces(house.games[game])
        assert house.voice.phrases.pattern.pack == deck.id
        drawn = [each for each in patterns_of(home._patterns, deck.id).values() if each.drawn]
        assert home._deck.isVisible() is (len(drawn) > 1)
        assert home._tagline.text() == house.voice.say(f"{game}.tagline")
    house.preferences.save_now()
    assert settings.load(guest.places.settings)[0].game == NAMES[-1]


def test_the_house_has_the_games_that_it_is_built_with(qtbot: QtBot, tmp_path: Path) -> None:
    """A demonstration of a game that rehearses is built with it, and without a word of it on anybody's menu."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    house = build(app, Places.within(tmp_path), settings.Settings(), lambda _new: None, ("minchiate", "scopa"))
    assert tuple(house.games) == ("minchiate", "scopa")
    assert house.voice.phrases.knows("minchiate.name") and not house.voice.phrases.knows("klaberjass.name")
    assert len(house.window._pages["home"]._games_row.buttons) == 2
    house.window.close()
    leave(house)
    house.window.deleteLater()


def test_the_chosen_game_is_the_first_at_the_next_start(qtbot: QtBot, tmp_path: Path) -> None:
    guest = Guest(qtbot, tmp_path, game="tarocchino")
    home = guest.house.window._pages["home"]
    assert home.game == "tarocchino"
    assert guest.house.voice.phrases.pattern.pack == "bologna-62"
    with qtbot.waitSignal(home.play) as heard:
        QTest.keyClick(guest.house.window.focusWidget(), Qt.Key.Key_Return)
    assert heard.args == ["tarocchino"]
    guest.leave()


def test_faces_are_dressed_once_when_the_game_changes(guest: Guest) -> None:
    changed: list[None] = []
    guest.house.faces.changed.connect(lambda: changed.append(None))
    guest.house.preferences.change(game="minchiate")
    assert len(changed) == 1
    guest.sit_down(3, "minchiate")
    assert len(changed) == 1


def test_another_game_keeps_the_match_of_the_first(guest: Guest, no_faults: pytest.LogCaptureFixture) -> None:
    host = guest.house.host
    stood: dict[str, Any] = {}
    for game in NAMES:
        guest.sit_down(3, game)
        one_move(guest)
        stood[game] = guest.session.state
    host.go_home()
    assert all(host.is_open(game) for game in NAMES)
    assert not list(guest.places.left.glob("*.json"))
    for game in reversed(NAMES):
        host.resume(game)
        guest.wait_for_turn()
        assert guest.session.state == stood[game]
        host.go_home()
    assert not no_faults.records


def test_matches_of_all_games_outlive_the_program(qtbot: QtBot, tmp_path: Path) -> None:
    first = Guest(qtbot, tmp_path)
    stood: dict[str, Any] = {}
    for game in NAMES:
        first.sit_down(3, game)
        stood[game] = first.session.state
    first.leave()
    second = Guest(qtbot, tmp_path, game="minchiate")
    second.house.host.show_open()
    home = second.house.window._pages["home"]
    assert home._resume.isVisible()
    for game in NAMES:
        second.house.host.resume(game)
        second.wait_for_turn()
        assert second.session.state == stood[game]
    second.leave()


@pytest.mark.parametrize("game", ["minchiate", "tarocchino"])
def test_a_match_of_one_deal_says_how_far_it_has_come(guest: Guest, game: str) -> None:
    guest.sit_down(3, game)
    while guest.session.state.phase != Phase.PLAY:
        one_move(guest)
    guest.house.host.go_home()
    waiting = guest.house.window._pages["home"]._waiting
    (term, numbers) = guest.house.games[game].rules.status(guest.house.host._keeper.waiting(game).state)[0]
    assert guest.house.voice.say(term, **numbers) in waiting.text()


def test_panels_follow_the_game_in_sight(guest: Guest, no_faults: pytest.LogCaptureFixture) -> None:
    house, window = guest.house, guest.house.window
    for game in (*NAMES, "scopa"):
        house.preferences.change(game=game)
        rules, new = window.open_panel("rules"), window.open_panel("new-match")
        assert isinstance(rules, RulesPanel) and isinstance(new, NewMatchPanel)
        window.open_panel("rules")
        assert house.voice.say(f"{game}.name") in rules.page.toPlainText().splitlines()[0]
        assert [row.name for row in new.rows] == list(house.games[game].options.choices())
        window.open_panel("settings")
    window.open_panel("rules")
    for game in NAMES:  # while it is open
        house.preferences.change(game=game)
        assert house.voice.say(f"{game}.name") in rules.page.toPlainText().splitlines()[0]
    assert not no_faults.records


def test_a_lost_rule_page_does_not_stop_the_program(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(_game: str) -> Any:
        raise FileNotFoundError("rules.md")

    monkeypatch.setattr("cardavia.ui.panels.rules.master", lost)
    guest.house.preferences.change(game="minchiate")
    rules = guest.house.window.open_panel("rules")
    assert isinstance(rules, RulesPanel)
    text = rules.page.toPlainText()
    assert guest.house.voice.say("rules.missing") in text and guest.house.voice.say("minchiate.summary") in text


@pytest.mark.parametrize("game", OTHERS)
def test_a_match_is_played_to_its_sheet_and_counted(
    guest: Guest, game: str, no_faults: pytest.LogCaptureFixture
) -> None:
    guest.house.preferences.change(level="easy")
    guest.sit_down(5, game, **({"target": 300} if game == "klaberjass" else {}))
    play_out(guest)
    sheet = guest.house.page.sheet
    assert isinstance(sheet, SheetPanel) and sheet.isVisible()
    words = {label.text() for label in sheet.findChildren(QLabel) if label.isVisible()}
    result = guest.session.record().result
    assert result is not None
    assert {guest.house.voice.phrases.number(total) for total in result} <= words
    won = tallies.outcome(result, guest.house.games[game].rules.side(guest.house.conductor.bottom))
    guest.house.host.go_home()
    kept, _ = tallies.load(guest.places.tallies)
    assert getattr(kept.of(game, "easy"), won) == kept.of(game, "easy").played == 1
    assert not guest.house.host.is_open(game)
    assert not [record for record in no_faults.records if "no message" in record.getMessage()]


def test_an_unknown_deck_of_a_pack_is_its_first_with_a_log_line(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    guest = Guest(qtbot, tmp_path, game="minchiate", pattern={"minchiate-97": "siciliane"})
    assert guest.house.voice.phrases.pattern.pack == "minchiate-97"
    guest.house.preferences.change(contrast=60)
    assert caplog.text.count("unknown deck 'siciliane'") == 1
    guest.leave()


@pytest.mark.parametrize("panel", ["story", "rules", "settings", "new-match"])
def test_nothing_of_a_game_is_said_in_the_pack_of_the_next(
    guest: Guest, panel: str, no_faults: pytest.LogCaptureFixture
) -> None:
    """With a panel open beside the table one game follows another, the first page comes between, and sizes change."""
    window, host = guest.house.window, guest.house.host
    for game in (*NAMES, "scopa"):
        host.start(game, guest.house.games[game].options(), 3)
        guest.wait_for_turn()
        window.open_panel(panel)
        one_move(guest)
        window.resize(900 + 10 * len(game), 640)
    host.go_home()
    for game in NAMES:
        guest.house.preferences.change(game=game)
        window.resize(1000 + 10 * len(game), 700)
        QApplication.processEvents()
    assert not no_faults.records


def test_a_sheet_goes_with_its_match(guest: Guest, no_faults: pytest.LogCaptureFixture) -> None:
    """Another game is begun while a sheet lies there: its cards are not said in the new pack."""
    guest.sit_down(5)
    while not guest.house.page.sheet.isVisible():
        guest.house.conductor.submit(guest.legal()[0])
        guest.qtbot.waitUntil(
            lambda: guest.house.conductor.waiting or guest.house.page.sheet.isVisible(), timeout=15_000
        )
    guest.house.window.open_panel("story")
    guest.house.host.start("minchiate", guest.house.games["minchiate"].options(), 3)
    assert guest.house.page.sheet.isHidden()
    guest.house.host.go_home()
    guest.house.preferences.change(game="klaberjass")
    QApplication.processEvents()
    assert not no_faults.records


def test_while_cards_are_given_nothing_tells_what_they_come_to(guest: Guest) -> None:
    """How many cards are to be discarded follows from the robbing: it is not told before the robbing is seen."""
    guest.house.preferences.change(speed=1.0, pace=1.0)
    shown: list[list[str]] = []
    page = guest.house.page
    page.bar.show_status = shown.append  # type: ignore[method-assign]
    guest.house.host.start("minchiate", guest.house.games["minchiate"].options(), 144)
    number = guest.house.voice.say("table.deal-number", seed="144")
    assert page.stage.busy
    assert shown
    assert all(parts == [number] for parts in shown)
    assert page.prompt == ""
    page.stage.skip()
    guest.wait_for_turn()
    assert len(shown[-1]) == 2


def test_a_closed_panel_leaves_the_choice_where_it_was(guest: Guest) -> None:
    """F1 and Esc at a bid: the keyboard does not wander on to another call, which Enter would then make."""
    guest.sit_down(3, "klaberjass")
    page, window = guest.house.page, guest.house.window
    page.setFocus()
    before = page.overlays.decision.current
    window.open_panel("rules")
    window.close_panel()
    QApplication.processEvents()
    assert page.overlays.decision.current == before
    assert window.focusWidget() is page


def test_a_panel_closes_although_the_button_under_the_keyboard_was_made_anew(guest: Guest) -> None:
    guest.sit_down(3, "klaberjass")
    window = guest.house.window
    button = guest.house.page.overlays.decision.findChildren(ChoiceButton)[0]
    button.setFocus()
    window.open_panel("rules")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window.close_panel()
    assert window.open_panel_name == ""
    assert window.focusWidget() is guest.house.page


@pytest.mark.parametrize("game", [name for name in NAMES if load(name).quiet])
def test_nobody_sees_who_is_asked_where_silence_tells_nothing(guest: Guest, game: str) -> None:
    """Only who holds a combination, or the seven, is asked: another seat's plate and the caption keep still."""
    door, page = guest.house.games[game], guest.house.page
    captions = page._captions
    asked = marked = 0
    for seed in range(12):
        session: Session[Any] = Session(game, door.rules, door.seats[0], seed, door.options())
        for _ in range(60):
            if not session.waits_for_seat:
                session.deal()
            state = session.state
            plates = captions.plates(door, session.view(Seat(0)), session.waits_for_seat)
            lit = [seat for seat, plate in plates.items() if plate.turn]
            if state.phase in door.quiet:
                assert set(lit) <= {Seat(0)}
                asked += state.turn != Seat(0)
            elif session.waits_for_seat:
                assert lit == [state.turn]
                marked += 1
            session.submit(door.rules.legal_moves(state)[0])
            if session.state.phase == Phase.OVER:
                break
    assert asked
    assert marked
