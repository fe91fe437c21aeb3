"""What all drawn things beside the cards have in common: pictures in the scene, as large as the table asks for."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontInfo, QImage, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardavia.ui.look.grading import Grading
from cardavia.ui.stage import plates
from cardavia.ui.stage.seating import Seating

LARGE = 1.7
"""So many times the size that suits a table letters may have there at most, by the interface's own size."""


class Drawn:
    """Makes items for pictures and lays them. It is told of the table's size, letters and light by ``measure``."""

    def __init__(self, scene: QGraphicsScene, font: QFont) -> None:
        self._scene, self._font = scene, font
        self._dpr, self._grading = 1.0, Grading()
        self._seating: Seating | None = None

    def measure(self, seating: Seating, font: QFont, dpr: float, grading: Grading) -> None:
        """The table has another size, the text another size, or the light another colour."""
        self._seating, self._font, self._dpr, self._grading = seating, font, dpr, grading

    def _item(self, z: float) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        item.setZValue(z)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._scene.addItem(item)
        return item

    def _em(self, share: float, least: float = 0.94) -> float:
        """A height of letters: a share of the table's height, and at least this share of the interface's own text.

        Large text gives way on a small table, where it would leave no room for cards.
        """
        height = self._seating.measure if self._seating else 600.0
        own = least * QFontInfo(self._font).pixelSize()
        return max(share * height, min(own, max(plates.READABLE, LARGE * share * height)))

    def _lay(self, item: QGraphicsPixmapItem, image: QImage, middle: QPointF | None = None) -> None:
        item.setPixmap(QPixmap.fromImage(self._grading.image(image)))
        if middle is not None:
            size = item.pixmap().deviceIndependentSize()
            corner = middle - QPointF(size.width() / 2, size.height() / 2)
            item.setPos(round(corner.x()), round(corner.y()))
        item.show()
