"""The golden match of every game: a change of rules, sights, events or shuffle shows here, line by line."""

from __future__ import annotations

import pytest

from cardavia.games import EVERY
from tests.games.telling import FOLDER, told


@pytest.mark.parametrize("name", EVERY)
def test_golden_match(name: str) -> None:
    # meant to change? python -m tests.games.golden, then read the difference
    assert told(name).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
