"""Plain cards that stand in for drawings that cannot be read: play goes on with the index alone."""

from __future__ import annotations

from html import escape

STOCK = {"day": ("#FAF3E2", "#BFA97A"), "lamplight": ("#EADDC2", "#8E7A50"), "contrast": ("#FFFFFF", "#000000")}
"""Stock and edge of a card."""
INK, PLUM, GOLD = "#241826", "#3F2266", "#EBC260"

_OUTLINE = "M17 1H233A16 16 0 0 1 249 17V383A16 16 0 0 1 233 399H17A16 16 0 0 1 1 383V17A16 16 0 0 1 17 1Z"
_PANEL = "M22 13H228A9 9 0 0 1 237 22V378A9 9 0 0 1 228 387H22A9 9 0 0 1 13 378V22A9 9 0 0 1 22 13Z"
_TYPE = {1: 46, 2: 42, 3: 23}
"""Letters of a text in a corner -> the height of its type, so that it keeps to the corner."""


def _card(fill: str, edge: str, inside: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 400" width="250" height="400">'
        f'<path d="{_OUTLINE}" fill="{fill}" stroke="{edge}" stroke-width="1.5"/>{inside}</svg>'
    )


def _words(text: str, x: float, y: float, size: float, fill: str) -> str:
    return (
        f'<text x="{x}" y="{y}" font-family="Alegreya" font-weight="bold" font-size="{size}" fill="{fill}" '
        f'text-anchor="middle">{escape(text)}</text>'
    )


def _both(corner: str) -> str:
    return f'{corner}<g transform="rotate(180 125 200)">{corner}</g>'


def blank(theme: str, index: str) -> str:
    """A card of stock with its index, both as SVG."""
    return _card(*STOCK[theme], index)


def blank_back() -> str:
    """A back without a drawing."""
    return _card(PLUM, STOCK["day"][1], "")


def blank_trump(theme: str, text: str) -> str:
    """A trump or Fool: a dark panel, its number or short name in the corners and large in the middle."""
    stock, edge = STOCK[theme]
    large = 110 if len(text) < 3 else 70
    panel = f'<path d="{_PANEL}" fill="{PLUM}" stroke="{GOLD}" stroke-width="2"/>'
    middle = f'<circle cx="125" cy="200" r="88" fill="{stock}" stroke="{GOLD}" stroke-width="4"/>'
    middle += _words(text, 125, 200 + large * 0.34, large, PLUM)
    corner = _words(text, 44, 56, _TYPE.get(len(text), 20), GOLD)
    return _card(stock, edge, panel + middle + _both(corner))


def stock_index(text: str, suit: str) -> str:
    """The index of a suit card in plain type, for when the drawn one cannot be read either: rank over suit."""
    return _both(_words(text, 33, 56, _TYPE.get(len(text), 20), INK) + _words(suit, 33, 96, 32, INK))
