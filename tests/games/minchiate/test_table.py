"""What stays in sight at the table of Minchiate."""

from __future__ import annotations

from dataclasses import replace

from cardavia.engine.score import Line
from cardavia.engine.state import Phase
from cardavia.game import Sign
from cardavia.games.minchiate import GAME
from cardavia.games.minchiate.scoring import PAID
from tests.games.minchiate.table import SEATS, at, before, cards


def test_the_suit_led_is_shown_and_a_fool_leads_none() -> None:
    assert GAME.signs(before("7C 8C T3", "AC 2C")) == (Sign("minchiate.sign.led", suit="C"),)
    assert GAME.signs(before("7C 8C T3", "M T12")) == (Sign("minchiate.sign.led-trumps"),)
    assert GAME.signs(before("7C 8C T3", "M")) == ()


def test_the_side_that_leads_is_shown_with_its_points_and_resti() -> None:
    sheet = (Line(1, 1, "minchiate.capture", 80), Line(1, 1, PAID, -60, (0, 1)), Line(1, 0, "minchiate.capture", 25))
    state = replace(at("hand0 7C"), sheet=sheet)
    assert GAME.signs(state) == (
        Sign("minchiate.sign.lead", seat=SEATS[0], n=5),
        Sign("minchiate.sign.resti", seat=SEATS[1], n=1),
    )
    assert GAME.signs(replace(state, phase=Phase.OVER)) == ()


def test_a_hand_is_held_suit_by_suit_before_the_trumps() -> None:
    held = cards("T3 5D M AC KB 2S T40 10C")
    assert GAME.arrange(at("hand0 7C"), held) == cards("2S KB AC 10C 5D T40 T3 M")
