"""What cards are worth together: sets (tarocchino.md 9) and sequences with their contatori (10)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.games.tarocchino.values import (
    ACES,
    ANGEL,
    BEGATO,
    CAVALLI,
    CONTATORI,
    FANTI,
    FOOL,
    HEAD,
    KINGS,
    MOORS,
    NUMBERS,
    QUEENS,
    SUITS,
    WORLD,
)

ENOUGH_TO_DOUBLE = 3
"""So many different sets, or so many different sequences, count twice (9, 10.1)."""
SHORTEST, SHORTEST_POINTS, CARD_MORE = 3, 10, 5
"""A sequence of three cards brings ten points, each further card five (10.1)."""

SETS = {
    "tarocchi": ((ANGEL, WORLD, BEGATO, FOOL), 18),
    "kings": (KINGS, 17),
    "queens": (QUEENS, 14),
    "cavalli": (CAVALLI, 13),
    "fanti": (FANTI, 12),
}
"""Key -> the four cards, and what three of them bring; all four bring twice as much (9)."""
SEQUENCES = ("grande", *SUITS, "aces", "moors")
"""The keys of the seven sequences (10.1)."""


class Meld(NamedTuple):
    """A set, or a sequence with the contatori lying where they stand in for a card, or behind it."""

    key: str
    points: int
    cards: tuple[Card, ...]


class Melds(NamedTuple):
    """All the sets, or all the sequences, of one group of cards."""

    melds: tuple[Meld, ...]

    @property
    def subtotal(self) -> int:
        """The points before a doubling."""
        return sum(meld.points for meld in self.melds)

    @property
    def doubled(self) -> bool:
        """Whether there are enough of them to count twice."""
        return len(self.melds) >= ENOUGH_TO_DOUBLE

    @property
    def total(self) -> int:
        """What they bring."""
        return self.subtotal * 2 if self.doubled else self.subtotal


class Combinations(NamedTuple):
    """What a group of cards brings: sets and sequences, each doubled on its own account (D30)."""

    sets: Melds
    sequences: Melds

    @property
    def total(self) -> int:
        """Both totals together."""
        return self.sets.total + self.sequences.total

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that made them, each once, in canonical order: what a declaration shows (6.3, 10.6)."""
        melds = (*self.sets.melds, *self.sequences.melds)
        return BOLOGNA_62.sorted(frozenset(card for meld in melds for card in meld.cards))


def combinations(cards: Iterable[Card]) -> Combinations:
    """All that a hand, or a side's pile, is worth beside its card points."""
    held = frozenset(cards)
    return Combinations(sets_of(held), sequences_of(held))


# ---------------------------------------------------------------------------------------------------------------- sets


def sets_of(held: Collection[Card]) -> Melds:
    """Three or four of a kind; contatori count as themselves and stand for nothing (9, D19)."""
    found = []
    for key, (kind, points) in SETS.items():
        there = tuple(card for card in kind if card in held)
        if len(there) >= SHORTEST:
            found.append(Meld(key, points * (len(there) - SHORTEST + 1), there))
    return Melds(tuple(found))


# ----------------------------------------------------------------------------------------------------------- sequences


def sequences_of(held: Collection[Card]) -> Melds:
    """The sequences of a group of cards; every contatore is in every one of them (10.2, D23)."""
    wild = tuple(card for card in CONTATORI if card in held)
    rows = {"grande": _grande(held, wild)}
    rows |= {key: _suit_row(suit, held, wild) for key, suit in SUITS.items()}
    rows |= {key: _equal_row(kind, held, wild) for key, kind in (("aces", ACES), ("moors", MOORS))}
    return Melds(tuple(Meld(key, _points(row), row) for key, row in rows.items() if row))


def _points(row: tuple[Card, ...]) -> int:
    return SHORTEST_POINTS + CARD_MORE * (len(row) - SHORTEST)


def _equal_row(kind: tuple[Card, ...], held: Collection[Card], wild: tuple[Card, ...]) -> tuple[Card, ...]:
    """Aces or Moors: three, at least two of them real (10.4)."""
    real = tuple(card for card in kind if card in held)
    return (*real, *wild) if len(real) >= 2 and len(real) + len(wild) >= SHORTEST else ()


def _suit_row(suit: str, held: Collection[Card], wild: tuple[Card, ...]) -> tuple[Card, ...]:
    """The real king with two figures, at least one of them real; the ace makes it longer (10.3)."""
    king, queen, cavallo, fante, ace = (Card(rank + suit) for rank in "KQCFA")
    figures = [card for card in (queen, cavallo, fante) if card in held]
    if king not in held or not figures or len(figures) + len(wild) < 2:
        return ()
    spare, row = list(wild), [king]
    for figure in (queen, cavallo, fante):
        if figure in held:
            row.append(figure)
        elif spare:
            row.append(spare.pop(0))
    return (*row, *(card for card in (ace,) if card in held), *spare)


def _grande(held: Collection[Card], wild: tuple[Card, ...]) -> tuple[Card, ...]:
    """The Grande as laid out from the Angel on (10.5): no two contatori side by side with a card behind them."""
    head = [card for card in HEAD if card in held]
    if ANGEL not in held or not head or len(head) + len(wild) < 2:
        return ()
    spare, row = list(wild), [ANGEL, *head]
    if len(head) == 1:
        # behind the World it can only be Sun or Moon; before Sun or Moon it leaves the next place free
        row.insert(2 if head[0] == WORLD else 1, spare.pop(0))
    for number in NUMBERS:
        if number in held:
            row.append(number)
        elif spare and row[-1] not in CONTATORI:
            row.append(spare.pop(0))
        else:
            break
    else:
        row += (moor for moor in MOORS if moor in held)
    return (*row, *spare)
