"""Setting parts in a scene: moved, mirrored, cut; and the lights of the tondo behind them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from intarsia.palette import Palette
from intarsia.pen import Stop, ellipse, group, num, path, polar, polygon, radial
from intarsia.seam import clip_box

WINDOW = (98, 128)
"""Half the width and half the height of the tondo's window, an upright oval."""
BOX = (-102, -132, 102, 132)
"""Left, top, right and bottom of what is painted behind the figure: the window and a little more."""


@dataclass(frozen=True)
class Scene:
    """What is seen in the tondo, round (0, 0), and the definitions it needs (a light of its own, shared parts).

    `drawing` is seen through the window; `front` is drawn over the garland: what breaks the frame.
    """

    drawing: str
    defs: str = ""
    front: str = ""

    def __add__(self, drawing: str) -> Scene:
        return Scene(self.drawing + drawing, self.defs, self.front)

    def breaking(self, front: str) -> Scene:
        """The scene with a part that breaks the frame."""
        return Scene(self.drawing, self.defs, self.front + front)

    def with_figure(self, inside: str, front: str = "", k: float = 1.3, y: float = -16) -> Scene:
        """The scene with a figure drawn to a smaller measure: k times as large, y lower."""
        large = self + at(inside, 0, y, k)
        return large.breaking(at(front, 0, y, k)) if front else large


def at(content: str, x: float, y: float, k: float = 1.0, rot: float = 0, flip: bool = False) -> str:
    """Set a part: move, turn, scale, mirror."""
    transform = f"translate({num(x)} {num(y)})" + (f" rotate({num(rot)})" if rot else "")
    if k != 1 or flip:
        transform += f" scale({num(-k if flip else k)} {num(k)})"
    return group(content, transform)


def mirrored(content: str) -> str:
    """A part and its mirror image."""
    return content + group(content, "scale(-1 1)")


def oval(cx: float, cy: float, rx: float, ry: float) -> str:
    """Path data of an ellipse."""
    arc = f"A{num(rx)} {num(ry)} 0 1 1"
    return f"M{num(cx - rx)} {num(cy)}{arc} {num(cx + rx)} {num(cy)}{arc} {num(cx - rx)} {num(cy)}Z"


def segment(cx: float, cy: float, r: float, y: float, fill: str) -> str:
    """The part of a disc below the level y."""
    dx = math.sqrt(max(r * r - (y - cy) ** 2, 0))
    large = 1 if y < cy else 0
    return path(f"M{num(cx - dx)} {num(y)}A{num(r)} {num(r)} 0 {large} 0 {num(cx + dx)} {num(y)}Z", fill)


def rays(cx: float, cy: float, count: int, fill: str, opacity: str, rot: float = 2.5) -> str:
    """Faint alternate wedges round a point, cut to the box."""
    d = ""
    r = 2 * (BOX[3] - BOX[1])  # beyond every corner of the box
    for k in range(count):
        a = rot + k * 360 / count
        wedge = clip_box([(cx, cy), polar(cx, cy, r, a), polar(cx, cy, r, a + 180 / count)], *BOX)
        d += polygon(wedge) if len(wedge) > 2 else ""
    return path(d, fill, opacity=opacity)


def sky(stops: Sequence[Stop], cx: float = 0, cy: float = -26, r: float = 144) -> Scene:
    """A light of its own: the window in tones from (cx, cy) outwards."""
    return Scene(ellipse(0, 0, BOX[2], BOX[3], "url(#sky)"), radial("sky", stops, cx, cy, r))


def ground(y: float, fill: str) -> str:
    """Everything below the level y."""
    return path(f"M{BOX[0]} {num(y)}H{BOX[2]}V{BOX[3]}H{BOX[0]}Z", fill)


def night(p: Palette) -> Scene:
    """Night sky with faint rays from below (zodiac)."""
    light = sky([(0, p["night0"]), (0.6, p["night1"]), (1, p["night3"])])
    return light + rays(0, 60, 36, p["night0"], ".3")


def curtain(p: Palette, color: str = "cups") -> Scene:
    """A hanging curtain (papi, Matto)."""
    light = sky([(0, p[color + "1"]), (0.55, p[color + "2"]), (1, p[color + "3"])], 0, -14, 140)
    dark = bright = ""
    for k in range(-4, 5):
        x = k * 23
        dark += f"M{x - 4} -132C{x - 9} -56 {x - 6} 44 {x - 11} 132H{x + 2}C{x + 5} 44 {x + 3} -56 {x + 4} -132Z"
        bright += f"M{x + 6} -132C{x + 5} -56 {x + 8} 44 {x + 5} 132H{x + 9}C{x + 12} 44 {x + 9} -56 {x + 9} -132Z"
    return light + path(dark, p[color + "3"], opacity=".5") + path(bright, p[color + "0"], opacity=".22")


def gold_rays(p: Palette) -> Scene:
    """Rays of gold from behind the head (virtues)."""
    light = sky([(0, p["gold0"]), (0.55, p["gold1"]), (1, p["gold2"])], 0, -40, 144)
    return light + rays(0, -40, 40, p["gold0"], ".5", 2.2)


def dusk(p: Palette) -> Scene:
    """Amber dusk (fate)."""
    light = sky([(0, p["dusk0"]), (0.45, p["dusk1"]), (1, p["dusk2"])], 0, 26, 150)
    return light + rays(0, 30, 32, p["dusk0"], ".2", 2.8)


def daylight(p: Palette) -> Scene:
    """Pale blue day with rays from above (air, Trumpets)."""
    stops = [(0, p["white"]), (0.3, p["silver0"]), (0.62, p["swords0"]), (1, p["swords1"])]
    return sky(stops, 0, -44, 158) + rays(0, -44, 36, p["white"], ".3")
