"""What the choreography asks for besides cards: words by a seat, a celebration, numbers beside the piles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from cardavia.engine.cards import Card
from cardavia.engine.events import Announced
from cardavia.engine.zones import Seat, Zone
from cardavia.ui.look.faces import Faces
from cardavia.ui.stage.air import Journey
from cardavia.ui.stage.card_item import fineness
from cardavia.ui.stage.clock import Track
from cardavia.ui.stage.furniture import Furniture
from cardavia.ui.stage.ledger import Entry
from cardavia.ui.stage.pacing import BUBBLE, CHEER, DROP, HOMEWARD, LETTER, POINTS, Pace
from cardavia.ui.stage.pose import Pose
from cardavia.ui.stage.script import Award
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
        self._air, self._seating, self._pace = furniture.air, seating, pace

    def say(self, event: Announced, avoid: Sequence[QRectF]) -> Sequence[Track]:
        """Words beside a seat's hand, or in the middle where the table itself speaks; clear of what can be read."""
        words = self._speak.words(event)
        length = (BUBBLE + LETTER * len(words)) * max(0.4, self._pace.pace)
        if event.seat is None:
            middle = QPointF(self._seating.width / 2, self._seating.height * 0.46)
            return self._air.bubble(words, middle, length)
        return self._air.bubble(
            words, self._seating.mouth(event.seat), length, [*avoid, *self._furniture.badge_rects()]
        )

    def entitle(self, zone: Zone, middle: QPointF, length: float) -> Sequence[Track]:
        """What is written under a zone's cards, over them while they have come forward."""
        return self._air.bubble(self._furniture.label_of(zone), middle, length)

    def mark(self, points: int, middle: QPointF, seat: Seat, entry: Entry) -> Award:
        """A number that appears over the cards that made it, and flies to a seat's plate."""
        stay = POINTS * max(0.4, self._pace.pace)
        words = f"+{self._speak.number(points)}"
        tracks = self._air.points(words, self._journey(middle, seat, stay, HOMEWARD), self._landing(entry))
        return Award(tracks, stay)

    def token(self, count: int, seat: Seat, entry: Entry) -> Award:
        """Tokens that fall onto a seat's plate; the last one changes it."""
        goal = self._plate(seat)
        start = QPointF(goal.x(), goal.y() - 0.22 * self._seating.height)
        way, tracks = self._journey(start, seat, 0.0, DROP), list[Track]()
        for number in range(count):
            tracks += self._air.token(number, way, self._landing(entry) if number == count - 1 else lambda: None)
        return Award(tracks, 0.0)

    def tell(self, entry: Entry) -> Sequence[Track]:
        """The plates change without anything that flies there."""
        landing = self._landing(entry)
        return [Track(0.0, 0.0, lambda _: landing())]

    def _journey(self, start: QPointF, seat: Seat, stay: float, fly: float) -> Journey:
        return Journey(start, self._plate(seat), stay, fly / max(0.01, self._pace.speed), not self._pace.reduced)

    def _plate(self, seat: Seat) -> QPointF:
        """Where a plate has its number, or where its seat speaks if it has none."""
        plate = self._furniture.badge_rect(seat)
        if plate.isEmpty():
            return self._seating.mouth(seat)
        return QPointF(plate.right() - min(0.5 * plate.height(), 0.2 * plate.width()), plate.center().y())

    def _landing(self, entry: Entry) -> Callable[[], None]:
        return lambda: self._furniture.set_scores(entry.land())

    def cheer(self, middle: QPointF, event: Announced | None) -> Sequence[Track]:
        """Gilt words and stars; without the stars where motion is not wanted."""
        words = self._speak.words(event) if event else ""
        stars = not self._pace.reduced
        return self._air.cheer(words, middle, CHEER / max(0.5, self._pace.speed), stars=stars)

    def prepare(self, card: Card, goal: Pose) -> None:
        """Draw a card ahead as it will lie, and as it flies there."""
        if goal.shown:
            if goal.drawn:
                self._faces.prefetch((card,), goal.width, self.dpr, goal.turn)
            else:
                self._faces.prefetch((card,), goal.width, self.dpr * fineness(goal.width, self.dpr))
            self._faces.prefetch((card,), goal.width, self.dpr)

    def count(self, counts: Mapping[Zone, int]) -> None:
        """Numbers beside the piles."""
        self._furniture.count(counts)
