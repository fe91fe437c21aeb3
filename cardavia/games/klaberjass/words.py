"""The words of Klaberjass."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words
from cardavia.kits.tricks import WORDS as DUTY_WORDS

_GAME: Words = {
    "klaberjass.name": Message("Klaberjass", note="the game; also Kalabriasz, Clobyosh, Klob, two-handed Bela"),
    "klaberjass.tagline": Message("Name trumps, and make good on it"),
    "klaberjass.summary": Message(
        "Whoever names trumps must score more than the other. The jack of trumps is the highest card, the nine the "
        "second. Sequences, king and queen of trumps, and the last trick decide close deals.",
        note="on the first page",
    ),
}

_REASONS: Words = {
    "klaberjass.trumps-first": Message("Trumps are named before the first card is played."),
    "klaberjass.turned-suit-first": Message("In the first round only the turned suit can become trumps."),
    "klaberjass.turned-suit-is-gone": Message("In the second round only one of the other three suits can be named."),
    "klaberjass.answer-first": Message("Answer the schmeiss: throw the deal in, or refuse."),
    "klaberjass.must-name": Message("Your schmeiss was refused: you must name one of the other suits."),
    "klaberjass.dealer-must-choose": Message("In this match the dealer may not pass now and must name a suit."),
    "klaberjass.exchange-first": Message("First decide whether to swap the seven of trumps for the turned card."),
    "klaberjass.only-seven-for-turned": Message(
        "Only the seven of trumps can be swapped, and only for the turned card."
    ),
    "klaberjass.sequences-first": Message("First decide whether to announce your sequence."),
    "klaberjass.best-sequence-only": Message("You can announce your best sequence only, and the whole of it."),
    "klaberjass.no-bella": Message(
        "You say bella with the second of king and queen of trumps, and with no other card."
    ),
}

_CALLS: Words = {
    "klaberjass.call.take": Message("I take it", note="in a bubble: the turned suit becomes trumps"),
    "klaberjass.call.take.told": Message("{player} takes the turned suit."),
    "klaberjass.call.take.told.you": Message("You take the turned suit."),
    "klaberjass.call.pass": Message("Pass", note="in a bubble, in the bidding"),
    "klaberjass.call.pass.told": Message("{player} passes."),
    "klaberjass.call.pass.told.you": Message("You pass."),
    "klaberjass.call.spades": Message("Spades", note="in a bubble: what is named as trumps"),
    "klaberjass.call.spades.told": Message("{player} names spades."),
    "klaberjass.call.spades.told.you": Message("You name spades."),
    "klaberjass.call.hearts": Message("Hearts", note="in a bubble: what is named as trumps"),
    "klaberjass.call.hearts.told": Message("{player} names hearts."),
    "klaberjass.call.hearts.told.you": Message("You name hearts."),
    "klaberjass.call.diamonds": Message("Diamonds", note="in a bubble: what is named as trumps"),
    "klaberjass.call.diamonds.told": Message("{player} names diamonds."),
    "klaberjass.call.diamonds.told.you": Message("You name diamonds."),
    "klaberjass.call.clubs": Message("Clubs", note="in a bubble: what is named as trumps"),
    "klaberjass.call.clubs.told": Message("{player} names clubs."),
    "klaberjass.call.clubs.told.you": Message("You name clubs."),
    "klaberjass.call.schmeiss": Message("Schmeiss", note="in a bubble: the offer to throw the deal in; a German word"),
    "klaberjass.call.schmeiss.told": Message("{player} says schmeiss: throw the deal in?"),
    "klaberjass.call.schmeiss.told.you": Message("You say schmeiss: throw the deal in?"),
    "klaberjass.call.agree": Message("Throw it in", note="in a bubble: yes to a schmeiss"),
    "klaberjass.call.agree.told": Message("{player} agrees."),
    "klaberjass.call.agree.told.you": Message("You agree."),
    "klaberjass.call.refuse": Message("No, play", note="in a bubble: no to a schmeiss"),
    "klaberjass.call.refuse.told": Message("{player} refuses."),
    "klaberjass.call.refuse.told.you": Message("You refuse."),
    "klaberjass.thrown-in": Message(
        "Thrown in: the other player deals.", note="nobody named trumps, or both wanted a new deal"
    ),
    "klaberjass.trumps.spades": Message("Trumps: spades", note="in a bubble and on the badge of the table"),
    "klaberjass.trumps.spades.told": Message("Spades are trumps; {player} must score more."),
    "klaberjass.trumps.spades.told.you": Message("Spades are trumps; you must score more."),
    "klaberjass.trumps.hearts": Message("Trumps: hearts", note="in a bubble and on the badge of the table"),
    "klaberjass.trumps.hearts.told": Message("Hearts are trumps; {player} must score more."),
    "klaberjass.trumps.hearts.told.you": Message("Hearts are trumps; you must score more."),
    "klaberjass.trumps.diamonds": Message("Trumps: diamonds", note="in a bubble and on the badge of the table"),
    "klaberjass.trumps.diamonds.told": Message("Diamonds are trumps; {player} must score more."),
    "klaberjass.trumps.diamonds.told.you": Message("Diamonds are trumps; you must score more."),
    "klaberjass.trumps.clubs": Message("Trumps: clubs", note="in a bubble and on the badge of the table"),
    "klaberjass.trumps.clubs.told": Message("Clubs are trumps; {player} must score more."),
    "klaberjass.trumps.clubs.told.you": Message("Clubs are trumps; you must score more."),
}

_ANNOUNCEMENTS: Words = {
    "klaberjass.exchange": Message("The seven for the turned card", note="in a bubble, at the exchange of the seven"),
    "klaberjass.exchange.told": Message(
        "{player} swaps the seven for the turned card: {cards}.",
        note="{cards}: the seven of trumps and the turned card",
    ),
    "klaberjass.exchange.told.you": Message(
        "You swap the seven for the turned card: {cards}.", note="{cards}: the seven of trumps and the turned card"
    ),
    "klaberjass.equal-sequences": Message("Equal sequences: nobody scores."),
    "klaberjass.sequence.told": Message("{player} has the better sequence: {cards}."),
    "klaberjass.sequence.told.you": Message("You have the better sequence: {cards}."),
    "klaberjass.bella.told": Message("{player} announces bella."),
    "klaberjass.bella.told.you": Message("You announce bella."),
}
_LENGTHS = ("Three", "Four", "Five", "Six", "Seven", "Eight")


def _length_words() -> Words:
    """What the non-dealer says of its sequence: only how long it is (Decision 13)."""
    words: Words = {}
    for length, name in enumerate(_LENGTHS, start=3):
        term = f"klaberjass.run-of-{length}"
        words[term] = Message(f"{name} in a row", note="in a bubble: cards in a row that a player announces")
        words[f"{term}.told"] = Message(f"{{player}} announces {name.lower()} in a row.")
        words[f"{term}.told.you"] = Message(f"You announce {name.lower()} in a row.")
    return words


_SHEET: Words = {
    "klaberjass.tricks": Message("Tricks", note="line of the score sheet: points of the cards won"),
    "klaberjass.tricks.why": Message(
        "{player}: {n} point in tricks, with {cards}.",
        "{player}: {n} points in tricks, with {cards}.",
        note="{cards}: the cards that have points; no case can be asked of their names",
    ),
    "klaberjass.last-trick": Message("Last trick", note="line of the score sheet"),
    "klaberjass.last-trick.why": Message(
        "{player}: {n} point for the last trick.", "{player}: {n} points for the last trick."
    ),
    "klaberjass.sequence": Message("Sequence", note="line of the score sheet, and in a bubble: cards in a row"),
    "klaberjass.sequence.why": Message("{player}: {cards}."),
    "klaberjass.bella": Message("Bella", note="line of the score sheet, and in a bubble: king and queen of trumps"),
    "klaberjass.bella.why": Message("{player}: {cards}.", note="king and queen of trumps"),
    "klaberjass.made": Message("Promise kept", note="line of the score sheet: who named trumps made more"),
    "klaberjass.made.why": Message("{player}: named trumps and made more, {counts}. Both write down their own points."),
    "klaberjass.tied": Message(
        "Tie: counts nothing", note="line of the score sheet: who named trumps made as many as the other"
    ),
    "klaberjass.tied.why": Message(
        "{player}: named trumps and made only as many as the other, {counts}. The points made are taken off again."
    ),
    "klaberjass.lost": Message("Promise broken", note="line of the score sheet: who named trumps made fewer"),
    "klaberjass.lost.why": Message(
        "{player}: named trumps and made fewer, {counts}. The points made are taken off and go to the other player."
    ),
    "klaberjass.gained": Message(
        "Gained from the other", note="line of the score sheet: the points of who named trumps and made fewer"
    ),
    "klaberjass.gained.why": Message(
        "{player}: {n} point more, which the player who named trumps had made.",
        "{player}: {n} points more, which the player who named trumps had made.",
    ),
    "klaberjass.tally.points.why": Message(
        "points made in this deal so far: tricks, sequences and bella", note="explains “this deal: 42” on a plate"
    ),
    "klaberjass.tally.points": Message("this deal: {n}", note="beside a seat: points made in this deal so far"),
    "klaberjass.status.target": Message("Match to {target}", note="in the bar: points that win the match"),
}

_PROMPTS: Words = {
    "klaberjass.ask.turned": Message("Shall the turned suit be trumps?"),
    "klaberjass.ask.other": Message("Name another suit as trumps?"),
    "klaberjass.ask.name": Message("Your schmeiss was refused: name a suit."),
    "klaberjass.ask.answer": Message("Schmeiss: throw the deal in?"),
    "klaberjass.ask.exchange": Message("Swap the seven of trumps for the turned card?"),
    "klaberjass.ask.declare": Message("Announce your sequence?"),
    "klaberjass.choice.take": Message("Take", note="button: the turned suit becomes trumps"),
    "klaberjass.choice.pass": Message("Pass", note="button, in the bidding"),
    "klaberjass.choice.spades": Message("Spades", note="button: name this suit as trumps"),
    "klaberjass.choice.hearts": Message("Hearts", note="button: name this suit as trumps"),
    "klaberjass.choice.diamonds": Message("Diamonds", note="button: name this suit as trumps"),
    "klaberjass.choice.clubs": Message("Clubs", note="button: name this suit as trumps"),
    "klaberjass.choice.schmeiss": Message("Schmeiss", note="button: offer to throw the deal in"),
    "klaberjass.choice.agree": Message("Throw it in", note="button: yes to a schmeiss"),
    "klaberjass.choice.refuse": Message("No, play", note="button: no to a schmeiss"),
    "klaberjass.choice.swap": Message("Swap", note="button: the seven of trumps for the turned card"),
    "klaberjass.choice.keep": Message("Keep", note="button: keep the seven of trumps"),
    "klaberjass.choice.announce": Message("Announce", note="button: make the sequence known"),
    "klaberjass.choice.silent": Message("Stay silent", note="button: do not announce the sequence"),
    "klaberjass.choice.bella": Message("Announce bella", note="button: play the card and say bella"),
    "klaberjass.choice.no-bella": Message("Play without bella", note="button"),
    "klaberjass.ask.bella": Message(
        "Announce bella?", note="asked when the second of king and queen of trumps is played; worth {n} points"
    ),
}

_LOOKS: Words = {
    "klaberjass.look.bidding": Message("Bidding", note="title of what can be looked at again: what was called"),
    "klaberjass.look.shown": Message("Sequence shown", note="title of what can be looked at again"),
    "klaberjass.look.run": Message("{player}", note="over the cards of a sequence; its points stand beside it"),
}

_OPTIONS: Words = {
    "klaberjass.option.target": Message("Points to win"),
    "klaberjass.option.target.help": Message(
        "Whoever has this many points after a whole deal, and more than the other, wins the match."
    ),
    "klaberjass.option.target.300": Message("300"),
    "klaberjass.option.target.500": Message("500"),
    "klaberjass.option.target.501": Message("501"),
    "klaberjass.option.target.1000": Message("1000"),
    "klaberjass.option.schmeiss": Message("Schmeiss", note="a variant: the offer to throw the deal in"),
    "klaberjass.option.schmeiss.help": Message(
        "Instead of a call a player may offer to throw the deal in. If the other refuses, whoever offered it must take "
        "the turned suit, or in the second round name another."
    ),
    "klaberjass.option.schmeiss.false": Message("not played", note="value of the option Schmeiss"),
    "klaberjass.option.schmeiss.true": Message("played", note="value of the option Schmeiss"),
    "klaberjass.option.equal_sequences": Message("Equal sequences"),
    "klaberjass.option.equal_sequences.help": Message(
        "When two sequences are equally long and high, and neither is in trumps."
    ),
    "klaberjass.option.equal_sequences.nobody": Message("nobody scores", note="value of the option Equal sequences"),
    "klaberjass.option.equal_sequences.nondealer": Message(
        "the non-dealer scores", note="value of the option Equal sequences"
    ),
    "klaberjass.option.all_sequences": Message("Sequences that count"),
    "klaberjass.option.all_sequences.help": Message(
        "Whether the player with the better sequence scores the others in that hand too."
    ),
    "klaberjass.option.all_sequences.false": Message("the best one", note="value of the option Sequences that count"),
    "klaberjass.option.all_sequences.true": Message(
        "all of the winner’s", note="value of the option Sequences that count"
    ),
    "klaberjass.option.five_in_a_row": Message("Five or more in a row"),
    "klaberjass.option.five_in_a_row.help": Message("What a sequence of five or more cards is worth."),
    "klaberjass.option.five_in_a_row.50": Message("50"),
    "klaberjass.option.five_in_a_row.100": Message("100"),
    "klaberjass.option.dix": Message("The seven of trumps"),
    "klaberjass.option.dix.help": Message("When the seven of trumps may be exchanged for the turned card."),
    "klaberjass.option.dix.normal": Message(
        "if the turned suit is trumps", note="value of the option The seven of trumps"
    ),
    "klaberjass.option.dix.either-round": Message("always", note="value of the option The seven of trumps"),
    "klaberjass.option.dix.off": Message("never", note="value of the option The seven of trumps"),
    "klaberjass.option.dealer_must_choose": Message("The dealer’s last call"),
    "klaberjass.option.dealer_must_choose.help": Message(
        "Whether the dealer may pass in the second round, when the other player has passed."
    ),
    "klaberjass.option.dealer_must_choose.false": Message(
        "may pass", note="value of the option The dealer’s last call"
    ),
    "klaberjass.option.dealer_must_choose.true": Message(
        "must name a suit", note="value of the option The dealer’s last call"
    ),
}

_HINTS: Words = {
    "klaberjass.hint.only-move": Message("It is the only thing that can be done."),
    "klaberjass.hint.strong-suit": Message("With these cards the deal should be won."),
    "klaberjass.hint.second-suit": Message("Another suit is much stronger: if both pass, you can name it."),
    "klaberjass.hint.forced-suit": Message("A suit must be named, and this is the strongest."),
    "klaberjass.hint.too-weak": Message("No suit that is offered is strong enough: a lost deal gives everything away."),
    "klaberjass.hint.doubtful": Message("The hand is doubtful: it is better to throw the deal in."),
    "klaberjass.hint.good-defence": Message("This hand can win against whoever names trumps."),
    "klaberjass.hint.better-trump": Message("The turned card is worth more than the seven."),
    "klaberjass.hint.keeps-run": Message("The seven belongs to your best sequence."),
    "klaberjass.hint.announce": Message("Announced points count, whoever wins the tricks."),
    "klaberjass.hint.bella": Message("King and queen of trumps: say bella."),
    "klaberjass.hint.no-bella": Message("The deal is lost: the points would go to the other player."),
    "klaberjass.hint.draws-trumps": Message("It draws the trumps of the other player."),
    "klaberjass.hint.cashes": Message("Nothing that is left can beat it."),
    "klaberjass.hint.safe-lead": Message("It risks the least and keeps the good cards."),
    "klaberjass.hint.promising-lead": Message("It promises the most points."),
    "klaberjass.hint.counted": Message("All the cards are known: this is the best line to the end."),
    "klaberjass.hint.weighed": Message("All in all it promises the most points to the end."),
    "klaberjass.hint.wins-trick": Message("It wins the trick."),
    "klaberjass.hint.gives-least": Message("The trick is lost: this card gives the least away."),
    "klaberjass.hint.lets-go": Message("Winning this trick would cost a card that is worth more later."),
}


_SIGNS: Words = {
    "klaberjass.sign.trumps": Message(
        "Trumps: {suit}; {player} must score more", note="on a small plaque at the table"
    ),
    "klaberjass.sign.trumps.you": Message("Trumps: {suit}; you must score more", note="on a small plaque at the table"),
    "klaberjass.sign.led": Message("Led: {suit}", note="on a small plaque: the suit of the card that was led"),
    "klaberjass.sign.ranks": Message(
        "Trumps {first} · others {second}",
        note="on a small plaque: “Trumps J 9 A 10 K Q 8 7 · others A 10 K Q J 9 8 7”, by the letters on the cards",
    ),
    "klaberjass.out-of-play": Message("out of play", note="under the exposed bottom card of the pack"),
}

_LORE: Words = {
    "klaberjass.lore.trump": Message(
        "As a trump: beats {n} other trump, and every card of the other suits.",
        "As a trump: beats {n} other trumps, and every card of the other suits.",
        note="about one card, in the gallery of cards; the trumps from high to low follow",
    ),
    "klaberjass.lore.lowest-trump": Message(
        "As a trump: beats every card of the other suits, and no other trump.", note="about a seven, in the gallery"
    ),
    "klaberjass.lore.plain": Message(
        "Otherwise: beats {n} card of its suit. Any trump beats it.",
        "Otherwise: beats {n} cards of its suit. Any trump beats it.",
        note="about one card that is no trump, in the gallery of cards; the cards of its suit from high to low follow",
    ),
    "klaberjass.lore.lowest-plain": Message(
        "Otherwise: beats no other card of its suit.", note="about a seven that is no trump, in the gallery"
    ),
    "klaberjass.lore.points-trump": Message(
        "As a trump: {n} point.", "As a trump: {n} points.", note="what the card is worth to whoever wins it"
    ),
    "klaberjass.lore.points-plain": Message(
        "Otherwise: {n} point.", "Otherwise: {n} points.", note="what the card is worth if its suit is not trumps"
    ),
    "klaberjass.lore.nothing-plain": Message("Otherwise: nothing.", note="what the card is worth, if no trump"),
    "klaberjass.lore.points": Message(
        "{n} point, as a trump and otherwise.", "{n} points, as a trump and otherwise.", note="what the card is worth"
    ),
    "klaberjass.lore.nothing": Message("Nothing, as a trump and otherwise.", note="what the card is worth"),
    "klaberjass.lore.sequence": Message(
        "In sequences the cards of a suit follow each other in this order, in trumps as well.",
        note="in the gallery; the cards from high to low follow, all in one order",
    ),
    "klaberjass.lore.run": Message("{n} in a row: {total} points.", note="{n} cards of a sequence: “3 in a row”"),
    "klaberjass.lore.long-run": Message("{n} or more in a row: {total} points.", note="{n} cards of a sequence"),
    "klaberjass.lore.bella": Message(
        "If this suit is trumps, king and queen in one hand are a bella: {n} points for saying so.",
        note="about a king or a queen, in the gallery; said with the second of the two",
    ),
    "klaberjass.lore.jass": Message("As a trump it is the jass, the highest card of all.", note="about a jack"),
    "klaberjass.lore.menel": Message("As a trump it is the menel, second only to the jack.", note="about a nine"),
    "klaberjass.lore.dix": Message(
        "If the turned suit is trumps, its seven may be swapped for the turned card.", note="about a seven"
    ),
    "klaberjass.lore.dix-always": Message(
        "As a trump it may be swapped for the turned card.", note="about a seven, where a variant always allows it"
    ),
}

WORDS: Words = {
    **_GAME, **_REASONS, **DUTY_WORDS, **_CALLS, **_ANNOUNCEMENTS, **_length_words(), **_SHEET, **_PROMPTS, **_LOOKS,
    **_OPTIONS, **_HINTS, **_SIGNS, **_LORE,
}  # fmt: skip
