"""What stays in sight at the table of Tarocchino (tarocchino.md 12.3)."""

from __future__ import annotations

from dataclasses import replace

from cardavia.engine.state import Phase
from cardavia.game import Sign
from cardavia.games.tarocchino import GAME
from tests.games.tarocchino.table import at, cards, following


def test_the_suit_led_is_shown_and_a_fool_leads_none() -> None:
    assert GAME.signs(following("7C 8C", "AC")) == (Sign("tarocchino.sign.led", suit="C"),)
    assert GAME.signs(following("7C 8C", "MAT T12")) == (Sign("tarocchino.sign.led-trumps"),)
    assert GAME.signs(following("7C 8C", "MAT")) == ()
    assert GAME.signs(replace(following("7C 8C", "AC"), phase=Phase.OVER)) == ()


def test_a_hand_is_held_trumps_first() -> None:
    held = cards("9C BEG KD T5 AS MAT ANG")
    assert GAME.arrange(at("hand0 9C"), held) == cards("ANG T5 BEG MAT AS 9C KD")
