"""The words of Minchiate. English says Fool for the Matto; the old words of the game stay Italian."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words
from cardavia.games.minchiate.versicole import KINDS
from cardavia.kits.tricks import WORDS as DUTY_WORDS

_GAME: Words = {
    "minchiate.name": Message("Minchiate", note="the game: the Florentine tarot with 97 cards"),
    "minchiate.tagline": Message("Ninety-seven cards, and a partner to bring them home"),
    "minchiate.summary": Message(
        "You and the player opposite collect counting cards and versicole, combinations of trumps and kings. A lead of "
        "60 points is a resto, and the side with more resti wins the deal.",
        note="on the first page",
    ),
}

_REASONS: Words = {
    "minchiate.king-duty": Message(
        "The suit is led for the first time and has been trumped: you must play its king.",
        note="why no other card may be played, not even the Fool",
    ),
    "minchiate.discard-first": Message("First discard until you hold 21 cards."),
    "minchiate.not-a-counting-card": Message("A card that is worth points cannot be discarded."),
    "minchiate.not-the-29": Message("Trump 29 cannot be discarded."),
    "minchiate.declare-first": Message("First say which of your versicole you declare."),
    "minchiate.whole-versicole-only": Message("Only a versicola that you hold can be declared, and all of it."),
    "minchiate.already-declared": Message("You have declared this versicola already."),
}

_ROBBING: Words = {
    "minchiate.cuts": Message("Cut", note="in a bubble: the player lifts part of the pack"),
    "minchiate.cuts.told": Message("{player} cuts."),
    "minchiate.cuts.told.you": Message("You cut."),
    "minchiate.robs": Message("Robbed: {cards}", note="in a bubble: a player robs a card at the cut or from the Fola"),
    "minchiate.robs.told": Message("{player} robs {cards}."),
    "minchiate.robs.told.you": Message("You rob {cards}."),
    "minchiate.stops": Message("No more", note="in a bubble: this card cannot be robbed and ends the robbing"),
    "minchiate.stops.told": Message("{cards} cannot be robbed: {player} stops."),
    "minchiate.stops.told.you": Message("{cards} cannot be robbed: you stop."),
    "minchiate.turns-up": Message("Turned up: {cards}", note="in a bubble: the last card dealt to a player counts"),
    "minchiate.turns-up.told": Message("The last card of {player} counts: {cards}."),
    "minchiate.turns-up.told.you": Message("Your last card counts: {cards}."),
    "minchiate.takes": Message("Taken: {cards}", note="in a bubble: the dealer takes counting cards from the Fola"),
    "minchiate.takes.told": Message("{player} takes from the Fola, unscored: {cards}."),
    "minchiate.takes.told.you": Message("You take from the Fola, unscored: {cards}."),
    "minchiate.void": Message("One hand cannot be brought down to 21 cards: the deal is void and given again."),
    "minchiate.discards": Message("Discarded", note="in a bubble: the player now holds 21 cards"),
    "minchiate.discards.told": Message("{player} has discarded."),
    "minchiate.discards.told.you": Message("You have discarded."),
    "minchiate.fola": Message("The Fola: {cards}.", note="the 13 cards that are out of play, shown to all"),
}

_PLAY: Words = {
    "minchiate.captures": Message("Captured: {cards}", note="in a bubble: counting cards taken from the other side"),
    "minchiate.captures.told": Message("{player} captures {cards}."),
    "minchiate.captures.told.you": Message("You capture {cards}."),
    "minchiate.pays": Message("{cards} is paid for the Fool."),
    "minchiate.gives-matto": Message("A side without a trick cannot pay for the Fool and gives it away."),
}

_KIND_NAMES = ("papi", "high trumps", "Fool’s three", "thirteen", "tens", "kings")
_KIND_NOTES = (
    "three or more trumps in a row from 1 to 5",
    "three or more trumps in a row from 28 to 40",
    "trumps 1 and 40 with the Fool",
    "trumps 1, 13 and 28",
    "trumps 20 and 30 with 10 or 40 or both",
    "three or four kings",
)


def _kind_words() -> Words:
    """What is said, written and asked of each kind of versicola."""
    words: Words = {}
    for kind, name, note in zip(KINDS, _KIND_NAMES, _KIND_NOTES, strict=True):
        title = name[0].upper() + name[1:]
        words[f"minchiate.declares-{kind}"] = Message(title, note=f"in a bubble, declared before the play: {note}")
        words[f"minchiate.declares-{kind}.told"] = Message(f"{{player}} declares {name}: {{cards}}.", note=note)
        words[f"minchiate.declares-{kind}.told.you"] = Message(f"You declare {name}: {{cards}}.", note=note)
        words[f"minchiate.declared-{kind}"] = Message(f"Declared: {name}", note=f"line of the score sheet: {note}")
        words[f"minchiate.declared-{kind}.why"] = Message(
            "{player}: {n} point declared before the play: {cards}.",
            "{player}: {n} points declared before the play: {cards}.",
            note=note,
        )
        words[f"minchiate.versicola-{kind}"] = Message(title, note=f"line of the score sheet, won in tricks: {note}")
        words[f"minchiate.versicola-{kind}.why"] = Message(
            "{player}: {n} point for a versicola won: {cards}.",
            "{player}: {n} points for a versicola won: {cards}.",
            note=note,
        )
        words[f"minchiate.choice.{kind}"] = Message(
            title, note=f"a box to tick or a button: declare {note}; its points stand beside it"
        )
    return words


_SHEET: Words = {
    "minchiate.robbed": Message("Robbed", note="line of the score sheet"),
    "minchiate.robbed.why": Message(
        "{player}: {n} point for a robbed card: {cards}.", "{player}: {n} points for a robbed card: {cards}."
    ),
    "minchiate.turned-up": Message("Turned up", note="line of the score sheet: the last card dealt to a player"),
    "minchiate.turned-up.why": Message(
        "{player}: {n} point for a card that was turned up: {cards}.",
        "{player}: {n} points for a card that was turned up: {cards}.",
    ),
    "minchiate.capture": Message("Captured", note="line of the score sheet: cards taken from the other side"),
    "minchiate.capture.why": Message(
        "{player}: {n} point captured from the other side: {cards}.",
        "{player}: {n} points captured from the other side: {cards}.",
    ),
    "minchiate.resto": Message("Resto", note="line of the score sheet and a call: 60 points of lead are one resto"),
    "minchiate.resto.why": Message("{player}: 60 points of lead become a resto. Resti now: {counts}."),
    "minchiate.card-points": Message("Cards won", note="line of the score sheet: points of the single cards"),
    "minchiate.card-points.why": Message(
        "{player}: {n} point in the tricks: {cards}.", "{player}: {n} points in the tricks: {cards}."
    ),
    "minchiate.cards-over": Message("Cards beyond 42", note="line of the score sheet"),
    "minchiate.cards-over.why": Message(
        "{player}: {n} card more than 42, a point each.", "{player}: {n} cards more than 42, a point each."
    ),
    "minchiate.last-trick": Message("Last trick", note="line of the score sheet"),
    "minchiate.last-trick.why": Message(
        "{player}: {n} point for the last trick.", "{player}: {n} points for the last trick."
    ),
    "minchiate.rounded": Message("Rounded up", note="line of the score sheet: what is left of the lead"),
    "minchiate.rounded.why": Message(
        "{player} leads in the end: each 60 points begun are a resto.", note="60 points or less are one resto"
    ),
    "minchiate.level": Message("Level", note="line of the score sheet: no lead is left"),
    "minchiate.level.why": Message("Both sides are level: no resto is left to pay."),
    "minchiate.net": Message("Resti", note="line of the score sheet: the result of the deal"),
    "minchiate.net.why": Message("{player} has more resti: {counts}."),
    "minchiate.net-level": Message("Resti", note="line of the score sheet: the result of the deal, a draw"),
    "minchiate.net-level.why": Message("Neither side has a resto more: the deal is a draw."),
    "minchiate.tally.tricks": Message("{n} trick", "{n} tricks", note="beside a seat: won by its side so far"),
    "minchiate.tally.lead": Message("ahead by {n}", note="beside a seat: points of lead of its side"),
    "minchiate.tally.resti": Message("{n} resto", "{n} resti", note="beside a seat: resti of lead of its side"),
    "minchiate.status.trick": Message("Trick {number} of {total}"),
    "minchiate.status.discards": Message("{n} card to discard", "{n} cards to discard"),
}

_PROMPTS: Words = {
    "minchiate.ask.discard": Message(
        "Discard {n} card. Only cards that are worth nothing can go.",
        "Discard {n} cards. Only cards that are worth nothing can go.",
    ),
    "minchiate.ask.declare": Message("Which versicole do you declare?", note="{n} of them can be ticked"),
    "minchiate.choice.done": Message("That is all", note="button: declare no more versicole"),
    "minchiate.choice.silent": Message("Declare nothing", note="button"),
}

_LOOKS: Words = {
    "minchiate.look.own-discards": Message("My discards", note="title of what can be looked at again"),
    "minchiate.look.fola": Message("The Fola", note="title of what can be looked at: the 13 cards out of play"),
    "minchiate.look.captured": Message("Counting cards won", note="title of what can be looked at: both piles"),
    "minchiate.look.known": Message("Cards seen in the hands", note="title: cards that all know to be in a hand"),
    "minchiate.look.undealt": Message("Never dealt", note="over cards of the Fola"),
    "minchiate.look.discards": Message("Discarded by: {player}", note="over cards"),
    "minchiate.look.discards.you": Message("Discarded by you", note="over cards"),
    "minchiate.look.counting": Message(
        "{player}: {n} point", "{player}: {n} points", note="over the counting cards that a side has won"
    ),
    "minchiate.look.seen": Message("{player}", note="over the cards that a player was seen to get or show"),
}

_HINTS: Words = {
    "minchiate.hint.only-move": Message("It is the only thing that can be done."),
    "minchiate.hint.makes-void": Message("Without this suit you can trump it."),
    "minchiate.hint.spares-trumps": Message("It goes without hurting a suit that is needed."),
    "minchiate.hint.last-resort": Message("Nothing cheaper can go."),
    "minchiate.hint.declare": Message("Declared points are certain, whoever wins the cards."),
    "minchiate.hint.brings-home": Message("It brings a counting card home."),
    "minchiate.hint.captures": Message("It takes a counting card from the other side."),
    "minchiate.hint.gives-partner": Message("The partner should win the trick, and this card with it."),
    "minchiate.hint.wins-trick": Message("It should win the trick."),
    "minchiate.hint.saves": Message("The trick is lost: this card gives the least away."),
    "minchiate.hint.excuses": Message("The Fool is never lost, and the better cards stay in the hand."),
    "minchiate.hint.waits": Message("It risks the least and keeps the good cards."),
}

WORDS: Words = {
    **_GAME, **_REASONS, **DUTY_WORDS, **_ROBBING, **_PLAY, **_kind_words(), **_SHEET, **_PROMPTS, **_LOOKS, **_HINTS,
}  # fmt: skip
