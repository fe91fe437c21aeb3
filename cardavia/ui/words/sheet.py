"""Words of the score sheet, beside those of each game's awards."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

WORDS: Words = {
    "sheet.title": Message("Score sheet"),
    "sheet.won.you": Message("You win", note="Headline at the end of a match"),
    "sheet.won": Message("{player} wins", note="Headline at the end of a match"),
    "sheet.drawn": Message("A draw", note="Headline at the end of a match"),
    "sheet.target": Message("Deal {number} · match to {target}"),
    "sheet.this-deal": Message("This deal", note="Row with the points of this deal"),
    "sheet.total": Message("Total", note="Row with the points of the whole match"),
    "sheet.continue": Message("Continue"),
    "sheet.play-again": Message("Play again"),
    "sheet.see-table": Message("See the table", note="Button: hides the score sheet for a while"),
    "sheet.back": Message("Score sheet", note="Button: shows the score sheet again"),
    "sheet.rules": Message("Rules"),
    "sheet.home": Message("Home", note="Button: back to the first page"),
}
