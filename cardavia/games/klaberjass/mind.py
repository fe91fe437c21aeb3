"""How the computer plays Klaberjass (klaberjass.md 13). It sees a view and nothing else.

Easy bids by the look of its trumps and remembers no played card. Normal and hard estimate the margin by the table,
remember everything and infer what the other hand lacks. They solve the rest in hands that agree with that, for what
the deal will be written as: normal the last tricks, by rules before; hard from the first trick on, in hands that also
go with what the other called, and as long as it can look at few of them the rules still have a say.
"""

from __future__ import annotations

from random import Random
from typing import Any

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.engine.cards import FRENCH_32, Card
from cardavia.engine.moves import Move, Verb
from cardavia.engine.rules import Rules
from cardavia.engine.score import total
from cardavia.engine.view import View
from cardavia.engine.zones import Seat, hand
from cardavia.game import Advice
from cardavia.games.klaberjass import bidding
from cardavia.games.klaberjass.cardplay import best_card, card_values
from cardavia.games.klaberjass.endgame import Endgame, mask
from cardavia.games.klaberjass.estimate import is_plainly_strong, margin, seven_is_worth_more
from cardavia.games.klaberjass.knowledge import Knowledge
from cardavia.games.klaberjass.prospects import Outlook, is_plausible, made_so_far
from cardavia.games.klaberjass.rules import SAY_BELLA
from cardavia.games.klaberjass.state import BID, DECLARE, EXCHANGE, TURNED, KlaberjassState
from cardavia.games.klaberjass.values import BELLA, CALLS, LAST_TRICK, points, points_of
from cardavia.kits.deals import eldest

LAST_CALL, EARLIER_CALL = 22, 18
"""Margins that are enough to take: a pass at the end costs nothing, an earlier one lets the other choose.

The specification's 20 and 10 come from open cards; between hidden hands these did as well as higher ones.
"""
CAUTION = 5
"""How much more a margin must be near the end of a match, and less when far behind."""
FAIR, MUCH_BETTER = 35, 25
"""Up to which margin a turned suit is passed for another one that promises so much more (13, "Bidding")."""
DOUBTFUL = 8
"""A schmeiss is said when so little is missing."""
DEFENCE = -15
"""With this margin a hand would rather defend than throw the deal in."""
WORLDS: dict[Level, dict[int, int]] = {
    Level.EASY: {},
    Level.NORMAL: {6: 8, 5: 10, 4: 12, 3: 12, 2: 12},
    Level.HARD: {9: 4, 8: 8, 7: 12, 6: 20, 5: 30, 4: 40, 3: 40, 2: 40},
}
"""By level and the number of cards in hand, the hands of the other for which the rest is solved; none: by rules."""
FEW, BY_RULES, PROMISING = 8, 0.7, 5
"""With so few hands looked at the rules still have a say, with this weight, and only so many cards are solved."""
ATTEMPTS = 6
"""How often a hand is drawn anew that does not go with what its owner called."""


def advise(rules: Rules[Any], view: View[KlaberjassState], budget: Budget, luck: Random) -> Advice:
    """What a seat should do. Raises ``Stopped`` when the bell rings."""
    budget.check()
    moves = rules.legal_moves(view.state)
    if len(moves) == 1:
        return Advice(moves[0], "klaberjass.hint.only-move", moves[0].cards)
    if view.state.phase == BID:
        return _bid(view, moves, budget.level)
    if view.state.phase == EXCHANGE:
        return _exchange(view, moves)
    if view.state.phase == DECLARE:
        return Advice(moves[0], "klaberjass.hint.announce", moves[0].cards)
    return _play(view, moves, budget, luck)


# ------------------------------------------------------------------------------------------------------------- bidding


def _bid(view: View[KlaberjassState], moves: tuple[Move, ...], level: Level) -> Advice:
    state, seat = view.state, view.seat
    held = state.at(hand(seat))
    turned = bidding.turned_suit(state)
    leads = seat == eldest(state)
    if bidding.is_asked(state):
        defends = margin(held, turned, True, leads) > DEFENCE
        call, reason = ("refuse", "good-defence") if defends else ("agree", "doubtful")
        return Advice(Move(Verb.BID, call=call), f"klaberjass.hint.{reason}")
    suits = {move: turned if move.call == bidding.TAKE else CALLS[move.call] for move in moves if _fixes(move)}
    values = {move: margin(held, suit, suit == turned, leads) for move, suit in suits.items()}
    best = max(values, key=values.__getitem__)
    enough = values[best] >= _needed(state, view.seat)
    if level is Level.EASY:
        strong = [move for move, suit in suits.items() if is_plainly_strong(held, suit)]
        best = max(strong or suits, key=values.__getitem__)
        enough = bool(strong)
    if enough and level is not Level.EASY and _waits(state, seat, held, values[best]):
        return Advice(Move(Verb.PASS), "klaberjass.hint.second-suit")
    if enough:
        return Advice(best, "klaberjass.hint.strong-suit")
    schmeiss = Move(Verb.BID, call=bidding.SCHMEISS)
    if schmeiss in moves and values[best] >= _needed(state, seat) - DOUBTFUL:
        return Advice(schmeiss, "klaberjass.hint.doubtful")
    if Move(Verb.PASS) not in moves:
        return Advice(best, "klaberjass.hint.forced-suit")
    return Advice(Move(Verb.PASS), "klaberjass.hint.too-weak")


def _waits(state: KlaberjassState, seat: Seat, held: tuple[Card, ...], now: int) -> bool:
    """Whether the non-dealer leaves a fair turned suit for a much better one that it can name in the second round."""
    if state.calls or seat == state.dealer or now > FAIR:
        return False
    others = (suit for suit in CALLS.values() if suit != bidding.turned_suit(state))
    return max(margin(held, suit, False, True) for suit in others) >= now + MUCH_BETTER


def _fixes(move: Move) -> bool:
    return move.call == bidding.TAKE or move.call in CALLS


def _needed(state: KlaberjassState, seat: int) -> int:
    """The margin from which it pays to fix trumps, by the number of the call and the state of the match."""
    last = bidding.passes(state) == 2 * bidding.ROUND - 1
    mine, his = total(state.sheet, seat), total(state.sheet, 1 - seat)
    near = state.options.target * 4 // 5
    caution = CAUTION if mine >= near and mine > his else -CAUTION if his >= near and his - mine > 100 else 0
    return (LAST_CALL if last else EARLIER_CALL) + caution


# ------------------------------------------------------------------------------------------------- exchange and cards


def _exchange(view: View[KlaberjassState], moves: tuple[Move, ...]) -> Advice:
    state = view.state
    if seven_is_worth_more(state.at(hand(view.seat)), state.at(TURNED)[0], state.trump):
        return Advice(Move(Verb.PASS), "klaberjass.hint.keeps-run", moves[0].cards)
    return Advice(moves[0], "klaberjass.hint.better-trump", moves[0].taking)


def _play(view: View[KlaberjassState], moves: tuple[Move, ...], budget: Budget, luck: Random) -> Advice:
    state, level = view.state, budget.level
    known = Knowledge.of(view, remembers=level is not Level.EASY)
    able = tuple(dict.fromkeys(move.cards[0] for move in moves))
    if len(able) == 1:
        card, reason = able[0], "klaberjass.hint.only-move"
    elif len(known.held) in WORLDS[level]:
        card, reason = _solved(view, known, able, budget, luck)
    else:
        card, reason = best_card(state, view.seat, known, able)
    said = Move(Verb.PLAY, (card,), call=SAY_BELLA)
    if said not in moves:
        return Advice(Move(Verb.PLAY, (card,)), reason, (card,))
    if _is_lost(state, view.seat, known):
        return Advice(Move(Verb.PLAY, (card,)), "klaberjass.hint.no-bella", (card,))
    return Advice(said, "klaberjass.hint.bella", (card,))


def _solved(
    view: View[KlaberjassState], known: Knowledge, able: tuple[Card, ...], budget: Budget, luck: Random
) -> tuple[Card, str]:
    """The card with the best sum over several hands that the other may hold, each played out with open cards."""
    state, count = view.state, len(known.held)
    values = dict.fromkeys(able, 0.0)
    worlds = WORLDS[budget.level][count]
    if worlds <= FEW:
        values = {card: worlds * BY_RULES * each for card, each in card_values(state, view.seat, known, able).items()}
        able = tuple(sorted(able, key=values.__getitem__, reverse=True)[:PROMISING])
    mine, certain = mask(known.held), len(known.may_hold) == known.count
    endgame, outlook = Endgame(state.trump), Outlook(state, view.seat, known.held)
    for number in range(1 if certain else worlds):
        if number and not budget.check():
            break
        cards = _guess(state, view.seat, known, budget.level, luck)
        his = mask(cards)
        for card in able:
            place = FRENCH_32.place[card]
            if state.played:
                ahead = endgame.reply_value(FRENCH_32.place[state.played[0]], place, his, mine)
            else:
                ahead = endgame.lead_value(place, mine, his)
            values[card] += outlook.worth(ahead, cards)
    best = max(able, key=values.__getitem__)
    if certain:
        return best, "klaberjass.hint.counted"
    by_rules, reason = best_card(state, view.seat, known, able)
    return best, reason if best == by_rules else "klaberjass.hint.weighed"


def _guess(state: KlaberjassState, seat: Seat, known: Knowledge, level: Level, luck: Random) -> tuple[Card, ...]:
    """A hand that the other may hold; at hard one that goes with its calls, if one is found soon enough."""
    other = state.after(seat)
    cards = known.sample(luck)
    for _ in range(ATTEMPTS if level is Level.HARD else 0):
        nine = (*cards, *state.gone[other])
        if is_plausible(state, other, luck.sample(nine, min(6, len(nine))), nine):
            break
        cards = known.sample(luck)
    return cards


def _is_lost(state: KlaberjassState, seat: Seat, known: Knowledge) -> bool:
    """Whether this seat fixed trumps and cannot even draw level any more, if it won every trick that is left (13)."""
    if state.taker != seat:
        return False
    made = made_so_far(state, seat), made_so_far(state, state.after(seat))
    worth = sorted((points(card, state.trump) for card in known.may_hold), reverse=True)
    left = points_of((*known.held, *state.played), state.trump) + sum(worth[: known.count]) + LAST_TRICK
    return made[0] + left + BELLA <= made[1]
