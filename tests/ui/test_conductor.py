"""The loop without a drawn table: what it asks, in which order, and what it never does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from cardavia.ai.levels import Level
from cardavia.engine.events import Event, Scored
from cardavia.engine.moves import Move
from cardavia.engine.record import Record
from cardavia.engine.session import Session, replay
from cardavia.engine.state import Phase
from cardavia.engine.view import View
from cardavia.engine.zones import Seat
from cardavia.game import Advice, Game
from cardavia.games import load
from cardavia.ui.conductor import Conductor
from cardavia.ui.minds import MindThread


class PlainTable(QObject):
    """A table that settles as soon as the loop turns, and remembers what it was shown."""

    settled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.views: list[View[Any]] = []
        self.events: list[Event] = []
        self.games: list[str] = []
        # a child: it goes with the table, however a test ends
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self.settled)

    def lay(self, game: Game[Any]) -> None:
        self.games.append(game.id)

    def play(self, events: tuple[Event, ...], view: View[Any]) -> None:
        self.events += events
        self.views.append(view)
        self._soon.start()

    def settle(self, view: View[Any]) -> None:
        self.views.append(view)


class Board:
    """A conductor with all that it needs, and a person who plays at random."""

    def __init__(self, seed: int = 5, human: int | None = 0, game: str = "scopa") -> None:
        self.game = load(game)
        self.table, self.minds, self.kept = PlainTable(), MindThread(), list[Record]()
        self.conductor = Conductor(self.table, self.minds)
        self.conductor.recorded.connect(self.kept.append)
        self.session: Session[Any] = Session(game, self.game.rules, self.game.seats[0], seed, self.game.options())
        self.luck = Random(seed)
        self.human = None if human is None else Seat(human)

    def begin(self) -> None:
        self.conductor.begin(self.game, self.session, self.human)

    def play_at_random(self, view: View[Any]) -> None:
        moves = self.game.rules.legal_moves(view.state)
        QTimer.singleShot(0, lambda: self.conductor.submit(self.luck.choice(moves)))


@pytest.fixture
def board(qtbot: QtBot) -> Any:
    made = Board()
    yield made
    assert made.minds.shutdown()


def test_a_whole_match_goes_through_the_loop(board: Board, qtbot: QtBot) -> None:
    sheets: list[int] = []
    board.conductor.asked.connect(board.play_at_random)
    board.conductor.deal_over.connect(lambda: sheets.append(board.session.state.deal_no))
    board.conductor.deal_over.connect(lambda: QTimer.singleShot(0, board.conductor.proceed))
    with qtbot.waitSignal(board.conductor.match_over, timeout=60_000):
        board.begin()
    assert board.session.state.phase == Phase.OVER
    assert sheets == sorted(set(sheets))
    assert len(sheets) >= 2
    again = replay(board.game.rules, board.kept[-1])
    assert again.stopped is None
    assert again.session.state == board.session.state


def test_the_person_sees_no_card_of_the_other_hand(board: Board, qtbot: QtBot) -> None:
    board.conductor.asked.connect(board.play_at_random)
    with qtbot.waitSignal(board.conductor.deal_over, timeout=30_000):
        board.begin()
    for view in board.table.views:
        held = [
            card for zone, cards in view.state.zones.items() if zone.name == "hand" and zone.seat == 1 for card in cards
        ]
        assert set(held) <= {"??"}


def test_an_illegal_move_is_refused_and_changes_nothing(board: Board, qtbot: QtBot) -> None:
    with qtbot.waitSignal(board.conductor.asked, timeout=10_000):
        board.begin()
    before, kept = board.session.state, len(board.kept)
    with qtbot.waitSignal(board.conductor.refused) as said:
        board.conductor.submit(Move.parse("bid : take"))
    assert said.args == ["reason.no-such-move"]
    assert board.session.state is before
    assert len(board.kept) == kept


def test_undo_goes_to_the_own_last_decision_and_redo_comes_back(board: Board, qtbot: QtBot) -> None:
    asked: list[View[Any]] = []
    board.conductor.asked.connect(asked.append)
    with qtbot.waitSignal(board.conductor.asked, timeout=10_000):
        board.begin()
    first = board.session.state
    for _ in range(2):
        moves = board.game.rules.legal_moves(asked[-1].state)
        with qtbot.waitSignal(board.conductor.asked, timeout=10_000):
            board.conductor.submit(moves[0])
    third = board.session.state
    assert board.conductor.undo()
    assert board.conductor.undo()
    assert board.session.state == first
    assert not board.conductor.undo()
    assert board.conductor.redo()
    assert board.conductor.redo()
    assert board.session.state == third
    assert not board.conductor.redo()


def test_undo_while_the_computer_thinks_drops_its_answer(board: Board, qtbot: QtBot) -> None:
    asked: list[View[Any]] = []
    board.conductor.asked.connect(asked.append)
    with qtbot.waitSignal(board.conductor.asked, timeout=10_000):
        board.begin()
    before = board.session.state
    board.conductor.submit(board.game.rules.legal_moves(asked[-1].state)[0])
    assert board.conductor.undo()
    assert not board.minds.thinking
    with qtbot.assertNotEmitted(board.conductor.moved_on, wait=150):
        pass
    assert board.session.state == before


def test_a_hint_is_a_legal_move_with_a_reason_and_plays_nothing(board: Board, qtbot: QtBot) -> None:
    with qtbot.waitSignal(board.conductor.asked, timeout=10_000):
        board.begin()
    before = board.session.state
    with qtbot.waitSignal(board.conductor.advised, timeout=10_000) as said:
        assert board.conductor.hint()
    advice = said.args[0]
    assert advice.move in board.game.rules.legal_moves(before)
    assert advice.reason.startswith("scopa.hint.")
    assert board.session.state is before


def until_asked(board: Board, qtbot: QtBot, phase: str) -> View[Any]:
    """Play by chance until the person is asked in a phase; another match where a deal has none."""
    for seed in range(60):
        board.session = Session(board.game.id, board.game.rules, board.game.seats[0], seed, board.game.options())
        asked: list[View[Any]] = []
        board.conductor.asked.connect(asked.append)
        board.begin()
        for _ in range(6):
            qtbot.waitUntil(lambda: board.conductor.waiting or board.conductor.at_sheet, timeout=10_000)
            if asked and asked[-1].state.phase == phase:
                board.conductor.asked.disconnect(asked.append)
                return asked[-1]
            if board.conductor.at_sheet or board.session.state.phase == Phase.PLAY:
                break
            board.conductor.submit(board.game.rules.legal_moves(board.session.state)[-1])
        board.conductor.asked.disconnect(asked.append)
    raise AssertionError(f"never asked in {phase}")


def test_counsel_is_silent_and_a_hint_goes_before_it(board: Board, qtbot: QtBot) -> None:
    with qtbot.waitSignal(board.conductor.asked, timeout=10_000):
        board.begin()
    view = board.session.view(Seat(0))
    with (
        qtbot.assertNotEmitted(board.conductor.advised),
        qtbot.waitSignal(board.conductor.counselled, timeout=10_000) as said,
    ):
        assert board.conductor.consult(view)
    assert said.args[0].move in board.game.rules.legal_moves(view.state)
    with (
        qtbot.assertNotEmitted(board.conductor.counselled),
        qtbot.waitSignal(board.conductor.advised, timeout=10_000),
    ):
        assert board.conductor.consult(view)
        assert board.conductor.hint()
        assert not board.conductor.consult(view)


def test_counsel_is_dropped_when_its_question_passes(board: Board, qtbot: QtBot) -> None:
    with qtbot.waitSignal(board.conductor.asked, timeout=10_000):
        board.begin()
    view = board.session.view(Seat(0))
    with qtbot.assertNotEmitted(board.conductor.counselled, wait=300):
        assert board.conductor.consult(view)
        board.conductor.submit(board.game.rules.legal_moves(view.state)[0])
        assert not board.conductor.consult(view)


@pytest.mark.parametrize(("name", "phase"), [("tarocchino", "discard"), ("minchiate", "discard")])
def test_undo_takes_a_question_of_several_moves_back_whole(name: str, phase: str, qtbot: QtBot) -> None:
    board = Board(game=name)
    view = until_asked(board, qtbot, phase)
    before, moves = board.session.state, 0
    while board.session.state.phase == phase and board.session.state.turn == 0:
        board.conductor.submit(board.game.rules.legal_moves(board.session.state)[0])
        qtbot.waitUntil(lambda: board.conductor.waiting, timeout=15_000)
        moves += 1
    after = board.session.state
    assert board.conductor.undo()
    assert board.session.state == before == board.session.state
    assert board.session.view(view.seat).state == view.state
    assert board.conductor.redo()
    assert board.session.state == after
    assert moves >= 1
    assert board.minds.shutdown()


def test_without_a_person_the_computer_plays_every_seat(qtbot: QtBot) -> None:
    board = Board(human=None)
    board.conductor.choose_level(Level.EASY)
    with qtbot.waitSignal(board.conductor.deal_over, timeout=30_000):
        board.begin()
    assert len(board.session.moves) == 36
    assert board.minds.shutdown()


@pytest.mark.parametrize("name", ["minchiate", "tarocchino"])
def test_points_during_the_play_stop_nothing(name: str, qtbot: QtBot) -> None:
    """Declarations and captures score while the deal goes on; the sheet is for its end."""
    from dataclasses import replace

    def by_chance(rules: Any, view: View[Any], _budget: object, luck: Random) -> Advice:
        moves = rules.legal_moves(view.state)
        return Advice(moves[int(luck.random() * len(moves))], "")

    board = Board(human=None, game=name)
    board.game = replace(board.game, mind=by_chance)
    with qtbot.waitSignal(board.conductor.deal_over, timeout=30_000):
        board.begin()
    assert board.session.state.phase == Phase.OVER
    assert board.conductor.at_sheet
    assert sum(isinstance(event, Scored) for event in board.table.events) > 1
    with qtbot.waitSignal(board.conductor.match_over, timeout=5_000):
        board.conductor.proceed()
    assert board.minds.shutdown()


def test_a_mind_that_fails_plays_a_legal_card(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    from dataclasses import replace

    def broken(*_: object) -> Any:
        raise RuntimeError("planted")

    board = Board(human=None)
    board.game = replace(board.game, mind=broken)
    with qtbot.waitSignal(board.conductor.deal_over, timeout=30_000):
        board.begin()
    assert "planted" in caplog.text
    assert board.minds.shutdown()


def test_the_bell_stops_a_thinking_mind_at_once(qtbot: QtBot) -> None:
    from dataclasses import replace

    started: list[float] = []

    def endless(_rules: object, _view: object, budget: Any, _luck: object) -> Any:
        started.append(0.0)
        while True:
            budget.check()

    board = Board(human=None)
    board.game = replace(board.game, mind=endless)
    board.begin()
    qtbot.waitUntil(lambda: bool(started), timeout=5_000)
    assert board.minds.shutdown(1_000)
