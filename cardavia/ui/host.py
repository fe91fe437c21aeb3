"""The host brings people to the table: a new match, an open one, the way home, and what is kept of it all."""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from cardavia.ai.levels import Level
from cardavia.engine.events import MatchWon
from cardavia.engine.options import Options
from cardavia.engine.record import Record
from cardavia.engine.score import total
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.zones import Seat
from cardavia.game import Game
from cardavia.storage import tallies
from cardavia.storage.places import Places
from cardavia.storage.records import Match, Matches
from cardavia.storage.troubles import Trouble
from cardavia.ui.conductor import Conductor
from cardavia.ui.home import Home, OpenMatch
from cardavia.ui.preferences import Preferences
from cardavia.ui.table_page import TablePage
from cardavia.ui.window import MainWindow

YOU = "you"
HUMAN = Seat(0)
SEEDS = 2**31
"""Numbers of matches: short enough to be told to a friend."""


class Rooms(NamedTuple):
    """The pages and the people that the host leads together."""

    window: MainWindow
    home: Home
    page: TablePage
    conductor: Conductor
    preferences: Preferences


class Host(QObject):
    """Begins, resumes, keeps and ends matches. What cannot be kept is said, and the match goes on in memory."""

    def __init__(
        self, rooms: Rooms, games: Mapping[str, Game[Any]], places: Places, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._rooms, self._games, self._places = rooms, games, places
        self._matches = Matches(places, games)
        self._told: set[str] = set()
        conductor, home, sheet = rooms.conductor, rooms.home, rooms.page.sheet
        home.play.connect(self.play)
        home.resume.connect(self.resume)
        rooms.page.home.connect(self.go_home)
        conductor.recorded.connect(self.keep)
        rooms.preferences.unsaved.connect(self.tell)
        conductor.deal_over.connect(self._on_deal_over)
        conductor.match_over.connect(self._on_match_over)
        sheet.go_on.connect(conductor.proceed)
        sheet.play_again.connect(self._on_again)
        sheet.home.connect(self.go_home)

    # coming to the table

    def play(self, game: str) -> None:
        """A new match by the variants chosen last, at once and without a question."""
        self.start(game, self._options(game), None)

    def _options(self, game: str) -> Options:
        """The variants chosen last; the base rules if those cannot be read."""
        door = self._games[game]
        try:
            return door.options.read(self._rooms.preferences.settings.options.get(game, {}))
        except ValueError:
            return door.options()

    def start(self, game: str, options: Options, seed: int | None) -> None:
        """A new match; an open one is put among the finished ones first, so that nothing is lost."""
        self._put_away(game)
        door = self._games[game]
        number = SystemRandom().randrange(SEEDS) if seed is None else seed
        stored = {**self._rooms.preferences.settings.options, game: options.stored()}
        self._rooms.preferences.change(options=stored)
        self._sit_down(door, Session(game, door.rules, door.seats[0], number, options))

    def resume(self, game: str) -> None:
        """Go on with the open match; if it cannot be read, say so and stay."""
        opened = self._matches.open(game)
        self.tell(*opened.troubles)
        if opened.session is None or opened.match is None:
            self.show_open()
            return
        self._sit_down(self._games[game], opened.session)

    def is_open(self, game: str) -> bool:
        """Whether a match of this game waits to be resumed."""
        return self._matches.is_open(game)

    def _put_away(self, game: str) -> None:
        if self._matches.is_open(game):
            opened = self._matches.open(game)
            self.tell(*opened.troubles)
            if opened.match is not None:
                self.tell(self._matches.finish(opened.match))

    def _sit_down(self, door: Game[Any], session: Session[Any]) -> None:
        rooms = self._rooms
        rooms.conductor.choose_level(Level(rooms.preferences.settings.level))
        rooms.preferences.change(game=door.id)
        rooms.window.show_page("table", door.id)
        rooms.conductor.begin(door, session, HUMAN)
        rooms.page.setFocus()

    def go_home(self) -> None:
        """Back to the first page; the match is kept where it stands."""
        self._rooms.conductor.leave()
        self._rooms.page.hide_sheet()
        self.show_open()
        self._rooms.window.show_page("home")

    def show_open(self) -> None:
        """Tell the home page which matches can be resumed."""
        for game in self._games:
            self._rooms.home.show_open(game, self._waiting(game))

    def _waiting(self, game: str) -> OpenMatch | None:
        if not self._matches.is_open(game):
            return None
        opened = self._matches.open(game)
        self.tell(*opened.troubles)
        if opened.session is None:
            return None
        return OpenMatch(opened.session.state.deal_no, standing(opened.session))

    # keeping

    def keep(self, record: Record) -> None:
        """Keep the match as it stands, after every step."""
        self.tell(self._matches.keep(self._match(record)))

    def _match(self, record: Record) -> Match:
        level = self._rooms.preferences.settings.level
        players = tuple(YOU if seat == HUMAN else level for seat in range(record.seats))
        return Match(record, players)

    def tell(self, *troubles: Trouble | None) -> None:
        """Show troubles, each kind once an evening: a full disk is no news after every card."""
        for trouble in troubles:
            if trouble is not None and trouble.term + str(trouble.path) not in self._told:
                self._told.add(trouble.term + str(trouble.path))
                self._rooms.window.notice.report(trouble.term, trouble.values)

    def facts(self, game: str) -> Mapping[str, object]:
        """The numbers of a game's rule page, by the variants of the match at the table or of the next one."""
        door, session = self._games[game], self._rooms.conductor.session
        if session is not None and self._rooms.conductor.game is door:
            return door.facts(session.state.options)
        return door.facts(self._options(game))

    # the end of a deal and of a match

    def _on_deal_over(self) -> None:
        conductor, page = self._rooms.conductor, self._rooms.page
        session, game = conductor.session, conductor.game
        if session is None or game is None:
            return
        state = session.state
        over = state.phase == Phase.OVER
        won = next((event.side for event in session.last.events if isinstance(event, MatchWon)), None)
        target = getattr(state.options, "target", None)
        page.sheet.show_deal(state.sheet, state.deal_no, target, sides=state.seats, over=over, winner=won)
        if over:
            self._close(session)

    def _close(self, session: Session[Any]) -> None:
        """A match is over: count it and put it among the finished ones."""
        record = session.record()
        if record.result is None:
            return
        kept, troubles = tallies.load(self._places.tallies)
        level = self._rooms.preferences.settings.level
        counted = kept.counted(record, level, tallies.outcome(record.result, HUMAN))
        self.tell(*troubles, tallies.save(self._places.tallies, counted), self._matches.finish(self._match(record)))

    def _on_match_over(self) -> None:
        """The last sheet was read."""
        self.go_home()

    def _on_again(self) -> None:
        game = self._rooms.conductor.game
        if game is not None:
            self.play(game.id)


def standing(session: Session[Any]) -> tuple[int, ...]:
    """The totals of a match as it stands, a number a side."""
    return tuple(total(session.state.sheet, seat) for seat in session.state.everyone)
