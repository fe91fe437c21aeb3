"""Our own shuffle, frozen for ever: the same seed deals the same cards on every Python.

``random.random()`` is the one method whose sequence Python promises to keep; ``shuffle`` and ``randrange`` may change.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardavia.engine.cards import Card
from cardavia.engine.zones import Seat

VERSION = 1
"""Raised when the shuffle changes; a record carries the number that dealt it."""


def shuffled(cards: Sequence[Card], seed: int, number: int) -> tuple[Card, ...]:
    """The pack as it comes from the match's shuffle of this number; it does not depend on luck spent before."""
    luck = Random(f"cardavia {VERSION} {seed} {number}")
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(luck.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def cut_of(seed: int, number: int) -> float:
    """Where the pack of this shuffle is cut, in games that cut it: from 0 up to but not including 1."""
    return Random(f"cardavia {VERSION} {seed} cut {number}").random()


def first_dealer(seed: int, seats: int) -> Seat:
    """Who deals first: chance decides, the seed remembers (scopa.md 9, decision 1)."""
    return Seat(int(Random(f"cardavia {VERSION} {seed} dealer").random() * seats))


def luck_of(seed: int, ply: int) -> Random:
    """The generator that a mind may use at a ply: a reported match can be thought again."""
    return Random(f"cardavia {VERSION} {seed} ply {ply}")
