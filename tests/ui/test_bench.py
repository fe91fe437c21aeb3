"""The bench measures the real window: a short run of each kind."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardavia.bench import GOALS
from cardavia.engine.cards import UNKNOWN, Card
from cardavia.ui import bench as measuring
from cardavia.ui.bench import Bench
from cardavia.ui.bench_errands import errands
from cardavia.ui.look.faces import Faces
from cardavia.ui.stage.clock import Clock
from cardavia.ui.stopwatch import Frames, Heart, TimedOut, rest, wait_for


class Bell(QObject):
    rung = Signal()


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    monkeypatch.setattr(measuring, "IDLE", 0.05)
    monkeypatch.setattr(measuring, "DRAG", 3)
    made = Bench(tmp_path, QSize(900, 600))
    yield made
    made.close()


def test_frames_are_counted_while_something_moves(qtbot: QtBot) -> None:
    clock = Clock()
    frames = Frames(clock)
    for _ in range(4):
        clock.ticked.emit()
    qtbot.waitUntil(lambda: len(frames.works) == 4)
    assert len(frames.intervals) == 3 and min(frames.intervals) >= 0
    clock.stopped.emit()
    clock.ticked.emit()
    assert len(frames.intervals) == 3, "a pause is no frame"
    frames.clear()
    assert frames.intervals == frames.works == []


def test_what_the_scene_posts_in_a_frame_is_work_of_that_frame(qtbot: QtBot) -> None:
    clock = Clock()
    frames = Frames(clock)
    paint = 0.004

    def painting() -> None:
        until = time.process_time() + paint
        while time.process_time() < until:
            pass

    clock.ticked.emit()
    QTimer.singleShot(0, clock, painting)  # as the scene does when the tick moves its items: after whoever measures
    qtbot.waitUntil(lambda: len(frames.works) == 1)
    assert frames.works[0] >= paint


def test_the_heart_notices_a_blocked_loop(qtbot: QtBot) -> None:
    heart = Heart()
    with heart.beating() as beats:
        rest(0.01)
        time.sleep(0.06)
        rest(0.01)
    assert 0.06 <= beats.longest < 5


def test_waiting_ends_with_the_signal_or_says_that_it_never_came(qtbot: QtBot) -> None:
    bell = Bell()
    QTimer.singleShot(0, bell.rung.emit)
    wait_for(bell.rung)
    with pytest.raises(TimedOut):
        wait_for(bell.rung, seconds=0.02)


def test_where_the_system_tells_nothing_of_memory_it_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "exists", lambda _path: False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert measuring.memory() == {}, "no number is no promise kept"


@pytest.mark.slow
def test_a_short_run_measures_everything(bench: Bench) -> None:
    bench._sit_down("scopa")
    bench._play(bench._session.deal())
    found = bench._smoothness("deal-scopa", mind=False) | bench.slider() | bench.sizes() | bench.idle()
    assert {"deal-scopa.p50", "deal-scopa.longest", "deal-scopa.work"} <= found.keys()
    assert 0 < found["deal-scopa.p50"] <= found["deal-scopa.p99"] <= found["deal-scopa.longest"]
    assert found["slider/longest"] > 0 and found["size/sharp"] > 0
    assert found["idle/wakes"] == 0, "nothing ticks at rest"
    assert measuring.memory()["memory"] > 20


@pytest.mark.slow
def test_what_is_measured_is_no_first_start(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the rehearsal every face comes from the cache folder; a back in flight has any size."""
    monkeypatch.setattr(measuring, "TRICKS", 1)
    bench.rehearse()
    drawn: list[Card] = []
    draw = Faces._draw

    def counted(faces: Faces, card: Card, pixels: int, turn: float) -> QImage:
        drawn.append(card)
        return draw(faces, card, pixels, turn)

    monkeypatch.setattr(Faces, "_draw", counted)
    bench._deal("scopa", "deal-scopa", mind=False)
    assert set(drawn) <= {UNKNOWN}


@pytest.mark.slow
def test_errands_are_measured_at_a_real_match(bench: Bench) -> None:
    found = errands(bench._house, seed=7)
    assert found.keys() == {name for name in GOALS if name.startswith("errand/")}
    assert min(found.values()) > 0
    session = bench._house.conductor.session
    assert session is not None and len(session.moves) >= 1, "the card that was clicked is played"
    assert bench._house.preferences.settings.language == "en"


def test_nothing_of_qt_is_there_before_all_else_is() -> None:
    told = (
        "import sys; from cardavia.ui.before_qt import import_all; import_all();"
        "print('PySide6' in sys.modules, 'pydantic' in sys.modules, 'cardavia.games.minchiate.mind' in sys.modules)"
    )
    answer = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout
    assert answer.split() == ["False", "True", "True"]
