"""The line above the hand says one thing at a time, the latest; and what a pictured card is called and how it ranks."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardavia.engine.cards import Card
from cardavia.engine.state import Phase
from cardavia.engine.zones import hand
from cardavia.ui.stage import touch
from tests.ui.listening import Listener, tree
from tests.ui.sitting import ME, Sitting, at


def prompt(sitting: Sitting) -> str:
    """What stands on the table, and that it is what the page means to say."""
    text = sitting.stage.furniture._prompt[0]
    assert text == sitting.page.prompt
    return text


def hint(sitting: Sitting) -> str:
    sitting.page.hint()
    sitting.qtbot.waitUntil(lambda: sitting.page._playing.advice is not None, timeout=20_000)
    return prompt(sitting)


def spot(sitting: Sitting, card: Card) -> QPoint:
    """A point of a card that no neighbour covers."""
    where = sitting.stage.item_rect(card)
    return QPoint(round(where.left() + 0.15 * where.width()), round(where.center().y()))


def point(sitting: Sitting, card: Card | None) -> None:
    stage = sitting.stage
    stage.pointing.hover(None if card is None else spot(sitting, card).toPointF())


def pictured(sitting: Sitting, card: Card) -> bool:
    return sitting.page._captions.is_pictured(card)


@at("scopa")
def test_words_about_a_card_give_way_to_the_next_message_and_do_not_come_back(sitting: Sitting) -> None:
    """While cards fly the pointer moves on unseen: what it pointed at before is no news when they have landed."""
    sitting.sit_down(7)
    first, other = sitting.hand[0], sitting.hand[1]
    point(sitting, first)
    assert prompt(sitting).startswith(("Takes", "1", "2", "3"))
    sitting.page._playing.press(other)
    if sitting.page._playing.picking.chosen is not None:
        sitting.conductor.submit(sitting.page._playing.picking.moves_of(other)[0])
    sitting.wait()
    assert first in sitting.hand
    assert prompt(sitting) == sitting.voice.say("table.your-turn")


@at("scopa")
def test_a_complaint_is_over_when_another_card_is_pointed_at(sitting: Sitting) -> None:
    sitting.sit_down(7)
    for message in ("table.sound-off", "table.sound-on"):
        sitting.page.show_muted(message == "table.sound-off")
        assert prompt(sitting) == sitting.voice.say(message)
        point(sitting, sitting.hand[0])
        assert prompt(sitting) != sitting.voice.say(message)
        point(sitting, None)
        assert prompt(sitting) == sitting.voice.say("table.your-turn")
    sitting.page.undo()
    assert prompt(sitting) == sitting.voice.say("table.nothing-to-undo")
    point(sitting, sitting.hand[1])
    point(sitting, None)
    assert prompt(sitting) == sitting.voice.say("table.your-turn")


@at("scopa")
def test_a_hint_gives_way_to_a_complaint_for_good_and_to_the_pointer_for_a_moment(sitting: Sitting) -> None:
    sitting.sit_down(7)
    said = hint(sitting)
    advice = sitting.page._playing.advice
    assert advice is not None and said.startswith("Hint")
    other = next(card for card in sitting.hand if card not in advice.move.cards)
    point(sitting, other)
    assert not prompt(sitting).startswith("Hint")
    point(sitting, advice.move.cards[0])
    assert prompt(sitting) == said
    point(sitting, None)
    assert prompt(sitting) == said
    sitting.page.undo()
    assert prompt(sitting) == sitting.voice.say("table.nothing-to-undo")
    assert sitting.page._playing.advice is None
    point(sitting, other)
    point(sitting, None)
    # the keyboard is still on the card of the hint, which has words of its own
    assert prompt(sitting) == sitting.page._captions.preview((advice.move,), sitting.session.view(ME))


@at("klaberjass")
def test_a_hint_about_a_question_goes_when_somebody_looks_at_another_answer(sitting: Sitting) -> None:
    sitting.find(lambda state: state.phase == "bid" and len(state.calls) == 2)
    panel = sitting.page.overlays.decision
    assert hint(sitting).startswith("Hint")
    barred = next(button for button in panel._buttons if button.is_barred)
    barred.pointed.emit(True)
    assert prompt(sitting) == barred.face.reason
    barred.pointed.emit(False)
    assert prompt(sitting).startswith("Hint")
    QTest.keyClick(sitting.page, Qt.Key.Key_Right)
    assert not prompt(sitting)


@pytest.mark.parametrize("sitting", ["minchiate", "tarocchino"], indirect=True)
def test_a_pictured_trump_is_named_and_ranked_under_the_pointer_and_the_keyboard(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fits(state: Any) -> bool:
        mine = state.at(hand(ME))
        legal = {move.cards[0] for move in sitting.game.rules.legal_moves(state)}
        trumps = [card for card in mine if pictured(sitting, card) and card not in sitting.game.rules.deck.fools]
        return state.phase == Phase.PLAY and bool(legal & set(trumps)) and len(trumps) > 3

    sitting.find(fits)
    legal = {move.cards[0] for move in sitting.legal()}
    fools = sitting.game.rules.deck.fools
    card = next(each for each in sitting.hand if each in legal and pictured(sitting, each) and each not in fools)
    name, rank = (
        sitting.voice.card(card),
        sitting.page._captions.ranked("", card, sitting.game, sitting.page._playing.view),
    )
    assert "trump" in rank
    point(sitting, card)
    assert prompt(sitting) == f"Play: {name}{rank}"
    point(sitting, None)
    ears = Listener(monkeypatch)
    while sitting.page._playing.focus != card:
        QTest.keyClick(sitting.page, Qt.Key.Key_Right)
    assert prompt(sitting) == f"Play: {name}{rank}"
    assert ears.last.startswith(f"{name}. ") and ears.last.endswith(rank)
    items = {node.name: node.description for node in tree(sitting.page) if node.role == QAccessible.Role.ListItem}
    assert items[name].endswith(rank)


class Tips:
    """Stands for the words beside the pointer, which are a window of their own."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def showText(self, _at: QPoint, text: str, *_where: object) -> None:
        self.shown.append(text)

    def of(self, sitting: Sitting, card: Card) -> list[str]:
        """What appears when the pointer rests on a card."""
        self.shown.clear()
        view, here = sitting.stage.viewport(), spot(sitting, card)
        QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, here, view.mapToGlobal(here)))
        return list(self.shown)


@at("tarocchino")
def test_every_open_trump_has_its_name_beside_the_pointer_and_other_cards_have_none(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips = Tips()
    monkeypatch.setattr(touch, "QToolTip", tips)

    def fits(state: Any) -> bool:
        return state.phase == Phase.PLAY and any(pictured(sitting, card) for card in state.played)

    sitting.find(fits)
    played = next(card for card in sitting.session.state.played if pictured(sitting, card))
    mine = next(card for card in sitting.hand if pictured(sitting, card))
    for card in (played, mine):
        (words,) = tips.of(sitting, card)
        assert words.startswith(sitting.voice.card(card))
    plain = next(card for card in sitting.hand if not pictured(sitting, card))
    assert not tips.of(sitting, plain)


@at("tarocchino")
def test_a_trump_that_may_not_be_played_is_named_with_the_reason(sitting: Sitting) -> None:
    def fits(state: Any) -> bool:
        legal = {move.cards[0] for move in sitting.game.rules.legal_moves(state)}
        return state.phase == Phase.PLAY and any(
            pictured(sitting, card) for card in state.at(hand(ME)) if card not in legal
        )

    sitting.find(fits)
    legal = {move.cards[0] for move in sitting.legal()}
    card = next(card for card in sitting.hand if card not in legal and pictured(sitting, card))
    point(sitting, card)
    reason = sitting.voice.say(sitting.page._playing.why_not(card))
    assert reason and prompt(sitting) == f"{sitting.voice.card(card)}. {reason}"
