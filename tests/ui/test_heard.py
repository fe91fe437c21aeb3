"""Every game for who cannot see it: in each phase the whole table can be read, and everything that happens is said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Event
from cardavia.engine.moves import Move, Verb
from cardavia.engine.state import Phase
from cardavia.engine.zones import Seat, hand
from cardavia.games import NAMES
from cardavia.text.announcer import Announcer
from tests.ui.houses import Guest
from tests.ui.listening import Listener, Node, inside, interface, tree
from tests.ui.sitting import ME, Sitting
from tests.ui.test_deciding import PHASES

ENDS = (".", "!", "?", "…")
EVERY = [*((game, str(Phase.PLAY)) for game in NAMES), *PHASES]
Role = QAccessible.Role


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Listener:
    return Listener(monkeypatch)


@pytest.fixture
def sitting(request: pytest.FixtureRequest, qtbot: QtBot, listener: Listener) -> Iterator[Sitting]:
    made = Sitting(qtbot, request.param)
    yield made
    made.leave()


def every_phase() -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("sitting", "phase"), EVERY, indirect=["sitting"])


def at(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("sitting", [name], indirect=True)


def known(sitting: Sitting) -> set[Card]:
    """The cards that the person may see, or has seen."""
    view = sitting.session.view(ME)
    lying = {card for cards in view.state.zones.values() for card in cards}
    seen = {card for event in view.seen for card in getattr(event, "cards", ())}
    return (lying | seen) - {UNKNOWN}


def secrets(sitting: Sitting) -> set[str]:
    """The names of cards that nobody has shown to the person."""
    deck = sitting.session.rules.deck.cards
    return {sitting.voice.card(card) for card in deck if card not in known(sitting)}


def items(nodes: list[Node]) -> dict[str, str]:
    return {node.name: node.description for node in nodes if node.role == Role.ListItem}


# ------------------------------------------------------------------------------------------------- what can be read


@every_phase()
def test_the_hand_is_read_card_by_card_with_what_may_be_done(sitting: Sitting, phase: str) -> None:
    sitting.asked_in(phase)
    cards, rules, state = items(tree(sitting.page)), sitting.session.rules, sitting.session.state
    assert list(cards)[: len(sitting.hand)] == [sitting.voice.card(card) for card in sitting.hand]
    verb = {str(Phase.PLAY): Verb.PLAY, "discard": Verb.DISCARD}.get(phase)
    for card in sitting.hand:
        said = cards[sitting.voice.card(card)]
        playable = any(card in move.cards and move.verb is verb for move in sitting.legal())
        reason = rules.why_not(state, Move(verb, (card,))) if verb and not playable else None
        if reason and card in state.at(hand(ME)):
            # behind it stands how a trump ranks, whose picture may bear no number
            is_pictured = not sitting.voice.phrases.pattern.has_suit(card)
            assert said.startswith(sitting.voice.say(reason)) if is_pictured else said == sitting.voice.say(reason)
        else:
            assert said not in ("", *map(sitting.voice.say, {"table.not-your-turn"}))


@every_phase()
def test_all_that_lies_open_is_read_and_nothing_else(sitting: Sitting, phase: str) -> None:
    sitting.asked_in(phase)
    nodes = tree(sitting.page)
    lying = [card for cards in sitting.session.view(ME).state.zones.values() for card in cards if card != UNKNOWN]
    drawn = [card for card in lying if not sitting.stage.item_rect(card).isEmpty()]
    names = [node.name for node in nodes if node.role == Role.ListItem]
    assert sorted(names) == sorted(map(sitting.voice.card, drawn))
    assert len(set(names)) == len(names)
    assert all(items(nodes).values())
    hidden = secrets(sitting)
    assert hidden
    # a reason, said of an own card, may name cards that a rule is about
    words = [node.name if node.role == Role.ListItem else node.words for node in nodes]
    assert not {name for name in hidden for each in words if name in each}
    assert not any(sitting.voice.card(UNKNOWN) in node.words for node in nodes)


@every_phase()
def test_seats_scores_and_facts_are_read(sitting: Sitting, phase: str) -> None:
    sitting.asked_in(phase)
    facts = [node.name for node in tree(sitting.page) if node.role == Role.StaticText]
    state = sitting.session.state
    plates = []
    for seat in state.everyone:
        (plate,) = (fact for fact in facts if fact.startswith(f"{sitting.page.stage._labels[seat].name}, "))
        assert sitting.voice.say("table.read.holds", n=len(state.at(hand(seat)))) in plate
        assert (sitting.voice.say("stage.dealer") in plate) == (state.dealer == seat)
        plates.append(plate)
    scores = [plate for plate in plates if sitting.voice.say("table.read.score", points="") in plate]
    assert len(scores) == len({sitting.session.rules.side(seat) for seat in state.everyone})
    for sign in sitting.game.signs(state):
        assert any(sitting.page._captions._sign(sign).text == fact for fact in facts)
    if sitting.page.prompt:
        assert sitting.page.prompt in facts


@pytest.mark.parametrize(("sitting", "phase"), PHASES, indirect=["sitting"])
def test_a_question_is_read_with_its_choices_and_reasons(sitting: Sitting, phase: str) -> None:
    sitting.asked_in(phase)
    nodes, question = tree(sitting.page), sitting.game.ask(sitting.session.state)
    assert question is not None
    cards = sitting.voice.phrases.cards(question.cards)
    asked = sitting.voice.say(question.term, n=question.n, cards=cards)
    assert any(node.name == asked for node in nodes)
    buttons = {node.name: node.description for node in nodes if node.role in (Role.Button, Role.CheckBox)}
    for choice in question.choices:
        words = sitting.voice.say(choice.term, n=choice.n)
        reasons = [said for name, said in buttons.items() if name.startswith(words)]
        assert reasons and (not choice.why_not or sitting.voice.say(choice.why_not) in reasons)
        for card in choice.cards:
            assert any(sitting.voice.card(card) in name for name in buttons)
    for card in question.cards:
        assert any(sitting.voice.card(card) in node.name for node in nodes)


@at("scopa")
def test_captures_to_choose_from_are_read(sitting: Sitting) -> None:
    sitting.find(lambda state: any(len(several(sitting, state, card)) > 1 for card in state.at(hand(ME))))
    state = sitting.session.state
    card = next(card for card in state.at(hand(ME)) if len(several(sitting, state, card)) > 1)
    sitting.page._playing.press(card)
    names = {node.name for node in tree(sitting.page) if node.role in (Role.Button, Role.CheckBox)}
    for move in several(sitting, state, card):
        taking = sitting.page._captions.taking(move.taking, sitting.session.view(ME))
        assert any(all(sitting.voice.card(each) in name for each in move.taking) for name in names), taking


def several(sitting: Sitting, state: object, card: Card) -> list[Move]:
    return [move for move in sitting.game.rules.legal_moves(state) if card in move.cards and move.taking]


# --------------------------------------------------------------------------------------------------- what is said


@every_phase()
def test_each_key_is_answered_with_the_card_and_the_reason(sitting: Sitting, listener: Listener, phase: str) -> None:
    sitting.asked_in(phase)
    question = sitting.game.ask(sitting.session.state)
    listener.take()
    for _ in range(3):
        QTest.keyClick(sitting.page, Qt.Key.Key_Right)
        (said,) = listener.take()
        if question is not None and question.choices:
            assert said == sitting.page.deciding.panel.current
        else:
            focus = sitting.page._playing.focus
            assert focus is not None
            assert said.startswith(sitting.voice.card(focus))
            assert sitting.stage.reader.note(focus) in said


@at("minchiate")
def test_a_card_that_may_not_be_played_says_why_as_often_as_it_is_tried(sitting: Sitting, listener: Listener) -> None:
    sitting.find(
        lambda state: (
            state.phase == Phase.PLAY
            and bool(state.played)
            and len(sitting.game.rules.legal_moves(state)) < len(state.at(hand(ME)))
        )
    )
    playable = {card for move in sitting.legal() for card in move.cards}
    while sitting.page._playing.focus in {None, *playable}:
        QTest.keyClick(sitting.page, Qt.Key.Key_Right)
    card, ply = sitting.page._playing.focus, sitting.session.ply
    assert card is not None
    reason = sitting.session.rules.why_not(sitting.session.state, Move(Verb.PLAY, (card,)))
    assert reason
    for _ in range(2):
        listener.take()
        QTest.keyClick(sitting.page, Qt.Key.Key_Return)
        assert listener.take() == [sitting.voice.say(reason)]
    assert sitting.session.ply == ply


@at("minchiate")
def test_what_shall_be_put_away_is_said_and_counted(sitting: Sitting, listener: Listener) -> None:
    sitting.asked_in("discard")
    card = next(card for card in sitting.hand for move in sitting.legal() if card in move.cards)
    while sitting.page._playing.focus != card:
        QTest.keyClick(sitting.page, Qt.Key.Key_Right)
    for term, count in (("table.read.goes", 1), ("table.read.may-go", 0)):
        listener.take()
        QTest.keyClick(sitting.page, Qt.Key.Key_Space)
        (said,) = listener.take()
        assert said.startswith(f"{sitting.voice.card(card)}: {sitting.voice.say(term)}")
        wanted = sitting.game.ask(sitting.session.state)
        assert wanted is not None
        assert said.endswith(sitting.voice.say("table.chosen-of", chosen=count, all=wanted.put_away))


@at("scopa")
def test_undo_redo_and_hint_are_said(sitting: Sitting, listener: Listener) -> None:
    sitting.sit_down(7)
    sitting.submit(sitting.legal()[0])
    listener.take()
    sitting.page.undo()
    assert sitting.voice.say("table.undone") in listener.take()
    sitting.page.redo()
    assert sitting.voice.say("table.redone") in listener.take()
    sitting.page.hint()
    sitting.qtbot.waitUntil(lambda: sitting.page._playing.advice is not None)
    assert listener.last == sitting.page.prompt


@at("scopa")
def test_a_pointer_that_passes_over_cards_is_not_answered(sitting: Sitting, listener: Listener) -> None:
    sitting.sit_down(7)
    listener.take()
    for card in sitting.hand:
        sitting.stage.card_hovered.emit(card)
    assert listener.take() == []


@at("scopa")
def test_a_card_is_played_by_its_accessible_action(sitting: Sitting) -> None:
    sitting.sit_down(7)
    ply = sitting.session.ply
    move = next(move for move in sitting.legal() if len(several(sitting, sitting.session.state, move.cards[0])) < 2)
    name = sitting.voice.card(move.cards[0])
    card = next(each for each in inside(interface(sitting.page)) if each.text(QAccessible.Text.Name) == name)
    action = card.actionInterface()
    assert action.actionNames() == [action.pressAction()]
    others = (card.valueInterface, card.textInterface, card.selectionInterface, card.attributesInterface)
    assert [each() for each in others] == [None] * len(others)  # what is not there is null, and not somewhere
    action.doAction("no such action")
    action.doAction(action.pressAction())
    sitting.qtbot.waitUntil(lambda: sitting.session.ply > ply)
    assert sitting.session.moves[-1].cards == move.cards or move in sitting.session.moves


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", NAMES)
def test_every_event_of_a_deal_is_said_as_a_sentence_and_no_secret_is(
    qtbot: QtBot, tmp_path: Path, listener: Listener, game: str, language: str
) -> None:
    guest = Guest(qtbot, tmp_path, language=language, level="easy")
    house, told = guest.house, list[Event]()
    house.conductor.told.connect(told.extend)
    try:
        listener.take()
        guest.sit_down(3, game)
        for _ in range(18):
            view = guest.session.view(Seat(0))
            known = {card for cards in view.state.zones.values() for card in cards}
            known |= {card for event in view.seen for card in getattr(event, "cards", ())}
            said = " ".join(listener.take())
            announcer = Announcer(house.voice.phrases, house.page._captions.name, house.page.stage.sides)
            sentences = list(filter(None, map(announcer.sentence, told)))
            assert sentences and all(each.endswith(ENDS) for each in sentences), sentences
            assert [each for each in sentences if each not in said] == []
            if not any("DealBegan" in repr(event) for event in told):
                names = {house.voice.card(card) for card in guest.session.rules.deck.cards if card not in known}
                assert [name for name in names if f"{name}," in said or f"{name}." in said] == []
            told.clear()
            house.conductor.submit(guest.legal()[0])
            qtbot.waitUntil(lambda: house.conductor.waiting or house.conductor.at_sheet, timeout=15_000)
            if house.conductor.at_sheet:
                return
    finally:
        guest.leave()
