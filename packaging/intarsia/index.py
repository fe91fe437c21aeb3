"""The index: a figure or letter over the suit's symbol, in two corners, and all of them for all themes as one table.

Figures are outlines of Alegreya ExtraBold (SIL Open Font License 1.1), 100 units high, in index-glyphs.json. Faces are
drawn with MARK where the index goes: the program puts in the one that the player's letters ask for.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict

from intarsia.palette import FAMILY, THEMES, Palette
from intarsia.pen import both, group, num, place
from intarsia.seam import flatten
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


def label(text: str, cx: float, top: float, height: float, fill: str, widest: float) -> str:
    """Text as outlines, centred on cx, its figures `height` high below `top`, narrowed to `widest` where it must be."""
    x = last = 0.0
    first: float | None = None
    parts: list[tuple[float, str]] = []
    for c in text:
        q = GLYPHS[c]
        parts.append((x, q["d"]))
        first = q["x0"] if first is None else first
        last = x + q["x1"]
        x += q["adv"] - 3
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


def index(p: Palette, suit: str, text: str) -> str:
    """Both corners of a card; a letter that hangs below the line (J, Q) is shorter, so that it clears the symbol."""
    q = flatten(GLYPHS[text]["d"]) if len(text) == 1 else [[(0, 0)]]
    ys = [y for poly in q for _, y in poly]
    down = max(0.0, *ys)
    fam = FAMILY[suit]
    height = 46 if down < 8 else 49 * 100 / (100 + down)
    c = label(text, 33, 17 if down < 8 else 15, height, p[fam + "2"], 46)
    return both(c + place(small_symbol(p, suit), 33, 88, 36))


def fragments() -> str:
    """JSON: theme, suit, text to the piece of SVG that replaces MARK."""
    table = {
        theme: {suit: {text: index(p, suit, text) for text in TEXTS} for suit in FAMILY} for theme, p in THEMES.items()
    }
    return json.dumps(table, ensure_ascii=False, sort_keys=True)
