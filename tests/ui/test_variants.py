"""Variants that were chosen last: what of them a game knows is used, and *Play* begins with them."""

from __future__ import annotations

import pytest

from cardavia.engine.options import Value
from cardavia.games import load
from cardavia.games.scopa.rules import ScopaOptions
from cardavia.storage import settings
from cardavia.storage.settings import Settings
from cardavia.ui.panels.new_match import NewMatchPanel
from cardavia.ui.variants import chosen, remembered
from tests.ui.houses import Guest

SCOPA = load("scopa")


@pytest.mark.parametrize(
    ("kept", "options"),
    [
        ({}, ScopaOptions()),
        ({"target": 21, "napola": True}, ScopaOptions(target=21, napola=True)),
        ({"target": 12, "napola": True}, ScopaOptions(napola=True)),
        ({"napola": 1, "target": True}, ScopaOptions()),
        ({"asso_piglia_tutto": True, "ace_rule": "takes-all"}, ScopaOptions(ace_rule="takes-all")),
        ({"ace_rule": "sometimes"}, ScopaOptions()),
    ],
)
def test_what_a_game_does_not_know_is_played_by_the_base_rules(kept: dict[str, Value], options: ScopaOptions) -> None:
    assert chosen(Settings(variants={"scopa": kept}), SCOPA) == options


def test_only_what_differs_is_kept_and_other_games_are_left_alone() -> None:
    before = Settings(variants={"whist": {"trumps": "turned"}})
    kept = remembered(before, SCOPA, ScopaOptions(target=16, re_bello=True))
    assert kept == {"whist": {"trumps": "turned"}, "scopa": {"target": 16, "re_bello": True}}
    assert remembered(before.changed(variants=kept), SCOPA, ScopaOptions()) == before.variants


def test_play_begins_with_the_variants_of_the_last_new_match(guest: Guest) -> None:
    host, window = guest.house.host, guest.house.window
    host.play("scopa")
    assert guest.session.state.options == ScopaOptions()
    host.go_home()
    panel = window.open_panel("new-match")
    assert isinstance(panel, NewMatchPanel)
    wanted = ScopaOptions(target=21, re_bello=True)
    panel.choose(wanted)
    panel._start.click()
    assert guest.session.state.options == wanted
    host.go_home()
    assert host.options("scopa") == wanted, "the rule page tells of the match that would begin"
    host.play("scopa")
    assert guest.session.state.options == wanted
    guest.house.preferences.save_now()
    assert chosen(settings.load(guest.places.settings)[0], SCOPA) == wanted


def test_a_match_in_play_tells_its_variants_with_their_values(guest: Guest) -> None:
    guest.sit_down(ace_rule="takes-all", target=21)
    captions, session = guest.house.page._captions, guest.session
    assert "Variants: The ace (Scopa d’assi)" in captions.status(SCOPA, session), "the target is told beside them"
