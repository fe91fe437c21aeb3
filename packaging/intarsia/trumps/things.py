"""Things that are held or stand about in the scenes, each in two facets."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, ellipse, group, num, path, rounded


def bell(p: Palette) -> str:
    """A fool's bell."""
    return (
        circle(0, 0, 6.2, p["gold3"])
        + circle(0, 0, 5.2, p["gold1"])
        + path("M0 -5.2A5.2 5.2 0 0 1 0 5.2Z", p["gold2"])
        + path("M-4.6 1H4.6M0 1V4", "none", p["gold3"], 1.2)
        + circle(-1.8, -2, 1.2, p["gold0"])
    )


def scales(p: Palette, cord: str = "night2") -> str:
    """Silver balance hanging from (0, 0)."""
    o = path("M-2.6 -8H2.6V12H-2.6Z", p["silver1"], p["night2"], 1.1)
    o += path("M-29 8C-15 -2 15 -2 29 8L27 15C14 8 -14 8 -27 15Z", p["silver0"], p["night2"], 1.2)
    for s in (-1, 1):
        o += path(f"M{s * 26} 11L{s * 26 - 14} 42M{s * 26} 11L{s * 26 + 14} 42", "none", p[cord], 1.6)
        o += path(
            f"M{s * 26 - 18} 41H{s * 26 + 18}C{s * 26 + 14} 60 {s * 26 - 14} 60 {s * 26 - 18} 41Z",
            p["silver0"],
            p["night2"],
            1.3,
        )
        o += path(f"M{s * 26} 41.6H{s * 26 + 17}C{s * 26 + 14} 52 {s * 26 + 8} 55 {s * 26} 55Z", p["silver2"])
    return o + circle(0, 7, 3.4, p["cups1"], p["night2"], 1)


def longsword(p: Palette, length: float) -> str:
    """Upright; the grip is at (0, 0), the point above."""
    b = -14
    o = path(f"M0 {-length}L6 {-length + 13}L5 {b}H-5L-6 {-length + 13}Z", p["silver0"], p["night2"], 1.2)
    o += path(f"M0 {-length}L6 {-length + 13}L5 {b}H0Z", p["swords1"])
    o += path("M-19 -18C-10 -12 10 -12 19 -18L21 -13C10 -6 -10 -6 -21 -13Z", p["gold1"], p["gold3"], 1.2)
    o += path("M-3 -9H3V14H-3Z", p["swords3"])
    return o + circle(0, 18, 5.6, p["gold3"]) + circle(0, 18, 4.4, p["gold1"])


def staff(p: Palette, x0: float, y0: float, x1: float, y1: float, w: float = 4.4, c: str = "gold") -> str:
    """A staff between two points."""
    d = f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}"
    return (
        path(d, "none", p[c + "3"], w + 1.8)
        + path(d, "none", p[c + "1"], w)
        + group(path(d, "none", p[c + "0"], w * 0.34), f"translate({num(-w * 0.22)} 0)")
    )


def trumpet(p: Palette, length: float) -> str:
    """Along +x: tube, knop, flared bell."""
    o = path(
        f"M0 -2.4H{length - 26}C{length - 10} -4 {length - 4} -10 {length} -17V17"
        f"C{length - 4} 10 {length - 10} 4 {length - 26} 2.4H0Z",
        p["gold1"],
        p["gold3"],
        1.1,
    )
    o += path(f"M0 0H{length}V17C{length - 4} 10 {length - 10} 4 {length - 26} 2.4H0Z", p["gold2"])
    o += ellipse(length, 0, 5, 17, p["gold3"]) + ellipse(length, 0, 4.2, 15.8, p["gold0"])
    o += ellipse(length + 0.4, 0, 3, 12, p["coins3"])
    return o + path(rounded(length * 0.42, -4, 6, 8, 2), p["gold0"], p["gold3"], 0.9)


def table_board(p: Palette, y: float, c: str = "cups") -> str:
    """Table across the tondo: board, fringe, hanging cloth."""
    o = path(f"M-93 {y + 8}H93V120H-93Z", p[c + "2"])
    for k in range(-5, 6):
        o += path(f"M{k * 15 - 7.5} {y + 8}L{k * 15} {y + 46}L{k * 15 + 7.5} {y + 8}Z", p[c + "1"])
        o += path(f"M{k * 15} {y + 8}V{y + 46}L{k * 15 + 7.5} {y + 8}Z", p[c + "3"])
    o += path(f"M-93 {y - 6}L-80 {y - 16}H80L93 {y - 6}V{y + 9}H-93Z", p["coins1"])
    o += path(f"M-93 {y - 6}L-80 {y - 16}H80L93 {y - 6}Z", p["gold1"])
    return o + path(f"M-93 {y + 9}H93", "none", p["gold3"], 2) + path(f"M-93 {y - 6}H93", "none", p["gold0"], 1.4)


def beaker(p: Palette, c: str = "swords") -> str:
    """The juggler's beaker, mouth down, base at y = 0."""
    o = path("M-11 0L-7 -25H7L11 0C5 3 -5 3 -11 0Z", p[c + "1"]) + path("M0 -25H7L11 0C8 1.6 4 2.2 0 2.2Z", p[c + "3"])
    o += path("M-11 0L-10.4 -4C-5 -1.4 5 -1.4 10.4 -4L11 0C5 3 -5 3 -11 0Z", p["gold1"])
    o += ellipse(0, -25, 7, 2.4, p["gold1"]) + path("M-6 -22L-8.4 -5", "none", p[c + "0"], 1.8)
    return o


def die(p: Palette) -> str:
    """A die seen on three faces."""
    return (
        path("M0 -8L9 -3V8L0 13L-9 8V-3Z", p["ivory0"], p["gold3"], 1)
        + path("M0 2L9 -3V8L0 13Z", p["ivory2"])
        + circle(-4.6, 4.4, 1.5, p["cups2"])
        + circle(0, -3, 1.5, p["cups2"])
        + circle(3, 7, 1.3, p["cups2"])
        + circle(6, 2.6, 1.3, p["cups2"])
    )
