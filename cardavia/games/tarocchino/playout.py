"""Tricks played on with guessed hands, quickly: the twin of the rules for the mind.

``able`` says the same as the rules' ``why_not``, without its reasons; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cardavia.engine.cards import BOLOGNA_62, TRUMPS, Card
from cardavia.engine.zones import Seat
from cardavia.games.tarocchino.scoring import LAST_TRICK
from cardavia.games.tarocchino.values import FOOL, ORDER

Hands = Mapping[Seat, Sequence[Card]]

_SUIT = {card: BOLOGNA_62.suit(card) for card in BOLOGNA_62.cards}
_STRENGTH = {card: ORDER.strength(card) for card in BOLOGNA_62.cards}

COURT, LOW, TRUMP, STEP = 0.65, 0.35, 0.65, 0.02
"""The chance that a winning court card, a low card, a trump, and by each step of its strength more, holds."""
HOLDS = {
    card: min(1.0, TRUMP + STEP * _STRENGTH[card]) if _SUIT[card] == TRUMPS else COURT if _STRENGTH[card] >= 8 else LOW
    for card in BOLOGNA_62.cards
}
PARTNER_RESCUES = 0.2
"""The chance that a partner who has yet to play takes a trick that is the others' so far."""

LATER = 0.5
"""What counts of the tricks after the first: the guesses are bolder there, and what is kept is priced already."""
LOWEST = 1e9
_HOPE = (-1.0, -1.0, 2 * PARTNER_RESCUES - 1, 2 * PARTNER_RESCUES - 1)


class Outcome(NamedTuple):
    """How a trick ended, and what has come of it for the side that asks."""

    winner: Seat
    value: float


@dataclass(frozen=True)
class Prices:
    """What counts for a decision, by card that is not won yet."""

    half: Mapping[Card, float]
    """Half of what a card swings; nothing for the Fool, which nobody can take."""
    keep: Mapping[Card, float]
    """What it is worth in a hand if it is not played now."""


def able(held: Sequence[Card], led: str) -> list[Card]:
    """The cards of a hand that may be played to a suit; "" while none is led (7.3)."""
    if not led:
        return list(held)
    for suit in (led, TRUMPS):
        owed = [card for card in held if _SUIT[card] == suit]
        if owed:
            return [*owed, FOOL] if FOOL in held else owed
    return list(held)


def beats(card: Card, best: Card) -> bool:
    """Whether a card, played later, wins against the one that was winning; the later of two Moors does (7.4)."""
    if card == FOOL:
        return False
    if best == FOOL:
        return True
    if _SUIT[card] == _SUIT[best]:
        return _STRENGTH[card] >= _STRENGTH[best]
    return _SUIT[card] == TRUMPS


class Trick:
    """A trick that is being played out."""

    def __init__(self, leader: Seat, played: Sequence[Card]) -> None:
        self.leader = leader
        self.cards: list[Card] = []
        self.led, self.best, self.winner = "", FOOL, leader
        for card in played:
            self.add(card)

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return Seat((self.leader + len(self.cards)) % 4)

    def add(self, card: Card) -> None:
        """Play a card of the seat in turn."""
        if beats(card, self.best):
            self.best, self.winner = card, self.turn
        if not self.led and card != FOOL:
            self.led = _SUIT[card]
        self.cards.append(card)


def reply(trick: Trick, held: Sequence[Card], prices: Prices) -> Card:
    """A seat's card by the look of the trick alone."""
    choices = able(held, trick.led)
    if len(choices) == 1:
        return choices[0]
    half, keep, best = prices.half, prices.keep, trick.best
    missing = 3 - len(trick.cards)
    ours = bool(trick.cards) and (trick.winner - trick.turn) % 2 == 0
    lying = sum(half[card] for card in trick.cards) + missing
    beaten = 2 * (HOLDS[best] if missing else 1.0) - 1 if ours else _HOPE[missing]
    chosen, most = choices[0], -LOWEST
    for card in choices:
        swing = beaten
        if beats(card, best):
            swing = 2 * HOLDS[card] - 1 if missing else 1.0
        value = swing * (lying + half[card]) - keep[card]
        if value > most:
            chosen, most = card, value
    return chosen


def trick_value(trick: Trick, side: int, prices: Prices) -> float:
    """What a full trick is worth to a side: what each card swings, less what it was worth in the hand it came from."""
    sign = 1 if trick.winner % 2 == side else -1
    value = 0.0
    for place, card in enumerate(trick.cards):
        owner = 1 if (trick.leader + place) % 2 == side else -1
        value += sign * prices.half[card] - owner * prices.keep[card]
    return value


def play_out(leader: Seat, played: Sequence[Card], hands: Hands, side: int, prices: Prices, tricks: int) -> Outcome:
    """So many tricks, this one included, as they go if every seat plays what looks best at once.

    ``hands`` are those of all seats, without the cards that are on the table.
    """
    left = {seat: list(held) for seat, held in hands.items()}
    winners: list[Seat] = []
    value, weight = 0.0, 1.0
    trick = Trick(leader, played)
    for _ in range(tricks):
        while len(trick.cards) < 4:
            seat = trick.turn
            card = reply(trick, left[seat], prices)
            left[seat].remove(card)
            trick.add(card)
        winners.append(trick.winner)
        if not all(left.values()):
            last = LAST_TRICK if trick.winner % 2 == side else -LAST_TRICK
            return Outcome(winners[0], value + weight * (trick_value(trick, side, prices) + last))
        value += weight * trick_value(trick, side, prices)
        weight = LATER
        trick = Trick(trick.winner, ())
    return Outcome(winners[0], value)
