"""From events to motion: a table of functions, each writing tracks for the clock.

Bookkeeping is done while they are written, so the table can be settled at any moment, whatever was drawn by then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QPointF

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Announced, DealBegan, Event, MatchWon, Moved, Scored, TrickWon
from cardavia.engine.layout import Spread
from cardavia.engine.zones import STOCK, Seat, Zone
from cardavia.ui.stage.card_item import CardItem
from cardavia.ui.stage.clock import Track, even, smooth, swell
from cardavia.ui.stage.pacing import CLOSE, FLIGHT, GATHER, GLANCE, PACKET, READ, RIFFLE, STAGGER, Pace
from cardavia.ui.stage.seating import Pose, Seating
from cardavia.ui.stage.troupe import Troupe

ALOFT = 2000.0
"""Flying cards are drawn over lying ones."""


class Props(Protocol):
    """What else the choreography needs of the stage, besides cards."""

    dpr: float

    def say(self, event: Announced) -> Sequence[Track]:
        """Words by a seat; tracks from 0 on, to be stretched by nobody."""

    def cheer(self, middle: QPointF, event: Announced | None) -> Sequence[Track]:
        """A short celebration with stars."""

    def count(self, counts: dict[Zone, int]) -> None:
        """Show these numbers beside the piles."""

    def prepare(self, card: Card, goal: Pose) -> None:
        """A card will lie so before long: have its picture ready."""


class Flight:
    """One card on its way, from wherever it is when its time comes; it turns over if its other side shall be seen."""

    def __init__(self, item: CardItem, goal: Pose, card: Card | None, dpr: float, *, lands: bool = True) -> None:
        self._item, self._goal, self._card, self._dpr = item, goal, card, dpr
        self._lands = lands
        self._start: Pose | None = None
        self._turns = False

    def __call__(self, u: float) -> None:
        item, goal = self._item, self._goal
        if self._start is None:
            self._start = item.now if item.now.shown else goal._replace(z=item.now.z)
            if self._card is None:
                self._card = item.card
            self._turns = item.card != self._card
            item.clear_marks()
            item.take_off(goal.width, self._dpr)
        if u >= 1.0:
            item.turn_up(self._card or item.card)
            if self._lands:
                item.rest(goal, self._dpr)
            else:
                item.draw(goal._replace(z=ALOFT + goal.z))
            return
        squeeze = 1.0
        if self._turns:
            squeeze = abs(1.0 - 2.0 * u)
            if u >= 0.5:
                item.turn_up(self._card or item.card)
        item.draw(_between(self._start, goal, smooth(u)), squeeze, swell(u) ** 0.5)


def _between(a: Pose, b: Pose, u: float) -> Pose:
    return Pose(
        a.x + (b.x - a.x) * u,
        a.y + (b.y - a.y) * u,
        a.width + (b.width - a.width) * u,
        a.turn + (b.turn - a.turn) * u,
        ALOFT + b.z,
        True,
    )


class Glide:
    """A card that stays in its zone and moves up: low over the cloth, no turning over."""

    def __init__(self, item: CardItem, goal: Pose, dpr: float) -> None:
        self._item, self._goal, self._dpr = item, goal, dpr
        self._start: Pose | None = None

    def __call__(self, u: float) -> None:
        if self._start is None:
            self._start = self._item.now
            if u < 1.0:
                self._item.take_off(self._goal.width, self._dpr)
        if u >= 1.0 or not self._start.shown or not self._goal.shown:
            self._item.rest(self._goal, self._dpr)
        else:
            self._item.draw(_between(self._start, self._goal, u)._replace(z=self._goal.z))


class Appear:
    """For those who want no motion: the card is there, and comes to light."""

    def __init__(self, item: CardItem, goal: Pose, card: Card, dpr: float) -> None:
        self._item, self._goal, self._card, self._dpr = item, goal, card, dpr
        self._begun = False

    def __call__(self, u: float) -> None:
        if not self._begun:
            self._begun = True
            self._item.clear_marks()
            self._item.turn_up(self._card)
            self._item.rest(self._goal, self._dpr)
        self._item.body.setOpacity(0.25 + 0.75 * u)


class Script:
    """What is written for one step: ``at`` is where the next event begins, ``landed`` when the last card arrives."""

    def __init__(self, troupe: Troupe, seating: Seating, props: Props, pace: Pace, bottom: Seat) -> None:
        self.troupe, self.seating, self.props, self.pace, self.bottom = troupe, seating, props, pace, bottom
        self.tracks: list[Track] = []
        self.at = 0.0
        self.landed = 0.0
        self.goals: dict[int, Pose] = {}
        """Where items will lie by ``at``, for those that have moved so far."""
        self.cheered: frozenset[Card] = frozenset()

    def ms(self, normal: float) -> float:
        """A motion's length at the player's speed."""
        return normal / self.pace.speed

    def wait(self, normal: float) -> None:
        """Let everybody read."""
        self.at = max(self.at, self.landed) + normal * self.pace.pace

    def settle_down(self) -> None:
        """The next event begins when every card has landed."""
        self.at = max(self.at, self.landed)

    def fly(self, item: CardItem, goal: Pose, begin: float, length: float = FLIGHT, *, lands: bool = True) -> None:
        """One card flies to a place and shows there what it stands for."""
        card = item.part if lands else None
        self.goals[id(item)] = goal
        if self.pace.reduced:
            if card is not None:
                self.tracks.append(Track(begin, 140.0, Appear(item, goal, card, self.props.dpr)))
                self.landed = max(self.landed, begin + 140.0)
            return
        if card is not None:
            self.props.prepare(card, goal)
        flight = Flight(item, goal, card, self.props.dpr, lands=lands)
        self.tracks.append(Track(begin, self.ms(length), flight))
        self.landed = max(self.landed, begin + self.ms(length))

    def close_ranks(self, zones: Iterable[Zone], begin: float, but: Sequence[CardItem] = ()) -> None:
        """Cards that stay make room or move up."""
        away = set(map(id, but))
        for zone in zones:
            for item, goal in self.troupe.poses_in(zone, self.seating):
                if id(item) not in away:
                    length = 0.0 if self.pace.reduced else self.ms(CLOSE)
                    self.goals[id(item)] = goal
                    self.tracks.append(Track(begin, length, Glide(item, goal, self.props.dpr), smooth))

    def recount(self, begin: float) -> None:
        """The numbers beside the piles change to what they are by now."""
        counts = self.troupe.counts()
        self.tracks.append(Track(begin, 0.0, lambda _: self.props.count(counts)))

    def add(self, tracks: Sequence[Track]) -> float:
        """Tracks that begin at ``at``; gives their length."""
        self.tracks += [track._replace(begin=track.begin + self.at) for track in tracks]
        return max((track.begin + track.length for track in tracks), default=0.0)

    def spread(self, zone: Zone) -> Spread | None:
        """How the cards of a zone lie."""
        place = self.seating.place(zone)
        return place.spread if place else None


def _deal_began(script: Script, event: DealBegan) -> None:
    """The pack comes together on the stock and is riffled twice."""
    script.troupe.collect()
    script.troupe.follow(event)
    goals = script.troupe.poses_in(STOCK, script.seating)
    for number, (item, goal) in enumerate(goals):
        if goal.shown and not item.is_dressed:  # a fresh pack comes onto the table from its edge
            item.rest(goal._replace(x=-goal.width), script.props.dpr)
        if item.now.shown:
            script.fly(item, goal, script.at + script.ms(number * 4.0))
        else:
            script.tracks.append(Track(script.at, 0.0, _Put(item, goal, script.props.dpr)))
    script.settle_down()
    script.recount(script.at)
    shown = [(item, goal) for item, goal in goals if goal.shown]
    if not script.pace.reduced:
        for item, goal in goals:  # those that flew in from elsewhere and lie deep in the pack
            if not goal.shown:
                script.tracks.append(Track(script.at, 0.0, _Put(item, goal, script.props.dpr)))
        for turn in range(2):
            for number, (item, goal) in enumerate(shown):
                side = (1.0 if (number + turn) % 2 else -1.0) * goal.width * 0.32
                script.tracks.append(
                    Track(script.at, script.ms(2 * RIFFLE), _Riffle(item, goal, side, script.props.dpr), even)
                )
            script.at += script.ms(2 * RIFFLE)
        script.at += script.ms(60.0)
    script.landed = script.at


class _Put:
    """The card is there, face down."""

    def __init__(self, item: CardItem, goal: Pose, dpr: float) -> None:
        self._item, self._goal, self._dpr = item, goal, dpr

    def __call__(self, _u: float) -> None:
        self._item.turn_up(UNKNOWN)
        self._item.rest(self._goal, self._dpr)


class _Riffle:
    """Out to one side and back."""

    def __init__(self, item: CardItem, goal: Pose, side: float, dpr: float) -> None:
        self._item, self._goal, self._side, self._dpr = item, goal, side, dpr

    def __call__(self, u: float) -> None:
        out = swell(smooth(u) if u < 0.5 else u)
        self._item.draw(self._goal._replace(x=self._goal.x + self._side * out, turn=self._side * 0.03 * out))


def _moved(script: Script, event: Moved) -> None:
    """Cards fly; captured ones come together first. What comes from the stock follows each other quickly."""
    dealt = event.src == STOCK
    if not dealt:
        script.settle_down()
    items = script.troupe.shift(event.cards, event.src, event.dst)
    script.troupe.follow(event)
    goals = {id(item): goal for item, goal in script.troupe.poses_in(event.dst, script.seating)}
    begin = script.at
    captured = script.spread(event.src) is Spread.FREE
    script.close_ranks([event.src] if captured else [event.src, event.dst], begin, items)
    if captured and len(items) > 1 and not script.pace.reduced:
        _gather(script, items, begin)
        begin += script.ms(GATHER + 40.0)
    stagger = script.ms(STAGGER if dealt else PACKET)
    for number, item in enumerate(items):
        script.fly(item, goals[id(item)], begin + number * stagger)
    if captured:
        script.close_ranks([event.dst], script.landed, items)
    script.recount(begin if dealt else script.landed)
    script.at = begin + len(items) * stagger
    if event.src.name == "hand":
        script.settle_down()
        if event.src.seat != script.bottom:
            script.wait(GLANCE)


def _gather(script: Script, items: Sequence[CardItem], begin: float) -> None:
    """A packet in the middle of the captured cards, each a little out so that it can still be seen."""
    places = [script.goals.get(id(item), item.now) for item in items]
    x = sum(place.x for place in places) / len(places)
    y = sum(place.y for place in places) / len(places)
    for number, (item, place) in enumerate(zip(items, places, strict=True)):
        off = (number - (len(items) - 1) / 2) * 0.16 * place.width
        goal = place._replace(x=x + off, y=y, turn=2.5 * (number - (len(items) - 1) / 2), z=number)
        script.fly(item, goal, begin, GATHER, lands=False)


def _trick_won(script: Script, event: TrickWon) -> None:
    """The cards glow for as long as they are to be read."""
    script.settle_down()
    length = READ * script.pace.pace
    for card in event.cards:
        item = script.troupe.playing(card)
        if item is not None and length:
            script.tracks.append(Track(script.at, length, _Glow(item)))
    script.at += length


class _Glow:
    """A gilt light around a card: up quickly, and out at the end."""

    def __init__(self, item: CardItem) -> None:
        self._item = item

    def __call__(self, u: float) -> None:
        self._item.mark("glow", u < 1.0, min(1.0, 6.0 * u, 8.0 * (1.0 - u)))


def _announced(script: Script, event: Announced) -> None:
    """Words; with stars where a seat's card is about to be kept face up, for that is what a sweep is."""
    script.settle_down()
    if event.seat is not None and event.cards and script.cheered >= set(event.cards):
        item = script.troupe.playing(event.cards[0])
        middle = QPointF(script.seating.width / 2, script.seating.height * 0.46)
        length = script.add(script.props.cheer(middle, event))
        script.at += length if item is None else 0.72 * length
        return
    length = script.add(script.props.say(event))
    for card in event.cards:
        item = script.troupe.playing(card)
        if item is not None and length:
            script.tracks.append(Track(script.at, length, _Glow(item)))
    script.at += length if event.cards else 0.6 * length


def _scored(script: Script, _event: Scored) -> None:
    """The sheet is the page's; the table only comes to rest."""
    script.settle_down()


def _match_won(script: Script, event: MatchWon) -> None:
    """Stars, if the match was won by whoever looks at the table."""
    script.settle_down()
    if event.side is not None and event.side == script.troupe.side(script.bottom):
        script.at += script.add(
            script.props.cheer(QPointF(script.seating.width / 2, script.seating.height * 0.46), None)
        )


STEPS: dict[type[Any], Callable[[Script, Any], None]] = {
    DealBegan: _deal_began,
    Moved: _moved,
    TrickWon: _trick_won,
    Announced: _announced,
    Scored: _scored,
    MatchWon: _match_won,
}


def write(script: Script, events: Sequence[Event]) -> list[Track]:
    """The tracks of one step. The troupe stands at the end of it when this returns."""
    script.cheered = frozenset(
        card
        for event in events
        if isinstance(event, Moved) and script.spread(event.dst) is Spread.TUCKED
        for card in event.cards
    )
    for event in events:
        STEPS[type(event)](script, event)
    return script.tracks
