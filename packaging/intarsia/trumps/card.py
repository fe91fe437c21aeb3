"""A trump as a whole: panel, scene in the tondo, garland, corner sign and index (card units)."""

from __future__ import annotations

from typing import NamedTuple

from intarsia.index import label
from intarsia.palette import Palette
from intarsia.pen import (
    CORNER,
    HEIGHT,
    WIDTH,
    circle,
    document,
    facet_star,
    group,
    linear,
    num,
    path,
    polar,
)
from intarsia.stock import INDEX_HEIGHT, INDEX_WIDTH, frame, notch, passepartout, stock
from intarsia.trumps.panels import MEDAL, Panel, medal
from intarsia.trumps.setting import WINDOW, Scene, at

MIDDLE = (125, 200)
GARLAND = 97
"""Radius of the garland's middle line; it just clears the index corners."""
HALF_TURN = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"


def ring(cx: float, cy: float, r: float) -> str:
    """Path data of a circle."""
    return (
        f"M{num(cx - r)} {num(cy)}A{num(r)} {num(r)} 0 1 1 {num(cx + r)} {num(cy)}"
        f"A{num(r)} {num(r)} 0 1 1 {num(cx - r)} {num(cy)}Z"
    )


def _leaves(side: int) -> str:
    """A quarter of the garland's leaves, on the outer (1) or the inner side (-1)."""
    cx, cy = MIDDLE
    d = ""
    for k in range(9):
        a = k * 10
        x0, y0 = polar(cx, cy, GARLAND, a - 5)
        tip = polar(cx, cy, GARLAND + side * 6.2, a + 4.4)
        out = polar(cx, cy, GARLAND + side * 6.6, a - 2)
        back = polar(cx, cy, GARLAND + side * 0.8, a + 2)
        d += f"M{num(x0)} {num(y0)}Q{num(out[0])} {num(out[1])} {num(tip[0])} {num(tip[1])}"
        d += f"Q{num(back[0])} {num(back[1])} {num(x0)} {num(y0)}Z"
    return d


def garland(p: Palette) -> tuple[str, str]:
    """The ring of laurel round the window with four studs: (body, definitions)."""
    cx, cy = MIDDLE
    x, y = polar(cx, cy, GARLAND, 45)
    quarter = path(_leaves(1), p["gold0"]) + path(_leaves(-1), p["gold1"])
    quarter += circle(x, y, 8.4, p["gold3"]) + circle(x, y, 7.2, p["gold1"])
    quarter += facet_star(x, y, 6.6, 2.4, 4, p["plum2"], p["plum3"])
    o = circle(cx, cy, GARLAND, "none", p["gold3"], 19) + circle(cx, cy, GARLAND, "none", p["plum2"], 15.4)
    o += "".join(group('<use xlink:href="#leaves"/>', f"rotate({k * 90} {cx} {cy})") for k in range(4))
    o += circle(cx, cy, WINDOW, "none", p["gold3"], 3) + circle(cx, cy, WINDOW, "none", p["gold0"], 1.4)
    return o + circle(cx, cy, 106, "none", p["gold0"], 1.2), f'<g id="leaves">{quarter}</g>'


def tab(p: Palette) -> str:
    """The dark index corner, so that a trump cannot be taken for a suit in a fan."""
    r, w, h = CORNER - 2, INDEX_WIDTH, INDEX_HEIGHT
    d = (
        f"M7 {CORNER + 5}A{r} {r} 0 0 1 {CORNER + 5} 7H{w - 5}A6 6 0 0 1 {w - 0.5} 13V{h - 8}"
        f"A7 7 0 0 1 {w - 8} {h - 1}H13A6 6 0 0 1 7 {h - 7}Z"
    )
    return path(d, p["plum2"], p["gold1"], 1)


class Corner(NamedTuple):
    """Where things stand in a trump's corner: figures (top, height, widest), pictures (middle, scale), the star."""

    top: float
    height: float
    widest: float
    picture: float
    scale: float
    star: float
    reach: float
    """Radius of the star."""


CORNERS = {"normal": Corner(19, 43, 41, 40, 1, 88, 17), "large": Corner(14, 61, 46, 45, 1.18, 92, 14.5)}


def emblem(p: Palette, corner: Corner) -> str:
    """The star of the trumps below the figures of the index."""
    y, r = corner.star, corner.reach
    o = facet_star(33, y, r * 0.62, r * 0.365, 8, p["gold1"], p["gold2"], rot=-67.5)
    return o + facet_star(33, y, r, r * 0.353, 8, p["gold0"], p["gold1"]) + circle(33, y, r / 5, p["plum2"])


def numbered(p: Palette, number: str, size: str = "normal") -> str:
    """Index of a numbered trump."""
    corner = CORNERS[size]
    return label(number, 33.5, corner.top, corner.height, p["gold0"], corner.widest) + emblem(p, corner)


def pictured(p: Palette, picture: str, size: str = "normal") -> str:
    """Index of a trump without a number: a picture, 40 x 44 round (0, 0)."""
    corner = CORNERS[size]
    return at(picture, 33.5, corner.picture, corner.scale) + emblem(p, corner)


def trump(p: Palette, panel: Panel, scene: Scene, index: str) -> str:
    """The whole card; `index` is one corner's."""
    cx, cy = MIDDLE
    body, defs = stock(p)
    hole = notch(13, 13, WIDTH - 26, HEIGHT - 26)
    half = panel.ornament(p)
    if panel.sign:
        half += at(medal(p, panel.sign(p), panel.sunk), *MEDAL)
    wreath, leaves = garland(p)
    defs += scene.defs + linear("stone", [(0, p[panel.stone[0]]), (1, p[panel.stone[1]])], x2=0.4) + leaves
    defs += f'<g id="half">{half}</g><g id="corner">{tab(p)}{index}</g>'
    body += group(scene.drawing, f"translate({cx} {cy})")
    body += path("M9 9H241V391H9Z" + ring(cx, cy, WINDOW), "url(#stone)", fill_rule="evenodd")
    body += '<use xlink:href="#half"/>' + group('<use xlink:href="#half"/>', HALF_TURN) + wreath
    body += passepartout(p, hole) + frame(p, hole)
    body += '<use xlink:href="#corner"/>' + group('<use xlink:href="#corner"/>', HALF_TURN)
    return document(body, defs)
