"""One trick played to its end with open cards, quickly: the twin of the rules for the mind.

``able`` says the same as the rules' ``why_not``, without its reasons; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cardavia.engine.cards import MINCHIATE_97, TRUMPS, Card
from cardavia.engine.zones import Seat
from cardavia.games.minchiate.knowledge import Hands
from cardavia.games.minchiate.values import LAST_TRICK, MATTO, STRENGTH, SUITS, WORTH

_SUIT = {card: MINCHIATE_97.suit(card) for card in MINCHIATE_97.cards}
_KING = {suit: Card("K" + suit) for suit in SUITS}

CARDS_OF_TRICK = 2.0
"""What a trick is worth for its four cards: each beyond 42 is a point, for one side only."""
COURT = 0.6
"""The chance that a winning court card still wins when others have to play; a low card's is half, a trump's more."""
HOLDS = {
    card: COURT + (1 - COURT) * STRENGTH[card] / 40
    if _SUIT[card] == TRUMPS
    else COURT
    if STRENGTH[card] >= 10
    else COURT / 2
    for card in MINCHIATE_97.cards
}
PARTNER_RESCUES = 0.15
"""The chance that a partner who has yet to play takes a trick that is the others' so far."""
LATER = 0.5
"""What counts of the tricks after the first: the guesses are bolder there, and what is kept is priced already."""
LOWEST = 1e9


class Outcome(NamedTuple):
    """Who won the first trick, and what has come of it and of those after it for the side that asks."""

    winner: Seat
    value: float


@dataclass(frozen=True)
class Prices:
    """What counts for a decision: stakes, what cards are worth if kept, and the suits that were led."""

    stakes: Mapping[Card, float]
    keep: Mapping[Card, float]
    suits_led: Collection[str]
    follows: Mapping[str, float] = field(default_factory=dict)
    """By suit, the chance that an opponent follows it: then any trump holds there."""


def able(held: Sequence[Card], played: Sequence[Card], suits_led: Collection[str]) -> list[Card]:
    """The cards of a hand that may be played (7.3)."""
    led = next((_SUIT[card] for card in played if card != MATTO), "")
    if not led:
        return list(held)
    if led != TRUMPS and led not in suits_led and _KING[led] in held and any(_SUIT[card] == TRUMPS for card in played):
        return [_KING[led]]
    for suit in (led, TRUMPS):
        owed = [card for card in held if _SUIT[card] == suit]
        if owed:
            return [*owed, MATTO] if MATTO in held else owed
    return list(held)


def beats(card: Card, best: Card) -> bool:
    """Whether a card, played later, wins against the one that was winning."""
    if card == MATTO:
        return False
    if best == MATTO or _SUIT[card] == _SUIT[best]:
        return best == MATTO or STRENGTH[card] > STRENGTH[best]
    return _SUIT[card] == TRUMPS


class Trick:
    """A trick that is being played out."""

    def __init__(self, leader: Seat, played: Sequence[Card] = ()) -> None:
        self.leader = leader
        self.cards: list[Card] = []
        self.led, self.best, self.winner, self.trumped = "", MATTO, leader, False
        for card in played:
            self.add(card)

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return Seat((self.leader + len(self.cards)) % 4)

    def add(self, card: Card) -> None:
        """Play a card of the seat in turn."""
        if beats(card, self.best):
            self.best, self.winner = card, self.turn
        if not self.led and card != MATTO:
            self.led = _SUIT[card]
        self.trumped = self.trumped or _SUIT[card] == TRUMPS
        self.cards.append(card)


def trick_value(trick: Trick, side: int, prices: Prices, is_last: bool) -> float:
    """What a full trick is worth to a side (7.7, 9.4): what goes home, what is captured, the cards themselves.

    What each card was worth in the hand that it came from is taken off, for both sides.
    """
    value = CARDS_OF_TRICK + (LAST_TRICK if is_last else 0)
    kept = 0.0
    for place, card in enumerate(trick.cards):
        seat = trick.leader + place
        kept += prices.keep.get(card, 0.0) if seat % 2 == side else -prices.keep.get(card, 0.0)
        if card == MATTO:
            continue
        value += prices.stakes.get(card, 0.0) / 2
        if seat % 2 != trick.winner % 2:
            value += WORTH[card]
    return (value if trick.winner % 2 == side else -value) - kept


def play_out(leader: Seat, played: Sequence[Card], hands: Hands, side: int, prices: Prices, tricks: int) -> Outcome:
    """So many tricks, this one included, as they go if every seat plays what looks best at once.

    ``hands`` are those of all seats, without the cards that are on the table.
    """
    left = {seat: list(held) for seat, held in hands.items()}
    led = set(prices.suits_led)
    winners: list[Seat] = []
    value, weight = 0.0, 1.0
    trick = Trick(leader, played)
    for _ in range(tricks):
        while len(trick.cards) < 4:
            seat = trick.turn
            card = reply(trick, left[seat], prices, led)
            left[seat].remove(card)
            trick.add(card)
        winners.append(trick.winner)
        led.add(trick.led)
        over = not all(left.values())
        value += weight * trick_value(trick, side, prices, over)
        if over:
            break
        weight = LATER
        trick = Trick(trick.winner)
    return Outcome(winners[0], value)


def reply(trick: Trick, held: Sequence[Card], prices: Prices, suits_led: Collection[str]) -> Card:
    """A seat's card by the look of the trick alone."""
    choices = able(held, trick.cards, suits_led)
    if len(choices) == 1:
        return choices[0]
    stakes, keep, best = prices.stakes, prices.keep, trick.best
    missing = 3 - len(trick.cards)
    ours = bool(trick.cards) and (trick.winner - trick.turn) % 2 == 0
    lying = CARDS_OF_TRICK + sum(stakes.get(card, 0.0) for card in trick.cards) / 2
    beaten = 2 * (HOLDS[best] if missing else 1.0) - 1 if ours else 2 * PARTNER_RESCUES - 1 if missing > 1 else -1.0
    first_ruff = trick.led in SUITS and not trick.trumped
    chosen, most = choices[0], -LOWEST
    for card in choices:
        swing = beaten
        if beats(card, best):
            holds = HOLDS[card] if missing else 1.0
            if first_ruff and _SUIT[card] == TRUMPS:
                holds += (1 - holds) * prices.follows.get(trick.led, 0.0)
            swing = 2 * holds - 1
        stake = lying if card == MATTO else lying + stakes.get(card, 0.0) / 2
        value = swing * stake - keep.get(card, 0.0)
        if value > most:
            chosen, most = card, value
    return chosen
