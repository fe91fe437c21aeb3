"""Guessed worlds: whole states that agree with everything a seat has seen.

A card that is seen now lies where it is seen. A card that was seen and then went face down is remembered by the log
alone: it can only lie where it went, or where unknown cards were carried from there. Every other card may lie in any
hidden place. Among all worlds that agree with this each is equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Generic

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import DealBegan, Event, Moved
from cardavia.engine.rules import Rules
from cardavia.engine.state import S
from cardavia.engine.view import View
from cardavia.engine.zones import Zone


def remembered(seen: tuple[Event, ...]) -> dict[Card, frozenset[Zone]]:
    """Card -> the zones where it may lie, for every card whose face was seen in this deal."""
    where: dict[Card, frozenset[Zone]] = {}
    for event in seen:
        if isinstance(event, DealBegan):
            where.clear()
        elif isinstance(event, Moved):
            if UNKNOWN in event.cards:
                # one of the carried cards may be a card that was seen before
                where = {card: zones | {event.dst} if event.src in zones else zones for card, zones in where.items()}
            where.update((card, frozenset((event.dst,))) for card in event.cards if card != UNKNOWN)
    return where


class Worlds(Generic[S]):
    """All the worlds that agree with a view. Raises ``ValueError`` if there is none: the log and the table disagree."""

    def __init__(self, rules: Rules[S], view: View[S]) -> None:
        self._state = view.state
        known = {card for cards in view.state.zones.values() for card in cards if card != UNKNOWN}
        hidden = {zone: cards.count(UNKNOWN) for zone, cards in view.state.zones.items() if UNKNOWN in cards}
        self._zones = tuple(hidden)
        self._slots = tuple(hidden.values())
        where = remembered(view.seen)
        unseen = tuple(card for card in rules.deck.cards if card not in known)
        self._free = tuple(card for card in unseen if card not in where)
        self._pinned = tuple(card for card in unseen if card in where)
        allowed = [[place for place, zone in enumerate(self._zones) if zone in where[card]] for card in self._pinned]
        self._allowed = tuple(map(tuple, allowed))
        self._ways = cache(self._count)
        if len(unseen) != sum(self._slots) or not self._ways(0, self._slots):
            raise ValueError("no world agrees with this view")

    @property
    def certain(self) -> bool:
        """Whether only one world is left, but for the order in which hidden cards lie."""
        rest = self._slots
        for places in self._allowed:
            if len(places) != 1:
                return False
            rest = _less(rest, places[0])
        return sum(count > 0 for count in rest) <= 1

    def _count(self, card: int, slots: tuple[int, ...]) -> int:
        # ways to lay the pinned cards from this one on; the free cards then fill the rest in equally many ways
        if card == len(self._pinned):
            return 1
        open_places = [place for place in self._allowed[card] if slots[place]]
        return sum(slots[place] * self._ways(card + 1, _less(slots, place)) for place in open_places)

    def sample(self, luck: Random) -> S:
        """One of the worlds, each with the same chance."""
        piles: list[list[Card]] = [[] for _ in self._zones]
        slots = self._slots
        for number, card in enumerate(self._pinned):
            place = self._place(number, slots, luck)
            piles[place].append(card)
            slots = _less(slots, place)
        free = _mixed(self._free, luck)
        for pile, count in zip(piles, slots, strict=True):
            pile.extend(free[:count])
            del free[:count]
        zones = dict(self._state.zones)
        for zone, pile in zip(self._zones, piles, strict=True):
            mixed = _mixed(pile, luck)
            zones[zone] = tuple(mixed.pop() if card == UNKNOWN else card for card in zones[zone])
        return replace(self._state, zones=MappingProxyType(zones))

    def _place(self, card: int, slots: tuple[int, ...], luck: Random) -> int:
        places = self._allowed[card]
        if len(places) == 1:
            return places[0]
        ways = [slots[place] and slots[place] * self._ways(card + 1, _less(slots, place)) for place in places]
        drawn = int(luck.random() * sum(ways))
        for place, count in zip(places, ways, strict=True):
            drawn -= count
            if drawn < 0:
                return place
        raise AssertionError("the ways were counted")


def _mixed(cards: Sequence[Card], luck: Random) -> list[Card]:
    # only random() keeps its sequence in every Python
    mixed = list(cards)
    for last in range(len(mixed) - 1, 0, -1):
        other = int(luck.random() * (last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def _less(slots: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*slots[:place], slots[place] - 1, *slots[place + 1 :])
