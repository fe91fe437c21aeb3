"""The Chariot: a victor between two horses, seen from the front."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import firm_face
from intarsia.headgear import helmet
from intarsia.horse import horse_head
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, path, polar
from intarsia.people import STEEL
from intarsia.trumps.card import ring
from intarsia.trumps.figure import bust, cloak, cuff, sleeve
from intarsia.trumps.setting import Scene, at, dusk, segment
from intarsia.trumps.things import staff
from intarsia.trumps.tones import folk

WHITE = ("#F4EFE6", "#D3CABD", "#77695F", "#B9AEA2", "#91857B")
BLACK = ("#4A4150", "#332B39", "#15101A", "#2A2230", "#1A141F")
"""Coats: lit, shaded, line; mane lit, shaded."""


def _wheel(p: Palette, r: float) -> str:
    """A spoked wheel round (0, 0)."""
    spokes = "".join(f"M0 0L{x:.1f} {y:.1f}" for x, y in (polar(0, 0, r - 3, k * 45 + 22.5) for k in range(8)))
    o = path(spokes, "none", p["gold3"], 4.6) + path(spokes, "none", p["gold1"], 2.8)
    o += path(ring(0, 0, r) + ring(0, 0, r - 6), p["cups1"], p["gold3"], 1.4, fill_rule="evenodd")
    return o + circle(0, 0, 6, p["gold3"]) + circle(0, 0, 4.8, p["gold1"])


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
    o = path("M-34 8C-30 14 30 14 34 8L30 60C24 78 10 88 0 94C-10 88 -24 78 -30 60Z", p["plum1"], p["gold3"], 1.4)
    o += path("M0 12.6C14 12.6 30 13 34 8L30 60C24 78 10 88 0 94Z", p["plum2"])
    rim = "M-36 7C-30 15 30 15 36 7"
    o += path(rim, "none", p["gold3"], 8.4) + path(rim, "none", p["gold1"], 6)
    o += path("M0 13C16 13 30 12.6 36 7", "none", p["gold2"], 3)
    o += path("M-27 22L-24 58C-20 70 -8 80 0 85C8 80 20 70 24 58L27 22", "none", p["gold1"], 1.6)
    o += facet_star(0, 46, 20, 9, 8, p["gold1"], p["gold2"], rot=-67.5)
    return o + facet_star(0, 46, 25, 8, 8, p["gold0"], p["gold1"])


def chariot(p: Palette) -> Scene:
    """The driver with sceptre and reins, a white horse and a black one."""
    q = {
        **folk(p, "brown"),
        **STEEL,
        "c0": p["cups0"],
        "c1": p["cups1"],
        "c2": p["cups2"],
        "c3": p["cups3"],
        "jw": p["cups1"],
    }
    o = segment(0, 0, 92, 70, p["dusk2"]) + at(_wheel(p, 30), -60, 58) + at(_wheel(p, 30), 60, 58)
    o += group(bust(p, "batons", under="linen") + cloak(p, "cups"), "translate(0 -40) scale(.62)")
    o += at(firm_face(q) + helmet(q), 0, -38, 0.62)
    o += staff(p, -36, 20, -46, -54, 3.4) + at(facet_star(0, 0, 11, 4, 8, p["gold0"], p["gold2"]), -47, -58)
    o += sleeve(p, "M-27 -4C-40 8 -46 0 -44 -12", "batons", 14) + at(cuff(p, 0, 0, -10), -43, -15, 0.74)
    o += at(hand(p), -41, -24, 0.56, -8)
    o += sleeve(p, "M27 -4C36 10 30 14 20 6", "batons", 14, True) + _car(p)
    reins = "M14 4C-6 18 -22 24 -44 20M16 4C30 16 36 22 44 20"
    o += at(_horse(p, BLACK), 40, 16, 0.68) + at(_horse(p, WHITE), -40, 16, 0.68, 0, True)
    o += path(reins, "none", p["gold3"], 3.6) + path(reins, "none", p["cups0"], 2)
    return dusk(p) + (o + at(cuff(p, 0, 0, 60), 20, 5, 0.7) + at(hand(p), 13, 2, 0.54, 80))
