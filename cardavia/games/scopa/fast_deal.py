# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""One deal of Scopa in machine words: what rules.py and scoring.py say, for minds that look ahead.

A set of cards is a word with one bit a card, in the pack's canonical order: a suit is ten neighbouring bits, coins are
the last. A move is the word of what it takes, with the number of the played card above the forty bits. A test holds
this file and the readable rules together, at every ply. The sections named are those of scopa.md.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

from cardavia.games.scopa.bitwise import BEST_PRIME, COIN_CARDS, OF_VALUE, ONE_SUIT, RE_BIT, SEVEN_BIT
from cardavia.games.scopa.bitwise import PACK as ALL_CARDS

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import count, lowest
    from cython.cimports.cardavia.ai.dealing import Dealing
    from cython.cimports.cardavia.ai.world import World
else:
    from cardavia.ai.bits import count, lowest
    from cardavia.ai.dealing import Dealing
    from cardavia.ai.world import World

ONE = cython.declare(cython.ulonglong, 1)
PACK = cython.declare(cython.ulonglong, ALL_CARDS)
SUIT = cython.declare(cython.ulonglong, ONE_SUIT)
SAME = cython.declare(cython.ulonglong, OF_VALUE[1])
"""The aces; moved up by one less than a value, the four cards of that value."""
COINS = cython.declare(cython.ulonglong, COIN_CARDS)
SETTEBELLO = cython.declare(cython.ulonglong, SEVEN_BIT)
RE_BELLO = cython.declare(cython.ulonglong, RE_BIT)
CARD_SHIFT = cython.declare(cython.int, 40)
MOST = cython.declare(cython.int, 256)
"""Room for moves. No deal comes near: what lies on a table can never be taken by the card that was laid last."""
EACH = cython.declare(cython.int, 3)
NOBODY = cython.declare(cython.int, -1)
SPAN = cython.declare(cython.int, 32)
"""More points than a side can make in a deal."""

if not cython.compiled:
    PRIME = [0] * 1024
for _held, _best in enumerate(BEST_PRIME):
    PRIME[_held] = _best


class Deal(World):
    """A deal between seats 0 and 1. In a view the other hand and the stock are empty, and ``dealing`` says who may
    hold what is not seen."""

    def __init__(self) -> None:
        super().__init__()
        if not cython.compiled:
            self.hand, self.pile, self.sweeps, self.points = [0, 0], [0, 0], [0, 0], [0, 0]
            self.stock = [0] * 40
            self.worth = [0.0] * 1024
        self.table = 0
        self.dealt = self.laid = 0
        self.dealer = self.seat = 0
        self.taker = NOBODY
        self.ace = self.fewest = self.last_sweep = self.re_bello = self.napola = 0
        self.ace_sweeps = 1
        self.stakes = 0
        self.found = 0
        self.dealing = Dealing((), (), ())

    # the play (4, 5)

    def generate(self) -> cython.int:
        """For each card in hand its captures, or the card alone where it has none (4.1, variants 10)."""
        cards: cython.ulonglong = self.hand[self.turn]
        found: cython.int = 0
        while cards:
            found = self.captures(lowest(cards), found)
            cards &= cards - 1
        return found

    def captures(self, place: cython.int, found: cython.int) -> cython.int:
        """Write the moves of one card behind so many others; how many there are then."""
        key: cython.ulonglong = cython.cast(cython.ulonglong, place) << CARD_SHIFT
        value: cython.int = place % 10 + 1
        equal: cython.ulonglong = self.table & (SAME << (value - 1))
        self.found = found
        if equal:
            while equal and self.found < MOST:
                self.moves[self.found] = key | (equal & (~equal + 1))
                self.found += 1
                equal &= equal - 1
        elif value == 1 and self.ace and self.table:
            self.moves[self.found] = key | self.table
            self.found += 1
        else:
            self.sums(self.table & (SAME * ((ONE << (value - 1)) - 1)), value, key)
            if self.fewest:
                self.keep_fewest(found)
        if self.found == found < MOST:
            self.moves[self.found] = key
            self.found += 1
        return self.found

    def sums(self, cards: cython.ulonglong, target: cython.int, key: cython.ulonglong) -> cython.void:
        """Write every group of these cards that adds up to a number, each with the key."""
        bit: cython.ulonglong
        value: cython.int
        while cards:
            bit = cards & (~cards + 1)
            cards ^= bit
            value = lowest(bit) % 10 + 1
            if value < target:
                self.sums(cards & (SAME * ((ONE << (target - value)) - 1)), target - value, key | bit)
            elif value == target and self.found < MOST:
                self.moves[self.found] = key | bit
                self.found += 1

    def keep_fewest(self, first: cython.int) -> cython.void:
        """Of the captures from this one on only those with the fewest cards may be made (10)."""
        least: cython.int = 41
        kept: cython.int = first
        i: cython.int
        for i in range(first, self.found):
            least = min(least, count(self.moves[i]))  # each has the same key
        for i in range(first, self.found):
            if count(self.moves[i]) == least:
                self.moves[kept] = self.moves[i]
                kept += 1
        self.found = kept

    def last_play(self) -> cython.bint:
        """Whether the seat in turn holds the last card of the deal."""
        return self.dealt == self.laid and self.hand[1 - self.turn] == 0 and count(self.hand[self.turn]) == 1

    def sweeps_with(self, value: cython.int, group: cython.ulonglong) -> cython.bint:
        """Whether taking the whole table with a card of this value counts (4.2, variants 10)."""
        if not self.last_sweep and self.last_play():
            return False
        return self.ace_sweeps != 0 or value > 1 or group & SAME != 0

    def play(self, move: cython.ulonglong) -> cython.void:
        """Lay a card or take with it; new cards come when both hands are empty (4, 5)."""
        place: cython.int = cython.cast(cython.int, move >> CARD_SHIFT)
        card: cython.ulonglong = ONE << place
        group: cython.ulonglong = move & PACK
        seat: cython.int = self.turn
        if group == 0:
            self.table |= card
        else:
            if group == self.table and self.sweeps_with(place % 10 + 1, group):
                self.sweeps[seat] += 1
            self.table ^= group
            self.pile[seat] |= group | card
            self.taker = seat
        self.hand[seat] ^= card
        self.turn = 1 - seat
        if (self.hand[0] | self.hand[1]) == 0:
            self.refill()

    def refill(self) -> cython.void:
        """Three more each, the non-dealer first; or the end, and who took last gets what is left (3.2, 5)."""
        seat: cython.int
        i: cython.int
        if self.dealt == self.laid:
            if self.taker != NOBODY:
                self.pile[self.taker] |= self.table
                self.table = 0
            return
        for i in range(2 * EACH):
            if self.dealt < self.laid:
                seat = 1 - self.dealer if i < EACH else self.dealer
                self.hand[seat] |= ONE << self.stock[self.dealt]
                self.dealt += 1

    def over(self) -> cython.bint:
        """Whether the last card is played."""
        return (self.hand[0] | self.hand[1]) == 0 and self.dealt == self.laid

    # the settlement (6, 10)

    def settle(self) -> cython.void:
        """Write the points of both sides."""
        cards: cython.int = count(self.pile[0]) - count(self.pile[1])
        coins: cython.int = count(self.pile[0] & COINS) - count(self.pile[1] & COINS)
        prime: cython.int = self.prime_edge()
        side: cython.int
        sign: cython.int
        run: cython.int
        for side in range(2):
            sign = 1 - 2 * side
            self.points[side] = self.sweeps[side] + (sign * cards > 0) + (sign * coins > 0) + (sign * prime > 0)
            if self.pile[side] & SETTEBELLO:
                self.points[side] += 1
            if self.re_bello and self.pile[side] & RE_BELLO:
                self.points[side] += 1
            if self.napola:
                run = lowest(~(self.pile[side] >> 30))
                if run >= 3:
                    self.points[side] += run

    def prime_edge(self) -> cython.int:
        """Above 0 if side 0 gets the primiera, below if side 1 does: who lacks a suit has none."""
        suit: cython.int
        best: cython.int
        sum_0: cython.int = 0
        sum_1: cython.int = 0
        whole_0: cython.int = 1
        whole_1: cython.int = 1
        for suit in range(4):
            best = PRIME[(self.pile[0] >> (10 * suit)) & SUIT]
            whole_0 &= best > 0
            sum_0 += best
            best = PRIME[(self.pile[1] >> (10 * suit)) & SUIT]
            whole_1 &= best > 0
            sum_1 += best
        if whole_0 and whole_1:
            return sum_0 - sum_1
        return whole_0 - whole_1

    def margin(self) -> cython.double:
        """Points of side 0 less those of side 1; near the end of a match, what they are worth in it."""
        self.settle()
        if self.stakes == 0:
            return self.points[0] - self.points[1]
        return self.worth[min(self.points[0], SPAN - 1) * SPAN + min(self.points[1], SPAN - 1)]

    # worlds and views

    def copy(self, other: World) -> cython.void:
        """Be like another deal, but for its luck."""
        i: cython.int
        self.turn = other.turn
        self.table = cython.cast(Deal, other).table
        for i in range(2):
            self.hand[i] = cython.cast(Deal, other).hand[i]
            self.pile[i] = cython.cast(Deal, other).pile[i]
            self.sweeps[i] = cython.cast(Deal, other).sweeps[i]
        self.dealt = cython.cast(Deal, other).dealt
        self.laid = cython.cast(Deal, other).laid
        for i in range(self.dealt, self.laid):
            self.stock[i] = cython.cast(Deal, other).stock[i]
        self.dealer = cython.cast(Deal, other).dealer
        self.taker = cython.cast(Deal, other).taker
        self.seat = cython.cast(Deal, other).seat
        self.ace = cython.cast(Deal, other).ace
        self.ace_sweeps = cython.cast(Deal, other).ace_sweeps
        self.fewest = cython.cast(Deal, other).fewest
        self.last_sweep = cython.cast(Deal, other).last_sweep
        self.re_bello = cython.cast(Deal, other).re_bello
        self.napola = cython.cast(Deal, other).napola
        if self.stakes != cython.cast(Deal, other).stakes:
            self.stakes = cython.cast(Deal, other).stakes
            for i in range(SPAN * SPAN):
                self.worth[i] = cython.cast(Deal, other).worth[i]

    def guess(self, view: World) -> cython.void:
        """Hand out what the seat of a view does not see, and shuffle the stock: each world is as likely."""
        self.copy(view)
        cython.cast(Deal, view).dealing.deal(self)
        self.hand[1 - self.seat] = cython.cast(Deal, view).dealing.low[0]
        self.pile[0] |= cython.cast(Deal, view).dealing.low[2]
        self.pile[1] |= cython.cast(Deal, view).dealing.low[3]
        self.shuffle(cython.cast(Deal, view).dealing.low[1])

    def shuffle(self, cards: cython.ulonglong) -> cython.void:
        """Make these cards the stock, each order as likely."""
        place: cython.int
        other: cython.int
        self.dealt = self.laid = 0
        while cards:
            place = lowest(cards)
            cards &= cards - 1
            other = self.below(self.laid + 1)
            self.stock[self.laid] = self.stock[other]
            self.stock[other] = place
            self.laid += 1
