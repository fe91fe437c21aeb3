"""The player's settings while the program runs: changed in one place, told at once, kept soon."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from cardavia.storage.settings import Settings
from cardavia.storage.troubles import Trouble

Keep = Callable[[Settings], Trouble | None]


class Preferences(QObject):
    """Holds the settings of the moment. A widget hears ``changed`` and gets the values that it draws."""

    changed = Signal(object, object)
    """The settings before and after."""
    unsaved = Signal(object)
    """The settings could not be written: the ``Trouble``. They are in force all the same."""
    SAVE_AFTER = 400
    """Milliseconds of quiet before a change is written: a dragged slider is one write."""

    def __init__(self, settings: Settings, keep: Keep, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._keep = keep
        self._soon = QTimer(self, singleShot=True, interval=self.SAVE_AFTER)
        self._soon.timeout.connect(self.save_now)

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    def change(self, **fields: object) -> None:
        """Set fields, tell, and keep. Raises ``ValueError`` for a name or a value that no setting has."""
        self._take(self._settings.changed(**fields))

    def reset(self, *names: str) -> None:
        """Put fields back to what they were on the first day. Raises ``ValueError`` for an unknown name."""
        self._take(self._settings.reset(*names))

    def _take(self, after: Settings) -> None:
        if after == self._settings:
            return
        before, self._settings = self._settings, after
        self._soon.start()
        self.changed.emit(before, after)

    def save_now(self) -> None:
        """Write what has not been written yet."""
        self._soon.stop()
        trouble = self._keep(self._settings)
        if trouble is not None:
            self.unsaved.emit(trouble)
