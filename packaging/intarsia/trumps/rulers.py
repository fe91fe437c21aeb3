"""The rulers among the papi: the Grand Duke (2), the Emperor of the West (3), the Emperor of the East (4)."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import face, firm_face, forked_beard, full_beard, moustache
from intarsia.hair import curled_hair, long_hair
from intarsia.headgear import coronet, crown
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, group, path
from intarsia.trumps.figure import bust, cloak, cuff, sleeve
from intarsia.trumps.hands import carrying_hand
from intarsia.trumps.setting import Scene, at, curtain, mirrored
from intarsia.trumps.things import longsword, staff
from intarsia.trumps.tones import folk


def _throne(p: Palette, c: str) -> str:
    """The back of a throne behind head and shoulders, with two gilt knobs."""
    o = path("M-44 92V-30C-44 -64 -24 -76 0 -76C24 -76 44 -64 44 -30V92Z", p["gold1"], p["gold3"], 1.4)
    o += path("M0 -76C24 -76 44 -64 44 -30V92H0Z", p["gold2"])
    o += path("M-37 92V-28C-37 -58 -20 -69 0 -69C20 -69 37 -58 37 -28V92Z", p[c + "2"])
    o += path("M0 -69C20 -69 37 -58 37 -28V92H0Z", p[c + "3"])
    studs = ((-40.5, -14), (-40.5, 8), (-40.5, 30), (40.5, -14), (40.5, 8), (40.5, 30))
    o += "".join(circle(x, y, 1.8, p["gold0"], p["gold3"], 0.7) for x, y in studs)
    return o + mirrored(circle(-44, -40, 6.4, p["gold1"], p["gold3"], 1.2) + circle(-45.6, -41.6, 2, p["gold0"]))


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
    o = staff(p, -58, 92, -58, -30, 4.6) + at(_lily(p), -58, -32, 0.8)
    o += group(bust(p, "batons", under="coins") + _ermine(p), "translate(2 -16) scale(.86)")
    o += at(curled_hair(q) + firm_face(q) + moustache(q) + at(coronet(p, "batons1"), 0, -30), 2, -18, 0.86)
    o += path("M-26 16C-18 36 -4 44 2 44C8 44 22 36 30 16", "none", p["gold3"], 4.6)
    o += path("M-26 16C-18 36 -4 44 2 44C8 44 22 36 30 16", "none", p["gold1"], 2.8)
    o += facet_star(2, 50, 12, 4.4, 8, p["gold0"], p["gold2"]) + circle(2, 50, 3.4, p["cups1"])
    o += sleeve(p, "M-42 50C-54 66 -64 62 -60 44", "batons", 20) + cuff(p, -59, 40, 4) + at(hand(p), -58, 27, 0.78)
    o += sleeve(p, "M44 50C60 62 70 74 48 78", "batons", 20, True) + cuff(p, 44, 78, 84)
    return curtain(p) + (o + at(hand(p), 32, 74, 0.74, 100, True))


def western_emperor(p: Palette) -> Scene:
    """Old and bearded, with a closed crown, sword and orb, before a throne."""
    q = folk(p, "grey")
    o = _throne(p, "night") + group(bust(p, "swords", under="linen") + cloak(p, "coins"), "translate(0 -16) scale(.86)")
    o += at(
        long_hair(q, "h0", "h1")
        + face(q, "cups1")
        + full_beard(q, "h0", "h1")
        + at(crown(p, "cups1", "swords1"), 0, -31),
        0,
        -14,
        0.82,
    )
    o += sleeve(p, "M-44 48C-54 64 -64 60 -60 42", "coins", 20) + at(longsword(p, 76), -58, 18) + cuff(p, -60, 38, 2)
    o += at(hand(p), -58, 24, 0.78)
    o += sleeve(p, "M44 48C56 66 66 62 60 46", "coins", 20, True) + at(orb(p, "swords"), 56, 14, 0.96)
    return curtain(p) + (o + cuff(p, 60, 46, -4) + at(carrying_hand(p), 56, 36, 0.86, 0, True))


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
    """Dark and fork-bearded, with a domed crown, a globe and a long sceptre, before a throne."""
    q = folk(p, "black", "olive")
    o = _throne(p, "swords") + group(bust(p, "plum", under="coins") + cloak(p, "batons"), "translate(0 -14) scale(.86)")
    o += at(long_hair(q, "h0", "h1") + face(q, "cups1") + forked_beard(q) + at(_domed_crown(p), 0, -29), 0, -12, 0.8)
    o += sleeve(p, "M-44 50C-56 66 -66 62 -62 46", "batons", 20) + at(orb(p, "cups"), -57, 14, 0.96)
    o += cuff(p, -62, 46, 4) + at(carrying_hand(q), -58, 36, 0.86)
    o += staff(p, 59, 92, 57, -32, 4.6)
    o += at(facet_star(0, 0, 14, 5.4, 8, p["gold0"], p["gold2"]) + circle(0, 0, 4, p["cups1"]), 57, -42)
    o += sleeve(p, "M44 50C56 66 66 62 60 44", "batons", 20, True)
    return curtain(p) + (o + cuff(p, 59, 40, -4) + at(hand(q), 58, 26, 0.78, 0, True))
