"""Seats and zones. Cards lie only in zones, and a zone's name says who sees the faces in it."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, NewType

Seat = NewType("Seat", int)
"""A place at the table, 0 … n-1 in playing order."""


class Zone(NamedTuple):
    """The address of a pile: a name, and the seat that it belongs to if it belongs to one."""

    name: str
    seat: Seat | None = None

    def __str__(self) -> str:
        return self.name if self.seat is None else f"{self.name}{self.seat}"


class Sight(Enum):
    """Who sees the faces of the cards in a zone."""

    ALL = "all"
    OWNER = "owner"
    NONE = "none"


STOCK = Zone("stock")
TABLE = Zone("table")


def hand(seat: Seat) -> Zone:
    """The cards that a seat holds."""
    return Zone("hand", seat)


def taken(seat: Seat) -> Zone:
    """The cards that a seat has won, face down."""
    return Zone("taken", seat)
