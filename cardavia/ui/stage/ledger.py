"""What the plates say in the middle of a step: numbers change when points land on them, and not before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from cardavia.engine.events import Event, Scored
from cardavia.engine.state import Phase
from cardavia.engine.view import View
from cardavia.engine.zones import Seat
from cardavia.game import Gain, Game
from cardavia.ui.stage.plates import SeatLabel

Owed = Mapping[tuple[Seat, str], int]
"""Seat and term of its tally -> by how much that number is still to grow."""
Plates = Callable[[View[Any], Owed], Mapping[Seat, SeatLabel]]
"""What stands on the plates of the seats, given what is known and what is still to be told."""


class Entry(NamedTuple):
    """What one event wrote."""

    growth: tuple[int, ...]
    """By how much what decides the match has grown, by side."""
    land: Callable[[], Mapping[Seat, SeatLabel]]
    """It has landed: what stands on the plates from now on."""


class Ledger:
    """Knows which lines and gains of a step have been told. The rest of the state is that at the end of the step."""

    def __init__(self, game: Game[Any], view: View[Any], events: Sequence[Event], plates: Plates | None) -> None:
        self._game, self._view, self._plates = game, view, plates
        lines = sum(len(event.lines) for event in events if isinstance(event, Scored))
        self._written = self._landed = len(view.state.sheet) - lines
        self._owed: Counter[tuple[Seat, str]] = Counter()
        for gain in filter(None, map(self.gain_of, events)):
            self._owed[gain.seat, gain.term] += gain.n

    def gain_of(self, event: Event) -> Gain | None:
        """What an event adds to a number beside a seat."""
        return self._game.gain(self._view.state, event)

    def write(self, event: Scored) -> Entry:
        """The next lines of the sheet."""
        before = self._standing()
        self._written = lines = self._written + len(event.lines)
        growth = (after - had for had, after in zip(before, self._standing(), strict=True))

        def land() -> Mapping[Seat, SeatLabel]:
            self._landed = max(self._landed, lines)
            return self._labels()

        return Entry(tuple(growth), land)

    def grow(self, gain: Gain) -> Entry:
        """A number beside a seat grows."""

        def land() -> Mapping[Seat, SeatLabel]:
            self._owed[gain.seat, gain.term] -= gain.n
            return self._labels()

        return Entry((), land)

    def _standing(self) -> tuple[int, ...]:
        return self._game.rules.standing(self._known(self._written).state)

    def _labels(self) -> Mapping[Seat, SeatLabel]:
        return self._plates(self._known(self._landed), self._owed) if self._plates else {}

    def _known(self, lines: int) -> View[Any]:
        """The view with so many lines of the sheet; before the last one is written, the deal is not settled."""
        state = self._view.state
        told = replace(state, sheet=state.sheet[:lines])
        if lines < len(state.sheet) and state.phase in (Phase.DEAL, Phase.OVER):
            told = replace(told, phase=Phase.PLAY)
        return self._view._replace(state=told)

    def seat_of(self, side: int) -> Seat:
        """The seat on whose plate a side's numbers stand: its first one, from the bottom on."""
        state, bottom = self._view.state, self._view.seat
        round_the_table = (Seat((bottom + ahead) % state.seats) for ahead in range(state.seats))
        return next(seat for seat in round_the_table if self._game.rules.side(seat) == side)
