"""All cards on one page: whole, in order, each of them once, and large enough."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import PACKS
from cardavia.ui.gallery.grid import LEAST, RING, families, lines
from cardavia.ui.gallery.panel import GalleryPanel
from cardavia.ui.look.faces import RATIO
from tests.ui.panels.frame import Frame

SIZES = [(480, 250), (320, 700), (760, 640), (900, 500), (2200, 2000)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("pack", PACKS)
def test_every_card_lies_on_a_line_of_its_own_kind(pack: str, size: tuple[int, int]) -> None:
    deck = PACKS[pack]
    found = lines(deck, *size, 17)
    assert [card for row in found.rows for card in row] == list(deck.cards)
    for row in found.rows:
        assert len({card in (*deck.trumps, *deck.fools) or deck.suit(card) for card in row}) == 1
    assert len(found.parts) == len(families(deck))
    assert max(map(len, found.rows)) * found.wide * 1.1 <= size[0]


@pytest.mark.parametrize("pack", PACKS)
def test_a_common_window_shows_the_whole_pack(pack: str) -> None:
    found = lines(PACKS[pack], 760, 700, 17)
    assert found.high <= 700
    assert found.wide >= int(LEAST * 17)


def test_larger_pages_have_larger_cards() -> None:
    deck = PACKS["minchiate-97"]
    widths = [lines(deck, 760 * times, 640 * times, 17).wide for times in (1, 2, 3)]
    assert widths == sorted(set(widths))


@pytest.mark.parametrize("size", [(480, 300), (760, 700), (1400, 1100)])
@pytest.mark.parametrize("game", ["scopa", "klaberjass", "minchiate", "tarocchino"])
def test_no_card_lies_over_another_or_beside_the_page(gallery: GalleryPanel, game: str, size: tuple[int, int]) -> None:
    gallery.exhibit.show_game(game)
    gallery.resize(*size)
    QApplication.processEvents()
    faces = [gallery.grid.button(card).geometry().adjusted(RING, RING, -RING, -RING) for card in gallery.exhibit.cards]
    assert not any(one.intersects(other) for one, other in combinations(faces, 2))
    page = gallery.grid.widget().rect()
    assert all(page.contains(face) for face in faces)
    assert gallery.grid.widget().width() <= gallery.grid.viewport().width()
    assert all(abs(face.height() - face.width() * RATIO) <= 1 for face in faces)


def test_it_is_filled_after_it_is_seen(gallery: GalleryPanel, qtbot: QtBot) -> None:
    gallery.exhibit.show_game("minchiate")
    assert gallery.grid.easel.is_drawing
    gallery.grab()
    assert gallery.grid.easel.picture(gallery.exhibit.cards[-1]) is None
    qtbot.waitUntil(lambda: not gallery.grid.easel.is_drawing, timeout=20_000)
    dpr = gallery.devicePixelRatioF()
    for card in gallery.exhibit.cards:
        picture = gallery.grid.easel.picture(card)
        assert picture is not None and picture.width() == round(gallery.grid.lines.wide * dpr)


def test_arrows_and_pages_go_through_the_pack(gallery: GalleryPanel) -> None:
    gallery.exhibit.show_game("minchiate")
    gallery.setFocus()
    grid, cards = gallery.grid, gallery.exhibit.cards

    def press(key: Qt.Key) -> str:
        QTest.keyClick(QApplication.focusWidget(), key)
        assert QApplication.focusWidget() is grid.button(grid.current)
        return str(grid.current)

    assert grid.current == cards[0]
    assert press(Qt.Key.Key_Right) == cards[1]
    assert press(Qt.Key.Key_Left) == press(Qt.Key.Key_Left) == cards[0]
    assert press(Qt.Key.Key_End) == cards[-1]
    assert press(Qt.Key.Key_Right) == cards[-1]
    assert press(Qt.Key.Key_Home) == cards[0]
    row = grid.lines.rows
    assert press(Qt.Key.Key_Down) == row[1][0]
    assert press(Qt.Key.Key_PageDown) == row[-1][0]
    assert press(Qt.Key.Key_PageUp) == row[0][0] == press(Qt.Key.Key_Up)


def test_the_card_with_the_keyboard_is_seen(gallery: GalleryPanel) -> None:
    gallery.exhibit.show_game("tarocchino")
    gallery.resize(480, 300)
    QApplication.processEvents()
    gallery.setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_End)
    button = gallery.grid.button(gallery.exhibit.cards[-1])
    top = gallery.grid.verticalScrollBar().value()
    assert top <= button.y() and button.geometry().bottom() <= top + gallery.grid.viewport().height()


def test_tab_comes_to_one_card_only(gallery: GalleryPanel) -> None:
    stops = [
        card for card in gallery.exhibit.cards if gallery.grid.button(card).focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert stops == [gallery.grid.current]


def test_every_card_has_its_name_in_the_pattern_on_show(gallery: GalleryPanel, frame: Frame) -> None:
    def names() -> list[str]:
        return [gallery.grid.button(card).accessibleName() for card in gallery.exhibit.cards]

    sicilian = names()
    assert all(sicilian) and len(set(sicilian)) == 40 and "donna of cups" in sicilian
    gallery.exhibit.show_pattern("milanesi")
    assert "jack of hearts" in names() and "settebello (seven of diamonds)" in names()
    frame.speak("it")
    assert not set(names()) & set(sicilian)
