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


@dataclass(frozen=True)
class Deck:
    """A pack: all the cards of a game in canonical order, with the suit and the rank of each."""

    id: str
    suits: tuple[str, ...]
    ranks: tuple[str, ...]

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The pack in canonical order: suit by suit, each from the first rank to the last."""
        return tuple(Card(rank + suit) for suit in self.suits for rank in self.ranks)

    @cached_property
    def place(self) -> dict[Card, int]:
        """Card -> its place in the canonical order; a card that is no member raises ``KeyError``."""
        return {card: number for number, card in enumerate(self.cards)}

    def suit(self, card: Card) -> str:
        """The suit letter: "D" of "10D"."""
        return card[-1]

    def rank(self, card: Card) -> str:
        """The rank: "10" of "10D"."""
        return card[:-1]

    def sorted(self, cards: frozenset[Card] | tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards in canonical order."""
        return tuple(sorted(cards, key=self.place.__getitem__))


ITALIAN_40 = Deck("italian-40", suits=("S", "B", "C", "D"), ranks=("A", "2", "3", "4", "5", "6", "7", "8", "9", "10"))
"""Swords, batons, cups, coins; courts are the ranks 8, 9 and 10 whatever a pattern calls them (scopa.md 2.1)."""
