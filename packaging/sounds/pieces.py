"""The sounds of the table, each a function that gives its samples and their rate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sounds.waves import Wave, band, dying, finished, jitter, mix, noise, string, thud, wav

FINE, PLAIN = 44100, 22050
"""Samples a second: of what is made of noise, and of strings, which have nothing to say so high up."""


class Felt(NamedTuple):
    """How one card falls: its air and its edge in hertz, how hard it lands, how long it slides in seconds."""

    seed: int
    air: float
    edge: float
    weight: float
    slide: float


CARDS = (
    Felt(41, 900.0, 2600.0, 105.0, 0.030),
    Felt(25, 780.0, 2200.0, 96.0, 0.038),
    Felt(15, 1020.0, 2900.0, 112.0, 0.026),
    Felt(67, 840.0, 2400.0, 90.0, 0.034),
)
"""Nobody puts two cards down alike."""
D4, A4, D5, E5, FIS5, A5, D6 = 293.66, 440.0, 587.33, 659.26, 739.99, 880.0, 1174.66


def _seconds(time: float, rate: int = FINE) -> int:
    return round(time * rate)


def _brush(seed: int, low: float, high: float, rise: float, fall: float, length: float) -> Wave:
    """Cardboard that moves over cloth."""
    return dying(band(noise(_seconds(length), seed), low, high, FINE), rise, fall, FINE)


def card(felt: Felt) -> Wave:
    """A card on felt: air under it, its edge, and the table below."""
    length = _seconds(0.17)
    landing = _seconds(0.018)
    parts = [
        (0, 0.9, _brush(felt.seed, 300.0, felt.air, 0.016, felt.slide, 0.16)),
        (landing, 1.0, _brush(felt.seed + 1, 1100.0, felt.edge, 0.002, 0.011, 0.08)),
        (landing, 0.17, thud(_seconds(0.15), felt.weight, 0.030, FINE)),
    ]
    return finished(mix(length, parts), 0.36, FINE)


def taken() -> Wave:
    """Cards that are gathered: they slide together, and the packet comes to rest."""
    starts = [0.0, 0.045, 0.085, 0.13]
    parts = [
        (_seconds(start), 0.75, _brush(71 + number, 420.0, 1500.0 - 130.0 * number, 0.020, 0.042, 0.20))
        for number, start in enumerate(starts)
    ]
    rest = _seconds(0.20)
    parts += [
        (rest, 0.8, _brush(79, 900.0, 2000.0, 0.002, 0.013, 0.10)),
        (rest, 0.16, thud(_seconds(0.16), 88.0, 0.036, FINE)),
    ]
    return finished(mix(_seconds(0.38), parts), 0.32, FINE)


def _riffle(begin: float, seed: int) -> Iterator[tuple[int, float, Wave]]:
    """Half a pack falls into the other: corners that snap, slowly, faster, and slower again."""
    ticks, chance = 22, jitter(44, seed)
    at = begin
    for number in range(ticks):
        middle = 1.0 - abs(2.0 * number / (ticks - 1) - 1.0)
        tick = _brush(seed + 7 * number, 1300.0, 3400.0 + 500.0 * chance[number], 0.0008, 0.0045, 0.03)
        yield _seconds(at), 0.35 + 0.5 * middle + 0.12 * chance[number + ticks], tick
        at += 0.0155 - 0.008 * middle + 0.0012 * chance[number]


def shuffle() -> Wave:
    """Two riffles, and the pack pushed square."""
    parts = [*_riffle(0.0, 101), *_riffle(0.29, 401)]
    square = _seconds(0.565)
    parts += [
        (square, 0.75, _brush(601, 500.0, 1700.0, 0.006, 0.020, 0.10)),
        (square, 0.12, thud(_seconds(0.10), 100.0, 0.024, FINE)),
    ]
    return finished(mix(_seconds(0.67), parts), 0.30, FINE)


def sweep() -> Wave:
    """A small glissando on plucked strings, upwards."""
    parts = [
        (_seconds(0.055 * number, PLAIN), 0.5 + 0.1 * number, string(_seconds(0.8, PLAIN), pitch, 0.20, PLAIN))
        for number, pitch in enumerate((D5, E5, FIS5, A5, D6))
    ]
    return finished(mix(_seconds(0.95, PLAIN), parts), 0.34, PLAIN, 0.2)


def win() -> Wave:
    """A modest chord, broken as on a lute, that is left to ring."""
    parts = [
        (_seconds(0.085 * number, PLAIN), strength, string(_seconds(1.3, PLAIN), pitch, fall, PLAIN))
        for number, (pitch, strength, fall) in enumerate(
            ((D4, 0.9, 0.42), (A4, 0.75, 0.38), (D5, 0.7, 0.36), (FIS5, 0.65, 0.34), (D6, 0.4, 0.30))
        )
    ]
    return finished(mix(_seconds(1.34, PLAIN), parts), 0.38, PLAIN, 0.4)


def refused() -> Wave:
    """A knuckle on the table, twice and softly: not that one."""
    parts = [
        part
        for start, strength in ((0.0, 1.0), (0.085, 0.7))
        for part in (
            (_seconds(start), strength, thud(_seconds(0.12), 185.0, 0.022, FINE)),
            (_seconds(start), 0.5 * strength, _brush(907, 300.0, 900.0, 0.002, 0.010, 0.06)),
        )
    ]
    return finished(mix(_seconds(0.22), parts), 0.26, FINE)


def sounds() -> Iterator[tuple[str, bytes]]:
    """Every file by its name."""
    for number, felt in enumerate(CARDS, 1):
        yield f"card-{number}.wav", wav(card(felt), FINE)
    yield "taken.wav", wav(taken(), FINE)
    yield "shuffle.wav", wav(shuffle(), FINE)
    yield "sweep.wav", wav(sweep(), PLAIN)
    yield "win.wav", wav(win(), PLAIN)
    yield "refused.wav", wav(refused(), FINE)
