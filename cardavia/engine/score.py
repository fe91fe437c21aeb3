"""Points by name: a sheet is every reason that ever gave points, and a total is only their sum."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.engine.cards import Card


class Line(NamedTuple):
    """One reason for points, or for none.

    ``side`` is None where nobody scores (a tie): the line then explains why. ``counts`` holds what was compared,
    ``cards`` the cards that made it, and ``parts`` the numbers that a count is the sum of, each one entry a side, so
    that a sheet can show how a point came about.
    """

    deal: int
    side: int | None
    term: str
    points: int
    counts: tuple[int, ...] = ()
    cards: tuple[tuple[Card, ...], ...] = ()
    parts: tuple[tuple[int, ...], ...] = ()


Sheet = tuple[Line, ...]
"""All lines of a match in the order in which they were written; it only grows."""


def total(sheet: Sheet, side: int) -> int:
    """The points of a side in the whole match."""
    return sum(line.points for line in sheet if line.side == side)


def of_deal(sheet: Sheet, deal: int) -> Sheet:
    """The lines that one deal wrote."""
    return tuple(line for line in sheet if line.deal == deal)
