"""What is heard of one step, and when: a card as it lands, a trick as it comes to rest, a riffle with the pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardavia.engine.cards import Card
from cardavia.engine.events import Event, Moved
from cardavia.engine.layout import Place, Spread
from cardavia.engine.zones import STOCK
from cardavia.ui.sound.sounds import Sound, sound_of, telling
from cardavia.ui.stage.clock import Track
from cardavia.ui.stage.flights import lands
from cardavia.ui.stage.seating import Seating

AHEAD = {Sound.CARD: 45.0, Sound.TAKEN: 230.0}
"""Milliseconds before a card lands at which its sound begins: a program must start, and the thud comes at its end."""
APART = {Sound.CARD: 110.0, Sound.TAKEN: 450.0}
"""Milliseconds from one to the next: of cards that are dealt one hears the rhythm, of a trick the whole."""


def cheered_in(events: Sequence[Event], seating: Seating) -> frozenset[Card]:
    """The cards that are put aside to be counted later, such as that of a sweep: they are celebrated."""
    return frozenset(
        card
        for event in events
        if isinstance(event, Moved) and event.src != STOCK and _is_tucked(seating.place(event.dst))
        for card in event.cards
    )


def _is_tucked(place: Place | None) -> bool:
    return place is not None and place.spread is Spread.TUCKED


class Hearing:
    """What of the present step is still to be heard. ``play`` is whoever plays it; nobody at first."""

    def __init__(self) -> None:
        self.play: Callable[[Sound], object] = lambda sound: None
        self._waiting: list[Sound] = []
        self._last: dict[Sound, float] = {}

    def anew(self) -> Hearing:
        """Another step: what was not heard of the last one will not be heard any more."""
        self._waiting, self._last = [], {}
        return self

    def tracks(self, sound: Sound | None, shown: Sequence[Track]) -> list[Track]:
        """When a sound is heard, given how its event is shown."""
        if sound is None:
            return []
        begin = min((track.begin for track in shown), default=0.0)
        arrivals = sorted(track.begin + track.length for track in shown if lands(track.draw))
        if sound in (Sound.SHUFFLE, Sound.TAKEN):
            arrivals = arrivals[-1:]
        elif sound is not Sound.CARD:
            arrivals = []
        times = [max(begin, arrival - AHEAD.get(sound, 0.0)) for arrival in arrivals] or [begin]
        return [self._track(sound, time) for time in times if self._is_free(sound, time)]

    def _is_free(self, sound: Sound, time: float) -> bool:
        if time - self._last.get(sound, -1e9) < APART.get(sound, 0.0):
            return False
        self._last[sound] = time
        return True

    def _track(self, sound: Sound, time: float) -> Track:
        self._waiting.append(sound)
        return Track(time, 0.0, lambda _: self._sound(sound))

    def _sound(self, sound: Sound) -> None:
        if sound in self._waiting:
            self._waiting.remove(sound)
            self.play(sound)

    def cut(self) -> None:
        """The rest is skipped: of all that was still to be heard, the most telling is."""
        self._most_telling(self._waiting)

    def step(self, events: Sequence[Event], side: int, seating: Seating) -> None:
        """A whole step that is shown in one moment makes one sound."""
        cheered = cheered_in(events, seating)
        self._most_telling([sound_of(event, side, cheered) for event in events])

    def _most_telling(self, sounds: Sequence[Sound | None]) -> None:
        self.anew()
        sound = telling(sounds)
        if sound is not None:
            self.play(sound)
