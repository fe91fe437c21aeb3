"""Crowns of kings and a queen's second coronet. Local units: the band is 56 wide round (0, 0)."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, group, path, polygon


def _pearl(p: Palette, x: float, y: float, r: float) -> str:
    return (
        circle(x, y, r + 0.8, p["gold3"])
        + circle(x, y, r, p["ivory0"])
        + circle(x - r * 0.3, y - r * 0.3, r * 0.3, p["white"])
    )


def _band(p: Palette, jewel: str, jewel2: str) -> str:
    """The jewelled band of every crown."""
    o = path("M-27 -2C-13 5 13 5 27 -2L26 9C12 15.5 -12 15.5 -26 9Z", p["gold3"])
    o += path("M-25.4 .4C-12 6.6 12 6.6 25.4 .4L24.6 7.6C12 13.4 -12 13.4 -24.6 7.6Z", p["gold1"])
    o += path("M0 4.9C9 4.9 18 3.6 25.4 .4L24.6 7.6C17 11 9 12 0 12Z", p["gold2"])
    for x, y, token in (
        (0.0, 8.4, jewel),
        (-9.4, 7.8, jewel2),
        (9.4, 7.8, jewel2),
        (-18, 5.6, jewel),
        (18, 5.6, jewel),
    ):
        o += path(polygon([(x, y - 4), (x + 3.4, y), (x, y + 4), (x - 3.4, y)]), p[token], p["gold3"], 0.7)
    return o


def arched(p: Palette, jewel: str, jewel2: str) -> str:
    """Closed by two arches over a cap, with an orb and a cross."""
    o = path("M-25 0C-32 -22 -18 -36 0 -36C18 -36 32 -22 25 0C12 6 -12 6 -25 0Z", p["m0"], p["m2"], 1)
    o += path("M0 -36C18 -36 32 -22 25 0C17 3.4 9 4.4 0 4.4Z", p["m1"])
    arch = "M-26 0C-36 -22 -24 -38 0 -38L0 -32C-18 -31 -26 -19 -19 2Z"
    o += path(arch, p["gold1"], p["gold3"], 1) + group(path(arch, p["gold2"], p["gold3"], 1), "scale(-1 1)")
    o += path("M-3.6 4C-5 -12 -4 -26 0 -38C4 -26 5 -12 3.6 4Z", p["gold1"], p["gold3"], 0.9) + path(
        "M0 -38C4 -26 5 -12 3.6 4H0Z", p["gold2"]
    )
    for x, y in ((-26.4, -15), (-21, -26), (-12, -33), (12, -33), (21, -26), (26.4, -15)):
        o += _pearl(p, x, y, 2)
    o += circle(0, -41, 6, p["gold3"]) + circle(0, -41, 5, p["gold1"]) + path("M0 -46A5 5 0 0 1 0 -36Z", p["gold2"])
    cross = "M-1.6 -46V-51H-6V-54.2H-1.6V-58.6H1.6V-54.2H6V-51H1.6V-46Z"
    return o + path(cross, p["gold1"], p["gold3"], 1) + _band(p, jewel, jewel2)


def radiate(p: Palette, jewel: str, jewel2: str) -> str:
    """Long straight rays round a high cap, as kings of the East wear."""
    o = path("M-21 2C-25 -24 -12 -40 0 -44C12 -40 25 -24 21 2Z", p["m0"], p["m2"], 1) + path(
        "M0 -44C12 -40 25 -24 21 2H0Z", p["m1"]
    )
    o += path("M0 -44V4M-11 -36C-15 -24 -15 -12 -13 2M11 -36C15 -24 15 -12 13 2", "none", p["gold2"], 1)
    for x, top, lean in ((-24, -30, -9), (-13, -27, -5), (0, -25, 0), (13, -27, 5), (24, -30, 9)):
        o += path(f"M{x - 5.4} 4L{x + lean} {top}L{x} 4Z", p["gold1"]) + path(
            f"M{x} 4L{x + lean} {top}L{x + 5.4} 4Z", p["gold2"]
        )
        o += path(f"M{x - 5.4} 4L{x + lean} {top}L{x + 5.4} 4", "none", p["gold3"], 0.9) + circle(
            x + lean, top, 2, p["ivory0"], p["gold3"], 0.7
        )
    return o + _pearl(p, 0, -46, 4.4) + _band(p, jewel, jewel2)


def fleuron(p: Palette, jewel: str, jewel2: str) -> str:
    """An open crown of three large lilies and two small ones."""
    lily = (
        "M0 0L-4 -8C-10 -6 -14 -11 -10 -16C-8 -13 -5 -14 -4 -17C-6 -24 -3 -29 0 -34C3 -29 6 -24 4 -17"
        "C5 -14 8 -13 10 -16C14 -11 10 -6 4 -8Z"
    )
    half = "M0 0V-34C3 -29 6 -24 4 -17C5 -14 8 -13 10 -16C14 -11 10 -6 4 -8Z"
    drawn = path(lily, p["gold1"], p["gold3"], 1) + path(half, p["gold2"]) + path("M-5 -10H5", "none", p["gold1"], 2)
    o = path("M-26 0L-27 -9C-13 -3 13 -3 27 -9L26 0C12 6 -12 6 -26 0Z", p["gold1"], p["gold3"], 1) + path(
        "M0 -4.6C10 -4.6 19 -5.6 27 -9L26 0C17 3.6 9 4.4 0 4.4Z", p["gold2"]
    )
    for x, y, k, turn in (
        (-13, -3, 0.5, -6),
        (13, -3, 0.5, 6),
        (-25, -6, 0.88, -13),
        (25, -6, 0.88, 13),
        (0, -3, 1.12, 0),
    ):
        o += group(drawn, f"translate({x} {y}) rotate({turn}) scale({k})")
    return o + _pearl(p, -13, -23, 2.4) + _pearl(p, 13, -23, 2.4) + _band(p, jewel, jewel2)


def strawberry(p: Palette, jewel: str, jewel2: str) -> str:
    """A coronet of round leaves and pearls on stalks."""
    leaf = (
        "M0 4C-3 0 -4 -4 -3 -8C-9 -7 -12 -12 -9 -16C-5 -17 -4 -21 0 -24C4 -21 5 -17 9 -16"
        "C12 -12 9 -7 3 -8C4 -4 3 0 0 4Z"
    )
    half = "M0 4V-24C4 -21 5 -17 9 -16C12 -12 9 -7 3 -8C4 -4 3 0 0 4Z"
    drawn = (
        path(leaf, p["gold1"], p["gold3"], 1) + path(half, p["gold2"]) + circle(0, -12, 2, p["gold0"], p["gold3"], 0.6)
    )
    o = ""
    for x in (-11, 11):
        o += path(f"M{x} 4V-12", "none", p["gold3"], 2.6) + _pearl(p, x, -14, 3.2)
    for x, y, k, turn in ((-23, -1, 0.86, -16), (23, -1, 0.86, 16), (0, 2, 1.05, 0)):
        o += group(drawn, f"translate({x} {y}) rotate({turn}) scale({k})")
    return o + _band(p, jewel, jewel2)
