"""The garland round the tondo's window: two branches of laurel that rise from a stud below and meet above."""

from __future__ import annotations

import math

from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, num, path
from intarsia.trumps.setting import WINDOW, oval

LEAVES = 31
"""Pairs of leaves in a branch."""
HALF = 5.4
"""Half the width of the garland's ground."""


def _middle(share: float) -> tuple[float, float, float]:
    """A point of the right branch, share 0 below to 1 above, and the direction of growth there (degrees)."""
    rx, ry = WINDOW[0] + HALF, WINDOW[1] + HALF
    steps = 400
    points = [(rx * math.sin(math.pi * k / steps), ry * math.cos(math.pi * k / steps)) for k in range(steps + 1)]
    lengths = [0.0]
    for k in range(steps):
        lengths.append(lengths[-1] + math.dist(points[k], points[k + 1]))
    k = next(k for k in range(steps) if lengths[k + 1] >= share * lengths[-1])
    (x0, y0), (x1, y1) = points[k], points[k + 1]
    return x0, y0, math.degrees(math.atan2(y1 - y0, x1 - x0))


def _leaf(x: float, y: float, degrees: float, side: int) -> str:
    """Path data of a leaf that grows from (x, y), bent to the outer (1) or the inner side (-1)."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    points = ((-3, 0), (0.6, 5), (6, 4.6), (4.4, 0.6), (-3, 0))
    d = [f"{num(x + u * c - v * side * s)} {num(y + u * s + v * side * c)}" for u, v in points]
    return f"M{d[0]}Q{d[1]} {d[2]}Q{d[3]} {d[4]}Z"


def _branch(p: Palette) -> str:
    """The right branch round (0, 0): outer leaves light, inner ones in the shade."""
    places = [_middle((k + 0.8) / (LEAVES + 0.6)) for k in range(LEAVES)]
    return "".join(
        path("".join(_leaf(*place, side) for place in places), p[tone]) for side, tone in ((1, "gold0"), (-1, "gold1"))
    )


def garland(p: Palette, cx: float, cy: float) -> tuple[str, str]:
    """The two branches with their studs: (body, definitions)."""
    rx, ry = WINDOW
    o = path(oval(0, 0, rx + HALF, ry + HALF), "none", p["gold3"], 2 * HALF + 3)
    o += path(oval(0, 0, rx + HALF, ry + HALF), "none", p["plum2"], 2 * HALF)
    o += '<use xlink:href="#branch"/>' + group('<use xlink:href="#branch"/>', "scale(-1 1)")
    for y in (-ry - HALF, ry + HALF):
        o += circle(0, y, 7.6, p["gold3"]) + circle(0, y, 6.4, p["gold1"])
        o += facet_star(0, y, 5.8, 2.2, 4, p["plum2"], p["plum3"])
    o += path(oval(0, 0, rx, ry), "none", p["gold3"], 2.6) + path(oval(0, 0, rx, ry), "none", p["gold0"], 1.2)
    o += path(oval(0, 0, rx + 2 * HALF + 0.8, ry + 2 * HALF + 0.8), "none", p["gold0"], 1.2)
    return group(o, f"translate({cx} {cy})"), f'<g id="branch">{_branch(p)}</g>'
