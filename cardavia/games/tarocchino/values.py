"""Rank and worth of the cards (tarocchino.md 3, 4 and 8), once for the rules, the score and the mind."""

from __future__ import annotations

from collections.abc import Iterable

from cardavia.engine.cards import BOLOGNA_62, TRUMPS, Card
from cardavia.kits.tricks import Duties, Order

LONG = ("A", "6", "7", "8", "9", "10", "F", "C", "Q", "K")
"""Ranks of swords and batons from low to high (4.2)."""
ROUND = ("10", "9", "8", "7", "6", "A", "F", "C", "Q", "K")
"""Ranks of cups and coins from low to high."""
SUITS = {"swords": "S", "batons": "B", "cups": "C", "coins": "D"}
"""The key of a suit's sequence -> the suit's letter."""

ANGEL, WORLD, SUN, MOON = map(Card, ("ANG", "MON", "SOL", "LUN"))
HEAD = (WORLD, SUN, MOON)
"""The places of the Grande behind the Angel (10.5)."""
NUMBERS = tuple(Card(f"T{number}") for number in range(16, 4, -1))
"""The numbered trumps from high to low."""
MOORS = tuple(Card(f"MO{number}") for number in range(1, 5))
"""Four trumps of equal rank: the last one played beats the others (7.4)."""
BEGATO, FOOL = Card("BEG"), Card("MAT")
CONTATORI = (BEGATO, FOOL)
"""The cards that stand for others in sequences (10.2)."""
ACES = tuple(Card("A" + suit) for suit in BOLOGNA_62.suits)
KINGS, QUEENS, CAVALLI, FANTI = (tuple(Card(rank + suit) for suit in BOLOGNA_62.suits) for rank in "KQCF")
PIPS = frozenset(card for card in BOLOGNA_62.cards if BOLOGNA_62.rank(card) in ("6", "7", "8", "9", "10"))

FIVES = frozenset((*KINGS, ANGEL, WORLD, BEGATO, FOOL))
"""The eight cards of value five, which may not be discarded (6.2)."""

_VALUE = {
    card: 5 if card in FIVES else {"Q": 4, "C": 3, "F": 2}.get(BOLOGNA_62.rank(card), 1) for card in BOLOGNA_62.cards
}
_TRUMPS_UPWARDS = (BEGATO, *MOORS[:1], *reversed(NUMBERS), MOON, SUN, WORLD, ANGEL)


def _strength(card: Card) -> int:
    if card in MOORS:
        return 1
    if card in _TRUMPS_UPWARDS:
        return _TRUMPS_UPWARDS.index(card)
    ranks = LONG if BOLOGNA_62.suit(card) in ("S", "B") else ROUND
    return -1 if card == FOOL else ranks.index(BOLOGNA_62.rank(card))


_STRENGTH = {card: _strength(card) for card in BOLOGNA_62.cards}

ORDER = Order(
    BOLOGNA_62.suit, _STRENGTH.__getitem__, trump=TRUMPS, fools=frozenset((FOOL,)), last_of_equals=True
)  # fmt: skip
"""How the cards beat each other (4.2, 7.4)."""
DUTIES = Duties(trump=True)
"""Follow suit, else trump; nobody must beat (7.3)."""


def value(card: Card) -> int:
    """What a single card counts before the half point a card is taken off (4.1)."""
    return _VALUE[card]


def half_points(cards: Iterable[Card]) -> int:
    """The card points of any group of cards in half points: twice the values, less one a card (8, D16)."""
    return sum(2 * _VALUE[card] - 1 for card in cards)


def card_points(pile: tuple[Card, ...]) -> int:
    """The card points of a settled pile. Raises ``ValueError`` for an odd number of cards.

    Points of a match are whole numbers. Half points are never rounded here: at the settlement each pile has an even
    number of cards and so a whole number of points (8), and what counts running piles asks for ``half_points``.
    """
    if len(pile) % 2:
        raise ValueError(f"half a point is left over: {len(pile)} cards")
    return half_points(pile) // 2


def _giving_order() -> tuple[Card, ...]:
    pips = (card for card in BOLOGNA_62.cards if card in PIPS)
    courts = (*FANTI, *CAVALLI, *QUEENS, *KINGS)
    return (*pips, *reversed(NUMBERS), *MOORS, *ACES, MOON, SUN, *courts, BEGATO, WORLD, ANGEL)


GIVING = {card: place for place, card in enumerate(_giving_order())}
"""Card -> its place in the order in which equal cards are given for the Fool (11.2)."""


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """A hand for the eye: trumps from high to low, the Fool, then each suit from high to low."""

    def place(card: Card) -> tuple[int, int, int]:
        suit = BOLOGNA_62.suit(card)
        number = -1 if suit == TRUMPS or card == FOOL else BOLOGNA_62.suits.index(suit)
        return number, -_STRENGTH[card], BOLOGNA_62.place[card]

    return tuple(sorted(cards, key=place))
