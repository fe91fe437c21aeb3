# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""One mutable world in machine words, for minds that look ahead: the base of every game's fast twin.

A world holds the whole truth, or what one seat knows of it (a *view*). The same file runs compiled and as Python; so
unsigned arithmetic is masked by hand, every attribute is set in ``__init__``, and nothing here is an object.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import count
else:
    from cardavia.ai.bits import count

WORD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
MOST_MOVES = 256


class World:
    """A deal in progress. Side 0 are the even seats, side 1 the odd ones.

    A move is a number that the game gives a meaning; the same number is the same move in every world of a view.
    """

    def __init__(self) -> None:
        self.luck = 88172645463325252
        self.turn = 0
        self.patience = 0
        self.spare: World | None = None
        if not cython.compiled:
            self.moves = [0] * MOST_MOVES

    # chance

    def below(self, number: cython.int) -> cython.int:
        """A number from 0 to one less than this, each as likely (xorshift)."""
        x: cython.ulonglong = self.luck
        x ^= (x << 13) & WORD
        x ^= x >> 7
        x ^= (x << 17) & WORD
        self.luck = x
        return cython.cast(cython.int, ((x >> 33) * cython.cast(cython.ulonglong, number)) >> 31)

    def chance(self, of_1024: cython.int) -> cython.int:
        """Whether something happens that happens so often in 1024 times."""
        return of_1024 > 0 and self.below(1024) < of_1024

    def pick(self, cards: cython.ulonglong) -> cython.ulonglong:
        """One of the bits that are set, each as likely."""
        left: cython.int = self.below(count(cards))
        while left > 0:
            cards &= cards - 1
            left -= 1
        return cards & (~cards + 1)

    # what each game writes

    def generate(self) -> cython.int:
        """Write the legal moves into ``moves``, always in the same order; how many there are."""
        return 0

    def play(self, move: cython.ulonglong) -> cython.void:
        """Make a legal move. What is dealt on the way lies in the world already."""

    def over(self) -> cython.bint:
        """Whether the deal is played and settled."""
        return True

    def margin(self) -> cython.double:
        """By how much side 0 ends ahead of side 1, in the unit that decides the match; only when it is over."""
        return 0.0

    def copy(self, other: World) -> cython.void:
        """Be like another world of the same game, but for its luck."""

    def guess(self, view: World) -> cython.void:
        """Be a whole world that agrees with a view, each one as likely."""

    def likelihood(self) -> cython.double:
        """How much likelier than another this guess is, 0 to 1, by what the others would have done in it."""
        return 1.0

    def policy(self, chance: cython.int) -> cython.ulonglong:
        """A move by the rules of thumb; with this chance of 1024 any legal one."""
        return 0

    # exact play

    def guesses_to_solve(self) -> cython.int:
        """How many guesses of this view a mind should solve rather than search: 1 if all is known, 0 too early.

        A game writes this; then ``solve`` must end within some milliseconds for each move.
        """
        return 0

    def solve(self, alpha: cython.double, beta: cython.double) -> cython.double:
        """The margin when all play best and see everything, if it lies between these bounds; else the nearer one.

        Needs a ``chain`` as long as the plies that are left. A game may write a faster one that remembers positions.
        Once ``patience`` is used up, one for each position, the answer means nothing.
        """
        i: cython.int
        count: cython.int
        value: cython.double
        rule: cython.ulonglong
        if self.over():
            return self.margin()
        if self.spare is None:
            self.patience = 0
        if self.spare is None or self.patience <= 0:
            return 0.0
        self.patience -= 1
        rule = self.policy(0)
        count = self.generate()
        for i in range(count):
            if self.moves[i] == rule:
                self.moves[i] = self.moves[0]
                self.moves[0] = rule
        for i in range(count):
            self.spare.copy(self)
            self.spare.patience = self.patience
            self.spare.play(self.moves[i])
            value = self.spare.solve(alpha, beta)
            self.patience = self.spare.patience
            if self.turn & 1:
                beta = min(beta, value)
            else:
                alpha = max(alpha, value)
            if alpha >= beta:
                break
        return beta if self.turn & 1 else alpha

    # for Python

    def seed(self, number: int) -> None:
        """Begin a sequence of chance; the same number begins the same one."""
        self.luck = (number * 0x9E3779B97F4A7C15 + 0x1234567) & 0xFFFFFFFFFFFFFFFF | 1

    def legal(self) -> list[int]:
        """The legal moves."""
        return [self.moves[i] for i in range(self.generate())]

    def do(self, move: int) -> None:
        """Make a legal move."""
        self.play(move)

    def is_over(self) -> bool:
        """Whether the deal is played and settled."""
        return bool(self.over())

    def side_0_ahead(self) -> float:
        """``margin``."""
        return self.margin()

    def by_rule(self, chance: int = 0) -> int:
        """``policy``."""
        return self.policy(chance)

    def assign(self, other: World) -> None:
        """``copy``."""
        self.copy(other)

    def guess_from(self, view: World) -> None:
        """``guess``."""
        self.guess(view)

    def chain(self, worlds: list[World]) -> None:
        """Let ``solve`` use these worlds of the same game, one for each ply."""
        self.spare = worlds[0] if worlds else None
        if worlds:
            worlds[0].chain(worlds[1:])

    def seed_chain(self, number: int) -> None:
        """``seed`` this and all the spare worlds."""
        self.seed(number)
        if self.spare is not None:
            self.spare.seed_chain(number)

    def to_solve(self) -> int:
        """``guesses_to_solve``."""
        return self.guesses_to_solve()
