"""Which card to play, by what it wins now and what it would be worth later (klaberjass.md 13, rules 1 to 6)."""

from __future__ import annotations

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.engine.zones import Seat
from cardavia.games.klaberjass.knowledge import Knowledge
from cardavia.games.klaberjass.state import KlaberjassState
from cardavia.games.klaberjass.values import LAST_TRICK, order, points

TRUMP = 7.0
"""What a trump in hand is worth later: a ruff, a stopper, the last trick."""
MASTER_TRUMP = 10.0
"""What the highest trump that is left is worth later: it catches good cards, and its own points are safe anyway."""
MASTER, GUARDED_TEN = 2.0, 3.0
"""What a plain card is worth later that nothing can beat, and a ten that may still become one."""
THROWN = 2.0
"""Points that the other throws on a trick on the average when it cannot win it."""
DRAWING = 20.0
"""What it is worth to the one who fixed trumps to draw one from the other hand."""


def best_card(state: KlaberjassState, seat: Seat, known: Knowledge, able: tuple[Card, ...]) -> tuple[Card, str]:
    """The best of several legal cards, and the term that says why."""
    values = card_values(state, seat, known, able)
    card = max(able, key=values.__getitem__)
    return card, reason_for(state, seat, known, able, card)


def reason_for(state: KlaberjassState, seat: Seat, known: Knowledge, able: tuple[Card, ...], card: Card) -> str:
    """The term that says what one of several legal cards is for."""
    return _reply_reason(state, able, card) if state.played else _lead_reason(state, seat, known, card)


def card_values(state: KlaberjassState, seat: Seat, known: Knowledge, able: tuple[Card, ...]) -> dict[Card, float]:
    """What each card promises, in points."""
    if state.played:
        return {card: _reply_value(state, known, card, state.played[0]) for card in able}
    return {card: _lead_value(state, seat, known, card) for card in able}


def keep_value(state: KlaberjassState, known: Knowledge, card: Card) -> float:
    """What a card is worth later if it is not played now; nothing in the last trick."""
    if len(known.held) == 1:
        return 0.0
    rank, suit = FRENCH_32.rank(card), FRENCH_32.suit(card)
    if suit == state.trump:
        return TRUMP if _beaters(state, known, card) else MASTER_TRUMP
    if not _beaters(state, known, card):
        return MASTER
    guarded = sum(FRENCH_32.suit(each) == suit for each in known.held) > 1
    return GUARDED_TEN if rank == "10" and guarded else 0.0


def at_stake(state: KlaberjassState, known: Knowledge, card: Card) -> int:
    """The points of a card, unless nothing can ever take them: the highest trump's are safe now and later."""
    safe = FRENCH_32.suit(card) == state.trump and not _beaters(state, known, card)
    return 0 if safe else points(card, state.trump)


def _beaters(state: KlaberjassState, known: Knowledge, card: Card) -> frozenset[Card]:
    """The cards of the same suit that the other hand may hold and that beat this one."""
    by = order(state.trump)
    return frozenset(each for each in known.may_hold if by.suit(each) == by.suit(card) and by.beats(each, card))


# --------------------------------------------------------------------------------------------------------------- reply


def _reply_value(state: KlaberjassState, known: Knowledge, card: Card, led: Card) -> float:
    wins = order(state.trump).beats(card, led)
    own = at_stake(state, known, card) if wins else points(card, state.trump)
    prize = points(led, state.trump) + own + (LAST_TRICK if len(known.held) == 1 else 0)
    return (prize if wins else -prize) - keep_value(state, known, card)


def _reply_reason(state: KlaberjassState, able: tuple[Card, ...], card: Card) -> str:
    by, led = order(state.trump), state.played[0]
    if by.beats(card, led):
        return "klaberjass.hint.wins-trick"
    could_win = any(by.beats(each, led) for each in able)
    return "klaberjass.hint.lets-go" if could_win else "klaberjass.hint.gives-least"


# ---------------------------------------------------------------------------------------------------------------- lead


def _lead_value(state: KlaberjassState, seat: Seat, known: Knowledge, card: Card) -> float:
    """Expected points of a lead, less what the card would be worth later."""
    losing = _chance_to_lose(state, known, card)
    worth = at_stake(state, known, card)
    beaters = _beaters(state, known, card)
    answer = sum(points(each, state.trump) for each in beaters) / len(beaters) if beaters else THROWN
    value = (1 - losing) * (worth + THROWN) - losing * (worth + answer) - keep_value(state, known, card)
    if _draws(state, seat, known, card) and not beaters:
        value += DRAWING
    return value


def _chance_to_lose(state: KlaberjassState, known: Knowledge, card: Card) -> float:
    by = order(state.trump)
    beaten = 1 - known.chance_of_none(_beaters(state, known, card))
    if by.suit(card) == state.trump:
        return beaten
    suit = [each for each in known.may_hold if by.suit(each) == by.suit(card)]
    trumps = [each for each in known.may_hold if by.suit(each) == state.trump]
    void = known.chance_of_none(suit)
    ruffed = void - known.chance_of_none(suit + trumps)
    return min(1.0, beaten + ruffed)


def _draws(state: KlaberjassState, seat: Seat, known: Knowledge, card: Card) -> bool:
    """Whether a lead draws trumps for the one who fixed them (rule 1)."""
    trumps = [each for each in known.may_hold if FRENCH_32.suit(each) == state.trump]
    return FRENCH_32.suit(card) == state.trump and state.taker == seat and bool(trumps)


def _lead_reason(state: KlaberjassState, seat: Seat, known: Knowledge, card: Card) -> str:
    losing = _chance_to_lose(state, known, card)
    if _draws(state, seat, known, card) and losing < 1:
        return "klaberjass.hint.draws-trumps"
    if losing == 0:
        return "klaberjass.hint.cashes"
    return "klaberjass.hint.promising-lead" if points(card, state.trump) else "klaberjass.hint.safe-lead"
