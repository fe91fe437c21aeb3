"""What results prove: ranges, Elo, and the test that stops as soon as it knows."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random

import pytest

from cardavia.ai.trials import FEWEST, Estimate, Sprt, chance_of_none, elo, shares


def test_the_range_lies_around_the_mean() -> None:
    found = Estimate.of([1.0, 2.0, 3.0])
    assert found.mean == 2.0
    assert found.high - found.mean == pytest.approx(found.mean - found.low) == pytest.approx(found.half)


def test_shares_and_elo() -> None:
    assert shares([2, 0, -1]) == [1.0, 0.5, 0.0]
    assert elo(0.5) == 0
    assert elo(0.655) == pytest.approx(111, abs=1)
    assert elo(1.0) == float("inf") and elo(0.0) == float("-inf")


def test_how_rarely_chance_does_so_much() -> None:
    assert chance_of_none([0.0, 0.0]) == 1.0
    assert chance_of_none([1.0, 1.0]) == 0.0
    assert chance_of_none([1.0, -1.0] * 20) == pytest.approx(1.0)
    assert 0.01 < chance_of_none([1.0, -1.0, 1.0] * 12) < 0.05


@pytest.mark.parametrize(("true", "said"), [(0.3, "better"), (0.0, "worse")])
def test_it_mostly_knows_what_is_so(true: float, said: str) -> None:
    """The errors are as rare as it was told: 5 of 100, here of 200 trials with a generous bound."""
    luck, right = Random(5), 0
    for _ in range(200):
        test, known = Sprt(0.0, 0.3), ""
        while not known:
            known = test.add(luck.gauss(true, 1.5))
        right += known == said
    assert right >= 0.9 * 200


def test_it_does_not_judge_too_early() -> None:
    test = Sprt(0.0, 0.3)
    assert {test.add(value) for value in islice(cycle((5.0, 6.0)), FEWEST - 1)} == {""}
    assert test.add(5.0) == "better"


@pytest.mark.parametrize("wrong", [(0.3, 0.3), (1.0, 0.0), (0.0, 1.0, 0.0), (0.0, 1.0, 0.05, 0.5)])
def test_a_test_that_cannot_tell_is_refused(wrong: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match="worse"):
        Sprt(*wrong)
