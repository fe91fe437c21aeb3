"""Who sits where, in words."""

from __future__ import annotations

from cardavia.engine.zones import Seat
from cardavia.ui.conductor import Conductor
from cardavia.ui.preferences import Preferences
from cardavia.ui.voice import Voice


class Names:
    """Calls a seat by its name in the language of the moment: you, the computer with its level, or a numbered one."""

    def __init__(self, conductor: Conductor, preferences: Preferences, voice: Voice) -> None:
        self._conductor, self._preferences, self._voice = conductor, preferences, voice

    def side(self, side: int) -> str:
        """Calls a side by its name: that of its only seat."""
        return self(Seat(side))

    def __call__(self, seat: Seat) -> str:
        if self._conductor.human is None:
            return self._voice.say("seat.numbered", number=seat + 1)
        if seat == self._conductor.human:
            return self._voice.say("seat.you")
        return self._voice.say(f"table.computer.{self._preferences.settings.level}")
