"""What the answers to the cases of every game are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from cardavia.engine.cards import Card, Deck

Json = Any
Answer = Callable[[Mapping[str, Json]], Json]
"""Answers the input of a case: with a mapping, a list, a number or a boolean, as the case expects."""
Kinds = Mapping[str, tuple[Answer, frozenset[str]]]
"""Kind -> how to answer it, and the fields that its input may have beside ``options``."""


class NotACase(ValueError):
    """The case asks for something that the runner does not know."""


def members(deck: Deck, names: Iterable[str]) -> tuple[Card, ...]:
    """Cards of the pack, each once; ``NotACase`` for anything else."""
    cards = tuple(Card(name) for name in names)
    if len(set(cards)) != len(cards) or not set(cards) <= set(deck.cards):
        raise NotACase(f"not cards of one pack: {' '.join(cards)}")
    return cards
