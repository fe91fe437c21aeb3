"""What becomes of the discards and of the Fool after the last trick (tarocchino.md 11.1 and 11.2)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cardavia.engine.cards import Card
from cardavia.games.tarocchino.combinations import combinations
from cardavia.games.tarocchino.values import FOOL, GIVING, value
from cardavia.kits.tarot import opponents

KEPT, EXCHANGED, LOST = "kept", "exchanged", "lost"


def discards_to(dealing: int, tricks: Sequence[int]) -> int:
    """The side that gets the dealer's discards: the dealer's own, unless it won no trick (11.1)."""
    return dealing if tricks[dealing] else opponents(dealing)


def fate(owner: int, taken_by: int, tricks: Sequence[int]) -> str:
    """What becomes of the Fool of a side, when this side won the trick in which it was played (11.2)."""
    if not tricks[owner]:
        return LOST
    return KEPT if taken_by == owner else EXCHANGED


def payment(won: Collection[Card], own: Collection[Card], other: Collection[Card]) -> Card:
    """The card that a side gives for its Fool (11.2, D31): of those of the lowest value the one that hurts it least.

    ``won`` are its cards from tricks; ``own`` and ``other`` are both piles with the discards where they belong. The
    Fool is in none of them. Raises ``ValueError`` if it won no card.
    """
    lowest = min(map(value, won))
    candidates = [card for card in won if value(card) == lowest]

    def margin(card: Card) -> int:
        return combinations({*own, FOOL} - {card}).total - combinations({*other, card}).total

    return max(sorted(candidates, key=GIVING.__getitem__), key=margin)
