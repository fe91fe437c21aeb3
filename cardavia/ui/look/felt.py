"""The cloth: a round light on three tones, a pattern woven in, a gilt inlaid border, and the grain over everything."""

from __future__ import annotations

import logging
import math
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from cardavia.ui.look.curves import Look
from cardavia.ui.look.grading import Grading

CLOTHS = {
    "verde": ("#2C7A5C", "#1B5541", "#0C2F25"),
    "notte": ("#2A3F7A", "#1B2A57", "#0D1530"),
    "porpora": ("#7A2440", "#561A30", "#2C0C18"),
    "grafite": ("#4A4F57", "#33373D", "#1B1D21"),
}
"""The middle, the field and the edge of each cloth."""
GILT, GILT_SHADE, GILT_LIGHT = "#EBC260", "#BF872A", "#FCEBB4"
WOVEN = 0.03
"""Opacity of pattern and medallion."""
TILE = (100, 128)
"""A repeat of the pattern on a table 1000 pixels high; ``<cloth>.svg`` holds one repeat."""
DESIGN = 1000.0
FAINT = 0.35
"""Share of the grain tile's own strength at 50 per cent."""

log = logging.getLogger(__name__)


def grain_opacity(percent: int) -> float:
    """Slider -> opacity of the grain tile: none at 0, barely visible at 50, all of it at 100."""
    return FAINT * percent / 50 if percent <= 50 else FAINT + (1 - FAINT) * (percent - 50) / 50


class Frame(NamedTuple):
    """Where the border runs on a table of some size, in logical pixels."""

    unit: float
    margin: float
    notch: float


def frame(width: float, height: float) -> Frame:
    """The border's measures; it keeps close to the edge on small tables, where every pixel belongs to the cards."""
    unit = min(1.6, max(0.34, min(width / 1600, height / DESIGN)))
    return Frame(unit, 22 * unit, 40 * unit)


class Felt:
    """Paints the cloth of a table, one size at a time."""

    def __init__(self, assets: Path, cloth: str = "verde") -> None:
        self._folder = assets / "table"
        self._cloth = cloth
        self._grading = Grading()
        self._kept: tuple[tuple[int, int, float], QPixmap] | None = None

    def dress(self, cloth: str) -> bool:
        """Choose a cloth by name; True if it is another one. Raises ``KeyError`` for a cloth that there is not."""
        _ = CLOTHS[cloth]
        changed, self._cloth = cloth != self._cloth, cloth
        if changed:
            self._kept = None
        return changed

    def grade(self, look: Look) -> bool:
        """Choose contrast and temperature; True if the look is another one."""
        if look == self._grading.look:
            return False
        self._grading, self._kept = Grading(look), None
        return True

    def background(self, size: QSize, dpr: float) -> QPixmap:
        """The whole cloth for a table of ``size`` logical pixels."""
        key = (size.width(), size.height(), dpr)
        if self._kept is None or self._kept[0] != key:
            self._kept = key, self._paint(size, dpr)
        return self._kept[1]

    def stand_in(self) -> QPixmap | None:
        """The cloth of the size before, if there is one: stretched it will do while a window is being pulled."""
        return self._kept[1] if self._kept else None

    def grain_tile(self) -> QPixmap:
        """The grain, to be tiled in device pixels whatever the scale; a null pixmap if it is missing."""
        path = self._folder / "grain.png"
        tile = QPixmap(str(path)) if path.exists() else QPixmap()
        if tile.isNull():
            log.warning("no grain: %s", path)
        return tile

    def _paint(self, size: QSize, dpr: float) -> QPixmap:
        cloth = QPixmap(math.ceil(size.width() * dpr), math.ceil(size.height() * dpr))
        cloth.setDevicePixelRatio(dpr)
        area = QRectF(QPointF(0, 0), size.toSizeF())
        with QPainter(cloth) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._light(painter, area)
            self._weave(painter, area, dpr)
            self._inlay(painter, area)
        return cloth

    def _color(self, name: str, alpha: float = 1.0) -> QColor:
        color = self._grading.color(QColor(name))
        color.setAlphaF(alpha)
        return color

    def _light(self, painter: QPainter, area: QRectF) -> None:
        middle, field, edge = CLOTHS[self._cloth]
        reach = math.hypot(area.width(), area.height()) * 0.53
        light = QRadialGradient(QPointF(area.width() / 2, area.height() * 0.46), reach)
        for stop, color in ((0.0, middle), (0.55, field), (1.0, edge)):
            light.setColorAt(stop, self._color(color))
        painter.fillRect(area, light)

    def _weave(self, painter: QPainter, area: QRectF, dpr: float) -> None:
        unit = frame(area.width(), area.height()).unit
        path = self._folder / f"{self._cloth}.svg"
        if path.exists():
            repeat = QSize(max(8, round(TILE[0] * unit * dpr)), max(8, round(TILE[1] * unit * dpr)))
            tile = QPixmap(repeat)
            tile.fill(Qt.GlobalColor.transparent)
            with QPainter(tile) as weaver:
                weaver.setRenderHint(QPainter.RenderHint.Antialiasing)
                QSvgRenderer(str(path)).render(weaver, QRectF(tile.rect()))
            tile.setDevicePixelRatio(dpr)
            painter.setOpacity(WOVEN)
            painter.drawTiledPixmap(area, tile)
        painter.setOpacity(WOVEN * 1.2)
        _medallion(painter, area.center(), 0.19 * min(area.width(), area.height()) / 186)
        painter.setOpacity(1.0)

    def _inlay(self, painter: QPainter, area: QRectF) -> None:
        unit, margin, notch = frame(area.width(), area.height())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, wide, color in (
            (margin, 5 * unit, self._color("#000000", 0.22)),
            (margin, max(1.0, 2.2 * unit), self._color(GILT, 0.75)),
            (margin + 9 * unit, max(0.6, unit), self._color(GILT, 0.5)),
        ):
            painter.setPen(QPen(color, wide))
            painter.drawPath(_notched(area.adjusted(inset, inset, -inset, -inset), notch))
        painter.setPen(Qt.PenStyle.NoPen)
        reach = margin + 15 * unit
        for x in (reach, area.width() - reach):
            for y in (reach, area.height() - reach):
                star(painter, QPointF(x, y), 14 * unit, 4.7 * unit, (self._color(GILT), self._color(GILT_SHADE)))


def _notched(area: QRectF, notch: float) -> QPainterPath:
    """A rectangle with its corners cut out by quarter circles."""
    path = QPainterPath(QPointF(area.left() + notch, area.top()))
    around = QRectF(-notch, -notch, 2 * notch, 2 * notch)
    for corner, begin in (
        (area.topRight(), 180.0),
        (area.bottomRight(), 90.0),
        (area.bottomLeft(), 0.0),
        (area.topLeft(), 270.0),
    ):
        path.arcTo(around.translated(corner), begin, 90.0)
    path.closeSubpath()
    return path


def _medallion(painter: QPainter, middle: QPointF, unit: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius, wide in ((210, 2.0), (198, 1.0)):
        painter.setPen(QPen(QColor("#ffffff"), wide * unit))
        painter.drawEllipse(middle, radius * unit, radius * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    white, black = QColor("#ffffff"), QColor("#000000")
    star(painter, middle, 186 * unit, 84 * unit, (white, black))
    star(painter, middle, 120 * unit, 62 * unit, (white, black), 22.5)


def star(
    painter: QPainter, middle: QPointF, reach: float, waist: float, tones: tuple[QColor, QColor], turn: float = 0.0
) -> None:
    """The house's star: eight rays, each split in a lit and a shaded facet."""

    def tip(radius: float, degrees: float) -> QPointF:
        angle = math.radians(degrees + turn - 90)
        return middle + QPointF(radius * math.cos(angle), radius * math.sin(angle))

    for ray in range(8):
        for side, tone in zip((-22.5, 22.5), tones, strict=True):
            painter.setBrush(tone)
            painter.drawPolygon(QPolygonF([middle, tip(reach, ray * 45), tip(waist, ray * 45 + side)]))
