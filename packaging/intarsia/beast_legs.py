"""Forelegs that the half-beast knights raise before the breast: hoof, paw and talon (card units).

Each ends above the braid, between the hand with the banner and the middle of the breast.
"""

from __future__ import annotations

from intarsia.limbs import limb
from intarsia.palette import Palette
from intarsia.pen import circle, group, path


def horse_foreleg(p: Palette) -> str:
    """Bent at the knee, with a white stocking and a dark hoof."""
    lit, shaded, line = p["grey0"], p["grey1"], p["coat2"]
    h = limb(((132, 170, 34), (106, 165, 26), (84, 163, 17)), lit, shaded, line, 1.2, dark_left=True)
    h += limb(((84, 164, 12), (87, 178, 9), (90, 188, 9), (88, 195, 11)), p["ivory0"], p["ivory2"], line, 1.2)
    h += path("M74 160C75 152 83 150 90 154C94 159 94 168 90 173C84 175 76 171 74 160Z", lit, line, 1.2)
    h += path(
        "M85 152C88 152.4 89 153 90 154C94 159 94 168 90 173C88 173.8 86 174 84 173.4C89 167 89 159 85 152Z", shaded
    )
    h += path("M82 194L94.6 195L95 206L75.6 205Z", p["mane1"], line, 1.2)
    return h + path("M83 196.4L94.4 197.4", "none", p["gold1"], 1.8)


def lion_paw(p: Palette) -> str:
    """A heavy paw, hanging from the wrist, its claws out."""
    h = limb(((126, 178, 34), (106, 172, 27), (91, 172, 21)), p["coat0"], p["coat1"], p["coat2"], 1.2, dark_left=True)
    back = (
        "M79 168C83 161 94 160 100 167C103 174 104 181 103 188C104 195 101 201 94 202H82"
        "C75 201 73 194 76 187C77 181 76 174 79 168Z"
    )
    h += path(back, p["coat0"], p["coat2"], 1.2)
    h += path(
        "M93 162.6C96 163 98 164.6 100 167C103 174 104 181 103 188C104 195 101 201 94 202H91C95 190 97 174 93 162.6Z",
        p["coat1"],
    )
    for x in (79, 86, 93, 99.4):
        claw = (
            f"M{x - 2.6} 199.4C{x - 2.4} 203 {x - 1.4} 206 {x - 0.6} 208C{x + 1.6} 206 {x + 2.8} 203 {x + 2.6} 199.4Z"
        )
        h += path(claw, p["ivory0"], p["coat2"], 0.9)
    toes = (
        "M82.4 200.6C81.4 196.6 82 193 84 191M89.4 201C88.6 197 89.4 193.4 91 191.4M96.4 200.6C96 197 96.6 194 98 192"
    )
    return h + path(toes, "none", p["coat2"], 1.1)


def eagle_talon(p: Palette) -> str:
    """A feathered thigh and a gilt shank with four claws."""
    h = ""
    for turn, reach in ((172, 20.0), (128, 23.0), (84, 20.0), (30, 12.0)):
        under = f"V1.6C{reach * 0.7} 4 {reach * 0.4} 4.4 0 3.6Z"
        upper = f"M0 -3.6C{reach * 0.5} -5.6 {reach * 0.8} -4 {reach} -1.4"
        toe = path(upper + under, p["gold1"], p["gold3"], 1) + path(f"M0 0L{reach} 0" + under, p["gold2"])
        toe += group(path("M-2 -1.8C2 -2.4 5 -.4 6 3C3 2.4 0 2.4 -2 2Z", p["ink2"]), f"translate({reach} 0)")
        h += group(toe, f"translate(90 182) rotate({turn}) scale(.86)")
    h += limb(((98, 162, 10), (90, 183, 9)), p["gold1"], p["gold2"], p["gold3"], 1.1)
    h += circle(90, 182.6, 5, p["gold1"], p["gold3"], 1)
    h += path("M92.6 168L99.6 170M91 173.4L97.6 175.4", "none", p["gold3"], 1)
    ragged = "C92 161 93 163.6 95 163L94 169L100 165L102 172L107 167L111 173L115 168C124 172 132 170 138 164Z"
    h += path("M134 146C118 142 102 144 92 154" + ragged, p["ivory0"], p["c3"], 1.1)
    return h + path("M136 155C122 154 106 154 94 158" + ragged, p["c0"])
