"""Limbs taper from station to station and bend at a corner."""

from __future__ import annotations

import math

import pytest
from intarsia.limbs import SHARPEST, limb, sides

LEG = [(0.0, 0.0, 30.0), (0.0, 60.0, 16.0), (40.0, 60.0, 8.0)]
"""Down, then to the right: the turn is to the left as one goes along it."""


def test_a_limb_is_as_wide_at_its_ends_as_it_is_told() -> None:
    left, right = sides(LEG)
    assert [math.dist(left[k], right[k]) for k in (0, -1)] == pytest.approx([30, 8])


def test_right_is_the_shaded_side_of_one_who_walks_along_the_limb() -> None:
    left, right = sides([(0.0, 0.0, 10.0), (0.0, 50.0, 10.0)])
    assert (left, right) == ([(5, 0), (5, 50)], [(-5, 0), (-5, 50)])


def test_the_edges_meet_inside_a_bend_and_are_blunt_outside() -> None:
    left, right = sides(LEG)
    assert left[1] == pytest.approx((8, 52))
    assert math.dist(right[1], (0, 60)) == pytest.approx(8 * SHARPEST)


def test_no_line_closes_a_limb_where_it_starts() -> None:
    line = limb(LEG, "#C22A42", "#8B1030", "#5B0B20").rpartition("<path")[2]
    assert 'stroke="#5B0B20"' in line
    assert "Z" not in line
