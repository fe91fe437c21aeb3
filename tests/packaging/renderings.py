"""The drawn cards as files, pictures and bytes, for tests."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def render(svg: str, width: int, margin: int = 0) -> QImage:
    """The card `width` pixels wide on a transparent image with a margin round it."""
    height = width * 8 // 5
    image = QImage(width + 2 * margin, height + 2 * margin, QImage.Format.Format_ARGB32)
    image.fill(0)
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    with QPainter(image) as painter:
        renderer.render(painter, QRectF(margin, margin, width, height))
    return image


def levels(image: QImage) -> bytes:
    return bytes(image.constBits())


def unlike(one: bytes, other: bytes) -> float:
    """Share of pixels in which two pictures differ visibly (by more than 16 levels in a channel)."""
    apart = [abs(a - b) > 16 for a, b in zip(one, other, strict=True)]
    return sum(any(apart[k : k + 4]) for k in range(0, len(apart), 4)) * 4 / len(apart)


def fragments() -> dict[str, dict[str, dict[str, str]]]:
    """Size, suit, text to a piece of SVG, as it is shipped."""
    found: dict[str, dict[str, dict[str, str]]] = json.loads((ASSETS / "faces/index.json").read_text(encoding="utf-8"))
    return found
