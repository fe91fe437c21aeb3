"""The one loop of a table: show what happened, ask who is next. ``submit`` is the only door, for hand and machine."""

from __future__ import annotations

from enum import Enum
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from cardavia.ai.levels import Level
from cardavia.engine.events import Event
from cardavia.engine.moves import Move
from cardavia.engine.rules import IllegalMove
from cardavia.engine.session import Session
from cardavia.engine.shuffle import luck_of
from cardavia.engine.state import Phase, Step
from cardavia.engine.view import View, redact
from cardavia.engine.zones import Seat
from cardavia.game import Advice, Game
from cardavia.ui.minds import MindThread


class Errand(Enum):
    """What an answer of a mind is wanted for."""

    PLAY = "play"
    HINT = "hint"
    COUNSEL = "counsel"


class Table(Protocol):
    """What the conductor needs of the drawn table."""

    @property
    def settled(self) -> SignalInstance: ...
    def lay(self, game: Game[Any]) -> None: ...
    def play(self, events: tuple[Event, ...], view: View[Any]) -> None: ...
    def settle(self, view: View[Any]) -> None: ...


class Conductor(QObject):
    """Conducts one match at a time. Truth first: the session has moved on before the table begins to draw."""

    asked = Signal(object)
    """The human must decide: the ``View`` of the seat."""
    moved_on = Signal()
    """The match stands elsewhere than before, by a move, a deal, an undo or another match, or it was left."""
    settled = Signal()
    """The table lies still after a step. Nothing goes on before every slot of this signal has returned."""
    told = Signal(object)
    """The events of a step as the human sees them."""
    refused = Signal(str)
    """A move was illegal: the term of the reason. Nothing has changed."""
    advised = Signal(object)
    """The answer to ``hint``: an ``Advice``."""
    counselled = Signal(object)
    """The answer to ``consult``: an ``Advice``. Nobody is told of it."""
    deal_over = Signal()
    """A deal is settled and its sheet may be read; ``proceed`` goes on."""
    match_over = Signal()
    recorded = Signal(object)
    """The ``Record`` of the match as it stands, before anything of a step is shown."""

    def __init__(self, table: Table, minds: MindThread, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table, self._minds = table, minds
        self._game: Game[Any] | None = None
        self._session: Session[Any] | None = None
        self._human: Seat | None = None
        self._level = Level.NORMAL
        self._settled, self._sheet_read, self._errand = True, True, Errand.PLAY
        self._answer: Move | None = None
        table.settled.connect(self._on_settled)
        minds.answered.connect(self._on_answered)

    @property
    def session(self) -> Session[Any] | None:
        """The match on the table, if there is one."""
        return self._session

    @property
    def game(self) -> Game[Any] | None:
        """The game that is being played."""
        return self._game

    @property
    def human(self) -> Seat | None:
        """The seat of the person at this screen; None where the computer plays every seat."""
        return self._human

    @property
    def bottom(self) -> Seat:
        """The seat from which the table is seen."""
        return Seat(0) if self._human is None else self._human

    @property
    def waiting(self) -> bool:
        """Whether the person must decide now."""
        session = self._session
        return session is not None and session.waits_for_seat and self._settled and session.state.turn == self._human

    @property
    def at_sheet(self) -> bool:
        """Whether a finished deal waits for ``proceed``."""
        return not self._sheet_read

    def choose_level(self, level: Level) -> None:
        """How strong the other seats play from the next question on."""
        self._level = level

    def begin(self, game: Game[Any], session: Session[Any], human: Seat | None) -> None:
        """Take up a match, new or resumed, where it stands."""
        self._minds.cancel()
        self._game, self._session, self._human = game, session, human
        self._table.lay(game)
        self._arrive()

    def leave(self) -> None:
        """Put the match away; it is kept on disk as it stands."""
        self._minds.cancel()
        self._session = self._game = None
        # whoever shows something of it puts that away: the next match may be of a game with other cards
        self.moved_on.emit()

    @Slot(object)
    def submit(self, move: Move) -> None:
        """Play a move of the seat in turn, whoever it is."""
        if self._session is None:
            return
        try:
            step = self._session.submit(move)
        except IllegalMove as fault:
            self.refused.emit(fault.reason)
            return
        self._show(step)

    def proceed(self) -> None:
        """The sheet of the finished deal was read: go on."""
        if not self._sheet_read:
            self._sheet_read = True
            self._go_on()

    def undo(self) -> bool:
        """Back to the last question of this deal that the person has answered, all of it; False if there was none."""
        session = self._session
        if session is None or not (earlier := session.questions(self.bottom)):
            return False
        session.undo(earlier[-1])
        self._arrive()
        return True

    def redo(self) -> bool:
        """Forward again to the next question to the person; False if nothing was undone."""
        if self._session is None or not self._session.redo(self.bottom):
            return False
        self._arrive()
        return True

    def hint(self) -> bool:
        """Ask the strongest mind for the person's card; ``advised`` brings it. False if there is nothing to decide."""
        if not self.waiting or self._session is None or self._game is None:
            return False
        self._ask(self._session.view(self._session.state.turn), Level.HARD, Errand.HINT)
        return True

    def consult(self, view: View[Any]) -> bool:
        """Ask the strongest mind in silence what the person should do; ``counselled`` brings it.

        The view is that of the moment, or one that would follow from it. A hint goes before: False while one is being
        thought about, and where there is nothing to decide. A new question to the person makes the answer void.
        """
        if not self.waiting or (self._minds.thinking and self._errand is Errand.HINT):
            return False
        self._ask(view, Level.HARD, Errand.COUNSEL)
        return True

    def _ask(self, view: View[Any], level: Level, errand: Errand) -> None:
        if self._session is not None and self._game is not None:
            self._errand = errand
            luck = luck_of(self._session.seed, self._session.ply)
            self._minds.ask(self._game, view, level, luck)

    def _arrive(self) -> None:
        """Show the match where it stands, without a way that led there: resume, undo, redo."""
        session = self._session
        if session is None:
            return
        self._save(session)
        self._settled, self._answer = True, None
        self._minds.cancel()
        self._sheet_read = not session.settled_deal
        self._table.settle(session.view(self.bottom))
        self.moved_on.emit()
        self._think_ahead(session)
        self._go_on()

    def _show(self, step: Step[Any]) -> None:
        session = self._session
        if session is None:
            return
        self._save(session)
        self._settled, self._answer = False, None
        self._sheet_read = not session.settled_deal
        self._think_ahead(session)
        seen = tuple(redact(session.rules, self.bottom, event) for event in step.events)
        # the table begins first: whoever hears the news finds it busy and lets counters wait for the cards
        self._table.play(seen, session.view(self.bottom))
        self.moved_on.emit()
        self.told.emit(seen)

    def _think_ahead(self, session: Session[Any]) -> None:
        """The next mind thinks while the cards still fly."""
        if session.waits_for_seat and session.state.turn != self._human:
            self._ask(session.view(session.state.turn), self._level, Errand.PLAY)
        else:
            self._minds.cancel()

    def _save(self, session: Session[Any]) -> None:
        self.recorded.emit(session.record())

    @Slot()
    def _on_settled(self) -> None:
        if not self._settled:
            self.settled.emit()
            self._settled = True
            self._go_on()

    @Slot(object)
    def _on_answered(self, advice: Advice) -> None:
        if self._errand is Errand.HINT:
            self.advised.emit(advice)
        elif self._errand is Errand.COUNSEL:
            self.counselled.emit(advice)
        else:
            self._answer = advice.move
            self._go_on()

    def _go_on(self) -> None:
        """What now? The only question of this loop."""
        session = self._session
        if session is None or not self._settled:
            return
        state = session.state
        if not self._sheet_read:
            self.deal_over.emit()
        elif state.phase == Phase.OVER:
            self.match_over.emit()
        elif state.phase == Phase.DEAL:
            self._show(session.deal())
        elif state.turn == self._human:
            self.asked.emit(session.view(state.turn))
        elif self._answer is not None:
            self.submit(self._answer)
