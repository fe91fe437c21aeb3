"""What a seat may see, from positions on one line."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Announced, DealBegan, Event, MatchWon, Moved, TrickWon
from cardavia.engine.notation import position
from cardavia.engine.view import observe, redact
from cardavia.engine.zones import STOCK, TABLE, Seat, Sight, Zone, hand, taken
from cardavia.games.scopa.rules import ScopaRules, swept

RULES = ScopaRules()
ME, OTHER = Seat(0), Seat(1)
A, B = Card("AS"), Card("2S")


def test_a_seat_sees_its_hand_and_what_lies_open() -> None:
    line = "turn 1 | hand0 AS | hand1 2S 3S | table 4S | taken0 5S | taken1 6S | swept0 7S | swept1 8S | stock 9S 10S"
    view = observe(RULES, position(RULES, line), ME, ())
    assert view.seat == ME
    assert view.state.zones == {
        hand(ME): (A,), hand(OTHER): (UNKNOWN, UNKNOWN), TABLE: (Card("4S"),), taken(ME): (UNKNOWN,),
        taken(OTHER): (UNKNOWN,), swept(ME): (Card("7S"),), swept(OTHER): (Card("8S"),), STOCK: (UNKNOWN, UNKNOWN),
    }  # fmt: skip
    assert view.state.turn == OTHER


@pytest.mark.parametrize(
    ("src", "dst", "seen"),
    [
        (STOCK, hand(ME), True),
        (STOCK, hand(OTHER), False),
        (hand(OTHER), TABLE, True),
        (TABLE, taken(OTHER), True),
        (STOCK, taken(OTHER), False),
        (taken(ME), STOCK, False),
        (hand(ME), hand(OTHER), True),
    ],
)
def test_a_moving_card_is_seen_if_either_end_is(src: Zone, dst: Zone, seen: bool) -> None:
    moved = Moved((A, B), src, dst)
    assert redact(RULES, ME, moved) == (moved if seen else Moved((UNKNOWN, UNKNOWN), src, dst))


@pytest.mark.parametrize("event", [DealBegan(1, ME), TrickWon(OTHER, (A, B)), Announced(None, "a", (A,)), MatchWon(0)])
def test_other_facts_are_for_all(event: Event) -> None:
    assert redact(RULES, ME, event) == event


def test_who_sees_a_zone() -> None:
    assert RULES.sight["taken"] is Sight.NONE
    assert not RULES.sees(ME, taken(ME))
    assert RULES.sees(ME, hand(ME))
    assert not RULES.sees(ME, hand(OTHER))
    with pytest.raises(KeyError):
        RULES.sees(ME, Zone("sleeve", ME))
