"""One decision: the bell and the clock are obeyed, and what was found is chosen from as the level says."""

from __future__ import annotations

import threading
from collections import Counter
from math import exp
from random import Random
from typing import Any

import pytest

from cardavia.ai import think as thinking
from cardavia.ai.budget import Budget, Stopped
from cardavia.ai.think import Decision, Effort, Ranked, spend
from tests.ai.deals import dealt
from tests.ai.twins import Twins

ENDLESS = 1 << 30


def brain(here: Twins, scale: float = 0.1) -> Any:
    return here.think.Brain(here.toy.Toy, 12, scale, 5000)


def decided(here: Twins, toy: Any, effort: Effort, seed: int = 1, seconds: float = 60.0) -> Decision:
    view = toy.view(toy.turn)
    return brain(here).think(view, Budget(seconds=seconds), effort, Random(seed))  # type: ignore[no-any-return]


class Slow:
    """Counts the iterations it is asked for, and takes the same time for each."""

    def __init__(self, seconds: float) -> None:
        self.now = 0.0
        self.longest = 0.0
        self.iterations = 0
        self._seconds = seconds

    def more(self, iterations: int) -> None:
        self.iterations += iterations
        self.now += iterations * self._seconds
        self.longest = max(self.longest, iterations * self._seconds)


@pytest.mark.parametrize("seconds", [2e-7, 5e-6, 1e-4, 3e-3, 1.5e-2])
def test_the_bell_is_looked_at_every_20_milliseconds(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """However long an iteration takes; and where it takes little, looking costs little."""
    slow, looks = Slow(seconds), 0
    monkeypatch.setattr(thinking.time, "perf_counter", lambda: slow.now)

    class Ringing(Budget):
        def check(self) -> bool:
            nonlocal looks
            looks += 1
            if slow.now > 1.0:
                self.bell.set()
            return super().check()

    with pytest.raises(Stopped):
        spend(slow, ENDLESS, Ringing(seconds=60.0))  # type: ignore[arg-type]
    assert slow.longest <= 0.02 and slow.now < 1.03
    assert looks < 1000


def test_iterations_are_kept_to(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(1e-4)
    monkeypatch.setattr(thinking.time, "perf_counter", lambda: slow.now)
    spend(slow, 1234, Budget(seconds=60.0))  # type: ignore[arg-type]
    assert slow.iterations == 1234


def test_the_bell_stops_it_from_another_thread(here: Twins) -> None:
    begun, stopped, toy = threading.Event(), threading.Event(), dealt(here, 1)

    class Watched(Budget):
        def check(self) -> bool:
            begun.set()
            return super().check()

    budget = Watched(seconds=600.0)

    def work() -> None:
        with pytest.raises(Stopped):
            brain(here).think(toy.view(0), budget, Effort(ENDLESS), Random(1))
        stopped.set()

    worker = threading.Thread(target=work)
    worker.start()
    assert begun.wait(20.0)
    budget.bell.set()
    worker.join(20.0)
    assert stopped.is_set()


def test_a_bell_that_rang_already_is_heard(here: Twins) -> None:
    budget, toy = Budget(), dealt(here, 1)
    budget.bell.set()
    with pytest.raises(Stopped):
        brain(here).think(toy.view(0), budget, Effort(1), Random(1))


def test_without_time_it_still_has_an_answer(here: Twins) -> None:
    toy = dealt(here, 1)
    decision = decided(here, toy, Effort(ENDLESS), seconds=0.0)
    assert decision.move in toy.legal() and decision.iterations == 1


def test_what_is_forced_needs_no_thought(here: Twins) -> None:
    toy = next(each for each in (dealt(here, seed, plies=1) for seed in range(99)) if len(each.legal()) == 1)
    assert decided(here, toy, Effort(ENDLESS)).ranking == (Ranked(toy.legal()[0], 0, 0.0, 0.0),)


def test_the_end_is_solved(here: Twins) -> None:
    """After the first trick the toy lets its guesses be solved, and less than before is left to luck."""
    toy = next(each for each in (dealt(here, seed, plies=4) for seed in range(99)) if len(each.legal()) > 1)
    decision = decided(here, toy, Effort(100))
    assert decision.solved and decision.iterations == 20
    assert decision.move in {each.move for each in decision.ranking if each.mean == decision.ranking[0].mean}
    unsolved = decided(here, toy, Effort(100, exact=False))
    assert not unsolved.solved and unsolved.iterations == 100


def test_a_solver_that_gives_up_leaves_it_to_the_search(here: Twins, monkeypatch: pytest.MonkeyPatch) -> None:
    toy = next(each for each in (dealt(here, seed, plies=4) for seed in range(99)) if len(each.legal()) > 1)
    mind = brain(here)
    exact = mind._exact

    class Impatient:
        """The same solver, with less patience."""

        def __getattr__(self, name: str) -> Any:
            return getattr(exact, name)

        def begin(self, view: Any, seed: int) -> None:
            exact.begin(view, seed, 3)

    monkeypatch.setattr(mind, "_exact", Impatient())
    decision = mind.think(toy.view(toy.turn), Budget(seconds=60.0), Effort(100), Random(1))
    assert not decision.solved and decision.iterations == 100


def test_the_same_luck_gives_the_same_decision_to_whoever_sees_the_same(here: Twins) -> None:
    """Fair and repeatable, with what it may mix and what it weighs; also after other decisions of the same brain."""
    mind = brain(here)
    for seed in range(12):
        toy = dealt(here, seed, plies=seed % 8)
        other = here.toy.Toy()
        other.seed(seed)
        other.guess_from(toy.view(toy.turn))
        effort = Effort(60, temperature=0.2 * (seed % 2), exact=seed % 3 == 0, tries=1 + seed % 4)
        first, second = (
            mind.think(each.view(toy.turn), Budget(seconds=60.0), effort, Random(seed)) for each in (toy, other)
        )
        assert first._replace(milliseconds=0.0) == second._replace(milliseconds=0.0)


RANKING = (Ranked(1, 50, 2.0, 3.0), Ranked(2, 40, 1.0, 3.0), Ranked(3, 10, -3.0, 3.0))


def chosen(here: Twins, ranking: tuple[Ranked, ...], temperature: float, luck: Random, rule: int = 0) -> int:
    """What a brain chooses of a ranking; a spread of 10."""
    mind = brain(here)
    mind._search = Ruled(rule)
    return mind._chosen(ranking, temperature, luck)  # type: ignore[no-any-return]


class Ruled:
    """A search that found something before, and asks a rule of thumb."""

    spread = 10.0

    def __init__(self, rule: int) -> None:
        self._rule = rule

    def by_rule(self) -> int:
        return self._rule


def test_warmth_mixes_moves_by_what_they_cost(here: Twins) -> None:
    luck, count = Random(1), 3000
    found = Counter(chosen(here, RANKING, 0.2, luck) for _ in range(count))
    weights = {each.move: exp((each.mean - 2.0) / 2.0) for each in RANKING}
    for move, weight in weights.items():
        assert found[move] / count == pytest.approx(weight / sum(weights.values()), abs=0.03)
    cold = Counter(chosen(here, RANKING, 0.01, luck) for _ in range(200))
    assert cold == {1: 200}


@pytest.mark.parametrize(
    "ranking, rule, move",
    [
        (RANKING, 2, 1),
        ((Ranked(1, 50, 2.0, 3.0), Ranked(2, 40, 1.95, 3.0)), 2, 2),
        ((Ranked(1, 50, 2.0, 3.0), Ranked(2, 40, 1.95, 3.0)), 9, 1),
        ((Ranked(1, 50, 2.0, 3.0), Ranked(2, 40, 1.85, 3.0)), 2, 1),
        ((Ranked(1, 50, 2.0, 3.0), Ranked(2, 5, 2.5, 3.0)), 2, 1),
    ],
)
def test_among_equals_the_rule_of_thumb_decides(here: Twins, ranking: tuple[Ranked, ...], rule: int, move: int) -> None:
    """Within a hundredth of the spread, and only where a move is known well enough."""
    assert chosen(here, ranking, 0.0, Random(1), rule) == move


def played(here: Twins, seed: int, side: int) -> float:
    """How far a brain at this side ends ahead of the rules of thumb."""
    toy, mind = dealt(here, seed), brain(here)
    luck = Random(seed)
    while not toy.is_over():
        if toy.turn % 2 == side:
            move = mind.think(toy.view(toy.turn), Budget(seconds=60.0), Effort(80), luck).move
        else:
            move = toy.by_rule()
        toy.do(move)
    return float(-toy.side_0_ahead() if side else toy.side_0_ahead())


def test_thinking_beats_the_rules_of_thumb(here: Twins) -> None:
    """Each deal from both sides, so that luck evens out."""
    assert sum(played(here, seed, side) for seed in range(15) for side in (0, 1)) > 0
