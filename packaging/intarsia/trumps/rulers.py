"""The rulers among the papi: the Grand Duke (2), the Emperor of the West (3), the Emperor of the East (4)."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import face, firm_face, forked_beard, full_beard, moustache
from intarsia.hair import curled_hair, long_hair
from intarsia.headgear import coronet, crown
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, path
from intarsia.trumps.figure import bust, cloak, collar, cuff, sleeve
from intarsia.trumps.hands import blessing_hand, carrying_hand
from intarsia.trumps.seats import throne
from intarsia.trumps.setting import Scene, at, curtain, mirrored
from intarsia.trumps.things import longsword, staff
from intarsia.trumps.tones import folk


def _ermine(p: Palette) -> str:
    """A collar of white fur with its black tails; the head's middle is (0, 0)."""
    o = path(
        "M-16 32C-40 38 -58 46 -64 62C-40 80 -18 84 0 84C18 84 40 80 64 62C58 46 40 38 16 32C8 42 -8 42 -16 32Z",
        p["ivory0"],
        p["gold3"],
        1.2,
    )
    o += path("M0 39.6C6 39.4 11 38 16 32C40 38 58 46 64 62C40 80 18 84 0 84Z", p["ivory2"])
    for x, y in (
        (-50, 58),
        (-38, 48),
        (-36, 66),
        (-22, 56),
        (-18, 74),
        (-4, 64),
        (14, 74),
        (20, 55),
        (34, 66),
        (40, 48),
        (52, 58),
    ):
        o += path(
            f"M{x} {y - 5}C{x + 2.6} {y} {x + 2} {y + 4} {x} {y + 5}C{x - 2} {y + 4} {x - 2.6} {y} {x} {y - 5}Z",
            p["ink"],
        )
    return o


def orb(p: Palette, c: str) -> str:
    """The imperial orb, 40 wide; its foot at (0, 19)."""
    o = circle(0, 0, 20, p["gold3"]) + circle(0, 0, 18.6, p[c + "1"])
    o += path("M0 -18.6A18.6 18.6 0 0 1 0 18.6Z", p[c + "2"])
    o += path("M-13 -9C-10 -13 -7 -14 -4 -15", "none", p[c + "0"], 2.4)
    for d in ("M-18.6 -2C-8 4 8 4 18.6 -2", "M-2 -18C2 -12 3 -4 2 1.6"):
        o += path(d, "none", p["gold3"], 6) + path(d, "none", p["gold1"], 4)
    cross = "M-2.6 -42H2.6V-35H9V-30H2.6V-19H-2.6V-30H-9V-35H-2.6Z"
    return o + path(cross, p["gold1"], p["gold3"], 1.1) + path("M0 -42H2.6V-35H9V-30H2.6V-19H0Z", p["gold2"])


def _lily(p: Palette) -> str:
    """The lily of Florence on a sceptre, its foot at (0, 0)."""
    o = path("M0 -34C10 -22 9 -12 0 -2C-9 -12 -10 -22 0 -34Z", p["gold0"], p["gold3"], 1.1)
    o += path("M0 -34C10 -22 9 -12 0 -2Z", p["gold1"])
    o += mirrored(
        path(
            "M-2 -3C-6 -14 -16 -22 -20 -12C-21 -6 -15 -2 -11 -6C-14 -8 -12 -11 -9 -9C-7 -7 -6 -4 -5 0Z",
            p["gold1"],
            p["gold3"],
            1.1,
        )
    )
    return o + path("M-9 -3H9V3H-9Z", p["gold1"], p["gold3"], 1) + path("M0 -3H9V3H0Z", p["gold2"])


def grand_duke(p: Palette) -> Scene:
    """Young, with a ducal coronet, ermine and the sceptre of the lily."""
    q = folk(p, "copper")
    o = at(bust(p, "batons", under="coins") + _ermine(p), -4, -16, 0.9)
    o += path("M-32 16C-24 36 -10 46 -4 46C2 46 16 36 24 16", "none", p["gold3"], 4.6)
    o += path("M-32 16C-24 36 -10 46 -4 46C2 46 16 36 24 16", "none", p["gold1"], 2.8)
    o += facet_star(-4, 52, 13, 4.8, 8, p["gold0"], p["gold2"]) + circle(-4, 52, 3.6, p["cups1"])
    o += sleeve(p, "M-48 50C-66 66 -66 84 -40 80", "batons", 20) + cuff(p, -40, 80, 84)
    o += at(_scroll(p), -24, 72, 1, 14) + at(hand(p), -26, 76, 0.84, 96)
    front = staff(p, 56, 66, 56, -62, 5.6) + at(_lily(p), 56, -64, 1.36)
    front += at(
        curled_hair(q) + firm_face(q) + collar(q) + moustache(q) + at(coronet(p, "batons1"), 0, -30, 1.15), -4, -20, 0.9
    )
    front += sleeve(p, "M40 50C58 66 68 56 59 36", "batons", 20, True) + cuff(p, 59, 34, -4)
    return curtain(p).with_figure(o, front + at(hand(p), 56, 21, 0.86, 0, True))


def _scroll(p: Palette) -> str:
    """A rolled charter with its seal, upright round (0, 0)."""
    o = path("M-7 -30H7V26H-7Z", p["ivory0"], p["gold3"], 1.2) + path("M1 -30H7V26H1Z", p["ivory2"])
    o += path("M-8 -31C-4 -35 4 -35 8 -31C4 -28 -4 -28 -8 -31Z", p["ivory2"], p["gold3"], 1)
    return o + path("M-7 -20H7", "none", p["cups1"], 4) + circle(8, -16, 5.4, p["cups1"], p["cups3"], 1)


def western_emperor(p: Palette) -> Scene:
    """Old and bearded, with a closed crown, the orb in one hand and the sword in the other."""
    q = folk(p, "grey")
    o = throne(p, "night") + at(bust(p, "swords", under="linen") + cloak(p, "coins"), 0, -16, 0.86)
    head = long_hair(q, "h0", "h1") + face(q, "cups1") + full_beard(q, "h0", "h1")
    front = at(head + at(crown(p, "cups1", "swords1"), 0, -31, 1.15), 0, -16, 0.84)
    front += sleeve(p, "M-44 48C-60 70 -70 62 -62 50", "coins", 20) + at(orb(p, "swords"), -54, 20, 1.1)
    front += cuff(p, -62, 52, 6) + at(carrying_hand(p), -55, 44, 0.92)
    front += sleeve(p, "M44 48C62 64 70 50 62 26", "coins", 20, True) + at(longsword(p, 118), 60, 6, 1.1, 4)
    return curtain(p).with_figure(o, front + cuff(p, 61, 26, -2) + at(hand(p), 59, 13, 0.86, 0, True))


def _domed_crown(p: Palette) -> str:
    """The crown of the East, a jewelled dome with pendants; its band on (0, 0)."""
    o = path("M-27 2C-34 -30 -16 -44 0 -46C16 -44 34 -30 27 2Z", p["plum1"], p["gold3"], 1.2)
    o += path("M0 -46C16 -44 34 -30 27 2H0Z", p["plum2"])
    ribs = "M0 -46V2M-15 4C-20 -22 -12 -38 0 -46M15 4C20 -22 12 -38 0 -46"
    o += path(ribs, "none", p["gold3"], 5) + path(ribs, "none", p["gold1"], 3)
    o += "".join(
        circle(x, y, 2, p["ivory0"], p["gold3"], 0.6)
        for x, y in ((0, -14), (0, -28), (-15.4, -14), (15.4, -14), (-11, -30), (11, -30))
    )
    o += path("M-29 -5C-14 3 14 3 29 -5L28 8C14 15 -14 15 -28 8Z", p["gold1"], p["gold3"], 1.2)
    o += path("M0 1C10 1 20 -1 29 -5L28 8C20 12 10 13.4 0 13.4Z", p["gold2"])
    for x, c in ((-18, "batons1"), (0, "cups1"), (18, "batons1")):
        o += path(
            f"M{x} {0.4 + 2.4 * (x == 0)}L{x + 4.4} {5.6 + 1.6 * (x == 0)}L{x} {10.8 + 1.6 * (x == 0)}"
            f"L{x - 4.4} {5.6 + 1.6 * (x == 0)}Z",
            p[c],
            p["gold3"],
            0.8,
        )
    for x in (-28, 28):
        o += path(f"M{x} 8V34", "none", p["gold2"], 1.4)
        o += "".join(circle(x, y, 2.2, p["ivory0"], p["gold3"], 0.6) for y in (14, 21, 28, 35))
    return o + path("M-2 -58H2V-54H6V-50H2V-45H-2V-50H-6V-54H-2Z", p["gold1"], p["gold3"], 0.9)


def eastern_emperor(p: Palette) -> Scene:
    """Dark and fork-bearded, with a domed crown: the long sceptre in one hand, the other raised to bless."""
    q = folk(p, "black", "olive")
    o = at(bust(p, "plum", under="coins") + cloak(p, "batons"), 2, -12, 0.88) + _stole(p)
    head = long_hair(q, "h0", "h1") + face(q, "cups1") + forked_beard(q) + at(_domed_crown(p), 0, -29, 1.2)
    front = staff(p, -46, 96, -46, -20, 5.2) + at(head, 2, -12, 0.84)
    front += at(facet_star(0, 0, 17, 6.6, 8, p["gold0"], p["gold2"]) + circle(0, 0, 4.6, p["cups1"]), -46, -32)
    front += sleeve(p, "M-44 52C-60 66 -60 68 -48 58", "batons", 20) + cuff(p, -48, 58, 10) + at(hand(q), -46, 45, 0.84)
    front += sleeve(p, "M46 52C66 70 72 48 62 20", "batons", 20, True) + cuff(p, 61, 20, -10)
    front += at(blessing_hand(q), 58, 4, 0.96, -8, True)
    return curtain(p).with_figure(o, front)


def _stole(p: Palette) -> str:
    """A jewelled band down the middle of the robe, from y = 34."""
    o = path("M-10 30H14V150H-10Z", p["gold1"], p["gold3"], 1.2) + path("M2 30H14V150H2Z", p["gold2"])
    for k, c in enumerate(("cups1", "swords1", "batons1", "cups1")):
        y = 50 + 24 * k
        o += path(f"M2 {y - 9}L9 {y}L2 {y + 9}L-5 {y}Z", p[c], p["gold3"], 1)
        o += circle(-6, y + 12, 1.8, p["ivory0"]) + circle(10, y + 12, 1.8, p["ivory0"])
    return o
