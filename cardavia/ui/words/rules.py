"""Words around the rule page."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

WORDS: Words = {
    "rules.name": Message("Rules"),
    "rules.section": Message("Section", note="Label of a list with the sections of the rule page, to jump to one"),
}
