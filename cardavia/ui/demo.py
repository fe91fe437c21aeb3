"""The demonstration: a whole match by the computer in every seat, in the real window, with pictures on the way."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from cardavia.engine.events import DealBegan, Event
from cardavia.engine.state import Phase
from cardavia.ui.conductor import Conductor
from cardavia.ui.window import MainWindow

MIDDLE = 18
"""The picture of mid-deal is taken after so many cards."""
TURNS = 12
"""Turns of the event loop that a page gets to lay itself out before its picture is taken."""


class Demonstration(QObject):
    """Follows a conductor whose seats are all played by the computer and writes a PNG at each station.

    The conductor goes on only when the slot of its ``settled`` has returned, even while the event loop turns in it.
    """

    finished = Signal()
    failed = Signal(str)
    """A picture could not be written: its path."""

    def __init__(self, window: MainWindow, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window, self._folder = window, folder
        self._conductor: Conductor | None = None
        self._deal, self._cards, self._dealt = 0, 0, False
        self._panels: tuple[str, ...] = ()

    def follow(self, conductor: Conductor, panels: tuple[str, ...]) -> None:
        """Watch a match; each of the panels is opened once beside the table, in the middle of the first deal."""
        self._conductor, self._panels = conductor, panels
        conductor.told.connect(self._on_told)
        conductor.settled.connect(self._on_settled)
        conductor.deal_over.connect(self._on_deal_over)

    def _on_settled(self) -> None:
        """The table lies still: take the picture that is due."""
        if self._dealt:
            self._dealt = False
            self.snap(f"deal-{self._deal:02}-start")
        elif self._cards == MIDDLE:
            self.snap(f"deal-{self._deal:02}-middle")
            self._visit_panels()

    def _visit_panels(self) -> None:
        panels, self._panels = self._panels, ()
        for panel in panels:
            self._window.open_panel(panel)
            self.snap(panel)
        self._window.close_panel()

    def _on_told(self, events: tuple[Event, ...]) -> None:
        dealt = [event for event in events if isinstance(event, DealBegan)]
        if dealt:
            self._deal, self._cards, self._dealt = dealt[-1].deal_no, 0, True
        else:
            self._cards += 1

    def _on_deal_over(self) -> None:
        conductor = self._conductor
        if conductor is None or conductor.session is None:
            return
        self.snap(f"deal-{self._deal:02}-sheet")
        if conductor.session.state.phase == Phase.OVER:
            self.finished.emit()
        else:
            QTimer.singleShot(0, conductor.proceed)

    def snap(self, name: str) -> None:
        """Write a picture of the window, or say that it failed."""
        for _ in range(TURNS):
            QCoreApplication.processEvents()
        path = self._folder / f"{name}.png"
        if not self._window.grab().save(str(path)):
            self.failed.emit(str(path))
