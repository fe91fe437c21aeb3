# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Exact play at the end: every move's margin in one guess after the other, when all play best and see everything.

Where the view leaves only one world this is the best play there is. Else it is an average over what may be, and takes
the others to know what they cannot: good for the last tricks only.
"""

from __future__ import annotations

from collections.abc import Callable

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cardavia.ai.world import World
    from cython.cimports.libc.math import sqrt
else:
    from math import sqrt

    from cardavia.ai.world import World

PATIENCE = 500
"""Positions that may be looked at in one guess: the bell must be obeyed within 20 ms. Compiled they may be more."""
if cython.compiled:
    PATIENCE = 60_000
FAR = cython.declare(cython.double, 1e18)


class Exact:
    """Solves guesses; asked like a ``Search``. ``gave_up``: a guess was too large, and what was found is incomplete."""

    def __init__(self, make: Callable[[], World], plies: int) -> None:
        """Worlds are made here once, one for each ply that may be left."""
        if not cython.compiled:
            self._move = [0] * 256
            self._value, self._total, self._squares = ([0.0] * 256 for _ in range(3))
        self._work = make()
        self._work.chain([make() for _ in range(plies + 1)])
        self.begin(self._work, 0)

    def begin(self, view: World, seed: int, patience: int = PATIENCE) -> None:
        """Forget everything and begin with what a seat knows."""
        self._view = view
        self._work.seed_chain(seed)
        self._patience = patience
        self.gave_up = False
        self.iterations = 0
        self._count = 0

    def more(self, guesses: int) -> None:
        """Solve so many guesses."""
        number: cython.int = guesses
        with cython.nogil:
            self._run(number)

    def _run(self, guesses: cython.int) -> cython.void:
        for _ in range(guesses):
            if not self.gave_up:
                self._solve_one()

    def _solve_one(self) -> cython.void:
        i: cython.int
        sign: cython.double
        self._work.guess(self._view)
        if self._work.spare is None:
            self.gave_up = True
            return
        sign = -1.0 if self._work.turn & 1 else 1.0
        if self.iterations == 0:
            self._count = self._work.generate()
            for i in range(self._count):
                self._move[i] = self._work.moves[i]
                self._total[i] = 0.0
                self._squares[i] = 0.0
        self._work.patience = self._patience
        for i in range(self._count):
            self._work.spare.copy(self._work)
            self._work.spare.patience = self._work.patience
            self._work.spare.play(self._move[i])
            self._value[i] = sign * self._work.spare.solve(-FAR, FAR)
            self._work.patience = self._work.spare.patience
        if self._work.patience <= 0:
            self.gave_up = True
            return
        for i in range(self._count):
            self._total[i] += self._value[i]
            self._squares[i] += self._value[i] * self._value[i]
        self.iterations += 1

    def ranking(self) -> list[tuple[int, int, float, float]]:
        """As a search gives it; each move was tried in every guess, the best mean comes first."""
        if self.iterations == 0:
            return []
        ranking = []
        for i in range(self._count):
            mean = self._total[i] / self.iterations
            variance = self._squares[i] / self.iterations - mean * mean
            ranking.append((self._move[i], self.iterations, mean, sqrt(max(variance, 0.0))))
        return sorted(ranking, key=lambda each: (-each[2], each[0]))
