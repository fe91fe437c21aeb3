"""The host brings people to the table: a new match, an open one, the way home, and what is kept of it all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import SystemRandom
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from cardavia.ai.levels import Level
from cardavia.engine.events import MatchWon
from cardavia.engine.options import Options
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.game import Game
from cardavia.storage.places import Places
from cardavia.storage.records import Matches
from cardavia.storage.troubles import Trouble
from cardavia.ui.conductor import Conductor
from cardavia.ui.home import Home, OpenMatch
from cardavia.ui.in_sight import game_of
from cardavia.ui.keeper import HUMAN, Keeper
from cardavia.ui.panels.sheet import Deal
from cardavia.ui.preferences import Preferences
from cardavia.ui.table_page import TablePage
from cardavia.ui.variants import chosen
from cardavia.ui.window import MainWindow

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
        self._rooms, self._games = rooms, games
        self._keeper = Keeper(Matches(places, games), places, games, self.tell, self._level)
        self._told: set[str] = set()
        self._finished: dict[str, Deal] = {}
        """Game -> the last sheet of the match that was finished last."""
        rooms.page.last_sheet = self.last_sheet
        conductor, home, sheet = rooms.conductor, rooms.home, rooms.page.sheet
        home.play.connect(self.play)
        home.resume.connect(self.resume)
        rooms.page.home.connect(self.go_home)
        conductor.recorded.connect(self._keeper.keep)
        rooms.preferences.unsaved.connect(self.tell)
        conductor.deal_over.connect(self._on_deal_over)
        conductor.match_over.connect(self._on_match_over)
        sheet.go_on.connect(conductor.proceed)
        sheet.play_again.connect(self._on_again)
        sheet.home.connect(self.go_home)

    def _level(self) -> str:
        return self._rooms.preferences.settings.level

    def _chosen(self, game: str) -> Options:
        return chosen(self._rooms.preferences.settings, self._games[game])

    # coming to the table

    def play(self, game: str) -> None:
        """A new match by the variants that were chosen last, at once and without a question."""
        self.start(game, self._chosen(game), None)

    def start(self, game: str, options: Options, seed: int | None) -> None:
        """A new match; an open one is put away first, so that nothing is lost."""
        self._leave_table()
        self._keeper.put_away(game)
        door = self._games[game]
        number = SystemRandom().randrange(SEEDS) if seed is None else seed
        self._sit_down(door, Session(game, door.rules, door.seats[0], number, options))

    def resume(self, game: str) -> None:
        """Go on with the open match; if it cannot be read, say so and stay."""
        self._leave_table()
        session = self._keeper.waiting(game)
        if session is None:
            self.show_open()
        else:
            self._sit_down(self._games[game], session)

    def is_open(self, game: str) -> bool:
        """Whether a match of this game waits to be resumed."""
        return self._keeper.is_open(game)

    def _sit_down(self, door: Game[Any], session: Session[Any]) -> None:
        rooms = self._rooms
        rooms.conductor.choose_level(Level(rooms.preferences.settings.level))
        rooms.preferences.change(game=door.id)
        rooms.window.show_page("table", door.id)
        rooms.conductor.begin(door, session, HUMAN)
        rooms.page.setFocus()

    def go_home(self) -> None:
        """Back to the first page; the match is kept where it stands."""
        self._leave_table()
        self.show_open()
        self._rooms.window.show_page("home")

    def _leave_table(self) -> None:
        conductor = self._rooms.conductor
        session, game = conductor.session, conductor.game
        conductor.leave()
        # its sheet goes with the match: another game has other cards
        self._rooms.page.hide_sheet()
        if session is not None and game is not None:
            self._keeper.leave(game.id, session)

    def show_open(self) -> None:
        """Tell the home page which matches can be resumed."""
        for game in self._games:
            self._rooms.home.show_open(game, self._waiting(game))
            self._rooms.home.show_tally(game, *self._keeper.tally(game))

    def _waiting(self, game: str) -> OpenMatch | None:
        session = self._keeper.waiting(game)
        if session is None:
            return None
        state = session.state
        progress = session.rules.status(session.view(HUMAN).state) if target_of(state.options) is None else ()
        one_deal, over = target_of(state.options) is None, state.phase == Phase.OVER
        return OpenMatch(state.deal_no, standing(session), one_deal, tuple(progress), over)

    # what is told

    def tell(self, *troubles: Trouble | None) -> None:
        """Show troubles, each kind once an evening: a full disk is no news after every card."""
        for trouble in troubles:
            if trouble is not None and trouble.term + str(trouble.path) not in self._told:
                self._told.add(trouble.term + str(trouble.path))
                self._rooms.window.notice.report(trouble.term, trouble.values)

    @property
    def game(self) -> str:
        """The game at the table, or the one chosen last; the first of the menu if that is unknown."""
        return game_of(self._rooms.preferences.settings, self._games).id

    def options(self, game: str) -> Options:
        """The variants by which a game is told: those of the match at the table, else those of the next one."""
        door, session = self._games[game], self._rooms.conductor.session
        if session is not None and self._rooms.conductor.game is door:
            found: Options = session.state.options
            return found
        return self._chosen(game)

    def facts(self, game: str) -> Mapping[str, object]:
        """The numbers of a game's rule page, by the same variants."""
        return self._games[game].facts(self.options(game))

    # the end of a deal and of a match

    def _on_deal_over(self) -> None:
        conductor, page = self._rooms.conductor, self._rooms.page
        session, game = conductor.session, conductor.game
        if session is None or game is None:
            return
        state = session.state
        over = state.phase == Phase.OVER
        won = next((event.side for event in session.last.events if isinstance(event, MatchWon)), None)
        told = Deal(game.id, state.sheet, state.deal_no, target_of(state.options), standing(session), over, won)
        if over:
            self._finished[game.id] = told
        page.sheet.show_deal(told)

    def last_sheet(self) -> Deal | None:
        """What the sheet told after the deal before the present one, else at the end of the match before; or None."""
        session, game = self._rooms.conductor.session, self._rooms.conductor.game
        if session is None or game is None:
            return None
        state = session.state
        lines = tuple(line for line in state.sheet if line.deal < state.deal_no)
        if not lines:
            return self._finished.get(game.id)
        totals = session.rules.standing(replace(state, sheet=lines))
        return Deal(game.id, lines, lines[-1].deal, target_of(state.options), totals)

    def _on_match_over(self) -> None:
        """The last sheet was read."""
        self.go_home()

    def _on_again(self) -> None:
        """Another match by the same variants."""
        conductor = self._rooms.conductor
        if conductor.game is not None and conductor.session is not None:
            self.start(conductor.game.id, conductor.session.state.options, None)


def target_of(options: Options) -> int | None:
    """The points to which a match is played; None where it is one deal."""
    target = getattr(options, "target", None)
    return target if isinstance(target, int) else None


def standing(session: Session[Any]) -> tuple[int, ...]:
    """What decides the match as it stands, a number a side."""
    return session.rules.standing(session.state)
