"""One decision: as much search as the level and the clock allow, then the choice among what was found."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import exp, sqrt
from random import Random
from typing import NamedTuple

from cardavia.ai.budget import Budget
from cardavia.ai.exact import Exact
from cardavia.ai.search import CHANCE, EXPLORATION, NODES, Search
from cardavia.ai.world import World

CHUNK_SECONDS = 0.004
"""How long a mind thinks between two looks at the bell, once it knows how fast it is."""
ALIKE = 0.01
"""Moves whose means differ by less than this share of the spread of margins are equally good."""
DOUBT = 1.0
"""So are those whose means differ by less than so many standard errors: that could be chance."""
TRUSTED = 0.25
"""A move that was visited less than this share of the most visited one is not known to be as good."""


class Effort(NamedTuple):
    """What a level spends on one decision."""

    iterations: int
    temperature: float = 0.0
    """How freely moves are mixed that differ by the spread of margins: 0 takes the best, 0.1 gives one up rarely."""
    exact: bool = True
    """Whether the end is solved, where a game says that it can be."""
    tries: int = 1
    """Guesses of which one is drawn in proportion to its likelihood."""


class Ranked(NamedTuple):
    """A move and what was found of it. Margins are those of the seat to move, in the unit that decides the match."""

    move: int
    visits: int
    mean: float
    spread: float


class Decision(NamedTuple):
    """What was chosen and why. The ranking has the most visited moves first; the choice need not be its first."""

    move: int
    ranking: tuple[Ranked, ...]
    iterations: int
    milliseconds: float
    solved: bool = False
    """Whether the ranking comes from exact play in every guess."""


class Brain:
    """One worker's memory for one game: a tree and a solver, used again for every decision.

    The same view, effort and luck give the same decision, unless the clock stops it.
    """

    def __init__(
        self,
        make: Callable[[], World],
        plies: int,
        scale: float = 0.0,
        nodes: int = NODES,
        exploration: float = EXPLORATION,
        chance: int = CHANCE,
        doubt: float = DOUBT,
    ) -> None:
        """``make`` gives empty worlds of the game; ``plies`` are the most that are ever solved.

        A margin times ``scale`` should mostly lie between -1 and 1; with 0 the margins seen are the measure. Where the
        rules of thumb are worse than a doubtful search, ``doubt`` is less than ``DOUBT``.
        """
        self._search = Search(make(), nodes)
        self._exact = Exact(make, plies)
        self._scale = scale
        self._exploration = exploration
        self._chance = chance
        self._doubt = doubt

    def think(self, view: World, budget: Budget, effort: Effort, luck: Random) -> Decision:
        """The decision of the seat whose view this is. Raises ``Stopped`` when the bell rings."""
        budget.check()
        began = time.perf_counter()
        seed = int(luck.random() * (1 << 52))
        moves = view.legal()
        if len(moves) == 1:
            return Decision(moves[0], (Ranked(moves[0], 0, 0.0, 0.0),), 0, 0.0)
        self._search.begin(view, seed, self._scale, self._exploration, self._chance, effort.tries)
        asked: Search | Exact = self._search
        if effort.exact and self._solves(view, seed, budget):
            asked = self._exact
        else:
            spend(self._search, effort.iterations, budget)
        ranking = tuple(Ranked(*each) for each in asked.ranking())
        move = self._chosen(ranking, effort.temperature, luck)
        took = 1000 * (time.perf_counter() - began)
        return Decision(move, ranking, asked.iterations, took, asked is self._exact)

    def _solves(self, view: World, seed: int, budget: Budget) -> bool:
        """Solve guesses if the game says so; whether that was possible, and in time."""
        guesses = view.to_solve()
        if guesses:
            self._exact.begin(view, seed)
            spend(self._exact, guesses, budget)
        return guesses > 0 and self._exact.iterations > 0 and not self._exact.gave_up

    def _chosen(self, ranking: tuple[Ranked, ...], temperature: float, luck: Random) -> int:
        spread = self._search.spread
        best = ranking[0]
        if temperature > 0.0:
            return _mixed(ranking, temperature * spread, luck)
        alike = [
            each.move
            for each in ranking
            if each.mean >= best.mean - max(ALIKE * spread, self._doubt * _error(best, each))
            and each.visits >= TRUSTED * best.visits
        ]
        # among equals the one that a partner would expect
        rule = self._search.by_rule() if len(alike) > 1 else best.move
        return rule if rule in alike else best.move


def _error(one: Ranked, other: Ranked) -> float:
    """The standard error of the difference of two means."""
    return sqrt(one.spread**2 / one.visits + other.spread**2 / other.visits)


def spend(asked: Search | Exact, iterations: int, budget: Budget) -> None:
    """Let it think until so many iterations are made or time is over. Raises ``Stopped`` when the bell rings."""
    chunk, left = 1, iterations
    while left > 0:
        number = min(chunk, left)
        began = time.perf_counter()
        asked.more(number)
        left -= number
        if not budget.check():
            return
        took = time.perf_counter() - began
        if took > CHUNK_SECONDS:
            chunk = max(number // 2, 1)
        elif 2 * took < CHUNK_SECONDS:
            chunk = 2 * number


def _mixed(ranking: tuple[Ranked, ...], temperature: float, luck: Random) -> int:
    """A move, each the likelier the better its mean is; as much worse as the temperature is e times rarer."""
    most = max(each.mean for each in ranking)
    weights = [exp((each.mean - most) / temperature) for each in ranking]
    drawn = luck.random() * sum(weights)
    for each, weight in zip(ranking, weights, strict=True):
        drawn -= weight
        if drawn < 0.0:
            return each.move
    return ranking[-1].move
