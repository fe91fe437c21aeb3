"""Signs of the zodiac with people or their things: Libra, Virgo."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.palette import Palette
from intarsia.pen import circle, path
from intarsia.trumps.figure import bust, cloak, cuff, sleeve
from intarsia.trumps.hands import open_hand
from intarsia.trumps.heads import maiden
from intarsia.trumps.nature import cloud, corn, star4, wing
from intarsia.trumps.setting import Scene, at, mirrored
from intarsia.trumps.starry import starry
from intarsia.trumps.things import scales


def libra(p: Palette) -> Scene:
    """A great balance in a hand from the clouds."""
    front = at(scales(p, "gold1"), 0, -38, 2.24) + star4(p, -58, 32, 12) + star4(p, 58, 32, 12)
    front += sleeve(p, "M66 -98C50 -94 34 -84 16 -68", "cups", 21) + cuff(p, 15, -67, -136)
    front += at(hand(p), 0, -58, 1.1)
    front += "".join(circle(x, y, 9, p["ivory2"], p["gold2"], 1.1) for x, y in ((44, -106), (62, -80), (92, -84)))
    front += at(cloud(p), 72, -84, 0.86, 0, True) + at(cloud(p), 70, -106, 0.74) + at(cloud(p), 84, -94, 0.6)
    return starry(p, "libra", "", front)


def virgo(p: Palette) -> Scene:
    """A winged maiden with a sheaf of corn."""
    o = mirrored(at(wing(p, "ivory", "plum"), 20, 16, 0.82, 4)) + circle(-4, -34, 40, p["gold0"], p["gold2"], 1.4)
    o += at(bust(p, "linen", under="cups") + cloak(p, "batons"), -4, -24, 0.86)
    band = path("M-28 -14C-14 -23 14 -23 28 -14L27 -9C14 -18 -14 -18 -27 -9Z", p["gold1"], p["gold3"], 1)
    front = at(maiden(p, "gold") + band + star4(p, 0, -19, 9), -4, -26, 0.86, 5)
    front += "".join(at(corn(p), 50, 40, k, turn) for k, turn in ((1.5, -16), (1.5, 10), (1.75, -3)))
    front += sleeve(p, "M38 32C58 60 68 58 60 40", "batons", 19, True) + cuff(p, 60, 41, -6)
    front += at(hand(p), 57, 28, 0.84, 0, True)
    o += (
        sleeve(p, "M-46 32C-66 54 -68 46 -58 28", "batons", 19)
        + cuff(p, -57, 27, 12)
        + at(open_hand(p), -53, 11, 0.9, -6, True)
    )
    return starry(p, "virgo", "").with_figure(o, front)
