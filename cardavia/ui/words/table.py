"""Words of the table's page: its buttons, its prompts, its hints."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

WORDS: Words = {
    "table.home": Message("Home", note="Button: back to the first page; the match is kept"),
    "table.undo": Message("Undo"),
    "table.redo": Message("Redo"),
    "table.hint": Message("Hint"),
    "table.last": Message("Last capture", note="Title of the small strip that shows the cards of the latest capture"),
    "table.rules": Message("Rules"),
    "table.settings": Message("Settings"),
    "table.story": Message("Moves", note="Button: opens the history of the moves of this deal"),
    "table.more": Message("Shortcut: {keys}", note="Tooltip under a button; {keys} is a key name such as Ctrl+Z"),
    "table.your-turn": Message("Your turn: choose a card"),
    "table.hand-first": Message("First choose a card from your hand"),
    "table.choose-capture": Message("Several captures: choose the cards to take, or press Esc"),
    "table.thinking": Message("{player} is thinking…"),
    "table.preview-takes": Message("Takes: {cards}", note="{cards} is a list of card names in the nominative"),
    "table.preview-choices": Message("{n} possible capture", "{n} possible captures"),
    "table.preview-stays": Message("Takes nothing: stays on the table"),
    "table.take": Message("Take: {cards}", note="Button; {cards} is a list of card names in the nominative"),
    "table.put-back": Message("Put back"),
    "table.hint-plays": Message("Hint: {card}. {reason}", note="{card} is a card's name, {reason} a whole sentence"),
    "table.hint-takes": Message(
        "Hint: {card}, taking {cards}. {reason}",
        note="Card names in the nominative; write a colon if your language needs cases",
    ),
    "table.nothing-to-undo": Message("Nothing to take back in this deal"),
    "table.nothing-to-redo": Message("Nothing to play again"),
    "table.not-your-turn": Message("It is not your turn yet"),
    "table.computer.easy": Message("Computer (easy)", note="The other player, with how strong it plays"),
    "table.computer.normal": Message("Computer (normal)", note="The other player, with how strong it plays"),
    "table.computer.hard": Message("Computer (hard)", note="The other player, with how strong it plays"),
    "table.variant": Message("Variants: {names}"),
    "table.deal-number": Message("Match number {seed}", note="The number with which the same cards can be dealt again"),
}
