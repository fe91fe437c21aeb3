"""The free places of a fishing table."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QRectF

from cardavia.ui.look.faces import RATIO
from cardavia.ui.stage.pose import Pose

TILTS = (-1.3, 0.9, 1.1, -0.8, 1.4, -1.2, -0.7, 1.0, 0.8, -1.4, 1.2, -0.9)
"""Degrees by which cards on the table lie askew, by place."""
ROOMY = 12
"""So many cards lie on the table without one over the other, where it is wide enough; more move closer together."""
ROWS = (2, 3, 4)


class Grid:
    """Free places in rows, so that no card ever has to make room. Few cards lie in every other place of a row.

    Which place comes next depends only on the number of rows: a card stays where it lies in a narrower window too.
    """

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
        row, away = _order(self.rows, columns)[number]
        middle = self.area.center()
        return Pose(
            round(middle.x() + away * step_x),
            round(middle.y() + (row - (self.rows - 1) / 2) * self._step_y),
            self.wide,
            TILTS[number % len(TILTS)],
            100 + row * 20 + round(away + (columns - 1) / 2),
        )


def roomy(area: QRectF, rows: int, gap: float) -> float:
    """How high cards may be, so that the usual number lies side by side in so many rows."""
    return min((area.height() + 1.4 * gap) / rows - 1.4 * gap, area.width() / columns_of(rows) * RATIO)


def columns_of(rows: int) -> int:
    """How many places a row has for the usual number of cards."""
    return math.ceil(ROOMY / rows)


@cache
def _order(rows: int, columns: int) -> list[tuple[int, float]]:
    """Places as rows and columns from the middle, those in the middle first; more columns only add places at the end.

    Every other place is left free at first, as on a chess board: few cards use the width, and cover nothing where
    columns are so narrow that neighbours would.
    """
    fewer = columns_of(rows)
    if columns > fewer:
        inner = _order(rows, columns - 2)
        edge = (columns - 1) / 2
        return inner + sorted(((row, side) for row in range(rows) for side in (-edge, edge)), key=_from_middle(rows))

    def late(spot: tuple[int, float]) -> tuple[bool, float, int, float]:
        row, away = spot
        return (row + math.floor(away)) % 2 == 0, *_from_middle(rows)(spot)

    return sorted(((row, at - (columns - 1) / 2) for row in range(rows) for at in range(columns)), key=late)


def _from_middle(rows: int) -> Callable[[tuple[int, float]], tuple[float, int, float]]:
    return lambda spot: (abs(spot[1]) + 0.9 * abs(spot[0] - (rows - 1) / 2), *spot)
