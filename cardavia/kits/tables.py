"""The table of four in partnerships that trick games share: every measure in cards, from an edge or from the middle.

Seats go from who sits at the bottom: 1 on the right, 2 opposite, 3 on the left. The measures hold for any table that is
at least 9.5 cards wide and 4 cards high, and a card is never larger than that allows (``WIDEST``). An upright table is
at least 6.9 cards wide and 5.3 cards high: there its cards are larger, and what finds no room beside them lies below.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cardavia.engine.layout import Place, Room, Spread

WIDEST = 0.105
"""A card's share of the table's width: 9.5 cards side by side."""
AXIS = 0.43
"""The height at which the trick lies and the hands at the sides are held."""
DEALT = 0.62
"""Size of cards that lie before who sits at the bottom, against those in hand; the others' are ``SMALL``."""
SMALL = 0.55
PILE = 0.6
ASIDE = 0.45

Places = Mapping[tuple[str, int | None], Place]

HANDS: Places = {
    # in two rows it is high: then it reaches less far to the sides, where a plate stands
    ("hand", 0): Place(0.5, 1.0, Spread.FAN, width=1.0, wide=-2.5, dy=-0.64, narrower=0.83),
    ("hand", 1): Place(1.0, AXIS, Spread.COLUMN, scale=0.4, dx=-0.55, high=1.0, counted=True),
    ("hand", 2): Place(0.5, 0.0, Spread.FAN, scale=0.4, dy=0.28, wide=2.1, step=0.24, counted=True),
    ("hand", 3): Place(0.0, AXIS, Spread.COLUMN, scale=0.4, dx=0.55, high=1.0, counted=True),
}
TRICK: Places = {
    ("trick", 0): Place(0.5, AXIS, scale=0.84, outlined=False, dy=0.385),
    ("trick", 1): Place(0.5, AXIS, scale=0.84, outlined=False, dx=0.89),
    ("trick", 2): Place(0.5, AXIS, scale=0.84, outlined=False, dy=-0.385),
    ("trick", 3): Place(0.5, AXIS, scale=0.84, outlined=False, dx=-0.89),
}
PILES: Places = {
    # a side's pile lies where its nearer player sits, whoever sits at the bottom
    ("taken", 0): Place(1.0, 1.0, scale=PILE, dx=-0.6, dy=-0.62, counted=True),
    ("taken", 1): Place(1.0, 0.0, scale=0.5, dx=-0.6, dy=0.33, counted=True),
    ("taken", 2): Place(1.0, 1.0, scale=PILE, dx=-0.6, dy=-0.62, counted=True),
    ("taken", 3): Place(1.0, 0.0, scale=0.5, dx=-0.6, dy=0.33, counted=True),
}
PLATES: Mapping[int, Room] = {
    0: Room((0.0, 0.22), (0.0, 1.75), (1.0, -1.79), (1.0, -1.24), hold=(0.0, 1.0)),
    1: Room((1.0, -2.3), (1.0, -0.22), (AXIS, -1.15), (AXIS, -0.55), hold=(1.0, 1.0)),
    2: Room((0.125, 0.8), (0.25, 1.1), (0.0, 0.05), (0.0, 0.57), hold=(1.0, 0.3)),
    3: Room((0.0, 0.22), (0.0, 2.3), (AXIS, -1.15), (AXIS, -0.55), hold=(0.0, 1.0)),
}
SIGNS = Room((0.0, 0.32), (0.125, 0.75), (0.0, 0.09), (0.0, 0.59), hold=(0.0, 0.0))


def before(name: str) -> Places:
    """A row of open cards before each seat: shown, robbed, declared."""
    return {
        (name, 0): Place(0.5, 1.0, Spread.ROW, scale=DEALT, dy=-1.80, width=1.0, wide=-3.7),
        (name, 1): Place(0.75, AXIS, Spread.ROW, scale=SMALL, dx=0.225, width=0.5, wide=-2.35),
        (name, 2): Place(0.5, 0.0, Spread.ROW, scale=SMALL, dy=0.47, width=0.5, wide=-2.35),
        (name, 3): Place(0.25, AXIS, Spread.ROW, scale=SMALL, dx=-0.225, width=0.5, wide=-2.35),
    }


def beside(name: str, *, second: bool = False, counted: bool = False, spread: Spread = Spread.PILE) -> Places:
    """A small place beside each seat, for what it has put aside; or the ``second`` one that a seat has."""

    def place(x: float, y: float, dx: float, dy: float) -> Place:
        return Place(x, y, spread, scale=ASIDE, dx=dx, dy=dy, wide=0.75, counted=counted, outlined=False)

    up, away = (-0.58, 2.85) if second else (0.58, 2.3)
    return {
        (name, 0): place(1.0, 1.0, -0.6, -1.50),
        (name, 1): place(1.0, AXIS, -away, up),
        (name, 2): place(0.75, 0.0, 0.30 if second else -0.70, 0.30),
        (name, 3): place(0.0, AXIS, away, up),
    }


# an upright table

UPRIGHT_WIDEST = 0.145
UPRIGHT_AXIS = 0.42


def raised(places: Places) -> dict[tuple[str, int | None], Place]:
    """The same places on an upright table's own axis."""
    return {key: replace(place, y=UPRIGHT_AXIS) if place.y == AXIS else place for key, place in places.items()}


UPRIGHT_HANDS: Places = {**raised(HANDS), ("hand", 0): replace(HANDS["hand", 0], wide=-2.0, narrower=1.0)}
UPRIGHT_TRICK: Places = raised(TRICK)
UPRIGHT_PLATES: Mapping[int, Room] = {
    0: Room((0.0, 0.22), (0.0, 1.7), (1.0, -2.2), (1.0, -1.68), hold=(0.0, 1.0)),
    1: Room((1.0, -2.3), (1.0, -0.22), (UPRIGHT_AXIS, -1.15), (UPRIGHT_AXIS, -0.55), hold=(1.0, 1.0)),
    2: Room((0.0, 0.22), (0.0, 2.3), (0.0, 0.62), (0.0, 1.12), hold=(0.0, 0.0)),
    3: Room((0.0, 0.22), (0.0, 2.3), (UPRIGHT_AXIS, -1.15), (UPRIGHT_AXIS, -0.55), hold=(0.0, 1.0)),
}
UPRIGHT_SIGNS = Room((0.0, 0.32), (0.0, 2.3), (0.0, 0.09), (0.0, 0.56), hold=(0.0, 0.0))


def before_upright(name: str) -> Places:
    """Open cards before each seat, in as many short rows as they need."""
    return {
        (name, 0): Place(0.5, 1.0, Spread.ROW, scale=DEALT, dy=-2.3, wide=2.3, high=0.85),
        (name, 1): Place(1.0, UPRIGHT_AXIS, Spread.ROW, scale=SMALL, dx=-1.5, wide=1.2, high=1.05),
        (name, 2): Place(0.5, 0.0, Spread.ROW, scale=SMALL, dy=0.95, wide=2.1, high=0.85),
        (name, 3): Place(0.0, UPRIGHT_AXIS, Spread.ROW, scale=SMALL, dx=1.5, wide=1.2, high=1.05),
    }


def beside_upright(name: str, *, second: bool = False, counted: bool = False, spread: Spread = Spread.PILE) -> Places:
    """A small place for each seat, below its hand or its pile; or the ``second`` one, nearer to the middle."""

    def place(x: float, y: float, dx: float, dy: float) -> Place:
        return Place(x, y, spread, scale=ASIDE, dx=dx, dy=dy, wide=0.75, counted=counted, outlined=False)

    away = 1.4 if second else 0.62
    return {
        (name, 0): place(1.0, 1.0, -0.6, -1.32),
        (name, 1): place(1.0, UPRIGHT_AXIS, -away, 0.76),
        (name, 2): place(1.0, 0.0, -away, 0.92),
        (name, 3): place(0.0, UPRIGHT_AXIS, away, 0.76),
    }
