"""The words of the house: reasons, seats, what happens in every game, packs and patterns. English is the master."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words
from cardavia.text.card_words import CARDS
from cardavia.text.trump_words import TRUMPS

_COMPASS = "A player at a table of four, as card players call the seats; the person at the table sits in the south"

_SEATS: Words = {
    "seat.you": Message("You", note="the person at the table, as a name beside a seat and before a colon"),
    "seat.computer": Message("Computer", note="the name of the other player"),
    "seat.numbered": Message("Computer {number}", note="where several computers play"),
    "seat.partner": Message("Your partner", note="The player opposite, as a name on a plate and before a colon"),
    "seat.south": Message("South", note=_COMPASS),
    "seat.east": Message("East", note=_COMPASS),
    "seat.north": Message("North", note=_COMPASS),
    "seat.west": Message("West", note=_COMPASS),
    "side.yours": Message("You and your partner", note="A side of two players, as a name and before a colon"),
    "side.others": Message("The opponents", note="The other side of two players, as a name and before a colon"),
}

_LISTS: Words = {
    "list.comma": Message(", ", note="between the parts of a list"),
    "list.semicolon": Message("; ", note="between the parts of a list whose parts have commas"),
    "list.two": Message("{first} and {last}"),
    "list.many": Message("{rest}, and {last}", note="{rest} is a list with commas"),
}

_REASONS: Words = {
    "reason.no-move-now": Message("No card can be played now."),
    "reason.no-deal-now": Message("The deal is still being played."),
    "reason.any-move": Message("It is one of the cards that may be played.", note="when no better reason is known"),
    "reason.no-such-move": Message("This is no move of this game."),
    "reason.not-your-card": Message("This card is not in your hand."),
    "reason.not-on-the-table": Message("This card is not on the table."),
    "reason.other-result": Message("The saved result is not the one that these moves lead to."),
    "reason.missing-deal": Message("The saved match has more moves than its deals allow."),
    "reason.missing-moves": Message("The saved match breaks off in the middle of a deal."),
}

_EVENTS: Words = {
    "event.deal": Message("Deal {number}. {player} deals."),
    "event.deal.you": Message("Deal {number}. You deal."),
    "event.opened": Message("On the table: {cards}.", note="the cards laid open at the beginning of a deal"),
    "event.dealt": Message("{player} gets: {cards}."),
    "event.dealt.you": Message("You get: {cards}."),
    "event.played": Message("{player} plays: {cards}."),
    "event.played.you": Message("You play: {cards}."),
    "event.taken": Message("{player} takes: {cards}."),
    "event.taken.you": Message("You take: {cards}."),
    "event.points": Message("{player}: {n} point", "{player}: {n} points"),
    "event.scored": Message("Points of this deal – {points}.", note="{points}: “You: 3 points; Computer: 1 point”"),
    "event.sum": Message(
        "{player}: {parts}\u00a0=\u00a0{n}.",
        note="how a number on the score sheet came about; {parts}: “21 + 18 + 18 + 16”",
    ),
    "event.trick": Message("{player} wins the trick: {cards}."),
    "event.trick.you": Message("You win the trick: {cards}."),
    "event.discarded": Message("{player} puts away: {cards}."),
    "event.discarded.you": Message("You put away: {cards}."),
    "event.turned": Message("Turned up: {cards}.", note="a card of the pack that lies open after the deal"),
    "event.bottom": Message("At the bottom of the pack, out of play: {cards}."),
    "event.noted": Message("{player}: {n} point.", "{player}: {n} points.", note="points that fall during the play"),
    "event.won.side": Message("{player} win the match.", note="two partners: “You and your partner”"),
    "event.won": Message("{player} wins the match."),
    "event.won.you": Message("You win the match."),
    "event.drawn": Message("The match is a draw."),
}

_RANKS: Words = {
    "rank.trump": Message(
        "Beats {n} lower trump, and every card of the suits.",
        "Beats {n} lower trumps, and every card of the suits.",
        note="about one trump, in the gallery of cards; the trumps from high to low follow",
    ),
    "rank.highest-trump": Message("The highest trump: it wins every trick."),
    "rank.lowest-trump": Message("The lowest trump: it beats the cards of the suits, and no other trump."),
    "rank.plain": Message(
        "Beats {n} card of its suit. Any trump beats it.",
        "Beats {n} cards of its suit. Any trump beats it.",
        note="about one card, in the gallery of cards; the cards of its suit from high to low follow",
    ),
    "rank.highest-plain": Message("The highest of its suit: only trumps beat it."),
    "rank.lowest-plain": Message("The lowest of its suit: it beats no other card of it."),
}

_COURTS: Words = {
    "court.latin.fante": Message("page (Fante)", note="the translated name, then the Italian one that stands for it"),
    "court.latin.fantina": Message("maid (Fantina)", note="the lowest court of cups and coins in Minchiate"),
    "court.latin.donna": Message("donna (Donna)", note="the 8 of the Sicilian pack; not the queen"),
    "court.latin.cavallo": Message("knight (Cavallo)"),
    "court.latin.regina": Message("queen (Regina)"),
    "court.latin.re": Message("king (Re)"),
    "court.french.fante": Message("jack (Fante)"),
    "court.french.regina": Message("queen (Regina)"),
    "court.french.re": Message("king (Re)"),
}

_PATTERNS: Words = {
    "pattern.siciliane": Message(
        "Sicilian (Siciliane)", note="a regional pattern of cards; the Italian name in brackets"
    ),
    "pattern.intarsia": Message(
        "Intarsia (Cardavia)", note="the pattern that Cardavia drew for itself; intarsia is inlay work"
    ),
    "pattern.milanesi": Message("Milanese (Milanesi)"),
    "pattern.napoletane": Message("Neapolitan (Napoletane)"),
    "pattern.piacentine": Message("Piacentine (Piacentine)"),
    "pattern.toscane": Message("Tuscan (Toscane)"),
    "pattern.genovesi": Message("Genoese (Genovesi)"),
    "pattern.piemontesi": Message("Piedmontese (Piemontesi)"),
    "pattern.bergamasche": Message("Bergamasque (Bergamasche)"),
    "pattern.trevisane": Message("Trevisan (Trevisane)"),
    "pattern.triestine": Message("Triestine (Triestine)"),
    "pattern.bresciane": Message("Brescian (Bresciane)"),
    "pattern.trentine": Message("Trentine (Trentine)"),
    "pattern.romagnole": Message("Romagnol (Romagnole)"),
    "pattern.sarde": Message("Sardinian (Sarde)"),
    "pattern.bolognesi": Message("Bolognese (Primiera bolognese)"),
    "pattern.francesi": Message("French (Francesi)", note="a pack of 32 cards with French suits"),
    "pattern.bologna": Message("Bolognese tarot (Tarocco bolognese)", note="a pack of 62 cards"),
    "pattern.firenze": Message("Florentine (Minchiate fiorentine)", note="a pack of 97 cards"),
}

WORDS: Words = {**_SEATS, **_LISTS, **_REASONS, **_EVENTS, **_RANKS, **_COURTS, **_PATTERNS, **CARDS, **TRUMPS}
