"""The words of Minchiate. The old words of the game stay Italian: Matto, versicola, resto, Fola, papi."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words
from cardavia.games.minchiate.versicole import KINDS
from cardavia.kits.tricks import WORDS as DUTY_WORDS

_GAME: Words = {
    "minchiate.name": Message("Minchiate", note="the game: the Florentine tarot with 97 cards"),
    "minchiate.tagline": Message("Ninety-seven cards, and a partner to bring them home"),
    "minchiate.summary": Message(
        "With the player opposite you win the cards that are worth points, and combinations of trumps or kings, the "
        "versicole. Every 60 points of lead are a resto; the side that is ahead in resti wins the deal.",
        note="on the first page",
    ),
}

_REASONS: Words = {
    "minchiate.king-duty": Message(
        "This suit is led for the first time and has been trumped: you must play its king.",
        note="why no other card may be played, not even the Matto",
    ),
    "minchiate.discard-first": Message("First you must discard until you hold 21 cards."),
    "minchiate.not-a-counting-card": Message("A card that is worth points cannot be discarded."),
    "minchiate.not-the-29": Message("Trump 29 cannot be discarded."),
    "minchiate.declare-first": Message("First say which of your versicole you declare, if any."),
    "minchiate.whole-versicole-only": Message(
        "You can only declare a versicola that you hold, and only the whole of it."
    ),
    "minchiate.already-declared": Message("You have declared this versicola already."),
}

_ROBBING: Words = {
    "minchiate.cuts": Message("Cuts the pack", note="in a bubble: the player lifts part of the pack"),
    "minchiate.cuts.told": Message("{player} cuts the pack."),
    "minchiate.cuts.told.you": Message("You cut the pack."),
    "minchiate.robs": Message("Robbed: {cards}", note="in a bubble: a player robs a card at the cut or from the Fola"),
    "minchiate.robs.told": Message("{player} robs: {cards}."),
    "minchiate.robs.told.you": Message("You rob: {cards}."),
    "minchiate.stops": Message(
        "Cannot be robbed: {cards}", note="in a bubble: this card ends the robbing, or lets none begin"
    ),
    "minchiate.stops.told": Message("{player} cannot rob: {cards}."),
    "minchiate.stops.told.you": Message("You cannot rob: {cards}."),
    "minchiate.turns-up": Message("Turned up: {cards}", note="in a bubble: the last card dealt to a player counts"),
    "minchiate.turns-up.told": Message("{player} turns up a counting card: {cards}."),
    "minchiate.turns-up.told.you": Message("You turn up a counting card: {cards}."),
    "minchiate.takes": Message("Taken: {cards}", note="in a bubble: the dealer takes counting cards from the Fola"),
    "minchiate.takes.told": Message("{player} takes from the Fola, without points: {cards}."),
    "minchiate.takes.told.you": Message("You take from the Fola, without points: {cards}."),
    "minchiate.void": Message("One hand cannot be brought down to 21 cards: the deal is void and dealt again."),
    "minchiate.discards": Message("Discarded", note="in a bubble: the player now holds 21 cards"),
    "minchiate.discards.told": Message("{player} has discarded."),
    "minchiate.discards.told.you": Message("You have discarded."),
    "minchiate.fola": Message("The Fola, out of play: {cards}.", note="the 13 cards that nobody has, shown to all"),
}

_PLAY: Words = {
    "minchiate.captures": Message("Captured: {cards}", note="in a bubble: counting cards taken from the other side"),
    "minchiate.captures.told": Message("{player} captures: {cards}."),
    "minchiate.captures.told.you": Message("You capture: {cards}."),
    "minchiate.pays": Message("Paid for the Matto: {cards}.", note="a card that goes to the other side’s pile"),
    "minchiate.gives-matto": Message("A side without a trick cannot pay for the Matto and gives it up."),
}

_KIND_NAMES = ("papi", "high trumps", "Matto’s three", "thirteen", "tens", "kings")
_KIND_NOTES = (
    "three or more trumps in a row from 1 to 5",
    "three or more trumps in a row from 28 to 40",
    "trumps 1 and 40 with the Matto",
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
            "{player}: {n} point, declared before the play – {cards}.",
            "{player}: {n} points, declared before the play – {cards}.",
            note=note,
        )
        words[f"minchiate.versicola-{kind}"] = Message(title, note=f"line of the score sheet, won in tricks: {note}")
        words[f"minchiate.versicola-{kind}.why"] = Message(
            "{player}: {n} point for a versicola in the pile – {cards}.",
            "{player}: {n} points for a versicola in the pile – {cards}.",
            note=note,
        )
        words[f"minchiate.choice.{kind}"] = Message(
            title, note=f"a box to tick or a button: declare {note}; its points stand beside it"
        )
    return words


_SHEET: Words = {
    "minchiate.robbed": Message("Robbed", note="line of the score sheet"),
    "minchiate.robbed.why": Message(
        "{player}: {n} point for a robbed card – {cards}.", "{player}: {n} points for a robbed card – {cards}."
    ),
    "minchiate.turned-up": Message("Turned up", note="line of the score sheet: the last card dealt to a player"),
    "minchiate.turned-up.why": Message(
        "{player}: {n} point for a card that was dealt face up – {cards}.",
        "{player}: {n} points for a card that was dealt face up – {cards}.",
    ),
    "minchiate.capture": Message("Captured", note="line of the score sheet: cards taken from the other side"),
    "minchiate.capture.why": Message(
        "{player}: {n} point captured from the other side – {cards}.",
        "{player}: {n} points captured from the other side – {cards}.",
    ),
    "minchiate.resto": Message("Resto", note="line of the score sheet and a call: 60 points of lead are one resto"),
    "minchiate.resto.why": Message(
        "{player}: each 60 points of lead are exchanged for a resto. Resti now: {counts}.",
        note="the points of this line are negative; {counts}: “1–0”, those of {player} first",
    ),
    "minchiate.card-points": Message(
        "Card points", note="line of the score sheet: points of the single cards in a pile"
    ),
    "minchiate.card-points.why": Message(
        "{player}: {n} point in the pile – {cards}.", "{player}: {n} points in the pile – {cards}."
    ),
    "minchiate.cards-over": Message("Cards beyond 42", note="line of the score sheet"),
    "minchiate.cards-over.why": Message(
        "{player}: {n} card beyond 42, half of those played: a point each.",
        "{player}: {n} cards beyond 42, half of those played: a point each.",
    ),
    "minchiate.last-trick": Message("Last trick", note="line of the score sheet"),
    "minchiate.last-trick.why": Message(
        "{player}: {n} point for the last trick.", "{player}: {n} points for the last trick."
    ),
    "minchiate.rounded": Message("Rounded up", note="line of the score sheet: what is left of the lead"),
    "minchiate.rounded.why": Message(
        "{player}: ahead at the end. The lead is rounded up to whole resti of 60 points: {counts}.",
        note="1 to 60 points are one resto; {counts}: “2–0”, resti of {player} first",
    ),
    "minchiate.level": Message("Level", note="line of the score sheet: no lead is left"),
    "minchiate.level.why": Message("The sides are level: no resto is added."),
    "minchiate.net": Message("Resti", note="line of the score sheet: the result of the deal"),
    "minchiate.net.why": Message("{player}: more resti, {counts}.", note="{counts}: “2–0”"),
    "minchiate.net-level": Message("Resti", note="line of the score sheet: the result of the deal, a draw"),
    "minchiate.net-level.why": Message("Neither side is ahead in resti: the deal is a draw."),
    "minchiate.standing": Message("Resti", note="the last row of the score sheet: what decides the match"),
    "minchiate.margin": Message("by {n} resto", "by {n} resti", note="below the headline “You and your partner win”"),
    "minchiate.tally.tricks": Message("{n} trick", "{n} tricks", note="beside a seat: won by its side so far"),
    "minchiate.tally.tricks.why": Message("won by this side, both players together", note="explains “3 tricks”"),
    "minchiate.tally.lead.why": Message(
        "points that this side has more than the other one; each 60 of them become a resto",
        note="explains “ahead by 25” on a plate",
    ),
    "minchiate.tally.resti.why": Message(
        "60 points of lead each; the side that has more resti in the end wins", note="explains “2 resti” on a plate"
    ),
    "minchiate.tally.lead": Message("ahead by {n}", note="beside a seat: points of lead of its side"),
    "minchiate.tally.resti": Message("{n} resto", "{n} resti", note="beside a seat: resti of lead of its side"),
    "minchiate.status.trick": Message("Trick {number} of {total}"),
    "minchiate.status.discards": Message("{n} card to discard", "{n} cards to discard"),
}

_PROMPTS: Words = {
    "minchiate.ask.discard": Message(
        "Discard {n} card that is worth nothing, but not trump 29.",
        "Discard {n} cards that are worth nothing, but not trump 29.",
    ),
    "minchiate.ask.declare": Message(
        "Which versicole do you declare? They score at once.", note="several of them can be ticked"
    ),
    "minchiate.choice.done": Message("Declare no more", note="button: end declaring versicole"),
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
        "{player}: {n} card",
        "{player}: {n} cards",
        note="over the counting cards that a side has won; points beside it",
    ),
    "minchiate.look.seen": Message("{player}", note="over the cards that a player was seen to get or show"),
}

_HINTS: Words = {
    "minchiate.hint.only-move": Message("There is nothing else that you can do."),
    "minchiate.hint.makes-void": Message("Without this suit you can trump when it is led."),
    "minchiate.hint.spares-trumps": Message("It is worthless, and you keep your trumps for the play."),
    "minchiate.hint.last-resort": Message("No suit card can go, so your lowest worthless trump does."),
    "minchiate.hint.declare": Message("Declared points are certain, whoever wins the cards later."),
    "minchiate.hint.brings-home": Message("It should win the trick, and so bring its own points home."),
    "minchiate.hint.captures": Message("Your side should win this trick and capture points from the others."),
    "minchiate.hint.gives-partner": Message("Your partner should win this trick, and the points of this card with it."),
    "minchiate.hint.wins-trick": Message("It should win the trick."),
    "minchiate.hint.saves": Message("You will hardly win this trick; this card gives the least away."),
    "minchiate.hint.excuses": Message("The Matto never falls to the other side, and it saves a better card."),
    "minchiate.hint.waits": Message("As a lead it risks little, and the good cards stay in your hand."),
}

_SIGNS: Words = {
    "minchiate.sign.led": Message("Led: {suit}", note="on a small plaque: the suit of the first card of the trick"),
    "minchiate.sign.led-trumps": Message("Led: trumps", note="on a small plaque"),
    "minchiate.sign.lead": Message(
        "{player}’s side leads by {n}", note="on a small plaque: points, beyond the resti already paid"
    ),
    "minchiate.sign.lead.you": Message("Your side leads by {n}", note="on a small plaque: points"),
    "minchiate.sign.resti": Message(
        "{player}’s side: {n} resto", "{player}’s side: {n} resti", note="on a small plaque; 60 points are one resto"
    ),
    "minchiate.sign.resti.you": Message("Your side: {n} resto", "Your side: {n} resti", note="on a small plaque"),
    "minchiate.fola-here": Message("Fola", note="under the 13 cards that are out of play; an old word of the game"),
}

_LORE: Words = {
    "minchiate.lore.points": Message(
        "{n} point at the end for the side that has it in its pile.",
        "{n} points at the end for the side that has it in its pile.",
        note="about one card, in the gallery of cards",
    ),
    "minchiate.lore.captured": Message(
        "{n} point more at once for the side that takes it from the other.",
        "{n} points more at once for the side that takes it from the other.",
        note="about one card, in the gallery of cards",
    ),
    "minchiate.lore.odd": Message(
        "Nothing by itself, but {n} point in a versicola.",
        "Nothing by itself, but {n} points in a versicola.",
        note="about trump 29, in the gallery of cards",
    ),
    "minchiate.lore.nothing": Message(
        "Nothing by itself. It is only counted: each card beyond {n} in a pile is a point.",
        note="about one card, in the gallery of cards; n is 42",
    ),
    "minchiate.lore.stake": Message(
        "A side that would bring home everything else loses {n} point with it, those of versicole included.",
        "A side that would bring home everything else loses {n} points with it, those of versicole included.",
        note="about one card, in the gallery of cards",
    ),
    "minchiate.lore.papi": Message(
        "Papi: {n} or more of these in a row. All of them are {total} points.",
        note="a versicola that the card may belong to, in the gallery; its cards follow. n is 3",
    ),
    "minchiate.lore.high": Message(
        "High trumps: {n} or more of these in a row. All of them are {total} points.",
        note="a versicola that the card may belong to, in the gallery; its cards follow. n is 3",
    ),
    "minchiate.lore.matto-three": Message(
        "Matto’s three: these cards together are {total} points.", note="a versicola, in the gallery; its cards follow"
    ),
    "minchiate.lore.thirteen": Message(
        "Thirteen: these cards together are {total} points.", note="a versicola, in the gallery; its cards follow"
    ),
    "minchiate.lore.tens": Message(
        "Tens: 20 and 30 with 10, with 40, or with both. All four are {total} points.",
        note="a versicola that the card may belong to, in the gallery; its cards follow",
    ),
    "minchiate.lore.kings": Message(
        "Kings: {n} or more. All four are {total} points.",
        note="a versicola that the card may belong to, in the gallery; its cards follow. n is 3",
    ),
    "minchiate.lore.matto-adds": Message(
        "It adds {n} point to every other versicola of the same hand or pile, and stands in for no card.",
        "It adds {n} points to every other versicola of the same hand or pile, and stands in for no card.",
        note="about the Matto, in the gallery of cards",
    ),
    "minchiate.lore.matto-excuses": Message(
        "It may be played whatever was led, and never wins the trick. Only the duty to play a king is stronger.",
        note="about the Matto, in the gallery of cards",
    ),
    "minchiate.lore.matto-stays": Message(
        "It goes to the pile of its own side, which gives the other side a card for it at the end. A side without a "
        "trick gives the Matto itself.",
        note="about the Matto, in the gallery of cards",
    ),
    "minchiate.lore.king-duty": Message(
        "If its suit is led for the first time and has been trumped, whoever holds it must play it.",
        note="about a king, in the gallery of cards",
    ),
    "minchiate.lore.robbed": Message(
        "Robbed at the cut or from the Fola, or turned up in the deal, it brings its points at once.",
        note="about one card, in the gallery of cards",
    ),
    "minchiate.lore.robbed-for-nothing": Message(
        "It may be robbed, as every trump over {n}, but brings no points then.",
        note="about one card, in the gallery of cards; n is 20",
    ),
    "minchiate.lore.never-discarded": Message(
        "It must never be discarded.", note="about one card, in the gallery of cards"
    ),
}

WORDS: Words = {
    **_GAME, **_REASONS, **DUTY_WORDS, **_ROBBING, **_PLAY, **_kind_words(), **_SHEET, **_PROMPTS,
    **_LOOKS, **_HINTS, **_SIGNS, **_LORE,
}  # fmt: skip
