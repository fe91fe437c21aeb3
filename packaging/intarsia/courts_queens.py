"""Queens: the upper half of a court, drawn round the middle of the head."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from intarsia import carried, crowns, gowns
from intarsia.attributes import fan, flower, mirror
from intarsia.curves import curl, plait
from intarsia.faces import Look, soft_face
from intarsia.garments import hands, laced, left_sleeve, neckline, right_sleeve
from intarsia.grips import fingers
from intarsia.hair import loose_hair, parted_back, parted_hair
from intarsia.headgear import coronet
from intarsia.palette import FAMILY, Palette
from intarsia.pen import circle, facet_star, path
from intarsia.people import PEOPLE
from intarsia.seam import SeamPen


@dataclass(frozen=True)
class Queen:
    """One of the queens: her face, hair, coronet and gown, what her right hand holds."""

    look: Look
    hair: str
    coronet: Callable[[Palette, str, str], str]
    gown: Callable[[Palette, SeamPen], str]
    carries: Callable[[Palette], str]


def _lancets(p: Palette, jewel: str, jewel2: str) -> str:
    return coronet(p, jewel)


# fmt: off
QUEENS = {
    "coins": Queen(Look(turn=1, brows="level", mouth="full"), "coils", _lancets, gowns.brocade, fan),
    "cups": Queen(Look(), "plaits", crowns.strawberry, laced, mirror),
    "swords": Queen(Look(turn=-1.2, nose="hooked", mouth="small"), "loose", crowns.fleuron,
                    gowns.ermined, flower),
    "batons": Queen(Look(gaze=0.6, nose="broad", mouth="full"), "curls", crowns.arched, gowns.starred, carried.plumes),
    "hearts": Queen(Look(turn=1.2, nose="short", mouth="smile", freckles=True), "coils", _lancets, laced, flower),
    "spades": Queen(Look(turn=1, brows="level", mouth="small"), "curls", crowns.strawberry, gowns.brocade, fan),
    "diamonds": Queen(Look(turn=-1.2, nose="hooked"), "loose", crowns.arched, gowns.starred, carried.book),
    "clubs": Queen(Look(turn=-1, nose="broad", mouth="full"), "plaits", crowns.fleuron,
                   gowns.ermined, carried.plumes),
}
# fmt: on


def _locks(p: Palette, pen: SeamPen, style: str) -> str:
    """Coils, curls or plaits beside the face, and ear-rings."""
    h = ""
    for s in (-1, 1):
        tone = p["h0" if s < 0 else "h1"]
        if style == "coils":
            h += pen.put(
                "".join(curl(x * s, y, r, tone, p["hl"]) for x, y, r in ((24, 15, 6), (29, 7, 8.6), (28, -5, 7)))
            )
        elif style == "curls":
            h += pen.put(
                "".join(
                    curl(x * s, y, r, tone, p["hl"])
                    for x, y, r in (
                        (26, 24, 6.6),
                        (30.6, 14, 7.4),
                        (33, 2, 7.6),
                        (32, -10, 7.4),
                        (24.6, 12, 5.8),
                        (26, 0, 6),
                        (25.4, -12, 6),
                    )
                )
            )
        elif style == "plaits":
            h += pen.put(
                plait([(26 * s, 10), (31 * s, 28), (30 * s, 40), (26 * s, 62 - 2 * s)], 10, tone, p["h1"], p["hl"], 7)
                + path(
                    f"M{26 * s - 3} {67 - 2 * s}L{26 * s} {76 - 2 * s}L{26 * s + 3} {67 - 2 * s}Z", tone, p["hl"], 0.7
                )
                + circle(26 * s, 64 - 2 * s, 3.4, p["gold1"], p["gold3"], 0.9)
            )
        ear = 22 if style == "curls" else 13
        h += pen.put(
            circle(22.6 * s, ear + 4, 2.4, p["ivory0"], p["gold3"], 0.8)
            + circle(22.6 * s, ear, 1.3, p["gold1"], p["gold3"], 0.6)
        )
    return h


def _veil(p: Palette, pen: SeamPen, style: str, light: bool) -> str:
    """The veil behind the shoulders, with stars."""
    h = pen(
        "M0 -38C-30 -38 -42 -14 -42 10C-42 34 -54 52 -68 70C-64 96 -40 110 -20 120H20C40 100 58 80 64 60"
        "C52 46 42 32 42 10C42 -14 30 -38 0 -38Z",
        p["v0"],
        p["gold2"],
        1.6,
    )
    h += pen("M0 -38C30 -38 42 -14 42 10C42 32 52 46 64 60C58 80 40 100 20 120H0Z", p["v1"])
    for x, y in ((-38, 24), (-46, 43), (38.6, 24), (47, 43)) + (
        ((-36, 4), (36, 4)) if style in ("plaits", "loose") else ()
    ):
        h += pen.put(facet_star(0, 0, 3.6, 1.3, 4, p["vs"], p["c2" if light else "gold1"]), x, y)
    return h


def queen(p: Palette, pen: SeamPen, suit: str, held_symbol: str) -> str:
    """A queen: coronet over a veil, hair by suit; a French queen never wears the hair of her Latin sister."""
    who, fam = QUEENS[suit], FAMILY[suit]
    style = who.hair
    light = suit != fam  # French queens: a light veil; Latin queens: a dark one with stars
    p = (
        dict(p, v0=p[fam + "T"], v1=p[fam + "T2"], vs=p["c1"])
        if light
        else dict(p, v0=p["m0"], v1=p["m1"], vs=p["gold0"])
    )
    h = _veil(p, pen, style, light)
    skin, jewels = neckline(p)
    h += left_sleeve(pen, p) + right_sleeve(pen, p) + who.gown(p, pen)
    h += pen.put(
        (loose_hair(p) if style == "loose" else parted_back(p)) + skin + soft_face(p, who.look) + parted_hair(p)
    )
    h += pen.put(jewels)
    h += _locks(p, pen, style)
    h += pen.put(who.coronet(p, PEOPLE[fam].jewel, "swords1" if fam != "swords" else "cups1"), 0, -31)
    return h + hands(p, suit, held_symbol, who.carries(p), fingers, 0.78, 0.86)
