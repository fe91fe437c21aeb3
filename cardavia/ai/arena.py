"""Minds against minds on duplicate deals: each deal is played twice with the seats changed, so that luck evens out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.ai.trials import Estimate
from cardavia.engine.events import Event
from cardavia.engine.moves import Move
from cardavia.engine.options import Options
from cardavia.engine.rules import Rules
from cardavia.engine.shuffle import cut_of, first_dealer, luck_of, shuffled
from cardavia.engine.state import Phase
from cardavia.engine.view import View, observe


class Answer(Protocol):
    """What a mind says: a move at least."""

    @property
    def move(self) -> Move: ...


Thinker = Callable[[Rules[Any], View[Any], Budget, Random], Answer]


class Played(NamedTuple):
    """A deal that was played twice: by how much the first mind ended ahead at each of the sides."""

    here: int
    there: int

    @property
    def mean(self) -> float:
        """By how much it ended ahead on the average."""
        return (self.here + self.there) / 2


class Choice(NamedTuple):
    """A bare answer."""

    move: Move


def by_chance(rules: Rules[Any], view: View[Any], budget: Budget, luck: Random) -> Choice:
    """A mind that plays any legal move: the floor on which the others are measured."""
    moves = rules.legal_moves(view.state)
    return Choice(moves[int(luck.random() * len(moves))])


@dataclass
class Contender:
    """A mind at one level, and the seconds that each of its decisions took."""

    name: str
    think: Thinker
    level: Level = Level.NORMAL
    seconds: float = 0.8
    times: list[float] = field(default_factory=list)

    def decide(self, rules: Rules[Any], view: View[Any], luck: Random) -> Move:
        """The move that it plays."""
        began = time.perf_counter()
        answer = self.think(rules, view, Budget(self.level, self.seconds), luck)
        self.times.append(time.perf_counter() - began)
        return answer.move


Pair = tuple[Contender, Contender]
"""The minds of side 0 and side 1; partners have the same one."""


def _play_deal(rules: Rules[Any], start: Any, minds: Pair, seed: int) -> Any:
    """The state after one deal; a void one is dealt again, as in a match."""
    state = start
    log: list[Event] = []
    ply = 0
    while state.phase == Phase.DEAL and len(state.sheet) == len(start.sheet):
        number = state.shuffles + 1
        step = rules.deal(state, shuffled(rules.deck.cards, seed, number), cut_of(seed, number))
        log = list(step.events)
        state = step.state
        while state.phase not in (Phase.DEAL, Phase.OVER):
            view = observe(rules, state, state.turn, tuple(log))
            ply += 1
            move = minds[rules.side(state.turn)].decide(rules, view, luck_of(seed, state.deal_no * 1000 + ply))
            step = rules.apply(state, move)
            log += step.events
            state = step.state
    return state


def play_match(rules: Rules[Any], options: Options, minds: Pair, seed: int, seats: int = 2) -> Any:
    """The end of a match that these two play, the first at seat 0 and at the other seats of its side."""
    state = rules.begin(seats, first_dealer(seed, seats), options)
    while state.phase != Phase.OVER:
        state = _play_deal(rules, state, minds, seed)
    return state


def margins(rules: Rules[Any], options: Options, pair: Pair, deals: int, seed: int, seats: int = 2) -> Iterator[Played]:
    """Single duplicate deals at the start of a match, one after the other."""
    for number in _seeds(seed, deals):
        start = rules.begin(seats, first_dealer(number, seats), options)
        ends = (_play_deal(rules, start, minds, number) for minds in (pair, (pair[1], pair[0])))
        ahead, behind = (_margin(rules, end) for end in ends)
        yield Played(ahead, -behind)


def duel(rules: Rules[Any], options: Options, pair: Pair, deals: int, seed: int, seats: int = 2) -> Estimate:
    """By how much the first ends ahead of the second, over single duplicate deals at the start of a match.

    It is told in what decides the match: in points, unless the game settles in something else.
    """
    return Estimate.of([played.mean for played in margins(rules, options, pair, deals, seed, seats)])


def _margin(rules: Rules[Any], state: Any) -> int:
    first, second = rules.standing(state)
    return first - second


def wins(rules: Rules[Any], options: Options, pair: Pair, matches: int, seed: int, seats: int = 2) -> Estimate:
    """The share of matches that the first wins, over pairs of matches from the same seed with the seats changed.

    A match that nobody wins counts as half of one.
    """
    shares = []
    for number in _seeds(seed, matches // 2):
        ends = (play_match(rules, options, minds, number, seats) for minds in (pair, (pair[1], pair[0])))
        ahead, behind = (_margin(rules, end) for end in ends)
        shares.append((_share(ahead) + _share(-behind)) / 2)
    return Estimate.of(shares)


def _share(margin: int) -> float:
    return 0.5 if margin == 0 else float(margin > 0)


def _seeds(seed: int, count: int) -> Iterator[int]:
    return (seed * 1_000_000 + number for number in range(count))


def quantile(times: list[float], share: float) -> float:
    """The time that this share of the decisions kept within, in milliseconds."""
    return 1000 * sorted(times)[min(int(share * len(times)), len(times) - 1)] if times else 0.0
