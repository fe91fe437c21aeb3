# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The rest of a deal solved exactly with both hands open (klaberjass.md 13, "Search").

What is solved is by how many points of the tricks the leader comes out ahead. A position is its two hands by strength,
whatever the deal: what is known of it stays known.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import highest, lowest
else:
    from cardavia.ai.bits import highest, lowest

from cardavia.games.klaberjass.fast_play import PLAIN_WORTH, TRUMP_WORTH

ONE = cython.declare(cython.ulonglong, 1)
TRUMPS = cython.declare(cython.ulonglong, 0xFF)
LAST = cython.declare(cython.int, 10)
MOST = cython.declare(cython.int, 999)
"""More than any deal has points."""
ENTRIES = 1 << 17
PLACES = cython.declare(cython.ulonglong, ENTRIES - 1)
MIX = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
WORD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
LOWEST_TRUMPS = cython.declare(cython.ulonglong, 0b11)
"""Seven and eight of trumps, which are worth nothing and neighbours."""
SEVENS = cython.declare(cython.ulonglong, 0x01010100)


class Solver:
    """A table of solved positions, and how many had to be looked at."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.worth, self.classes = [0] * 32, [0] * 8
            self.key, self.low, self.high = [0] * ENTRIES, [0] * ENTRIES, [0] * ENTRIES
        self.nodes = 0
        worths = sorted({*TRUMP_WORTH, *PLAIN_WORTH})
        place: cython.int
        for place in range(len(worths)):
            self.classes[place] = 0
        for place in range(32):
            self.worth[place] = TRUMP_WORTH[place] if place < 8 else PLAIN_WORTH[place % 8]
            self.classes[worths.index(self.worth[place])] |= ONE << place

    def replies(self, led: cython.ulonglong, hand: cython.ulonglong) -> cython.ulonglong:
        """The cards of a hand that may be played to a led card (6)."""
        same: cython.ulonglong = hand & (TRUMPS << (lowest(led) & 24))
        higher: cython.ulonglong
        if led & TRUMPS:
            higher = same & ~((led << 1) - 1)
            if higher:
                return higher
            return same if same else hand
        if same:
            return same
        return hand & TRUMPS if hand & TRUMPS else hand

    def distinct(self, hand: cython.ulonglong, other: cython.ulonglong) -> cython.ulonglong:
        """A hand without worthless cards that do the same as a higher one of it; ``other`` may lie in between."""
        nines: cython.ulonglong
        if hand & LOWEST_TRUMPS == LOWEST_TRUMPS:
            hand ^= ONE
        nines = (hand >> 2) & SEVENS
        hand &= ~(nines << 1)
        hand &= ~((hand >> 1) & SEVENS)
        hand &= ~(nines & ~(other >> 1))
        return hand

    def best(
        self, leader: cython.ulonglong, other: cython.ulonglong, alpha: cython.int, beta: cython.int
    ) -> cython.int:
        """What the leader wins more than the other; exact between alpha and beta, else on the right side of them."""
        place: cython.int
        key: cython.ulonglong
        cards: cython.ulonglong
        card: cython.ulonglong
        low: cython.int = -MOST
        high: cython.int = MOST
        value: cython.int
        found: cython.int = -MOST
        floor: cython.int
        if not leader:
            return 0
        key = leader << 32 | other
        place = cython.cast(cython.int, (((key * MIX) & WORD) >> 40) & PLACES)
        if self.key[place] == key:
            low, high = self.low[place], self.high[place]
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        self.nodes += 1
        floor = alpha if alpha > low else low - 1
        cards = self.distinct(leader, other)
        while cards and found < beta:
            # trumps from the top, then the other suits from their tops
            card = cards & TRUMPS if cards & TRUMPS else cards
            card = ONE << highest(card)
            cards ^= card
            value = self.answered(card, leader ^ card, other, floor if floor > found else found, beta)
            found = max(found, value)
        if found >= beta:
            low = found if found > low else low
        elif found <= floor:
            high = found if found < high else high
        else:
            low = high = found
        self.key[place], self.low[place], self.high[place] = key, low, high
        return found

    def answered(
        self,
        led: cython.ulonglong,
        rest: cython.ulonglong,
        other: cython.ulonglong,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """The same once a card is led: first the replies that win, the highest first, then the cheapest."""
        cards: cython.ulonglong = self.replies(led, other)
        card: cython.ulonglong
        winning: cython.ulonglong
        kind: cython.int
        value: cython.int
        least: cython.int = MOST
        cards = self.distinct(cards, rest | led)
        # who follows wins with a higher card, who cannot with any trump
        winning = cards & (~((led << 1) - 1) if cards & (TRUMPS << (lowest(led) & 24)) else TRUMPS)
        cards ^= winning
        while winning and least > alpha:
            card = ONE << highest(winning)
            winning ^= card
            value = self.after(led, card, rest, other ^ card, alpha, least if least < beta else beta)
            least = min(least, value)
        for kind in range(8):
            winning = cards & self.classes[kind]
            while winning and least > alpha:
                card = winning & (~winning + 1)
                winning ^= card
                value = self.after(led, card, rest, other ^ card, alpha, least if least < beta else beta)
                least = min(least, value)
        return least

    def after(
        self,
        led: cython.ulonglong,
        reply: cython.ulonglong,
        rest: cython.ulonglong,
        other: cython.ulonglong,
        alpha: cython.int,
        beta: cython.int,
    ) -> cython.int:
        """The same once it is answered: this trick, and what is left."""
        prize: cython.int = self.worth[lowest(led)] + self.worth[lowest(reply)]
        if not rest:
            prize += LAST
        if (reply > led) if not (lowest(reply) ^ lowest(led)) & 24 else (reply & TRUMPS) != 0:
            return -prize - self.best(other, rest, -beta - prize, -alpha - prize)
        return prize + self.best(rest, other, alpha - prize, beta - prize)

    def ahead(
        self, first: cython.ulonglong, second: cython.ulonglong, led: cython.ulonglong, turn: cython.int
    ) -> cython.int:
        """By how many points of the tricks that are left seat 0 comes out ahead, from the hands of seats 0 and 1."""
        own: cython.ulonglong = second if turn else first
        other: cython.ulonglong = first if turn else second
        value: cython.int = -self.answered(led, other, own, -MOST, MOST) if led else self.best(own, other, -MOST, MOST)
        return -value if turn else value
