"""Which trumps there are: pack and card to its scene, its panel and its index."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from intarsia.index import MARK
from intarsia.palette import Palette
from intarsia.trumps import (
    archer,
    arie,
    bologna,
    chariot,
    devil,
    elements,
    fate,
    hanged,
    moors,
    old_man,
    panels,
    papi,
    rulers,
    sea_beasts,
    twins,
    virtues,
    wind,
    zodiac,
    zodiac_figures,
)
from intarsia.trumps.card import numbered, pictured, trump
from intarsia.trumps.panels import Draw, Panel
from intarsia.trumps.setting import Scene
from intarsia.trumps.signs import (
    picture_angel,
    picture_beaker,
    picture_cap,
    picture_moon,
    picture_orb,
    picture_sun,
    picture_turban,
)
from intarsia.trumps.tones import toned

Stage = Callable[[Palette], Scene]


@dataclass(frozen=True)
class Trump:
    """A card: what is seen, the group it belongs to, and the picture in its index where that has no number."""

    scene: Stage
    panel: Panel
    picture: Draw | None = None


def moor(suit: str) -> Trump:
    """The Moor of a suit's colour; all four have the same rank."""
    return Trump(moors.MOORS[suit], panels.moors(suit), lambda p: picture_turban(p, suit))


def sign(name: str, scene: Stage) -> Trump:
    """A sign of the zodiac."""
    return Trump(scene, panels.zodiac(name))


MATTO = Trump(papi.matto, panels.MATTO, picture_cap)
MINCHIATE: dict[str, Trump] = {
    "t1": Trump(papi.mountebank, panels.PAPI),
    "t2": Trump(rulers.grand_duke, panels.PAPI),
    "t3": Trump(rulers.western_emperor, panels.PAPI),
    "t4": Trump(rulers.eastern_emperor, panels.PAPI),
    "t5": Trump(papi.love, panels.PAPI),
    "t6": Trump(virtues.temperance, panels.VIRTUES),
    "t7": Trump(virtues.fortitude, panels.VIRTUES),
    "t8": Trump(virtues.justice, panels.VIRTUES),
    "t9": Trump(fate.wheel, panels.FATE),
    "t10": Trump(chariot.chariot, panels.FATE),
    "t11": Trump(old_man.old_man, panels.FATE),
    "t12": Trump(hanged.hanged, panels.FATE),
    "t13": Trump(fate.death, panels.FATE),
    "t14": Trump(devil.devil, panels.FATE),
    "t15": Trump(fate.struck_tower, panels.FATE),
    "t16": Trump(virtues.hope, panels.VIRTUES),
    "t17": Trump(virtues.prudence, panels.VIRTUES),
    "t18": Trump(virtues.faith, panels.VIRTUES),
    "t19": Trump(virtues.charity, panels.VIRTUES),
    "t20": Trump(elements.fire, panels.FIRE),
    "t21": Trump(elements.water, panels.WATER),
    "t22": Trump(elements.earth, panels.EARTH),
    "t23": Trump(wind.air, panels.AIR),
    "t24": sign("libra", zodiac_figures.libra),
    "t25": sign("virgo", zodiac_figures.virgo),
    "t26": sign("scorpio", zodiac.scorpio),
    "t27": sign("aries", zodiac.aries),
    "t28": sign("capricorn", sea_beasts.capricorn),
    "t29": sign("sagittarius", archer.sagittarius),
    "t30": sign("cancer", zodiac.cancer),
    "t31": sign("pisces", sea_beasts.pisces),
    "t32": sign("aquarius", sea_beasts.aquarius),
    "t33": sign("leo", zodiac.leo),
    "t34": sign("taurus", zodiac.taurus),
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
    "ang": Trump(bologna.angel, panels.ARIE, picture_angel),
    "mon": Trump(arie.world, panels.ARIE, picture_orb),
    "sol": Trump(bologna.sun, panels.ARIE, picture_sun),
    "lun": Trump(bologna.moon, panels.ARIE, picture_moon),
    "t16": Trump(bologna.star, panels.ARIE),
    "t15": Trump(fate.struck_tower, panels.FATE),
    "t14": Trump(devil.devil, panels.FATE),
    "t13": Trump(fate.death, panels.FATE),
    "t12": Trump(hanged.hanged, panels.FATE),
    "t11": Trump(old_man.old_man, panels.FATE),
    "t10": Trump(fate.wheel, panels.FATE),
    "t9": Trump(virtues.fortitude, panels.VIRTUES),
    "t8": Trump(virtues.justice, panels.VIRTUES),
    "t7": Trump(virtues.temperance, panels.VIRTUES),
    "t6": Trump(chariot.chariot, panels.FATE),
    "t5": Trump(papi.love, panels.PAPI),
    "mo1": moor("swords"),
    "mo2": moor("batons"),
    "mo3": moor("cups"),
    "mo4": moor("coins"),
    "beg": Trump(papi.begato, panels.MATTO, picture_beaker),
    "mat": MATTO,
}
"""Card of Bologna to its drawing: the scenes of Minchiate under other numbers, but its own in heaven."""
PACKS = {"minchiate": MINCHIATE, "bologna": BOLOGNA}


def trumps(p: Palette) -> Iterator[tuple[str, str]]:
    """Every trump in a theme, without its index: (pack-card, content)."""
    p = toned(p)
    for pack, cards in PACKS.items():
        for card, row in cards.items():
            yield f"{pack}-{card}", trump(p, row.panel, row.scene(p), MARK)


def trump_indices(p: Palette, size: str) -> dict[str, str]:
    """pack-card to the piece of SVG that replaces MARK in its corner."""
    p = toned(p)
    return {
        f"{pack}-{card}": pictured(p, row.picture(p), size) if row.picture else numbered(p, card[1:], size)
        for pack, cards in PACKS.items()
        for card, row in cards.items()
    }
