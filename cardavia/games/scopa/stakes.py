"""What the points of a deal are worth in the match: far from the target a point is a point, near it winning counts."""

from __future__ import annotations

from functools import cache
from math import exp, factorial, sqrt

from cardavia.engine.rules import Rules
from cardavia.engine.score import total
from cardavia.games.scopa.rules import ScopaState

SPAN = 32
"""Rows and columns of a table of worth: no side makes so many points in a deal."""
FAR = 7
"""While both sides need more than this, a point is a point; nearer to the target the match is counted."""
SWEEP_SHARE = 0.5
"""Sweeps of a seat in a deal, on average (scopa.md 8)."""
BESIDE = 0.02
"""What a point counts that does nothing for the match: so much of one that does."""

Chances = dict[tuple[int, int], float]


def _deals() -> tuple[tuple[int, int, float], ...]:
    """The points that a deal brings, both ways, with their chances: four awards and sweeps (scopa.md 8)."""
    awards = ((0.455, 0.09), (0.385, 0.23), (0.5, 0.0), (0.475, 0.05))
    chances = {(0, 0): 1.0}
    for won, tied in awards:
        chances = _spread(chances, (((1, 0), won), ((0, 1), won), ((0, 0), tied)))
    sweeps = [(number, exp(-SWEEP_SHARE) * SWEEP_SHARE**number / factorial(number)) for number in range(4)]
    chances = _spread(chances, tuple(((number, 0), chance) for number, chance in sweeps))
    chances = _spread(chances, tuple(((0, number), chance) for number, chance in sweeps))
    whole = sum(chances.values())
    return tuple((mine, his, chance / whole) for (mine, his), chance in chances.items() if chance)


def _spread(chances: Chances, steps: tuple[tuple[tuple[int, int], float], ...]) -> Chances:
    found: Chances = {}
    for (mine, his), chance in chances.items():
        for (more, less), part in steps:
            key = (mine + more, his + less)
            found[key] = found.get(key, 0.0) + chance * part
    return found


_DEALS = _deals()


@cache
def match_edge(need: int, other: int) -> float:
    """The chance to win the match less the chance to lose it, when I need so many points and the other that many."""
    if need <= 0 or other <= 0:
        return float((need < other) - (need > other))
    return sum(chance * match_edge(need - mine, other - his) for mine, his, chance in _DEALS)


def needs(rules: Rules[ScopaState], state: ScopaState) -> tuple[int, int]:
    """The points that sides 0 and 1 still need to win the match."""
    first, second = (state.options.target - total(state.sheet, side) for side in (0, 1))
    if min(first, second) <= 0:  # an extra deal: who is ahead after it wins (scopa.md 7)
        ahead = max(first, second)
        return first - ahead + 1, second - ahead + 1
    return first, second


@cache
def worth(first: int, second: int) -> tuple[float, ...]:
    """What a deal's points are worth to side 0 when the sides need so many: a row for each number of its points.

    A usual deal is worth nothing, and deals spread as much as in points. Empty where a point is a point.
    """
    if min(first, second) > FAR:
        return ()
    points = sqrt(sum(chance * (mine - his) ** 2 for mine, his, chance in _DEALS))
    mean = match_edge(first, second)
    spread = sqrt(sum(chance * (match_edge(first - mine, second - his) - mean) ** 2 for mine, his, chance in _DEALS))
    scale = points / spread
    return tuple(
        scale * (match_edge(first - mine, second - his) - mean) + BESIDE * (mine - his)
        for mine in range(SPAN)
        for his in range(SPAN)
    )
