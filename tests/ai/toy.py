# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A trick game for two against two on twelve cards: three suits of four, three tricks, one follows suit if one can.

The highest card of the suit led takes the trick, and its cards count 0, 1, 2 and 5. A move is the bit of its card.
"""

from __future__ import annotations

from random import Random

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import lowest
    from cython.cimports.cardavia.ai.dealing import Dealing
    from cython.cimports.cardavia.ai.world import World
else:
    from cardavia.ai.bits import lowest
    from cardavia.ai.dealing import Dealing
    from cardavia.ai.world import World

PACK = cython.declare(cython.ulonglong, 0xFFF)
SUIT = cython.declare(cython.ulonglong, 0xF)


class Toy(World):
    """A deal; seat 0 leads. In a view the other hands are empty, and ``dealing`` knows what they may be."""

    def __init__(self) -> None:
        super().__init__()
        if not cython.compiled:
            self.hand, self.voids, self.points = [0] * 4, [0] * 4, [0] * 2
            self.dealing = None
        self.led = self.best = self.taker = -1
        self.laid = self.pot = self.eager = 0
        self.played = 0

    def generate(self) -> cython.int:
        count: cython.int = 0
        cards: cython.ulonglong = self.hand[self.turn]
        if self.led >= 0 and cards & (SUIT << (4 * self.led)):
            cards &= SUIT << (4 * self.led)
        while cards:
            self.moves[count] = cards & (~cards + 1)
            cards &= cards - 1
            count += 1
        return count

    def play(self, move: cython.ulonglong) -> cython.void:
        card: cython.int = lowest(move)
        self.hand[self.turn] &= ~move
        self.played |= move
        self.pot += 5 if card & 3 == 3 else card & 3
        if self.laid == 0:
            self.led = card >> 2
            self.best = card
            self.taker = self.turn
        elif card >> 2 != self.led:
            self.voids[self.turn] |= 1 << self.led
        elif card > self.best:
            self.best = card
            self.taker = self.turn
        self.laid += 1
        self.turn = (self.turn + 1) & 3
        if self.laid == 4:
            self.points[self.taker & 1] += self.pot
            self.turn = self.taker
            self.laid = 0
            self.pot = 0
            self.led = -1

    def over(self) -> cython.bint:
        return self.played == PACK

    def margin(self) -> cython.double:
        return self.points[0] - self.points[1]

    def copy(self, other: World) -> cython.void:
        seat: cython.int
        for seat in range(4):
            self.hand[seat] = cython.cast(Toy, other).hand[seat]
            self.voids[seat] = cython.cast(Toy, other).voids[seat]
        for seat in range(2):
            self.points[seat] = cython.cast(Toy, other).points[seat]
        self.turn = cython.cast(Toy, other).turn
        self.led = cython.cast(Toy, other).led
        self.best = cython.cast(Toy, other).best
        self.taker = cython.cast(Toy, other).taker
        self.laid = cython.cast(Toy, other).laid
        self.pot = cython.cast(Toy, other).pot
        self.played = cython.cast(Toy, other).played
        self.eager = cython.cast(Toy, other).eager

    def guess(self, view: World) -> cython.void:
        seat: cython.int
        self.copy(view)
        cython.cast(Toy, view).dealing.deal(self)
        for seat in range(4):
            self.hand[seat] |= cython.cast(Toy, view).dealing.low[seat]

    def likelihood(self) -> cython.double:
        return 1.0 if self.hand[1] & self.eager else 0.125

    def policy(self, chance: cython.int) -> cython.ulonglong:
        """Wins with the highest card unless the partner does, else the lowest."""
        count: cython.int = self.generate()
        last: cython.ulonglong = self.moves[count - 1]
        if chance > 0 and self.chance(chance):
            return self.moves[self.below(count)]
        if self.laid == 0:
            return last
        if (self.taker & 1) != (self.turn & 1) and lowest(last) >> 2 == self.led and lowest(last) > self.best:
            return last
        return self.moves[0]

    def guesses_to_solve(self) -> cython.int:
        """Everything is known in the last trick, and nearly so before it."""
        cards: cython.ulonglong = PACK & ~self.played
        left: cython.int = 0
        while cards:
            cards &= cards - 1
            left += 1
        return 1 if left <= 4 else 20 if left <= 8 else 0

    def deal(self, seed: int) -> None:
        """Three cards to each seat."""
        cards = list(range(12))
        Random(seed).shuffle(cards)
        for place, card in enumerate(cards):
            self.hand[place // 3] |= 1 << card

    def view(self, seat: int, eager: int = 0) -> Toy:
        """What a seat knows; some cards are likelier with seat 1, who was seen to want them."""
        view = Toy()
        view.copy(self)
        for other in range(4):
            if other != seat:
                view.hand[other] = 0
        hidden = [card for card in range(12) if not (view.played | view.hand[seat]) >> card & 1]
        others = [other for other in range(4) if other != seat]
        masks = [sum(1 << each for each in others if not view.voids[each] >> (card >> 2) & 1) for card in hidden]
        rooms = [0 if each == seat else int(self.hand[each]).bit_count() for each in range(4)]
        view.dealing = Dealing(hidden, masks, rooms)
        view.eager = eager
        return view

    def known(self) -> list[list[int]]:
        """All of it, for tests to compare."""
        numbers = [self.turn, self.led, self.best, self.taker, self.laid, self.pot, self.played]
        return [list(self.hand), list(self.voids), list(self.points), numbers]
