# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A rule of thumb for every decision of a deal, from what its seat may know: the playouts are played by it.

A card's value is what its trick swings, by the chance that the own side wins it, less what the card is worth if it is
kept. The chances come from counting the cards that are out, prices from what both sides have won (tarocchino.md 17).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

if cython.compiled:
    from cython.cimports.cardavia.ai.bits import count, lowest
    from cython.cimports.cardavia.ai.world import World
    from cython.cimports.cardavia.games.tarocchino.fast_count import (
        ACES,
        CAVALLI,
        FANTI,
        FIVES,
        KINGS,
        MOORS,
        PACK,
        QUEENS,
        TRUMPS,
        melded,
    )
    from cython.cimports.cardavia.games.tarocchino.fast_deal import DECLARING, DISCARDING, NONE, Deal
else:
    from cardavia.ai.bits import count, lowest
    from cardavia.ai.world import World
    from cardavia.games.tarocchino.fast_count import (
        ACES,
        CAVALLI,
        FANTI,
        FIVES,
        KINGS,
        MOORS,
        PACK,
        QUEENS,
        TRUMPS,
        melded,
    )
    from cardavia.games.tarocchino.fast_deal import DECLARING, DISCARDING, NONE, Deal

    HABIT, NO_CHANCE, SET_SWING, ROW_SWING, KIND = [0] * 68, [0] * 64, [0] * 25, [0] * 25, [0] * 62

SURE = cython.declare(cython.int, 1024)
"""Chances are told in 1024ths, prices in quarters of a point."""

# the kinds of cards
ACE = cython.declare(cython.int, 1)
FANTE = cython.declare(cython.int, 2)
CAVALLO = cython.declare(cython.int, 3)
QUEEN = cython.declare(cython.int, 4)
KING = cython.declare(cython.int, 5)
MOOR = cython.declare(cython.int, 7)
MATTO = cython.declare(cython.int, 17)
_KINDS = 18
_OF_SUIT = {6: 2, 7: 3, 8: 4, 9: 5}
_OF_TRUMPS = (6, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9, 9, 9, 10, 11, 11, 12, 13, 14, 15, 16, 17)

# the habits: of each kind its price, what it can still do in a hand and the chance that it comes home; then these
POWER = cython.declare(cython.int, 18)
HOME = cython.declare(cython.int, 36)
TO_COME = cython.declare(cython.int, 54)
EAGER = cython.declare(cython.int, 55)
HELPFUL = cython.declare(cython.int, 56)
RECOVERED = cython.declare(cython.int, 57)
FIRST_TRICK = cython.declare(cython.int, 58)
WASTED = cython.declare(cython.int, 59)
SEQUENCE = cython.declare(cython.int, 60)
ROYAL = cython.declare(cython.int, 64)
LONG_SUIT = cython.declare(cython.int, 65)
VOID = cython.declare(cython.int, 66)
MELD = cython.declare(cython.int, 67)


class Thumb(Deal):
    """A deal whose seats can be played by rule of thumb."""

    def __init__(self) -> None:
        Deal.__init__(self)
        self.priced_at = NONE
        self.pot = 0
        self.out = 0
        if not cython.compiled:
            self.price, self.free = [0] * 62, [0] * 5

    def copy(self, other: World) -> cython.void:
        """Be like another deal; prices are reckoned anew."""
        Deal.copy(self, other)
        self.priced_at = NONE

    def policy(self, chance: cython.int) -> cython.ulonglong:
        """A move by the rules of thumb; with this chance of 1024 any legal one."""
        cards: cython.ulonglong
        if self.phase == DECLARING:
            return 62
        if self.phase == DISCARDING:
            cards = self.hand[self.turn] & ~FIVES
            return lowest(self.pick(cards)) if self.chance(chance) else self.card_to_discard()
        cards = self.able()
        if cards & (cards - 1) == 0:
            return lowest(cards)
        return lowest(self.pick(cards)) if self.chance(chance) else self.card_to_play(cards)

    # prices

    def reckon(self) -> cython.void:
        """Price the cards by what both sides have won: a third king is worth more than a second one."""
        won: cython.ulonglong = self.won[0] | self.won[1]
        court: cython.ulonglong
        first: cython.int
        card: cython.int
        settled: cython.int
        figures: cython.int
        self.priced_at = self.tricks[0] + self.tricks[1]
        for card in range(62):
            self.price[card] = HABIT[KIND[card]]
        self.of_a_kind(KINGS, KING, 0)
        self.of_a_kind(QUEENS, QUEEN, 0)
        self.of_a_kind(CAVALLI, CAVALLO, 0)
        self.of_a_kind(FANTI, FANTE, 0)
        self.of_a_kind(ACES, ACE, 1)
        self.of_a_kind(MOORS, MOOR, 1)
        for first in range(0, 40, 10):
            court = cython.cast(cython.ulonglong, 0x1C0) << first
            settled = (won >> (first + 9)) & 1
            figures = count(court & ~won)
            self.price[first + 9] += HABIT[ROYAL] * figures
            for card in range(first + 6, first + 9):
                self.price[card] += HABIT[SEQUENCE + settled]
            self.price[first + (0 if first < 20 else 5)] += HABIT[SEQUENCE + 2 + settled]

    def of_a_kind(self, cards: cython.ulonglong, kind: cython.int, rows: cython.int) -> cython.void:
        """Price four cards that count together."""
        place: cython.int = 5 * count(cards & self.won[0]) + count(cards & self.won[1])
        price: cython.int = HABIT[kind] * (ROW_SWING[place] if rows else SET_SWING[place]) >> 6
        while cards:
            self.price[lowest(cards)] = price
            cards &= cards - 1

    # chances

    def look(self) -> cython.void:
        """Count what is out, and what lies in the trick."""
        cards: cython.ulonglong = self.trick
        suit: cython.int
        seat: cython.int
        if self.priced_at != self.tricks[0] + self.tricks[1]:
            self.reckon()
        self.out = PACK & ~(self.spent[0] | self.spent[1] | self.spent[2] | self.spent[3] | self.hand[self.turn])
        if self.turn == self.dealer:
            self.out &= ~self.away
        self.pot = HABIT[TO_COME] * (3 - self.laid)
        while cards:
            self.pot += self.price[lowest(cards)]
            cards &= cards - 1
        for suit in range(5):
            self.free[suit] = 0
            for seat in range(1, 4):
                self.free[suit] += 1 - (self.lacks[(self.turn + seat) & 3] >> suit & 1)

    def has_any(self, seat: cython.int, cards: cython.ulonglong, suit: cython.int) -> cython.int:
        """The chance that another seat has one of these cards of a suit."""
        number: cython.int
        if self.lacks[seat] >> suit & 1:
            return 0
        cards &= self.out
        if cards & self.shown & self.hand[seat]:
            return SURE
        number = count(cards & ~self.shown)
        return SURE - NO_CHANCE[16 * self.free[suit] + (number if number < 15 else 15)]

    def can_beat(self, seat: cython.int, suit: cython.int, best: cython.int) -> cython.int:
        """The chance that a seat can beat the best card of a trick to which a suit was led."""
        one: cython.ulonglong = 1
        higher: cython.ulonglong = ~((one << best) | ((one << best) - 1))
        follows: cython.int = 0
        without: cython.int
        if best >= 40:
            higher &= TRUMPS
            if (one << best) & MOORS:
                higher |= MOORS
            if suit == 4:
                return self.has_any(seat, higher, 4)
        else:
            follows = self.has_any(seat, higher & cython.cast(cython.ulonglong, 0x3FF) << 10 * suit, suit)
            higher = TRUMPS
        without = SURE - self.has_any(seat, cython.cast(cython.ulonglong, 0x3FF) << 10 * suit, suit)
        return follows + (without * self.has_any(seat, higher, 4) >> 10)

    def hope(self, suit: cython.int, best: cython.int, ours: cython.int) -> cython.int:
        """The chance that the own side wins the trick if the best card is this one, and ours or not."""
        chance: cython.int = SURE if ours else 0
        contested: cython.int = 0
        behind: cython.int
        beats: cython.int
        for behind in range(1, 4 - self.laid):
            beats = self.can_beat((self.turn + behind) & 3, suit, best)
            if behind == 2:
                beats = beats * HABIT[RECOVERED if contested else HELPFUL] >> 10
                chance += (SURE - chance) * beats >> 10
            else:
                chance -= chance * (beats * HABIT[EAGER] >> 10) >> 10
                contested = 1
        return chance

    def keeping(self, card: cython.int) -> cython.int:
        """What a card is worth if it is not played now."""
        kind: cython.int = KIND[card]
        return HABIT[POWER + kind] + ((2 * HABIT[HOME + kind] - SURE) * self.price[card] >> 11)

    def chance_with(self, card: int) -> float:
        """The chance that the own side wins the trick with this card, as far as the seat in turn can know."""
        number: cython.int = card
        self.look()
        if self.beats(number):
            return self.hope((number // 10 if number < 40 else 4) if self.led == NONE else self.led, number, 1) / 1024
        if self.led == NONE:
            return 0.5
        return self.hope(self.led, self.best, 1 - ((self.winner ^ self.turn) & 1)) / 1024

    # choices

    def card_to_play(self, able: cython.ulonglong) -> cython.ulonglong:
        """The card that looks best."""
        card: cython.int
        suit: cython.int
        chosen: cython.int = 0
        value: cython.int
        most: cython.int = -1000000000
        chance: cython.int
        held: cython.ulonglong = self.hand[self.turn]
        beaten: cython.int = SURE // 2
        self.look()
        if self.led != NONE:
            beaten = self.hope(self.led, self.best, 1 - ((self.winner ^ self.turn) & 1))
        while able:
            card = lowest(able)
            able &= able - 1
            suit = card // 10 if card < 40 else 4
            chance = beaten
            if self.beats(card):
                chance = self.hope(suit if self.led == NONE else self.led, card, 1)
            if card == 61:
                value = ((2 * chance - SURE) * self.pot >> 11) - self.keeping(card)
                if self.tricks[self.turn & 1] == 0:
                    value -= HABIT[FIRST_TRICK]
                if self.pot < HABIT[WASTED]:
                    value -= HABIT[WASTED]
            else:
                value = ((2 * chance - SURE) * (self.pot + self.price[card]) >> 11) - self.keeping(card)
                if self.led == NONE and suit < 4:
                    value += HABIT[LONG_SUIT] * count(held & cython.cast(cython.ulonglong, 0x3FF) << 10 * suit)
            # of equals the lower one
            value = 64 * value - card % 10
            if value > most:
                most = value
                chosen = card
        return chosen

    def card_to_discard(self) -> cython.ulonglong:
        """The card that the dealer can best do without."""
        held: cython.ulonglong = self.hand[self.turn]
        cards: cython.ulonglong = held & ~FIVES
        bound: cython.ulonglong = melded(held)
        card: cython.int
        chosen: cython.int = 0
        value: cython.int
        most: cython.int = -1000000000
        beside: cython.int
        self.reckon()
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            value = ((SURE - HABIT[HOME + KIND[card]]) * self.price[card] >> 10) - HABIT[POWER + KIND[card]]
            if bound >> card & 1:
                value -= HABIT[MELD]
            if card < 40:
                beside = count(held & cython.cast(cython.ulonglong, 0x3FF) << 10 * (card // 10))
                value += HABIT[VOID] // beside
            if value > most:
                most = value
                chosen = card
        return chosen


def _swing(ours: int, theirs: int, brings: Sequence[int]) -> float:
    """What a card of four swings between two sides that have so many of the others, the rest being drawn by lot."""
    rest = 3 - ours - theirs
    if rest < 0:
        return 0.0
    total = 0.0
    for number in range(rest + 1):
        mine, his = ours + number, theirs + rest - number
        total += float(comb(rest, number)) * (brings[mine + 1] - brings[his] - brings[mine] + brings[his + 1])
    return total / float(2**rest)


def learn(habits: Sequence[int]) -> None:
    """Take these habits on: every price, power and home of the kinds in order, then the others."""
    number: cython.int
    for number in range(len(habits)):
        HABIT[number] = habits[number]


def _prepare() -> None:
    """Fill the tables."""
    card: cython.int
    place: cython.int
    for card in range(62):
        KIND[card] = _OF_TRUMPS[card - 40] if card >= 40 else _OF_SUIT.get(card % 10, 0)
    for card in (0, 10, 25, 35):
        KIND[card] = ACE
    for seats in range(4):
        for number in range(16):
            place = 16 * seats + number
            # with nobody left the cards can only be put away
            NO_CHANCE[place] = int(1024 * (1 - 1 / seats) ** number) if seats else 1024
    for ours in range(5):
        for theirs in range(5):
            place = 5 * ours + theirs
            SET_SWING[place] = round(64 * _swing(ours, theirs, (0, 0, 0, 1, 2)) / _swing(0, 0, (0, 0, 0, 1, 2)))
            ROW_SWING[place] = round(64 * _swing(ours, theirs, (0, 0, 2, 3, 4)) / _swing(0, 0, (0, 0, 2, 3, 4)))
    prices = (11, 96, 119, 151, 155, 482, 500, 134, 11, 15, 25, 48, 52, 93, 83, 312, 559, 0)
    powers = (-13, -1, 2, 6, 4, -22, -8, 18, 24, 35, 29, 58, 76, 90, 97, 130, 160, 11)
    homes = (618, 348, 263, 407, 547, 532, 578, 489, 440, 559, 541, 543, 593, 729, 892, 914, 995, 999)
    learn((*prices, *powers, *homes, 12, 900, 927, 884, 194, 49, -15, -8, 7, 2, 3, 20, 181, 18))


_prepare()
