# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Cards as bits for the fast twin, and the sequences in a hand of them (klaberjass.md 1, 5).

Two numberings: *natural*, the order of the pack (eight places a suit, seven to ace), and *by strength*, which the twin
plays with: trumps are the lowest eight bits, the other suits follow in the pack's order, and in each suit a higher bit
beats a lower one.
"""

from __future__ import annotations

from cardavia.games.klaberjass.declaring import FIVE, LONG, LONG_POINTS, SHORT, SHORT_POINTS
from cardavia.games.klaberjass.values import NATURAL, PLAIN_ORDER, TRUMP_ORDER

try:
    import cython
except ImportError:
    from cardavia.ai import plainly as cython  # type: ignore[no-redef]

SUIT_BITS = cython.declare(cython.int, 8)
SUIT = cython.declare(cython.ulonglong, 0xFF)

if not cython.compiled:
    AS_TRUMPS, AS_PLAIN, TRUMPS_NATURAL, PLAIN_NATURAL = [0] * 256, [0] * 256, [0] * 256, [0] * 256
    BEST_RUN, RUNS_WORTH, RUNS_WORTH_FIVE = [0] * 256, [0] * 256, [0] * 256


def _runs(suit: int) -> list[tuple[int, int]]:
    """Length and top place of every maximal run in a suit in natural order."""
    found, length = [], 0
    for place in range(SUIT_BITS + 1):
        if suit >> place & 1:
            length += 1
        else:
            found += [(length, place - 1)] if length >= SHORT else []
            length = 0
    return found


def _worth(length: int, five: int) -> int:
    if length >= FIVE:
        return five
    return LONG_POINTS if length >= LONG else SHORT_POINTS


def _fill() -> None:
    trumps = [NATURAL.index(rank) for rank in reversed(TRUMP_ORDER)]
    plain = [NATURAL.index(rank) for rank in reversed(PLAIN_ORDER)]
    for suit in range(256):
        for strength in range(SUIT_BITS):
            if suit >> strength & 1:
                TRUMPS_NATURAL[suit] |= 1 << trumps[strength]
                PLAIN_NATURAL[suit] |= 1 << plain[strength]
        AS_TRUMPS[TRUMPS_NATURAL[suit]] = suit
        AS_PLAIN[PLAIN_NATURAL[suit]] = suit
        runs = _runs(suit)
        length, top = max(runs, default=(0, 0))
        BEST_RUN[suit] = length << 4 | top << 1
        RUNS_WORTH[suit] = sum(_worth(each, LONG_POINTS) for each, _ in runs)
        RUNS_WORTH_FIVE[suit] = sum(_worth(each, 2 * LONG_POINTS) for each, _ in runs)


_fill()


def by_strength(natural: cython.ulonglong, trump: cython.int) -> cython.ulonglong:
    """A hand in the numbering by strength; ``trump`` is the suit's place in the pack."""
    hand: cython.ulonglong = AS_TRUMPS[natural >> (SUIT_BITS * trump) & SUIT]
    place: cython.int = SUIT_BITS
    suit: cython.int
    for suit in range(4):
        if suit != trump:
            hand |= cython.cast(cython.ulonglong, AS_PLAIN[natural >> (SUIT_BITS * suit) & SUIT]) << place
            place += SUIT_BITS
    return hand


def best_run(hand: cython.ulonglong) -> cython.int:
    """The height of the best sequence in a hand by strength: length x 16 + top x 2 + 1 for trumps; 0 for none (5.2)."""
    best: cython.int = BEST_RUN[TRUMPS_NATURAL[hand & SUIT]]
    other: cython.int
    suit: cython.int
    if best:
        best |= 1
    for suit in range(1, 4):
        other = BEST_RUN[PLAIN_NATURAL[hand >> (SUIT_BITS * suit) & SUIT]]
        best = max(best, other)
    return best


def run_worth(height: cython.int, five: cython.int) -> cython.int:
    """What one sequence scores; ``five`` is what five in a row are worth (S7, Decision 12)."""
    if height >= 5 << 4:
        return five
    return 50 if height >= 4 << 4 else 20


def all_worth(hand: cython.ulonglong, five: cython.int) -> cython.int:
    """What all the sequences of a hand by strength score together (Decision 9)."""
    sum_: cython.int = 0
    suit: cython.int
    natural: cython.int
    for suit in range(4):
        natural = (hand >> (SUIT_BITS * suit)) & SUIT
        natural = PLAIN_NATURAL[natural] if suit else TRUMPS_NATURAL[natural]
        sum_ += RUNS_WORTH[natural] if five == 50 else RUNS_WORTH_FIVE[natural]
    return sum_


def height_of(hand: int) -> int:
    """``best_run``, for Python."""
    return best_run(hand)


def numbered(natural: int, trump: int) -> int:
    """``by_strength``, for Python."""
    return by_strength(natural, trump)
