"""The virtues: Temperance, Fortitude, Justice, Hope, Prudence, Faith, Charity."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.headgear import coronet
from intarsia.palette import Palette
from intarsia.pen import circle, group
from intarsia.trumps.figure import bust, cloak, cuff, sleeve
from intarsia.trumps.heads import maiden
from intarsia.trumps.setting import Scene, at, gold_rays
from intarsia.trumps.things import longsword, scales


def halo(p: Palette) -> str:
    """The gilt disc behind a virtue's head."""
    return circle(0, -34, 41, p["gold0"], p["gold2"], 1.4) + circle(0, -34, 37, "none", p["gold2"], 0.8)


def justice(p: Palette) -> Scene:
    """Sword and scales."""
    o = halo(p) + group(bust(p, "cups", under="swords") + cloak(p, "batons"), "translate(0 -26) scale(.84)")
    o += at(maiden(p) + at(coronet(p, "cups1"), 0, -29, 0.9), 0, -26, 0.84)
    o += sleeve(p, "M-40 30C-48 58 -58 58 -58 40", "cups", 19) + at(longsword(p, 92), -58, 20)
    o += cuff(p, -58, 38, 0) + at(hand(p), -58, 25, 0.76)
    o += sleeve(p, "M42 30C54 44 60 30 54 6", "cups", 18, True) + at(scales(p), 48, 2, 0.92)
    return gold_rays(p) + (o + cuff(p, 50, 4, -6) + at(hand(p), 48, -8, 0.72, 0, True))
