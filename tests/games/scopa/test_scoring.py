"""The settlement of a deal (scopa.md 6), the variants that add points (10), and the end of a match (7)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.engine.score import Line, total
from cardavia.games.scopa.rules import ScopaOptions
from cardavia.games.scopa.scoring import leader, napola, prime, settle, winner
from cardavia.games.scopa.values import PRIME, VALUE
from tests.games.scopa import plain

BASE = ScopaOptions()
SIDES = (0, 1)


def cards(line: str) -> tuple[Card, ...]:
    return tuple(map(Card, line.split()))


def others(pile: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in ITALIAN_40.cards if card not in pile)


BESIDE = ("scopa.sweeps", "scopa.no-sweeps", "scopa.re-bello", "scopa.napola")
"""Terms of lines that are no award."""


def settled(line: str, sweeps: tuple[int, int] = (0, 0), **options: object) -> dict[str, Line]:
    """The lines of a deal by term, side 0 having these cards and side 1 the rest."""
    pile = cards(line)
    lines = settle((pile, others(pile)), sweeps, ScopaOptions.read(options), 3)
    assert all(line.deal == 3 for line in lines)
    return {line.term: line for line in lines}


def test_the_two_values() -> None:
    assert sum(VALUE.values()) == 220
    assert {card[:-1]: points for card, points in PRIME.items()} == plain.PRIMES
    assert {card[:-1]: points for card, points in VALUE.items()} == plain.WORTH
    assert len(PRIME) == len(VALUE) == 40


@pytest.mark.parametrize(
    ("pile", "best", "points", "missing"),
    [
        ("7S 7B 7C 7D", "7S 7B 7C 7D", 84, ""),
        ("8S 9B 10C 10D", "8S 9B 10C 10D", 40, ""),
        ("2S 3S 4B 5B 6C AD 10D", "3S 5B 6C AD", 62, ""),
        ("10D 6D 7D AD", "7D", 21, "SBC"),
        ("7S 7B 7C", "7S 7B 7C", 63, "D"),
        ("", "", 0, "SBCD"),
        ("AS 5S", "AS", 16, "BCD"),
        ("2C 8C", "2C", 12, "SBD"),
    ],
)
def test_the_prime(pile: str, best: str, points: int, missing: str) -> None:
    found = prime(cards(pile))
    assert (found.best, found.points, "".join(found.missing)) == (cards(best), points, missing)
    assert found.complete is (missing == "")


SWORDS = " ".join(card for card in ITALIAN_40.cards if card.endswith("S"))
NO_COINS = " ".join(card for card in ITALIAN_40.cards if not card.endswith("D"))
COINS = " ".join(card for card in ITALIAN_40.cards if card.endswith("D"))


@pytest.mark.parametrize(
    ("pile", "term", "side"),
    [
        ("7S 7B 7C 7D", "scopa.primiera", 0),
        ("8S 8B 8C 8D", "scopa.primiera", 1),
        ("7S 7B 7C 2D", "scopa.primiera-tied", None),  # 75 against 6 6 6 7: 75
        ("7S 7B 7C 3D", "scopa.primiera", 0),
        ("7S 7B 7C", "scopa.primiera-alone", 1),  # a complete prime beats three sevens without a coin
        (NO_COINS, "scopa.primiera-nobody", None),  # one has no coins, the other nothing but coins
        (f"{COINS} AS AB AC", "scopa.primiera-alone", 0),
        (f"{COINS} AS AB", "scopa.primiera-nobody", None),
        (" ".join(ITALIAN_40.cards), "scopa.primiera-alone", 0),
        ("", "scopa.primiera-alone", 1),
        (f"{COINS} {SWORDS}", "scopa.primiera-nobody", None),
        (f"{COINS} {SWORDS} 2B 2C", "scopa.primiera-alone", 0),
    ],
)
def test_the_primiera(pile: str, term: str, side: int | None) -> None:
    (line,) = (line for name, line in settled(pile).items() if name.startswith("scopa.primiera"))
    assert (line.term, line.side, line.points) == (term, side, int(side is not None))
    assert line.cards == (prime(cards(pile)).best, prime(others(cards(pile))).best)


@pytest.mark.parametrize(("more", "side"), [(19, 1), (20, None), (21, 0)])
def test_cards(more: int, side: int | None) -> None:
    lines = settled(" ".join(ITALIAN_40.cards[:more]))
    line = lines["scopa.cards" if side is not None else "scopa.cards-tied"]
    assert (line.side, line.points, line.counts) == (side, int(side is not None), (more, 40 - more))


@pytest.mark.parametrize(("more", "side"), [(0, 1), (4, 1), (5, None), (6, 0), (10, 0)])
def test_coins(more: int, side: int | None) -> None:
    lines = settled(" ".join(COINS.split()[:more]))
    line = lines["scopa.coins" if side is not None else "scopa.coins-tied"]
    assert (line.side, line.points, line.counts) == (side, int(side is not None), (more, 10 - more))


@pytest.mark.parametrize(("pile", "side"), [("7D", 0), ("7S", 1)])
def test_settebello(pile: str, side: int) -> None:
    line = settled(pile)["scopa.settebello"]
    assert (line.side, line.points, line.cards[side], line.cards[1 - side]) == (side, 1, ("7D",), ())


def test_sweeps_have_a_line_only_where_there_are_some() -> None:
    assert "scopa.sweeps" not in settled("7D")
    lines = settle((cards("7D"), others(cards("7D"))), (2, 1), BASE, 1)
    assert [(line.side, line.points) for line in lines if line.term == "scopa.sweeps"] == [(0, 2), (1, 1)]


@pytest.mark.parametrize(("pile", "side"), [("10D", 0), ("10S 10B 10C", 1)])
def test_re_bello(pile: str, side: int) -> None:
    line = settled(pile, re_bello=True)["scopa.re-bello"]
    assert (line.side, line.points, line.cards[side]) == (side, 1, ("10D",))
    assert "scopa.re-bello" not in settled(pile)
    assert "scopa.re-bello" not in settled(pile, napola=True)


@pytest.mark.parametrize(
    ("pile", "points"),
    [
        ("AD 2D 3D", 3),
        ("3D AD 2D", 3),
        ("AD 2D 3D 4D 6D", 4),
        ("AD 2D 4D 5D", 0),
        ("2D 3D 4D", 0),
        ("AS 2S 3S 2D", 0),
        ("AD 2D", 0),
        ("AD 2D 3D 4D 5D 6D 7D 8D 9D", 9),
        (COINS, 10),
    ],
)
def test_napola(pile: str, points: int) -> None:
    assert len(napola(cards(pile))) == points
    lines = settled(pile, napola=True)
    assert ("scopa.napola" in lines) is bool(points)
    if points:
        assert (lines["scopa.napola"].side, lines["scopa.napola"].points) == (0, points)
    assert "scopa.napola" not in settled(pile)
    assert "scopa.napola" not in settled(pile, re_bello=True)


@given(
    st.permutations(ITALIAN_40.cards),
    st.integers(0, 40),
    st.tuples(st.integers(0, 8), st.integers(0, 8)),
    st.booleans(),
    st.booleans(),
)
def test_any_settlement_agrees_with_a_second_writing(
    order: list[Card], cut: int, sweeps: tuple[int, int], re_bello: bool, run: bool
) -> None:
    piles = (tuple(order[:cut]), tuple(order[cut:]))
    lines = settle(piles, sweeps, ScopaOptions(re_bello=re_bello, napola=run), 1)
    slow = plain.Deal([str(card) for card in order], 0, re_bello=re_bello, napola=run)
    slow.piles, slow.sweeps = [[*map(str, pile)] for pile in piles], list(sweeps)
    assert tuple(total(lines, side) for side in SIDES) == slow.points()
    awards = [line for line in lines if line.term not in BESIDE]
    assert len(awards) == 4
    assert 1 <= sum(line.points for line in awards) <= 4
    assert all((line.side is None) == (line.points == 0) for line in lines)


@given(st.permutations(ITALIAN_40.cards), st.integers(0, 40))
def test_the_order_of_a_pile_does_not_matter(order: list[Card], cut: int) -> None:
    piles = (tuple(order[:cut]), tuple(order[cut:]))
    tidy = tuple(ITALIAN_40.sorted(pile) for pile in piles)
    options = ScopaOptions(re_bello=True, napola=True)
    loose, neat = settle(piles, (0, 0), options, 1), settle(tidy, (0, 0), options, 1)
    assert [line._replace(cards=()) for line in loose] == [line._replace(cards=()) for line in neat]


@pytest.mark.parametrize(
    ("totals", "target", "won"),
    [
        ((0, 0), 11, None),
        ((10, 10), 11, None),
        ((10, 9), 11, None),
        ((11, 10), 11, 0),
        ((10, 11), 11, 1),
        ((11, 11), 11, None),
        ((12, 11), 11, 0),
        ((13, 15), 11, 1),
        ((20, 20), 16, None),
        ((15, 3), 16, None),
        ((16, 3), 16, 0),
        ((3, 31), 31, 1),
    ],
)
def test_the_winner(totals: tuple[int, int], target: int, won: int | None) -> None:
    assert winner(totals, target) == won


def test_who_leads() -> None:
    assert (leader((1, 1)), leader((2, 1)), leader([0, 3])) == (None, 0, 1)
