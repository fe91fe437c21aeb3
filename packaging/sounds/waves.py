"""Materials of sound: noise, filters, tones that die away. A wave is a list of samples, 1.0 being full scale."""

from __future__ import annotations

import io
import math
import struct
import wave
from collections.abc import Iterable, Iterator

Wave = list[float]

FULL = 32767
"""The largest sample of a 16-bit file."""


def _bits(seed: int) -> Iterator[int]:
    """Numbers of 32 bits, the same on every machine: the multiplier is that of Numerical Recipes."""
    state = seed
    while True:
        state = (1664525 * state + 1013904223) & 0xFFFFFFFF
        yield state


def noise(length: int, seed: int) -> Wave:
    """White noise between -1 and 1."""
    bits = _bits(seed)
    return [next(bits) / 2**31 - 1.0 for _ in range(length)]


def jitter(count: int, seed: int) -> list[float]:
    """Numbers between -1 and 1 by which things differ that nobody does twice alike."""
    return noise(count + 4, seed)[4:]


def band(source: Wave, low: float, high: float, rate: int) -> Wave:
    """What lies between two frequencies in hertz: two gentle filters after each other, twelve decibels an octave."""
    for _ in range(2):
        source = _below(source, high, rate)
        source = [sample - slow for sample, slow in zip(source, _below(source, low, rate), strict=True)]
    return source


def _below(source: Wave, frequency: float, rate: int) -> Wave:
    share = 1.0 - math.exp(-2 * math.pi * frequency / rate)
    level, passed = 0.0, []
    for sample in source:
        level += share * (sample - level)
        passed.append(level)
    return passed


def dying(source: Wave, rise: float, fall: float, rate: int) -> Wave:
    """The source as it rises within ``rise`` seconds and falls to a third every ``fall`` seconds."""
    return [
        sample * min(1.0, at / max(1.0, rise * rate)) * math.exp(-max(0.0, at / rate - rise) / fall)
        for at, sample in enumerate(source)
    ]


def thud(length: int, frequency: float, fall: float, rate: int) -> Wave:
    """Something soft that is hit: a low tone that sinks by a quarter while it dies."""
    phase, tone = 0.0, []
    for at in range(length):
        phase += 2 * math.pi * frequency * (0.75 + 0.25 * math.exp(-at / rate / fall)) / rate
        tone.append(math.sin(phase))
    return dying(tone, 0.003, fall, rate)


def string(length: int, frequency: float, fall: float, rate: int) -> Wave:
    """A plucked string: overtones of a string pulled near its fifth, the high ones gone first, all a little sharp."""
    tone = [0.0] * length
    for number in range(1, 9):
        pitch = frequency * number * (1 + 0.0004 * number * number)
        if pitch > 0.45 * rate:
            break
        strength = math.sin(math.pi * number / 5.3) / number**1.6
        turn, die = 2 * math.pi * pitch / rate, fall / number**0.9
        for at in range(length):
            tone[at] += strength * math.sin(turn * at) * math.exp(-at / rate / die)
    return [sample * min(1.0, at / (0.002 * rate)) for at, sample in enumerate(tone)]


def mix(length: int, parts: Iterable[tuple[int, float, Wave]]) -> Wave:
    """Waves laid over each other: each begins at a sample, with a strength; what hangs over the end is cut."""
    whole = [0.0] * length
    for begin, strength, part in parts:
        for at, sample in enumerate(part[: max(0, length - begin)], begin):
            whole[at] += strength * sample
    return whole


def finished(source: Wave, peak: float, rate: int, fade: float = 0.008) -> Wave:
    """Without a standing offset, silent at both ends (it fades for so many seconds), at its loudest ``peak``."""
    last, edge = len(source) - 1, fade * rate
    window = [min(1.0, at / (0.001 * rate), (last - at) / edge) for at in range(len(source))]
    shaped = [sample * each for sample, each in zip(source, window, strict=True)]
    offset = sum(shaped) / sum(window)
    level = [sample - offset * each for sample, each in zip(shaped, window, strict=True)]
    loudest = max(map(abs, level))
    return [sample * peak / loudest for sample in level]


def wav(samples: Wave, rate: int) -> bytes:
    """A WAV file, 16 bits, one channel."""
    whole = [round(sample * FULL) for sample in samples]
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(struct.pack(f"<{len(whole)}h", *whole))
    return file.getvalue()
