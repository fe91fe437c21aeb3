"""The arms of the trumps: no gap at a joint, the cuff on the wrist."""

from __future__ import annotations

import re

import pytest
from intarsia.limbs import Station
from intarsia.palette import DAY
from intarsia.pen import document
from intarsia.trumps.joints import arm, gilt_cuff

from tests.packaging.renderings import levels, render

STRAIGHT: tuple[Station, ...] = ((20, 20, 16), (50, 50, 14), (80, 20, 12))
FOLDED: tuple[Station, ...] = ((20, 50, 16), (80, 40, 14), (30, 30, 12))


def drawn(body: str) -> bytes:
    """Drawn on a canvas of 100 x 160 units, one pixel each."""
    return levels(render(document(body, w=100, h=160), 100))


@pytest.mark.parametrize("stations", [STRAIGHT, FOLDED])
def test_an_arm_is_whole_at_every_joint(stations: tuple[Station, ...]) -> None:
    pixels = drawn(arm(stations, "#FFFFFF", "#FFFFFF", "#FFFFFF"))
    for x, y, width in stations:
        for dx, dy in ((0, 0), (width / 2 - 2, 0), (2 - width / 2, 0), (0, width / 2 - 2), (0, 2 - width / 2)):
            assert pixels[(int(y + dy) * 100 + int(x + dx)) * 4 + 3] == 255


def test_the_halves_of_an_open_arm_are_not_parted_by_a_line_those_of_a_folded_one_are() -> None:
    order = {
        name: re.findall(r'fill="(\w+)"', arm(stations, "lit", "shaded", "line"))
        for name, stations in (("open", ((0, 0, 9), (20, 4, 9), (40, 0, 9))), ("folded", FOLDED))
    }
    assert order["open"] == ["line", "line", "lit", "lit", "shaded", "shaded"]
    assert order["folded"] == ["line", "lit", "shaded"] * 2


def test_a_cuff_is_square_to_its_forearm_and_wider_than_the_wrist() -> None:
    d = gilt_cuff(DAY, (0, 40, 16), (0, 0, 12)).split('d="')[1].split('"')[0]
    spots = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", d)]
    assert min(x for x, _ in spots) < -6 and max(x for x, _ in spots) > 6
    assert sorted({y for _, y in spots}) == [-4, 4]
