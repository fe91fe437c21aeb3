"""Cards that lie on the table get new pictures without a stutter: made a few at a time, then shown all at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from cardavia.ui.stage.marking import Marking

SHARPEN = 60
"""Milliseconds without another size until cards are drawn sharp again, when a window is being pulled larger."""
SLICE, BREATH = 6, 2
"""Milliseconds of drawing at a time, and of pause between two slices."""

Making = Callable[[], object]


class Renewal(QObject):
    """Makes the pictures that cards in sight lack after another size or another look, and hands them out together.

    Until then a card shows what it has, at another scale if need be. ``quiet`` tells that nothing flies just now:
    otherwise cards keep their size and get the look alone. ``cloth`` is made besides, in a slice of its own.
    """

    done = Signal()
    """Every card in sight shows what it should."""

    def __init__(self, marking: Marking, quiet: Callable[[], bool], cloth: Making, parent: QObject) -> None:
        super().__init__(parent)
        self._marking, self._quiet, self._cloth = marking, quiet, cloth
        self._makings: list[Making] | None = None
        self._later = QTimer(self, interval=SHARPEN, singleShot=True)
        self._later.timeout.connect(self.begin)
        self._slices = QTimer(self, interval=BREATH)
        self._slices.timeout.connect(self._on_slice)

    @property
    def is_due(self) -> bool:
        """Whether cards in sight may still show an old picture."""
        return self._later.isActive() or self._slices.isActive()

    def begin(self) -> None:
        """Renew what is old, beginning now; while the size still changes, not yet."""
        if not self._later.isActive():
            self._makings = None
            self._slices.start()

    def wait(self) -> None:
        """The table is changing its size: begin when it has kept one for a moment."""
        self._slices.stop()
        self._later.start()

    def stop(self) -> None:
        """Nobody looks: what is old is renewed when it is next to be seen."""
        self._later.stop()
        self._slices.stop()

    def _on_slice(self) -> None:
        watch = QElapsedTimer()
        watch.start()
        if self._makings is None:
            self._makings = [self._cloth, *self._to_make()]
        if not self._makings:  # in a turn of its own: the paint of everything follows, and nothing else with it
            self._slices.stop()
            self._hand_out()
            self.done.emit()
        while self._makings and watch.elapsed() < SLICE:
            self._makings.pop()()

    def _to_make(self) -> list[Making]:
        marking = self._marking
        if not self._quiet():
            return [item.make for item, _ in marking.poses() if item.now.shown and item.is_old]
        return [
            lambda item=item, pose=pose: item.make_for(pose, marking.dpr)  # type: ignore[misc]
            for item, pose in marking.poses()
            if pose.shown and item.is_old_at(pose, marking.dpr)
        ]

    def _hand_out(self) -> None:
        quiet, marking = self._quiet(), self._marking
        for item, pose in marking.poses():
            if not quiet:
                if item.now.shown and item.is_old:
                    item.refresh()
            elif pose.shown and item.is_old_at(pose, marking.dpr):
                item.rest(pose, marking.dpr)
