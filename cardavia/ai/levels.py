"""The named strengths. A level limits what a mind searches and remembers; it never cheats or blunders on purpose."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How strong the other seats play."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
