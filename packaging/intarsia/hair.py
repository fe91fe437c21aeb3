"""Hair behind and before the head. Local units: the middle of the head is (0, 0)."""

from __future__ import annotations

from intarsia.curves import curl
from intarsia.palette import Palette
from intarsia.pen import group, path


def long_hair(p: Palette, lit: str, shaded: str) -> str:
    """Behind the head, falling to the shoulders; lit and shaded name tokens."""
    return (
        path("M-22 -28C-33 -18 -33 0 -31 14C-30 26 -36 34 -40 38C-28 44 -16 38 -15 24L-17 -10Z", p[lit])
        + path("M22 -28C33 -18 33 0 31 14C30 26 36 34 40 38C28 44 16 38 15 24L17 -10Z", p[shaded])
        + path("M-27 -6C-28 8 -24 20 -30 36M-22 4C-22 14 -20 24 -23 36", "none", p["ink2"], 1, opacity=".5")
        + path("M27 -6C28 8 24 20 30 36M22 4C22 14 20 24 23 36", "none", p["ink2"], 1, opacity=".5")
    )


def curled_hair(p: Palette) -> str:
    """A round mass of curls behind the head."""
    o = path("M-29 14C-36 -8 -30 -36 0 -40C30 -36 36 -8 29 14L20 10V-20H-20V10Z", p["h1"])
    for x, y, r in (
        (-25, 12, 7),
        (-29, 1, 7.6),
        (-29, -11, 7.8),
        (-24, -22, 8),
        (-16, -31, 8),
        (-5, -36, 8),
        (7, -36, 8),
        (17, -31, 8),
        (25, -22, 8),
        (29, -11, 7.8),
        (29, 1, 7.6),
        (25, 12, 7),
    ):
        o += curl(x, y, r, p["h0"] if x < 8 else p["h1"], p["hl"])
    return o


def curled_fringe(p: Palette) -> str:
    """Curls over the forehead."""
    o = path("M-22 -20C-20 -34 20 -34 22 -20C10 -27 -10 -27 -22 -20Z", p["h1"])
    for x, y, r in ((-17, -22, 6.2), (-8.5, -26, 6.6), (1, -27, 6.8), (10, -25.6, 6.6), (17.6, -21.6, 6)):
        o += curl(x, y, r, p["h0"] if x < 8 else p["h1"], p["hl"])
    return o


def parted_back(p: Palette) -> str:
    """Pinned-up hair behind the head (queens)."""
    w = "M0 -37C-24 -38 -32 -20 -30 2C-29 13 -26 21 -20 25C-15 28 -10 25 -9 18L0 8Z"
    return path(w, p["h0"]) + group(path(w, p["h1"]), "scale(-1 1)")


def parted_hair(p: Palette) -> str:
    """Two smooth waves from a middle parting."""
    w = "M0 -36C-18 -39 -30 -27 -29 -4C-28.6 6 -26 12 -22 16C-22.6 8 -22 2 -20.6 -5C-17 -16 -8 -22 0 -27Z"
    s = "M-4 -32C-16 -28 -25 -18 -26 4M-10 -34C-22 -30 -28 -18 -27.6 -2"
    return (
        path(w, p["h0"])
        + group(path(w, p["h1"]), "scale(-1 1)")
        + path(s, "none", p["hl"], 0.9, opacity=".6")
        + group(path(s, "none", p["hl"], 0.9, opacity=".6"), "scale(-1 1)")
    )


def loose_hair(p: Palette) -> str:
    """Waves falling behind the shoulders (maids)."""
    w = "M0 -37C-26 -39 -34 -18 -31 2C-29 14 -38 20 -38 32C-38 42 -46 44 -48 54C-38 60 -22 60 -10 56L0 20Z"
    s = "M-26 0C-24 14 -32 22 -32 34C-32 44 -40 46 -41 54M-21 14C-20 24 -26 30 -25 40C-24 48 -30 52 -30 57"
    o = path(w, p["h0"]) + group(path(w, p["h1"]), "scale(-1 1)")
    return (
        o + path(s, "none", p["hl"], 1, opacity=".6") + group(path(s, "none", p["hl"], 1, opacity=".6"), "scale(-1 1)")
    )
