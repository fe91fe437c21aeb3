"""Runs and sets, against a search that looks at every card by itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.kits.melds import runs, sets

NATURAL = FRENCH_32.ranks


def cards(line: str) -> tuple[Card, ...]:
    return tuple(map(Card, line.split()))


@pytest.mark.parametrize(
    ("held", "found"),
    [
        ("", []),
        ("7S 8S", []),
        ("9S 7S 8S", ["7S 8S 9S"]),
        ("AS 7S 8S", []),
        ("10S KS AS", []),
        ("7S 8S 9H", []),
        ("JD QD KD 7S 8S 9S", ["7S 8S 9S", "JD QD KD"]),
        ("7C 8C 9C JC QC KC AC", ["7C 8C 9C", "JC QC KC AC"]),
        ("7S 8S 9S 10S JS QS KS AS", ["7S 8S 9S 10S JS QS KS AS"]),
    ],
)
def test_runs(held: str, found: list[str]) -> None:
    assert runs(FRENCH_32, cards(held), NATURAL) == tuple(map(cards, found))


@given(st.sets(st.sampled_from(FRENCH_32.cards)), st.integers(1, 5))
def test_a_card_is_in_a_run_if_its_neighbours_are_there(held: set[Card], shortest: int) -> None:
    found = runs(FRENCH_32, held, NATURAL, shortest)
    for run in found:
        first, last = NATURAL.index(run[0][:-1]), NATURAL.index(run[-1][:-1])
        assert run == tuple(Card(rank + run[0][-1]) for rank in NATURAL[first : last + 1])
        assert set(run) <= held
        assert not (first and Card(NATURAL[first - 1] + run[0][-1]) in held)
        assert last == len(NATURAL) - 1 or Card(NATURAL[last + 1] + run[0][-1]) not in held
    alone = held - {card for run in runs(FRENCH_32, held, NATURAL, 1) for card in run}
    assert not alone
    assert all(len(run) >= shortest for run in found)
    assert [run for run in runs(FRENCH_32, held, NATURAL, 1) if len(run) >= shortest] == list(found)


def test_sets() -> None:
    held = cards("KC KD KH QS QH JS JH JD JC")
    assert sets(FRENCH_32, held, ("J", "Q", "K")) == (cards("JS JH JD JC"), cards("KH KD KC"))
    assert sets(FRENCH_32, held, ("Q",), smallest=2) == (cards("QS QH"),)
