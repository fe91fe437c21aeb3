"""Plates and words on the table: what is drawn for one table does not stay on the next, and large text finds room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from cardavia.engine.layout import Layout, Place
from cardavia.engine.zones import Seat
from cardavia.ui.stage.plates import SMALL, SeatLabel, badge, fitted
from cardavia.ui.stage.seating import Seating
from tests.ui.stage.boards import Board

LABEL = SeatLabel("Il compagno", ("3 prese", "dichiarati: 20"), dealer=True, score="34", leader=True)


def piled(count: int) -> Seating:
    """A table with so many places of piles."""
    places = {(f"pile{number}", None): Place(0.1 + 0.2 * number, 0.5) for number in range(count)}
    return Seating(Layout({("hand", 0): Place(), **places}), 1, Seat(0), 1280, 750)


def test_no_outline_of_another_games_piles_stays(qtbot: QtBot) -> None:
    stage = Board("tarocchino", 1).stage
    qtbot.addWidget(stage)
    for count in (4, 1, 2):
        table = piled(count)
        stage.furniture.arrange(table, stage.font(), 1.0, stage._faces.grading)
        assert sum(item.isVisible() for item in stage.furniture._outlines) == len(table.piles())


@pytest.mark.parametrize("room", [(300, 120), (150, 90), (150, 80)])
def test_a_plate_shrinks_its_letters_before_it_leaves_anything_out(qtbot: QtBot, room: tuple[int, int]) -> None:
    size, font = QSizeF(*room), QFont("Noto Sans")
    made = fitted(LABEL, font, size, 20.0)
    assert made.whole
    assert made.lines == list(LABEL.lines)
    picture = badge(LABEL, font, size, 20.0, 1.0)
    assert picture.width() <= room[0] + 2
    assert picture.height() <= room[1] + 4  # of the light around it


def test_on_the_smallest_plate_the_lines_go_and_the_letters_can_be_read(qtbot: QtBot) -> None:
    made = fitted(LABEL, QFont("Noto Sans"), QSizeF(140, 30), 20.0)
    assert not made.whole
    assert made.em >= SMALL
    assert " ".join(made.names) == LABEL.name
