"""The sounds: made again to the byte, quiet, short, without clicks; and each sounds like what it is for."""

from __future__ import annotations

import io
import itertools
import math
import wave
from array import array
from pathlib import Path

import pytest
from sounds import waves
from sounds.pieces import A4, CARDS, D4, D5, D6, FIS5, sounds

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
MADE = dict(sounds())
LARGEST = 60_000
"""Bytes of a file."""


def samples(data: bytes) -> tuple[list[float], int]:
    with wave.open(io.BytesIO(data)) as heard:
        assert (heard.getnchannels(), heard.getsampwidth()) == (1, 2)
        return [each / waves.FULL for each in array("h", heard.readframes(heard.getnframes()))], heard.getframerate()


def loud(part: list[float]) -> float:
    return math.sqrt(sum(sample * sample for sample in part) / max(1, len(part)))


def strength(part: list[float], frequency: float, rate: int) -> float:
    """How much of one tone is in a stretch of sound."""
    turn = 2 * math.pi * frequency / rate
    both = [sum(sample * turned(turn * at) for at, sample in enumerate(part)) for turned in (math.sin, math.cos)]
    return math.hypot(*both) / len(part)


def faults(wave_: list[float]) -> set[str]:
    """What may not be in a sound: too loud, off the middle, a click at an end, next to nothing."""
    found = {
        "loud": max(map(abs, wave_)) > 0.5,
        "offset": abs(sum(wave_) / len(wave_)) > 0.0005,
        "begin": wave_[0] != 0,
        "end": max(map(abs, wave_[-20:])) > 0.003,
        "faint": max(map(abs, wave_)) < 0.15,
    }
    return {name for name, is_so in found.items() if is_so}


def test_sounds_can_be_made_again() -> None:
    assert {path.name: path.read_bytes() for path in FOLDER.iterdir()} == MADE


@pytest.mark.parametrize("name", MADE)
def test_a_sound_is_short_quiet_and_whole(name: str) -> None:
    heard, rate = samples(MADE[name])
    assert len(MADE[name]) <= LARGEST
    assert rate in (22050, 44100)
    assert faults(heard) == set()


@pytest.mark.parametrize(
    ("spoilt", "fault"),
    [
        ([0.0, *[0.3, -0.3] * 50, *[0.0] * 30, 0.6, *[0.0] * 20], "loud"),
        ([0.0, *[0.3] * 50, *[0.0] * 20], "offset"),
        ([0.1, -0.1, *[0.3, -0.3] * 50, *[0.0] * 20], "begin"),
        ([0.0, *[0.3, -0.3] * 50], "end"),
        ([0.0, *[0.1, -0.1] * 50, *[0.0] * 20], "faint"),
    ],
)
def test_a_spoilt_sound_is_found(spoilt: list[float], fault: str) -> None:
    assert fault in faults(spoilt)


def test_no_two_cards_sound_alike_and_none_is_louder() -> None:
    cards = [samples(MADE[f"card-{number}.wav"])[0] for number in range(1, len(CARDS) + 1)]
    assert 3 <= len(cards) <= 4
    levels = [loud(card) for card in cards]
    assert max(levels) / min(levels) < 1.15
    for one, other in itertools.pairwise(cards):
        alike = sum(a * b for a, b in zip(one, other, strict=True)) / (loud(one) * loud(other) * len(one))
        assert abs(alike) < 0.8


def test_a_card_is_soft_and_lands_once() -> None:
    heard, rate = samples(MADE["card-1.wav"])
    sharp = waves.band(heard, 6000.0, 16000.0, rate)
    assert loud(sharp) < 0.15 * loud(heard)
    part = rate // 50
    levels = [loud(heard[at : at + part]) for at in range(0, len(heard) - part, part)]
    top = levels.index(max(levels))
    assert top <= 2
    assert levels[top:] == sorted(levels[top:], reverse=True)


def test_a_shuffle_is_two_rows_of_ticks() -> None:
    heard, rate = samples(MADE["shuffle.wav"])
    sharp, part = waves.band(heard, 2000.0, 6000.0, rate), rate // 500
    levels = [loud(sharp[at : at + part]) for at in range(0, len(sharp), part)]
    peaks = [
        at
        for at in range(2, len(levels) - 2)
        if levels[at] == max(levels[at - 2 : at + 3]) and levels[at] > 0.15 * max(levels)
    ]
    assert 24 <= len(peaks) <= 60
    longest = max(b - a for a, b in itertools.pairwise(peaks))
    assert 10 <= longest <= 30  # the two rows, and the pack that is pushed square


def test_a_sweep_goes_up() -> None:
    heard, rate = samples(MADE["sweep.wav"])
    begin, end = heard[: rate // 25], heard[rate // 4 : rate // 4 + rate // 10]
    assert strength(begin, D5, rate) > 2 * strength(begin, D6, rate)
    assert strength(end, D6, rate) > strength(end, D5, rate)


def test_a_win_is_a_chord() -> None:
    heard, rate = samples(MADE["win.wav"])
    ringing = heard[rate // 2 : rate]
    for tone in (D4, A4, D5, FIS5, D6):
        assert strength(ringing, tone, rate) > 8 * strength(ringing, tone * 1.06, rate)
