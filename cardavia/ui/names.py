"""The names of seats and sides at the table of the moment."""

from __future__ import annotations

from typing import Protocol

from cardavia.engine.zones import Seat
from cardavia.text.seats import Seats
from cardavia.ui.conductor import Conductor
from cardavia.ui.preferences import Preferences
from cardavia.ui.voice import Voice


class Naming(Protocol):
    """What a page needs to name seats and sides."""

    def __call__(self, seat: Seat, /) -> str: ...
    def side(self, side: int, /) -> str: ...
    def victory(self, side: int, /) -> str: ...


class Names:
    """Calls seats and sides as the match at the table has them, in the language of the moment."""

    def __init__(self, conductor: Conductor, preferences: Preferences, voice: Voice) -> None:
        self._conductor, self._preferences, self._voice = conductor, preferences, voice

    def __call__(self, seat: Seat) -> str:
        """The name of a seat."""
        return self._seats.name(seat)

    def side(self, side: int) -> str:
        """The name of a side."""
        return self._seats.side(side)

    def victory(self, side: int) -> str:
        """That a side has won, as a headline."""
        human, say, seats = self._conductor.human, self._voice.say, self._seats.of(side)
        pair, own = len(seats) > 1, human is not None and human in seats
        if own:
            return say("sheet.won.yours" if pair else "sheet.won.you")
        if pair:
            return say("sheet.won.others") if human is not None else say("sheet.won.side", side=self.side(side))
        return say("sheet.won", player=self.side(side))

    @property
    def _seats(self) -> Seats:
        session, human = self._conductor.session, self._conductor.human
        rules, number = (None, 2) if session is None else (session.rules, session.state.seats)
        computer = f"table.computer.{self._preferences.settings.level}"
        return Seats(self._voice.phrases, rules, number, human, computer)
