"""The page of a new match: what was chosen last first, every variant can be had, a number deals the same cards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardavia.games import NAMES
from cardavia.games.scopa.rules import ScopaOptions
from cardavia.ui.panels.choices import Choices
from cardavia.ui.panels.new_match import NewMatchPanel
from tests.ui.panels.frame import Frame


@pytest.fixture
def panel(frame: Frame, qtbot: QtBot) -> NewMatchPanel:
    panel = frame.new_match_panel()
    qtbot.addWidget(panel)
    panel.resize(380, 700)
    panel.show()
    return panel


def test_the_base_rules_are_chosen(panel: NewMatchPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.start) as heard:
        QTest.keyClick(panel._start, Qt.Key.Key_Return)
    assert heard.args == ["scopa", ScopaOptions(), None]


def test_every_value_of_every_variant_can_be_chosen(panel: NewMatchPanel) -> None:
    for row in panel.rows:
        for number, value in enumerate(ScopaOptions.choices()[row.name]):
            control = row._control
            if isinstance(control, Choices):
                QTest.keyClick(control.buttons[number], Qt.Key.Key_Space)
            elif control.isChecked() != value:
                QTest.keyClick(control, Qt.Key.Key_Space)
            assert panel.options == ScopaOptions(**{row.name: value})
        panel._base.click()


@pytest.mark.parametrize("game", NAMES)
def test_the_page_follows_the_game_in_sight(panel: NewMatchPanel, frame: Frame, qtbot: QtBot, game: str) -> None:
    frame.preferences.change(game=game)
    options = frame.games[game].options
    assert [row.name for row in panel.rows] == list(options.choices())
    assert all(row.isVisible() for row in panel.rows)
    assert panel._variants.isVisible() is panel._base.isVisible() is bool(options.choices())
    assert panel._deck.isVisible() is (game == "scopa")
    assert panel._title.text() == frame.voice.say(f"{game}.name")
    with qtbot.waitSignal(panel.start) as heard:
        panel._start.click()
    assert heard.args == [game, options(), None]
    frame.preferences.change(game="scopa")
    assert [row.name for row in panel.rows if row.isVisible()] == list(ScopaOptions.choices())


def test_a_yes_or_no_with_names_is_chosen_by_name(panel: NewMatchPanel, frame: Frame) -> None:
    frame.preferences.change(game="klaberjass")
    for row in panel.rows:
        values = frame.games["klaberjass"].options.choices()[row.name]
        control = row._control
        assert isinstance(control, Choices), row.name
        words = [frame.voice.say(f"klaberjass.option.{row.name}.{str(value).lower()}") for value in values]
        assert [button.text() for button in control.buttons] == words
        QTest.keyClick(control.buttons[1], Qt.Key.Key_Space)
        assert row.value == values[1]
    assert panel.options == frame.games["klaberjass"].options(
        **{name: values[1] for name, values in frame.games["klaberjass"].options.choices().items()}
    )


def test_every_variant_is_explained(panel: NewMatchPanel, frame: Frame) -> None:
    shown = {label.text() for label in panel.findChildren(QLabel) if label.isVisible()}
    for name in ScopaOptions.choices():
        assert frame.voice.say(f"scopa.option.{name}.help") in shown


def test_back_to_the_base_rules(panel: NewMatchPanel) -> None:
    panel.choose(ScopaOptions(target=21, ace_rule="takes-all", napola=True))
    assert panel.options != ScopaOptions()
    QTest.mouseClick(panel._base, Qt.MouseButton.LeftButton)
    assert panel.options == ScopaOptions()


def test_variants_outlive_a_change_of_language(panel: NewMatchPanel, frame: Frame) -> None:
    chosen = ScopaOptions(target=16, ace_rule="takes-all-scopa", last_sweep=True)
    panel.choose(chosen)
    frame.speak("it")
    assert panel.options == chosen


@pytest.mark.parametrize(("typed", "seed"), [("42", 42), ("  7 000 ", 7000), ("0", 0), ("9" * 18, 10**18 - 1)])
def test_a_number_is_taken(panel: NewMatchPanel, qtbot: QtBot, typed: str, seed: int) -> None:
    panel._seed.setFocus()
    QTest.keyClicks(panel._seed, typed)
    with qtbot.waitSignal(panel.start) as heard:
        QTest.keyClick(panel._seed, Qt.Key.Key_Return)
    assert heard.args[2] == seed


@pytest.mark.parametrize("typed", ["abc", "-3", "1.5", "٣", "9" * 19, "12a"])
def test_anything_else_is_refused_in_words(panel: NewMatchPanel, qtbot: QtBot, frame: Frame, typed: str) -> None:
    QTest.keyClicks(panel._seed, typed) if typed.isascii() else panel._seed.setText(typed)
    with qtbot.assertNotEmitted(panel.start):
        panel._start.click()
    assert panel._fault.isVisible()
    assert panel._fault.text() == frame.voice.say("new-match.bad-seed", longest=18)
    panel._seed.setText("12")
    assert not panel._fault.isVisible()


def test_level_and_deck_are_the_settings(panel: NewMatchPanel, frame: Frame) -> None:
    QTest.keyClick(panel._level.buttons[2], Qt.Key.Key_Space)
    assert frame.preferences.settings.level == "hard"
    frame.preferences.change(level="easy", pattern={"italian-40": "milanesi"})
    assert panel._level.value == "easy"
    assert panel._deck.currentData() == "milanesi"


def test_opened_again_it_offers_what_was_played_last_and_chance(
    panel: NewMatchPanel, qtbot: QtBot, frame: Frame
) -> None:
    panel.choose(ScopaOptions(target=21, napola=True))
    panel._seed.setText("42")
    with qtbot.waitSignal(panel.start) as heard:
        panel._start.click()
    assert heard.args == ["scopa", ScopaOptions(target=21, napola=True), 42]
    assert panel._seed.text() == ""
    panel._seed.setText("abc")
    panel._start.click()
    panel.choose(ScopaOptions(target=31))
    panel.hide()
    panel.show()
    assert panel.options == ScopaOptions(target=21, napola=True), "only a match that began counts"
    assert panel._seed.text() == "" and not panel._fault.isVisible()
    assert frame.preferences.settings.variants == {"scopa": {"target": 21, "napola": True}}


def test_each_game_has_its_own_and_the_base_rules_are_not_kept(panel: NewMatchPanel, frame: Frame) -> None:
    panel.choose(ScopaOptions(target=21))
    panel._start.click()
    frame.preferences.change(game="klaberjass")
    klaberjass = frame.games["klaberjass"].options
    assert panel.options == klaberjass()
    panel.choose(klaberjass(schmeiss=True))
    panel._start.click()
    frame.preferences.change(game="scopa")
    assert panel.options == ScopaOptions(target=21)
    panel._base.click()
    panel._start.click()
    assert frame.preferences.settings.variants == {"klaberjass": {"schmeiss": True}}


def test_the_fault_is_scrolled_into_view(panel: NewMatchPanel, qtbot: QtBot) -> None:
    panel.resize(380, 300)
    panel._seed.setText("abc")
    assert panel.verticalScrollBar().value() == 0
    panel._start.click()
    assert panel._fault.visibleRegion().boundingRect() == panel._fault.rect()
