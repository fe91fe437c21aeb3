"""What six cards promise with a suit as trumps: the expected margin, from a fitted table (klaberjass.md 13)."""

from __future__ import annotations

from collections.abc import Sequence

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.games.klaberjass.declaring import sequences
from cardavia.games.klaberjass.values import royals, seven_of

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


def margin(held: Sequence[Card], trump: str, turned: bool, leads: bool) -> int:
    """My points minus the other's, as far as six cards tell.

    ``turned`` says whether the suit is that of the turned card, ``leads`` whether this seat has the first lead.
    """
    row = 0 if turned else 1
    points = _CONSTANT[row] + (_LEAD[row] if leads else 0)
    for card in held:
        rank = FRENCH_32.rank(card)
        if FRENCH_32.suit(card) == trump:
            points += _TRUMPS[row][rank]
        elif rank == "A":
            points += _ACE[row]
        elif rank == "10":
            guarded = sum(FRENCH_32.suit(each) == FRENCH_32.suit(card) for each in held) > 1
            points += (_TEN_GUARDED if guarded else _TEN_BARE)[row]
    if set(royals(trump)) <= set(held):
        points += _ROYAL_PAIR[row]
    longest = max(map(len, sequences(held)), default=0)
    if longest >= 4:
        points += _RUN_OF_FOUR[row]
    elif longest:
        points += _RUN_OF_THREE[row]
    return points


def is_plainly_strong(held: Sequence[Card], trump: str) -> bool:
    """What a beginner looks for: the jack of trumps with another trump, or four trumps."""
    trumps = [card for card in held if FRENCH_32.suit(card) == trump]
    return len(trumps) >= 4 or (len(trumps) >= 2 and Card("J" + trump) in trumps)


def seven_is_worth_more(held: Sequence[Card], turned: Card, trump: str) -> bool:
    """Whether the exchange would break a sequence that nothing replaces (13, "Exchange")."""
    seven = seven_of(trump)
    after = [card for card in held if card != seven] + [turned]
    before_length = max(map(len, sequences(held)), default=0)
    after_length = max(map(len, sequences(after)), default=0)
    return min(after_length, 4) < min(before_length, 4)
