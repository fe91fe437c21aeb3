"""How the computer plays Tarocchino (tarocchino.md 17). It sees a view and nothing else.

Cards are searched over guessed deals of the unseen cards, the last tricks are solved in them, and what is put away or
declared is tried in the same guesses with all playing by rule of thumb (fast.py). A level limits how many guesses a
mind makes, how strictly it takes the best move, and whether it remembers what was played.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations as pairs
from random import Random
from threading import local
from typing import Any, NamedTuple

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.ai.think import Brain, Effort
from cardavia.engine.moves import Move, Verb
from cardavia.engine.rules import Rules
from cardavia.engine.view import View
from cardavia.game import Advice
from cardavia.games.tarocchino import reasons
from cardavia.games.tarocchino.combinations import combinations
from cardavia.games.tarocchino.declaring import DECLARATION, PASS
from cardavia.games.tarocchino.fast import Tarocchino
from cardavia.games.tarocchino.rules import EXTRA
from cardavia.games.tarocchino.state import DECLARE, DISCARD, TarocchinoState, discards
from cardavia.games.tarocchino.twin import CARD, DECLARING, PASSING, move_of, view_of
from cardavia.games.tarocchino.values import BEGATO

SOLVED_PLIES = 20
"""Five tricks at the most are solved (fast.py)."""


class Strength(NamedTuple):
    """What a level puts into a decision."""

    effort: Effort
    remembers: bool
    declaring: int
    """Guesses in which a declaration is tried."""
    halving: tuple[tuple[int, int], ...]
    """How discards are chosen, round after round: how many pairs of cards are left after so many guesses more."""


STRENGTHS = {
    Level.EASY: Strength(Effort(300, temperature=0.15, exact=False), False, 0, ()),
    Level.NORMAL: Strength(Effort(1000, temperature=0.02), True, 100, ((10, 10), (3, 40), (1, 100))),
    Level.HARD: Strength(Effort(5000), True, 400, ((20, 30), (6, 100), (1, 300))),
}


class _Desk(local):
    """The tree of a thread, and a world to try things in: minds may think in several threads at once."""

    def __init__(self) -> None:
        self.brain = Brain(Tarocchino, SOLVED_PLIES)
        self.trial = Tarocchino()


_DESK = _Desk()


def advise(rules: Rules[Any], view: View[TarocchinoState], budget: Budget, luck: Random) -> Advice:
    """What a seat should do. Raises ``Stopped`` when the bell rings, ``ValueError`` for a view that cannot be."""
    budget.check()
    state = view.state
    moves = rules.legal_moves(state)
    if len(moves) == 1:
        return Advice(moves[0], "tarocchino.hint.only-move", moves[0].cards)
    strength = STRENGTHS[budget.level]
    known = view_of(view, strength.remembers)
    if state.phase == DISCARD:
        return _discard(state, known, strength, budget, luck)
    if state.phase == DECLARE:
        return _declare(state, known, strength, budget, luck)
    chosen = _DESK.brain.think(known, budget, strength.effort, luck).move
    card = CARD[chosen]
    reason = reasons.to_play(state, view.seat, card, known.chance_with(chosen))
    return Advice(move_of(chosen, state.phase), reason, (card,))


def _discard(state: TarocchinoState, known: Tarocchino, strength: Strength, budget: Budget, luck: Random) -> Advice:
    """The best pair, or the best second card, over the same guesses for all; the worse ones are dropped soon."""
    missing = EXTRA - len(state.at(discards(state.turn)))
    left: list[tuple[int, ...]] = [(known.by_rule(),)]
    if strength.halving:
        left = list(pairs(known.legal(), missing))
    for number, guesses in strength.halving:
        seed = int(luck.random() * (1 << 52))
        left = _best(known, left, seed, guesses, budget)[:number] if len(left) > 1 else left
    away = tuple(CARD[number] for number in left[0])
    return Advice(Move(Verb.DISCARD, away[:1]), reasons.to_discard(state, away, away[0]), away[:1])


def _best(
    known: Tarocchino, choices: Sequence[tuple[int, ...]], seed: int, guesses: int, budget: Budget
) -> list[tuple[int, ...]]:
    """The choices in the order of what comes of them; those for which there was no time are left out."""
    sign = -1 if known.turn % 2 else 1
    found: dict[tuple[int, ...], float] = {}
    for choice in choices:
        if found and not budget.check():
            break
        found[choice] = sign * _DESK.trial.outlook(known, choice, seed, guesses)
    return sorted(found, key=lambda choice: -found[choice])


def _declare(state: TarocchinoState, known: Tarocchino, strength: Strength, budget: Budget, luck: Random) -> Advice:
    """To declare, unless it is better not to show a Begato."""
    cards = combinations(state.held(state.turn)).cards
    choices: list[tuple[int, ...]] = [(DECLARING,), (PASSING,)]
    if BEGATO in cards and strength.declaring:
        choices = _best(known, choices, int(luck.random() * (1 << 52)), strength.declaring, budget)
    if choices[0] == (PASSING,):
        return Advice(PASS, "tarocchino.hint.hide", (BEGATO,))
    return Advice(DECLARATION, "tarocchino.hint.declare", cards)
