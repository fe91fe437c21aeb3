"""Rank and worth of the cards (klaberjass.md 1), once for the rules, the score and the mind."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.kits.tricks import Duties, Order

TRUMP_ORDER = ("J", "9", "A", "10", "K", "Q", "8", "7")
PLAIN_ORDER = ("A", "10", "K", "Q", "J", "9", "8", "7")
"""Ranks from high to low, in the trump suit and in the others."""
NATURAL = FRENCH_32.ranks
"""The order of sequences, low to high, also in the trump suit (5.1)."""

TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3}
PLAIN_POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
LAST_TRICK = 10
BELLA = 20

SEVEN = "7"
"""The rank that may buy the turned card (4.2)."""

CALLS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}
"""What a seat calls to name a suit -> the suit."""
NAMES = {suit: call for call, suit in CALLS.items()}

IN_TURN = ("S", "H", "C", "D")
"""The suits in a hand: black and red in turn, wherever one begins."""

DUTIES = Duties(trump=True, beat_trump=True)
"""Trump when void; beat a trump lead; no duty to beat a plain lead (6)."""

_TRUMP_STRENGTH = {rank: place for place, rank in enumerate(reversed(TRUMP_ORDER))}
_PLAIN_STRENGTH = {rank: place for place, rank in enumerate(reversed(PLAIN_ORDER))}


@cache
def order(trump: str) -> Order:
    """How the cards beat each other while a suit is trumps."""
    strengths = {
        card: (_TRUMP_STRENGTH if FRENCH_32.suit(card) == trump else _PLAIN_STRENGTH)[FRENCH_32.rank(card)]
        for card in FRENCH_32.cards
    }
    return Order(FRENCH_32.suit, strengths.__getitem__, trump)


def points(card: Card, trump: str) -> int:
    """What a card is worth to who wins it."""
    table = TRUMP_POINTS if FRENCH_32.suit(card) == trump else PLAIN_POINTS
    return table.get(FRENCH_32.rank(card), 0)


def points_of(cards: Iterable[Card], trump: str) -> int:
    """The sum of the cards' points; the whole pack has 152."""
    return sum(points(card, trump) for card in cards)


def seven_of(trump: str) -> Card:
    """The Dix: the seven of trumps."""
    return Card(SEVEN + trump)


def royals(trump: str) -> tuple[Card, Card]:
    """King and Queen of trumps, which make a bella in one hand (6)."""
    return Card("K" + trump), Card("Q" + trump)


def sorted_hand(cards: Iterable[Card], trump: str) -> tuple[Card, ...]:
    """A hand for the eye: trumps first, black and red in turn, each suit from high to low as it is played (14)."""
    strength = order(trump).strength
    first = IN_TURN.index(trump) if trump else 0
    suits = IN_TURN[first:] + IN_TURN[:first]
    return tuple(sorted(cards, key=lambda card: (suits.index(FRENCH_32.suit(card)), -strength(card))))
