"""Playing to a trick at the real table: presses and keys, reasons, the last trick, what may be looked at, the bar."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import Card
from cardavia.engine.state import Phase
from cardavia.engine.zones import Seat
from cardavia.games import load
from cardavia.ui.looking import sights
from cardavia.ui.stage import plates
from tests.ui.listening import tree
from tests.ui.sitting import ME, Sitting, at
from tests.ui.stage.boards import TRICKS

LEFT = Qt.MouseButton.LeftButton
OTHER, PARTNER = Seat(1), Seat(2)


RICH = ["klaberjass", "minchiate", "tarocchino"]
"""Games of tricks that forbid some cards, and that have more to look at than the last trick."""


def legal_card(sitting: Sitting) -> Card:
    plain = [move for move in sitting.legal() if not move.call]
    return plain[0].cards[0]


@pytest.mark.parametrize("sitting", TRICKS, indirect=True)
def test_a_click_plays_a_card(sitting: Sitting) -> None:
    sitting.find(lambda state: state.phase == Phase.PLAY and bool(state.played))
    card = legal_card(sitting)
    where = sitting.stage.item_rect(card)
    QTest.mouseClick(sitting.stage.viewport(), LEFT, pos=QPoint(round(where.left()) + 6, round(where.top()) + 14))
    assert any(move.cards == (card,) for move in sitting.session.moves[-4:])


@at("klaberjass")
def test_a_call_stays_on_the_plate_of_its_seat_until_the_play_begins(sitting: Sitting) -> None:
    sitting.find(lambda state: state.phase == "bid" and len(state.calls) == 1)
    call = f"“{sitting.voice.say('klaberjass.call.pass')}”"
    label = sitting.stage.furniture._labels[OTHER]
    assert label.said == call
    room = sitting.stage._seating.badge(OTHER).size()
    assert plates.fitted(label, sitting.stage.furniture._font, room, sitting.stage.furniture._em(0.0225)).said == [call]
    assert any(fact.words.startswith(f"{label.name}, {call}") for fact in sitting.stage.reader.facts())
    sitting.find(lambda state: state.phase == Phase.PLAY and not any(state.gone))
    assert any(each.said for each in sitting.stage.furniture._labels.values())
    sitting.submit(sitting.legal()[0])
    assert not any(each.said for each in sitting.stage.furniture._labels.values())


@at("tarocchino")
def test_a_number_on_a_plate_is_explained_to_who_points_there_and_to_who_hears_it(sitting: Sitting) -> None:
    sitting.find(lambda state: state.phase == Phase.PLAY and state.openings[PARTNER] > 0 and not state.played)
    made, state = sitting.stage.furniture, sitting.session.state
    words = sitting.voice.say("tarocchino.tally.declared", n=state.openings[PARTNER])
    why = sitting.voice.say("tarocchino.tally.declared.why")
    assert f"{words} – {why}" in made._badges[PARTNER].toolTip().splitlines()
    assert f"Total: {made._labels[ME].score}" in made._badges[ME].toolTip().splitlines()
    told = next(fact for fact in sitting.stage.reader.facts() if words in fact.words)
    assert why in told.more
    assert any(node.name == told.words and why in node.description for node in tree(sitting.page))


@at("minchiate")
def test_points_of_a_choice_are_told_in_words(sitting: Sitting) -> None:
    sitting.asked_in("declare")
    question = sitting.game.ask(sitting.session.state)
    assert question is not None
    choice = question.choices[0]
    button = sitting.page.overlays.decision._buttons[0]
    assert button.face.points == f"+{choice.points}"
    assert button.toolTip() == f"{choice.points} points"
    assert button.accessibleName().endswith(f", {choice.points} points")


@at("tarocchino")
def test_points_of_what_lies_open_are_written_in_words(sitting: Sitting) -> None:
    sitting.find(lambda state: any(heap.points for look in sitting.game.looks(state, ME) for heap in look.heaps))
    found = sights(sitting.page._captions, sitting.game, sitting.session.view(ME))
    heaps = [heap for look in sitting.game.looks(sitting.session.state, ME) for heap in look.heaps]
    rows = [row for sight in found for row in sight.rows]
    assert any(heap.points for heap in heaps)
    for heap, row in zip(heaps, rows, strict=True):
        assert row.words.endswith(f" · {heap.points} points") == (heap.points > 0)


@pytest.mark.parametrize("sitting", RICH, indirect=True)
def test_a_dimmed_card_tells_its_reason(sitting: Sitting) -> None:
    def fits(state: Any) -> bool:
        rules = sitting.game.rules
        return state.phase == Phase.PLAY and len(rules.legal_moves(state)) < len(rules.candidates(state))

    sitting.find(fits)
    before = sitting.session.state
    lit = {move.cards[0] for move in sitting.legal()}
    dimmed = next(card for card in sitting.hand if card not in lit)
    reason = sitting.voice.say(sitting.page._playing.why_not(dimmed))
    sitting.stage.card_hovered.emit(dimmed)
    assert sitting.page.prompt == sitting.page._captions.barred(dimmed, reason)
    assert sitting.page.prompt.endswith(reason)
    sitting.stage.card_hovered.emit("")
    sitting.stage.card_pressed.emit(dimmed)
    assert sitting.page.prompt == reason
    assert sitting.session.state is before


@pytest.mark.parametrize("sitting", TRICKS, indirect=True)
def test_digits_and_arrows_reach_the_cards_in_the_order_shown(sitting: Sitting) -> None:
    sitting.find(lambda state: state.phase == Phase.PLAY and len(sitting.game.rules.legal_moves(state)) > 2)
    page, held = sitting.page, sitting.hand
    QTest.keyClick(page, Qt.Key.Key_2)
    assert page._playing.focus == held[1]
    if len(held) >= 10:
        QTest.keyClick(page, Qt.Key.Key_0)
        assert page._playing.focus == held[9]
    start = held.index(page._playing.focus)
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page._playing.focus == held[(start + 1) % len(held)]
    while page._playing.why_not(page._playing.focus) or page._playing.said_with(page._playing.focus):
        QTest.keyClick(page, Qt.Key.Key_Right)
    card = page._playing.focus
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert any(move.cards == (card,) for move in sitting.session.moves[-5:])


@pytest.mark.parametrize("sitting", TRICKS, indirect=True)
def test_a_preview_says_nothing_of_a_table_to_fish_from(sitting: Sitting) -> None:
    sitting.find(lambda state: state.phase == Phase.PLAY and not state.played)
    card = legal_card(sitting)
    sitting.stage.card_hovered.emit(card)
    # how a trump ranks stands behind it
    assert sitting.page.prompt.startswith(sitting.voice.say("table.preview-plays", card=sitting.voice.card(card)))
    assert "table" not in sitting.page.prompt


@pytest.mark.parametrize("sitting", TRICKS, indirect=True)
def test_the_last_trick_is_shown_on_request_and_any_key_closes_it(sitting: Sitting) -> None:
    sitting.find(lambda state: state.phase == Phase.PLAY and not state.played)
    QTest.keyClick(sitting.page, Qt.Key.Key_L)
    assert not sitting.page.overlays.looking
    assert sitting.page.prompt == sitting.voice.say("table.no-trick-yet")

    def later(state: Any) -> bool:
        return state.phase == Phase.PLAY and any(zone.name == "taken" for zone in state.zones)

    sitting.find(later)
    QTest.keyClick(sitting.page, Qt.Key.Key_L)
    viewer = sitting.page.overlays.viewer
    assert viewer.isVisible()
    assert len(viewer.sight.rows) == sitting.session.state.seats
    assert sum(row.marked for row in viewer.sight.rows) == 1
    before = sitting.session.state
    QTest.keyClick(sitting.page, Qt.Key.Key_Return)
    assert not viewer.isVisible()
    assert sitting.session.state is before
    QTest.keyClick(sitting.page, Qt.Key.Key_L)
    QTest.keyClick(sitting.page, Qt.Key.Key_Escape)
    assert not viewer.isVisible()


@pytest.mark.parametrize("sitting", RICH, indirect=True)
def test_looks_follow_each_other_and_hide_no_card_of_the_hand(sitting: Sitting) -> None:
    sitting.find(lambda state: state.phase == Phase.PLAY and bool(sitting.game.looks(state, ME)))
    count = len(sitting.game.looks(sitting.session.view(ME).state, ME))
    for _ in range(count):
        sitting.page.show_looks()
        viewer = sitting.page.overlays.viewer
        assert viewer.isVisible()
        for card in sitting.hand:
            assert not viewer.geometry().intersects(sitting.stage.item_rect(card).toRect())
    sitting.page.show_looks()
    assert not sitting.page.overlays.looking


@at("minchiate")
def test_sorting_is_switched_by_its_key(sitting: Sitting) -> None:
    sitting.find(lambda state: state.phase == Phase.PLAY)
    sorted_hand = sitting.hand
    assert sorted_hand == sitting.game.arrange(sitting.session.state, sorted_hand)
    QTest.keyClick(sitting.page, Qt.Key.Key_S)
    assert set(sitting.hand) == set(sorted_hand)
    assert sitting.hand != sorted_hand
    QTest.keyClick(sitting.page, Qt.Key.Key_S)
    assert sitting.hand == sorted_hand


@pytest.mark.parametrize("sitting", ["klaberjass", "tarocchino"], indirect=True)
@pytest.mark.parametrize("width", [480, 640, 800, 1280])
def test_the_bar_never_needs_more_room_than_it_has(sitting: Sitting, width: int) -> None:
    sitting.sit_down()
    sitting.page.resize(width, 480)
    QTest.qWait(1)
    shown = [each for each in sitting.page.bar.findChildren(QToolButton) if each.isVisible()]
    for each in shown:
        assert each.geometry().right() <= width
        assert each.width() >= each.sizeHint().width()
    pairs = [(first, other) for first in shown for other in shown if first != other]
    assert not any(first.geometry().intersects(other.geometry()) for first, other in pairs)
    buttons = sitting.page.bar.findChildren(QToolButton)
    # before the first finished deal there is no sheet to be looked at again
    hidden = [each for each in buttons if not each.isVisible() and each.objectName() != "bar-sheet"]
    more = sitting.page.bar.findChild(QToolButton, "bar-more")
    assert more.isVisible() == (len(hidden) > (0 if more.isVisible() else 1))
    if more.isVisible():
        assert {each.text() for each in more.menu().actions()} >= {each.text() for each in hidden}


@pytest.mark.parametrize("name", TRICKS)
def test_a_partner_s_plate_does_not_repeat_what_the_side_has(name: str, qtbot: QtBot, tmp_path: Path) -> None:
    sitting = Sitting(qtbot, name)
    sitting.find(lambda state: state.phase == Phase.PLAY)
    plates = sitting.page._captions.plates(sitting.game, sitting.session.view(ME), True)
    scores = [plates[seat].score for seat in sorted(plates)]
    sides = {load(name).rules.side(Seat(seat)) for seat in plates}
    assert sum(bool(score) for score in scores) == len(sides)
    assert plates[ME].turn
    sitting.leave()
