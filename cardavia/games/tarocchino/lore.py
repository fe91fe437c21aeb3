"""What the gallery tells about a card of Tarocchino (tarocchino.md 4, 6.2, 7.4, 7.5 and 8 to 11.2)."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.game import Fact, Topic
from cardavia.games.tarocchino.combinations import CARD_MORE, SETS, SHORTEST_POINTS, combinations
from cardavia.games.tarocchino.state import TarocchinoOptions
from cardavia.games.tarocchino.values import (
    ACES,
    ANGEL,
    CONTATORI,
    FIVES,
    FOOL,
    HEAD,
    KINGS,
    MOORS,
    NUMBERS,
    ORDER,
    value,
)
from cardavia.kits.tarot import ranking

GRANDE = (ANGEL, *HEAD, *NUMBERS, *MOORS)
"""The cards of the Grande from its head on; the contatori may lie anywhere behind the Angel."""


def lore(card: Card, _options: TarocchinoOptions) -> tuple[Fact, ...]:
    """Its rank, its points, the sets and sequences that it belongs to, and what is special about it."""
    return (*_rank(card), *_worth(card), *_sets(card), *_sequences(card), *_special(card))


def _rank(card: Card) -> Iterator[Fact]:
    if card != FOOL:
        term, below, order = ranking(ORDER, BOLOGNA_62.cards, card)
        yield Fact(Topic.RANK, term, below, order=order)
    if card in MOORS:
        yield Fact(Topic.RANK, "tarocchino.lore.moors-equal", len(MOORS))


def _worth(card: Card) -> Iterator[Fact]:
    yield Fact(Topic.WORTH, "tarocchino.lore.points", value(card))


def _sets(card: Card) -> Iterator[Fact]:
    for kind, points in SETS.values():
        if card in kind:
            whole = combinations(kind).sets.subtotal
            yield Fact(Topic.TOGETHER, "tarocchino.lore.set", points, whole, cards=kind)


def _sequences(card: Card) -> Iterator[Fact]:
    suit, rank = BOLOGNA_62.suit(card), BOLOGNA_62.rank(card)
    rows = []
    if suit in BOLOGNA_62.suits and rank in ("K", "Q", "C", "F", "A"):
        rows.append(("tarocchino.lore.suit-row", tuple(Card(each + suit) for each in "KQCFA")))
    rows += [("tarocchino.lore.aces", ACES)] if card in ACES else []
    rows += [("tarocchino.lore.moors", MOORS)] if card in MOORS else []
    rows += [("tarocchino.lore.grande", GRANDE)] if card in GRANDE else []
    for term, cards in rows:
        yield Fact(Topic.TOGETHER, term, cards=cards)
    if rows:
        yield Fact(Topic.TOGETHER, "tarocchino.lore.sequence-points", SHORTEST_POINTS, CARD_MORE)
    if card in CONTATORI:
        yield Fact(Topic.TOGETHER, "tarocchino.lore.contatore", CARD_MORE)


def _special(card: Card) -> Iterator[Fact]:
    if card == FOOL:
        yield Fact(Topic.SPECIAL, "tarocchino.lore.matto-excuses")
        yield Fact(Topic.SPECIAL, "tarocchino.lore.matto-returns")
    if card == ANGEL:
        yield Fact(Topic.SPECIAL, "tarocchino.lore.angel")
    if card in KINGS:
        yield Fact(Topic.SPECIAL, "tarocchino.lore.king")
    if card in FIVES:
        yield Fact(Topic.SPECIAL, "tarocchino.lore.never-put-away")
