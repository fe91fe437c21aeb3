"""One card on the table: a pixmap that can lie, fly and turn over, its shadow, and what is laid over it as a mark."""

from __future__ import annotations

import math
from typing import Literal, get_args

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.ui.look.faces import CORNER, RATIO, Faces
from cardavia.ui.look.felt import GILT, GILT_LIGHT
from cardavia.ui.stage.pose import Pose

Trim = Literal["open", "lit", "target", "picked", "glow", "dim", "focus"]
"""Marks over a card, from the lowest up: held but seen by all, may be played, would be taken, chosen, is being taken,
not now, keyboard."""

PLUM = "#261142"
COARSE = 200.0
"""A card of fewer pixels across is drawn finer than the screen before it is turned."""
MARGIN = 0.14
"""Room for marks around a card, against its width."""


class Trims:
    """The pictures of marks, one for each size of card."""

    def __init__(self, faces: Faces) -> None:
        self._faces = faces
        self._kept: dict[tuple[Trim, float, float], QPixmap] = {}

    def forget(self) -> None:
        """Sizes or colours changed."""
        self._kept.clear()

    def picture(self, trim: Trim, width: float, dpr: float) -> QPixmap:
        """The mark for a card of this width; it reaches ``MARGIN`` widths beyond the card."""
        key = (trim, width, dpr)
        if key not in self._kept:
            image = _paint_trim(trim, width, dpr)
            self._kept[key] = QPixmap.fromImage(self._faces.grading.image(image))
        return self._kept[key]


def _paint_trim(trim: Trim, width: float, dpr: float) -> QImage:
    margin = MARGIN * width
    size = QRectF(0, 0, width + 2 * margin, width * RATIO + 2 * margin)
    image = QImage((size.size() * dpr).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    card = QRectF(margin, margin, width, width * RATIO)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(1.5, 0.022 * width)
        match trim:
            case "dim":
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(8, 14, 12, 118))
                painter.drawRoundedRect(card, CORNER * width, CORNER * width)
            case "open":
                _ring(painter, card, -0.6 * line, 2.2 * line, QColor(GILT))
                _ring(painter, card, -0.6 * line, 0.7 * line, QColor(PLUM))
            case "lit":
                _halo(painter, card, 0.06 * width, QColor(GILT_LIGHT), 0.42)
            case "target":
                _halo(painter, card, 0.11 * width, QColor(GILT), 0.75)
                _ring(painter, card, 0.0, 2 * line, QColor(GILT))
                _ring(painter, card, -0.8 * line, 0.5 * line, QColor(GILT_LIGHT))
            case "picked":
                _halo(painter, card, 0.11 * width, QColor(GILT), 0.75)
                _ring(painter, card, 0.0, 4.4 * line, QColor(PLUM))
                _ring(painter, card, 0.0, 2.2 * line, QColor(GILT_LIGHT))
                _tick(painter, card.bottomLeft() + QPointF(0.13, -0.13) * width, 0.16 * width)
            case "glow":
                _halo(painter, card, 0.135 * width, QColor(GILT), 1.0)
                _ring(painter, card, 0.0, 1.6 * line, QColor(GILT_LIGHT))
            case "focus":
                _ring(painter, card, 2.2 * line, 3.4 * line, QColor(20, 12, 22))
                _ring(painter, card, 2.2 * line, 1.8 * line, QColor(255, 255, 255))
    return image


def _ring(painter: QPainter, card: QRectF, beyond: float, line: float, color: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color, line))
    corner = max(1.0, CORNER * card.width() + beyond)
    painter.drawRoundedRect(card.adjusted(-beyond, -beyond, beyond, beyond), corner, corner)


def _tick(painter: QPainter, middle: QPointF, radius: float) -> None:
    """A gilt seal with a tick: a sign that needs no colours, where no index stands and no other card lies."""
    painter.setPen(QPen(QColor(PLUM), 0.18 * radius))
    painter.setBrush(QColor(GILT_LIGHT))
    painter.drawEllipse(middle, radius, radius)
    pen = QPen(QColor(PLUM), 0.28 * radius, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline([middle + QPointF(x, y) * radius for x, y in ((-0.45, 0.02), (-0.12, 0.36), (0.46, -0.34))])


def _halo(painter: QPainter, card: QRectF, reach: float, color: QColor, alpha: float) -> None:
    """Light that fades with the distance from the card's edge; nothing over the card itself."""
    rings = max(4, round(reach * 1.5))
    for ring in range(rings):
        away = (ring + 0.5) / rings
        shade = QColor(color)
        shade.setAlphaF(alpha * (1 - away) ** 2)
        _ring(painter, card, away * reach, reach / rings + 0.5, shade)


def fineness(width: float, dpr: float) -> float:
    """How much finer than the screen a picture is that the painter will turn: small letters must stay sharp."""
    return 2.0 if width * dpr < COARSE else 1.0


def _wanted(pose: Pose, dpr: float) -> tuple[float, float, float, float]:
    """Width, ratio, turn and fineness of the picture for a card that lies so."""
    return pose.width, dpr, pose.turn if pose.drawn else 0.0, 1.0 if pose.drawn else fineness(pose.width, dpr)


class CardItem:
    """A card's items in the scene.

    ``card`` is what it shows now, ``part`` the card that it stands for once it has arrived (both ``UNKNOWN`` for a
    card that nobody may see); ``now`` is how it lies or flies at this moment.
    """

    def __init__(self, scene: QGraphicsScene, faces: Faces, trims: Trims) -> None:
        self.body = QGraphicsPixmapItem()
        self.body.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.body.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        scene.addItem(self.body)
        self._shadow = self._child(-10.0)
        # softness has no detail to lose, and smooth sampling of turned shadows is an eighth of a whole paint
        self._shadow.setTransformationMode(Qt.TransformationMode.FastTransformation)
        self._shadow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._marks: dict[Trim, QGraphicsPixmapItem] = {}
        self._left: QGraphicsPixmapItem | None = None
        """What is still seen of it where it was before, while it comes to light elsewhere."""
        self._faces, self._trims = faces, trims
        self.card: Card = UNKNOWN
        self.part: Card = UNKNOWN
        self.now = Pose(0, 0, 8.0, shown=False)
        self.body.hide()
        self._size, self._dpr, self._turned = 0.0, 1.0, 0.0
        """Width of the pictures in use, their ratio, and by how much they were drawn turned."""
        self._fine = 1.0
        """How many pixels of the picture fall on one of the screen."""
        self._edition = -1
        """The edition of the faces that it wears."""

    def _child(self, z: float) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(self.body)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setZValue(z)
        return item

    def rest(self, pose: Pose, dpr: float) -> None:
        """Lie still: pictures of the exact size, drawn turned, on whole pixels; or finer ones that are turned."""
        self._wear(*_wanted(pose, dpr))
        self.body.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.fade(1.0)
        self.draw(pose)

    def leave(self, pose: Pose, card: Card, dpr: float) -> None:
        """Lie elsewhere at once, with this face, and leave a picture behind; ``fade`` makes one of the other."""
        body, left = self.body, self._left or QGraphicsPixmapItem()
        if self._left is None:
            self._left = left
            body.scene().addItem(left)
        left.setPixmap(body.pixmap())
        left.setOffset(body.offset())
        left.setTransform(body.transform())
        left.setTransformationMode(body.transformationMode())
        left.setPos(body.pos())
        left.setZValue(body.zValue())
        was_shown = self.now.shown
        self.turn_up(card)
        self.rest(pose, dpr)
        left.setVisible(was_shown)
        self.fade(0.0)

    def fade(self, u: float) -> None:
        """How much has come to light here, and gone out where it was."""
        self.body.setOpacity(u)
        if self._left is not None:
            self._left.setOpacity(1.0 - u)
            if u >= 1.0:
                self._left.hide()

    @property
    def is_dressed(self) -> bool:
        """Whether it has a picture at all."""
        return self._size > 0

    @property
    def is_old(self) -> bool:
        """Whether faces look otherwise by now."""
        return self._edition != self._faces.edition

    def is_old_at(self, pose: Pose, dpr: float) -> bool:
        """Whether the picture for lying there would be another one."""
        return self.is_old or _wanted(pose, dpr) != (self._size, self._dpr, self._turned, self._fine)

    def make(self) -> None:
        """Have the picture ready for ``refresh``."""
        self._faces.face(self.card, self._size, self._dpr * self._fine, self._turned)

    def make_for(self, pose: Pose, dpr: float) -> None:
        """Have the picture ready for lying there."""
        width, dpr, turn, fine = _wanted(pose, dpr)
        self._faces.face(self.card, width, dpr * fine, turn)

    def take_off(self, width: float, dpr: float) -> None:
        """Get ready to move, as a card that will be ``width`` wide in the end."""
        self.fade(1.0)
        self._wear(width, dpr, 0.0)
        if dpr > 1:
            self.body.setTransformationMode(Qt.TransformationMode.FastTransformation)

    def play_part(self, card: Card) -> None:
        """Stand for a card and show it."""
        self.part = card
        self.turn_up(card)

    def turn_up(self, card: Card) -> None:
        """Show this card's face (``UNKNOWN``: its back) from now on."""
        if card != self.card:
            self.card = card
            if self._size:
                self._dress(self._size, self._dpr, self._turned)

    def refresh(self) -> None:
        """Faces or marks look otherwise now: take the new pictures, where it lies."""
        if self._size:
            self._dress(self._size, self._dpr, self._turned)

    def _wear(self, width: float, dpr: float, turn: float, fine: float = 1.0) -> None:
        if self.is_old or (width, dpr, turn, fine) != (self._size, self._dpr, self._turned, self._fine):
            self._fine = fine
            self._dress(width, dpr, turn)

    def _dress(self, width: float, dpr: float, turn: float) -> None:
        self._size, self._dpr, self._turned, self._edition = width, dpr, turn, self._faces.edition
        picture = self._faces.face(self.card, width, dpr * self._fine, turn)
        self.body.setPixmap(picture)
        _centre(self.body, picture)
        shadow = self._faces.shadow(width, dpr)
        self._shadow.setPixmap(shadow)
        _centre(self._shadow, shadow)
        self._shadow.setRotation(turn)  # only here: it repaints a shadow even if it is turned so already
        for trim, mark in self._marks.items():
            if mark.isVisible():
                self._lay(trim, mark)

    def _lay(self, trim: Trim, mark: QGraphicsPixmapItem) -> None:
        picture = self._trims.picture(trim, self._size, self._dpr)
        mark.setPixmap(picture)
        _centre(mark, picture)
        mark.setRotation(self._turned)

    def draw(self, pose: Pose, squeeze: float = 1.0, height: float = 0.0) -> None:
        """Be there now. ``squeeze`` narrows a card that turns over; ``height`` over the cloth is 0 (lying) to 1."""
        self.now = pose
        body = self.body
        body.setVisible(pose.shown)
        if not pose.shown:
            if self._left is not None:
                self._left.hide()
            return
        body.setZValue(pose.z)
        scale, turn = pose.width / self._size, pose.turn - self._turned
        lying = scale == 1.0 and turn == 0.0 and squeeze == 1.0
        # one transform of our own: Qt would narrow the card after turning it, and shear it
        change = QTransform() if lying else QTransform().rotate(turn).scale(scale * max(0.02, squeeze), scale)
        body.setTransform(change)
        body.setPos(self._on_pixels(pose) if lying else QPointF(pose.x, pose.y))
        angle = math.radians(-(pose.turn - self._turned))
        drop = (0.022 + 0.07 * height) * self._size
        side = 0.35 * drop
        self._shadow.setPos(
            side * math.cos(angle) - drop * math.sin(angle), side * math.sin(angle) + drop * math.cos(angle)
        )
        self._shadow.setOpacity(1.0 if height else pose.shade)

    def _on_pixels(self, pose: Pose) -> QPointF:
        """The middle, so that the picture's corner falls on a whole device pixel."""
        corner = self.body.offset()
        x, y = (pose.x + corner.x()) * self._dpr, (pose.y + corner.y()) * self._dpr
        return QPointF(round(x) / self._dpr - corner.x(), round(y) / self._dpr - corner.y())

    def mark(self, trim: Trim, on: bool, opacity: float = 1.0) -> None:
        """Lay a mark over the card or take it away."""
        mark = self._marks.get(trim)
        if mark is None:
            if not on:
                return
            mark = self._marks[trim] = self._child(1.0 + get_args(Trim).index(trim))
        if on and (not mark.isVisible() or mark.pixmap().isNull() or mark.rotation() != self._turned):
            self._lay(trim, mark)
        mark.setOpacity(opacity)
        mark.setVisible(on)

    def is_marked(self, trim: Trim) -> bool:
        """Whether a mark lies over the card."""
        return trim in self._marks and self._marks[trim].isVisible()

    def clear_marks(self) -> None:
        """Take all marks away."""
        for mark in self._marks.values():
            mark.setVisible(False)

    @property
    def outline(self) -> QRectF:
        """The upright box around the card as it lies now, without shadow and marks."""
        return self.now.outline

    def covers(self, point: QPointF, slack: float = 0.0) -> bool:
        """Whether a point of the scene falls on the card, or within ``slack`` pixels of it."""
        if not self.now.shown:
            return False
        there = QTransform().rotate(-self.now.turn).map(point - QPointF(self.now.x, self.now.y))
        return abs(there.x()) <= self.now.width / 2 + slack and abs(there.y()) <= self.now.height / 2 + slack


def _centre(item: QGraphicsPixmapItem, picture: QPixmap) -> None:
    size = picture.deviceIndependentSize()
    item.setOffset(-size.width() / 2, -size.height() / 2)
