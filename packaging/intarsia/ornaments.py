"""What stands between the pips: corner pieces, sprigs, ribbons, a wreath; all of them few (card units)."""

from __future__ import annotations

from intarsia.palette import FAMILY, Palette
from intarsia.pen import both, circle, facet_star, group, num, path, polar

HALF_LEAF = "M0 0C7 -6 10 -16 0 -30Z"
"""The right half of a leaf that points up, 30 units long."""
LEFT_HALF = "M0 0C-7 -6 -10 -16 0 -30Z"


def leaf(light: str, dark: str, x: float, y: float, turn: float, size: float) -> str:
    """A leaf in a lit and a shaded half, its foot at (x, y), turned clockwise from pointing up."""
    return group(
        path(LEFT_HALF, light) + path(HALF_LEAF, dark),
        f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({num(size)})",
    )


def corner(p: Palette, suit: str, size: float = 0.8) -> str:
    """A rosette in the corners that have no index, with a sprig of a size along each edge."""
    o = sprig(p, 214.4 - 38 * size, 31, -90, size) + sprig(p, 219, 35.6 + 38 * size, 180, size)
    return both(o + rosette(p, suit, 219, 31, 15))


def sprig(p: Palette, x: float, y: float, turn: float = 0, size: float = 1) -> str:
    """A laurel sprig of seven leaves on a gilt stem, 76 units long."""
    o = path("M0 38C2 14 -2 -10 0 -34", "none", p["gold2"], 1.6)
    for k in range(3):
        foot = 26 - 20 * k
        o += leaf(p["leaf0"], p["leaf1"], 0, foot, -48, 0.72) + leaf(p["leaf1"], p["leaf2"], 0, foot - 6, 48, 0.72)
    o += leaf(p["leaf1"], p["leaf2"], 0, -26, 0, 0.72)
    return group(o, f"translate({num(x)} {num(y)}) rotate({num(turn)}) scale({num(size)})")


def rosette(p: Palette, suit: str, x: float, y: float, r: float) -> str:
    """A small star of eight split rays with a stone."""
    family = FAMILY[suit]
    o = facet_star(x, y, r * 0.72, r * 0.4, 8, p[f"{family}1"], p[f"{family}2"], rot=-67.5)
    o += facet_star(x, y, r, r * 0.34, 8, p["gold1"], p["gold2"])
    return o + circle(x, y, r * 0.2, p["gold3"]) + circle(x, y, r * 0.14, p["gold0"])


def ribbon(p: Palette, x: float, y: float, wide: float) -> str:
    """A maker's ribbon: a level field between two folded ends that hang forked; gilt hems, a star in the middle."""
    w, h = wide / 2, 12
    end = f"M{num(w * 0.62)} -4H{num(w)}L{num(w - 9)} {h - 2}L{num(w)} {h + 8}H{num(w * 0.62)}Z"
    fold = f"M{num(w * 0.62)} {h}H{num(w * 0.76)}L{num(w * 0.62)} {h + 8}Z"
    side = path(end, p["plum2"], p["gold2"], 1) + path(fold, p["plum3"])
    o = group(path(end, p["plum1"], p["gold2"], 1) + path(fold, p["plum3"]), "scale(-1 1)") + side
    a, b = num(w * 0.76), h
    o += path(f"M-{a} -{b}H{a}V{b}H-{a}Z", p["plum1"]) + path(f"M0 -{b}H{a}V{b}H0Z", p["plum2"])
    o += path(f"M-{a} -{b - 3}H{a}M-{a} {b - 3}H{a}", "none", p["gold1"], 1.1)
    o += path(f"M-{a} -{b}H{a}V{b}H-{a}Z", "none", p["gold3"], 1)
    o += facet_star(0, 0, 8.5, 3.4, 8, p["gold0"], p["gold2"])
    o += "".join(facet_star(s * w * f, 0, 4.6, 1.8, 4, p["gold0"], p["gold1"]) for s in (-1, 1) for f in (0.28, 0.54))
    return group(o, f"translate({num(x)} {num(y)})")


def wreath(p: Palette, cx: float, cy: float, r: float, leaves: int, size: float = 0.5) -> str:
    """A ring of laurel: leaves in pairs along a gilt line."""
    o = circle(cx, cy, r, "none", p["gold2"], 1.4)
    for k in range(leaves):
        a = k * 360 / leaves
        x, y = polar(cx, cy, r, a)
        o += leaf(p["gold1"], p["gold2"], x, y, a + 180 - 32, size) + leaf(
            p["gold0"], p["gold1"], x, y, a + 180 + 32, size
        )
    return o
