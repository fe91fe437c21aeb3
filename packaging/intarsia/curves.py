"""Things that follow a curve: plumes, plaits, strings of pearls (any units)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from intarsia.palette import Palette
from intarsia.pen import Point, circle, num, path

Cubic = Sequence[Point]
"""The four control points of a cubic Bezier curve."""


def cubic(q: Cubic, t: float) -> tuple[float, float, float, float]:
    """The point at t in 0..1 and the unit vector along the curve: x, y, dx, dy."""
    u = 1 - t
    x, y = (u**3 * q[0][k] + 3 * u * u * t * q[1][k] + 3 * u * t * t * q[2][k] + t**3 * q[3][k] for k in (0, 1))
    dx, dy = (
        3 * u * u * (q[1][k] - q[0][k]) + 6 * u * t * (q[2][k] - q[1][k]) + 3 * t * t * (q[3][k] - q[2][k])
        for k in (0, 1)
    )
    m = math.hypot(dx, dy) or 1
    return x, y, dx / m, dy / m


def feather(q: Cubic, width: float, light: str, dark: str, quill: str, lobes: int) -> str:
    """Plume on a cubic spine: one vane lit, one shaded, scalloped edges."""
    o = ""
    for side, col in ((1, dark), (-1, light)):
        spine = [cubic(q, k / 14) for k in range(15)]
        d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y, *_ in spine)
        for k in range(lobes, 0, -1):
            tm, te = (k - 0.35) / lobes, (k - 1) / lobes
            x, y, dx, dy = cubic(q, tm)
            w = _vane(width * side, tm) * 1.5
            ex, ey, edx, edy = cubic(q, te)
            we = _vane(width * side, te) * (0.72 if k > 1 else 0.2)
            d += f"Q{num(x - dy * w + dx * width * 0.3)} {num(y + dx * w + dy * width * 0.3)}"
            d += f" {num(ex - edy * we)} {num(ey + edx * we)}"
        o += path(d + "Z", col, quill, 0.7)
    shaft = "M" + "L".join(f"{num(x)} {num(y)}" for x, y, *_ in (cubic(q, k / 12) for k in range(12)))
    return o + path(shaft, "none", quill, 1)


def _vane(width: float, t: float) -> float:
    """Half the width of a plume at t."""
    return width * math.pow(math.sin(math.pi * (0.1 + 0.86 * t)), 0.75)


def plait(q: Cubic, width: float, light: str, dark: str, line: str, count: int) -> str:
    """A plait on a cubic spine: lobes left and right in turn."""
    o = ""
    for k in range(count):
        t = (k + 0.5) / count
        x, y, dx, dy = cubic(q, t)
        a = math.degrees(math.atan2(dy, dx))
        w = width * (1 - 0.35 * t)
        step = math.dist(cubic(q, max(0, t - 0.5 / count))[:2], cubic(q, min(1, t + 0.5 / count))[:2])
        for s, col in ((-1, dark), (1, light)):
            cx, cy = x - dy * w * 0.34 * s, y + dx * w * 0.34 * s
            o += (
                f'<ellipse cx="0" cy="0" rx="{num(step * 0.86)}" ry="{num(w * 0.42)}" fill="{col}" stroke="{line}" '
                'stroke-width=".8" '
                f'transform="translate({num(cx)} {num(cy)}) rotate({num(a - 34 * s)})"/>'
            )
    return o


def pearls(q: Cubic, count: int, r: float, p: Palette) -> str:
    """A string of pearls on a cubic spine."""
    o = ""
    for k in range(count):
        x, y, *_ = cubic(q, k / (count - 1))
        o += circle(x, y, r + 0.6, p["gold3"]) + circle(x, y, r, p["ivory0"])
        o += circle(x - r * 0.3, y - r * 0.3, r * 0.35, p["white"])
    return o


def curl(x: float, y: float, r: float, fill: str, line: str) -> str:
    """A lock of hair: disc with a spiral line, turned to the side on which it lies."""
    k = 1 if x < 1 else -1
    o = circle(x, y, r, fill)
    sp = (
        f"M{num(x - k * r * 0.55)} {num(y + r * 0.25)}C{num(x - k * r * 0.6)} {num(y - r * 0.6)} {num(x + k * r * 0.5)}"
        f" {num(y - r * 0.7)} "
        f"{num(x + k * r * 0.5)} {num(y)}C{num(x + k * r * 0.5)} {num(y + r * 0.45)}"
        f" {num(x - k * r * 0.1)} {num(y + r * 0.45)} {num(x - k * r * 0.1)} {num(y + r * 0.05)}"
    )
    return o + path(sp, "none", line, 1.1)
