"""The last tricks, solved exactly with open cards: a hand is a number, a card a bit (klaberjass.md 13, "Search")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

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


def _alike(trump: str) -> tuple[tuple[int, int, int], ...]:
    """Pairs of worthless cards of one suit, as masks: the higher, the lower, and what lies between them."""
    found = []
    for suit in FRENCH_32.suits:
        empty = [1 << FRENCH_32.place[Card(rank + suit)] for rank in "987" if not points(Card(rank + suit), trump)]
        found += [(higher, lower, 0) for higher, lower in pairwise(empty)]
        found += [(empty[0], empty[2], empty[1])] if len(empty) == 3 else []
    return tuple(reversed(found))


MOST = 999
"""More than any deal has points."""


class Endgame:
    """Both hands open and one suit trumps: what the leader wins from here on, less what the other wins.

    What is asked is found exactly; on the way there, lines that cannot matter are left out (alpha and beta are what
    each player is sure of already, for the one whose value is being sought).
    """

    def __init__(self, trump: str) -> None:
        by = order(trump)
        self._points = tuple(points(card, trump) for card in CARDS)
        self._same = tuple(mask(each for each in CARDS if by.suit(each) == by.suit(card)) for card in CARDS)
        self._beating = tuple(mask(each for each in CARDS if by.beats(each, card)) for card in CARDS)
        self._trumps = mask(card for card in CARDS if by.is_trump(card))
        ranked = sorted(CARDS, key=lambda card: (by.is_trump(card), points(card, trump), by.strength(card)))
        self._dearest = tuple(FRENCH_32.place[card] for card in reversed(ranked))
        self._alike = _alike(trump)
        self._sorted: dict[int, tuple[int, ...]] = {}
        self._known: dict[tuple[int, int], tuple[int, int]] = {}
        """Leader's and other hand -> the least and the most that the best line can bring."""

    def replies(self, led: int, hand: int) -> int:
        """The cards of a hand that may be played to a led card (6)."""
        same = hand & self._same[led]
        if self._trumps >> led & 1:
            return (same & self._beating[led]) or same or hand
        return same or (hand & self._trumps) or hand

    def lead_value(self, led: int, leader: int, other: int) -> int:
        """What the leader wins more than the other, from a hand that still holds the card that it leads."""
        return self._lead(led, leader ^ (1 << led), other, -MOST, MOST)

    def reply_value(self, led: int, reply: int, leader: int, other: int) -> int:
        """What the second player wins more; its hand still holds the reply, the leader's no longer the card led."""
        return -self._after(led, reply, leader, other, -MOST, MOST)

    def _after(self, led: int, reply: int, leader: int, other: int, alpha: int, beta: int) -> int:
        """What the leader wins more with this trick and the rest."""
        rest = other ^ (1 << reply)
        prize = self._points[led] + self._points[reply] + (0 if rest else LAST_TRICK)
        if self._beating[led] >> reply & 1:
            return -prize - self._best(rest, leader, -beta - prize, -alpha - prize)
        return prize + self._best(leader, rest, alpha - prize, beta - prize)

    def _lead(self, led: int, rest: int, other: int, alpha: int, beta: int) -> int:
        able, beating = self._distinct(self.replies(led, other), rest | 1 << led), self._beating[led]
        least = MOST
        # first the replies that win, the dearest first, then those that give the least away
        for reply in (*self._by_worth(able & beating), *reversed(self._by_worth(able & ~beating))):
            least = min(least, self._after(led, reply, rest, other, alpha, min(beta, least)))
            if least <= alpha:
                break
        return least

    def _best(self, leader: int, other: int, alpha: int, beta: int) -> int:
        if not leader:
            return 0
        low, high = self._known.get((leader, other), (-MOST, MOST))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        best, floor = -MOST, max(alpha, low - 1)
        for led in self._by_worth(self._distinct(leader, other)):
            best = max(best, self._lead(led, leader ^ (1 << led), other, max(floor, best), beta))
            if best >= beta:
                break
        if best >= beta:
            low = max(low, best)
        elif best <= floor:
            high = min(high, best)
        else:
            low = high = best
        self._known[leader, other] = low, high
        return best

    def _distinct(self, hand: int, other: int) -> int:
        """A hand without cards that do the same as another one of it; ``other`` are cards that may lie in between."""
        for higher, lower, between in self._alike:
            if hand & higher and hand & lower and not other & between:
                hand ^= lower
        return hand

    def _by_worth(self, hand: int) -> tuple[int, ...]:
        """The cards of a hand, trumps and dear cards first."""
        found = self._sorted.get(hand)
        if found is None:
            found = tuple(place for place in self._dearest if hand >> place & 1)
            self._sorted[hand] = found
        return found
