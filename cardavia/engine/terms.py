"""A term is what the engine says; a message is the English text behind it, from which every language is translated."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Message:
    """The English of a term. ``plural`` is the form for n ≠ 1; ``note`` tells translators what they cannot see."""

    text: str
    plural: str | None = None
    note: str = ""


Words = dict[str, Message]
"""Term -> message; a game and the house have one table each."""
