"""What a seat decides: one shape of move for every game, and one line of text for every move."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from cardavia.engine.cards import Card


class Verb(StrEnum):
    """The kinds of decision at a card table."""

    PLAY = "play"
    DISCARD = "discard"
    EXCHANGE = "exchange"
    DECLARE = "declare"
    BID = "bid"
    PASS = "pass"
    SIGNAL = "signal"


_LINE = re.compile(
    r"(?P<verb>[a-z]+)(?P<cards>(?: [0-9A-Z]+)*)(?: x(?P<taking>(?: [0-9A-Z]+)+))?(?: : (?P<call>[a-z0-9-]+))?"
)


class Move(NamedTuple):
    """One decision. ``cards`` are spent, ``taking`` is captured, ``call`` is a term (a bid, a suit, a declaration)."""

    verb: Verb
    cards: tuple[Card, ...] = ()
    taking: tuple[Card, ...] = ()
    call: str = ""

    def __str__(self) -> str:
        words: list[str] = [self.verb.value, *self.cards]
        if self.taking:
            words += ["x", *self.taking]
        if self.call:
            words += [":", self.call]
        return " ".join(words)

    @classmethod
    def parse(cls, line: str) -> Move:
        """Read what ``str`` wrote, such as "play 7D x 3C 4C" or "bid : take". Raises ``ValueError`` otherwise."""
        found = _LINE.fullmatch(line)
        if found is None:
            raise ValueError(f"not a move: {line!r}")
        return cls(
            Verb(found["verb"]),
            tuple(map(Card, found["cards"].split())),
            tuple(map(Card, (found["taking"] or "").split())),
            found["call"] or "",
        )
