"""What a screen reader hears of the table."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface

from cardavia.engine.cards import UNKNOWN
from cardavia.engine.events import Moved
from cardavia.engine.zones import TABLE, hand
from tests.ui.stage.tables import ME, Played


@pytest.fixture
def table(played: Played) -> QAccessibleInterface:
    played.deal()
    QAccessible.setActive(True)
    found = QAccessible.queryAccessibleInterface(played.stage)
    assert found is not None
    return found


def names(table: QAccessibleInterface) -> list[str]:
    children = (table.child(number) for number in range(table.childCount()))
    return [child.text(QAccessible.Text.Name) for child in children if child is not None]


def test_the_table_is_a_list_with_a_name(played: Played, table: QAccessibleInterface) -> None:
    assert table.role() == QAccessible.Role.List
    assert table.text(QAccessible.Text.Name) == played.voice.say("stage.table")


def test_cards_that_lie_face_up_are_items_with_names(played: Played, table: QAccessibleInterface) -> None:
    state = played.view.state
    cards = [*state.at(hand(ME)), *state.at(TABLE)]
    assert names(table) == [played.voice.card(card) for card in cards]
    first = table.child(0)
    assert first is not None and first.role() == QAccessible.Role.ListItem
    assert first.rect() == played.stage.reader.rect(cards[0])
    assert table.indexOfChild(first) == 0


def test_what_lies_face_down_is_never_named(played: Played, table: QAccessibleInterface) -> None:
    back = played.voice.card(UNKNOWN)
    for _ in range(20):
        played.play(played.next_step())
        for _ in played.frames():
            assert back not in names(table)
        state = played.view.state
        visible = [card for zone, cards in state.zones.items() for card in cards if card != UNKNOWN]
        assert sorted(names(table)) == sorted(map(played.voice.card, visible))


def test_the_keyboards_card_has_the_focus(played: Played, table: QAccessibleInterface) -> None:
    card = played.view.state.at(hand(ME))[1]
    played.stage.mark(focus=card)
    focused = [bool(child.state().focused) for child in (table.child(number) for number in range(3)) if child]
    assert focused == [False, True, False]


def test_a_point_finds_its_card(played: Played, table: QAccessibleInterface) -> None:
    card = played.view.state.at(TABLE)[0]
    centre = played.stage.reader.rect(card).center()
    found = table.childAt(centre.x(), centre.y())
    assert found is not None and found.text(QAccessible.Text.Name) == played.voice.card(card)


def test_what_happens_is_said_aloud_without_secrets(
    played: Played, table: QAccessibleInterface, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.message()))
    step = played.next_step()
    played.play(step)
    moved = next(event for event in step.events if isinstance(event, Moved))
    assert len(told) == 1 and played.voice.card(moved.cards[0]) in told[0]
    assert played.voice.card(UNKNOWN) not in told[0]
