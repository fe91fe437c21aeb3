"""The sheet as far as it has been told: points change a plate when they land on it, and not before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from cardavia.engine.events import Event, Scored
from cardavia.engine.rules import Rules
from cardavia.engine.view import View
from cardavia.engine.zones import Seat
from cardavia.ui.stage.plates import SeatLabel

Plates = Callable[[View[Any]], Mapping[Seat, SeatLabel]]
"""What stands on the plates of the seats, given what is known."""


class Entry(NamedTuple):
    """What one event wrote."""

    growth: tuple[int, ...]
    """By how much what decides the match has grown, by side."""
    labels: Callable[[], Mapping[Seat, SeatLabel]]
    """What stands on the plates as soon as it is told."""


class Ledger:
    """Knows which lines of a step's sheet have been told. The rest of the state is that at the end of the step."""

    def __init__(self, rules: Rules[Any], view: View[Any], events: Sequence[Event], plates: Plates | None) -> None:
        self._rules, self._view, self._plates = rules, view, plates
        self._known = len(view.state.sheet) - sum(len(event.lines) for event in events if isinstance(event, Scored))

    def write(self, event: Scored) -> Entry:
        """The next lines of the sheet."""
        before = self._rules.standing(self._so_far.state)
        self._known += len(event.lines)
        told, plates = self._so_far, self._plates
        growth = (after - had for had, after in zip(before, self._rules.standing(told.state), strict=True))
        return Entry(tuple(growth), lambda: plates(told) if plates else {})

    @property
    def _so_far(self) -> View[Any]:
        state = self._view.state
        return self._view._replace(state=replace(state, sheet=state.sheet[: self._known]))

    def seat_of(self, side: int) -> Seat:
        """The seat on whose plate a side's numbers stand: its first one, from the bottom on."""
        state, bottom = self._view.state, self._view.seat
        round_the_table = (Seat((bottom + ahead) % state.seats) for ahead in range(state.seats))
        return next(seat for seat in round_the_table if self._rules.side(seat) == side)
