"""One trick played to its end with open cards, quickly: the twin of the rules for the mind.

``able`` says the same as the rules' ``why_not``, without its reasons; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cardavia.engine.cards import MINCHIATE_97, TRUMPS, Card
from cardavia.engine.zones import Seat
from cardavia.games.minchiate.knowledge import Hands
from cardavia.games.minchiate.values import LAST_TRICK, MATTO, ORDER, STRENGTH, SUITS, WORTH

_SUIT = {card: MINCHIATE_97.suit(card) for card in MINCHIATE_97.cards}
_KING = {suit: Card("K" + suit) for suit in SUITS}

CARDS_OF_TRICK = 2.0
"""What a trick is worth for its four cards: each beyond 42 is a point, for one side only."""
HOLDS = 0.6
"""The chance that a winning card of middling strength still wins when others have to play."""


class Outcome(NamedTuple):
    """How a trick ended: who won it, and what that is worth to the side that asks."""

    winner: Seat
    value: float


@dataclass(frozen=True)
class Prices:
    """What counts for a decision: stakes, what cards are worth if kept, and how many tricks there are yet."""

    stakes: Mapping[Card, float]
    keep: Mapping[Card, float]
    suits_led: Collection[str]
    left: int


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


def trick_end(leader: Seat, played: Sequence[Card], side: int, prices: Prices) -> Outcome:
    """What a full trick is worth to a side (7.7, 9.4): what goes home, what is captured, the cards themselves."""
    winner = Seat((leader + ORDER.best(played)) % 4)
    won = winner % 2 == side
    value = CARDS_OF_TRICK + (LAST_TRICK if prices.left == 1 else 0)
    for place, card in enumerate(played):
        if card == MATTO:
            continue
        value += prices.stakes.get(card, 0.0) / 2
        if (leader + place) % 2 != winner % 2:
            value += WORTH[card]
    return Outcome(winner, value if won else -value)


def play_out(leader: Seat, played: Sequence[Card], hands: Hands, side: int, prices: Prices) -> Outcome:
    """The trick as it ends if every seat that is left plays what looks best at once."""
    trick = list(played)
    while len(trick) < 4:
        seat = Seat((leader + len(trick)) % 4)
        trick.append(reply(leader, trick, hands[seat], prices))
    return trick_end(leader, trick, side, prices)


def reply(leader: Seat, trick: Sequence[Card], held: Sequence[Card], prices: Prices) -> Card:
    """A seat's card by the look of the trick alone."""
    choices = able(held, trick, prices.suits_led)
    if len(choices) == 1:
        return choices[0]
    seat = (leader + len(trick)) % 4
    place = ORDER.best(trick)
    best, ours = trick[place], (leader + place - seat) % 2 == 0
    lying = CARDS_OF_TRICK + sum(prices.stakes.get(card, 0.0) / 2 for card in trick)
    is_last = len(trick) == 3

    def value(card: Card) -> float:
        wins = beats(card, best)
        chance = 1.0 if is_last else _chance(card if wins else best)
        if not (wins or ours):
            chance = 0.0 if is_last or (leader + len(trick) + 1) % 2 == seat % 2 else 0.15
        stake = lying + (0.0 if card == MATTO else prices.stakes.get(card, 0.0) / 2)
        return (2 * chance - 1) * stake - prices.keep.get(card, 0.0)

    return max(choices, key=value)


def _chance(best: Card) -> float:
    """The chance that a winning card holds against seats that have yet to play."""
    if _SUIT[best] != TRUMPS:
        return HOLDS if STRENGTH[best] >= 10 else HOLDS / 2
    return HOLDS + (1 - HOLDS) * STRENGTH[best] / 40
