"""The laws of the two sliders, without Qt."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.ui.look.curves import Look, _light, kelvin, tables

percent = st.integers(0, 100)


def test_fifty_is_the_identity() -> None:
    for table in tables(Look(50, 50)):
        assert table == [step / 255 for step in range(256)]


@given(percent, percent)
def test_curves_never_fall_and_never_leave_the_range(contrast: int, temperature: int) -> None:
    for table in tables(Look(contrast, temperature)):
        assert len(table) == 256
        assert all(0.0 <= value <= 1.0 for value in table)
        assert all(below <= above for below, above in pairwise(table))


@given(percent)
def test_contrast_turns_round_the_middle_and_treats_channels_alike(contrast: int) -> None:
    red, green, blue = tables(Look(contrast, 50))
    assert red == green == blue
    assert (red[127] + red[128]) / 2 == pytest.approx(0.5, abs=1e-6)


def test_more_contrast_is_steeper() -> None:
    steepness = [tables(Look(contrast, 50))[0][160] for contrast in range(0, 101, 10)]
    assert steepness == sorted(steepness)
    assert steepness[0] < 160 / 255 < steepness[-1]


def test_warm_light_takes_blue_and_cool_light_takes_red() -> None:
    warm, cool = tables(Look(50, 20)), tables(Look(50, 80))
    assert warm[0][200] > warm[1][200] > warm[2][200]
    assert cool[0][200] < cool[1][200] < cool[2][200]
    assert max(warm[0]) == pytest.approx(1.0, abs=1e-6), "no channel is brighter than it was drawn"
    assert max(cool[2]) == pytest.approx(1.0, abs=1e-6)


def test_kelvin_runs_from_candle_to_shade() -> None:
    scale = [kelvin(temperature) for temperature in range(101)]
    assert (scale[0], scale[50], scale[100]) == (3500, 6500, 12000)
    assert all(below < above for below, above in pairwise(scale))


# the mathematics, worked out apart from the code


@pytest.mark.parametrize(("contrast", "slope"), [(0, 0.6), (20, 2**-0.6), (50, 1.0), (80, 2**0.6), (100, 1.7)])
def test_the_slope_of_the_contrast_is_a_power_of_two_within_its_limits(contrast: int, slope: float) -> None:
    table = tables(Look(contrast, 50))[0]
    for step in range(256):
        x = step / 255
        steep = x**slope / (x**slope + (1 - x) ** slope)
        assert table[step] == pytest.approx(steep if slope > 1 else 0.5 + (x - 0.5) * slope, abs=1e-9)
    assert (table[128] - table[127]) * 255 == pytest.approx(slope, rel=1e-3), "the slope in the middle, in both halves"


@pytest.mark.parametrize(
    ("slider", "mired"), [(0, 1e6 / 3500), (25, None), (50, 1e6 / 6500), (80, None), (100, 1e6 / 12000)]
)
def test_equal_steps_of_the_slider_are_equal_steps_in_mired(slider: int, mired: float | None) -> None:
    middle, warm, cool = 1e6 / 6500, 1e6 / 3500, 1e6 / 12000
    share = abs(slider - 50) / 50
    expected = mired or middle + share * ((warm if slider < 50 else cool) - middle)
    assert 1e6 / kelvin(slider) == pytest.approx(expected, abs=0.02)


@pytest.mark.parametrize(
    ("temperature", "gains"),
    [(3200, (1.0, 0.55, 0.20)), (4289, (1.0, 0.74, 0.45)), (8878, (0.68, 0.79, 1.0)), (14000, (0.48, 0.63, 1.0))],
)
def test_light_follows_the_planckian_locus(temperature: int, gains: tuple[float, float, float]) -> None:
    """Against 6500 K, the brightest channel 1: figures that were measured, not computed by this module."""
    here = [a / b for a, b in zip(_light(temperature), _light(6500), strict=True)]
    assert [gain / max(here) for gain in here] == pytest.approx(gains, abs=0.011)


@pytest.mark.parametrize("slider", [0, 25, 75, 100])
def test_gains_act_in_linear_light(slider: int) -> None:
    here = [a / b for a, b in zip(_light(kelvin(slider)), _light(6500), strict=True)]
    for channel, gain in enumerate(here):
        linear = ((180 / 255 + 0.055) / 1.055) ** 2.4 * gain / max(here)
        encoded = 1.055 * linear ** (1 / 2.4) - 0.055
        assert tables(Look(50, slider))[channel][180] == pytest.approx(encoded, abs=1e-9)
