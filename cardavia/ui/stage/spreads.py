"""How cards lie beside each other: in a hand, in rows, in a pile, along the table's edge. Pure geometry, in pixels."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF

from cardavia.ui.look.faces import RATIO
from cardavia.ui.stage.pose import Pose

LEGIBLE = 0.29
"""So much of a card's width must stay free in a hand, or it is held in two rows: the index is 56 of 250 wide."""
MANY, EASY = 22, 0.45
"""So many cards are held in two rows, unless even then so much of each stays free."""
INDEX = 0.31
"""So much of a card's height stays free above the row in front of it: the index is 106 of 400 high."""
READABLE = 0.42
"""With less of a card's width free, an open row goes on in another one where there is room for it."""
SAG = 0.07
"""The outer cards of a hand stand lower than its middle by at most this share of their height."""
MOST_TURNED, MOST_OPEN = 3.6, 18.0
"""Degrees between two cards of a hand, where that does not make it sag too much, and from the first to the last."""

FEW = 5
"""So many cards of a hand are drawn turned; in larger ones the painter turns them."""


class Span(NamedTuple):
    """Where cards go: their middle, the width of each, and how far they may reach together, all in pixels.

    ``step`` is how far they lie from each other where there is room, in their own widths; ``narrower`` the share of the
    width that two rows of a hand take, ``raised`` the share of their height by which some of its cards stand higher.
    """

    middle: QPointF
    wide: float
    across: float = 0.0
    high: float = 0.0
    step: float = 1.0
    narrower: float = 1.0
    raised: float = 0.0

    @property
    def tall(self) -> float:
        """The height of a card."""
        return self.wide * RATIO

    def apart(self, count: int) -> float:
        """From one card to the next, when so many lie side by side."""
        return min(self.step * self.wide, (self.across - self.wide) / max(1, count - 1))


def fan(span: Span, count: int, *, own: bool) -> list[Pose]:
    """As a hand is held: the own one from below, in two rows if it must be, the first cards in the rear; or from above.

    Nobody has to read the hand above: its cards may lie as close as they must.
    """
    least = (EASY if count >= MANY else LEGIBLE) * span.wide
    if not own or count < 2 or span.apart(count) >= least:
        return _arc(span, count, span.apart(count), 1.0 if own else -1.0)
    rear = math.ceil(count / 2)
    apart = span._replace(across=span.narrower * span.across).apart(rear)
    behind = span._replace(middle=span.middle - QPointF(0, round((INDEX + span.raised) * span.tall)))
    front = [pose._replace(z=pose.z + rear) for pose in _arc(span, count - rear, apart, 1.0)]
    return [*_arc(behind, rear, apart, 1.0), *front]


def _arc(span: Span, count: int, step: float, side: float) -> list[Pose]:
    half = (count - 1) / 2
    turned = math.radians(min(MOST_TURNED, MOST_OPEN / max(1, count - 1)))
    angle = min(turned, 2 * SAG * span.tall / max(1.0, half * half * step))
    return [
        Pose(
            span.middle.x() + (number - half) * step,
            span.middle.y() + side * (number - half) ** 2 * step * math.sin(angle) / 2,
            span.wide,
            side * (number - half) * math.degrees(angle),
            500 + number,
            drawn=count <= FEW,
        )
        for number in range(count)
    ]


def row(span: Span, count: int) -> list[Pose]:
    """Side by side; in as many rows as make the cards readable and as find room one under the other."""
    rows = 1
    while span.apart(math.ceil(count / rows)) < READABLE * span.wide and _pitch(span, rows + 1) >= INDEX * span.tall:
        rows += 1
    each = math.ceil(count / rows)
    step, pitch = span.apart(each), _pitch(span, rows)
    poses = []
    for number in range(count):
        line, at = divmod(number, each)
        here = min(each, count - line * each)
        poses.append(
            Pose(
                span.middle.x() + (at - (here - 1) / 2) * step,
                span.middle.y() + (line - (rows - 1) / 2) * pitch,
                span.wide,
                z=600 + number,
            )
        )
    return poses


def _pitch(span: Span, rows: int) -> float:
    """From one row to the next; nothing where there is no room for so many."""
    return min(1.06 * span.tall, (span.high - span.tall) / max(1, rows - 1)) if rows > 1 else 0.0


def column(span: Span, count: int, *, left: bool) -> list[Pose]:
    """Across, one over the other from the upper to the lower end; their heads towards the table."""
    step = min(span.step * span.wide, (span.high - span.wide) / max(1, count - 1))
    return [
        Pose(
            span.middle.x(),
            span.middle.y() + (number - (count - 1) / 2) * step,
            span.wide,
            90.0 if left else -90.0,
            450 + number,
        )
        for number in range(count)
    ]


def pile(span: Span, count: int) -> list[Pose]:
    """One on the other: only the uppermost are drawn, each a little up and to the right."""
    layers = min(count, 1 + math.ceil((count - 1) / 7), 6)
    poses = []
    for number in range(count):
        level = number - (count - layers)
        lift = max(0, level) * max(1.0, round(0.014 * span.wide))
        poses.append(
            Pose(
                span.middle.x() + lift,
                span.middle.y() - lift,
                span.wide,
                0.0,
                300 + number,
                level >= 0,
                1.0 if level <= 0 else 0.3,
            )
        )
    return poses


def tucked(span: Span, count: int, rightward: float) -> list[Pose]:
    """Across, from under the pile in the same place: to the right, or to the left where there is more room."""
    long = span.tall
    side = 1.0 if rightward >= 0.30 * long else -1.0
    out = min(0.42 * long, rightward) if side > 0 else 0.34 * long
    step = min(0.32 * span.wide, 0.6 * span.wide / max(1, count - 1))
    return [
        Pose(
            span.middle.x() + side * (span.wide / 2 + out - long / 2),
            span.middle.y() + side * (number - (count - 1) / 2) * step,
            span.wide,
            side * 90.0,
            200 + number,
        )
        for number in range(count)
    ]
