"""One match being played: the laws of steps, tickets, undo and redo, tried in any order."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cardavia.engine.events import DealBegan, Scored
from cardavia.engine.moves import Move, Verb
from cardavia.engine.rules import IllegalMove
from cardavia.engine.session import Session, replay
from cardavia.engine.state import Phase
from cardavia.engine.zones import Seat
from cardavia.games import NAMES, REHEARSING, load
from cardavia.games.scopa.rules import ScopaOptions, ScopaRules

RULES = ScopaRules()
SEATS = st.sampled_from((Seat(0), Seat(1)))


def begun(seed: int = 1, **options: Any) -> Session[Any]:
    return Session("scopa", RULES, 2, seed, ScopaOptions(**options))


def played_out(session: Session[Any], plies: int = 2_000) -> Session[Any]:
    """The first legal move, again and again, until so many plies are made or the match is over."""
    while session.ply < plies and session.state.phase != Phase.OVER:
        if session.waits_for_seat:
            session.submit(RULES.legal_moves(session.state)[0])
        else:
            session.deal()
    return session


class Table(RuleBasedStateMachine):
    """A session beside a plain list of what was done: the list must always tell the same match."""

    @initialize(seed=st.integers(0, 50))
    def sit_down(self, seed: int) -> None:
        self.session = begun(seed)
        self.done: list[Any] = [self.session.state]
        self.why: list[Move | None] = [None]
        self.undone: list[tuple[Move | None, Any]] = []
        self.tickets = [self.session.ticket]

    def grew(self) -> None:
        assert self.session.ticket > self.tickets[-1]
        self.tickets.append(self.session.ticket)

    def took(self, move: Move | None) -> None:
        if self.undone and self.undone[-1][0] == move:
            self.undone.pop()
        else:
            self.undone.clear()
        self.done.append(self.session.state)
        self.why.append(move)
        self.grew()

    @precondition(lambda self: self.session.state.phase == Phase.DEAL)
    @rule()
    def deal(self) -> None:
        step = self.session.deal()
        assert step == self.session.last
        self.took(None)

    @precondition(lambda self: self.session.waits_for_seat)
    @rule(number=st.integers(0, 30), times=st.integers(1, 8))
    def submit(self, number: int, times: int) -> None:
        for _ in range(times):
            if not self.session.waits_for_seat:
                return
            legal = RULES.legal_moves(self.session.state)
            move = legal[number % len(legal)]
            step = self.session.submit(move)
            assert step == self.session.last
            self.took(move)

    @precondition(lambda self: self.session.waits_for_seat)
    @rule()
    def deal_out_of_turn(self) -> None:
        with pytest.raises(IllegalMove, match=r"reason\.no-deal-now"):
            self.session.deal()

    @rule(verb=st.sampled_from(Verb))
    def submit_nonsense(self, verb: Verb) -> None:
        with pytest.raises(IllegalMove):
            self.session.submit(Move(verb))

    @precondition(lambda self: self.session.ply > 0)
    @rule(data=st.data())
    def undo(self, data: Any) -> None:
        to = data.draw(st.integers(0, self.session.ply - 1), label="to")
        self.session.undo(to)
        self.undone += reversed(list(zip(self.why[to + 1 :], self.done[to + 1 :], strict=True)))
        del self.done[to + 1 :], self.why[to + 1 :]
        self.grew()

    @rule(ahead=st.integers(0, 3))
    def undo_nothing(self, ahead: int) -> None:
        for to in (self.session.ply + ahead, -1 - ahead):
            with pytest.raises(ValueError):
                self.session.undo(to)

    @rule(seat=SEATS)
    def redo(self, seat: Seat) -> None:
        had = bool(self.undone)
        assert self.session.redo(seat) is had
        while self.undone:
            move, state = self.undone.pop()
            self.why.append(move)
            self.done.append(state)
            if state.phase not in (Phase.DEAL, Phase.OVER) and state.turn == seat:
                break
        if had:
            self.grew()

    @invariant()
    def it_is_the_same_match(self) -> None:
        session = self.session
        assert session.ticket == self.tickets[-1]
        assert session.state == self.done[-1]
        assert session.ply == len(self.done) - 1
        assert session.moves == tuple(move for move in self.why if move is not None)
        assert session.can_redo is bool(self.undone)
        assert session.waits_for_seat == (session.state.phase == Phase.PLAY)

    @invariant()
    def memory_belongs_to_a_deal(self) -> None:
        log = self.session.log
        assert [isinstance(event, DealBegan) for event in log] == [True] * bool(log) + [False] * (len(log) - 1)
        assert bool(log) == bool(self.session.state.deal_no)

    @invariant()
    def decisions_are_where_a_seat_was_on_turn(self) -> None:
        for seat in (Seat(0), Seat(1)):
            for ply in self.session.decisions(seat):
                assert (self.done[ply].turn, self.done[ply].phase) == (seat, Phase.PLAY)
                assert self.done[ply].deal_no == self.session.state.deal_no

    def teardown(self) -> None:
        if hasattr(self, "session"):
            again = replay(RULES, self.session.record())
            assert again.stopped is None
            assert (again.session.state, again.session.log) == (self.session.state, self.session.log)
            assert again.session.record() == self.session.record()


Table.TestCase.settings = settings(max_examples=30, stateful_step_count=25, deadline=None)
TestTable = Table.TestCase


def test_undo_and_redo_meet_a_player_at_his_decisions() -> None:
    session = played_out(begun(), 9)
    mine = session.state.turn
    before = session.state
    *_, last = session.decisions(mine)
    session.undo(last)
    assert session.state.turn == mine
    assert session.ply == 7
    assert session.redo(mine)
    assert session.state == before
    assert not session.redo(mine)


def test_the_same_move_keeps_what_was_undone_and_another_drops_it() -> None:
    session = played_out(begun(), 5)
    second, third = session.moves[1:3]
    session.undo(2)
    session.submit(second)
    assert session.can_redo
    session.undo(2)
    session.submit(second)
    session.submit(third)
    assert session.can_redo
    session.undo(1)
    session.submit(RULES.legal_moves(session.state)[-1])
    assert not session.can_redo


def test_a_new_match() -> None:
    session = begun(seed=42, target=16)
    assert (session.ply, session.ticket, session.log, session.moves) == (0, 0, (), ())
    assert (session.seed, session.rules, session.state.dealer) == (42, RULES, 1)
    assert not session.waits_for_seat
    assert session.decisions(Seat(0)) == ()
    assert session.record().result is None
    with pytest.raises(IllegalMove, match=r"reason\.no-move-now"):
        session.submit(Move(Verb.PLAY))
    with pytest.raises(ValueError):
        session.undo(0)


def test_a_finished_match_stands_still() -> None:
    session = played_out(begun())
    ended, ticket = session.state, session.ticket
    with pytest.raises(IllegalMove, match=r"reason\.no-deal-now"):
        session.deal()
    with pytest.raises(IllegalMove, match=r"reason\.no-move-now"):
        session.submit(session.moves[-1])
    assert (session.state, session.ticket) == (ended, ticket)
    assert max(session.record().result or ()) >= 11
    session.undo(session.ply - 1)
    assert session.waits_for_seat
    assert session.record().result is None


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    session = played_out(begun(), 1)
    before = (session.state, session.ticket, session.record(), session.log)
    with pytest.raises(IllegalMove) as refusal:
        session.submit(Move.parse("play 7D x 3C"))
    assert refusal.value.reason == str(refusal.value) == "reason.not-your-card"
    assert (session.state, session.ticket, session.record(), session.log) == before


@pytest.mark.parametrize("name", NAMES + REHEARSING)
def test_a_deal_is_settled_once_however_often_points_fall(name: str) -> None:
    """Captures, declarations and robbed cards score while the deal goes on; its last step can be read as a sheet."""
    game = load(name)
    for seed in range(4):
        session: Session[Any] = Session(name, game.rules, game.seats[0], seed, game.options())
        luck = Random(f"settled {name} {seed}")
        settled: list[int] = []
        while session.state.phase != Phase.OVER:
            assert not session.settled_deal or session.state.phase == Phase.DEAL
            if session.waits_for_seat:
                legal = game.rules.legal_moves(session.state)
                session.submit(legal[int(luck.random() * len(legal))])
            else:
                session.deal()
                assert not session.settled_deal
            settled += [session.state.deal_no] if session.settled_deal else []
        assert settled == sorted({line.deal for line in session.state.sheet})


def test_points_fall_during_the_play_of_some_games() -> None:
    """Or the test before this one would try nothing new."""
    game = load("tarocchino")
    session: Session[Any] = Session("tarocchino", game.rules, 4, 1, game.options())
    session.deal()
    while not any(isinstance(event, Scored) for event in session.last.events):
        session.submit(game.rules.legal_moves(session.state)[0])
    assert session.waits_for_seat
    assert not session.settled_deal
