"""Sleeves and gowns (round the head's middle, cut on the seam), hands with what they hold (card units)."""

from __future__ import annotations

from intarsia.attributes import hand
from intarsia.curves import cubic, pearls
from intarsia.grips import Grip, palm
from intarsia.palette import FAMILY, Palette
from intarsia.pen import circle, group, num, path, place, polygon
from intarsia.seam import SeamPen
from intarsia.suits import OUTLINES

HELD = {
    "coins": 60, "cups": 64, "swords": 62, "batons": 64, "diamonds": 74, "hearts": 68, "spades": 70, "clubs": 66,
}  # fmt: skip
"""Size of the held symbol, so that it touches neither the frame nor the notch with the value in a pack of numbers."""
FOOT = {"coins": 197, "cups": 198, "swords": 207, "batons": 208, "hearts": 198}
"""Height of its foot where it is not 195: a fist closes round a hilt some way up, a heart's point lies in the palm."""
KEYLINE = 1.6
"""Width of the pale line round a French symbol."""


def left_sleeve(
    pen: SeamPen, p: Palette, a: str = "c1", b: str = "c2", slash: str = "c0", line: str = "c3", hanging: bool = True
) -> str:
    """Bent arm to the hand at (47, 195), with a puffed shoulder; hanging: a second, open sleeve below it."""
    h = ""
    if hanging:
        h += pen("M-60 78C-74 92 -88 98 -104 100C-116 102 -126 104 -136 108V160H-40L-50 100Z", p["m0"], p[line], 0.8)
        h += pen("M-78 100C-90 108 -112 112 -136 116V160H-40Z", p["m1"])
        hem = "M-74 92C-86 98 -96 99.6 -104 100.6C-116 102.6 -126 104.6 -136 108.6"
        h += pen.put(path(hem, "none", p["gold3"], 4) + path(hem, "none", p["gold1"], 2.4))
    h += pen("M-56 72C-64 84 -72 88 -82 88L-77 112C-62 114 -50 118 -40 130L-30 90Z", p[a], p[line], 0.9)
    h += pen("M-79 102L-77 112C-62 114 -50 118 -40 130L-34 104C-48 98 -64 102 -79 102Z", p[b])
    h += pen("M-30 50C-50 50 -68 58 -70 74C-71 86 -62 96 -50 100C-40 102 -30 96 -26 86Z", p[a], p[line], 0.9)
    h += pen("M-30 52C-46 64 -54 82 -50 100C-40 102 -30 96 -26 86Z", p[b])
    for d in (
        "M-46 54C-58 62 -64 74 -62 88C-56 76 -50 64 -46 54Z",
        "M-36 54C-46 66 -52 82 -48 96C-40 82 -36 68 -36 54Z",
    ):
        h += pen(d, p[slash], p["gold2"], 0.8)
    return h


def right_sleeve(pen: SeamPen, p: Palette, a: str = "c1", b: str = "c2", slash: str = "c0", line: str = "c3") -> str:
    """Raised forearm to the hand at (211, 150), with a puffed shoulder."""
    h = pen("M55 80L57 57H82L88 90Z", p[a], p[line], 0.9) + pen("M70 90L71 57H82L88 90Z", p[b])
    h += pen("M30 50C48 48 62 54 66 66C68 76 64 90 60 100H24Z", p[b], p[line], 0.9)
    h += pen("M32 51C44 58 50 72 48 90L40 92C42 76 40 62 32 51Z", p[slash], p["gold2"], 0.8)
    h += pen("M44 51C55 58 60 68 59 84L54 84C55 70 51 59 44 51Z", p[slash], p["gold2"], 0.8)
    return h


def laced(p: Palette, pen: SeamPen) -> str:
    """A gown with a laced front."""
    h = pen("M-36 48C-44 60 -42 90 -40 130H44C46 96 46 64 36 48Z", p["c1"], p["c3"], 0.9)
    h += pen("M4 56C20 58 30 56 36 48C46 64 46 96 44 130H4Z", p["c2"])
    h += pen("M-13 66H13L10 130H-10Z", p["m0"], p["gold2"], 1) + pen("M0 66H13L10 130H0Z", p["m1"])
    for y in (78, 87, 96):
        h += pen(f"M-11.6 {y - 3}L11.6 {y + 3}V{y + 4.6}L-11.6 {y - 1.4}Z", p["gold1"])
        h += pen(f"M-11.6 {y + 3}L11.6 {y - 3}V{y - 1.4}L-11.6 {y + 4.6}Z", p["gold1"])
    return h


def neckline(p: Palette) -> tuple[str, str]:
    """Bare neck and its jewelled border with a necklace: (skin, jewels), uncut."""
    skin = path("M-14 40C-20 46 -28 49 -35 50C-30 62 -16 72 0 72C16 72 30 62 35 50C28 49 20 46 14 40Z", p["skin0"])
    skin += path("M4 44C9 44 12 43 14 40C20 46 28 49 35 50C30 62 16 72 0 72C8 64 8 52 4 44Z", p["skin1"], opacity=".6")
    spine = [(-36, 49), (-30, 76), (30, 76), (36, 49)]
    d = "M-36 49C-30 76 30 76 36 49"
    border = path(d, "none", p["gold3"], 7.6) + path(d, "none", p["gold1"], 5.6)
    for k in range(1, 12):
        x, y, *_ = cubic(spine, k / 12)
        border += circle(x, y, 1.9 if k % 2 else 1.7, p["ivory0" if k % 2 else "jw"], p["gold3"], 0.6)
    neck = [(-13, 40), (-8, 53), (8, 53), (13, 40)]
    jewels = pearls(neck, 11, 1.5, p)
    jewels += path("M0 49L4.4 54.4L0 61L-4.4 54.4Z", p["gold1"], p["gold3"], 0.8)
    jewels += path("M0 51.4L2.6 54.6L0 58.6L-2.6 54.6Z", p["jw"])
    return skin, border + jewels


def hold_symbol(p: Palette, suit: str, emblem: str) -> str:
    """The suit's symbol on the left hand; where a value stands above it, the program makes it smaller.

    A French one wears the colour of the garment behind it: a pale line round it keeps the two apart.
    """
    size = HELD[suit]
    keyline = ""
    if suit in OUTLINES:
        keyline = path(OUTLINES[suit], "none", p[FAMILY[suit] + "T"], 2 * KEYLINE * 100 / size)
    return group(place(keyline + emblem, 47, FOOT.get(suit, 195) - size / 2, size), id="held")


def holding(suit: str) -> Grip:
    """The left hand that fits a suit's symbol: round a hilt or a stick, under everything else."""
    return hand if suit in ("swords", "batons") else palm


def hands(p: Palette, suit: str, emblem: str, attribute: str, grip: Grip, width: float, height: float) -> str:
    """Symbol in the left hand, attribute in the right, cuffs over the sleeves; width and height scale the hands."""
    h = hold_symbol(p, suit, emblem)
    h += group(holding(suit)(p), f"translate(47 195) rotate(-6) scale({width} {height})")
    h += path(polygon([(60, 187), (69, 190), (65, 213), (56, 209)]), p["gold1"], p["gold3"], 1)
    h += path(polygon([(66, 189), (69, 190), (65, 213), (62, 211.6)]), p["gold2"])
    h += group(attribute, "translate(211 150)")
    h += group(grip(p), f"translate(211 150) scale({width} {height})")
    y = 150 + 11 * height
    h += path(f"M199 {num(y)}L223 {num(y)}L224 {num(y + 6)}L198 {num(y + 6)}Z", p["gold1"], p["gold3"], 1)
    return h + path(f"M212 {num(y)}L223 {num(y)}L224 {num(y + 6)}L212 {num(y + 6)}Z", p["gold2"])
