"""Clicks, drags and hovering become signals about cards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import Card
from cardavia.engine.zones import STOCK, TABLE, hand
from tests.ui.stage.tables import ME, OTHER, Played

LEFT = Qt.MouseButton.LeftButton
FELT = QPoint(790, 300)
"""A place where nothing ever lies."""


@pytest.fixture
def ready(played: Played) -> Played:
    played.deal()
    return played


def middle(played: Played, card: Card) -> QPoint:
    return played.stage.item_rect(card).center().toPoint()


def move(played: Played, point: QPoint, buttons: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    view = played.stage.viewport()
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(point),
        QPointF(view.mapToGlobal(point)),
        Qt.MouseButton.NoButton,
        buttons,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)


def drag(played: Played, begin: QPoint, end: QPoint) -> None:
    view = played.stage.viewport()
    QTest.mousePress(view, LEFT, pos=begin)
    for step in range(1, 9):
        move(played, begin + (end - begin) * step / 8, LEFT)
    QTest.mouseRelease(view, LEFT, pos=end)


def test_a_click_names_the_card(ready: Played, qtbot: QtBot) -> None:
    for card in (ready.view.state.at(hand(ME))[1], ready.view.state.at(TABLE)[0]):
        with qtbot.waitSignal(ready.stage.card_pressed) as caught:
            QTest.mouseClick(ready.stage.viewport(), LEFT, pos=middle(ready, card))
        assert caught.args == [str(card)]


def test_the_uppermost_card_is_meant_where_two_overlap(ready: Played, qtbot: QtBot) -> None:
    left, right = (ready.stage.item_rect(card) for card in ready.view.state.at(hand(ME))[:2])
    point = QPoint(round(right.left() + 6), round(right.center().y()))
    assert left.contains(QPointF(point))
    with qtbot.waitSignal(ready.stage.card_pressed) as caught:
        QTest.mouseClick(ready.stage.viewport(), LEFT, pos=point)
    assert caught.args == [str(ready.view.state.at(hand(ME))[1])]


def test_a_click_beside_all_cards_is_for_the_table(ready: Played, qtbot: QtBot) -> None:
    with qtbot.waitSignal(ready.stage.table_pressed), qtbot.assertNotEmitted(ready.stage.card_pressed):
        QTest.mouseClick(ready.stage.viewport(), LEFT, pos=FELT)


def test_a_hidden_card_has_no_name_to_tell(ready: Played, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(ready.stage.card_pressed), qtbot.assertNotEmitted(ready.stage.card_hovered):
        for zone in (STOCK, hand(OTHER)):
            point = ready.stage.place_of(zone).center().toPoint()
            move(ready, point)
            QTest.mouseClick(ready.stage.viewport(), LEFT, pos=point)


def test_other_buttons_mean_nothing(ready: Played, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(ready.stage.card_pressed), qtbot.assertNotEmitted(ready.stage.table_pressed):
        point = QPointF(middle(ready, ready.view.state.at(TABLE)[0]))
        right, none = Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            event = QMouseEvent(kind, point, ready.stage.viewport().mapToGlobal(point), right, right, none)
            QApplication.sendEvent(ready.stage.viewport(), event)


def test_a_press_that_leaves_the_card_is_no_click(ready: Played, qtbot: QtBot) -> None:
    card = ready.view.state.at(TABLE)[0]
    with qtbot.assertNotEmitted(ready.stage.card_pressed):
        drag(ready, middle(ready, card), FELT)


def test_hovering_lifts_the_own_card_and_tells_once(ready: Played, qtbot: QtBot) -> None:
    card = ready.view.state.at(hand(ME))[1]
    low = ready.stage.item_rect(card).top()
    told: list[str] = []
    ready.stage.card_hovered.connect(told.append)
    move(ready, middle(ready, card))
    move(ready, middle(ready, card) + QPoint(2, 2))
    ready.run()
    assert ready.stage.item_rect(card).top() < low
    move(ready, FELT)
    ready.run()
    assert told == [str(card), ""]
    assert ready.stage.item_rect(card).top() == low
    ready.assert_lies()


def test_a_card_on_the_table_is_told_but_does_not_lift(ready: Played) -> None:
    card = ready.view.state.at(TABLE)[1]
    told: list[str] = []
    ready.stage.card_hovered.connect(told.append)
    before = ready.stage.item_rect(card)
    move(ready, middle(ready, card))
    ready.run()
    assert told == [str(card)] and ready.stage.item_rect(card) == before


def test_leaving_the_table_ends_hovering(ready: Played, qtbot: QtBot) -> None:
    move(ready, middle(ready, ready.view.state.at(TABLE)[0]))
    with qtbot.waitSignal(ready.stage.card_hovered) as caught:
        QApplication.sendEvent(ready.stage.viewport(), QEvent(QEvent.Type.Leave))
    assert caught.args == [""]


def test_dropping_on_a_card_names_both(ready: Played, qtbot: QtBot) -> None:
    card, target = ready.view.state.at(hand(ME))[0], ready.view.state.at(TABLE)[2]
    with qtbot.waitSignal(ready.stage.card_dropped) as caught, qtbot.assertNotEmitted(ready.stage.card_pressed):
        drag(ready, middle(ready, card), middle(ready, target))
    assert caught.args == [str(card), target] and isinstance(caught.args[1], Card)


def test_dropping_on_the_felt_names_the_zone(ready: Played, qtbot: QtBot) -> None:
    card = ready.view.state.at(hand(ME))[0]
    last = ready.stage._seating.poses(TABLE, range(12))[-1]  # a place that is still free
    with qtbot.waitSignal(ready.stage.card_dropped) as caught:
        drag(ready, middle(ready, card), QPoint(round(last.x), round(last.y)))
    assert caught.args == [str(card), "table"]


def test_dropping_in_the_hand_or_nowhere_flies_back(ready: Played, qtbot: QtBot) -> None:
    card = ready.view.state.at(hand(ME))[0]
    home = ready.stage.item_rect(card)
    for place in (FELT, middle(ready, ready.view.state.at(hand(ME))[2])):
        with qtbot.waitSignal(ready.stage.card_dropped) as caught:
            drag(ready, middle(ready, card), place)
        assert caught.args == [str(card), None]
        assert ready.stage.item_rect(card) != home
        ready.run()
        move(ready, FELT)
        ready.run()
        assert ready.stage.item_rect(card) == home
    ready.assert_lies()


def test_the_card_follows_the_finger(ready: Played) -> None:
    card = ready.view.state.at(hand(ME))[0]
    view, start = ready.stage.viewport(), middle(ready, card)
    QTest.mousePress(view, LEFT, pos=start)
    move(ready, start + QPoint(-60, -120), LEFT)
    centre = ready.stage.item_rect(card).center()
    assert (centre - QPointF(start + QPoint(-60, -120))).manhattanLength() < 4
    QTest.mouseRelease(view, LEFT, pos=FELT)


def test_a_tremble_is_still_a_click(ready: Played, qtbot: QtBot) -> None:
    card = ready.view.state.at(hand(ME))[0]
    with qtbot.waitSignal(ready.stage.card_pressed), qtbot.assertNotEmitted(ready.stage.card_dropped):
        drag(ready, middle(ready, card), middle(ready, card) + QPoint(3, 2))


def test_what_is_not_ones_own_cannot_be_dragged(ready: Played, qtbot: QtBot) -> None:
    card = ready.view.state.at(TABLE)[0]
    before = ready.stage.item_rect(card)
    with qtbot.assertNotEmitted(ready.stage.card_dropped):
        drag(ready, middle(ready, card), FELT)
    assert ready.stage.item_rect(card) == before


def test_a_dropped_card_flies_on_from_where_it_is(ready: Played) -> None:
    move_ = ready.rules.legal_moves(ready.session.state)[0]
    card = move_.cards[0]
    drag(ready, middle(ready, card), ready.stage.place_of(TABLE).center().toPoint())
    there = ready.stage.item_rect(card).center()
    ready.play(ready.session.submit(move_))
    ready.stage.clock.step(1)
    assert (ready.stage.item_rect(card).center() - there).manhattanLength() < 20
    ready.run()
    ready.assert_lies()


def test_a_refused_card_flies_back(ready: Played) -> None:
    card = ready.view.state.at(hand(ME))[0]
    home = ready.stage.item_rect(card)
    drag(ready, middle(ready, card), ready.stage.place_of(TABLE).center().toPoint())
    ready.stage.settle(ready.view)
    assert ready.stage.item_rect(card) != home, "it is seen to fly"
    ready.run()
    move(ready, FELT)
    ready.run()
    assert ready.stage.item_rect(card) == home
