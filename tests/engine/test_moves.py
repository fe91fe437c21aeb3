"""A move is a line of text, and the line is the move."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move, Verb

# short names of every pack that is to come: 10C, T35, ANG, M
CARDS = st.from_regex(r"[0-9A-Z]{1,4}", fullmatch=True).map(Card)
MOVES = st.builds(
    Move,
    st.sampled_from(Verb),
    st.lists(CARDS, max_size=6).map(tuple),
    st.lists(CARDS, max_size=6).map(tuple),
    st.from_regex(r"([a-z0-9-]{1,12})?", fullmatch=True),
)


@given(MOVES)
def test_round_trip(move: Move) -> None:
    assert Move.parse(str(move)) == move


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("play 7D x 3C 4C", Move(Verb.PLAY, (Card("7D"),), (Card("3C"), Card("4C")))),
        ("play 10S", Move(Verb.PLAY, (Card("10S"),))),
        ("bid : take", Move(Verb.BID, call="take")),
        ("declare : sequence-50", Move(Verb.DECLARE, call="sequence-50")),
        ("pass", Move(Verb.PASS)),
    ],
)
def test_how_it_is_written(line: str, move: Move) -> None:
    assert str(move) == line
    assert Move.parse(line) == move


@pytest.mark.parametrize(
    "line",
    [
        "", " ", "play ", " play 7D", "play  7D", "play 7D ", "play 7d", "play 7D x", "play 7D x ", "play 7D x 3C x 4C",
        "play 7D 3C:", "play 7D : ", "play 7D :take", "play 7D : TAKE", "play 7D\n", "play 7D\n4C", "Play 7D", "eat 7D",
        "play ??", "play 7D x ??", "play 7D, 3C", "play ７D", "null", "7D",
    ],
)  # fmt: skip
def test_what_is_no_move(line: str) -> None:
    with pytest.raises(ValueError):
        Move.parse(line)


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_a_value_error(line: str) -> None:
    try:
        move = Move.parse(line)
    except ValueError:
        return
    assert str(move) == line


@given(st.text(alphabet="play x:37DC?\n\t", max_size=24).map("play ".__add__))
def test_near_moves_are_read_exactly_or_not_at_all(line: str) -> None:
    try:
        move = Move.parse(line)
    except ValueError:
        return
    assert str(move) == line
