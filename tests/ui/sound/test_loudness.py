"""Samples made quieter."""

from __future__ import annotations

import wave
from array import array
from pathlib import Path

import pytest

from cardavia.ui.sound.loudness import forget, gain, quieter

SOUNDS = Path(__file__).resolve().parents[3] / "assets" / "sounds"


def read(path: Path) -> tuple[wave._wave_params, array[int]]:
    with wave.open(str(path)) as heard:
        return heard.getparams(), array("h", heard.readframes(heard.getnframes()))


def test_the_ear_wants_a_square() -> None:
    assert [gain(0), gain(50), gain(100), gain(130)] == [0.0, 0.25, 1.0, 1.0]


def test_a_quieter_file_has_the_same_form(tmp_path: Path) -> None:
    source, target = SOUNDS / "card-1.wav", tmp_path / "cache" / "card-1-40.wav"
    quieter(source, target, 0.16)
    (form, loud), (same, quiet) = read(source), read(target)
    assert form == same
    assert list(quiet) == [round(0.16 * sample) for sample in loud]
    assert [each.name for each in target.parent.iterdir()] == [target.name]


def test_what_is_no_sound_leaves_nothing_behind(tmp_path: Path) -> None:
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"RIFF....WAVE")
    with pytest.raises((wave.Error, EOFError)):
        quieter(broken, tmp_path / "cache" / "broken-40.wav", 0.16)
    assert list((tmp_path / "cache").glob("*")) == []


def test_files_of_another_volume_go(tmp_path: Path) -> None:
    (tmp_path / "card-1-40.wav").touch()
    (tmp_path / "other.txt").touch()
    forget(tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["other.txt"]
