# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What piles are worth, on machine words: the twin of values.py, combinations.py and settlement.py.

The pack has 62 cards, and each is a bit of one word. A suit has ten bits from its lowest card to its king; after the
four suits come the trumps, from the Begato over the Moors to the Angel, and then the Fool. A higher bit beats a lower.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import count, highest
else:
    from cardavia.ai.bits import count, highest

EACH_SUIT = 0x40100401
PACK = (1 << 62) - 1
FOOL = 1 << 61
TRUMPS = (1 << 61) - (1 << 40)
BEGATO = 1 << 40
MOORS = 0b1111 << 41
NUMBERS = 0xFFF << 45
HEAD = 0b111 << 57
WORLD = 1 << 59
ANGEL = 1 << 60
ACES = 1 | 1 << 10 | 1 << 25 | 1 << 35
FANTI = EACH_SUIT << 6
CAVALLI = EACH_SUIT << 7
QUEENS = EACH_SUIT << 8
KINGS = EACH_SUIT << 9
PIPS = (1 << 40) - 1 & ~(ACES | FANTI | CAVALLI | QUEENS | KINGS)
FIVES = KINGS | ANGEL | WORLD | BEGATO | FOOL
"""The cards of value five; queens, cavalli and fanti are worth four, three and two, all the others one (4.1)."""


def half_points(pile: cython.ulonglong) -> cython.int:
    """Card points in halves: twice the values, less one a card (8)."""
    courts: cython.int = 6 * count(pile & QUEENS) + 4 * count(pile & CAVALLI) + 2 * count(pile & FANTI)
    return count(pile) + 8 * count(pile & FIVES) + courts


def combined(pile: cython.ulonglong) -> cython.int:
    """All that sets and sequences bring, each kind doubled from three of them on (9, 10.1)."""
    wild: cython.int = count(pile & (BEGATO | FOOL))
    rows: cython.int = 0
    cards: cython.int = 0
    first: cython.int
    length: cython.int
    for first in range(0, 40, 10):
        length = length_of_suit(pile, first, wild)
        if length > 0:
            rows += 1
            cards += length
    length = count(pile & ACES)
    if length >= 2 and length + wild >= 3:
        rows += 1
        cards += length + wild
    length = count(pile & MOORS)
    if length >= 2 and length + wild >= 3:
        rows += 1
        cards += length + wild
    length = length_of_grande(pile, wild)
    if length > 0:
        rows += 1
        cards += length
    cards = 5 * cards - 5 * rows  # ten points for three cards, five for each further one
    return sets(pile) + (2 * cards if rows >= 3 else cards)


def sets(pile: cython.ulonglong) -> cython.int:
    """Three of a kind, or four for twice as much (9)."""
    found: cython.int = 0
    points: cython.int = 0
    number: cython.int = count(pile & (ANGEL | WORLD | BEGATO | FOOL))
    if number >= 3:
        found += 1
        points += 18 * (number - 2)
    number = count(pile & KINGS)
    if number >= 3:
        found += 1
        points += 17 * (number - 2)
    number = count(pile & QUEENS)
    if number >= 3:
        found += 1
        points += 14 * (number - 2)
    number = count(pile & CAVALLI)
    if number >= 3:
        found += 1
        points += 13 * (number - 2)
    number = count(pile & FANTI)
    if number >= 3:
        found += 1
        points += 12 * (number - 2)
    return 2 * points if found >= 3 else points


def length_of_suit(pile: cython.ulonglong, first: cython.int, wild: cython.int) -> cython.int:
    """The real king and two figures, one of them real; the ace makes it longer (10.3). 0 where there is none."""
    suit: cython.ulonglong = pile >> first & 0x3FF
    figures: cython.int = count(suit & 0x1C0)
    if suit < 0x200 or figures == 0 or figures + wild < 2:
        return 0
    return 1 + figures + wild + count(pile & ACES & cython.cast(cython.ulonglong, 0x3FF) << first)


def length_of_grande(pile: cython.ulonglong, wild: cython.int) -> cython.int:
    """How many cards the Grande has (10.5), 0 if there is none."""
    head: cython.int = count(pile & HEAD)
    if not pile & ANGEL or head == 0 or head + wild < 2:
        return 0
    # with one head card a contatore is the second; behind the World it lies last
    alone: cython.int = head == 1
    after_wild: cython.int = alone == 1 and (pile & WORLD) != 0
    return 1 + head + wild + count(behind_head(pile, wild - alone, after_wild))


def behind_head(pile: cython.ulonglong, wild: cython.int, after_wild: cython.int) -> cython.ulonglong:
    """The numbered trumps and Moors of the Grande: never behind two contatori side by side."""
    reached: cython.ulonglong = 0
    number: cython.ulonglong = cython.cast(cython.ulonglong, 1) << 56
    while number & NUMBERS:
        if pile & number:
            reached |= number
            after_wild = 0
        elif wild > 0 and after_wild == 0:
            wild -= 1
            after_wild = 1
        else:
            return reached
        number >>= 1
    return reached | pile & MOORS


def melded(pile: cython.ulonglong) -> cython.ulonglong:
    """The cards that make the sets and sequences: what a declaration shows (6.3, 10.6)."""
    contatori: cython.ulonglong = pile & (BEGATO | FOOL)
    wild: cython.int = count(contatori)
    found: cython.ulonglong = 0
    suit: cython.ulonglong
    first: cython.int
    if count(pile & (ANGEL | WORLD | BEGATO | FOOL)) >= 3:
        found |= pile & (ANGEL | WORLD | BEGATO | FOOL)
    for first in range(6, 10):
        suit = cython.cast(cython.ulonglong, EACH_SUIT) << first
        if count(pile & suit) >= 3:
            found |= pile & suit
    for first in range(0, 40, 10):
        if length_of_suit(pile, first, wild) > 0:
            suit = cython.cast(cython.ulonglong, 0x3FF) << first
            found |= pile & suit & ~PIPS | contatori
    if count(pile & ACES) >= 2 and count(pile & ACES) + wild >= 3:
        found |= pile & ACES | contatori
    if count(pile & MOORS) >= 2 and count(pile & MOORS) + wild >= 3:
        found |= pile & MOORS | contatori
    if length_of_grande(pile, wild) > 0:
        first = count(pile & HEAD) == 1
        found |= pile & (ANGEL | HEAD) | contatori
        found |= behind_head(pile, wild - first, first == 1 and (pile & WORLD) != 0)
    return found


def beside(pile: cython.ulonglong, other: cython.ulonglong) -> cython.int:
    """By how much the combinations of one pile bring more than those of another."""
    return combined(pile) - combined(other)


def payment(won: cython.ulonglong, own: cython.ulonglong, other: cython.ulonglong) -> cython.ulonglong:
    """The card that is given for the Fool (11.2, D31): of the lowest value the one that hurts least.

    ``won`` are the cards from tricks, ``own`` and ``other`` both piles without the Fool. Of equals in worth any is
    as good as the other for the points, so the first found is given; no card of value one hurts less than a pip.
    """
    rest: cython.ulonglong = won & PIPS
    card: cython.ulonglong
    best: cython.ulonglong = 0
    edge: cython.int
    most: cython.int = -100000
    if rest:
        return rest & (~rest + 1)
    rest = won & ~(FIVES | QUEENS | CAVALLI | FANTI)
    if not rest:
        rest = won & FANTI
    if not rest:
        rest = won & CAVALLI
    if not rest:
        rest = won & QUEENS
    if not rest:
        rest = won
    while rest:
        card = cython.cast(cython.ulonglong, 1) << highest(rest)
        rest ^= card
        edge = beside(own & ~card | FOOL, other | card)
        if edge > most:
            most = edge
            best = card
    return best


def settled(won: cython.ulonglong, others: cython.ulonglong, last: cython.int) -> cython.int:
    """By how much a settled pile is ahead of the other one, ``last`` being 1 or -1 for the last trick."""
    return (half_points(won) - half_points(others)) // 2 + beside(won, others) + 6 * last
