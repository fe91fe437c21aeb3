"""What a seat can know of the other hands during the play from what it has seen (minchiate.md 11, 16 "Count")."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardavia.engine.cards import MINCHIATE_97, TRUMPS, UNKNOWN, Card
from cardavia.engine.events import Event, Moved
from cardavia.engine.view import View
from cardavia.engine.zones import Seat, hand
from cardavia.games.minchiate.state import MinchiateState, aside
from cardavia.games.minchiate.values import MATTO, ORDER, SUITS


@dataclass(frozen=True)
class Knowledge:
    """The other hands: how many cards each has, which ones surely, and which ones it lacks."""

    seat: Seat
    held: tuple[Card, ...]
    counts: dict[Seat, int]
    sure: dict[Seat, frozenset[Card]]
    lacks: dict[Seat, frozenset[Card]]
    unseen: tuple[Card, ...]
    """The cards of all other hands together, and what is gone without being remembered, in the order of the pack."""

    @classmethod
    def of(cls, view: View[MinchiateState], remembers: bool = True) -> Knowledge:
        """From a view in the play.

        Who does not remember looks at the own hand and the trick, and neither through what was won nor at the Fola.
        """
        state, seat = view.state, view.seat
        others = [each for each in state.everyone if each != seat]
        if not remembers:
            held = state.at(hand(seat))
            counts = {each: len(state.at(hand(each))) for each in others}
            nothing = {each: frozenset[Card]() for each in others}
            unseen = tuple(card for card in MINCHIATE_97.cards if card not in (*held, *state.played))
            return cls(seat, held, counts, nothing, nothing, unseen)
        visible = {card for cards in state.zones.values() for card in cards if card != UNKNOWN}
        visible |= set(state.at(aside(seat)))
        unseen = tuple(card for card in MINCHIATE_97.cards if card not in visible)
        lacks = inferred(view.seen)
        return cls(
            seat,
            state.at(hand(seat)),
            {each: len(state.at(hand(each))) for each in others},
            {each: frozenset(state.met[each]) & frozenset(unseen) for each in others},
            {each: frozenset(lacks.get(each, ())) for each in others},
            unseen,
        )


def inferred(seen: Sequence[Event]) -> dict[Seat, set[Card]]:
    """What each seat lacks, because it did not follow, did not trump, or did not play a king that it owed (7.3)."""
    lacks: dict[Seat, set[Card]] = {}
    played: list[Card] = []
    suits_led: set[str] = set()
    for event in seen:
        if not isinstance(event, Moved) or event.src.name != "hand" or event.dst.name != "trick":
            continue
        seat, card = event.src.seat, event.cards[0]
        if seat is not None:
            lacks.setdefault(seat, set()).update(_shown_lacks(played, card, suits_led))
        played.append(card)
        if len(played) == 4:
            suits_led.add(ORDER.led(played))
            played = []
    return lacks


def _shown_lacks(played: Sequence[Card], card: Card, suits_led: Iterable[str]) -> set[Card]:
    led = ORDER.led(played)
    if not led:
        return set()
    suit = MINCHIATE_97.suit(card)
    lacking: set[Card] = set()
    if card != MATTO and suit != led:
        lacking |= {each for each in MINCHIATE_97.cards if MINCHIATE_97.suit(each) in _owed_suits(led, suit)}
    if led in SUITS and led not in suits_led and any(map(ORDER.is_trump, played)):
        lacking |= {Card("K" + led)} - {card}
    return lacking


def _owed_suits(led: str, suit: str) -> tuple[str, ...]:
    """The suits that a hand must be without to play this suit to that lead."""
    return (led,) if suit == TRUMPS else (led, TRUMPS)
