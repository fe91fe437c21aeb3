"""Deals of the toy, and how they end when all is seen."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.ai.twins import Twins


def dealt(here: Twins, seed: int, plies: int = 0) -> Any:
    """A deal after some cards by chance."""
    toy = here.toy.Toy()
    toy.deal(seed)
    luck = Random(seed)
    for _ in range(plies):
        toy.do(luck.choice(toy.legal()))
    return toy


def after(here: Twins, toy: Any, move: int) -> Any:
    other = here.toy.Toy()
    other.assign(toy)
    other.do(move)
    return other


def best_play(here: Twins, toy: Any) -> float:
    """The margin when all see everything, by looking at every line."""
    if toy.is_over():
        return float(toy.side_0_ahead())
    values = [best_play(here, after(here, toy, move)) for move in toy.legal()]
    return min(values) if toy.turn % 2 else max(values)


def solved(here: Twins, toy: Any) -> dict[int, float]:
    """What each move is worth to the seat that makes it."""
    sign = -1 if toy.turn % 2 else 1
    return {move: sign * best_play(here, after(here, toy, move)) for move in toy.legal()}
