"""Which card to discard (minchiate.md 16, "Discarding")."""

from __future__ import annotations

from collections.abc import Sequence

from cardavia.engine.cards import MINCHIATE_97, TRUMPS, Card
from cardavia.games.minchiate.values import SUITS, is_discardable, number

ENOUGH_TRUMPS = 8
"""With fewer trumps than these, a void suit costs more trumps than it brings home."""


def best_discard(
    held: Sequence[Card], due: int, kept_suits: frozenset[str], hunted: frozenset[str] = frozenset()
) -> tuple[Card, str]:
    """The next card to lay aside, and the term that says why.

    ``kept_suits`` are those of the partner's known kings, ``hunted`` those of the opponents': who trumps there before
    its holder plays forces the king out. Short suits go whole, those first and then the shortest; otherwise the longest
    suit loses its lowest cards. Trumps go last.
    """
    suits = {suit: [card for card in held if MINCHIATE_97.suit(card) == suit] for suit in SUITS}
    trumps = [card for card in held if MINCHIATE_97.suit(card) == TRUMPS]
    whole = [
        suit
        for suit, cards in suits.items()
        if 0 < len(cards) <= due and suit not in kept_suits and all(map(is_discardable, cards))
    ]
    if whole and len(trumps) >= ENOUGH_TRUMPS:
        shortest = min(whole, key=lambda suit: (suit not in hunted, len(suits[suit])))
        return suits[shortest][0], "minchiate.hint.makes-void"
    loose = {suit: [card for card in cards if is_discardable(card)] for suit, cards in suits.items()}
    able = [suit for suit, cards in loose.items() if cards]
    if able:
        longest = max(able, key=lambda suit: (suit not in kept_suits, len(suits[suit])))
        return loose[longest][0], "minchiate.hint.spares-trumps"
    return min(filter(is_discardable, trumps), key=number), "minchiate.hint.last-resort"
