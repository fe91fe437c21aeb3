"""The score sheet: every award with its reason, the cards that made it, and the way on."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.engine.score import Line, Sheet, of_deal, total
from cardavia.games.minchiate.scoring import beside
from cardavia.games.minchiate.versicole import KINDS
from cardavia.games.scopa.rules import ScopaOptions
from cardavia.games.scopa.scoring import settle
from cardavia.ui.panels import sheet as sheet_module
from cardavia.ui.panels.card_rows import CardRows
from cardavia.ui.panels.sheet import Deal, SheetPanel
from tests.ui.panels.frame import Frame, played, told


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


@pytest.fixture
def panel(frame: Frame, page: QWidget) -> SheetPanel:
    return frame.sheet_panel(page)


def shown(panel: SheetPanel) -> set[str]:
    return {label.text() for label in panel.findChildren(QLabel) if label.isVisible() and label.text()}


def split(first: str) -> Sheet:
    """The settlement of a deal in which the first side has these cards, and the other one the rest."""
    mine = tuple(map(Card, first.split()))
    rest = tuple(card for card in ITALIAN_40.cards if card not in mine)
    return settle((mine, rest), (0, 0), ScopaOptions(), 1)


def test_every_line_is_a_row_with_its_reason(panel: SheetPanel, frame: Frame) -> None:
    state = played(frame.game).state
    panel.show_deal(told(state.sheet))
    rows, words = panel.rows, shown(panel)
    assert {line.term for line in of_deal(state.sheet, 1)} >= {"scopa.settebello", "scopa.re-bello"}
    assert len(rows) == len({line.term for line in of_deal(state.sheet, 1)})
    for row in rows:
        assert row.title in words and row.explanation in words
        assert set(row.counts) <= words
    for side in (0, 1):
        assert str(total(state.sheet, side)) in words
        assert sum(row.points[side] for row in rows) == total(state.sheet, side)
    assert frame.voice.say("sheet.target", number=1, target=11) in words


def test_what_decides_the_match_may_be_something_else_than_points(panel: SheetPanel, frame: Frame) -> None:
    sheet = played(frame.game).state.sheet
    panel.show_deal(told(sheet, target=None, totals=(-731, 732)))
    assert {frame.voice.phrases.number(-731), "732"} <= shown(panel)
    assert str(frame.voice.phrases.number(-731)) in panel.summary
    assert all(len(row.points) == 2 for row in panel.rows)


def test_ties_and_an_incomplete_primiera_are_explained(panel: SheetPanel) -> None:
    spades = [f"{rank}S" for rank in ITALIAN_40.ranks]
    clubs = [f"{rank}B" for rank in ITALIAN_40.ranks]
    panel.show_deal(told(split(" ".join(spades + clubs))))
    words = shown(panel)
    assert "20–20: no point." in words
    assert any("no cups, no primiera" in each and "no swords, no primiera" in each for each in words)
    assert panel.rows[3].points == (0, 0)


def test_the_four_cards_of_each_primiera_are_pictures(panel: SheetPanel, frame: Frame) -> None:
    cards = [card for card in ITALIAN_40.cards if ITALIAN_40.rank(card) in ("A", "7", "2", "10", "5")]
    panel.show_deal(told(split(" ".join(cards))))
    wanted = {frame.voice.phrases.cards(side) for side in panel.rows[3].cards}
    assert all(len(side) == 4 for side in panel.rows[3].cards)
    pictures = {each.accessibleName(): each.size() for each in panel.findChildren(CardRows) if each.isVisible()}
    assert wanted <= pictures.keys()
    assert all(size.width() > size.height() for name, size in pictures.items() if name in wanted)


def test_a_key_that_was_meant_for_flying_cards_does_not_lose_the_sheet(
    panel: SheetPanel, frame: Frame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(sheet_module, "UNSEEN", 0.7)
    monkeypatch.setattr(sheet_module, "monotonic", lambda: now)
    panel.show_deal(told(played(frame.game).state.sheet))
    with qtbot.assertNotEmitted(panel.go_on):
        QTest.keyClick(panel, Qt.Key.Key_Return)
    assert panel.isVisible()
    now += 0.8
    with qtbot.waitSignal(panel.go_on):
        QTest.keyClick(panel, Qt.Key.Key_Return)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_keys_go_on(panel: SheetPanel, frame: Frame, qtbot: QtBot, key: Qt.Key) -> None:
    panel.window().activateWindow()
    qtbot.waitUntil(panel.window().isActiveWindow)
    panel.show_deal(told(played(frame.game).state.sheet))
    with qtbot.waitSignal(panel.go_on):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert not panel.isVisible()


def test_tab_stays_on_the_sheet(panel: SheetPanel, frame: Frame, qtbot: QtBot) -> None:
    panel.window().activateWindow()
    qtbot.waitUntil(panel.window().isActiveWindow)
    panel.show_deal(told(played(frame.game).state.sheet))
    seen = []
    for _ in range(4):
        seen.append(QApplication.focusWidget())
        QTest.keyClick(seen[-1], Qt.Key.Key_Tab)
    assert seen == [panel._on, panel._see, panel._rules, panel._on]


def test_the_table_can_be_seen(panel: SheetPanel, frame: Frame, page: QWidget) -> None:
    panel.show_deal(told(played(frame.game).state.sheet))
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.height() < page.height() // 6
    assert panel._on.isVisible() and not panel._table.isVisible()
    assert panel._see.text() == frame.voice.say("sheet.back")
    QTest.mouseClick(panel._see, Qt.MouseButton.LeftButton)
    assert panel.height() == page.height() and panel._table.isVisible()


@pytest.mark.parametrize(("winner", "words"), [(0, "You win"), (1, "Computer wins"), (None, "A draw")])
def test_the_end_of_a_match(panel: SheetPanel, frame: Frame, qtbot: QtBot, winner: int | None, words: str) -> None:
    panel.show_deal(told(played(frame.game).state.sheet, over=True, winner=winner))
    assert words in shown(panel)
    with qtbot.waitSignal(panel.play_again):
        panel._on.click()
    panel.show_deal(told(played(frame.game).state.sheet, over=True, winner=winner))
    with qtbot.waitSignal(panel.home):
        panel._home.click()


def test_home_is_offered_at_the_end_only(panel: SheetPanel, frame: Frame) -> None:
    panel.show_deal(told(played(frame.game).state.sheet))
    assert not panel._home.isVisible()


@pytest.mark.parametrize("size", [(640, 480), (340, 480), (1280, 800), (3840, 2160)])
def test_it_fits_the_page(panel: SheetPanel, frame: Frame, page: QWidget, size: tuple[int, int]) -> None:
    page.resize(*size)
    panel.show_deal(told(played(frame.game).state.sheet))
    QApplication.processEvents()
    assert page.rect().contains(panel._frame.geometry().translated(panel.pos()))
    for button in (panel._on, panel._see, panel._rules):
        at = button.mapTo(page, QPoint(0, 0))
        assert page.rect().contains(button.rect().translated(at))
    if size[1] >= 800:
        assert panel._table.area.verticalScrollBar().maximum() == 0
    else:
        assert panel._table.area.verticalScrollBar().maximum() > 0


def test_it_follows_the_page(panel: SheetPanel, frame: Frame, page: QWidget) -> None:
    panel.show_deal(told(played(frame.game).state.sheet))
    page.resize(800, 600)
    QApplication.processEvents()
    assert panel.size() == page.size()


def test_the_summary_says_it_all(panel: SheetPanel, frame: Frame) -> None:
    state: Any = played(frame.game).state
    panel.show_deal(told(state.sheet))
    for row in panel.rows:
        assert row.title in panel.summary and row.explanation in panel.summary
    assert f"You: {total(state.sheet, 0)}" in panel.summary


def test_names_of_cards_follow_the_deck(panel: SheetPanel, frame: Frame) -> None:
    panel.show_deal(told(played(frame.game).state.sheet))
    assert "Coins" in shown(panel)
    frame.speak("en", "milanesi")
    assert "Diamonds" in shown(panel) and "Coins" not in shown(panel)


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
def test_names_and_totals_stay_in_sight_over_their_columns(
    panel: SheetPanel, frame: Frame, page: QWidget, size: tuple[int, int]
) -> None:
    page.resize(*size)
    every: Any = settle(
        (ITALIAN_40.cards[30:], ITALIAN_40.cards[:30]), (1, 2), ScopaOptions(re_bello=True, napola=True), 1
    )
    panel.show_deal(told(every))
    QApplication.processEvents()
    bar = panel._table.area.verticalScrollBar()
    for value in (0, bar.maximum()):
        bar.setValue(value)
        for words in ("Total", "You", "Computer", str(total(every, 0)), str(total(every, 1))):
            labels = [each for each in panel.findChildren(QLabel) if each.text() == words]
            assert any(each.visibleRegion().boundingRect() == each.rect() for each in labels), words
    table = panel._table
    for side in (1, 2):
        items = (
            table._head.grid.itemAtPosition(0, side),
            table._body.grid.itemAtPosition(1, side),
            table._foot.grid.itemAtPosition(table._foot.grid.rowCount() - 1, side),
        )
        middles = [item.geometry().center().x() for item in items if item is not None]
        assert len(middles) == 3 and max(middles) - min(middles) <= 1


def long_sheet() -> Sheet:
    """A sheet of Minchiate with more awards than are shown open."""
    lines = [
        Line(1, side, "minchiate.capture", 5, cards=beside(side, (Card(card),)))
        for side, card in ((0, "KD"), (0, "KC"), (0, "KS"), (1, "KB"))
    ]
    lines += [
        Line(1, 0, f"minchiate.versicola-{kind}", 15, cards=beside(0, (Card("T1"), Card("T2"), Card("T3"))))
        for kind in KINDS
    ]
    lines += [
        Line(1, 0, "minchiate.resto", -60, (1, 0)),
        Line(1, 1, "minchiate.cards-over", 4),
        Line(1, 0, "minchiate.rounded", 0, (1, 0, 36, 0)),
        Line(1, 0, "minchiate.net", 0, (2, 0)),
    ]
    return tuple(lines)


@pytest.fixture
def pairs(frame: Frame, page: QWidget) -> SheetPanel:
    frame.dress("firenze")
    return SheetPanel(frame.voice, frame.faces, frame.pairs, page)


def minchiate(**more: Any) -> Deal:
    return told(long_sheet(), game="minchiate", target=None, totals=(2, 0), **more)


def test_a_long_sheet_is_closed_and_opens_to_the_cards(pairs: SheetPanel, frame: Frame, page: QWidget) -> None:
    pairs.show_deal(minchiate(over=True, winner=0))
    folds = pairs._table.folds
    captured = next(fold for fold in folds if fold.text() == frame.voice.say("minchiate.capture"))
    height = pairs._frame.height()
    assert not [each for each in pairs.findChildren(CardRows) if each.isVisible()]
    QTest.mouseClick(captured, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    opened = [each.cards for each in pairs.findChildren(CardRows) if each.isVisible()]
    assert opened == [(Card("KD"),), (Card("KC"),), (Card("KS"),), (Card("KB"),)]
    assert {row.explanation for row in pairs._awards[0].entries} <= shown(pairs)
    assert pairs._frame.height() >= height
    page.resize(1000, 700)
    QApplication.processEvents()
    assert pairs._table.folds[0].isChecked()
    QTest.keyClick(pairs._table.folds[0], Qt.Key.Key_Return)
    assert pairs.isVisible() and not pairs._table.folds[0].isChecked()
    assert not [each for each in pairs.findChildren(CardRows) if each.isVisible()]


def test_tab_comes_to_the_rows_that_open(pairs: SheetPanel, frame: Frame, qtbot: QtBot) -> None:
    pairs.window().activateWindow()
    qtbot.waitUntil(pairs.window().isActiveWindow)
    pairs.show_deal(minchiate(over=True, winner=0))
    assert QApplication.focusWidget() is pairs._on
    QTest.keyClick(pairs._on, Qt.Key.Key_Tab)
    first = pairs._table.folds[0]
    assert QApplication.focusWidget() is first
    assert frame.voice.say("side.yours") in first.accessibleName() and "15" in first.accessibleName()
    QTest.keyClick(first, Qt.Key.Key_Space)
    assert first.isChecked()
    QTest.keyClick(first, Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is pairs._on


def test_another_deal_is_closed_again(pairs: SheetPanel) -> None:
    pairs.show_deal(minchiate())
    pairs._table.folds[0].click()
    pairs.show_deal(minchiate())
    assert not any(fold.isChecked() for fold in pairs._table.folds)


def test_sides_of_two_win_together_and_what_decides_has_its_own_name(pairs: SheetPanel, frame: Frame) -> None:
    say = frame.voice.say
    pairs.show_deal(minchiate(over=True, winner=0))
    words = shown(pairs)
    assert {say("sheet.won.yours"), say("minchiate.margin", n=2), say("side.yours"), say("side.others")} <= words
    assert say("minchiate.standing") in words and say("sheet.total") not in words
    pairs.show_deal(minchiate(over=True, winner=1))
    assert say("sheet.won.others") in shown(pairs)


def test_a_single_deal_whose_points_decide_has_one_sum(pairs: SheetPanel, frame: Frame) -> None:
    frame.dress("bologna")
    lines = (Line(1, 0, "tarocchino.card-points", 50, (50, 37)), Line(1, 1, "tarocchino.card-points", 37, (50, 37)))
    pairs.show_deal(told(lines, game="tarocchino", target=None, totals=(50, 37), over=True, winner=0))
    say, words = frame.voice.say, shown(pairs)
    assert say("tarocchino.margin", n=13) in words
    assert say("sheet.total") in words and say("sheet.this-deal") not in words and say("sheet.points") not in words


def test_points_that_are_taken_off_have_a_true_minus(panel: SheetPanel, frame: Frame) -> None:
    frame.dress("francesi")
    lines = (
        Line(1, 0, "klaberjass.tricks", 44, cards=((Card("JS"),), ())),
        Line(1, 1, "klaberjass.tricks", 60, cards=((), (Card("JH"),))),
        Line(1, 0, "klaberjass.lost", -44, (44, 60)),
        Line(1, 1, "klaberjass.gained", 44, (44, 60)),
    )
    panel.show_deal(told(lines, game="klaberjass", target=500, totals=(0, 104)))
    words = shown(panel)
    assert {"\u221244", "+44", "+60", "104"} <= words
    assert not {word for word in words if "+-" in word or "+\u2212" in word}


@pytest.mark.parametrize("size", [(640, 480), (1280, 800), (3840, 2160)])
def test_a_long_sheet_fits_the_page(pairs: SheetPanel, page: QWidget, size: tuple[int, int]) -> None:
    page.resize(*size)
    pairs.show_deal(minchiate(over=True, winner=0))
    for fold in pairs._table.folds:
        fold.click()
    QApplication.processEvents()
    assert page.rect().contains(pairs._frame.geometry().translated(pairs.pos()))
    inside = pairs._table.area.viewport().width()
    for each in pairs.findChildren(CardRows):
        if each.isVisible():
            left = each.mapTo(pairs._table.area.viewport(), QPoint(0, 0)).x()
            assert left >= 0 and left + each.width() <= inside
            assert each.height() >= each.heightForWidth(each.width())
