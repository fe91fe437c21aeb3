"""The words of Scopa; a sentence that names a suit has one message a family of suits (``@latin``, ``@french``)."""

from __future__ import annotations

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.engine.terms import Message, Words
from cardavia.games.scopa.rules import EACH, OPENING, VOID_KINGS, ScopaOptions
from cardavia.games.scopa.values import COINS, PRIME, VALUE

_GAME: Words = {
    "scopa.name": Message("Scopa", note="the game"),
    "scopa.tagline": Message("Take, add up, sweep the table"),
    "scopa.summary": Message(
        "A card takes its equal from the table, or cards that add up to it. Clear the table for a scopa, gather cards "
        "and sevens, and keep an eye on the settebello.",
        note="on the first page; the settebello is the seven of coins (or diamonds)",
    ),
}

_REASONS: Words = {
    "scopa.must-take": Message("This card can take something, so it must."),
    "scopa.equal-first": Message("An equal card lies on the table: take exactly one such card, no sum."),
    "scopa.other-sum": Message("What you take must add up to the card that you play."),
    "scopa.fewest-first": Message("By your rules the sum with the fewest cards must be taken."),
    "scopa.ace-takes-ace": Message("An ace lies on the table: by your rules an ace takes only that ace."),
    "scopa.ace-takes-all": Message("By your rules an ace takes the whole table."),
}

_ANNOUNCEMENTS: Words = {
    "scopa.sweep": Message("Scopa!", note="in a bubble on the table, when the table is swept"),
    "scopa.sweep.told": Message("{player} makes a scopa with: {cards}."),
    "scopa.sweep.told.you": Message("You make a scopa with: {cards}."),
    "scopa.void-deal": Message(
        "{n} king on the table: the deal is void, the same dealer deals again.",
        "{n} kings on the table: the deal is void, the same dealer deals again.",
        note="n is 3 or 4",
    ),
    "scopa.last-card-no-sweep": Message(
        "The last card of a deal makes no scopa", note="in a bubble, when the last card clears the table all the same"
    ),
    "scopa.last-card-no-sweep.told": Message("{player} clears the table with the last card of the deal: no scopa."),
    "scopa.last-card-no-sweep.told.you": Message("You clear the table with the last card of the deal: no scopa."),
    "scopa.last-cards": Message("Last cards", note="in a bubble, when the last cards of a deal have been given"),
    "scopa.leftovers": Message("What is left goes to the last to take", note="in a bubble, at the end of a deal"),
    "scopa.leftovers.told": Message("{player} took last and gets what is left: {cards}."),
    "scopa.leftovers.told.you": Message("You took last and get what is left: {cards}."),
}

_SHEET: Words = {
    "scopa.cards": Message("Cards", note="line of the score sheet: most cards"),
    "scopa.cards.why": Message("{player}: more cards, {counts}."),
    "scopa.cards-tied": Message("Cards", note="line of the score sheet: most cards"),
    "scopa.cards-tied.why": Message("{counts}: no point.", note="{counts}: “20–20”"),
    "scopa.coins@latin": Message("Coins", note="line of the score sheet: most coins"),
    "scopa.coins@french": Message("Diamonds", note="line of the score sheet: most diamonds"),
    "scopa.coins.why@latin": Message("{player}: more coins, {counts}."),
    "scopa.coins.why@french": Message("{player}: more diamonds, {counts}."),
    "scopa.coins-tied@latin": Message("Coins", note="line of the score sheet: most coins"),
    "scopa.coins-tied@french": Message("Diamonds", note="line of the score sheet: most diamonds"),
    "scopa.coins-tied.why": Message("{counts}: no point.", note="{counts}: “5–5”"),
    "scopa.settebello": Message("Settebello", note="line of the score sheet: the seven of coins (or diamonds)"),
    "scopa.settebello.why": Message("{player}: {cards}.", note="{cards}: “seven of coins”"),
    "scopa.primiera": Message("Primiera", note="line of the score sheet"),
    "scopa.primiera.why": Message("{player}: the higher primiera, {counts}."),
    "scopa.primiera-tied": Message("Primiera", note="line of the score sheet"),
    "scopa.primiera-tied.why": Message("{counts}: no point.", note="{counts}: “76–76”"),
    "scopa.primiera-alone": Message("Primiera", note="line of the score sheet"),
    "scopa.primiera-alone.why": Message("{player}: the only complete primiera.", note="the other side lacks a suit"),
    "scopa.primiera-alone.lacks.S@latin": Message("{player}: no swords, no primiera."),
    "scopa.primiera-alone.lacks.B@latin": Message("{player}: no batons, no primiera."),
    "scopa.primiera-alone.lacks.C@latin": Message("{player}: no cups, no primiera."),
    "scopa.primiera-alone.lacks.D@latin": Message("{player}: no coins, no primiera."),
    "scopa.primiera-alone.lacks.S@french": Message("{player}: no spades, no primiera."),
    "scopa.primiera-alone.lacks.B@french": Message("{player}: no clubs, no primiera."),
    "scopa.primiera-alone.lacks.C@french": Message("{player}: no hearts, no primiera."),
    "scopa.primiera-alone.lacks.D@french": Message("{player}: no diamonds, no primiera."),
    "scopa.primiera-nobody": Message("Primiera", note="line of the score sheet"),
    "scopa.primiera-nobody.why": Message("No complete primiera: no point.", note="both sides lack a suit"),
    "scopa.sweeps": Message("Scopas", note="line of the score sheet: the sweeps"),
    "scopa.sweeps.why": Message("{player}: {n} scopa.", "{player}: {n} scopas."),
    "scopa.no-sweeps": Message("Scopas", note="line of the score sheet: the sweeps"),
    "scopa.no-sweeps.why": Message("None in this deal."),
    "scopa.re-bello": Message("Re bello", note="line of the score sheet: the king of coins (or diamonds), a variant"),
    "scopa.re-bello.why": Message("{player}: {cards}.", note="{cards}: “king of coins”"),
    "scopa.napola": Message("Napola", note="line of the score sheet: coins (or diamonds) in a row from the ace"),
    "scopa.napola.why@latin": Message(
        "{player}: {n} coin in a row from the ace.", "{player}: {n} coins in a row from the ace.", note="n is 3 to 10"
    ),
    "scopa.napola.why@french": Message(
        "{player}: {n} diamond in a row from the ace.",
        "{player}: {n} diamonds in a row from the ace.",
        note="n is 3 to 10",
    ),
}
# A complete primiera is missing a suit in the same words, whether the other side's is complete or not.
_SHEET |= {
    term.replace("primiera-alone", "primiera-nobody"): message
    for term, message in _SHEET.items()
    if term.startswith("scopa.primiera-alone.lacks.")
}

_STATUS: Words = {
    "scopa.status.target": Message("Match to {target}"),
    "scopa.status.hand": Message(
        "Hand {number} of {total}", note="which of the six small hands of three cards is played"
    ),
}

_TALLY: Words = {
    "scopa.tally.cards.why": Message(
        "captured in this deal; the most of them score a point", note="explains “12 cards”"
    ),
    "scopa.tally.sweeps.why": Message("captures that cleared the table, a point each", note="explains “2 scopas”"),
    "scopa.tally.cards": Message("{n} card", "{n} cards", note="beside a seat: cards taken so far"),
    "scopa.tally.sweeps": Message("{n} scopa", "{n} scopas", note="beside a seat: sweeps so far"),
}

_OPTIONS: Words = {
    "scopa.option.target": Message("Points to win"),
    "scopa.option.target.help": Message(
        "Whoever has at least so many points after a whole deal, and more than the other, wins the match."
    ),
    "scopa.option.target.11": Message("11"),
    "scopa.option.target.16": Message("16"),
    "scopa.option.target.21": Message("21"),
    "scopa.option.target.31": Message("31"),
    "scopa.option.ace_rule": Message("The ace"),
    "scopa.option.ace_rule.help": Message(
        "In both variants an ace takes the whole table; in Scopa d’assi that is no scopa, in Asso piglia tutto it is "
        "one. But if an ace lies on the table, it takes only that ace; on an empty table it stays."
    ),
    "scopa.option.ace_rule.off": Message("takes like any card"),
    "scopa.option.ace_rule.takes-all": Message("Scopa d’assi", note="the name of a variant; it stays Italian"),
    "scopa.option.ace_rule.takes-all-scopa": Message(
        "Asso piglia tutto", note="the name of a variant; it stays Italian"
    ),
    "scopa.option.napola": Message("Napola"),
    "scopa.option.napola.help@latin": Message(
        "Ace, two and three of coins in one pile bring 3 points, and each further coin in a row brings one more."
    ),
    "scopa.option.napola.help@french": Message(
        "Ace, two and three of diamonds in one pile bring 3 points, and each further diamond in a row brings one more."
    ),
    "scopa.option.re_bello": Message("Re bello", note="a variant: the king of coins brings a point"),
    "scopa.option.re_bello.help@latin": Message("The king of coins brings a point, as the settebello does."),
    "scopa.option.re_bello.help@french": Message("The king of diamonds brings a point, as the settebello does."),
    "scopa.option.fewest_cards": Message("Fewest cards"),
    "scopa.option.fewest_cards.help": Message(
        "Where several sums are possible, only one with the fewest cards may be taken."
    ),
    "scopa.option.last_sweep": Message("Scopa on the last card"),
    "scopa.option.last_sweep.help": Message("The last card of a deal may make a scopa too."),
}

_HINTS: Words = {
    "scopa.hint.takes-settebello": Message("It wins the settebello, which is a point by itself."),
    "scopa.hint.sweep": Message("It clears the table: a scopa."),
    "scopa.hint.takes-seven": Message("It wins a seven, the best card for the primiera."),
    "scopa.hint.takes-coins@latin": Message("It wins coins."),
    "scopa.hint.takes-coins@french": Message("It wins diamonds."),
    "scopa.hint.takes-most": Message("It takes the most cards."),
    "scopa.hint.takes-prime": Message("It wins good cards for the primiera."),
    "scopa.hint.safe-table": Message("It leaves a table that no single card can clear."),
    "scopa.hint.keeps-good": Message("It keeps the good cards in hand and lays down the one that hurts least."),
    "scopa.hint.only-move": Message("It is the only card that can be played."),
    "scopa.hint.counted": Message("The cards that are left are known: this is the best line to the end."),
    "scopa.hint.weighed": Message("All in all it promises the most points."),
    "scopa.hint.denies": Message("It takes away what the other player could sweep."),
}

_CARDS: Words = {
    "scopa.named.7D@latin": Message("settebello (seven of coins)"),
    "scopa.named.7D@french": Message("settebello (seven of diamonds)"),
    "scopa.named.10D@latin": Message("re bello (king of coins)"),
    "scopa.named.10D@french": Message("re bello (king of diamonds)"),
}

_LORE: Words = {
    "scopa.lore.takes": Message(
        "Value {n}: it takes a card of the same value or, if none lies there, cards that add up to {n}.",
        note="about one card, in the gallery of cards; n is 2 to 10",
    ),
    "scopa.lore.ace-takes-ace": Message("Value {n}: it takes another ace.", note="about an ace; n is 1"),
    "scopa.lore.ace-takes-all": Message(
        "Value {n}. By your rules it takes the whole table; if an ace lies there, only that ace.",
        note="about an ace; n is 1",
    ),
    "scopa.lore.prime": Message(
        "Counts {n} in the primiera, for which each side takes its best card of every suit.",
        note="about one card, in the gallery of cards; n is 10 to 18",
    ),
    "scopa.lore.best-prime": Message(
        "Counts {n} in the primiera, more than any other rank. Each side takes its best card of every suit.",
        note="about a seven, in the gallery of cards; n is 21",
    ),
    "scopa.lore.coin@latin": Message("One of the coins: more than {n} of them bring a point.", note="n is 5"),
    "scopa.lore.coin@french": Message("One of the diamonds: more than {n} of them bring a point.", note="n is 5"),
    "scopa.lore.card": Message("One of the cards: more than {n} of them bring a point.", note="n is 20"),
    "scopa.lore.settebello": Message("The settebello: whoever wins it has a point for it alone."),
    "scopa.lore.re-bello": Message("The re bello: by your rules whoever wins it has a point for it alone."),
    "scopa.lore.re-bello-elsewhere": Message(
        "The re bello: in a variant whoever wins it has a point for it alone, as for the settebello."
    ),
    "scopa.lore.void": Message(
        "If {n} kings or more lie on the table at the beginning, the cards are dealt again.", note="n is 3"
    ),
}

WORDS: Words = {
    **_GAME, **_REASONS, **_ANNOUNCEMENTS, **_SHEET, **_TALLY, **_STATUS, **_OPTIONS, **_HINTS, **_CARDS, **_LORE,
}  # fmt: skip


def page_values(options: ScopaOptions) -> dict[str, object]:
    """The numbers of the rule page, from the rules themselves."""
    cards, dealt = len(ITALIAN_40.cards), 2 * EACH
    targets = ScopaOptions.choices()["target"]
    courts = {f"court_{VALUE[Card(rank + COINS)]}": VALUE[Card(rank + COINS)] for rank in ITALIAN_40.ranks[-3:]}
    ranks = (*ITALIAN_40.ranks[:-3], ITALIAN_40.ranks[-1])  # the courts are all worth the same
    primes = {f"prime_{rank.lower()}": PRIME[Card(rank + COINS)] for rank in ranks}
    return {
        "target": options.target,
        "cards": cards,
        "each": EACH,
        "opening": OPENING,
        "stock": cards - OPENING - dealt,
        "void_kings": VOID_KINGS,
        "all_kings": len(ITALIAN_40.suits),
        "hands": (cards - OPENING) // dealt,
        "half_cards": cards // 2,
        "half_coins": len(ITALIAN_40.ranks) // 2,
        **courts,
        **{f"target_{place}": target for place, target in enumerate(targets, start=1)},
        **primes,
        "prime_example": 2 * primes["prime_7"] + primes["prime_6"] + primes["prime_a"],
    }
