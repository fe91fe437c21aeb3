"""The highest trumps as Bologna draws them: Star with the Magi, Moon with astronomers, Sun with a Fate, Judgement.

What stands in heaven is that of the `arie`; what happens on earth is Bologna's own. In the tondo's own measure.
"""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import face, full_beard
from intarsia.hair import long_hair
from intarsia.headgear import crown
from intarsia.limbs import limb
from intarsia.palette import Palette
from intarsia.pen import circle, path
from intarsia.trumps.arie import casket, herald, moon_disc, moon_night, star_burst, star_night, sun_disc, sunlight
from intarsia.trumps.coifs import veil
from intarsia.trumps.figure import bust, cloak, collar, cuff, sleeve
from intarsia.trumps.hands import open_hand
from intarsia.trumps.hats import short_beard
from intarsia.trumps.heads import elder, maiden, youth
from intarsia.trumps.joints import arm
from intarsia.trumps.nature import cloud
from intarsia.trumps.setting import Scene, at, mirrored
from intarsia.trumps.things import staff
from intarsia.trumps.tones import folk


def _king(p: Palette, head: str, robe: str, mantle: str) -> str:
    """A crowned half-figure; the middle of the head is (0, 0)."""
    return bust(p, robe) + cloak(p, mantle) + head + at(crown(p, "cups1", "swords1"), 0, -30, 1.08)


def star(p: Palette) -> Scene:
    """Three kings under the star with their gifts: a youth, an old man, a Moor."""
    moor = folk(p, "black", "umber")
    dark = face(moor, "lips") + short_beard(moor) + collar(moor)
    kings = at(_king(p, youth(p), "batons", "coins"), -54, 50, 0.6, -6)
    kings += at(_king(p, dark, "swords", "cups"), 54, 50, 0.6, 6)
    kings += at(_king(p, elder(p), "cups", "plum"), 0, 60, 0.68)
    kings += at(casket(p), 0, 122, 0.66)
    return (star_night(p, -66) + kings).breaking(at(star_burst(p), 0, -54, 0.56))


def _dividers(p: Palette) -> str:
    """A pair of compasses, its hinge at (0, 0), its points 88 below and 60 apart."""
    o = ""
    for x, lit, shaded in ((-30, "gold0", "gold1"), (30, "gold1", "gold2")):
        o += limb(((0, 0, 12), (x * 0.86, 74, 9), (x, 90, 1)), p[lit], p[shaded], p["gold3"], 1.2)
    o += path("M-17 46C-6 40 6 40 17 46", "none", p["gold3"], 6) + path(
        "M-17 46C-6 40 6 40 17 46", "none", p["gold1"], 4
    )
    o += (
        path("M-3 -20H3V-6H-3Z", p["gold1"], p["gold3"], 1.1)
        + circle(0, 0, 9.4, p["gold3"])
        + circle(0, 0, 8, p["gold0"])
    )
    return o + circle(0, 0, 3.4, p["cups1"])


def _doctor_cap(p: Palette, c: str) -> str:
    """A scholar's round cap with a turned-up brim."""
    o = path("M-25 -22C-28 -50 -14 -54 0 -54C14 -54 28 -50 25 -22Z", p[c + "1"], p["gold3"], 1.3)
    o += path("M0 -54C14 -54 28 -50 25 -22H0Z", p[c + "2"])
    brim = "M-30 -15C-34 -28 -24 -30 0 -30C24 -30 34 -28 30 -15C14 -22 -14 -22 -30 -15Z"
    return (
        o
        + path(brim, p[c + "0"], p["gold3"], 1.3)
        + path("M0 -30C24 -30 34 -28 30 -15C22 -18.6 11 -20.2 0 -20.2Z", p[c + "1"])
    )


def moon(p: Palette) -> Scene:
    """Two astronomers measure with great compasses under the moon."""
    q = folk(p, "brown")
    young = long_hair(q, "h0", "h1") + face(q, "lips") + full_beard(q, "h0", "h1")
    o = ""
    for s, head, robe, mantle, cap in ((-1, elder(p), "cups", "coins", "cups"), (1, young, "batons", "plum", "batons")):
        o += at(bust(p, robe) + cloak(p, mantle) + head + _doctor_cap(p, cap), s * 54, 46, 0.68, s * 7)
    front = at(_dividers(p), 0, 28, 0.98)
    for s, robe in ((-1, "coins"), (1, "plum")):
        tones = (p[robe + "1"], p[robe + "2"], p[robe + "3"])
        o += limb(((s * 70, 88, 26), (s * 46, 112, 22), (s * 22, 94, 15)), *tones, 1.2, s > 0)
        front += _measuring(p, s)
    return (moon_night(p) + o).breaking(at(moon_disc(p), 0, -56, 0.58) + front)


def _measuring(p: Palette, s: int) -> str:
    """The hand of an astronomer on his side of the compasses, s = -1 left, 1 right."""
    return at(cuff(p, 0, 16, 0), s * 19, 82, 0.7, -40 * s) + at(hand(p), s * 14, 80, 0.6, 16 * s, s > 0)


def _distaff(p: Palette) -> str:
    """A staff with combed wool tied on it; the hand below at (0, 0), the top 116 above."""
    o = staff(p, 0, 26, 0, -112, 5, "coins")
    o += path(
        "M0 -112C-16 -104 -20 -80 -15 -60C-11 -48 -5 -42 0 -40C5 -42 11 -48 15 -60C20 -80 16 -104 0 -112Z",
        p["wool0"],
        p["wool2"],
        1.3,
    )
    o += path("M0 -112V-40C5 -42 11 -48 15 -60C20 -80 16 -104 0 -112Z", p["wool1"])
    o += path("M-8 -100C-12 -84 -10 -66 -5 -50M7 -100C11 -84 9 -66 4 -50", "none", p["wool2"], 1.2)
    return o + path("M-15 -83L14 -71M14.6 -83L-14 -71", "none", p["cups1"], 3.4)


def _spindle(p: Palette) -> str:
    """A drop spindle with thread on it; the thread comes from above (0, 0)."""
    o = path("M-2 0L-1.4 44H1.4L2 0Z", p["coins1"], p["coins3"], 1)
    o += path("M0 6C-9 14 -9 26 0 32C9 26 9 14 0 6Z", p["ivory0"], p["wool2"], 1.1) + path(
        "M0 6V32C9 26 9 14 0 6Z", p["wool1"]
    )
    return o + path("M-12 34C-12 30 12 30 12 34C12 39 -12 39 -12 34Z", p["gold1"], p["gold3"], 1.1)


def sun(p: Palette) -> Scene:
    """A Fate spins the thread of life under the sun."""
    o = at(bust(p, "swords", under="linen") + cloak(p, "batons"), -2, 44, 0.78)
    front = at(maiden(p, "copper") + veil(p, "linen"), -2, 40, 0.76) + at(_distaff(p), 60, 80)
    thread = "M58 40C46 96 -16 104 -54 58"
    front += path(thread, "none", p["gold3"], 2.6) + path(thread, "none", p["white"], 1.4)
    o += sleeve(p, "M38 86C56 112 74 110 64 94", "batons", 21, True) + cuff(p, 63, 95, -8)
    front += at(hand(p), 60, 80, 0.8, 0, True) + sleeve(p, "M-40 86C-76 116 -90 90 -72 70", "batons", 21)
    front += cuff(p, -71, 71, 34) + at(hand(p), -61, 58, 0.8, 30) + at(_spindle(p), -52, 68, 0.94)
    return (sunlight(p, -58) + o).breaking(at(sun_disc(p), 0, -60, 0.58) + front)


def _risen(p: Palette, head: str, robe: str) -> str:
    """One who rises, both hands open to heaven; the middle of the head is (0, 0)."""
    o = path("M-13 30C-30 36 -40 46 -44 90H44C40 46 30 36 13 30Z", p[robe + "0"], p[robe + "3"], 1.8)
    o += path("M0 38C6 36 10 34 13 30C30 36 40 46 44 90H0Z", p[robe + "1"]) + head
    for s in (-1, 1):
        o += arm(((s * 32, 52, 17), (s * 47, 44, 15), (s * 44, 10, 11)), p["skin0"], p["skin1"], p["skin2"], 1.6)
        o += at(open_hand(p), s * 44, -6, 1.05, 6 * s, s > 0)
    return o


def angel(p: Palette) -> Scene:
    """The Judgement: at the angel's trumpets the dead rise from an open tomb."""
    o = mirrored(at(cloud(p), -42, 76, 0.86)) + path("M-78 82C-50 74 50 74 78 82V114H-78Z", p["grass1"])
    o += path("M-36 84L-52 58L36 50L46 78Z", p["stone1"], p["stone2"], 1.2)
    o += at(youth(p, "brown"), 1, 70, 0.36) + at(_risen(p, elder(p), "linen"), -30, 66, 0.44, -6)
    o += at(_risen(p, maiden(p, "copper"), "linen"), 31, 66, 0.44, 6)
    o += path("M-50 88H50L46 118H-46Z", p["stone0"], p["stone2"], 1.3) + path("M0 88H50L46 118H0Z", p["stone1"])
    o += path("M-54 84H54V92H-54Z", p["ivory0"], p["stone2"], 1.2) + path("M0 84H54V92H0Z", p["stone0"])
    return herald(p, o)
