"""Words of the page that begins a new match."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

WORDS: Words = {
    "new-match.start": Message("Start", note="Button: begins the match with what is chosen below"),
    "new-match.level": Message("Difficulty"),
    "new-match.deck": Message("Pack"),
    "new-match.variants": Message("Variants", note="Title above the rules that may be changed"),
    "new-match.base-rules": Message("Back to the base rules", note="Button: undoes all variants"),
    "new-match.seed": Message("Match number", note="The same number deals the same cards"),
    "new-match.seed-help": Message(
        "The same number deals the same cards. Leave the field empty to have them dealt at random."
    ),
    "new-match.by-chance": Message("at random", note="Shown in the empty field for the match number"),
    "new-match.bad-seed": Message("A match number has digits only, at most {longest}."),
}
