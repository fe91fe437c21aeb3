"""Hands that do not grip: open, blessing, carrying. (0, 0) is the middle of the palm.

Their size is that of the gripping hand.
"""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import group, path, rounded


def _finger(p: Palette, x: float, length: float, turn: float = 0) -> str:
    """A finger that rises from (x, -6)."""
    o = path(rounded(-2.7, -length, 5.4, length + 3, 2.7), p["skin0"], p["skin2"], 0.9)
    o += path(rounded(0.3, -length + 1.4, 1.9, length - 1, 0.9), p["skin1"], opacity=".6")
    return group(o, f"translate({x} -6) rotate({turn})")


def _palm(p: Palette) -> str:
    o = path("M-10 -7C-12 2 -10 10 -7 15H7C10 9 11 1 10 -7C4 -10 -4 -10 -10 -7Z", p["skin0"], p["skin2"], 0.9)
    return o + path("M3 -8.6C6 -8.4 8 -8 10 -7C11 1 10 9 7 15H2C5 8 5 0 3 -8.6Z", p["skin1"], opacity=".6")


def _thumb(p: Palette) -> str:
    d = "M-9 8C-14 4 -17 -2 -17 -8C-17 -11 -13 -12 -12 -9C-11 -4 -8 -1 -5 2Z"
    return path(d, p["skin0"], p["skin2"], 0.9)


def open_hand(p: Palette) -> str:
    """Palm to the front, fingers up, the thumb to the left."""
    fingers = ((-7.4, 15, -7), (-2.4, 18.6, -2), (2.6, 17.6, 3), (7.4, 13, 9))
    return "".join(_finger(p, x, length, turn) for x, length, turn in fingers) + _thumb(p) + _palm(p)


def blessing_hand(p: Palette) -> str:
    """Two fingers raised, two folded."""
    o = _finger(p, -6, 19, -5) + _finger(p, -0.6, 20, 0) + _palm(p)
    for x, y in ((3, -8), (6.4, -4)):
        o += path(rounded(x - 3, y - 2, 6.4, 10, 3.1), p["skin0"], p["skin2"], 0.9)
    return o + path(
        "M-10 3C-12 -3 -8 -7 -4 -5C0 -3 3 0 4 3C1 4.4 -2 3.6 -4 2C-5 5 -8 7 -10 3Z", p["skin0"], p["skin2"], 0.9
    )


def carrying_hand(p: Palette) -> str:
    """Palm up and open, thumb and fingers raised on both sides of what lies on it at y = -4."""
    o = ""
    for x, y, turn in ((10.6, -1.4, 40), (9.6, 2.4, 56), (7.6, 5.8, 72)):
        finger = path(rounded(-3, -13.4, 6, 17, 3), p["skin0"], p["skin2"], 0.9)
        finger += path(rounded(0.2, -12, 2.2, 14, 1.1), p["skin1"], opacity=".6")
        o += group(finger, f"translate({x} {y}) rotate({turn})")
    o += path("M-12 7C-19 1 -21 -8 -18 -12C-14 -14 -12 -7 -6 -3Z", p["skin0"], p["skin2"], 0.9)
    o += path("M-14 -2C-7 3 5 3 12 -2C13 5 12 11 7 16H-7C-11 12 -14 6 -14 -2Z", p["skin0"], p["skin2"], 0.9)
    o += path("M2 2C6 1.4 9 0 12 -2C13 5 12 11 7 16H1C5 11 5 6 2 2Z", p["skin1"], opacity=".7")
    return o + path("M-9 3C-6 6 -4 9 -4 13", "none", p["skin2"], 0.9)
