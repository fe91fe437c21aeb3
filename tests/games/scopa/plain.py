"""Scopa written a second time, slowly and without a line of the product: whole deals as lists, to count and to compare.

Cards are texts such as "7D". Nothing is imported from cardavia, so that a mistake would have to be made twice.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

Play = tuple[str, tuple[str, ...]]

WORTH = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "10": 10}
PRIMES = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "8": 10, "9": 10, "10": 10}


def worth(card: str) -> int:
    return WORTH[card[:-1]]


def takes(card: str, table: list[str], ace: str = "off", fewest: bool = False) -> list[tuple[str, ...]]:
    """Every group that a card may take, looked for among all groups of the table."""
    groups = [tuple(group) for size in range(1, len(table) + 1) for group in combinations(table, size)]
    if worth(card) == 1 and ace != "off":
        alone = [group for group in groups if not group[1:] and worth(group[0]) == 1]
        return alone or [group for group in groups if len(group) == len(table)]
    right = [group for group in groups if sum(map(worth, group)) == worth(card)]
    if any(len(group) == 1 for group in right):
        right = [group for group in right if len(group) == 1]
    if fewest:
        right = [group for group in right if not any(len(other) < len(group) for other in right)]
    return right


class Deal:
    """One deal between players 0 and 1, from a stacked pack."""

    def __init__(self, deck: list[str], dealer: int, **options: Any) -> None:
        self.options = options
        self.dealer = dealer
        self.hands: list[list[str]] = [[], []]
        self.stock = list(deck)
        self.piles: list[list[str]] = [[], []]
        self.sweeps = [0, 0]
        self.last: int | None = None
        self.plays = 0
        self._give()
        self.table = [self.stock.pop(0) for _ in range(4)]
        self.left: list[str] = []

    def _give(self) -> None:
        for player in (1 - self.dealer, self.dealer):
            self.hands[player] = [self.stock.pop(0) for _ in range(3)]

    @property
    def void(self) -> bool:
        return [card[:-1] for card in self.table].count("10") >= 3 and self.plays == 0

    @property
    def player(self) -> int:
        return self.dealer if self.plays % 2 else 1 - self.dealer

    @property
    def over(self) -> bool:
        return self.plays == 36

    def legal(self) -> list[Play]:
        plays: list[Play] = []
        for card in self.hands[self.player]:
            groups = takes(
                card, self.table, self.options.get("ace_rule", "off"), self.options.get("fewest_cards", False)
            )
            plays += [(card, group) for group in groups] or [(card, ())]
        return plays

    def play(self, card: str, group: tuple[str, ...]) -> None:
        me = self.player
        self.hands[me].remove(card)
        if group:
            swept_table = len(group) == len(self.table)
            for lying in group:
                self.table.remove(lying)
            self.piles[me] += [card, *group]
            self.last = me
            ace_took_all = worth(card) == 1 and [worth(lying) for lying in group] != [1]
            counts = not (ace_took_all and self.options.get("ace_rule") == "takes-all")
            counts = counts and (self.plays < 35 or self.options.get("last_sweep", False))
            self.sweeps[me] += swept_table and counts
        else:
            self.table.append(card)
        self.plays += 1
        if self.plays in (6, 12, 18, 24, 30):
            self._give()
        if self.plays == 36:
            assert self.last is not None
            self.left, self.table = self.table, []
            self.piles[self.last] += self.left

    def points(self) -> tuple[int, int]:
        mine, his = (self._points(self.piles[player], self.piles[1 - player], self.sweeps[player]) for player in (0, 1))
        return mine, his

    def _points(self, mine: list[str], his: list[str], sweeps: int) -> int:
        coins = [card for card in mine if card.endswith("D")]
        points = sweeps + (len(mine) > 20) + (len(coins) > 5) + ("7D" in mine) + (best(mine) > best(his))
        points += self.options.get("re_bello", False) and "10D" in mine
        if self.options.get("napola", False):
            run = 0
            while run < 10 and any(worth(card) == run + 1 for card in coins):
                run += 1
            points += run if run >= 3 else 0
        return points


def best(pile: list[str]) -> int:
    """The prime of a pile; nothing beats less than an incomplete one."""
    suits = [[PRIMES[card[:-1]] for card in pile if card[-1] == suit] for suit in "SBCD"]
    return sum(map(max, suits)) if all(suits) else 0


def lines_of_pack(
    deck: list[str], dealer: int, depth: int, options: dict[str, Any], so_far: tuple[Play, ...] = ()
) -> int:
    """How many legal lines of so many plays there are: every line is played from the first card anew."""
    deal = Deal(deck, dealer, **options)
    for card, group in so_far:
        deal.play(card, group)
    if depth == len(so_far):
        return 1
    return sum(lines_of_pack(deck, dealer, depth, options, (*so_far, play)) for play in deal.legal())
