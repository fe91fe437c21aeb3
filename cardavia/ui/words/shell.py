"""Words of the frame: the first page, the window, the bar for troubles, the move history."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

WORDS: Words = {
    "home.title": Message("Cardavia", note="The program's name; it stays as it is in Latin script"),
    "home.play": Message("Play", note="Button: begins a match at once, by the variants that were chosen last"),
    "home.play-anew": Message(
        "Begin anew", note="The Play button where a match waits: it would begin another one at once"
    ),
    "home.sure": Message(
        "Leave the match that waits and begin anew?", note="The same button after one press; a second press does it"
    ),
    "home.tally": Message("{n} match finished, {won} won", "{n} matches finished, {won} won"),
    "home.resume": Message("Resume", note="Button: goes on with the match that waits"),
    "home.new-match": Message("New match…", note="Button: opens the page with the variants"),
    "home.rules": Message("Rules"),
    "home.settings": Message("Settings"),
    "home.gallery": Message("Cards", note="Button: opens the gallery, in which every card of a pack is shown large"),
    "home.deck": Message("Pack"),
    "home.level": Message("Difficulty"),
    "home.open-match": Message("A match waits: deal {number}, {totals}", note="{totals}: “6 : 4”, the player’s first"),
    "home.open-deal": Message("A match waits. {progress}", note="{progress}: “Trick 5 of 21”, how far it has come"),
    "home.over": Message(
        "A finished match: its score sheet waits, {totals}", note="{totals}: “11 : 4”, the player’s first"
    ),
    "home.waits": Message("A match waits", note="Where nothing more can be said of how far it has come"),
    "home.games": Message("Game", note="What a screen reader calls the row in which one of the games is chosen"),
    "home.totals": Message(" : ", note="Between the points of two sides"),
    "level.easy": Message("Easy", note="One of three choices under “Difficulty”"),
    "level.normal": Message("Normal", note="One of three choices under “Difficulty”"),
    "level.hard": Message("Hard", note="One of three choices under “Difficulty”"),
    "window.home": Message("Cardavia", note="Title of the window on the first page"),
    "window.table": Message("{game} – Cardavia", note="Title of the window at the table"),
    "window.close-panel": Message("Close"),
    "window.panel.settings": Message("Settings"),
    "window.panel.rules": Message("Rules"),
    "window.panel.new-match": Message("New match"),
    "window.panel.gallery": Message("Cards", note="Title of the gallery, in which every card of a pack is shown large"),
    "window.panel.story": Message("Move history"),
    "notice.name": Message("Notice", note="What a screen reader calls the bar with a trouble's message"),
    "notice.dismiss": Message("Close"),
    "story.name": Message("Move history"),
    "story.empty": Message("Nothing has been played yet."),
}
