"""The mind of Scopa: what every level does, what the better ones see, and what none may do (scopa.md 12)."""

from __future__ import annotations

import threading
import time
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.ai.arena import Contender, by_chance, duel, play_match
from cardavia.ai.budget import Budget, Stopped
from cardavia.ai.levels import Level
from cardavia.ai.think import Effort
from cardavia.engine.cards import Card
from cardavia.engine.events import Announced
from cardavia.engine.moves import Move
from cardavia.engine.options import Value
from cardavia.engine.score import Line, total
from cardavia.engine.session import Session
from cardavia.engine.shuffle import shuffled
from cardavia.engine.state import Phase
from cardavia.engine.view import View, observe
from cardavia.engine.zones import STOCK, TABLE, Seat, hand
from cardavia.game import Advice
from cardavia.games.scopa import reasons
from cardavia.games.scopa.mind import STRENGTHS, Strength, advise
from cardavia.games.scopa.rules import ScopaOptions, ScopaState
from cardavia.games.scopa.stakes import SPAN, needs, worth
from cardavia.games.scopa.twin import ALWAYS
from cardavia.games.scopa.values import VALUE
from cardavia.games.scopa.words import WORDS
from tests.games.scopa.tables import RULES, VARIANTS, chance_match, last_hand, seen_by_eldest

LEVELS = list(Level)
CAREFUL = [Level.NORMAL, Level.HARD]
LUCKS = range(7)
SCORE_MATTERS = (281, 378)
"""Matches of chance whose last hand leaves no choice at 5–10, and some at 0–0."""


def answer(view: View[Any], level: Level, luck: int = 1, seconds: float = 60) -> Advice:
    return advise(RULES, view, Budget(level, seconds), Random(luck))


def answers(line: str, level: Level, **options: Value) -> set[str]:
    """What a level plays in a position: the best one whatever its luck, the others mostly."""
    view = seen_by_eldest(line, **options)
    found = Counter(spoken(answer(view, level, luck).move) for luck in LUCKS)
    return set(found) if level is Level.HARD else {found.most_common(1)[0][0]}


def spoken(move: Move) -> str:
    """A move as these tests write it: what it takes in any order."""
    return str(move._replace(taking=tuple(sorted(move.taking))))


# --------------------------------------------------------------------------------------------- what every level does


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("hand0 7S 9C 8B | table 7D 5B 10S", "play 7S x 7D"),  # takes the settebello
        ("hand0 9S 8C 5B | table 7D 2B 10S", "play 9S x 2B 7D"),  # by a sum too
        ("hand0 7D 9S 8C | table 3B 4S 10S 10B", "play 7D x 3B 4S"),  # takes with it rather than lay anything down
        ("hand0 6S 9S 8C | table AB 5S", "play 6S x 5S AB"),  # a sweep that costs nothing
        ("hand0 5S 9C 8C | table 5D 5C 10S 10B", "play 5S x 5D"),  # the coin of two equal cards
        ("hand0 10S 6B | table 7B 3C 2S 8S", "play 10S x 3C 7B"),  # the seven of two sums
    ],
)
def test_takes_what_is_worth_most(level: Level, line: str, expected: str) -> None:
    assert answers(line, level) == {expected}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("line", ["hand0 7D 9S 8C | table 10S 10B", "hand0 8B 7D 10C | table 9S 6B 5C", "hand0 7D 10B"])
def test_never_lays_the_settebello_down_while_another_card_can_go(level: Level, line: str) -> None:
    assert not any(move.startswith("play 7D") for move in answers(line, level))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("line", ["hand0 7S 9S 8C | table 10S 10B", "hand0 9B 7C 8S | table 10C 10S AD"])
def test_does_not_throw_sevens_away(level: Level, line: str) -> None:
    assert not any(move.startswith(("play 7S", "play 7C")) for move in answers(line, level))


@pytest.mark.parametrize("level", CAREFUL)
@pytest.mark.parametrize(
    ("line", "bad"),
    [
        ("hand0 4C 9B | table 3S", "play 4C"),  # 7 can be swept, 12 cannot
        ("hand0 2B 10C | table 4S", "play 2B"),
        ("hand0 AS 9B 10C | table 6S", "play AS"),
    ],
)
def test_leaves_no_sweep_where_a_safe_card_costs_nothing(level: Level, line: str, bad: str) -> None:
    assert bad not in answers(line, level)


@pytest.mark.parametrize("level", CAREFUL)
def test_a_dead_value_is_safe(level: Level) -> None:
    """The ace would make 9, the 2 makes 10: and all four tens are seen, in the piles' sweeps."""
    line = "hand0 2B AC | table 8S | swept1 10S 10B 10D 10C"
    assert answers(line, level) == {"play 2B"}
    assert answer(seen_by_eldest(line), level).reason == reasons.SAFE_TABLE


# ------------------------------------------------------------------------------- the scoring of the variant is minded


@pytest.mark.parametrize("level", [Level.EASY])  # the better ones may take both, one after the other
@pytest.mark.parametrize(
    ("line", "plain", "options", "expected"),
    [
        ("hand0 10C 6C | table 10D 6D 9S 9B", "play 6C x 6D", {"re_bello": True}, "play 10C x 10D"),
        ("hand0 AC 7B | table AD 7C 9S 9B", "play 7B x 7C", {"napola": True}, "play AC x AD"),
        ("hand0 AC 6C | table 3S 6D 7S 9B", "play 6C x 6D", {"ace_rule": "takes-all"}, "play AC x 3S 6D 7S 9B"),
    ],
)
def test_a_variant_changes_what_is_worth_most(
    level: Level, line: str, plain: str, options: dict[str, Value], expected: str
) -> None:
    assert answers(line, level) == {plain}
    assert answers(line, level, **options) == {expected}


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("level", LEVELS)
def test_plays_whole_matches_by_every_variant(level: Level, options: dict[str, Value]) -> None:
    """Each answer goes through ``apply``, which raises for an illegal one."""
    pair = Contender("mind", advise, level), Contender("chance", by_chance)
    end = play_match(RULES, ScopaOptions.read(options), pair, seed=4)
    assert end.phase == Phase.OVER
    assert max(pair[0].times) < 1.0


# ------------------------------------------------------------------------------------------- fair, repeatable, stopped


@pytest.mark.parametrize("level", LEVELS)
@given(seed=st.integers(0, 10**6), plies=st.integers(1, 60))
@settings(max_examples=6)
def test_the_same_view_and_luck_give_the_same_answer(level: Level, seed: int, plies: int) -> None:
    session = chance_match(seed, plies)
    if session.waits_for_seat:
        view = session.view(session.state.turn)
        assert answer(view, level) == answer(view, level)


def exchanged(session: Session[ScopaState], luck: Random) -> tuple[ScopaState, View[ScopaState]] | None:
    """The first deal again with two cards exchanged that the seat in turn has not seen, and its view then."""
    seat = session.state.turn
    mine, other = session.state.at(hand(session.state.after(seat))), session.state.at(STOCK)
    if not mine or not other:
        return None
    pair = luck.choice(mine), luck.choice(other)
    swap = dict(zip(pair, reversed(pair), strict=True))
    order = tuple(swap.get(card, card) for card in shuffled(RULES.deck.cards, session.seed, 1))
    start = RULES.begin(2, session.state.dealer, session.state.options)
    step = RULES.deal(start, order)
    log = step.events
    for move in session.moves:
        step = RULES.apply(step.state, move)
        log += step.events
    return step.state, observe(RULES, step.state, seat, log)


@pytest.mark.parametrize("level", LEVELS)
@given(seed=st.integers(0, 10**6), plies=st.integers(1, 30))
@settings(max_examples=8)
def test_hidden_cards_change_nothing(level: Level, seed: int, plies: int) -> None:
    session = chance_match(seed, plies)
    if not session.waits_for_seat or session.state.shuffles != 1:
        return
    found = exchanged(session, Random(seed))
    if found is None:
        return
    state, view = found
    assert state != session.state
    assert answer(view, level) == answer(session.view(session.state.turn), level)


def test_a_rung_bell_stops_at_once() -> None:
    view = chance_match(3, 2).view(Seat(chance_match(3, 2).state.turn))
    for level in LEVELS:
        budget = Budget(level)
        budget.bell.set()
        with pytest.raises(Stopped):
            advise(RULES, view, budget, Random(1))


def test_the_bell_stops_a_long_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STRENGTHS, Level.HARD, Strength(Effort(10**9), ALWAYS))
    session = chance_match(3, 2)
    view = session.view(session.state.turn)
    late: list[float] = []
    for _ in range(3):  # the quickest counts: the machine has other work too
        budget = Budget(Level.HARD, seconds=60)
        rung: list[float] = []

        def ring(budget: Budget = budget, rung: list[float] = rung) -> None:
            rung.append(time.perf_counter())
            budget.bell.set()

        timer = threading.Timer(0.1, ring)
        timer.start()
        with pytest.raises(Stopped):
            advise(RULES, view, budget, Random(1))
        late.append(time.perf_counter() - rung[0])
        timer.join()
    assert min(late) < 0.05


@pytest.mark.parametrize("level", LEVELS)
def test_answers_with_the_best_so_far_when_time_is_over(level: Level, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STRENGTHS, level, Strength(Effort(10**9), ALWAYS))
    session = chance_match(3, 2)
    began = time.perf_counter()
    found = answer(session.view(session.state.turn), level, seconds=0.05)
    assert found.move in RULES.legal_moves(session.state)
    assert time.perf_counter() - began < 0.5


# ------------------------------------------------------------------------------------------------------ the last hand


def best_by_force(state: ScopaState, seat: Seat) -> float:
    """What the deal is worth to a seat if both play their best: by the rules alone, and slowly."""
    if state.phase != Phase.PLAY:
        before = replace(state, sheet=tuple(line for line in state.sheet if line.deal != 1))
        first, second = (total([line for line in state.sheet if line.deal == 1], side) for side in (0, 1))
        stakes = worth(*needs(RULES, before))
        margin = stakes[first * SPAN + second] if stakes else first - second
        return -margin if seat else margin
    values = (best_by_force(RULES.follow_through(state, move).state, seat) for move in RULES.legal_moves(state))
    return max(values) if state.turn == seat else min(values)


@pytest.mark.parametrize("seed", range(12))
def test_the_last_hand_is_played_as_well_as_can_be(seed: int) -> None:
    session = last_hand(seed, **VARIANTS[seed % len(VARIANTS)])
    while session.waits_for_seat:
        seat = session.state.turn
        found = answer(session.view(seat), Level.HARD)
        best = best_by_force(session.state, seat)
        assert best_by_force(RULES.follow_through(session.state, found.move).state, seat) == pytest.approx(best)
        session.submit(found.move)


def at_score(session: Session[ScopaState], mine: int, his: int) -> tuple[ScopaState, View[ScopaState]]:
    """The same table at another match score, for the seat in turn."""
    seat = session.state.turn
    other = session.state.after(seat)
    sheet = (Line(0, seat, "scopa.cards", mine), Line(0, other, "scopa.cards", his))
    state = replace(session.state, sheet=sheet)
    return state, observe(RULES, state, seat, session.log)


@pytest.mark.parametrize("seed", SCORE_MATTERS)
def test_the_match_score_decides_what_the_last_cards_are_for(seed: int) -> None:
    """Far from the target every point counts alike; behind by 5–10 only what keeps the other from a single one."""
    session = last_hand(seed)
    best_at: list[set[str]] = []
    for mine, his in ((0, 0), (5, 10)):
        state, view = at_score(session, mine, his)
        seat = state.turn
        values = {
            str(move): best_by_force(RULES.follow_through(state, move).state, seat) for move in RULES.legal_moves(state)
        }
        best_at.append({move for move, value in values.items() if value == pytest.approx(max(values.values()))})
        assert str(answer(view, Level.HARD).move) in best_at[-1]
    assert best_at[1] < best_at[0]


# ------------------------------------------------------------------------------------------------------------ reasons


def test_every_reason_has_words() -> None:
    for term in reasons.TERMS:
        assert term in WORDS or {f"{term}@latin", f"{term}@french"} <= WORDS.keys()
    said = {term.split("@")[0] for term in WORDS if term.startswith("scopa.hint.")}
    assert said == set(reasons.TERMS)


def clears(card: Card, table: tuple[Card, ...]) -> bool:
    """Whether a card would sweep a table by the base rules; a match forbids a sum."""
    values = [VALUE[lying] for lying in table]
    return sum(values) == VALUE[card] and (len(values) == 1 or VALUE[card] not in values)


def assert_true(state: ScopaState, found: Advice) -> None:
    """The reason is a fact, by the rules and the real cards."""
    step = RULES.apply(state, found.move)
    move, moves = found.move, RULES.legal_moves(state)
    won = set(move.cards + move.taking) if move.taking else set()
    left = tuple(card for card in state.at(TABLE) if card not in move.taking) + (() if move.taking else move.cards)
    hidden = state.at(STOCK) + state.at(hand(state.after(state.turn)))
    facts = {
        reasons.ONLY_MOVE: len(moves) == 1,
        reasons.SETTEBELLO: Card("7D") in won,
        reasons.SWEEP: any(isinstance(event, Announced) and event.term == "scopa.sweep" for event in step.events),
        reasons.SEVEN: any(VALUE[card] == 7 for card in won),
        reasons.COINS: any(card.endswith("D") for card in won),
        reasons.PRIME: any(VALUE[card] in (1, 6) for card in won),
        reasons.MOST: len(move.taking) == max(len(each.taking) for each in moves),
        reasons.SAFE_TABLE: not any(clears(card, left) for card in hidden),
        reasons.DENIES: bool(won) and not any(clears(card, left) for card in hidden),
        reasons.KEEPS_GOOD: not won and len(state.at(hand(state.turn))) > 1,
        reasons.COUNTED: not state.at(STOCK),
        reasons.WEIGHED: True,
    }
    assert facts[found.reason], found
    assert set(found.cards) <= set(state.at(TABLE) + state.at(hand(state.turn)))


@pytest.mark.parametrize("level", LEVELS)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=5)
def test_every_reason_is_true(level: Level, seed: int) -> None:
    session = chance_match(seed, 1)
    luck = Random(seed)
    while session.waits_for_seat and session.state.deal_no < 2:
        assert_true(session.state, answer(session.view(session.state.turn), level))
        moves: tuple[Move, ...] = RULES.legal_moves(session.state)
        session.submit(luck.choice(moves))


# ----------------------------------------------------------------------------------------------------------- strength


@pytest.mark.parametrize(
    ("better", "worse", "deals"),
    [(Level.HARD, Level.NORMAL, 25), (Level.NORMAL, None, 30), (Level.HARD, Level.EASY, 15)],
)
def test_a_better_level_scores_more(better: Level, worse: Level | None, deals: int) -> None:
    other = Contender("chance", by_chance) if worse is None else Contender(worse, advise, worse)
    found = duel(RULES, ScopaOptions(), (Contender(better, advise, better), other), deals, seed=2)
    assert found.mean - found.half > 0
