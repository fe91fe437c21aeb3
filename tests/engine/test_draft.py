"""The draft: one pen for the state and its events."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.engine.events import Announced, Moved, Scored
from cardavia.engine.notation import position
from cardavia.engine.score import Line, of_deal, total
from cardavia.engine.state import Draft, State
from cardavia.engine.zones import STOCK, TABLE, Seat, Zone, hand
from cardavia.games.scopa.rules import ScopaRules, ScopaState

RULES = ScopaRules()
ZONES = (hand(Seat(0)), hand(Seat(1)), TABLE, STOCK)


def start() -> ScopaState:
    return position(RULES, f"stock {' '.join(ITALIAN_40.cards)}")


@given(st.data())
def test_cards_are_never_lost_and_events_tell_all(data: st.DataObject) -> None:
    draft = Draft(start())
    for _ in range(data.draw(st.integers(0, 12))):
        src, dst = data.draw(st.sampled_from(ZONES)), data.draw(st.sampled_from(ZONES))
        there = draft.at(src)
        cards = tuple(data.draw(st.lists(st.sampled_from(there), unique=True))) if there else ()
        draft.shift(cards, src, dst)
    state, events = draft.done()
    lying: dict[Zone, list[Card]] = {STOCK: list(ITALIAN_40.cards)}
    for event in events:
        assert isinstance(event, Moved)
        assert event.cards
        for card in event.cards:
            lying[event.src].remove(card)
        lying.setdefault(event.dst, []).extend(event.cards)
    assert {zone: tuple(cards) for zone, cards in lying.items() if cards} == state.zones


@pytest.mark.parametrize("cards", [("7D",), ("AS", "AS"), ("AS", "7D"), ("??",)])
def test_a_card_that_does_not_lie_there_cannot_move(cards: tuple[str, ...]) -> None:
    draft = Draft(position(RULES, "hand0 AS 2S | table 7D"))
    with pytest.raises(ValueError):
        draft.shift(tuple(map(Card, cards)), hand(Seat(0)), TABLE)
    state, events = draft.done()
    assert (state, events) == (position(RULES, "hand0 AS 2S | table 7D"), ())


def test_the_old_state_stays_as_it_was() -> None:
    before = position(RULES, "hand0 AS | table 7D")
    draft = Draft(before)
    draft.shift((Card("AS"),), hand(Seat(0)), TABLE)
    draft.set(turn=Seat(1))
    draft.score(Line(1, 0, "a", 2))
    assert draft.state is before
    state, events = draft.done()
    assert before == position(RULES, "hand0 AS | table 7D")
    assert state == position(RULES, "turn 1 | table 7D AS", sheet=(Line(1, 0, "a", 2),))
    assert events == (Moved((Card("AS"),), hand(Seat(0)), TABLE), Scored((Line(1, 0, "a", 2),)))


def test_a_finished_state_cannot_be_changed() -> None:
    state: Any = Draft(start()).done().state
    with pytest.raises(TypeError):
        state.zones[TABLE] = ()
    with pytest.raises(AttributeError):
        state.turn = Seat(1)


def test_a_finished_draft_does_not_reach_into_the_state() -> None:
    draft = Draft(start())
    state = draft.done().state
    draft.shift(draft.at(STOCK)[:1], STOCK, TABLE)
    assert state == start()


def test_moving_nothing_says_nothing() -> None:
    draft = Draft(start())
    draft.shift((), STOCK, TABLE)
    assert draft.done() == (start(), ())


def test_a_fresh_pack() -> None:
    draft: Draft[State] = Draft(position(RULES, "hand0 AS | table 7D"))
    draft.clear()
    draft.fill(STOCK, ITALIAN_40.cards)
    draft.say(Announced(None, "a"))
    assert draft.done() == (start(), (Announced(None, "a"),))


def test_an_unknown_field_is_refused() -> None:
    draft = Draft(start())
    draft.set(score=3)
    with pytest.raises(TypeError):
        draft.done()


def test_a_total_is_the_sum_of_its_lines() -> None:
    sheet = (Line(1, 0, "a", 2), Line(1, 1, "b", 1), Line(1, None, "c", 0), Line(2, 0, "a", 3))
    assert (total(sheet, 0), total(sheet, 1)) == (5, 1)
    assert of_deal(sheet, 2) == sheet[3:]
    draft = Draft(start())
    draft.score(*sheet)
    assert draft.sheet == sheet
