"""The free places of a fishing table."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF

from cardavia.ui.look.faces import RATIO
from cardavia.ui.stage.pose import Pose

TILTS = (-1.3, 0.9, 1.1, -0.8, 1.4, -1.2, -0.7, 1.0, 0.8, -1.4, 1.2, -0.9)
"""Degrees by which cards on the table lie askew, by place."""
ROOMY = 12
"""So many cards lie on the table without one over the other, where it is wide enough; more move closer together."""
ROWS = (2, 3, 4)


class Grid:
    """Free places in rows, the middle ones first, so that few cards lie together and no card ever has to make room."""

    def __init__(self, area: QRectF, wide: float, gap: float) -> None:
        self.area, self.wide = area, wide
        high = wide * RATIO
        self.rows = min(ROWS[-1], max(ROWS[0], int((area.height() + gap) // (high + gap))))
        apart = high + (1.8 if self.rows == ROWS[0] else 4.0) * gap
        self._step_y = min(apart, (area.height() - high) / (self.rows - 1))

    def pose(self, number: int, last: int) -> Pose:
        """The place with this number while ``last`` is the highest one taken."""
        columns = columns_of(self.rows)
        while columns * self.rows <= last:
            columns += 2
        step_x = min(1.14 * self.wide, (self.area.width() - self.wide) / (columns - 1))
        row, column = _order(self.rows, columns, max(1, math.ceil(self.wide / max(1.0, step_x) - 0.02)))[number]
        middle = self.area.center()
        return Pose(
            round(middle.x() + (column - (columns - 1) / 2) * step_x),
            round(middle.y() + (row - (self.rows - 1) / 2) * self._step_y),
            self.wide,
            TILTS[number % len(TILTS)],
            100 + row * 20 + column,
        )


def roomy(area: QRectF, rows: int, gap: float) -> float:
    """How high cards may be, so that the usual number lies side by side in so many rows."""
    return min((area.height() + 1.4 * gap) / rows - 1.4 * gap, area.width() / columns_of(rows) * RATIO)


def columns_of(rows: int) -> int:
    """How many places a row has for the usual number of cards."""
    return math.ceil(ROOMY / rows)


def _order(rows: int, columns: int, stride: int) -> list[tuple[int, int]]:
    """Places from the middle outwards; more columns only add places at the end.

    Where cards lie over each other, every ``stride``-th column is taken first: there they do not yet.
    """
    start = (columns - 1) % stride // 2

    def far(spot: tuple[int, int]) -> tuple[bool, float, int, int]:
        row, column = spot
        away = abs(column - (columns - 1) / 2) + 0.9 * abs(row - (rows - 1) / 2)
        return (column - start) % stride != 0, away, row, column

    return sorted(((row, column) for row in range(rows) for column in range(columns)), key=far)
