"""What the gallery tells about a card of Scopa (scopa.md 2.2, 4, 6 and 10)."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.game import Fact, Topic
from cardavia.games.scopa.rules import VOID_KINGS, ScopaOptions
from cardavia.games.scopa.values import COINS, PRIME, RE_BELLO, SETTEBELLO, VALUE

HALF_CARDS, HALF_COINS = len(ITALIAN_40.cards) // 2, len(ITALIAN_40.ranks) // 2
"""Whoever has more than half of the cards, or of the coins, has the majority."""


def lore(card: Card, options: ScopaOptions) -> tuple[Fact, ...]:
    """What a card takes, what it is worth, and its part in awards and variants."""
    return (_takes(card, options), *_worth(card), *_special(card, options))


def _takes(card: Card, options: ScopaOptions) -> Fact:
    value = VALUE[card]
    if value > 1:
        return Fact(Topic.TAKES, "scopa.lore.takes", value)
    # no two cards add up to an ace
    term = "scopa.lore.ace-takes-ace" if options.ace_rule == "off" else "scopa.lore.ace-takes-all"
    return Fact(Topic.TAKES, term, value)


def _worth(card: Card) -> Iterator[Fact]:
    best = PRIME[card] == max(PRIME.values())
    yield Fact(Topic.WORTH, "scopa.lore.best-prime" if best else "scopa.lore.prime", PRIME[card])
    if ITALIAN_40.suit(card) == COINS:
        yield Fact(Topic.WORTH, "scopa.lore.coin", HALF_COINS)
    yield Fact(Topic.WORTH, "scopa.lore.card", HALF_CARDS)


def _special(card: Card, options: ScopaOptions) -> Iterator[Fact]:
    if card == SETTEBELLO:
        yield Fact(Topic.SPECIAL, "scopa.lore.settebello")
    if card == RE_BELLO:
        yield Fact(Topic.SPECIAL, "scopa.lore.re-bello" if options.re_bello else "scopa.lore.re-bello-elsewhere")
    if ITALIAN_40.suit(card) == COINS and options.napola:
        run = tuple(each for each in ITALIAN_40.cards if ITALIAN_40.suit(each) == COINS)
        yield Fact(Topic.TOGETHER, "scopa.option.napola.help", cards=run)
    if VALUE[card] == max(VALUE.values()):
        yield Fact(Topic.SPECIAL, "scopa.lore.void", VOID_KINGS)
