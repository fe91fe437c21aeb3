"""A group's emblem large in the tondo, for a trump that has no scene of its own."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, facet_star
from intarsia.trumps.panels import Panel, medal
from intarsia.trumps.setting import Scene, at


def emblem(p: Palette, panel: Panel, light: Scene) -> Scene:
    """The corner sign of the panel on a star, in the light of the group."""
    o = facet_star(0, 0, 82, 54, 16, p["gold1"], p["gold2"], rot=-78.75)
    o += facet_star(0, 0, 84, 50, 8, p["gold0"], p["gold1"]) + circle(0, 0, 54, p[panel.sunk])
    return light + (o + (at(medal(p, panel.sign(p), panel.sunk), 0, 0, 2.4) if panel.sign else ""))
