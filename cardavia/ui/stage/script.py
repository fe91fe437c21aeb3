"""What is written for one step: tracks for the clock, and the bookkeeping of who lies where and when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Announced, Event, Moved
from cardavia.engine.layout import Spread
from cardavia.engine.zones import Seat, Zone
from cardavia.ui.sound.sounds import sound_of
from cardavia.ui.stage.card_item import CardItem
from cardavia.ui.stage.clock import Hold, Track, smooth
from cardavia.ui.stage.flights import Fade, Flight, Glide, Glow
from cardavia.ui.stage.hearing import Hearing
from cardavia.ui.stage.ledger import Entry, Ledger
from cardavia.ui.stage.pacing import CLOSE, FADE, FLIGHT, SECOND, Pace
from cardavia.ui.stage.pose import Pose
from cardavia.ui.stage.seating import Seating
from cardavia.ui.stage.troupe import Troupe

LEANING = 4
"""So many cards may be turned at once on a fine screen; more only slide."""
LINGER = 1.16
"""A mark on a card goes out a little later than the time to read it is over."""


class Award(NamedTuple):
    """How points are given: what is drawn, and for how many milliseconds it can be read before it flies away."""

    tracks: Sequence[Track]
    read: float


class Props(Protocol):
    """What else the choreography needs of the stage, besides cards."""

    dpr: float

    def say(self, event: Announced, avoid: Sequence[QRectF]) -> Sequence[Track]:
        """Words by a seat, that hide nothing of what is to be avoided; tracks from 0 on, to be stretched by nobody."""

    def entitle(self, zone: Zone, middle: QPointF, length: float) -> Sequence[Track]:
        """What is written under a zone's cards, for so long where they have come forward."""

    def mark(self, points: int, middle: QPointF, seat: Seat, entry: Entry) -> Award:
        """Points that somebody has just made, from where they were made to the plate of a seat."""

    def token(self, count: int, seat: Seat, entry: Entry) -> Award:
        """Points that have become something else, which falls onto the plate of a seat."""

    def tell(self, entry: Entry) -> Sequence[Track]:
        """The plates change."""

    def cheer(self, middle: QPointF, event: Announced | None) -> Sequence[Track]:
        """A short celebration with stars."""

    def count(self, counts: dict[Zone, int]) -> None:
        """Show these numbers beside the piles."""

    def prepare(self, card: Card, goal: Pose) -> None:
        """A card will lie so before long: have its picture ready."""


class Script:
    """``at`` is where the next event begins, ``landed`` when the last card arrives; both in milliseconds."""

    def __init__(
        self, troupe: Troupe, seating: Seating, props: Props, pace: Pace, bottom: Seat, ledger: Ledger
    ) -> None:
        self.troupe, self.seating, self.props, self.pace, self.bottom = troupe, seating, props, pace, bottom
        self.ledger = ledger
        self.tracks: list[Track] = []
        self.holds: list[Hold] = []
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
        self.captor: Card = UNKNOWN
        """The card that takes others."""
        self.awarded = 0.0
        """When the latest points have landed."""
        self.aloft = 0.0
        """When the latest points leave the cards that made them."""
        self.thought = 0.0
        """For how many milliseconds the table has waited for this step."""
        self.hearing: Hearing | None = None
        self.is_counting = False
        """Whether points are made one by one: not where a deal is settled, which the sheet shows."""
        self._busy: dict[int, float] = {}
        self._leaning: list[float] = []

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

    def consider(self) -> None:
        """Another seat seems to think; what it has really thought counts."""
        self.at = max(self.at, SECOND * self.pace.wait - self.thought)

    def hold(self, marked: Card) -> None:
        """A finished trick lies to be read, one card of it marked, until the time is over or somebody goes on."""
        seconds = self.pace.hold
        length = SECOND * (1.0 if seconds is None else seconds)
        self.glow((marked,), LINGER * length)
        self.holds.append(Hold(self.at, self.at + length, seconds is None))
        self.at += length

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
                self.tracks.append(Track(begin, self.ms(FADE), Fade(item, goal, card, self.props.dpr)))
                self._ends(item, begin + self.ms(FADE))
            return
        if card is not None:
            self.props.prepare(card, goal)
        end = begin + self.ms(length)
        flight = Flight(item, goal, card, self.props.dpr, lands=lands, level=self._is_level(begin, end))
        self.tracks.append(Track(begin, end - begin, flight))
        self._ends(item, end)

    def _is_level(self, begin: float, end: float) -> bool:
        """Whether so many cards are turned already that this one should not be."""
        self._leaning = [each for each in self._leaning if each > begin]
        if self.props.dpr > 1 and len(self._leaning) >= LEANING:
            return True
        self._leaning.append(end)
        return False

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
                length = self.ms(FADE if self.pace.reduced else CLOSE)
                start = max(begin, self._busy.get(id(item), 0.0))
                self.goals[id(item)] = goal
                if self.pace.reduced:
                    fade = Fade(item, goal, item.part, self.props.dpr, lands=False)
                    self.tracks.append(Track(start, length, fade))
                else:
                    self.tracks.append(Track(start, length, Glide(item, goal, self.props.dpr), smooth))
                self._busy[id(item)] = start + length

    def recount(self, begin: float, under_way: Moved | None = None) -> None:
        """The numbers beside the piles change to what they are by now, but for cards that are still under way."""
        counts = self.troupe.counts()
        if under_way is not None:
            counts[under_way.dst] -= len(under_way.cards)
        self.tracks.append(Track(begin, 0.0, lambda _: self.props.count(counts)))

    def add(self, tracks: Sequence[Track], at: float | None = None) -> float:
        """Tracks that begin at ``at``, or at this moment; gives their length."""
        begin = self.at if at is None else at
        self.tracks += [track._replace(begin=track.begin + begin) for track in tracks]
        return max((track.begin + track.length for track in tracks), default=0.0)

    def say(self, event: Announced, also: Iterable[Pose] = ()) -> Sequence[Track]:
        """Words that leave all cards to be seen whose faces can be, ``also`` those that lay there until just now."""
        return self.props.say(event, [pose.outline for pose in (*self._open_poses(), *also)])

    def _open_poses(self) -> Iterator[Pose]:
        for item in self.troupe:
            pose = self.goals.get(id(item), item.now)
            if item.part != UNKNOWN and pose.shown:
                yield pose

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
