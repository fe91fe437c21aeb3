"""What the event loop does with its time: frames while cards fly, and the longest that anything had to wait."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer, SignalInstance

from cardavia.ui.stage.clock import Clock

BEAT = 1
"""Milliseconds between two beats of the heart that notices a blocked loop."""


class Frames(QObject):
    """Seconds between the frames of a clock, and the work of each: from its tick until the loop is free again.

    Work is what the interface's thread itself needs of the processor: on a machine where others are busy, the clock on
    the wall would measure them. Helping threads, of Qt's painter and of whoever writes to the disk, work beside it.
    """

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.intervals: list[float] = []
        self.works: list[float] = []
        self._last: float | None = None
        clock.ticked.connect(self._on_tick)
        clock.stopped.connect(self._on_stopped)

    def clear(self) -> None:
        """Forget what was measured."""
        self.intervals, self.works, self._last = [], [], None

    def _on_tick(self) -> None:
        now = time.perf_counter()
        if self._last is not None:
            self.intervals.append(now - self._last)
        self._last = now
        # a call that is posted now comes before the scene's own, which paints; one that is posted by it comes after
        spent = time.thread_time()

        def painted() -> None:
            self.works.append(time.thread_time() - spent)

        QTimer.singleShot(0, self, lambda: QTimer.singleShot(0, self, painted))

    def _on_stopped(self) -> None:
        self._last = None


class Heart(QObject):
    """Beats every millisecond: between two beats lies the longest that the loop did not listen."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self._last = time.perf_counter()
        self._timer = QTimer(self, interval=BEAT)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_beat)

    @contextmanager
    def beating(self) -> Iterator[Heart]:
        """Measure for a while; ``longest`` holds the seconds afterwards."""
        self.longest, self._last = 0.0, time.perf_counter()
        self._timer.start()
        try:
            yield self
        finally:
            self._timer.stop()
            self._on_beat()

    def _on_beat(self) -> None:
        now = time.perf_counter()
        self.longest, self._last = max(self.longest, now - self._last), now


class TimedOut(Exception):
    """What was waited for did not come."""


def wait_for(signal: SignalInstance, seconds: float = 60.0) -> None:
    """Run the event loop until a signal comes and what it set off is painted. Raises ``TimedOut``."""
    loop = QEventLoop()
    connection = signal.connect(lambda: QTimer.singleShot(0, loop, loop.quit))
    QTimer.singleShot(round(1000 * seconds), loop, lambda: loop.exit(1))
    came = loop.exec() == 0
    QObject.disconnect(connection)
    if not came:
        raise TimedOut


def rest(seconds: float) -> None:
    """Let the event loop run for so long."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()
