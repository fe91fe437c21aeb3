"""The closed set of facts that a step can tell. Events are past; the table is animated from nothing else."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.engine.cards import Card
from cardavia.engine.score import Line
from cardavia.engine.zones import Seat, Zone


class DealBegan(NamedTuple):
    """The whole pack was gathered and shuffled and lies on the stock."""

    deal_no: int
    dealer: Seat


class Moved(NamedTuple):
    """Cards went from one zone to another, in this order; unseen cards are ``UNKNOWN``."""

    cards: tuple[Card, ...]
    src: Zone
    dst: Zone


class TrickWon(NamedTuple):
    """A trick or a capture went to a seat, before its cards move there.

    ``by`` says who played each card of a trick. It is empty for a capture, whose first card took the others.
    """

    seat: Seat
    cards: tuple[Card, ...]
    by: tuple[Seat, ...] = ()


class Announced(NamedTuple):
    """A fact worth saying aloud: a term, by a seat (None: by the table), about cards that all may see."""

    seat: Seat | None
    term: str
    cards: tuple[Card, ...] = ()


class Scored(NamedTuple):
    """Lines were written on the sheet."""

    lines: tuple[Line, ...]


class MatchWon(NamedTuple):
    """The match is over; ``side`` is None for a draw."""

    side: int | None


Event = DealBegan | Moved | TrickWon | Announced | Scored | MatchWon
