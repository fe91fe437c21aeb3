"""Headgear. Local units: caps and helmets round the middle of the head, crowns round that of their band."""

from __future__ import annotations

from intarsia.curves import feather
from intarsia.palette import Palette
from intarsia.pen import circle, group, num, path, polar


def crown(p: Palette, jewel: str, jewel2: str) -> str:
    """A king's closed crown, its band 56 wide round (0, 0); the jewels name tokens."""
    o = ""
    o += path("M-26 0L-33 -31L-17 -15L-11 -38L0 -18L11 -38L17 -15L33 -31L26 0C12 6 -12 6 -26 0Z", p["gold1"])
    o += path("M0 -18L11 -38L17 -15L33 -31L26 0C18 3.4 9 4.6 0 4.6Z", p["gold2"])
    o += path("M-17 -15L-11 -38L-7 -8ZM17 -15L11 -38L7 -8Z", p["gold0"], opacity=".7")
    for x, y, r in ((-33, -33, 4.2), (-11, -40, 4.2), (11, -40, 4.2), (33, -33, 4.2)):
        o += (
            circle(x, y, r + 0.8, p["gold3"]) + circle(x, y, r, p["ivory0"]) + circle(x - 1.2, y - 1.2, 1.2, p["white"])
        )
    o += circle(0, -21.5, 5.4, p["gold3"]) + circle(0, -21.5, 4.4, p[jewel])
    o += circle(-1.4, -23, 1.3, p["ivory0"], opacity=".8")
    # band
    o += path("M-27 -2C-13 5 13 5 27 -2L26 9C12 15.5 -12 15.5 -26 9Z", p["gold3"])
    o += path("M-25.4 .4C-12 6.6 12 6.6 25.4 .4L24.6 7.6C12 13.4 -12 13.4 -24.6 7.6Z", p["gold1"])
    o += path("M0 4.9C9 4.9 18 3.6 25.4 .4L24.6 7.6C17 11 9 12 0 12Z", p["gold2"])
    o += path("M0 4.2L5 8.4L0 12.6L-5 8.4Z", p[jewel]) + path("M0 4.2L5 8.4L0 12.6Z", p["cups3"])
    for middle in (-14.5, 14.5):
        o += path(f"M{middle} 2.8L{middle + 3.8} 6.8L{middle} 10.6L{middle - 3.8} 6.8Z", p[jewel2])
        o += path(f"M{middle} 2.8L{middle + 3.8} 6.8L{middle} 10.6Z", p["swords3"])
    return o


def coronet(p: Palette, jewel: str) -> str:
    """Open coronet of lancet leaves, each in a lit and a shaded half; band centred on (0, 0)."""
    o = ""
    leaves: tuple[tuple[float, float, float, float], ...] = (
        (-17.4, 1, 0.62, -14),
        (-6, 3, 0.62, -5),
        (6, 3, 0.62, 5),
        (17.4, 1, 0.62, 14),
        (-23, -1, 0.84, -20),
        (23, -1, 0.84, 20),
        (-12, 2, 0.96, -9),
        (12, 2, 0.96, 9),
        (0, 4, 1.16, 0),
    )
    for left, top, k, a in leaves:
        leaf = path(
            "M-4.4 3C-8.6 -6 -5 -13 0 -21C5 -13 8.6 -6 4.4 3Z", p["gold1" if k > 0.7 else "gold2"], p["gold3"], 1
        )
        if k > 0.7:
            leaf += path("M0 -20C4.4 -12.6 7.8 -6 4 2.6H0Z", p["gold2"])
            leaf += path("M-1.4 -4C-3 -8 -2 -12 -.4 -15Z", p["gold0"])
        leaf += circle(0, -22.4, 3, p["gold3"]) + circle(0, -22.4, 2.3, p["ivory0"]) if k > 0.7 else ""
        o += group(leaf, f"translate({left} {top}) rotate({a}) scale({k})")
    o += path("M-26 -2C-13 5 13 5 26 -2L25 7C12 13.5 -12 13.5 -25 7Z", p["gold3"])
    o += path("M-24.6 .2C-12 6.4 12 6.4 24.6 .2L23.8 5.8C12 11.6 -12 11.6 -23.8 5.8Z", p["gold1"])
    o += path("M0 4.8C9 4.8 18 3.4 24.6 .2L23.8 5.8C17 9.2 9 10.2 0 10.2Z", p["gold2"])
    o += path("M0 3.4L4.4 7.4L0 11.4L-4.4 7.4Z", p[jewel], p["gold3"], 0.7)
    return o + "".join(
        circle(x, y, 1.9, p["ivory0"], p["gold3"], 0.6) for x, y in ((-9, 6.8), (9, 6.8), (-17, 4.8), (17, 4.8))
    )


def garland(p: Palette) -> str:
    """Chaplet of flowers (maids)."""
    o = ""
    at = [(-25, -17), (-17.4, -24), (-8.8, -28), (0, -29.4), (8.8, -28), (17.4, -24), (25, -17)]
    for x, y in at:
        for a in (-60, 60, 180):
            o += group(
                path("M0 0C3 -3 4 -6 0 -10C-4 -6 -3 -3 0 0Z", p["batons1" if a < 0 else "batons2"]),
                f"translate({x} {y}) rotate({num(a + x)})",
            )
    for k, (x, y) in enumerate(at):
        c = ("c1", "ivory0")[k % 2]
        o += "".join(circle(*polar(x, y, 3, -90 + t * 72), 2.7, p[c], p["c3"], 0.5) for t in range(5))
        o += circle(x, y, 2, p["gold1"], p["gold3"], 0.5)
    return o


def cap(p: Palette) -> str:
    """Soft cap with a turned-up brim and a feather."""
    o = path(
        "M-29 -21C-40 -32 -34 -54 -8 -56C18 -58 40 -50 38 -34C37 -27 33 -23 28 -20C12 -27 -12 -27 -29 -21Z",
        p["m0"],
        p["m2"],
        0.8,
    )
    o += path(
        "M2 -56.2C24 -57 40 -50 38 -34C37 -27 33 -23 28 -20C20 -23.6 12 -25.2 4 -25.6C12 -34 12 -46 2 -56.2Z", p["m1"]
    )
    o += path(
        "M-8 -55C-18 -48 -22 -38 -20 -26M-18 -52C-28 -46 -30 -36 -27 -26M12 -54C20 -46 22 -36 19 -26",
        "none",
        p["m2"],
        1,
        opacity=".7",
    )
    o += path(
        "M-30 -17C-12 -26 12 -26 30 -17C32 -22 31.6 -27 29 -30C12 -37 -12 -37 -29 -30C-31.6 -27 -32 -22 -30 -17Z",
        p["c1"],
        p["c3"],
        0.9,
    )
    o += path("M0 -23.8C11 -23.8 21 -21.4 30 -17C32 -22 31.6 -27 29 -30C20 -33.8 10 -35.4 0 -35.4Z", p["c2"])
    for x, y in ((-22, -26), (-12, -29), (12, -29), (22, -26)):
        o += path(f"M{x} {y - 3.4}L{x + 2.2} {y}L{x} {y + 3.4}L{x - 2.2} {y}Z", p["gold1"])
    o += group(
        feather([(0, 0), (16, -26), (-10, -50), (-52, -24)], 8.4, p["ivory0"], p["ivory2"], p["gold3"], 9),
        "translate(6 -31)",
    )
    return o + circle(6, -30, 5, p["gold3"]) + circle(6, -30, 4, p["gold1"]) + circle(6, -30, 2.2, p["jw"])


def _brow_band(p: Palette) -> str:
    """Cheek plates and the gilt band over the brow."""
    ch = "M-26 -15L-28 8C-27 20 -21 29 -12 33C-15 25 -20.4 14 -20 -15Z"
    o = path(ch, p["steel0"], p["steel3"], 1) + group(path(ch, p["steel2"], p["steel3"], 1), "scale(-1 1)")
    o += path("M-28 -19C-12 -27.4 12 -27.4 28 -19L27.4 -12C12 -20 -12 -20 -27.4 -12Z", p["gold3"])
    o += path("M-27 -17.8C-12 -25.6 12 -25.6 27 -17.8L26.6 -13.6C12 -21.2 -12 -21.2 -26.6 -13.6Z", p["gold1"])
    o += path("M0 -23.6C9.6 -23.6 18.6 -21.8 27 -17.8L26.6 -13.6C18.4 -17.6 9.6 -19.4 0 -19.4Z", p["gold2"])
    for x in (-24.4, 24.4):
        o += circle(x, -8, 2, p["gold1"], p["gold3"], 0.7) + circle(x, 6, 1.6, p["gold1"], p["gold3"], 0.7)
    return o


def helmet(p: Palette) -> str:
    """Open helmet: dome, brow band, cheek plates; plume in the suit's colour."""
    o = group(feather([(0, 0), (-2, -26), (-24, -34), (-33, -2)], 9, p["c0"], p["c1"], p["c3"], 9), "translate(-2 -50)")
    o += group(feather([(0, 0), (8, -24), (26, -28), (36, -4)], 8.4, p["c1"], p["c2"], p["c3"], 8), "translate(2 -51)")
    o += path(
        "M-26 -14C-32 -44 -14 -56 0 -57C14 -56 32 -44 26 -14C12 -22 -12 -22 -26 -14Z", p["steel1"], p["steel3"], 1
    )
    o += path(
        "M-25 -15.6C-30 -43 -13.6 -55 0 -56C-9 -46 -12 -32 -11 -19.4C-16 -18.8 -20.6 -17.6 -25 -15.6Z", p["steel0"]
    )
    o += path("M0 -56C13.6 -55 30 -43 25 -15.6C20.6 -17.6 16 -18.8 11 -19.4C12 -32 9 -46 0 -56Z", p["steel2"])
    o += path("M-3 -19.8C-4 -36 -3 -50 0 -60C3 -50 4 -36 3 -19.8Z", p["gold1"], p["gold3"], 0.9)
    o += path("M0 -60C3 -50 4 -36 3 -19.8H0Z", p["gold2"])
    o += _brow_band(p)
    return o + path("M0 -28.6L5.4 -22L0 -15.4L-5.4 -22Z", p["jw"], p["gold3"], 1)
