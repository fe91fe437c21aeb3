"""The lines of the sheet (tarocchino.md 6.3 and 11.3): every combination has a line of its own, every doubling too.

Points are whole numbers although a card costs half a point: a settled pile is even, and its half points make whole ones
(section 8; see ``values.card_points``). Both piles together always bring 87.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.engine.score import Line
from cardavia.games.tarocchino.combinations import SEQUENCES, SETS, Combinations, Meld, Melds, combinations
from cardavia.games.tarocchino.settlement import EXCHANGED, KEPT, LOST
from cardavia.games.tarocchino.values import FOOL, card_points, value
from cardavia.kits.tarot import opponents

OPENING = "tarocchino.opening."
"""What is before the key of a combination in the term of a declared one."""
CAPTURED = "tarocchino."
SETS_DOUBLED, SEQUENCES_DOUBLED = "sets-doubled", "sequences-doubled"
CARD_POINTS, LAST = "tarocchino.card-points", "tarocchino.last-trick"
DISCARDS, DISCARDS_LOST = "tarocchino.discards", "tarocchino.discards-lost"
FOOL_TERMS = {fate: f"tarocchino.matto-{fate}" for fate in (KEPT, EXCHANGED, LOST)}
LAST_TRICK = 6

Piles = Sequence[tuple[Card, ...]]


def beside(side: int, cards: tuple[Card, ...], others: tuple[Card, ...] = ()) -> tuple[tuple[Card, ...], ...]:
    """Cards by side: those of one side and those of the other."""
    return (cards, others) if side == 0 else (others, cards)


def opening_lines(deal: int, side: int, declared: Combinations) -> tuple[Line, ...]:
    """One hand's declaration; it is doubled for itself and never lost again (6.3, D10)."""
    nothing = combinations(())
    return combination_lines(deal, OPENING, (declared, nothing) if side == 0 else (nothing, declared))


def combination_lines(deal: int, kind: str, found: Sequence[Combinations]) -> tuple[Line, ...]:
    """The combinations of both sides, sets before sequences, each kind followed by its doubling."""
    sets, sequences = [each.sets for each in found], [each.sequences for each in found]
    return (
        *_meld_lines(deal, kind, tuple(SETS), sets),
        *_doubling_lines(deal, kind + SETS_DOUBLED, sets),
        *_meld_lines(deal, kind, SEQUENCES, sequences),
        *_doubling_lines(deal, kind + SEQUENCES_DOUBLED, sequences),
    )


def _meld_lines(deal: int, kind: str, keys: Sequence[str], found: Sequence[Melds]) -> list[Line]:
    lines = []
    for key in keys:
        melds = [next((meld for meld in each.melds if meld.key == key), Meld(key, 0, ())) for each in found]
        cards = tuple(meld.cards for meld in melds)
        lengths = tuple(map(len, cards))
        lines += [
            Line(deal, side, kind + key, meld.points, lengths, cards) for side, meld in enumerate(melds) if meld.points
        ]
    return lines


def _doubling_lines(deal: int, term: str, found: Sequence[Melds]) -> list[Line]:
    """What a doubling adds: the subtotal once more."""
    numbers = tuple(len(each.melds) for each in found)
    return [Line(deal, side, term, each.subtotal, numbers) for side, each in enumerate(found) if each.doubled]


def discards_line(deal: int, to: int, dealing: int, cards: tuple[Card, ...]) -> Line:
    """Where the discards went; that brings no points by itself (11.1)."""
    return Line(deal, to, DISCARDS if to == dealing else DISCARDS_LOST, 0, cards=beside(to, cards))


def fool_line(deal: int, owner: int, end: str, given: tuple[Card, ...]) -> Line:
    """What became of the Fool, with the cards that each side got; the line is for who got what it did not have."""
    if end == EXCHANGED:
        return Line(deal, opponents(owner), FOOL_TERMS[end], 0, cards=beside(owner, (FOOL,), given))
    side = owner if end == KEPT else opponents(owner)
    return Line(deal, side, FOOL_TERMS[end], 0, cards=beside(side, (FOOL,)))


def count_lines(deal: int, piles: Piles, last: tuple[int, tuple[Card, ...]]) -> tuple[Line, ...]:
    """The count of both piles (11.3), ``last`` being the winner of the last trick and its cards."""
    points = tuple(map(card_points, piles))
    counting = tuple(BOLOGNA_62.sorted(tuple(card for card in pile if value(card) > 1)) for pile in piles)
    return (
        *(Line(deal, side, CARD_POINTS, worth, points, counting) for side, worth in enumerate(points) if worth),
        Line(deal, last[0], LAST, LAST_TRICK, cards=beside(*last)),
        *combination_lines(deal, CAPTURED, [combinations(pile) for pile in piles]),
    )
