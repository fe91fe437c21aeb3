"""How the computer plays Klaberjass (klaberjass.md 13). It sees a view and nothing else.

Calls, the exchange and the declaration are weighed by dealing what the seat cannot see and playing it out by rule; a
card is searched for in guesses at the other hand that go with everything it said and did, and the last tricks are
solved. A level says how much is dealt and searched, how freely near equals are mixed, and whether played cards are
remembered.
"""

from __future__ import annotations

from math import exp
from random import Random
from threading import local
from typing import Any, NamedTuple

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.ai.think import Brain, Effort
from cardavia.engine.moves import Move, Verb
from cardavia.engine.rules import Rules
from cardavia.engine.view import View
from cardavia.engine.zones import hand
from cardavia.game import Advice
from cardavia.games.klaberjass import bidding
from cardavia.games.klaberjass.bids import calls_weighed, seeded, weighed
from cardavia.games.klaberjass.cardplay import best_card, reason_for
from cardavia.games.klaberjass.estimate import margin
from cardavia.games.klaberjass.fast import Klaberjass
from cardavia.games.klaberjass.fast_solve import Solver
from cardavia.games.klaberjass.knowledge import Knowledge
from cardavia.games.klaberjass.rules import SAY_BELLA
from cardavia.games.klaberjass.state import BID, DECLARE, EXCHANGE, KlaberjassState
from cardavia.games.klaberjass.twin import numbering, view_world
from cardavia.games.klaberjass.values import CALLS
from cardavia.kits.deals import eldest


class Strength(NamedTuple):
    """What a level does for one decision."""

    deals: int
    """How many deals a call, an exchange or a declaration is weighed in."""
    effort: Effort
    """How much a card is searched for."""
    remembers: bool = True


STRENGTHS = {
    Level.EASY: Strength(40, Effort(150, temperature=0.1, exact=False), remembers=False),
    Level.NORMAL: Strength(200, Effort(300)),
    Level.HARD: Strength(1500, Effort(5000)),
}
A_LOT = 80.0
"""The standard deviation of a deal's margin: what temperatures are told in."""
PLIES = 18
SECOND_SUIT = 15
"""By how much more another suit promises, if a pass is to wait for it."""

PLAIN_TO_SEE = frozenset(f"klaberjass.hint.{each}" for each in ("draws-trumps", "cashes", "wins-trick"))
"""Reasons that hold whatever else might be played."""


class _Memory(local):
    """What each thread thinks with."""

    def __init__(self) -> None:
        solver = Solver()

        def make() -> Klaberjass:
            world = Klaberjass()
            world.set_solver(solver)
            return world

        self.brain = Brain(make, PLIES, doubt=0.0)


_memory = _Memory()


def advise(rules: Rules[Any], view: View[KlaberjassState], budget: Budget, luck: Random) -> Advice:
    """What a seat should do. Raises ``Stopped`` when the bell rings."""
    budget.check()
    moves = rules.legal_moves(view.state)
    if len(moves) == 1:
        return Advice(moves[0], "klaberjass.hint.only-move", moves[0].cards)
    strength = STRENGTHS[budget.level]
    if view.state.phase == BID:
        return _bid(view, moves, strength, budget, luck)
    if view.state.phase in (EXCHANGE, DECLARE):
        return _before_play(view, moves, strength, budget, luck)
    return _play(view, moves, strength, budget, luck)


def _chosen(values: dict[Move, float], temperature: float, luck: Random) -> Move:
    """The most valuable move; with a temperature any, the rarer the more it gives up."""
    best = max(values, key=values.__getitem__)
    if not temperature:
        return best
    weights = {move: exp((value - values[best]) / (temperature * A_LOT)) for move, value in values.items()}
    drawn = luck.random() * sum(weights.values())
    for move, weight in weights.items():
        drawn -= weight
        if drawn < 0:
            return move
    return best


# ------------------------------------------------------------------------------------------------------------- bidding


def _bid(
    view: View[KlaberjassState], moves: tuple[Move, ...], strength: Strength, budget: Budget, luck: Random
) -> Advice:
    values = calls_weighed(view, moves, strength.deals, luck, budget)
    move = _chosen(values, strength.effort.temperature, luck)
    return Advice(move, f"klaberjass.hint.{_call_reason(view, moves, move)}")


def _call_reason(view: View[KlaberjassState], moves: tuple[Move, ...], move: Move) -> str:
    if move.call == bidding.REFUSE:
        return "good-defence"
    if move.call in (bidding.AGREE, bidding.SCHMEISS):
        return "doubtful"
    if move.verb is Verb.PASS:
        return "second-suit" if _waits(view) else "too-weak"
    return "strong-suit" if Move(Verb.PASS) in moves else "forced-suit"


def _waits(view: View[KlaberjassState]) -> bool:
    """Whether a pass leaves the turned suit for another one that promises much more."""
    state = view.state
    if not bidding.in_first_round(state):
        return False
    held, leads = state.at(hand(view.seat)), view.seat == eldest(state)
    turned = bidding.turned_suit(state)
    best = max(margin(held, suit, False, leads) for suit in CALLS.values() if suit != turned)
    return best > max(margin(held, turned, True, leads) + SECOND_SUIT, SECOND_SUIT)


# ------------------------------------------------------------------------------------------------- exchange and cards


def _before_play(
    view: View[KlaberjassState], moves: tuple[Move, ...], strength: Strength, budget: Budget, luck: Random
) -> Advice:
    """What is worth most; of equals, what gives or says something."""
    values = weighed(view, moves, strength.deals // 4, luck, budget)
    move = _chosen(values, 0.0, luck)
    if view.state.phase == EXCHANGE:
        if move.verb is Verb.EXCHANGE:
            return Advice(move, "klaberjass.hint.better-trump", move.taking)
        return Advice(move, "klaberjass.hint.keeps-run", moves[0].cards)
    return Advice(moves[0], "klaberjass.hint.announce", moves[0].cards)


def _play(
    view: View[KlaberjassState], moves: tuple[Move, ...], strength: Strength, budget: Budget, luck: Random
) -> Advice:
    state, by = view.state, numbering(view.state.trump)
    world = view_world(view, seeded(luck), strength.remembers)
    found = _memory.brain.think(world, budget, strength.effort, luck)
    move = by.move_of(found.move)
    card = move.cards[0]
    if Move(Verb.PLAY, (card,), call=SAY_BELLA) in moves:
        return Advice(move, "klaberjass.hint.bella" if move.call else "klaberjass.hint.no-bella", (card,))
    able = tuple(dict.fromkeys(each.cards[0] for each in moves))
    if len(able) == 1:
        return Advice(move, "klaberjass.hint.only-move", (card,))
    known = Knowledge.of(view, strength.remembers)
    if found.solved and len(known.may_hold) == known.count:
        return Advice(move, "klaberjass.hint.counted", (card,))
    reason = reason_for(state, view.seat, known, able, card)
    if reason not in PLAIN_TO_SEE and card != best_card(state, view.seat, known, able)[0]:
        reason = "klaberjass.hint.weighed"
    return Advice(move, reason, (card,))
