"""What a seat sees in a position that a line or two describe: every card of the pack lies somewhere."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import MappingProxyType

from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.engine.events import Event, Moved, TrickWon
from cardavia.engine.view import View, observe
from cardavia.engine.zones import Seat, Zone, hand
from cardavia.games.tarocchino.state import TarocchinoState, discards, fool, shown
from cardavia.games.tarocchino.values import FIVES, FOOL
from cardavia.kits.tarot import pile
from cardavia.kits.tricks import trick
from tests.games.tarocchino.table import RULES, S0, S1, S2, S3, at, cards


def table(
    held: str,
    played: str = "",
    others: tuple[str, str, str] = ("", "", ""),
    gone: str = "",
    opens: str = "",
    out: str = "",
) -> View[TarocchinoState]:
    """The view of seat 0 after these cards of the trick; seats 1 to 3 hold these, and what there is of ``out``.

    ``gone`` are tricks that are over, four cards each, led and won by seat 1. ``opens`` lie open before seat 2. Seat 3
    dealt, and put two cards away. What is in no place then has been played before, one card by one: nobody is known to
    lack anything by it.
    """
    lying, past = cards(played), cards(gone)
    named = {*cards(held), *lying, *past, *cards(opens)} | {card for line in others for card in cards(line)}
    rest = [card for card in BOLOGNA_62.cards if card not in named]
    Random(3).shuffle(rest)
    rest.sort(key=lambda card: card in cards(out))
    zones: dict[Zone, tuple[Card, ...]] = {discards(S3): _put_away(rest)}
    leader = Seat((4 - len(lying)) % 4)
    zones |= {trick(Seat((leader + step) % 4)): (card,) for step, card in enumerate(lying)}
    zones[hand(S0)] = cards(held)
    for seat, line in zip((S1, S2, S3), others, strict=True):
        size = len(cards(held)) - (1 if trick(seat) in zones else 0) - (len(cards(opens)) if seat == S2 else 0)
        mine = list(cards(line))
        while len(mine) < size:
            mine.append(rest.pop())
        zones[hand(seat)] = tuple(mine)
    zones[shown(S2)] = cards(opens)
    log = _tricks_of_one(past)
    piles: tuple[list[Card], list[Card]] = ([], list(past))
    taken_by = None
    for number, card in enumerate(rest):
        seat, side = Seat(number % 4), number // 4 % 2
        log.append(Moved((card,), hand(seat), trick(seat)))
        if card == FOOL:
            zones[fool(seat)], taken_by = (FOOL,), side
            log.append(Moved((card,), trick(seat), fool(seat)))
        else:
            piles[side].append(card)
            log.append(Moved((card,), trick(seat), pile(side)))
    zones |= {pile(side): tuple(won) for side, won in enumerate(piles)}
    state = at("turn 0", leader=leader, tricks=(2, 3), fool_taken=taken_by)
    return observe(RULES, replace(state, zones=MappingProxyType(zones)), S0, tuple(log))


def _put_away(rest: list[Card]) -> tuple[Card, ...]:
    """Take two cards that may be discarded."""
    away = [card for card in rest if card not in FIVES][:2]
    for card in away:
        rest.remove(card)
    return tuple(away)


def _tricks_of_one(past: tuple[Card, ...]) -> list[Event]:
    """The events of tricks that seat 1 led and won."""
    log: list[Event] = []
    seats = [Seat((1 + step) % 4) for step in range(4)]
    for number in range(0, len(past), 4):
        four = past[number : number + 4]
        log += [Moved((card,), hand(seat), trick(seat)) for seat, card in zip(seats, four, strict=True)]
        log += [TrickWon(S1, four)]
        log += [Moved((card,), trick(seat), pile(1)) for seat, card in zip(seats, four, strict=True)]
    return log
