"""What cards are worth as things stand: by lot, how much each one would change what both piles bring at the end.

The table of averages (tarocchino.md 17) does not know that a third king is worth more than a second one, or that a
third sequence doubles two others. So the cards that are still out are dealt to the sides a few times, and for each card
in question the difference is taken between its lying on one pile and on the other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from random import Random

from cardavia.ai.budget import Budget
from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.games.tarocchino.combinations import CARD_MORE, ENOUGH_TO_DOUBLE, SETS, SHORTEST, SHORTEST_POINTS
from cardavia.games.tarocchino.estimate import SWING, chance_home
from cardavia.games.tarocchino.knowledge import Knowledge
from cardavia.games.tarocchino.values import (
    ACES,
    ANGEL,
    CONTATORI,
    HEAD,
    MOORS,
    NUMBERS,
    PIPS,
    SUITS,
    WORLD,
    half_points,
)

EVEN = 0.5
"""The chance that a card that is out ends up on either side."""


def mask(cards: Iterable[Card]) -> int:
    """A pile as a number, a bit a card."""
    return sum(1 << BOLOGNA_62.place[card] for card in cards)


BIT = {card: 1 << BOLOGNA_62.place[card] for card in BOLOGNA_62.cards}
_ALL = mask(BOLOGNA_62.cards)
_WILD, _ANGEL, _HEAD, _MOORS = mask(CONTATORI), BIT[ANGEL], mask(HEAD), mask(MOORS)
_SETS = tuple((mask(kind), points) for kind, points in SETS.values())
_SUITS = tuple((BIT[Card("K" + suit)], mask(Card(rank + suit) for rank in "QCF"), BIT[Card("A" + suit)])
               for suit in SUITS.values())  # fmt: skip
_EQUALS = (mask(ACES), _MOORS)
_NUMBERS = tuple(BIT[card] for card in NUMBERS)
_PLAIN = PIPS.union(NUMBERS[4:])
"""Cards that hardly ever matter: their swing is taken from the table of averages."""


def total_of(pile: int) -> int:
    """What ``combinations(...).total`` says of a pile that is given as a number, a bit a card; many times as fast."""
    wild, lengths, sets = (pile & _WILD).bit_count(), [], []
    for kind, points in _SETS:
        count = (pile & kind).bit_count()
        if count >= SHORTEST:
            sets.append(points * (count - SHORTEST + 1))
    for king, figures, ace in _SUITS:
        if pile & king:
            count = (pile & figures).bit_count()
            if count and count + wild >= 2:
                lengths.append(1 + count + wild + (1 if pile & ace else 0))
    for equals in _EQUALS:
        count = (pile & equals).bit_count()
        if count >= 2 and count + wild >= SHORTEST:
            lengths.append(count + wild)
    if pile & _ANGEL:
        lengths += _grande_length(pile, wild)
    sequences = SHORTEST_POINTS * len(lengths) + CARD_MORE * (sum(lengths) - SHORTEST * len(lengths))
    doubled = ENOUGH_TO_DOUBLE
    return sum(sets) * (2 if len(sets) >= doubled else 1) + sequences * (2 if len(lengths) >= doubled else 1)


def _grande_length(pile: int, wild: int) -> list[int]:
    """The length of the Grande, or nothing where there is none: the procedure of 10.5."""
    head = (pile & _HEAD).bit_count()
    if not head or head + wild < 2:
        return []
    length, after_wild = 1 + head + wild, False
    if head == 1:
        wild -= 1
        after_wild = bool(pile & BIT[WORLD])
    for number in _NUMBERS:
        if pile & number:
            length, after_wild = length + 1, False
        elif wild and not after_wild:
            wild, after_wild = wild - 1, True
        else:
            return [length]
    return [length + (pile & _MOORS).bit_count()]


def swings(
    known: Knowledge, side: int, cards: Collection[Card], times: int, budget: Budget, luck: Random
) -> dict[Card, float]:
    """By card, how much the difference between the sides swings with it, card points and combinations together.

    The cards are dealt so many times, or fewer if the time runs out. Raises ``Stopped`` when the bell rings.
    """
    asked = [card for card in cards if card not in _PLAIN]
    sums, dealt = dict.fromkeys(asked, 0.0), 0
    gone, won = known.taken[0] | known.taken[1], mask(known.taken[side])
    out = [(BIT[card], _chance(known, card)) for card in BOLOGNA_62.cards if card not in gone]
    while dealt < times and (budget.check() or not dealt):
        dealt += 1
        ours = won | sum(bit for bit, chance in out if luck.random() < chance)
        theirs = _ALL ^ ours
        even = total_of(ours) - total_of(theirs)
        for card in asked:
            bit = BIT[card]
            other = total_of(ours ^ bit) - total_of(theirs ^ bit)
            sums[card] += even - other if ours & bit else other - even
    found = {card: total / dealt + half_points((card,)) for card, total in sums.items()}
    return {card: found.get(card, SWING[card]) for card in cards}


def _chance(known: Knowledge, card: Card) -> float:
    return chance_home(card, known.held, angel_gone=False) if card in known.held else EVEN
