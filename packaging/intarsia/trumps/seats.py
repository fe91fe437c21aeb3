"""Seats of honour, behind head and shoulders; the middle of the head is about (0, -30)."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import circle, path
from intarsia.trumps.setting import mirrored


def throne(p: Palette, c: str) -> str:
    """The back of a throne behind head and shoulders, with two gilt knobs."""
    o = path("M-44 150V-30C-44 -64 -24 -76 0 -76C24 -76 44 -64 44 -30V150Z", p["gold1"], p["gold3"], 1.4)
    o += path("M0 -76C24 -76 44 -64 44 -30V150H0Z", p["gold2"])
    o += path("M-37 150V-28C-37 -58 -20 -69 0 -69C20 -69 37 -58 37 -28V150Z", p[c + "2"])
    o += path("M0 -69C20 -69 37 -58 37 -28V150H0Z", p[c + "3"])
    studs = ((-40.5, -14), (-40.5, 8), (-40.5, 30), (40.5, -14), (40.5, 8), (40.5, 30))
    o += "".join(circle(x, y, 1.8, p["gold0"], p["gold3"], 0.7) for x, y in studs)
    return o + mirrored(circle(-44, -40, 6.4, p["gold1"], p["gold3"], 1.2) + circle(-45.6, -41.6, 2, p["gold0"]))
