"""Setting parts in a scene: moved, mirrored, cut; and the lights of the tondo behind them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from intarsia.palette import Palette
from intarsia.pen import Stop, circle, group, num, path, polar, polygon, radial
from intarsia.seam import clip_box

WINDOW = 88
"""Radius of the tondo's window."""
BOX = (-91, -91, 91, 91)


@dataclass(frozen=True)
class Scene:
    """What is seen in the tondo, round (0, 0), and the definitions it needs (a light of its own, shared parts)."""

    drawing: str
    defs: str = ""

    def __add__(self, drawing: str) -> Scene:
        return Scene(self.drawing + drawing, self.defs)


def at(content: str, x: float, y: float, k: float = 1.0, rot: float = 0, flip: bool = False) -> str:
    """Set a part: move, turn, scale, mirror."""
    transform = f"translate({num(x)} {num(y)})" + (f" rotate({num(rot)})" if rot else "")
    if k != 1 or flip:
        transform += f" scale({num(-k if flip else k)} {num(k)})"
    return group(content, transform)


def mirrored(content: str) -> str:
    """A part and its mirror image."""
    return content + group(content, "scale(-1 1)")


def segment(cx: float, cy: float, r: float, y: float, fill: str) -> str:
    """The part of a disc below the level y."""
    dx = math.sqrt(max(r * r - (y - cy) ** 2, 0))
    large = 1 if y < cy else 0
    return path(f"M{num(cx - dx)} {num(y)}A{num(r)} {num(r)} 0 {large} 0 {num(cx + dx)} {num(y)}Z", fill)


def rays(cx: float, cy: float, r: float, count: int, fill: str, opacity: str, rot: float = 2.5) -> str:
    """Faint alternate wedges round a point, cut to the tondo's box."""
    d = ""
    for k in range(count):
        a = rot + k * 360 / count
        wedge = clip_box([(cx, cy), polar(cx, cy, r, a), polar(cx, cy, r, a + 180 / count)], *BOX)
        d += polygon(wedge) if len(wedge) > 2 else ""
    return path(d, fill, opacity=opacity)


def sky(stops: Sequence[Stop], cx: float = 0, cy: float = -20, r: float = 110) -> Scene:
    """A light of its own: a disc in tones from (cx, cy) outwards."""
    return Scene(circle(0, 0, 92, "url(#sky)"), radial("sky", stops, cx, cy, r))


def night(p: Palette) -> Scene:
    """Night sky with faint rays from below (zodiac)."""
    light = sky([(0, p["night0"]), (0.6, p["night1"]), (1, p["night3"])])
    return light + rays(0, 60, 190, 36, p["night0"], ".3")


def curtain(p: Palette, color: str = "cups") -> Scene:
    """A hanging curtain (papi, Matto)."""
    light = sky([(0, p[color + "1"]), (0.55, p[color + "2"]), (1, p[color + "3"])], 0, -10, 100)
    dark = bright = ""
    for k in range(-4, 5):
        x = k * 21
        dark += f"M{x - 4} -92C{x - 9} -40 {x - 6} 30 {x - 11} 92H{x + 2}C{x + 5} 30 {x + 3} -40 {x + 4} -92Z"
        bright += f"M{x + 6} -92C{x + 5} -40 {x + 8} 30 {x + 5} 92H{x + 9}C{x + 12} 30 {x + 9} -40 {x + 9} -92Z"
    return light + path(dark, p[color + "3"], opacity=".5") + path(bright, p[color + "0"], opacity=".22")


def gold_rays(p: Palette, cy: float = -20) -> Scene:
    """Rays of gold from behind the head (virtues)."""
    light = sky([(0, p["gold0"]), (0.55, p["gold1"]), (1, p["gold2"])], 0, cy, 108)
    return light + rays(0, cy, 190, 40, p["gold0"], ".5", 2.2)


def dusk(p: Palette) -> Scene:
    """Amber dusk (fate)."""
    light = sky([(0, p["dusk0"]), (0.45, p["dusk1"]), (1, p["dusk2"])], 0, 20, 112)
    return light + rays(0, 30, 190, 32, p["dusk0"], ".2", 2.8)


def daylight(p: Palette) -> Scene:
    """Pale blue day with rays from above (air, Trumpets)."""
    stops = [(0, p["white"]), (0.3, p["silver0"]), (0.62, p["swords0"]), (1, p["swords1"])]
    return sky(stops, 0, -34, 122) + rays(0, -34, 190, 36, p["white"], ".3")
