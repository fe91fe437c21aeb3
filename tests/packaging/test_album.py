"""The album: what it shows, how small it is, and that a page which is not current is found."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import cast, get_args

import pytest
from album import packs, pages, positions, sheet
from album.__main__ import check
from album.likeness import complaint
from album.sheet import Shot
from album.studio import Studio
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import UNKNOWN
from cardavia.engine.state import Phase
from cardavia.games import NAMES, load
from cardavia.storage.settings import Settings
from cardavia.text.patterns import Pattern, patterns
from cardavia.ui.look.faces import Faces

ASSETS = Path(__file__).resolve().parents[2] / "assets"
DOCS = ASSETS.parent / "docs"
DRAWN = [pattern for pattern in patterns(ASSETS).values() if pattern.drawn]


def checked(size: QSize) -> QImage:
    """A picture with something everywhere."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("#205040"))
    with QPainter(image) as painter:
        for x in range(0, size.width(), 40):
            painter.fillRect(x, 0, 20, size.height(), QColor("#e0d0a0"))
    return image


def kept(image: QImage, path: Path) -> Path:
    sheet.save(image, path)
    return path


@pytest.mark.parametrize("pattern", DRAWN, ids=lambda pattern: pattern.id)
def test_a_pack_shows_every_face_once(pattern: Pattern) -> None:
    shown = [card for line in packs.lines(pattern) for card in line]
    assert sorted(shown) == sorted(pattern.deck.cards)
    assert UNKNOWN not in shown


def test_a_small_enough_quality_is_found_and_nothing_larger_is_written(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pattern = DRAWN[0]
    faces = Faces(ASSETS)
    faces.dress(pattern)
    page = packs.page(pattern, faces, "A pack", "")
    assert sheet.save(page, tmp_path / "a.webp") == (tmp_path / "a.webp").stat().st_size <= sheet.LARGEST
    monkeypatch.setattr(sheet, "LARGEST", 1000)
    with pytest.raises(OSError, match="1000 are allowed"):
        sheet.save(page, tmp_path / "b.webp")
    assert not (tmp_path / "b.webp").exists()


def test_one_other_card_on_a_sheet_is_found(qtbot: QtBot, tmp_path: Path) -> None:
    """One face of a large sheet is a hundredth of it: the mean alone would let it pass."""
    before = checked(QSize(1400, 1000))
    after = QImage(before)
    with QPainter(after) as painter:
        painter.fillRect(QRect(700, 500, 80, 128), QColor("#803040"))
    old = kept(before, tmp_path / "old.webp")
    assert complaint(old, kept(before, tmp_path / "same.webp")) == ""
    assert "looks otherwise" in complaint(old, kept(after, tmp_path / "other.webp"))


def test_a_pixel_of_another_machine_is_forgiven(qtbot: QtBot, tmp_path: Path) -> None:
    before = checked(QSize(1400, 1000))
    after = sheet.paper(before.size())
    with QPainter(after) as painter:
        painter.drawImage(QPoint(0, 0), before)
        painter.fillRect(QRect(41, 300, 1, 40), QColor("#205040"))  # an edge that is rounded otherwise
    assert complaint(kept(before, tmp_path / "old.webp"), kept(after, tmp_path / "new.webp")) == ""


def test_what_is_missing_or_has_another_size_is_found(qtbot: QtBot, tmp_path: Path) -> None:
    new = kept(checked(QSize(400, 300)), tmp_path / "new.webp")
    assert complaint(tmp_path / "none.webp", new) == "is missing"
    assert "400×320" in complaint(kept(checked(QSize(400, 320)), tmp_path / "old.webp"), new)
    (tmp_path / "old.md").write_text("one", encoding="utf-8")
    (tmp_path / "new.md").write_text("two", encoding="utf-8")
    assert complaint(tmp_path / "old.md", tmp_path / "new.md") == "says something else"


def test_a_check_names_what_is_not_current_and_what_is_no_page(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    docs = tmp_path / "docs"
    new = checked(QSize(400, 300))

    def drawn(place: Path, _wanted: object) -> list[Path]:
        return [kept(new, place / "pictures" / f"{name}.webp") for name in ("same", "fresh")]

    monkeypatch.setattr("album.__main__.draw", drawn)
    kept(new, docs / "pictures" / "same.webp")
    kept(new, docs / "pictures" / "left.webp")
    kept(new, docs / "screens" / "table.webp")  # not the album's
    faults = check(docs, ())
    assert len(faults) == 2
    assert "fresh.webp is missing" in faults[0]
    assert "left.webp is no picture of the album" in faults[1]


def test_a_row_of_a_sheet_fills_its_width_and_enlarges_nothing(qtbot: QtBot) -> None:
    wide = sheet.contact("A", "", [[Shot("a", checked(QSize(1500, 900))), Shot("b", checked(QSize(900, 900)))]])
    assert wide.width() == sheet.WIDE
    small = sheet.contact("A", "", [[Shot("a", checked(QSize(100, 60)))]])
    assert small.height() < wide.height() / 2


def test_every_pack_theme_slider_and_game_has_a_page_and_the_documentation_has_its_picture(tmp_path: Path) -> None:
    """What the album shows of a studio in which nothing is drawn."""
    say = SimpleNamespace(say=lambda term, **_values: term)
    studio = cast(Studio, SimpleNamespace(assets=ASSETS, house=SimpleNamespace(voice=say)))
    shown = [page.name for page in pages.Album(studio, tmp_path, lambda: None).pages()]
    themes = set(get_args(Settings.model_fields["theme"].annotation)) - {"system"}
    assert sorted(shown) == sorted(
        f"{part}-{name}"
        for part, names in (
            ("pack", [pattern.id for pattern in DRAWN]),
            ("theme", themes),
            ("slider", ("contrast", "grain", "temperature")),
            ("table", NAMES),
        )
        for name in names
    )
    assert {f"{name}.webp" for name in shown} == {path.name for path in (DOCS / "pictures").iterdir()}


@pytest.mark.parametrize("how", [(), ("--check",)])
def test_a_page_that_the_album_has_not_is_refused(tmp_path: Path, how: tuple[str, ...]) -> None:
    """A check that compares nothing must not find everything current."""
    done = subprocess.run(
        [sys.executable, "-m", "album", *how, "--docs", str(tmp_path), "table-skopa"],
        env={**os.environ, "PYTHONPATH": str(DOCS.parent / "packaging")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "album: no page is called table-skopa\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", NAMES)
def test_positions_are_the_same_every_time_and_wait_for_the_person(name: str) -> None:
    game = load(name)
    for found in (pages.at_play, pages.asked):
        one, other = found(game), found(game)
        assert one.state == other.state
        assert one.waits_for_seat
        assert one.state.turn == positions.ME
    assert pages.at_play(game).state.phase == Phase.PLAY


def test_the_page_of_documentation_shows_every_picture_in_its_part() -> None:
    made = [pages.Page(name, name.title(), part, QImage) for name, part in (("a", "One"), ("b", "One"), ("c", "Two"))]
    text = pages.index(made)
    assert text.count("\n## ") == 2
    assert [text.count(f"(pictures/{page.file})") for page in made] == [1, 1, 1]
