"""A lion's head in its mane: broad waves of hair that fall from the brow to the beard, not rays."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, group, num, path, polar
from intarsia.trumps.setting import mirrored

LOCK = "M-13 0C-19 12 -16 26 -4 34C-2 38 -4 42 -9 45C6 46 17 34 15 17C14 10 13 4 12 0Z"
LOCK_SHADE = "M2 0C8 12 8 24 -4 34C-2 38 -4 42 -9 45C6 46 17 34 15 17C14 10 13 4 12 0Z"
"""A lock, its root on y = 0, its tip curled to the left; and its shaded half."""
ROWS = (
    (50.0, 1.0, 9, "hide1", "hide2"),
    (38.0, 0.94, 8, "coins2", "hide1"),
    (26.0, 0.76, 7, "coins1", "coins2"),
)
"""Rows of locks from the back to the front: distance of the roots from the middle, size, how many a side, tones."""


def _row(p: Palette, far: float, size: float, count: int, lit: str, shaded: str) -> str:
    """Locks on both sides, laid one over the other from the beard up to the parting."""
    o = ""
    for k in range(count):
        degrees = 92 - k * 180 / (count - 0.5)  # from the chin up over the right side to the brow
        x, y = polar(0, 0, far, degrees)
        fall = degrees - 90 + (12 if k else 0)
        lock = path(LOCK, p[lit], p["hide3"], 1.1 / size) + path(LOCK_SHADE, p[shaded])
        one = group(lock, f"translate({num(x * 0.94)} {num(y)}) rotate({num(fall)}) scale({num(-size)} {num(size)})")
        o += mirrored(one)
    return o


def _eyes(p: Palette) -> str:
    eye = path("M-25 -11C-21 -19 -12 -18 -8 -8C-13 -4 -21 -5 -25 -11Z", p["coins0"], p["ink"], 1.6)
    eye += circle(-15.6, -11, 4, p["ink"]) + circle(-17, -12.4, 1.2, p["white"])
    return mirrored(eye + path("M-29 -18C-23 -27 -13 -26 -7 -16", "none", p["coins3"], 2.6))


def _muzzle(p: Palette) -> str:
    o = circle(-10.5, 27, 12, p["ivory0"]) + circle(10.5, 27, 12, p["ivory2"])
    o += path("M-9 38C-6 46 6 46 9 38Z", p["ivory1"], p["coins2"], 1)
    o += path("M-13 11C-6 7 6 7 13 11C11 19 5 22 0 25C-5 22 -11 19 -13 11Z", p["cups3"])
    o += path("M-9 12C-5 10 2 10 5 11", "none", p["cups0"], 1.4)
    o += path("M0 25V32M0 32C-4 40 -16 40 -21 32M0 32C4 40 16 40 21 32", "none", p["ink"], 1.9)
    return o + mirrored("".join(circle(x, y, 1, p["coins3"]) for x, y in ((-13, 25), (-9, 29), (-15, 30))))


def lion_head(p: Palette) -> str:
    """A lion from the front, about 150 across with its mane."""
    o = "".join(_row(p, *row) for row in ROWS)
    o += mirrored(
        circle(-31, -31, 12, p["coins2"]) + circle(-31, -31, 10.4, p["gold1"]) + circle(-30, -30, 5.6, p["coins2"])
    )
    o += path(
        "M-32 -16C-34 -38 -14 -42 0 -42C14 -42 34 -38 32 -16C34 2 25 14 22 28C17 42 8 48 0 48"
        "C-8 48 -17 42 -22 28C-25 14 -34 2 -32 -16Z",
        p["gold0"],
        p["coins2"],
        1.2,
    )
    o += path("M2 -42C16 -42 34 -36 32 -16C34 2 25 14 22 28C17 42 8 48 0 48C6 30 12 4 2 -42Z", p["gold1"])
    left = "M-9 -34C-6 -14 -8 2 -13 13H0V-38ZM-32 -16C-26 -4 -22 4 -21 16C-26 6 -33 -2 -32 -16Z"
    o += path(left, p["gold1"], opacity=".8") + path("M9 -34C6 -14 8 2 13 13H0V-38Z", p["gold2"], opacity=".8")
    forelock = "M0 -54C-10 -50 -16 -42 -13 -30C-8 -36 -4 -36 0 -30C4 -36 8 -36 13 -30C16 -42 10 -50 0 -54Z"
    return o + _muzzle(p) + _eyes(p) + path(forelock, p["coins1"], p["hide3"], 1)
