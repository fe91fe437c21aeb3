"""The night sky of the zodiac: a sign's constellation behind its figure."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.trumps.panels import constellation, star_field
from intarsia.trumps.setting import Scene, at, night
from intarsia.trumps.zodiac_signs import SIGNS


def starry(p: Palette, name: str, drawing: str, front: str = "", low: bool = True) -> Scene:
    """A figure in the night sky under its constellation; `front` breaks the frame. In the tondo's own measure.

    Without `low` there are no stars below, where there is water or earth.
    """
    sign = SIGNS[name]
    boxes = [(-90, -60, -50, 60), (50, -60, 90, 60), (-50, 70, 50, 122)]
    stars = star_field(p, 7, boxes, 18) if low else star_field(p, 7, boxes[:2], 12)
    figure = at(constellation(p, sign.stars, sign.links), -125 * 1.1, -139, 1.1)
    return (night(p) + (stars + figure + drawing)).breaking(front)
