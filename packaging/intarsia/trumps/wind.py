"""The element Air: a wind in profile, which blows across the card."""

from __future__ import annotations

from intarsia.curves import Cubic, cubic, curl
from intarsia.limbs import sides
from intarsia.palette import Palette
from intarsia.pen import circle, path, polygon
from intarsia.trumps.nature import cloud
from intarsia.trumps.setting import Scene, at, daylight


def _swallow(p: Palette) -> str:
    """A bird on the wing, flying to the left; about 40 wide round (0, 0)."""
    o = path("M-18 -1C-12 -7 -4 -6 4 -2L24 8L12 6L22 15C8 12 -4 8 -18 -1Z", p["night1"], p["night3"], 1)
    o += path("M-18 -1C-10 2 -2 4 8 5L4 8C-4 8 -12 4 -18 -1Z", p["ivory0"])
    o += path("M-17 -2L-23 -1L-17 1Z", p["gold1"], p["gold3"], 0.6)
    o += path("M-2 -4C4 -16 14 -24 28 -26C24 -16 16 -6 6 0Z", p["swords1"], p["night3"], 1)
    o += path("M-2 -4C6 -12 16 -20 28 -26C24 -16 16 -6 6 0Z", p["night2"])
    o += path("M-6 -3C-8 -14 -4 -24 4 -32C8 -22 6 -10 2 -2Z", p["swords0"], p["night3"], 1)
    return o + circle(-12, -2, 1.2, p["ivory0"])


def _band(q: Cubic, start: float, end: float, light: str, dark: str, line: str) -> str:
    """A band in two tones along a curve, from `start` to `end` broad."""
    course = [(k / 14, cubic(q, k / 14)) for k in range(15)]
    left, right = sides([(x, y, start + (end - start) * t) for t, (x, y, *_) in course])
    middle = [(x, y) for _, (x, y, *_) in course]
    o = path(polygon([*left, *reversed(right)]), light, line, 1.2)
    return o + path(polygon([*middle, *reversed(right)]), dark)


LOCKS: tuple[tuple[Cubic, float], ...] = (
    (((10, -34), (-14, -70), (-34, -42), (-50, -58)), 22),
    (((4, -26), (-26, -50), (-38, -26), (-59, -34)), 24),
    (((-4, -10), (-34, -26), (-40, -4), (-61, -9)), 24),
    (((-8, 8), (-34, 0), (-40, 22), (-58, 16)), 22),
    (((-10, 24), (-28, 20), (-32, 44), (-50, 42)), 18),
)
"""The hair, which streams to the left: each lock's course from the head, and its breadth there."""
BREATH: tuple[Cubic, ...] = (
    ((50, 17), (70, 12), (84, 4), (94, -14)),
    ((52, 21), (70, 22), (84, 26), (99, 22)),
    ((50, 25), (66, 34), (78, 42), (91, 56)),
)
"""Three bands from the mouth to their scrolls."""


def _face(p: Palette) -> str:
    """The profile to the right, its cheek puffed; the middle of the head is (0, 0)."""
    head = (
        "M18 -44C30 -42 35 -34 36 -24C37 -20 35 -18 36 -15C40 -8 47 -3 49 3C48 7 43 8 40 8C40 11 42 12 46 13"
        "C49 14 49 16 46 17C49 18 48 21 44 22C40 24 43 27 43 31C43 39 34 44 26 43C14 46 -2 46 -12 36"
        "C-24 22 -24 -16 -10 -34C-2 -42 8 -45 18 -44Z"
    )
    o = path(head, p["skin0"], p["skin2"], 1.4)
    o += path(
        "M-12 36C-24 22 -24 -16 -10 -34C-16 -8 -12 12 -2 24C8 35 22 38 43 34C42 40 34 44 26 43C14 46 -2 46 -12 36Z",
        p["skin1"],
    )
    o += circle(16, 16, 17, p["skin0"]) + circle(16, 16, 13.5, p["cups0"], opacity=".34")
    o += path("M31 6C36 12 36 22 30 28", "none", p["skin2"], 1.8)
    o += path("M46 13C41 12 38 15 38 17C38 20 41 22 44 22C48 21 49 18 46 17C49 16 49 14 46 13Z", p["cups1"])
    o += circle(46.4, 17, 3, p["ink"])
    o += path("M18 -12C22 -19 29 -19 34 -13C30 -8 23 -8 18 -12Z", p["white"], p["ink"], 1.6)
    o += circle(29, -13, 3.6, p["ink"]) + circle(27.8, -14.2, 1, p["white"])
    o += path("M13 -22C18 -30 28 -30 35 -23", "none", p["swords2"], 3)
    return o + path("M43 5C41 3 39 3 38 5", "none", p["skin2"], 1.5)


def _curls(p: Palette, tone: str, spots: tuple[tuple[float, float, float], ...]) -> str:
    """Curls, or scrolls of air, at (x, y), with their radius."""
    o = "".join(circle(x, y, r + 1.1, p["swords2"]) for x, y, r in spots)
    return o + "".join(at(curl(0, 0, r, p[tone], p["swords2"]), x, y) for x, y, r in spots)


BROW = ((20, -44, 10), (6, -42, 11), (-8, -33, 12), (-14, -17, 12), (-16, 0, 11), (-14, 15, 10))
"""The curls next to the face: x, y, radius."""


def _hair(p: Palette) -> str:
    """Locks that end in curls."""
    o = "".join(_band(course, width, 9, p["silver0"], p["silver1"], p["swords2"]) for course, width in LOCKS)
    return o + _curls(p, "silver0", tuple((*course[-1], 9.4) for course, _ in LOCKS))


def _breath(p: Palette) -> str:
    o = "".join(_band(course, 3.4, 14, p["white"], p["swords0"], p["swords2"]) for course in BREATH)
    return o + _curls(p, "white", tuple((course[-1][0], course[-1][1] - 5, 9) for course in BREATH))


def air(p: Palette) -> Scene:
    """A wind that blows sideways over the frame, clouds under its chin, a swallow above."""
    clouds = at(cloud(p, "ivory0", "silver1", "swords1"), -44, 112, 1.3)
    clouds += at(cloud(p, "ivory0", "silver1", "swords1"), 34, 110, 1.3, 0, True)
    clouds += at(cloud(p, "ivory0", "silver1", "swords1"), -6, 132, 1.4)
    head = _hair(p) + _face(p) + _curls(p, "silver0", BROW)
    front = at(head, -11, 4, 1.3) + at(_breath(p), -10, 4, 1.06) + at(_swallow(p), 52, -104, 1.4, -8)
    return (daylight(p) + clouds).breaking(front)
