"""A person at the real table: click, drag and keyboard, previews, refusals, undo, hints."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move
from cardavia.engine.notation import position
from cardavia.engine.state import Phase
from cardavia.engine.zones import TABLE, Seat
from cardavia.ui.home import Home
from cardavia.ui.stage.pacing import Pace
from cardavia.ui.stage.plates import SeatLabel
from cardavia.ui.stage.prompts import CaptureButton
from cardavia.ui.table_page import MOST_OFFERED
from tests.ui.houses import Guest

BUTTON = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


def middle(guest: Guest, card: Card) -> QPoint:
    return guest.house.page.stage.item_rect(card).center().toPoint()


def empty_felt(guest: Guest) -> QPoint:
    """A point of the table's zone on which no card lies."""
    stage = guest.house.page.stage
    area = stage.place_of(TABLE).toRect()
    lying = [stage.item_rect(card).adjusted(-12, -12, 12, 12) for card in guest.table()]
    for x in range(area.left() + 8, area.right() - 8, 10):
        for y in range(area.top() + 8, area.bottom() - 8, 10):
            if not any(rect.contains(QPointF(x, y)) for rect in lying):
                return QPoint(x, y)
    raise AssertionError("no empty felt")


def click(guest: Guest, card: Card) -> None:
    QTest.mouseClick(guest.house.page.stage.viewport(), BUTTON, pos=middle(guest, card))


def drag(widget: QWidget, start: QPoint, end: QPoint, steps: int = 8) -> None:
    """As technology of Qt wants it: press, moves that carry the button, release."""
    QTest.mousePress(widget, BUTTON, pos=start)
    for step in range(1, steps + 1):
        point = QPointF(start) + QPointF(end - start) * step / steps
        globally = QPointF(widget.mapToGlobal(point))
        QApplication.sendEvent(
            widget,
            QMouseEvent(QEvent.Type.MouseMove, point, globally, Qt.MouseButton.NoButton, BUTTON, PLAIN),
        )
    QTest.mouseRelease(widget, BUTTON, pos=end)


def sit_where(guest: Guest, fits: Callable[[tuple[Move, ...]], bool]) -> None:
    """The first of many known matches whose first decision is of a kind."""
    for seed in range(200):
        guest.sit_down(seed)
        if fits(guest.legal()):
            return
    raise AssertionError("no match of this kind among 200")


def single(moves: tuple[Move, ...]) -> list[Move]:
    """The captures of cards that have just one."""
    return [move for move in moves if move.taking and sum(other.cards == move.cards for other in moves) == 1]


def ambiguous(moves: tuple[Move, ...]) -> list[Move]:
    return [move for move in moves if sum(other.cards == move.cards for other in moves) > 1]


def test_a_click_plays_a_card_with_one_outcome(guest: Guest) -> None:
    sit_where(guest, lambda moves: bool(single(moves)))
    move = single(guest.legal())[0]
    click(guest, move.cards[0])
    assert move in guest.session.moves


def test_two_clicks_choose_among_captures(guest: Guest) -> None:
    sit_where(guest, lambda moves: bool(ambiguous(moves)))
    first = ambiguous(guest.legal())[0]
    ply = guest.session.ply
    click(guest, first.cards[0])
    assert guest.session.ply == ply
    assert guest.house.page.choice.isVisible()
    for card in first.taking:
        if guest.session.ply == ply:
            click(guest, card)
    played = guest.session.moves[len(guest.session.moves) - (guest.session.ply - ply) :][0]
    assert played.cards == first.cards
    assert first.taking[0] in played.taking


def test_esc_puts_the_card_back(guest: Guest) -> None:
    sit_where(guest, lambda moves: bool(ambiguous(moves)))
    ply = guest.session.ply
    click(guest, ambiguous(guest.legal())[0].cards[0])
    QTest.keyClick(guest.house.page, Qt.Key.Key_Escape)
    assert not guest.house.page.choice.isVisible()
    assert guest.session.ply == ply


def test_a_drag_to_the_felt_equals_a_click(guest: Guest) -> None:
    sit_where(guest, lambda moves: any(not move.taking for move in moves))
    move = next(move for move in guest.legal() if not move.taking)
    stage = guest.house.page.stage
    drag(stage.viewport(), middle(guest, move.cards[0]), empty_felt(guest))
    assert move in guest.session.moves


def test_a_drag_onto_a_card_takes_it(guest: Guest) -> None:
    sit_where(guest, lambda moves: bool(single(moves)))
    move = single(guest.legal())[0]
    stage = guest.house.page.stage
    drag(stage.viewport(), middle(guest, move.cards[0]), middle(guest, move.taking[0]))
    assert move in guest.session.moves


def test_a_drag_onto_a_wrong_card_says_why_and_moves_nothing(guest: Guest) -> None:
    def fits(moves: tuple[Move, ...]) -> bool:
        return any(set(guest.table()) - set(move.taking) for move in single(moves))

    sit_where(guest, fits)
    move = next(move for move in single(guest.legal()) if set(guest.table()) - set(move.taking))
    wrong = next(card for card in guest.table() if card not in move.taking)
    before = guest.session.state
    stage = guest.house.page.stage
    home = stage.item_rect(move.cards[0])
    drag(stage.viewport(), middle(guest, move.cards[0]), middle(guest, wrong))
    assert guest.session.state is before
    refusals = ("scopa.equal-first", "scopa.other-sum", "scopa.must-take")
    assert guest.house.page.prompt in {guest.house.voice.say(term) for term in refusals}
    assert (stage.item_rect(move.cards[0]).center() - home.center()).manhattanLength() < 40


def test_a_card_dropped_back_on_the_hand_is_not_played(guest: Guest) -> None:
    guest.sit_down()
    before = guest.session.state
    start = middle(guest, guest.hand()[0])
    drag(guest.house.page.stage.viewport(), start, start + QPoint(30, -10))
    assert guest.session.state is before


def test_the_keyboard_alone_plays_a_whole_match(guest: Guest) -> None:
    guest.sit_down(3)
    page = guest.house.page
    for _ in range(400):
        if guest.session.state.phase == Phase.OVER:
            break
        guest.wait_for_turn()
        QTest.keyClick(page, Qt.Key.Key_1)
        QTest.keyClick(page, Qt.Key.Key_Return)
        if page.choice.isVisible():
            QTest.keyClick(page, Qt.Key.Key_Right)
            QTest.keyClick(page, Qt.Key.Key_Return)
        guest.qtbot.waitUntil(lambda: guest.house.conductor.waiting or guest.house.conductor.at_sheet, timeout=15_000)
    assert guest.session.state.phase == Phase.OVER
    guest.qtbot.waitUntil(page.sheet.isVisible, timeout=15_000)


def test_the_arrows_choose_and_enter_plays(guest: Guest) -> None:
    sit_where(guest, lambda moves: not ambiguous(moves))
    held = guest.hand()
    QTest.keyClick(guest.house.page, Qt.Key.Key_Right)
    QTest.keyClick(guest.house.page, Qt.Key.Key_Right)
    QTest.keyClick(guest.house.page, Qt.Key.Key_Return)
    assert any(move.cards == (held[1],) for move in guest.session.moves)


def test_hovering_previews_what_a_card_takes(guest: Guest) -> None:
    sit_where(guest, lambda moves: bool(single(moves)))
    move = single(guest.legal())[0]
    stage = guest.house.page.stage
    stage.card_hovered.emit(str(move.cards[0]))
    names = guest.house.voice.phrases.list(
        [guest.house.voice.card(card) for card in guest.table() if card in move.taking]
    )
    assert guest.house.page.prompt == guest.house.voice.say("table.preview-takes", cards=names)
    stage.card_hovered.emit("")
    assert guest.house.page.prompt == guest.house.voice.say("table.your-turn")


def test_undo_and_redo_by_their_keys(guest: Guest) -> None:
    guest.sit_down()
    first = guest.session.state
    click(guest, guest.legal()[0].cards[0])
    if guest.house.page.choice.isVisible():
        guest.house.conductor.submit(guest.legal()[0])
    guest.wait_for_turn()
    second = guest.session.state
    QTest.keyClick(guest.house.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert guest.session.state == first
    guest.wait_for_turn()
    QTest.keyClick(guest.house.page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert guest.session.state == second


def test_undo_at_the_score_sheet_goes_back_into_the_deal(guest: Guest) -> None:
    guest.sit_down(5)
    while not guest.house.conductor.at_sheet:
        guest.house.conductor.submit(guest.legal()[0])
        guest.qtbot.waitUntil(
            lambda: guest.house.conductor.waiting or guest.house.page.sheet.isVisible(), timeout=15_000
        )
    guest.house.page.undo()
    assert not guest.house.page.sheet.isVisible()
    guest.wait_for_turn()
    assert guest.session.state.phase == Phase.PLAY
    assert len(guest.hand()) == 1


def test_a_hint_names_a_legal_card_and_its_reason(guest: Guest) -> None:
    guest.sit_down()
    with guest.qtbot.waitSignal(guest.house.conductor.advised, timeout=10_000) as said:
        QTest.keyClick(guest.house.page, Qt.Key.Key_F2)
    advice = said.args[0]
    assert advice.move in guest.legal()
    prompt = guest.house.page.prompt
    assert guest.house.voice.card(advice.move.cards[0]) in prompt
    assert guest.house.voice.say(advice.reason) in prompt


@pytest.mark.parametrize("language", ["it", "uk", "ru"])
def test_the_language_changes_in_the_middle_of_a_match(guest: Guest, language: str) -> None:
    guest.sit_down()
    before, english = guest.session.state, guest.house.page.prompt
    guest.house.preferences.change(language=language)
    assert guest.session.state is before
    assert guest.house.page.prompt != english
    assert guest.house.page.prompt == guest.house.voice.say("table.your-turn")
    assert guest.house.voice.phrases.language == language


def test_the_deck_changes_in_the_middle_of_a_match(guest: Guest) -> None:
    guest.sit_down()
    before = guest.session.state
    guest.house.preferences.change(pattern={"italian-40": "milanesi"})
    assert guest.session.state is before
    assert guest.house.voice.card(Card("7D")) == "seven of diamonds"


def test_a_number_looks_at_its_card_and_enter_plays_it(guest: Guest) -> None:
    sit_where(guest, lambda moves: not ambiguous(moves))
    before, held = guest.session.state, guest.hand()
    QTest.keyClick(guest.house.page, Qt.Key.Key_2)
    assert guest.session.state is before
    QTest.keyClick(guest.house.page, Qt.Key.Key_Return)
    assert any(move.cards == (held[1],) for move in guest.session.moves)


def test_the_groups_stay_under_the_pointer_and_can_be_pressed(guest: Guest) -> None:
    sit_where(guest, lambda moves: bool(ambiguous(moves)))
    page = guest.house.page
    first = ambiguous(guest.legal())[0]
    click(guest, first.cards[0])
    buttons = page.choice.findChildren(CaptureButton)
    assert len(buttons) == sum(move.cards == first.cards for move in guest.legal())
    page.stage.card_hovered.emit(str(first.cards[0]))
    page.stage.card_hovered.emit("")
    assert page.choice.findChildren(CaptureButton) == buttons
    for button in buttons:
        assert button.isVisible()
        assert button.height() >= button.sizeHint().height()
        assert page.choice.rect().contains(button.geometry())
    table = [page.stage.item_rect(card).toRect() for card in guest.table()]
    assert not any(page.choice.geometry().intersects(rect) for rect in table)
    QTest.mouseClick(buttons[-1], BUTTON)
    assert any(move.cards == first.cards for move in guest.session.moves)


def test_a_wrong_press_leaves_the_card_chosen(guest: Guest) -> None:
    def fits(moves: tuple[Move, ...]) -> bool:
        return any(
            set(guest.table()) - {taken for other in moves if other.cards == move.cards for taken in other.taking}
            for move in ambiguous(moves)
        )

    sit_where(guest, fits)
    for first in ambiguous(guest.legal()):
        targets = {taken for move in guest.legal() if move.cards == first.cards for taken in move.taking}
        if wrong := [card for card in guest.table() if card not in targets]:
            break
    ply = guest.session.ply
    click(guest, first.cards[0])
    click(guest, wrong[0])
    assert guest.session.ply == ply
    assert guest.house.page.choice.isVisible()
    QTest.mouseClick(guest.house.page.choice.findChildren(CaptureButton)[0], BUTTON)
    assert any(move.cards == first.cards for move in guest.session.moves)


def test_a_table_card_pressed_first_says_to_choose_from_the_hand(guest: Guest) -> None:
    guest.sit_down()
    before = guest.session.state
    click(guest, guest.table()[0])
    assert guest.session.state is before
    assert guest.house.page.prompt == guest.house.voice.say("table.hand-first")


def test_enter_after_a_hint_plays_it(guest: Guest) -> None:
    guest.sit_down()
    with guest.qtbot.waitSignal(guest.house.conductor.advised, timeout=10_000) as said:
        QTest.keyClick(guest.house.page, Qt.Key.Key_F2)
    QTest.keyClick(guest.house.page, Qt.Key.Key_Return)
    assert said.args[0].move in guest.session.moves


def test_counters_wait_for_the_cards(guest: Guest) -> None:
    """What a plate counts is not told before the cards have come to it."""
    sit_where(guest, lambda moves: bool(single(moves)))
    guest.house.preferences.change(speed=1.0, pace=1.0)
    stage = guest.house.page.stage
    shown: list[dict[Seat, SeatLabel]] = []
    stage.set_seats = shown.append  # type: ignore[method-assign]
    guest.house.conductor.submit(single(guest.legal())[0])
    assert stage.busy
    assert shown == []
    stage.skip()
    guest.qtbot.waitUntil(lambda: bool(shown), timeout=5_000)
    assert any("2" in line or "3" in line or "4" in line for line in shown[0][Seat(0)].lines)


def test_the_tempo_of_the_settings_is_that_of_the_table(guest: Guest) -> None:
    stage = guest.house.page.stage
    guest.house.preferences.change(speed=2.0, pace=0.5, trick_hold=None, opponents_wait=1.5, reduced_motion=True)
    assert stage._pace == Pace(2.0, 0.5, True, None, 1.5)
    guest.house.preferences.change(trick_hold=2.5)
    assert stage._pace.hold == 2.5


def test_any_key_takes_a_finished_trick_away(guest: Guest) -> None:
    guest.house.preferences.change(trick_hold=None)
    guest.sit_down(3, "tarocchino")
    page, session = guest.house.page, guest.session
    while session.state.phase != Phase.PLAY or session.state.turn != guest.house.conductor.human:
        guest.house.conductor.submit(guest.legal()[0])
        guest.wait_for_turn()
    guest.house.preferences.change(speed=1.0, opponents_wait=0.0)
    guest.house.conductor.submit(guest.legal()[0])
    guest.qtbot.waitUntil(lambda: page.stage.clock.stands, timeout=15_000)
    QTest.keyClick(page, Qt.Key.Key_Left)
    assert page.stage.busy and not page.stage.clock.stands, "it goes, and is seen to go"
    with guest.qtbot.waitSignal(page.stage.settled, timeout=0):
        QTest.keyClick(page, Qt.Key.Key_Left)


def test_plates_change_with_the_points_and_it_is_nobodys_turn_meanwhile(guest: Guest) -> None:
    guest.sit_down()
    page = guest.house.page
    assert page.stage.plates is not None
    labels = page.stage.plates(guest.session.view(Seat(0)), {})
    assert [label.name for label in labels.values()] == [page._captions.name(seat) for seat in labels]
    assert not any(label.turn for label in labels.values())


def test_thinking_counts_from_when_the_table_lies_still(guest: Guest) -> None:
    guest.sit_down()
    page = guest.house.page
    guest.qtbot.waitUntil(lambda: page.stage.rested() > 60)
    page.stage.settled.emit()
    assert page.stage.rested() < 60


def test_play_asks_once_where_a_match_waits(guest: Guest) -> None:
    guest.sit_down(7)
    guest.house.host.go_home()
    home = guest.house.window.findChild(Home)
    assert home is not None
    asked: list[str] = []
    home.play.disconnect(guest.house.host.play)
    home.play.connect(asked.append)
    anew = next(
        each for each in home.findChildren(QPushButton) if each.text() == guest.house.voice.say("home.play-anew")
    )
    anew.click()
    assert asked == []
    assert anew.text() == guest.house.voice.say("home.sure")
    anew.click()
    assert asked == ["scopa"]


@pytest.mark.parametrize("width", [480, 640, 1000])
def test_many_captures_fit_into_the_table(guest: Guest, width: int) -> None:
    guest.house.window.resize(width, 600)
    guest.sit_down()
    rules = guest.session.rules
    state = position(rules, "turn 0 | hand0 10D | table AS AB AC 2S 2B 3S 6B | stock 2C | hand1 3C")
    moves = rules.legal_moves(state)
    assert 8 < len(moves) <= MOST_OFFERED
    choice = guest.house.page.choice
    choice.offer(moves, frozenset())
    assert choice.isVisible()
    assert choice.width() <= guest.house.page.stage.width() or width < 640
    buttons = choice.findChildren(CaptureButton)
    assert len(buttons) == len(moves)
