"""The Chariot: a victor between two horses, seen from the front."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import firm_face
from intarsia.headgear import helmet
from intarsia.horse import horse_head
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, path
from intarsia.people import STEEL
from intarsia.trumps.figure import bust, cloak, collar, cuff, sleeve
from intarsia.trumps.setting import Scene, at, dusk
from intarsia.trumps.things import staff
from intarsia.trumps.tones import folk

WHITE = ("#F4EFE6", "#D3CABD", "#77695F", "#B9AEA2", "#91857B")
BLACK = ("#4A4150", "#332B39", "#15101A", "#2A2230", "#1A141F")
"""Coats: lit, shaded, line; mane lit, shaded."""


def _horse(p: Palette, coat: tuple[str, ...]) -> str:
    """Head and neck, looking to the right; the neck ends far below."""
    q = {**p, **dict(zip(("coat0", "coat1", "coat2", "mane0", "mane1"), coat, strict=True)), "c1": p["cups1"]}
    o = path(
        "M2 0C-14 10 -30 34 -34 60C-36 80 -34 100 -30 120H28C30 96 34 76 30 54C28 42 24 34 20 28Z",
        q["coat0"],
        q["coat2"],
        1.2,
    )
    o += path("M20 28C22 40 12 54 6 70C2 84 2 104 4 120H28C30 96 34 76 30 54C28 42 24 34 20 28Z", q["coat1"])
    o += path(
        "M2 -2C-22 6 -38 30 -44 62C-46 80 -46 96 -42 108C-36 100 -34 94 -33 88C-28 92 -24 92 -22 90"
        "C-28 78 -28 66 -26 56C-20 60 -16 60 -14 58C-18 46 -14 34 -6 24C-2 26 2 26 4 24C0 16 2 8 6 2Z",
        q["mane0"],
        q["coat2"],
        1.1,
    )
    breast = "M-36 74C-18 84 10 82 32 66"
    o += path(breast, "none", p["gold3"], 8) + path(breast, "none", p["cups1"], 6)
    o += "".join(circle(x, y, 2.6, p["gold1"], p["gold3"], 0.8) for x, y in ((-22, 79), (-4, 80), (14, 76)))
    return o + group(horse_head(q), "rotate(46)")


def _car(p: Palette) -> str:
    """The front of the car: a shield with the star of the set."""
    o = path("M-40 8C-34 16 34 16 40 8L36 96H-36Z", p["plum1"], p["gold3"], 1.4)
    o += path("M0 14C16 14 36 14 40 8L36 96H0Z", p["plum2"])
    rim = "M-43 7C-34 17 34 17 43 7"
    o += path(rim, "none", p["gold3"], 10) + path(rim, "none", p["gold1"], 7.4)
    o += path("M0 14.6C18 14.6 34 14 43 7", "none", p["gold2"], 3.6)
    return o + facet_star(0, 44, 24, 8, 8, p["gold0"], p["gold2"])


def chariot(p: Palette) -> Scene:
    """The victor with his sceptre on his car, a white horse and a black one before it."""
    q = {**folk(p, "brown"), **STEEL, "jw": p["cups1"]} | {f"c{k}": p[f"cups{k}"] for k in range(4)}
    o = at(bust(p, "batons", under="linen") + cloak(p, "cups"), 0, -40, 0.74)
    front = at(firm_face(q) + collar(q) + helmet(q), 0, -40, 0.8)
    front += staff(p, 60, 26, 58, -84, 5) + at(facet_star(0, 0, 17, 6, 8, p["gold0"], p["gold2"]), 58, -92)
    front += sleeve(p, "M34 6C56 24 66 10 60 -12", "batons", 17, True) + cuff(p, 59.6, -13, -4)
    front += at(hand(p), 58, -25, 0.78, 0, True)
    low = sleeve(p, "M-34 6C-52 20 -44 32 -20 20", "batons", 17) + at(_car(p), 0, 20)
    low += cuff(p, -17, 21, 66) + at(hand(p), -7, 17, 0.74, 80)
    low += at(_horse(p, WHITE), -54, 31, 0.82) + at(_horse(p, BLACK), 54, 31, 0.82, 0, True)
    reins = "M-8 22C-20 38 -38 44 -34 70M-6 22C8 34 38 40 34 70"
    low += path(reins, "none", p["gold3"], 4) + path(reins, "none", p["cups0"], 2.4)
    return dusk(p).with_figure(o + low, front)
