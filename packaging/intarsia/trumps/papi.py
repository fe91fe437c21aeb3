"""The papi of Minchiate (1 to 5), the Matto, and the Begato of Bologna."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import firm_face
from intarsia.hair import curled_hair
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, path, polygon
from intarsia.suits import symbol
from intarsia.trumps.figure import bare_arm, bust, cuff, sleeve
from intarsia.trumps.hats import brimmed_hat, eared_hood, feathered_cap, ruff
from intarsia.trumps.heads import youth
from intarsia.trumps.nature import wing
from intarsia.trumps.setting import Scene, at, curtain, mirrored
from intarsia.trumps.things import beaker, die, staff, table_board
from intarsia.trumps.tones import folk


def mountebank(p: Palette) -> Scene:
    """Minchiate 1: a juggler behind his table, beakers and balls before him."""
    q = folk(p)
    o = group(bust(p, "swords", under="coins"), "translate(0 -26) scale(.86)")
    o += sleeve(p, "M42 18C62 30 58 44 38 40", "swords", 20, True) + cuff(p, 40, 45, 70)
    o += sleeve(p, "M-42 18C-66 22 -70 -4 -62 -20", "swords", 20) + cuff(p, -61, -24, 8)
    o += staff(p, -66, -70, -54, 0, 4) + at(hand(p), -61, -36, 0.78, 8)
    o += circle(-66.4, -71, 4, p["gold0"], p["gold3"], 1)
    o += at(curled_hair(q) + firm_face(q) + brimmed_hat(p), 0, -28, 0.86)
    o += table_board(p, 50, "plum")
    o += at(beaker(p, "cups"), -36, 44) + at(beaker(p, "batons"), -8, 42) + at(beaker(p, "cups"), 26, 46)
    o += at(hand(p), 27, 22, 0.74, 84)
    o += circle(50, 44, 4.6, p["gold0"], p["gold3"], 1) + circle(62, 42, 4.6, p["gold0"], p["gold3"], 1)
    return curtain(p) + o


def _bare_body(p: Palette) -> str:
    """A youth's bare breast above a sash."""
    o = path(
        "M-12 32C-24 38 -38 40 -42 52C-42 70 -34 90 -32 130H32C34 90 42 70 42 52C38 40 24 38 12 32C6 40 -6 40 -12 32Z",
        p["skin0"],
        p["skin2"],
        1,
    )
    o += path(
        "M3 38C7 37 10 35 12 32C24 38 38 40 42 52C42 70 34 90 32 130H4C8 100 -2 70 3 38Z", p["skin1"], opacity=".7"
    )
    o += path("M-36 84C-14 98 16 102 36 96L33 130H-33Z", p["cups1"], p["gold3"], 1)
    o += path("M0 97C12 100 24 99 36 96L33 130H0Z", p["cups2"])
    hem = "M-37 86C-14 99 16 103 36 97"
    o += path(hem, "none", p["gold3"], 5.6) + path(hem, "none", p["gold1"], 3.6)
    return o + path("M-16 46C-10 49 -5 49 -2 47M16 46C10 49 5 49 2 47", "none", p["skin2"], 1.2)


def love(p: Palette) -> Scene:
    """Love, winged, his bow bent and a heart on the arrow."""
    o = mirrored(at(wing(p, "ivory", "swords"), 18, 16, 1.1))
    o += at(_bare_body(p), 2, -23, 0.95)
    o += bare_arm(p, "M38 34C58 50 46 54 24 30", 16)
    for tone, width in (("gold3", 8), ("gold0", 6.4), ("hair1", 4)):
        o += path("M-36 -48C-45 -45 -50 -30 -57 -4C-61 8 -61 28 -57 42C-50 64 -44 76 -34 78", "none", p[tone], width)
    o += path("M-36 -48L22 20L-34 78", "none", p["ivory0"], 1.6)
    o += path("M-36 -48L22 20L-34 78", "none", p["hair1"], 0.7)
    o += staff(p, 24, 20, -70, 18, 3) + path("M22 20L36 12M26 20L40 13M22 20L36 28M26 20L40 27", "none", p["cups1"], 2)
    o += at(symbol(p, "hearts"), -69, 28, 0.2, 90, True) + bare_arm(p, "M-34 32C-44 36 -50 32 -54 24", 16)
    o += at(hand(p), -57, 19, 0.68) + at(hand(p), 23, 22, 0.66, 0, True)
    return curtain(p) + (o + at(youth(p, "gold"), 2, -30, 0.88))


def matto(p: Palette) -> Scene:
    """The fool: eared hood, motley, his own head on a stick."""
    q = folk(p)
    head = firm_face(q) + eared_hood(p)
    o = group(bust(p, "batons"), "translate(0 -14) scale(.9)")
    right = "M0 40C6 40 10 38 13 34C32 38 52 44 62 64C70 84 75 112 78 150H0Z"
    o += group(path(right, p["coins1"]), "translate(0 -14) scale(.9)")
    for i in range(-3, 4):
        for j in range(3):
            x, y = i * 20 + (10 if j % 2 else 0), 46 + j * 18
            lozenge = polygon([(x, y - 9), (x + 7, y), (x, y + 9), (x - 7, y)])
            o += path(lozenge, p["gold1"] if x < 0 else p["cups1"], opacity=".8")
    o += at(ruff(p), 0, -14, 0.9) + at(head, 0, -14, 0.9)
    o += staff(p, 62, 90, 54, -2, 4.4) + at(head, 53, -16, 0.34, -6)
    o += sleeve(p, "M48 62C56 76 62 70 60 56", "coins", 20) + cuff(p, 59.4, 54, 0) + at(hand(p), 58, 42, 0.76)
    return curtain(p, "night") + o


def begato(p: Palette) -> Scene:
    """The magician of Bologna: wand, beakers, dice."""
    q = folk(p, "gold")
    o = group(bust(p, "coins", under="cups"), "translate(0 -22) scale(.86)")
    o += sleeve(p, "M42 26C66 34 72 10 63 -12", "coins", 20, True) + cuff(p, 62, -14, -8)
    o += staff(p, 68, -50, 55, 8, 4) + at(hand(p), 62, -25, 0.76, -10, True)
    o += facet_star(68, -52, 10, 3.6, 8, p["gold0"], p["gold1"])
    o += at(curled_hair(q) + firm_face(q) + group(feathered_cap(p, "batons"), "scale(-1 1)"), 0, -24, 0.86)
    o += table_board(p, 50, "batons")
    o += sleeve(p, "M-42 24C-66 34 -60 48 -40 30", "coins", 20) + cuff(p, -40, 29, 60)
    o += circle(-30, 45, 5, p["gold0"], p["gold3"], 1) + at(beaker(p, "cups"), -32, 36, 1.15, -22)
    o += at(hand(p), -30, 20, 0.74, 70) + at(beaker(p, "cups"), 6, 47, 1.15)
    return curtain(p, "swords") + (o + at(die(p), 34, 40) + at(die(p), 53, 43, 0.9, 30))
