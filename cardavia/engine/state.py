"""A match as one frozen value, and the draft with which a rule writes the next one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from cardavia.engine.cards import Card
from cardavia.engine.events import Event, Moved, Scored
from cardavia.engine.options import Options
from cardavia.engine.score import Line, Sheet
from cardavia.engine.zones import Seat, Zone


class Phase:
    """The phases that every game has; a game may add its own between DEAL and OVER."""

    DEAL = "deal"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, kw_only=True)
class State:
    """A whole match between two steps. Secrets are cards, and cards lie in zones: no other field may be secret."""

    seats: int
    dealer: Seat
    turn: Seat
    phase: str = Phase.DEAL
    deal_no: int = 0
    """The number of the deal as players count it: a void deal leaves it as it was."""
    shuffles: int = 0
    """How often the pack was shuffled and given, void deals included."""
    zones: Mapping[Zone, tuple[Card, ...]]
    sheet: Sheet = ()
    options: Options

    def at(self, zone: Zone) -> tuple[Card, ...]:
        """The cards in a zone, bottom first; an unused zone is empty."""
        return self.zones.get(zone, ())

    def after(self, seat: Seat) -> Seat:
        """The seat that plays after this one."""
        return Seat((seat + 1) % self.seats)

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """All seats, from 0."""
        return tuple(Seat(number) for number in range(self.seats))


S = TypeVar("S", bound=State)


class Step(NamedTuple, Generic[S]):
    """What a move or a deal makes: the next state, and what happened on the way."""

    state: S
    events: tuple[Event, ...]


class Draft(Generic[S]):
    """The scratch pad of one move. One call moves the card *and* says so, so state and animation cannot disagree."""

    def __init__(self, state: S, cut: float = 0.5) -> None:
        self._state = state
        self._cut = cut
        self._zones = dict(state.zones)
        self._fields: dict[str, Any] = {}
        self._sheet = state.sheet
        self._events: list[Event] = []

    @property
    def state(self) -> S:
        """The state as it was before this move; zones and fields that the draft changed are asked of the draft."""
        return self._state

    @property
    def cut(self) -> float:
        """Where chance cuts the pack of this deal, as a share of what the game allows; all may see it."""
        return self._cut

    @property
    def sheet(self) -> Sheet:
        """The sheet with the lines written so far."""
        return self._sheet

    def at(self, zone: Zone) -> tuple[Card, ...]:
        """The cards that lie in a zone now."""
        return self._zones.get(zone, ())

    def fill(self, zone: Zone, cards: Iterable[Card]) -> None:
        """Put cards down without a move: only for laying a fresh pack on the stock."""
        self._zones[zone] = tuple(cards)

    def clear(self) -> None:
        """Take every card off the table, before a fresh pack is laid down."""
        self._zones.clear()

    def shift(self, cards: tuple[Card, ...], src: Zone, dst: Zone) -> None:
        """Move cards and say ``Moved``. Raises ``ValueError`` if one of them does not lie in ``src``."""
        if not cards:
            return
        rest = list(self.at(src))
        for card in cards:
            rest.remove(card)
        self._zones[src] = tuple(rest)
        self._zones[dst] = self.at(dst) + cards
        self._events.append(Moved(cards, src, dst))

    def set(self, **changes: Any) -> None:
        """Change fields of the state."""
        self._fields.update(changes)

    def say(self, event: Event) -> None:
        """Tell a fact."""
        self._events.append(event)

    def score(self, *lines: Line) -> None:
        """Write the sheet and say ``Scored``."""
        self._sheet += lines
        self._events.append(Scored(lines))

    def done(self) -> Step[S]:
        """Freeze once: the next state and its events. Empty zones are dropped: equal tables are equal values."""
        zones = MappingProxyType({zone: cards for zone, cards in self._zones.items() if cards})
        return Step(replace(self._state, zones=zones, sheet=self._sheet, **self._fields), tuple(self._events))
