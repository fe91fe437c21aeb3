"""Gowns of queens: round the middle of the head, cut on the seam."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, polygon
from intarsia.seam import SeamPen


def _cut(p: Palette, pen: SeamPen) -> str:
    """The gown itself in two facets."""
    h = pen("M-36 48C-44 60 -42 90 -40 130H44C46 96 46 64 36 48Z", p["c1"], p["c3"], 0.9)
    return h + pen("M4 56C20 58 30 56 36 48C46 64 46 96 44 130H4Z", p["c2"])


def brocade(p: Palette, pen: SeamPen) -> str:
    """A stomacher of the second colour with a gilt net and pearls."""
    h = _cut(p, pen)
    h += pen("M-24 62H24L17 130H-17Z", p["m0"], p["gold3"], 1.1) + pen("M1 62H24L17 130H1Z", p["m1"])
    for x in (-16, -8, 0, 8, 16):
        for s in (-1, 1):
            h += (
                pen(polygon([(x, 76), (x + 1.6, 76), (x + 9.6 * s + 1.6, 96), (x + 9.6 * s, 96)]), p["gold1"])
                if abs(x + 9 * s) < 18
                else ""
            )
    dots = "".join(circle(x, 86, 1.8, p["ivory0"], p["gold3"], 0.6) for x in (-12, -4, 4, 12))
    return h + pen.put(dots)


def ermined(p: Palette, pen: SeamPen) -> str:
    """An open robe with bands of ermine over a striped petticoat."""
    h = _cut(p, pen)
    h += pen("M-11 64H11L17 130H-17Z", p["m0"], p["gold3"], 1) + pen("M0 64H11L17 130H0Z", p["m1"])
    h += pen("M-4 64H-1L-1 130H-7ZM4 64H1L1 130H7Z", p["gold1"])
    h += pen("M-24 60L-10 64L-16 130H-30Z", p["ivory0"], p["gold3"], 1) + pen(
        "M24 60L10 64L16 130H30Z", p["ivory2"], p["gold3"], 1
    )
    for x, y in ((-18, 74), (-20, 87), (-22, 100), (18, 71), (20, 84), (22, 97)):
        h += pen(
            f"M{x} {y - 4}C{x + 2.4} {y} {x + 2} {y + 3.4} {x} {y + 4.4}C{x - 2} {y + 3.4} {x - 2.4} {y} {x} {y - 4}Z",
            p["ink"],
        )
    return h


def starred(p: Palette, pen: SeamPen) -> str:
    """A plain gown with a girdle crossed under the breast and strewn stars."""
    h = _cut(p, pen)
    for x, y in ((-29, 72), (-14, 86), (-30, 92), (15, 76), (30, 70)):
        h += pen.put(facet_star(0, 0, 4.6, 1.6, 4, p["gold0"], p["gold1"]), x, y)
    h += pen("M-36 60L-30 57L3 78L0 84ZM36 60L30 57L-3 78L0 84Z", p["m0"], p["gold2"], 1)
    knot = circle(0, 80, 5.6, p["gold3"]) + circle(0, 80, 4.6, p["gold1"]) + circle(0, 80, 2.4, p["jw"])
    return h + pen("M-3 84L-7 98L-2 95L0 101L2 95L7 98L3 84Z", p["m1"], p["gold2"], 0.9) + pen.put(knot)
