"""Windows of every shape, in every language and with large text: nothing overlaps, nothing is cut, all can be read.

Only geometry is computed, on one position for each phase. A working day's run takes every pair of a size with a game's
phase, a language and a size of text; the night takes all combinations.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from album.positions import BOLD, ME, asked_phases, find, in_phase
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.zones import hand
from cardavia.games import NAMES, load
from cardavia.kits.tricks import TrickState
from cardavia.text.catalog import LANGUAGES
from tests.ui.surveying import Survey

SIZES = (
    (900, 600), (1024, 768), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (3440, 1440), (3840, 2160),
    (800, 1280), (1200, 1920), (640, 480), (480, 360),
)  # fmt: skip
TEXTS = (100, 160)
NIGHT = int(os.environ.get("CARDAVIA_DEALS", "0")) >= 1000
"""Whether there is time for all combinations."""
FULL, LATE, END = "full", "late", "end"


def is_late(state: Any) -> bool:
    """Few cards are left, and much has been captured."""
    taken = sum(len(cards) for zone, cards in state.zones.items() if zone.name == "taken")
    return state.phase == Phase.PLAY and len(state.at(hand(ME))) <= 2 and taken > 12


@cache
def positions(name: str) -> dict[str, Session[Any]]:
    """The first decision in every phase, a full table, the last cards, and the sheet of a deal."""
    game = load(name)
    ended: Session[Any] = Session(name, game.rules, game.seats[0], 3, game.options())
    ended.deal()
    chance = Random(3)
    while ended.waits_for_seat:
        ended.submit(chance.choice(game.rules.legal_moves(ended.state)))
    full = game.seats[0] - 1 if isinstance(ended.state, TrickState) else 8
    return {
        **{phase: find(game, in_phase(phase), bold=True) for phase in asked_phases(game)},
        FULL: find(game, in_phase(Phase.PLAY, full), bold=True),
        LATE: find(game, is_late, bold=True),
        END: ended,
    }


def plan(name: str) -> Iterator[tuple[str, int, str, tuple[int, int]]]:
    """Language, text size, phase and window, sorted so that little has to be built anew."""
    wears = list(product(LANGUAGES, TEXTS))
    phases = list(positions(name))
    for at, (language, text) in enumerate(wears):
        for number, phase in enumerate(phases):
            for place, size in enumerate(SIZES):
                # each size meets every phase once, and in turn every language and size of text
                if NIGHT or (number + 3 * place) % len(wears) == at:
                    yield language, text, phase, size


@pytest.fixture
def survey(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Survey]:
    """A house whose table is looked over; it is closed in the end."""
    made = Survey(qtbot, tmp_path, monkeypatch)
    yield made
    made.wear("en", 100)  # the next house takes the text of the application for that of the system
    made.guest.leave()


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_nothing_overlaps_and_nothing_is_cut(name: str, survey: Survey) -> None:
    faults: list[str] = []
    worn, laid = ("", 0), ""
    for language, text, phase, size in plan(name):
        if (language, text) != worn:
            worn, laid = (language, text), ""
            survey.leave_table()
            survey.wear(language, text)
        if phase != laid:
            laid = phase
            survey.leave_table()
            survey.lay(positions(name)[phase])
        survey.resize(size)
        where = f"{phase}, {size[0]}×{size[1]}, {language}, {text} %"
        faults += [f"{where}: {fault}" for fault in dict.fromkeys(survey.faults())]
    survey.leave_table()
    assert not faults, "\n".join(faults)


def test_every_size_meets_every_phase_language_and_size_of_text() -> None:
    for name in NAMES:
        planned = list(plan(name))
        assert {(phase, size) for _, _, phase, size in planned} == set(product(positions(name), SIZES))
        assert {(language, text) for language, text, _, _ in planned} == set(product(LANGUAGES, TEXTS))


def questions(name: str, matches: int) -> Iterator[Session[Any]]:
    """Matches at the last question before the play, after bold bids and declarations of the others."""
    game = load(name)
    for seed in range(matches):
        session: Session[Any] = Session(name, game.rules, game.seats[0], seed, game.options())
        session.deal()
        chance = Random(seed)
        asked = -1
        while session.waits_for_seat and session.state.phase != Phase.PLAY:
            if session.state.turn == ME and game.ask(session.state) is not None:
                asked = session.ply
            legal = game.rules.legal_moves(session.state)
            session.submit(chance.choice([move for move in legal if move.verb in BOLD] or list(legal)))
        if asked >= 0:
            session.undo(asked)
            yield session


@pytest.mark.parametrize("name", [name for name in NAMES if len(asked_phases(load(name))) > 1])
def test_on_the_smallest_window_a_question_leaves_every_plate_in_sight(name: str, survey: Survey) -> None:
    """Whoever is asked wants to know who has declared what, and how the sides stand."""
    hidden, asked = [], 0
    for session in questions(name, 12):
        survey.lay(session)
        survey.resize((480, 360))
        panel = next((each.box for each in survey.panels() if each.name == "decision"), None)
        if panel is not None:
            asked += 1
            plates = [each for each in survey.furniture() if each.seat is not None]
            hidden += [f"{session.seed}: {each.name}" for each in plates if each.box.intersects(panel)]
            assert QRectF(survey.stage.rect()).contains(panel), f"{session.seed}: it is cut"
        survey.leave_table()
    assert asked > 2 and not hidden, hidden


def test_a_survey_finds_what_overlaps_and_what_is_cut(survey: Survey) -> None:
    """The law itself is tried: a plate over the cards, a window that cuts a button, a panel beside the window."""
    survey.lay(positions("klaberjass")["bid"])
    survey.resize((1280, 800))
    assert not survey.faults()
    made = survey.stage.furniture
    plate = made._badges[ME]
    before = plate.pos()
    plate.setPos(survey.stage.item_rect(survey.stage.own[0]).topLeft())
    assert any("plate 0 and a card" in fault for fault in survey.faults())
    plate.setPos(before)
    decision = survey.page.overlays.decision
    decision.move(decision.x(), -20)
    assert any("decision is outside" in fault for fault in survey.faults())
    decision._settle()
    survey.page.bar._buttons["home"].setFixedWidth(10)
    assert any("bar: 'Home' is cut" in fault for fault in survey.faults())
    survey.leave_table()
