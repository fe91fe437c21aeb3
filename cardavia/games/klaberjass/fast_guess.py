# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Hands that the other seat may hold, each with its weight: how likely is it that this hand did what its owner did?

The hands come from a ``Dealing`` that knows every hard fact, each as likely. The weight is for what a player is free to
do but would hardly do: pass with a strong hand, fix trumps with a weak one, keep the seven, be silent about a sequence.
Here cards are numbered in natural order, but for the hands that are given out (fast_melds.py).
"""

from __future__ import annotations

from typing import NamedTuple

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cardavia.ai.dealing import Dealing
    from cython.cimports.cardavia.ai.world import World
    from cython.cimports.cardavia.games.klaberjass.fast_melds import BEST_RUN, best_run, by_strength
    from cython.cimports.libc.math import exp
else:
    from math import exp

    from cardavia.ai.dealing import Dealing
    from cardavia.ai.world import World
    from cardavia.games.klaberjass.fast_melds import BEST_RUN, best_run, by_strength

from cardavia.games.klaberjass.estimate import NAMED_SUIT, TURNED_SUIT

MOST = cython.declare(cython.int, 2048)
DRAWN = 1024
"""Hands that are drawn for a view; as many as are drawn in a moment."""
FINE = cython.declare(cython.int, 1 << 30)
PASSED_TURNED, PASSED_OTHERS, TOOK_TURNED = 10, 11, 12
"""Calls that a hand may be asked for; below these, the place in the pack of a suit that was named."""
PASSED_FIRST = cython.declare(cython.int, PASSED_TURNED)
PASSED_SECOND = cython.declare(cython.int, PASSED_OTHERS)
TOOK = cython.declare(cython.int, TOOK_TURNED)
ENOUGH = cython.declare(cython.double, 19.0)
SPREAD = cython.declare(cython.double, 8.0)
"""Where half of all players fix trumps, in points of the estimate, and how much they differ."""
HARDLY = cython.declare(cython.double, 0.04)
"""What is left of a weight for what nobody does."""
SILENT = cython.declare(cython.double, 0.1)
"""What is left of a weight if a sequence was not announced or the seven was kept."""
SIX, THREE, OUT = 1, 2, 4
"""Holders in the dealing: the first cards of the other hand, its last ones, and the cards out of play."""

if not cython.compiled:
    DRAWN = 160
    TRUMP_PROMISE, PLAIN_PROMISE, OTHERS = [0] * 512, [0] * 512, [0] * 20


def _fill() -> None:
    for row, table in enumerate((TURNED_SUIT, NAMED_SUIT)):
        for suit in range(256):
            TRUMP_PROMISE[row << 8 | suit] = table.trumps(suit)
            PLAIN_PROMISE[row << 8 | suit] = table.plain(suit)
        for length in range(9):
            OTHERS[row * 10 + length] = table.constant + table.run(length)
        OTHERS[row * 10 + 9] = table.lead


_fill()


def promise(six: cython.ulonglong, trump: cython.int, turned: cython.bint, leads: cython.bint) -> cython.int:
    """``estimate.margin`` of six cards in natural order; ``trump`` is the suit's place in the pack."""
    row: cython.int = 0 if turned else 1
    sum_: cython.int = 0
    longest: cython.int = 0
    length: cython.int
    held: cython.int
    suit: cython.int
    for suit in range(4):
        held = (six >> (8 * suit)) & 0xFF
        sum_ += TRUMP_PROMISE[row << 8 | held] if suit == trump else PLAIN_PROMISE[row << 8 | held]
        length = BEST_RUN[held] >> 4
        longest = max(longest, length)
    if leads:
        sum_ += OTHERS[row * 10 + 9]
    return sum_ + OTHERS[row * 10 + longest]


class Facts(NamedTuple):
    """What the other seat did, as ``Guesses`` needs it; cards as words in natural order."""

    other: int
    trump: int
    turned: int
    """The suits' places in the pack: trumps, and of the card that was turned up."""
    leads: bool
    calls: tuple[int, ...] = ()
    sold: int = 0
    bought: int = 0
    """What it gave and took in an exchange."""
    gone: int = 0
    """What it has played."""
    kept_seven: int = 0
    """The seven that it would have exchanged, if it had held it."""
    least_run: int = 0
    most_run: int = 1 << 10
    said_run: int = 1 << 10
    """Heights (fast_melds.py) between which its best sequence lies, and above which it would have announced it."""


class Guesses:
    """Hands by strength of one seat; a hand is drawn as often as its weight says. ``certain``: there is only one."""

    def __init__(self, facts: Facts) -> None:
        if not cython.compiled:
            self.hand, self.upto, self.call = [0] * MOST, [0.0] * MOST, [0] * 8
        place: cython.int
        self.size, self.total, self.certain = 0, 0.0, False
        self.other, self.trump, self.turned, self.leads = facts.other, facts.trump, facts.turned, facts.leads
        self.sold, self.bought, self.gone = facts.sold, facts.bought, facts.gone
        self.kept_seven = facts.kept_seven
        self.least_run, self.most_run, self.said_run = facts.least_run, facts.most_run, facts.said_run
        self.calls = len(facts.calls)
        for place in range(self.calls):
            self.call[place] = facts.calls[place]

    def drawn(self, luck: World) -> cython.ulonglong:
        """One of the hands."""
        low: cython.int = 0
        high: cython.int = self.size - 1
        middle: cython.int
        at: cython.double = self.total * luck.below(FINE) / FINE
        while low < high:
            middle = (low + high) // 2
            if self.upto[middle] > at:
                high = middle
            else:
                low = middle + 1
        return self.hand[low]

    def weigh(self, six: cython.ulonglong, nine: cython.ulonglong) -> cython.double:
        """The weight of a hand by its first six cards and the nine that it declared with."""
        weight: cython.double = 1.0
        place: cython.int
        height: cython.int
        for place in range(self.calls):
            weight *= self.would_call(six, self.call[place])
        if nine & self.kept_seven:
            weight *= SILENT
        if self.most_run < 1024 or self.said_run < 1024 or self.least_run:
            height = best_run(by_strength(nine, self.trump))
            if height < self.least_run or height > self.most_run:
                return 0.0
            if height > self.said_run:
                weight *= SILENT
        return weight

    def would_call(self, six: cython.ulonglong, call: cython.int) -> cython.double:
        """How likely six cards make a call."""
        suit: cython.int
        value: cython.int
        best: cython.int = -1000
        shares: cython.double = 0.0
        takes: cython.double
        passed: cython.bint = call == PASSED_SECOND
        if call == PASSED_FIRST:
            passed = True
            best = promise(six, self.turned, True, self.leads)
        elif call == TOOK:
            best = promise(six, self.turned, True, self.leads)
        else:
            for suit in range(4):
                if suit != self.turned:
                    value = promise(six, suit, False, self.leads)
                    shares += exp(value / SPREAD)
                    best = max(best, value)
        takes = 1.0 / (1.0 + exp((ENOUGH - best) / SPREAD))
        if passed:
            takes = 1.0 - takes
        elif call != TOOK:
            takes *= exp(promise(six, call, False, self.leads) / SPREAD) / shares
        return HARDLY + (1.0 - HARDLY) * takes

    def add(self, six: cython.ulonglong, nine: cython.ulonglong, weight: cython.double) -> cython.void:
        """One more hand."""
        self.hand[self.size] = by_strength(nine & ~self.gone, self.trump)
        self.total += weight
        self.upto[self.size] = self.total
        self.size += 1

    def deal(self, dealing: Dealing, luck: World, number: cython.int) -> cython.void:
        """So many more hands by luck, with their weights."""
        six: cython.ulonglong
        nine: cython.ulonglong
        while number > 0:
            number -= 1
            dealing.deal(luck)
            six = dealing.low[0]
            nine = ((six | dealing.low[1]) & ~self.sold) | self.bought
            self.add(six, nine, self.weigh(six, nine))

    # for Python

    def fill(self, dealing: Dealing, luck: World, number: int) -> None:
        """Draw so many hands. If none of them agrees with what was done, what was done is worth nothing."""
        many: cython.int = number
        place: cython.int
        if not 0 < number <= MOST:
            raise ValueError(f"{number} guesses")
        self.size, self.total = 0, 0.0
        with cython.nogil:
            self.deal(dealing, luck, many)
            if self.total <= 0.0:
                for place in range(self.size):
                    self.upto[place] = place + 1
                self.total = self.size
        self.certain = len(self.weights()) == 1

    def weights(self) -> dict[int, float]:
        """Every hand with its share of all, in the order in which they were drawn first."""
        place: cython.int
        before: cython.double = 0.0
        found: dict[int, float] = {}
        for place in range(self.size):
            found[self.hand[place]] = found.get(self.hand[place], 0.0) + (self.upto[place] - before) / self.total
            before = self.upto[place]
        return found


def promised(six: int, trump: int, turned: bool, leads: bool) -> int:
    """``promise``, for Python."""
    return promise(six, trump, turned, leads)
