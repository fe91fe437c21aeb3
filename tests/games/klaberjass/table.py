"""Positions and plays of Klaberjass for the tests: N is the non-dealer (seat 0), D the dealer (seat 1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.engine.events import Announced
from cardavia.engine.moves import Move
from cardavia.engine.notation import position
from cardavia.engine.rules import IllegalMove
from cardavia.engine.state import Phase, Step
from cardavia.engine.zones import Seat
from cardavia.games.klaberjass.rules import KlaberjassRules
from cardavia.games.klaberjass.state import EXCHANGE, KlaberjassOptions, KlaberjassState

RULES = KlaberjassRules()
N, D = Seat(0), Seat(1)


def cards(line: str) -> tuple[Card, ...]:
    return tuple(map(Card, line.split()))


def options(**changes: object) -> KlaberjassOptions:
    return KlaberjassOptions.read(changes)


def at(line: str, **fields: Any) -> KlaberjassState:
    """A position in play, hearts trumps and named by N unless said otherwise; the leader is who has played, or N."""
    leader = D if "trick1" in line else N
    known = {"trump": "H", "taker": N, "leader": leader, **fields}
    given, phase = known.pop("options", KlaberjassOptions()), known.pop("phase", Phase.PLAY)
    return replace(position(RULES, f"dealer 1 | {line}", given), phase=phase, **known)


def pack(
    n: str = "", d: str = "", turned: str = "", n_more: str = "", d_more: str = "", bottom: str = ""
) -> tuple[Card, ...]:
    """A stacked pack in the order of section 2.2: named cards where they belong, the others wherever there is room."""
    named = {word for line in (n, d, turned, n_more, d_more, bottom) for word in line.split()}
    rest = iter([card for card in FRENCH_32.cards if card not in named])

    def filled(line: str, count: int) -> list[Card]:
        wanted = list(cards(line))
        return wanted + [next(rest) for _ in range(count - len(wanted))]

    first, second, up = filled(n, 6), filled(d, 6), filled(turned, 1)
    more, other, last = filled(n_more, 3), filled(d_more, 3), filled(bottom, 1)
    return (*first[:3], *second[:3], *first[3:], *second[3:], *up, *more, *other, *rest, *last)


def dealt(order: Iterable[Card], given: KlaberjassOptions | None = None, dealer: Seat = D) -> KlaberjassState:
    return RULES.deal(RULES.begin(2, dealer, given or KlaberjassOptions()), tuple(order)).state


def play(state: KlaberjassState, *lines: str) -> Step[KlaberjassState]:
    """Play several moves; the answer is the last step."""
    step = Step(state, ())
    for line in lines:
        step = RULES.apply(step.state, Move.parse(line))
    return step


def legal(state: KlaberjassState) -> set[str]:
    return {str(move) for move in RULES.legal_moves(state)}


def refused(state: KlaberjassState, line: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        RULES.apply(state, Move.parse(line))
    return refusal.value.reason


def said(step: Step[KlaberjassState]) -> list[str]:
    return [event.term for event in step.events if isinstance(event, Announced)]


def exchange_phase(turned: str, calls: tuple[str, ...] = ("bid : take",), **given: object) -> KlaberjassState:
    """After the trumps were fixed; D holds the seven of hearts and no sequence."""
    held = pack(n="8S 9S JC QC AS 8D", d="7H 9D JD KC AC 8C", turned=turned, n_more="7D QS 10D", d_more="JS KD 9C")
    return play(dealt(held, options(**given)), *calls).state


def declaring(n: str, d: str, **fields: object) -> KlaberjassState:
    """After an exchange that was declined, N and D with these cards among others that make no sequence."""
    return play(at(f"turn 0 | hand0 {n} | hand1 {d}", phase=EXCHANGE, **fields), "pass").state
