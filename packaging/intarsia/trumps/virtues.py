"""The virtues: Temperance, Fortitude, Justice, Hope, Prudence, Faith, Charity; each a woman before rays of gold."""

from __future__ import annotations

from intarsia.attributes import hand, mirror
from intarsia.headgear import coronet, garland
from intarsia.palette import Palette
from intarsia.pen import circle, group, path
from intarsia.people import STEEL
from intarsia.trumps.beasts import lion_head
from intarsia.trumps.figure import bust, cloak, cuff, sleeve
from intarsia.trumps.hands import carrying_hand, open_hand
from intarsia.trumps.heads import maiden, youth
from intarsia.trumps.nature import flamelet
from intarsia.trumps.setting import Scene, at, gold_rays
from intarsia.trumps.things import longsword, scales
from intarsia.trumps.tones import folk
from intarsia.trumps.vessels import anchor, broken_column, burning_heart, chalice, cross_staff, jug, snake, stream


def _woman(p: Palette, hair: str, robe: str, under: str, mantle: str | None, worn: str = "") -> str:
    """Halo, robe, mantle and head; `worn` is what she has on her hair, in the head's units."""
    o = circle(0, -34, 41, p["gold0"], p["gold2"], 1.4) + circle(0, -34, 37, "none", p["gold2"], 0.8)
    o += group(bust(p, robe, under=under) + (cloak(p, mantle) if mantle else ""), "translate(0 -26) scale(.84)")
    return o + at(maiden(p, hair) + worn, 0, -26, 0.84)


def justice(p: Palette) -> Scene:
    """Sword and scales."""
    o = _woman(p, "brown", "cups", "swords", "batons", at(coronet(p, "cups1"), 0, -29, 0.9))
    o += sleeve(p, "M-40 30C-48 58 -58 58 -58 40", "cups", 19) + at(longsword(p, 82), -58, 20)
    o += cuff(p, -58, 38, 0) + at(hand(p), -58, 25, 0.76)
    o += sleeve(p, "M42 30C62 42 66 18 56 -6", "cups", 18, True) + at(scales(p), 50, -8, 0.78)
    return gold_rays(p) + (o + cuff(p, 54, -7, -8) + at(hand(p), 51, -18, 0.72, 0, True))


def _veil(p: Palette, c: str) -> str:
    """Over the hair, falling to the shoulders; in the head's units."""
    o = path(
        "M0 -43C-30 -43 -38 -18 -36 6C-35 24 -40 38 -46 48L-27 46C-24 30 -27 8 -26 -8C-22 -24 -12 -31 0 -31Z",
        p[c + "0"],
        p[c + "3"],
        1,
    )
    o += group(
        path(
            "M0 -43C-30 -43 -38 -18 -36 6C-35 24 -40 38 -46 48L-27 46C-24 30 -27 8 -26 -8C-22 -24 -12 -31 0 -31Z",
            p[c + "1"],
            p[c + "3"],
            1,
        ),
        "scale(-1 1)",
    )
    return o + path("M-31 -10C-31 8 -32 26 -36 42M31 -10C31 8 32 26 36 42", "none", p[c + "2"], 1.3)


def _fillet(p: Palette) -> str:
    """A gilt band on the brow."""
    o = path("M-28 -14C-14 -23 14 -23 28 -14L27 -8C14 -17 -14 -17 -27 -8Z", p["gold1"], p["gold3"], 1)
    return o + circle(0, -18, 4.6, p["gold3"]) + circle(0, -18, 3.6, p["cups1"])


def _wreath(p: Palette, lit: str, shaded: str) -> str:
    """Leaves round the hair."""
    leaf = path("M0 0C-6 -3 -7 -10 0 -14C7 -10 6 -3 0 0Z", p[lit]) + path("M0 0C6 -3 7 -10 0 -14Z", p[shaded])
    places = ((-25, -14, -50), (-20, -23, -62), (-12, -29, -74), (-3, -32, -86))
    o = "".join(at(leaf, x, y, 1, r) for x, y, r in places)
    return o + group(o, "scale(-1 1)") + circle(0, -33, 3.4, p["gold1"], p["gold3"], 0.8)


def temperance(p: Palette) -> Scene:
    """Water from one jug to the other."""
    o = _woman(p, "fair", "swords", "linen", None, _wreath(p, "batons1", "batons2"))
    o += sleeve(p, "M-42 30C-64 34 -84 52 -64 62", "swords", 19) + cuff(p, -64, 62, 100)
    o += at(jug(p, "coins"), -42, 50, 0.94) + at(hand(p), -56, 56, 0.74, 78)
    o += stream(p, "M30 6C10 -2 -28 -2 -45 26", 7) + sleeve(p, "M42 30C64 44 78 28 68 14", "swords", 19, True)
    o += at(jug(p, "cups"), 46, 3, 0.94, -64) + cuff(p, 66, 14, -30) + at(hand(p), 61, 4, 0.74, -34, True)
    return gold_rays(p) + o


def fortitude(p: Palette) -> Scene:
    """A column in her arm, a lion at her side."""
    o = at(broken_column(p), -56, 88, 1.1)
    o += _woman(p, "copper", "cups", "coins", "swords", "")
    o += sleeve(p, "M-42 30C-58 44 -70 44 -72 26", "cups", 19) + cuff(p, -72, 24, 4) + at(hand(p), -70, 12, 0.74, 10)
    o += sleeve(p, "M42 30C62 26 84 40 74 58", "cups", 19, True) + at(lion_head(p), 30, 50, 0.56)
    return gold_rays(p) + (o + cuff(p, 72, 60, 40) + at(hand(p), 62, 62, 0.74, 60, True))


def hope(p: Palette) -> Scene:
    """An anchor; light falls on her lifted hand."""
    light = path("M20 -92L92 -92V-30L44 8Z", p["white"], opacity=".55")
    light += path("M52 -92L92 -92V-62L46 2Z", p["white"], opacity=".7")
    o = light + _woman(p, "gold", "batons", "linen", "swords", garland({**p, "c1": p["cups0"], "c3": p["cups3"]}))
    o += at(anchor(p), -46, 32, 0.92, -10) + sleeve(p, "M-42 30C-66 40 -80 44 -66 58", "batons", 19)
    o += cuff(p, -65, 58, 110) + at(hand(p), -54, 54, 0.74, 78)
    o += sleeve(p, "M42 30C58 50 66 36 58 14", "batons", 18, True)
    return gold_rays(p) + (o + cuff(p, 58, 15, -6) + at(open_hand(p), 56, 0, 0.8, -8, True))


def prudence(p: Palette) -> Scene:
    """Mirror and snake."""
    q = folk({**p, **STEEL, "c1": p["cups1"]})
    o = _woman(p, "black", "plum", "coins", "batons", _fillet(p))
    o += sleeve(p, "M-40 30C-52 58 -62 54 -58 36", "plum", 19) + at(mirror(q), -57, 22, 0.88)
    o += cuff(p, -57, 36, 2) + at(hand(p), -57, 24, 0.74)
    o += sleeve(p, "M42 30C58 56 64 44 58 26", "plum", 18, True) + at(snake(p), 56, 14, 0.9)
    return gold_rays(p) + (o + cuff(p, 57, 27, -4) + at(hand(p), 56, 14, 0.74, 0, True))


def faith(p: Palette) -> Scene:
    """Chalice and cross, a white veil."""
    o = at(cross_staff(p, 74), 58, 10) + _woman(p, "brown", "linen", "swords", "swords", _veil(p, "linen"))
    o += sleeve(p, "M42 30C56 54 64 46 58 26", "linen", 18, True) + cuff(p, 58, 27, 0)
    o += at(hand(p), 58, 14, 0.74, 0, True)
    o += sleeve(p, "M-42 30C-56 52 -66 46 -60 32", "linen", 19) + at(chalice(p), -54, 0, 0.9)
    return gold_rays(p) + (o + cuff(p, -60, 34, 6) + at(carrying_hand(p), -56, 22, 0.86))


def charity(p: Palette) -> Scene:
    """A burning heart in her hand, a child at her breast."""
    o = _woman(p, "copper", "cups", "linen", "coins", at(flamelet(p), 0, -38, 1.5))
    o += sleeve(p, "M-40 30C-52 54 -64 50 -60 34", "cups", 19) + at(burning_heart(p), -58, 2, 0.84)
    o += cuff(p, -60, 36, 4) + at(carrying_hand(p), -58, 24, 0.86)
    child = path("M-13 30C-34 36 -46 58 -44 92L40 96C46 66 34 36 13 30Z", p["swords0"], p["swords2"], 1.4)
    child += path("M0 38C6 36 10 33 13 30C34 36 46 66 40 96L0 94Z", p["swords1"])
    o += sleeve(p, "M42 30C72 34 90 62 66 78", "cups", 18, True) + at(child + youth(p, "fair"), 32, 38, 0.52, 8)
    o += at(hand(p), 48, 74, 0.72, 100, True)
    return gold_rays(p) + (o + cuff(p, 61, 78, 96))
