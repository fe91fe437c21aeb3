"""Looks ahead to the end of the hands of three in one world, where every card is known: both sides play their best."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.games.scopa.bitwise import OF_VALUE, VALUE_OF, Variant, bits, groups
from cardavia.games.scopa.outlook import Outlook

WIN = 100.0
"""More than any table can be worth."""


class Position(NamedTuple):
    """A deal seen from the seat in turn, as machine integers; ``taker`` took last (1 me, -1 the other, 0 nobody)."""

    hand: int
    other: int
    table: int
    mine: int
    his: int
    my_sweeps: int
    his_sweeps: int
    taker: int


class Lookahead:
    """Values of positions in one world."""

    def __init__(self, variant: Variant, outlook: Outlook, stock: int) -> None:
        self._ace, self._fewest = variant.ace, variant.fewest
        self._variant, self._outlook, self._stock = variant, outlook, stock

    def after(self, at: Position, card: int, group: int) -> Position:
        """The position after a move, seen from the other seat."""
        hand, other, table, mine, his, my_sweeps, his_sweeps, taker = at
        if not group:
            return Position(other, hand ^ card, table | card, his, mine, his_sweeps, my_sweeps, -taker)
        if group == table and self._counts(at, card, group):
            my_sweeps += 1
        return Position(other, hand ^ card, table ^ group, his, mine | card | group, his_sweeps, my_sweeps, -1)

    def _counts(self, at: Position, card: int, group: int) -> bool:
        if not (self._stock or at.other or self._variant.last_sweep or at.hand != card):
            return False
        by_ace = VALUE_OF[card] == 1 and not group & OF_VALUE[1]
        return self._variant.ace_sweeps or not by_ace

    def value(self, at: Position, low: float = -WIN, high: float = WIN) -> float:
        """What the position is worth to the seat in turn, exact between the bounds (alpha-beta)."""
        if not at.hand:
            return self._end(at)
        best = -WIN
        for card, group in self._moves(at.hand, at.table):
            worth = -self.value(self.after(at, card, group), -high, -low)
            if worth > best:
                best = worth
                low = max(low, worth)
                if low >= high:
                    break
        return best

    def _moves(self, hand: int, table: int) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        stay: list[tuple[int, int]] = []
        for card in bits(hand):
            taking = groups(VALUE_OF[card], table, self._ace, self._fewest)
            if taking:
                found += [(card, group) for group in taking]
            else:
                stay.append((card, 0))
        return found + stay

    def _end(self, at: Position) -> float:
        if self._stock:
            return self._outlook.open(at.mine, at.his, (at.my_sweeps, at.his_sweeps), at.table, self._stock)
        mine = at.mine | (at.table if at.taker > 0 else 0)
        his = at.his | (at.table if at.taker < 0 else 0)
        return self._outlook.whole(mine, his, (at.my_sweeps, at.his_sweeps))
