"""What declaring games share: cards in a row of one suit, and cards of one rank."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardavia.engine.cards import Card, Deck

Run = tuple[Card, ...]
"""Cards of one suit without a gap, lowest first."""


def runs(deck: Deck, cards: Iterable[Card], ranks: Sequence[str], shortest: int = 3) -> tuple[Run, ...]:
    """Every maximal run among the cards, in the pack's order of suits and then from low to high.

    ``ranks`` is the order in which cards are neighbours, lowest first; it does not go round the corner.
    """
    held = frozenset(cards)
    found: list[Run] = []
    for suit in deck.suits:
        run: list[Card] = []
        for rank in ranks:
            card = Card(rank + suit)
            if card in held:
                run.append(card)
                continue
            found.append(tuple(run))
            run = []
        found.append(tuple(run))
    return tuple(run for run in found if len(run) >= shortest)


def sets(deck: Deck, cards: Iterable[Card], ranks: Sequence[str], smallest: int = 3) -> tuple[tuple[Card, ...], ...]:
    """For each of the ranks its cards, suits in the pack's order, where there are enough of them."""
    held = frozenset(cards)
    found = (tuple(card for card in (Card(rank + suit) for suit in deck.suits) if card in held) for rank in ranks)
    return tuple(group for group in found if len(group) >= smallest)
