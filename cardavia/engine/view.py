"""The only place where secrets are kept: what a seat may see of a state and of what happened."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any, Generic, NamedTuple

from cardavia.engine.cards import UNKNOWN
from cardavia.engine.events import Event, Moved
from cardavia.engine.rules import Rules
from cardavia.engine.state import S
from cardavia.engine.zones import Seat


class View(NamedTuple, Generic[S]):
    """What a seat may see: a state with ``UNKNOWN`` for unseen cards, and this deal's events as the seat saw them."""

    seat: Seat
    state: S
    seen: tuple[Event, ...]


def redact(rules: Rules[Any], seat: Seat, event: Event) -> Event:
    """An event as a seat sees it: a card is known if it could be seen where it came from or where it went."""
    if isinstance(event, Moved) and not (rules.sees(seat, event.src) or rules.sees(seat, event.dst)):
        return event._replace(cards=(UNKNOWN,) * len(event.cards))
    return event


def observe(rules: Rules[S], state: S, seat: Seat, log: tuple[Event, ...]) -> View[S]:
    """The view of a seat; ``log`` is every event of this deal, beginning with ``DealBegan``."""
    zones = {zone: cards if rules.sees(seat, zone) else (UNKNOWN,) * len(cards) for zone, cards in state.zones.items()}
    return View(seat, replace(state, zones=MappingProxyType(zones)), tuple(redact(rules, seat, event) for event in log))
