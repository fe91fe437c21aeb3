"""Patterns: how a pack is drawn and named in a region. Data from ``assets/decks``; without Qt."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardavia.engine.cards import ITALIAN_40, Card

COURT_RANKS = ("8", "9", "10")
"""The ranks of the three courts of the Italian pack (scopa.md 2.1)."""

LATIN_SUITS = {"S": "swords", "B": "batons", "C": "cups", "D": "coins"}
FRENCH_SUITS = {"S": "spades", "B": "clubs", "C": "hearts", "D": "diamonds"}

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Pattern:
    """One regional pattern of a pack (scopa.md 2.3).

    ``courts`` are the Italian names of the ranks 8, 9 and 10 ("donna", "cavallo", "re"); they decide what the cards are
    called. ``figures`` are the pictures drawn for them ("page", "knight", "king"); ``suits`` goes from a suit's letter
    to its picture; ``drawn`` is False for a pattern that is only named and borrows another's faces.
    """

    id: str
    pack: str
    family: str
    courts: tuple[str, str, str]
    figures: tuple[str, str, str]
    suits: Mapping[str, str]
    ace: str
    drawn: bool = True

    @property
    def tags(self) -> tuple[str, ...]:
        """The variants of a message that suit it, the narrower first: id, family with courts, courts, family."""
        courts = "-".join(self.courts)
        return (self.id, f"{self.family}-{courts}", courts, self.family)

    def court(self, card: Card) -> str | None:
        """The Italian name of a court card's figure, or None for a number card."""
        rank = ITALIAN_40.rank(card)
        return self.courts[COURT_RANKS.index(rank)] if rank in COURT_RANKS else None


PLAIN = Pattern(
    id="piacentine",
    pack=ITALIAN_40.id,
    family="latin",
    courts=("fante", "cavallo", "re"),
    figures=("page", "knight", "king"),
    suits=LATIN_SUITS,
    ace="asso",
)
"""What is spoken where no assets can be read: the console, tests, a damaged installation."""


def face_name(pattern: Pattern, card: Card) -> str:
    """The name of a card's picture without folder and ending: "coins-07", "cups-knight"."""
    suit, rank = pattern.suits[ITALIAN_40.suit(card)], ITALIAN_40.rank(card)
    if rank in COURT_RANKS:
        return f"{suit}-{pattern.figures[COURT_RANKS.index(rank)]}"
    return f"{suit}-{1 if rank == 'A' else int(rank):02d}"


def patterns(assets: Path) -> dict[str, Pattern]:
    """Every pattern of ``assets/decks``: those with a ``deck.toml``, by their ``order``, then those of ``names.toml``.

    A file that cannot be read or lacks a field is left out with a log line.
    """
    found: dict[str, Pattern] = {}
    decks = [(_table(path), path) for path in sorted((assets / "decks").glob("*/deck.toml"))]
    for raw, path in sorted(decks, key=lambda deck: _order(deck[0])):
        _add(found, path.parent.name, raw, path)
    names = assets / "decks" / "names.toml"
    if names.exists():
        for name, raw in _table(names).items():
            if isinstance(raw, dict) and name not in found:
                _add(found, name, {"drawn": False, **raw}, names)
    return found


def _order(raw: Mapping[str, Any]) -> float:
    """The place in the menu; a deck that asks for none comes last."""
    place = raw.get("order")
    return place if isinstance(place, int) else float("inf")


def _table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        log.warning("%s cannot be read: %s", path, fault)
        return {}


def _add(found: dict[str, Pattern], name: str, raw: Mapping[str, Any], path: Path) -> None:
    try:
        found[name] = _pattern(name, raw)
    except (KeyError, TypeError, ValueError) as fault:
        log.warning("%s: pattern %r is left out (%s)", path, name, fault)


def _pattern(name: str, raw: Mapping[str, Any]) -> Pattern:
    family = str(raw["family"])
    if family not in ("latin", "french"):
        raise ValueError(f"no such family: {family!r}")
    return Pattern(
        id=name,
        pack=str(raw.get("pack", ITALIAN_40.id)),
        family=family,
        courts=_three(raw["courts"]),
        figures=_three(raw["figures"]),
        suits=dict(raw.get("suits", LATIN_SUITS if family == "latin" else FRENCH_SUITS)),
        ace=str(raw.get("ace", "asso" if family == "latin" else "A")),
        drawn=bool(raw.get("drawn", True)),
    )


def _three(raw: Any) -> tuple[str, str, str]:
    first, second, third = map(str, raw)
    return first, second, third
