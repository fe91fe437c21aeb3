"""The four Moors of Bologna, equal in rank and in splendour: four men, each in the light of a suit.

Drawn to the measure of `with_figure`; each has his own years, turban, garment and weapon.
"""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import face, forked_beard, full_beard, moustache
from intarsia.palette import Palette
from intarsia.pen import circle, path
from intarsia.trumps.arms import great_mace, lance, long_bow, round_shield, scimitar
from intarsia.trumps.figure import bust, cloak, collar, cuff, sleeve
from intarsia.trumps.hands import open_hand
from intarsia.trumps.hats import short_beard, turban
from intarsia.trumps.setting import Scene, at, rays, sky
from intarsia.trumps.tones import folk
from intarsia.trumps.turbans import spired_turban, tailed_turban, tall_turban


def _light(p: Palette, suit: str) -> Scene:
    tones = ("T", "T2", "0") if suit == "batons" else ("T2", "0", "1")  # a green turban needs a lighter ground
    stops = [(o, p[suit + tone]) for o, tone in zip((0.3, 0.62, 1), tones, strict=True)]
    light = sky([(0, p["gold0"]), *stops], 0, -36, 150)
    return light + rays(0, -36, 40, p["white"], ".3", 2.2)


def _frogs(p: Palette) -> str:
    """Gold loops with buttons down the breast; the head's middle is (0, 0)."""
    o = ""
    for y in (58, 76, 94, 112):
        o += path(f"M-22 {y - 3}C-10 {y} 10 {y} 22 {y - 3}", "none", p["gold3"], 6)
        o += path(f"M-22 {y - 3}C-10 {y} 10 {y} 22 {y - 3}", "none", p["gold1"], 3.8)
        o += circle(0, y - 0.6, 4.4, p["gold0"], p["gold3"], 1)
    return o


def _mail(p: Palette) -> str:
    """A breast of gilt scales."""
    o = path("M-44 52C-30 44 -18 40 -12 36C-6 42 6 42 12 36C18 40 30 44 44 52L40 150H-40Z", p["gold1"], p["gold3"], 1.2)
    o += path("M0 41C6 41 9 39 12 36C18 40 30 44 44 52L40 150H0Z", p["gold2"])
    for row in range(7):
        for k in range(-3, 4):
            x, y = k * 11 + (5.5 if row % 2 else 0), 56 + row * 11
            if abs(x) < 38:
                o += path(f"M{x - 5.5} {y}C{x - 5.5} {y + 8} {x + 5.5} {y + 8} {x + 5.5} {y}", "none", p["gold3"], 1.3)
    return o


def _sash(p: Palette, c: str) -> str:
    """A broad sash from the left shoulder across the breast."""
    o = path("M-46 50L-28 43L44 132L22 140Z", p[c + "1"], p["gold3"], 1.2) + path(
        "M-14 60L8 88L44 132L33 136Z", p[c + "2"]
    )
    return o + path("M-46 50L22 140M-28 43L44 132", "none", p["gold1"], 2.4)


def _earrings(p: Palette) -> str:
    return "".join(
        circle(x, 10, 4, "none", p["gold3"], 3.4) + circle(x, 10, 4, "none", p["gold0"], 1.8) for x in (-22, 22)
    )


def moor_of_swords(p: Palette) -> Scene:
    """The eldest: a long grey beard, a tall blue turban, a frogged kaftan; his scimitar drawn and upright."""
    q = folk(p, "grey", "umber")
    o = at(bust(p, "swords") + _frogs(p) + cloak(p, "cups"), -4, -6, 0.88)
    front = at(face(q, "lips") + full_beard(q, "h0", "h1") + tall_turban(p, "swords"), -4, -4, 0.86)
    front += sleeve(p, "M42 52C62 70 70 56 60 34", "cups", 21, True) + at(scimitar(p), 58, 16, 1.16)
    front += cuff(p, 60, 32, -4) + at(hand(q), 58, 19, 0.86, 0, True)
    low = (
        sleeve(p, "M-48 52C-72 74 -66 92 -38 86", "cups", 21)
        + cuff(p, -38, 86, 86)
        + at(open_hand(q), -20, 84, 0.84, 84)
    )
    return _light(p, "swords").with_figure(o + low, front)


def moor_of_batons(p: Palette) -> Scene:
    """In his prime: a forked black beard, a wide turban whose end falls on his shoulder; shield and lance."""
    q = folk(p, "black", "ebony")
    o = at(bust(p, "batons") + _sash(p, "coins") + cloak(p, "plum"), 4, -6, 0.88)
    front = lance(p, -39, 9) + at(face(q, "lips") + forked_beard(q) + tailed_turban(p, "batons"), 4, -9, 0.86)
    front += sleeve(p, "M-38 48C-58 70 -58 62 -45 46", "plum", 21) + cuff(p, -45, 44, 8)
    front += at(hand(q), -42, 32, 0.86)
    low = sleeve(p, "M46 48C74 58 78 78 56 84", "plum", 21, True) + at(round_shield(p, "batons"), 24, 84, 0.72)
    low += cuff(p, 54, 84, -80) + at(hand(q), 44, 83, 0.84, -84, True)
    return _light(p, "batons").with_figure(o + low, front)


def moor_of_cups(p: Palette) -> Scene:
    """The youngest: no beard, gold rings in his ears, a gilt helm wound with crimson, a coat of scales; a bow."""
    q = folk(p, "black", "bronze")
    o = at(bust(p, "cups") + _mail(p) + cloak(p, "night"), -4, -6, 0.88)
    front = at(face(q, "lips") + _earrings(p) + collar(q) + spired_turban(p, "cups"), -4, -6, 0.86)
    front += at(long_bow(p), 58, -10, 0.88) + sleeve(p, "M44 48C66 60 72 36 60 6", "night", 21, True)
    front += cuff(p, 60, 6, -8) + at(hand(q), 58, -8, 0.86, 0, True)
    low = sleeve(p, "M-46 48C-66 58 -70 84 -44 84", "night", 21) + cuff(p, -44, 84, 84) + at(hand(q), -31, 81, 0.82, 96)
    low += _arrows(p)
    return _light(p, "cups").with_figure(o, front).with_figure(low)


def _arrows(p: Palette) -> str:
    """Three arrows held in the lower hand, over it their feathers."""
    o = ""
    for turn in (-16, 0, 16):
        arrow = path("M0 10V-30", "none", p["gold3"], 4) + path("M0 10V-30", "none", p["gold0"], 2.2)
        arrow += path("M0 -26L-5 -34V-46L0 -40L5 -46V-34Z", p["ivory0"], p["cups3"], 1)
        o += at(arrow + path("M0 -26V-40L5 -46V-34Z", p["cups0"]), -30, 74, 1, turn - 8)
    return o


def _brocade(p: Palette) -> str:
    """Crimson lozenges woven into the breast."""
    o = ""
    for row in range(6):
        for k in range(-2, 3):
            x, y = k * 16 + (8 if row % 2 else 0), 60 + row * 15
            if abs(x) < 36:
                o += path(f"M{x} {y - 6}L{x + 4} {y}L{x} {y + 6}L{x - 4} {y}Z", p["cups1" if x < 1 else "cups2"])
    return o


def moor_of_coins(p: Palette) -> Scene:
    """Broad and short-bearded: a pleated turban with plumes, a brocaded coat; a gilt mace, a hand on his heart."""
    q = folk(p, "brown", "umber")
    o = at(bust(p, "coins") + _brocade(p) + cloak(p, "batons"), 4, -6, 0.88)
    front = at(great_mace(p), -44, 34) + at(
        face(q, "lips") + short_beard(q) + moustache(q) + collar(q) + turban(p, "coins"), 4, -11, 0.86
    )
    front += sleeve(p, "M-42 50C-62 66 -62 62 -48 52", "batons", 21) + cuff(p, -48, 51, 8) + at(hand(q), -45, 38, 0.86)
    low = sleeve(p, "M50 50C78 74 66 96 34 84", "batons", 21, True) + cuff(p, 32, 83, 106)
    low += at(open_hand(q), 15, 79, 0.86, -76, True)
    return _light(p, "coins").with_figure(o + low, front)


MOORS = {"swords": moor_of_swords, "batons": moor_of_batons, "cups": moor_of_cups, "coins": moor_of_coins}
"""Suit to the Moor in its colour."""
