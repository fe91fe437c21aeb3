"""Pages and jacks: eight young men, drawn round the middle of the head; no jack is his page with another letter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from intarsia import caps, carried, doublets, hair
from intarsia.attributes import halberd
from intarsia.faces import Look, firm_face
from intarsia.garments import hands, left_sleeve, right_sleeve
from intarsia.grips import Grip, back_grip, fingers, glove, resting
from intarsia.hawk import hawk
from intarsia.headgear import cap
from intarsia.palette import Palette
from intarsia.seam import SeamPen
from intarsia.turned import three_quarter

Part = Callable[[Palette], str]
Hair = tuple[Part, Part]
"""What lies behind the head and what before it."""

CURLS: Hair = (hair.curled_hair, hair.curled_fringe)
BOB: Hair = (hair.bobbed_back, hair.bobbed_fringe)
LONG: Hair = (hair.shoulder_hair, hair.swept_hair)
UNDER_A_HAT: Hair = (hair.shoulder_hair, hair.temple_hair)


@dataclass(frozen=True)
class Page:
    """One of the young men: his face, what he wears, what he carries in which hand."""

    look: Look
    hair: Hair
    cap: Part
    doublet: Callable[[Palette, SeamPen], str]
    collar: Part
    carries: Part
    grip: Grip
    face: Callable[[Palette, Look], str] = firm_face


# fmt: off
PAGES = {
    "coins": Page(Look(turn=1.6, brows="high", nose="snub", mouth="smile"), CURLS, caps.beret,
                  doublets.striped, doublets.ruff, hawk, glove, three_quarter),
    "cups": Page(Look(turn=1.6, mouth="small", freckles=True), UNDER_A_HAT, caps.brimmed,
                 doublets.laced, doublets.standing_collar, carried.lute, resting, three_quarter),
    "swords": Page(Look(gaze=0.8, brows="level", nose="long"), BOB, cap,
                   doublets.quartered, doublets.falling_collar, halberd, back_grip),
    "batons": Page(Look(turn=1, brows="stern", nose="broad", mouth="full"), CURLS, caps.chaperon,
                   doublets.slashed, doublets.dagged_cape, carried.quarterstaff, back_grip),
    "diamonds": Page(Look(turn=1.6, brows="level", nose="hooked"), BOB, caps.chaperon,
                     doublets.laced, doublets.dagged_cape, carried.letter, fingers, three_quarter),
    "hearts": Page(Look(turn=-1.4, nose="short", mouth="smile", freckles=True), CURLS, cap,
                   doublets.slashed, doublets.falling_collar, halberd, back_grip, three_quarter),
    "spades": Page(Look(turn=-1, brows="stern"), LONG, caps.beret,
                   doublets.striped, doublets.standing_collar, carried.horn, back_grip, three_quarter),
    "clubs": Page(Look(gaze=-0.8, brows="high", nose="broad", mouth="full"), CURLS, caps.cocked,
                  doublets.quartered, doublets.ruff, carried.partisan, back_grip),
}
# fmt: on


def page(p: Palette, pen: SeamPen, suit: str, held_symbol: str) -> str:
    """A page or, of a French suit, a jack."""
    who = PAGES[suit]
    behind, before = who.hair
    h = left_sleeve(pen, p, "c2", "c3", "c0", "c3", hanging=False) + right_sleeve(pen, p, "c0", "c1", "c2", "c3")
    h += who.doublet(p, pen)
    h += pen.put(behind(p) + who.face(p, who.look) + before(p) + who.collar(p) + who.cap(p))
    return h + hands(p, suit, held_symbol, who.carries(p), who.grip, 0.92, 0.92)
