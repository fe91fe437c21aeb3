"""A contact sheet: a title, and rows of pictures with a line of words under each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QImageWriter, QPainter

WIDE = 1600
"""Pixels across: what a page of documentation shows without scrolling."""
EDGE, APART, TITLE, WORDS = 20, 12, 58, 26
"""Pixels: the margin, between two pictures, and the height of the title and of a line of words."""
GROUND, INK, QUIET = QColor("#16211d"), QColor("#FCEBB4"), QColor("#E6D9BC")
FORMAT, QUALITIES = "webp", (84, 76, 68, 60, 52, 44)
"""Shown by every browser. A sheet gets the first quality in which it is small enough to be committed."""
LARGEST = 250_000
"""Bytes: no picture of the album is larger, so that a checkout stays small."""


class Shot(NamedTuple):
    """A picture, its pixels taken for what they are, and what it shows."""

    words: str
    picture: QImage


def letters(pixels: int, *, title: bool = False) -> QFont:
    """A bundled font: the same on every machine."""
    font = QFont("Alegreya" if title else "Noto Sans")
    font.setBold(title)
    font.setPixelSize(pixels)
    return font


def paper(size: QSize) -> QImage:
    """An empty sheet."""
    page = QImage(size, QImage.Format.Format_RGB32)
    page.fill(GROUND)
    return page


def entitle(painter: QPainter, title: str, remark: str = "") -> None:
    """The words at the head of a sheet: a title, and quietly at the right what it is about."""
    head = QRect(EDGE, 0, painter.device().width() - 2 * EDGE, TITLE)
    painter.setFont(letters(30, title=True))
    painter.setPen(INK)
    painter.drawText(head, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), title)
    painter.setFont(letters(16))
    painter.setPen(QUIET)
    painter.drawText(head, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), remark)


def contact(title: str, remark: str, rows: Sequence[Sequence[Shot]]) -> QImage:
    """Rows of pictures: those of a row have one height and fill the width, none is enlarged."""
    heights = [_height(row) for row in rows]
    page = paper(QSize(WIDE, TITLE + sum(height + WORDS + APART for height in heights) + EDGE - APART))
    with QPainter(page) as painter:
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        entitle(painter, title, remark)
        top = TITLE
        for row, height in zip(rows, heights, strict=True):
            left = EDGE
            for shot in row:
                picture = shrunk(shot.picture, round(height * aspect(shot)), height)
                painter.drawImage(QPoint(left, top), picture)
                painter.setFont(letters(15))
                painter.setPen(QUIET)
                line = QRect(left, top + height, picture.width(), WORDS)
                painter.drawText(line, int(Qt.AlignmentFlag.AlignCenter), shot.words)
                left += picture.width() + APART
            top += height + WORDS + APART
    return page


def aspect(shot: Shot) -> float:
    """Width against height."""
    return shot.picture.width() / shot.picture.height()


def _height(row: Sequence[Shot]) -> int:
    room = WIDE - 2 * EDGE - APART * (len(row) - 1)
    return min(int(room / sum(map(aspect, row))), *(shot.picture.height() for shot in row))


def shrunk(picture: QImage, wide: int, high: int) -> QImage:
    """The picture in so many pixels, whatever scale it was taken at."""
    plain = QImage(picture)
    plain.setDevicePixelRatio(1.0)
    if plain.size() == QSize(wide, high):
        return plain
    return plain.scaled(wide, high, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


def save(page: QImage, path: Path) -> int:
    """Write a sheet; its bytes. Raises ``OSError`` if that fails or no quality makes it small enough."""
    path.parent.mkdir(parents=True, exist_ok=True)
    for quality in QUALITIES:
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QImageWriter(buffer, FORMAT.encode())
        writer.setQuality(quality)
        if not writer.write(page):
            raise OSError(f"{path} could not be encoded")
        if data.size() <= LARGEST:
            path.write_bytes(data.data())
            return data.size()
    raise OSError(f"{path} would have {data.size()} bytes, and {LARGEST} are allowed")
