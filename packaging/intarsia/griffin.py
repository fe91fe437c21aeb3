"""The griffin that the knight of swords of Minchiate grows from: an eagle before, a lion behind (card units)."""

from __future__ import annotations

import math

from intarsia.beast_bodies import BREAST, hind_paw, quadruped, tail, tuft
from intarsia.beast_legs import eagle_talon
from intarsia.curves import Cubic, cubic
from intarsia.limbs import limb
from intarsia.palette import Palette
from intarsia.pen import Point, group, num, path
from intarsia.seam import SeamPen, seam_y

EDGE: Cubic = ((172.0, 150.0), (150.0, 116.0), (150.0, 64.0), (182.0, 36.0))
"""The leading edge of the wing, from the shoulder up."""
TIPS: Cubic = ((216.0, 124.0), (222.0, 84.0), (224.0, 40.0), (206.0, 17.0))
"""Where its pinions end, in the same order."""
PINIONS = 11


def _pinion(p: Palette, root: Point, tip: Point, width: float, light: str, dark: str) -> str:
    """One long feather of a wing: a blade in two facets."""
    x, y = tip[0] - root[0], tip[1] - root[1]
    length = math.hypot(x, y)
    half = f"L{num(length * 0.84)} {num(width / 2)}Q{num(length * 0.98)} {num(width / 2)} {num(length)} 0Z"
    upper = half.replace(f" {num(width / 2)}", f" {num(-width / 2)}")
    blade = path("M0 0" + upper, p[light], p["c3"], 0.9) + path("M0 0" + half, p[dark], p["c3"], 0.9)
    turn = math.degrees(math.atan2(y, x))
    return group(blade, f"translate({num(root[0])} {num(root[1])}) rotate({num(turn)})")


def _wing(p: Palette) -> str:
    """The raised wing, in profile: dark pinions, pale coverts over them, a strong leading edge."""
    h = ""
    for share, width, light, dark in ((1.0, 13.0, "c1", "c2"), (0.6, 13.0, "ivory0", "c0")):
        for k in range(PINIONS):
            t = k / (PINIONS - 1)
            (x0, y0, *_), (x1, y1, *_) = cubic(EDGE, t), cubic(TIPS, t)
            h += _pinion(p, (x0, y0), (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share), width, light, dark)
    stations = [(*cubic(EDGE, k / 12)[:2], 17 - 11 * k / 12) for k in range(13)]
    return h + limb(stations, p["c0"], p["c1"], p["c3"], 1.1)


def _breast(p: Palette, pen: SeamPen) -> str:
    """An eagle's breast, its feathers in rows."""
    h = pen(BREAST, p["steel0"], p["c3"], 1.2) + pen("M126 130H158C168 146 172 164 168 180L164 240H126Z", p["c0"])
    rows = ""
    for row in range(4):
        for k in range(7):
            x, y = 90 + k * 13 + (row % 2) * 6.5, 156 + row * 12
            if 92 < x < 162 and y + 8 < seam_y(x):
                rows += f"M{x - 6.5} {y}C{x - 6} {y + 8} {x - 2} {y + 10} {x} {y + 10}"
                rows += f"C{x + 2} {y + 10} {x + 6} {y + 8} {x + 6.5} {y}"
    return h + pen.put(path(rows, "none", p["c1"], 1.3))


def griffin_body(p: Palette, pen: SeamPen) -> str:
    """A lion's body and tail, an eagle's breast, wing and talon."""
    h = tail(p, [(222.0, 124.0), (250.0, 100.0), (216.0, 96.0), (228.0, 66.0)], 10, 6)
    h += group(tuft({**p, "mane0": p["coat1"], "mane1": p["coat2"]}), "translate(228 72) rotate(6) scale(.8)")
    return _wing(p) + h + quadruped(p, pen) + hind_paw(p) + _breast(p, pen) + eagle_talon(p)
