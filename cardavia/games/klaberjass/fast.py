# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A deal of Klaberjass for minds that look ahead: guesses at the other hand, rules of thumb, and the exact end.

The rules themselves are in fast_play.py. The sections named are those of klaberjass.md.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import count, lowest
    from cython.cimports.cardavia.ai.world import World
    from cython.cimports.cardavia.games.klaberjass.fast_guess import Guesses
    from cython.cimports.cardavia.games.klaberjass.fast_play import Play
    from cython.cimports.cardavia.games.klaberjass.fast_solve import Solver
else:
    from cardavia.ai.bits import count, lowest
    from cardavia.ai.world import World
    from cardavia.games.klaberjass.fast_guess import Guesses
    from cardavia.games.klaberjass.fast_play import Play
    from cardavia.games.klaberjass.fast_solve import Solver

PACK = cython.declare(cython.ulonglong, 0xFFFFFFFF)
TRUMPS = cython.declare(cython.ulonglong, 0xFF)
ROYALS = cython.declare(cython.ulonglong, 0b1100)
TENS = cython.declare(cython.ulonglong, 0x40404000)
"""The plain tens."""
SAID = cython.declare(cython.ulonglong, 1 << 32)
LAST = cython.declare(cython.int, 10)
BELLA = cython.declare(cython.int, 20)

SOLVED_LEFT = cython.declare(cython.int, 8)
SOLVED_GUESSES = cython.declare(cython.int, 200)
"""With so few plays left so many guesses are solved instead of a search."""
CERTAIN_LEFT = cython.declare(cython.int, 14)
"""The same where the other hand is known."""

# what the rules of thumb weigh, in points (cardplay.py tells the same to people)
A_TRUMP = cython.declare(cython.double, 7.0)
MASTER_TRUMP = cython.declare(cython.double, 10.0)
MASTER = cython.declare(cython.double, 2.0)
GUARDED_TEN = cython.declare(cython.double, 3.0)
THROWN = cython.declare(cython.double, 2.0)
DRAWING = cython.declare(cython.double, 20.0)


class Klaberjass(Play):
    """A deal, or what one seat knows of it.

    In a view the other hand is empty, and ``guesses`` says what it may hold. A ``solver`` is shared by many worlds.
    """

    def __init__(self) -> None:
        super().__init__()
        if not cython.compiled:
            self.none = [0.0] * 33
        self.guesses: Guesses | None = None
        self.solver: Solver | None = None

    def guess(self, view: World) -> cython.void:
        """Be a whole deal that agrees with a view: the other hand is one of those that its ``guesses`` hold."""
        self.copy(view)
        self.hand[cython.cast(Klaberjass, view).guesses.other] = cython.cast(Klaberjass, view).guesses.drawn(self)

    # the end

    def guesses_to_solve(self) -> cython.int:
        """Some at the very end, and one where the other hand is known."""
        if self.guesses is None:
            return 0
        if self.guesses.certain:
            return 1 if self.left <= CERTAIN_LEFT else 0
        return SOLVED_GUESSES if self.left <= SOLVED_LEFT else 0

    def solve(self, alpha: cython.double, beta: cython.double) -> cython.double:
        """By how much more seat 0 writes if both play on with open cards, and say bella if it pays.

        What is solved is by how many points of the tricks seat 0 comes out ahead. The settlement never falls with that
        number, so who wins most of it also writes most; and no bella changes how to play, only whether to say it.
        """
        ahead: cython.int
        seat: cython.int
        bella: cython.int = -1
        open_: cython.int = self.points(self.hand[0] | self.hand[1] | self.led)
        first: cython.int
        second: cython.int
        silent: cython.double
        said: cython.double
        if self.solver is None:
            self.patience = 0
            return 0.0
        self.patience -= 1
        ahead = self.solver.ahead(self.hand[0], self.hand[1], self.led, self.turn)
        if self.left:
            open_ += LAST
        first = self.made[0] + (open_ + ahead) // 2
        second = self.made[1] + (open_ - ahead) // 2
        silent = self.written(first, second)
        for seat in range(2):
            if self.hand[seat] & ROYALS and not ROYALS & ~(self.hand[seat] | self.gone[seat]):
                bella = seat
        if bella == 0:
            said = self.written(first + BELLA, second)
            return said if said > silent else silent
        if bella == 1:
            said = self.written(first, second + BELLA)
            return said if said < silent else silent
        return silent

    # the rules of thumb (13)

    def policy(self, chance: cython.int) -> cython.ulonglong:
        """The card that promises most by what its seat may know, or with this chance of 1024 any legal one."""
        cards: cython.ulonglong = self.able()
        other: cython.int = 1 - self.turn
        card: cython.ulonglong
        best: cython.ulonglong = 0
        may: cython.ulonglong
        value: cython.double
        most: cython.double = -1000.0
        if not cards & (cards - 1):
            return self.said_with(cards)
        if self.chance(chance):
            return self.said_with(self.pick(cards))
        may = PACK & ~(self.gone[0] | self.gone[1] | self.hand[self.turn] | self.out | self.lacks[other])
        if not self.led:
            self.chances((self.left + 1) // 2, count(may))
        while cards:
            card = cards & (~cards + 1)
            cards ^= card
            value = self.reply_value(card, may) if self.led else self.lead_value(card, may)
            # of equal trumps the highest
            if value > most or (value == most and card & TRUMPS):
                most, best = value, card
        return self.said_with(best)

    def said_with(self, card: cython.ulonglong) -> cython.ulonglong:
        """The move of a card, with bella if it may be said, unless its 20 would go over to the other anyway."""
        open_: cython.ulonglong
        seat: cython.int = self.turn
        if not self.may_say_bella(card):
            return card
        if self.taker == seat:
            open_ = PACK & ~(self.gone[0] | self.gone[1] | self.out)
            if self.made[seat] + BELLA + self.points(open_ | self.led) + LAST <= self.made[1 - seat]:
                return card
        return card | SAID

    def beaters(self, card: cython.ulonglong, may: cython.ulonglong) -> cython.ulonglong:
        """Those of the same suit, among cards that the other may hold, that beat a card."""
        return may & (TRUMPS << (lowest(card) & 24)) & ~((card << 1) - 1)

    def chances(self, held: cython.int, may: cython.int) -> cython.void:
        """Fill ``none``: the chance that the other hand, so many out of so many, has none of n given cards."""
        n: cython.int
        self.none[0] = 1.0
        for n in range(may):
            self.none[n + 1] = self.none[n] * (may - held - n) / (may - n) if may - held > n else 0.0

    def keep(self, card: cython.ulonglong, may: cython.ulonglong) -> cython.double:
        """What a card is worth later; nothing in the last trick."""
        if self.left <= 2:
            return 0.0
        if card & TRUMPS:
            return A_TRUMP if self.beaters(card, may) else MASTER_TRUMP
        if not self.beaters(card, may):
            return MASTER
        if card & TENS and self.hand[self.turn] & (TRUMPS << (lowest(card) & 24)) & ~card:
            return GUARDED_TEN
        return 0.0

    def lead_value(self, card: cython.ulonglong, may: cython.ulonglong) -> cython.double:
        """Expected points of a lead, less what the card would be worth later."""
        beaters: cython.ulonglong = self.beaters(card, may)
        trumps: cython.ulonglong = may & TRUMPS
        worth: cython.double = self.worth[lowest(card)]
        answer: cython.double = THROWN
        losing: cython.double = 1.0 - self.none[count(beaters)]
        same: cython.int
        value: cython.double
        if card & TRUMPS:
            if not beaters:
                worth = 0.0
        else:
            same = count(may & (TRUMPS << (lowest(card) & 24)))
            losing += self.none[same] - self.none[same + count(trumps)]
        losing = min(losing, 1.0)
        if beaters:
            answer = cython.cast(cython.double, self.points(beaters)) / count(beaters)
        value = (1.0 - losing) * (worth + THROWN) - losing * (worth + answer) - self.keep(card, may)
        if card & TRUMPS and not beaters and trumps and self.taker == self.turn:
            value += DRAWING
        return value

    def reply_value(self, card: cython.ulonglong, may: cython.ulonglong) -> cython.double:
        """The points of the trick, won or lost, less what the card would be worth later."""
        worth: cython.double = self.worth[lowest(card)]
        prize: cython.double = self.worth[lowest(self.led)] + (LAST if self.left == 1 else 0)
        if self.beats(card, self.led):
            if card & TRUMPS and not self.beaters(card, may):
                worth = 0.0
            return prize + worth - self.keep(card, may)
        return -prize - worth - self.keep(card, may)

    # for Python

    def set_guesses(self, guesses: Guesses | None) -> None:
        """Make this the view of a seat."""
        self.guesses = guesses

    def set_solver(self, solver: Solver) -> None:
        """Solve with this table."""
        self.solver = solver

    def solved(self) -> float:
        """``solve`` without bounds."""
        return self.solve(-1000.0, 1000.0)

    def play_out(self, chance: int) -> float:
        """The margin when both play on by the rules of thumb."""
        off: cython.int = chance
        with cython.nogil:
            while self.left:
                self.play(self.policy(off))
        return self.margin()
