"""Positions and plays of Tarocchino for the tests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.engine.events import Announced
from cardavia.engine.moves import Move
from cardavia.engine.notation import position
from cardavia.engine.rules import IllegalMove
from cardavia.engine.state import Phase, Step
from cardavia.engine.zones import Seat
from cardavia.games.tarocchino import scoring
from cardavia.games.tarocchino.rules import TarocchinoRules
from cardavia.games.tarocchino.state import TarocchinoOptions, TarocchinoState

RULES = TarocchinoRules()
S0, S1, S2, S3 = (Seat(number) for number in range(4))


def cards(line: str) -> tuple[Card, ...]:
    return tuple(map(Card, line.split()))


def at(line: str, **fields: Any) -> TarocchinoState:
    """A position in play; seat 0 leads and seat 3 deals unless said otherwise."""
    known = {"leader": S0, **fields}
    phase = known.pop("phase", Phase.PLAY)
    return replace(position(RULES, line, seats=4), phase=phase, **known)


def following(held: str, trick: str) -> TarocchinoState:
    """Somebody on turn with these cards, after these have been played."""
    played = trick.split()
    lying = " | ".join(f"trick{seat} {card}" for seat, card in enumerate(played))
    return at(f"turn {len(played)} | hand{len(played)} {held} | {lying}")


def begun(dealer: Seat = S3) -> TarocchinoState:
    return RULES.begin(4, dealer, TarocchinoOptions())


def pack(hands: Sequence[str], dealer: Seat) -> tuple[Card, ...]:
    """A stacked pack that gives these cards to the seats; what is not named lies wherever there is room."""
    named = {word for line in hands for word in line.split()}
    rest = iter([card for card in BOLOGNA_62.cards if card not in named])
    sizes = [17 if seat == dealer else 15 for seat in range(4)]
    held = []
    for line, size in zip(hands, sizes, strict=True):
        wanted = list(cards(line))
        held.append(wanted + [next(rest) for _ in range(size - len(wanted))])
    seats = [(dealer + ahead) % 4 for ahead in (1, 2, 3, 4)]
    packets = [card for first in (0, 5, 10) for seat in seats for card in held[seat][first : first + 5]]
    return (*packets, *held[dealer][15:])


def dealt(hands: Sequence[str], dealer: Seat = S3) -> TarocchinoState:
    return RULES.deal(begun(dealer), pack(hands, dealer)).state


def play(state: TarocchinoState, *lines: str) -> Step[TarocchinoState]:
    """Play several moves; the answer is the last state with all the events."""
    step = Step(state, ())
    for line in lines:
        after = RULES.apply(step.state, Move.parse(line))
        step = Step(after.state, (*step.events, *after.events))
    return step


def plays(line: str) -> list[str]:
    return [f"play {card}" for card in line.split()]


def legal(state: TarocchinoState) -> set[str]:
    return {str(move) for move in RULES.legal_moves(state)}


def spent(state: TarocchinoState) -> tuple[Card, ...]:
    """The cards that may be played or discarded, in canonical order."""
    return BOLOGNA_62.sorted(frozenset(card for move in RULES.legal_moves(state) for card in move.cards))


def refused(state: TarocchinoState, line: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        RULES.apply(state, Move.parse(line))
    return refusal.value.reason


def said(step: Step[TarocchinoState]) -> list[tuple[Seat | None, str]]:
    return [(event.seat, event.term) for event in step.events if isinstance(event, Announced)]


def texts(found: Iterable[Card]) -> list[str]:
    return [str(card) for card in found]


def settled(step: Step[TarocchinoState]) -> tuple[str, tuple[Card, ...]]:
    """What became of the Fool, and the cards that were shown with it."""
    terms = {term: fate for fate, term in scoring.FOOL_TERMS.items()}
    (told,) = [event for event in step.events if isinstance(event, Announced) and event.term in terms]
    return terms[told.term], told.cards
