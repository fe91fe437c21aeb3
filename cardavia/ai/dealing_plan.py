"""Which deals of unseen cards agree with what is known, counted so that one of them can be drawn.

Cards that may lie with the same holders form a *group*; holders that may have cards of the same groups form a *class*
and are told apart at the very end. The classes take their cards one after the other, and each of them takes of one
group after the other; how many it takes is drawn in proportion to the deals that are left after it. A state is what is
left of each group. After a class is served, groups that differed only by it become one: so the states stay few.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from functools import cache
from itertools import combinations
from math import comb, factorial, prod
from typing import NamedTuple

MOST_CARDS, MOST_HOLDERS = 128, 6
CHANCE_BITS = 60
"""How exact a chance is."""
DIGIT_BITS, DIGIT = 8, 255
"""A state is one number: the cards that the class still needs are its first digit, then what is left of each group."""


class Kind(IntEnum):
    """How many cards a class takes of a group."""

    ALL = 0
    """All: no class to come may have them."""
    CHOSEN = 1
    """A number that is drawn."""
    REST = 2
    """What it still needs."""


class Step(NamedTuple):
    """A class takes of a group, which is one of those that its stage begins with."""

    group: int
    kind: Kind


class Stage(NamedTuple):
    """One class takes its cards."""

    steps: tuple[Step, ...]
    merged: tuple[int, ...]
    """For each group the one that it is part of in the next stage, or -1 if it is dealt out."""


Options = list[tuple[int, int, int]]
"""What may be taken in a step: numbers, in how many ways each, and the states after them."""


class Plan:
    """How to draw a deal. Raises ``ValueError`` if there is none.

    A *node* is a step where a number is drawn, with the state before it. Its *edges* are the numbers; an edge is taken
    by a draw of ``CHANCE_BITS`` bits below its limit, and leads to the node of the next such step.
    """

    def __init__(self, cards: Sequence[int], holders: Sequence[int], rooms: Sequence[int]) -> None:
        _check(cards, holders, rooms)
        self.rooms = tuple(rooms)
        masks = _narrowed(holders, rooms)
        classes = _classes(masks, rooms)
        self.classes = _in_order(classes, Counter(masks), rooms)
        """The holders of each class, in the order in which the classes are served."""
        kinds = [
            sum(1 << kind for kind, members in enumerate(self.classes) if mask >> members[0] & 1) for mask in masks
        ]
        # groups that become one lie side by side: those that only the first class tells apart, and so on
        found = sorted(set(kinds))
        self.groups = [[card for card, its in zip(cards, kinds, strict=True) if its == kind] for kind in found]
        self.stages = list(_stages(found, self.groups, len(self.classes)))
        self.first: list[int] = []
        self.count: list[int] = []
        self.next: list[int] = []
        self.limit: list[int] = []
        told_apart = prod(_arrangements(rooms[member] for member in members) for members in self.classes)
        self.ways = told_apart * self._counted()

    def _room(self, members: Iterable[int]) -> int:
        return sum(self.rooms[member] for member in members)

    def _counted(self) -> int:
        """The number of deals to classes; on the way, the nodes and edges."""
        layers = self._explored()
        ways, numbers = {0: 1}, {0: 0}
        nodes: list[Options] = []
        for step, layer in reversed(layers):
            ways_before: dict[int, int] = {}
            numbers_before: dict[int, int] = {}
            for state, node in layer.items():
                edges = [
                    (weight * ways[after], number, numbers[after]) for number, weight, after in node if after in ways
                ]
                if not edges:
                    continue
                ways_before[state] = sum(weight for weight, _, _ in edges)
                if step.kind is Kind.CHOSEN:
                    numbers_before[state] = len(nodes)
                    nodes.append(edges)
                else:
                    numbers_before[state] = edges[0][2]
            ways, numbers = ways_before, numbers_before
        self._number(nodes)
        return next(iter(ways.values()))

    def _number(self, nodes: list[Options]) -> None:
        """Write the edges of the nodes; those that were counted last are drawn first."""
        for edges in reversed(nodes):
            self.first.append(len(self.count))
            total, sofar = sum(weight for weight, _, _ in edges), 0
            # the likeliest first: fewer looks
            for weight, number, after in sorted(edges, reverse=True):
                sofar += weight
                self.limit.append((sofar << CHANCE_BITS) // total)
                self.count.append(number)
                self.next.append(len(nodes) - 1 - after)

    def _explored(self) -> list[tuple[Step, dict[int, Options]]]:
        """For each step the states that it may begin with, each with what may be taken."""
        rooms = [self._room(members) for members in self.classes] + [0]
        states = {_state(map(len, self.groups)) + rooms[0]}
        layers = []
        for stage, room in zip(self.stages, rooms[1:], strict=True):
            for number, step in enumerate(stage.steps):
                later = [other.group for other in stage.steps[number + 1 :]]
                layer = {state: _options(state, step, later) for state in states}
                if number == len(stage.steps) - 1:
                    layer = {state: _begun(options, stage.merged, room) for state, options in layer.items()}
                layers.append((step, layer))
                states = {after for options in layer.values() for _, _, after in options}
        return layers


def _check(cards: Sequence[int], holders: Sequence[int], rooms: Sequence[int]) -> None:
    """Raise ``ValueError`` unless some deal agrees: no holders must together take more than they have room for."""
    if len(cards) != len(holders):
        raise ValueError(f"{len(cards)} cards, and holders for {len(holders)}")
    if len(set(cards)) != len(cards) or not all(0 <= card < MOST_CARDS for card in cards):
        raise ValueError(f"cards are different numbers below {MOST_CARDS}, not {sorted(cards)}")
    if len(rooms) > MOST_HOLDERS or any(room < 0 for room in rooms):
        raise ValueError(f"up to {MOST_HOLDERS} holders take some cards each, not {list(rooms)}")
    for card, mask in zip(cards, holders, strict=True):
        if not 0 < mask < 1 << len(rooms):
            raise ValueError(f"card {card} may lie with none of the {len(rooms)} holders")
    if len(cards) != sum(rooms):
        raise ValueError(f"{len(cards)} cards for {sum(rooms)} places")
    sizes = Counter(holders)
    for some in range(1 << len(rooms)):
        bound, places = _bound(some, sizes, rooms)
        if bound > places:
            raise ValueError(f"{bound} cards can only lie with the holders {_members(some)}, who take {places}")


def _bound(some: int, sizes: Mapping[int, int], rooms: Sequence[int]) -> tuple[int, int]:
    """How many cards can only lie with some holders, and how many these take."""
    bound = sum(size for mask, size in sizes.items() if mask & ~some == 0)
    return bound, sum(rooms[holder] for holder in _members(some))


def _members(mask: int) -> list[int]:
    return [holder for holder in range(MOST_HOLDERS) if mask >> holder & 1]


def _narrowed(holders: Sequence[int], rooms: Sequence[int]) -> list[int]:
    """The holders of each card, without those whose places are all taken by cards that can lie nowhere else."""
    now = {mask: mask for mask in holders}
    before: dict[int, int] = {}
    while now != before:
        before = dict(now)
        for some in range(1, 1 << len(rooms)):
            sizes = Counter(now[mask] for mask in holders)
            bound, places = _bound(some, sizes, rooms)
            if bound == places:
                now = {first: mask & ~some if mask & ~some else mask for first, mask in now.items()}
    return [now[mask] for mask in holders]


def _classes(masks: Sequence[int], rooms: Sequence[int]) -> list[list[int]]:
    """The holders that take cards, together those that may have the same ones; in a class the most room comes last."""
    different = sorted(set(masks))
    same: dict[tuple[int, ...], list[int]] = {}
    for holder in sorted(range(len(rooms)), key=lambda holder: rooms[holder]):
        if rooms[holder]:
            same.setdefault(tuple(mask >> holder & 1 for mask in different), []).append(holder)
    return list(same.values())


def _in_order(classes: list[list[int]], sizes: Mapping[int, int], rooms: Sequence[int]) -> list[list[int]]:
    """The classes in the order that needs fewest states, by a guess at how many there are after some are served."""
    kinds = range(len(classes))
    bits = [1 << members[0] for members in classes]
    room = [sum(rooms[member] for member in members) for members in classes]

    @cache
    def states(served: frozenset[int]) -> int:
        """The states when these are served: for each group that the others tell apart, what was taken of it."""
        groups: dict[int, tuple[int, int]] = {}
        for mask, size in sizes.items():
            later = sum(bits[kind] for kind in kinds if kind not in served and mask & bits[kind])
            taken = sum(room[kind] for kind in served if mask & bits[kind])
            sofar, most = groups.get(later, (0, 0))
            groups[later] = sofar + size, max(most, taken)
        numbers = sorted(min(size, taken) + 1 for later, (size, taken) in groups.items() if later)
        return prod(numbers[:-1])

    best: dict[frozenset[int], tuple[int, tuple[int, ...]]] = {frozenset(): (0, ())}
    for number in range(1, len(classes) + 1):
        for served in map(frozenset, combinations(kinds, number)):
            ways = ((best[served - {last}], last) for last in sorted(served))
            cost, order = min((cost + states(served), (*order, last)) for (cost, order), last in ways)
            best[served] = cost, order
    return [classes[kind] for kind in best[frozenset(kinds)][1]]


def _stages(kinds: list[int], groups: list[list[int]], classes: int) -> Iterable[Stage]:
    """What each class does. A group is known by the bits of the classes that may have its cards."""
    sizes = dict(zip(kinds, map(len, groups), strict=True))
    for number in range(classes):
        bit = 1 << number
        alone = [place for place, kind in enumerate(sizes) if kind == bit]
        # the largest group is the one where no number needs to be drawn
        able = ((size, place) for place, (kind, size) in enumerate(sizes.items()) if kind & bit and kind != bit)
        shared = [place for _, place in sorted(able)]
        steps = [Step(place, Kind.ALL) for place in alone] + [Step(place, Kind.CHOSEN) for place in shared]
        if shared:
            steps[-1] = Step(shared[-1], Kind.REST)
        left: dict[int, int] = {}
        for kind, size in sizes.items():
            if kind & ~bit:
                left[kind & ~bit] = left.get(kind & ~bit, 0) + size
        places = {kind: place for place, kind in enumerate(left)}
        yield Stage(tuple(steps), tuple(places.get(kind & ~bit, -1) for kind in sizes))
        sizes = left


def _state(left: Iterable[int]) -> int:
    """What is left of each group, as a state where the next class needs nothing yet."""
    return sum(number << DIGIT_BITS * (group + 1) for group, number in enumerate(left))


def _left(group: int, state: int) -> int:
    return state >> DIGIT_BITS * (group + 1) & DIGIT


def _options(state: int, step: Step, later: list[int]) -> Options:
    """What may be taken of a group before some later ones of the same stage."""
    need, left = state & DIGIT, _left(step.group, state)
    unit = (1 << DIGIT_BITS * (step.group + 1)) + 1
    if step.kind is Kind.ALL:
        return [(left, 1, state - left * unit)] if left <= need else []
    least = need if step.kind is Kind.REST else max(need - sum(_left(group, state) for group in later), 0)
    return [(number, comb(left, number), state - number * unit) for number in range(least, min(left, need) + 1)]


def _begun(options: Options, places: Sequence[int], room: int) -> Options:
    """The same, led on to the stage where a class needs so many cards; a class that still needs some leads nowhere."""
    begun = []
    for number, weight, after in options:
        if after & DIGIT == 0:
            groups = enumerate(places)
            merged = sum(_left(group, after) << DIGIT_BITS * (into + 1) for group, into in groups if into >= 0)
            begun.append((number, weight, merged + room))
    return begun


def _arrangements(sizes: Iterable[int]) -> int:
    """In how many ways cards can be put into places of these sizes."""
    sizes = list(sizes)
    return factorial(sum(sizes)) // prod(map(factorial, sizes))
