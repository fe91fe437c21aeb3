"""A position on one line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.cards import ITALIAN_40
from cardavia.engine.notation import described, position
from cardavia.engine.state import Phase
from cardavia.engine.zones import STOCK, TABLE, Seat, Zone, hand
from cardavia.games.scopa.rules import ScopaOptions, ScopaRules

RULES = ScopaRules()
ZONES = ("hand0", "hand1", "table", "taken0", "taken1", "swept0", "swept1", "stock")


@given(
    st.permutations(ITALIAN_40.cards),
    st.lists(st.sampled_from(ZONES), min_size=40, max_size=40),
    st.sampled_from((0, 1)),
    st.sampled_from((0, 1)),
)
def test_round_trip(order: list[str], places: list[str], turn: int, dealer: int) -> None:
    lying = {zone: [card for card, place in zip(order, places, strict=True) if place == zone] for zone in ZONES}
    parts = [" ".join([zone, *cards]) for zone, cards in lying.items()]
    state = position(RULES, " | ".join([f"turn {turn}", f"dealer {dealer}", *parts]))
    assert position(RULES, described(state)) == state
    assert sorted(card for cards in state.zones.values() for card in cards) == sorted(ITALIAN_40.cards)
    assert (state.turn, state.dealer, state.phase, state.deal_no) == (turn, dealer, Phase.PLAY, 1)


def test_what_a_line_says() -> None:
    state = position(
        RULES, "turn 1 | dealer 0 | hand1 7D 4C | table 3D | hand0", ScopaOptions(target=16), last_taker=Seat(1)
    )
    assert state.at(hand(Seat(1))) == ("7D", "4C")
    assert state.at(TABLE) == ("3D",)
    assert hand(Seat(0)) not in state.zones
    assert state.at(STOCK) == ()
    assert (state.options.target, state.last_taker) == (16, 1)
    assert described(state) == "turn 1 | dealer 0 | hand1 7D 4C | table 3D"


def test_what_an_empty_line_says() -> None:
    state = position(RULES, "")
    assert (state.turn, state.dealer, state.zones, state.options) == (0, 1, {}, ScopaOptions())


@pytest.mark.parametrize("line", ["pile0 7D", "hand0 11D", "hand0 7d", "hand0 ??", "table 7D,4C", "hand-1 7D", "7D"])
def test_what_no_line_says(line: str) -> None:
    with pytest.raises(ValueError):
        position(RULES, line)


def test_the_address_of_a_pile_reads_as_it_is_written() -> None:
    assert str(Zone("hand", Seat(1))) == "hand1"
    assert str(Zone("stock")) == "stock"
