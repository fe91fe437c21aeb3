"""Chance for the tests of every game: which tables are tried, how many deals, and what is chosen.

``CARDAVIA_DEALS`` says how many deals are played for each game: 300 where it is decided whether a change may land, and
10,000 in the nightly run (``make nightly``). Without it a game gets what two cores play in some seconds.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import settings

from cardavia.engine.options import Options
from cardavia.game import Game
from cardavia.games import EVERY, load

TABLES = [(name, seats) for name in EVERY for seats in load(name).seats]
MANY = 100
"""Deals that two cores play in some seconds: so many of every game for which ``USUAL`` does not say another number."""
USUAL = {"scopa": 90, "klaberjass": 300, "minchiate": 40}
"""A match of four has up to ninety-odd moves, and each of its positions is looked at from every seat."""

Choose = Callable[[int], int]


def deals(name: str) -> int:
    """How many deals of a game are tried."""
    return int(os.environ.get("CARDAVIA_DEALS", USUAL.get(name, MANY)))


def laws(name: str, usual: int, dealt: int = 1) -> settings:
    """How many matches a game's own laws are tried on, where one match has about so many deals."""
    wanted = deals(name) // dealt if "CARDAVIA_DEALS" in os.environ else usual
    return settings(max_examples=max(wanted, usual), deadline=None)


def by_chance(luck: Random) -> Choose:
    """Chooses a number below the given one."""
    return lambda count: int(luck.random() * count)


def some_options(game: Game[Any], choose: Choose) -> Options:
    """The base rules, or each option by itself at one of its values."""
    if choose(2):
        return game.options()
    return game.options.read({name: values[choose(len(values))] for name, values in game.options.choices().items()})
