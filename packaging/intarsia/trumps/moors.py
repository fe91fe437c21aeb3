"""The four Moors of Bologna, equal in rank and in splendour: four men, each in the light of a suit.

Drawn to the measure of `with_figure`; each has his own years, turban, garment and weapon.
"""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import face, forked_beard, full_beard, moustache
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, path
from intarsia.trumps.arms import great_mace, lance, long_bow, round_shield, scimitar
from intarsia.trumps.figure import bust, cloak, cuff, sleeve
from intarsia.trumps.hands import open_hand
from intarsia.trumps.hats import short_beard, turban
from intarsia.trumps.setting import Scene, at, rays, sky
from intarsia.trumps.tones import folk
from intarsia.trumps.turbans import spired_turban, tailed_turban, tall_turban


def _light(p: Palette, suit: str) -> Scene:
    light = sky([(0, p["gold0"]), (0.3, p[suit + "T2"]), (0.62, p[suit + "0"]), (1, p[suit + "1"])], 0, -36, 150)
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


def _fur(p: Palette) -> str:
    """A collar of pale fur."""
    o = path("M-14 33C-40 38 -54 48 -58 64C-44 60 -26 66 -10 104C-10 76 -4 60 0 54Z", p["ivory0"], p["gold3"], 1.1)
    return o + path("M14 33C40 38 54 48 58 64C44 60 26 66 10 104C10 76 4 60 0 54Z", p["ivory2"], p["gold3"], 1.1)


def _earrings(p: Palette) -> str:
    return "".join(
        circle(x, 10, 4, "none", p["gold3"], 3.4) + circle(x, 10, 4, "none", p["gold0"], 1.8) for x in (-22, 22)
    )


def moor_of_swords(p: Palette) -> Scene:
    """The eldest: a long grey beard, a tall blue turban, a frogged kaftan; his scimitar drawn and upright."""
    q = folk(p, "grey", "umber")
    o = at(bust(p, "swords") + _frogs(p) + cloak(p, "cups"), -4, -8, 0.88)
    front = at(face(q, "lips") + full_beard(q, "h0", "h1") + tall_turban(p, "swords"), -4, -10, 0.86)
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
    o = at(bust(p, "batons") + _sash(p, "coins") + cloak(p, "plum"), 6, -10, 0.88)
    front = lance(p, -38, 24) + at(face(q, "lips") + forked_beard(q) + tailed_turban(p, "batons"), 8, -14, 0.86, 4)
    front += sleeve(p, "M-38 50C-56 66 -52 60 -41 46", "plum", 21) + cuff(p, -45, 42, 8)
    front += at(hand(q), -39, 31, 0.86)
    low = sleeve(p, "M48 50C70 64 74 76 60 84", "plum", 21, True) + at(round_shield(p, "batons"), 40, 70, 1)
    return _light(p, "batons").with_figure(o, front).with_figure(low)


def moor_of_cups(p: Palette) -> Scene:
    """The youngest: no beard, gold rings in his ears, a gilt helm wound with crimson, a coat of scales; a bow."""
    q = folk(p, "black", "bronze")
    o = at(bust(p, "cups") + _mail(p) + cloak(p, "night"), -2, -12, 0.88)
    front = at(face(q, "lips") + _earrings(p) + spired_turban(p, "cups"), -4, -14, 0.88, -4)
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


def moor_of_coins(p: Palette) -> Scene:
    """Broad and short-bearded: a pleated turban with plumes, a fur collar; a gilt mace, a hand on his heart."""
    q = folk(p, "brown", "umber")
    o = at(bust(p, "coins", under="batons") + cloak(p, "batons") + _fur(p), 4, -10, 0.92)
    front = at(great_mace(p), -44, 34) + at(
        face(q, "lips") + short_beard(q) + moustache(q) + turban(p, "coins"), 5, -12, 0.9, 3
    )
    front += sleeve(p, "M-42 50C-62 66 -62 62 -48 52", "batons", 21) + cuff(p, -48, 51, 8) + at(hand(q), -45, 38, 0.86)
    low = sleeve(p, "M50 50C78 74 66 96 34 84", "batons", 21, True) + cuff(p, 32, 83, 106)
    low += at(open_hand(q), 15, 79, 0.86, -76, True)
    low += group(
        facet_star(0, 0, 12, 4.6, 8, p["gold0"], p["gold2"]) + circle(0, 0, 3.4, p["cups1"]), "translate(4 50)"
    )
    return _light(p, "coins").with_figure(o + low, front)


MOORS = {"swords": moor_of_swords, "batons": moor_of_batons, "cups": moor_of_cups, "coins": moor_of_coins}
"""Suit to the Moor in its colour."""
