"""New pictures come together, once, also to who looked away meanwhile; what lies still is not painted."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.engine.state import Phase
from cardavia.ui.look.curves import Look
from tests.ui.stage.boards import Board

WARM = Look(contrast=60, temperature=30)


class Painted(QObject):
    """What is painted of a widget from now on."""

    def __init__(self, watched: QObject) -> None:
        super().__init__(watched)
        self.region = QRegion()
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


@pytest.fixture
def board(lay: Any) -> Board:
    """A hand of Minchiate, and three turned ones, at the beginning of the play."""
    made: Board = lay("minchiate", 3)
    made.until(Phase.PLAY)
    made.label()
    QApplication.processEvents()
    return made


def plates(board: Board) -> list[int]:
    """The pictures of the plates."""
    return [item.pixmap().cacheKey() for item in board.stage.furniture._badges.values()]


def is_new(board: Board) -> bool:
    return not any(item.is_old for item, pose in board.stage.expected() if pose.shown)


def test_plates_and_cards_are_seen_in_another_light_at_the_same_time(board: Board) -> None:
    before, turns = plates(board), 0
    board.faces.grade(WARM)
    while board.stage.renewal.is_due:
        assert plates(board) == before and not is_new(board)
        board.stage.renewal._on_slice()
        turns += 1
    assert turns > 1
    assert not {*plates(board)} & {*before} and is_new(board)


def test_another_size_is_laid_out_once(board: Board, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[float] = []
    arrange = board.stage.furniture.arrange

    def counted(seating: Any, *rest: Any) -> None:
        laid.append(seating.width)
        arrange(seating, *rest)

    monkeypatch.setattr(board.stage.furniture, "arrange", counted)
    with qtbot.waitSignal(board.stage.renewal.done):
        board.stage.resize(1100, 700)
    assert laid == [1100]


def test_who_looks_away_too_early_finds_everything_new(board: Board) -> None:
    stage, before = board.stage, plates(board)
    stage.resize(1100, 700)
    pulled = stage.coarse
    stage.hide()
    stage.show()
    assert (pulled, stage.coarse) == (True, False), "the cloth is that of this size"
    resized = plates(board)
    assert not {*resized} & {*before}
    board.faces.grade(WARM)
    assert stage.renewal.is_due
    stage.hide()
    stage.show()
    assert not {*plates(board)} & {*resized} and is_new(board)


def test_what_lies_still_is_not_painted_again(board: Board) -> None:
    painted = Painted(board.stage.viewport())
    board.stage.settle(board.view)
    QApplication.processEvents()
    assert painted.region.isEmpty()
    board.stage.furniture.set_prompt("Play a card", warn=False)
    QApplication.processEvents()
    assert not painted.region.isEmpty(), "what changes is"
