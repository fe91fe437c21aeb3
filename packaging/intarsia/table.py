"""The damask woven into the cloth: one tile that repeats without a seam, white on nothing."""

from __future__ import annotations

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


def damask() -> str:
    """The tile; the program lays it over the felt at a few per cent."""
    width, height = TILE
    blossom = f'<g id="dm"><path d="{BLOSSOM}" fill="#ffffff" fill-rule="evenodd"/></g>'
    uses = "".join(f'<use xlink:href="#dm" x="{x}" y="{y}"/>' for x, y in PLACES)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{width}" '
        f'height="{height}" viewBox="0 0 {width} {height}"><defs>{blossom}</defs>{uses}</svg>'
    )
