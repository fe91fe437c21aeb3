"""What a seat can know of the other hand from what it sees and has seen (klaberjass.md 13, "Card memory")."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import comb

from cardavia.engine.cards import FRENCH_32, UNKNOWN, Card
from cardavia.engine.events import Event, Moved
from cardavia.engine.view import View
from cardavia.engine.zones import Seat, hand
from cardavia.games.klaberjass.state import BOTTOM, TURNED, KlaberjassState
from cardavia.games.klaberjass.values import order


@dataclass(frozen=True)
class Knowledge:
    """The other hand: ``count`` cards, among them surely these, and the rest out of those that it may hold."""

    held: tuple[Card, ...]
    """The own hand."""
    count: int
    sure: frozenset[Card]
    maybe: frozenset[Card]
    unseen: frozenset[Card]
    """Every card whose place is not known: those, and what is surely out of play."""

    @classmethod
    def of(cls, view: View[KlaberjassState], remembers: bool = True) -> Knowledge:
        """From a view; without memory only the table and the own hand are known."""
        state, seat = view.state, view.seat
        other = state.after(seat)
        held = state.at(hand(seat))
        on_table = (*held, *state.at(TURNED), *state.at(BOTTOM), *state.played)
        unseen = set(FRENCH_32.cards) - set(on_table)
        count = len(state.at(hand(other)))
        if not remembers:
            return cls(held, count, frozenset(), frozenset(unseen), frozenset(unseen))
        unseen -= {card for gone in state.gone for card in gone}
        sure = _came_to(view.seen, other) & unseen
        lacks = lacks_shown(view.seen, other, state.trump)
        maybe = unseen - sure - lacks
        if len(maybe) < count - len(sure):  # never in a real match: what was inferred is then worth nothing
            maybe = unseen - sure
        return cls(held, count, frozenset(sure), frozenset(maybe), frozenset(unseen - sure))

    @property
    def may_hold(self) -> frozenset[Card]:
        """Every card that the other hand may hold."""
        return self.sure | self.maybe if self.count > len(self.sure) else self.sure

    def chance_of_none(self, cards: Iterable[Card]) -> float:
        """The chance that the other hand has none of these cards, every hand that agrees being equally likely."""
        wanted = set(cards)
        if wanted & self.sure:
            return 0.0
        free, open_ = self.count - len(self.sure), len(self.maybe)
        return comb(open_ - len(wanted & self.maybe), free) / comb(open_, free) if free else 1.0


def _came_to(seen: Sequence[Event], other: Seat) -> set[Card]:
    """Cards whose faces were seen as they went to the other hand: an exchanged card, a shown sequence."""
    there: set[Card] = set()
    for event in seen:
        if isinstance(event, Moved):
            there -= set(event.cards)
            if event.dst == hand(other):
                there |= set(event.cards) - {UNKNOWN}
    return there


def lacks_shown(seen: Sequence[Event], other: Seat, trump: str) -> set[Card]:
    """Cards that the other hand lacks, because it did not follow, did not trump, or did not beat a trump lead."""
    lacks: set[Card] = set()
    led: Card | None = None
    for event in seen:
        if not isinstance(event, Moved) or event.src.name != "hand" or event.dst.name != "trick":
            continue
        card = event.cards[0]
        if led is None:
            led = card
            continue
        if event.src.seat == other:
            lacks |= {each for each in FRENCH_32.cards if _would_have_been_played(each, led, card, trump)}
        led = None
    return lacks


def _would_have_been_played(card: Card, led: Card, reply: Card, trump: str) -> bool:
    """Whether a hand with this card could not have replied as it did (6)."""
    by = order(trump)
    suit = by.suit(card)
    if by.suit(reply) == by.suit(led):
        return by.suit(led) == trump and not by.beats(reply, led) and by.beats(card, led)
    return suit == by.suit(led) or (suit == trump and by.suit(reply) != trump)
