"""The backs: one drawing, four token maps. Half-turn symmetric on flat stock: nobody can read how a card lies."""

from __future__ import annotations

from intarsia.palette import Palette
from intarsia.pen import HEIGHT, WIDTH, circle, document, facet_star, linear, path, polar, polygon, rounded
from intarsia.seam import clip_box
from intarsia.stock import frame, outline, passepartout

Layer = tuple[float, float, int, str, str, float]
"""A star: outer and inner radius, rays, tokens of the light and the dark facet, turn in degrees."""

STARS: tuple[Layer, ...] = (
    (28, 15.2, 8, "gold1", "gold2", -90),
    (24.4, 13.2, 8, "plum2", "plum3", -90),
    (15, 8.4, 8, "gold1", "gold2", -67.5),
    (12, 6.6, 8, "cups1", "cups2", -67.5),
    (8.6, 2.8, 4, "gold0", "gold1", -90),
)
"""The stars of the field, one on the other; the field's tokens are plum, their hearts' cups."""
FIELD = (13, 13, WIDTH - 26, HEIGHT - 26)
"""x, y, width and height of the field within the stock."""
STEP = (56, 56.1)
BACKS = ("plum", "night", "crimson", "green")


def back_palette(p: Palette, name: str) -> Palette:
    """The theme with another stone in the field, and in the hearts of the stars where the two would be one colour."""
    if name == "plum":
        return p
    stone = {"night": "night", "crimson": "cups", "green": "batons"}[name]
    q = {**p, **{f"plum{k}": p[f"{stone}{k}"] for k in range(4)}}
    if name == "crimson":
        q |= {f"cups{k}": p[f"night{k}"] for k in range(4)}
    if name == "green":
        q["plum1"], q["plum2"] = p["batons2"], p["batons3"]
    return q


def _cut_star(p: Palette, cx: float, cy: float, layer: Layer) -> str:
    """A star cut to the field, for the sides."""
    r, ri, rays, light, dark, turn = layer
    x, y, w, h = FIELD
    lit, shaded = "", ""
    for k in range(rays):
        a, half = turn + k * 360 / rays, 180 / rays
        middle, tip = (cx, cy), polar(cx, cy, r, a)
        left = clip_box([middle, polar(cx, cy, ri, a - half), tip], x, y, x + w, y + h)
        right = clip_box([middle, tip, polar(cx, cy, ri, a + half)], x, y, x + w, y + h)
        lit += polygon(left) if len(left) > 2 else ""
        shaded += polygon(right) if len(right) > 2 else ""
    return (path(lit, p[light]) if lit else "") + (path(shaded, p[dark]) if shaded else "")


def _field(p: Palette) -> str:
    """Stars on a grid round the middle, crosses in the gaps."""
    o = ""
    cx: float
    for i in range(-2, 3):
        for j in range(-3, 4):
            cx, cy = 125 + i * STEP[0], 200 + j * STEP[1]
            for layer in STARS:
                r, ri, rays, light, dark, turn = layer
                if abs(i) < 2:
                    o += facet_star(cx, cy, r, ri, rays, p[light], p[dark], turn)
                else:
                    o += _cut_star(p, cx, cy, layer)
    top, bottom = FIELD[1] + 8, FIELD[1] + FIELD[3] - 8
    for i in range(-2, 2):
        for j in range(-4, 4):
            cx, cy = 125 + (i + 0.5) * STEP[0], 200 + (j + 0.5) * STEP[1]
            if top < cy < bottom:
                o += facet_star(cx, cy, 15, 4.4, 4, p["plum0"], p["plum1"])
                o += facet_star(cx, cy, 8.6, 3, 4, p["gold0"], p["gold1"], rot=-45)
                o += circle(cx, cy, 1.6, p["plum3"])
    return o


def _tondo(p: Palette) -> str:
    """The compass rose in the middle."""
    b = circle(125, 200, 62, p["gold3"]) + circle(125, 200, 60.4, p["gold1"]) + circle(125, 200, 56.6, p["plum3"])
    for k in range(40):
        x, y = polar(125, 200, 58.4, k * 9)
        b += circle(x, y, 0.9, p["gold3"])
    q = "".join(
        polygon([polar(125, 200, 49, k * 10 - 2.6), polar(125, 200, 55, k * 10), polar(125, 200, 49, k * 10 + 2.6)])
        for k in range(36)
    )
    b += path(q, p["gold2"]) + circle(125, 200, 48, "none", p["gold1"], 1)
    b += facet_star(125, 200, 46, 15, 8, p["cups1"], p["cups2"], rot=-67.5)
    b += facet_star(125, 200, 47, 14, 8, p["gold0"], p["gold2"])
    b += facet_star(125, 200, 22, 11, 8, p["plum1"], p["plum3"], rot=-67.5)
    b += facet_star(125, 200, 17, 6, 8, p["gold0"], p["gold1"])
    b += circle(125, 200, 4.6, p["plum3"]) + circle(125, 200, 2.6, p["gold0"])
    return b


def back(p: Palette, name: str) -> str:
    """A back of that name (one of BACKS), 250 x 400."""
    p = back_palette(p, name)
    flat = [(0, p["ivory1"]), (1, p["ivory1"])]  # no slope of light: it would show which way up the card lies
    d = linear("stock", flat) + linear("bk", [(0, p["plum1"]), (0.5, p["plum2"]), (1, p["plum1"])], x2=1)
    x, y, w, h = FIELD
    hole = rounded(x, y, w, h, 9)
    b = path(outline(), "url(#stock)", p["edge"], 1.5) + path(hole, "url(#bk)") + _field(p) + _tondo(p)
    b += passepartout(p, hole) + frame(p, hole)
    b += path(rounded(x - 5, y - 5, w + 10, h + 10, 12), "none", p["gold2"], 0.8)
    return document(b, d)
