"""The settlement of a deal: four awards, sweeps, and the variants that add points (scopa.md 6 and 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.engine.score import Line
from cardavia.games.scopa.values import COINS, PRIME, RE_BELLO, SETTEBELLO, VALUE

Pile = tuple[Card, ...]


class Extras(Protocol):
    """The options that change the settlement."""

    @property
    def re_bello(self) -> bool: ...
    @property
    def napola(self) -> bool: ...


class Prime(NamedTuple):
    """The best card of each suit that a pile holds, in the pack's order of suits."""

    best: Pile

    @property
    def complete(self) -> bool:
        """A pile that lacks a suit has no prime at all."""
        return len(self.best) == len(ITALIAN_40.suits)

    @property
    def points(self) -> int:
        """The sum of the prime values; of an incomplete prime it is never compared."""
        return sum(self.parts)

    @property
    def parts(self) -> tuple[int, ...]:
        """The prime value of each best card."""
        return tuple(PRIME[card] for card in self.best)

    @property
    def missing(self) -> tuple[str, ...]:
        """The suits that the pile lacks."""
        held = {ITALIAN_40.suit(card) for card in self.best}
        return tuple(suit for suit in ITALIAN_40.suits if suit not in held)


def prime(pile: Sequence[Card]) -> Prime:
    """The prime of a pile."""
    suits = ([card for card in pile if ITALIAN_40.suit(card) == suit] for suit in ITALIAN_40.suits)
    return Prime(tuple(max(cards, key=PRIME.__getitem__) for cards in suits if cards))


def napola(pile: Sequence[Card]) -> tuple[Card, ...]:
    """The unbroken run of coins from the ace; worth a point a card if it has three or more (scopa.md 10)."""
    run: list[Card] = []
    coins = {VALUE[card]: card for card in pile if ITALIAN_40.suit(card) == COINS}
    while len(run) + 1 in coins:
        run.append(coins[len(run) + 1])
    return tuple(run) if len(run) >= 3 else ()


def leader(counts: Sequence[int]) -> int | None:
    """The side that has more, or None for a tie."""
    return None if counts[0] == counts[1] else counts.index(max(counts))


def winner(totals: Sequence[int], target: int) -> int | None:
    """Who has won after a whole deal: at least the target and more than the other; None plays on (scopa.md 7)."""
    return leader(totals) if max(totals) >= target else None


def settle(piles: Sequence[Pile], sweeps: Sequence[int], extras: Extras, deal: int) -> tuple[Line, ...]:
    """Every award of a deal, the undecided ones included, so that the sheet can explain each (scopa.md 6).

    The piles hold the whole pack between them.
    """
    coins = tuple(sum(ITALIAN_40.suit(card) == COINS for card in pile) for pile in piles)
    lines = [
        _majority(deal, "scopa.cards", tuple(map(len, piles))),
        _majority(deal, "scopa.coins", coins),
        _owner(deal, "scopa.settebello", SETTEBELLO, piles),
        _primiera(deal, tuple(map(prime, piles))),
    ]
    lines += [Line(deal, side, "scopa.sweeps", count, tuple(sweeps)) for side, count in enumerate(sweeps) if count]
    if not any(sweeps):
        lines.append(Line(deal, None, "scopa.no-sweeps", 0, tuple(sweeps)))
    if extras.re_bello:
        lines.append(_owner(deal, "scopa.re-bello", RE_BELLO, piles))
    if extras.napola:
        runs = tuple(map(napola, piles))
        counts = tuple(map(len, runs))
        lines += [Line(deal, side, "scopa.napola", len(run), counts, runs) for side, run in enumerate(runs) if run]
    return tuple(lines)


def _majority(deal: int, term: str, counts: tuple[int, ...]) -> Line:
    side = leader(counts)
    return Line(deal, side, term if side is not None else f"{term}-tied", int(side is not None), counts)


def _owner(deal: int, term: str, card: Card, piles: Sequence[Pile]) -> Line:
    side = next(number for number, pile in enumerate(piles) if card in pile)
    return Line(deal, side, term, 1, cards=tuple((card,) if number == side else () for number in range(len(piles))))


def _primiera(deal: int, primes: tuple[Prime, ...]) -> Line:
    counts = tuple(each.points for each in primes)
    cards = tuple(each.best for each in primes)
    parts = tuple(each.parts for each in primes)
    whole = [each.complete for each in primes]
    if all(whole):
        side = leader(counts)
        return Line(
            deal,
            side,
            "scopa.primiera" if side is not None else "scopa.primiera-tied",
            int(side is not None),
            counts,
            cards,
            parts,
        )
    if any(whole):
        return Line(deal, whole.index(True), "scopa.primiera-alone", 1, counts, cards, parts)
    return Line(deal, None, "scopa.primiera-nobody", 0, counts, cards, parts)
