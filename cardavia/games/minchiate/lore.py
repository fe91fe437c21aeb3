"""What the gallery tells about a card of Minchiate (minchiate.md 4, 6.6, 7.3 to 7.5, 8 and 9)."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.engine.cards import MINCHIATE_97, Card
from cardavia.game import Fact, Topic
from cardavia.games.minchiate.facts import TOP, stake
from cardavia.games.minchiate.state import MinchiateOptions
from cardavia.games.minchiate.values import (
    HALF,
    KINGS,
    MATTO,
    ODD,
    ORDER,
    OVER,
    WORTH,
    is_counting,
    is_discardable,
    is_robbable,
)
from cardavia.games.minchiate.versicole import (
    BONUS,
    FOOL,
    HIGH,
    KINGS_KIND,
    PAPI,
    SHORTEST,
    TENS,
    THIRTEEN,
    versicole,
)
from cardavia.kits.tarot import ranking

KINDS = {
    PAPI: "minchiate.lore.papi",
    HIGH: "minchiate.lore.high",
    FOOL: "minchiate.lore.matto-three",
    THIRTEEN: "minchiate.lore.thirteen",
    TENS: "minchiate.lore.tens",
    KINGS_KIND: "minchiate.lore.kings",
}
WHOLE = versicole(tuple(card for card in MINCHIATE_97.cards if card != MATTO)) + tuple(
    each for each in versicole(MINCHIATE_97.cards) if each.kind == FOOL
)
"""Every versicola at its longest, without what the Matto adds to others."""


def lore(card: Card, _options: MinchiateOptions) -> tuple[Fact, ...]:
    """Its rank, its points, the versicole that it may belong to, and what is special about it."""
    return (*_rank(card), *_worth(card), *_together(card), *_special(card))


def _rank(card: Card) -> Iterator[Fact]:
    if card != MATTO:
        term, below, order = ranking(ORDER, MINCHIATE_97.cards, card)
        yield Fact(Topic.RANK, term, below, order=order)


def _worth(card: Card) -> Iterator[Fact]:
    worth = WORTH[card]
    if worth:
        yield Fact(Topic.WORTH, "minchiate.lore.points", worth)
    if worth and card not in (MATTO, TOP):  # the one is never won, the other always wins
        yield Fact(Topic.WORTH, "minchiate.lore.captured", worth)
    if card == ODD:
        yield Fact(Topic.WORTH, "minchiate.lore.odd", BONUS)
    elif not worth:
        yield Fact(Topic.WORTH, "minchiate.lore.nothing", HALF)
    if cost := stake(card):
        yield Fact(Topic.WORTH, "minchiate.lore.stake", cost)


def _together(card: Card) -> Iterator[Fact]:
    for each in WHOLE:
        if card in each.cards:
            yield Fact(Topic.TOGETHER, KINDS[each.kind], SHORTEST, each.points, cards=each.cards)
    if card == MATTO:
        yield Fact(Topic.TOGETHER, "minchiate.lore.matto-adds", BONUS)


def _special(card: Card) -> Iterator[Fact]:
    if card == MATTO:
        yield Fact(Topic.SPECIAL, "minchiate.lore.matto-excuses")
        yield Fact(Topic.SPECIAL, "minchiate.lore.matto-stays")
    if card in KINGS:
        yield Fact(Topic.SPECIAL, "minchiate.lore.king-duty")
    if is_counting(card):
        yield Fact(Topic.SPECIAL, "minchiate.lore.robbed")
    elif is_robbable(card):
        yield Fact(Topic.SPECIAL, "minchiate.lore.robbed-for-nothing", OVER)
    if not is_discardable(card):
        yield Fact(Topic.SPECIAL, "minchiate.lore.never-discarded")
