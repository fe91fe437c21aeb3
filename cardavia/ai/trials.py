"""What results of an arena prove: means with their ranges, Elo, and a test that stops as soon as it knows.

Everything is reckoned from pairs: the same deal played twice with the sides changed. The two results of a pair hang
together, so a pair is one observation.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, log10, sqrt
from statistics import NormalDist, mean, stdev
from typing import NamedTuple

NORMAL_95 = 1.96
FEWEST = 24
"""Pairs before which a sequential test does not judge: the spread is not known well enough."""


class Estimate(NamedTuple):
    """A mean and the half width of its 95 % range."""

    mean: float
    half: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """The estimate from independent values, two at least."""
        return cls(mean(values), NORMAL_95 * stdev(values) / sqrt(len(values)))

    @staticmethod
    def spread_of(values: Sequence[float]) -> float:
        """The standard deviation of single results."""
        return stdev(values)

    @property
    def low(self) -> float:
        """The lower end of the range."""
        return self.mean - self.half

    @property
    def high(self) -> float:
        """The upper end of the range."""
        return self.mean + self.half

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.half:.3f}"


def chance_of_none(values: Sequence[float]) -> float:
    """How likely a mean so far from nought is by chance alone, on both sides; 1 where all values are nought."""
    spread = stdev(values)
    if not spread:
        return 1.0 if not mean(values) else 0.0
    return 2 * (1 - NormalDist().cdf(abs(mean(values)) / (spread / sqrt(len(values)))))


def elo(share: float) -> float:
    """The difference in Elo that explains this share of wins; infinite for all or none."""
    if share in (0.0, 1.0):
        return float("inf") if share else float("-inf")
    return 400 * log10(share / (1 - share))


def shares(margins: Iterable[float]) -> list[float]:
    """1 for a win, a half for a draw, 0 for a loss."""
    return [0.5 if margin == 0 else float(margin > 0) for margin in margins]


class Sprt:
    """A generalised sequential probability ratio test on the means of pairs (Fishtest's, with normal pairs).

    It asks whether the true mean is ``worse`` or ``better``; errors of both kinds are as rare as it is told.
    """

    def __init__(self, worse: float, better: float, alpha: float = 0.05, beta: float = 0.05) -> None:
        """Raises ``ValueError`` unless ``worse`` < ``better`` and both errors lie between 0 and a half."""
        if not worse < better or not 0 < alpha < 0.5 or not 0 < beta < 0.5:
            raise ValueError("the worse mean lies below the better one, and errors between 0 and a half")
        self._worse, self._better = worse, better
        self.lower, self.upper = log(beta / (1 - alpha)), log((1 - beta) / alpha)
        self.values: list[float] = []

    @property
    def ratio(self) -> float:
        """The logarithm of how much better "better" explains what was seen; 0 while there is too little."""
        if len(self.values) < FEWEST:
            return 0.0
        spread = stdev(self.values)
        if not spread:
            return 0.0
        middle = (self._worse + self._better) / 2
        return len(self.values) * (self._better - self._worse) * (mean(self.values) - middle) / spread**2

    def add(self, value: float) -> str:
        """One more pair; "better" or "worse" when it is known, else ""."""
        self.values.append(value)
        if self.ratio >= self.upper:
            return "better"
        return "worse" if self.ratio <= self.lower else ""
