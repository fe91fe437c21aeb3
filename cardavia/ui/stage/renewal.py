"""Cards that lie on the table get new pictures a few at a time, so that nothing stutters while they do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from cardavia.ui.stage.card_item import CardItem
from cardavia.ui.stage.marking import Marking

SHARPEN = 100
"""Milliseconds without another size until cards are drawn sharp again, when a window is being pulled larger."""
SLICE, BREATH = 6, 2
"""Milliseconds of drawing at a time, and of pause between two slices."""


class Renewal(QObject):
    """Finds the cards in sight whose pictures are of another size or another look, and renews them in slices.

    Until then a card shows what it has, at another scale if need be. ``quiet`` tells that nothing lies where it is
    drawn just now: cards that fly keep their size and get the look alone.
    """

    done = Signal()
    """Every card in sight shows what it should."""

    def __init__(self, marking: Marking, quiet: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._marking, self._quiet = marking, quiet
        self._later = QTimer(self, interval=SHARPEN, singleShot=True)
        self._later.timeout.connect(self.begin)
        self._slices = QTimer(self, interval=BREATH)
        self._slices.timeout.connect(self._on_slice)

    @property
    def is_due(self) -> bool:
        """Whether cards in sight may still show an old picture."""
        return self._later.isActive() or self._slices.isActive()

    def begin(self) -> None:
        """Renew what is old, beginning now."""
        self._later.stop()
        self._slices.start()

    def wait(self) -> None:
        """The table is changing its size: begin when it has kept one for a moment."""
        self._slices.stop()
        self._later.start()

    def stop(self) -> None:
        """Nobody looks."""
        self._later.stop()
        self._slices.stop()

    def _on_slice(self) -> None:
        watch = QElapsedTimer()
        watch.start()
        for renew in self._old():
            renew()
            if watch.elapsed() >= SLICE:
                return
        self._slices.stop()
        self.done.emit()

    def _old(self) -> list[Callable[[], None]]:
        """What is to be done for the cards in sight, the topmost first."""
        if not self._quiet():
            items: list[CardItem] = [item for item, _ in self._marking.poses() if item.now.shown]
            return [item.refresh for item in items if item.is_old]
        marking = self._marking
        shown = [(item, pose) for item, pose in marking.poses() if pose.shown and item.is_old_at(pose, marking.dpr)]
        shown.sort(key=lambda each: each[1].z, reverse=True)
        return [lambda item=item, pose=pose: item.rest(pose, marking.dpr) for item, pose in shown]  # type: ignore[misc]
