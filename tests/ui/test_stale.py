"""What stands on the screen is what the table would paint anew: nothing of an earlier moment stays, to the pixel."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cardavia.engine.zones import Seat
from cardavia.ui.stage.scene import Stage
from tests.ui.houses import Guest


def on_screen(stage: Stage) -> QImage:
    window = stage.window()
    picture = window.screen().grabWindow(window.winId()).toImage()
    corner = stage.viewport().mapTo(window, QPoint(0, 0))
    return picture.copy(QRect(corner, stage.viewport().size()))


def settle(rounds: int = 20) -> None:
    for _ in range(rounds):
        QApplication.processEvents()


def assert_fresh(stage: Stage) -> None:
    settle()
    shown = on_screen(stage)
    stage.viewport().repaint()
    assert on_screen(stage) == shown


def paint_early(guest: Guest) -> None:
    """A part of the table is painted before the view has heard what else has changed, as when something moves there."""
    guest.house.page.stage.viewport().update(10, 10, 20, 20)
    QApplication.sendPostedEvents(guest.house.window, QEvent.Type.UpdateRequest.value)


def test_a_shorter_caption_leaves_nothing_of_the_longer_one(guest: Guest) -> None:
    guest.sit_down()
    stage = guest.house.page.stage
    stage.set_prompt("Several captures: choose the cards to take, or press Esc")
    settle()
    before = on_screen(stage)
    stage.set_prompt("Your turn")
    paint_early(guest)
    assert_fresh(stage)
    assert on_screen(stage) != before


def test_the_outline_of_the_stock_goes_to_the_other_dealer_whole(guest: Guest) -> None:
    guest.sit_down()
    stage = guest.house.page.stage
    settle()
    before, view = on_screen(stage), guest.session.view(Seat(0))
    stage.settle(view._replace(state=replace(view.state, dealer=Seat(1 - view.state.dealer))))
    paint_early(guest)
    assert_fresh(stage)
    assert on_screen(stage) != before


@pytest.mark.parametrize(
    "change", [{"cloth": "notte"}, {"contrast": 80}, {"temperature": 10}, {"grain": 90}, {"back": "green"}]
)
def test_a_changed_look_is_everywhere(guest: Guest, change: dict[str, Any]) -> None:
    guest.sit_down()
    stage = guest.house.page.stage
    settle()
    before = on_screen(stage)
    guest.house.preferences.change(**change)
    paint_early(guest)
    guest.qtbot.waitUntil(lambda: on_screen(stage) != before and not stage.renewal.is_due)
    assert_fresh(stage)
