"""The Chariot: a victor between two horses, seen from the front."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.horse import horse_head
from intarsia.limbs import limb
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, path, polar
from intarsia.trumps.coifs import wreath
from intarsia.trumps.figure import bust, cloak, cuff, sleeve
from intarsia.trumps.heads import youth
from intarsia.trumps.setting import Scene, at, dusk
from intarsia.trumps.things import staff

WHITE = ("#F4EFE6", "#D3CABD", "#77695F", "#B9AEA2", "#91857B")
BLACK = ("#4A4150", "#332B39", "#15101A", "#2A2230", "#1A141F")
"""Coats: lit, shaded, line; mane lit, shaded."""


def _horse(p: Palette, coat: tuple[str, ...]) -> str:
    """Head, neck, breast and prancing forelegs, looking to the right."""
    q = {**p, **dict(zip(("coat0", "coat1", "coat2", "mane0", "mane1"), coat, strict=True)), "c1": p["cups1"]}
    o = ""
    for legs in (((8, 76, 26), (26, 94, 14), (16, 112, 10)), ((-20, 78, 28), (-26, 104, 15), (-14, 116, 10))):
        o += limb(legs, q["coat0"], q["coat1"], q["coat2"], 1.3)
        x, y, _ = legs[-1]
        o += at(path("M-5 -5H6L8 6H-8Z", p["gold2"], p["gold3"], 1.2), x + 1, y + 3)
    o += path(
        "M2 0C-14 10 -30 34 -36 60C-38 76 -34 88 -22 94C-6 98 14 96 26 86C34 76 34 64 30 54C28 42 24 34 20 28Z",
        q["coat0"],
        q["coat2"],
        1.2,
    )
    o += path(
        "M20 28C22 40 12 54 6 70C4 80 4 90 6 96C14 95 20 92 26 86C34 76 34 64 30 54C28 42 24 34 20 28Z", q["coat1"]
    )
    o += path(
        "M2 -2C-22 6 -38 30 -44 62C-45 74 -44 84 -42 94C-36 88 -34 82 -33 76C-28 80 -24 80 -22 78"
        "C-28 70 -28 62 -26 54C-20 58 -16 58 -14 56C-18 46 -14 34 -6 24C-2 26 2 26 4 24C0 16 2 8 6 2Z",
        q["mane0"],
        q["coat2"],
        1.1,
    )
    breast = "M-34 66C-18 78 10 78 32 62"
    o += path(breast, "none", p["gold3"], 8) + path(breast, "none", p["cups1"], 6)
    o += "".join(circle(x, y, 2.6, p["gold1"], p["gold3"], 0.8) for x, y in ((-20, 72.6), (-2, 75), (16, 71)))
    return o + group(horse_head(q), "rotate(46)")


def _wheel(p: Palette) -> str:
    """A wheel of the car round (0, 0), 68 across."""
    o = "".join(staff(p, *polar(0, 0, 30, k * 60 + 30), *polar(0, 0, 30, k * 60 + 210), 4.4) for k in range(3))
    o += circle(0, 0, 30, "none", p["gold3"], 8.4) + circle(0, 0, 30, "none", p["gold1"], 5.6)
    return o + circle(0, 0, 8, p["gold3"]) + circle(0, 0, 6.4, p["gold0"])


def _car(p: Palette) -> str:
    """The front of the car: a crimson shield in a gilt border, with the star of the set."""
    o = path("M-40 0C-34 9 34 9 40 0L34 52C20 62 -20 62 -34 52Z", p["gold1"], p["gold3"], 1.4)
    o += path("M0 7C16 7 36 7 40 0L34 52C26 57 14 59.4 0 59.4Z", p["gold2"])
    o += path("M-35 8C-28 14 28 14 35 8L29 48C18 56 -18 56 -29 48Z", p["cups1"], p["gold3"], 1)
    o += path("M0 12.4C16 12.4 28 12 35 8L29 48C22 52.6 12 54 0 54Z", p["cups2"])
    rim = "M-43 0C-34 10 34 10 43 0"
    o += path(rim, "none", p["gold3"], 10) + path(rim, "none", p["gold0"], 7.4)
    o += path("M0 7.6C18 7.6 34 7 43 0", "none", p["gold1"], 7.4)
    return o + facet_star(0, 33, 19, 7, 8, p["gold0"], p["gold2"])


def chariot(p: Palette) -> Scene:
    """The victor with his sceptre on his car, a white horse and a black one before its wheels."""
    o = at(bust(p, "batons", under="linen") + cloak(p, "night"), 0, -42, 0.74)
    front = at(youth(p) + wreath(p, "batons1", "batons2"), 0, -42, 0.84)
    front += staff(p, 60, 24, 58, -84, 5) + at(facet_star(0, 0, 17, 6, 8, p["gold0"], p["gold2"]), 58, -92)
    front += sleeve(p, "M34 4C56 22 66 10 60 -12", "night", 17, True) + cuff(p, 59.6, -13, -4)
    front += at(hand(p), 58, -25, 0.78, 0, True)
    low = (
        path("M-84 56H84V120H-84Z", p["black1"])
        + "".join(at(_wheel(p), x, 80, 0.74) for x in (-26, 26))
        + at(_car(p), 0, 18)
    )
    reins = "M-6 8C-14 30 -32 44 -42 54M2 8C14 30 32 44 42 54"
    low += path(reins, "none", p["gold3"], 4) + path(reins, "none", p["cups0"], 2.4)
    low += sleeve(p, "M-34 4C-52 16 -44 24 -24 10", "night", 17) + cuff(p, -17, 8, 80) + at(hand(p), -4, 5, 0.76, 84)
    front += at(_horse(p, WHITE), -39, 4, 0.62, 0, True) + at(_horse(p, BLACK), 39, 4, 0.62)
    return dusk(p).with_figure(o + low, front)
