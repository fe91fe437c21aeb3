"""Words of the score sheet, beside those of each game's awards."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

WORDS: Words = {
    "sheet.title": Message("Score sheet"),
    "sheet.won.you": Message("You win", note="Headline at the end of a match"),
    "sheet.won": Message("{player} wins", note="Headline at the end of a match"),
    "sheet.won.yours": Message("You and your partner win", note="Headline at the end of a match"),
    "sheet.won.others": Message("The opponents win", note="Headline at the end of a match: the other side of two"),
    "sheet.won.side": Message("{side} win", note="Headline at the end of a match; {side}: “South and North”"),
    "sheet.drawn": Message("A draw", note="Headline at the end of a match"),
    "sheet.target": Message("Deal {number} · match to {target}"),
    "sheet.this-deal": Message("This deal", note="Row with the points of this deal"),
    "sheet.points": Message("Points", note="Row with the points of a match that is one deal"),
    "sheet.times": Message("{n} time", "{n} times", note="Beside an award on the score sheet: how often it was given"),
    "sheet.told": Message(
        "{title}: {points}. Press to see the cards.", note="What a screen reader says of a row that can be opened"
    ),
    "sheet.total": Message("Total", note="Row with the points of the whole match"),
    "sheet.continue": Message("Continue"),
    "sheet.play-again": Message("Play again"),
    "sheet.to-table": Message("Back to the table", note="Button: puts an earlier score sheet away again"),
    "sheet.see-table": Message("See the table", note="Button: hides the score sheet for a while"),
    "sheet.back": Message("Score sheet", note="Button: shows the score sheet again"),
    "sheet.rules": Message("Rules"),
    "sheet.home": Message("Home", note="Button: back to the first page"),
}
