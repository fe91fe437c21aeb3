"""A whole house for tests: the real rooms, wired as the program wires them, with the clock at zero."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move
from cardavia.engine.session import Session
from cardavia.engine.zones import TABLE, Seat, hand
from cardavia.storage import settings
from cardavia.storage.places import Places
from cardavia.storage.settings import Settings
from cardavia.ui.house import House, build, clear_away


class Guest:
    """Somebody who has opened the house and sits at its table."""

    def __init__(self, qtbot: QtBot, home: Path, **chosen: Any) -> None:
        self.qtbot = qtbot
        self.places = Places.within(home)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        wanted = Settings().changed(**{"language": "en", "speed": 0.0, "pace": 0.0, "theme": "light", **chosen})
        self.house: House = build(app, self.places, wanted, lambda new: settings.save(self.places.settings, new))
        self.house.window.resize(1000, 700)
        self.house.window.show()
        qtbot.waitExposed(self.house.window)

    @property
    def session(self) -> Session[Any]:
        session = self.house.conductor.session
        assert session is not None
        return session

    def hand(self) -> tuple[Card, ...]:
        return self.session.state.at(hand(Seat(0)))

    def table(self) -> tuple[Card, ...]:
        return self.session.state.at(TABLE)

    def legal(self) -> tuple[Move, ...]:
        return self.session.rules.legal_moves(self.session.state)

    def wait_for_turn(self) -> None:
        """Until the person must decide; a sheet that comes between is read."""

        def waiting() -> bool:
            if self.house.conductor.at_sheet and not self.house.page.stage.busy:
                self.house.page.sheet.go_on.emit()
            return self.house.conductor.waiting

        self.qtbot.waitUntil(waiting, timeout=15_000)

    def sit_down(self, seed: int = 11, game: str = "scopa", **options: Any) -> None:
        """A match with known cards."""
        self.house.host.start(game, self.house.games[game].options(**options), seed)
        self.wait_for_turn()

    def leave(self) -> None:
        """Close the house and clear it away, once."""
        if not hasattr(self, "house"):
            return
        self.house.window.close()
        clear_away(self.house)
        del self.house
        # now, and not while Qt goes through all widgets: one that is collected meanwhile takes Qt with it
        gc.collect()
