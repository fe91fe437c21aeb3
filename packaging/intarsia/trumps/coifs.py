"""What the virtues wear on their hair: a veil, a wreath, the round coif of a lady. The head's middle is (0, 0)."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, group, path
from intarsia.trumps.setting import at


def veil(p: Palette, c: str) -> str:
    """Over the hair, falling to the shoulders."""
    half = "M0 -43C-30 -43 -38 -18 -36 6C-35 24 -40 38 -50 54L-27 50C-24 30 -27 8 -26 -8C-22 -24 -12 -31 0 -31Z"
    o = path(half, p[c + "0"], p[c + "3"], 1) + group(path(half, p[c + "1"], p[c + "3"], 1), "scale(-1 1)")
    return o + path("M-31 -10C-31 8 -32 26 -38 46M31 -10C31 8 32 26 38 46", "none", p[c + "2"], 1.3)


def wreath(p: Palette, lit: str, shaded: str) -> str:
    """Leaves round the hair."""
    leaf = path("M0 0C-6 -3 -7 -10 0 -14C7 -10 6 -3 0 0Z", p[lit]) + path("M0 0C6 -3 7 -10 0 -14Z", p[shaded])
    places = ((-23, -8, 8), (-22, -16, -14), (-19, -23, -4), (-13, -28, -22), (-8, -30, -8), (-2, -31, -30))
    o = "".join(at(leaf, x, y, 1.16, r) for x, y, r in places)
    band = path("M-24 -10C-18 -27 -10 -31 0 -31C10 -31 18 -27 24 -10", "none", p[shaded], 3)
    return band + o + group(o, "scale(-1 1)") + circle(0, -33, 3.6, p["gold1"], p["gold3"], 0.8)


def balzo(p: Palette, c: str) -> str:
    """A great padded roll, latticed with gold."""
    o = path("M-31 -10C-50 -40 -28 -68 0 -68C28 -68 50 -40 31 -10C16 -27 -16 -27 -31 -10Z", p[c + "1"], p["gold3"], 1.3)
    o += path("M0 -68C28 -68 50 -40 31 -10C23 -18.6 12 -23 0 -23Z", p[c + "2"])
    lattice = (
        "M-38 -28C-24 -46 -8 -54 12 -66M-30 -13C-20 -36 4 -50 31 -54M-12 -21C-2 -36 16 -44 39 -34M38 -28"
        "C24 -46 8 -54 -12 -66M30 -13C20 -36 -4 -50 -31 -54M12 -21C2 -36 -16 -44 -39 -34"
    )
    o += path(lattice, "none", p["gold3"], 3) + path(lattice, "none", p["gold1"], 1.7)
    knots = ((0, -60), (0, -43), (0, -30), (-20, -49), (20, -49), (-27, -29), (27, -29))
    return o + "".join(circle(x, y, 2.6, p["ivory0"], p["gold3"], 0.8) for x, y in knots)
