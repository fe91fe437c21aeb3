"""What a mind may spend on one decision, and the bell that stops it."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, field

from cardavia.ai.levels import Level

SWITCH_INTERVAL = 0.0005
"""Seconds between two looks at the interpreter lock: a thinking mind must not hold up an animation."""


class Stopped(Exception):
    """The bell has rung: the question is not asked any more."""


@dataclass
class Budget:
    """A level, a limit in seconds from the first look at the clock, and a bell that anyone may ring from any thread."""

    level: Level = Level.NORMAL
    seconds: float = 0.8
    bell: threading.Event = field(default_factory=threading.Event)
    _until: float | None = None

    def check(self) -> bool:
        """Whether there is time left. Raises ``Stopped`` once the bell has rung: ask it in every loop."""
        if self.bell.is_set():
            raise Stopped
        now = time.monotonic()
        if self._until is None:
            self._until = now + self.seconds
        return now < self._until
