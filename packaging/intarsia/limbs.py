"""Arms and legs: tapering, with angular joints, in two facets (any units)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from intarsia.pen import Point, num, path, polygon

Station = tuple[float, float, float]
"""A joint of a limb, or one of its ends: x, y and the width there."""
SHARPEST = 1.35
"""How many half widths the outer corner of a joint may stand off it; an inner corner lies where the edges meet."""


def _bends(points: Sequence[Point]) -> list[tuple[Point, float, float]]:
    """For every joint the unit vector to the right of the limb, and how far its left and its right edge lie."""
    unit = []
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.dist((x0, y0), (x1, y1))
        unit.append(((y0 - y1) / length, (x1 - x0) / length))
    bends = [(unit[0], 1.0, 1.0)]
    for (ax, ay), (bx, by) in pairwise(unit):
        half = math.hypot(ax + bx, ay + by) / 2 or 0.1
        mitre = 1 / half
        to_the_right = ax * by - ay * bx > 0
        outer, inner = min(mitre, SHARPEST), min(mitre, 2.2)
        right = ((ax + bx) / 2 / half, (ay + by) / 2 / half)
        bends.append((right, outer, inner) if to_the_right else (right, inner, outer))
    return [*bends, (unit[-1], 1.0, 1.0)]


def sides(stations: Sequence[Station]) -> tuple[list[Point], list[Point]]:
    """The left and the right edge of a limb, seen along it from the first station to the last."""
    bends = _bends([(x, y) for x, y, _ in stations])
    left, right = [], []
    for (x, y, w), ((nx, ny), far_left, far_right) in zip(stations, bends, strict=True):
        left.append((x - nx * w / 2 * far_left, y - ny * w / 2 * far_left))
        right.append((x + nx * w / 2 * far_right, y + ny * w / 2 * far_right))
    return left, right


def limb(
    stations: Sequence[Station], lit: str, shaded: str, line: str, width: float = 1, dark_left: bool = False
) -> str:
    """A limb in two facets, the right one (or the left one) in the shade.

    Its first station lies inside the garment or the body: no line closes it there. The last is cut off straight: a
    cuff, a hand, a shoe or a hoof covers it.
    """
    left, right = sides(stations)
    middle: list[Point] = [(x, y) for x, y, _ in stations]
    dark = left if dark_left else right
    outline = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in (*left, *reversed(right)))
    drawn = path(polygon([*left, *reversed(right)]), lit) + path(polygon([*middle, *reversed(dark)]), shaded)
    return drawn + path(outline, "none", line, width)
