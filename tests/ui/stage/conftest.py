"""Tables with matches that are played on them: of Scopa with the real pictures, of any game with sketched ones."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.stage.boards import Board
from tests.ui.stage.steps import plates
from tests.ui.stage.tables import Played


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """A shown table of 800 by 600 pixels; its clock is only ever stepped by hand."""
    made = Played(seed=15)
    qtbot.addWidget(made.stage)
    made.stage.resize(800, 600)
    made.stage.show()
    return made


@pytest.fixture
def lay(qtbot: QtBot) -> Any:
    """Lays a table, shown, with plates that follow the match; its clock is only ever stepped by hand."""

    def laid(game: str, seed: int, size: tuple[int, int] = (960, 640)) -> Board:
        board = Board(game, seed)
        qtbot.addWidget(board.stage)
        board.stage.resize(*size)
        board.stage.show()
        board.stage.plates = lambda view, owed: plates(board, view, owed)
        return board

    return laid
