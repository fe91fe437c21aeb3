"""Maids: four young women, drawn round the middle of the head."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from intarsia import bodices, caps, carried
from intarsia.curves import curl, plait
from intarsia.faces import Look, soft_face
from intarsia.garments import hands, left_sleeve, right_sleeve
from intarsia.grips import Grip, back_grip, fingers, glove
from intarsia.hair import bare, curled_fringe, curled_hair, loose_hair, parted_back, parted_hair
from intarsia.hawk import hawk
from intarsia.headgear import garland
from intarsia.palette import Palette
from intarsia.pen import circle, path
from intarsia.seam import SeamPen
from intarsia.turned import soft_three_quarter

Part = Callable[[Palette], str]


def two_plaits(p: Palette) -> str:
    """Plaits over both shoulders, tied with ribbons."""
    o = ""
    for s, tone in ((-1, "h0"), (1, "h1")):
        o += plait([(25 * s, 12), (33 * s, 30), (30 * s, 44), (25 * s, 64)], 11, p[tone], p["h1"], p["hl"], 7)
        o += path(f"M{25 * s - 3} 67L{25 * s} 76L{25 * s + 3} 67Z", p[tone], p["hl"], 0.7)
        o += path(f"M{25 * s} 65L{25 * s - 8} 60V70ZM{25 * s} 65L{25 * s + 8} 60V70Z", p["c1"], p["c3"], 0.8)
        o += circle(25 * s, 65, 2.6, p["c0"], p["c3"], 0.7)
    return o


def shoulder_curls(p: Palette) -> str:
    """A cloud of curls down to the shoulders."""
    at = ((27, 22, 8), (32, 11, 8), (34, -1, 8.4), (34, -13, 8.2), (23, 32, 7), (31, 32, 7))
    return "".join(curl(x * s, y, r, p["h0" if s < 0 else "h1"], p["hl"]) for s in (-1, 1) for x, y, r in at)


@dataclass(frozen=True)
class Maid:
    """One of the maids: face, hair behind and before it, headdress, what falls over the shoulders, dress, burden."""

    look: Look
    back: Part
    fringe: Part
    headdress: Part
    locks: Part
    bodice: Callable[[Palette, SeamPen], str]
    carries: Part
    grip: Grip
    face: Callable[[Palette, Look], str] = soft_face


# fmt: off
MAIDS = {
    "coins": Maid(Look(turn=1.2, brows="high", nose="snub", mouth="smile"), parted_back, parted_hair, caps.straw_hat,
                  bare, bodices.aproned, carried.sheaf, fingers, soft_three_quarter),
    "cups": Maid(Look(turn=-1, nose="short", mouth="small", freckles=True), loose_hair, parted_hair, garland,
                 bare, bodices.gathered, hawk, glove),
    "swords": Maid(Look(turn=-1.2, brows="level", nose="long"), parted_back, parted_hair, caps.coif,
                   two_plaits, bodices.square, carried.distaff, back_grip, soft_three_quarter),
    "batons": Maid(Look(turn=1, nose="broad", mouth="full"), curled_hair, curled_fringe, caps.ribbon,
                   shoulder_curls, bodices.crossed, carried.tambourine, fingers),
}
# fmt: on


def maid(p: Palette, pen: SeamPen, suit: str, held_symbol: str) -> str:
    """A maid, her sleeves of white linen."""
    who = MAIDS[suit]
    h = pen.put(who.back(p))
    h += left_sleeve(pen, p, "ivory0", "ivory2", "c1", "gold3") + right_sleeve(
        pen, p, "ivory0", "ivory2", "c1", "gold3"
    )
    h += who.bodice(p, pen)
    ribbon = path("M-10.6 34C-6 40 6 40 10.6 34", "none", p["c2"], 2.4) + circle(
        0, 40, 3.2, p["gold1"], p["gold3"], 0.9
    )
    if who.bodice is bodices.aproned:
        ribbon = ""
    h += pen.put(who.face(p, who.look) + who.fringe(p) + who.locks(p) + ribbon + who.headdress(p))
    return h + hands(p, suit, held_symbol, who.carries(p), who.grip, 0.78, 0.86)
