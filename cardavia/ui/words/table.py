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
    "table.gallery": Message("Cards", note="Button: opens the gallery, in which every card of a pack is shown large"),
    "table.more": Message("Shortcut: {keys}", note="Tooltip under a button; {keys} is a key name such as Ctrl+Z"),
    "table.your-turn": Message("Your turn: choose a card"),
    "table.hand-first": Message("First choose a card from your hand"),
    "table.choose-capture": Message("Several captures: choose the cards to take, or press Esc"),
    "table.thinking": Message("{player} is thinking…"),
    "table.preview-takes": Message("Takes: {cards}", note="{cards} is a list of card names in the nominative"),
    "table.preview-choices": Message("{n} possible capture", "{n} possible captures"),
    "table.preview-plays": Message("Play: {card}", note="what a card would do in a trick; {card} in the nominative"),
    "table.preview-stays": Message("Takes nothing: stays on the table"),
    "table.take": Message("Take: {cards}", note="Button; {cards} is a list of card names in the nominative"),
    "table.put-back": Message("Put back"),
    "table.hint-plays": Message("Hint: {card}. {reason}", note="{card} is a card's name, {reason} a whole sentence"),
    "table.hint-takes": Message(
        "Hint: {card}, taking {cards}. {reason}",
        note="Card names in the nominative; write a colon if your language needs cases",
    ),
    "table.hint-choice": Message(
        "Hint: {choice}. {reason}", note="{choice} is what a button says, such as “Pass”; {reason} a whole sentence"
    ),
    "table.hint-puts-away": Message(
        "Hint: put away {card}. {reason}", note="{card} in the nominative; write a colon if your language needs cases"
    ),
    "table.card-and-words": Message(
        "{card}, {words}", note="a card and what is said with it: “queen of hearts, Announce bella”"
    ),
    "table.nothing-to-undo": Message("Nothing to take back in this deal"),
    "table.nothing-to-redo": Message("Nothing to play again"),
    "table.undone": Message("Taken back", note="Said to who cannot see it"),
    "table.redone": Message("Played again", note="Said to who cannot see it"),
    "table.keys": Message(
        "The arrow keys go through your cards or answers, Enter takes one, Tab leads to the buttons.",
        note="What a screen reader says of the table",
    ),
    "table.read.hand": Message("in your hand", note="Said after a card's name"),
    "table.read.may-play": Message("may be played", note="Said after a card's name"),
    "table.read.may-go": Message("may be put away", note="Said after a card's name"),
    "table.read.goes": Message("chosen to be put away", note="Said after a card's name"),
    "table.read.table": Message("on the table", note="Said after a card's name"),
    "table.read.trick": Message("in the trick, {player}", note="Said after a card's name; {player} has played it"),
    "table.read.trick.you": Message("in the trick, played by you", note="Said after a card's name"),
    "table.read.lies": Message("lies open", note="Said after a card's name"),
    "table.read.open": Message("lies open, {player}", note="Said after a card's name; it lies before {player}"),
    "table.read.open.you": Message("lies open before you", note="Said after a card's name"),
    "table.read.score": Message("score {points}", note="Said after the name of a player or side"),
    "table.read.holds": Message("{n} card in hand", "{n} cards in hand", note="Said after a player's name"),
    "table.read.ticked": Message("ticked", note="A box in a list of choices"),
    "table.read.unticked": Message("not ticked", note="A box in a list of choices"),
    "table.sound-off": Message("Sounds are off: M switches them on", note="M is the key, as on the keyboard"),
    "table.sound-on": Message("Sounds are on"),
    "table.not-your-turn": Message("It is not your turn yet"),
    "table.computer.easy": Message("Computer (easy)", note="The other player, with how strong it plays"),
    "table.computer.normal": Message("Computer (normal)", note="The other player, with how strong it plays"),
    "table.computer.hard": Message("Computer (hard)", note="The other player, with how strong it plays"),
    "table.variant": Message("Variants: {names}"),
    "table.variant-value": Message(
        "{variant} ({value})", note="A variant and what was chosen: “Points to win (21)”, “Schmeiss (played)”"
    ),
    "table.last-trick-button": Message("Last trick", note="Button: shows the last trick again"),
    "table.sheet": Message("Last score sheet", note="Button: shows the score sheet of the latest finished deal again"),
    "table.looks": Message("Look", note="Button: shows cards that may be looked at, such as own discards"),
    "table.sort": Message("Sort", note="Button: shows the own cards by suit and rank, or as they were dealt"),
    "table.more-buttons": Message("More", note="Button: opens a small menu of those buttons that find no room"),
    "table.last-trick": Message("{player} won this trick", note="Title over the cards of the last trick"),
    "table.last-trick.you": Message("You won this trick", note="Title over the cards of the last trick"),
    "table.no-trick-yet": Message("No trick has been won yet in this deal"),
    "table.nothing-to-see": Message("There is nothing to look at just now"),
    "table.close-view": Message("Any key or a click closes this"),
    "table.said": Message("{player}: {words}", note="what a player called in the bidding: “You: Pass”"),
    "table.call": Message("“{words}”", note="on a seat's plate: what that player has just called, such as “Pass”"),
    "table.note": Message("{words} – {meaning}", note="a label and what it means: “3 tricks – won by this side…”"),
    "table.large-number": Message(
        "{words}: {points}", note="what the large number on a plate is: “Total: 14”, “Resti: 2”"
    ),
    "table.points": Message("{n} point", "{n} points", note="what “+14” means"),
    "table.plus": Message("+{points}", note="points that something brings"),
    "table.confirm": Message("Declare", note="Button: what was ticked; its points stand beside the word"),
    "table.put-away": Message("Put away", note="Button: the chosen cards of the hand go"),
    "table.suggest": Message("Suggest", note="Button: chooses the cards that a good player would put away"),
    "table.chosen-of": Message("{chosen} of {all}", note="so many cards are chosen of those that must be put away"),
    "table.not-enough": Message("First choose as many cards as must go"),
    "table.enough-chosen": Message("Enough cards are chosen: press one of them to keep it"),
    "table.deal-number": Message("Match number {seed}", note="The number with which the same cards can be dealt again"),
}
