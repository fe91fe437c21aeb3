"""Cards as machine integers: the one place that says which bit is which card.

A set of cards is a number with one bit a card, in the pack's canonical order; so one suit is ten neighbouring bits.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.games.scopa.values import COINS, PRIME, RE_BELLO, SETTEBELLO, VALUE

BIT: dict[Card, int] = {card: 1 << place for card, place in ITALIAN_40.place.items()}
CARD: dict[int, Card] = {bit: card for card, bit in BIT.items()}
VALUE_OF: dict[int, int] = {bit: VALUE[card] for bit, card in CARD.items()}
OF_VALUE = tuple(sum(bit for bit, value in VALUE_OF.items() if value == number) for number in range(11))
"""Value -> its four cards."""
RANKS = len(ITALIAN_40.ranks)
ONE_SUIT = (1 << RANKS) - 1
COIN_CARDS = ONE_SUIT << RANKS * ITALIAN_40.suits.index(COINS)
PACK = (1 << len(ITALIAN_40.cards)) - 1
SEVEN_BIT = BIT[SETTEBELLO]
RE_BIT = BIT[RE_BELLO]


def mask(cards: Iterable[Card]) -> int:
    """Cards as one number."""
    return sum(BIT[card] for card in cards)


def bits(cards: int) -> list[int]:
    """The single cards of a number."""
    found = []
    while cards:
        bit = cards & -cards
        found.append(bit)
        cards ^= bit
    return found


def named(cards: int) -> tuple[Card, ...]:
    """A number as cards in canonical order."""
    return tuple(CARD[bit] for bit in bits(cards))


BEST_PRIME = tuple(
    max((PRIME[ITALIAN_40.cards[rank]] for rank in range(RANKS) if held >> rank & 1), default=0)
    for held in range(ONE_SUIT + 1)
)
"""The cards of one suit -> the best prime value among them, 0 for none."""
