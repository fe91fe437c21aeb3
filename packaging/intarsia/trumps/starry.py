"""The night sky of the zodiac with its stars."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.trumps.panels import star_field
from intarsia.trumps.setting import Scene, night


def starry(p: Palette, drawing: str) -> Scene:
    """A figure in the night sky, stars round it."""
    boxes = [(-60, -82, 60, -50), (-84, -20, -60, 40), (60, -20, 84, 40), (-40, 60, 40, 84)]
    return night(p) + (star_field(p, 7, boxes, 18) + drawing)
