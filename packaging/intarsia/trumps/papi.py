"""The mountebank (1) and Love (5) of Minchiate, the Matto, and the Begato of Bologna."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import firm_face
from intarsia.hair import curled_fringe, curled_hair
from intarsia.palette import Palette
from intarsia.pen import circle, group, path, polar, polygon
from intarsia.trumps.figure import bust, collar, cuff, sleeve
from intarsia.trumps.hands import open_hand
from intarsia.trumps.hats import brimmed_hat, eared_hood, feathered_cap, ruff
from intarsia.trumps.joints import arm
from intarsia.trumps.nature import wing
from intarsia.trumps.setting import Scene, at, curtain
from intarsia.trumps.things import beaker, die, staff, table_board
from intarsia.trumps.tones import folk


def mountebank(p: Palette) -> Scene:
    """Minchiate 1: a juggler behind his table; he points with his wand, a hand on the beaker."""
    q = folk(p)
    o = at(bust(p, "swords"), 4, -24, 0.86)
    front = staff(p, 76, -92, 56, 2, 5) + circle(76.4, -94, 6, p["gold0"], p["gold3"], 1.2)
    front += sleeve(p, "M46 20C72 34 74 12 64 -12", "swords", 21, True) + cuff(p, 63, -14, -12)
    front += at(hand(p), 61, -26, 0.86, -12, True)
    front += at(curled_hair(q) + firm_face(q) + collar(q) + brimmed_hat(p), 4, -26, 0.86)
    inside = sleeve(p, "M-38 20C-70 40 -72 50 -52 44", "swords", 21) + table_board(p, 62, "plum")
    inside += (
        at(beaker(p, "cups"), -42, 60, 1.3) + at(beaker(p, "batons"), 4, 62, 1.2) + at(beaker(p, "cups"), 44, 60, 1.2)
    )
    inside += cuff(p, -55, 44, 60) + at(hand(p), -44, 34, 0.84, 84)
    inside += "".join(circle(x, 66, 5.4, p["gold0"], p["gold3"], 1.1) for x in (-19, 24))
    return curtain(p).with_figure(o + inside, front)


def _lightly_clad(p: Palette) -> str:
    """A youth in a blue tunic that leaves one shoulder bare, a sash over it."""
    o = path(
        "M-12 32C-24 38 -38 40 -42 52C-42 70 -34 90 -32 130H32C34 90 42 70 42 52C38 40 24 38 12 32C6 40 -6 40 -12 32Z",
        p["skin0"],
        p["skin2"],
        1,
    )
    o += path(
        "M3 38C7 37 10 35 12 32C24 38 38 40 42 52C42 70 34 90 32 130H4C8 100 -2 70 3 38Z", p["skin1"], opacity=".7"
    )
    tunic = "M14 33L32 39C38 41 42 45 42 52C42 70 34 90 34 110H-34C-35 92 -41 76 -42 60C-24 62 -2 54 14 33Z"
    o += path(tunic, p["swords1"], p["gold3"], 1)
    o += path("M22 36L32 39C38 41 42 45 42 52C42 70 34 90 34 110H4C8 86 14 60 22 36Z", p["swords2"])
    hem = "M-42 60C-24 62 -2 54 14 33"
    o += path(hem, "none", p["gold3"], 5) + path(hem, "none", p["gold1"], 3)
    o += path("M-36 84C-14 98 16 102 36 96L40 150H-40Z", p["cups1"], p["gold3"], 1)
    o += path("M0 97C12 100 24 99 36 96L40 150H0Z", p["cups2"])
    hem = "M-37 86C-14 99 16 103 36 97"
    o += path(hem, "none", p["gold3"], 5.6) + path(hem, "none", p["gold1"], 3.6)
    return o + path("M-16 46C-10 49 -5 49 -2 47M16 46C10 49 5 49 2 47", "none", p["skin2"], 1.2)


def _collarbone(p: Palette) -> str:
    """Where the neck of Love meets his breast: its shade ends in a curve."""
    o = path("M10 -16C9 -8 2 -3 -10 2C6 12 22 12 36 4L30 -8C28 -4 24 -2 20 -16Z", p["skin0"])
    o += path("M16 -1C22 -1 27 -4 30 -8L32 4C28 8 22 10 16 10Z", p["skin1"])
    return o + path("M-4 0C4 6 10 7 14 4M18 4C24 7 30 4 36 -1", "none", p["skin2"], 1.2)


GRIP, NOCK, TIP = (-55, 20), (36, 20), (-35, 74)
"""The fist on the bow and the one on the string; the bow's tips lie as far above and below the grip as TIP says."""


def _bent_bow(p: Palette) -> str:
    """Bent to the left, its grip in the left fist."""
    d = "M-33 -56C-47 -52 -41 -32 -52 -8C-59 8 -59 32 -52 48C-41 72 -47 92 -33 96"
    return "".join(path(d, "none", p[tone], width) for tone, width in (("gold3", 10), ("gold0", 8), ("coins1", 4.4)))


def _nocked(p: Palette) -> str:
    """The string in two straight runs, and the arrow on it with a heart for its head."""
    (gx, gy), (nx, ny), (tx, rise) = GRIP, NOCK, TIP
    string = f"M{tx} {gy - rise}L{nx} {ny}L{tx} {gy + rise}"
    o = path(string, "none", p["gold3"], 3.4) + path(string, "none", p["ivory0"], 2)
    o += staff(p, nx, ny, gx - 12, gy, 3.4)
    heart = "M-11 0C-5 -4 2 -12 8 -9C13 -6 10 -1 7 0C10 1 13 6 8 9C2 12 -5 4 -11 0Z"
    lower = path("M-11 0H7C10 1 13 6 8 9C2 12 -5 4 -11 0Z", p["cups1"])
    keyline = path(heart, "none", p["gold0"], 1.4)
    return o + at(path(heart, p["cups0"], p["gold3"], 4) + lower + keyline, gx - 16, gy)


def love(p: Palette) -> Scene:
    """Love, winged, his great bow bent and a heart on the arrow."""
    q = folk(p, "gold")
    tones = (q["skin0"], q["skin1"], q["skin2"])
    (gx, gy), (nx, ny) = GRIP, NOCK
    wings = at(wing(p, "ivory", "swords"), -4, 16, 0.8, 0, True) + at(wing(p, "ivory", "swords"), 34, 16, 0.78, -12)
    front = at(curled_hair(q) + firm_face(q) + curled_fringe(q), 20, -40, 0.92, -4) + _collarbone(q)
    front += arm(((-15, 22, 22), (-36, 25, 17), (gx + 8, gy, 12)), *tones) + _bent_bow(p) + _nocked(p)
    upper, fore = ((48, 24, 22), (76, 8, 17)), ((76, 8, 17), (nx + 9, ny - 1, 12))
    front += arm(upper, *tones) + arm(fore, *tones) + at(hand(q), gx, gy, 0.78)
    front += at(hand(q), nx, ny, 0.78, 0, True)
    return curtain(p).with_figure(wings + at(_lightly_clad(p), 16, -36, 0.98), front)


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
    o = at(bust(p, "cups", under="linen"), 0, -14, 0.86) + table_board(p, 68, "batons")
    front = at(
        curled_hair(q) + firm_face(q) + collar(q) + group(feathered_cap(p, "batons"), "scale(-1 1)"), 0, -14, 0.86
    )
    front += "".join(
        circle(x, y, 8, p["gold3"]) + circle(x, y, 6.8, p["gold1"]) + path(_half_disc(x, y), p["gold2"])
        + circle(x - 2.2, y - 2.6, 2, p["gold0"])
        for x, y in (polar(0, -14, 74, degrees) for degrees in (204, 236, 268, 300, 332))
    )  # fmt: skip
    front += sleeve(p, "M-42 30C-76 40 -76 26 -66 4", "cups", 20) + cuff(p, -65, 4, 10)
    front += at(open_hand(p), -63, -13, 0.84, 6) + sleeve(p, "M42 30C76 40 76 26 66 4", "cups", 20, True)
    front += cuff(p, 65, 4, -10) + at(open_hand(p), 63, -13, 0.84, -6, True)
    front += at(beaker(p, "swords"), -38, 67, 1.2) + at(beaker(p, "plum"), -6, 69, 1.2)
    front += at(die(p), 24, 57, 1.3) + at(die(p), 49, 62, 1.15, 30)
    return curtain(p, "swords").with_figure(o, front)


def _half_disc(x: float, y: float) -> str:
    return f"M{x} {y - 6.8}A6.8 6.8 0 0 1 {x} {y + 6.8}Z"
