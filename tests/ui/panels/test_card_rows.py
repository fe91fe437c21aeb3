"""Small rows of cards on a page: painted from finished pictures."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import ITALIAN_40
from cardavia.ui.look.curves import Look
from cardavia.ui.look.grading import Grading
from cardavia.ui.panels.card_rows import CardRows
from tests.ui.panels.frame import Frame

CARDS = ITALIAN_40.cards[:5]


def test_who_scrolls_does_not_grade_the_cards_again(
    frame: Frame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    graded: list[QImage] = []
    image = Grading.image

    def counted(self: Grading, picture: QImage) -> QImage:
        graded.append(picture)
        return image(self, picture)

    monkeypatch.setattr(Grading, "image", counted)
    frame.faces.grade(Look(80, 30))
    page = QWidget()
    qtbot.addWidget(page)
    rows = CardRows(frame.faces, frame.voice.phrases, CARDS, 60, page)
    first = rows.grab().toImage()
    assert len(graded) == len(CARDS)
    assert rows.grab().toImage() == first
    assert len(graded) == len(CARDS)
    frame.faces.grade(Look(20, 30))
    assert rows.grab().toImage() != first
