"""The house as a whole: bad input, a full disk, a second start, the way in and out."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import weakref
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from cardavia.engine.state import Phase
from cardavia.storage import documents, records, tallies
from cardavia.storage.places import Places
from cardavia.ui.instance import Doorbell, address, knock, sole
from cardavia.ui.panels.rules import RulesPanel
from cardavia.ui.panels.story import StoryPanel
from tests.ui.houses import Guest

ROOT = Path(__file__).resolve().parents[2]


def start(home: Path, script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a script that has ``house`` and ``app``; it must leave by itself."""
    program = (
        "import sys\nfrom pathlib import Path\n"
        "from PySide6.QtCore import QTimer\nfrom PySide6.QtWidgets import QApplication\n"
        "from cardavia.storage.places import Places\nfrom cardavia.storage.settings import Settings\n"
        "from cardavia.ui.house import build, leave\napp = QApplication([])\n"
        f"house = build(app, Places.within(Path({str(home)!r})), Settings(), lambda _: None)\n"
        "house.window.show()\napp.aboutToQuit.connect(lambda: leave(house))\n" + script + "\nsys.exit(app.exec())\n"
    )
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("after", [0, 30, 200])
def test_closing_while_a_mind_thinks_or_cards_fly_ends_with_status_0(tmp_path: Path, after: int) -> None:
    script = (
        "house.host.play('scopa')\n"
        "def play(view):\n    house.conductor.submit(house.conductor.session.rules.legal_moves(view.state)[0])\n"
        "house.conductor.asked.connect(play)\n"
        f"QTimer.singleShot({after}, house.window.close)"
    )
    done = start(tmp_path, script)
    assert done.returncode == 0, done.stderr
    assert "QThread" not in done.stderr
    assert "Traceback" not in done.stderr


def test_play_is_one_press_from_the_first_page(guest: Guest) -> None:
    window = guest.house.window
    assert window.page == "home"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.page == "table"
    guest.wait_for_turn()
    assert len(guest.hand()) == 3


def test_nothing_of_a_house_outlives_it(qtbot: QtBot, tmp_path: Path) -> None:
    guest = Guest(qtbot, tmp_path)
    guest.sit_down()
    guest.house.window.open_panel("settings")
    rooms = [weakref.ref(room) for room in guest.house if isinstance(room, QObject)]
    guest.leave()
    assert [room() for room in rooms if room() is not None] == []


def test_going_home_and_resuming_comes_back_to_the_very_card(guest: Guest) -> None:
    guest.sit_down()
    guest.house.conductor.submit(guest.legal()[0])
    guest.wait_for_turn()
    before = guest.session.state
    guest.house.host.go_home()
    assert guest.house.window.page == "home"
    assert guest.house.conductor.session is None
    guest.house.host.resume("scopa")
    guest.wait_for_turn()
    assert guest.session.state == before


def test_a_new_match_does_not_lose_the_open_one(guest: Guest) -> None:
    guest.sit_down(7)
    guest.house.conductor.submit(guest.legal()[0])
    guest.wait_for_turn()
    moves = [str(move) for move in guest.session.moves]
    guest.sit_down(8)
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in guest.places.left.glob("*.json")]
    assert [each["seed"] for each in kept] == [7]
    assert kept[0]["moves"][: len(moves)] == moves


DAMAGE: dict[str, bytes] = {
    "damaged": b'{"schema": 1, "game": "scopa", "mov',
    "foreign": b'{"hello": "world"}',
    "newer": b'{"schema": 99, "game": "scopa", "moves": []}',
    "empty": b"",
    "binary": bytes(range(256)),
}


@pytest.mark.parametrize("kind", DAMAGE)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_bad_save_is_said_in_the_players_language_and_set_aside(
    qtbot: QtBot, tmp_path: Path, kind: str, language: str
) -> None:
    path = Places.within(tmp_path).match("scopa")
    path.parent.mkdir(parents=True)
    path.write_bytes(DAMAGE[kind])
    guest = Guest(qtbot, tmp_path, language=language)
    guest.house.host.show_open()
    notice = guest.house.window.notice
    assert notice.isVisible()
    aside = [each for each in path.parent.iterdir() if each != path]
    assert len(aside) == 1
    assert aside[0].read_bytes() == DAMAGE[kind]
    assert aside[0].name in notice.text
    assert ("Nothing" in notice.text or "not changed" in notice.text) == (language == "en")
    guest.sit_down()
    assert guest.hand()
    guest.leave()


@pytest.mark.parametrize("fault", [errno.ENOSPC, errno.EROFS])
def test_a_full_or_read_only_disk_is_said_once_and_the_match_goes_on(
    guest: Guest, monkeypatch: pytest.MonkeyPatch, fault: int
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(fault, os.strerror(fault))

    monkeypatch.setattr(documents, "write_whole", refuse)
    guest.sit_down()
    for _ in range(3):
        guest.house.conductor.submit(guest.legal()[0])
        guest.wait_for_turn()
    notice = guest.house.window.notice
    assert notice.isVisible()
    assert "scopa.json" in notice.text
    guest.house.preferences.save_now()
    while notice.isVisible():
        notice.dismiss()
    guest.house.conductor.submit(guest.legal()[0])
    guest.wait_for_turn()
    assert not notice.isVisible()


def test_an_unknown_deck_and_language_are_the_default_with_a_log_line(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    guest = Guest(qtbot, tmp_path, language="xx", pattern={"italian-40": "atlantis"})
    assert guest.house.voice.phrases.language == "en"
    assert guest.house.voice.phrases.pattern.id == "siciliane"
    assert "xx" in caplog.text
    assert "atlantis" in caplog.text
    guest.leave()


def test_a_second_start_raises_the_first_window(qtbot: QtBot, tmp_path: Path) -> None:
    name = address(tmp_path)
    assert not knock(name)
    bell = Doorbell(name)
    script = f"import sys\nfrom cardavia.ui.instance import knock\nsys.exit(0 if knock({name!r}) else 1)"
    second = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT)
    with qtbot.waitSignal(bell.rung, timeout=20_000):
        pass
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=20_000)
    assert second.returncode == 0
    bell.close()
    assert not knock(name)


def test_every_setting_acts_on_the_table_at_once(guest: Guest) -> None:
    guest.sit_down()
    stage = guest.house.page.stage
    changes: list[dict[str, Any]] = [
        {"contrast": 80},
        {"temperature": 10},
        {"grain": 100},
        {"cloth": "notte"},
        {"back": "crimson"},
        {"letters": "italian"},
        {"large_index": True},
        {"theme": "dark"},
        {"theme": "contrast"},
        {"pattern": {"italian-40": "milanesi"}},
        {"suit_colours": "two"},
        {"text_size": 140},
    ]
    picture = stage.grab().toImage()
    for change in changes:
        guest.house.preferences.change(**change)
        for _ in range(6):
            guest.qtbot.wait(12)
        after = guest.house.window.grab().toImage() if "text_size" in change else stage.grab().toImage()
        assert after != picture, change
        picture = after
        guest.house.preferences.save_now()
    kept = json.loads(guest.places.settings.read_text(encoding="utf-8"))
    assert kept["contrast"] == 80
    assert kept["cloth"] == "notte"


def test_no_dialog_stands_before_the_first_card(guest: Guest) -> None:
    guest.sit_down()
    assert [each for each in QApplication.topLevelWidgets() if each.isVisible()] == [guest.house.window]
    assert guest.house.window.findChildren(QPushButton)


def finish(guest: Guest, luck: int = 0) -> None:
    """Play on to the last sheet."""
    for _ in range(600):
        guest.qtbot.waitUntil(
            lambda: guest.house.conductor.waiting or guest.house.page.sheet.isVisible(), timeout=15_000
        )
        if guest.session.state.phase == Phase.OVER:
            return
        if guest.house.conductor.at_sheet:
            guest.house.page.sheet.go_on.emit()
        else:
            legal = guest.legal()
            guest.house.conductor.submit(legal[luck % len(legal)])
    raise AssertionError("the match does not end")


def test_a_match_that_ends_twice_by_undo_is_counted_once(guest: Guest) -> None:
    guest.sit_down(5)
    for luck in range(3):
        finish(guest, luck)
        guest.house.page.undo()
        guest.qtbot.waitUntil(lambda: guest.house.conductor.waiting, timeout=15_000)
    finish(guest)
    guest.house.host.go_home()
    kept, _ = tallies.load(guest.places.tallies)
    assert kept.of("scopa", "normal").played == 1
    assert len(list(guest.places.finished.glob("*.json"))) == 1
    assert not guest.house.host.is_open("scopa")


def test_the_last_sheet_comes_back_after_a_resume(qtbot: QtBot, tmp_path: Path) -> None:
    first = Guest(qtbot, tmp_path)
    first.sit_down(5)
    finish(first)
    result = first.session.record().result
    first.leave()
    second = Guest(qtbot, tmp_path)
    second.house.host.resume("scopa")
    assert second.house.page.sheet.isVisible()
    assert second.session.record().result == result
    second.leave()


def test_an_open_match_that_cannot_be_filed_is_moved_aside_and_told(guest: Guest) -> None:
    guest.sit_down(7)
    guest.house.conductor.submit(guest.legal()[0])
    guest.wait_for_turn()
    guest.house.host.go_home()
    guest.places.left.write_text("in the way", encoding="utf-8")
    guest.sit_down(8)
    aside = list(guest.places.match("scopa").parent.glob("*.unfinished-*"))
    assert len(aside) == 1
    assert json.loads(aside[0].read_text(encoding="utf-8"))["seed"] == 7
    assert json.loads(guest.places.match("scopa").read_text(encoding="utf-8"))["seed"] == 8


def test_a_match_that_the_disk_refused_waits_in_memory(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    guest.sit_down()

    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as full:
        full.setattr(documents, "write_whole", refuse)
        guest.house.conductor.submit(guest.legal()[0])
        guest.wait_for_turn()
        before = guest.session.state
        guest.house.host.go_home()
    guest.house.host.resume("scopa")
    guest.wait_for_turn()
    assert guest.session.state == before
    kept = json.loads(guest.places.match("scopa").read_text(encoding="utf-8"))
    assert kept["moves"] == [str(move) for move in guest.session.moves]


def test_an_unknown_game_in_the_settings_opens_the_first_games_rules(qtbot: QtBot, tmp_path: Path) -> None:
    guest = Guest(qtbot, tmp_path, game="sleeve")
    guest.house.window.open_panel("rules")
    assert guest.house.host.game == "scopa"
    guest.leave()


def test_a_match_counts_at_the_easiest_level_that_it_was_played_at(guest: Guest) -> None:
    guest.house.preferences.change(level="easy")
    guest.sit_down(5)
    guest.house.conductor.submit(guest.legal()[0])
    guest.wait_for_turn()
    guest.house.preferences.change(level="hard")
    finish(guest)
    guest.house.host.go_home()
    kept, _ = tallies.load(guest.places.tallies)
    assert (kept.of("scopa", "easy").played, kept.of("scopa", "hard").played) == (1, 0)


def test_another_dress_leaves_no_drawings_behind(guest: Guest) -> None:
    guest.sit_down()
    faces = guest.house.faces
    for theme in ("dark", "light") * 3:
        guest.house.preferences.change(theme=theme)
        guest.qtbot.wait(60)
    assert len(faces.findChildren(QSvgRenderer)) <= 41


def test_a_narrow_window_shows_a_panel_in_place_of_the_table(guest: Guest) -> None:
    guest.sit_down()
    window = guest.house.window
    window.resize(480, 700)
    window.open_panel("settings")
    assert not guest.house.page.isVisible()
    window.close_panel()
    assert guest.house.page.isVisible()
    window.open_panel("settings")
    window.resize(1200, 700)
    assert guest.house.page.isVisible()


def test_a_sheet_does_not_lie_over_a_later_deal(guest: Guest) -> None:
    """Undo while the settings hide the table of a narrow window takes the sheet away all the same."""
    guest.sit_down(5)
    while not guest.house.conductor.at_sheet:
        guest.house.conductor.submit(guest.legal()[0])
        guest.qtbot.waitUntil(
            lambda: guest.house.conductor.waiting or guest.house.page.sheet.isVisible(), timeout=15_000
        )
    guest.house.window.resize(480, 700)
    guest.house.window.open_panel("settings")
    assert not guest.house.page.isVisible()
    guest.house.page.undo()
    guest.house.window.close_panel()
    guest.wait_for_turn()
    assert guest.house.page.sheet.isHidden()
    for _ in range(6):
        QTest.keyClick(guest.house.page, Qt.Key.Key_Tab)


def test_a_match_that_ends_on_a_full_disk_is_filed_when_there_is_room(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest.sit_down(5)

    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as full:
        full.setattr(documents, "write_whole", refuse)
        full.setattr(records, "write_whole", refuse)
        finish(guest)
        guest.house.host.go_home()
        assert guest.house.host.is_open("scopa")
    guest.house.host.play("scopa")
    assert len(list(guest.places.finished.glob("*.json"))) == 1
    kept, _ = tallies.load(guest.places.tallies)
    assert kept.of("scopa", "normal").played == 1


def test_a_held_key_plays_no_card(guest: Guest) -> None:
    guest.sit_down()
    before = guest.session.state
    for _ in range(5):
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1", True)
        QApplication.sendEvent(guest.house.page, held)
    assert guest.session.state is before


def test_two_starts_at_once_do_not_both_get_the_lock(tmp_path: Path) -> None:
    name = address(tmp_path)
    first = sole(name)
    assert first is not None
    script = f"from cardavia.ui.instance import sole\nimport sys\nsys.exit(0 if sole({name!r}) is None else 1)"
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False).returncode == 0
    first.unlock()
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False).returncode == 1


def test_a_match_that_was_never_written_is_filed_when_there_is_room(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as full:
        full.setattr(documents, "write_whole", refuse)
        full.setattr(records, "write_whole", refuse)
        guest.sit_down(7)
        guest.house.conductor.submit(guest.legal()[0])
        guest.wait_for_turn()
        moves = [str(move) for move in guest.session.moves]
        guest.sit_down(8)
    guest.house.conductor.submit(guest.legal()[0])
    guest.wait_for_turn()
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in guest.places.left.glob("*.json")]
    assert [(each["seed"], each["moves"]) for each in kept] == [(7, moves)]


def test_the_rules_tell_the_target_of_the_match_at_the_table(guest: Guest) -> None:
    window = guest.house.window
    guest.sit_down(7)
    rules = window.open_panel("rules")
    assert isinstance(rules, RulesPanel)
    assert "11" in rules.page.toPlainText().splitlines()[1]
    window.close_panel()
    guest.sit_down(8, target=21)
    window.open_panel("rules")
    assert "21" in rules.page.toPlainText().splitlines()[1]


def test_a_closed_rules_page_is_not_written_at_every_step_of_a_slider(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = guest.house.window
    rules = window.open_panel("rules")
    assert isinstance(rules, RulesPanel)
    window.close_panel()
    written: list[str] = []
    monkeypatch.setattr(rules.page, "setHtml", written.append)
    for contrast in (60, 70, 80):
        guest.house.preferences.change(contrast=contrast)
    assert written == []
    window.open_panel("rules")
    assert written


def test_the_moves_are_told_when_they_are_looked_at(guest: Guest) -> None:
    window = guest.house.window
    guest.sit_down(7)
    story = window.open_panel("story")
    assert isinstance(story, StoryPanel)
    before = len(story.lines)
    window.close_panel()
    guest.house.conductor.submit(guest.legal()[0])
    guest.wait_for_turn()
    window.open_panel("story")
    assert len(story.lines) > before
