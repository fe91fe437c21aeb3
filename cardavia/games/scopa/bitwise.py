"""Cards as machine integers, for what is asked of them in Python: what a card can take, what a deal is worth.

A set of cards is a number with one bit a card, in the pack's canonical order; so one suit is ten neighbouring bits.
Whatever is written here is written readably in rules.py and scoring.py too, and a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.games.scopa.rules import ScopaOptions
from cardavia.games.scopa.values import COINS, PRIME, RE_BELLO, SETTEBELLO, VALUE

BIT: dict[Card, int] = {card: 1 << place for card, place in ITALIAN_40.place.items()}
CARD: dict[int, Card] = {bit: card for card, bit in BIT.items()}
VALUE_OF: dict[int, int] = {bit: VALUE[card] for bit, card in CARD.items()}
OF_VALUE = tuple(sum(bit for bit, value in VALUE_OF.items() if value == number) for number in range(11))
"""Value -> its four cards."""
RANKS = len(ITALIAN_40.ranks)
SUITS = tuple(RANKS * number for number in range(len(ITALIAN_40.suits)))
"""How far the bits of each suit lie from the first."""
ONE_SUIT = (1 << RANKS) - 1
COIN_SHIFT = RANKS * ITALIAN_40.suits.index(COINS)
COIN_CARDS = ONE_SUIT << COIN_SHIFT
PACK = (1 << len(ITALIAN_40.cards)) - 1
SEVEN_BIT = BIT[SETTEBELLO]
RE_BIT = BIT[RE_BELLO]


class Variant(NamedTuple):
    """The options that change captures and counting, in a form that can be a key."""

    ace: bool
    ace_sweeps: bool
    fewest: bool
    last_sweep: bool
    re_bello: bool
    napola: bool

    @classmethod
    def of(cls, options: ScopaOptions) -> Variant:
        """The variant that these options make."""
        return cls(
            ace=options.ace_rule != "off",
            ace_sweeps=options.ace_rule != "takes-all",
            fewest=options.fewest_cards,
            last_sweep=options.last_sweep,
            re_bello=options.re_bello,
            napola=options.napola,
        )


def mask(cards: Iterable[Card]) -> int:
    """Cards as one number."""
    return sum(BIT[card] for card in cards)


def bits(cards: int) -> list[int]:
    """The single cards of a number."""
    found = []
    while cards:
        bit = cards & -cards
        found.append(bit)
        cards ^= bit
    return found


def named(cards: int) -> tuple[Card, ...]:
    """A number as cards in canonical order."""
    return tuple(CARD[bit] for bit in bits(cards))


@lru_cache(maxsize=1 << 14)
def groups(value: int, table: int, ace: bool, fewest: bool) -> tuple[int, ...]:
    """Every capture of a card of this value; empty if it must stay on the table (scopa.md 4.1, variants 10)."""
    if value == 1 and ace and table:
        return tuple(bits(table & OF_VALUE[1])) or (table,)
    equal = table & OF_VALUE[value]
    if equal:
        return tuple(bits(equal))
    found = _sums(bits(table), value)
    if fewest and found:
        least = min(group.bit_count() for group in found)
        found = [group for group in found if group.bit_count() == least]
    return tuple(found)


def _sums(cards: list[int], target: int) -> list[int]:
    # equal cards were asked for before, so a group of one never comes up here
    sums: list[list[int]] = [[] for _ in range(target + 1)]
    sums[0].append(0)
    for bit in cards:
        value = VALUE_OF[bit]
        for total in range(target - value, -1, -1):
            sums[total + value] += [group | bit for group in sums[total]]
    return sums[target]


BEST_PRIME = tuple(
    max((PRIME[ITALIAN_40.cards[rank]] for rank in range(RANKS) if held >> rank & 1), default=0)
    for held in range(ONE_SUIT + 1)
)
"""The cards of one suit -> the best prime value among them, 0 for none."""


def run_of_coins(coins: int) -> int:
    """The length of the unbroken run from the ace, 0 if it has less than three."""
    length = 0
    while coins >> length & 1:
        length += 1
    return length if length >= 3 else 0


def prime_edge(mine: int, his: int) -> int:
    """1, 0 or -1: who gets the primiera (scopa.md 6)."""
    best = [[BEST_PRIME[pile >> shift & ONE_SUIT] for shift in SUITS] for pile in (mine, his)]
    whole = [all(each) for each in best]
    if whole[0] != whole[1]:
        return 1 if whole[0] else -1
    return _sign(sum(best[0]) - sum(best[1])) if whole[0] else 0


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def settled(mine: int, his: int, sweeps: tuple[int, int], variant: Variant) -> tuple[int, int]:
    """The points of a whole deal, mine and his (scopa.md 6 and 10)."""
    edges = [
        _sign(mine.bit_count() - his.bit_count()),
        _sign((mine & COIN_CARDS).bit_count() - (his & COIN_CARDS).bit_count()),
        1 if mine & SEVEN_BIT else -1,
        prime_edge(mine, his),
    ]
    if variant.re_bello:
        edges.append(1 if mine & RE_BIT else -1)
    points = [edges.count(1) + sweeps[0], edges.count(-1) + sweeps[1]]
    if variant.napola:
        points[0] += run_of_coins(mine >> COIN_SHIFT & ONE_SUIT)
        points[1] += run_of_coins(his >> COIN_SHIFT & ONE_SUIT)
    return points[0], points[1]
