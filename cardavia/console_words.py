"""What only the terminal says; all other words are those of the window."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

WORDS: Words = {
    "console.hand": Message("Your hand: {cards}", note="{cards} is a list of card names in the nominative"),
    "console.table": Message("Table: {cards}", note="{cards} is a list of card names in the nominative"),
    "console.bare": Message("Table: no cards"),
    "console.stock": Message("Stock: {n} card", "Stock: {n} cards"),
    "console.ask": Message(
        "A number, a move such as “7D x 4C 3C”, {hint}, {undo} or {quit}: ",
        note="Before the cursor; {hint}, {undo} and {quit} are commands to type, not translated",
    ),
    "console.unclear": Message("This is no number from the list, no command and no move."),
    "console.left": Message("The match is left. The same match number deals the same cards: {seed}."),
}
