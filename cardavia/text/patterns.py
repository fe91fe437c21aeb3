"""Patterns: how a pack is drawn and named in a region. Data from ``assets/decks``; without Qt."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from cardavia.engine.cards import BOLOGNA_62, FRENCH_32, ITALIAN_40, MINCHIATE_97, PACKS, Card, Deck

LATIN_SUITS = {"S": "swords", "B": "batons", "C": "cups", "D": "coins"}
FRENCH_SUITS = {"S": "spades", "B": "clubs", "C": "hearts", "D": "diamonds"}
"""The suits of an Italian pack's letters where the pattern draws them as French ones (scopa.md 2.1)."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Pattern:
    """One regional pattern of a pack (scopa.md 2.3).

    ``pack`` is the id of the pack. ``courts`` are the Italian names of its courts, by rank ("8" is the donna) or, where
    they differ within a rank, by card ("FC" is the fantina); they decide what the cards are called. ``figures`` are the
    pictures drawn for them ("page", "halfbeast"), by the same keys. ``suits`` goes from a suit's letter to its picture;
    ``drawn`` is False for a pattern that is only named and borrows another's faces.
    """

    id: str
    pack: str
    family: str
    courts: Mapping[str, str]
    figures: Mapping[str, str]
    suits: Mapping[str, str]
    drawn: bool = True

    @cached_property
    def deck(self) -> Deck:
        """The pack itself."""
        return PACKS[self.pack]

    @cached_property
    def tags(self) -> tuple[str, ...]:
        """The variants of a message that suit it, the narrower first: id, family with courts, courts, family, pack."""
        courts = "-".join(dict.fromkeys(self.courts.values()))
        return (self.id, f"{self.family}-{courts}", courts, self.family, self.pack)

    @cached_property
    def numbers_courts(self) -> bool:
        """Whether the pack's courts have numbers, so that the index can show one (scopa.md 2.2)."""
        return all(self.deck.rank(card).isdecimal() for card in self.deck.cards if self.court(card))

    def court(self, card: Card) -> str | None:
        """The Italian name of a court card's figure, or None for any other card."""
        return self._of_court(self.courts, card)

    def figure(self, card: Card) -> str | None:
        """The picture of a court card, or None for any other card."""
        return self._of_court(self.figures, card)

    def _of_court(self, names: Mapping[str, str], card: Card) -> str | None:
        return names.get(card) or names.get(self.deck.rank(card))

    def has_suit(self, card: Card) -> bool:
        """Whether the card is one of the suits: neither trump nor Fool, nor a card of another pack."""
        return card in self.deck.place and self.deck.suit(card) in self.suits

    def term(self, card: Card) -> str:
        """The term of a card's name: by what is drawn, because the suits' letters mean other suits in other packs."""
        if not self.has_suit(card):
            return f"card.{self.pack}.{card}"
        return f"card.{self.suits[self.deck.suit(card)]}.{self.court(card) or self.deck.rank(card)}"


_PLAIN = (
    Pattern(
        id="piacentine",
        pack=ITALIAN_40.id,
        family="latin",
        courts={"8": "fante", "9": "cavallo", "10": "re"},
        figures={"8": "page", "9": "knight", "10": "king"},
        suits=LATIN_SUITS,
    ),
    Pattern(
        id="francesi",
        pack=FRENCH_32.id,
        family="french",
        courts={"J": "fante", "Q": "regina", "K": "re"},
        figures={"J": "jack", "Q": "queen", "K": "king"},
        suits={"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"},
    ),
    Pattern(
        id="bologna",
        pack=BOLOGNA_62.id,
        family="latin",
        courts={"F": "fante", "C": "cavallo", "Q": "regina", "K": "re"},
        figures={"F": "page", "C": "knight", "Q": "queen", "K": "king"},
        suits=LATIN_SUITS,
    ),
    Pattern(
        id="firenze",
        pack=MINCHIATE_97.id,
        family="latin",
        courts={"F": "fante", "FC": "fantina", "FD": "fantina", "C": "cavallo", "Q": "regina", "K": "re"},
        figures={"F": "page", "FC": "maid", "FD": "maid", "C": "halfbeast", "Q": "queen", "K": "king"},
        suits=LATIN_SUITS,
    ),
)
PLAIN = _PLAIN[0]
"""The plain pattern of the Italian pack."""


def plain(pack: str) -> Pattern:
    """What is spoken of a pack where no assets can be read: the console, tests, a damaged installation.

    Raises ``KeyError`` for an unknown pack.
    """
    return {pattern.pack: pattern for pattern in _PLAIN}[pack]


def face_folder(pattern: Pattern, card: Card) -> str:
    """The folder of a card's picture within ``faces``: its family of suits, or "trumps" for trumps and Fools."""
    return pattern.family if pattern.has_suit(card) else "trumps"


def face_name(pattern: Pattern, card: Card) -> str:
    """The name of a card's picture without folder and ending: "coins-07", "cups-knight", "minchiate-t13"."""
    if not pattern.has_suit(card):
        return f"{pattern.pack.partition('-')[0]}-{card.lower()}"
    suit, rank = pattern.suits[pattern.deck.suit(card)], pattern.deck.rank(card)
    figure = pattern.figure(card)
    return f"{suit}-{figure}" if figure else f"{suit}-{1 if rank == 'A' else int(rank):02d}"


def patterns(assets: Path) -> dict[str, Pattern]:
    """Every pattern of ``assets/decks``, pack by pack: those with a ``deck.toml``, by their ``order``, then the others.

    The others stand in ``names.toml``. A file that cannot be read or lacks a field is left out with a log line.
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
    return {name: pattern for pack in PACKS for name, pattern in patterns_of(found, pack).items()}


def patterns_of(found: Mapping[str, Pattern], pack: str) -> dict[str, Pattern]:
    """Those patterns that are patterns of a pack, in the order of the menu."""
    return {name: pattern for name, pattern in found.items() if pattern.pack == pack}


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
    pattern = Pattern(
        id=name,
        pack=str(raw.get("pack", ITALIAN_40.id)),
        family=family,
        courts=_texts(raw["courts"]),
        figures=_texts(raw["figures"]),
        suits=_texts(raw.get("suits", LATIN_SUITS if family == "latin" else FRENCH_SUITS)),
        drawn=bool(raw.get("drawn", True)),
    )
    _check(pattern)
    return pattern


def _texts(raw: Any) -> dict[str, str]:
    if not isinstance(raw, dict):
        raise TypeError(f"a table is wanted, not {raw!r}")
    return {str(key): str(value) for key, value in raw.items()}


def _check(pattern: Pattern) -> None:
    """Raises ``KeyError`` for an unknown pack and ``ValueError`` where a card would have no name or no picture."""
    deck = pattern.deck
    if set(pattern.suits) != set(deck.suits):
        raise ValueError(f"suits of {pattern.pack} are {deck.suits}")
    if pattern.courts.keys() != pattern.figures.keys() or not pattern.courts.keys() <= {*deck.ranks, *deck.place}:
        raise ValueError("courts and figures have other keys")
    nameless = [rank for rank in deck.ranks if not (rank == "A" or rank.isdecimal() or rank in pattern.courts)]
    if nameless:
        raise ValueError(f"no court for {nameless}")
