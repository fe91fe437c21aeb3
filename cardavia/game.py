"""The door that every game's folder shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NamedTuple

from cardavia.ai.budget import Budget
from cardavia.engine.cards import Card
from cardavia.engine.layout import Layout
from cardavia.engine.moves import Move
from cardavia.engine.options import Options
from cardavia.engine.rules import Rules
from cardavia.engine.state import S
from cardavia.engine.terms import Words
from cardavia.engine.view import View


class Advice(NamedTuple):
    """What a mind would play, and why: a term, with the cards that it is about."""

    move: Move
    reason: str
    cards: tuple[Card, ...] = ()


Mind = Callable[[Rules[Any], View[Any], Budget, Random], Advice]
"""A machine that decides for one seat. It gets what that seat may see, and never the state."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game: its rules and options, where its zones lie, its mind, its words and the name of its rule page."""

    id: str
    rules: Rules[S]
    seats: tuple[int, ...]
    options: type[Options]
    layout: Layout
    mind: Mind
    words: Words
    facts: Callable[[Any], Mapping[str, object]] = lambda _options: {}
    """The numbers that the rule page names, by the options of a match: a changed rule changes every language's page."""
    named_cards: tuple[Card, ...] = ()
    """Cards with a name of their own, worth a glance in the pack's gallery."""
