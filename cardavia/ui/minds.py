"""One worker thread, one question at a time. Questions and answers are values; only the budget's bell is shared."""

from __future__ import annotations

import logging
from random import Random
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QThread, Signal, Slot

from cardavia.ai.budget import Budget, Stopped
from cardavia.ai.levels import Level
from cardavia.engine.view import View
from cardavia.game import Advice, Game

_log = logging.getLogger(__name__)


class Question(NamedTuple):
    """What a mind is asked: its number comes back with the answer and never comes twice."""

    number: int
    game: Game[Any]
    view: View[Any]
    budget: Budget
    luck: Random


class _Thinker(QObject):
    """Lives in the worker thread and answers what it is asked."""

    answered = Signal(int, object)

    @Slot(object)
    def think(self, question: Question) -> None:
        """Answer, unless the bell rang meanwhile."""
        if question.budget.bell.is_set():
            return
        try:
            advice = question.game.mind(question.game.rules, question.view, question.budget, question.luck)
        except Stopped:
            return
        except Exception:
            # the table must not freeze: a mind that fails is noted, and the seat plays any legal move
            _log.exception("the mind of %s failed", question.game.id)
            advice = Advice(question.game.rules.legal_moves(question.view.state)[0], "reason.any-move")
        self.answered.emit(question.number, advice)


class MindThread(QObject):
    """Asks minds in a thread of their own. An answer that is not waited for any more is dropped by its number."""

    answered = Signal(object)
    """The ``Advice`` to the latest question."""
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread()
        self._thinker = _Thinker()
        self._thinker.moveToThread(self._thread)
        self._asked.connect(self._thinker.think)
        self._thinker.answered.connect(self._on_answered)
        self._number = 0
        self._budget: Budget | None = None
        self._thread.start(QThread.Priority.LowPriority)

    def ask(self, game: Game[Any], view: View[Any], level: Level, luck: Random, seconds: float = 0.8) -> None:
        """Ask the game's mind what the seat of this view should play; an older question is dropped."""
        self.cancel()
        self._number += 1
        self._budget = Budget(level, seconds)
        self._asked.emit(Question(self._number, game, view, self._budget, luck))

    def cancel(self) -> None:
        """Ring the bell: whatever is being thought is not waited for any more."""
        if self._budget is not None:
            self._budget.bell.set()
            self._budget = None

    @property
    def thinking(self) -> bool:
        """Whether an answer is waited for."""
        return self._budget is not None

    @Slot(int, object)
    def _on_answered(self, number: int, advice: Advice) -> None:
        if number == self._number and self._budget is not None:
            self._budget = None
            self.answered.emit(advice)

    def shutdown(self, ms: int = 2000) -> bool:
        """Stop the thread and wait for it, at most so many milliseconds; True if it has ended."""
        self.cancel()
        self._thread.quit()
        return self._thread.wait(ms)
