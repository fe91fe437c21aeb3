"""The contact sheet of a pack: every face, suit by suit and then the trumps, and the back."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage, QPainter

from album import sheet
from cardavia.engine.cards import UNKNOWN, Card
from cardavia.text.patterns import Pattern
from cardavia.ui.look.faces import RATIO, Faces

WIDEST, AREA = 132, 1_200_000
"""Pixels: no face is wider, where a suit has few cards; and those of all faces, which decide how large the file is."""
GAP = 8


def lines(pattern: Pattern) -> list[list[Card]]:
    """The faces of a pack line by line: a suit each, then what belongs to none, in lines of that length."""
    deck = pattern.deck
    suits = [[card for card in deck.cards if pattern.has_suit(card) and deck.suit(card) == suit] for suit in deck.suits]
    others = [card for card in deck.cards if not pattern.has_suit(card)]
    each = max(map(len, suits))
    return [*suits, *(others[at : at + each] for at in range(0, len(others), each))]


def page(pattern: Pattern, faces: Faces, title: str, remark: str) -> QImage:
    """All faces of a pack as large as the sheet allows, in the dress that ``faces`` wears."""
    rows = lines(pattern)
    if len(rows[-1]) < max(map(len, rows)):
        rows[-1].append(UNKNOWN)
    else:
        rows.append([UNKNOWN])
    most = max(map(len, rows))
    each = math.isqrt(round(AREA / (RATIO * sum(map(len, rows)))))
    wide = min(WIDEST, each, (sheet.WIDE - 2 * sheet.EDGE + GAP) // most - GAP)
    high = round(wide * RATIO)
    whole = max(most * (wide + GAP) - GAP + 2 * sheet.EDGE, sheet.WIDE * 5 // 8)
    made = sheet.paper(QSize(whole, sheet.TITLE + len(rows) * (high + GAP) - GAP + sheet.EDGE))
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        sheet.entitle(painter, title, remark)
        for card, corner in _places(rows, wide + GAP, high + GAP):
            painter.drawPixmap(corner, faces.face(card, wide, 1.0))
    return made


def _places(rows: list[list[Card]], across: int, down: int) -> Iterator[tuple[Card, QPoint]]:
    for line, cards in enumerate(rows):
        for at, card in enumerate(cards):
            yield card, QPoint(sheet.EDGE + at * across, sheet.TITLE + line * down)
