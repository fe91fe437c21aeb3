"""Who sits where, in words: seats, and the sides that they play for."""

from __future__ import annotations

from typing import Any, NamedTuple

from cardavia.engine.rules import Rules
from cardavia.engine.zones import Seat
from cardavia.text.phrasebook import Phrasebook

COMPASS = ("south", "east", "north", "west")
"""Four seats as card players call them, the one at the bottom first, in the direction of play."""


class Seats(NamedTuple):
    """The names of a match. ``human`` is the person's seat, or None where the computer plays every seat.

    The person is "you", a lone opponent the computer by its term ``computer``. At a table of four there is the partner,
    and the opponents are called by the compass: short names, for their plates are small. Where the computer plays every
    seat, all four are called so, and fewer are numbered.
    """

    phrases: Phrasebook
    rules: Rules[Any] | None
    """None without a match: every seat is then a side of its own."""
    number: int
    human: Seat | None
    computer: str

    def name(self, seat: Seat) -> str:
        """The name of a seat."""
        human, say = self.human, self.phrases.say
        if seat == human:
            return say("seat.you")
        if human is not None and self._side(seat) == self._side(human):
            return say("seat.partner")
        if self.number == len(COMPASS):
            return say(f"seat.{COMPASS[(seat - (human or 0)) % self.number]}")
        return say("seat.numbered", number=seat + 1) if human is None else say(self.computer)

    def side(self, side: int) -> str:
        """The name of a side: that of its only seat, or what a partnership is called."""
        seats = self.of(side)
        if len(seats) < 2:
            return self.name(seats[0] if seats else Seat(side))
        if self.human is None:
            return self.phrases.list([self.name(seat) for seat in seats])
        return self.phrases.say("side.yours" if self.human in seats else "side.others")

    def of(self, side: int) -> tuple[Seat, ...]:
        """The seats that play for a side."""
        return tuple(seat for seat in map(Seat, range(self.number)) if self._side(seat) == side)

    def _side(self, seat: Seat) -> int:
        return seat if self.rules is None else self.rules.side(seat)
