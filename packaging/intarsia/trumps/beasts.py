"""Animals of the zodiac, seen from the front or from above."""

from __future__ import annotations

import math
from collections.abc import Sequence

from intarsia.palette import Palette
from intarsia.pen import Point, circle, num, path, polar
from intarsia.trumps.nature import flame
from intarsia.trumps.setting import at, mirrored


def chain(p: Palette, dots: Sequence[Point], w0: float, w1: float, c0: str, c1: str) -> str:
    """Jointed limb along dots: facetted segments growing thinner."""
    o = ""
    for i in range(len(dots) - 1):
        (x0, y0), (x1, y1) = dots[i], dots[i + 1]
        w = w0 + (w1 - w0) * i / max(len(dots) - 2, 1)
        length, a = math.hypot(x1 - x0, y1 - y0), math.degrees(math.atan2(y1 - y0, x1 - x0))
        s = path(
            f"M-1 0L{num(length * 0.3)} {num(-w)}H{num(length * 0.75)}L{num(length + 1)} {num(-w * 0.5)}"
            f"V{num(w * 0.5)}L{num(length * 0.75)} {num(w)}H{num(length * 0.3)}Z",
            p[c0],
            p["gold3"],
            0.9,
        )
        s += path(f"M-1 0H{num(length + 1)}V{num(w * 0.5)}L{num(length * 0.75)} {num(w)}H{num(length * 0.3)}Z", p[c1])
        o += at(s, x0, y0, 1, a)
    return o


def pincer(p: Palette, c0: str, c1: str) -> str:
    """Claw opening upwards, wrist at (0, 0)."""
    o = path(
        "M-4 0C-18 -8 -22 -26 -10 -44C-8 -34 -6 -28 2 -20C6 -26 8 -32 8 -38C18 -26 16 -8 4 0Z", p[c0], p["gold3"], 1.2
    )
    return (
        o
        + path("M0 0C2 -6 2 -14 2 -20C6 -26 8 -32 8 -38C18 -26 16 -8 4 0Z", p[c1])
        + path("M-14 -14C-16 -22 -14 -30 -11 -36", "none", p["gold0"], 1.6)
    )


def lion_head(p: Palette) -> str:
    """A lion's head in its mane, about 120 across."""
    o = ""
    for m, r, h, w, c0, c1, off in (
        (18, 38, 46, 13, "coins1", "coins3", 0),
        (18, 34, 38, 12, "coins0", "coins2", 10),
        (16, 28, 28, 10, "gold1", "coins1", 0),
    ):
        for k in range(m):
            a = off + k * 360 / m
            x, y = polar(0, 0, r * 0.8, a)
            o += at(flame(p, h, w, c0, c1), x, y, 1, a + 90)
    o += mirrored(
        circle(-29, -30, 11, p["coins2"]) + circle(-29, -30, 9.4, p["gold1"]) + circle(-28, -29, 5, p["coins2"])
    )
    o += path(
        "M-32 -16C-34 -38 -14 -42 0 -42C14 -42 34 -38 32 -16C34 2 25 14 22 28C17 42 8 48 0 48"
        "C-8 48 -17 42 -22 28C-25 14 -34 2 -32 -16Z",
        p["gold0"],
        p["coins2"],
        1,
    )
    o += path("M2 -42C16 -42 34 -36 32 -16C34 2 25 14 22 28C17 42 8 48 0 48C6 30 12 4 2 -42Z", p["gold1"])
    o += path(
        "M-9 -34C-6 -14 -8 2 -13 13H0V-38ZM-32 -16C-26 -4 -22 4 -21 16C-26 6 -33 -2 -32 -16Z", p["gold1"], opacity=".8"
    ) + path("M9 -34C6 -14 8 2 13 13H0V-38Z", p["gold2"], opacity=".8")
    o += (
        circle(-10.5, 27, 12, p["ivory0"])
        + circle(10.5, 27, 12, p["ivory2"])
        + path("M-9 38C-6 46 6 46 9 38Z", p["ivory1"], p["coins2"], 1)
    )
    o += path("M-13 11C-6 7 6 7 13 11C11 19 5 22 0 25C-5 22 -11 19 -13 11Z", p["cups3"]) + path(
        "M-9 12C-5 10 2 10 5 11", "none", p["cups0"], 1.4
    )
    o += path("M0 25V32M0 32C-4 40 -16 40 -21 32M0 32C4 40 16 40 21 32", "none", p["ink"], 1.9)
    o += mirrored(
        path("M-25 -11C-21 -19 -12 -18 -8 -8C-13 -4 -21 -5 -25 -11Z", p["coins0"], p["ink"], 1.6)
        + circle(-15.6, -11, 4, p["ink"])
        + circle(-17, -12.4, 1.2, p["white"])
        + path("M-29 -18C-23 -27 -13 -26 -7 -16", "none", p["coins3"], 2.6)
    )
    return o + mirrored("".join(circle(x, y, 1, p["coins3"]) for x, y in ((-13, 25), (-9, 29), (-15, 30))))
