"""A few cards side by side as one small picture, for buttons and for the latest capture."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from cardavia.engine.cards import Card
from cardavia.ui.look.faces import Faces

STEP = 0.46
"""Share of a card's width that the next card leaves free: its index stays whole (0.30 is the least)."""


def strip(faces: Faces, cards: Sequence[Card], height: int, dpr: float, step: float = STEP) -> QPixmap:
    """The cards from left to right, each over the one before; ``height`` in logical pixels."""
    pictures = [faces.image(card, height, dpr) for card in cards]
    if not pictures:
        return QPixmap()
    wide = pictures[0].width() / pictures[0].devicePixelRatio()
    tall = math.ceil(pictures[0].height() / pictures[0].devicePixelRatio())
    size = QSize(round(wide * (1 + step * (len(pictures) - 1))), tall)
    sheet = QPixmap(size * dpr)
    sheet.setDevicePixelRatio(dpr)
    sheet.fill(Qt.GlobalColor.transparent)
    with QPainter(sheet) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number, picture in enumerate(pictures):
            painter.drawImage(QPointF(number * step * wide, 0), picture)
    return sheet
