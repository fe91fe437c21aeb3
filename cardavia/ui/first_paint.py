"""A start of the program to be measured: it tells when the first window was painted, and closes it.

A module of its own, so that what the bench needs beside the program is not measured with it.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable

gc.disable()  # as the program itself does before it imports anything large
from cardavia.ui.before_qt import import_all  # noqa: E402 - see above

import_all()
from PySide6.QtCore import QEvent, QObject, QTimer  # noqa: E402 - see above
from PySide6.QtWidgets import QApplication  # noqa: E402

from cardavia.ai.budget import SWITCH_INTERVAL  # noqa: E402
from cardavia.ui.house import open_house  # noqa: E402


class FirstPaint(QObject):
    """Notices the first paint of a window, tells when it was, and closes the program as a person would."""

    def __init__(self, told: Callable[[float, float], None]) -> None:
        super().__init__()
        self._told, self._came = told, False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Once."""
        if not self._came and event.type() == QEvent.Type.Paint:
            self._came = True
            QTimer.singleShot(0, self, self._on_painted)
        return False

    def _on_painted(self) -> None:
        self._told(time.monotonic(), time.process_time())
        QApplication.closeAllWindows()


def main() -> int:
    """Start the program as it is, and print the clock and the processor's seconds at the first paint."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    app = QApplication(["cardavia"])
    watch = FirstPaint(lambda clock, cpu: print(f'{{"clock": {clock}, "cpu": {cpu}}}', flush=True))
    app.installEventFilter(watch)
    return open_house("en")


if __name__ == "__main__":
    sys.exit(main())
