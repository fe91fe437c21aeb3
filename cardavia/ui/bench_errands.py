"""What a person asks of the window at a table, and how long each takes: another language, the rules, a card to play."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from cardavia.ui.house import House
from cardavia.ui.stopwatch import TimedOut, rest

TURN = 20.0
"""Seconds within which the player's turn comes."""


def errands(house: House, seed: int) -> dict[str, float]:
    """Milliseconds of each, at a table of Scopa; the match is left in the house's own folder."""
    house.host.start("scopa", house.games["scopa"].options(), seed)
    _until(lambda: house.conductor.waiting)
    house.host.go_home()
    rest(0.3)
    found = {"errand/resume": _taken(lambda: house.host.resume("scopa"), done=lambda: house.conductor.waiting)}
    window, preferences = house.window, house.preferences
    preferences.change(language="it")  # its catalogue is read now, as those of all languages once
    preferences.change(language="en")
    rest(0.3)
    found["errand/language"] = _taken(lambda: preferences.change(language="it"))
    preferences.change(language="en")
    rest(0.3)
    found["errand/rules"] = _taken(lambda: window.open_panel("rules"))
    window.close_panel()
    rest(0.3)
    found["errand/click"] = _click(house)
    return found


def _taken(errand: Callable[[], object], done: Callable[[], bool] = lambda: True) -> float:
    """Milliseconds until an errand is done and painted."""
    painted: list[float] = []
    began = time.perf_counter()
    errand()
    _until(done)
    _when_painted(lambda: painted.append(time.perf_counter()))
    _until(lambda: bool(painted))
    return 1000 * (painted[0] - began)


def _when_painted(tell: Callable[[], None]) -> None:
    """A call that is posted now comes after all that is posted already; one that is posted by it, after its paint."""
    QTimer.singleShot(0, lambda: QTimer.singleShot(0, tell))


def _click(house: House) -> float:
    """Milliseconds from the click on a card that may be played until the first frame in which it moves is painted."""
    stage, session = house.page.stage, house.conductor.session
    if session is None:
        raise RuntimeError("no match has begun")
    played = Counter(move.cards[0] for move in session.rules.legal_moves(session.state))
    card = next(card for card, ways in played.items() if ways == 1)  # no question follows
    frames: list[float] = []
    connection = stage.clock.ticked.connect(lambda: _when_painted(lambda: frames.append(time.perf_counter())))
    began = time.perf_counter()
    _press(stage.viewport(), stage.item_rect(card).center())
    _until(lambda: bool(frames))
    QObject.disconnect(connection)
    return 1000 * (frames[0] - began)


def _press(widget: QWidget, point: QPointF) -> None:
    """A click with the left button."""
    left, none, plain = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    there = QPointF(widget.mapToGlobal(point))
    for kind, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, none)):
        QApplication.sendEvent(widget, QMouseEvent(kind, point, there, left, held, plain))


def _until(true: Callable[[], bool]) -> None:
    """Let the event loop run until something is true. Raises ``TimedOut``."""
    end = time.monotonic() + TURN
    while not true():
        if time.monotonic() > end:
            raise TimedOut
        rest(0.005)
