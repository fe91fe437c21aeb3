"""The backs: four designs in four stones. Half-turn symmetric on flat stock: nobody can read how a card lies."""

from __future__ import annotations

from intarsia.back_fields import DESIGNS
from intarsia.palette import Palette
from intarsia.pen import HEIGHT, WIDTH, document, linear, path, rounded
from intarsia.stock import frame, outline, passepartout

FIELD = (13, 13, WIDTH - 26, HEIGHT - 26)
"""x, y, width and height of the field within the stock."""
BACKS = tuple(DESIGNS)


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


def back(p: Palette, name: str) -> str:
    """A back of that name (one of BACKS), 250 x 400."""
    p = back_palette(p, name)
    draw, middle = DESIGNS[name]
    field, parts = draw(p)
    flat = [(0, p["ivory1"]), (1, p["ivory1"])]  # no slope of light: it would show which way up the card lies
    d = linear("stock", flat) + linear("bk", [(0, p["plum1"]), (0.5, p["plum2"]), (1, p["plum1"])], x2=1)
    x, y, w, h = FIELD
    hole = rounded(x, y, w, h, 9)
    b = path(outline(), "url(#stock)", p["edge"], 1.5) + path(hole, "url(#bk)") + field + middle(p)
    b += passepartout(p, hole) + frame(p, hole)
    b += path(rounded(x - 5, y - 5, w + 10, h + 10, 12), "none", p["gold2"], 0.8)
    return document(b, d + parts)
