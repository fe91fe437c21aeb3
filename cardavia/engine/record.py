"""A match as text: its seed and its moves are the whole of it."""

from __future__ import annotations

from dataclasses import dataclass

from cardavia.engine.moves import Move
from cardavia.engine.options import Options


@dataclass(frozen=True)
class Record:
    """One match. ``deals`` counts the distributions so far, ``result`` the totals of a finished match."""

    game: str
    rules: int
    options: Options
    seats: int
    seed: int
    deals: int = 0
    moves: tuple[Move, ...] = ()
    result: tuple[int, ...] | None = None
