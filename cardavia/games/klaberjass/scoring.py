"""The settlement of a deal (klaberjass.md 7): what each side made, and what becomes of the maker's points.

Every part is a line for the side that made it. Where the maker fails, his points leave his column by a line of their
own (and reach the other's by another), so that the sheet adds up and shows where they went.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardavia.engine.cards import Card
from cardavia.engine.score import Line
from cardavia.games.klaberjass.state import Meld
from cardavia.games.klaberjass.values import LAST_TRICK

TRICKS = "klaberjass.tricks"
LAST = "klaberjass.last-trick"
SEQUENCE = "klaberjass.sequence"
BELLA = "klaberjass.bella"
TALLY = "klaberjass.tally.points"
MADE, TIED, LOST, GAINED = "klaberjass.made", "klaberjass.tied", "klaberjass.lost", "klaberjass.gained"


class Part(NamedTuple):
    """One reason for points of one side in a deal, with the cards that made it."""

    side: int
    term: str
    points: int
    cards: tuple[Card, ...] = ()


def parts_of(
    piles: Sequence[tuple[Card, ...]], worth: Sequence[int], last: tuple[int, tuple[Card, ...]], melds: Sequence[Meld]
) -> tuple[Part, ...]:
    """What was made in a deal: the points of the tricks by side, the last trick, and the melds."""
    tricks = [Part(side, TRICKS, worth[side], pile) for side, pile in enumerate(piles)]
    return (
        *(part for part in tricks if part.points),
        Part(last[0], LAST, LAST_TRICK, last[1]),
        *(Part(meld.seat, meld.term, meld.points, meld.cards) for meld in melds),
    )


def made(parts: Sequence[Part], side: int) -> int:
    """The points that a side made in the deal, before the settlement."""
    return sum(part.points for part in parts if part.side == side)


def verdict(taker_points: int, other_points: int) -> str:
    """What the deal was for the one who fixed trumps: made, tied or lost (7)."""
    if taker_points > other_points:
        return MADE
    return TIED if taker_points == other_points else LOST


def settle(parts: Sequence[Part], taker: int, deal: int) -> tuple[Line, ...]:
    """All lines of a deal between sides 0 and 1 (7): each side's sum of points is what it writes."""
    other = 1 - taker
    sums = (made(parts, 0), made(parts, 1))
    lines = [Line(deal, part.side, part.term, part.points, cards=_beside(part)) for part in parts]
    term = verdict(sums[taker], sums[other])
    lines.append(Line(deal, taker, term, 0 if term == MADE else -sums[taker], sums))
    if term == LOST:
        lines.append(Line(deal, other, GAINED, sums[taker], sums))
    return tuple(lines)


def _beside(part: Part) -> tuple[tuple[Card, ...], ...]:
    return (part.cards, ()) if part.side == 0 else ((), part.cards)
