"""Bodices of maids, each with its neckline: round the middle of the head, cut on the seam."""

from __future__ import annotations

from intarsia.curves import cubic
from intarsia.garments import laced, neckline
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, num, path
from intarsia.seam import SeamPen

FRONT = "M-36 48C-44 60 -42 90 -40 130H44C46 96 46 64 36 48Z"
SHADE = "M4 50H36C46 64 46 96 44 130H4Z"


def gathered(p: Palette, pen: SeamPen) -> str:
    """A laced gown over a chemise gathered under the neckline, a ribbon at the throat."""
    skin, _ = neckline(p)
    h = laced(p, pen) + pen.put(skin)
    spine = [(-36.0, 49.0), (-30.0, 76.0), (30.0, 76.0), (36.0, 49.0)]
    hem = "M-36 49C-30 76 30 76 36 49"
    o = path(hem, "none", p["gold3"], 8.6) + path(hem, "none", p["ivory0"], 7)
    for k in range(1, 16):
        x, y, dx, dy = cubic(spine, k / 16)
        o += path(f"M{num(x + dy * 3)} {num(y - dx * 3)}L{num(x - dy * 3)} {num(y + dx * 3)}", "none", p["gold2"], 0.8)
    return h + pen.put(o)


def square(p: Palette, pen: SeamPen) -> str:
    """A square neckline with a broad border, bands of the second colour down the front."""
    h = pen(FRONT, p["c1"], p["c3"], 0.9) + pen(SHADE, p["c2"])
    for x, tone in ((-30, "m0"), (-4, "m0"), (21, "m1")):
        h += pen(f"M{x} 60H{x + 9}L{x + 8} 130H{x + 2}Z", p[tone], p["gold2"], 1)
    skin, _ = neckline(p)
    o = (
        skin
        + path("M-35 46L-33 69H33L35 46", "none", p["gold3"], 8)
        + path("M-35 46L-33 69H33L35 46", "none", p["gold1"], 6)
    )
    for x in range(-28, 29, 8):
        o += path(f"M{x} 66L{x + 3} 69L{x} 72L{x - 3} 69Z", p["jw"], p["gold3"], 0.5)
    return h + pen.put(o)


def crossed(p: Palette, pen: SeamPen) -> str:
    """A shawl of the suit's colour crossed over the breast, its linen border a collar, pinned with a star."""
    h = pen(FRONT, p["c1"], p["c3"], 0.9) + pen(SHADE, p["c2"])
    h += pen.put(neckline(p)[0])
    right = "M14 36C28 42 44 46 54 58L30 84L-22 120H-40L-8 76Z"
    left = "M-14 36C-28 42 -44 46 -54 58L-32 82L26 118H42L10 76L0 64Z"
    h += pen(right, p["c2"], p["c3"], 1) + pen(left, p["c1"], p["c3"], 1)
    h += pen("M-54 58L-32 82L26 118L29 114.6L-29.4 78L-49.6 54Z", p["gold1"], p["gold3"], 0.7)
    h += pen("M54 58L30 84L6 101L2 98.6L27 80L49.6 54Z", p["gold2"], p["gold3"], 0.7)
    h += pen("M-14 36L0 64L-6 70C-14 60 -24 52 -33 47.4L-24 39.6Z", p["ivory0"], p["gold3"], 0.9)
    h += pen("M14 36L0 64L6 70C14 60 24 52 33 47.4L24 39.6Z", p["ivory2"], p["gold3"], 0.9)
    o = circle(0, 70, 7.6, p["gold3"]) + circle(0, 70, 6.6, p["gold1"])
    return h + pen.put(o + facet_star(0, 70, 5.6, 2, 8, p["c0"], p["c2"]))


def aproned(p: Palette, pen: SeamPen) -> str:
    """A dark bodice under a striped apron with straps, a small white collar."""
    h = pen(FRONT, p["m0"], p["c3"], 0.9) + pen(SHADE, p["m1"])
    h += pen("M-24 66H24L27 130H-27Z", p["ivory0"], p["gold3"], 1) + pen("M1 66H24L27 130H1Z", p["ivory2"])
    for x in (-18, -9, 0, 9, 18):
        h += pen(f"M{x - 1.8} 70H{x + 1.8}L{x * 1.1 + 2} 130H{x * 1.1 - 2}Z", p["c0" if x < 1 else "c1"])
    for side in (-1, 1):
        h += pen(f"M{side * 34} 46L{side * 27} 46L{side * 17} 66L{side * 24} 66Z", p["ivory0"], p["gold3"], 0.9)
    h += pen("M-25 63H25V70H-25Z", p["c1"], p["c3"], 0.9) + pen("M1 63H25V70H1Z", p["c2"])
    collar = "M-12 36C-20 40 -30 44 -36 50C-30 58 -14 60 0 50C14 60 30 58 36 50C30 44 20 40 12 36C6 42 -6 42 -12 36Z"
    o = path(collar, p["ivory0"], p["gold3"], 1) + path(
        "M1 50C14 60 30 58 36 50C30 44 20 40 12 36C8 40 4 41 1 41Z", p["ivory2"]
    )
    return h + pen.put(
        o
        + path("M0 50L-8 60L-3 59L0 62L3 59L8 60Z", p["c1"], p["c3"], 0.8)
        + circle(0, 51, 2.6, p["jw"], p["gold3"], 0.7)
    )
