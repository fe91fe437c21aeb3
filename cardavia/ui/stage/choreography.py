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
from cardavia.ui.stage.awarding import ASIDE, gained, scored
from cardavia.ui.stage.card_item import CardItem
from cardavia.ui.stage.clock import Track, even
from cardavia.ui.stage.flights import Put, Riffle
from cardavia.ui.stage.hearing import cheered_in
from cardavia.ui.stage.pacing import BREATH, GATHER, HEAP, PACKET, READ, RIFFLE, STAGGER, STUDY
from cardavia.ui.stage.pose import Pose
from cardavia.ui.stage.script import Script

FORWARD = 600.0
"""Cards that come forward to be read are drawn over all that lie."""
ALONG = 0.55
"""Words about a card that comes to lie open at the same time need less time: the card says them too."""
FANNED, PEEK = 3, 0.12
"""So many cards are fanned out and folded again; how far they are spread, against the end, when they come."""
OWNED = 0.12
"""In heights of a card: how much higher stands what a seat has put there."""


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
    """From free places: the captured cards come together, under the one that took them, before they go."""
    script.settle_down()
    captor = script.troupe.playing(script.captor)
    zone = script.troupe.zone_of(captor) if captor is not None else None
    under = captor if zone is not None and script.spread(zone) is Spread.FREE else None
    items, goals = _shifted(script, event)
    begin = script.at
    script.close_ranks([event.src], begin, [*items, *([under] if under else [])])
    script.recount(begin, event)
    if (under or len(items) > 1) and not script.pace.reduced:
        _gather(script, items, begin, under)
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
    """What lay open goes into a hand: it could be read before, folds, and all hands are taken up at once."""
    if script.unread:
        script.settle_down()
        script.wait(READ)
        script.unread = False
    fanned = script.spread(event.src) is Spread.ROW
    items, goals = _shifted(script, event)
    script.close_ranks([event.src, event.dst], script.at, items)
    if fanned and len(items) >= FANNED and not script.pace.reduced:
        _gather(script, items, script.at)
    for item in items:
        script.fly(item, goals[id(item)], script.at)
    script.recount(script.at)


def _played(script: Script, event: Moved) -> None:
    """From hand to table, or from place to place."""
    script.settle_down()
    items, goals = _shifted(script, event)
    script.close_ranks([event.src, event.dst], script.at, items)
    script.recount(script.at, event)
    if len(items) >= FANNED and script.spread(event.dst) is Spread.ROW and not script.pace.reduced:
        _fan_out(script, items, goals)
    _fly_all(script, items, goals, script.at)
    script.recount(script.landed)
    script.unread = script.unread or (script.is_open(event.dst) and event.dst != hand(script.bottom))
    if event.src.name == "hand":
        script.settle_down()


def _fly_all(script: Script, items: Sequence[CardItem], goals: dict[int, Pose], begin: float) -> None:
    stagger = script.ms(min(PACKET, HEAP / max(1, len(items))))
    for number, item in enumerate(items):
        script.fly(item, goals[id(item)], begin + number * stagger)
    script.at = begin + len(items) * stagger


def _fan_out(script: Script, items: Sequence[CardItem], goals: dict[int, Pose]) -> None:
    """They come out of the hand as one packet, which is then spread out where they will lie."""
    x = sum(goals[id(item)].x for item in items) / len(items)
    y = sum(goals[id(item)].y for item in items) / len(items)
    for item in items:
        goal = goals[id(item)]
        script.fly(item, goal._replace(x=x + PEEK * (goal.x - x), y=y + PEEK * (goal.y - y)), script.at)
    script.settle_down()


def _gather(script: Script, items: Sequence[CardItem], begin: float, under: CardItem | None = None) -> None:
    """A packet in the middle of these cards, each a little out so that it can still be seen; or under one of them."""
    if under is not None:
        _gather_under(script, [item for item in items if item is not under], begin, under)
        return
    places = [script.goals.get(id(item), item.now) for item in items]
    x = sum(place.x for place in places) / len(places)
    y = sum(place.y for place in places) / len(places)
    for number, (item, place) in enumerate(zip(items, places, strict=True)):
        off = (number - (len(items) - 1) / 2) * 0.16 * place.width
        goal = place._replace(x=x + off, y=y, turn=2.5 * (number - (len(items) - 1) / 2), z=number)
        script.fly(item, goal, begin, GATHER, lands=False)


def _gather_under(script: Script, items: Sequence[CardItem], begin: float, captor: CardItem) -> None:
    """They slide under the card that takes them, which stays; their upper corners can still be read."""
    place = script.goals.get(id(captor), captor.now)
    step = min(0.22, 0.8 / max(1, len(items))) * place.width
    for number, item in enumerate(items):
        out = len(items) - number
        goal = place._replace(x=place.x - step * out, y=place.y - 0.35 * step * out, turn=-1.5 * out, z=number)
        script.fly(item, goal, begin, GATHER, lands=False)
    script.fly(captor, place._replace(z=len(items)), begin, GATHER, lands=False)


# --------------------------------------------------------------------------------------------------------------- facts


def _trick_won(script: Script, event: TrickWon) -> None:
    """A capture glows for as long as it is to be read. A trick lies, its best card marked, and is then gathered."""
    script.settle_down()
    if not event.by:
        length = READ * script.brisk * script.pace.pace
        script.glow(event.cards, length)
        script.at += length
        script.captor = event.cards[0]
        return
    script.won = frozenset(event.cards)
    script.read_at = script.at
    script.hold(event.cards[event.by.index(event.seat)])
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
        script.add(script.say(event, script.lay.values()), script.read_at)
        return
    zones = {zone for zone, items in script.troupe.zones.items() if any(item.part in event.cards for item in items)}
    if event.seat is None and _comes_forward(script, event.cards, zones):
        _come_forward(script, event.cards, zones)
        return
    lies_open = any(script.is_open(zone) and zone != hand(script.bottom) for zone in zones)
    if not lies_open and _goes_along(script, event.cards):
        # what is robbed flies while its name is read, and the next one waits for both
        said = [track._replace(length=ALONG * track.length) for track in script.say(event)]
        script.landed = max(script.landed, script.at + script.add(said))
        return
    length = script.add(script.say(event))
    script.glow(event.cards, length)
    script.unread = script.unread and not lies_open
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
    script.glow(event.cards, length)
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
    Scored: scored,
    MatchWon: _match_won,
}


def _is_decided_by_another(script: Script, first: Event) -> bool:
    """Whether a step begins with something that another seat does or says."""
    match first:
        case Moved(src=zone):
            seat = zone.seat
        case Announced(seat=seat):
            pass
        case _:
            seat = None
    return seat is not None and seat != script.bottom


def write(script: Script, events: Sequence[Event]) -> list[Track]:
    """The tracks of one step. The troupe stands at the end of it when this returns."""
    script.cheered = cheered_in(events, script.seating)
    if events and _is_decided_by_another(script, events[0]):
        script.consider()
    for number, event in enumerate(events):
        script.rest = events[number + 1 :]
        if not isinstance(event, Moved | TrickWon):
            script.won = frozenset()
        shown = len(script.tracks)
        begin = max(script.at, script.landed)
        STEPS[type(event)](script, event)
        gained(script, event, begin)
        script.listen(event, shown)
    return script.tracks
