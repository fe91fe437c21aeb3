"""Tests of the search run in each mode that is there."""

from __future__ import annotations

import pytest

from tests.ai.twins import MODES, Twins, twins


@pytest.fixture(params=MODES)
def here(request: pytest.FixtureRequest) -> Twins:
    return twins(request.param)
