"""Arms of the figures in the scenes: round at every joint, in two tones, with the cuff set on the wrist (any units)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from intarsia.limbs import Station
from intarsia.palette import Palette
from intarsia.pen import Point, path, polar, polygon

SHADE = 72
"""Where the light does not come: degrees clockwise from the right."""
FOLDED = 0.2
"""Below this cosine between its halves an arm is folded: the forearm lies over the upper arm, outlined all round."""


def _capsule(one: Station, two: Station, grown: float = 0) -> list[Point]:
    """The outline of a part between two round joints, `grown` wider on each side."""
    (x0, y0, w0), (x1, y1, w1) = one, two
    along = math.degrees(math.atan2(y1 - y0, x1 - x0))
    near = [polar(x0, y0, w0 / 2 + grown, along + 90 + k * 18) for k in range(11)]
    return near + [polar(x1, y1, w1 / 2 + grown, along - 90 + k * 18) for k in range(11)]


def _shade(one: Station, two: Station) -> list[Point]:
    """The half of a part on the side that lies in the shade."""
    (x0, y0, w0), (x1, y1, w1) = one, two
    along = math.degrees(math.atan2(y1 - y0, x1 - x0))
    turn = 1 if math.sin(math.radians(SHADE - along)) > 0 else -1
    near = [polar(x0, y0, w0 / 2, along + turn * (180 - k * 18)) for k in range(6)]
    return near + [polar(x1, y1, w1 / 2, along + turn * (90 - k * 18)) for k in range(6)]


def arm(stations: Sequence[Station], lit: str, shaded: str, line: str, width: float = 1.1) -> str:
    """An arm from the shoulder over the elbow to the wrist."""
    parts = list(pairwise(stations))
    if _folded(stations):
        return "".join(_drawn([part], lit, shaded, line, width) for part in parts)
    return _drawn(parts, lit, shaded, line, width)


def _folded(stations: Sequence[Station]) -> bool:
    (x0, y0, _), (x1, y1, _), (x2, y2, _) = stations[0], stations[1], stations[-1]
    dot = (x1 - x0) * (x2 - x1) + (y1 - y0) * (y2 - y1)
    return dot < FOLDED * math.dist((x0, y0), (x1, y1)) * math.dist((x1, y1), (x2, y2))


def _drawn(parts: Sequence[tuple[Station, Station]], lit: str, shaded: str, line: str, width: float) -> str:
    o = "".join(path(polygon(_capsule(*part, width)), line) for part in parts)
    o += "".join(path(polygon(_capsule(*part)), lit) for part in parts)
    return o + "".join(path(polygon(_shade(*part)), shaded) for part in parts)


def sleeved(p: Palette, stations: Sequence[Station], robe: str, dark: bool = False) -> str:
    """An arm in a sleeve of a robe's colour (in its darker tones on the side away from the light), with a gilt cuff."""
    lit, shaded = (robe + "1", robe + "2") if not dark else (robe + "2", robe + "3")
    return arm(stations, p[lit], p[shaded], p[robe + "3"]) + gilt_cuff(p, stations[-2], stations[-1])


def gilt_cuff(p: Palette, elbow: Station, wrist: Station) -> str:
    """A band square to the forearm round its wrist, a little wider than the sleeve."""
    (x0, y0, _), (x1, y1, w) = elbow, wrist
    a = math.atan2(y1 - y0, x1 - x0)
    half, edge = w / 2 + 2.4, 4

    def spot(far: float, side: float) -> Point:
        return x1 + math.cos(a) * far - math.sin(a) * side, y1 + math.sin(a) * far + math.cos(a) * side

    band = polygon([spot(-edge, -half), spot(edge, -half), spot(edge, half), spot(-edge, half)])
    turn = half if math.cos(a) >= 0 else -half
    dark = polygon([spot(-edge, 0), spot(edge, 0), spot(edge, turn), spot(-edge, turn)])
    return path(band, p["gold1"], p["gold3"], 1) + path(dark, p["gold2"])
