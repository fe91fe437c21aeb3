"""Weapons of the Moors, each gilt and in two facets; (0, 0) is the hand that holds it."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, path
from intarsia.trumps.setting import at
from intarsia.trumps.things import staff


def scimitar(p: Palette) -> str:
    """Upright, the blade bent to the left and broad at its end; 96 high."""
    o = path("M-4 -12C-6 -40 -12 -58 -28 -92C-6 -86 12 -60 6 -12Z", p["silver0"], p["night2"], 1.3)
    o += path("M2 -12C2 -44 -6 -68 -28 -92C-6 -86 12 -60 6 -12Z", p["silver2"])
    o += path("M-15 -15C-8 -8 8 -8 15 -15L17 -9C8 -2 -8 -2 -17 -9Z", p["gold1"], p["gold3"], 1.2)
    o += path("M-4 -5H4V14H-4Z", p["cups2"], p["gold3"], 1)
    return o + path("M-6 14C-8 22 6 26 9 17L5 13Z", p["gold1"], p["gold3"], 1.2)


def lance(p: Palette, x: float, y: float) -> str:
    """Upright through (x, y), with a leaf-shaped point and a pennon's tuft."""
    o = staff(p, x, y + 90, x, y - 66, 5, "coins")
    point = path("M0 -34L9 -10L0 6L-9 -10Z", p["silver0"], p["night2"], 1.2) + path("M0 -34L9 -10L0 6Z", p["silver2"])
    tuft = path("M-6 8C-12 18 -10 26 -6 32L-2 24L2 32L6 24C9 18 9 12 6 8Z", p["cups1"], p["cups3"], 1)
    tuft += path("M0 8H6C9 12 9 18 6 24L2 32L0 28Z", p["cups2"]) + path("M-7 5H7V10H-7Z", p["gold1"], p["gold3"], 1)
    return o + at(tuft + point, x, y - 66)


def round_shield(p: Palette, c: str) -> str:
    """A buckler, 74 across, with the star of the set as its boss."""
    o = (
        circle(0, 0, 37, p["gold3"])
        + circle(0, 0, 35.6, p["gold1"])
        + path("M0 -35.6A35.6 35.6 0 0 1 0 35.6Z", p["gold2"])
    )
    o += circle(0, 0, 28, p["gold3"]) + circle(0, 0, 27, p[c + "1"]) + path("M0 -27A27 27 0 0 1 0 27Z", p[c + "2"])
    o += (
        facet_star(0, 0, 25, 9, 8, p["gold0"], p["gold2"]) + circle(0, 0, 6, p["gold3"]) + circle(0, 0, 4.6, p["cups1"])
    )
    return o + "".join(at(circle(0, -31.8, 2, p["ivory0"], p["gold3"], 0.7), 0, 0, 1, k * 45) for k in range(8))


def long_bow(p: Palette) -> str:
    """A recurved bow, unbent, its back to the right; 176 high."""
    o = path("M-10 -86L-10 86", "none", p["gold3"], 2.6) + path("M-10 -86L-10 86", "none", p["ivory0"], 1.3)
    d = "M-10 -90C-16 -84 -14 -74 -2 -62C14 -46 14 -22 2 0C14 22 14 46 -2 62C-14 74 -16 84 -10 90"
    o += path(d, "none", p["gold3"], 9) + path(d, "none", p["coins1"], 6.8) + path(d, "none", p["gold0"], 2)
    return o + "".join(path(f"M{-12} {s * 66}L{2} {s * 58}", "none", p["cups1"], 5) for s in (-1, 1))


def great_mace(p: Palette) -> str:
    """A staff with a flanged head."""
    o = staff(p, 0, 70, 0, -40, 5.6, "coins")
    o += path("M-4 -78C-20 -70 -22 -58 -16 -50L-3 -38Z", p["gold1"], p["gold3"], 1.2)
    o += path("M4 -78C20 -70 22 -58 16 -50L3 -38Z", p["gold2"], p["gold3"], 1.2)
    o += path("M0 -80L5 -60L0 -38L-5 -60Z", p["gold0"], p["gold3"], 1.2)
    return o + path("M-6 -38H6V-31H-6Z", p["gold1"], p["gold3"], 1.1) + circle(0, -82, 4, p["cups1"], p["gold3"], 1)
