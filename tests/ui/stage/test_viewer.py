"""The quiet panel that shows heaps of cards: what it shows, how it fits, how it closes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.text.catalog import Catalogue
from cardavia.text.patterns import plain
from cardavia.text.phrasebook import Phrasebook
from cardavia.text.words import WORDS as HOUSE
from cardavia.ui.look.faces import Faces
from cardavia.ui.stage.viewer import Row, Sight, Viewer
from cardavia.ui.voice import Voice
from cardavia.ui.words import WORDS as UI

ASSETS = Path(__file__).resolve().parents[3] / "assets"
FEW = Sight("Last trick", (Row("Anna", (Card("7H"),)), Row("Bruno", (Card("AH"),), marked=True)))
MANY = Sight("All", tuple(Row(f"heap {number}", FRENCH_32.cards) for number in range(6)))


@pytest.fixture
def viewer(qtbot: QtBot) -> Viewer:
    table = QWidget()
    table.resize(800, 600)
    qtbot.addWidget(table)
    pattern = plain("french-32")
    faces = Faces(ASSETS, table)
    faces.dress(pattern)
    voice = Voice(Phrasebook(Catalogue.english(), {**HOUSE, **UI}, pattern), table)
    made = Viewer(voice, faces, table)
    table.show()
    made.show_sight(FEW)
    made.place(QRect(20, 10, 760, 400))
    return made


def test_it_is_as_large_as_its_cards_and_lies_in_its_room(viewer: Viewer) -> None:
    assert viewer.isVisible()
    assert QRect(20, 10, 760, 400).contains(viewer.geometry())
    small = viewer.width()
    viewer.show_sight(MANY)
    assert QRect(20, 10, 760, 400).contains(viewer.geometry())
    assert viewer.width() > small


def test_what_finds_no_room_can_be_scrolled(viewer: Viewer) -> None:
    assert not viewer.scroll_by(1)
    viewer.show_sight(MANY)
    bar = viewer.findChild(QScrollArea).verticalScrollBar()
    before = bar.value()
    assert viewer.scroll_by(1)
    assert bar.value() > before


def test_every_heap_has_its_words_and_a_reader_hears_the_cards(viewer: Viewer) -> None:
    shown = {label.text() for label in viewer.findChildren(QLabel)}
    assert {"Anna", "Bruno", "Last trick"} <= shown
    assert "ace of hearts" in viewer.accessibleDescription()


def test_a_click_closes_it(viewer: Viewer, qtbot: QtBot) -> None:
    with qtbot.waitSignal(viewer.closed):
        QTest.mouseClick(viewer, Qt.MouseButton.LeftButton)
    assert not viewer.isVisible()
    assert viewer.sight is None
