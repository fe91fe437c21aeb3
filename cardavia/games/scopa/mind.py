"""How the computer plays Scopa: by searching in what its seat can know, with the twin's rules of thumb (scopa.md 12).

It sees a view and nothing else. A level limits how far it searches and what it remembers; what it forgets may lie
anywhere. The last hand it solves: who counts knows the other cards then.
"""

from __future__ import annotations

from random import Random
from threading import local
from typing import Any, NamedTuple

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.ai.think import Brain, Effort
from cardavia.engine.rules import Rules
from cardavia.engine.view import View
from cardavia.game import Advice
from cardavia.games.scopa.fast import DEEPEST, Scopa
from cardavia.games.scopa.knowledge import Knowledge
from cardavia.games.scopa.reasons import reason
from cardavia.games.scopa.twin import ALWAYS, code_of, view_of


class Strength(NamedTuple):
    """What a level can do."""

    effort: Effort
    memory: int
    """Hands of three whose captures it remembers, the present one included."""


STRENGTHS = {
    Level.EASY: Strength(Effort(60, exact=False), memory=1),
    Level.NORMAL: Strength(Effort(600), memory=2),
    Level.HARD: Strength(Effort(5_000), memory=ALWAYS),
}


class _Desk(local):
    """The tree of a thread: minds may think in several at once."""

    def __init__(self) -> None:
        self.brain = Brain(Scopa, DEEPEST)


_DESK = _Desk()


def advise(rules: Rules[Any], view: View[Any], budget: Budget, luck: Random) -> Advice:
    """What a seat should play: the best so far when time is over. Raises ``Stopped`` when the bell rings, and
    ``ValueError`` if what the seat saw contradicts itself."""
    strength = STRENGTHS[budget.level]
    moves = {code_of(move): move for move in rules.legal_moves(view.state)}
    twin = view_of(rules, view, strength.memory)
    decision = _DESK.brain.think(twin, budget, strength.effort, luck)
    best = moves[decision.move]
    known = Knowledge.of(view, strength.memory)
    return Advice(best, *reason(known, best, tuple(moves.values()), decision.solved))
