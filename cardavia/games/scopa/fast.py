# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Scopa's fast twin: a deal in machine words with rules of thumb for playouts and an exact solver for its end."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

from cardavia.games.scopa.bitwise import COIN_CARDS, OF_VALUE, ONE_SUIT, RE_BIT, SEVEN_BIT
from cardavia.games.scopa.bitwise import PACK as ALL_CARDS

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import count, lowest
    from cython.cimports.cardavia.ai.dealing import Dealing
    from cython.cimports.cardavia.games.scopa.fast_deal import Deal
else:
    from cardavia.ai.bits import count, lowest
    from cardavia.ai.dealing import Dealing
    from cardavia.games.scopa.fast_deal import Deal

ONE = cython.declare(cython.ulonglong, 1)
PACK = cython.declare(cython.ulonglong, ALL_CARDS)
SUIT = cython.declare(cython.ulonglong, ONE_SUIT)
SAME = cython.declare(cython.ulonglong, OF_VALUE[1])
COINS = cython.declare(cython.ulonglong, COIN_CARDS)
SETTEBELLO = cython.declare(cython.ulonglong, SEVEN_BIT)
RE_BELLO = cython.declare(cython.ulonglong, RE_BIT)
SEVENS = cython.declare(cython.ulonglong, OF_VALUE[7])
SIXES = cython.declare(cython.ulonglong, OF_VALUE[6])
CARD_SHIFT = cython.declare(cython.int, 40)
ORDER_SHIFT = cython.declare(cython.int, 48)
MOVE = cython.declare(cython.ulonglong, (1 << 48) - 1)
MOST = cython.declare(cython.int, 256)
DEEPEST = 12
"""Plies that the solver has room for: the last two hands of three."""
BOUND = cython.declare(cython.double, 1000.0)
"""More than any deal can bring."""
OWNED = cython.declare(cython.double, 2.0)
"""The swing of a point that goes with one card."""
HEAD = cython.declare(cython.double, 1.5)
"""The same for ace, two and three of coins where the napola is played."""
NAPOLA_HEAD = cython.declare(cython.ulonglong, 0b111 << 30)

# The places of the rule's weights, and what each is for.
CARD = cython.declare(cython.int, 0)  # a card that is won, while the majority of cards is open
COIN = cython.declare(cython.int, 1)  # a coin more than that, while coins are open
SEVEN = cython.declare(cython.int, 2)  # a seven more than that
SIX = cython.declare(cython.int, 3)  # a six, while the seven of its suit is out
ACE = cython.declare(cython.int, 4)  # an ace, while seven and six of its suit are out
BELLO = cython.declare(cython.int, 5)  # the settebello more than a coin and a seven
OWN = cython.declare(cython.int, 6)  # the share for the played card itself when it takes
LAID = cython.declare(cython.int, 7)  # the share that is lost when it is laid
SWEEP = cython.declare(cython.int, 8)  # a sweep
SWEPT = cython.declare(cython.int, 9)  # the danger to be swept
LOST = cython.declare(cython.int, 10)  # the share that is lost when the other takes the laid card back
BAIT = cython.declare(cython.int, 11)  # the danger that the other takes the settebello from the table
PAIR = cython.declare(cython.int, 12)  # the share of a laid card whose equal stays in hand
ODD = cython.declare(cython.int, 13)  # values of which an odd number is out of play: the leader wants them (12.7)
WEIGHTS = (0.20, 0.47, 0.72, 0.26, 0.08, 2.2, 0.6, 0.6, 1.7, 1.7, 0.3, 3.0, 0.3, 0.05)
"""The rule's weights in points of a deal, scaled so that what is taken from the table counts once (scopa.md 12)."""

HELD, WANTED = cython.declare(cython.int, 9 * 41), cython.declare(cython.int, 41)
if not cython.compiled:
    ODDS = [0.0] * (4 * 9 * 41)
for _held in range(4):
    for _wanted in range(9):
        for _out in range(41):
            _none = comb(max(_out - _wanted, 0), _held) / comb(_out, _held) if _out >= _held else 0.0
            ODDS[_held * 9 * 41 + _wanted * 41 + _out] = 1 - _none


class Scopa(Deal):
    """The whole twin."""

    def __init__(self, weights: Sequence[float] = WEIGHTS) -> None:
        super().__init__()
        if not cython.compiled:
            self.line = [0] * (256 * 12)
            self.weights = [0.0] * 20
        self.gone = self.unseen = 0
        self.held = self.cards_open = self.coins_open = self.counted = 0
        for place, weight in enumerate(weights):
            self.weights[place] = weight

    # rules of thumb (12): they know what the seat in turn knows if it has counted

    def policy(self, chance: cython.int) -> cython.ulonglong:
        """The move that the rules of thumb rate best; with this chance of 1024 any."""
        number: cython.int = self.generate()
        i: cython.int
        best: cython.ulonglong = self.moves[0]
        most: cython.double = -BOUND
        rate: cython.double
        if number == 1:
            return best
        if self.chance(chance):
            return self.moves[self.below(number)]
        self.look()
        for i in range(number):
            rate = self.rated(self.moves[i])
            if rate > most:
                most = rate
                best = self.moves[i]
        return best

    def look(self) -> cython.void:
        """What all moves of a position have in common."""
        piles: cython.ulonglong = self.pile[0] | self.pile[1]
        self.gone = piles
        self.unseen = PACK & ~(piles | self.table | self.hand[self.turn])
        self.held = count(self.hand[1 - self.turn])
        if self.held == 0:
            self.held = min(3, (self.laid - self.dealt) // 2)
        self.cards_open = max(count(self.pile[0]), count(self.pile[1])) <= 20
        self.coins_open = max(count(self.pile[0] & COINS), count(self.pile[1] & COINS)) <= 5

    def worth_of(self, cards: cython.ulonglong) -> cython.double:
        """The swing of winning these cards, by what is still open."""
        sixes: cython.ulonglong = cards & SIXES & ~((self.gone & SEVENS) >> 1)
        aces: cython.ulonglong = cards & SAME & ~(((self.gone & SEVENS) >> 6) | ((self.gone & SIXES) >> 5))
        worth: cython.double = self.weights[SEVEN] * count(cards & SEVENS)
        worth += self.weights[SIX] * count(sixes) + self.weights[ACE] * count(aces)
        if self.cards_open:
            worth += self.weights[CARD] * count(cards)
        if self.coins_open:
            worth += self.weights[COIN] * count(cards & COINS)
        if cards & SETTEBELLO:
            worth += self.weights[BELLO]
        if self.re_bello and cards & RE_BELLO:
            worth += OWNED
        if self.napola:
            worth += HEAD * count(cards & NAPOLA_HEAD)
        return worth

    def odds_of(self, cards: cython.ulonglong) -> cython.double:
        """How likely the other holds one of these at its next turn."""
        return ODDS[self.held * HELD + count(self.unseen & cards) * WANTED + count(self.unseen)]

    def rated(self, move: cython.ulonglong) -> cython.double:
        """What a move is worth to the seat in turn."""
        place: cython.int = cython.cast(cython.int, move >> CARD_SHIFT)
        card: cython.ulonglong = ONE << place
        group: cython.ulonglong = move & PACK
        own: cython.double = self.worth_of(card)
        rate: cython.double
        odd: cython.int
        if group == 0:
            rate = -self.weights[LAID] * own - self.weights[LOST] * own * self.odds_of(SAME << (place % 10))
            if self.hand[self.turn] & (SAME << (place % 10)) & ~card:
                rate += self.weights[PAIR] * own
            return rate - self.danger(self.table | card)
        rate = self.worth_of(group) + self.weights[OWN] * own
        if group == self.table:
            if self.sweeps_with(place % 10 + 1, group):
                rate += self.weights[SWEEP]
        else:
            rate -= self.danger(self.table ^ group)
        odd = self.odd_values(self.gone | group | card) - self.odd_values(self.gone)
        return rate + self.weights[ODD] * (odd if self.turn != self.dealer else -odd)

    def odd_values(self, cards: cython.ulonglong) -> cython.int:
        """Of how many values an odd number is among these cards."""
        return count((cards ^ (cards >> 10) ^ (cards >> 20) ^ (cards >> 30)) & SUIT)

    def danger(self, table: cython.ulonglong) -> cython.double:
        """What a table offers to the other: a sweep, and the settebello."""
        left: cython.ulonglong = table
        value: cython.int = 0
        sweepers: cython.ulonglong = 0
        harm: cython.double = 0.0
        if self.held == 0:
            return 0.0
        while left:
            value += lowest(left) % 10 + 1
            left &= left - 1
        if value <= 10:
            sweepers = SAME << (value - 1)
        if self.ace and self.ace_sweeps and table & SAME == 0:
            sweepers |= SAME
        if sweepers:
            harm = (self.weights[SWEPT] + self.worth_of(table)) * self.odds_of(sweepers)
        elif table & SETTEBELLO:
            harm = self.weights[BAIT] * self.odds_of(SEVENS)
        return harm

    # the end, when every card is known

    def guesses_to_solve(self) -> cython.int:
        """One in the last hand, when the cards that are left tell what the other holds (12.8)."""
        return self.counted

    def solve(self, alpha: cython.double, beta: cython.double) -> cython.double:
        """The margin if both sides play their best, exact between the bounds; no more than twelve plies."""
        left: cython.int = count(self.hand[0] | self.hand[1]) + self.laid - self.dealt
        first: cython.int = (left - 1) * MOST
        seat: cython.int = self.turn
        hand_0: cython.ulonglong = self.hand[0]
        hand_1: cython.ulonglong = self.hand[1]
        pile_0: cython.ulonglong = self.pile[0]
        pile_1: cython.ulonglong = self.pile[1]
        table: cython.ulonglong = self.table
        sweeps_0: cython.int = self.sweeps[0]
        sweeps_1: cython.int = self.sweeps[1]
        dealt: cython.int = self.dealt
        taker: cython.int = self.taker
        best: cython.double = -BOUND if seat == 0 else BOUND
        value: cython.double
        i: cython.int
        if left == 0:
            return self.margin()
        for i in range(first, first + self.ordered(first)):
            self.play(self.line[i] & MOVE)
            value = self.solve(alpha, beta)
            self.turn = seat
            self.hand[0] = hand_0
            self.hand[1] = hand_1
            self.pile[0] = pile_0
            self.pile[1] = pile_1
            self.table = table
            self.sweeps[0] = sweeps_0
            self.sweeps[1] = sweeps_1
            self.dealt = dealt
            self.taker = taker
            if seat == 0:
                best = max(best, value)
                alpha = max(alpha, value)
            else:
                best = min(best, value)
                beta = min(beta, value)
            if alpha >= beta:
                break
        return best

    def ordered(self, first: cython.int) -> cython.int:
        """Write the legal moves into ``line`` from a place on, those that promise most first; how many there are."""
        number: cython.int = self.generate()
        i: cython.int
        place: cython.int
        move: cython.ulonglong
        promise: cython.ulonglong
        for i in range(number):
            move = self.moves[i]
            promise = 10 * count(move & PACK) + 8 * count(move & COINS)
            if move & PACK == self.table and self.table:
                promise += 40
            if move & SETTEBELLO:
                promise += 30
            move |= promise << ORDER_SHIFT
            place = first + i
            while place > first and self.line[place - 1] < move:
                self.line[place] = self.line[place - 1]
                place -= 1
            self.line[place] = move
        return number

    # for Python

    def by_rules(
        self, ace: bool, ace_sweeps: bool, fewest: bool, last_sweep: bool, re_bello: bool, napola: bool
    ) -> None:
        """Play by a variant (10)."""
        self.ace, self.ace_sweeps, self.fewest = ace, ace_sweeps, fewest
        self.last_sweep, self.re_bello, self.napola = last_sweep, re_bello, napola

    def lay(self, dealer: int, turn: int, table: int, taker: int | None, stock: Sequence[int] = ()) -> None:
        """Lay the table: sets of cards are words, ``stock`` are the numbers of its cards in the order of dealing."""
        self.dealer, self.turn, self.table = dealer, turn, table
        self.taker = -1 if taker is None else taker
        self.dealt, self.laid = 0, len(stock)
        for place, card in enumerate(stock):
            self.stock[place] = card

    def give(self, seat: int, hand: int, pile: int, sweeps: int) -> None:
        """What one seat holds, what it has taken, and the number of its sweeps."""
        self.hand[seat], self.pile[seat], self.sweeps[seat] = hand, pile, sweeps

    def hide(self, seat: int, dealing: Dealing, counted: bool) -> None:
        """Make this the view of a seat: holders of what it does not see are the other hand, the stock, and the piles of
        seats 0 and 1, in this order. ``counted``: it knows where every card is."""
        self.seat, self.dealing, self.counted = seat, dealing, counted

    def stake(self, name: int, worth: Sequence[float]) -> None:
        """What the points of both sides are worth, in 32 rows of 32; a name other than 0 stands for one such table."""
        self.stakes = name
        for place, value in enumerate(worth):
            self.worth[place] = value

    def scored(self) -> tuple[int, int]:
        """The points of both sides at the end."""
        self.settle()
        return self.points[0], self.points[1]

    def solved(self) -> list[tuple[int, float]]:
        """Every legal move with the margin that it leads to if both sides then play their best, all cards known.
        Raises ``ValueError`` when more than twelve plies are left."""
        if count(self.hand[0] | self.hand[1]) + self.laid - self.dealt > DEEPEST:
            raise ValueError("too far from the end")
        found = []
        for move in self.legal():
            after = Scopa()
            after.copy(self)
            after.play(move)
            found.append((move, after.solve(-BOUND, BOUND)))
        return found

    def dump(self) -> tuple[object, ...]:
        """All that is in it, but for luck and scratch: equal deals have equal ones."""
        seats = [(self.hand[i], self.pile[i], self.sweeps[i]) for i in range(2)]
        stock = [self.stock[i] for i in range(self.dealt, self.laid)]
        variant = (self.ace, self.ace_sweeps, self.fewest, self.last_sweep, self.re_bello, self.napola)
        turns = (self.dealer, self.turn, self.taker)
        return (*seats, self.table, stock, turns, variant, self.stakes, self.seat, self.dealing.ways())
