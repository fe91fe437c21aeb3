"""Hair behind and before the head. Local units: the middle of the head is (0, 0)."""

from __future__ import annotations

from intarsia.curves import curl
from intarsia.palette import Palette
from intarsia.pen import group, path


def bare(p: Palette) -> str:
    """Nothing there: no hair, no cap, no beard."""
    return ""


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
    """Curls over the forehead, on a cap of hair that meets those behind the head: nothing shines through between."""
    o = path("M-29 -6C-34 -44 34 -44 29 -6L22.6 -12C20 -22 10 -26 0 -26C-10 -26 -20 -22 -22.6 -12Z", p["h1"])
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


def _both_sides(p: Palette, side: str, strands: str) -> str:
    """The hair of both sides from that of the left one: its outline and the lines on it."""
    lines = path(strands, "none", p["hl"], 0.9, opacity=".6")
    right = path(side, p["h1"], p["hl"], 0.8) + lines
    return path(side, p["h0"], p["hl"], 0.8) + lines + group(right, "scale(-1 1)")


def bobbed_back(p: Palette) -> str:
    """Straight hair to the jaw, turned in at its ends, behind the head."""
    side = "M0 -37C-26 -39 -35 -22 -34 0C-33.6 12 -35 20 -32 29C-26 34 -18 33 -12 27L-10 -10Z"
    strands = "M-27 -14C-29 2 -28 16 -27 28M-21 -6C-22 10 -21 20 -20 29"
    return _both_sides(p, side, strands)


def bobbed_fringe(p: Palette) -> str:
    """A straight fringe across the forehead and the sides before the ears."""
    o = path(
        "M-27 -8C-30 -32 -14 -36 0 -36C14 -36 30 -32 27 -8L21.4 6C22 -4 21 -12 19 -17.6H-19C-21 -12 -22 -4 -21.4 6Z",
        p["h0"],
        p["hl"],
        0.8,
    )
    o += path("M2 -36C15 -35.6 30 -31 27 -8L21.4 6C22 -4 21 -12 19 -17.6H2Z", p["h1"])
    s = (
        "M-14 -34C-15 -28 -15 -22 -14.6 -18M-7 -35C-8 -29 -8 -23 -7.4 -18M1 -35C.6 -29 .6 -23 1 -18"
        "M9 -35C9.6 -29 9.6 -23 9 -18"
    )
    return o + path(s, "none", p["hl"], 0.9, opacity=".6")


def shoulder_hair(p: Palette) -> str:
    """Smooth hair behind the head, falling to the shoulders in pointed locks on both sides."""
    side = "M0 -37C-24 -39 -33 -24 -31 -4C-30 12 -35 22 -37 36L-30 34L-27 43L-20 36L-12 40L-10 -8Z"
    strands = "M-27 -12C-24 8 -30 22 -30 34M-21 -4C-18 12 -21 26 -20 36"
    return _both_sides(p, side, strands)


def swept_hair(p: Palette) -> str:
    """Hair combed back from the forehead."""
    side = "M0 -36C-20 -37 -30 -24 -27 -4C-26 4 -24 9 -21.6 12C-22.4 4 -22.6 -4 -20.8 -12C-17 -19 -9 -23.4 0 -24Z"
    strands = "M-3 -25C-10 -28 -12 -32 -12 -35M-12 -21C-19 -22 -23 -25 -24 -28M-19 -14C-23 -13 -26 -14 -27.4 -16"
    return _both_sides(p, side, strands)


def temple_hair(p: Palette) -> str:
    """What a hat leaves of smooth hair: a wing on each temple."""
    wing = "M-25 -22C-29 -8 -28 6 -22.6 16C-21.4 4 -20 -6 -15.6 -13L-8 -21Z"
    return _both_sides(p, wing, "M-23 -18C-26 -6 -25 4 -22.6 12")
