"""Which cards to discard (minchiate.md 6.6, 16 "Discarding"): plans of suits to be without, tried on guessed deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from cardavia.ai.budget import Budget
from cardavia.engine.cards import MINCHIATE_97, TRUMPS, Card
from cardavia.games.minchiate.fast_world import Minchiate
from cardavia.games.minchiate.packing import word_of_suits, word_of_trumps
from cardavia.games.minchiate.values import STRENGTH, SUITS, is_discardable

LUCKS = 40
"""In the first round each plan is tried on so many guesses; in each round after it half the plans, on twice as many."""
CHANCE = 100
"""Of 1024 cards that are played on, so many are any legal card."""


class Plan(NamedTuple):
    """The cards to discard, and the suits that are given up entirely by it."""

    cards: tuple[Card, ...]
    voids: frozenset[str]


def plans(held: Sequence[Card], due: int) -> tuple[Plan, ...]:
    """Every order of giving suits up, each suit from its lowest card; and the longest suits losing one card each time.

    Trumps go only where no card of a suit is left.
    """
    found = {frozenset(cards): cards for cards in (*_by_suits(held, due), _spread(held, due))}
    return tuple(Plan(cards, _voids(held, cards)) for cards in found.values())


def _by_suits(held: Sequence[Card], due: int) -> Iterator[tuple[Card, ...]]:
    loose = sorted(filter(is_discardable, held), key=STRENGTH.__getitem__)
    for order in permutations(SUITS):
        places = {suit: place for place, suit in enumerate((*order, TRUMPS))}
        yield tuple(sorted(loose, key=lambda card: places[MINCHIATE_97.suit(card)])[:due])


def _spread(held: Sequence[Card], due: int) -> tuple[Card, ...]:
    left = sorted(held, key=STRENGTH.__getitem__)
    gone: list[Card] = []
    while len(gone) < due:
        sizes = {suit: sum(MINCHIATE_97.suit(card) == suit for card in left) for suit in SUITS}
        loose = filter(is_discardable, left)
        card = max(loose, key=lambda each: sizes.get(MINCHIATE_97.suit(each), 0))
        left.remove(card)
        gone.append(card)
    return tuple(gone)


def _voids(held: Sequence[Card], gone: Sequence[Card]) -> frozenset[str]:
    kept = {MINCHIATE_97.suit(card) for card in held if card not in gone}
    return frozenset(map(MINCHIATE_97.suit, gone)) - kept


def best_plan(view: Minchiate, chosen: Sequence[Plan], eldest: int, side: int, budget: Budget, seed: int) -> Plan:
    """The plan that brings a side most over guesses at the other hands, the same ones for every plan.

    Raises ``Stopped`` when the bell rings.
    """
    world, left, lucks = Minchiate(), list(chosen), LUCKS
    sums = dict.fromkeys(range(len(left)), 0.0)
    order = list(sums)
    done = 0
    while len(order) > 1:
        for luck in range(done, lucks):
            for number in order:
                cards = left[number].cards
                world.seed(seed + luck)
                words = word_of_suits(cards), word_of_trumps(cards)
                margin = world.trial(view, words[0], words[1], eldest, CHANCE)
                sums[number] += -margin if side else margin
            if not budget.check():
                return left[max(order, key=sums.__getitem__)]
        order = sorted(order, key=sums.__getitem__, reverse=True)[: len(order) // 2]
        done, lucks = lucks, 2 * lucks
    return left[order[0]]


def why(plan: Plan) -> tuple[Card, str]:
    """The first card of a plan to lay aside, and the term that says why."""
    card = next((each for each in plan.cards if MINCHIATE_97.suit(each) in plan.voids), plan.cards[0])
    if MINCHIATE_97.suit(card) == TRUMPS:
        return card, "minchiate.hint.last-resort"
    whole = MINCHIATE_97.suit(card) in plan.voids
    return card, "minchiate.hint.makes-void" if whole else "minchiate.hint.spares-trumps"
