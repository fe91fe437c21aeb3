"""The one clock of the table: what it shows is a pure function of time, so tests step it; at rest it stands still."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

FRAME = 16
"""Milliseconds between two frames."""
STALL = 100.0
"""So much passes at most from one frame to the next: where the machine was held up, motions are seen all the same."""

BEFORE = 0.001
"""So long before its end an open hold stands still: what follows it must not have begun."""

Ease = Callable[[float], float]


def smooth(u: float) -> float:
    """Fast away, soft arrival: cubic."""
    return 1.0 - (1.0 - u) ** 3


def even(u: float) -> float:
    """The same pace all the way."""
    return u


def landing(u: float) -> float:
    """Quickly away, a little too far (about an 80th), and back: as a hand lets a card slide."""
    left = 1.0 - math.pow(u, 1.3)
    return 1.0 - 1.6 * left**3 + 0.6 * left**2


def swell(u: float) -> float:
    """There and back again: 0, 1 in the middle, 0."""
    return 4.0 * u * (1.0 - u)


class Track(NamedTuple):
    """A change from ``begin`` for ``length`` milliseconds: ``draw`` gets 0 to 1, and the 1 for certain."""

    begin: float
    length: float
    draw: Callable[[float], None]
    ease: Ease = even


class Hold(NamedTuple):
    """A time, in milliseconds after the beginning, in which somebody reads: it may be cut short at any moment.

    An open one lasts until it is: what is drawn stands still at its end.
    """

    begin: float
    end: float
    is_open: bool = False


class _Run:
    """Tracks that began together."""

    def __init__(
        self, tracks: Sequence[Track], now: float, done: Callable[[], None] | None, holds: Sequence[Hold] = ()
    ) -> None:
        self.began, self.done = now, done
        self.holds = sorted(holds)
        self.time = 0.0
        self.stands = False
        """Whether it waits for somebody to go on."""
        self.waiting = sorted(tracks, key=lambda track: track.begin, reverse=True)
        self.under_way: list[Track] = []

    def release(self, now: float) -> bool:
        """Whether something was being read: that is over."""
        if not self.holds or self.holds[0].begin > self.time:
            return False
        end = self.holds.pop(0).end
        self.began, self.time, self.stands = now - end, end, False
        return True

    def step(self, now: float) -> bool:
        """Draw the moment; True at the end."""
        time = self._time_at(now)
        while self.waiting and self.waiting[-1].begin <= time:
            self.under_way.append(self.waiting.pop())
        still: list[Track] = []
        for track in self.under_way:
            past = time - track.begin
            if past >= track.length:
                track.draw(track.ease(1.0))
            else:
                track.draw(track.ease(past / track.length))
                still.append(track)
        self.under_way = still
        return not (self.waiting or self.under_way)

    def _time_at(self, now: float) -> float:
        """How far this has come; an open hold lets nothing pass."""
        time = now - self.began
        while self.holds and time >= self.holds[0].end:
            if self.holds[0].is_open:
                time = self.holds[0].end - BEFORE
                self.began, self.stands = now - time, True
                break
            self.holds.pop(0)
        self.time = time
        return time

    def finish(self) -> None:
        """Draw the end of everything, in the order of the beginnings."""
        for track in [*self.under_way, *reversed(self.waiting)]:
            track.draw(track.ease(1.0))
        self.waiting, self.under_way = [], []


class Clock(QObject):
    """Runs tracks. A timer ticks only while something moves."""

    ticked = Signal()
    """A frame begins: for whoever measures."""
    stopped = Signal()
    """Nothing moves any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = 0.0
        self._runs: list[_Run] = []
        self._watch = QElapsedTimer()
        self._timer = QTimer(self, interval=FRAME)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_tick)

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._runs)

    @property
    def stands(self) -> bool:
        """Whether nothing moves until somebody goes on."""
        return bool(self._runs) and all(run.stands for run in self._runs)

    @property
    def ticking(self) -> bool:
        """Whether the timer wakes the program."""
        return self._timer.isActive()

    def play(self, tracks: Sequence[Track], done: Callable[[], None] | None = None, holds: Sequence[Hold] = ()) -> None:
        """Begin these tracks now, beside whatever runs already; ``done`` is called at their end.

        What takes no time is there at once, without a timer, unless its end is to be told.
        """
        run = _Run(tracks, self._now, done, holds)
        if done is None and all(track.begin + track.length <= 0 for track in tracks):
            run.finish()
            return
        self._runs.append(run)
        self._wake()

    def release(self) -> bool:
        """Go on from what is being read just now; False if nothing is."""
        released = [run.release(self._now) for run in self._runs]
        if any(released):
            self._wake()
            self.step(0.0)
        return any(released)

    def step(self, ms: float) -> None:
        """Let so many milliseconds pass."""
        self._now += ms
        for run in list(self._runs):
            if run in self._runs and run.step(self._now):
                self._runs.remove(run)
                if run.done:
                    run.done()
        self._rest()

    def skip(self) -> None:
        """Let everything arrive at once; the ends are told as usual."""
        runs, self._runs = self._runs, []
        for run in runs:
            run.finish()
            if run.done:
                run.done()
        self._rest()

    def drop(self) -> None:
        """Forget everything where it is; no end is told."""
        self._runs.clear()
        self._rest()

    def _wake(self) -> None:
        if not self._timer.isActive():
            self._watch.start()
            self._timer.start()

    def _rest(self) -> None:
        if self._timer.isActive() and (self.stands or not self._runs):
            self._timer.stop()
            if not self._runs:
                self.stopped.emit()

    def _on_tick(self) -> None:
        self.ticked.emit()
        self.step(min(STALL, float(self._watch.restart())))
