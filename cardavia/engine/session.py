"""One match being played: the states so far, and the road back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, NamedTuple

from cardavia.engine.events import Event, Scored
from cardavia.engine.moves import Move
from cardavia.engine.options import Options
from cardavia.engine.record import Record
from cardavia.engine.rules import IllegalMove, Rules
from cardavia.engine.shuffle import cut_of, first_dealer, shuffled
from cardavia.engine.state import Phase, S, Step
from cardavia.engine.view import View, observe
from cardavia.engine.zones import Seat


class Taken(NamedTuple, Generic[S]):
    """A step of the match and what caused it: a move, or None for a deal."""

    move: Move | None
    step: Step[S]


@dataclass(frozen=True)
class Replayed(Generic[S]):
    """A session as far as a record could be replayed, and the reason why it stopped before the end, if it did."""

    session: Session[S]
    stopped: str | None = None


class Session(Generic[S]):
    """One match being played. States are values, so undo is a shorter list."""

    def __init__(self, game: str, rules: Rules[S], seats: int, seed: int, options: Options) -> None:
        self._game, self._rules, self._seed = game, rules, seed
        start = rules.begin(seats, first_dealer(seed, seats), options)
        self._taken: list[Taken[S]] = [Taken(None, Step(start, ()))]
        self._undone: list[Taken[S]] = []
        self._ticket = 0

    @property
    def state(self) -> S:
        """The match as it stands."""
        return self._taken[-1].step.state

    @property
    def rules(self) -> Rules[S]:
        """The rules by which this match is played."""
        return self._rules

    @property
    def seed(self) -> int:
        """The number from which every deal of this match comes."""
        return self._seed

    @property
    def ply(self) -> int:
        """Steps so far, deals and moves alike."""
        return len(self._taken) - 1

    @property
    def ticket(self) -> int:
        """The number of the present question: it grows with every step and every undo and never comes twice."""
        return self._ticket

    @property
    def waits_for_seat(self) -> bool:
        """Whether somebody must decide: neither a deal nor the end comes next."""
        return self.state.phase not in (Phase.DEAL, Phase.OVER)

    @property
    def last(self) -> Step[S]:
        """The latest step, with its events."""
        return self._taken[-1].step

    @property
    def settled_deal(self) -> bool:
        """Whether the latest step ended a deal and settled it: points that fall during the play end nothing."""
        if not self.ply or self.waits_for_seat or not self._waits(self.ply - 1):
            return False
        return any(isinstance(event, Scored) for event in self.last.events)

    def deal(self) -> Step[S]:
        """Give the cards of the next deal. Raises ``IllegalMove`` while a deal is being played."""
        if self.state.phase != Phase.DEAL:
            raise IllegalMove("reason.no-deal-now")
        number = self.state.shuffles + 1
        order = shuffled(self._rules.deck.cards, self._seed, number)
        return self._take(None, self._rules.deal(self.state, order, cut_of(self._seed, number)))

    def submit(self, move: Move) -> Step[S]:
        """Play a move of the seat in turn. Raises ``IllegalMove`` and changes nothing if the rules forbid it."""
        return self._take(move, self._rules.apply(self.state, move))

    def _take(self, move: Move | None, step: Step[S]) -> Step[S]:
        if self._undone and self._undone[-1].move == move:
            self._undone.pop()
        else:
            self._undone.clear()
        self._taken.append(Taken(move, step))
        self._ticket += 1
        return step

    @property
    def deal_began_at(self) -> int:
        """The ply just after the present deal was given; 0 before the first."""
        for ply in range(self.ply, 0, -1):
            if self._taken[ply].move is None:
                return ply
        return 0

    def decisions(self, seat: Seat) -> tuple[int, ...]:
        """The plies before now, in the present deal, at which this seat had to decide: undo may go to any of them."""
        began = self.deal_began_at
        return tuple(
            ply
            for ply in range(began, self.ply)
            if ply and self._waits(ply) and self._taken[ply].step.state.turn == seat
        )

    def questions(self, seat: Seat) -> tuple[int, ...]:
        """Of the ``decisions``, those that began a question: before the play, moves in a row answer one question."""
        return tuple(ply for ply in self.decisions(seat) if not self._goes_on(ply))

    def _goes_on(self, ply: int) -> bool:
        """Whether a ply still belongs to the question of the ply before, such as the second of two discards."""
        earlier, now = self._taken[ply - 1].step.state, self._taken[ply].step.state
        same = (earlier.phase, earlier.turn, earlier.deal_no) == (now.phase, now.turn, now.deal_no)
        return same and now.phase not in (Phase.DEAL, Phase.PLAY, Phase.OVER)

    def _waits(self, ply: int) -> bool:
        return self._taken[ply].step.state.phase not in (Phase.DEAL, Phase.OVER)

    def undo(self, to: int) -> None:
        """Go back to an earlier ply; the tail can be redone until something else is played.

        Raises ``ValueError`` outside the match.
        """
        if not 0 <= to < self.ply:
            raise ValueError(f"no earlier ply: {to}")
        self._undone += reversed(self._taken[to + 1 :])
        del self._taken[to + 1 :]
        self._ticket += 1

    def redo(self, seat: Seat) -> bool:
        """Take undone steps again until this seat is asked once more or none is left; False if there were none."""
        if not self._undone:
            return False
        while self._undone:
            self._taken.append(self._undone.pop())
            if self._waits(self.ply) and self.state.turn == seat and not self._goes_on(self.ply):
                break
        self._ticket += 1
        return True

    @property
    def can_redo(self) -> bool:
        """Whether something was undone and not yet replaced."""
        return bool(self._undone)

    @property
    def log(self) -> tuple[Event, ...]:
        """Every event of the present deal, ``DealBegan`` first: memory belongs to a deal."""
        began = self.deal_began_at
        return tuple(event for taken in self._taken[began:] for event in taken.step.events) if began else ()

    def view(self, seat: Seat) -> View[S]:
        """What a seat may see now."""
        return observe(self._rules, self.state, seat, self.log)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far."""
        return tuple(taken.move for taken in self._taken if taken.move is not None)

    def record(self) -> Record:
        """The match as text."""
        over = self.state.phase == Phase.OVER
        return Record(
            game=self._game,
            rules=self._rules.version,
            options=self.state.options,
            seats=self.state.seats,
            seed=self._seed,
            deals=self.state.shuffles,
            moves=self.moves,
            result=self._rules.standing(self.state) if over else None,
        )


def replay(rules: Rules[Any], record: Record) -> Replayed[Any]:
    """Play a record through the rules, as far as it goes.

    With the same ``rules`` number a stop means damage; with an older one, that the rules were corrected since.
    """
    session = Session(record.game, rules, record.seats, record.seed, record.options)
    stopped = _replay_into(session, record)
    if stopped is None and session.record().result != record.result:
        stopped = "reason.other-result"
    return Replayed(session, stopped)


def _replay_into(session: Session[Any], record: Record) -> str | None:
    dealt = 0
    moves = list(reversed(record.moves))
    while moves or dealt < record.deals:
        if session.state.phase == Phase.DEAL:
            if dealt >= record.deals:
                return "reason.missing-deal"
            session.deal()
            dealt += 1
            continue
        if not moves:
            return "reason.missing-moves"
        try:
            session.submit(moves.pop())
        except IllegalMove as fault:
            return fault.reason
    return None
