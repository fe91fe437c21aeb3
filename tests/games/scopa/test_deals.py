"""Whole deals of Scopa: the invariants (scopa.md 8), and every play against a second writing of the rules."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.engine.events import Announced, Event, Moved, Scored
from cardavia.engine.moves import Move
from cardavia.engine.score import of_deal, total
from cardavia.engine.session import Session
from cardavia.engine.shuffle import shuffled
from cardavia.engine.state import Phase
from cardavia.engine.zones import STOCK, TABLE, Seat, hand, taken
from cardavia.games.scopa.rules import ScopaOptions, ScopaRules, ScopaState, swept
from cardavia.games.scopa.values import VALUE
from tests.games.scopa.plain import Deal

RULES = ScopaRules()
DEALS = int(os.environ.get("CARDAVIA_DEALS", "300"))

BESIDE = ("scopa.sweeps", "scopa.no-sweeps", "scopa.re-bello", "scopa.napola")
"""Terms of lines that are no award."""


def said(events: tuple[Event, ...]) -> list[str]:
    return [event.term for event in events if isinstance(event, Announced)]


def some_options(luck: Random) -> dict[str, Any]:
    """The base rules half the time, and any mixture of the variants otherwise."""
    if luck.random() < 0.5:
        return {}
    return {name: values[int(luck.random() * len(values))] for name, values in ScopaOptions.choices().items()}


def random_deals(count: int) -> Iterator[tuple[int, Seat, dict[str, Any], Random]]:
    for number in range(count):
        luck = Random(f"deal {number}")
        yield number, Seat(number % 2), some_options(luck), luck


def follow(number: int, dealer: Seat, options: dict[str, Any], luck: Random) -> tuple[ScopaState, Deal]:
    """One deal in the rules and in the second writing, compared after every play."""
    order = shuffled(ITALIAN_40.cards, number, 1)
    slow = Deal([str(card) for card in order], dealer, **options)
    state = RULES.deal(RULES.begin(2, dealer, ScopaOptions(**options)), order).state
    assert (state.phase == Phase.DEAL) is slow.void
    while state.phase == Phase.PLAY:
        assert state.turn == slow.player
        moves = RULES.legal_moves(state)
        plays = {(str(move.cards[0]), frozenset(move.taking)) for move in moves}
        assert plays == {(card, frozenset(group)) for card, group in slow.legal()}
        assert len(plays) == len(moves)
        move = moves[int(luck.random() * len(moves))]
        before, (state, events) = state, RULES.apply(state, move)
        slow.play(str(move.cards[0]), move.taking)
        check_play(before, move, events)
        for seat in state.everyone:
            assert set(state.at(taken(seat)) + state.at(swept(seat))) == set(slow.piles[seat])
            assert len(state.at(swept(seat))) == slow.sweeps[seat]
            assert list(state.at(hand(seat))) == slow.hands[seat]
        assert (list(state.at(TABLE)), list(state.at(STOCK)), state.last_taker) == (slow.table, slow.stock, slow.last)
    return state, slow


def check_play(before: ScopaState, move: Move, events: tuple[Event, ...]) -> None:
    (card,) = move.cards
    ace = VALUE[card] == 1 and before.options.ace_rule != "off"
    equal = [lying for lying in before.at(TABLE) if VALUE[lying] == VALUE[card]]
    if move.taking and not ace:
        assert sum(VALUE[each] for each in move.taking) == VALUE[card]
    if equal:
        assert len(move.taking) == 1
    if not move.taking and not ace:
        assert not equal
    assert events[0] == Moved((card,), hand(before.turn), TABLE)  # all see what is played


def test_whole_deals_agree_with_a_second_writing() -> None:
    void = 0
    for number, dealer, options, luck in random_deals(DEALS):
        state, slow = follow(number, dealer, options, luck)
        if slow.void:
            void += 1
            continue
        lines = of_deal(state.sheet, 1)
        assert tuple(total(lines, side) for side in (0, 1)) == slow.points()
        check_settlement(state, slow)
    assert void < max(5, DEALS // 100)


def check_settlement(state: ScopaState, slow: Deal) -> None:
    assert slow.plays == 36
    awards = [line for line in state.sheet if line.term not in BESIDE]
    assert len(awards) == 4
    assert 1 <= sum(line.points for line in awards) <= 4
    by_term = {line.term.removesuffix("-tied"): line for line in awards}
    assert sum(by_term["scopa.cards"].counts) == 40
    assert sum(by_term["scopa.coins"].counts) == 10
    assert by_term["scopa.settebello"].points == 1
    if state.options.ace_rule == "off":
        assert sum(VALUE[Card(card)] for card in slow.left) % 2 == 0


def test_a_deal_has_five_refills_and_names_the_last() -> None:
    session: Session[Any] = Session("scopa", RULES, 2, 3, ScopaOptions())
    session.deal()
    while session.waits_for_seat:
        session.submit(RULES.legal_moves(session.state)[0])
    dealt = [event for event in session.log if isinstance(event, Moved) and event.src == STOCK]
    assert [len(event.cards) for event in dealt] == [3, 3, 4] + [3, 3] * 5
    assert said(session.log).count("scopa.last-cards") == 1
    assert len(session.moves) == 36
    assert isinstance(session.last.events[-1], Scored)


def test_sane_numbers_of_random_play() -> None:
    """Loosely scopa.md 8: 4.2 points and 0.54 sweeps a deal, cards tied in 9 %, coins in 23 % of the deals."""
    ended = []
    for number, dealer, _, luck in random_deals(max(DEALS, 300)):
        state = RULES.deal(RULES.begin(2, dealer, ScopaOptions()), shuffled(ITALIAN_40.cards, number, 2)).state
        while state.phase == Phase.PLAY:
            moves = RULES.legal_moves(state)
            state = RULES.follow_through(state, moves[int(luck.random() * len(moves))]).state
        ended += [state] if state.sheet else []
    sheets = [state.sheet for state in ended]
    points = sum(line.points for sheet in sheets for line in sheet) / len(sheets)
    sweeps = sum(line.points for sheet in sheets for line in sheet if line.term == "scopa.sweeps") / len(sheets)
    tied = {term: sum(line.term == term for sheet in sheets for line in sheet) / len(sheets) for term in
            ("scopa.cards-tied", "scopa.coins-tied")}  # fmt: skip
    assert 3.8 < points < 4.6
    assert 0.3 < sweeps < 0.8
    assert 0.02 < tied["scopa.cards-tied"] < 0.18
    assert 0.12 < tied["scopa.coins-tied"] < 0.35
