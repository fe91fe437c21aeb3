"""The games, one folder each. A new game adds its folder and one word here."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from cardavia.game import Game

NAMES = ("scopa",)
"""In the order of the menu."""


def load(name: str) -> Game[Any]:
    """The door of a game. Raises ``KeyError`` for a name that is not in ``NAMES``."""
    if name not in NAMES:
        raise KeyError(name)
    return cast("Game[Any]", import_module(f"cardavia.games.{name}").GAME)
