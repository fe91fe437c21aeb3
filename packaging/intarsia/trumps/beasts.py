"""Animals of the zodiac, seen from the front or from above."""

from __future__ import annotations

import math
from collections.abc import Sequence

from intarsia.curves import curl
from intarsia.palette import Palette
from intarsia.pen import Point, circle, group, num, path, polar, polygon
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
    o += path("M0 0C2 -6 2 -14 2 -20C6 -26 8 -32 8 -38C18 -26 16 -8 4 0Z", p[c1])
    return o + path("M-14 -14C-16 -22 -14 -30 -11 -36", "none", p["gold0"], 1.6)


def _coil(t: float, share: float) -> Point:
    """A point of the horn, t in 0..1 from root to tip; `share` -1 is the inner edge, 1 the back."""
    return polar(38, -6, 34 - 27 * t + share * (11 - 8.4 * t), -134 + 460 * t)


def _ribbon(inner: float, outer: float) -> str:
    """Path data of a band along the whole horn."""
    out, back = ([_coil(k / 30, share) for k in range(31)] for share in (outer, inner))
    return polygon(out + back[::-1])


def _spiral_horn(p: Palette, light: str, middle: str, dark: str) -> str:
    """A ram's right horn, coiled and ribbed; tokens from its back to its inner edge."""
    o = path(_ribbon(-1, 1), p[middle], p["gold3"], 1.4) + path(_ribbon(0.1, 1), p[light])
    o += path(_ribbon(-1, -0.4), p[dark])
    ribs = ""
    for k in range(1, 17):
        (x0, y0), (x1, y1) = _coil(k / 19 - 0.011, -1), _coil(k / 19 + 0.011, 1)
        ribs += f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}"
    return o + path(ribs, "none", p["gold3"], 1.2)


def ram_head(p: Palette) -> str:
    """A ram from the front, horns coiled at both sides; about 150 wide."""
    ear = path("M18 -2C30 -4 40 2 46 12C36 16 24 12 17 6Z", p["wool1"], p["gold3"], 1)
    o = mirrored(ear) + _spiral_horn(p, "gold1", "gold2", "coins2")
    o += group(_spiral_horn(p, "gold0", "gold1", "gold2"), "scale(-1 1)")
    o += path(
        "M-23 -26C-27 -4 -17 28 -12 42C-7 52 7 52 12 42C17 28 27 -4 23 -26C12 -36 -12 -36 -23 -26Z",
        p["wool0"],
        p["gold3"],
        1.2,
    )
    o += path("M0 -33C9 -33.6 17 -31 23 -26C27 -4 17 28 12 42C9 47.6 4.6 49.6 0 49.6Z", p["wool1"])
    o += path(
        "M-7 -12L-9 30L0 38V-16ZM-22 -10C-19 8 -14 22 -10 30L-9 30C-13 14 -16 0 -22 -10Z", p["wool1"], opacity=".7"
    )
    o += path("M7 -12L9 30L0 38V-16Z", p["wool2"], opacity=".45")
    for x, y, r in ((-19, -25, 9), (19, -25, 9), (-10, -34, 9.6), (10, -34, 9.6), (0, -40, 9), (0, -26, 9)):
        o += curl(x, y, r, p["wool0" if x < 1 else "wool1"], p["wool2"])
    eye = path("M-22 -5C-18 -11 -10 -10 -8 -4C-11 1 -18 1 -22 -5Z", p["coins0"], p["ink"], 1.4)
    eye += path("M-18 -4.4H-12", "none", p["ink"], 3)
    o += mirrored(eye + path("M-25 -11C-20 -17 -11 -16 -7 -10", "none", p["wool2"], 2))
    o += path("M-11 32C-5 28 5 28 11 32C9 39 4 41 0 43C-4 41 -9 39 -11 32Z", p["cups3"])
    o += path("M0 43V47M0 47C-4 50 -8 49 -10 46M0 47C4 50 8 49 10 46", "none", p["ink"], 1.6)
    return o


def _bull_horn(p: Palette, light: str, dark: str) -> str:
    """The right horn; tokens of its front and its underside."""
    o = path("M16 -27C36 -27 52 -38 51 -72C68 -48 62 -12 28 -9Z", p[light], p["gold3"], 1.2)
    o += path("M26 -10C52 -16 62 -42 51 -72C68 -48 62 -12 28 -9Z", p[dark])
    return o + path("M51 -72C57 -62 60 -52 59.6 -44L53 -50C53 -58 52 -64 51 -72Z", p["ink2"])


def bull_head(p: Palette) -> str:
    """A bull from the front, a ring in its nose; about 130 wide."""
    ear = path("M24 -12C40 -20 56 -16 64 -4C52 6 36 6 24 2Z", p["hide1"], p["hide3"], 1.2)
    ear += path("M32 -7C42 -11 50 -9 56 -4C48 1 40 0 32 -2Z", p["skin1"])
    o = mirrored(ear) + _bull_horn(p, "bone1", "stone1")
    o += group(_bull_horn(p, "bone0", "bone1"), "scale(-1 1)")
    o += path(
        "M-34 -28C-40 -6 -26 18 -23 34C-22 52 -10 60 0 60C10 60 22 52 23 34C26 18 40 -6 34 -28C20 -42 -20 -42 -34 -28Z",
        p["hide0"],
        p["hide3"],
        1.3,
    )
    o += path("M0 -38.5C14 -38.5 26 -36 34 -28C40 -6 26 18 23 34C22 52 10 60 0 60Z", p["hide1"])
    o += path("M-10 -16L-12 26L0 32V-20ZM-34 -14C-29 2 -23 16 -22 28C-29 14 -38 0 -34 -14Z", p["hide1"], opacity=".8")
    o += path("M10 -16L12 26L0 32V-20Z", p["hide2"], opacity=".8")
    o += path("M-21 30C-12 22 12 22 21 30C25 40 20 56 0 60C-20 56 -25 40 -21 30Z", p["skin1"], p["hide3"], 1.2)
    o += path("M0 24C8 24 16 25.6 21 30C25 40 20 56 0 60Z", p["skin2"])
    o += mirrored(path("M-15 36C-11 31 -6 34 -6 39C-9 42 -14 41 -15 36Z", p["ink"]))
    o += path("M-12 52C-5 55 5 55 12 52", "none", p["hide3"], 1.8)
    for tone, width in (("gold3", 5.4), ("gold0", 3.2)):
        o += path("M-6.4 42A9 9 0 1 0 6.4 42", "none", p[tone], width)
    eye = path("M-28 -5C-24 -12 -16 -11 -11 -3C-16 0 -23 0 -28 -5Z", p["coins0"], p["ink"], 1.6)
    eye += circle(-18.6, -5.4, 3.4, p["ink"]) + circle(-20, -6.8, 1, p["white"])
    o += mirrored(eye) + path("M-33 -19L0 -5L33 -19L28 -9L0 5L-28 -9Z", p["hide3"])
    for x, y, r in ((-18, -31, 8.4), (18, -31, 8.4), (-7, -38, 8.6), (8, -38, 8.6), (0, -27, 8.6)):
        o += curl(x, y, r, p["hide1" if x < 1 else "hide2"], p["hide3"])
    return o
