"""Questions at the real table, in every game that has some: what is asked, how it is answered, what undo takes back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from cardavia.engine.cards import Card
from cardavia.engine.moves import Verb
from cardavia.engine.session import replay
from cardavia.engine.state import Phase
from cardavia.ui.stage.choice_button import ChoiceButton
from tests.ui.sitting import ME, Sitting, at

LEFT = Qt.MouseButton.LeftButton
PHASES = [
    ("klaberjass", "bid"),
    ("klaberjass", "exchange"),
    ("klaberjass", "declare"),
    ("minchiate", "discard"),
    ("minchiate", "declare"),
    ("tarocchino", "discard"),
    ("tarocchino", "declare"),
]


def every_phase() -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("sitting", "phase"), PHASES, indirect=["sitting"])


def panel(sitting: Sitting) -> Any:
    return sitting.page.overlays.decision


def buttons(sitting: Sitting) -> list[ChoiceButton]:
    return [each for each in panel(sitting).findChildren(ChoiceButton) if each.isVisible()]


def button(sitting: Sitting, words: str) -> ChoiceButton:
    return next(each for each in buttons(sitting) if each.face.words.startswith(words))


def advised(sitting: Sitting) -> None:
    sitting.qtbot.waitUntil(lambda: sitting.page.deciding._complete, timeout=15_000)


# ------------------------------------------------------------------------------------------------------ in every phase


@every_phase()
def test_every_question_is_shown_and_hides_neither_the_hand_nor_open_cards(sitting: Sitting, phase: str) -> None:
    sitting.asked_in(phase)
    for size in ((1000, 700), (640, 480), (1600, 1000)):
        sitting.page.resize(*size)
        QTest.qWait(1)
        sitting.page.refresh()
        assert panel(sitting).isVisible()
        place = panel(sitting).geometry()
        assert sitting.stage.rect().contains(place)
        for card in sitting.hand:
            rect = sitting.stage.item_rect(card).toRect()
            assert not place.intersects(rect.adjusted(0, 2, 0, 0)), (size, card)
        zones = sitting.session.state.zones.items()
        for card in (card for zone, cards in zones if zone.name == "turned" for card in cards):
            assert not place.intersects(sitting.stage.item_rect(card).toRect()), size
        for each in buttons(sitting):
            assert panel(sitting).rect().contains(each.geometry())
            assert each.width() >= each.sizeHint().width() - 2


@every_phase()
def test_the_keyboard_alone_answers(sitting: Sitting, phase: str) -> None:
    sitting.asked_in(phase)
    before = sitting.session.ply
    question = sitting.page.deciding.question
    assert question is not None
    if question.put_away:
        for card in sitting.hand:
            if not sitting.page._playing.why_not(card) and len(sitting.page.deciding.chosen) < question.put_away:
                sitting.page._playing.focus = card
                QTest.keyClick(sitting.page, Qt.Key.Key_Space)
    QTest.keyClick(sitting.page, Qt.Key.Key_Return)
    assert sitting.session.ply > before
    sitting.wait()
    assert sitting.session.state.phase != phase or sitting.session.state.turn == ME


@every_phase()
def test_esc_answers_nothing_and_the_question_stays(sitting: Sitting, phase: str) -> None:
    sitting.asked_in(phase)
    before = sitting.session.state
    QTest.keyClick(sitting.page, Qt.Key.Key_Escape)
    assert sitting.session.state is before
    assert panel(sitting).isVisible()


@every_phase()
def test_a_hint_names_the_choice_and_its_reason(sitting: Sitting, phase: str) -> None:
    sitting.asked_in(phase)
    before = sitting.session.state
    with sitting.qtbot.waitSignal(sitting.conductor.advised, timeout=15_000) as said:
        sitting.page.hint()
    move = said.args[0].move
    prompt = sitting.page.prompt
    question = sitting.page.deciding.question
    assert question is not None
    terms = {each.move: each.term for each in question.choices}
    wanted = sitting.voice.say(terms[move], n=0) if move in terms else sitting.voice.card(move.cards[0])
    assert wanted in prompt
    assert sitting.session.state is before
    advised(sitting)


@every_phase()
def test_a_resumed_match_opens_the_same_question_again(sitting: Sitting, phase: str) -> None:
    sitting.asked_in(phase)
    question, record = sitting.page.deciding.question, sitting.session.record()
    again = replay(sitting.game.rules, record)
    assert again.stopped is None
    sitting.conductor.leave()
    sitting.take_up(again.session)
    assert sitting.page.deciding.question == question
    assert panel(sitting).isVisible()


@every_phase()
def test_undo_and_redo_go_from_question_to_question(sitting: Sitting, phase: str) -> None:
    sitting.asked_in(phase)
    first, question = sitting.session.state, sitting.page.deciding.question
    advised(sitting)
    if sitting.page.deciding.puts_away:
        sitting.page.deciding._suggest()
        assert sitting.page.deciding.confirm()
    else:
        QTest.keyClick(sitting.page, Qt.Key.Key_Return)
    sitting.wait()
    sitting.qtbot.waitUntil(lambda: not sitting.page.deciding.answering, timeout=15_000)
    sitting.wait()
    after = sitting.session.state
    sitting.page.undo()
    sitting.wait()
    assert sitting.session.state == first
    assert sitting.page.deciding.question == question
    sitting.page.redo()
    sitting.wait()
    assert sitting.session.state == after


@every_phase()
def test_a_card_pressed_too_early_says_why(sitting: Sitting, phase: str) -> None:
    sitting.asked_in(phase)
    before, asks = sitting.session.state, sitting.page.deciding.question
    if asks is None or asks.put_away:
        return
    sitting.stage.card_pressed.emit(sitting.hand[0])
    assert sitting.session.state is before
    assert sitting.page.prompt
    assert panel(sitting).isVisible()


# ----------------------------------------------------------------------------------------------------------- klaberjass


@at("klaberjass")
def test_the_turned_suit_is_barred_in_the_second_round_and_says_so(sitting: Sitting) -> None:
    sitting.find(lambda state: state.phase == "bid" and sum(call.call == "pass" for call in state.calls) >= 2)
    barred = [each for each in buttons(sitting) if each.is_barred]
    assert len(barred) == 1
    before = sitting.session.state
    reason = sitting.voice.say("klaberjass.turned-suit-is-gone")
    assert barred[0].accessibleDescription() == barred[0].toolTip() == reason
    barred[0].pointed.emit(True)
    assert sitting.page.prompt == reason
    barred[0].pointed.emit(False)
    assert sitting.page.prompt != reason
    barred[0].click()
    assert sitting.session.state is before
    assert sitting.page.prompt == reason


@at("klaberjass")
def test_a_pass_has_the_keyboard_until_the_mind_has_answered(sitting: Sitting) -> None:
    sitting.asked_in("bid")
    question = sitting.page.deciding.question
    assert question is not None
    current = [each.face.words for each in buttons(sitting) if each.current]
    assert current == [sitting.voice.say("klaberjass.choice.pass")]
    advised(sitting)
    best = sitting.page.deciding._advised[0]
    current = [each.face.words for each in buttons(sitting) if each.current]
    assert current == [sitting.voice.say(each.term) for each in question.choices if each.move == best]


@at("klaberjass")
def test_counsel_leaves_a_choice_alone_that_the_person_has_begun(sitting: Sitting) -> None:
    sitting.asked_in("bid")
    QTest.keyClick(sitting.page, Qt.Key.Key_1)
    advised(sitting)
    assert buttons(sitting)[0].current
    before = sitting.session.ply
    QTest.keyClick(sitting.page, Qt.Key.Key_1)
    assert sitting.session.ply > before


@at("klaberjass")
def test_bella_is_asked_with_its_card_and_yes_is_the_default(sitting: Sitting) -> None:
    sitting.find(lambda state: bool(bellas(sitting, state)))
    card = bellas(sitting, sitting.session.state)[0]
    sitting.stage.card_pressed.emit(card)
    assert panel(sitting).isVisible()
    QTest.keyClick(sitting.page, Qt.Key.Key_Escape)
    assert not panel(sitting).isVisible()
    sitting.stage.card_pressed.emit(card)
    QTest.keyClick(sitting.page, Qt.Key.Key_Return)
    assert any(move.cards == (card,) and move.call == "bella" for move in sitting.session.moves[-3:])
    assert not panel(sitting).isVisible()


def bellas(sitting: Sitting, state: Any) -> list[Card]:
    if state.phase != Phase.PLAY or state.turn != ME:
        return []
    return [move.cards[0] for move in sitting.game.rules.legal_moves(state) if move.call == "bella"]


# ------------------------------------------------------------------------------------------------ cards to be put away


@pytest.mark.parametrize("sitting", ["tarocchino", "minchiate"], indirect=True)
def test_cards_are_chosen_put_back_and_put_away(sitting: Sitting) -> None:
    sitting.asked_in("discard")
    page, question = sitting.page, sitting.page.deciding.question
    assert question is not None
    able = [card for card in sitting.hand if not page._playing.why_not(card)]
    sitting.stage.card_pressed.emit(able[0])
    sitting.stage.card_pressed.emit(able[0])
    assert page.deciding.chosen == ()
    for card in able[: question.put_away]:
        assert not page.deciding.confirm()
        sitting.stage.card_pressed.emit(card)
    assert page.deciding.chosen == tuple(able[: question.put_away])
    before = sitting.session.ply
    button(sitting, sitting.voice.say("table.put-away")).click()
    sitting.qtbot.waitUntil(lambda: sitting.session.ply >= before + question.put_away, timeout=15_000)
    moves = sitting.session.moves[-(sitting.session.ply - before) :][: question.put_away]
    assert [move.cards[0] for move in moves] == able[: question.put_away]
    assert {move.verb for move in moves} == {Verb.DISCARD}


@at("tarocchino")
def test_a_card_that_may_not_go_says_why(sitting: Sitting) -> None:
    sitting.asked_in("discard")
    barred = [card for card in sitting.hand if sitting.page._playing.why_not(card)]
    before = sitting.session.state
    sitting.stage.card_pressed.emit(barred[0])
    assert sitting.page.prompt == sitting.voice.say("tarocchino.no-fives")
    assert sitting.page.deciding.chosen == ()
    sitting.stage.card_hovered.emit(barred[-1])
    assert sitting.page.prompt == sitting.voice.say("tarocchino.no-fives")
    assert sitting.session.state is before


@at("minchiate")
def test_suggest_chooses_what_the_mind_would_put_away(sitting: Sitting) -> None:
    sitting.asked_in("discard")
    question = sitting.page.deciding.question
    assert question is not None
    button(sitting, sitting.voice.say("table.suggest")).click()
    sitting.qtbot.waitUntil(lambda: len(sitting.page.deciding.chosen) == question.put_away, timeout=15_000)
    assert not any(sitting.page._playing.why_not(card) for card in sitting.page.deciding.chosen)
    assert len(set(sitting.page.deciding.chosen)) == question.put_away


@at("minchiate")
def test_enter_lays_out_what_a_good_player_would_put_away_and_then_puts_it_away(sitting: Sitting) -> None:
    sitting.asked_in("discard")
    question = sitting.page.deciding.question
    assert question is not None
    assert button(sitting, sitting.voice.say("table.suggest")).current
    QTest.keyClick(sitting.page, Qt.Key.Key_Return)
    sitting.qtbot.waitUntil(lambda: len(sitting.page.deciding.chosen) == question.put_away, timeout=15_000)
    assert button(sitting, sitting.voice.say("table.put-away")).current
    QTest.keyClick(sitting.page, Qt.Key.Key_Return)
    sitting.qtbot.waitUntil(lambda: sitting.session.state.phase != "discard", timeout=15_000)


@at("tarocchino")
def test_a_match_that_broke_off_between_two_discards_asks_for_the_second(sitting: Sitting) -> None:
    sitting.asked_in("discard")
    first = sitting.session.state
    session = replay(sitting.game.rules, sitting.session.record()).session
    session.submit(sitting.game.rules.legal_moves(session.state)[0])
    again = replay(sitting.game.rules, session.record())
    assert again.stopped is None
    sitting.take_up(again.session)
    question = sitting.page.deciding.question
    assert question is not None
    assert question.put_away == 1
    sitting.page.undo()
    sitting.wait()
    assert sitting.session.state == first


# ------------------------------------------------------------------------------------------------------------ versicole


@at("minchiate")
def test_versicole_are_ticked_and_declared_one_after_the_other(sitting: Sitting) -> None:
    sitting.find(lambda state: state.phase == "declare" and len(sitting.game.ask(state).choices) >= 3)  # type: ignore[union-attr]
    question = sitting.page.deciding.question
    assert question is not None
    advised(sitting)
    ticks = [each for each in buttons(sitting) if each.isCheckable()]
    assert len(ticks) == len(question.choices) - 1
    assert all(each.isChecked() for each in ticks)
    QTest.keyClick(sitting.page, Qt.Key.Key_1)
    assert not ticks[0].isChecked()
    QTest.keyClick(sitting.page, Qt.Key.Key_Return)
    sitting.qtbot.waitUntil(lambda: not sitting.page.deciding.answering, timeout=15_000)
    sitting.wait()
    declared = sitting.session.state.declared[ME]
    assert set(declared) == {each.move.call for each in question.choices[1:-1]}


@at("minchiate")
def test_nothing_ticked_declares_nothing(sitting: Sitting) -> None:
    sitting.asked_in("declare")
    advised(sitting)
    for each in buttons(sitting):
        if each.isCheckable() and each.isChecked():
            each.click()
    assert buttons(sitting)[-1].face.words == sitting.voice.say("minchiate.choice.silent")
    buttons(sitting)[-1].click()
    sitting.wait()
    assert sitting.session.state.declared[ME] == ()


@at("tarocchino")
def test_a_declaration_shows_each_combination_with_its_points(sitting: Sitting) -> None:
    sitting.asked_in("declare")
    question = sitting.page.deciding.question
    assert question is not None
    shown = " ".join(each.text() for each in panel(sitting).findChildren(type(panel(sitting)._pieces.title(question))))
    for part in question.choices[0].parts:
        assert sitting.voice.say(part.term) in shown
        assert sitting.voice.say("table.plus", points=part.points) in shown


@at("minchiate")
def test_a_look_beside_a_question_leaves_its_buttons_free(sitting: Sitting) -> None:
    sitting.find(lambda state: state.phase == "declare" and bool(sitting.game.looks(state, ME)))
    sitting.page.show_looks()
    viewer = sitting.page.overlays.viewer
    assert viewer.isVisible()
    for each in buttons(sitting):
        assert not viewer.geometry().intersects(each.geometry().translated(panel(sitting).pos()))


@at("klaberjass")
def test_enter_presses_the_button_of_the_bar_that_has_the_keyboard(sitting: Sitting) -> None:
    sitting.asked_in("bid")
    before = sitting.session.ply
    rules = sitting.page.bar.findChild(QToolButton, "bar-rules")
    assert rules is not None
    rules.setFocus(Qt.FocusReason.TabFocusReason)
    with sitting.qtbot.waitSignal(sitting.page.rules):
        QTest.keyClick(rules, Qt.Key.Key_Return)
    assert sitting.session.ply == before
