"""One clock: exact steps, certain ends, silence at rest."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from cardavia.ui.stage.clock import STALL, Clock, Hold, Track, even, landing, smooth, swell


@pytest.fixture
def clock(qtbot: QtBot) -> Clock:
    return Clock()


def test_a_track_is_a_function_of_time(clock: Clock) -> None:
    drawn: list[float] = []
    clock.play([Track(100, 200, drawn.append)])
    for ms in (50, 50, 50, 100, 50, 1000):
        clock.step(ms)
    assert drawn == [0.0, 0.25, 0.75, 1.0]
    assert not clock.running


def test_the_end_is_drawn_whatever_the_frames_are(clock: Clock) -> None:
    drawn: list[float] = []
    clock.play([Track(0, 0, drawn.append), Track(10, 30, drawn.append)])
    clock.step(5000)
    assert drawn == [1.0, 1.0]


def test_ends_are_told_once_and_in_order(clock: Clock) -> None:
    told: list[str] = []
    clock.play([Track(0, 50, lambda _: None)], lambda: told.append("short"))
    clock.play([Track(0, 90, lambda _: None)], lambda: told.append("long"))
    clock.step(60)
    assert told == ["short"]
    clock.step(60)
    clock.step(60)
    assert told == ["short", "long"]


def test_skip_draws_every_end(clock: Clock) -> None:
    order: list[int] = []
    clock.play(
        [Track(300, 50, lambda _: order.append(3)), Track(0, 50, lambda _: order.append(1))], lambda: order.append(9)
    )
    clock.skip()
    assert order == [1, 3, 9]
    assert not clock.running and not clock.ticking


def test_dropped_tracks_are_silent(clock: Clock) -> None:
    told: list[float] = []
    clock.play([Track(0, 50, told.append)], lambda: told.append(-1))
    clock.drop()
    clock.step(100)
    assert told == [] and not clock.ticking


def test_the_timer_runs_only_while_something_moves(clock: Clock, qtbot: QtBot) -> None:
    assert not clock.ticking
    with qtbot.waitSignal(clock.stopped):
        clock.play([Track(0, 40, lambda _: None)])
        assert clock.ticking
    assert not clock.ticking


def test_a_stall_swallows_no_motion(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stalled(QElapsedTimer):
        def restart(self) -> int:
            return 5000

    drawn: list[float] = []
    monkeypatch.setattr(clock, "_watch", Stalled())
    clock.play([Track(0, 400, drawn.append)])
    clock._on_tick()
    assert drawn == [STALL / 400]


def test_a_sequence_may_begin_another_at_its_end(clock: Clock) -> None:
    told: list[str] = []
    clock.play(
        [Track(0, 10, lambda _: None)],
        lambda: clock.play([Track(0, 10, lambda _: None)], lambda: told.append("second")),
    )
    clock.step(20)
    assert clock.running and clock.ticking
    clock.step(20)
    assert told == ["second"] and not clock.running


def test_eases_begin_and_end_where_they_must() -> None:
    for ease in (even, smooth, landing):
        assert (ease(0.0), ease(1.0)) == pytest.approx((0.0, 1.0))
    assert 1.0 < max(landing(step / 100) for step in range(100)) < 1.02
    assert (swell(0.0), swell(0.5), swell(1.0)) == (0.0, 1.0, 0.0)
    assert smooth(0.5) > 0.5


def test_a_hold_is_only_time_unless_somebody_goes_on(clock: Clock) -> None:
    drawn: list[float] = []
    clock.play([Track(0, 100, drawn.append), Track(1000, 100, drawn.append)], holds=[Hold(100, 1000)])
    assert not clock.release(), "nothing is being read yet"
    clock.step(150)
    clock.step(800)
    assert drawn == [1.0]
    clock.step(100)
    assert drawn == [1.0, 0.5]
    assert not clock.release(), "it is over"


def test_going_on_ends_a_hold_at_once_and_nothing_else(clock: Clock) -> None:
    drawn: list[float] = []
    clock.play([Track(200, 100, drawn.append), Track(1000, 100, drawn.append)], holds=[Hold(100, 1000)])
    clock.step(150)
    assert clock.release()
    assert drawn == [1.0, 0.0], "what would have been drawn meanwhile has its end, what follows begins"
    clock.step(50)
    assert drawn[-1] == 0.5 and clock.running


def test_an_open_hold_lasts_without_a_timer_until_somebody_goes_on(clock: Clock) -> None:
    told: list[str] = []
    drawn: list[float] = []
    clock.play([Track(500, 100, drawn.append)], lambda: told.append("end"), [Hold(100, 500, is_open=True)])
    clock.step(300)
    assert clock.ticking
    clock.step(400)
    assert not clock.ticking and clock.running
    for _ in range(100):
        clock.step(1000)
    assert told == [] and drawn == []
    assert clock.release() and clock.ticking
    clock.step(50)
    assert drawn[-1] == 0.5
    clock.step(50)
    assert told == ["end"]


def test_a_skip_does_not_ask_whether_somebody_reads(clock: Clock) -> None:
    told: list[str] = []
    clock.play([], lambda: told.append("end"), [Hold(0, 500, is_open=True)])
    clock.step(600)
    clock.skip()
    assert told == ["end"] and not clock.running


def test_what_takes_no_time_needs_no_timer(clock: Clock) -> None:
    drawn: list[float] = []
    clock.play([Track(0, 0, drawn.append)])
    assert drawn == [1.0] and not clock.running and not clock.ticking
