"""What six cards promise with a suit as trumps: the expected margin, from a fitted table (klaberjass.md 13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.games.klaberjass.declaring import LONG, SHORT, sequences
from cardavia.games.klaberjass.values import NATURAL

_TRUMPS = (
    {"J": 48, "9": 31, "A": 20, "10": 19, "K": 18, "Q": 19, "8": 12, "7": 24},
    {"J": 50, "9": 34, "A": 24, "10": 22, "K": 20, "Q": 20, "8": 13, "7": 11},
)
"""Points that a trump adds to the margin; first if its suit was turned up, then if another is named."""
_CONSTANT = (-55, -63)
_ROYAL_PAIR = (13, 15)
_ACE = (20, 20)
_TEN_GUARDED, _TEN_BARE = (11, 13), (9, 9)
_RUN_OF_THREE, _RUN_OF_FOUR = (17, 17), (42, 46)
_LEAD = (6, 5)


class Row(NamedTuple):
    """The table for a turned suit or for a named one; suits are bits in natural order, seven to ace."""

    number: int

    def trumps(self, suit: int) -> int:
        """What the trumps of a hand promise."""
        pair = all(suit >> NATURAL.index(rank) & 1 for rank in "KQ")
        return sum(map(_TRUMPS[self.number].__getitem__, _ranks(suit))) + (_ROYAL_PAIR[self.number] if pair else 0)

    def plain(self, suit: int) -> int:
        """What the cards of another suit promise."""
        held = _ranks(suit)
        ten = (_TEN_GUARDED if len(held) > 1 else _TEN_BARE)[self.number] if "10" in held else 0
        return ten + (_ACE[self.number] if "A" in held else 0)

    def run(self, longest: int) -> int:
        """What the longest sequence promises."""
        if longest < SHORT:
            return 0
        return (_RUN_OF_FOUR if longest >= LONG else _RUN_OF_THREE)[self.number]

    @property
    def constant(self) -> int:
        """Where every estimate begins."""
        return _CONSTANT[self.number]

    @property
    def lead(self) -> int:
        """What the first lead promises."""
        return _LEAD[self.number]


TURNED_SUIT, NAMED_SUIT = Row(0), Row(1)


def _ranks(suit: int) -> list[str]:
    return [rank for place, rank in enumerate(NATURAL) if suit >> place & 1]


def margin(held: Sequence[Card], trump: str, turned: bool, leads: bool) -> int:
    """My points minus the other's, as far as six cards tell.

    ``turned`` says whether the suit is that of the turned card, ``leads`` whether this seat has the first lead.
    """
    row = TURNED_SUIT if turned else NAMED_SUIT
    suits = {suit: _bits(card for card in held if FRENCH_32.suit(card) == suit) for suit in FRENCH_32.suits}
    points = sum(row.trumps(bits) if suit == trump else row.plain(bits) for suit, bits in suits.items())
    longest = max(map(len, sequences(held)), default=0)
    return row.constant + points + row.run(longest) + (row.lead if leads else 0)


def _bits(cards: Iterable[Card]) -> int:
    return sum(1 << NATURAL.index(FRENCH_32.rank(card)) for card in cards)
