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
    path,
)
from intarsia.stock import INDEX_HEIGHT, INDEX_WIDTH, frame, notch, passepartout, stock
from intarsia.trumps.garland import garland
from intarsia.trumps.panels import MEDAL, Panel, medal
from intarsia.trumps.setting import WINDOW, Scene, at, oval

MIDDLE = (125, 200)
HALF_TURN = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"


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
    wreath, leaves = garland(p, *MIDDLE)
    defs += scene.defs + linear("stone", [(0, p[panel.stone[0]]), (1, p[panel.stone[1]])], x2=0.4) + leaves
    defs += f'<g id="half">{half}</g><g id="corner">{tab(p)}{index}</g>'
    body += group(scene.drawing, f"translate({cx} {cy})")
    body += path("M9 9H241V391H9Z" + oval(cx, cy, *WINDOW), "url(#stone)", fill_rule="evenodd")
    body += '<use xlink:href="#half"/>' + group('<use xlink:href="#half"/>', HALF_TURN) + wreath
    body += at(medal(p, panel.sign(p), panel.sunk), *MEDAL) if panel.sign else ""
    body += group(scene.front, f"translate({cx} {cy})") if scene.front else ""
    body += passepartout(p, hole) + frame(p, hole)
    body += '<use xlink:href="#corner"/>' + group('<use xlink:href="#corner"/>', HALF_TURN)
    return document(body, defs)
