"""The rules beside the table: pictures of the deck, the reader's place, nothing from outside."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextBlockFormat, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import Card
from cardavia.ui.panels.rules import RulesPanel
from tests.ui.panels.frame import FOREIGN, Frame

IMAGE = QTextDocument.ResourceType.ImageResource.value


@pytest.fixture
def panel(frame: Frame, qtbot: QtBot) -> RulesPanel:
    panel = frame.rules_panel()
    qtbot.addWidget(panel)
    panel.resize(380, 500)
    panel.show()
    QApplication.processEvents()
    return panel


def pictures(panel: RulesPanel) -> list[str]:
    found, block = [], panel.page.document().begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            form = part.fragment().charFormat()
            if form.isImageFormat():
                found.append(form.toImageFormat().name())
            part += 1
        block = block.next()
    return found


def test_the_page_shows_pictures_of_the_deck(panel: RulesPanel, frame: Frame) -> None:
    names = pictures(panel)
    assert len(names) >= 6
    for name in names:
        image = panel.page.loadResource(IMAGE, QUrl(name))
        assert isinstance(image, QImage) and not image.isNull()
    seven = panel.page.loadResource(IMAGE, QUrl("card:7D?h=80"))
    assert seven == frame.faces.image(Card("7D"), 80, panel.devicePixelRatioF())
    assert seven.height() == 80 * panel.devicePixelRatioF()


@pytest.mark.parametrize("url", ["file:///etc/passwd", "https://example.org/x.png", "x.png", "qrc:/x.png"])
def test_nothing_else_is_loaded(panel: RulesPanel, url: str) -> None:
    assert panel.page.loadResource(IMAGE, QUrl(url)) is None
    assert panel.page.loadResource(QTextDocument.ResourceType.HtmlResource.value, QUrl(url)) is None


def test_no_link_leads_outside(panel: RulesPanel) -> None:
    assert not panel.page.openLinks() and not panel.page.openExternalLinks()


def test_the_words_are_those_of_the_deck(panel: RulesPanel, frame: Frame) -> None:
    assert "coins" in panel.page.toPlainText() and "diamonds" not in panel.page.toPlainText()
    frame.speak("en", "milanesi")
    assert "diamonds" in panel.page.toPlainText() and "coins" not in panel.page.toPlainText()


@pytest.mark.parametrize("language", FOREIGN)
def test_the_reader_stays_at_the_same_block(panel: RulesPanel, frame: Frame, language: str) -> None:
    for _, block in panel.page.sections():
        panel.page.scroll_to(block, 0.25)
        before = panel.page.top_block[0]
        frame.speak(language)
        QApplication.processEvents()
        assert panel.page.top_block[0] == before
        frame.speak("en")


def test_the_reader_stays_when_the_panel_is_made_narrower(panel: RulesPanel) -> None:
    panel.page.scroll_to(panel.page.sections()[2][1])
    before = panel.page.top_block[0]
    panel.resize(300, 420)
    QApplication.processEvents()
    assert panel.page.top_block[0] == before


def test_the_reader_stays_when_the_faces_change(panel: RulesPanel, frame: Frame) -> None:
    panel.page.scroll_to(panel.page.sections()[2][1])
    before = panel.page.verticalScrollBar().value()
    frame.faces.dress(frame.patterns["milanesi"])
    assert panel.page.verticalScrollBar().value() == before > 0


def test_a_section_can_be_jumped_to(panel: RulesPanel) -> None:
    titles = [title for title, _ in panel.page.sections()]
    assert [panel._jump.itemText(row) for row in range(panel._jump.count())] == titles
    assert len(titles) >= 4
    panel._jump.setCurrentIndex(2)
    panel._jump.activated.emit(2)
    assert panel.page.top_block[0] == panel.page.sections()[2][1]


def test_the_list_follows_the_reader(panel: RulesPanel) -> None:
    bar = panel.page.verticalScrollBar()
    assert panel._jump.currentIndex() == 0
    bar.setValue(bar.maximum())
    assert panel._jump.currentIndex() == len(panel.page.sections()) - 1


def test_lines_of_text_have_air(panel: RulesPanel) -> None:
    heights = set()
    block = panel.page.document().begin()
    while block.isValid():
        form = block.blockFormat()
        if form.headingLevel() == 0 and "\ufffc" not in block.text() and block.text():
            heights.add((form.lineHeight(), form.lineHeightType()))
        block = block.next()
    assert heights == {(150.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)}
