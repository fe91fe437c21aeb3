"""Cards and packs.

A card is its own short name, the id of the rule specifications ("7D", "10C", "T35"): it is the same text in tests,
records, logs and file names. What a name means (which suit is "C"?) is asked of the pack, because packs share letters.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property


class Card(str):
    """One card by its short name; equal names are equal cards of the same pack."""

    __slots__ = ()


UNKNOWN = Card("??")
"""A card seen from the back."""

TRUMPS, FOOLS = "T", "M"
"""What a tarot pack answers for the suit of its trumps and of its Fools."""


@dataclass(frozen=True)
class Deck:
    """A pack: all the cards of a game in canonical order, with the suit and the rank of each."""

    id: str
    suits: tuple[str, ...]
    ranks: tuple[str, ...]
    trumps: tuple[str, ...] = ()
    """The names of the cards of a tarot pack's fifth suit."""
    fools: tuple[str, ...] = ()
    """The names of the cards that belong to no suit."""

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The pack in canonical order: suit by suit, each from the first rank to the last, then trumps and Fools."""
        plain = (rank + suit for suit in self.suits for rank in self.ranks)
        return tuple(map(Card, (*plain, *self.trumps, *self.fools)))

    @cached_property
    def place(self) -> dict[Card, int]:
        """Card -> its place in the canonical order; a card that is no member raises ``KeyError``."""
        return {card: number for number, card in enumerate(self.cards)}

    @cached_property
    def _tarots(self) -> dict[str, str]:
        return {**dict.fromkeys(self.trumps, TRUMPS), **dict.fromkeys(self.fools, FOOLS)}

    def suit(self, card: Card) -> str:
        """The suit letter: "D" of "10D"; trumps answer "T" and Fools "M"."""
        return self._tarots.get(card) or card[-1]

    def rank(self, card: Card) -> str:
        """The rank: "10" of "10D"; trumps and Fools answer with their whole name."""
        return card if card in self._tarots else card[:-1]

    def sorted(self, cards: frozenset[Card] | tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards in canonical order."""
        return tuple(sorted(cards, key=self.place.__getitem__))


ITALIAN_40 = Deck("italian-40", suits=("S", "B", "C", "D"), ranks=("A", "2", "3", "4", "5", "6", "7", "8", "9", "10"))
"""Swords, batons, cups, coins; courts are the ranks 8, 9 and 10 whatever a pattern calls them (scopa.md 2.1)."""

FRENCH_32 = Deck("french-32", suits=("S", "H", "D", "C"), ranks=("7", "8", "9", "10", "J", "Q", "K", "A"))
"""Spades, hearts, diamonds, clubs, from the seven up (klaberjass.md 1)."""

BOLOGNA_62 = Deck(
    "bologna-62",
    suits=("S", "B", "C", "D"),
    ranks=("A", "6", "7", "8", "9", "10", "F", "C", "Q", "K"),
    trumps=(
        "ANG", "MON", "SOL", "LUN", *(f"T{number}" for number in range(16, 4, -1)), "MO1", "MO2", "MO3", "MO4", "BEG",
    ),
    fools=("MAT",),
)  # fmt: skip
"""The reduced tarot of Bologna; F, C, Q, K are fante, cavallo, regina, re (tarocchino.md 3.1)."""

MINCHIATE_97 = Deck(
    "minchiate-97",
    suits=("S", "B", "C", "D"),
    ranks=("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "F", "C", "Q", "K"),
    trumps=tuple(f"T{number}" for number in range(1, 41)),
    fools=("M",),
)
"""The pack of Florence: F is fante, in cups and coins fantina, C cavallo; forty trumps, the Matto (minchiate.md 3)."""

PACKS = {deck.id: deck for deck in (ITALIAN_40, FRENCH_32, BOLOGNA_62, MINCHIATE_97)}
"""Every pack by its id."""
