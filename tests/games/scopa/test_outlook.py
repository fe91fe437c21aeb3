"""What a table is worth: the chances are those of counting, and the match is weighed as it is won."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.games.scopa.bitwise import BEST_PRIME, COIN_CARDS, ONE_SUIT, PACK, Variant, run_of_coins
from cardavia.games.scopa.outlook import CARDS_EDGE, COINS_EDGE, Outlook, match_edge, napola_outlook, prime_outlook
from cardavia.games.scopa.rules import ScopaOptions

BASE = Variant.of(ScopaOptions())
SUIT = st.lists(st.sampled_from("mho"), min_size=10, max_size=10)


def divided(owners: list[str]) -> tuple[int, int, list[tuple[int, int]]]:
    """My cards, his cards, and every way in which the rest may fall."""
    mine = sum(1 << rank for rank, owner in enumerate(owners) if owner == "m")
    his = sum(1 << rank for rank, owner in enumerate(owners) if owner == "h")
    out = [1 << rank for rank, owner in enumerate(owners) if owner == "o"]
    ways = [sum(falls) for falls in product(*((0, bit) for bit in out))]
    return mine, his, [(mine | way, ONE_SUIT & ~(mine | way)) for way in ways]


@given(SUIT)
@settings(max_examples=40)
def test_the_outlook_on_a_suit_is_the_mean_over_all_ways(owners: list[str]) -> None:
    mine, his, ways = divided(owners)
    gaps = [BEST_PRIME[first] - BEST_PRIME[second] for first, second in ways]
    mean, spread = prime_outlook(mine, his)
    assert mean == pytest.approx(sum(gaps) / len(gaps))
    assert spread == pytest.approx(sum(gap * gap for gap in gaps) / len(gaps) - mean * mean, abs=1e-6)
    napolas = [run_of_coins(first) for first, _ in ways]
    assert napola_outlook(mine, his) == pytest.approx(sum(napolas) / len(napolas))


def test_a_decided_award_is_not_fought_for() -> None:
    assert CARDS_EDGE[21][0] == CARDS_EDGE[25][10] == 1
    assert COINS_EDGE[6][0] == COINS_EDGE[6][4] == 1
    assert COINS_EDGE[5][5] == CARDS_EDGE[20][20] == 0
    assert -1 < CARDS_EDGE[10][12] < 0 < CARDS_EDGE[12][10] < 1


def test_the_match_is_weighed_as_it_is_won() -> None:
    assert match_edge(5, 5) == pytest.approx(0)
    assert match_edge(1, 1) == pytest.approx(0)
    assert match_edge(2, 9) == pytest.approx(-match_edge(9, 2))
    assert 0 < match_edge(9, 10) < match_edge(4, 10) < match_edge(1, 10) < match_edge(0, 10) == 1
    assert match_edge(-1, 0) == 1  # both past the target: the higher total wins (scopa.md 7)
    assert match_edge(0, 0) == 0  # another deal


def test_a_finished_deal_is_worth_what_it_does_to_the_match() -> None:
    his = PACK & ~COIN_CARDS  # 30 cards and the prime of three suits against all coins and no prime
    close = Outlook(BASE, (2, 9))
    assert close.whole(COIN_CARDS, his, (0, 0)) > 0.99  # coins and settebello: the match
    far = Outlook(BASE, (11, 11))
    assert abs(far.whole(COIN_CARDS, his, (0, 0))) < 0.2
    assert far.whole(COIN_CARDS, his, (1, 0)) > far.whole(COIN_CARDS, his, (0, 0))


def test_leading_to_a_table_that_can_be_swept_is_worth_something() -> None:
    far = Outlook(BASE, (11, 11))
    ace, seven = 1, 1 << 6  # of swords: 8 together
    eights = sum(1 << (7 + 10 * suit) for suit in range(4))
    live = far.open(0, 0, (0, 0), ace | seven, PACK & ~(ace | seven))
    dead = far.open(0, 0, (0, 0), ace | seven, PACK & ~(ace | seven | eights))
    assert live > dead
