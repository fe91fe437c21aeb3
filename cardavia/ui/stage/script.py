"""What is written for one step: tracks for the clock, and the bookkeeping of who lies where and when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF

from cardavia.engine.cards import Card
from cardavia.engine.events import Announced, Event, Moved
from cardavia.engine.layout import Spread
from cardavia.engine.zones import Seat, Zone
from cardavia.ui.sound.sounds import sound_of
from cardavia.ui.stage.card_item import CardItem
from cardavia.ui.stage.clock import Track, smooth
from cardavia.ui.stage.flights import Appear, Flight, Glide, Glow
from cardavia.ui.stage.hearing import Hearing
from cardavia.ui.stage.pacing import APPEAR, CLOSE, FLIGHT, Pace
from cardavia.ui.stage.pose import Pose
from cardavia.ui.stage.seating import Seating
from cardavia.ui.stage.troupe import Troupe


class Props(Protocol):
    """What else the choreography needs of the stage, besides cards."""

    dpr: float

    def say(self, event: Announced) -> Sequence[Track]:
        """Words by a seat; tracks from 0 on, to be stretched by nobody."""

    def entitle(self, zone: Zone, middle: QPointF, length: float) -> Sequence[Track]:
        """What is written under a zone's cards, for so long where they have come forward."""

    def mark(self, points: int, middle: QPointF) -> Sequence[Track]:
        """Points that somebody has just made, where they were made."""

    def cheer(self, middle: QPointF, event: Announced | None) -> Sequence[Track]:
        """A short celebration with stars."""

    def count(self, counts: dict[Zone, int]) -> None:
        """Show these numbers beside the piles."""

    def prepare(self, card: Card, goal: Pose) -> None:
        """A card will lie so before long: have its picture ready."""


class Script:
    """``at`` is where the next event begins, ``landed`` when the last card arrives; both in milliseconds."""

    def __init__(self, troupe: Troupe, seating: Seating, props: Props, pace: Pace, bottom: Seat) -> None:
        self.troupe, self.seating, self.props, self.pace, self.bottom = troupe, seating, props, pace, bottom
        self.tracks: list[Track] = []
        self.at = 0.0
        self.landed = 0.0
        self.goals: dict[int, Pose] = {}
        """Where items will lie by ``at``, for those that have moved so far."""
        self.cheered: frozenset[Card] = frozenset()
        self.won: frozenset[Card] = frozenset()
        """The cards of a trick that is being gathered."""
        self.lay: dict[Card, Pose] = {}
        """Where the cards of the last trick lay while it could be read, which was from ``read_at`` on."""
        self.read_at = 0.0
        self.unread = False
        """Whether open cards have come to lie somewhere and nobody had the time to read them."""
        self.rest: Sequence[Event] = ()
        """What happens after the event that is being written."""
        self.hearing: Hearing | None = None
        self.is_counting = False
        """Whether points are made one by one: not where a deal is settled, which the sheet shows."""
        self._busy: dict[int, float] = {}

    def ms(self, normal: float) -> float:
        """A motion's length at the player's speed; brisker where many seats make many motions."""
        return normal * self.brisk / self.pace.speed

    @property
    def brisk(self) -> float:
        """With four at the table a trick shall not take twice as long as with two."""
        return 1.0 if self.seating.seats < 3 else 0.72

    def wait(self, normal: float) -> None:
        """Let everybody read."""
        self.at = max(self.at, self.landed) + normal * self.brisk * self.pace.pace

    def settle_down(self) -> None:
        """The next event begins when every card has landed."""
        self.at = max(self.at, self.landed)

    def fly(self, item: CardItem, goal: Pose, begin: float, length: float = FLIGHT, *, lands: bool = True) -> None:
        """One card flies to a place and shows there what it stands for."""
        card = item.part if lands else None
        begin = max(begin, self._busy.get(id(item), 0.0))
        self.goals[id(item)] = goal
        if self.pace.reduced:
            if card is not None:
                self.tracks.append(Track(begin, APPEAR, Appear(item, goal, card, self.props.dpr)))
                self._ends(item, begin + APPEAR)
            return
        if card is not None:
            self.props.prepare(card, goal)
        flight = Flight(item, goal, card, self.props.dpr, lands=lands)
        self.tracks.append(Track(begin, self.ms(length), flight))
        self._ends(item, begin + self.ms(length))

    def _ends(self, item: CardItem, end: float) -> None:
        self._busy[id(item)] = end
        self.landed = max(self.landed, end)

    def close_ranks(self, zones: Iterable[Zone], begin: float, but: Sequence[CardItem] = ()) -> None:
        """Cards that stay make room or move up, those that lie among them too; each when it has arrived itself."""
        away = set(map(id, but))
        together = dict.fromkeys(zone for each in zones for zone in self.seating.fellows(each))
        for zone in together:
            for item, goal in self.troupe.poses_in(zone, self.seating):
                if id(item) in away:
                    continue
                length = 0.0 if self.pace.reduced else self.ms(CLOSE)
                start = max(begin, self._busy.get(id(item), 0.0))
                self.goals[id(item)] = goal
                self.tracks.append(Track(start, length, Glide(item, goal, self.props.dpr), smooth))
                self._busy[id(item)] = start + length

    def recount(self, begin: float) -> None:
        """The numbers beside the piles change to what they are by now."""
        counts = self.troupe.counts()
        self.tracks.append(Track(begin, 0.0, lambda _: self.props.count(counts)))

    def add(self, tracks: Sequence[Track], at: float | None = None) -> float:
        """Tracks that begin at ``at``, or at this moment; gives their length."""
        begin = self.at if at is None else at
        self.tracks += [track._replace(begin=track.begin + begin) for track in tracks]
        return max((track.begin + track.length for track in tracks), default=0.0)

    def listen(self, event: Event, shown: int) -> None:
        """What an event sounds like, given the tracks that show it: those from this number on."""
        if self.hearing is not None:
            sound = sound_of(event, self.troupe.side(self.bottom), self.cheered)
            self.tracks += self.hearing.tracks(sound, self.tracks[shown:])

    def glow(self, cards: Iterable[Card], length: float) -> None:
        """Cards that lie open shine for so long."""
        for card in cards:
            item = self.troupe.playing(card)
            if item is not None and length:
                self.tracks.append(Track(self.at, length, Glow(item)))

    def spread(self, zone: Zone) -> Spread | None:
        """How the cards of a zone lie."""
        place = self.seating.place(zone)
        return place.spread if place else None

    def is_open(self, zone: Zone) -> bool:
        """Whether the faces in a zone can be read one by one."""
        return self.troupe.sees(zone) and self.spread(zone) not in (Spread.PILE, Spread.COLUMN, None)

    def goal_of(self, card: Card) -> Pose | None:
        """Where a card that all know will lie by ``at``; None for one that nobody can point at."""
        item = self.troupe.playing(card)
        if item is None:
            return None
        pose = self.goals.get(id(item), item.now)
        return pose if pose.shown else None

    def next_moves(self) -> list[Moved]:
        """The moves that follow the present event at once."""
        moves: list[Moved] = []
        for event in self.rest:
            if not isinstance(event, Moved):
                break
            moves.append(event)
        return moves
