"""Who sits where, in words: seats, and the sides that they play for."""

from __future__ import annotations

from typing import Protocol

from cardavia.engine.zones import Seat
from cardavia.ui.conductor import Conductor
from cardavia.ui.preferences import Preferences
from cardavia.ui.voice import Voice

COMPASS = ("south", "east", "north", "west")
"""Four seats as card players call them, the one at the bottom first, in the direction of play."""


class Naming(Protocol):
    """What a page needs to name seats and sides."""

    def __call__(self, seat: Seat, /) -> str: ...
    def side(self, side: int, /) -> str: ...
    def victory(self, side: int, /) -> str: ...


class Names:
    """Calls seats and sides by their names in the language of the moment, as the match at the table has them.

    The person is "you", a lone opponent the computer with its level. At a table of four there is the partner, and the
    opponents are called by the compass, as card players do: short names, for their plates are small. Where the computer
    plays every seat, all four are called so, and fewer are numbered.
    """

    def __init__(self, conductor: Conductor, preferences: Preferences, voice: Voice) -> None:
        self._conductor, self._preferences, self._voice = conductor, preferences, voice

    def __call__(self, seat: Seat) -> str:
        """The name of a seat."""
        human, say, seats = self._conductor.human, self._voice.say, self._seats
        if seat == human:
            return say("seat.you")
        if human is not None and self._side_of(seat) == self._side_of(human):
            return say("seat.partner")
        if seats == len(COMPASS):
            return say(f"seat.{COMPASS[(seat - (human or 0)) % seats]}")
        if human is None:
            return say("seat.numbered", number=seat + 1)
        return say(f"table.computer.{self._preferences.settings.level}")

    def side(self, side: int) -> str:
        """The name of a side: that of its only seat, or what a partnership is called."""
        seats, human, say = self._of_side(side), self._conductor.human, self._voice.say
        if len(seats) < 2:
            return self(seats[0] if seats else Seat(side))
        if human is None:
            return self._voice.phrases.list([self(seat) for seat in seats])
        return say("side.yours" if human in seats else "side.others")

    def victory(self, side: int) -> str:
        """That a side has won, as a headline."""
        seats, human, say = self._of_side(side), self._conductor.human, self._voice.say
        pair, own = len(seats) > 1, human is not None and human in seats
        if own:
            return say("sheet.won.yours" if pair else "sheet.won.you")
        if pair:
            return say("sheet.won.others") if human is not None else say("sheet.won.side", side=self.side(side))
        return say("sheet.won", player=self.side(side))

    @property
    def _seats(self) -> int:
        session = self._conductor.session
        return 2 if session is None else session.state.seats

    def _side_of(self, seat: Seat) -> int:
        session = self._conductor.session
        return seat if session is None else session.rules.side(seat)

    def _of_side(self, side: int) -> list[Seat]:
        return [seat for seat in map(Seat, range(self._seats)) if self._side_of(seat) == side]
