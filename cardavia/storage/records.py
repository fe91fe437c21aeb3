"""Matches on disk.

``RecordFile`` is the customs house: inside the program only ``Record`` exists. History of the format:

- schema 1 (Cardavia 0.1): ``schema, app, game, rules, shuffle, seats, seed, options, players, deals, moves, result``.
  ``players`` says who sat where: "you" or the level of a mind. ``deals`` counts the distributions so far, so that a
  match killed between deal and first move comes back with the cards on the table. ``result`` is null until it is over.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

import cardavia
from cardavia.engine import shuffle
from cardavia.engine.moves import Move
from cardavia.engine.record import Record
from cardavia.engine.session import Replayed, Session, replay
from cardavia.game import Game
from cardavia.storage.documents import Format, Migration, kept, moved_aside, recovered
from cardavia.storage.files import backup_of, set_aside, write_whole
from cardavia.storage.places import Places
from cardavia.storage.troubles import Damaged, Foreign, Newer, Trouble, unsaved

_log = logging.getLogger(__name__)

MIGRATIONS: dict[int, Migration] = {}
"""Schema -> the step to the next one."""

FORMAT = Format(schema=1, migrations=MIGRATIONS, marks=frozenset({"game", "moves"}))

Games = Mapping[str, Game[Any]]
Name = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,39}\z")]


class RecordFile(BaseModel):
    """A record as it lies on disk, in today's schema."""

    # built when the first match is read or written, not before the first paint
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)

    schema_: int = Field(alias="schema", ge=1)
    app: Annotated[str, Field(max_length=40)]
    game: Name
    rules: Annotated[int, Field(ge=1)]
    shuffle: Annotated[int, Field(ge=1)]
    seats: Annotated[int, Field(ge=1, le=12)]
    seed: Annotated[int, Field(ge=-(2**63), lt=2**63)]
    options: dict[str, bool | int | str]
    players: Annotated[tuple[Name, ...], Field(strict=False, max_length=12)]
    deals: Annotated[int, Field(ge=0, le=10_000)]
    moves: Annotated[tuple[str, ...], Field(strict=False)]
    result: Annotated[tuple[int, ...] | None, Field(strict=False)]


class Match(NamedTuple):
    """A match as it is kept: its record, and who sat where ("you", or the level of a mind), by seat."""

    record: Record
    players: tuple[str, ...]


def written(match: Match) -> bytes:
    """The bytes of a match's file. Raises ``ValueError`` for a match that could not be read back."""
    record = match.record
    form = RecordFile(
        schema=FORMAT.schema,
        app=cardavia.__version__,
        game=record.game,
        rules=record.rules,
        shuffle=shuffle.VERSION,
        seats=record.seats,
        seed=record.seed,
        options=record.options.stored(),
        players=match.players,
        deals=record.deals,
        moves=tuple(map(str, record.moves)),
        result=record.result,
    )
    return FORMAT.written(form.model_dump(by_alias=True, mode="json"))


def save(match: Match, path: Path) -> Trouble | None:
    """Write a match whole, the file before it beside it; None, or why it could not be written."""
    return kept(path, written(match))


def load(path: Path, games: Games) -> Match:
    """The match in a file, of one of these games. Raises a fault: Missing, Unreadable, Damaged, Newer or Foreign."""
    raw = FORMAT.read(path)
    try:
        form = RecordFile.model_validate(raw)
        moves = tuple(map(Move.parse, form.moves))
    except ValueError as fault:
        raise Damaged(f"not a record: {fault}") from fault
    game = games.get(form.game)
    if game is None:
        raise Newer(f"unknown game: {form.game}")
    if form.rules > game.rules.version or form.shuffle > shuffle.VERSION:
        raise Newer(f"rules {form.rules}, shuffle {form.shuffle}")
    if form.seats not in game.seats or len(form.players) != form.seats:
        raise Damaged(f"{form.seats} seats, {len(form.players)} players")
    try:
        options = game.options.read(form.options)
    except (ValueError, TypeError) as fault:
        raise Damaged(str(fault)) from fault
    record = Record(form.game, form.rules, options, form.seats, form.seed, form.deals, moves, form.result)
    return Match(record, form.players)


class Opened(NamedTuple):
    """An open match and the session that goes on with it, or None and None, and what the player should be told."""

    match: Match | None
    session: Session[Any] | None
    troubles: tuple[Trouble, ...] = ()


class Matches:
    """The matches of a user: one open match a game, and the finished ones."""

    def __init__(self, places: Places, games: Games) -> None:
        self._places, self._games = places, games

    def is_open(self, game: str) -> bool:
        """Whether a file of an open match is there; whether it can be read, ``open`` will tell."""
        # os.path, for it answers no where a folder may not be entered; Path.exists raises
        return os.path.exists(self._places.match(game))

    def open(self, game: str) -> Opened:
        """The open match of a game, replayed. A file that cannot be used is set aside for the one before it.

        A match that was just won is open as well, with its result, until ``finish``. A match by older rules that
        stopped early comes back as far as it went: compare ``session.moves`` with ``match.record.moves``.
        """

        def load_and_replay(path: Path) -> tuple[Match, Session[Any]]:
            match = load(path, self._games)
            if match.record.game != game:
                raise Foreign(f"a match of {match.record.game}")
            return match, self._replayed(match.record)

        found, troubles = recovered(self._places.match(game), load_and_replay)
        return Opened(None, None, troubles) if found is None else Opened(*found, troubles)

    def _replayed(self, record: Record) -> Session[Any]:
        """The session of a record. Raises ``Damaged`` if it does not go through the rules that wrote it."""
        rules = self._games[record.game].rules
        try:
            replayed: Replayed[Any] = replay(rules, record)
        except Exception as fault:  # whatever a damaged record makes the rules do, the program must start
            _log.exception("the rules of %s stumbled over a record", record.game)
            raise Damaged(f"replay: {fault!r}") from fault
        if replayed.stopped is not None and record.rules == rules.version:
            raise Damaged(f"replay stopped: {replayed.stopped}")
        return replayed.session

    def keep(self, match: Match) -> Trouble | None:
        """Keep the open match of its game; call it after every step. None, or why it could not be written."""
        return save(match, self._places.match(match.record.game))

    def finish(self, match: Match, on: date | None = None) -> Trouble | None:
        """Put a match among the finished ones, or among those left before their end, and close it.

        None, or why it could not be written: then it stays open.
        """
        return self.file(match, on) or self.close(match.record.game)

    def file(self, match: Match, on: date | None = None) -> Trouble | None:
        """Write a match among the finished or the left ones; the open match stays. None, or why it could not be."""
        content = written(match)
        name = f"{(on or date.today()).isoformat()}-{match.record.game}-{match.record.seed}"
        folder = self._places.left if match.record.result is None else self._places.finished
        path, number = folder / f"{name}.json", 1
        while os.path.exists(path):
            if _same(path, content):  # killed between writing and closing: do not keep it twice
                break
            number += 1
            path = path.with_name(f"{name}-{number}.json")
        else:
            try:
                write_whole(path, content)
            except OSError as fault:
                return unsaved(fault, path)
        return None

    def close(self, game: str) -> Trouble | None:
        """Forget the open match of a game. None, or why its file could not be removed."""
        path = self._places.match(game)
        try:
            backup_of(path).unlink(missing_ok=True)  # first: a lone backup could later stand in for another match
            path.unlink(missing_ok=True)
        except OSError as fault:
            return unsaved(fault, path)
        return None

    def lay_aside(self, game: str) -> Trouble:
        """Move an open match that could not be filed out of the next one's way, with the date; say where it is."""
        path = self._places.match(game)
        try:
            return Trouble("trouble.laid-aside", path, set_aside(path, "unfinished"))
        except OSError as fault:
            return unsaved(fault, path)

    def refuse(self, game: str) -> Trouble:
        """Set the open match of a game aside as damaged: for whoever finds out later that it cannot be played."""
        return moved_aside(self._places.match(game), Damaged("refused"))

    def finished(self) -> tuple[Path, ...]:
        """The files of the finished matches, latest day first; read one with ``load``."""
        return tuple(sorted(self._places.finished.glob("*.json"), reverse=True))


def _same(path: Path, content: bytes) -> bool:
    try:
        return path.read_bytes() == content
    except OSError:
        return False
