"""What the gallery tells about a card of Klaberjass (klaberjass.md 1, 4.2, 5 and 6), as a trump and otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.game import Fact, Topic
from cardavia.games.klaberjass.declaring import FIVE, LONG, LONG_POINTS, SHORT, SHORT_POINTS
from cardavia.games.klaberjass.state import KlaberjassOptions
from cardavia.games.klaberjass.values import (
    BELLA,
    NATURAL,
    PLAIN_ORDER,
    SEVEN,
    TRUMP_ORDER,
    points,
    royals,
)

NAMED = {"J": "klaberjass.lore.jass", "9": "klaberjass.lore.menel"}
"""Ranks that have a name of their own as trumps, because they change places there (1)."""


def lore(card: Card, options: KlaberjassOptions) -> tuple[Fact, ...]:
    """Its rank and its points, in trumps and in the other suits, and what it may be declared with."""
    return (*_rank(card), *_worth(card), *_together(card, options), *_special(card, options))


def _row(card: Card, ranks: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(Card(rank + FRENCH_32.suit(card)) for rank in ranks)


def _rank(card: Card) -> Iterator[Fact]:
    trumps, plain = _row(card, TRUMP_ORDER), _row(card, PLAIN_ORDER)
    below = len(trumps) - 1 - trumps.index(card)
    term = "klaberjass.lore.trump" if below else "klaberjass.lore.lowest-trump"
    yield Fact(Topic.RANK, term, below, order=trumps)
    below = len(plain) - 1 - plain.index(card)
    yield Fact(Topic.RANK, "klaberjass.lore.plain" if below else "klaberjass.lore.lowest-plain", below, order=plain)


def _worth(card: Card) -> Iterator[Fact]:
    trump, plain = points(card, FRENCH_32.suit(card)), points(card, "")
    if trump != plain:
        yield Fact(Topic.WORTH, "klaberjass.lore.points-trump", trump)
        yield Fact(Topic.WORTH, "klaberjass.lore.points-plain" if plain else "klaberjass.lore.nothing-plain", plain)
    else:
        yield Fact(Topic.WORTH, "klaberjass.lore.points" if plain else "klaberjass.lore.nothing", plain)


def _together(card: Card, options: KlaberjassOptions) -> Iterator[Fact]:
    yield Fact(Topic.TOGETHER, "klaberjass.lore.sequence", SHORT, order=_row(card, NATURAL[::-1]))
    yield Fact(Topic.TOGETHER, "klaberjass.lore.run", SHORT, SHORT_POINTS)
    if options.five_in_a_row == LONG_POINTS:
        yield Fact(Topic.TOGETHER, "klaberjass.lore.long-run", LONG, LONG_POINTS)
    else:
        yield Fact(Topic.TOGETHER, "klaberjass.lore.run", LONG, LONG_POINTS)
        yield Fact(Topic.TOGETHER, "klaberjass.lore.long-run", FIVE, options.five_in_a_row)
    pair = royals(FRENCH_32.suit(card))
    if card in pair:
        yield Fact(Topic.TOGETHER, "klaberjass.lore.bella", BELLA, cards=pair)


def _special(card: Card, options: KlaberjassOptions) -> Iterator[Fact]:
    if name := NAMED.get(FRENCH_32.rank(card)):
        yield Fact(Topic.SPECIAL, name)
    if FRENCH_32.rank(card) == SEVEN and options.dix != "off":
        always = options.dix == "either-round"
        yield Fact(Topic.SPECIAL, "klaberjass.lore.dix-always" if always else "klaberjass.lore.dix")
