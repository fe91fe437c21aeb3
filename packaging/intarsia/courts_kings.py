"""Kings: eight rulers over four beards, drawn round the middle of the head."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from intarsia import crowns, regalia
from intarsia.attributes import hand, sceptre
from intarsia.faces import Look, face, forked_beard, full_beard, round_beard
from intarsia.garments import hold_symbol, holding
from intarsia.grips import Grip, palm
from intarsia.hair import curled_hair, long_hair
from intarsia.headgear import crown
from intarsia.palette import FAMILY, Palette
from intarsia.pen import facet_star, group, num, path, polygon
from intarsia.people import PEOPLE
from intarsia.seam import SeamPen, seam_y

Part = Callable[[Palette], str]
Worn = Callable[[Palette, SeamPen], str]


@dataclass(frozen=True)
class King:
    """One of the kings: his face, his crown, what he wears, what he carries in which hand."""

    look: Look
    crown: Callable[[Palette, str, str], str]
    collar: Worn
    tunic: Worn
    carries: Part
    grip: Grip


# fmt: off
KINGS = {
    "coins": King(Look(turn=1.4, brows="high", nose="hooked"), crowns.arched, regalia.chained, regalia.checks,
                  regalia.green_orb, palm),
    "cups": King(Look(), crown, regalia.ermine, regalia.lozenges, sceptre, hand),
    "swords": King(Look(turn=-1.2, brows="stern"), crowns.fleuron, regalia.gorget, regalia.chevrons,
                   regalia.mace, hand),
    "batons": King(Look(gaze=0.8, brows="level", nose="broad"), crowns.radiate, regalia.dagged, regalia.laces,
                   regalia.star_sceptre, hand),
    "diamonds": King(Look(turn=-1.2, brows="level", nose="hooked"), crown, regalia.dagged, regalia.chevrons,
                     regalia.star_sceptre, hand),
    "hearts": King(Look(turn=1.2, brows="high"), crowns.arched, regalia.chained, regalia.laces,
                   regalia.lily_sceptre, hand),
    "spades": King(Look(turn=1, gaze=-0.8, brows="level", nose="long"), crowns.radiate, regalia.ermine, regalia.checks,
                   sceptre, hand),
    "clubs": King(Look(turn=-1, brows="stern", nose="broad"), crowns.fleuron, regalia.gorget, regalia.lozenges,
                  regalia.orb, palm),
}
# fmt: on
BEARDS: dict[str, Part] = {
    "coins": round_beard,
    "batons": forked_beard,
    "cups": lambda p: full_beard(p, "h0", "h1"),
    "swords": lambda p: full_beard(p, "h0", "h1", "h0"),
}  # fmt: skip
"""Colour family to the beard of both its kings."""


def _mantle(p: Palette, pen: SeamPen) -> str:
    """The mantle with its folds and stars."""
    h = pen("M0 34C-36 38 -66 44 -82 66C-96 84 -104 108 -140 160H8Z", p["c1"])
    h += pen("M0 34C34 37 62 40 76 52L110 120H0Z", p["c2"])
    h += pen("M-66 54C-72 72 -78 94 -82 150H-58C-58 84 -60 68 -66 54Z", p["c2"])
    h += pen("M-46 48C-48 70 -46 90 -44 140H-32C-36 84 -40 64 -46 48Z", p["c0"], opacity=".75")
    h += pen("M50 41C52 50 54 60 55 100H66C62 54 58 46 50 41Z", p["c3"])
    for x, y in ((-58, 84), (-92, 94), (-76, 72), (-70, 102)):
        h += pen.put(facet_star(0, 0, 5.4, 1.9, 4, p["gold0"], p["gold1"]), x, y)
    return h


def _tunic(p: Palette, pen: SeamPen, pattern: Worn) -> str:
    """The tunic's front in the second colour between gilt borders."""
    h = pen("M-22 42H22V120H-22Z", p["m0"]) + pen("M0 42H22V120H0Z", p["m1"]) + pattern(p, pen)
    for x in (-22, 22):
        h += pen(f"M{x - 2.3} 44H{x + 2.3}V120H{x - 2.3}Z", p["gold3"])
        h += pen(f"M{x - 1.3} 44H{x + 1.3}V120H{x - 1.3}Z", p["gold1"])
    return h


def _left_hand(p: Palette, suit: str, held_symbol: str) -> str:
    """Sleeve, symbol, hand and cuff on the left."""
    h = path(f"M13 {num(seam_y(13))}L13 196C24 190 36 188 46 192L66 206L60 {num(seam_y(60))}Z", p["c1"])
    h += path(f"M13 {num(seam_y(13))}L13 214C30 208 46 210 62 214L60 {num(seam_y(60))}Z", p["c2"])
    h += hold_symbol(p, suit, held_symbol) + group(holding(suit)(p), "translate(47 195) rotate(-6) scale(1.02)")
    return h + path(polygon([(62, 188), (71, 191), (66, 214), (57, 210)]), p["gold1"], p["gold3"], 1)


def _right_hand(p: Palette, pen: SeamPen, who: King) -> str:
    """Sleeve, cuff, what he carries and the hand: an open one comes from the card's edge, a fist from below."""
    carried = group(who.carries(p), "translate(213.5 148)")
    if who.grip is palm:
        h = pen("M71 35L101 36L101 61L71.6 71Z", p["c1"], p["c3"], 1)
        h += pen("M71 35L78 35L78.4 68L71.6 71Z", p["gold1"], p["gold3"], 1)
        return h + carried + group(who.grip(p), "translate(213.5 148)")
    h = pen("M58 50L86 50L101 84H40Z", p["c1"], p["c3"], 1) + pen("M74 50H86L101 84H70Z", p["c2"])
    h += carried + group(who.grip(p), "translate(213.5 139)")
    h += pen("M57.6 44L84.4 43L86.4 52L55.6 53Z", p["gold1"], p["gold3"], 1)
    return h + pen("M72 43.4L84.4 43L86.4 52L72 52.4Z", p["gold2"])


def king(p: Palette, pen: SeamPen, suit: str, held_symbol: str) -> str:
    """A king; beard, hair and second colour by his family, the rest his own."""
    fam, who = FAMILY[suit], KINGS[suit]
    h = _mantle(p, pen) + _tunic(p, pen, who.tunic) + who.collar(p, pen)
    hair = curled_hair(p) if fam == "batons" else long_hair(p, "h0", "h1")
    h += pen.put(hair + face(p, "lips", who.look) + BEARDS[fam](p))
    h += pen.put(who.crown(p, PEOPLE[fam].jewel, "swords1" if fam != "swords" else "cups1"), 0, -31)
    return h + _right_hand(p, pen, who) + _left_hand(p, suit, held_symbol)
