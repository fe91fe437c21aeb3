"""A table page for any game, without the house around it: stage, conductor and minds as the program wires them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from album.positions import find
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.zones import Seat
from cardavia.games import load
from cardavia.storage.settings import Settings
from cardavia.text.catalog import Catalogue
from cardavia.text.patterns import plain
from cardavia.text.phrasebook import Phrasebook
from cardavia.text.words import WORDS as HOUSE
from cardavia.ui.conductor import Conductor
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.felt import Felt
from cardavia.ui.minds import MindThread
from cardavia.ui.names import Names
from cardavia.ui.panels.sheet import SheetPanel
from cardavia.ui.preferences import Preferences
from cardavia.ui.stage.scene import Stage
from cardavia.ui.table_page import Parts, TablePage
from cardavia.ui.voice import Voice
from cardavia.ui.words import WORDS as UI

ASSETS = Path(__file__).resolve().parents[2] / "assets"
ME = Seat(0)


class Sitting:
    """Somebody who sits at a table of this game; the other seats are the computer's."""

    def __init__(self, qtbot: QtBot, name: str, size: tuple[int, int] = (1000, 700)) -> None:
        self.qtbot, self.game = qtbot, load(name)
        pattern = plain(self.game.rules.deck.id)
        self.voice = Voice(Phrasebook(Catalogue.english(), {**HOUSE, **UI, **self.game.words}, pattern))
        self.faces, self.minds = Faces(ASSETS), MindThread()
        self.faces.dress(pattern)
        self.stage = Stage(self.game, self.faces, Felt(ASSETS), self.voice)
        self.conductor = Conductor(self.stage, self.minds)
        preferences = Preferences(Settings().changed(level="easy"), lambda _settings: None)
        names = Names(self.conductor, preferences, self.voice)
        sheet = SheetPanel(self.voice, self.faces, names, self.stage)
        self.page = TablePage(Parts(self.stage, self.conductor, sheet, self.faces, self.voice, names))
        self.stage.set_pace(0.0, 0.0, False)
        self.page.resize(*size)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.page.setFocus()

    @property
    def session(self) -> Session[Any]:
        session = self.conductor.session
        assert session is not None
        return session

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.stage.own

    def legal(self) -> tuple[Move, ...]:
        return self.session.rules.legal_moves(self.session.state)

    def sit_down(self, seed: int = 1, **options: Any) -> None:
        """A match with known cards, at the person's first decision."""
        chosen = self.game.options.read(options)
        self.take_up(Session(self.game.id, self.game.rules, self.game.seats[0], seed, chosen))

    def take_up(self, session: Session[Any]) -> None:
        """A match as it stands, such as a resumed one."""
        self.conductor.begin(self.game, session, ME)
        self.wait()

    def wait(self) -> None:
        """Until the person must decide, or a deal is over."""
        self.qtbot.waitUntil(lambda: self.conductor.waiting or self.conductor.at_sheet, timeout=20_000)

    def submit(self, move: Move) -> None:
        self.conductor.submit(move)
        self.wait()

    def find(self, fits: Callable[[Any], bool], **options: Any) -> None:
        """The first decision of the person that fits, in the first known match that has one.

        The matches are played by chance until then; what the others did there is chance too.
        """
        self.take_up(find(self.game, fits, **options))

    def asked_in(self, phase: str, **options: Any) -> None:
        """Where the person is asked in a phase."""
        self.find(lambda state: state.phase == phase, **options)

    def in_play(self) -> None:
        """Where the person may play a card to a trick that somebody else leads."""
        self.find(lambda state: state.phase == Phase.PLAY and bool(state.played))

    def leave(self) -> None:
        self.minds.shutdown()
        self.page.close()
        self.page.deleteLater()


def at(name: str) -> pytest.MarkDecorator:
    """The test is for somebody who sits at this table."""
    return pytest.mark.parametrize("sitting", [name], indirect=True)
