"""The index: a figure or letter over the suit's symbol, in two corners, in two sizes.

Figures are outlines of Alegreya ExtraBold (SIL Open Font License 1.1), 100 units high, in index-glyphs.json. Faces are
drawn with MARK where the index goes: the program puts in the one that the player's letters ask for.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, TypedDict

from intarsia.palette import DAY, FAMILY, Palette
from intarsia.pen import Point, both, group, num, place
from intarsia.seam import flatten
from intarsia.stock import deeper_notch
from intarsia.suits import small_symbol

MARK = "<!--index-->"
TEXTS = (*(str(value) for value in range(1, 11)), *"AKQJRDCFVN", *"ВТКДР", "B")
"""Every text that an index can have: values, Latin letters, Cyrillic letters, the German Bube."""


class Glyph(TypedDict):
    """An outline: path data, its left and right edge, its advance."""

    d: str
    x0: float
    x1: float
    adv: float


GLYPHS: dict[str, Glyph] = json.loads(Path(__file__).with_name("index-glyphs.json").read_text(encoding="utf-8"))[
    "glyphs"
]


CLEAR = 9
"""At least so much stands between two figures, wherever they are closest: else they run into one at a small size."""
TIGHT = 3
"""So much closer than in running text do figures stand."""


@cache
def between(left: str, right: str) -> float:
    """How close two glyphs come, side by side in a label, before they are moved apart."""
    gaps = []
    for y in range(-110, 30, 2):
        ends = [
            [x0 + (y - y0) / (y1 - y0) * (x1 - x0) for (x0, y0), (x1, y1) in _edges(glyph) if (y0 <= y) != (y1 <= y)]
            for glyph in (left, right)
        ]
        if all(ends):
            gaps.append(GLYPHS[left]["adv"] - TIGHT + min(ends[1]) - max(ends[0]))
    return min(gaps)


def _edges(glyph: str) -> Iterator[tuple[Point, Point]]:
    """The straight edges of a glyph's outline."""
    for outline in flatten(GLYPHS[glyph]["d"]):
        yield from pairwise([*outline, outline[0]])


def label(text: str, cx: float, top: float, height: float, fill: str, widest: float) -> str:
    """Text as outlines, centred on cx, its figures `height` high below `top`, narrowed to `widest` where it must be."""
    x = last = 0.0
    first: float | None = None
    parts: list[tuple[float, str]] = []
    for before, c in zip(" " + text, text, strict=False):
        q = GLYPHS[c]
        x += max(0.0, CLEAR - between(before, c)) if parts else 0.0
        parts.append((x, q["d"]))
        first = q["x0"] if first is None else first
        last = x + q["x1"]
        x += q["adv"] - TIGHT
    first = first or 0.0
    w = last - first
    k = height / 100
    kx = min(k, widest / w)
    body = "".join(
        f'<path d="{d}" transform="translate({num(px)} 0)"/>' if px else f'<path d="{d}"/>' for px, d in parts
    )
    return group(
        body, f"translate({num(cx - kx * (first + last) / 2)} {num(top + height)}) scale({kx:.4f} {k:.4f})", fill=fill
    )


class Size(NamedTuple):
    """How a corner is laid out, in card units: its middle, top and height of the figures, their widest, the symbol."""

    across: float
    top: float
    height: float
    widest: float
    symbol: float
    middle: float
    """Height of the symbol's middle."""
    value: float
    """Top of a court's value below the symbol."""


SIZES = {"normal": Size(33, 17, 46, 46, 36, 88, 111), "large": Size(30.5, 11, 65.5, 44, 33, 94.5, 115.5)}
"""The large index keeps to the same corner: taller and closer, so that narrow fans show it whole."""
HANGING = 8
"""So much of a hundred a letter must hang below the line (J, Q) to be drawn shorter."""


def index(p: Palette, suit: str, text: str, size: str = "normal") -> str:
    """Both corners of a card; a letter that hangs below the line is shorter, so that it clears the symbol."""
    lay = SIZES[size]
    q = flatten(GLYPHS[text]["d"]) if len(text) == 1 else [[(0, 0)]]
    down = max(0.0, *(y for poly in q for _, y in poly))
    top, height = (lay.top, lay.height) if down < HANGING else (lay.top - 2, lay.height * 49 / 46 * 100 / (100 + down))
    c = label(text, lay.across, top, height, p[FAMILY[suit] + "2"], lay.widest)
    return both(c + place(small_symbol(p, suit), lay.across, lay.middle, lay.symbol))


def suit_indices(size: str) -> dict[str, dict[str, str]]:
    """Suit, text to the piece of SVG that replaces MARK, by day."""
    return {suit: {text: index(DAY, suit, text, size) for text in TEXTS} for suit in FAMILY}


VALUES = ("8", "9", "10")
"""What courts capture in the packs of Scopa."""


def value(p: Palette, suit: str, text: str, size: str = "normal") -> str:
    """A court's value in both corners, for the step of a deeper notch below the index."""
    return both(label(text, 24.5, SIZES[size].value, 22, p[FAMILY[suit] + "2"], 25))


def _less(foot: float, share: float, lower: float = 0) -> str:
    """The transform of a held symbol that shall be smaller, over the hand whose height is `foot`."""
    return f"translate({num(47 * (1 - share))} {num(foot * (1 - share) + lower)}) scale({share})"


LESS = {
    "hearts-held": _less(195, 0.84, 4), "spades-held": _less(195, 0.84, 4), "clubs-held": _less(195, 0.84, 3),
    "diamonds-held": _less(195, 0.8, 3), "cups-held": _less(198, 0.84),
}  # fmt: skip
"""Symbols that would meet the step of the notch; the others clear it as they are."""


def values(size: str) -> dict[str, str]:
    """By day: "notch", and each suit with each value ("coins-8"), to the piece of SVG that MARK makes room for.

    And how the symbol that a court holds makes room ("hearts-held": a transform).
    """
    pieces = {f"{suit}-{text}": value(DAY, suit, text, size) for suit in FAMILY for text in VALUES}
    return {"notch": deeper_notch(DAY, SIZES[size].value + 28), **LESS, **pieces}
