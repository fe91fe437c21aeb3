"""What hands hold, and the hand itself. Local units: (0, 0) is the middle of the holding hand."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import Point, circle, group, num, path, place, polar, polygon, rounded


def hand(p: Palette) -> str:
    """A closed hand gripping something upright, about 24 x 26."""
    o = path(rounded(-11, -12, 21, 24, 7), p["skin1"], p["skin2"], 1)
    for i, (x, w) in enumerate(((-9.5, 19.5), (-11, 22), (-11, 21.5), (-9, 18.5))):
        y = -12 + i * 6
        o += path(rounded(x, y, w, 6, 3), p["skin0"], p["skin2"], 0.9)
        o += path(rounded(x + w - 7, y + 0.6, 6.4, 4.8, 2.4), p["skin1"], opacity=".55")
    o += path("M-12 -4C-16 -11 -11 -18 -5 -16C0 -14.4 3 -10 3 -6.4C-2 -8.4 -7 -6 -12 -4Z", p["skin0"], p["skin2"], 0.9)
    return o


def flower(p: Palette) -> str:
    """A rose with two leaves, in the suit's colour."""
    o = path("M0 20C1 8 -2 -14 0 -34", "none", p["batons3"], 4)
    o += path("M0 20C1 8 -2 -14 0 -34", "none", p["batons1"], 2.2)
    leaf = "M0 0C-5 -10 -13 -12 -20 -10C-18 -2 -10 3 0 0Z"
    o += group(
        path(leaf, p["batons1"], p["batons3"], 0.8)
        + path("M0 0C-7 -4 -13 -7 -20 -10C-13 -12 -5 -10 0 0Z", p["batons0"]),
        "translate(-.6 -17)",
    )
    o += group(
        path(leaf, p["batons2"], p["batons3"], 0.8)
        + path("M0 0C-7 -4 -13 -7 -20 -10C-13 -12 -5 -10 0 0Z", p["batons1"]),
        "translate(.2 -22) scale(-1 1)",
    )
    f = ""
    for k in range(5):
        f += group(
            path("M0 0C-11 -5 -12 -17 0 -20C12 -17 11 -5 0 0Z", p["c1"], p["c3"], 0.8)
            + path("M0 0C11 -5 12 -17 0 -20Z", p["c2"]),
            f"rotate({k * 72})",
        )
    for k in range(5):
        f += group(path("M0 0C-7 -3 -7 -10 0 -12C7 -10 7 -3 0 0Z", p["c0"], p["c3"], 0.6), f"rotate({36 + k * 72})")
    return o + group(
        f + circle(0, 0, 4.4, p["gold3"]) + circle(0, 0, 3.5, p["gold1"]) + circle(-1, -1, 1.2, p["gold0"]),
        "translate(0 -52) scale(.96)",
    )


def mirror(p: Palette) -> str:
    """A round hand mirror set with pearls."""
    o = path("M-2.6 22L-2 -24H2L2.6 22Z", p["gold1"], p["gold3"], 1) + path("M0 22V-24H2L2.6 22Z", p["gold2"])
    o += path("M-7 -22C-4 -27 4 -27 7 -22L4 -18H-4Z", p["gold2"], p["gold3"], 1)
    m = "".join(circle(*polar(0, -50, 23.4, k * 30), 2.5, p["gold1"], p["gold3"], 0.7) for k in range(12))
    o += m + circle(0, -50, 23, p["gold3"]) + circle(0, -50, 21.8, p["gold1"]) + circle(0, -50, 17.4, p["gold3"])
    o += circle(0, -50, 16.4, p["steel0"])
    o += path("M-11.6 -38.4A16.4 16.4 0 0 0 11.6 -61.6Z", p["steel1"])
    o += path("M-13 -54L2 -65L7 -63L-13 -47Z", p["white"], opacity=".85")
    return group(
        o + "".join(circle(*polar(0, -50, 19.6, 15 + k * 30), 1, p["c1" if k % 2 else "gold3"]) for k in range(12)),
        "scale(.9)",
    )


def fan(p: Palette) -> str:
    """A fan of nine blades, held aslant."""
    o = ""
    for k in range(9):
        a = -64 + k * 16
        f = path("M0 -6L-6.6 -46C-5 -52 5 -52 6.6 -46Z", p["c0" if k % 2 else "m0"], p["c3"], 0.7)
        f += path("M0 -6V-50.4C3 -50.2 6 -49 6.6 -46Z", p["c1" if k % 2 else "m1"])
        o += group(
            f + circle(0, -44.6, 2, p["gold1"]) + path("M-1.4 8L-2 -26H2L1.4 8Z", p["gold1"], p["gold3"], 0.6),
            f"rotate({num(a * 0.72)})",
        )
    return path("M-2 -4H2L3 18H-3Z", p["gold1"], p["gold3"], 0.8) + group(
        o + circle(0, 0, 2.6, p["gold1"], p["gold3"], 0.8), "translate(0 -10) rotate(-16) scale(.82)"
    )


def halberd(p: Palette) -> str:
    """A halberd with a tassel."""
    o = path("M-2.4 22L-2.4 -90H2.4L2.4 22Z", p["gold2"], p["gold3"], 1) + path("M-1.6 21.6V-90H0V21.6Z", p["gold1"])
    o += path("M0 -128L5 -106L2.6 -88H-2.6L-5 -106Z", p["steel1"], p["steel3"], 1)
    o += path("M0 -128L5 -106L2.6 -88H0Z", p["steel2"])
    o += path(
        "M-3 -92C-12 -92 -18 -97 -24 -103C-28 -90 -28 -72 -23 -60C-18 -66 -12 -71 -3 -71Z", p["steel1"], p["steel3"], 1
    )
    o += path("M-20 -97.4L-24 -103C-28 -90 -28 -72 -23 -60L-19.6 -64.6C-22.6 -74 -22.8 -87 -20 -97.4Z", p["steel0"])
    o += path("M-11 -86L-8 -81.4L-11 -77L-14 -81.4Z", p["jw"])
    o += path("M3 -91C10 -91 15 -86 19 -78C13 -81 9 -76 3 -75Z", p["steel2"], p["steel3"], 1)
    o += path("M-4.4 -95H4.4V-68L2.8 -64H-2.8L-4.4 -68Z", p["gold1"], p["gold3"], 1)
    o += path("M0 -95H4.4V-68L2.8 -64H0Z", p["gold2"])
    t = "M-5 -62C-8 -54 -8 -48 -6.6 -43L-3 -46L0 -42L3 -46L6.6 -43C8 -48 8 -54 5 -62Z"
    return (
        o
        + path(t, p["c1"], p["c3"], 0.9)
        + path("M0 -62H5C8 -54 8 -48 6.6 -43L3 -46L0 -42Z", p["c2"])
        + circle(0, -62, 3, p["gold1"], p["gold3"], 0.8)
    )


def sceptre(p: Palette) -> str:
    """A sceptre with a gilt bud."""
    o = path("M-2 24V-104H2V24Z", p["gold1"], p["gold3"], 1)
    return o + group(
        path(
            "M0 -24C4 -17 10 -13 10 -5C10 1 5 4 0 4C-5 4 -10 1 -10 -5C-10 -13 -4 -17 0 -24Z",
            p["gold1"],
            p["gold3"],
            1.2,
        )
        + path("M0 -24C4 -17 10 -13 10 -5C10 1 5 4 0 4Z", p["gold2"])
        + path("M-8 5H8L6 11H-6Z", p["gold2"], p["gold3"], 1)
        + circle(0, -5, 3.6, p["jw"]),
        "translate(0 -108)",
    )


CUTS: dict[str, tuple[Point, ...]] = {
    "notched": ((28, -20), (14, -9), (0, -20), (-14, -9), (-28, -20)),
    "swallowtail": ((28, -4), (0, -21), (-28, -4)),
    "pointed": ((28, -20), (0, -4), (-28, -20)),
    "scalloped": ((28, -16), (21, -9), (14, -16), (7, -9), (0, -16), (-7, -9), (-14, -16), (-21, -9), (-28, -16)),
}
"""Lower edges of banners, from the right to the left."""


def banner(p: Palette, emblem: str, cut: str) -> str:
    """A banner with the suit's symbol, hung from a cross-bar; origin: the hand on the staff."""
    o = path("M-2 26V-74H2V26Z", p["gold2"], p["gold3"], 1)
    for inset, tone in ((0.0, "c2"), (2.6, "gold1"), (4.4, "ivory0")):
        side = 28 - inset
        edge = [(x * side / 28, y - inset * 0.8) for x, y in CUTS[cut]]
        o += path(polygon([(-side, -70), (side, -70), *edge]), p[tone], p["gold3"] if not inset else None, 1.2)
    right = [(x, y) for x, y in edge if x >= 0]
    o += path(polygon([(0, -70), (side, -70), *right]), p["ivory2"])
    o += place(emblem, 0, -46, 41)
    o += path("M-29 -72H29V-68H-29Z", p["gold1"], p["gold3"], 1) + path("M0 -70H29V-68H0Z", p["gold2"])
    for x in (-29, 29):
        o += circle(x, -70, 3, p["gold1"], p["gold3"], 1)
    return o
