"""How one card lies."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from cardavia.ui.look.faces import RATIO


class Pose(NamedTuple):
    """How a card lies: its middle, its width, degrees clockwise, what lies over what, whether it is drawn at all.

    ``shade`` is the strength of its shadow: cards of a pile share one. ``drawn`` is whether its picture is drawn
    turned; else the painter turns a finer one, which is nearly as sharp: in a hand of many cards every card that leaves
    turns all others, and none of them must be drawn anew.
    """

    x: float
    y: float
    width: float
    turn: float = 0.0
    z: float = 0.0
    shown: bool = True
    shade: float = 1.0
    drawn: bool = True

    @property
    def height(self) -> float:
        """The card's height."""
        return self.width * RATIO

    @property
    def box(self) -> QRectF:
        """The card's outline before it is turned."""
        return QRectF(self.x - self.width / 2, self.y - self.height / 2, self.width, self.height)

    @property
    def outline(self) -> QRectF:
        """The upright box around the card as it is turned."""
        return (
            QTransform()
            .translate(self.x, self.y)
            .rotate(self.turn)
            .mapRect(QRectF(-self.width / 2, -self.height / 2, self.width, self.height))
        )
