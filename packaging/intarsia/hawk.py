"""A falcon on the fist. Local units: (0, 0) is the middle of the gloved hand."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, group, path


def _head(p: Palette, line: str) -> str:
    """In profile to the left: a flat dark cap, a white throat with a dark streak below the eye, a hooked beak."""
    cap = "M-16 -62C-16 -71 -8 -77 1 -77C11 -77 17 -69 16 -58C15 -51 12 -47 8 -44L-10 -46C-14 -50 -16 -56 -16 -62Z"
    o = path(cap, p["slate0"], line, 1)
    o += path("M1 -77C11 -77 17 -69 16 -58C15 -51 12 -47 8 -44H2C8 -52 8 -66 1 -77Z", p["slate1"])
    o += path("M-15.4 -58C-9 -57 -1 -57 5 -53C8 -49 6 -44 1 -42C-6 -42 -13 -47 -15.4 -58Z", p["ivory0"])
    o += path("M-10.6 -61L-1.6 -60C-1 -54 -3 -48 -6.4 -44.6C-9.4 -49 -11 -55 -10.6 -61Z", p["slate1"])
    o += path("M-15 -66C-23 -68 -28 -61 -25.4 -51.4C-23.6 -55 -19.6 -57.4 -15 -57.6Z", p["ink2"], line, 0.9)
    o += path("M-15 -66C-18.4 -66.8 -20.6 -64 -20 -57.6L-15 -57Z", p["gold1"], p["gold3"], 0.8)
    o += circle(-7, -63.4, 4.6, p["gold1"], line, 0.8) + circle(-7.4, -63.2, 3, p["ink"])
    return (
        o + circle(-8.4, -64.4, 0.9, p["white"]) + path("M-15.6 -68.6C-11 -69.6 -6 -68.6 -1 -65.6", "none", line, 1.8)
    )


def _wing(p: Palette, line: str) -> str:
    """Folded, its long tip over the tail."""
    o = path("M6 -47C-2 -38 -3 -22 3 -6C7 6 11 15 16 20C21 10 24 -4 23 -20C22 -34 17 -44 6 -47Z", p["slate0"], line, 1)
    o += path("M13 -44C7 -30 6 -10 16 20C21 10 24 -4 23 -20C22 -32 19 -40 13 -44Z", p["slate1"])
    edges = "M0 -30C6 -25 16 -26 22.6 -30M0 -20C6 -15 17 -16 23 -20M2.4 -9C8 -5 17 -6 22.4 -9M6 2C11 5 17 4 20.6 2"
    return o + path(edges, "none", p["steel1"], 1.1)


def hawk(p: Palette) -> str:
    """A peregrine, upright, looking to the one who carries it, in jesses with bells."""
    line = p["ink"]
    o = path("M5 -4L11 20C14 22 18 21.6 20 19L17 -8Z", p["slate1"], line, 0.9)
    o += path("M8 6L19 3M9.6 13L20 10.4", "none", p["steel1"], 1.6)
    o += path("M-10 -48C-20 -38 -20 -18 -10 -5C-4 1 6 1 10 -5C18 -18 17 -40 6 -50Z", p["ivory0"], line, 1)
    bars = "M-15.6 -34C-11 -31 -6 -31 -1 -33M-17 -26.6C-11 -23.4 -6 -23.4 -1 -25.4M-16.6 -19C-11 -16 -5 -16 0 -18"
    bars += "M-14.6 -11.6C-10 -8.8 -3 -8.8 2 -10.4"
    o += path(bars, "none", p["slate0"], 2.2) + _wing(p, line)
    for x in (-7.0, 4.0):
        o += path(
            f"M{x - 2.6} -5C{x - 3} 0 {x - 2} 3 {x} 4C{x + 2} 3 {x + 3} 0 {x + 2.6} -5Z", p["gold1"], p["gold3"], 0.8
        )
    for strap in ("M-7 3C-14 6 -17 12 -17 20L-14 20C-13.4 13 -11 9 -5 6Z", "M4 4C8 9 9 13 8 19H11C12 13 11 8 7 3Z"):
        o += path(strap, p["cups1"], p["cups3"], 0.8)
    o += "".join(circle(x, 4, 2.8, p["gold0"], p["gold3"], 0.8) for x in (-7.0, 4.0))
    return group(o + _head(p, line), "translate(-1 -10) rotate(-4) scale(1.06)")
