"""Panels of the trumps: what is inlaid round the tondo and the sign in the corner, by group (card units).

An ornament is drawn for the upper half; the card shows it again in half-turn.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from intarsia.palette import Palette
from intarsia.pen import HEIGHT, WIDTH, circle, facet_star, group, num, path, polar, polygon
from intarsia.seam import clip_box
from intarsia.stock import INDEX_HEIGHT, INDEX_WIDTH
from intarsia.suits import symbol
from intarsia.trumps.nature import flamelet, leaflet, puff, star4, wavelet
from intarsia.trumps.setting import WINDOW, at
from intarsia.trumps.signs import sign_crown, sign_hourglass, sign_lily, sign_star, sign_triangle
from intarsia.trumps.zodiac_signs import SIGNS, Star

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Draw = Callable[[Palette], str]

SPOTS = (
    (80, 36, 8), (104, 31, 6), (129, 36, 5), (150, 30, 7), (171, 42, 5), (176, 68, 6), (74, 66, 5), (195, 78, 5),
    (222, 88, 8), (206, 104, 5), (227, 118, 5), (227, 66, 4), (224, 144, 5),
)  # fmt: skip
"""Places in the upper field for small parts, and how large they are there."""
MEDAL = (40, 358)
"""Middle of the corner sign."""
OUTER = (WINDOW[0] + 12, WINDOW[1] + 12)
"""Half the width and half the height of the tondo with its garland."""


@dataclass(frozen=True)
class Panel:
    """A group's panel: two tones of stone, its ornament, its corner sign and the stone behind that."""

    stone: tuple[str, str]
    ornament: Draw
    sign: Draw | None = None
    sunk: str = ""


def medal(p: Palette, sign: str, ground: str) -> str:
    """A sign on a gilt disc."""
    o = circle(0, 0, 23, p["gold3"]) + circle(0, 0, 21.8, p["gold1"]) + circle(0, 0, 18.6, p[ground])
    o += circle(0, 0, 16.6, "none", p["gold2"], 0.7) + group(sign, "scale(.78)")
    return group(o, "scale(.94)")


def free(x: float, y: float, m: float = 4) -> bool:
    """Inside the panel, clear of tondo and index corners by the margin m."""
    inside = 13 + m < x < WIDTH - 13 - m and 13 + m < y < HEIGHT - 13 - m
    if not inside or math.hypot((x - 125) / (OUTER[0] + m), (y - 200) / (OUTER[1] + m)) <= 1:
        return False
    return not any(a < INDEX_WIDTH + 6 + m and b < INDEX_HEIGHT + 6 + m for a, b in ((x, y), (WIDTH - x, HEIGHT - y)))


def diaper(p: Palette) -> str:
    """Inlaid lozenges over the free field."""
    lit = shaded = ""
    for j in range(-12, 1):
        for i in range(-8, 9):
            x, y = 125 + (i + (0.5 if j % 2 else 0)) * 15, 200 + j * 15
            if free(x, y):
                lit += polygon([(x, y - 4), (x, y + 4), (x - 3, y)])
                shaded += polygon([(x, y - 4), (x + 3, y), (x, y + 4)])
    return group(path(lit, p["plum0"]) + path(shaded, p["plum1"]), opacity=".5")


def _rim(degrees: float) -> tuple[float, float]:
    """The point of the garland's outer edge in a direction."""
    x, y = polar(0, 0, 1, degrees)
    r = 1 / math.hypot(x / OUTER[0], y / OUTER[1])
    return 125 + r * x, 200 + r * y


def beams(p: Palette) -> str:
    """Beams from the tondo."""
    d = ""
    for k in range(18, 36):
        a = k * 10 + 2.5
        beam = clip_box([_rim(a), polar(125, 200, 260, a), polar(125, 200, 260, a + 5), _rim(a + 5)])
        d += polygon(beam) if len(beam) > 2 else ""
    return path(d, p["batons0"], opacity=".2")


def spots(part: str) -> str:
    """A small part over the free field."""
    return "".join(at(part, x, y, r / 8) for x, y, r in SPOTS if free(x, y, 2))


def sparks(p: Palette) -> str:
    """Small dull stars (fate)."""
    return spots(facet_star(0, 0, 6, 2.2, 4, p["gold1"], p["gold2"]))


def bursts(p: Palette) -> str:
    """Bright stars (arie)."""
    return "".join(
        facet_star(x, y, r, r * 0.34, 8 if r > 8 else 4, p["gold0"], p["gold1"]) for x, y, r in SPOTS if free(x, y, 2)
    )


def constellation(p: Palette, stars: Sequence[Star], links: Sequence[tuple[int, int]]) -> str:
    """As in an atlas: thin gold links, stars by their size."""
    d = "".join(f"M{num(stars[a][0])} {num(stars[a][1])}L{num(stars[b][0])} {num(stars[b][1])}" for a, b in links)
    o = path(d, "none", p["gold1"], 1, opacity=".65")
    for x, y, size in stars:
        r = 3.4 * size
        o += facet_star(x, y, r, r * 0.32, 4, p["gold0"], p["gold1"]) if size > 1 else circle(x, y, 1.9, p["gold0"])
    return o


def star_field(p: Palette, seed: int, boxes: Sequence[Box], count: int) -> str:
    """Stars strewn over boxes, never close together; chance is the seed's alone."""
    chance = random.Random(seed).random
    o = ""
    placed: list[tuple[float, float]] = []
    for _ in range(4000):
        if len(placed) == count:
            break
        x0, y0, x1, y1 = boxes[int(chance() * len(boxes))]
        x, y = x0 + (x1 - x0) * chance(), y0 + (y1 - y0) * chance()
        if any((x - a) ** 2 + (y - b) ** 2 < 150 for a, b in placed):
            continue
        placed.append((x, y))
        if chance() > 0.72:
            o += star4(p, x, y, 4.2 + 2 * chance())
        else:
            o += circle(x, y, 0.8 + 0.8 * chance(), p["gold0"], opacity=num(0.5 + 0.5 * chance()))
    return o


def strewn(p: Palette) -> str:
    """Stars over the free field of a sign of the zodiac."""
    return star_field(p, 5, [(70, 20, 184, 52), (180, 60, 232, 100), (216, 78, 232, 150), (70, 20, 232, 48)], 22)


def _stroked(name: str) -> Draw:
    return lambda p: path(SIGNS[name].strokes, "none", p["gold0"], 3.4)


def zodiac(name: str) -> Panel:
    """The panel of a sign of the zodiac: stars and its sign."""
    return Panel(("night1", "night2"), strewn, _stroked(name), "night2")


def moors(suit: str) -> Panel:
    """The panel of a Moor: the suit's symbol in the corner."""
    return Panel(("plum1", "plum3"), diaper, lambda p: group(symbol(p, suit), "scale(.34) translate(-50 -50)"), "plum3")


def _triangle(up: bool, bar: bool) -> Draw:
    return lambda p: sign_triangle(p, up, bar)


PAPI = Panel(("plum1", "plum3"), diaper, sign_crown, "plum3")
VIRTUES = Panel(("batons1", "batons3"), beams, sign_lily, "batons3")
FATE = Panel(("ink2", "ink"), sparks, sign_hourglass, "ink")
FIRE = Panel(("cups1", "cups3"), lambda p: spots(flamelet(p)), _triangle(True, False), "cups3")
WATER = Panel(("swords1", "swords3"), lambda p: spots(wavelet(p)), _triangle(False, False), "swords3")
EARTH = Panel(("batons1", "batons3"), lambda p: spots(leaflet(p)), _triangle(False, True), "batons3")
AIR = Panel(("swords0", "swords2"), lambda p: spots(puff(p)), _triangle(True, True), "swords3")
ARIE = Panel(("cups1", "cups3"), bursts)
MATTO = Panel(("plum1", "plum3"), diaper, sign_star, "plum3")
