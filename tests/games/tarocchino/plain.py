"""Tarocchino written a second time, slowly and without a line of the product, to compare with.

Cards are texts such as "KD" or "T16". Nothing is imported from cardavia, so that a mistake would have to be made twice.
Sequences are looked for by trying every way of laying the contatori down, not by a rule of thumb.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise, product

LONG = ["A", "6", "7", "8", "9", "10", "F", "C", "Q", "K"]
ROUND = ["10", "9", "8", "7", "6", "A", "F", "C", "Q", "K"]
NUMBERS = [f"T{number}" for number in range(16, 4, -1)]
MOORS = ["MO1", "MO2", "MO3", "MO4"]
DOWN = ["ANG", "MON", "SOL", "LUN", *NUMBERS, "moor", "BEG"]
TRUMPS = {"ANG", "MON", "SOL", "LUN", *NUMBERS, *MOORS, "BEG"}
PACK = [rank + suit for suit in "SBCD" for rank in LONG] + [*DOWN[:16], *MOORS, "BEG", "MAT"]
WILD = {"BEG", "MAT"}


def suit(card: str) -> str:
    if card == "MAT":
        return "fool"
    return "trumps" if card in TRUMPS else card[-1]


def led(trick: list[str]) -> str:
    real = [card for card in trick if card != "MAT"]
    return suit(real[0]) if real else ""


def legal(held: list[str], trick: list[str]) -> set[str]:
    wanted = led(trick)
    if not wanted:
        return set(held)
    same = {card for card in held if suit(card) == wanted}
    trumps = {card for card in held if suit(card) == "trumps"}
    fool = {"MAT"} & set(held)
    return same | fool if same else trumps | fool if trumps else set(held)


def height(card: str) -> int:
    if suit(card) == "trumps":
        return 100 - DOWN.index("moor" if card in MOORS else card)
    return (LONG if card[-1] in "SB" else ROUND).index(card[:-1])


def winner(trick: list[str]) -> int:
    """The number of the winning card in order of play."""
    able = [number for number, card in enumerate(trick) if suit(card) == "trumps"]
    able = able or [number for number, card in enumerate(trick) if suit(card) == led(trick)]
    highest = max(height(trick[number]) for number in able)
    return [number for number in able if height(trick[number]) == highest][-1]


def worth(card: str) -> int:
    if card in ("ANG", "MON", "BEG", "MAT") or (card not in TRUMPS and card[0] == "K"):
        return 5
    return {"Q": 4, "C": 3, "F": 2}.get(card[0], 1) if card not in TRUMPS else 1


def card_points(cards: Iterable[str]) -> float:
    held = list(cards)
    return sum(map(worth, held)) - len(held) / 2


def sets(cards: Iterable[str]) -> int:
    held = set(cards)
    kinds = [(["ANG", "MON", "BEG", "MAT"], 18)]
    kinds += [([rank + each for each in "SBCD"], points) for rank, points in zip("KQCF", (17, 14, 13, 12), strict=True)]
    there = [(len(held & set(kind)), points) for kind, points in kinds]
    found = [points if number == 3 else 2 * points for number, points in there if number >= 3]
    return sum(found) * (2 if len(found) >= 3 else 1)


def sequences(cards: Iterable[str]) -> int:
    lengths = [length for length in sequence_lengths(set(cards)).values() if length]
    points = sum(10 + 5 * (length - 3) for length in lengths)
    return points * (2 if len(lengths) >= 3 else 1)


def sequence_lengths(held: set[str]) -> dict[str, int]:
    wild = len(held & WILD)
    lengths = {"grande": grande(held, wild)}
    for name, letter in zip(("swords", "batons", "cups", "coins"), "SBCD", strict=True):
        figures = sum(rank + letter in held for rank in "QCF")
        is_there = f"K{letter}" in held and figures >= 1 and figures + wild >= 2
        lengths[name] = 1 + figures + wild + (f"A{letter}" in held) if is_there else 0
    for name, kind in (("aces", ["AS", "AB", "AC", "AD"]), ("moors", MOORS)):
        real = len(held & set(kind))
        lengths[name] = real + wild if real >= 2 and real + wild >= 3 else 0
    return lengths


def grande(held: set[str], wild: int) -> int:
    """The longest of all the rows that can be laid out by the six rules of 10.5."""
    return max((len(row) + spare for row, spare in rows(held, wild)), default=0)


def rows(held: set[str], wild: int) -> Iterator[tuple[list[str], int]]:
    head = ["MON", "SOL", "LUN"]
    if "ANG" not in held or not held & set(head):
        return
    for filled in product((True, False), repeat=3):
        row, spare = ["ANG"], wild
        for card, fill in zip(head, filled, strict=True):
            if card in held:
                row.append(card)
            elif fill:
                row.append("wild")
                spare -= 1
        if spare >= 0 and len(row) >= 3:
            yield from longer(row, spare, held, NUMBERS)


def longer(row: list[str], spare: int, held: set[str], numbers: list[str]) -> Iterator[tuple[list[str], int]]:
    yield row, spare
    if ("wild", "wild") in pairwise(row):
        return
    if not numbers:
        yield [*row, *(moor for moor in MOORS if moor in held)], spare
    elif numbers[0] in held:
        yield from longer([*row, numbers[0]], spare, held, numbers[1:])
    elif spare:
        yield from longer([*row, "wild"], spare - 1, held, numbers[1:])


def combinations(cards: Iterable[str]) -> int:
    held = list(cards)
    return sets(held) + sequences(held)


def giving_order() -> list[str]:
    pips = [rank + each for each in "SBCD" for rank in ("6", "7", "8", "9", "10")]
    courts = [rank + each for rank in "FCQK" for each in "SBCD"]
    return [*pips, *reversed(NUMBERS), *MOORS, "AS", "AB", "AC", "AD", "LUN", "SOL", *courts, "BEG", "MON", "ANG"]


def given_for_fool(won: list[str], own: list[str], other: list[str]) -> str:
    least = min(map(worth, won))
    best, most = "", 0
    for card in giving_order():
        if card not in won or worth(card) != least:
            continue
        mine = [each for each in own if each != card] + ["MAT"]
        margin = combinations(mine) - combinations([*other, card])
        if not best or margin > most:
            best, most = card, margin
    return best


def result(
    tricks: list[list[str]], winners: list[int], fool_by: int, dealer: int, discards: list[str]
) -> tuple[list[int], list[set[str]]]:
    """Both sides' points without declarations, and both piles, from the tricks and the seats that won them."""
    won: list[list[str]] = [[], []]
    taken_by = -1
    for cards, seat in zip(tricks, winners, strict=True):
        won[seat % 2] += [card for card in cards if card != "MAT"]
        taken_by = seat % 2 if "MAT" in cards else taken_by
    piles = [list(pile) for pile in won]
    piles[dealer % 2 if won[dealer % 2] else 1 - dealer % 2] += discards
    owner = fool_by % 2
    if not won[owner]:
        piles[1 - owner].append("MAT")
    else:
        if taken_by != owner:
            card = given_for_fool(won[owner], piles[owner], piles[1 - owner])
            piles[owner].remove(card)
            piles[1 - owner].append(card)
        piles[owner].append("MAT")
    points = [card_points(pile) + combinations(pile) for pile in piles]
    points[winners[-1] % 2] += 6
    assert all(each == int(each) for each in points)
    return [int(each) for each in points], [set(pile) for pile in piles]


def lines(hands: list[list[str]], leader: int, depth: int, so_far: tuple[str, ...] = ()) -> int:
    """How many legal lines of so many plays there are, each played from the first card anew."""
    held, seat, trick = [set(each) for each in hands], leader, list[str]()
    for card in so_far:
        held[seat].remove(card)
        trick.append(card)
        seat = (seat + 1) % 4
        if len(trick) == 4:
            seat, trick = (seat + winner(trick)) % 4, []
    if depth == len(so_far):
        return 1
    return sum(lines(hands, leader, depth, (*so_far, card)) for card in legal(sorted(held[seat]), trick))
