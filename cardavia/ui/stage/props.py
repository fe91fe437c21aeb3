"""What the choreography asks for besides cards: words by a seat, a celebration, numbers beside the piles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF

from cardavia.engine.cards import Card
from cardavia.engine.events import Announced
from cardavia.engine.zones import Seat, Zone
from cardavia.ui.look.faces import Faces
from cardavia.ui.stage.clock import Track
from cardavia.ui.stage.furniture import Furniture
from cardavia.ui.stage.pacing import BUBBLE, CHEER, LETTER, POINTS, Pace
from cardavia.ui.stage.pose import Pose
from cardavia.ui.stage.seating import Seating


class Speaker(NamedTuple):
    """How things are said on the table."""

    words: Callable[[Announced], str]
    number: Callable[[int], str]


class TableProps:
    """The furniture of one table, for one step. ``speak`` gives the words of an announcement and of a number."""

    def __init__(
        self, furniture: Furniture, faces: Faces, speak: Speaker, seating: Seating, pace: Pace, dpr: float
    ) -> None:
        self.dpr = dpr
        self._furniture, self._faces, self._speak = furniture, faces, speak
        self._seating, self._pace = seating, pace

    def say(self, event: Announced) -> Sequence[Track]:
        """Words beside a seat's hand, or in the middle where the table itself speaks."""
        words = self._speak.words(event)
        length = (BUBBLE + LETTER * len(words)) * max(0.4, self._pace.pace)
        return self._furniture.bubble(words, self._mouth(event.seat), length)

    def _mouth(self, seat: Seat | None) -> QPointF:
        middle = QPointF(self._seating.width / 2, self._seating.height * 0.46)
        if seat is None:
            return middle
        return self._seating.mouth(seat)

    def entitle(self, zone: Zone, middle: QPointF, length: float) -> Sequence[Track]:
        """What is written under a zone's cards, over them while they have come forward."""
        return self._furniture.bubble(self._furniture.label_of(zone), middle, length)

    def mark(self, points: int, middle: QPointF) -> Sequence[Track]:
        """A number that appears over the cards that made it."""
        words = f"+{self._speak.number(points)}"
        return self._furniture.bubble(words, middle, POINTS * max(0.4, self._pace.pace))

    def cheer(self, middle: QPointF, event: Announced | None) -> Sequence[Track]:
        """Gilt words and stars; without the stars where motion is not wanted."""
        words = self._speak.words(event) if event else ""
        stars = not self._pace.reduced
        return self._furniture.cheer(words, middle, CHEER / max(0.5, self._pace.speed), stars=stars)

    def prepare(self, card: Card, goal: Pose) -> None:
        """Draw a card ahead as it will lie, and as it flies there."""
        if goal.shown:
            self._faces.prefetch((card,), goal.width, self.dpr, goal.turn)
            self._faces.prefetch((card,), goal.width, self.dpr)

    def count(self, counts: Mapping[Zone, int]) -> None:
        """Numbers beside the piles."""
        self._furniture.count(counts)
