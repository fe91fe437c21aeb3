"""The king of cups and hearts: grey and long-bearded, the first that was drawn and the pattern of the others."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.faces import face, full_beard
from intarsia.hair import long_hair
from intarsia.headgear import crown
from intarsia.palette import FAMILY, Palette
from intarsia.pen import circle, facet_star, group, num, path, place, polygon
from intarsia.seam import seam_y
from intarsia.suits import symbol


def _grey_mantle(cx: int, c0: str, c1: str, c2: str, c3: str) -> str:
    """Mantle left and right of the tunic, folds of the sleeves."""
    h = path(
        f"M{cx} 140C{cx - 36} 144 {cx - 66} 150 {cx - 82} 172C{cx - 96} 190 {cx - 104} 214 {cx - 112}"
        f" {num(seam_y(cx - 112))}L{cx + 8} {num(seam_y(cx + 8))}Z",
        c1,
    )
    h += path(
        f"M{cx} 140C{cx + 34} 143 {cx + 62} 146 {cx + 76} 158L{cx + 82} {num(seam_y(cx + 82))}L{cx} {num(seam_y(cx))}Z",
        c2,
    )
    # sleeve folds
    h += path(
        f"M{cx - 66} 160C{cx - 72} 178 {cx - 78} 200 {cx - 82} {num(seam_y(cx - 82))}L{cx - 58}"
        f" {num(seam_y(cx - 58))}C{cx - 58} 190 {cx - 60} 174 {cx - 66} 160Z",
        c2,
    )
    h += path(
        f"M{cx - 46} 154C{cx - 48} 176 {cx - 46} 196 {cx - 44} {num(seam_y(cx - 44))}L{cx - 32}"
        f" {num(seam_y(cx - 32))}C{cx - 36} 190 {cx - 40} 170 {cx - 46} 154Z",
        c0,
        opacity=".75",
    )
    h += path(
        f"M{cx + 50} 147C{cx + 52} 156 {cx + 54} 166 {cx + 55} {num(seam_y(cx + 55))}L{cx + 66}"
        f" {num(seam_y(cx + 66))}C{cx + 62} 160 {cx + 58} 152 {cx + 50} 147Z",
        c3,
    )
    return h


def _grey_tunic(p: Palette, cx: int) -> str:
    """Rosettes, the tunic's front with lozenges, its gilt borders."""
    h = ""
    # gold rosettes on the mantle
    for x, y in ((cx - 58, 186), (cx - 92, 196), (cx - 76, 172), (cx - 74, 206), (cx + 37, 172)):
        if y < seam_y(x) - 12:
            h += facet_star(x, y, 5.4, 1.9, 4, p["gold0"], p["gold1"])
    # tunic front with lozenges
    h += path(
        polygon([(cx - 22, 148), (cx + 22, 148), (cx + 22, seam_y(cx + 22)), (cx - 22, seam_y(cx - 22))]), p["night1"]
    )
    h += path(polygon([(cx, 148), (cx + 22, 148), (cx + 22, seam_y(cx + 22)), (cx, seam_y(cx))]), p["night2"])
    for x, y in ((cx - 11, 178), (cx + 11, 170), (cx - 11, 200), (cx + 11, 186)):
        if y + 5 < seam_y(x) + 2:
            h += path(polygon([(x, y - 7), (x + 6, y), (x, y + 7), (x - 6, y)]), p["gold1"])
            h += path(polygon([(x, y - 7), (x + 6, y), (x, y + 7)]), p["gold2"])
    for x in (cx - 22, cx + 22):
        h += path(f"M{num(x)} 150L{num(x)} {num(seam_y(x))}", "none", p["gold3"], 4.6)
        h += path(f"M{num(x)} 150L{num(x)} {num(seam_y(x))}", "none", p["gold1"], 2.6)
    return h


def _grey_ermine(p: Palette, cx: int) -> str:
    """The ermine collar."""
    # ermine collar
    h = path(
        f"M{cx - 30} 132C{cx - 56} 142 {cx - 70} 150 {cx - 78} 164C{cx - 50} 178 {cx - 26} 180 {cx} 180"
        f"C{cx + 24} 180 {cx + 44} 176 {cx + 70} 158C{cx + 60} 148 {cx + 50} 140 {cx + 30} 132Z",
        p["gold3"],
    )
    h += path(
        f"M{cx - 30} 133.4C{cx - 55} 143 {cx - 68} 151 {cx - 75.4} 163.2C{cx - 49} 176 {cx - 26} 178 {cx} 178"
        f"C{cx + 23} 178 {cx + 43} 174.4 {cx + 67.4} 158C{cx + 58} 149 {cx + 49} 141.4 {cx + 30} 133.4Z",
        p["ivory0"],
    )
    h += path(
        f"M{cx} 134H{cx + 30}C{cx + 49} 141.4 {cx + 58} 149 {cx + 67.4} 158C{cx + 43} 174.4 {cx + 23} 178 {cx} 178Z",
        p["ivory2"],
    )
    for x, y in (
        (-58, 160),
        (-44, 151),
        (-42, 167),
        (-28, 158),
        (-14, 170),
        (14, 170),
        (28, 158),
        (30, 171),
        (43, 150),
        (46, 163),
        (-27, 172),
        (57, 157),
    ):
        h += path(
            f"M{cx + x} {y - 4}C{cx + x + 2.4} {y} {cx + x + 2} {y + 3.4} {cx + x} {y + 4.4}C{cx + x - 2}"
            f" {y + 3.4} {cx + x - 2.4} {y} {cx + x} {y - 4}Z",
            p["ink"],
        )
    return h


def _grey_cup(p: Palette, suit: str, c1: str, c2: str) -> str:
    """The suit's symbol in the left hand."""
    # the cup, held left
    h = path(f"M13 {num(seam_y(13))}L13 196C24 190 36 188 46 192L66 206L60 {num(seam_y(60))}Z", c1)
    h += path(f"M13 {num(seam_y(13))}L13 214C30 208 46 210 62 214L60 {num(seam_y(60))}Z", c2)
    h += place(symbol(p, suit), 47, 158, 74)
    h += group(hand(p), "translate(47 195) rotate(-6) scale(1.02)")
    h += path(polygon([(62, 188), (71, 191), (66, 214), (57, 210)]), p["gold1"], p["gold3"], 1)

    return h


def grey_king(p: Palette, suit: str) -> str:
    """The half of the kings of cups and hearts, from the mantle to the cup; card units, ends on the seam."""
    fam = FAMILY[suit]
    c0, c1, c2, c3 = (p[fam + k] for k in "0123")
    cx, cy = 142, 106

    # sceptre, right
    h = path(
        polygon([(212.5, 44), (216.5, 44), (216.5, seam_y(216.5)), (212.5, seam_y(212.5))]), p["gold1"], p["gold3"], 1
    )
    h += group(
        path(
            "M0 -24C4 -17 10 -13 10 -5C10 1 5 4 0 4C-5 4 -10 1 -10 -5C-10 -13 -4 -17 0 -24Z",
            p["gold1"],
            p["gold3"],
            1.2,
        )
        + path("M0 -24C4 -17 10 -13 10 -5C10 1 5 4 0 4Z", p["gold2"])
        + path("M-8 5H8L6 11H-6Z", p["gold2"], p["gold3"], 1)
        + circle(0, -5, 3.6, c1),
        "translate(214.5 40)",
    )
    h += _grey_mantle(cx, c0, c1, c2, c3)
    h += _grey_tunic(p, cx)
    h += _grey_ermine(p, cx)
    # head
    head = long_hair(p, "grey0", "grey1") + face(p, "cups1") + full_beard(p, "grey0", "grey1")
    h += group(head, f"translate({cx} {cy})")
    h += group(
        crown(p, jewel=fam + "1", jewel2="swords1" if fam != "swords" else "cups1"), f"translate({cx} {cy - 31})"
    )
    # hand with the sceptre
    h += group(
        path("M-14 -12L15 -9L14 15L-16 24Z", c1, c3, 1)
        + path("M-14 -12L-7 -11.4L-9 21L-16 24Z", p["gold1"], p["gold3"], 1),
        "translate(228 152) rotate(-4)",
    )
    h += group(hand(p), "translate(213.5 148)")
    h += _grey_cup(p, suit, c1, c2)
    return h
