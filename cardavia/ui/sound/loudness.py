"""Sounds at a volume: players of the system know none in common, so the samples themselves are made quieter."""

from __future__ import annotations

import contextlib
import sys
import tempfile
import wave
from array import array
from pathlib import Path


def gain(volume: int) -> float:
    """What samples are multiplied with at a volume in per cent: the ear wants a square, so that 50 sounds like half."""
    return (min(100, max(0, volume)) / 100) ** 2


def scaled(data: bytes, factor: float) -> bytes:
    """16-bit samples, quieter."""
    samples = array("h", data)
    if sys.byteorder == "big":  # files are little-endian
        samples.byteswap()
    quiet = array("h", (round(sample * factor) for sample in samples))
    if sys.byteorder == "big":
        quiet.byteswap()
    return quiet.tobytes()


def quieter(source: Path, target: Path, factor: float) -> None:
    """Write a WAV file at another volume, whole or not at all. Raises ``OSError`` and ``wave.Error``."""
    with wave.open(str(source), "rb") as heard:
        form, samples = heard.getparams(), heard.readframes(heard.getnframes())
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=target.parent, suffix=".part", delete=False) as file:
        unfinished = Path(file.name)
        try:
            with wave.open(file, "wb") as out:
                out.setparams(form)
                out.writeframes(scaled(samples, factor))
        except BaseException:
            unfinished.unlink(missing_ok=True)
            raise
    unfinished.replace(target)


def forget(folder: Path) -> None:
    """Away with the files of another volume; what is being played just now may stay."""
    for each in folder.glob("*.wav"):
        with contextlib.suppress(OSError):
            each.unlink()
