"""Captures by equal value and by sum, against a search through every group of the table."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.kits.fishing import captures, groups_of_sum


def value(card: Card) -> int:
    return 1 if card[0] == "A" else int(card[:-1])


def cards(line: str) -> tuple[Card, ...]:
    return tuple(map(Card, line.split()))


@pytest.mark.parametrize(
    ("card", "table", "groups"),
    [
        ("7S", "", []),
        ("7S", "7B 3C 4D", ["7B"]),
        ("7S", "7B 7C 7D", ["7B", "7C", "7D"]),
        ("7S", "3C 4D", ["3C 4D"]),
        ("7S", "8B 9C", []),
        ("AS", "2B 3C", []),
        ("2S", "AB AC AD", ["AB AC", "AB AD", "AC AD"]),
        ("10S", "AB 2B 3B 4B", ["AB 2B 3B 4B"]),
        ("8C", "AS 3B 4C 5D", ["3B 5D", "AS 3B 4C"]),
    ],
)
def test_captures(card: str, table: str, groups: list[str]) -> None:
    assert captures(Card(card), cards(table), value) == tuple(map(cards, groups))


@given(st.lists(st.sampled_from(ITALIAN_40.cards), unique=True, max_size=11), st.integers(1, 10))
def test_groups_of_sum_are_all_groups_of_that_sum(table: list[Card], target: int) -> None:
    slow = [
        group
        for size in range(2, len(table) + 1)
        for group in combinations(table, size)
        if sum(map(value, group)) == target
    ]
    assert list(groups_of_sum(table, value, target)) == slow


@given(st.lists(st.sampled_from(ITALIAN_40.cards), unique=True, min_size=1, max_size=14))
def test_an_equal_card_goes_before_every_sum(lying: list[Card]) -> None:
    card, *table = lying
    found = captures(card, table, value)
    equal = [(each,) for each in table if value(each) == value(card)]
    assert list(found) == equal if equal else all(len(group) > 1 for group in found)
    assert len({frozenset(group) for group in found}) == len(found)


def test_a_full_table_is_no_trouble() -> None:
    table = ITALIAN_40.cards[:9] + ITALIAN_40.cards[10:19] + ITALIAN_40.cards[20:29]
    found = captures(Card("10D"), table, value)
    assert len(found) == len({frozenset(group) for group in found}) > 100
    assert all(sum(map(value, group)) == 10 for group in found)
