"""The settlement: verdicts, where the points go, and what a line can explain."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.score import Line, total
from cardavia.games.klaberjass.declaring import best_sequence, worth
from cardavia.games.klaberjass.scoring import (
    BELLA,
    GAINED,
    LAST,
    LOST,
    MADE,
    SEQUENCE,
    TIED,
    TRICKS,
    Part,
    made,
    parts_of,
    settle,
    verdict,
)
from cardavia.games.klaberjass.state import KlaberjassOptions, Meld
from cardavia.games.klaberjass.words import WORDS
from tests.games.klaberjass import plain
from tests.games.klaberjass.table import D, N, cards


@pytest.mark.parametrize(("mine", "his", "term"), [(2, 1, MADE), (1, 1, TIED), (1, 2, LOST), (0, 0, TIED)])
def test_verdict(mine: int, his: int, term: str) -> None:
    assert verdict(mine, his) == term


def test_the_parts_of_a_deal() -> None:
    melds = (Meld(D, BELLA, 20, cards("KH QH")),)
    parts = parts_of((cards("AS"), ()), (11, 0), (D, cards("7S 8S")), melds)
    assert parts == (
        Part(N, TRICKS, 11, cards("AS")),
        Part(D, LAST, 10, cards("7S 8S")),
        Part(D, BELLA, 20, cards("KH QH")),
    )
    assert (made(parts, N), made(parts, D)) == (11, 30)


def test_lines_name_points_cards_and_what_was_compared() -> None:
    lines = settle((Part(N, TRICKS, 44), Part(D, LAST, 62, cards("AS KS"))), taker=N, deal=3)
    assert lines == (
        Line(3, N, TRICKS, 44, cards=((), ())),
        Line(3, D, LAST, 62, cards=((), cards("AS KS"))),
        Line(3, N, LOST, -44, counts=(44, 62)),
        Line(3, D, GAINED, 44, counts=(44, 62)),
    )


def test_every_line_has_words() -> None:
    for term in (TRICKS, LAST, SEQUENCE, BELLA, MADE, TIED, LOST, GAINED):
        assert {term, f"{term}.why"} <= WORDS.keys()


@given(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 156)), max_size=6), st.integers(0, 1))
def test_what_both_write(points: list[tuple[int, int]], taker: int) -> None:
    parts = [Part(side, TRICKS, count) for side, count in points]
    sums = [made(parts, side) for side in (N, D)]
    lines = settle(parts, taker, 1)
    entries = [total(lines, side) for side in (N, D)]
    assert entries == plain.written(sums, taker)
    if sums[0] != sums[1]:
        assert sum(entries) == sum(sums)
    else:
        assert entries[taker] == 0
        assert 2 * sum(entries) == sum(sums)


@pytest.mark.parametrize(
    ("run", "usual", "variant"),
    [("7S 8S 9S", 20, 20), ("7S 8S 9S 10S", 50, 50), ("7S 8S 9S 10S JS", 50, 100), ("9H 10H JH QH KH AH", 50, 100)],
)
def test_worth_of_a_sequence(run: str, usual: int, variant: int) -> None:
    assert worth(cards(run), KlaberjassOptions()) == usual
    assert worth(cards(run), KlaberjassOptions(five_in_a_row=100)) == variant


@pytest.mark.parametrize(
    ("held", "best"),
    [
        ("7S 8S", ""),
        ("AS 7S 8S", ""),
        ("7S 8S 9S JD QD KD", "JD QD KD"),
        ("7S 8S 9S 10S QD KD AD", "7S 8S 9S 10S"),
        ("QS KS AS QH KH AH", "QH KH AH"),
        ("JD QD KD 7H 8H 9H", "JD QD KD"),
    ],
)
def test_best_sequence(held: str, best: str) -> None:
    assert best_sequence(cards(held), "H") == cards(best)
