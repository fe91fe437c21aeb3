"""Words of the program itself, outside any page."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

WORDS: Words = {
    "app.no-display": Message("There is no screen here; the demonstration runs offscreen instead."),
    "app.old-qt": Message(
        "This version of PySide6 crashes on Python 3.11. Run the set-up again: python3 packaging/bootstrap.py setup"
    ),
}
