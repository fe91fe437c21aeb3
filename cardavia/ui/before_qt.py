"""Imports all that needs no Qt, for whoever is about to import Qt."""

from __future__ import annotations

import os
from importlib import import_module

from cardavia.games import NAMES, load

STORED = ("places", "records", "settings", "tallies")


def import_all() -> None:
    """Import the games and what is kept on disk: to be called before anything of Qt is imported.

    PySide looks into the source of every module that is imported after it, to see whether it too speaks to Qt. Those
    that are there before are spared that, which is a twelfth of a start.
    """
    # pydantic would look through every installed package for plugins; nothing that is kept here needs one
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    for name in STORED:
        import_module(f"cardavia.storage.{name}")
    for name in NAMES:
        load(name)
