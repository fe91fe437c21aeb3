"""The play of Klaberjass written a second time, slowly and without a line of the product, to compare with.

Cards are texts such as "7D". Nothing is imported from cardavia, so that a mistake would have to be made twice.
"""

from __future__ import annotations

TRUMPS = ["7", "8", "Q", "K", "10", "A", "9", "J"]
PLAIN = ["7", "8", "9", "J", "Q", "K", "10", "A"]
NATURAL = ["7", "8", "9", "10", "J", "Q", "K", "A"]


def worth(card: str, trump: str) -> int:
    rank = card[:-1]
    if card[-1] == trump and rank in ("J", "9"):
        return 20 if rank == "J" else 14
    return {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}.get(rank, 0)


def reply_wins(led: str, reply: str, trump: str) -> bool:
    if led[-1] == reply[-1]:
        order = TRUMPS if led[-1] == trump else PLAIN
        return order.index(reply[:-1]) > order.index(led[:-1])
    return reply[-1] == trump


def legal(held: list[str], led: str | None, trump: str) -> list[str]:
    if led is None:
        return held
    same = [card for card in held if card[-1] == led[-1]]
    if led[-1] == trump:
        higher = [card for card in same if reply_wins(led, card, trump)]
        return higher or same or held
    return same or [card for card in held if card[-1] == trump] or held


def best_run(held: list[str], trump: str) -> list[str]:
    """The best of all runs, looked for from every first card and every length."""
    found: list[tuple[int, int, bool, list[str]]] = []
    for suit in "SHDC":
        for first in range(8):
            for last in range(first + 2, 8):
                run = [rank + suit for rank in NATURAL[first : last + 1]]
                if all(card in held for card in run):
                    found.append((len(run), last, suit == trump, run))
    return max(found, key=lambda each: each[:3])[3] if found else []


def run_points(first: list[str], second: list[str], trump: str) -> tuple[int, int]:
    """What two announced sequences bring: the non-dealer's, the dealer's; an empty one is silence."""

    def value(run: list[str]) -> tuple[int, int, bool]:
        return (len(run), NATURAL.index(run[-1][:-1]), run[-1][-1] == trump) if run else (0, 0, False)

    def points(run: list[str]) -> int:
        return 20 if len(run) == 3 else 50

    if value(first) == value(second):
        return 0, 0
    return (points(first), 0) if value(first) > value(second) else (0, points(second))


def written(made: list[int], maker: int) -> list[int]:
    """What both write."""
    other = 1 - maker
    entry = list(made)
    if made[maker] == made[other]:
        entry[maker] = 0
    if made[maker] < made[other]:
        entry[other], entry[maker] = sum(made), 0
    return entry


def lines(hands: list[list[str]], leader: int, depth: int, trump: str, so_far: tuple[str, ...] = ()) -> int:
    """How many legal lines of so many plays there are, each played from the first card anew; a bella may be said."""
    held, seat, table = [list(each) for each in hands], leader, ""
    royals: list[list[str]] = [[], []]
    for card in so_far:
        held[seat].remove(card)
        royals[seat] += [card] if card in ("Q" + trump, "K" + trump) else []
        if table:
            seat, table = (seat if reply_wins(table, card, trump) else 1 - seat), ""
        else:
            seat, table = 1 - seat, card
    if depth == len(so_far):
        return 1
    found = 0
    for card in legal(held[seat], table or None, trump):
        ways = 2 if royals[seat] and card in ("Q" + trump, "K" + trump) else 1
        found += ways * lines(hands, leader, depth, trump, (*so_far, card))
    return found
