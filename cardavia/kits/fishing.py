"""What fishing games share: captures by equal value and by sum."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cardavia.engine.cards import Card

Capture = tuple[Card, ...]


def groups_of_sum(cards: Sequence[Card], value: Callable[[Card], int], target: int) -> tuple[Capture, ...]:
    """Every group of two or more cards whose values add up to the target, smaller groups first, in table order."""

    def grow(start: int, rest: int, group: Capture) -> Iterator[Capture]:
        if rest == 0:
            yield group
        for number in range(start, len(cards)):
            worth = value(cards[number])
            if worth <= rest:
                yield from grow(number + 1, rest - worth, (*group, cards[number]))

    return tuple(sorted((group for group in grow(0, target, ()) if len(group) > 1), key=len))


def captures(card: Card, table: Sequence[Card], value: Callable[[Card], int]) -> tuple[Capture, ...]:
    """What a card may take: one equal card where there is one, otherwise one group of the same sum (scopa.md 4.1)."""
    equal = tuple((lying,) for lying in table if value(lying) == value(card))
    return equal or groups_of_sum(table, value, value(card))
