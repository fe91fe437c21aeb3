"""Fate: the Wheel, the Chariot, Time, the Hanged Man, Death, the Devil, the Tower."""

from __future__ import annotations

from intarsia.headgear import crown
from intarsia.palette import Palette
from intarsia.pen import circle, ellipse, facet_star, group, path, polar, polygon
from intarsia.trumps.buildings import battlement, tower
from intarsia.trumps.card import ring
from intarsia.trumps.figure import bone_hand
from intarsia.trumps.hats import skull
from intarsia.trumps.heads import elder, youth
from intarsia.trumps.nature import cloud, flame
from intarsia.trumps.setting import Scene, at, dusk, rays, sky
from intarsia.trumps.things import staff


def _rim(p: Palette) -> str:
    """The wheel without its riders."""
    o = circle(0, 0, 46, p["dusk2"]) + circle(0, 0, 46, p["plum3"], opacity=".55")
    spoke = path("M-4.6 -8L-2.6 -44H2.6L4.6 -8Z", p["gold0"], p["gold3"], 1) + path("M0 -8V-44H2.6L4.6 -8Z", p["gold2"])
    spoke += path("M-5.4 -27L0 -32L5.4 -27L0 -22Z", p["gold0"], p["gold3"], 0.9)
    spoke += path("M0 -32L5.4 -27L0 -22Z", p["gold2"])
    o += "".join(group(spoke, f"rotate({k * 45 + 22.5})") for k in range(8))
    o += path(ring(0, 0, 53) + ring(0, 0, 41.5), p["gold0"], p["gold3"], 2, fill_rule="evenodd")
    wedges = (polygon([polar(0, 0, r, k * 15 + a) for r, a in ((52, 0), (52, 7.5), (41, 3.75))]) for k in range(24))
    o += path("".join(wedges), p["cups1"])
    o += circle(0, 0, 13, p["gold3"]) + circle(0, 0, 11.4, p["cups2"])
    return o + facet_star(0, 0, 11, 4, 8, p["gold0"], p["gold1"])


def wheel(p: Palette) -> Scene:
    """A wheel with four heads: one reigns, one falls, one is down, one rises."""
    o = at(_rim(p), 0, 0, 0.84)
    royal = crown(p, "cups1", "swords1")
    heads = (
        youth(p) + at(royal, 0, -25, 0.92),
        youth(p, "copper") + at(royal, 27, -28, 0.72, 48),
        elder(p),
        youth(p, "gold"),
    )
    for k, (head, c) in enumerate(zip(heads, ("cups", "swords", "plum", "batons"), strict=True)):
        coat = path("M-13 30C-30 36 -42 48 -46 60C-20 52 20 52 46 60C42 48 30 36 13 30Z", p[c + "1"], p["gold3"], 1.6)
        coat += path("M0 38C6 38 10 34 13 30C30 36 42 48 46 60C30 56 16 54 0 54Z", p[c + "2"])
        o += group(at(coat + head, 0, -60 if k else -56, 0.48 if k else 0.44), f"rotate({k * 90})")
    return dusk(p) + o


def _shroud(p: Palette) -> str:
    """A hooded cloak, wide below; the hood's opening is dark."""
    o = path(
        "M0 -48C-34 -46 -42 -8 -36 26C-58 36 -70 56 -76 84C-80 104 -80 124 -80 140H80"
        "C80 124 80 104 76 84C70 56 58 36 36 26C42 -8 34 -46 0 -48Z",
        p["plum2"],
        p["gold2"],
        1.4,
    )
    o += path("M0 -48C34 -46 42 -8 36 26C58 36 70 56 76 84C80 104 80 124 80 140H0Z", p["plum3"])
    o += path(
        "M-40 34C-52 60 -58 100 -58 140H-46C-46 100 -44 60 -40 34ZM-20 52C-28 80 -30 110 -30 140H-22"
        "C-22 110 -20 80 -20 52Z",
        p["plum1"],
        opacity=".8",
    )
    return o + path("M0 -38C-26 -36 -30 -4 -26 26C-18 42 18 42 26 26C30 -4 26 -36 0 -38Z", p["ink"], p["gold2"], 1.6)


def death(p: Palette) -> Scene:
    """Hooded skull and scythe."""
    o = staff(p, -62, 92, -44, -62, 5, "coins")
    o += path("M-50 -56C-20 -90 46 -88 76 -34C44 -66 4 -68 -48 -44Z", p["silver0"], p["ink"], 1.2)
    o += path("M-49 -50C-14 -76 40 -78 76 -34C44 -66 4 -68 -48 -44Z", p["silver2"])
    o += at(_shroud(p) + at(skull(p), 0, 2), 0, -20, 0.95)
    o += path("M-16 18L0 34L16 18", "none", p["gold3"], 6) + path("M-16 18L0 34L16 18", "none", p["gold1"], 3.4)
    o += facet_star(0, 34, 11, 4, 8, p["gold0"], p["gold2"])
    o += path(
        "M-67 38C-60 44 -46 44 -40 37L-22 62C-30 92 -54 100 -78 92C-82 72 -74 52 -67 38Z", p["plum2"], p["gold2"], 1.3
    )
    o += path("M-40 37L-22 62C-26 78 -34 88 -46 93C-40 74 -42 54 -48 42Z", p["plum3"])
    o += path("M-62 48C-68 62 -70 78 -68 92H-60C-62 76 -62 62 -58 48Z", p["plum1"], opacity=".8")
    return dusk(p) + (o + ellipse(-53.5, 38, 13, 4.4, p["black1"]) + at(bone_hand(p), -53.5, 26, 0.9, 6))


def _crag(p: Palette) -> str:
    """The black rock before the tower."""
    o = path("M-92 82L-64 66L-50 72L-34 62L-16 70L2 64L20 71L38 62L54 70L70 64L92 80V96H-92Z", p["black1"])
    return o + path("M-64 66L-50 72L-58 92L-80 92ZM-34 62L-16 70L-26 92H-44ZM38 62L54 70L46 92H26Z", p["ink2"])


def struck_tower(p: Palette) -> Scene:
    """A burning tower, struck by a thunderbolt."""
    o = path("M-92 58C-60 44 -30 50 0 46C34 50 60 40 92 56V96H-92Z", p["stone2"])
    o += path("M-92 70C-50 56 -20 64 10 60C40 66 70 58 92 70V96H-92Z", p["black0"])
    for x, h, w, turn in ((-24, 40, 13, -22), (26, 36, 13, 26), (-10, 56, 15, -8), (14, 50, 15, 10), (2, 62, 16, 0)):
        o += at(flame(p, h, w, "coins0", "ember0"), x, -20, 1, turn)
    o += at(tower(p, 34, 96), 0, 68) + at(battlement(p, 29), 9, -40, 1, 15) + _crag(p)
    for x, y, k in ((0, 2, 1.1), (-15, 34, 0.8), (15, 34, 0.8)):
        window = path("M-7 12V-2C-7 -11 7 -11 7 -2V12Z", p["ink"], p["stone2"], 1.4)
        o += at(window + at(flame(p, 19, 6.5, "gold0", "coins0"), 0, 11), x, y, k)
    o += path(
        "M76 -62L46 -52L56 -40L28 -24L44 -26L34 -14L8 8L58 -22L44 -22L74 -42L62 -48Z", p["gold0"], p["gold3"], 1.2
    )
    for x, y, r in ((-48, -20, 6), (-60, 14, 4), (56, 16, 5), (44, 44, 4), (-46, 44, 4), (-34, -46, 4)):
        o += at(flame(p, r * 3, r, "coins0", "ember0"), x, y)
    light = sky([(0, p["dusk0"]), (0.3, p["dusk1"]), (0.62, p["dusk2"]), (1, p["ink"])], 0, 62, 150)
    storm = rays(0, 62, 190, 32, p["dusk1"], ".22", 2.8)
    storm += at(cloud(p, "ink2", "ink", "gold3"), -58, -44, 0.9) + at(cloud(p, "ink2", "ink", "gold3"), 62, -58, 0.8)
    return light + (storm + o)
