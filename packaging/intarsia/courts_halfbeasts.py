"""The knights of Minchiate, by tradition half men and half beasts: the man above, one beast a suit below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from intarsia import beast_bodies, helmets
from intarsia.attributes import banner, hand
from intarsia.courts_knights import short_beard
from intarsia.faces import Look, firm_face, moustache
from intarsia.griffin import griffin_body
from intarsia.grips import back_grip, resting
from intarsia.hair import bare, curled_fringe, curled_hair, shoulder_hair, swept_hair
from intarsia.headgear import helmet
from intarsia.limbs import limb
from intarsia.palette import Palette
from intarsia.pen import circle, group, num, path, polygon
from intarsia.seam import SeamPen

Part = Callable[[Palette], str]


@dataclass(frozen=True)
class HalfBeast:
    """A knight and his beast: face, hair behind and before, beard, headgear, body, banner; tunic, free arm, height."""

    look: Look
    back: Part
    front: Part
    beard: Part
    headgear: Part
    beast: Callable[[Palette, SeamPen], str]
    banner: str
    tunic: tuple[str, str] = ("c1", "c2")
    free_arm: str = "rests"
    lift: float = 0
    """By how much the man stands higher (card units), so that a raised foreleg has room."""


def _plum_crest(p: Palette) -> str:
    """A barbute whose plumes have the second colour: the wings behind it are blue."""
    return helmets.barbute({**p, "c0": p["m0"], "c1": p["m0"], "c2": p["m1"], "c3": p["m2"]})


# fmt: off
HALFBEASTS = {
    "coins": HalfBeast(Look(turn=-1.2, brows="stern", nose="hooked"), shoulder_hair, swept_hair, moustache,
                       helmets.laurelled, beast_bodies.lion_body, "pointed", ("m0", "m1"), "akimbo", lift=20),
    "cups": HalfBeast(Look(turn=-1, brows="high"), bare, bare, moustache,
                      helmet, beast_bodies.dragon_body, "swallowtail", free_arm="raises a trident"),
    "swords": HalfBeast(Look(brows="stern", nose="long"), bare, bare, bare,
                        _plum_crest, griffin_body, "scalloped", lift=10),
    "batons": HalfBeast(Look(turn=-1, brows="level", nose="broad"), curled_hair, curled_fringe, short_beard,
                        helmets.laurelled, beast_bodies.horse_body, "notched", lift=20),
}
# fmt: on


def _torso(p: Palette, pen: SeamPen, lit: str, shaded: str) -> str:
    """A sleeveless tunic in two facets, a baldric, a belt, and straps over the beast's back."""
    h = ""
    for k in range(-4, 5):
        x, tone = k * 8.4, ("m0" if k % 2 else "c0") if k < 1 else ("m1" if k % 2 else "c2")
        h += pen(
            f"M{x - 4.4} 84H{x + 4.4}L{x * 1.14 + 4.6} 104L{x * 1.14} 110L{x * 1.14 - 4.6} 104Z", p[tone], p["gold3"], 1
        )
    h += pen(
        "M-30 42C-46 46 -50 56 -46 64C-40 72 -38 80 -36 90H36C38 80 40 72 46 64C50 56 46 46 30 42L14 38H-14Z",
        p[lit],
        p["c3"],
        1,
    )
    h += pen("M0 38H14L30 42C46 46 50 56 46 64C40 72 38 80 36 90H0Z", p[shaded])
    h += pen("M-40 48L-28 43L34 84L32 90H20Z", p["gold1"], p["gold3"], 1) + pen(
        "M0 66.6L34 84L32 90H20L0 74Z", p["gold2"]
    )
    h += pen("M-37 84H37V93H-37Z", p["gold1"], p["gold3"], 1) + pen("M0 84H37V93H0Z", p["gold2"])
    return h + pen.put(circle(0, 88.5, 5.4, p["jw"], p["gold3"], 1.2))


def _banner_arm(p: Palette, lift: float) -> str:
    """A bare arm from a shoulder that stands `lift` higher down to the banner (card units)."""
    bent = (
        (103, 126 - lift, 21),
        (86 - lift * 0.5, 146 - lift * 0.6, 18),
        (75 - lift * 0.5, 170 - lift * 0.2, 17),
        (58, 200, 14),
    )
    return limb(bent, p["skin0"], p["skin1"], p["skin2"], dark_left=True)


def _resting_arm(p: Palette) -> str:
    """The other arm, bent, its hand on the belt (card units)."""
    h = path(
        "M152 118C164 122 172 132 178 144C182 152 179 159 171 160L154 164L151 151L160 148C154 142 150 136 148 130Z",
        p["skin1"],
        p["skin2"],
        1,
    )
    h += path("M148 128C156 132 162 140 166 147L151 151L160 148C154 142 150 136 148 130Z", p["skin0"])
    h += path(polygon([(155, 150), (162, 148), (166, 161.4), (158, 163.4)]), p["gold1"], p["gold3"], 1)
    return h + group(resting(p), "translate(145 158) rotate(-6) scale(.72)")


def _arm_akimbo(p: Palette) -> str:
    """The other arm, its elbow out, its hand on the hip (card units)."""
    bent = ((160, 124, 16), (178, 140, 16), (185.4, 146, 14), (182, 151.4, 13.4), (165, 156, 12))
    h = limb(bent, p["skin0"], p["skin1"], p["skin2"], dark_left=True)
    h += path(polygon([(168, 146.6), (175, 143.4), (180, 155), (173, 158.6)]), p["gold1"], p["gold3"], 1)
    return h + group(resting(p), "translate(157 159.4) rotate(-22) scale(.6)")


def _arm_with_trident(p: Palette) -> str:
    """The other arm, raising a short trident beside the head (card units)."""
    bent = ((159, 122, 16), (174, 126, 16.4), (182, 122, 15.4), (182, 114, 14), (171, 98, 12))
    h = limb(bent, p["skin0"], p["skin1"], p["skin2"])
    weapon = path("M-2.2 30V-44H2.2V30Z", p["gold2"], p["gold3"], 1) + path("M-1.4 29.6V-44H0V29.6Z", p["gold1"])
    prongs = "M-11 -70L-7 -58C-7 -53 -5 -50 -2.4 -50L-2.4 -64L0 -74L2.4 -64V-50C5 -50 7 -53 7 -58L11 -70L14 -56"
    prongs += "C13 -46 8 -42 0 -42C-8 -42 -13 -46 -14 -56Z"
    weapon += path(prongs, p["steel0"], p["steel3"], 1)
    weapon += path("M0 -74L2.4 -64V-50C5 -50 7 -53 7 -58L11 -70L14 -56C13 -46 8 -42 0 -42Z", p["steel2"])
    weapon += path("M-5 -44H5L4 -38H-4Z", p["gold1"], p["gold3"], 0.9)
    h += group(weapon, "translate(168 92) scale(.8 .92)")
    h += path(polygon([(166, 103.4), (178, 99), (181, 105.4), (169, 110)]), p["gold1"], p["gold3"], 1)
    return h + group(back_grip(p), "translate(168 91) rotate(-8) scale(.72)")


FREE_ARMS: dict[str, Part] = {"rests": _resting_arm, "akimbo": _arm_akimbo, "raises a trident": _arm_with_trident}


def _shoulder(p: Palette) -> str:
    """A gilt shoulder piece, the left one; round its middle."""
    h = path("M-15 11C-18 -4 -8 -15 6 -14C14 -13 18 -6 17 3C8 2 -4 4 -15 11Z", p["gold1"], p["gold3"], 1)
    h += path("M-15 11C-4 4 8 2 17 3L17 7C8 6 -4 8 -14 14Z", p["gold2"], p["gold3"], 0.8)
    return h + path("M-11 4C-10 -5 -3 -10 5 -9.6", "none", p["gold0"], 1.6)


def halfbeast(p: Palette, pen: SeamPen, suit: str, held_symbol: str) -> str:
    """A half-beast: the beast behind, the man rising from it, the banner before both."""
    who = HALFBEASTS[suit]
    h = who.beast(p, SeamPen(0, 0)) + _banner_arm(p, who.lift)
    man = pen.raised(who.lift)
    h += man.put(who.back(p)) + _torso(p, man, *who.tunic) + _lifted(FREE_ARMS[who.free_arm](p), who.lift)
    h += man.put(firm_face(p, who.look))
    collar = "M-19 40C-10 52 10 52 19 40"
    h += man.put(path(collar, "none", p["gold3"], 6) + path(collar, "none", p["gold1"], 4))
    h += man.put(who.front(p) + who.beard(p) + who.headgear(p))
    shoulders = group(_shoulder(p), "translate(96 124)") + group(_shoulder(p), "translate(161 124) scale(-1 1)")
    h += _lifted(shoulders, who.lift)
    h += group(banner(p, held_symbol, who.banner), "translate(47 196)") + group(
        hand(p), "translate(47 197) rotate(-6) scale(.9)"
    )
    return h + path(polygon([(57, 189), (63, 187), (70, 203), (65, 208)]), p["gold1"], p["gold3"], 1)


def _lifted(drawn: str, lift: float) -> str:
    """A part of the man in card units, moved up with him."""
    return group(drawn, f"translate(0 {num(-lift)})") if lift else drawn
