"""What the tests of the disk stand on: folders of their own, and the toy game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardavia.game import Game
from cardavia.storage.places import Places
from cardavia.storage.records import Match
from tests.storage.toy import play, toy


@pytest.fixture
def games() -> dict[str, Game[Any]]:
    return {"toy": toy(), "other": toy(name="other")}


@pytest.fixture
def played() -> Callable[..., Match]:
    return play


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.within(tmp_path / "home")
