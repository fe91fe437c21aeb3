"""The pictures of cards: exact size, exact pixels, kept while they are valid."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import ITALIAN_40, UNKNOWN, Card
from cardavia.text.patterns import patterns
from cardavia.ui.look.curves import Look
from cardavia.ui.look.drawings import Drawings
from cardavia.ui.look.faces import RATIO, Faces
from cardavia.ui.look.shelves import DiskShelf

ASSETS = Path(__file__).resolve().parents[3] / "assets"


@pytest.fixture
def faces(qtbot: QtBot) -> Faces:
    return Faces(ASSETS)


def drawn(drawing: bytes, pixels: int) -> QImage:
    """What Qt itself makes of a drawing."""
    image = QImage(pixels, round(pixels * RATIO), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        QSvgRenderer(QByteArray(drawing)).render(painter, QRectF(image.rect()))
    return image


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_a_face_has_exactly_the_pixels_of_the_screen(faces: Faces, dpr: float) -> None:
    face = faces.face(Card("7D"), 96, dpr)
    assert (face.width(), face.height()) == (round(96 * dpr), round(round(96 * dpr) * RATIO))
    assert face.devicePixelRatio() == dpr


def test_the_neutral_look_leaves_every_pixel_as_drawn(faces: Faces) -> None:
    for card in (Card("7D"), Card("10C"), Card("AB")):
        shown = faces.face(card, 120, 1.0).toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        assert shown == drawn(Drawings(ASSETS).face(card), 120)
    back = faces.face(UNKNOWN, 120, 1.0).toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    assert back == drawn(Drawings(ASSETS).back(), 120)


def test_a_look_changes_pixels_and_the_way_back_is_exact(faces: Faces, qtbot: QtBot) -> None:
    before = faces.face(Card("4C"), 80, 1.0).toImage()
    with qtbot.waitSignal(faces.changed):
        faces.grade(Look(contrast=80, temperature=20))
    assert faces.face(Card("4C"), 80, 1.0).toImage() != before
    faces.grade(Look())
    assert faces.face(Card("4C"), 80, 1.0).toImage() == before


def test_the_same_wish_gets_the_same_picture(faces: Faces) -> None:
    first = faces.face(Card("4C"), 80, 2.0)
    assert faces.face(Card("4C"), 80, 2.0).cacheKey() == first.cacheKey()
    assert faces.face(Card("4C"), 80, 1.0).cacheKey() != first.cacheKey()


def test_changed_is_said_only_of_changes(faces: Faces, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(faces.changed):
        faces.dress()
        faces.grade(Look())
    with qtbot.waitSignal(faces.changed):
        faces.dress(back="night")


def test_the_back_tells_nothing_about_letters_or_pattern(faces: Faces) -> None:
    back = faces.face(UNKNOWN, 80, 1.0).toImage()
    for pattern in patterns(ASSETS).values():
        faces.dress(pattern, letters="italian")
        assert faces.face(UNKNOWN, 80, 1.0).toImage() == back


def test_a_turned_face_fits_its_picture_and_has_soft_edges(faces: Faces) -> None:
    flat, turned = faces.face(Card("5S"), 100, 1.0), faces.face(Card("5S"), 100, 1.0, 4.0)
    assert turned.width() > flat.width() and turned.height() > flat.height()
    image = turned.toImage()
    rim = [image.pixelColor(x, 0).alpha() for x in range(image.width())]
    assert max(rim) < 255, "nothing is cut off at the picture's edge"


def test_pictures_for_pages_go_by_height(faces: Faces) -> None:
    image = faces.image(Card("7D"), 64, 2.0)
    assert image.devicePixelRatio() == 2.0
    assert abs(image.height() - 128) <= 1


def test_drawing_ahead_ends_and_leaves_no_timer(faces: Faces, qtbot: QtBot) -> None:
    faces.prefetch(ITALIAN_40.cards[:6], 60, 1.0)
    assert faces.is_drawing_ahead
    qtbot.waitUntil(lambda: not faces.is_drawing_ahead, timeout=5000)


def test_what_lies_on_disk_is_not_drawn_ahead_once_more(qtbot: QtBot, tmp_path: Path) -> None:
    cards = ITALIAN_40.cards[:4]
    first = Faces(ASSETS, kept=DiskShelf(tmp_path))
    first.face(cards[0], 60, 1.0)
    first.close()
    faces = Faces(ASSETS, kept=DiskShelf(tmp_path))
    faces.provide(cards, (60.0,), 1.0)
    qtbot.waitUntil(lambda: not faces.is_drawing_ahead, timeout=5000)
    assert set(faces._raw._kept) == {(card, 60, 0.0) for card in cards[1:]}
    faces.close()


def test_a_damaged_file_is_drawn_anew_for_whoever_waits(qtbot: QtBot, tmp_path: Path) -> None:
    card = ITALIAN_40.cards[0]
    kept = DiskShelf(tmp_path)
    first = Faces(ASSETS, kept=kept)
    first.face(card, 60, 1.0)
    kept.flush()
    first.close()
    (path,) = tmp_path.iterdir()
    path.write_bytes(b"no picture")
    faces = Faces(ASSETS, kept=DiskShelf(tmp_path))
    assert faces.at_hand(card, 60, 1.0) is None
    faces.provide((card,), (60.0,), 1.0)
    qtbot.waitUntil(lambda: not faces.is_drawing_ahead, timeout=5000)
    assert faces.at_hand(card, 60, 1.0) is not None
    faces.close()


def test_drawings_are_put_away_when_nothing_is_drawn_any_more(faces: Faces, qtbot: QtBot) -> None:
    faces.prefetch(ITALIAN_40.cards[:6], 60, 1.0)
    qtbot.waitUntil(lambda: not faces.is_drawing_ahead, timeout=5000)
    qtbot.waitUntil(lambda: not faces.findChildren(QSvgRenderer), timeout=5000)


def test_pictures_of_a_size_that_is_over_leave_the_memory(faces: Faces) -> None:
    shown = faces.face(Card("4C"), 80, 1.0)
    faces.let_go()
    assert not shown.isNull(), "who shows it has it still"
    assert faces.face(Card("4C"), 80, 1.0).cacheKey() != shown.cacheKey()


def test_few_pictures_are_kept_when_room_is_short(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardavia.ui.look.faces.ROOM", 3 * 100 * 160 * 4)
    faces = Faces(ASSETS)
    first = faces.face(Card("4C"), 100, 1.0).cacheKey()
    for card in ITALIAN_40.cards[:6]:
        faces.face(card, 100, 1.0)
    assert faces.face(Card("4C"), 100, 1.0).cacheKey() != first


def test_the_shadow_is_soft_and_reaches_beyond_the_card(faces: Faces) -> None:
    shadow = faces.shadow(100, 1.0).toImage()
    middle = shadow.pixelColor(shadow.width() // 2, shadow.height() // 2).alpha()
    edge = shadow.pixelColor(0, shadow.height() // 2).alpha()
    assert shadow.width() > 100
    assert 60 < middle < 130 and edge < 12
