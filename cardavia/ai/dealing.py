# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Unseen cards dealt to those who may hold them: among all deals that agree with what is known, each is as likely.

Nothing is ever dealt and thrown away: ``dealing_plan`` counts the deals beforehand, and here one of them is drawn.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from cardavia.ai.dealing_plan import CHANCE_BITS, MOST_CARDS, MOST_HOLDERS, Kind, Plan, Step

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cardavia.ai.world import World
else:
    from cardavia.ai.world import World

WHOLE = cython.declare(cython.ulonglong, 1 << CHANCE_BITS)
HALF_BITS = cython.declare(cython.int, CHANCE_BITS // 2)
HALF = cython.declare(cython.int, 1 << (CHANCE_BITS // 2))
ONE = cython.declare(cython.ulonglong, 1)
ALL = cython.declare(cython.int, Kind.ALL)
REST = cython.declare(cython.int, Kind.REST)


class Dealing:
    """All deals of some cards that agree with what is known.

    After ``deal`` the holder of a card is ``where[card]``; ``low[holder]`` and ``high[holder]`` are the bits of the
    cards below 64 and from 64 on that the holder got. ``card[0]`` to ``card[size - 1]`` are the cards.
    """

    def __init__(self, cards: Sequence[int], holders: Sequence[int], rooms: Sequence[int]) -> None:
        """Cards below 128; for each the bits of the holders that may have it, and how many cards each holder takes.

        There are up to six holders. Raises ``ValueError`` if no deal agrees with this.
        """
        if not cython.compiled:
            self.card, self.where, self._owner, self._order, self._given = ([0] * MOST_CARDS for _ in range(5))
            self.low, self.high, self._mixed, self._step_ends, self._group_counts = (
                [0] * MOST_HOLDERS for _ in range(5)
            )
            self._base = [0] * (MOST_HOLDERS + 1)
            self._starts, self._begin, self._end = ([0] * (1 << MOST_HOLDERS) for _ in range(3))
        self.size = len(cards)
        plan = Plan(cards, holders, rooms)
        self._ways = plan.ways
        self._write_places(plan)
        self._write_steps(plan)

    def _write_places(self, plan: Plan) -> None:
        """Where the cards of each group lie at first, and the places of the holders in what is given out."""
        for card in range(MOST_CARDS):
            self.where[card] = -1
        place = 0
        self._groups = len(plan.groups)
        for number, cards in enumerate(plan.groups):
            self._starts[number] = place
            for card in cards:
                self.card[place] = card
                place += 1
        place = 0
        self._classes = len(plan.classes)
        for number, members in enumerate(plan.classes):
            self._base[number] = place
            rooms = [plan.rooms[member] for member in members]
            # the cards of the member with most room are those that are left
            self._mixed[number] = sum(rooms) - max(rooms)
            for member, room in zip(members, rooms, strict=True):
                for _ in range(room):
                    self._owner[place] = member
                    place += 1
            self._base[number + 1] = place

    def _write_steps(self, plan: Plan) -> None:
        """The steps of each class and the chances, flattened."""
        steps: list[Step] = []
        merged: list[int] = []
        for number, stage in enumerate(plan.stages):
            steps += stage.steps
            merged += stage.merged
            self._step_ends[number] = len(steps)
            self._group_counts[number] = len(stage.merged)
        # one element at least: an empty array has no place in memory
        self._merged = array("i", [*merged, 0])
        self._step_group = array("i", [*(step.group for step in steps), 0])
        self._step_kind = array("i", [*(step.kind for step in steps), 0])
        self._first = array("i", [*plan.first, 0])
        self._count = array("i", [*plan.count, 0])
        self._next = array("i", [*plan.next, 0])
        self._limit = array("Q", [*plan.limit, 0])

    def ways(self) -> int:
        """How many deals agree."""
        return int(self._ways)

    def deal(self, luck: World) -> cython.void:
        """Lay every card with a holder, by the luck of a world; what was dealt before does not matter."""
        at: cython.int = 0
        step: cython.int = 0
        node: cython.int = 0
        maps: cython.int = 0
        edge: cython.int
        number: cython.int
        group: cython.int
        kind: cython.int
        drawn: cython.ulonglong
        for number in range(self.size):
            self._order[number] = self.card[number]
        for group in range(self._groups):
            self._begin[group] = self._starts[group]
            self._end[group] = self._starts[group + 1] if group + 1 < self._groups else self.size
        for kind in range(self._classes):
            while step < self._step_ends[kind]:
                group = self._step_group[step]
                if self._step_kind[step] == ALL:
                    number = self._end[group] - self._begin[group]
                elif self._step_kind[step] == REST:
                    number = self._base[kind + 1] - at
                else:
                    edge = self._first[node]
                    if self._limit[edge] != WHOLE:
                        drawn = cython.cast(cython.ulonglong, luck.below(HALF)) << HALF_BITS
                        drawn |= cython.cast(cython.ulonglong, luck.below(HALF))
                        while drawn >= self._limit[edge]:
                            edge += 1
                    number = self._count[edge]
                    node = self._next[edge]
                self._take(number, group, at, luck)
                at += number
                step += 1
            self._merge(self._group_counts[kind], maps)
            maps += self._group_counts[kind]
        self._tell_apart(luck)

    def _take(self, number: cython.int, group: cython.int, at: cython.int, luck: World) -> cython.void:
        """Give out some cards of a group, each as likely."""
        begin: cython.int = self._begin[group]
        end: cython.int = self._end[group]
        other: cython.int
        if number == end - begin:
            while end > begin:
                end -= 1
                self._given[at] = self._order[end]
                at += 1
        while number > 0 and end > begin:
            other = begin + luck.below(end - begin)
            end -= 1
            self._given[at] = self._order[other]
            self._order[other] = self._order[end]
            at += 1
            number -= 1
        self._end[group] = end

    def _merge(self, groups: cython.int, maps: cython.int) -> cython.void:
        """Groups that the classes to come do not tell apart lie side by side; from now on they are one."""
        group: cython.int
        place: cython.int
        end: cython.int
        into: cython.int
        last: cython.int = -1
        write: cython.int = 0
        for group in range(groups):
            into = self._merged[maps + group]
            place = self._begin[group]
            end = self._end[group]
            if into < 0:
                continue
            if into != last:
                self._begin[into] = write
                last = into
            while place < end:
                self._order[write] = self._order[place]
                write += 1
                place += 1
            self._end[into] = write

    def _tell_apart(self, luck: World) -> cython.void:
        """Share what each class got among its members."""
        kind: cython.int
        place: cython.int
        other: cython.int
        card: cython.int
        holder: cython.int
        for kind in range(self._classes):
            for place in range(self._base[kind], self._base[kind] + self._mixed[kind]):
                other = place + luck.below(self._base[kind + 1] - place)
                card = self._given[other]
                self._given[other] = self._given[place]
                self._given[place] = card
        for holder in range(6):
            self.low[holder] = 0
            self.high[holder] = 0
        for place in range(self.size):
            card = self._given[place]
            holder = self._owner[place]
            self.where[card] = holder
            if card < 64:
                self.low[holder] |= ONE << card
            else:
                self.high[holder] |= ONE << (card - 64)

    def dealt(self, luck: World) -> dict[int, int]:
        """Deal, for Python: the holder of each card."""
        self.deal(luck)
        return {self.card[place]: self.where[self.card[place]] for place in range(self.size)}
