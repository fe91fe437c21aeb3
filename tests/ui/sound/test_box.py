"""The box of sounds, with somebody who only writes down what he should play."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardavia.storage.settings import Settings
from cardavia.ui.sound.box import APART, SoundBox
from cardavia.ui.sound.loudness import gain
from cardavia.ui.sound.sounds import Sound
from tests.ui.sound.test_loudness import SOUNDS, read


class Scribe:
    def __init__(self) -> None:
        self.played: list[Path] = []
        self.tries, self.closed = 0, False

    def play(self, path: Path) -> None:
        self.played.append(path)

    def try_again(self) -> None:
        self.tries += 1

    def close(self) -> None:
        self.closed = True


class Box(SoundBox):
    """A box whose clock stands until it is moved."""

    def __init__(self, folder: Path, sounds: Path = SOUNDS) -> None:
        self.scribe, self.time = Scribe(), 100.0
        super().__init__(sounds, folder / "sounds", self.scribe, now=lambda: self.time)
        self.tune(Settings())

    def hear(self, sound: Sound) -> list[str]:
        self.time += 1.0
        self.play(sound)
        return [path.name for path in self.scribe.played]


@pytest.fixture
def box(tmp_path: Path, qtbot: QtBot) -> Box:
    return Box(tmp_path)


def test_nothing_is_made_before_it_is_wanted(box: Box, tmp_path: Path) -> None:
    assert list(tmp_path.iterdir()) == []
    box.play(Sound.CARD)
    assert [path.name for path in (tmp_path / "sounds").iterdir()] == ["card-1-40.wav"]


def test_files_that_somebody_deleted_are_made_again(box: Box, tmp_path: Path) -> None:
    box.hear(Sound.SWEEP)
    for path in (tmp_path / "sounds").iterdir():
        path.unlink()
    box.hear(Sound.SWEEP)
    assert all(path.exists() for path in box.scribe.played)


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_has_a_file_at_its_volume(box: Box, sound: Sound) -> None:
    box.play(sound)
    (path,) = box.scribe.played
    _form, samples = read(path)
    assert 0 < max(map(abs, samples)) <= 0.5 * gain(40) * 32768


def test_cards_take_turns(box: Box) -> None:
    for _ in range(5):
        names = box.hear(Sound.CARD)
    assert names == [f"card-{number}-40.wav" for number in (1, 2, 3, 4, 1)]


def test_the_same_sound_does_not_begin_twice_at_once(box: Box) -> None:
    for _ in range(40):
        box.play(Sound.CARD)
        box.play(Sound.TAKEN)
    assert len(box.scribe.played) == 2
    box.time += 1.01 * APART
    box.play(Sound.CARD)
    assert len(box.scribe.played) == 3


@pytest.mark.parametrize("off", [{"volume": 0}, {"sound": False}])
def test_off_is_silent_and_writes_nothing(box: Box, tmp_path: Path, off: dict[str, object]) -> None:
    box.tune(Settings().changed(**off))
    assert box.hear(Sound.WIN) == []
    assert list(tmp_path.iterdir()) == []


def test_another_volume_is_made_once_and_the_old_one_goes(box: Box, tmp_path: Path) -> None:
    box.hear(Sound.CARD)
    box.tune(Settings().changed(volume=80))
    for _ in range(6):
        box.hear(Sound.CARD)
    assert {path.name for path in (tmp_path / "sounds").iterdir()} == {f"card-{each}-80.wav" for each in range(1, 5)}


def test_whoever_moves_the_volume_hears_it_once(box: Box, qtbot: QtBot) -> None:
    before = Settings()
    for volume in range(41, 61):
        after = before.changed(volume=volume)
        box.retune(before, after)
        before = after
    qtbot.waitUntil(lambda: bool(box.scribe.played))
    assert [path.name for path in box.scribe.played] == ["card-1-60.wav"]
    assert box.scribe.tries == 20


def test_other_settings_are_not_heard(box: Box) -> None:
    box.retune(Settings(), Settings().changed(contrast=60))
    assert not box._sample.isActive() and box.scribe.tries == 0


def test_a_folder_that_cannot_be_written_is_silence(
    tmp_path: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    (tmp_path / "sounds").write_text("in the way")
    box = Box(tmp_path)
    for _ in range(3):
        assert box.hear(Sound.CARD) == []
    assert len(caplog.records) == 1


def test_without_files_there_is_no_sound(tmp_path: Path, qtbot: QtBot) -> None:
    assert Box(tmp_path, tmp_path / "nothing").hear(Sound.CARD) == []


def test_a_closed_box_is_still(box: Box) -> None:
    box.close()
    assert box.hear(Sound.CARD) == [] and box.scribe.closed
