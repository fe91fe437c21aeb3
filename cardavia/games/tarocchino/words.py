"""The words of Tarocchino. Italian terms of the game stay Italian and are explained where they first appear."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words
from cardavia.games.tarocchino.scoring import CAPTURED, OPENING
from cardavia.kits.tricks import WORDS as DUTY_WORDS

_GAME: Words = {
    "tarocchino.name": Message("Tarocchino", note="the game: the tarot game of Bologna"),
    "tarocchino.tagline": Message("Two against two for the cards that belong together"),
    "tarocchino.summary": Message(
        "With your partner opposite, win the tricks with the cards that count together: sets of kings, queens and "
        "others, and sequences, the longest of them headed by the Angel.",
        note="on the first page",
    ),
}

_REASONS: Words = {
    "tarocchino.discard-first": Message("You dealt: first put two cards away."),
    "tarocchino.no-fives": Message("Kings, Angel, World, Begato and Matto may not be put away."),
    "tarocchino.declare-first": Message("First decide whether to declare what you hold."),
    "tarocchino.everything-or-nothing": Message("You declare everything that scores in your hand, or nothing."),
}

_PLAY: Words = {
    "tarocchino.pass": Message("Pass", note="in a bubble: the player declares nothing"),
    "tarocchino.pass.told": Message("{player} declares nothing."),
    "tarocchino.pass.told.you": Message("You declare nothing."),
    "tarocchino.tally.tricks": Message("{n} trick", "{n} tricks", note="beside a seat: won by its side"),
    "tarocchino.tally.opening": Message("declared: {n}", note="beside a seat: opening points of its side"),
    "tarocchino.tally.declared": Message("by this hand: {n}", note="beside a seat: its own share of “declared: 35”"),
    "tarocchino.tally.tricks.why": Message("won by this side, both players together", note="explains “3 tricks”"),
    "tarocchino.tally.opening.why": Message(
        "points that this side declared before the first trick; its score holds them already",
        note="explains “declared: 35” on a plate",
    ),
    "tarocchino.tally.declared.why": Message(
        "points that this player alone declared, a part of what its side declared",
        note="explains “by this hand: 14” on a plate",
    ),
    "tarocchino.status.trick": Message("Trick {number} of {total}"),
}

_KEYS = {
    "tarocchi": ("Tarocchi", "tarocchi", "a set: three or four of Angel, World, Begato and Matto; an Italian word"),
    "kings": ("Kings", "kings", "a set: three or four kings"),
    "queens": ("Queens", "queens", "a set: three or four queens"),
    "cavalli": ("Knights", "knights", "a set: three or four knights, the cavalli"),
    "fanti": ("Pages", "pages", "a set: three or four pages, the fanti"),
    "grande": ("Grande", "the Grande", "the sequence of trumps headed by the Angel; an Italian word"),
    "swords": ("Sword sequence", "a sword sequence", "the sequence of king, court cards and ace of swords"),
    "batons": ("Baton sequence", "a baton sequence", "the sequence of king, court cards and ace of batons"),
    "cups": ("Cup sequence", "a cup sequence", "the sequence of king, court cards and ace of cups"),
    "coins": ("Coin sequence", "a coin sequence", "the sequence of king, court cards and ace of coins"),
    "aces": ("Aces", "aces", "a sequence: three or more aces, Begato and Matto counting as aces"),
    "moors": ("Moors", "Moors", "a sequence: three or more Moors, Begato and Matto counting as Moors"),
}
"""Key of a combination -> its name, how it is called in a sentence, and what translators should know about it."""


def _combination_words() -> Words:
    """Each combination as it is declared and as it is counted at the end."""
    words: Words = {}
    for key, (name, spoken, note) in _KEYS.items():
        declared, counted = OPENING + key, CAPTURED + key
        words[declared] = Message(f"Declared: {name}", note=f"in a bubble, and line of the score sheet; {note}")
        words[f"{declared}.told"] = Message(f"{{player}} declares {spoken}: {{cards}}.", note=note)
        words[f"{declared}.told.you"] = Message(f"You declare {spoken}: {{cards}}.", note=note)
        words[f"{declared}.why"] = Message("{player}: declared {cards}.", note=f"{{player}}: a side; {note}")
        words[counted] = Message(name, note=f"line of the score sheet; {note}")
        words[f"{counted}.why"] = Message("{player}: {cards}.", note=f"{{player}}: a side; {note}")
    return words


def _doubling_words() -> Words:
    words: Words = {}
    titles = {
        f"{CAPTURED}sets-doubled": "Sets doubled",
        f"{CAPTURED}sequences-doubled": "Sequences doubled",
        f"{OPENING}sets-doubled": "Declared: Sets doubled",
        f"{OPENING}sequences-doubled": "Declared: Sequences doubled",
    }
    for term, title in titles.items():
        kind = "sets" if "sets" in term else "sequences"
        words[term] = Message(title, note="line of the score sheet")
        words[f"{term}.why"] = Message(
            f"{{player}}: three or more different {kind} count twice, {{n}} point more.",
            f"{{player}}: three or more different {kind} count twice, {{n}} points more.",
        )
    return words


_SHEET: Words = {
    "tarocchino.discards": Message("Discards", note="in a bubble, and line of the score sheet"),
    "tarocchino.discards.told": Message("{player} shows the discards: {cards}."),
    "tarocchino.discards.told.you": Message("You show your discards: {cards}."),
    "tarocchino.discards.why": Message("{player}: the dealer’s discards, {cards}."),
    "tarocchino.discards-lost": Message("Discards lost", note="in a bubble, and line of the score sheet"),
    "tarocchino.discards-lost.told": Message("{player}, whose side won no trick, loses the discards: {cards}."),
    "tarocchino.discards-lost.told.you": Message("Your side won no trick and loses your discards: {cards}."),
    "tarocchino.discards-lost.why": Message("{player}: the discards of the dealer, whose side won no trick, {cards}."),
    "tarocchino.matto-kept": Message("Matto kept", note="in a bubble, and line of the score sheet; Matto: the Fool"),
    "tarocchino.matto-kept.told": Message("{player} keeps the Matto: its trick went to the same side."),
    "tarocchino.matto-kept.told.you": Message("You keep the Matto: your side won its trick."),
    "tarocchino.matto-kept.why": Message("{player}: the Matto was played to a trick of this side and stays."),
    "tarocchino.matto-exchanged": Message(
        "Matto exchanged", note="in a bubble, and line of the score sheet; Matto: the Fool"
    ),
    "tarocchino.matto-exchanged.told": Message("{player} gets the Matto back and gives for it: {cards}."),
    "tarocchino.matto-exchanged.told.you": Message("You get the Matto back and give for it: {cards}."),
    "tarocchino.matto-exchanged.why": Message(
        "{player}: won the trick with the Matto, which goes back to its side, and got for it {cards}."
    ),
    "tarocchino.matto-lost": Message("Matto lost", note="in a bubble, and line of the score sheet; Matto: the Fool"),
    "tarocchino.matto-lost.told": Message("{player}, whose side won no trick, loses the Matto."),
    "tarocchino.matto-lost.told.you": Message("Your side won no trick and loses your Matto."),
    "tarocchino.matto-lost.why": Message("{player}: keeps the Matto of the other side, which won no trick."),
    "tarocchino.card-points": Message("Card points", note="line of the score sheet"),
    "tarocchino.card-points.why": Message(
        "{player}: {n} point, after half a point was taken off for each card. Worth more than one: {cards}.",
        "{player}: {n} points, after half a point was taken off for each card. Worth more than one: {cards}.",
        note="{cards}: the cards of the pile that are worth more than one",
    ),
    "tarocchino.margin": Message("by {n} point", "by {n} points", note="below the headline “You and your partner win”"),
    "tarocchino.last-trick": Message("Last trick", note="line of the score sheet"),
    "tarocchino.last-trick.why": Message(
        "{player}: {n} point for the last trick.", "{player}: {n} points for the last trick."
    ),
}

_PROMPTS: Words = {
    "tarocchino.ask.discard": Message("You dealt: choose two cards to put away. They count for your side."),
    "tarocchino.ask.discard-another": Message("Choose one more card to put away."),
    "tarocchino.ask.declare": Message("Declare what you hold? These cards then lie open until you play them."),
    "tarocchino.choice.declare": Message("Declare everything", note="button; its points stand beside the words"),
    "tarocchino.choice.pass": Message("Pass", note="button: declare nothing and show nothing"),
}

_LOOKS: Words = {
    "tarocchino.look.ranks": Message("How the cards rank", note="title over the cards from high to low"),
    "tarocchino.look.trumps": Message("Trumps, the highest first; the four Moors are equal"),
    "tarocchino.look.long": Message("Swords, and batons alike"),
    "tarocchino.look.round": Message("Cups, and coins alike"),
    "tarocchino.look.discards": Message("My discards", note="title of what the dealer can look at again"),
    "tarocchino.look.declared": Message("Declared", note="title of what can be looked at again: combinations"),
    "tarocchino.look.put-away": Message("{player}", note="over the dealer’s discards"),
    "tarocchino.look.put-away.you": Message("Put away by you", note="over the dealer’s discards"),
    "tarocchino.look.declared-by": Message("{player}", note="over the combinations of one hand; points beside it"),
}

_HINTS: Words = {
    "tarocchino.hint.only-move": Message("It is the only thing that can be done."),
    "tarocchino.hint.voids-suit": Message("Without this suit you can trump it, and your side gets the card anyway."),
    "tarocchino.hint.safe-figure": Message("It might be lost in the play; put away it is safe for your side."),
    "tarocchino.hint.breaks-grande": Message("Without it the Grande of whoever holds the Angel grows shorter."),
    "tarocchino.hint.least-needed": Message("It will be missed least."),
    "tarocchino.hint.declare": Message("Declared points are certain, and your partner learns where the cards are."),
    "tarocchino.hint.hide": Message("For so few points it is better not to show the Begato."),
    "tarocchino.hint.cashes": Message("It should win, and it is worth bringing home."),
    "tarocchino.hint.long-suit": Message("You hold many of this suit: the others may have to spend trumps."),
    "tarocchino.hint.draws-trumps": Message("It draws trumps, so that your figures come home."),
    "tarocchino.hint.safe-lead": Message("It risks the least."),
    "tarocchino.hint.wins-trick": Message("It should win a trick that is worth winning."),
    "tarocchino.hint.brings-home": Message("It wins the trick and is safe in your pile."),
    "tarocchino.hint.to-partner": Message("Your partner should win the trick: add what is worth most."),
    "tarocchino.hint.gives-least": Message("The trick is lost, or not worth more: this gives the least away."),
    "tarocchino.hint.saves-with-matto": Message("The Matto saves a card that is worth more here."),
}

_SIGNS: Words = {
    "tarocchino.sign.led": Message("Led: {suit}", note="on a small plaque: the suit of the first card of the trick"),
    "tarocchino.sign.led-trumps": Message("Led: trumps", note="on a small plaque"),
}

_LORE: Words = {
    "tarocchino.lore.moors-equal": Message(
        "All {n} Moors are equal: of several in one trick, the last one played beats the others.", note="n is 4"
    ),
    "tarocchino.lore.points": Message(
        "{n} point in the pile, less the half point that every card costs.",
        "{n} points in the pile, less the half point that every card costs.",
        note="about one card, in the gallery of cards; n is 1 to 5",
    ),
    "tarocchino.lore.set": Message(
        "A set: three of these are {n} points, all four {total}.",
        note="a set that the card belongs to, in the gallery; its cards follow",
    ),
    "tarocchino.lore.suit-row": Message(
        "A sequence: the king with at least two of queen, knight and page, one of them real; the ace makes it longer.",
        note="a sequence that the card belongs to, in the gallery; its cards follow",
    ),
    "tarocchino.lore.aces": Message(
        "A sequence: three aces or four, at least two of them real.",
        note="a sequence that the card belongs to, in the gallery; its cards follow",
    ),
    "tarocchino.lore.moors": Message(
        "A sequence: three Moors or four, at least two of them real.",
        note="a sequence that the card belongs to, in the gallery; its cards follow",
    ),
    "tarocchino.lore.grande": Message(
        "The Grande: the Angel, at least two of World, Sun and Moon, then 16, 15 and so on without a gap; after the 5 "
        "the Moors.",
        note="the sequence of trumps that the card belongs to, in the gallery; its cards follow",
    ),
    "tarocchino.lore.sequence-points": Message(
        "Three cards of a sequence are {n} points, each further card {total} more. Begato and Matto stand for missing "
        "cards or make it longer.",
        note="about the sequences named before, in the gallery of cards",
    ),
    "tarocchino.lore.contatore": Message(
        "A contatore: in every sequence it fills a gap or makes it longer, for {n} points. It stands for no king and "
        "not for the Angel.",
        note="about Begato or Matto, in the gallery of cards; contatori are a kind of jokers",
    ),
    "tarocchino.lore.matto-excuses": Message(
        "It may be played at any time, whatever was led, and never wins the trick.",
        note="about the Matto, in the gallery of cards",
    ),
    "tarocchino.lore.matto-returns": Message(
        "It goes back to the side that played it, which gives a card for it if the other side won its trick. A side "
        "without a trick loses it.",
        note="about the Matto, in the gallery of cards",
    ),
    "tarocchino.lore.angel": Message("There is no Grande without it.", note="about the Angel"),
    "tarocchino.lore.king": Message("There is no sequence of its suit without it.", note="about a king"),
    "tarocchino.lore.never-put-away": Message(
        "The dealer may not put it away.", note="about one card, in the gallery of cards"
    ),
}

WORDS: Words = {
    **_GAME, **_REASONS, **DUTY_WORDS, **_PLAY, **_combination_words(), **_doubling_words(), **_SHEET,
    **_PROMPTS, **_LOOKS, **_HINTS, **_SIGNS, **_LORE,
}  # fmt: skip
