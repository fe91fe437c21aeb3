"""Signs of the zodiac with people or their things: Libra, Virgo, Sagittarius."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import firm_face
from intarsia.hair import curled_fringe, curled_hair
from intarsia.palette import Palette
from intarsia.pen import circle, group, path
from intarsia.trumps.figure import bare_arm, bust, cloak, cuff, sleeve
from intarsia.trumps.hands import blessing_hand
from intarsia.trumps.heads import maiden
from intarsia.trumps.nature import cloud, corn, star4, wing
from intarsia.trumps.setting import Scene, at, mirrored
from intarsia.trumps.starry import starry
from intarsia.trumps.things import scales, staff
from intarsia.trumps.tones import folk


def libra(p: Palette) -> Scene:
    """A great balance in a hand from the clouds."""
    front = at(scales(p, "gold1"), 0, -38, 2.24) + star4(p, -58, 32, 12) + star4(p, 58, 32, 12)
    front += at(sleeve(p, "M2 -40C2 -32 1 -24 0 -16", "cups", 22) + cuff(p, 0, -13, 180), 0, -58)
    front += at(hand(p), 0, -58, 1.1)
    front += at(cloud(p), -12, -104, 1) + at(cloud(p), 50, -104, 1.1, 0, True) + at(cloud(p), 20, -97, 0.9)
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
        + at(blessing_hand(p), -54, 11, 0.9, 8)
    )
    return starry(p, "virgo", "").with_figure(o, front)


def _leg(p: Palette, d: str, hoof: tuple[float, float, float], near: bool) -> str:
    """A horse's leg along d; the hoof's place and turn."""
    lit, shade = ("coat0", "coat1") if near else ("coat1", "coat2")
    o = path(d, "none", p["hide3"], 10.4) + path(d, "none", p[lit], 8.4)
    o += group(path(d, "none", p[shade], 2.6), "translate(2 0)")
    x, y, turn = hoof
    return o + at(path("M-5 -4H5L7 5H-7Z", p["ink2"], p["hide3"], 1), x, y, 1, turn)


def _horse_body(p: Palette) -> str:
    """At a gallop to the left, without a neck; the withers at (-20, 0)."""
    tail = "M54 8C66 -4 84 2 84 22C84 36 80 44 70 52C72 42 70 34 64 28C60 24 56 20 52 18Z"
    o = path(tail, p["mane0"], p["hide3"], 1.1)
    o += path("M60 8C72 6 78 14 76 26C76 34 74 40 71 46M56 12C64 14 70 22 69 32", "none", p["mane1"], 1.6)
    o += _leg(p, "M-12 32C-22 42 -34 44 -44 42L-50 56", (-52, 61, 16), False)
    o += path("M36 24C48 34 58 40 66 50L74 62L80 57L73 44C66 34 60 24 56 12Z", p["coat1"], p["hide3"], 1.1)
    o += at(path("M-5 -4H5L7 5H-7Z", p["ink2"], p["hide3"], 1), 79, 62, 0.9, -38)
    o += path(
        "M-32 0C-36 18 -28 36 -12 38C4 38 18 33 32 34C46 36 58 30 58 16C58 2 46 -4 30 -1C14 3 -4 2 -16 -8Z",
        p["coat0"],
        p["hide3"],
        1.2,
    )
    o += path(
        "M-33 16C-32 30 -24 37 -12 38C4 38 18 33 32 34C46 36 58 30 58 16C50 26 40 24 28 22C8 20 -18 32 -33 16Z",
        p["coat1"],
    )
    o += _leg(p, "M-20 30C-32 32 -42 28 -52 24L-60 38", (-62, 43, 18), True)
    o += path("M26 10C22 28 32 38 40 46L46 58L54 70L60 65L55 52C50 44 54 34 58 18C56 4 36 -4 26 10Z", p["coat0"])
    o += path("M24 18C24 30 33 38 40 46L46 58L54 70L60 65L55 52C50 44 54 34 58 20", "none", p["hide3"], 1.2)
    o += path("M58 18C56 28 46 32 44 42L50 56L56 68L60 65L55 52C50 44 54 34 58 18Z", p["coat1"])
    return o + at(path("M-5 -4H5L7 5H-7Z", p["ink2"], p["hide3"], 1), 59, 70, 1, -34)


def _bow(p: Palette) -> str:
    """Drawn to the left, its grip at (-70, -20), the string's middle at (-8, -19)."""
    o = ""
    for tone, width in (("gold3", 5.6), ("gold0", 4), ("coins3", 1.6)):
        o += path("M-50 -66C-66 -54 -72 -36 -70 -20C-68 -4 -60 12 -44 22", "none", p[tone], width)
    o += path("M-50 -66L-8 -19L-44 22", "none", p["ivory0"], 1.3) + staff(p, -8, -19, -78, -21, 2.2)
    o += path("M-77 -26L-87 -21L-77 -16Z", p["silver0"], p["night2"], 1)
    return o + path("M-10 -19L-2 -24M-10 -19L-2 -14M-15 -19L-7 -24M-15 -19L-7 -14", "none", p["cups0"], 1.6)


def _archer(p: Palette) -> str:
    """The man's trunk, and the sash where it joins the horse."""
    o = path(
        "M-34 -28C-40 -10 -36 0 -34 12C-24 22 -10 14 -4 2C0 -10 6 -20 4 -30C-8 -38 -24 -36 -34 -28Z",
        p["skin0"],
        p["skin2"],
        1.1,
    )
    o += path(
        "M-12 -34C-6 -34 0 -33 4 -30C6 -20 0 -10 -4 2C-9 10 -15 14 -21 15C-10 0 -6 -18 -12 -34Z",
        p["skin1"],
        opacity=".8",
    )
    o += path("M-35 -2C-26 8 -12 6 -3 -3L-4 6C-12 16 -26 18 -34 12Z", p["batons1"], p["gold3"], 1)
    o += path("M-18 6.4C-12 5 -7 1 -3 -3L-4 6C-9 12 -16 15.4 -22 16Z", p["batons2"])
    o += path("M-35 -2C-26 8 -12 6 -3 -3", "none", p["gold3"], 4)
    return o + path("M-35 -2C-26 8 -12 6 -3 -3", "none", p["gold1"], 2.4)


def sagittarius(p: Palette) -> Scene:
    """A centaur at full stretch, his bow drawn."""
    q = {**folk(p, "copper"), "coat0": p["hide0"], "coat1": p["hide1"], "coat2": p["hide2"]}
    q |= {"mane0": q["h0"], "mane1": q["h1"]}
    head = curled_hair(q) + firm_face(q) + curled_fringe(q)
    man = _archer(q) + at(_bow(q), -4, 2, 1.06) + at(head, -14, -54, 0.66, -4)
    man += bare_arm(q, "M-30 -22C-42 -24 -52 -22 -62 -20", 9) + at(hand(q), -74, -20, 0.48)
    man += bare_arm(q, "M0 -24C18 -22 20 -8 -2 -18", 9.4) + at(hand(q), -9, -18, 0.46, -84)
    return starry(p, "sagittarius", "", at(_horse_body(q) + at(man, 5, -1, 1.25), 15, 6, 1.05))
