"""Every setting has a control, every change acts at once, every page finds back to its defaults."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia.storage.settings import Settings
from cardavia.ui.panels.choices import Choices
from cardavia.ui.panels.controls import DropDown, NotchedSlider
from cardavia.ui.panels.marks import Tick
from cardavia.ui.panels.rows import PackRow, Row
from cardavia.ui.panels.settings import SettingsPanel
from cardavia.ui.showcase import pieces
from tests.ui.panels.frame import FOREIGN, Frame

ELSEWHERE = {"game", "variants", "window"}
"""Fields that are chosen on other pages or by the window itself."""


@pytest.fixture
def panel(frame: Frame, qtbot: QtBot) -> SettingsPanel:
    panel = frame.settings_panel()
    qtbot.addWidget(panel)
    panel.resize(380, 600)
    panel.show()
    return panel


def slider(panel: SettingsPanel, field: str) -> NotchedSlider:
    control = panel.row(field).control
    assert isinstance(control, NotchedSlider)
    return control


def knob(control: NotchedSlider) -> QPoint:
    return QPoint(round(control._x(control.sliderPosition())), control.height() // 2)


def test_the_table_page_shows_cards_of_the_pack_in_sight(panel: SettingsPanel, frame: Frame) -> None:
    sample = panel.pages["table"]._sample
    assert sample is not None and sample.cards == pieces(frame.games["scopa"])
    frame.preferences.change(game="minchiate")
    frame.dress("firenze")
    assert sample.cards == pieces(frame.games["minchiate"])
    assert frame.voice.card(sample.cards[0]) in sample.accessibleName()


def test_every_field_of_the_settings_has_a_row(panel: SettingsPanel) -> None:
    rows = {row.field for page in panel.pages.values() for row in page.rows}
    assert rows == set(Settings.model_fields) - ELSEWHERE


@pytest.mark.parametrize("field", ["contrast", "grain", "temperature"])
def test_a_slider_acts_while_it_is_dragged(panel: SettingsPanel, frame: Frame, field: str) -> None:
    control = slider(panel, field)
    panel.ensureWidgetVisible(control)
    start = knob(control)
    QTest.mousePress(control, Qt.MouseButton.LeftButton, pos=start)
    seen = []
    for step in (20, 40, 60):
        QTest.mouseMove(control, start + QPoint(step, 0))
        seen.append(getattr(frame.preferences.settings, field))
    assert 50 < seen[0] < seen[1] < seen[2]
    QTest.mouseRelease(control, Qt.MouseButton.LeftButton, pos=start + QPoint(60, 0))
    assert getattr(frame.preferences.settings, field) == seen[2]


def test_the_mouse_is_held_at_the_notch_and_the_keys_are_not(panel: SettingsPanel, frame: Frame) -> None:
    control = slider(panel, "contrast")
    start = knob(control)
    QTest.mousePress(control, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(control, start + QPoint(40, 0))
    assert frame.preferences.settings.contrast > 55
    QTest.mouseMove(control, start + QPoint(4, 0))
    assert frame.preferences.settings.contrast == 50
    QTest.mouseRelease(control, Qt.MouseButton.LeftButton, pos=start + QPoint(4, 0))
    QTest.keyClick(control, Qt.Key.Key_Right)
    assert frame.preferences.settings.contrast == 51
    QTest.keyClick(control, Qt.Key.Key_End)
    assert frame.preferences.settings.contrast == 100


def test_the_kelvin_stand_beside_the_temperature(panel: SettingsPanel) -> None:
    row = panel.row("temperature")
    assert "6,500" in row._value.text()
    slider(panel, "temperature").setValue(0)
    assert "3,500" in row._value.text() and "0%" in row._value.text()


def test_the_last_step_of_the_speed_is_instant(panel: SettingsPanel, frame: Frame) -> None:
    control = slider(panel, "speed")
    QTest.keyClick(control, Qt.Key.Key_End)
    assert frame.preferences.settings.speed == 0
    assert panel.row("speed")._value.text() == frame.voice.say("settings.speed.instant")
    QTest.keyClick(control, Qt.Key.Key_Left)
    assert frame.preferences.settings.speed == 3.0


def test_the_last_step_of_a_finished_trick_is_until_somebody_clicks(panel: SettingsPanel, frame: Frame) -> None:
    control, row = slider(panel, "trick_hold"), panel.row("trick_hold")
    assert row._value.text() == "1 s"
    QTest.keyClick(control, Qt.Key.Key_End)
    assert frame.preferences.settings.trick_hold is None
    assert row._value.text() == frame.voice.say("settings.trick-hold.until-click")
    QTest.keyClick(control, Qt.Key.Key_Left)
    assert frame.preferences.settings.trick_hold == 4.0
    frame.preferences.change(trick_hold=0.55)
    assert control.value() == 0 and row._value.text() == "0.55 s"
    frame.preferences.change(trick_hold=None)
    assert control.value() == control.maximum()


def test_tricks_and_captures_name_the_games_whose_time_they_are(panel: SettingsPanel, frame: Frame) -> None:
    names = {game: frame.voice.say(f"{game}.name") for game in frame.games}
    tricks, captures = (panel.row(field)._help.text() for field in ("trick_hold", "pace"))
    assert {game for game, name in names.items() if name in captures} == {"scopa"}
    assert {game for game, name in names.items() if name in tricks} == names.keys() - {"scopa"}


def test_opponents_may_not_wait_at_all(panel: SettingsPanel, frame: Frame) -> None:
    control, row = slider(panel, "opponents_wait"), panel.row("opponents_wait")
    assert row._value.text() == "0.3 s"
    QTest.keyClick(control, Qt.Key.Key_Home)
    assert frame.preferences.settings.opponents_wait == 0.0
    assert row._value.text() == frame.voice.say("settings.opponents-wait.none")
    frame.preferences.change(opponents_wait=0.04)
    assert control.value() == 1, "a little is not nothing"


def test_a_stored_speed_between_two_steps_shows_the_nearer_one(panel: SettingsPanel, frame: Frame) -> None:
    frame.preferences.change(speed=0.1)
    assert slider(panel, "speed").value() == 0
    assert frame.preferences.settings.speed == 0.1


@pytest.mark.parametrize(
    ("field", "value"),
    [("cloth", "porpora"), ("back", "green"), ("theme", "contrast"), ("level", "hard"), ("suit_colours", "two")],
)
def test_a_choice_acts_at_once(panel: SettingsPanel, frame: Frame, field: str, value: str) -> None:
    control = panel.row(field).control
    assert isinstance(control, Choices)
    button = next(each for each, its in zip(control.buttons, control._values, strict=True) if its == value)
    panel.ensureWidgetVisible(button)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert getattr(frame.preferences.settings, field) == value


@pytest.mark.parametrize(("field", "value"), [("letters", "french"), ("language", "uk")])
def test_a_drop_down_acts_at_once(panel: SettingsPanel, frame: Frame, field: str, value: str) -> None:
    control = panel.row(field).control
    assert isinstance(control, DropDown)
    control.setFocus()
    for _ in range(control.count()):
        if getattr(frame.preferences.settings, field) != value:
            QTest.keyClick(control, Qt.Key.Key_Down)
    assert getattr(frame.preferences.settings, field) == value


@pytest.mark.parametrize(
    ("pattern", "shown"),
    [("siciliane", "numbers"), ("milanesi", "numbers"), ("francesi", "auto"), ("bologna", "auto"), ("firenze", "auto")],
)
def test_numbers_are_offered_where_the_courts_have_them(
    panel: SettingsPanel, frame: Frame, pattern: str, shown: str
) -> None:
    frame.speak("en", pattern)
    control = panel.row("letters").control
    assert isinstance(control, DropDown)
    offered = [control.itemData(row) for row in range(control.count())]
    assert ("numbers" in offered) is (shown == "numbers")
    assert frame.preferences.settings.letters == "numbers"
    assert control.currentData() == shown
    frame.preferences.change(letters="cyrillic")
    assert control.currentData() == "cyrillic"


def test_values_are_offered_where_courts_have_them(panel: SettingsPanel, frame: Frame) -> None:
    row = panel.row("show_values")
    assert row.isVisible()
    frame.speak("en", "firenze")
    assert not row.isVisible()
    frame.speak("en", "milanesi")
    assert row.isVisible()


def test_a_deck_is_chosen_for_its_pack(panel: SettingsPanel, frame: Frame) -> None:
    control = panel.row("pattern").control
    assert isinstance(control, DropDown)
    offered = {control.itemData(row) for row in range(control.count())}
    assert offered == {name for name, each in frame.patterns.items() if each.drawn and each.pack == "italian-40"}
    control.setFocus()
    QTest.keyClick(control, Qt.Key.Key_Home)
    QTest.keyClick(control, Qt.Key.Key_Down)
    assert frame.preferences.settings.pattern == {"italian-40": control.currentData()}
    assert frame.patterns[control.currentData()].drawn


@pytest.mark.parametrize("field", ["show_values", "reduced_motion", "large_index"])
def test_a_box_acts_at_once(panel: SettingsPanel, frame: Frame, field: str) -> None:
    control = panel.row(field).control
    assert isinstance(control, Tick)
    before = getattr(frame.preferences.settings, field)
    QTest.keyClick(control, Qt.Key.Key_Space)
    assert getattr(frame.preferences.settings, field) is (not before)


def test_reset_brings_back_the_fields_of_its_page_alone(panel: SettingsPanel, frame: Frame) -> None:
    reset = panel.pages["look"]._reset
    assert not reset.isEnabled()
    frame.preferences.change(contrast=80, grain=0, temperature=10, cloth="notte", speed=2.0)
    assert reset.isEnabled()
    QTest.keyClick(reset, Qt.Key.Key_Return)
    after = frame.preferences.settings
    assert (after.contrast, after.grain, after.temperature) == (50, 50, 50)
    assert (after.cloth, after.speed) == ("notte", 2.0)
    assert slider(panel, "contrast").value() == 50


def test_a_change_from_elsewhere_is_shown(panel: SettingsPanel, frame: Frame) -> None:
    frame.preferences.change(grain=7, cloth="grafite", reduced_motion=True, letters="german")
    assert slider(panel, "grain").value() == 7
    cloth, box, letters = (panel.row(each).control for each in ("cloth", "reduced_motion", "letters"))
    assert isinstance(cloth, Choices) and cloth.value == "grafite"
    assert isinstance(box, Tick) and box.isChecked()
    assert isinstance(letters, DropDown) and letters.currentData() == "german"


def turn(target: QWidget) -> QWheelEvent:
    """One notch of the wheel over a widget. Qt itself hands an event that was not accepted on to the page."""
    middle = QPointF(target.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(target.mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(target, event)
    return event


def test_the_wheel_is_left_to_the_page_and_changes_nothing(panel: SettingsPanel, frame: Frame) -> None:
    before = frame.preferences.settings
    for field in ("contrast", "letters", "speed", "pattern"):
        control = panel.row(field).control
        control.setFocus()
        assert not turn(control).isAccepted(), field
    assert frame.preferences.settings == before
    assert turn(panel.viewport()).isAccepted()
    assert panel.verticalScrollBar().value() > 0


def test_tab_reaches_every_control(panel: SettingsPanel, qtbot: QtBot) -> None:
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.row("contrast").control.setFocus()
    reached: set[QWidget] = set()
    for _ in range(60):
        focused = QApplication.focusWidget()
        reached.add(focused)
        assert (
            panel.viewport().rect().intersects(focused.rect().translated(focused.mapTo(panel.viewport(), QPoint(0, 0))))
        ), "the keyboard went out of sight"
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    for page in panel.pages.values():
        for row in page.rows:
            assert _takes_keys(row) & reached, row.field


def _takes_keys(row: Row) -> set[QWidget]:
    control = row.control
    return set(control.buttons) if isinstance(control, Choices) else {control}


@pytest.mark.parametrize("language", ["en", *FOREIGN])
def test_every_control_has_a_name_to_be_heard(panel: SettingsPanel, frame: Frame, language: str) -> None:
    frame.speak(language)
    for page in panel.pages.values():
        for row in page.rows:
            named = row.control.accessibleName()
            if isinstance(row, PackRow):
                played = [name for name, game in frame.games.items() if game.rules.deck.id == row.pack]
                games = frame.voice.phrases.list([frame.voice.say(f"{name}.name") for name in played])
                assert played and named == frame.voice.say("settings.pack-of", games=games)
            else:
                assert named == frame.voice.say(row.term)


def test_languages_are_called_by_their_own_names(panel: SettingsPanel, frame: Frame) -> None:
    frame.speak("uk")
    control = panel.row("language").control
    assert isinstance(control, DropDown)
    names = [control.itemText(row) for row in range(control.count())]
    assert names == [frame.voice.say("settings.language.auto"), "English", "Italiano", "Українська", "Русский"]


def test_the_pictures_of_the_backs_differ(panel: SettingsPanel) -> None:
    control = panel.row("back").control
    assert isinstance(control, Choices)
    pictures = [button.icon().pixmap(button.iconSize()).toImage() for button in control.buttons]
    assert all(not picture.isNull() for picture in pictures)
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])


def test_the_slider_of_the_text_size_stays_under_the_hand(panel: SettingsPanel, frame: Frame) -> None:
    frame.preferences.changed.connect(lambda _, after: frame.theme.dress(after.theme, after.text_size))
    control = slider(panel, "text_size")
    panel.ensureWidgetVisible(control)
    height = control.mapTo(panel, control.rect().center()).y()
    scrolled = panel.verticalScrollBar().value()
    for key in (Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_End):
        QTest.keyClick(control, key)
        QTest.qWait(0)
        assert abs(control.mapTo(panel, control.rect().center()).y() - height) <= 1
    assert panel.verticalScrollBar().value() > scrolled + 100, "the sheet above it has grown"
    titles = [page._title for page in panel.pages.values()]
    assert all(title.font().pointSizeF() > QApplication.font().pointSizeF() for title in titles)
    frame.preferences.change(text_size=100)
    assert all(title.font().pointSizeF() == pytest.approx(QApplication.font().pointSizeF() * 1.2) for title in titles)


@pytest.mark.parametrize("end", [Qt.Key.Key_Home, Qt.Key.Key_End])
def test_a_large_knob_is_whole_at_both_ends(panel: SettingsPanel, frame: Frame, end: Qt.Key) -> None:
    frame.theme.dress("light", 160)
    QTest.qWait(0)
    control = slider(panel, "contrast")
    control.setFocus()
    QTest.keyClick(control, end)
    at = control._x(control.sliderPosition())
    radius = control.fontMetrics().height() * 0.42
    assert radius <= at <= control.width() - radius
    start = QPoint(round(at), control.height() // 2)
    QTest.mousePress(control, Qt.MouseButton.LeftButton, pos=start)
    assert control.isSliderDown(), "the knob is where the mouse finds it"
    QTest.mouseMove(control, QPoint(control.width() // 2, start.y()))
    assert abs(knob(control).x() - control.width() // 2) <= 3
    QTest.mouseRelease(control, Qt.MouseButton.LeftButton, pos=knob(control))
    frame.theme.dress("light", 100)
