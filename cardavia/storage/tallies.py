"""Wins and losses, by game and level. The labels mean what they say: played = won + lost + drawn, all of them finished.

History of the file:

- schema 1 (Cardavia 0.1): ``tallies`` (game -> level -> won, lost, drawn, deals) and ``latest`` (game -> the mark of
  the match counted last, so that none is counted twice when the program is killed at the final sheet).
"""

from __future__ import annotations

from hashlib import blake2s
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from cardavia.engine.record import Record
from cardavia.storage.documents import Format, Migration, kept, recovered
from cardavia.storage.troubles import Damaged, Trouble

MIGRATIONS: dict[int, Migration] = {}
"""Schema -> the step to the next one."""

FORMAT = Format(schema=1, migrations=MIGRATIONS, marks=frozenset({"tallies"}))

Outcome = Literal["won", "lost", "drawn"]
Count = Annotated[int, Field(ge=0, lt=2**53)]
Name = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,39}\z")]


class Tally(BaseModel):
    """Finished matches of one game at one level, and the deals in them."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    won: Count = 0
    lost: Count = 0
    drawn: Count = 0
    deals: Count = 0

    @property
    def played(self) -> int:
        """Finished matches, however they ended."""
        return self.won + self.lost + self.drawn


class Tallies(BaseModel):
    """Every tally: game -> level -> tally."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    tallies: dict[Name, dict[Name, Tally]] = Field(default_factory=dict)
    latest: dict[Name, str] = Field(default_factory=dict)

    def of(self, game: str, level: str) -> Tally:
        """The tally of a game at a level; zeros if none was played."""
        return self.tallies.get(game, {}).get(level, Tally())

    def counted(self, record: Record, level: str, outcome: Outcome) -> Tallies:
        """These tallies and one finished match more; the same match at once again changes nothing.

        Raises ``ValueError`` for a match that is not over.
        """
        if record.result is None:
            raise ValueError("the match is not over")
        mark = _mark(record)
        if self.latest.get(record.game) == mark:
            return self
        old = self.of(record.game, level)
        new = old.model_copy(update={outcome: getattr(old, outcome) + 1, "deals": old.deals + record.deals})
        levels = {**self.tallies.get(record.game, {}), level: new}
        return Tallies(
            tallies={**self.tallies, record.game: levels},
            latest={**self.latest, record.game: mark},
        )


def _mark(record: Record) -> str:
    """A short name of a whole match: one that was played otherwise has another."""
    text = "\n".join([str(record.seed), str(sorted(record.options.stored().items())), *map(str, record.moves)])
    return blake2s(text.encode(), digest_size=8).hexdigest()


def outcome(result: tuple[int, ...], side: int) -> Outcome:
    """How a match ended for a side, by the totals: the highest wins, and who shares it has drawn."""
    best = max(total for other, total in enumerate(result) if other != side)
    if result[side] == best:
        return "drawn"
    return "won" if result[side] > best else "lost"


def load(path: Path) -> tuple[Tallies, list[Trouble]]:
    """The tallies in a file, and what the player should be told. A file of no use is set aside for its backup."""
    tallies, troubles = recovered(path, _load)
    return tallies or Tallies(), list(troubles)


def _load(path: Path) -> Tallies:
    raw = FORMAT.read(path)
    try:
        return Tallies.model_validate({name: value for name, value in raw.items() if name not in ("schema", "app")})
    except ValueError as fault:
        raise Damaged(f"not tallies: {fault}") from fault


def save(path: Path, tallies: Tallies) -> Trouble | None:
    """Write the tallies whole, the file before it beside it; None, or why they could not be written."""
    return kept(path, FORMAT.written(tallies.model_dump(mode="json")))
