"""The games, one folder each. A new game adds its folder and one word here: it rehearses until its table is drawn."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from cardavia.game import Game

NAMES = ("scopa", "klaberjass", "minchiate", "tarocchino")
"""In the order of the menu."""

REHEARSING: tuple[str, ...] = ()
"""Games whose rules, scoring and minds are whole and tested while their tables are not drawn: no menu shows them."""

EVERY = NAMES + REHEARSING
"""What a person at the command line may ask for: the menu, and the games that rehearse."""


def load(name: str) -> Game[Any]:
    """The door of a game. Raises ``KeyError`` for a name that is not in ``EVERY``."""
    if name not in EVERY:
        raise KeyError(name)
    return cast("Game[Any]", import_module(f"cardavia.games.{name}").GAME)
