"""What stays in sight at the table of Klaberjass (klaberjass.md 14)."""

from __future__ import annotations

from cardavia.engine.state import Phase
from cardavia.game import Sign
from cardavia.games.klaberjass import GAME
from cardavia.games.klaberjass.state import BID
from tests.games.klaberjass.table import D, N, at, cards

RANKS = Sign("klaberjass.sign.ranks", ranks=(cards("JS 9S AS 10S KS QS 8S 7S"), cards("AS 10S KS QS JS 9S 8S 7S")))


def test_trumps_are_shown_with_who_must_score_more() -> None:
    state = at("hand0 7S 8S | hand1 9S 10S", trump="H", taker=D)
    assert GAME.signs(state) == (Sign("klaberjass.sign.trumps", suit="H", seat=D), RANKS)
    assert GAME.signs(at("hand0 7S | hand1 9S", trump="", taker=None, phase=BID)) == (RANKS,)


def test_the_suit_led_is_shown_while_a_trick_has_one() -> None:
    state = at("turn 1 | hand0 7S 8S | hand1 9S 10S 8D | trick0 KD", trump="H", taker=N)
    assert Sign("klaberjass.sign.led", suit="D") in GAME.signs(state)


def test_between_deals_nothing_is_shown() -> None:
    for phase in (Phase.DEAL, Phase.OVER):
        assert GAME.signs(at("hand0 7S | hand1 9S", phase=phase)) == ()


def test_a_hand_is_held_trumps_first_and_black_and_red_in_turn() -> None:
    held = cards("8C AS 7H JD QD 9D KC")
    assert GAME.arrange(at("hand0 7S | hand1 9S", trump="D"), held) == cards("JD 9D QD AS 7H KC 8C")
    assert GAME.arrange(at("hand0 7S | hand1 9S", trump=""), held) == cards("AS 7H KC 8C QD JD 9D")
