"""Words around the rule page."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

WORDS: Words = {
    "rules.name": Message("Rules"),
    "rules.missing": Message("The rule page of this game is not part of this installation."),
    "rules.section": Message("Section", note="Label of a list with the sections of the rule page, to jump to one"),
}
