"""From presses to one move: every road that a hand may take through several captures."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move
from cardavia.engine.notation import position
from cardavia.games.scopa.rules import ScopaRules
from cardavia.ui.stage.picking import Picking, ordered

RULES = ScopaRules()


def at(line: str) -> Picking:
    return Picking(RULES.legal_moves(position(RULES, line)))


def cards(text: str) -> frozenset[Card]:
    return frozenset(map(Card, text.split()))


def test_a_card_with_one_outcome_is_played_at_once() -> None:
    picking = at("turn 0 | hand0 7D 2B | table 3D 4C")
    assert picking.press_hand(Card("7D")).move == Move.parse("play 7D x 3D 4C")
    assert picking.press_hand(Card("2B")).move == Move.parse("play 2B")


def test_several_captures_are_chosen_card_by_card() -> None:
    picking = at("turn 0 | hand0 7B | table 2S 5B 3C 4D")
    assert picking.press_hand(Card("7B")) == (None, None)
    assert picking.chosen == "7B"
    assert picking.targets == cards("2S 5B 3C 4D")
    assert picking.press_table(Card("3C")).move == Move.parse("play 7B x 3C 4D")


def test_a_shared_card_narrows_without_deciding() -> None:
    picking = at("turn 0 | hand0 8C | table AS 3B 4C 5D")
    picking.press_hand(Card("8C"))
    assert picking.press_table(Card("3B")) == (None, None)
    assert picking.picked == cards("3B")
    assert picking.press_table(Card("5D")).move == Move.parse("play 8C x 3B 5D")


def test_a_picked_card_can_be_let_go_again() -> None:
    picking = at("turn 0 | hand0 8C | table AS 3B 4C 5D")
    picking.press_hand(Card("8C"))
    picking.press_table(Card("3B"))
    picking.press_table(Card("3B"))
    assert picking.picked == frozenset()


def test_a_card_of_another_capture_starts_the_choice_anew() -> None:
    picking = at("turn 0 | hand0 10D | table 5S 5B 5C 4D AB")
    picking.press_hand(Card("10D"))
    picking.press_table(Card("4D"))
    outcome = picking.press_table(Card("AB"))
    assert outcome == (None, None)
    assert picking.picked == cards("4D AB")
    assert picking.press_table(Card("5B")).move == Move.parse("play 10D x 5B 4D AB")


def test_a_table_card_that_cannot_be_taken_is_an_attempt_for_the_rules_to_refuse() -> None:
    picking = at("turn 0 | hand0 7B | table 2S 5B 3C 4D 9D")
    picking.press_hand(Card("7B"))
    attempt = picking.press_table(Card("9D")).attempt
    assert attempt == Move.parse("play 7B x 9D")
    state = position(RULES, "turn 0 | hand0 7B | table 2S 5B 3C 4D 9D")
    assert RULES.why_not(state, attempt) == "scopa.other-sum"


def test_pressing_the_chosen_card_again_puts_it_back() -> None:
    picking = at("turn 0 | hand0 7B | table 2S 5B 3C 4D")
    picking.press_hand(Card("7B"))
    picking.press_hand(Card("7B"))
    assert picking.chosen is None


def test_a_drop_on_the_felt_equals_a_click_and_on_a_card_it_means_that_card() -> None:
    line = "turn 0 | hand0 7B 5S | table 2S 5B 3C 4D"
    assert at(line).drop(Card("5S"), None).move == Move.parse("play 5S x 5B")
    assert at(line).drop(Card("7B"), Card("4D")).move == Move.parse("play 7B x 3C 4D")
    picking = at(line)
    assert picking.drop(Card("7B"), None) == (None, None)
    assert picking.chosen == "7B"


def test_a_drop_on_a_wrong_card_is_refused_and_nothing_stays_chosen() -> None:
    picking = at("turn 0 | hand0 7B 5S | table 2S 5B 3C 4D")
    assert picking.drop(Card("5S"), Card("3C")).attempt == Move.parse("play 5S x 3C")
    assert picking.chosen is None


@pytest.mark.parametrize("step", [1, -1])
def test_the_arrows_go_through_every_capture_and_enter_takes_the_one_shown(step: int) -> None:
    picking = at("turn 0 | hand0 10D | table 5S 5B 5C 4D AB")
    picking.press_hand(Card("10D"))
    assert picking.confirm() == (None, None)
    shown = set()
    for _ in range(len(picking.moves)):
        picking.cycle(step)
        shown.add(picking.picked)
        move = picking.confirm().move
        assert move is not None
        assert frozenset(move.taking) == picking.picked
    assert len(shown) == len(picking.moves) == 6


def test_a_preview_shows_all_that_may_be_taken() -> None:
    picking = at("turn 0 | hand0 7B 9S | table 2S 5B 3C 4D")
    assert picking.would_take(Card("7B")) == cards("2S 5B 3C 4D")
    assert picking.would_take(Card("9S")) == cards("2S 3C 4D 5B")
    assert picking.lit == cards("7B 9S")


def test_ordered_keeps_the_order_of_the_table() -> None:
    lying = (Card("4D"), Card("3C"), Card("AS"))
    assert ordered({Card("AS"), Card("4D")}, lying) == ("4D", "AS")
