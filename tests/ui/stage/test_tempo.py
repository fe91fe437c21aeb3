"""How long things take: holds and waits that can be cut short, nothing where all is instant, fades without motion."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import Card
from cardavia.engine.events import Announced, Event, MatchWon, Moved, Scored, TrickWon
from cardavia.engine.state import Phase, Step
from cardavia.engine.zones import hand
from cardavia.games import EVERY
from cardavia.text.announcer import Announcer
from cardavia.ui.stage.ledger import Ledger
from cardavia.ui.stage.pacing import Pace
from cardavia.ui.stage.props import Speaker, TableProps
from cardavia.ui.stage.script import LEANING, Script
from tests.ui.stage.boards import FRAME, TRICKS, Board
from tests.ui.stage.steps import by, find, lies, told


@pytest.mark.parametrize("seconds", [0.5, 1.0, 3.0])
@pytest.mark.parametrize("game", TRICKS)
def test_a_finished_trick_lies_for_as_long_as_is_wanted(lay: Any, game: str, seconds: float) -> None:
    board, step = find(lay, game, by(0, TrickWon))
    won = told(step, TrickWon)
    for speed, pace in ((1.0, 1.0), (3.0, 0.0)):
        board.stage.settle(board.view)
        board.session.undo(board.session.ply - 1)
        board.stage.settle(board.view)
        board.session.redo(board.me)
        board.stage.set_pace(speed, pace, False, hold=seconds, wait=0.0)
        board.play(step)
        time = 0.0
        for _ in board.frames():
            still = all(lies(board, card) for card in won.cards)
            if time and not still:
                break
            time += FRAME if still else 0.0
        board.stage.skip()
        assert abs(time - 1000 * seconds) <= 2 * FRAME, (speed, pace)


@pytest.mark.parametrize("way", ["click", "right", "key"])
def test_going_on_ends_a_hold_and_the_trick_is_still_seen_to_go(lay: Any, way: str) -> None:
    board, step = find(lay, "tarocchino", by(0, TrickWon))
    won = told(step, TrickWon)
    board.stage.set_pace(1.0, 1.0, False, hold=4.0, wait=0.0)
    board.play(step)
    board.stage.clock.step(1000)
    if way == "key":
        QTest.keyClick(board.stage, Qt.Key.Key_Space)
    else:
        button = Qt.MouseButton.RightButton if way == "right" else Qt.MouseButton.LeftButton
        QTest.mouseClick(board.stage.viewport(), button)
    assert board.stage.busy and board.told == 0
    board.stage.clock.step(100)
    flying = [card for card in won.cards if (item := board.stage._troupe.showing(card)) and item.now.z > 2000]
    assert len(flying) >= 3, "all but a Fool that stays with its owner"
    QTest.keyClick(board.stage, Qt.Key.Key_Space)
    assert not board.stage.busy and board.told == 1, "the second time it hurries the rest"


def test_a_trick_may_lie_until_somebody_goes_on(lay: Any) -> None:
    board, step = find(lay, "minchiate", by(0, TrickWon))
    won = told(step, TrickWon)
    board.stage.set_pace(1.0, 1.0, False, hold=None, wait=0.0)
    board.play(step)
    for _ in range(30):
        board.stage.clock.step(1000)
    items = [board.stage._troupe.showing(card) for card in won.cards]
    assert all(item is not None and item.now.z < 2000 for item in items)
    assert not board.stage.clock.ticking, "and nothing ticks meanwhile"
    assert board.stage._troupe.showing(won.cards[won.by.index(won.seat)]).is_marked("glow")  # type: ignore[union-attr]
    board.stage.hurry()
    assert board.stage.busy
    board.run()
    assert board.told == 1


def test_another_size_while_a_trick_lies_settles_and_is_told(lay: Any, qtbot: QtBot) -> None:
    board, step = find(lay, "minchiate", by(0, TrickWon))
    board.stage.set_pace(1.0, 1.0, False, hold=None, wait=0.0)
    board.play(step)
    board.stage.clock.step(5000)
    board.stage.resize(1000, 700)
    qtbot.waitUntil(lambda: board.told == 1)
    assert not board.stage.clock.running and board.stage.furniture.air.count == 0
    assert all(item.now == pose and item.card == item.part for item, pose in board.stage.expected())


# ---------------------------------------------------------------------------------------------------------------- tempo


def first_motion(board: Board, card: Card) -> float:
    """Milliseconds until a card leaves the place where it is."""
    items = list(board.stage._troupe)
    before = {id(item): item.now for item in items}
    for time in board.frames():
        if any(item.part == card and item.now != before[id(item)] for item in items):
            return time
    raise AssertionError("it never moves")


@pytest.mark.parametrize(("wait", "thought", "expected"), [(0.0, 0, 0), (0.6, 0, 600), (2.0, 0, 2000), (0.6, 400, 200)])
def test_an_opponent_waits_as_is_wanted_whatever_the_speed(
    lay: Any, wait: float, thought: float, expected: float
) -> None:
    board, step = find(lay, "tarocchino", lambda b, s: by(2, Moved)(b, s) and len(s.events) == 1)
    for speed in (1.0, 3.0):
        board.stage.settle(board.view)
        board.session.undo(board.session.ply - 1)
        board.stage.settle(board.view)
        board.session.redo(board.me)
        board.stage.set_pace(speed, 0.0, False, wait=wait)
        board.stage.rested = lambda: thought
        board.play(step)
        assert abs(first_motion(board, told(step, Moved).cards[0]) - expected) <= FRAME


def test_nobody_waits_for_the_own_card(lay: Any) -> None:
    board, step = find(lay, "tarocchino", lambda b, s: by(0, Moved)(b, s) and len(s.events) == 1)
    board.stage.set_pace(1.0, 1.0, False, wait=3.0)
    board.play(step)
    assert first_motion(board, told(step, Moved).cards[0]) <= FRAME


def test_nobody_seems_to_think_where_nobody_may_see_who_is_asked(lay: Any) -> None:
    def declares(_board: Board, step: Step[Any]) -> bool:
        first = step.events[0] if step.events else None
        return isinstance(first, Moved) and first.dst.name == "shown" and first.src.seat != 0

    board, step = find(lay, "tarocchino", declares)
    board.stage.set_pace(1.0, 1.0, False, wait=3.0)
    board.play(step)
    assert first_motion(board, told(step, Moved).cards[0]) <= FRAME


@pytest.mark.parametrize("game", EVERY)
def test_instant_is_instant(lay: Any, game: str) -> None:
    board = lay(game, 5)
    board.stage.set_pace(0.0, 3.0, False, hold=None, wait=3.0)
    kinds: set[type[Event]] = set()
    for _ in range(600):
        if board.state.phase == Phase.OVER:
            break
        step = board.next_step()
        kinds |= {type(event) for event in step.events}
        before = board.told
        board.play(step)
        assert not board.stage.clock.running and not board.stage.clock.ticking and not board.stage.playing
        assert board.stage.furniture.air.count == 0
        assert board.stage.layers() == {zone: tuple(cards) for zone, cards in board.view.state.zones.items()}
        assert all(item.now == pose for item, pose in board.stage.expected())
        board.stage.mark(lit=frozenset(board.stage.own), chosen=frozenset(board.stage.own[:1]))
        assert not board.stage.clock.ticking, "a chosen card is lifted at once"
        QApplication.processEvents()
        assert board.told == before + 1, "said at the next turn of the loop, without any time between"
    assert {Moved, TrickWon, Scored, Announced, MatchWon} <= kinds


@pytest.mark.parametrize("game", EVERY)
def test_with_reduced_motion_no_card_moves_while_it_can_be_seen(lay: Any, game: str) -> None:
    board = lay(game, 5)
    board.stage.set_pace(1.0, 0.3, True, hold=0.5, wait=0.0)
    faded = 0
    for number in range(24):
        if board.state.phase == Phase.OVER:
            break
        board.play(board.next_step())
        if number >= 1:
            before = {id(item): item.now for item in board.stage._troupe}
            for _ in board.frames():
                for item in board.stage._troupe:
                    if item.now.shown and before[id(item)].shown and item.now[:4] != before[id(item)][:4]:
                        assert item.body.opacity() <= 0.32, "it is elsewhere, and only comes to light there"
                        faded += 1
                    before[id(item)] = item.now
        board.run()
    assert faded > 5


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("game", EVERY)
def test_a_skip_at_any_moment_leaves_what_settling_leaves(lay: Any, game: str, reduced: bool) -> None:
    board = lay(game, 7)
    board.stage.set_pace(1.0, 1.0, reduced)
    for number in range(30):
        if board.state.phase == Phase.OVER:
            break
        board.play(board.next_step())
        board.stage.clock.step(37.0 * ((7 * number) % 31))
        board.stage.skip()
        assert board.stage.furniture.air.count == 0 and not board.stage.clock.running
        for item, pose in board.stage.expected():
            assert item.now == pose and item.card == item.part and item.body.opacity() == 1.0
            assert item._left is None or not item._left.isVisible()
            assert not item.is_marked("glow")


def test_few_cards_are_turned_at_once_on_a_fine_screen(lay: Any) -> None:
    board = lay("minchiate", 3)
    view = board.view
    board.stage.settle(view)
    step = board.session.deal()
    stage = board.stage
    announcer = Announcer(board.voice.phrases, lambda _seat: "")
    speaker = Speaker(announcer.bubble, board.voice.phrases.number)

    def most_leaning(dpr: float) -> int:
        props = TableProps(stage.furniture, board.faces, speaker, stage._seating, Pace(), dpr)
        script = Script(stage._troupe, stage._seating, props, Pace(), board.me, Ledger(board.game, view, (), None))
        items = [stage._new_item() for _ in range(12)]
        for number, item in enumerate(items):
            item.rest(stage._seating.poses(hand(board.me), [0])[0]._replace(x=50.0 * number), 1.0)
            script.fly(item, item.now._replace(y=100.0), 20.0 * number)
        time, leaning = 0.0, 0
        while time < 600:
            time += 20.0
            now = [track for track in script.tracks if track.begin <= time < track.begin + track.length]
            for track in now:
                track.draw((time - track.begin) / track.length)
            leaning = max(leaning, sum(abs(item.now.turn) > 0.01 for item in items))
        for item in items:
            item.draw(item.now._replace(shown=False))
        return leaning

    assert step.events and LEANING == 4
    assert most_leaning(2.0) <= LEANING < most_leaning(1.0)
