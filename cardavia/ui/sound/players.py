"""Who plays a file: a program of the system, Windows itself, or nobody. No fault of theirs is ever the player's."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple, Protocol

from PySide6.QtCore import QProcess, QStandardPaths, QTimer

_log = logging.getLogger(__name__)

PROGRAMS: dict[str, tuple[tuple[str, ...], ...]] = {
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
    "darwin": (("afplay",),),
}
"""Platform -> commands to which a file's name is added, the best first."""
MOST = 8
"""So many programs at once: some stay a while after their sound. What comes on top of them is not missed."""
PATIENCE = 4.0
"""Seconds after which a program that still plays has got stuck: no sound is half as long."""
NOWHERE = ("offscreen", "minimal")
"""Qt's platforms on which nobody sits before the screen."""


class Player(Protocol):
    """Plays WAV files. It never waits, never raises, and falls silent where it cannot play."""

    def play(self, path: Path) -> None:
        """Begin to play a file."""

    def try_again(self) -> None:
        """The person has touched the volume: what did not work may work now."""

    def close(self) -> None:
        """Be still, at once."""


class Silent:
    """Nobody plays: demonstrations, tests, machines without a screen."""

    def play(self, path: Path) -> None:
        """Nothing."""

    def try_again(self) -> None:
        """It would be the same."""

    def close(self) -> None:
        """It is still."""


class Turn(NamedTuple):
    """One file with one program; ``alone`` if nothing else was heard when it began."""

    path: Path
    command: tuple[str, ...]
    alone: bool
    began: float


class Programs:
    """Plays with the first of some programs that works; one that fails is not asked again."""

    def __init__(self, commands: Sequence[Sequence[str]], now: Callable[[], float] = monotonic) -> None:
        self._all, self._now = tuple(tuple(command) for command in commands), now
        self._left = list(self._all)
        self._running: dict[QProcess, Turn] = {}
        self.patrol = QTimer(singleShot=True, interval=round(1000 * PATIENCE) + 1)
        """Looks for what has got stuck while something plays, whether another sound comes or not."""
        self.patrol.timeout.connect(self._drop_stuck)

    @property
    def running(self) -> int:
        """How many programs play just now."""
        return len(self._running)

    def play(self, path: Path) -> None:
        """Begin to play a file, if there is a program for it and not too much to be heard already."""
        self._drop_stuck()
        if not self._left or len(self._running) >= MOST:
            return
        turn = Turn(path, self._left[0], not self._running, self._now())
        program = QStandardPaths.findExecutable(turn.command[0])
        if not program:
            self._give_up(turn, "is not installed")
            return
        process = QProcess()
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(lambda code, status: self._on_finished(process, code, status))
        process.errorOccurred.connect(lambda fault: self._on_fault(process, fault))
        self._running[process] = turn
        if not self.patrol.isActive():
            self.patrol.start()
        process.start(program, [*turn.command[1:], str(path)])

    def _on_finished(self, process: QProcess, code: int, status: QProcess.ExitStatus) -> None:
        turn = self._forget(process)
        # beside another sound a device may be taken: that one is not heard, and proves nothing
        if turn is not None and turn.alone and (code != 0 or status is QProcess.ExitStatus.CrashExit):
            self._give_up(turn, f"ended with status {code}")

    def _on_fault(self, process: QProcess, fault: QProcess.ProcessError) -> None:
        if fault is QProcess.ProcessError.FailedToStart:  # of all other faults the end tells as well
            turn = self._forget(process)
            if turn is not None:
                self._give_up(turn, "does not start")

    def _give_up(self, turn: Turn, why: str) -> None:
        """The next program plays what this one could not."""
        if self._rule_out(turn, why):
            self.play(turn.path)

    def _rule_out(self, turn: Turn, why: str) -> bool:
        """Ask a program no more; True if another takes its place. The last failure is told once, and only the log."""
        if turn.command not in self._left:
            return False
        self._left.remove(turn.command)
        _log.debug("%s %s", turn.command[0], why)
        if not self._left:
            _log.info("no sound: %s %s", turn.command[0], why)
        return bool(self._left)

    def _drop_stuck(self) -> None:
        """What has got stuck ends. Its sound is not made up for: it would come seconds late."""
        for process, turn in list(self._running.items()):
            if self._now() - turn.began > PATIENCE:
                self._running[process] = turn._replace(alone=False)  # what its end proves is known already
                if turn.alone:
                    self._rule_out(turn, "has got stuck")
                process.kill()
        if self._running and not self.patrol.isActive():
            self.patrol.start()  # for what began since

    def _forget(self, process: QProcess) -> Turn | None:
        process.deleteLater()
        return self._running.pop(process, None)

    def try_again(self) -> None:
        """All programs may have another chance."""
        self._left = list(self._all)

    def close(self) -> None:
        """Whatever is played ends now."""
        self._left = []
        self.patrol.stop()
        for process in list(self._running):
            process.kill()
            process.waitForFinished(50)
        self._running.clear()


class Windows:
    """Plays with Windows' own voice: one sound at a time, a new one in place of the last."""

    def __init__(self, sound: Callable[[str | None], None]) -> None:
        self._sound, self._works = sound, True

    def play(self, path: Path) -> None:
        """Begin to play a file."""
        if not self._works:
            return
        try:
            self._sound(str(path))
        except RuntimeError as fault:
            self._works = False
            _log.info("no sound: %s", fault)

    def try_again(self) -> None:
        """There may be a loudspeaker by now."""
        self._works = True

    def close(self) -> None:
        """Whatever is played ends now."""
        if self._works:
            self._works = False
            try:
                self._sound(None)
            except RuntimeError as fault:
                _log.debug("%s", fault)


def system_player(screen: str, platform: str = sys.platform) -> Player:
    """Who plays here; ``screen`` is Qt's platform. What is not there is found out when the first sound is due."""
    if screen in NOWHERE:
        return Silent()
    if platform == "win32":
        return Windows(_play_on_windows)
    return Programs(PROGRAMS.get(platform, PROGRAMS["linux"]))


def _play_on_windows(name: str | None) -> None:
    if sys.platform == "win32":
        import winsound

        winsound.PlaySound(name, winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
