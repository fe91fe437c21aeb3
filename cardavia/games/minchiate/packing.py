"""The 97 cards as numbers and bits, for the fast twin: a word for the suits and a word for the trumps and the Matto.

A card of a suit has the number 14 × suit + strength, a trump 63 + its own number, the Matto 104. The bit of a card in
its word is its number, less 64 in the word of the trumps; so of two cards of a suit the higher bit wins.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardavia.engine.cards import MINCHIATE_97, Card
from cardavia.games.minchiate.values import KINGS, MATTO, ODD, STRENGTH, SUITS, WORTH, is_discardable, tarot

RANKS = len(MINCHIATE_97.ranks)
FIRST_TRUMP = 64


def _number(card: Card) -> int:
    suit = MINCHIATE_97.suit(card)
    if suit in SUITS:
        return RANKS * SUITS.index(suit) + STRENGTH[card]
    return FIRST_TRUMP + (len(MINCHIATE_97.trumps) if card == MATTO else STRENGTH[card] - 1)


NUMBER: dict[Card, int] = {card: _number(card) for card in MINCHIATE_97.cards}
CARD: dict[int, Card] = {number: card for card, number in NUMBER.items()}


def word_of_suits(cards: Iterable[Card]) -> int:
    """The cards of suits among these, as bits."""
    return sum(1 << NUMBER[card] for card in cards if NUMBER[card] < FIRST_TRUMP)


def word_of_trumps(cards: Iterable[Card]) -> int:
    """The trumps and the Matto among these, as bits."""
    return sum(1 << NUMBER[card] - FIRST_TRUMP for card in cards if NUMBER[card] >= FIRST_TRUMP)


def _worth(points: int) -> int:
    """The trumps and the Matto that are worth so much by themselves."""
    return word_of_trumps(card for card, worth in WORTH.items() if worth == points)


ONE_SUIT = (1 << RANKS) - 1
PIPS = word_of_suits(card for card in MINCHIATE_97.cards if card[:-1] in MINCHIATE_97.ranks[:10])
KING_BITS = word_of_suits(KINGS)
TRUMP_BITS = word_of_trumps(map(Card, MINCHIATE_97.trumps))
MATTO_BIT = word_of_trumps((MATTO,))
ODD_BIT = word_of_trumps((ODD,))
TENS, FIVES, THREES = _worth(10), _worth(5), _worth(3)
LOOSE_TRUMPS = word_of_trumps(filter(is_discardable, MINCHIATE_97.cards))
"""The trumps that may be discarded."""
LOW_RUN = word_of_trumps(tarot(number) for number in range(1, 6))
HIGH_RUN = word_of_trumps(tarot(number) for number in range(28, 41))
THIRTEEN = word_of_trumps((tarot(1), tarot(13), tarot(28)))
FOOL_THREE = word_of_trumps((tarot(1), tarot(40), MATTO))
MIDDLE_TENS = word_of_trumps((tarot(20), tarot(30)))
OUTER_TENS = word_of_trumps((tarot(10), tarot(40)))
