"""The four designs of the backs: what fills the field, and what stands in its middle. All are half-turn symmetric.

Every design is drawn in plum; `backs` puts another stone in its place. Nothing passes BOX: the mount hides the rest.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from intarsia.ornaments import leaf
from intarsia.palette import Palette
from intarsia.pen import HEIGHT, WIDTH, Point, circle, facet_star, group, path, polar, polygon
from intarsia.seam import clip_box

MIDDLE = (125.0, 200.0)
BOX = (11.0, 11.0, WIDTH - 11.0, HEIGHT - 11.0)
"""Left, top, right and bottom of what the mount covers safely."""
HALF_TURN = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"

Layer = tuple[float, float, int, str, str, float]
"""A star: outer and inner radius, rays, tokens of the light and the dark facet, turn in degrees."""

STARS: tuple[Layer, ...] = (
    (28, 15.2, 8, "gold1", "gold2", -90),
    (24.4, 13.2, 8, "plum2", "plum3", -90),
    (15, 8.4, 8, "gold1", "gold2", -67.5),
    (12, 6.6, 8, "cups1", "cups2", -67.5),
    (8.6, 2.8, 4, "gold0", "gold1", -90),
)
"""The stars of the lattice, one on the other; the field's tokens are plum, their hearts' cups."""
STEP = (56, 56.1)


def _cut(points: list[Point], bottom: float = BOX[3]) -> str:
    """Path data of a polygon cut to the field."""
    left, top, right, _ = BOX
    kept = clip_box(points, left, top, right, bottom)
    return polygon(kept) if len(kept) > 2 else ""


def _cut_star(p: Palette, cx: float, cy: float, layer: Layer) -> str:
    """A star cut to the field, for the sides."""
    r, ri, rays, light, dark, turn = layer
    lit, shaded = "", ""
    for k in range(rays):
        a, half = turn + k * 360 / rays, 180 / rays
        tip = polar(cx, cy, r, a)
        lit += _cut([(cx, cy), polar(cx, cy, ri, a - half), tip])
        shaded += _cut([(cx, cy), tip, polar(cx, cy, ri, a + half)])
    return (path(lit, p[light]) if lit else "") + (path(shaded, p[dark]) if shaded else "")


def lattice(p: Palette) -> tuple[str, str]:
    """Stars on a grid round the middle, crosses in the gaps."""
    o = ""
    for i in range(-2, 3):
        for j in range(-3, 4):
            cx, cy = MIDDLE[0] + i * STEP[0], MIDDLE[1] + j * STEP[1]
            for layer in STARS:
                r, ri, rays, light, dark, turn = layer
                if abs(i) < 2:
                    o += facet_star(cx, cy, r, ri, rays, p[light], p[dark], turn)
                else:
                    o += _cut_star(p, cx, cy, layer)
    for i in range(-2, 2):
        for j in range(-4, 4):
            cx, cy = MIDDLE[0] + (i + 0.5) * STEP[0], MIDDLE[1] + (j + 0.5) * STEP[1]
            if 21 < cy < HEIGHT - 21:
                o += facet_star(cx, cy, 15, 4.4, 4, p["plum0"], p["plum1"])
                o += facet_star(cx, cy, 8.6, 3, 4, p["gold0"], p["gold1"], rot=-45)
                o += circle(cx, cy, 1.6, p["plum3"])
    return o, ""


RADIUS = 28.0
"""Of a scale."""
RINGS = ((0, "gold2"), (1.6, "plum1"), (6.4, "gold1"), (7.6, "plum2"), (12.6, "gold1"), (13.6, "plum3"))
"""How far inside a scale's edge a tone begins."""


def _scale(p: Palette, x: float, y: float) -> str:
    """A scale at the edge of the field, cut there and at the middle of the card."""
    o = ""
    for inset, tone in RINGS:
        points = _cut([polar(x, y, RADIUS - inset, k * 9) for k in range(40)], MIDDLE[1])
        o += path(points, p[tone]) if points else ""
    return o


def scales(p: Palette) -> tuple[str, str]:
    """Waves like a dragon's scales, rising from the middle to both ends; a star in each."""
    left, top, right, _ = BOX
    star = facet_star(0, -20.4, 3.2, 1.3, 4, p["gold0"], p["gold1"]) + facet_star(
        0, -6.4, 6, 2.4, 8, p["gold0"], p["cups1"]
    )
    whole = "".join(circle(0, 0, RADIUS - inset, p[tone]) for inset, tone in RINGS) + star
    half = ""
    for row in range(14, -1, -1):
        y = MIDDLE[1] - row * RADIUS / 2
        for k in range(-5, 6):
            x = MIDDLE[0] + (k + 0.5 * (row % 2)) * RADIUS * 2
            if left < x - RADIUS and x + RADIUS < right and top < y - RADIUS and y + RADIUS < MIDDLE[1]:
                half += group('<use xlink:href="#scale"/>', f"translate({x:g} {y:g})")
            elif -RADIUS < x < WIDTH + RADIUS:
                half += _scale(p, x, y)
                if left + 9 < x < right - 9 and top + 27 < y < MIDDLE[1]:
                    half += group(star, f"translate({x:g} {y:g})")
    band = path("M11 192H239V208H11Z", p["gold3"]) + path("M11 193.4H239V206.6H11Z", p["gold1"])
    band += path("M11 196H239V204H11Z", p["plum3"])
    places = (MIDDLE[0] + k * 12 for k in range(-9, 10))
    band += "".join(facet_star(x, MIDDLE[1], 4.4, 1.8, 4, p["gold0"], p["gold1"]) for x in places)
    defs = f'<g id="scale">{whole}</g><g id="half">{half}</g>'
    return '<use xlink:href="#half"/>' + group('<use xlink:href="#half"/>', HALF_TURN) + band, defs


def _strand(x0: float, swing: float, wide: float) -> str:
    """A wavy band down the field: its curve is even about the middle, so that the pattern survives a half-turn."""
    points: list[Point] = []
    for side in (-1, 1):
        line = [
            (x0 + swing * math.cos(2 * math.pi * (y - MIDDLE[1]) / (2 * EYE)) + side * wide / 2, float(y))
            for y in range(8, 393, 4)
        ]
        points += line if side < 0 else line[::-1]
    return _cut(points)


EYE = 90.0
"""Height of an eye between two strands, in card units."""


def damask(p: Palette) -> tuple[str, str]:
    """Gilt strands that part and meet; a blossom that grows up and down in every eye."""
    o = ""
    for wide, tone in ((6.4, "gold3"), (4.8, "gold1"), (1.4, "plum3")):
        d = "".join(_strand(MIDDLE[0] + k * 62, swing, wide) for k in range(-2, 3) for swing in (-31.0, 31.0))
        o += path(d, p[tone])
    for row in range(-4, 5):
        for k in range(-2, 3):
            x, y = MIDDLE[0] + (k + 0.5 * (row % 2)) * 62, MIDDLE[1] + row * EYE / 2
            hidden = math.hypot(x - MIDDLE[0], y - MIDDLE[1]) < 75  # under the medal, but for a tip
            if BOX[0] + 14 < x < BOX[2] - 14 and not hidden:
                o += group(_blossom(p, row), f"translate({x:g} {y:g})")
    return o, f'<g id="palmette">{_palmette(p)}</g>'


def _blossom(p: Palette, row: int) -> str:
    """Two palmettes, foot to foot, on a stone; in the outermost rows (-4, 4) only the one that is in the field."""
    o = '<use xlink:href="#palmette"/>' if row > -4 else ""
    o += group('<use xlink:href="#palmette"/>', "rotate(180)") if row < 4 else ""
    return o + circle(0, 0, 4.5, p["gold3"]) + facet_star(0, 0, 4.2, 2.5, 8, p["cups0"], p["cups2"])


def _palmette(p: Palette) -> str:
    """A tulip that points up: a bud in two facets between two petals, two sepals at its foot."""
    petal = "M-1 -4C-15 -5 -22 -17 -18 -30C-9 -27 -3 -17 -1 -4Z"
    sepal = "M0 -3C-7 4 -17 3 -23 -6C-15 -11 -6 -10 0 -3Z"
    o = path(petal, p["plum0"], p["gold3"], 0.8) + group(path(petal, p["plum3"], p["gold3"], 0.8), "scale(-1 1)")
    o += path(sepal, p["gold1"], p["gold3"], 0.8) + group(path(sepal, p["gold2"], p["gold3"], 0.8), "scale(-1 1)")
    o += path("M0 -3C-10 -12 -10 -28 0 -40C10 -28 10 -12 0 -3Z", p["gold0"], p["gold3"], 0.9)
    return group(o + path("M0 -3V-40C10 -28 10 -12 0 -3Z", p["gold2"]), "scale(.68)")


def guilloche(p: Palette) -> tuple[str, str]:
    """Engraver's waves: bundles of fine lines that cross in eight phases, bundle upon bundle."""
    lines = ""
    for phase in range(8):
        points = [
            (x, 25 * math.sin(2 * math.pi * ((x - MIDDLE[0]) / 57 + phase / 8)))
            for x in (BOX[0] + 3 * k for k in range(int((BOX[2] - BOX[0]) / 3) + 1))
        ]
        lines += polygon(points)[:-1]
    o = ""
    for k in range(-3, 4):
        y = MIDDLE[1] + 53 * k
        o += group('<use xlink:href="#waves"/>', f"translate(0 {y:g})", opacity=".7" if k % 2 else "1")
        o += "".join(facet_star(MIDDLE[0] + 28.5 * n, y, 4.6, 1.8, 4, p["gold0"], p["gold1"]) for n in range(-3, 4))
    return o, f'<g id="waves">{path(lines, "none", p["gold1"], 0.75)}</g>'


def _medal(p: Palette) -> str:
    """The gilt disc in the middle: a studded rim round a dark ground."""
    cx, cy = MIDDLE
    b = circle(cx, cy, 62, p["gold3"]) + circle(cx, cy, 60.4, p["gold1"]) + circle(cx, cy, 56.6, p["plum3"])
    return b + "".join(circle(*polar(cx, cy, 58.4, k * 9), 0.9, p["gold3"]) for k in range(40))


def rose(p: Palette) -> str:
    """The compass rose."""
    cx, cy = MIDDLE
    teeth = "".join(
        polygon([polar(cx, cy, 49, k * 10 - 2.6), polar(cx, cy, 55, k * 10), polar(cx, cy, 49, k * 10 + 2.6)])
        for k in range(36)
    )
    b = _medal(p) + path(teeth, p["gold2"]) + circle(cx, cy, 48, "none", p["gold1"], 1)
    b += facet_star(cx, cy, 46, 15, 8, p["cups1"], p["cups2"], rot=-67.5)
    b += facet_star(cx, cy, 47, 14, 8, p["gold0"], p["gold2"])
    b += facet_star(cx, cy, 22, 11, 8, p["plum1"], p["plum3"], rot=-67.5)
    b += facet_star(cx, cy, 17, 6, 8, p["gold0"], p["gold1"])
    return b + circle(cx, cy, 4.6, p["plum3"]) + circle(cx, cy, 2.6, p["gold0"])


def sun(p: Palette) -> str:
    """A sun of sixteen rays among small stars."""
    cx, cy = MIDDLE
    b = _medal(p) + "".join(
        facet_star(*polar(cx, cy, 48, k * 22.5 + 11.25), 4, 1.5, 4, p["gold0"], p["gold1"]) for k in range(16)
    )
    b += facet_star(cx, cy, 44, 23, 16, p["gold1"], p["gold2"], rot=-78.75) + facet_star(
        cx, cy, 52, 20, 16, p["gold0"], p["gold2"]
    )
    b += circle(cx, cy, 23, p["gold3"]) + circle(cx, cy, 21.4, p["plum1"]) + circle(cx, cy, 18, "none", p["gold1"], 1)
    return (
        b
        + facet_star(cx, cy, 16, 6, 8, p["cups1"], p["cups2"], rot=-67.5)
        + facet_star(cx, cy, 17, 5, 8, p["gold0"], p["gold1"])
    )


def wreathed(p: Palette) -> str:
    """Blossoms to all sides within a ring of leaves."""
    cx, cy = MIDDLE
    b = _medal(p)
    for k in range(24):
        x, y = polar(cx, cy, 50, k * 15)
        b += leaf(p["gold0"], p["gold2"], x, y, k * 15 + 150, 0.38) + leaf(
            p["gold1"], p["gold2"], x, y, k * 15 + 210, 0.38
        )
    b += circle(cx, cy, 42, "none", p["gold1"], 1)
    for k in range(8):
        b += leaf(p["plum0"], p["plum1"], cx, cy, k * 45 + 22.5, 1.2)
    for k in range(8):
        b += leaf(p["gold0"], p["gold2"], cx, cy, k * 45, 1.32 if k % 2 == 0 else 1.1)
    return b + circle(cx, cy, 9, p["gold3"]) + facet_star(cx, cy, 8.4, 4, 8, p["cups0"], p["cups2"])


def spun(p: Palette) -> str:
    """A rosette of fine lines, as on a bank note."""
    cx, cy = MIDDLE
    b = _medal(p)
    for middle, swing, waves, tone in ((43, 11, 16, "gold1"), (24, 12, 12, "gold0")):
        d = ""
        for phase in range(8):
            d += polygon(
                [
                    polar(cx, cy, middle + swing * math.sin(math.radians(waves * k * 2 + phase * 45)), k * 2)
                    for k in range(180)
                ]
            )
        b += path(d, "none", p[tone], 0.6)
    b += circle(cx, cy, 13, p["gold3"]) + circle(cx, cy, 11.6, p["cups2"])
    return b + facet_star(cx, cy, 10.6, 4, 8, p["gold0"], p["gold2"])


DESIGNS: dict[str, tuple[Callable[[Palette], tuple[str, str]], Callable[[Palette], str]]] = {
    "plum": (lattice, rose), "night": (scales, sun), "crimson": (damask, wreathed), "green": (guilloche, spun),
}  # fmt: skip
"""Back to its field (body, definitions) and its middle."""
