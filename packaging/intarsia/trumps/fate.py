"""Fate: the Wheel, the Chariot, Time, the Hanged Man, Death, the Devil, the Tower."""

from __future__ import annotations

import math

from intarsia.attributes import hand
from intarsia.headgear import crown
from intarsia.palette import Palette
from intarsia.pen import circle, ellipse, facet_star, group, path, polar, polygon
from intarsia.trumps.buildings import battlement, tower
from intarsia.trumps.figure import bone_hand
from intarsia.trumps.hats import skull
from intarsia.trumps.heads import elder, youth
from intarsia.trumps.nature import cloud, flame
from intarsia.trumps.setting import Scene, at, dusk, oval, rays, sky
from intarsia.trumps.things import staff

HUB = 6
"""Height of the wheel's middle."""


def _rim(p: Palette) -> str:
    """The wheel without its riders, 108 across: eight plain spokes, sixteen fields."""
    o = circle(0, 0, 48, p["plum3"])
    spoke = path("M-2.6 -8V-48H2.6V-8Z", p["gold0"], p["gold3"], 1.1) + path("M0 -8V-48H2.6V-8Z", p["gold2"])
    o += "".join(group(spoke, f"rotate({k * 45 + 22.5})") for k in range(8))
    o += path(oval(0, 0, 54, 54) + oval(0, 0, 45, 45), p["gold0"], p["gold3"], 2, fill_rule="evenodd")
    blocks = (
        [polar(0, 0, r, k * 22.5 + a) for r, a in ((53, 0), (53, 11.25), (46, 11.25), (46, 0))] for k in range(16)
    )
    o += path("".join(polygon(block) for block in blocks), p["cups1"])
    o += circle(0, 0, 45, "none", p["gold3"], 1.4) + circle(0, 0, 14, p["gold3"]) + circle(0, 0, 12.4, p["cups2"])
    return o + facet_star(0, 0, 12.4, 4.4, 8, p["gold0"], p["gold1"])


def _rider(p: Palette, head: str, c: str) -> str:
    """A head over shoulders that go down behind the rim; the head's middle is (0, 0)."""
    o = path("M-13 30C-30 34 -44 42 -50 80H50C44 42 30 34 13 30Z", p[c + "1"], p["gold3"], 1.8)
    o += path("M0 38C6 38 10 34 13 30C30 34 44 42 50 80H0Z", p[c + "2"])
    band = "M-15 33C-8 43 8 43 15 33"
    return o + path(band, "none", p["gold3"], 7) + path(band, "none", p["gold1"], 4.4) + head


def _hold(p: Palette, y: float) -> str:
    """A rider's two hands on the rim, so far below the middle of his head."""
    return "".join(at(hand(p), s * 30, y, 0.8, 76 * s, s > 0) for s in (-1, 1))


PLACES = ((0, -94, 0, 0.62), (84, 0, 90, 0.56), (-84, 0, -90, 0.56), (0, 90, 180, 0.56))
"""The heads of the riders round the hub: x, y, turn and size of him who reigns, falls, climbs and lies below."""
RIM = 61
"""Radius on which hands hold the great wheel."""


def wheel(p: Palette) -> Scene:
    """A great wheel with four behind its rim: one reigns, one falls and loses his crown, one climbs, one is down."""
    royal = crown(p, "cups1", "swords1")
    riders = (
        _rider(p, youth(p) + at(royal, 0, -30, 1.04), "cups"), _rider(p, youth(p, "copper"), "swords"),
        _rider(p, youth(p, "gold"), "batons"), _rider(p, elder(p), "plum"),
    )  # fmt: skip
    behind = hands = ""
    for rider, (x, y, turn, k) in zip(riders, PLACES, strict=True):
        behind += at(rider, x, HUB + y, k, turn)
        hands += at(_hold(p, (math.hypot(x, y) - RIM) / k), x, HUB + y, k, turn)
    lost = at(royal, 40, 99, 0.38, 130)
    return dusk(p).breaking(behind + at(_rim(p), 0, HUB, 1.16) + hands + lost)


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
    o = at(_shroud(p), 0, -12, 0.95)
    front = staff(p, -56, 92, -38, -70, 5.6, "coins")
    front += path("M-44 -64C-14 -104 54 -100 82 -30C50 -72 6 -76 -42 -50Z", p["silver0"], p["ink"], 1.2)
    front += path("M-43 -57C-10 -88 46 -88 82 -30C50 -72 6 -76 -42 -50Z", p["silver2"])
    front += at(_hood(p) + at(skull(p), 0, 4, 1.12), 0, -12, 1)
    o += path("M-16 28L0 44L16 28", "none", p["gold3"], 6) + path("M-16 28L0 44L16 28", "none", p["gold1"], 3.4)
    o += facet_star(0, 44, 12, 4.4, 8, p["gold0"], p["gold2"])
    o += path(
        "M-64 42C-57 48 -43 48 -34 41L-18 66C-26 96 -50 110 -76 106C-80 86 -72 58 -64 42Z", p["plum2"], p["gold2"], 1.3
    )
    o += path("M-34 41L-18 66C-22 82 -30 92 -42 97C-36 78 -38 58 -44 46Z", p["plum3"])
    front += ellipse(-49, 42, 13, 4.4, p["black1"]) + at(bone_hand(p), -49, 30, 1, 6)
    return dusk(p).with_figure(o, front, y=-8)


def _hood(p: Palette) -> str:
    """The hood alone, over the shroud's."""
    o = path("M-38 30C-44 -8 -36 -50 0 -52C36 -50 44 -8 38 30C20 46 -20 46 -38 30Z", p["plum2"], p["gold2"], 1.4)
    o += path("M0 -52C36 -50 44 -8 38 30C28 38 14 42 0 42Z", p["plum3"])
    return o + path("M0 -42C-30 -40 -33 -4 -29 28C-20 42 20 42 29 28C33 -4 30 -40 0 -42Z", p["ink"], p["gold2"], 1.6)


def _crag(p: Palette) -> str:
    """The black rock before the tower."""
    o = path("M-92 82L-64 66L-50 72L-34 62L-16 70L2 64L20 71L38 62L54 70L70 64L92 80V130H-92Z", p["black1"])
    return o + path("M-64 66L-50 72L-68 130H-92V90ZM-34 62L-16 70L-32 130H-56ZM38 62L54 70L40 130H14Z", p["ink2"])


def struck_tower(p: Palette) -> Scene:
    """A burning tower, struck by a thunderbolt."""
    o = path("M-92 58C-60 44 -30 50 0 46C34 50 60 40 92 56V96H-92Z", p["stone2"])
    o += path("M-92 70C-50 56 -20 64 10 60C40 66 70 58 92 70V130H-92Z", p["black0"])
    o += at(tower(p, 38, 96), 0, 74) + at(_crag(p), 0, 6)
    front = ""
    for x, h, w, turn in ((-26, 54, 16, -24), (28, 50, 16, 28), (-12, 76, 18, -9), (16, 68, 18, 12), (2, 88, 19, 0)):
        front += at(flame(p, h, w, "coins0", "ember0"), x, -16, 1, turn)
    front += at(tower(p, 37.2, 78), 0, 56) + at(battlement(p, 33), 10, -34, 1.06, 15)
    for x, y, k in ((0, 6, 1.2), (-17, 36, 0.9), (17, 36, 0.9)):
        window = path("M-7 12V-2C-7 -11 7 -11 7 -2V12Z", p["ink"], p["stone2"], 1.4)
        front += at(window + at(flame(p, 19, 6.5, "gold0", "coins0"), 0, 11), x, y, k)
    bolt = "M76 -62L46 -52L56 -40L28 -24L44 -26L34 -14L8 8L58 -22L44 -22L74 -42L62 -48Z"
    shade = "M76 -62L62 -48L74 -42L44 -22L58 -22L8 8L34 -14L50 -30L30 -26L60 -42Z"
    front += at(path(bolt, p["gold0"], p["gold3"], 1.2) + path(shade, p["gold1"]), -24, -30, 1.36)
    for x, y, r in ((-52, -18, 6), (-62, 18, 5), (58, 20, 6), (50, 48, 5), (-50, 48, 5)):
        o += at(flame(p, r * 3, r, "coins0", "ember0"), x, y)
    light = sky([(0, p["dusk0"]), (0.3, p["dusk1"]), (0.62, p["dusk2"]), (1, p["ink"])], 0, 80, 196)
    storm = rays(0, 62, 32, p["dusk1"], ".22", 2.8)
    storm += at(cloud(p, "ink2", "ink", "gold3"), 52, -82, 1)
    return (light + storm).with_figure(o, front)
