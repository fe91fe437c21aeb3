"""The upper garments of pages and jacks: doublets and collars, round the middle of the head, cut on the seam."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, group, num, path, polygon
from intarsia.seam import SeamPen

LEFT = "M-16 40C-34 46 -46 52 -48 62C-46 90 -44 110 -40 130H0V44Z"
RIGHT = "M16 40C34 46 46 50 48 60C50 84 48 110 44 130H0V44Z"


def _button(p: Palette, x: float, y: float, r: float = 2.9) -> str:
    return circle(x, y, r, p["gold3"]) + circle(x, y, r - 0.7, p["gold1"]) + circle(x - 0.6, y - 0.6, 0.8, p["gold0"])


def quartered(p: Palette, pen: SeamPen) -> str:
    """Fields light and dark above, of the second colour below a gilt line, a band down each breast, three buttons."""
    h = pen(LEFT, p["c0"], p["c3"], 0.9) + pen(RIGHT, p["c2"], p["c3"], 0.9)
    h += pen("M-34 50C-30 76 -29 100 -30 130H-22C-21 100 -22 74 -34 50Z", p["c1"])
    h += pen("M32 50C28 70 27 90 27 130H20C20 96 22 70 32 50Z", p["c3"])
    h += pen("M-48 77C-32 82 -16 84 0 84V130H-41C-44 112 -47 96 -48 77Z", p["m0"], p["c3"], 0.9)
    h += pen("M48 77C32 82 16 84 0 84V130H44C47 112 48 96 48 77Z", p["m1"], p["c3"], 0.9)
    h += pen(
        "M-48 75C-32 80 -16 82 0 82C16 82 32 80 48 75V79C32 84 16 86 0 86C-16 86 -32 84 -48 79Z",
        p["gold1"],
        p["gold3"],
        0.8,
    )
    return h + pen.put("".join(_button(p, 0, y) for y in (64, 74, 84)))


def slashed(p: Palette, pen: SeamPen) -> str:
    """One colour, cut open in rows so that the lining shows."""
    h = pen(LEFT, p["c1"], p["c3"], 0.9) + pen(RIGHT, p["c2"], p["c3"], 0.9)
    for row, y in enumerate((60, 78, 96)):
        for k in range(-3, 4):
            x = k * 13 + (6.5 if row % 2 else 0)
            cut = (
                f"M{num(x)} {y - 7}C{num(x + 4.4)} {y - 3} {num(x + 4.4)} {y + 3} {num(x)} {y + 7}"
                f"C{num(x - 4.4)} {y + 3} {num(x - 4.4)} {y - 3} {num(x)} {y - 7}Z"
            )
            if abs(x) < 42:
                h += pen(cut, p["m0" if x < 0 else "m1"], p["gold1"], 1.1)
    return h


def laced(p: Palette, pen: SeamPen) -> str:
    """Open over a shirt, laced across it."""
    h = pen(LEFT, p["c1"], p["c3"], 0.9) + pen(RIGHT, p["c2"], p["c3"], 0.9)
    h += pen("M-17 44H17L9 130H-8Z", p["ivory0"], p["gold3"], 1) + pen("M1 44H17L9 130H1Z", p["ivory2"])
    for x0, x1 in ((-17, -8), (17, 9)):
        h += pen(
            polygon([(x0 - 2.4, 44), (x0 + 2.4, 44), (x1 + 2.4, 130), (x1 - 2.4, 130)]), p["gold1"], p["gold3"], 0.8
        )
    for y in (58, 68, 78, 88):
        w = 15.6 - (y - 50) * 0.1
        for s in (-1, 1):
            h += pen(f"M{num(-w)} {y - 4 * s}L{num(w)} {y + 4 * s}V{y + 4 * s + 2}L{num(-w)} {y - 4 * s + 2}Z", p["m0"])
    return h


def striped(p: Palette, pen: SeamPen) -> str:
    """Broad stripes that spread from the waist, a placket with close buttons."""
    h = pen(LEFT, p["m0"], p["c3"], 0.9) + pen(RIGHT, p["m1"], p["c3"], 0.9)
    for k in (-3, -2, -1, 0, 1, 2):
        x0, x1 = k * 13 + 3.2, k * 11 + 2.2
        tone = ("c0", "c1")[k > 0]
        if k not in (-1, 0):
            top, top2 = (43.5 + max(0.0, abs(x) - 16) * 0.58 for x in (x0, x0 + 6.5))
            h += pen(polygon([(x0, top), (x0 + 6.5, top2), (x1 + 4.6, 130), (x1, 130)]), p[tone])
    h += pen("M-7 44H7V130H-7Z", p["c1"], p["c3"], 0.9) + pen("M0 44H7V130H0Z", p["c2"])
    return h + pen.put("".join(_button(p, 0, y, 2.6) for y in (64, 71, 78, 85)))


def falling_collar(p: Palette) -> str:
    """White linen in two points."""
    w = "M-11 38C-20 38 -30 42 -36 48C-32 54 -24 60 -12 63C-6 58 -2 52 0 46C-5 45 -9 42 -11 38Z"
    o = path(w, p["ivory0"], p["gold3"], 1) + group(path(w, p["ivory2"], p["gold3"], 1), "scale(-1 1)")
    o += path("M-32 48C-28 53 -22 57 -13 59.6C-8 56 -5 52 -3 48", "none", p["gold2"], 0.8)
    return o + path("M32 48C28 53 22 57 13 59.6C8 56 5 52 3 48", "none", p["gold2"], 0.8)


def ruff(p: Palette) -> str:
    """A pleated ring round the neck."""
    o = ""
    for k in range(-5, 6):
        x, y = k * 5.6, 43 - abs(k) ** 1.6 * 0.55
        pleat = (
            f"M{num(x)} {num(y - 8)}"
            f"C{num(x + 5)} {num(y - 8)} {num(x + 5)} {num(y + 8)} {num(x)} {num(y + 8)}"
            f"C{num(x - 5)} {num(y + 8)} {num(x - 5)} {num(y - 8)} {num(x)} {num(y - 8)}Z"
        )
        o += path(pleat, p["ivory0" if k < 1 else "ivory2"], p["gold3"], 0.9)
    return o


def standing_collar(p: Palette) -> str:
    """A stiff collar of the second colour, open in front."""
    side = "M-12 28C-18 30 -23 34 -26 44C-18 49 -8 51 0 51L-3 44C-8 40 -11 35 -12 28Z"
    o = path(side, p["m0"], p["gold3"], 1) + group(path(side, p["m1"], p["gold3"], 1), "scale(-1 1)")
    o += path("M-26 44C-18 49 -8 51 0 51C8 51 18 49 26 44", "none", p["gold3"], 3.4)
    return o + path("M-26 44C-18 49 -8 51 0 51C8 51 18 49 26 44", "none", p["gold1"], 2)


def dagged_cape(p: Palette) -> str:
    """A short shoulder cape with a cut border."""
    left = "M-13 35C-26 38 -44 44 -54 56L-48 58L-46 66L-38 63L-33 71L-25 66L-18 74L-11 68L-5 75L0 68V44Z"
    o = path(left, p["m0"], p["gold3"], 1) + group(path(left, p["m1"], p["gold3"], 1), "scale(-1 1)")
    o += path("M-13 35C-8 42 8 42 13 35", "none", p["gold3"], 4) + path(
        "M-13 35C-8 42 8 42 13 35", "none", p["gold1"], 2.4
    )
    return o + _button(p, 0, 50) + _button(p, 0, 59)
