"""A match of Klaberjass as a value: its variants, its phases, its zones, and what all have heard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cardavia.engine.cards import Card
from cardavia.engine.options import Options, choice
from cardavia.engine.zones import Seat, Zone
from cardavia.kits.tricks import TrickState

BID = "bid"
EXCHANGE = "exchange"
DECLARE = "declare"
"""The phases before the play (klaberjass.md 9)."""

TURNED = Zone("turned")
"""The card turned up in the deal; after the exchange, the seven of trumps (2.2, 4.2)."""
BOTTOM = Zone("bottom")
"""The card from the bottom of the pack, exposed once trumps are fixed (4.1)."""


def shown(seat: Seat) -> Zone:
    """Where a seat shows the sequence that scores, for a moment and to all (5.6)."""
    return Zone("shown", seat)


class Call(NamedTuple):
    """What a seat said in the bidding."""

    seat: Seat
    call: str


class Meld(NamedTuple):
    """Points beside the tricks: a scored sequence or a bella."""

    seat: Seat
    term: str
    points: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class KlaberjassOptions(Options):
    """The variants of klaberjass.md 11; the first value of each is the base rule."""

    target: int = choice(500, 300, 501, 1000)
    schmeiss: bool = choice(False, True)
    equal_sequences: str = choice("nobody", "nondealer")
    all_sequences: bool = choice(False, True)
    five_in_a_row: int = choice(50, 100)
    dix: str = choice("normal", "either-round", "off")
    dealer_must_choose: bool = choice(False, True)


@dataclass(frozen=True, kw_only=True)
class KlaberjassState(TrickState):
    """A match of Klaberjass. Whatever stands here beside the zones, everybody has heard or seen."""

    options: KlaberjassOptions
    calls: tuple[Call, ...] = ()
    """The bidding of this deal so far."""
    trump: str = ""
    """The trump suit; "" until it is fixed."""
    taker: Seat | None = None
    """Who fixed trumps and must score more (S4); the specification calls it the maker."""
    announced: int = 0
    """How many cards the sequence has that the eldest announced; 0 while silent."""
    melds: tuple[Meld, ...] = ()
    """Sequences and bella that count in this deal."""
    gone: tuple[tuple[Card, ...], ...] = ((), ())
    """By seat, the cards that it has played in this deal."""
    won: tuple[int, ...] = (0, 0)
    """By seat, the points of the tricks that it has won in this deal, the last trick's ten included."""
