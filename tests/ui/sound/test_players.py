"""Who plays a file: small scripts stand for the programs of a system."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardavia.ui.sound import players
from cardavia.ui.sound.players import MOST, PATIENCE, PROGRAMS, Programs, Silent, Windows, system_player

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the scripts that stand for programs are the shell's")


class Band:
    """Programs in a folder of their own, a clock that stands, and a player."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.time = folder, 0.0

    def program(self, name: str, script: str) -> tuple[str, ...]:
        path = self.folder / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
        return (str(path),)

    def player(self, *commands: tuple[str, ...]) -> Programs:
        self.made = Programs(commands, now=lambda: self.time)
        return self.made


@pytest.fixture
def band(tmp_path: Path) -> Iterator[Band]:
    made = Band(tmp_path)
    yield made
    made.made.close()


def heard(band: Band) -> list[str]:
    path = band.folder / "heard"
    return path.read_text().split() if path.exists() else []


def test_a_file_is_played(band: Band, qtbot: QtBot) -> None:
    player = band.player((*band.program("good", f'echo $1-$2 >> "{band.folder}/heard"'), "-q"))
    player.play(Path("/x/card.wav"))
    qtbot.waitUntil(lambda: not player.running)
    assert heard(band) == ["-q-/x/card.wav"]


def test_what_fails_is_not_asked_again_and_the_next_one_plays(
    band: Band, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    bad = band.program("bad", f'echo bad >> "{band.folder}/heard"; exit 1')
    missing = (str(band.folder / "missing"),)
    player = band.player(bad, missing, band.program("good", f'echo good >> "{band.folder}/heard"'))
    for _ in range(2):
        player.play(Path("card.wav"))
        qtbot.waitUntil(lambda: not player.running)
    assert heard(band) == ["bad", "good", "good"]
    assert not caplog.records


def test_where_nothing_works_it_is_silent_and_says_so_once(
    band: Band, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    player = band.player(
        (str(band.folder / "missing"),), band.program("bad", f'echo bad >> "{band.folder}/heard"; exit 1')
    )
    for _ in range(3):
        player.play(Path("card.wav"))
        qtbot.waitUntil(lambda: not player.running)
    assert heard(band) == ["bad"]
    assert len(caplog.records) == 1 and "no sound" in caplog.records[0].getMessage()
    player.try_again()
    player.play(Path("card.wav"))
    qtbot.waitUntil(lambda: not player.running)
    assert heard(band) == ["bad", "bad"]


def test_never_more_than_a_few_at_once(band: Band) -> None:
    player = band.player(band.program("slow", "exec sleep 60"))
    for _ in range(3 * MOST):
        player.play(Path("card.wav"))
    assert player.running == MOST
    player.close()
    assert player.running == 0


def test_a_device_that_is_taken_by_the_sound_before_proves_nothing(band: Band, qtbot: QtBot) -> None:
    """Some devices play one sound at a time: the second one is not heard, and the third is."""
    until_free = "while [ ! -e free ]; do sleep 0.01; done"
    script = f'cd "{band.folder}"; mkdir taken || exit 1; {until_free}; rmdir taken; echo $1 >> heard'
    player = band.player(band.program("one", script))
    player.play(Path("first"))
    qtbot.waitUntil((band.folder / "taken").exists)
    player.play(Path("second"))
    qtbot.waitUntil(lambda: player.running == 1)
    (band.folder / "free").touch()
    qtbot.waitUntil(lambda: not player.running)
    player.play(Path("third"))
    qtbot.waitUntil(lambda: not player.running)
    assert heard(band) == ["first", "third"]


def test_a_program_that_got_stuck_is_ended_and_the_next_one_plays(band: Band, qtbot: QtBot) -> None:
    stuck = band.program("stuck", "exec sleep 60")
    player = band.player(stuck, band.program("good", f'echo good-$1 >> "{band.folder}/heard"'))
    player.play(Path("first"))
    band.time = PATIENCE + 1
    player.play(Path("second"))
    qtbot.waitUntil(lambda: not player.running)
    assert heard(band) == ["good-second"], "the first one would come seconds too late"


def test_a_program_that_got_stuck_is_ended_though_no_other_sound_comes(band: Band, qtbot: QtBot) -> None:
    good = band.program("good", f'echo $1 >> "{band.folder}/heard"')
    player = band.player(band.program("stuck", "exec sleep 60"), good)
    player.play(Path("first"))
    assert player.patrol.isActive() and player.patrol.remainingTime() >= 900 * PATIENCE
    band.time = 1.0
    player.play(Path("second"))
    assert player.running == 2
    band.time = PATIENCE + 0.5
    player.patrol.timeout.emit()
    qtbot.waitUntil(lambda: player.running == 1)
    assert player.patrol.isActive(), "the second one has some time left"
    band.time = PATIENCE + 1.5
    player.patrol.timeout.emit()
    qtbot.waitUntil(lambda: not player.running)
    player.play(Path("third"))
    qtbot.waitUntil(lambda: not player.running)
    assert heard(band) == ["third"], "a sound that comes seconds late is worse than none"


def test_nobody_goes_on_patrol_where_nothing_plays(band: Band, qtbot: QtBot) -> None:
    player = band.player(band.program("good", "exit 0"))
    assert not player.patrol.isActive()
    player.play(Path("card.wav"))
    qtbot.waitUntil(lambda: not player.running)
    player.patrol.stop()
    player.patrol.timeout.emit()
    assert not player.patrol.isActive()
    player.play(Path("card.wav"))
    player.close()
    assert not player.patrol.isActive()


def test_windows_plays_until_it_cannot(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    played: list[str | None] = []

    def sound(name: str | None) -> None:
        if name == "bad.wav":
            raise RuntimeError("Failed to play sound")
        played.append(name)

    player = Windows(sound)
    for name in ("card.wav", "bad.wav", "card.wav"):
        player.play(Path(name))
    assert played == ["card.wav"]
    assert len(caplog.records) == 1
    player.try_again()
    player.play(Path("card.wav"))
    player.close()
    assert played == ["card.wav", "card.wav", None]


def test_nobody_plays_where_nobody_sits() -> None:
    assert isinstance(system_player("offscreen", "linux"), Silent)
    assert isinstance(system_player("offscreen", "win32"), Silent)


@pytest.mark.parametrize(("platform", "first"), [("linux", "pw-play"), ("darwin", "afplay"), ("freebsd14", "pw-play")])
def test_each_system_has_its_programs(platform: str, first: str) -> None:
    player = system_player("xcb", platform)
    assert isinstance(player, Programs)
    assert player._left[0][0] == first


def test_windows_needs_no_program() -> None:
    assert isinstance(system_player("windows", "win32"), Windows)
    assert "win32" not in PROGRAMS
    assert players.PROGRAMS["linux"][-1][0] == "aplay"
