"""How the computer plays Minchiate (minchiate.md 16). It sees a view and nothing else.

A card is sought by the search over guesses at the other hands; discards are plans tried on guesses; what is held is
declared. The levels differ in how long they search, how freely they mix cards that are nearly as good, and what they
remember.
"""

from __future__ import annotations

import threading
from collections import Counter
from random import Random
from typing import Any, NamedTuple

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.ai.think import Brain, Effort
from cardavia.engine.cards import Card
from cardavia.engine.moves import Move, Verb
from cardavia.engine.rules import Rules
from cardavia.engine.view import View
from cardavia.engine.zones import Seat, hand
from cardavia.game import Advice
from cardavia.games.minchiate.declaring import due
from cardavia.games.minchiate.discarding import best_plan, plans, why
from cardavia.games.minchiate.fast_world import Minchiate
from cardavia.games.minchiate.state import DECLARE, DISCARD, MinchiateState
from cardavia.games.minchiate.twin import before_play, move_of, view_of
from cardavia.games.minchiate.values import MATTO, WORTH
from cardavia.kits.deals import eldest
from cardavia.kits.tarot import partner


class Strength(NamedTuple):
    """A level: what it spends on a card, and whether it remembers what was won, the Fola and what others lack."""

    effort: Effort
    remembers: bool = True


STRENGTHS = {
    Level.EASY: Strength(Effort(200, temperature=0.15, exact=False), remembers=False),
    Level.NORMAL: Strength(Effort(1000)),
    Level.HARD: Strength(Effort(5000, tries=4)),
}
SOLVED_PLIES = 16
"""The longest ending that is solved."""
EXPLORATION, CHANCE = 1.0, 50
"""How the search explores, and how often of 1024 times it plays on by chance: the rules of thumb are good."""
LOOKS = 40
"""Guesses by which it is said how a trick should end."""
LIKELY = 0.6
"""From which share of the guesses on something is said to be expected."""


class _Memory(threading.local):
    """Each thread that thinks has a tree of its own, used again for every card."""

    def __init__(self) -> None:
        self.brain = Brain(Minchiate, SOLVED_PLIES, exploration=EXPLORATION, chance=CHANCE)


_MEMORY = _Memory()


def advise(rules: Rules[Any], view: View[MinchiateState], budget: Budget, luck: Random) -> Advice:
    """What a seat should do. Raises ``Stopped`` when the bell rings, ``ValueError`` for a view that cannot be."""
    budget.check()
    moves = rules.legal_moves(view.state)
    if len(moves) == 1:
        return Advice(moves[0], "minchiate.hint.only-move", moves[0].cards)
    if view.state.phase == DISCARD:
        return _discard(view, budget, luck)
    if view.state.phase == DECLARE:
        return _declare(moves)
    return _play(view, budget, luck)


def _discard(view: View[MinchiateState], budget: Budget, luck: Random) -> Advice:
    state, seat = view.state, view.seat
    chosen = plans(state.at(hand(seat)), due(state, seat))
    plan = best_plan(before_play(view), chosen, eldest(state), seat % 2, budget, int(luck.random() * (1 << 40)))
    card, reason = why(plan)
    return Advice(Move(Verb.DISCARD, (card,)), reason, (card,))


def _declare(moves: tuple[Move, ...]) -> Advice:
    """Everything, one versicola after the other: the points are certain, and what the others learn costs less."""
    declared = next(move for move in moves if move.verb is Verb.DECLARE)
    return Advice(declared, "minchiate.hint.declare", declared.cards)


def _play(view: View[MinchiateState], budget: Budget, luck: Random) -> Advice:
    strength = STRENGTHS[budget.level]
    known = view_of(view, strength.remembers)
    decision = _MEMORY.brain.think(known, budget, strength.effort, luck)
    move = move_of(decision.move)
    return Advice(move, _reason(view, known, decision.move), move.cards)


def _reason(view: View[MinchiateState], known: Minchiate, code: int) -> str:
    """Why a card was chosen, by how its trick should end."""
    state, seat = view.state, view.seat
    card: Card = move_of(code).cards[0]
    if card == MATTO:
        return "minchiate.hint.excuses"
    world = Minchiate()
    world.seed(code)
    winners = Counter(Seat(world.fate(known, code)) for _ in range(LOOKS))
    by_seat, by_partner = winners[seat] / LOOKS, winners[partner(seat)] / LOOKS
    theirs = [each for place, each in enumerate(state.played) if (state.leader + place - seat) % 2 and each != MATTO]
    if by_seat + by_partner >= LIKELY:
        if any(WORTH[each] for each in theirs):
            return "minchiate.hint.captures"
        if WORTH[card]:
            return "minchiate.hint.brings-home" if by_seat >= by_partner else "minchiate.hint.gives-partner"
        if by_seat >= LIKELY:
            return "minchiate.hint.wins-trick"
    return "minchiate.hint.saves" if state.played else "minchiate.hint.waits"
