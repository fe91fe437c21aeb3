"""The one clock of the table: what it shows is a pure function of time, so tests step it; at rest it stands still."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

FRAME = 16
"""Milliseconds between two frames."""

Ease = Callable[[float], float]


def smooth(u: float) -> float:
    """Fast away, soft arrival: cubic."""
    return 1.0 - (1.0 - u) ** 3


def even(u: float) -> float:
    """The same pace all the way."""
    return u


def swell(u: float) -> float:
    """There and back again: 0, 1 in the middle, 0."""
    return 4.0 * u * (1.0 - u)


class Track(NamedTuple):
    """A change from ``begin`` for ``length`` milliseconds: ``draw`` gets 0 to 1, and the 1 for certain."""

    begin: float
    length: float
    draw: Callable[[float], None]
    ease: Ease = even


class _Run:
    """Tracks that began together."""

    def __init__(self, tracks: Sequence[Track], now: float, done: Callable[[], None] | None) -> None:
        self.began, self.done = now, done
        self.waiting = sorted(tracks, key=lambda track: track.begin, reverse=True)
        self.under_way: list[Track] = []

    def step(self, now: float) -> bool:
        """Draw the moment; True at the end."""
        time = now - self.began
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
    def ticking(self) -> bool:
        """Whether the timer wakes the program."""
        return self._timer.isActive()

    def play(self, tracks: Sequence[Track], done: Callable[[], None] | None = None) -> None:
        """Begin these tracks now, beside whatever runs already; ``done`` is called at their end."""
        self._runs.append(_Run(tracks, self._now, done))
        if not self._timer.isActive():
            self._watch.start()
            self._timer.start()

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

    def _rest(self) -> None:
        if not self._runs and self._timer.isActive():
            self._timer.stop()
            self.stopped.emit()

    def _on_tick(self) -> None:
        self.ticked.emit()
        self.step(float(self._watch.restart()))
