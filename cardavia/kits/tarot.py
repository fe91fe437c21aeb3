"""What tarot games share: piles of partnerships, honours, and a Fool that excuses its player and is settled for.

The Fool is never won: it goes to the pile of the side that played it, and that side pays for it after the play.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

from cardavia.engine.cards import Card
from cardavia.engine.state import Draft
from cardavia.engine.zones import Seat, Zone, taken
from cardavia.kits.deals import round_from
from cardavia.kits.tricks import Order, T, gather, trick


def pile(side: int) -> Zone:
    """The cards that a partnership has won: they lie before its first seat."""
    return taken(Seat(side))


def opponents(side: int) -> int:
    """The other of two partnerships."""
    return 1 - side


def partner(seat: Seat) -> Seat:
    """The seat opposite, of four."""
    return Seat((seat + 2) % 4)


def worth_of(cards: Iterable[Card], worth: Callable[[Card], int]) -> int:
    """The sum of what the cards are worth one by one."""
    return sum(map(worth, cards))


def gather_excused(draft: Draft[T], won_by: Seat, fools: Collection[Card], side: Callable[[Seat], int]) -> None:
    """Move a full trick to the winner's pile, but a Fool to the pile of the side that played it."""
    seats = round_from(draft.state, draft.state.leader)
    kept = [(seat, card) for seat in seats for card in draft.at(trick(seat)) if card in fools]
    gather(draft, won_by, pile(side(won_by)), kept=[card for _, card in kept])
    for seat, card in kept:
        draft.shift((card,), trick(seat), pile(side(seat)))


def price(won: Iterable[Card], fool: Card, cost: Callable[[Card], Any]) -> Card:
    """What a side gives for its Fool: of its other cards the one of least cost, or the Fool itself if it has none."""
    return min((card for card in won if card != fool), key=cost, default=fool)


class Ranking(NamedTuple):
    """How a card ranks: the term that says so, how many cards of its own suit it beats, and these from high to low."""

    term: str
    below: int
    order: tuple[Card, ...]


def ranking(order: Order, cards: Iterable[Card], card: Card) -> Ranking:
    """The place of a card among those of its suit or among the trumps, a Fool being neither."""
    fellows = [each for each in cards if order.suit(each) == order.suit(card) and each not in order.fools]
    row = tuple(sorted(fellows, key=order.strength, reverse=True))
    below = sum(order.strength(each) < order.strength(card) for each in row)
    place = "highest-" if below == len(row) - 1 else "" if below else "lowest-"
    return Ranking(f"rank.{place}{'trump' if order.is_trump(card) else 'plain'}", below, row)
