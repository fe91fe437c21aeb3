"""What a deal's points are worth in the match, and the bits that cards are."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import ITALIAN_40
from cardavia.games.scopa.bitwise import bits, mask, named
from cardavia.games.scopa.stakes import SPAN, match_edge, worth


def test_a_set_of_cards_and_its_number() -> None:
    assert named(mask(ITALIAN_40.cards)) == ITALIAN_40.cards
    assert [bit.bit_count() for bit in bits(mask(ITALIAN_40.cards))] == [1] * 40


def test_the_match_is_weighed_as_it_is_won() -> None:
    assert match_edge(5, 5) == pytest.approx(0)
    assert match_edge(1, 1) == pytest.approx(0)
    assert match_edge(2, 9) == pytest.approx(-match_edge(9, 2))
    assert 0 < match_edge(9, 10) < match_edge(4, 10) < match_edge(1, 10) < match_edge(0, 10) == 1
    assert match_edge(-1, 0) == 1  # both past the target: the higher total wins (scopa.md 7)
    assert match_edge(0, 0) == 0  # another deal


def test_a_deal_is_worth_what_it_does_to_the_match() -> None:
    assert worth(11, 11) == ()  # a point is a point
    close = worth(2, 9)
    assert close[2 * SPAN] - close[1 * SPAN] > 5 * (close[3 * SPAN] - close[2 * SPAN]) > 0  # two points win it
    assert close[1 * SPAN] > close[1 * SPAN + 1] > close[1 * SPAN + 2]
    mirrored = worth(9, 2)
    assert all(close[a * SPAN + b] == pytest.approx(-mirrored[b * SPAN + a]) for a in range(9) for b in range(9))
