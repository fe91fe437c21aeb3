"""A whole match of every game by the keyboard alone, from the first page to the last sheet, panels on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import Card
from cardavia.engine.moves import Verb
from cardavia.engine.state import Phase
from cardavia.games import NAMES
from cardavia.ui.panels.buttons import Button
from cardavia.ui.panels.choices import Segment
from tests.ui.houses import Guest

Key = Qt.Key
FAR = 60
"""No place is so many presses away."""


class Typist:
    """Has a keyboard and nothing else: keys go to whatever has the focus, and something always has."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.house, self.window = guest, guest.house, guest.house.window

    @property
    def focus(self) -> QWidget:
        widget = self.window.focusWidget()
        assert widget is not None, "the keyboard is nowhere"
        assert widget.isVisible(), "the keyboard is on something hidden"
        return widget

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.focus, key, modifier)
        QApplication.processEvents()

    def tab_to(self, is_there: Callable[[QWidget], bool], key: Qt.Key = Key.Key_Tab) -> None:
        for _ in range(FAR):
            if is_there(self.focus):
                return
            self.press(key)
        raise AssertionError("Tab never comes there")

    def push(self, words: str) -> None:
        """Tab to a button and press it."""
        self.tab_to(lambda widget: isinstance(widget, Button) and widget.text() == words)
        self.press(Key.Key_Space)

    def wait(self) -> None:
        conductor, sheet = self.house.conductor, self.house.page.sheet
        self.guest.qtbot.waitUntil(lambda: conductor.waiting or sheet.isVisible(), timeout=20_000)

    # at the table

    def decide(self) -> None:
        """Answer whatever is asked now: a question, cards to put away, a card to play."""
        deciding, ply = self.house.page.deciding, self.guest.session.ply
        if deciding.puts_away:
            self._put_away()
        elif deciding.question is not None:
            self._choose()
        else:
            self._play()
        assert self.guest.session.ply > ply, "the keys did nothing"

    def _to(self, card: Card) -> None:
        for _ in range(FAR):
            if self.house.page._playing.focus == card:
                return
            self.press(Key.Key_Right)
        raise AssertionError(f"the arrows never come to {card}")

    def _put_away(self) -> None:
        question = self.house.page.deciding.question
        assert question is not None
        allowed = {card for move in self.guest.legal() if move.verb is Verb.DISCARD for card in move.cards}
        for card in [each for each in self.house.page.stage.own if each in allowed][: question.put_away]:
            self._to(card)
            self.press(Key.Key_Space)
        self.press(Key.Key_Return)

    def _choose(self) -> None:
        question = self.house.page.deciding.question
        assert question is not None
        if not question.together:
            panel, at = self.house.page.deciding.panel, 0
            while question.choices[panel._at].why_not or at == 0:
                self.press(Key.Key_Right)
                at += 1
                assert at < FAR
        self.press(Key.Key_Return)

    def _play(self) -> None:
        playing, page = self.house.page._playing, self.house.page
        card = next(card for card in page.stage.own if playing.picking.moves_of(card))
        self._to(card)
        ply = self.guest.session.ply
        self.press(Key.Key_Return)
        if self.guest.session.ply == ply and page.deciding.question is not None:  # with bella, or without
            self.press(Key.Key_Return)
        while self.guest.session.ply == ply and playing.picking.chosen is not None:
            self.press(Key.Key_Right)
            self.press(Key.Key_Return)


@pytest.fixture
def typist(qtbot: QtBot, tmp_path: Path) -> Iterator[Typist]:
    guest = Guest(qtbot, tmp_path, level="easy")
    yield Typist(guest)
    guest.leave()


def begin(typist: Typist, game: str) -> None:
    """Choose the game on the first page, open the page of variants, and start."""
    say = typist.house.voice.say
    typist.tab_to(lambda widget: isinstance(widget, Segment) and widget.text() == say("scopa.name"))
    for _ in range(NAMES.index(game)):
        typist.press(Key.Key_Right)
    assert typist.house.preferences.settings.game == game
    typist.push(say("home.new-match"))
    assert typist.window.open_panel_name == "new-match"
    typist.tab_to(lambda widget: isinstance(widget, Button) and widget.text() == say("new-match.start"))
    typist.press(Key.Key_Return)
    typist.wait()
    playing = typist.house.conductor.game
    assert playing is not None
    assert (typist.window.page, playing.id) == ("table", game)


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_match_is_played_by_keys(typist: Typist, game: str) -> None:
    begin(typist, game)
    session, sheet = typist.guest.session, typist.house.page.sheet
    for _ in range(600):
        typist.wait()
        if session.state.phase == Phase.OVER and sheet.isVisible():
            break
        if sheet.isVisible():
            typist.press(Key.Key_Return)
        else:
            typist.decide()
    assert session.state.phase == Phase.OVER
    # the last sheet: through its buttons back to the first page
    typist.push(typist.house.voice.say("sheet.home"))
    assert typist.window.page == "home"
    assert typist.focus.isVisible()


@pytest.mark.parametrize("game", NAMES)
def test_every_panel_and_button_is_reached_and_left_by_keys(typist: Typist, game: str) -> None:
    begin(typist, game)
    before = typist.focus
    for key, modifier, panel in (
        (Key.Key_F1, Qt.KeyboardModifier.NoModifier, "rules"),
        (Key.Key_F3, Qt.KeyboardModifier.NoModifier, "story"),
        (Key.Key_Comma, Qt.KeyboardModifier.ControlModifier, "settings"),
    ):
        typist.press(key, modifier)
        assert typist.window.open_panel_name == panel
        assert typist.window.panel(panel).isAncestorOf(typist.focus) or typist.focus is typist.window.panel(panel)
        typist.press(Key.Key_Escape)
        assert typist.window.open_panel_name == ""
        assert typist.focus is before
    seen: list[QWidget] = []
    while typist.focus not in seen:
        seen.append(typist.focus)
        typist.press(Key.Key_Tab)
    bar = typist.house.page.bar
    reachable = {name for name, button in bar._buttons.items() if button in seen}
    assert reachable == {name for name, button in bar._buttons.items() if button.isVisible() and button.isEnabled()}
    assert before in seen
    choices = typist.house.page.deciding.panel._buttons if typist.house.page.deciding.question else []
    assert {*choices} <= {*seen}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_whatever_has_the_keyboard_looks_different(typist: Typist, theme: str) -> None:
    """Every stop of Tab on the first page, at the table and in the settings; the table shows it on a card."""
    typist.house.preferences.change(theme=theme)
    stops = ring_of(typist)
    begin(typist, "klaberjass")
    stops += ring_of(typist)
    typist.press(Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    stops += ring_of(typist)
    assert len(stops) > 25
    assert [name for name, apart in stops if apart < 60] == []


def ring_of(typist: Typist) -> list[tuple[str, int]]:
    """Each stop of Tab, with how many pixels the keyboard changes there."""
    stops: list[QWidget] = []
    while typist.focus not in stops:
        stops.append(typist.focus)
        typist.press(Key.Key_Tab)
    found = []
    for stop in stops:
        if stop is typist.house.page:
            continue
        # the chosen answer keeps its frame while Tab goes on to the bar: the arrows still mean it
        others = [each for each in stops if each is not stop]
        elsewhere = next((each for each in others if type(each) is type(stop)), others[0])
        pictures = []
        for focused in (stop, elsewhere):
            focused.setFocus(Qt.FocusReason.TabFocusReason)
            QApplication.processEvents()
            pictures.append(stop.grab().toImage())
        found.append((f"{type(stop).__name__} {stop.accessibleName()}", unlike(*pictures)))
    return found


def unlike(one: QImage, other: QImage) -> int:
    """Pixels that differ clearly."""
    far = 0
    for y in range(one.height()):
        for x in range(one.width()):
            a, b = QColor(one.pixel(x, y)), QColor(other.pixel(x, y))
            far += abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue()) > 60
    return far


def test_a_setting_is_changed_by_keys(typist: Typist) -> None:
    typist.press(Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    for field in ("contrast", "sound", "volume"):
        row = typist.window.panel("settings").row(field)  # type: ignore[attr-defined]
        was = getattr(typist.house.preferences.settings, field)
        typist.tab_to(lambda widget, row=row: widget is row.control)  # type: ignore[misc]
        typist.press(Key.Key_Space if field == "sound" else Key.Key_Right)
        assert getattr(typist.house.preferences.settings, field) != was
