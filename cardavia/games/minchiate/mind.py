"""How the computer plays Minchiate (minchiate.md 16). It sees a view and nothing else.

A card is weighed over guessed hands: the trick is played to its end, and what goes home or is lost is set against
what the card would be worth later. Easy guesses without remembering who failed to follow.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.engine.cards import MINCHIATE_97, Card
from cardavia.engine.moves import Move, Verb
from cardavia.engine.rules import Rules
from cardavia.engine.view import View
from cardavia.engine.zones import Seat, hand
from cardavia.game import Advice
from cardavia.games.minchiate.declaring import due
from cardavia.games.minchiate.discarding import best_discard
from cardavia.games.minchiate.knowledge import Knowledge
from cardavia.games.minchiate.playout import Outcome, Prices, play_out
from cardavia.games.minchiate.stakes import keep_values, stakes
from cardavia.games.minchiate.state import DECLARE, DISCARD, MinchiateState
from cardavia.games.minchiate.values import KINGS, MATTO, WORTH
from cardavia.kits.tarot import partner, pile

WORLDS = {Level.EASY: 3, Level.NORMAL: 16, Level.HARD: 40}
"""Guessed hands that are looked at for one card."""
LIKELY = 0.6
"""From which share of the guesses on something is said to be expected."""


def advise(rules: Rules[Any], view: View[MinchiateState], budget: Budget, luck: Random) -> Advice:
    """What a seat should do. Raises ``Stopped`` when the bell rings."""
    budget.check()
    moves = rules.legal_moves(view.state)
    if len(moves) == 1:
        return Advice(moves[0], "minchiate.hint.only-move", moves[0].cards)
    if view.state.phase == DISCARD:
        return _discard(view)
    if view.state.phase == DECLARE:
        return _declare(moves)
    return _play(view, moves, budget, luck)


def _discard(view: View[MinchiateState]) -> Advice:
    state, seat = view.state, view.seat
    kings = frozenset(MINCHIATE_97.suit(card) for card in state.met[partner(seat)] if card in KINGS)
    card, reason = best_discard(state.at(hand(seat)), due(state, seat), kings)
    return Advice(Move(Verb.DISCARD, (card,)), reason, (card,))


def _declare(moves: tuple[Move, ...]) -> Advice:
    """Everything, one versicola after the other: the points are certain, and what the others learn costs less."""
    declared = next(move for move in moves if move.verb is Verb.DECLARE)
    return Advice(declared, "minchiate.hint.declare", declared.cards)


class Weighed(NamedTuple):
    """A card with how its trick ended in each guess."""

    card: Card
    value: float
    outcomes: tuple[Outcome, ...]


def _play(view: View[MinchiateState], moves: tuple[Move, ...], budget: Budget, luck: Random) -> Advice:
    state, seat = view.state, view.seat
    known = Knowledge.of(view, remembers=budget.level is not Level.EASY)
    still_out = (*known.held, *known.unseen, *state.played)
    worth = stakes((state.at(pile(0)), state.at(pile(1))), still_out)
    left = len(known.held)
    keep = keep_values(still_out, worth, still_out, state.suits_led, left)
    prices = Prices(worth, keep, state.suits_led, left)
    outcomes: dict[Card, list[Outcome]] = {move.cards[0]: [] for move in moves}
    for number in range(WORLDS[budget.level]):
        if number and not budget.check():
            break
        hands = known.sample(luck)
        for card, found in outcomes.items():
            found.append(play_out(state.leader, (*state.played, card), hands, seat % 2, prices))
    weighed = [
        Weighed(card, sum(each.value for each in found) / len(found) - keep[card], tuple(found))
        for card, found in outcomes.items()
    ]
    best = max(weighed, key=lambda each: each.value)
    return Advice(Move(Verb.PLAY, (best.card,)), _reason(state, seat, best), (best.card,))


def _reason(state: MinchiateState, seat: Seat, best: Weighed) -> str:
    """Why a card was chosen, by how its trick should end."""
    if best.card == MATTO:
        return "minchiate.hint.excuses"
    count = len(best.outcomes)
    by_seat = sum(each.winner == seat for each in best.outcomes) / count
    by_partner = sum(each.winner == partner(seat) for each in best.outcomes) / count
    theirs = [card for place, card in enumerate(state.played) if (state.leader + place - seat) % 2 and card != MATTO]
    if by_seat + by_partner >= LIKELY:
        if any(WORTH[card] for card in theirs):
            return "minchiate.hint.captures"
        if WORTH[best.card]:
            return "minchiate.hint.brings-home" if by_seat >= by_partner else "minchiate.hint.gives-partner"
        if by_seat >= LIKELY:
            return "minchiate.hint.wins-trick"
    return "minchiate.hint.saves" if state.played else "minchiate.hint.waits"
