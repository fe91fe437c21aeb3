"""Kings: the upper half of a court, in ermine over a mantle."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import face, forked_beard, full_beard, round_beard
from intarsia.garments import hold_symbol
from intarsia.hair import curled_hair, long_hair
from intarsia.headgear import crown
from intarsia.palette import FAMILY, Palette
from intarsia.pen import facet_star, group, num, path, polygon
from intarsia.people import PEOPLE
from intarsia.seam import SeamPen, seam_y


def _tunic(p: Palette, pen: SeamPen) -> str:
    """Rosettes on the mantle, the tunic's front with lozenges."""
    h = ""
    for x, y in ((-58, 80), (-92, 90), (-76, 66), (-74, 100), (37, 66)):
        h += pen.put(facet_star(0, 0, 5.4, 1.9, 4, p["gold0"], p["gold1"]), x, y)
    h += pen("M-22 42H22V120H-22Z", p["m0"]) + pen("M0 42H22V120H0Z", p["m1"])
    for x, y in ((-11, 78), (11, 73)):
        h += pen(polygon([(x, y - 7), (x + 6, y), (x, y + 7), (x - 6, y)]), p["gold1"])
        h += pen(polygon([(x, y - 7), (x + 6, y), (x, y + 7)]), p["gold2"])
    for x in (-22, 22):
        h += pen(f"M{x - 2.3} 44H{x + 2.3}V120H{x - 2.3}Z", p["gold3"])
        h += pen(f"M{x - 1.3} 44H{x + 1.3}V120H{x - 1.3}Z", p["gold1"])
    return h


def _ermine(p: Palette, pen: SeamPen) -> str:
    """The ermine collar."""
    h = pen("M-30 26C-56 36 -70 44 -78 58C-50 72 -26 74 0 74C24 74 44 70 70 52C60 42 50 34 30 26Z", p["gold3"])
    h += pen(
        "M-30 27.4C-55 37 -68 45 -75.4 57.2C-49 70 -26 72 0 72C23 72 43 68.4 67.4 52C58 43 49 35.4 30 27.4Z",
        p["ivory0"],
    )
    h += pen("M0 28H30C49 35.4 58 43 67.4 52C43 68.4 23 72 0 72Z", p["ivory2"])
    for x, y in (
        (-58, 54),
        (-44, 45),
        (-42, 61),
        (-28, 52),
        (-14, 64),
        (14, 64),
        (28, 52),
        (30, 65),
        (43, 44),
        (46, 57),
        (-27, 66),
        (57, 51),
    ):
        h += pen.put(path("M0 -4C2.4 0 2 3.4 0 4.4C-2 3.4 -2.4 0 0 -4Z", p["ink"]), x, y)
    return h


def _left_hand(p: Palette, suit: str, held_symbol: str) -> str:
    """Sleeve, symbol, hand and cuff on the left."""
    h = path(f"M13 {num(seam_y(13))}L13 196C24 190 36 188 46 192L66 206L60 {num(seam_y(60))}Z", p["c1"])
    h += path(f"M13 {num(seam_y(13))}L13 214C30 208 46 210 62 214L60 {num(seam_y(60))}Z", p["c2"])
    h += hold_symbol(suit, held_symbol) + group(hand(p), "translate(47 195) rotate(-6) scale(1.02)")
    return h


def king(p: Palette, pen: SeamPen, suit: str, held_symbol: str, attribute: str) -> str:
    """A king in ermine; beard, hair and second colour by suit."""
    fam = FAMILY[suit]
    who = PEOPLE[fam]
    h = pen("M0 34C-36 38 -66 44 -82 66C-96 84 -104 108 -140 160H8Z", p["c1"])
    h += pen("M0 34C34 37 62 40 76 52L110 120H0Z", p["c2"])
    h += pen("M-66 54C-72 72 -78 94 -82 150H-58C-58 84 -60 68 -66 54Z", p["c2"])
    h += pen("M-46 48C-48 70 -46 90 -44 140H-32C-36 84 -40 64 -46 48Z", p["c0"], opacity=".75")
    h += pen("M50 41C52 50 54 60 55 100H66C62 54 58 46 50 41Z", p["c3"])
    h += _tunic(p, pen)
    h += _ermine(p, pen)
    beard = {"coins": round_beard, "batons": forked_beard}.get(fam)
    hair = curled_hair(p) if fam == "batons" else long_hair(p, "h0", "h1")
    h += pen.put(hair + face(p, lips="lips") + (beard(p) if beard else full_beard(p, "h0", "h1")))
    h += pen.put(crown(p, jewel=who.jewel, jewel2="swords1" if fam != "swords" else "cups1"), 0, -31)
    h += pen("M71 35L101 36L101 61L71.6 71Z", p["c1"], p["c3"], 1)
    h += pen("M71 35L78 35L78.4 68L71.6 71Z", p["gold1"], p["gold3"], 1)
    h += group(attribute, "translate(214.5 148)") + group(hand(p), "translate(213.5 148)")
    h += _left_hand(p, suit, held_symbol)
    return h + path(polygon([(62, 188), (71, 191), (66, 214), (57, 210)]), p["gold1"], p["gold3"], 1)
