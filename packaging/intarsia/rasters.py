"""The icon as PNG, for desktops that read no SVG; drawn by Qt, where it is installed."""

from __future__ import annotations

import os
from pathlib import Path

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Edges in pixels; up to 24 the coin alone is drawn."""
SMALL = 24


def write_icons(folder: Path) -> list[Path]:
    """Draw cardavia-<size>.png beside the SVG files in `folder`; ImportError where PySide6 is missing."""
    from PySide6.QtCore import QByteArray
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    if QGuiApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        QGuiApplication([])
    written = []
    for size in SIZES:
        source = folder / ("cardavia-small.svg" if size <= SMALL else "cardavia.svg")
        picture = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        with QPainter(picture) as painter:
            QSvgRenderer(QByteArray(source.read_bytes())).render(painter)
        path = folder / f"cardavia-{size}.png"
        if not picture.save(str(path)):
            raise OSError(f"{path} could not be written")
        written.append(path)
    return written
