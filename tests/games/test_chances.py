"""A game that has just come gets its share of chance without being named anywhere."""

from __future__ import annotations

import pytest

from tests.games.chances import MANY, deals


def test_a_game_that_nobody_gave_a_number_is_tried_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CARDAVIA_DEALS", raising=False)
    assert deals("a-new-game") == MANY
    monkeypatch.setenv("CARDAVIA_DEALS", "7")
    assert deals("a-new-game") == 7
