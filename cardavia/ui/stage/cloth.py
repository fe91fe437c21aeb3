"""A view on a scene that lies on cloth: the felt behind everything, the grain over everything, no scroll bars."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from cardavia.ui.look.felt import Felt, grain_opacity


class _Scene(QGraphicsScene):
    """A scene that wipes away what its items leave behind, even if somebody else paints in between.

    Items tell the view where they were by a posted call. A paint that comes before it, because a button over the table
    is pressed for instance, may touch any small part of the table; yet Qt takes all items for painted in their new
    places then, and what stands in the old ones would never be wiped away. So after such a paint the next call paints
    everything.
    """

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self._calling = self._torn = False

    def note_paint(self) -> None:
        """The view is being painted."""
        self._torn = self._torn or not self._calling

    def event(self, event: QEvent) -> bool:
        """The posted call comes: changed items are told to the view, which paints them before the call returns."""
        if event.type() != QEvent.Type.MetaCall or self._calling:
            return super().event(event)
        if self._torn:
            self._torn = False
            self._view.viewport().update()
        self._calling = True
        try:
            return super().event(event)
        finally:
            self._calling = False


class ClothView(QGraphicsView):
    """Scene coordinates are the viewport's logical pixels."""

    def __init__(self, felt: Felt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = _Scene(self)
        self.cards.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self.cards)
        self.coarse = False
        """Whether the cloth of another size will do for a moment, until ``relay``."""
        self._felt = felt
        self._tile = felt.grain_tile()
        self._grain = grain_opacity(50)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(320, 240)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_grain(self, percent: int) -> None:
        """How much grain lies over the table: 0 none, 50 barely visible, 100 strong."""
        self._grain = grain_opacity(percent)
        self.viewport().update()

    def _weave(self) -> QPixmap:
        return self._felt.background(self.viewport().size(), self.devicePixelRatioF())

    def relay(self) -> None:
        """The cloth looks otherwise now."""
        self.coarse = False
        self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Notice paints that the scene did not ask for."""
        if event.type() == QEvent.Type.Paint:
            self.cards.note_paint()
        return super().viewportEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Straight from the felt, which keeps it: the view needs no copy of a whole screen."""
        stand_in = self._felt.stand_in() if self.coarse else None
        if stand_in is not None:
            painter.drawPixmap(self.viewport().rect(), stand_in)
        else:
            painter.drawPixmap(0, 0, self._weave())

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The grain: one texel is one device pixel, fixed to the screen."""
        if self._tile.isNull() or not self._grain:
            return
        dpr = self.devicePixelRatioF()
        logical = self.mapFromScene(rect).boundingRect()
        left, top = math.floor(logical.left() * dpr), math.floor(logical.top() * dpr)
        right = math.ceil((logical.left() + logical.width()) * dpr)
        bottom = math.ceil((logical.top() + logical.height()) * dpr)
        painter.save()
        painter.resetTransform()
        painter.scale(1 / dpr, 1 / dpr)  # whole device pixels: at 125 % a logical corner lies between two of them
        painter.setOpacity(self._grain)
        painter.drawTiledPixmap(QRectF(left, top, right - left, bottom - top), self._tile, QPointF(left, top))
        painter.restore()
