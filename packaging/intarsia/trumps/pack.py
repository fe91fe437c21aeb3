"""Which trumps there are: pack and card to its scene, its panel and its index."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from intarsia.palette import Palette
from intarsia.trumps import arie, elements, fate, moors, panels, papi, twins, virtues, zodiac
from intarsia.trumps.card import numbered, pictured, trump
from intarsia.trumps.emblems import emblem
from intarsia.trumps.panels import Draw, Panel
from intarsia.trumps.setting import Scene, curtain, daylight, dusk, gold_rays, night
from intarsia.trumps.signs import (
    picture_beaker,
    picture_cap,
    picture_moon,
    picture_orb,
    picture_sun,
    picture_trumpets,
    picture_turban,
)
from intarsia.trumps.tones import toned

Stage = Callable[[Palette], Scene]
Light = Callable[[Palette], Scene]


@dataclass(frozen=True)
class Trump:
    """A card: what is seen, the group it belongs to, and the picture in its index where that has no number."""

    scene: Stage
    panel: Panel
    picture: Draw | None = None


def moor(suit: str) -> Trump:
    """The Moor of a suit's colour; all four have the same rank."""
    return Trump(lambda p: moors.moor(p, suit), panels.moors(suit), lambda p: picture_turban(p, suit))


def sign(name: str, scene: Stage) -> Trump:
    """A sign of the zodiac."""
    return Trump(scene, panels.zodiac(name))


def plain(panel: Panel, light: Light) -> Trump:
    """A card whose group's emblem stands for a scene."""
    return Trump(lambda p: emblem(p, panel, light(p)), panel)


MATTO = Trump(papi.matto, panels.MATTO, picture_cap)
MINCHIATE: dict[str, Trump] = {
    "t1": Trump(papi.mountebank, panels.PAPI),
    "t2": plain(panels.PAPI, curtain),
    "t3": plain(panels.PAPI, curtain),
    "t4": plain(panels.PAPI, curtain),
    "t5": Trump(papi.love, panels.PAPI),
    "t6": plain(panels.VIRTUES, gold_rays),
    "t7": plain(panels.VIRTUES, gold_rays),
    "t8": Trump(virtues.justice, panels.VIRTUES),
    "t9": Trump(fate.wheel, panels.FATE),
    "t10": plain(panels.FATE, dusk),
    "t11": plain(panels.FATE, dusk),
    "t12": plain(panels.FATE, dusk),
    "t13": Trump(fate.death, panels.FATE),
    "t14": plain(panels.FATE, dusk),
    "t15": Trump(fate.struck_tower, panels.FATE),
    "t16": plain(panels.VIRTUES, gold_rays),
    "t17": plain(panels.VIRTUES, gold_rays),
    "t18": plain(panels.VIRTUES, gold_rays),
    "t19": plain(panels.VIRTUES, gold_rays),
    "t20": Trump(elements.fire, panels.FIRE),
    "t21": Trump(elements.water, panels.WATER),
    "t22": plain(panels.EARTH, daylight),
    "t23": plain(panels.AIR, daylight),
    "t24": plain(panels.zodiac("libra"), night),
    "t25": plain(panels.zodiac("virgo"), night),
    "t26": sign("scorpio", zodiac.scorpio),
    "t27": plain(panels.zodiac("aries"), night),
    "t28": plain(panels.zodiac("capricorn"), night),
    "t29": plain(panels.zodiac("sagittarius"), night),
    "t30": sign("cancer", zodiac.cancer),
    "t31": plain(panels.zodiac("pisces"), night),
    "t32": plain(panels.zodiac("aquarius"), night),
    "t33": sign("leo", zodiac.leo),
    "t34": plain(panels.zodiac("taurus"), night),
    "t35": sign("gemini", twins.gemini),
    "t36": Trump(arie.star, panels.ARIE),
    "t37": Trump(arie.moon, panels.ARIE),
    "t38": Trump(arie.sun, panels.ARIE),
    "t39": Trump(arie.world, panels.ARIE),
    "t40": Trump(arie.angel, panels.ARIE),
    "m": MATTO,
}
"""Card of Minchiate to its drawing; numbered cards show their number."""
BOLOGNA: dict[str, Trump] = {
    "ang": Trump(arie.angel, panels.ARIE, picture_trumpets),
    "mon": Trump(arie.world, panels.ARIE, picture_orb),
    "sol": Trump(arie.sun, panels.ARIE, picture_sun),
    "lun": Trump(arie.moon, panels.ARIE, picture_moon),
    "t16": Trump(arie.star, panels.ARIE),
    "t15": Trump(fate.struck_tower, panels.FATE),
    "t14": plain(panels.FATE, dusk),
    "t13": Trump(fate.death, panels.FATE),
    "t12": plain(panels.FATE, dusk),
    "t11": plain(panels.FATE, dusk),
    "t10": Trump(fate.wheel, panels.FATE),
    "t9": plain(panels.VIRTUES, gold_rays),
    "t8": Trump(virtues.justice, panels.VIRTUES),
    "t7": plain(panels.VIRTUES, gold_rays),
    "t6": plain(panels.FATE, dusk),
    "t5": Trump(papi.love, panels.PAPI),
    "mo1": moor("swords"),
    "mo2": moor("batons"),
    "mo3": moor("cups"),
    "mo4": moor("coins"),
    "beg": Trump(papi.begato, panels.PAPI, picture_beaker),
    "mat": MATTO,
}
"""Card of Bologna to its drawing: the scenes of Minchiate under other numbers."""
PACKS = {"minchiate": MINCHIATE, "bologna": BOLOGNA}


def trumps(p: Palette) -> Iterator[tuple[str, str]]:
    """Every trump in a theme: (pack-card, content)."""
    p = toned(p)
    for pack, cards in PACKS.items():
        for card, row in cards.items():
            index = pictured(p, row.picture(p)) if row.picture else numbered(p, card[1:])
            yield f"{pack}-{card}", trump(p, row.panel, row.scene(p), index)
