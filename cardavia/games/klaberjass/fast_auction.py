# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What each call is worth, over many deals that agree with what a seat sees: each is dealt and played out by rule.

How the other answers, and what the seat itself would say later, is told by the estimate of six cards. The sections
named are those of klaberjass.md.
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
    from cython.cimports.cardavia.games.klaberjass.fast import Klaberjass
    from cython.cimports.cardavia.games.klaberjass.fast_guess import Guesses, promise
    from cython.cimports.cardavia.games.klaberjass.fast_melds import best_run, by_strength
    from cython.cimports.libc.math import exp, sqrt
else:
    from math import exp, sqrt

    from cardavia.ai.dealing import Dealing
    from cardavia.ai.world import World
    from cardavia.games.klaberjass.fast import Klaberjass
    from cardavia.games.klaberjass.fast_guess import Guesses, promise
    from cardavia.games.klaberjass.fast_melds import best_run, by_strength

TAKE_TURNED, PASS, SCHMEISS, AGREE, REFUSE = 4, 5, 6, 7, 8
"""Calls; below these, the place in the pack of a suit that is named."""
TAKES = cython.declare(cython.int, TAKE_TURNED)
PASSES = cython.declare(cython.int, PASS)
OFFERS = cython.declare(cython.int, SCHMEISS)
AGREES = cython.declare(cython.int, AGREE)
DIX_OFF, DIX_NORMAL, DIX_EITHER = 0, 1, 2
NO_DIX = cython.declare(cython.int, DIX_OFF)
EITHER_DIX = cython.declare(cython.int, DIX_EITHER)
ROUND = cython.declare(cython.int, 2)
ENOUGH = cython.declare(cython.int, 18)
ENOUGH_LAST = cython.declare(cython.int, 22)
"""Estimates from which a hand fixes trumps; at the last call, where a pass costs nothing."""
DEFENDS = cython.declare(cython.int, -15)
"""With this estimate a hand would rather defend than throw the deal in."""
SEVEN = cython.declare(cython.ulonglong, 1)
LONG_RUN = cython.declare(cython.int, 4)
PLAYS = cython.declare(cython.int, 18)
A_DEAL = cython.declare(cython.double, 65.0)
"""What the one who is ahead writes in a deal on the average."""
SPREAD = cython.declare(cython.double, 47.0)
"""How much luck one deal has: the standard deviation of its margin, times the square root of 3 over pi."""
FLAT = cython.declare(cython.double, 0.0005)
"""What a point is worth at least, as a share of the match, where it is as good as decided."""


class Bidding(NamedTuple):
    """What an ``Auction`` is about; cards as words in natural order."""

    seat: int
    eldest: int
    own: int
    turned: int
    turned_suit: int
    passes: int
    """How often somebody has passed."""
    dix: int
    must_choose: bool
    variants: tuple[int, bool, bool]
    match: tuple[int, int, int]
    """What the seat has, what the other has, and what wins the match."""


class Auction:
    """The calls that one seat may make, weighed."""

    def __init__(self, bidding: Bidding, weights: Guesses) -> None:
        if not cython.compiled:
            self.nine = [0, 0]
            self.known, self.values = [False] * 8, [0.0] * 8
            self.sums, self.squares = [0.0] * 16, [0.0] * 16
        self.world, self.weights = Klaberjass(), weights
        self.seat, self.eldest, self.own = bidding.seat, bidding.eldest, bidding.own
        self.turned, self.turned_suit, self.passes = bidding.turned, bidding.turned_suit, bidding.passes
        self.dix, self.must_choose = bidding.dix, bidding.must_choose
        self.five, self.all_runs, self.eldest_wins_ties = bidding.variants
        self.mine, self.his, self.target = bidding.match
        self.six = self.bottom = 0
        self.chance = 0
        self.total = 0.0

    # one deal

    def fixed(self, taker: cython.int, trump: cython.int) -> cython.double:
        """What the seat writes more than the other if this suit is fixed by this seat; played out once a deal."""
        place: cython.int = taker * 4 + trump
        if not self.known[place]:
            self.values[place] = self.play(taker, trump)
            self.known[place] = True
        return self.values[place]

    def play(self, taker: cython.int, trump: cython.int) -> cython.double:
        """Exchange, sequences and nine tricks."""
        seat: cython.int
        for seat in range(2):
            self.world.hand[seat] = by_strength(self.nine[seat], trump)
            self.world.gone[seat] = self.world.lacks[seat] = 0
            self.world.made[seat] = 0
        self.world.out = by_strength(self.turned | self.bottom, trump)
        self.world.led, self.world.left = 0, PLAYS
        self.world.taker, self.world.eldest, self.world.turn = taker, self.eldest, self.eldest
        self.world.five, self.world.all_runs = self.five, self.all_runs
        self.world.eldest_wins_ties = self.eldest_wins_ties
        self.exchange(trump)
        self.world.announce(True, True)
        while self.world.left:
            self.world.play(self.world.policy(self.chance))
        return self.gain(self.world.made[self.seat], self.world.made[1 - self.seat], taker == self.seat)

    def gain(self, mine: cython.int, his: cython.int, takes: cython.bint) -> cython.double:
        """What a deal is worth in which both made so many points: by how much likelier the match is won, in points.

        At the start of a match that is hardly more or less than what the seat writes more.
        """
        before: cython.double = self.winning(self.mine, self.his)
        both: cython.int = mine + his
        a_point: cython.double
        if takes and mine <= his:
            his = his if mine == his else both
            mine = 0
        elif not takes and his <= mine:
            mine = mine if mine == his else both
            his = 0
        a_point = before * (1.0 - before) / self.luck(self.mine, self.his)
        a_point = max(a_point, FLAT)
        return (self.winning(self.mine + mine, self.his + his) - before) / a_point

    def luck(self, mine: cython.int, his: cython.int) -> cython.double:
        """How much luck the deals have that are left in the match."""
        left: cython.double = self.target - (mine if mine > his else his)
        return SPREAD * sqrt((left if left > 0.0 else 0.0) / A_DEAL + 0.5)

    def winning(self, mine: cython.int, his: cython.int) -> cython.double:
        """How likely a match is won with these totals."""
        if mine >= self.target or his >= self.target:
            return 1.0 if mine > his else 0.5 if mine == his else 0.0
        return 1.0 / (1.0 + exp((his - mine) / self.luck(mine, his)))

    def exchange(self, trump: cython.int) -> cython.void:
        """The seven for the turned card, unless it breaks a sequence that nothing replaces (4.2)."""
        seat: cython.int
        turned: cython.ulonglong = by_strength(self.turned, trump)
        before: cython.int
        after: cython.int
        if self.dix == NO_DIX or turned == SEVEN or (trump != self.turned_suit and self.dix != EITHER_DIX):
            return
        for seat in range(2):
            if self.world.hand[seat] & SEVEN:
                before = best_run(self.world.hand[seat]) >> 4
                after = best_run(self.world.hand[seat] ^ SEVEN | turned) >> 4
                if (after if after < LONG_RUN else LONG_RUN) >= (before if before < LONG_RUN else LONG_RUN):
                    self.world.swap(seat, turned)
                return

    # the bidding (3)

    def best_other(self, six: cython.ulonglong, leads: cython.bint) -> cython.int:
        """The suit that a hand would name in the second round."""
        suit: cython.int
        best: cython.int = -1
        value: cython.int
        most: cython.int = -1000
        for suit in range(4):
            if suit != self.turned_suit:
                value = promise(six, suit, False, leads)
                if value > most:
                    most, best = value, suit
        return best

    def named(self, seat: cython.int, must: cython.bint) -> cython.double:
        """What comes of the second round from a seat's call on."""
        six: cython.ulonglong = self.own if seat == self.seat else self.six
        leads: cython.bint = seat == self.eldest
        suit: cython.int = self.best_other(six, leads)
        if must or promise(six, suit, False, leads) >= (ENOUGH if leads else ENOUGH_LAST):
            return self.fixed(seat, suit)
        return self.named(1 - seat, self.must_choose) if leads else 0.0

    def after_pass(self) -> cython.double:
        """What comes of a pass of the seat."""
        other: cython.int = 1 - self.seat
        if self.passes == 0:
            if promise(self.six, self.turned_suit, True, False) >= ENOUGH:
                return self.fixed(other, self.turned_suit)
            return self.named(self.seat, False)
        if self.passes < ROUND:
            return self.named(other, False)
        return self.named(other, self.must_choose) if self.passes == ROUND else 0.0

    def schmeiss(self, seat: cython.int) -> cython.double:
        """What comes of a refused offer to throw the deal in (11)."""
        six: cython.ulonglong = self.own if seat == self.seat else self.six
        if self.passes < ROUND:
            return self.fixed(seat, self.turned_suit)
        return self.fixed(seat, self.best_other(six, seat == self.eldest))

    def worth(self, call: cython.int) -> cython.double:
        """What a call is worth in the present deal."""
        if call < TAKES:
            return self.fixed(self.seat, call)
        if call == TAKES:
            return self.fixed(self.seat, self.turned_suit)
        if call == PASSES:
            return self.after_pass()
        if call == OFFERS:
            if promise(self.six, self.turned_suit, True, self.seat != self.eldest) <= DEFENDS:
                return 0.0
            return self.schmeiss(self.seat)
        return 0.0 if call == AGREES else self.schmeiss(1 - self.seat)

    def sample(self, dealing: Dealing, luck: World, calls: cython.int, number: cython.int) -> cython.void:
        """Weigh the calls in this set in so many more deals."""
        call: cython.int
        place: cython.int
        weight: cython.double
        value: cython.double
        while number > 0:
            number -= 1
            dealing.deal(luck)
            self.six = dealing.low[0]
            self.nine[1 - self.seat] = self.six | dealing.low[1]
            self.nine[self.seat] = self.own | dealing.low[2]
            self.bottom = dealing.low[3]
            weight = self.weights.weigh(self.six, self.nine[1 - self.seat])
            for place in range(8):
                self.known[place] = False
            for call in range(9):
                if calls >> call & 1:
                    value = self.worth(call)
                    self.sums[call] += weight * value
                    self.squares[call] += weight * value * value
            self.total += weight

    # for Python

    def weigh(self, dealing: Dealing, luck: World, calls: list[int], number: int) -> dict[int, float]:
        """What each call is worth on the average after so many more deals.

        The holders of ``dealing``: the other's six cards, its three more, the seat's own three more, the bottom card,
        and the rest of the pack.
        """
        wanted: cython.int = sum(1 << call for call in calls)
        many: cython.int = number
        self.world.seed(luck.below(1 << 30))
        with cython.nogil:
            self.sample(dealing, luck, wanted, many)
        return {call: self.sums[call] / self.total for call in calls}

    def spread(self, call: int) -> float:
        """The variance of what a call is worth in a deal."""
        mean = self.sums[call] / self.total
        return self.squares[call] / self.total - mean * mean
