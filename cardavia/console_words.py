"""What only the terminal says; all other words are those of the window."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

WORDS: Words = {
    "console.hand": Message("Your hand: {cards}", note="{cards} is a list of card names in the nominative"),
    "console.table": Message("Table: {cards}", note="{cards} is a list of card names in the nominative"),
    "console.bare": Message("Table: no cards"),
    "console.stock": Message("Stock: {n} card", "Stock: {n} cards"),
    "console.trick": Message("Trick: {cards}", note="{cards}: “East – king of cups, You – …”"),
    "console.played-by": Message("{player} – {card}", note="A card of a trick, with the name of who played it"),
    "console.ask": Message(
        "A number, a move in the codes of the cards, {hint}, {undo}, {help} or {quit}: ",
        note="Before the cursor; {hint}, {undo}, {help} and {quit} are the command words",
    ),
    "console.word.hint": Message("hint", note="A command to type: one word in lower case"),
    "console.word.undo": Message("undo", note="A command to type: one word in lower case"),
    "console.word.help": Message("help", note="A command to type: one word in lower case"),
    "console.word.quit": Message("quit", note="A command to type: one word in lower case"),
    "console.codes": Message(
        "In square brackets stand the codes of the cards, as in the saved records and alike for every deck. The last "
        "letter of a card of the suits is its suit: {letters}.",
        note="{letters}: “S – swords, B – batons …”, nominative",
    ),
    "console.help": Message(
        "Type the number of a move from the list, or the move in the codes of the cards: “7D x 4C 3C” plays 7D and "
        "takes 4C and 3C. Commands: {hint} (h), {undo} (u), {help} (?), {quit} (q).",
        note="{hint}, {undo}, {help} and {quit} are the command words; the letters in brackets stay",
    ),
    "console.help-number": Message(
        "Type the number of a move from the list, or the code of the card that you play. Commands: {hint} (h), "
        "{undo} (u), {help} (?), {quit} (q).",
        note="{hint}, {undo}, {help} and {quit} are the command words; the letters in brackets stay",
    ),
    "console.unclear": Message(
        "This is no number from the list, no command and no move. Type “{help}” to see what can be typed.",
        note="{help} is a command word",
    ),
    "console.left": Message("The match is left. The same match number deals the same cards: {seed}."),
}
