"""The last tricks, solved exactly with open cards: a hand is a number, a card a bit (klaberjass.md 13, "Search")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.games.klaberjass.values import LAST_TRICK, order, points

CARDS = FRENCH_32.cards


def mask(cards: Iterable[Card]) -> int:
    """A hand as a number."""
    return sum(1 << FRENCH_32.place[card] for card in cards)


def places(hand: int) -> Iterator[int]:
    """The places in the pack of a hand's cards."""
    while hand:
        lowest = hand & -hand
        yield lowest.bit_length() - 1
        hand ^= lowest


class Endgame:
    """Both hands open and one suit trumps: what the leader wins from here on, less what the other wins."""

    def __init__(self, trump: str) -> None:
        by = order(trump)
        self._points = tuple(points(card, trump) for card in CARDS)
        self._same = tuple(mask(each for each in CARDS if by.suit(each) == by.suit(card)) for card in CARDS)
        self._beating = tuple(mask(each for each in CARDS if by.beats(each, card)) for card in CARDS)
        self._trumps = mask(card for card in CARDS if by.is_trump(card))
        self._known: dict[tuple[int, int], int] = {}

    def replies(self, led: int, hand: int) -> int:
        """The cards of a hand that may be played to a led card (6)."""
        same = hand & self._same[led]
        if self._trumps >> led & 1:
            return (same & self._beating[led]) or same or hand
        return same or (hand & self._trumps) or hand

    def lead_value(self, led: int, leader: int, other: int) -> int:
        """What the leader wins more than the other, from a hand that still holds the card that it leads."""
        rest = leader ^ (1 << led)
        return min(-self.reply_value(led, reply, rest, other) for reply in places(self.replies(led, other)))

    def reply_value(self, led: int, reply: int, leader: int, other: int) -> int:
        """What the second player wins more; its hand still holds the reply, the leader's no longer the card led."""
        rest = other ^ (1 << reply)
        prize = self._points[led] + self._points[reply] + (0 if rest else LAST_TRICK)
        if self._beating[led] >> reply & 1:
            return prize + self._best(rest, leader)
        return -prize - self._best(leader, rest)

    def _best(self, leader: int, other: int) -> int:
        if not leader:
            return 0
        found = self._known.get((leader, other))
        if found is None:
            found = max(self.lead_value(led, leader, other) for led in places(leader))
            self._known[leader, other] = found
        return found
