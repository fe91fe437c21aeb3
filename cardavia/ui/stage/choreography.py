"""From events to motion: a table of functions, each writing tracks for the clock.

Bookkeeping is done while they are written, so the table can be settled at any moment, whatever was drawn by then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF

from cardavia.engine.cards import Card
from cardavia.engine.events import Announced, DealBegan, Event, MatchWon, Moved, Scored, TrickWon
from cardavia.engine.layout import Spread
from cardavia.engine.zones import STOCK, Zone, hand
from cardavia.ui.stage.card_item import CardItem
from cardavia.ui.stage.clock import Track, even
from cardavia.ui.stage.flights import Put, Riffle
from cardavia.ui.stage.hearing import cheered_in
from cardavia.ui.stage.pacing import BREATH, GATHER, GLANCE, HEAP, PACKET, READ, RIFFLE, STAGGER, STUDY
from cardavia.ui.stage.pose import Pose
from cardavia.ui.stage.script import Script

FORWARD = 600.0
"""Cards that come forward to be read are drawn over all that lie."""
ASIDE = 0.40
"""Words about cards that nobody can look at any more need not be waited for: so much of their time is enough."""


ALONG = 0.55
"""Words about a card that comes to lie open at the same time need less time: the card says them too."""
OWNED, UNDER = 0.12, 0.24
"""In heights of a card: how much higher stands what a seat has put there, how far below the middle points appear."""


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
            script.tracks.append(Track(script.at, 0.0, Put(item, goal, script.props.dpr)))
    script.settle_down()
    script.recount(script.at)
    shown = [(item, goal) for item, goal in goals if goal.shown]
    if not script.pace.reduced:
        for item, goal in goals:  # those that flew in from elsewhere and lie deep in the pack
            if not goal.shown:
                script.tracks.append(Track(script.at, 0.0, Put(item, goal, script.props.dpr)))
        for turn in range(2):
            for number, (item, goal) in enumerate(shown):
                side = (1.0 if (number + turn) % 2 else -1.0) * goal.width * 0.32
                script.tracks.append(
                    Track(script.at, script.ms(2 * RIFFLE), Riffle(item, goal, side, script.props.dpr), even)
                )
            script.at += script.ms(2 * RIFFLE)
        script.at += script.ms(60.0)
    script.landed = script.at


# --------------------------------------------------------------------------------------------------------------- moves


def _moved(script: Script, event: Moved) -> None:
    """Cards fly; captured ones come together first. What comes from the stock follows each other quickly."""
    if script.won.issuperset(event.cards):
        _swept(script, event)
    elif script.spread(event.src) is Spread.FREE:
        _captured(script, event)
    elif event.src == STOCK:
        _dealt(script, event)
    elif event.dst.name == "hand" and script.is_open(event.src):
        _picked_up(script, event)
    else:
        _played(script, event)


def _shifted(script: Script, event: Moved) -> tuple[list[CardItem], dict[int, Pose]]:
    """The items that move, and where each will lie."""
    items = script.troupe.shift(event.cards, event.src, event.dst)
    script.troupe.follow(event)
    return items, {id(item): goal for item, goal in script.troupe.poses_in(event.dst, script.seating)}


def _dealt(script: Script, event: Moved) -> None:
    """From the stock: card after card on a fishing table, elsewhere in packets; the next begins before they land."""
    items, goals = _shifted(script, event)
    begin = script.at
    script.close_ranks([event.src, event.dst], begin, items)
    singly = script.seating.is_free or len(items) == 1
    stagger = script.ms(STAGGER if singly else min(PACKET, HEAP / len(items)))
    for number, item in enumerate(items):
        script.fly(item, goals[id(item)], begin + number * stagger)
    script.recount(begin)
    script.at = begin + len(items) * stagger + (0.0 if singly else script.ms(BREATH))
    script.unread = script.unread or script.is_open(event.dst)


def _captured(script: Script, event: Moved) -> None:
    """From free places: the captured cards come together before they fly."""
    script.settle_down()
    items, goals = _shifted(script, event)
    begin = script.at
    script.close_ranks([event.src], begin, items)
    if len(items) > 1 and not script.pace.reduced:
        _gather(script, items, begin)
        begin += script.ms(GATHER + 40.0)
    _fly_all(script, items, goals, begin)
    script.close_ranks([event.dst], script.landed, items)
    script.recount(script.landed)


def _swept(script: Script, event: Moved) -> None:
    """The cards of a trick leave it together, each to where it belongs."""
    items, goals = _shifted(script, event)
    for item in items:
        script.fly(item, goals[id(item)], script.at)
    script.close_ranks([event.dst], script.landed, items)
    script.recount(script.landed)


def _picked_up(script: Script, event: Moved) -> None:
    """What lay open goes into a hand: it could be read before, and all hands are taken up at once."""
    if script.unread:
        script.settle_down()
        script.wait(READ)
        script.unread = False
    items, goals = _shifted(script, event)
    script.close_ranks([event.src, event.dst], script.at, items)
    for item in items:
        script.fly(item, goals[id(item)], script.at)
    script.recount(script.at)


def _played(script: Script, event: Moved) -> None:
    """From hand to table, or from place to place; what another seat lays down is looked at for a moment."""
    script.settle_down()
    items, goals = _shifted(script, event)
    script.close_ranks([event.src, event.dst], script.at, items)
    _fly_all(script, items, goals, script.at)
    script.recount(script.landed)
    script.unread = script.unread or (script.is_open(event.dst) and event.dst != hand(script.bottom))
    if event.src.name == "hand":
        script.settle_down()
        if event.src.seat != script.bottom and script.troupe.sees(event.dst):
            script.wait(GLANCE)


def _fly_all(script: Script, items: Sequence[CardItem], goals: dict[int, Pose], begin: float) -> None:
    stagger = script.ms(min(PACKET, HEAP / max(1, len(items))))
    for number, item in enumerate(items):
        script.fly(item, goals[id(item)], begin + number * stagger)
    script.at = begin + len(items) * stagger


def _gather(script: Script, items: Sequence[CardItem], begin: float) -> None:
    """A packet in the middle of these cards, each a little out so that it can still be seen."""
    places = [script.goals.get(id(item), item.now) for item in items]
    x = sum(place.x for place in places) / len(places)
    y = sum(place.y for place in places) / len(places)
    for number, (item, place) in enumerate(zip(items, places, strict=True)):
        off = (number - (len(items) - 1) / 2) * 0.16 * place.width
        goal = place._replace(x=x + off, y=y, turn=2.5 * (number - (len(items) - 1) / 2), z=number)
        script.fly(item, goal, begin, GATHER, lands=False)


# --------------------------------------------------------------------------------------------------------------- facts


def _trick_won(script: Script, event: TrickWon) -> None:
    """The cards glow for as long as they are to be read; then those of a trick are gathered."""
    script.settle_down()
    length = READ * script.brisk * script.pace.pace
    script.glow(event.cards, length)
    script.at += length
    if script.seating.is_free:
        return
    script.won = frozenset(event.cards)
    script.read_at = script.at - length
    script.lay = {card: pose for card in event.cards if (pose := script.goal_of(card))}
    moves = [move for move in script.next_moves() if script.won.issuperset(move.cards)]
    piles = Counter(move.dst for move in moves for _ in move.cards)
    if script.pace.reduced or not piles:
        return
    # a Fool that goes back to its owner stays where it is until the others leave
    pile = piles.most_common(1)[0][0]
    going = [script.troupe.playing(card) for move in moves if move.dst == pile for card in move.cards]
    _gather(script, [item for item in going if item is not None], script.at)
    script.settle_down()


def _announced(script: Script, event: Announced) -> None:
    """Words; with stars where a seat's card is about to be kept face up, for that is what a sweep is."""
    script.settle_down()
    if event.seat is not None and event.cards and script.cheered >= set(event.cards):
        _cheered(script, event)
        return
    if event.cards and script.lay.keys() >= set(event.cards):  # said while the trick can still be read
        script.add(script.props.say(event), script.read_at)
        return
    zones = {zone for zone, items in script.troupe.zones.items() if any(item.part in event.cards for item in items)}
    if event.seat is None and _comes_forward(script, event.cards, zones):
        _come_forward(script, event.cards, zones)
        return
    if _goes_along(script, event.cards):
        # what is robbed flies while its name is read, and the next one waits for both
        said = [track._replace(length=ALONG * track.length) for track in script.props.say(event)]
        script.landed = max(script.landed, script.at + script.add(said))
        return
    length = script.add(script.props.say(event))
    script.glow(event.cards, length)
    if event.cards and not any(map(script.is_open, zones)) and not script.seating.is_free:
        script.at += ASIDE * length
    else:
        script.at += length if event.cards else 0.6 * length


def _goes_along(script: Script, cards: tuple[Card, ...]) -> bool:
    moves = script.next_moves()
    return bool(cards and moves) and moves[0].cards == cards


def _cheered(script: Script, event: Announced) -> None:
    item = script.troupe.playing(event.cards[0])
    middle = QPointF(script.seating.width / 2, script.seating.height * 0.46)
    length = script.add(script.props.cheer(middle, event))
    script.at += length if item is None else 0.72 * length


def _comes_forward(script: Script, cards: tuple[Card, ...], zones: set[Zone]) -> bool:
    """Several cards of an open pile can be read only one beside the other."""
    piles = zones and all(script.spread(zone) is Spread.PILE and script.troupe.sees(zone) for zone in zones)
    return len(cards) > 1 and bool(piles)


def _come_forward(script: Script, cards: tuple[Card, ...], zones: set[Zone]) -> None:
    """Cards out of an open pile lie in the middle of the table for as long as it takes to read them, and go back.

    What a seat has put there itself stands a little higher.
    """
    items = [item for item in map(script.troupe.playing, cards) if item is not None]
    poses = script.seating.forward(len(items))
    for item, pose in zip(items, poses, strict=True):
        zone = script.troupe.zone_of(item)
        up = OWNED * pose.height if zone is not None and zone.seat is not None else 0.0
        script.fly(item, pose._replace(y=pose.y - up, z=FORWARD + pose.z), script.at)
    script.settle_down()
    length = (READ + STUDY * len(items)) * script.pace.pace
    head = QPointF(script.seating.width / 2, min(pose.y - 0.75 * pose.height for pose in poses))
    for zone in zones:
        script.add(script.props.entitle(zone, head, length))
    script.at += length
    for zone in zones:
        for item, goal in script.troupe.poses_in(zone, script.seating):
            if any(item is each for each in items):
                script.fly(item, goal, script.at)
    script.settle_down()


def _scored(script: Script, event: Scored) -> None:
    """Points that are made during a deal rise from the cards that made them; the sheet itself is the page's."""
    script.settle_down()
    lines = [line for line in event.lines if line.points > 0 and any(line.cards)]
    if not script.is_counting or not lines:
        return
    made = [card for line in lines for cards in line.cards for card in cards]
    in_trick = script.lay.keys() >= set(made)
    poses = [pose for card in made if (pose := script.lay.get(card) if in_trick else script.goal_of(card))]
    if poses:
        foot = sum(pose.y + UNDER * pose.height for pose in poses) / len(poses)
        middle = QPointF(sum(pose.x for pose in poses) / len(poses), foot)
        marks = script.props.mark(sum(line.points for line in lines), middle)
        length = script.add(marks, script.read_at if in_trick else None)
        script.at += 0.0 if in_trick else ASIDE * length


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
    script.cheered = cheered_in(events, script.seating)
    for number, event in enumerate(events):
        script.rest = events[number + 1 :]
        if not isinstance(event, Moved | TrickWon):
            script.won = frozenset()
        shown = len(script.tracks)
        STEPS[type(event)](script, event)
        script.listen(event, shown)
    return script.tracks
