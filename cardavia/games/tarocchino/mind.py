"""How the computer plays Tarocchino (tarocchino.md 17). It sees a view and nothing else.

Easy remembers no played card, draws no conclusion and values cards by the table of averages. Normal and hard remember
everything, infer what the others lack, value cards by what both sides have won, and weigh a card over guessed hands:
normal plays the trick out in each, hard the whole deal.
"""

from __future__ import annotations

from itertools import combinations as pairs
from random import Random
from typing import Any

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.engine.moves import Move, Verb
from cardavia.engine.rules import Rules
from cardavia.engine.view import View
from cardavia.engine.zones import hand
from cardavia.game import Advice
from cardavia.games.tarocchino.cardplay import Thought, best_card, reason
from cardavia.games.tarocchino.combinations import combinations
from cardavia.games.tarocchino.declaring import DECLARATION, PASS, in_hand
from cardavia.games.tarocchino.estimate import SWING, chance_home, is_figure, power
from cardavia.games.tarocchino.knowledge import Knowledge
from cardavia.games.tarocchino.prospects import swings
from cardavia.games.tarocchino.rules import EXTRA
from cardavia.games.tarocchino.state import DECLARE, DISCARD, TarocchinoState, discards, side_of
from cardavia.games.tarocchino.values import ANGEL, BEGATO, MOON, NUMBERS, ORDER
from cardavia.games.tarocchino.weighing import Looks, prices, weigh
from cardavia.kits.tarot import partner

VOID = 14
"""What it is worth to the dealer to have nothing of a suit."""
SHORT = 4
"""And to have only one card of it."""
BREAKS = 5
"""What it is worth to take Moon, 16 or 15 away from whoever holds the Angel."""
BREAKERS = (MOON, *NUMBERS[:2])
COURT = 15
"""What a figure is worth more that stays with its king."""
LITTLE = 12
"""For so few points a declaration may be left out that shows the Begato."""
COVER = 4
"""With so many other trumps the Begato may be shown."""
LOOKS = {Level.NORMAL: Looks(16, 10, 1), Level.HARD: Looks(32, 64, 15, (12, 24, 40))}
"""Easy looks at none of it: it goes by the table of averages and by chances."""


def advise(rules: Rules[Any], view: View[TarocchinoState], budget: Budget, luck: Random) -> Advice:
    """What a seat should do. Raises ``Stopped`` when the bell rings."""
    budget.check()
    state, seat = view.state, view.seat
    moves = rules.legal_moves(state)
    if len(moves) == 1:
        return Advice(moves[0], "tarocchino.hint.only-move", moves[0].cards)
    if state.phase == DISCARD:
        return _discard(state, moves)
    if state.phase == DECLARE:
        return _declare(state, budget.level)
    able = tuple(move.cards[0] for move in moves)
    if budget.level is Level.EASY:
        card, reason = best_card(state, seat, Knowledge.of(view, remembers=False), able, SWING)
    else:
        card, reason = _weighed(view, able, budget, luck)
    return Advice(Move(Verb.PLAY, (card,)), reason, (card,))


def _weighed(view: View[TarocchinoState], able: tuple[Card, ...], budget: Budget, luck: Random) -> tuple[Card, str]:
    """The best card by what both sides have won, over guesses at the other hands."""
    state, seat = view.state, view.seat
    known = Knowledge.of(view)
    looks = LOOKS[budget.level]
    still_out = [card for card in BOLOGNA_62.cards if card not in known.taken[0] | known.taken[1]]
    swing = swings(known, side_of(seat), still_out, looks.swings, budget, luck)
    priced = prices(known, swing)
    best = weigh(view, known, able, priced, looks, budget, luck)[0]
    shares = sum(best.share(each) for each in (seat, partner(seat)))
    thought = Thought(best.card, shares, best.value)
    return best.card, reason(state, seat, known, thought)


# ------------------------------------------------------------------------------------------------------------ discards


def _discard(state: TarocchinoState, moves: tuple[Move, ...]) -> Advice:
    """The best pair, or the best second card: every pair is weighed with the hand that it leaves."""
    held = state.at(hand(state.turn))
    able = [move.cards[0] for move in moves]
    missing = EXTRA - len(state.at(discards(state.turn)))
    best = max(pairs(able, missing), key=lambda cards: _hand_value(held, cards))
    card = best[0]
    return Advice(Move(Verb.DISCARD, (card,)), f"tarocchino.hint.{_reason(held, best, card)}", (card,))


def _hand_value(held: tuple[Card, ...], away: tuple[Card, ...]) -> float:
    """What is left to declare and to play with, and what the cards that go are saved from."""
    kept = tuple(card for card in held if card not in away)
    value = float(combinations(kept).total)
    for card in away:
        value += SWING[card] * (1 - chance_home(card, held, angel_gone=False)) - power(card, len(kept))
        value += BREAKS if card in BREAKERS and ANGEL not in held else 0
        value -= COURT if is_figure(card) and Card("K" + ORDER.suit(card)) in held else 0
    for suit in "SBCD":
        count = sum(ORDER.suit(card) == suit for card in kept)
        value += VOID if count == 0 else SHORT if count == 1 else 0
    return value


def _reason(held: tuple[Card, ...], away: tuple[Card, ...], card: Card) -> str:
    if is_figure(card):
        return "safe-figure"
    if card in BREAKERS and ANGEL not in held:
        return "breaks-grande"
    suit = ORDER.suit(card)
    return "voids-suit" if all(each in away for each in held if ORDER.suit(each) == suit) else "least-needed"


# --------------------------------------------------------------------------------------------------------- declarations


def _declare(state: TarocchinoState, level: Level) -> Advice:
    """Nearly always; a Begato with few other trumps is not shown for a minimum of points."""
    found = in_hand(state)
    trumps = sum(ORDER.is_trump(card) for card in state.held(state.turn)) - 1
    hides = BEGATO in found.cards and found.total <= LITTLE and trumps < COVER
    if hides and level is not Level.EASY:
        return Advice(PASS, "tarocchino.hint.hide", (BEGATO,))
    return Advice(DECLARATION, "tarocchino.hint.declare", found.cards)
