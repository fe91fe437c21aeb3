"""The weaves of the cloths: one tile each that repeats without a seam, white on nothing."""

from __future__ import annotations

from intarsia.pen import circle, facet_star, path, polar, polygon

TILE = (100, 128)
"""Width and height of the tile."""
BLOSSOM = (
    "M0 -52C10 -38 26 -34 26 -16C26 -4 16 4 6 2C14 8 26 12 26 26C26 40 10 42 0 56"
    "C-10 42 -26 40 -26 26C-26 12 -14 8 -6 2C-16 4 -26 -4 -26 -16C-26 -34 -10 -38 0 -52Z"
    "M0 -36C-5 -28 -15 -26 -15 -16C-15 -9 -8 -7 -4 -10C-8 -16 -4 -22 0 -24C4 -22 8 -16 4 -10"
    "C8 -7 15 -9 15 -16"
    "C15 -26 5 -28 0 -36Z"
    "M0 8C-6 16 -15 18 -15 26C-15 33 -6 34 0 42C6 34 15 33 15 26C15 18 6 16 0 8Z"
)
"""Path data of a blossom round (0, 0), even-odd."""
PLACES = ((0, 0), (100, 0), (0, 128), (100, 128), (50, 64), (-50, 64), (150, 64))
"""Where it stands: the corners and the middle, and beyond the edges what reaches in from the neighbours."""
WHITE = "#ffffff"


def damask() -> str:
    """Blossoms, in half drop."""
    return _tile(_in_half_drop(), path(BLOSSOM, WHITE, fill_rule="evenodd"))


def waves() -> str:
    """Scales in rings, row over row: 50 units wide, 32 high."""
    rings = "".join(path(_arch(r) + _arch(r - 3.4, back=True), WHITE) for r in (25, 18, 11)) + circle(0, -1, 2.6, WHITE)
    places = [(x + 25 * (row % 2), 32 * row + 32) for row in range(-1, 4) for x in (-50, 0, 50, 100)]
    return _tile("".join(f'<use xlink:href="#part" x="{x}" y="{y}"/>' for x, y in places), rings)


def _arch(r: float, back: bool = False) -> str:
    """Half an ellipse over (0, 0), there and closed, or as the inner edge of a band."""
    high = r * 30 / 25
    if back:
        return f"L{-r:g} 0A{r:g} {high:g} 0 0 1 {r:g} 0Z"
    return f"M{r:g} 0A{r:g} {high:g} 0 0 0 {-r:g} 0"


def lozenges() -> str:
    """Lozenges within lozenges, a star in every other one."""

    def lozenge(grow: float) -> str:
        return polygon([(0, -64 * grow), (50 * grow, 0), (0, 64 * grow), (-50 * grow, 0)])

    frames = path(lozenge(0.96) + lozenge(0.9) + lozenge(0.8) + lozenge(0.77), WHITE, fill_rule="evenodd")
    star = facet_star(0, 0, 26, 9, 8, WHITE, WHITE)
    return _tile(_in_half_drop(), frames + star)


def rosettes() -> str:
    """Twelve-pointed rosettes, joined by knots: a plain, engraver's pattern."""
    petals = "".join(
        polygon([polar(0, 0, 14, a - 13), polar(0, 0, 31, a), polar(0, 0, 14, a + 13), polar(0, 0, 19, a)])
        for a in range(0, 360, 30)
    )
    part = path(petals, WHITE) + circle(0, 0, 8, WHITE) + circle(0, 0, 35.5, "none", WHITE, 3.4)
    knots = "".join(facet_star(x, y, 10, 4.4, 4, WHITE, WHITE) for x, y in ((50, 0), (0, 64), (100, 64), (50, 128)))
    return _tile(_in_half_drop() + knots, part)


def _in_half_drop() -> str:
    """The part at the corners and in the middle of the tile, and beyond its edges what reaches in."""
    return "".join(f'<use xlink:href="#part" x="{x}" y="{y}"/>' for x, y in PLACES)


WEAVES = {"verde": damask, "notte": waves, "porpora": lozenges, "grafite": rosettes}
"""Cloth to its weave."""


def _tile(body: str, part: str) -> str:
    """A tile in which a part is used; the program lays it over the felt at a few per cent."""
    width, height = TILE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{width}" '
        f'height="{height}" viewBox="0 0 {width} {height}"><defs><g id="part">{part}</g></defs>{body}</svg>'
    )
