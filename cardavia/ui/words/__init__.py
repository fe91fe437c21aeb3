"""Every term of the interface with its English: one table a room."""

from __future__ import annotations

from importlib import import_module

from cardavia.engine.terms import Words

ROOMS = ("table", "stage", "shell", "settings", "rules", "gallery", "sheet", "new_match", "app")


def _all() -> Words:
    words: Words = {}
    for room in ROOMS:
        try:
            words |= import_module(f"{__name__}.{room}").WORDS
        except ModuleNotFoundError:  # while the rooms are being written
            continue
    return words


WORDS: Words = _all()
