"""Hands by what they do. Local units: (0, 0) is what they hold; about 24 x 26; the wrist lies right, or below."""

from __future__ import annotations

from collections.abc import Callable

from intarsia.palette import Palette
from intarsia.pen import group, path, rounded

Grip = Callable[[Palette], str]


def back_grip(p: Palette) -> str:
    """A hand round a shaft, seen from its back, the wrist below."""
    o = path("M-9 16C-10 8 -12 3 -12 -4C-12 -11 -7 -14 0 -14C7 -14 11 -11 11 -4C11 4 9 9 8 16Z", p["skin0"])
    o += path("M2 -14C8 -13.6 11 -10.6 11 -4C11 4 9 9 8 16H1C4 8 5 -2 2 -14Z", p["skin1"])
    outline = "M-9 16C-10 8 -12 3 -12 -4C-12 -11 -7 -14 0 -14C7 -14 11 -11 11 -4C11 4 9 9 8 16"
    o += path(outline, "none", p["skin2"], 1)
    for y, w in ((-12.4, 13), (-6.8, 14), (-1.2, 13), (4, 11)):  # the first joints of the fingers, bent round the shaft
        o += path(rounded(-13, y, w * 0.62, 5.4, 2.7), p["skin0"], p["skin2"], 0.9)
    o += path("M-4.4 -9.6C-3 -8 -3 -7 -4.6 -5.6M-3.8 -4C-2.4 -2.4 -2.4 -1.4 -4 0", "none", p["skin2"], 0.9)
    o += path(
        "M9 2C13 -3 12.6 -11 7.6 -14.6C3.6 -17 -1 -16.4 -2.6 -13.6C1 -12.8 3.4 -11 4.6 -7Z", p["skin0"], p["skin2"], 1
    )
    return o + path("M-2.6 -13.6C-1.6 -15.4 .8 -16.2 3 -15.8C2.4 -14.2 .6 -13 -2.6 -13.6Z", p["ivory2"], opacity=".7")


def palm(p: Palette) -> str:
    """An open hand that carries a thing from below, the wrist to the right: fingers left, the thumb in front."""
    o = ""
    for x, y, turn in (
        (-19.4, -9, -24),
        (-16, -4.4, -18),
        (-12, -0.6, -12),
    ):  # fingertips that come up behind the thing
        o += group(path(rounded(-3, -5, 6, 13, 3), p["skin1"], p["skin2"], 0.9), f"translate({x} {y}) rotate({turn})")
    shape = "M-22 -4C-17 1 -9 3.4 -1 3C6 2.6 11 -1 16 -6L22 8C17 13 11 16.4 3 17C-8 17.6 -18 10 -22 -4Z"
    o += path(shape, p["skin0"], p["skin2"], 1)
    o += path("M-20 1C-13 8 -4 10.4 4 9.4C11 8.4 16 5 20 .6L22 8C17 13 11 16.4 3 17C-7 17.6 -16 11 -20 1Z", p["skin1"])
    o += path("M-15 9C-9 6.4 -4 5.4 0 5.6M-8 14C-4 10.6 0 9 4 8.6", "none", p["skin2"], 0.8, opacity=".8")
    thumb = "M14 4C8 2 3 -3 1 -9C-.4 -13 3.6 -15 6.4 -11.6C9 -8 13 -5 17 -4.4Z"
    o += path(thumb, p["skin0"], p["skin2"], 0.9)
    return o + path("M1 -9.4C.2 -12.2 2.6 -13.6 5 -11.8C5 -9.8 3.4 -8.6 1 -9.4Z", p["ivory2"], opacity=".7")


def fingers(p: Palette) -> str:
    """Thumb and forefinger that hold a stem, the other fingers spread, the wrist below."""
    o = ""
    for d in (
        "M6 4C12 1 15 -5 16.6 -12C17.4 -15.4 14 -16.6 12.6 -13.6C10.4 -8.6 8 -4 3 -2Z",
        "M6 0C10.4 -3 12.4 -8 13 -14.6C13.2 -18 9.6 -18.6 8.8 -15.4C7.4 -9.6 5.6 -6 2 -4Z",
        "M4 -3C8 -6.6 8.6 -11 8.2 -17C7.8 -20.2 4.4 -20.2 4.2 -17C3.6 -11 2.6 -8 -1 -6Z",
    ):
        o += path(d, p["skin1"], p["skin2"], 0.9)
    o += path("M-7 17C-7.4 11 -9 7 -8.6 1C-8 -5 -3 -9 2 -8C7.6 -6.8 10.6 -2 9.6 4C8.8 9 7 12 6.6 17Z", p["skin0"])
    o += path("M4 -7.4C8.6 -5.6 10.4 -1 9.6 4C8.8 9 7 12 6.6 17H1C4 9 5 1 4 -7.4Z", p["skin1"])
    edge = "M-7 17C-7.4 11 -9 7 -8.6 1C-8 -5 -3 -9 2 -8C7.6 -6.8 10.6 -2 9.6 4C8.8 9 7 12 6.6 17"
    o += path(edge, "none", p["skin2"], 0.9)
    o += path(
        "M5 -1C3 -6 0 -9.6 -4 -10.4C-6.6 -10.6 -6.6 -7.4 -4.2 -6.4C-1.6 -5.2 -.4 -2 0 1.6Z", p["skin0"], p["skin2"], 0.9
    )
    o += path(
        "M-8 5C-10.6 0 -10.4 -6 -7.4 -10.4C-5.6 -13 -2.4 -11.4 -3 -8.6C-3.8 -5 -3.6 -2 -1.6 2Z",
        p["skin0"],
        p["skin2"],
        0.9,
    )
    return o


def gauntlet(p: Palette) -> str:
    """A mailed fist round a shaft, the wrist to the right: knuckle lames, a gilt rim and a flared cuff."""
    o = path("M7 -11L23 -15L26 13L8 12Z", p["steel1"], p["steel3"], 1)
    o += path("M8 1L25 0L26 13L8 12Z", p["steel2"])
    o += path("M20 -14.4L23.4 -15L26.2 13L22.6 12.8Z", p["gold1"], p["gold3"], 0.9)
    o += path("M-9 -13C-3 -16 6 -15 10 -11L11 11C6 15 -4 15 -9 12C-13 7 -13 -8 -9 -13Z", p["steel1"], p["steel3"], 1)
    for k, (x, w) in enumerate(((-11, 15), (-12.6, 17), (-12.6, 17), (-11, 15))):
        y = -12.4 + k * 6.2
        o += path(rounded(x, y, w, 6, 2.6), p["steel0" if k < 2 else "steel1"], p["steel3"], 0.9)
        o += path(f"M{x + w * 0.52} {y + 1}V{y + 5}", "none", p["steel3"], 0.8)
    o += path("M4 -12L10.4 -10.6L11 11L4.4 12.4Z", p["steel2"], p["steel3"], 0.8)
    return o + path(
        "M-8 -7C-10 -14 -6 -19 0 -17.4C4.4 -16 6.6 -12 6 -8C1 -9.6 -3 -9 -8 -7Z", p["steel0"], p["steel3"], 0.9
    )


def glove(p: Palette) -> str:
    """The falconer's leather fist, the wrist below, with a fringed cuff."""
    o = path("M-13 22L-8 6H8L14 22C5 25 -5 25 -13 22Z", p["gold2"], p["gold3"], 1)
    o += path("M1 6H8L14 22C9.6 23.6 5 24.2 1 24.2Z", p["gold3"], opacity=".6")
    o += path(rounded(-11, -12, 22, 21, 8), p["gold2"], p["gold3"], 1)
    o += path("M2 -12H4C9 -12 11 -8 11 -4V2C11 7 8 9 3 9H2C5 2 5 -5 2 -12Z", p["gold3"], opacity=".5")
    o += path("M-10.6 -5C-4 -6.6 3 -6.6 9 -5M-11 .6C-4 -1 3 -1 9 .6M-8 6C-3 4.8 3 4.8 7.6 5.6", "none", p["gold3"], 1)
    return o + path("M-12 18C-4 21 6 21 13 18", "none", p["gold0"], 1.2)


def resting(p: Palette) -> str:
    """A hand laid flat, its fingers pointing left, the wrist to the right."""
    o = ""
    for y, x, w in ((-9, -13, 22), (-3.6, -16, 25), (1.8, -15.4, 24), (6.8, -11.4, 20)):
        o += path(rounded(x, y, w, 5.8, 2.9), p["skin0"], p["skin2"], 0.9)
    o += path("M2 -10C8 -12 14 -10 20 -8V10C14 13 8 14 2 12C5 4 5 -3 2 -10Z", p["skin0"])
    o += path("M4 3C10 5 15 4 20 2V10C14 13 8 14 3 12Z", p["skin1"])
    o += path("M1 -9.4C8 -12 14 -10 20 -8M20 10C14 13 8 14 1 12", "none", p["skin2"], 0.9)
    return o + path(
        "M10 -9C4 -11 -1 -14 -5 -17.4C-8 -19 -9.6 -16 -7.6 -14C-3 -9.4 3 -6 9 -4Z", p["skin0"], p["skin2"], 0.9
    )
