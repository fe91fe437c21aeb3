"""The four Moors of Bologna, equal in rank and in splendour: one in each suit's colour, from the youth to the grey."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import face
from intarsia.palette import Palette
from intarsia.pen import circle, group, path
from intarsia.trumps.figure import bust, cloak, cuff, sleeve
from intarsia.trumps.hats import short_beard, turban
from intarsia.trumps.setting import Scene, at, rays, sky
from intarsia.trumps.things import staff
from intarsia.trumps.tones import folk

MOORS = {
    "coins": ("plum", "cups", "black"), "cups": ("night", "coins", None), "swords": ("cups", "coins", "grey"),
    "batons": ("coins", "cups", "black"),
}  # fmt: skip
"""Suit to cloak, tunic and beard."""


def moor(p: Palette, suit: str) -> Scene:
    """A half-figure with turban and spear, in the light of a suit."""
    mantle, under, beard = MOORS[suit]
    q = folk(p, beard or "black", "umber")
    o = staff(p, -58, 92, -58, -34, 4.6, "coins")
    point = path("M0 -30L8 -8L0 4L-8 -8Z", p["silver0"], p["night2"], 1.2) + path("M0 -30L8 -8L0 4Z", p["silver2"])
    o += at(point + path("M-6 5H6V9H-6Z", p["gold1"], p["gold3"], 1), -58, -34)
    o += group(bust(p, suit, under=under) + cloak(p, mantle), "translate(2 0) scale(.88)")
    o += at(face(q, "lips") + (short_beard(q) if beard else "") + turban(p, suit), 2, -2, 0.88)
    o += "".join(circle(x, 7, 3.6, p["gold3"]) + circle(x, 7, 2.6, p["gold0"]) for x in (-18, 22))
    o += sleeve(p, "M-46 70C-52 84 -58 84 -58 72", mantle, 21) + cuff(p, -58, 68, 0) + at(hand(q), -58, 55, 0.8)
    light = sky([(0, p["gold0"]), (0.3, p[suit + "T2"]), (0.62, p[suit + "0"]), (1, p[suit + "1"])], 0, -16, 100)
    return light + (rays(0, -16, 190, 40, p["white"], ".3", 2.2) + o)
