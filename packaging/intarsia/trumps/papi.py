"""The mountebank (1) and Love (5) of Minchiate, the Matto, and the Begato of Bologna."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import firm_face
from intarsia.hair import curled_hair
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, path, polygon
from intarsia.suits import symbol
from intarsia.trumps.figure import bare_arm, bust, collar, cuff, sleeve
from intarsia.trumps.hands import open_hand, pointing_hand
from intarsia.trumps.hats import brimmed_hat, eared_hood, feathered_cap, ruff
from intarsia.trumps.heads import youth
from intarsia.trumps.nature import wing
from intarsia.trumps.setting import Scene, at, curtain
from intarsia.trumps.things import beaker, die, staff, table_board
from intarsia.trumps.tones import folk


def mountebank(p: Palette) -> Scene:
    """Minchiate 1: a juggler behind his table; he points with his wand, a hand on the beaker."""
    q = folk(p)
    o = at(bust(p, "swords", under="coins"), 4, -24, 0.86)
    front = staff(p, 76, -92, 56, 2, 5) + circle(76.4, -94, 6, p["gold0"], p["gold3"], 1.2)
    front += sleeve(p, "M46 20C72 34 74 12 64 -12", "swords", 21, True) + cuff(p, 63, -14, -12)
    front += at(hand(p), 61, -26, 0.86, -12, True)
    front += at(curled_hair(q) + firm_face(q) + collar(q) + brimmed_hat(p), 4, -26, 0.86)
    inside = sleeve(p, "M-38 20C-70 40 -72 50 -52 44", "swords", 21) + table_board(p, 62, "plum")
    inside += (
        at(beaker(p, "cups"), -42, 60, 1.3) + at(beaker(p, "batons"), 4, 62, 1.2) + at(beaker(p, "cups"), 44, 60, 1.2)
    )
    inside += cuff(p, -55, 44, 60) + at(hand(p), -44, 34, 0.84, 84)
    inside += "".join(circle(x, 66, 5.4, p["gold0"], p["gold3"], 1.1) for x in (-15, 24, 66))
    return curtain(p).with_figure(o + inside, front)


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
    o += path("M-36 84C-14 98 16 102 36 96L40 150H-40Z", p["cups1"], p["gold3"], 1)
    o += path("M0 97C12 100 24 99 36 96L40 150H0Z", p["cups2"])
    hem = "M-37 86C-14 99 16 103 36 97"
    o += path(hem, "none", p["gold3"], 5.6) + path(hem, "none", p["gold1"], 3.6)
    return o + path("M-16 46C-10 49 -5 49 -2 47M16 46C10 49 5 49 2 47", "none", p["skin2"], 1.2)


def _great_bow(p: Palette) -> str:
    """Bent to the left, its grip at (-57, 12); the arrow with its heart lies on the string."""
    o = path("M-30 -66L30 12L-30 88", "none", p["gold3"], 3) + path("M-30 -66L30 12L-30 88", "none", p["ivory0"], 1.6)
    for tone, width in (("gold3", 10), ("gold0", 8), ("coins1", 4.4)):
        o += path("M-28 -70C-44 -66 -42 -42 -54 -16C-62 2 -62 22 -54 38C-42 64 -44 86 -30 92", "none", p[tone], width)
    o += staff(p, 32, 12, -66, 12, 4) + at(symbol(p, "hearts"), -102, 27, 0.3, -90)
    return o + path("M24 12L38 2M30 12L44 2M24 12L38 22M30 12L44 22", "none", p["cups1"], 3)


def love(p: Palette) -> Scene:
    """Love, winged, his great bow bent and a heart on the arrow."""
    far = at(wing(p, "ivory", "swords"), -12, 22, 0.84, 0, True)
    o = at(_bare_body(p), 10, -20, 0.98) + bare_arm(p, "M-26 32C-34 38 -38 28 -39 20", 16)
    front = at(wing(p, "ivory", "swords"), 24, 22, 0.98, -24) + at(_great_bow(p), 16, 0)
    front += at(youth(p, "gold"), 10, -34, 0.92) + at(hand(p), -40, 12, 0.78)
    front += bare_arm(p, "M34 30C64 40 84 54 54 18", 16) + at(hand(p), 47, 12, 0.78, 0, True)
    return curtain(p).with_figure(far + o, front)


def matto(p: Palette) -> Scene:
    """The fool: eared hood, motley, his own head on a stick."""
    q = folk(p)
    head = firm_face(q) + eared_hood(p)
    o = group(bust(p, "batons"), "translate(0 -14) scale(.9)")
    right = "M0 40C6 40 10 38 13 34C32 38 52 44 62 64C70 84 75 112 78 178H0Z"
    o += group(path(right, p["coins1"]), "translate(0 -14) scale(.9)")
    for i in range(-3, 4):
        for j in range(5):
            x, y = i * 20 + (10 if j % 2 else 0), 46 + j * 18
            lozenge = polygon([(x, y - 9), (x + 7, y), (x, y + 9), (x - 7, y)])
            o += path(lozenge, p["gold1"] if x < 0 else p["cups1"], opacity=".8")
    o += at(ruff(p), 0, -14, 0.9)
    front = staff(p, 60, 70, 48, -40, 5.4) + at(head, 46, -66, 0.5, -4) + at(head, -2, -16, 0.9, -5)
    front += sleeve(p, "M46 62C62 72 68 54 60 32", "coins", 20) + cuff(p, 59.4, 30, 0) + at(hand(p), 57, 17, 0.82)
    return curtain(p, "night").with_figure(o, front)


def begato(p: Palette) -> Scene:
    """The magician of Bologna, who juggles with golden balls behind his table."""
    q = folk(p, "gold")
    o = at(bust(p, "coins", under="cups"), 0, -14, 0.86)
    front = "".join(
        circle(x, y, 8, p["gold3"]) + circle(x, y, 6.8, p["gold1"]) + path(_half_disc(x, y), p["gold2"])
        + circle(x - 2.2, y - 2.6, 2, p["gold0"])
        for x, y in ((-39, -40), (-37, -72), (-6, -92), (28, -90), (58, -66))
    )  # fmt: skip
    front += at(
        curled_hair(q) + firm_face(q) + collar(q) + group(feathered_cap(p, "batons"), "scale(-1 1)"), 0, -14, 0.86
    )
    front += sleeve(p, "M-42 32C-76 36 -72 20 -60 4", "coins", 20) + cuff(p, -58, 4, 14)
    front += at(open_hand(p), -54, -12, 0.84, 16) + sleeve(p, "M42 32C76 36 74 16 64 -10", "coins", 20, True)
    front += cuff(p, 63, -12, -8) + at(pointing_hand(p), 61, -27, 0.84, -4, True)
    front += facet_star(58, -66, 13, 5, 8, p["gold0"], p["cups1"])
    inside = table_board(p, 68, "batons") + at(beaker(p, "cups"), -34, 65, 1.2) + at(beaker(p, "plum"), -2, 67, 1.2)
    inside += at(die(p), 28, 55, 1.3) + at(die(p), 51, 61, 1.15, 30)
    return curtain(p, "swords").with_figure(o + inside, front)


def _half_disc(x: float, y: float) -> str:
    return f"M{x} {y - 6.8}A6.8 6.8 0 0 1 {x} {y + 6.8}Z"
