"""Positions and plays of Minchiate for the tests: seat 3 deals unless said otherwise, seat 2 cuts, 0 is eldest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest

from cardavia.engine.cards import MINCHIATE_97, Card
from cardavia.engine.events import Announced, Event, Scored
from cardavia.engine.moves import Move, Verb
from cardavia.engine.notation import position
from cardavia.engine.rules import IllegalMove
from cardavia.engine.score import Line
from cardavia.engine.state import Phase, Step
from cardavia.engine.zones import Seat, Zone, hand
from cardavia.games.minchiate.fast_world import Minchiate
from cardavia.games.minchiate.rules import MinchiateRules
from cardavia.games.minchiate.state import MinchiateOptions, MinchiateState
from cardavia.kits.tricks import trick

RULES = MinchiateRules()
CUT = 30
SEATS = tuple(map(Seat, range(4)))


def cards(line: str) -> tuple[Card, ...]:
    return tuple(map(Card, line.split()))


def at(line: str, phase: str = Phase.PLAY, **fields: Any) -> MinchiateState:
    """A position on one line, in play unless another phase is named."""
    state = position(RULES, f"dealer 3 | {line}", seats=4)
    return replace(state, **{"leader": state.turn, "phase": phase, **fields})


def before(held: str, played: str = "", suits_led: str = "") -> MinchiateState:
    """Seat 0 is on turn with this hand, and these cards lie on the table."""
    lying = cards(played)
    leader = Seat((4 - len(lying)) % 4)
    zones: dict[Zone, tuple[Card, ...]]
    zones = {trick(Seat((leader + step) % 4)): (card,) for step, card in enumerate(lying)}
    zones[hand(Seat(0))] = cards(held)
    state = at("turn 0", leader=leader, suits_led=tuple(suits_led.split()))
    return replace(state, zones=MappingProxyType(zones))


def full_trick(leader: int, played: str) -> Step[MinchiateState]:
    """The end of a trick in the middle of a deal: the fourth card is played, every seat has a card more."""
    all_four = cards(played)
    fourth = Seat((leader + 3) % 4)
    rest = iter(card for card in MINCHIATE_97.cards if card not in all_four)
    zones = {trick(Seat((leader + step) % 4)): (card,) for step, card in enumerate(all_four[:3])}
    zones |= {hand(seat): (next(rest), *((all_four[3],) if seat == fourth else ())) for seat in SEATS}
    state = replace(at("turn 0", leader=Seat(leader)), turn=fourth, zones=MappingProxyType(zones))
    return RULES.follow_through(state, Move(Verb.PLAY, (all_four[3],)))


def pack(
    fola: str = "", robbed: str = "", hands: Sequence[str] = ("", "", "", ""), last: Sequence[str] = ("", "", "", "")
) -> tuple[Card, ...]:
    """A stacked pack for a cut of 30: named cards where they belong, others wherever there is room.

    ``hands`` goes from the eldest on, ``last`` are the cards turned up; where none is named, a worthless one is. The
    last card of the Fola stops the cutter.
    """
    named = {word for line in (fola, robbed, *hands, *last) for word in line.split()}
    rest = iter([card for card in MINCHIATE_97.cards if card not in named])
    won = cards(robbed)
    up = [cards(line) or (next(rest),) for line in last]
    under = [*cards(fola)]
    under = [*(next(rest) for _ in range(13 - len(won) - len(under))), *under]
    given = [[*cards(line), *(next(rest) for _ in range(20 - len(cards(line))))] for line in hands]
    order = [card for each in given for card in each[:10]]
    order += [card for each, turned in zip(given, up, strict=True) for card in (*each[10:], *turned)]
    order += under
    lifted = CUT - len(won)
    return (*order[-lifted:], *reversed(won), *order[:-lifted])


def dealt(order: Iterable[Card], dealer: int = 3, cut: int = CUT) -> Step[MinchiateState]:
    rules = MinchiateRules(lifted=cut)
    return rules.deal(rules.begin(4, Seat(dealer), MinchiateOptions()), tuple(order))


def play(state: MinchiateState, *lines: str) -> Step[MinchiateState]:
    """Play several moves; the answer is the last step."""
    step = Step(state, ())
    for line in lines:
        step = RULES.apply(step.state, Move.parse(line))
    return step


def legal(state: MinchiateState) -> set[str]:
    return {str(move) for move in RULES.legal_moves(state)}


def may_play(held: str, played: str = "", suits_led: str = "") -> str:
    """The cards that may be played, in the order of the hand."""
    return " ".join(move.cards[0] for move in RULES.legal_moves(before(held, played, suits_led)))


def refused(state: MinchiateState, line: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        RULES.apply(state, Move.parse(line))
    return refusal.value.reason


def said(events: Iterable[Event]) -> list[str]:
    return [event.term.removeprefix("minchiate.") for event in events if isinstance(event, Announced)]


def scored(events: Iterable[Event]) -> list[tuple[Line, ...]]:
    return [event.lines for event in events if isinstance(event, Scored)]


def points(events: Iterable[Event]) -> list[tuple[int | None, int]]:
    """Side and points of each scoring event."""
    return [(lines[0].side, sum(line.points for line in lines)) for lines in scored(events)]


def full(named: str) -> str:
    """A hand of 22 cards with these among them."""
    rest = cards("2B 3B 4B 5B 6B 7B 8B 9B 10B 2C 3C 4C 5C 6C 7C 8C 9C 10C 2D 3D 4D 5D")
    return " ".join((*cards(named), *rest)[:22])


def guesses(view: Minchiate, count: int, seed: int = 1) -> list[Minchiate]:
    """Whole worlds that agree with what a seat knows."""
    found = [Minchiate() for _ in range(count)]
    for number, each in enumerate(found):
        each.seed(seed + number)
        each.guess_from(view)
    return found
