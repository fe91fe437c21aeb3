"""How the computer plays Minchiate (minchiate.md 16). It sees a view and nothing else.

A card is weighed over guessed hands: tricks are played to their end, and what goes home or is lost is set against what
the card would be worth later. Easy looks at two guesses, and neither through what was won nor at the Fola; normal
remembers everything, infers what the others lack and plays the trick out; hard plays the whole deal out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
from cardavia.games.minchiate.stakes import chance_to_follow, keep_values, stakes
from cardavia.games.minchiate.state import DECLARE, DISCARD, MinchiateState
from cardavia.games.minchiate.values import KINGS, MATTO, SUITS, WORTH
from cardavia.kits.tarot import partner, pile


class Looks(NamedTuple):
    """How much a level looks at for one decision."""

    guesses: int
    """How many guesses at the other hands are played on."""
    tricks: int
    """How many tricks of each."""
    halving: tuple[int, ...] = ()
    """After how many guesses the worse half of the cards is left alone."""


LOOKS = {Level.EASY: Looks(2, 1), Level.NORMAL: Looks(16, 1), Level.HARD: Looks(32, 21, (8, 16))}
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
    ours = _known_kings(state, (partner(seat),))
    theirs = _known_kings(state, (each for each in state.everyone if (each - seat) % 2))
    card, reason = best_discard(state.at(hand(seat)), due(state, seat), ours, theirs)
    return Advice(Move(Verb.DISCARD, (card,)), reason, (card,))


def _known_kings(state: MinchiateState, seats: Iterable[Seat]) -> frozenset[str]:
    """The suits of the kings that all have seen go to these seats."""
    return frozenset(MINCHIATE_97.suit(card) for seat in seats for card in state.met[seat] if card in KINGS)


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
    remembers = budget.level is not Level.EASY
    known = Knowledge.of(view, remembers)
    still_out = (*known.held, *known.unseen, *state.played)
    piles = (state.at(pile(0)), state.at(pile(1))) if remembers else ((), ())
    worth = stakes(piles, still_out)
    led = state.suits_led
    follows = {suit: chance_to_follow(suit, known.unseen) for suit in SUITS}
    prices = Prices(worth, keep_values(still_out, worth, still_out, led, len(known.held)), led, follows)
    best = weigh(view, known, tuple(move.cards[0] for move in moves), prices, LOOKS[budget.level], budget, luck)
    return Advice(Move(Verb.PLAY, (best.card,)), _reason(state, seat, best), (best.card,))


def weigh(
    view: View[MinchiateState],
    known: Knowledge,
    able: Sequence[Card],
    prices: Prices,
    looks: Looks,
    budget: Budget,
    luck: Random,
) -> Weighed:
    """The card that brings most over the guesses: after some of them only the better half is looked at further."""
    state, seat = view.state, view.seat
    found: dict[Card, list[Outcome]] = {card: [] for card in able}

    def value(card: Card) -> float:
        return sum(each.value for each in found[card]) / len(found[card])

    left = list(able)
    for number in range(looks.guesses):
        if number and not budget.check():
            break
        if number in looks.halving and len(left) > 2:
            left = sorted(left, key=value, reverse=True)[: (len(left) + 1) // 2]
        hands = known.sample(luck)
        for card in left:
            hands[seat] = [each for each in known.held if each != card]
            found[card].append(play_out(state.leader, (*state.played, card), hands, seat % 2, prices, looks.tricks))
    best = max(left, key=value)
    return Weighed(best, value(best), tuple(found[best]))


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
