# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The search: a tree of what one seat can know, grown by playing on in guess after guess of what it cannot.

Single-observer information set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012). Every iteration takes a new
guess, walks down the one tree by the moves that are legal in this guess, adds one position, plays on by the rules of
thumb and teaches the margin to all the moves on the way. Which move to walk is decided by its mean for the side that
makes it and a bonus for what was seldom tried when it could have been (UCB1 with counts of availability).
"""

from __future__ import annotations

from array import array
from collections import Counter

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cardavia.ai.world import World
    from cython.cimports.libc.math import log, sqrt
else:
    from math import log, sqrt

    from cardavia.ai.world import World

NODES = 1 << 17
"""Positions in a tree: 5 MB."""
EXPLORATION = 1.4
"""The weight of the bonus, in standard deviations of the margins. Too little is what hurts."""
CHANCE = 307
"""Of 1024 moves that are played on, so many are any legal move: three tenths."""
DEPTH = cython.declare(cython.int, 255)
PLIES = cython.declare(cython.int, 1000)
"""More than any deal has: a world that never ends must not hold up the bell for ever."""

Ranking = list[tuple[int, int, float, float]]
"""Move, visits, mean margin for the side that makes it, and the standard deviation of its margins; the best first."""


class Search:
    """A tree whose memory is used again for each decision. The same seed and view give the same results.

    ``iterations`` is how many were made since ``begin``; ``spread`` is what counts as a large difference of margins.
    """

    def __init__(self, work: World, nodes: int = NODES) -> None:
        """``work`` is any world of the game: the guesses are played on in it."""
        if not cython.compiled:
            self._path, self._sides, self._untried, self._behind = ([0] * 256 for _ in range(4))
        self._work = work
        self._view = work
        self._most = nodes
        self._move = array("Q", bytes(8 * nodes))
        self._visits = array("i", bytes(4 * nodes))
        self._available = array("i", bytes(4 * nodes))
        self._first = array("i", bytes(4 * nodes))
        self._after = array("i", bytes(4 * nodes))
        self._total = array("d", bytes(8 * nodes))
        self._squares = array("d", bytes(8 * nodes))
        self.begin(work, 0)

    def begin(
        self,
        view: World,
        seed: int,
        scale: float = 0.0,
        exploration: float = EXPLORATION,
        chance: int = CHANCE,
        tries: int = 1,
        known: bool = False,
    ) -> None:
        """Forget everything and begin with what a seat knows.

        A margin times ``scale`` should mostly lie between -1 and 1; with 0 the margins seen are the measure. Of so many
        ``tries`` one guess is drawn in proportion to its likelihood. ``known``: the view is a whole world.
        """
        self._view = view
        self._work.seed(seed)
        self._fixed_spread = 1.0 / scale if scale > 0.0 else 0.0
        self.spread = self._fixed_spread if scale > 0.0 else 1.0
        self._exploration = exploration
        self._chance = chance
        self._tries = tries
        self._known = known
        self._sum = 0.0
        self._squares_sum = 0.0
        self.iterations = 0
        self._nodes = 1
        self._first[0] = -1

    def more(self, iterations: int) -> None:
        """Go on; other threads may run meanwhile, but none may use this search or its view."""
        number: cython.int = iterations
        with cython.nogil:
            self._run(number)

    def _run(self, iterations: cython.int) -> cython.void:
        for _ in range(iterations):
            self._iterate()

    def _iterate(self) -> cython.void:
        """One guess, played to its end."""
        node: cython.int = 0
        nodes: cython.int
        depth: cython.int = 0
        plies: cython.int
        side: cython.int
        self._guess()
        while depth < DEPTH and not self._work.over():
            side = self._work.turn & 1
            nodes = self._nodes
            node = self._choose(node, self._work.generate())
            if node < 0:
                break
            depth += 1
            self._path[depth] = node
            self._sides[depth] = side
            self._work.play(self._move[node])
            if self._nodes > nodes:
                break
        plies = 0
        while plies < PLIES and not self._work.over():
            self._work.play(self._work.policy(self._chance))
            plies += 1
        self._learn(depth, self._work.margin())

    def _guess(self) -> cython.void:
        """Put a guess into the working world."""
        before: cython.ulonglong
        kept: cython.ulonglong = 0
        weight: cython.double
        weights: cython.double = 0.0
        if self._known:
            self._work.copy(self._view)
            return
        for _ in range(self._tries - 1):
            before = self._work.luck
            self._work.guess(self._view)
            weight = self._work.likelihood()
            weights += weight
            # each of those so far is the kept one in proportion to its weight
            if weight > 0.0 and self._work.below(1 << 30) * weights < weight * (1 << 30):
                kept = before
        before = self._work.luck
        self._work.guess(self._view)
        if weights > 0.0:
            weight = self._work.likelihood()
            weights += weight
            if self._work.below(1 << 30) * weights >= weight * (1 << 30):
                # the same luck gives the same guess again; then it goes on from where it was
                before = self._work.luck
                self._work.luck = kept
                self._work.guess(self._view)
                self._work.luck = before

    def _choose(self, node: cython.int, count: cython.int) -> cython.int:
        """The node of the move to walk among those that are generated, a new one if some are untried; -1 if full."""
        i: cython.int
        child: cython.int
        last: cython.int = -1
        best: cython.int = -1
        untried: cython.int = 0
        bonus: cython.double = self._exploration * self.spread
        value: cython.double
        most: cython.double = 0.0
        for i in range(count):
            child = self._find(node, self._work.moves[i], last)
            if child < 0:
                self._untried[untried] = i
                self._behind[untried] = last
                untried += 1
                continue
            last = child
            self._available[child] += 1
            if untried == 0:
                value = self._total[child] / self._visits[child]
                value += bonus * sqrt(log(cython.cast(cython.double, self._available[child])) / self._visits[child])
                if best < 0 or value > most:
                    most = value
                    best = child
        if untried == 0:
            return best
        if self._nodes >= self._most:
            return -1
        i = self._work.below(untried) if untried > 1 else 0
        return self._grow(node, self._behind[i], self._work.moves[self._untried[i]])

    def _find(self, node: cython.int, move: cython.ulonglong, last: cython.int) -> cython.int:
        """The child of a node by this move, or -1. Children lie mostly as the moves do: it is sought after the last."""
        child: cython.int = self._after[last] if last >= 0 else self._first[node]
        start: cython.int = child
        while child >= 0:
            if self._move[child] == move:
                return child
            child = self._after[child]
        child = self._first[node]
        while child != start:
            if self._move[child] == move:
                return child
            child = self._after[child]
        return -1

    def _grow(self, node: cython.int, behind: cython.int, move: cython.ulonglong) -> cython.int:
        """A new child, behind another one or first."""
        child: cython.int = self._nodes
        self._nodes += 1
        self._move[child] = move
        self._visits[child] = 0
        self._available[child] = 1
        self._total[child] = 0.0
        self._squares[child] = 0.0
        self._first[child] = -1
        if behind < 0:
            self._after[child] = self._first[node]
            self._first[node] = child
        else:
            self._after[child] = self._after[behind]
            self._after[behind] = child
        return child

    def _learn(self, depth: cython.int, margin: cython.double) -> cython.void:
        """Teach a margin to the moves on the way."""
        i: cython.int
        node: cython.int
        variance: cython.double
        for i in range(1, depth + 1):
            node = self._path[i]
            self._visits[node] += 1
            self._total[node] += -margin if self._sides[i] else margin
        if depth > 0:
            self._squares[self._path[1]] += margin * margin
        self.iterations += 1
        if self._fixed_spread == 0.0:
            self._sum += margin
            self._squares_sum += margin * margin
            variance = self._squares_sum - self._sum * self._sum / self.iterations
            self.spread = sqrt(variance / self.iterations) if variance > 0.0 else 1.0

    def by_rule(self, guesses: int = 8) -> int:
        """The move that the rules of thumb would make, in most of some guesses if they know more than the seat does."""
        found: Counter[int] = Counter()
        for _ in range(guesses):
            self._guess()
            found[self._work.policy(0)] += 1
        return found.most_common(1)[0][0]

    def ranking(self) -> Ranking:
        """The moves at the root that were tried, the most visited first; among these the one with the best mean."""
        ranking: Ranking = []
        child = self._first[0]
        while child >= 0:
            visits = self._visits[child]
            mean = self._total[child] / visits
            variance = self._squares[child] / visits - mean * mean
            ranking.append((self._move[child], visits, mean, sqrt(max(variance, 0.0))))
            child = self._after[child]
        return sorted(ranking, key=lambda each: (-each[1], -each[2], each[0]))
