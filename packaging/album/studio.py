"""Where pictures of the program are taken: the whole house in one window, without clock, disk or chance."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase, QImage
from PySide6.QtWidgets import QApplication

from cardavia.engine.session import Session
from cardavia.games import NAMES
from cardavia.storage.places import Places
from cardavia.storage.settings import Settings
from cardavia.ui.house import House, build, leave
from cardavia.ui.keeper import HUMAN
from cardavia.ui.stopwatch import rest
from cardavia.ui.wardrobe import REGRADE

LETTERS, POINTS = "Noto Sans", 9
"""The text of the interface: bundled, so that no machine's own font is in the pictures."""
STILL = (REGRADE + 20) / 1000
"""Seconds after which a window that got another size or look has begun to renew what it shows."""

Size = tuple[int, int]


class Studio:
    """Takes pictures of the window. ``folder`` is for what the program keeps meanwhile."""

    def __init__(self, folder: Path) -> None:
        app = QApplication.instance()
        self._app = app if isinstance(app, QApplication) else QApplication(["album"])
        places = Places.within(folder)
        self.assets = places.assets
        for file in sorted((places.assets / "fonts").glob("*.[ot]tf")):
            QFontDatabase.addApplicationFont(str(file))
        self._app.setFont(QFont(LETTERS, POINTS))
        chosen = Settings().changed(language="en", theme="light", speed=0.0, pace=0.0)
        self.house: House = build(self._app, places, chosen, lambda _settings: None, NAMES)
        self.house.window.show()

    def dress(self, **settings: Any) -> None:
        """Other settings."""
        self.house.preferences.change(**settings)

    def undress(self, *names: str) -> None:
        """The settings of the first day."""
        self.house.preferences.reset(*names)

    def home(self, size: Size) -> QImage:
        """The first page."""
        self.house.window.show_page("home")
        return self._taken(size)

    def table(self, session: Session[Any], size: Size, panel: str = "") -> QImage:
        """A match where it stands, the person to decide; with a panel beside it."""
        house = self.house
        game = house.games[session.record().game]
        house.preferences.change(game=game.id)
        house.window.resize(*size)
        house.window.show_page("table", game.id)
        house.conductor.begin(game, session, HUMAN)
        house.minds.cancel()  # what a mind would advise depends on the time it gets
        if panel:
            house.window.open_panel(panel)
        picture = self._taken(size)
        house.window.close_panel()
        house.conductor.leave()  # the next match may be of a game with other cards
        return picture

    def _taken(self, size: Size) -> QImage:
        window = self.house.window
        window.resize(*size)
        rest(STILL)
        while self.house.page.stage.renewal.is_due or self.house.faces.is_drawing_ahead:
            QCoreApplication.processEvents()
        return window.grab().toImage()

    def close(self) -> None:
        """Stop the threads and forget the pictures."""
        self.house.window.close()
        leave(self.house)
