"""Rank and worth of the 97 cards (minchiate.md 3 and 4), once for the rules, the score and the mind."""

from __future__ import annotations

from collections.abc import Iterable

from cardavia.engine.cards import MINCHIATE_97, TRUMPS, Card
from cardavia.kits.tarot import worth_of
from cardavia.kits.tricks import Duties, Order

MATTO = Card("M")
SUITS = MINCHIATE_97.suits
KINGS = tuple(Card("K" + suit) for suit in SUITS)
ODD = Card("T29")
"""The trump that counts nothing alone and five in a versicola (4.1, D30)."""

HAND = 21
"""Cards in a hand at the beginning of the play (6.6)."""
HALF = 42
"""Cards of a side beyond which each is a point: half of the 84 that are played (9.4)."""
LAST_TRICK = 10
RESTO = 60
OVER = 20
"""Trumps above it may be robbed, whatever they are worth (D5)."""

LONG_SUITS = ("S", "B")
_LONG = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "F", "C", "Q", "K")
_ROUND = ("10", "9", "8", "7", "6", "5", "4", "3", "2", "A", "F", "C", "Q", "K")
"""Ranks from low to high in the long suits, swords and batons, and in the round ones, cups and coins (4.2)."""


def tarot(number: int) -> Card:
    """The trump of a number."""
    return Card(f"T{number}")


def number(card: Card) -> int:
    """The number of a trump; 0 for any other card."""
    return int(card[1:]) if MINCHIATE_97.suit(card) == TRUMPS else 0


def _worth(card: Card) -> int:
    rank = number(card)
    if rank >= 36:
        return 10
    if rank >= 30 or rank in (1, 10, 13, 20, 28) or card == MATTO or card in KINGS:
        return 5
    return 3 if 2 <= rank <= 5 else 0


def _strength(card: Card) -> int:
    suit, rank = MINCHIATE_97.suit(card), MINCHIATE_97.rank(card)
    if suit in SUITS:
        return (_LONG if suit in LONG_SUITS else _ROUND).index(rank)
    return number(card)


WORTH = {card: _worth(card) for card in MINCHIATE_97.cards}
"""Card -> what it is worth by itself; the whole pack has 142 (4.1)."""
STRENGTH = {card: _strength(card) for card in MINCHIATE_97.cards}

ORDER = Order(MINCHIATE_97.suit, STRENGTH.__getitem__, TRUMPS, frozenset({MATTO}))
"""How the cards beat each other (4.2, 7.6)."""
DUTIES = Duties(trump=True)
"""Who cannot follow must trump; nobody must play higher (7.3)."""


def points_of(cards: Iterable[Card]) -> int:
    """The sum of what the cards are worth by themselves."""
    return worth_of(cards, WORTH.__getitem__)


def is_counting(card: Card) -> bool:
    """Whether a card is worth something by itself."""
    return WORTH[card] > 0


def is_robbable(card: Card) -> bool:
    """Whether cutter and dealer may rob a card: a counting card or a trump over twenty (4.1, D5)."""
    return is_counting(card) or number(card) > OVER


def is_discardable(card: Card) -> bool:
    """Whether a card may be laid aside: worth nothing, and not the 29 (4.1)."""
    return not is_counting(card) and card != ODD


def is_wanted(card: Card) -> bool:
    """Whether the dealer takes a card out of the Fola: every counting card and the 29 (6.5)."""
    return not is_discardable(card)


def cost(card: Card) -> tuple[int, int]:
    """How dear a card is to who pays for the Matto: its value, the 29 as five, then the pack's order (9.3)."""
    return 5 if card == ODD else WORTH[card], MINCHIATE_97.place[card]


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """A hand for the eye: suit by suit and then the trumps, each from high to low, the Matto last."""
    places = {suit: place for place, suit in enumerate((*SUITS, TRUMPS))}
    return tuple(sorted(cards, key=lambda card: (places.get(MINCHIATE_97.suit(card), len(places)), -STRENGTH[card])))
