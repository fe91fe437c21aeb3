"""The virtues: Temperance, Fortitude, Justice, Hope, Prudence, Faith, Charity; each a woman before rays of gold.

All are known by posture, headgear and one large thing that breaks the frame. Drawn to the measure of `with_figure`.
"""

from __future__ import annotations

from intarsia.attributes import hand, mirror
from intarsia.faces import soft_face
from intarsia.hair import loose_hair
from intarsia.headgear import crown, garland, helmet
from intarsia.palette import Palette
from intarsia.pen import circle, facet_star, path
from intarsia.people import STEEL
from intarsia.trumps.coifs import balzo, veil, wreath
from intarsia.trumps.figure import bust, cloak, collar, cuff, sleeve
from intarsia.trumps.hands import carrying_hand
from intarsia.trumps.heads import maiden, youth
from intarsia.trumps.joints import sleeved
from intarsia.trumps.lion import lion_head
from intarsia.trumps.nature import flamelet
from intarsia.trumps.setting import Scene, at, gold_rays
from intarsia.trumps.things import longsword
from intarsia.trumps.tones import folk
from intarsia.trumps.vessels import anchor, broken_column, burning_heart, chalice, cross_staff, jug, serpent, stream


def _halo(p: Palette, x: float = 0) -> str:
    return circle(x, -34, 41, p["gold0"], p["gold2"], 1.4) + circle(x, -34, 37, "none", p["gold2"], 0.8)


def _gown(p: Palette, robe: str, under: str, mantle: str | None = None, x: float = 0) -> str:
    """Robe and mantle for a head at (x, -26)."""
    return at(bust(p, robe, under=under) + (cloak(p, mantle) if mantle else ""), x, -26, 0.84)


def justice(p: Palette) -> Scene:
    """Crowned, the sword upright, the scales lifted."""
    o = circle(0, -26, 43, p["gold0"], p["gold2"], 1.4) + at(bust(p, "cups", "linen"), 0, -26, 0.84)
    o += at(cloak(p, "swords", edged=False), 0, -26, 0.84)
    o += sleeve(p, "M-40 30C-52 60 -50 62 -41 52", "swords", 19)
    front = at(maiden(p, "brown") + at(crown(p, "cups1", "swords1"), 0, -33, 0.84), 0, -26, 0.84)
    front += at(longsword(p, 136), -41, 34, 1.06) + cuff(p, -42, 52, 10) + at(hand(p), -41, 39, 0.8)
    front += sleeved(p, ((38, 28, 20), (65, 26, 18), (56, -8, 13)), "swords", True)
    front += _balance(p, 47, -12) + at(hand(p), 50, -21, 0.78, -14, True)
    return gold_rays(p).with_figure(o, front)


def _balance(p: Palette, x: float, y: float) -> str:
    """Silver scales with deep pans, their beam's middle at (x, y)."""
    o = path("M-25 -3C-12 -7 12 -7 25 -3V2C12 -2 -12 -2 -25 2Z", p["silver0"], p["night2"], 1.1)
    o += path("M0 -6C10 -6 18 -5 25 -3V2C18 0 10 -1 0 -1Z", p["silver2"])
    for s in (-1, 1):
        for tone, width in (("night2", 2.4), ("gold0", 1.3)):
            o += path(f"M{s * 22 - 11} 36L{s * 22} 0L{s * 22 + 11} 36", "none", p[tone], width)
        pan = f"M{s * 22 - 13} 36H{s * 22 + 13}C{s * 22 + 12} 52 {s * 22 - 12} 52 {s * 22 - 13} 36Z"
        o += path(pan, p["silver0"], p["night2"], 1.4)
        o += path(f"M{s * 22} 36H{s * 22 + 13}C{s * 22 + 12} 44 {s * 22 + 7} 48 {s * 22} 48Z", p["silver2"])
        o += path(f"M{s * 22 - 13.6} 36H{s * 22 + 13.6}", "none", p["gold3"], 4)
        o += path(f"M{s * 22 - 13.4} 36H{s * 22 + 13.4}", "none", p["gold0"], 2.4)
    return at(o, x, y)


def temperance(p: Palette) -> Scene:
    """Her head bent to the water that falls from the high jug to the low one."""
    o = _gown(p, "swords", "linen", "plum", -2)
    front = at(maiden(p, "fair") + wreath(p, "batons1", "batons2"), -3, -26, 0.84, -10)
    front += stream(p, ((25, 6), (6, 2), (-16, 8), (-22, 46)), 7, 6)
    front += at(jug(p, "coins"), -17, 76, 1.2)
    front += sleeved(p, ((-46, 36, 20), (-62, 66, 18), (-45, 76, 13)), "plum") + at(hand(p), -34, 76, 0.78, 78)
    front += at(jug(p, "cups"), 53, 11, 1.08, -50) + sleeved(
        p, ((40, 36, 20), (62, 62, 18), (65, 41, 13)), "plum", True
    )
    front += at(hand(p), 64, 29, 0.8, -16, True)
    return gold_rays(p).with_figure(o, front)


def fortitude(p: Palette) -> Scene:
    """In a helmet, a broken column behind her; she holds the lion by its jaws."""
    q = {**folk(p, "copper"), **STEEL, "c0": p["cups0"], "c1": p["cups1"], "c2": p["cups2"], "c3": p["cups3"]}
    q["jw"] = p["swords1"]
    o = at(broken_column(p), 55, 92, 1.2) + _gown(p, "cups", "coins", None, -8)
    front = at(loose_hair(q) + soft_face(q) + collar(q) + helmet(q), -9, -26, 0.84)
    inside = sleeve(p, "M34 32C54 44 58 62 44 76", "cups", 19, True) + at(lion_head(p), -8, 56, 0.66)
    inside += sleeve(p, "M-46 32C-70 50 -74 74 -54 80", "cups", 19)
    inside += cuff(p, -50, 80, 96) + at(hand(p), -38, 79, 0.84, 84)
    inside += cuff(p, 38, 80, 76) + at(hand(p), 25, 81, 0.84, -84, True)
    return gold_rays(p).with_figure(o + inside, front)


def hope(p: Palette) -> Scene:
    """She looks up and lifts her hand to a crown in the light; a great anchor at her side."""
    o = _gown(p, "batons", "linen", None, -8)
    steel = {**p, "gold1": p["silver0"], "gold2": p["silver2"], "gold3": p["night2"]}
    front = at(maiden(p, "gold") + garland({**p, "c1": p["cups0"], "c3": p["cups3"]}), -6, -26, 0.84, 12)
    front += at(crown(p, "cups1", "swords1"), 52, -78, 0.86)
    ring = circle(0, -46, 8, "none", p["gold3"], 6) + circle(0, -46, 8, "none", p["gold1"], 3.6)
    front += at(anchor(steel) + ring, -44, 52, 1.2, -6)
    front += sleeved(p, ((-46, 34, 20), (-64, 64, 18), (-54, 68, 13)), "batons") + at(hand(p), -43, 68, 0.8, 84)
    front += sleeved(p, ((34, 34, 20), (61, 24, 18), (58, -8, 13)), "batons", True)
    front += at(carrying_hand(p), 57, -24, 0.92, 4, True)
    return gold_rays(p).with_figure(o, front)


def prudence(p: Palette) -> Scene:
    """In a high round coif; she looks into a great mirror, a serpent winds round her arm."""
    q = folk({**p, **STEEL, "c1": p["cups1"]}, "black")
    o = _gown(p, "plum", "coins", "batons", 2)
    o += sleeve(p, "M-38 30C-54 62 -58 62 -50 48", "batons", 19)
    front = at(maiden(p, "black") + balzo(p, "cups"), 4, -28, 0.84, -6)
    front += at(mirror(q), -47, 32, 1.28) + cuff(p, -50, 48, 6) + at(hand(p), -48, 36, 0.8)
    front += sleeve(p, "M44 30C62 60 68 46 58 20", "batons", 18, True) + cuff(p, 59, 24, -12)
    front += at(serpent(p), 58, 6, 1) + at(hand(p), 55, 10, 0.8, -6, True)
    return gold_rays(p).with_figure(o, front)


def faith(p: Palette) -> Scene:
    """Veiled in white, the chalice before her breast, a tall cross at her side."""
    o = _halo(p, -6) + _gown(p, "linen", "swords", "swords", -6)
    front = at(cross_staff(p, 132), 54, 20, 1.1) + at(maiden(p, "brown") + veil(p, "linen"), -6, -26, 0.84)
    front += sleeve(p, "M36 32C56 56 66 46 56 28", "swords", 18, True) + cuff(p, 57, 30, -6)
    front += at(hand(p), 55, 17, 0.8, 0, True)
    glory = facet_star(-12, 34, 38, 18, 16, p["gold0"], p["gold1"]) + at(chalice(p), -12, 74, 1.2)
    inside = sleeve(p, "M-48 32C-68 66 -56 98 -28 98", "swords", 19) + cuff(p, -29, 98, 84)
    inside += at(carrying_hand(p), -12, 97, 1)
    return gold_rays(p).with_figure(o, front).breaking(at(glory + inside, 0, -16, 1.3))


def charity(p: Palette) -> Scene:
    """Flames on her brow, a burning heart held high, a child in her arm and one at her knee."""
    o = _halo(p) + _gown(p, "cups", "linen", "coins")
    front = at(maiden(p, "copper") + at(flamelet(p), 0, -40, 2.3), 0, -26, 0.84)
    front += sleeve(p, "M-40 30C-60 58 -68 48 -60 32", "coins", 19)
    front += at(burning_heart(p), -56, 0, 0.96) + cuff(p, -61, 36, 4) + at(carrying_hand(p), -57, 24, 0.92)
    children = at(loose_hair(folk(p, "copper")), 0, -26, 0.84) + _child(p, "batons", "brown", -20, 68, 0.6, -10)
    children += sleeve(p, "M42 30C66 34 74 58 58 74", "coins", 19, True) + _child(p, "swords", "gold", 30, 42, 0.64, 8)
    children += cuff(p, 51, 74, 66) + at(hand(p), 38, 78, 0.8, 84, True)
    return gold_rays(p).with_figure(o + children, front)


def _child(p: Palette, robe: str, hair: str, x: float, y: float, k: float, turn: float) -> str:
    """A child in a shirt, its head at (x, y)."""
    body = path("M-13 30C-34 36 -46 58 -46 150L44 152C46 66 34 36 13 30Z", p[robe + "0"], p[robe + "2"], 1.4)
    body += path("M0 38C6 36 10 33 13 30C34 36 46 66 44 152L0 150Z", p[robe + "1"])
    return at(body + youth(p, hair), x, y, k, turn)
