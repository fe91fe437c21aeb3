"""Measures the real window at the scale of this process: frames, sliders, sizes, faces, idling."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop, QSize, QTimer
from PySide6.QtWidgets import QApplication

from cardavia.ai.arena import quantile
from cardavia.ai.levels import Level
from cardavia.engine.events import TrickWon
from cardavia.engine.moves import Verb
from cardavia.engine.session import Session
from cardavia.engine.shuffle import luck_of
from cardavia.engine.state import Step
from cardavia.engine.view import redact
from cardavia.engine.zones import Seat
from cardavia.storage.places import Places
from cardavia.storage.settings import Settings
from cardavia.ui.bench_errands import errands
from cardavia.ui.house import House, build, clear_away
from cardavia.ui.look.curves import Look
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.shelves import DiskShelf
from cardavia.ui.minds import MindThread
from cardavia.ui.stopwatch import Frames, Heart, rest, wait_for

LATE = 0.025
"""Seconds after which a frame of 16 ms is late."""
SEED = 144
ME = Seat(0)
FACE = 160
"""Logical pixels across a card of the own hand on a table of 1920 × 1080."""
VISIBLE = 21
"""Cards of a hand of Minchiate: so many are in sight at the least while a slider moves."""
IDLE = 4.0
"""Seconds of watching a table at rest."""
TRICKS = 3
HASTE = 3.0
"""Times the designed speed of what is not measured."""
DRAG = 24
"""Steps of a dragged slider, and sizes of a window that is being pulled."""
PULL = 16
"""Milliseconds between two of those."""

Figures = dict[str, float]
"""What was measured by name: milliseconds, per cent, MiB or a number, as the name's row says."""


class Bench:
    """One window of one size; ``measure`` gives what one run finds."""

    def __init__(self, home: Path, size: QSize) -> None:
        existing = QApplication.instance()
        self._app = existing if isinstance(existing, QApplication) else QApplication(["cardavia"])
        self._size, self._places = size, Places.within(home)
        chosen = Settings().changed(language="en", theme="light")
        self._house: House = build(self._app, self._places, chosen, lambda _chosen: None)
        self._stage = self._house.page.stage
        self._frames, self._heart = Frames(self._stage.clock), Heart()
        self._worker = MindThread(self._app)
        self._think: Callable[[], None] = _nothing
        self._worker.answered.connect(lambda _advice: self._think())
        self._house.window.resize(size)
        self._house.window.show()
        rest(0.2)

    def close(self) -> None:
        """Leave the house and let its threads end."""
        self._worker.shutdown()
        self._house.window.close()
        clear_away(self._house)

    def rehearse(self) -> None:
        """Everything that flies once, in haste: the cards of a first start are drawn now, and kept on disk."""
        self._house.preferences.change(speed=HASTE, pace=0.0, trick_hold=0.5)
        for game in ("minchiate", "scopa"):
            self._deal(game, "", mind=False)
            self._at_rest()
        self.tricks(mind=False)
        self._at_rest()
        self._house.preferences.reset("speed", "pace", "trick_hold")

    def measure(self) -> Figures:
        """Everything once; some seconds for each deal and trick."""
        found: Figures = {}
        for game, name in (("minchiate", "deal-97"), ("scopa", "deal-scopa")):
            for mind in (False, True):
                found |= self._deal(game, name, mind=mind)
        for mind in (False, True):
            found |= self.tricks(mind=mind)
        self._sit_down("minchiate")
        self._play(self._session.deal())
        found |= self.slider()
        found |= self.sizes()
        found |= self.idle()
        found |= memory()
        found |= self.pack()
        found |= errands(self._house, SEED)
        return found

    # the table

    def _sit_down(self, game: str) -> None:
        """An empty table for a game, as at the beginning of a match: no picture is in memory, all are on disk."""
        door = self._house.games[game]
        self._house.preferences.change(game=game)
        self._house.window.show_page("table", game)
        self._house.faces.forget()
        self._stage.lay(door)
        self._session: Session[Any] = Session(game, door.rules, door.seats[0], SEED, door.options())
        self._stage.settle(self._session.view(ME))
        rest(0.05)

    def _play(self, step: Step[Any]) -> None:
        seen = tuple(redact(self._session.rules, ME, event) for event in step.events)
        QTimer.singleShot(0, lambda: self._stage.play(seen, self._session.view(ME)))
        wait_for(self._stage.settled)

    @contextmanager
    def _thinking(self, on: bool) -> Iterator[None]:
        """The strongest mind thinks without a pause: about Minchiate, the most that a mind has to think about."""
        if not on:
            yield
            return
        door = self._house.games["minchiate"]
        session: Session[Any] = Session(door.id, door.rules, door.seats[0], SEED, door.options())
        session.deal()
        _go_on(session, until=lambda step: any(isinstance(event, TrickWon) for event in step.events))
        view = session.view(session.state.turn)

        def think() -> None:
            self._worker.ask(door, view, Level.HARD, luck_of(session.seed, session.ply), seconds=60.0)

        self._think = think
        think()
        try:
            yield
        finally:
            self._think = _nothing
            self._worker.cancel()

    def _deal(self, game: str, name: str, *, mind: bool) -> Figures:
        self._sit_down(game)
        with self._thinking(mind):
            rest(0.05)
            self._frames.clear()
            self._play(self._session.deal())
        return self._smoothness(name, mind)

    def tricks(self, *, mind: bool) -> Figures:
        """Cards fly to a trick and it is taken, some times over."""
        self._sit_down("minchiate")
        session = self._session
        session.deal()
        _go_on(session, until=lambda _step: all(move.verb is Verb.PLAY for move in _legal(session)))
        self._stage.settle(session.view(ME))
        with self._thinking(mind):
            rest(0.05)
            self._frames.clear()
            for _ in range(TRICKS * session.state.seats):
                self._play(session.submit(_legal(session)[0]))
        return self._smoothness("trick", mind)

    def _smoothness(self, name: str, mind: bool) -> Figures:
        name = f"{name}.mind" if mind else name
        intervals, works = self._frames.intervals, self._frames.works
        spent = {} if mind else {f"{name}.work": quantile(works, 0.99)}
        return {
            f"{name}.p50": quantile(intervals, 0.5),
            f"{name}.p99": quantile(intervals, 0.99),
            f"{name}.longest": 1000 * max(intervals),
            f"{name}.late": 100 * sum(interval > LATE for interval in intervals) / len(intervals),
        } | spent

    # what a person changes

    def slider(self) -> Figures:
        """One step of the contrast, then a slider that is dragged."""
        preferences, renewal = self._house.preferences, self._stage.renewal
        self._at_rest()
        with self._heart.beating() as step:
            began, spent = time.perf_counter(), time.process_time()
            QTimer.singleShot(0, lambda: preferences.change(contrast=60))
            wait_for(renewal.done)
            found = {"slider/step": 1000 * (time.perf_counter() - began)}
            found["slider/cpu"] = 1000 * (time.process_time() - spent)
        found["slider/longest"] = 1000 * step.longest
        rest(0.2)
        with self._heart.beating() as drag:
            for number in range(DRAG):
                QTimer.singleShot(PULL * number, lambda contrast=30 + number: preferences.change(contrast=contrast))
            rest(DRAG * PULL / 1000)
            if renewal.is_due:
                wait_for(renewal.done)
        found["slider/drag"] = 1000 * drag.longest
        preferences.change(contrast=50)
        rest(0.3)
        return found

    def sizes(self) -> Figures:
        """A window that is pulled larger by its corner, and let go."""
        window, renewal = self._house.window, self._stage.renewal
        self._at_rest()

        with self._heart.beating() as beats:
            for number in range(DRAG):  # a window manager too waits for the program between two sizes
                window.resize(self._size - QSize(8, 5) * (DRAG - number))
                rest(PULL / 1000)
            began = time.perf_counter()
            window.resize(self._size - QSize(1, 1))
            wait_for(renewal.done)
            found = {"size/sharp": 1000 * (time.perf_counter() - began)}
        found["size/longest"] = 1000 * beats.longest
        window.resize(self._size)
        wait_for(renewal.done)
        return found

    def _at_rest(self) -> None:
        """Until nothing is drawn ahead any more."""
        until = time.perf_counter() + 60
        while self._house.faces.is_drawing_ahead and time.perf_counter() < until:
            rest(0.05)

    def idle(self) -> Figures:
        """A table at rest: how much of a core it takes, and how often our own timers wake the program."""
        self._at_rest()
        rest(1.0)
        timers = [timer for root in (self._app, self._house.window) for timer in root.findChildren(QTimer)]
        waking = sum(1000 / max(1, timer.interval()) for timer in timers if timer.isActive())
        cpu, began = time.process_time(), time.perf_counter()
        rest(IDLE)
        share = (time.process_time() - cpu) / (time.perf_counter() - began)
        return {"idle/cpu": 100 * share, "idle/wakes": waking}

    def pack(self) -> Figures:
        """The 97 cards of Minchiate drawn from their files, read from disk, and had from memory."""
        ratio, pattern = self._house.window.devicePixelRatioF(), self._house.voice.phrases.pattern
        disk = DiskShelf(self._places.cache / "bench")
        found: Figures = {}
        for name, shelf in (("faces/drawn", None), ("", disk), ("faces/read", disk)):
            faces = Faces(self._places.assets, self._app, shelf)
            faces.dress(pattern)
            began = time.perf_counter()
            for card in pattern.deck.cards:
                faces.face(card, FACE, ratio)
            if name:
                found[name] = 1000 * (time.perf_counter() - began)
            disk.flush()
            spent = time.process_time()
            faces.grade(Look(60, 60))
            for card in pattern.deck.cards[:VISIBLE]:
                faces.face(card, FACE, ratio)
            found["slider/grade"] = 1000 * (time.process_time() - spent)
            faces.forget()
            faces.deleteLater()
        disk.close()
        return found


def _nothing() -> None:
    """Nobody is to think."""


def _legal(session: Session[Any]) -> tuple[Any, ...]:
    return session.rules.legal_moves(session.state)


def _go_on(session: Session[Any], until: Callable[[Step[Any]], bool]) -> None:
    """The first legal move, again and again."""
    while not until(session.last):
        session.submit(_legal(session)[0])


def memory() -> Figures:
    """MiB of this process that lie in memory now, or the most that ever did; nothing where the system tells neither."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmRSS"))
        return {"memory": int(line.split()[1]) / 1024}
    if sys.platform == "win32":
        return {}
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"memory": most / (2**20 if sys.platform == "darwin" else 2**10)}


def measure(home: Path, size: tuple[int, int], runs: int, tell: Callable[[Figures], object]) -> None:
    """So many runs in a window of so many logical pixels; each is told as soon as it is there."""
    bench = Bench(home, QSize(*size))
    bench.rehearse()
    for _ in range(runs):
        tell(bench.measure())
    bench.close()
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 200)
