"""What a table is worth: the points that a deal will bring, and what these points are worth in the match.

Everything here is seen from the seat that leads, the non-dealer: both hands are empty whenever it is asked.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import erf, exp, factorial, sqrt

from cardavia.engine.cards import ITALIAN_40
from cardavia.games.scopa.bitwise import (
    COIN_CARDS,
    COIN_SHIFT,
    ONE_SUIT,
    PACK,
    RANKS,
    RE_BIT,
    SEVEN_BIT,
    SUITS,
    VALUE_OF,
    Variant,
    bits,
    settled,
)
from cardavia.games.scopa.values import PRIME

CARDS_SPREAD, COINS_SPREAD = 2.8, 1.25
"""Variance that each card, each coin, still out adds to the difference at the end: captures come in groups."""
SWEEP_SHARE = 0.5
"""Sweeps of a seat in a deal, on average (scopa.md 8)."""
FAR = 7
"""While both sides need more than this, a point is a point; nearer to the target the match is counted."""
SURE = 0.96
"""An award with so large an edge is taken for decided."""
POINT = 1 / 14
"""What a point adds to the match far from the target, the match being worth 1 to its winner and -1 to the loser."""


def _edge(difference: int, out: int, spread: float) -> float:
    """The chance to end ahead less the chance to end behind."""
    if abs(difference) > out or not out:
        return float((difference > 0) - (difference < 0))
    return erf(difference / sqrt(2 * spread * out))


CARDS_EDGE = tuple(tuple(_edge(mine - his, 40 - mine - his, CARDS_SPREAD) for his in range(41)) for mine in range(41))
COINS_EDGE = tuple(tuple(_edge(mine - his, 10 - mine - his, COINS_SPREAD) for his in range(11)) for mine in range(11))

_BY_PRIME = tuple(sorted(range(RANKS), key=lambda rank: -PRIME[ITALIAN_40.cards[rank]]))
_PRIMES = tuple(PRIME[ITALIAN_40.cards[rank]] for rank in range(RANKS))


@lru_cache(maxsize=1 << 14)
def prime_outlook(mine: int, his: int) -> tuple[float, float]:
    """Mean and variance of my best less his best in one suit, each card still out falling to either side alike."""
    owners = [1.0 if mine >> rank & 1 else 0.0 if his >> rank & 1 else 0.5 for rank in _BY_PRIME]
    mean = square = 0.0
    chance_mine = chance_his = 1.0  # that all the cards so far are mine, or his
    for number, rank in enumerate(_BY_PRIME):
        if number:
            for gap, chance in (
                (_PRIMES[_BY_PRIME[0]] - _PRIMES[rank], chance_mine * (1 - owners[number])),
                (_PRIMES[rank] - _PRIMES[_BY_PRIME[0]], chance_his * owners[number]),
            ):
                mean += chance * gap
                square += chance * gap * gap
        chance_mine *= owners[number]
        chance_his *= 1 - owners[number]
    top = _PRIMES[_BY_PRIME[0]]
    mean += (chance_mine - chance_his) * top
    square += (chance_mine + chance_his) * top * top
    return mean, max(square - mean * mean, 0.0)


@lru_cache(maxsize=1 << 14)
def napola_outlook(mine: int, his: int) -> float:
    """The napola points that my coins may still bring, each coin still out being mine or his alike."""
    points, chance = 0.0, 1.0
    for rank in range(RANKS):
        if his >> rank & 1:
            break
        if not mine >> rank & 1:
            chance /= 2
        points += chance * (3 if rank == 2 else 1 if rank > 2 else 0)
    return points


def _deals() -> tuple[tuple[int, int, float], ...]:
    """The points that a deal brings, both ways, with their chances: four awards and sweeps (scopa.md 8)."""
    awards = ((0.455, 0.09), (0.385, 0.23), (0.5, 0.0), (0.475, 0.05))
    chances = {(0, 0): 1.0}
    for won, tied in awards:
        chances = _spread(chances, (((1, 0), won), ((0, 1), won), ((0, 0), tied)))
    sweeps = [(number, exp(-SWEEP_SHARE) * SWEEP_SHARE**number / factorial(number)) for number in range(4)]
    chances = _spread(chances, tuple(((number, 0), chance) for number, chance in sweeps))
    chances = _spread(chances, tuple(((0, number), chance) for number, chance in sweeps))
    whole = sum(chances.values())
    return tuple((mine, his, chance / whole) for (mine, his), chance in chances.items() if chance)


Chances = dict[tuple[int, int], float]


def _spread(chances: Chances, steps: tuple[tuple[tuple[int, int], float], ...]) -> Chances:
    found: Chances = {}
    for (mine, his), chance in chances.items():
        for (more, less), part in steps:
            key = (mine + more, his + less)
            found[key] = found.get(key, 0.0) + chance * part
    return found


_DEALS = _deals()


@cache
def match_edge(need: int, other: int) -> float:
    """The chance to win the match less the chance to lose it, when I need so many points and the other that many."""
    if need <= 0 or other <= 0:
        return float((need < other) - (need > other))
    return sum(chance * match_edge(need - mine, other - his) for mine, his, chance in _DEALS)


class Outlook:
    """Weighs tables for one decision: the variant and the match score do not change on the way."""

    def __init__(self, variant: Variant, needs: tuple[int, int]) -> None:
        self._variant, self._needs = variant, needs
        self._far = min(needs) > FAR

    def whole(self, mine: int, his: int, sweeps: tuple[int, int]) -> float:
        """A deal that is over: what it does to the match, and a little for each point beside that."""
        points = settled(mine, his, sweeps, self._variant)
        edge = match_edge(self._needs[0] - points[0], self._needs[1] - points[1])
        return edge + (points[0] - points[1]) * 0.001

    def open(self, mine: int, his: int, sweeps: tuple[int, int], table: int, stock: int) -> float:
        """A deal that goes on with new hands of three: I lead to this table, and these cards are still to be dealt."""
        edges = self._edges(mine, his)
        extra = self._extra(mine, his) + self._lead(table, stock)
        points = sum(edges) + sweeps[0] - sweeps[1] + extra
        if self._far:
            return points * POINT
        chances = [(sweeps, 1.0)]
        for edge in edges:
            won = 0.0 if edge < -SURE else 1.0 if edge > SURE else (1 + edge) / 2
            chances = [
                ((had[0] + gain, had[1] + 1 - gain), chance * part)
                for had, chance in chances
                for gain, part in ((1, won), (0, 1 - won))
                if part
            ]
        need, other = self._needs
        return sum(chance * match_edge(need - had[0], other - had[1]) for had, chance in chances) + extra * POINT

    def _edges(self, mine: int, his: int) -> list[float]:
        edges = [
            CARDS_EDGE[mine.bit_count()][his.bit_count()],
            COINS_EDGE[(mine & COIN_CARDS).bit_count()][(his & COIN_CARDS).bit_count()],
            1.0 if mine & SEVEN_BIT else -1.0 if his & SEVEN_BIT else 0.0,
        ]
        mean = spread = 0.0
        for shift in SUITS:
            add, more = prime_outlook(mine >> shift & ONE_SUIT, his >> shift & ONE_SUIT)
            mean += add
            spread += more
        edges.append(erf(mean / sqrt(2 * spread)) if spread > 0 else float((mean > 0) - (mean < 0)))
        if self._variant.re_bello:
            edges.append(1.0 if mine & RE_BIT else -1.0 if his & RE_BIT else 0.0)
        return edges

    def _extra(self, mine: int, his: int) -> float:
        if not self._variant.napola:
            return 0.0
        coins, others = mine >> COIN_SHIFT & ONE_SUIT, his >> COIN_SHIFT & ONE_SUIT
        return napola_outlook(coins, others) - napola_outlook(others, coins)

    def _lead(self, table: int, stock: int) -> float:
        """What it is worth to lead: the chance that three new cards hold one that clears the table."""
        cards = bits(table)
        value = sum(VALUE_OF[bit] for bit in cards)
        if not cards or (value > RANKS and len(cards) > 1):
            return 0.0
        out = stock.bit_count()
        live = sum(VALUE_OF[bit] == value for bit in bits(stock & PACK))
        none = 1.0
        for drawn in range(3):
            none *= max(out - live - drawn, 0) / max(out - drawn, 1)
        return 1 - none
