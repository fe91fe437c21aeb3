"""Keeps matches: after every step on disk, and in memory while the disk refuses. Nothing is written over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardavia.ai.levels import Level
from cardavia.engine.record import Record
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.zones import Seat
from cardavia.game import Game
from cardavia.storage import tallies
from cardavia.storage.places import Places
from cardavia.storage.records import Match, Matches
from cardavia.storage.troubles import Trouble

YOU = "you"
HUMAN = Seat(0)

LEVELS = [level.value for level in Level]
"""From the easiest."""

Tell = Callable[[Trouble | None], None]


class Keeper:
    """One open match a game, and the finished ones. ``tell`` hears of everything that could not be done."""

    def __init__(
        self, matches: Matches, places: Places, games: Mapping[str, Game[Any]], tell: Tell, level: Callable[[], str]
    ) -> None:
        self._matches, self._places, self._games, self._tell, self._level = matches, places, games, tell, level
        self._unwritten: set[str] = set()
        """Games whose latest step is not on disk."""
        self._held: dict[str, Session[Any]] = {}
        """Matches that were left while the disk refused them."""
        self._played_at: dict[str, str] = {}
        """The level of the open match of a game: the easiest one that was chosen while it was played."""
        self._unfiled: list[Match] = []
        """Matches put away while the disk refused them: filed as soon as there is room."""
        self._barred: set[str] = set()
        """Games whose file belongs to another match that could not be moved away: it must not be written over."""

    def keep(self, record: Record) -> None:
        """Keep a match as it stands."""
        if record.result is None:
            levels = (self._level(), self._played_at.get(record.game, self._level()))
            self._played_at[record.game] = min(levels, key=LEVELS.index)
        if record.game in self._barred:
            return
        trouble = self._matches.keep(self._match(record))
        (self._unwritten.discard if trouble is None else self._unwritten.add)(record.game)
        self._tell(trouble)
        if trouble is None and self._unfiled:
            self._unfiled = [match for match in self._unfiled if self._matches.file(match) is not None]

    def _match(self, record: Record) -> Match:
        level = self._played_at.get(record.game, self._level())
        return Match(record, tuple(YOU if seat == HUMAN else level for seat in range(record.seats)))

    def is_open(self, game: str) -> bool:
        """Whether a match of this game waits to be resumed, as far as can be told without reading it."""
        return game in self._held or self._matches.is_open(game)

    def waiting(self, game: str) -> Session[Any] | None:
        """The match that waits; what cannot be read is set aside and told."""
        if game in self._held:
            return self._held[game]
        if not self._matches.is_open(game):
            return None
        opened = self._matches.open(game)
        for trouble in opened.troubles:
            self._tell(trouble)
        if opened.match is not None:
            self._played_at[game] = next((each for each in opened.match.players if each in LEVELS), self._level())
        return opened.session

    def tally(self, game: str) -> tuple[int, int]:
        """Finished matches of a game at any level, and how many of them the person won."""
        kept, troubles = tallies.load(self._places.tallies)
        for trouble in troubles:
            self._tell(trouble)
        counts = [kept.of(game, level) for level in Level]
        return sum(each.played for each in counts), sum(each.won for each in counts)

    def leave(self, game: str, session: Session[Any]) -> None:
        """The table is left: a finished match is counted and filed, any other waits."""
        self._held.pop(game, None)
        if session.state.phase == Phase.OVER:
            if not self._file(session.record()):
                self._held[game] = session
            return
        if not self._matches.is_open(game):  # somebody cleared the folder while it was played
            self.keep(session.record())
        if game in self._unwritten or game in self._barred:
            self._held[game] = session

    def put_away(self, game: str) -> None:
        """Make room for a new match of a game: the one that waits goes to the finished or to the left ones."""
        session = self.waiting(game)
        held = self._held.pop(game, None)
        match = None if held is None else self._match(held.record())
        if session is not None and self._file(session.record()):
            self._barred.discard(game)
            return
        self._played_at.pop(game, None)
        if match is not None:
            self._unfiled.append(match)
        if self._matches.is_open(game):
            trouble = self._matches.lay_aside(game)
            self._tell(trouble)
            (self._barred.discard if trouble.aside else self._barred.add)(game)

    def _file(self, record: Record) -> bool:
        """Count a match that is over, and put it among the finished ones; True if it lies there."""
        match = self._match(record)
        if record.result is not None:
            kept, troubles = tallies.load(self._places.tallies)
            level = self._played_at.get(record.game, self._level())
            side = self._games[record.game].rules.side(HUMAN)
            counted = kept.counted(record, level, tallies.outcome(record.result, side))
            for trouble in (*troubles, tallies.save(self._places.tallies, counted)):
                self._tell(trouble)
        trouble = self._matches.finish(match)
        self._tell(trouble)
        if trouble is None:
            self._played_at.pop(record.game, None)
        return trouble is None
