"""A position on one line, for tests and bug reports: "turn 0 | dealer 1 | hand0 7D 4C | table 3D 4C"."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any

from cardavia.engine.cards import Card
from cardavia.engine.options import Options
from cardavia.engine.rules import Rules
from cardavia.engine.state import Phase, S, State
from cardavia.engine.zones import Seat, Zone


def position(rules: Rules[S], line: str, options: Options | None = None, seats: int = 2, **fields: Any) -> S:
    """The state that a line describes, in play. Raises ``ValueError`` for an unknown zone or card."""
    dealer, turn = Seat(seats - 1), Seat(0)
    zones: dict[Zone, tuple[Card, ...]] = {}
    for part in filter(None, (part.strip() for part in line.split("|"))):
        name, *rest = part.split()
        if name == "dealer":
            dealer = _seat(rest, seats)
        elif name == "turn":
            turn = _seat(rest, seats)
        elif (zone := _zone(rules, name, seats)) in zones:
            raise ValueError(f"a zone that is named twice: {name!r}")
        else:
            zones[zone] = tuple(_card(rules, word) for word in rest)
    lying = [card for cards in zones.values() for card in cards]
    if len(set(lying)) != len(lying):
        raise ValueError(f"a card lies in two places: {line!r}")
    start = rules.begin(seats, dealer, options if options is not None else rules.options())
    placed = {zone: cards for zone, cards in zones.items() if cards}
    return replace(start, turn=turn, phase=Phase.PLAY, deal_no=1, zones=MappingProxyType(placed), **fields)


def _seat(words: list[str], seats: int) -> Seat:
    if len(words) != 1 or not words[0].isdecimal() or int(words[0]) >= seats:
        raise ValueError(f"no seat: {' '.join(words)!r}")
    return Seat(int(words[0]))


def _zone(rules: Rules[Any], word: str, seats: int) -> Zone:
    name = word.rstrip("0123456789")
    if name not in rules.sight:
        raise ValueError(f"no zone of this game: {word!r}")
    number = word[len(name) :]
    return Zone(name, _seat([number], seats) if number else None)


def _card(rules: Rules[Any], word: str) -> Card:
    card = Card(word)
    if card not in rules.deck.place:
        raise ValueError(f"no card of this pack: {word!r}")
    return card


def described(state: State) -> str:
    """The line of a state, zones in the order of their names."""
    parts = [f"turn {state.turn}", f"dealer {state.dealer}"]
    order = sorted(state.zones, key=lambda zone: (zone.name, -1 if zone.seat is None else zone.seat))
    parts += [" ".join([str(zone), *state.at(zone)]) for zone in order if state.at(zone)]
    return " | ".join(parts)
