"""Contrast and colour temperature as tables of 256 values for each channel: pure arithmetic, without Qt.

Both sliders run from 0 to 100; at 50 the picture is exactly as it was drawn.
"""

from __future__ import annotations

from typing import NamedTuple

Tables = tuple[list[float], list[float], list[float]]
"""What red, green and blue become: 256 values each, from 0 to 1."""

NEUTRAL = 50
NEUTRAL_KELVIN = 6500
WARMEST, COOLEST = 3500, 12000
"""The ends of the temperature slider in kelvin; further out the felt turns grey and the courts' faces orange."""
FLATTEST, STEEPEST = 0.6, 1.7
"""Limits of the contrast curve's slope in the middle."""


class Look(NamedTuple):
    """The player's taste in per cent; 50 is the designed picture."""

    contrast: int = NEUTRAL
    temperature: int = NEUTRAL

    @property
    def is_neutral(self) -> bool:
        """Whether pixels stay exactly as drawn."""
        return self == Look()


def kelvin(temperature: int) -> int:
    """The colour temperature of a slider position, in kelvin; equal steps of the slider are equal steps in mired."""
    middle = 1e6 / NEUTRAL_KELVIN
    end = 1e6 / (WARMEST if temperature < NEUTRAL else COOLEST)
    return round(1e6 / (middle + abs(temperature - NEUTRAL) / 50 * (end - middle)))


def tables(look: Look) -> Tables:
    """The three tables of a look: temperature in linear light first, then contrast in the encoded picture."""
    ramp = [step / 255 for step in range(256)]
    if look.is_neutral:
        return ramp, list(ramp), list(ramp)
    slope = min(STEEPEST, max(FLATTEST, 2.0 ** ((look.contrast - NEUTRAL) / 50)))
    red, green, blue = (
        [_contrast(_encode(_decode(x) * gain), slope) for x in ramp] for gain in _gains(look.temperature)
    )
    return red, green, blue


def _contrast(x: float, slope: float) -> float:
    if slope == 1.0:
        return x
    if slope < 1.0:
        return 0.5 + (x - 0.5) * slope
    return float(x**slope / (x**slope + (1.0 - x) ** slope))


def _gains(temperature: int) -> tuple[float, float, float]:
    """What such light does to red, green and blue against neutral light; none above 1, so nothing clips."""
    if temperature == NEUTRAL:
        return 1.0, 1.0, 1.0
    here, there = _light(kelvin(temperature)), _light(NEUTRAL_KELVIN)
    gains = [a / b for a, b in zip(here, there, strict=True)]
    red, green, blue = (gain / max(gains) for gain in gains)
    return red, green, blue


def _light(temperature: float) -> tuple[float, float, float]:
    """Linear sRGB of a black body: Kim's cubic for the Planckian locus (1667 to 25000 K), luminance 1."""
    t = 1000.0 / temperature
    if temperature <= 4000:
        x = ((-0.2661239 * t - 0.2343589) * t + 0.8776956) * t + 0.179910
        y = ((-0.9549476 * x - 1.37418593) * x + 2.09137015) * x - 0.16748867
    else:
        x = ((-3.0258469 * t + 2.1070379) * t + 0.2226347) * t + 0.240390
        y = ((3.0817580 * x - 5.87338670) * x + 3.75112997) * x - 0.37001483
    big_x, big_z = x / y, (1.0 - x - y) / y
    return (
        3.2404542 * big_x - 1.5371385 - 0.4985314 * big_z,
        -0.9692660 * big_x + 1.8760108 + 0.0415560 * big_z,
        0.0556434 * big_x - 0.2040259 + 1.0572252 * big_z,
    )


def _decode(x: float) -> float:
    return x / 12.92 if x <= 0.04045 else float(((x + 0.055) / 1.055) ** 2.4)


def _encode(x: float) -> float:
    return x * 12.92 if x <= 0.0031308 else float(1.055 * x ** (1 / 2.4) - 0.055)
