"""What a deal brought: lines of the sheet with the same reason are one award, however many they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import NamedTuple

from cardavia.engine.cards import Card
from cardavia.engine.score import Line
from cardavia.text.announcer import Announcer, SheetRow
from cardavia.text.phrasebook import Phrasebook

LONG = 9
"""A sheet with more awards than so many shows those with cards closed: each is opened to see them, and the reasons."""
MANY = 5
"""An award with more cards of one side than so many is shown closed on any sheet."""


class Award(NamedTuple):
    """One reason of the sheet: the row that sums it up, and its single lines."""

    row: SheetRow
    entries: tuple[SheetRow, ...]

    @property
    def is_large(self) -> bool:
        """Whether it takes more room than a row should: many cards, or a side that got it several times."""
        several = len(self.entries) > len(self.row.points)
        return several or any(len(cards) > MANY for cards in self.row.cards)


def awards(lines: Sequence[Line], sides: int, phrases: Phrasebook, name: Callable[[int], str]) -> list[Award]:
    """The awards of a deal in the order in which each was first given; ``name`` gives the name of a side."""
    announcer = Announcer(phrases, name, name)
    by_term: dict[str, list[SheetRow]] = {}
    for line in lines:
        by_term.setdefault(line.term, []).append(announcer.line(line, sides))
    return [Award(_summed(rows), tuple(rows)) for rows in by_term.values()]


def closed(found: Sequence[Award]) -> frozenset[int]:
    """The numbers of the awards that are shown closed at first."""
    long = len(found) > LONG
    return frozenset(number for number, each in enumerate(found) if each.is_large or (long and any(each.row.cards)))


def _summed(rows: Sequence[SheetRow]) -> SheetRow:
    """Several lines as one: points added, each card once; what was compared stands as it did at last."""
    points = tuple(map(sum, zip(*(row.points for row in rows), strict=True)))
    cards = tuple(_each_once(side) for side in zip_longest(*(row.cards for row in rows), fillvalue=()))
    explanation = " ".join(row.explanation for row in rows)
    return rows[-1]._replace(points=points, cards=cards, explanation=explanation)


def _each_once(piles: Sequence[tuple[Card, ...]]) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(card for pile in piles for card in pile))
