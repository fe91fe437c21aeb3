"""The laws of the two sliders, without Qt."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.ui.look.curves import Look, kelvin, tables

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
