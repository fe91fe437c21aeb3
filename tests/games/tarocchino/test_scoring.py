"""The count: combinations against a second writing, half points, what is given for the Matto, and the sheet's lines."""

from __future__ import annotations

from random import Random

import pytest

from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.games.tarocchino import scoring
from cardavia.games.tarocchino.combinations import combinations
from cardavia.games.tarocchino.scoring import combination_lines, count_lines, discards_line, fool_line, opening_lines
from cardavia.games.tarocchino.settlement import EXCHANGED, KEPT, LOST, discards_to, fate, payment
from cardavia.games.tarocchino.values import CONTATORI, FOOL, card_points, half_points
from cardavia.games.tarocchino.words import WORDS
from tests.games.tarocchino import plain
from tests.games.tarocchino.table import cards, texts

TAROTS = [card for card in BOLOGNA_62.cards if BOLOGNA_62.suit(card) in "TM"]


def drawn(seed: int) -> tuple[Card, ...]:
    """A group of cards; most of them rich in trumps, where the Grande is."""
    luck = Random(seed)
    share = luck.random()
    always = {Card("ANG")} if seed % 3 else set()
    return tuple(card for card in BOLOGNA_62.cards if card in always or luck.random() < share)


@pytest.mark.parametrize("start", range(0, 3000, 500))
def test_combinations_are_those_of_a_second_writing(start: int) -> None:
    for seed in range(start, start + 500):
        group = drawn(seed)
        found = combinations(group)
        lengths = {meld.key: len(meld.cards) for meld in found.sequences.melds}
        expected = {key: length for key, length in plain.sequence_lengths({*texts(group)}).items() if length}
        assert lengths == expected, group
        assert found.sets.total == plain.sets(texts(group))
        assert found.sequences.total == plain.sequences(texts(group))


@pytest.mark.parametrize("seed", range(0, 300, 7))
def test_a_row_holds_each_card_once_and_all_contatori(seed: int) -> None:
    group = drawn(seed)
    for meld in combinations(group).sequences.melds:
        assert len(set(meld.cards)) == len(meld.cards)
        assert set(meld.cards) <= set(group)
        assert {card for card in CONTATORI if card in group} <= set(meld.cards)


@pytest.mark.parametrize("seed", range(0, 200, 5))
def test_another_card_never_costs_anything(seed: int) -> None:
    group = drawn(seed)
    total = combinations(group).total
    for card in BOLOGNA_62.cards:
        assert combinations({*group, card}).total >= total


def test_half_points_are_exact() -> None:
    for seed in range(50):
        group = drawn(seed)
        assert half_points(group) == 2 * plain.card_points(texts(group))
        rest = [card for card in BOLOGNA_62.cards if card not in group]
        assert half_points(group) + half_points(rest) == 2 * 87


def test_an_odd_pile_has_no_whole_points() -> None:
    with pytest.raises(ValueError, match="half a point"):
        card_points(cards("KD"))
    assert card_points(cards("KD 6D")) == 5
    assert card_points(()) == 0


# ------------------------------------------------------------------------------------------------- discards and Matto


@pytest.mark.parametrize(
    ("dealing", "tricks", "to"), [(0, (1, 14), 0), (0, (0, 15), 1), (1, (15, 0), 0), (1, (0, 15), 1)]
)
def test_whose_the_discards_are(dealing: int, tricks: tuple[int, int], to: int) -> None:
    assert discards_to(dealing, tricks) == to


@pytest.mark.parametrize(
    ("owner", "taken_by", "tricks", "end"),
    [
        (0, 0, (1, 14), KEPT),
        (0, 1, (1, 14), EXCHANGED),
        (0, 1, (0, 15), LOST),
        (1, 1, (7, 8), KEPT),
        (1, 0, (7, 8), EXCHANGED),
        (1, 0, (15, 0), LOST),
    ],
)
def test_the_fate_of_the_matto(owner: int, taken_by: int, tricks: tuple[int, int], end: str) -> None:
    assert fate(owner, taken_by, tricks) == end


@pytest.mark.parametrize("seed", range(60))
def test_what_is_given_is_what_a_second_writing_gives(seed: int) -> None:
    """Piles without pips among them, for there the choice matters."""
    luck = Random(seed)
    rich = (
        [card for card in TAROTS if card != FOOL] if seed % 2 else [card for card in BOLOGNA_62.cards if card != FOOL]
    )
    luck.shuffle(rich)
    won = tuple(rich[: 4 * luck.randint(1, 4)])
    away = tuple(rich[-2:])
    own, other = (*won, *away), tuple(card for card in BOLOGNA_62.cards if card not in (*won, *away, FOOL))
    given = payment(won, own, other)
    assert given == plain.given_for_fool(texts(won), texts(own), texts(other))
    assert given not in away


def test_discards_are_never_given() -> None:
    assert payment(cards("FS KS QS CS"), cards("FS KS QS CS 7B 8B"), ()) == "FS"
    with pytest.raises(ValueError, match="empty"):
        payment((), cards("7B 8B"), ())


# --------------------------------------------------------------------------------------------------------- the sheet


def test_an_opening_is_written_for_one_side() -> None:
    found = combinations(cards("KS QS FS KB QB CB KC QC CC"))
    for side in (0, 1):
        lines = opening_lines(1, side, found)
        assert {line.side for line in lines} == {side}
        assert sum(line.points for line in lines) == found.total == 91
        assert [line.points for line in lines if line.term == "tarocchino.opening.sequences-doubled"] == [30]


def test_a_sequence_of_both_sides_has_two_lines_with_both_rows() -> None:
    piles = (cards("AS AB BEG"), cards("AC AD MAT"))
    lines = combination_lines(1, scoring.CAPTURED, [combinations(pile) for pile in piles])
    assert [(line.side, line.term, line.points, line.counts) for line in lines] == [
        (0, "tarocchino.aces", 10, (3, 3)),
        (1, "tarocchino.aces", 10, (3, 3)),
    ]
    assert lines[0].cards == lines[1].cards == (cards("AS AB BEG"), cards("AC AD MAT"))


def test_the_count_of_all_the_cards() -> None:
    lines = count_lines(1, ((), BOLOGNA_62.cards), (1, cards("6S 7S 8S 9S")))
    assert {line.side for line in lines} == {1}
    assert sum(line.points for line in lines) == 939
    by = {line.term: line for line in lines}
    assert by[scoring.CARD_POINTS].counts == (0, 87)
    assert len(by[scoring.CARD_POINTS].cards[1]) == 20
    assert by["tarocchino.sets-doubled"].points == 148
    assert by["tarocchino.sequences-doubled"].points == 275
    assert by[scoring.LAST].cards == ((), cards("6S 7S 8S 9S"))


def test_lines_of_the_settlement_bring_no_points() -> None:
    away = cards("6S 7S")
    lines = [
        discards_line(1, 1, 1, away),
        discards_line(1, 0, 1, away),
        fool_line(1, 0, KEPT, ()),
        fool_line(1, 0, LOST, ()),
        fool_line(1, 0, EXCHANGED, cards("8S")),
    ]
    assert [line.side for line in lines] == [1, 0, 0, 1, 1]
    assert not any(line.points for line in lines)
    assert lines[-1].cards == ((FOOL,), cards("8S"))
    assert len({line.term for line in lines}) == 5
    assert {term for line in lines for term in (line.term, f"{line.term}.why")} <= WORDS.keys()
