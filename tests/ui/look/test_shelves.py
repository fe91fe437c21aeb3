"""Finished pictures in memory and on disk: whole or missing, never a trouble."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPixmap
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import Card
from cardavia.ui.look import shelves
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.shelves import DiskShelf, Shelf, name_of

ASSETS = Path(__file__).resolve().parents[3] / "assets"
SIZE = QSize(30, 48)
"""Of the pictures that are kept here, in pixels."""


def picture(tone: int = 90, wide: int = 30, high: int = 48) -> QImage:
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(tone, 40, 60, 128))
    image.setPixelColor(3, 7, QColor(255, 255, 255))
    return image


def kept(folder: Path, *names: str) -> DiskShelf:
    """A shelf with these pictures, all written."""
    shelf = DiskShelf(folder)
    for number, name in enumerate(names):
        shelf.keep(name, picture(number))
    shelf.flush()
    return shelf


def test_memory_lets_go_of_what_was_unused_for_longest(qtbot: QtBot) -> None:
    shelf: Shelf[QPixmap] = Shelf(2 * 10 * 10 * 4)
    first, second, third = (QPixmap(10, 10) for _ in range(3))
    shelf.keep("first", first)
    shelf.keep("second", second)
    shelf.find("first")
    shelf.keep("third", third)
    assert shelf.find("first") is first and shelf.find("third") is third
    assert shelf.find("second") is None


def test_a_picture_comes_back_pixel_by_pixel(tmp_path: Path) -> None:
    shelf = DiskShelf(tmp_path / "made" / "on demand")
    shelf.keep("some", picture())
    shelf.flush()
    found = shelf.find("some", SIZE)
    assert found == picture()
    assert shelf.find("other", SIZE) is None
    shelf.close()
    assert DiskShelf(tmp_path / "made" / "on demand").find("some", SIZE) == picture(), "another start finds it"


def test_names_tell_drawing_size_turn_and_renderer_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [name_of(b"<svg/>", 120, 0.0), name_of(b"<svg />", 120, 0.0), name_of(b"<svg/>", 121, 0.0)]
    names.append(name_of(b"<svg/>", 120, 90.0))
    monkeypatch.setattr(shelves, "qVersion", lambda: "7.0.0")
    names.append(name_of(b"<svg/>", 120, 0.0))
    assert len(set(names)) == 5
    assert name_of(b"<svg/>", 120, 0.0) == names[-1]


@pytest.mark.parametrize("damage", ["short", "cut", "pixel", "kind", "size", "empty", "text"])
def test_a_damaged_or_foreign_file_is_missing_and_replaced(tmp_path: Path, damage: str) -> None:
    shelf = kept(tmp_path, "some")
    (path,) = tmp_path.glob("some*")
    good = path.read_bytes()
    bad = bytearray(good)
    if damage == "pixel":
        bad[-5] ^= 1
    elif damage == "kind":
        bad[0] ^= 1
    elif damage == "size":
        bad[8:12] = b"\xff\xff\xff\x7f"
    changed = {"short": good[:10], "cut": good[:-4], "empty": b"", "text": b"hello"}.get(damage, bytes(bad))
    path.write_bytes(changed)
    assert shelf.find("some", SIZE) is None
    shelf.keep("some", picture())
    shelf.flush()
    assert shelf.find("some", SIZE) == picture()
    shelf.close()


@pytest.mark.parametrize("wrong", ["another picture", "another size", "huge"])
def test_a_sound_file_with_another_picture_is_missing(tmp_path: Path, wrong: str) -> None:
    """Everything in it is right but for what it shows: a file of another card, or one made by another program."""
    shelf = kept(tmp_path, "some", "other")
    if wrong == "another size":
        shelf.keep("other", picture(wide=40, high=64))
        shelf.flush()
    path = tmp_path / "some.face"
    path.write_bytes((tmp_path / "other.face").read_bytes())
    if wrong == "huge":
        with path.open("r+b") as file:
            file.truncate(2 * shelves.ON_DISK)
    assert shelf.find("some", SIZE) is None
    shelf.keep("some", picture())
    shelf.flush()
    assert shelf.find("some", SIZE) == picture()
    shelf.close()


def test_faces_never_show_a_file_that_was_put_in_the_place_of_another(qtbot: QtBot, tmp_path: Path) -> None:
    def faces(folder: Path) -> Faces:
        return Faces(ASSETS, kept=DiskShelf(folder))

    def shown(card: str, pixels: int, turn: float) -> QImage:
        made = faces(tmp_path)
        picture = made.face(Card(card), pixels, 1.0, turn).toImage()
        made._kept.flush()
        made.close()
        return picture

    def written() -> set[Path]:
        return set(tmp_path.glob("*.face"))

    for turn in (0.0, 7.0):
        for path in written():
            path.unlink()
        right = shown("7D", 90, turn)
        (path,) = written()
        shown("8D", 90, turn)
        (other,) = written() - {path}
        path.write_bytes(other.read_bytes())
        assert shown("7D", 90, turn) == right
        at_hand = faces(tmp_path)
        path.write_bytes(other.read_bytes())
        assert turn or at_hand.at_hand(Card("7D"), 90, 1.0) is None, "to be drawn first"
        at_hand.close()


def test_what_is_no_file_is_missing_and_in_nobody_elses_way(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.face")
    (tmp_path / "folder.face").mkdir()
    shelf = kept(tmp_path, "folder", "other")
    assert shelf.find("pipe", SIZE) is None, "whoever reads a pipe waits"
    assert shelf.find("folder", SIZE) is None
    assert shelf.find("other", SIZE) == picture(1)
    shelf.close()


def test_what_is_too_large_to_be_ours_makes_room_first(tmp_path: Path) -> None:
    shelf = kept(tmp_path, "old", "new")
    with (tmp_path / "huge.face").open("wb") as file:
        file.truncate(2 * shelves.ON_DISK)
    shelves._make_room(tmp_path, shelves.ON_DISK)
    assert sorted(path.stem for path in tmp_path.iterdir()) == ["new", "old"]
    shelf.close()


def test_after_the_end_nothing_is_kept(tmp_path: Path) -> None:
    shelf = kept(tmp_path, "some")
    shelf.close()
    shelf.keep("late", picture())
    shelf.close()
    assert [path.stem for path in tmp_path.iterdir()] == ["some"]


@pytest.mark.parametrize("obstacle", ["file", "full", "read-only"])
def test_an_unwritable_folder_is_no_trouble(
    tmp_path: Path, obstacle: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "cache"
    if obstacle == "file":
        folder.write_text("in the way")
    else:
        fault = OSError(28 if obstacle == "full" else 30, obstacle)
        monkeypatch.setattr(shelves, "write_whole", lambda *_, **__: (_ for _ in ()).throw(fault))
    shelf = kept(folder, "some", "other")
    shelf.keep("third", picture())
    shelf.close()
    assert shelf.find("some", SIZE) is None
    assert len([record for record in caplog.records if record.name == shelves.__name__]) == 1, "said once"


def test_a_full_disk_is_still_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = kept(tmp_path, "some")
    monkeypatch.setattr(shelves, "write_whole", lambda *_, **__: (_ for _ in ()).throw(OSError(28, "full")))
    shelf.keep("other", picture())
    shelf.flush()
    assert shelf.find("some", SIZE) == picture(0)
    shelf.close()


def test_the_oldest_make_room_and_strangers_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = 4 * 30 * 48 + shelves.HEAD.size
    monkeypatch.setattr(shelves, "COUNTED_EVERY", 1)
    (tmp_path / "letter.txt").write_text("not ours")
    stale, fresh = tmp_path / ".x.face.1.tmp", tmp_path / ".y.face.2.tmp"
    for each in (stale, fresh):
        each.write_bytes(b"half")
    os.utime(stale, (1, 1))
    shelf = kept(tmp_path, *(f"old-{number}" for number in range(4)))
    for number, path in enumerate(sorted(tmp_path.glob("old-*"))):
        os.utime(path, (1000 + number, 1000 + number))
    assert shelf.find("old-0", SIZE) is not None, "used again: it is the youngest now"
    shelf.close()
    small = DiskShelf(tmp_path, room=4 * one)
    small.keep("new", picture())
    small.flush()
    small.close()
    left = {path.stem for path in tmp_path.glob("*.face")}
    assert left == {"old-0", "old-3", "new"}, "five were too many for four; three quarters of the room are left"
    assert (tmp_path / "letter.txt").exists() and fresh.exists() and not stale.exists()


def test_two_programs_may_share_a_folder(tmp_path: Path) -> None:
    names = [f"card-{number}" for number in range(40)]
    both = [threading.Thread(target=lambda: kept(tmp_path, *names).close()) for _ in range(2)]
    reader = DiskShelf(tmp_path)
    for each in both:
        each.start()
    while any(each.is_alive() for each in both):
        for number, name in enumerate(names):
            assert reader.find(name, SIZE) in (None, picture(number)), "whole, or not yet there"
    assert all(reader.find(name, SIZE) == picture(number) for number, name in enumerate(names))


def test_faces_are_drawn_once_and_read_the_next_time(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Faces(ASSETS, kept=DiskShelf(tmp_path))
    drawn = first.face(Card("7D"), 90, 1.0).toImage()
    first._kept.flush()
    first.close()
    monkeypatch.setattr(Faces, "_draw", lambda *_: pytest.fail("drawn again"))
    second = Faces(ASSETS, kept=DiskShelf(tmp_path))
    assert second.face(Card("7D"), 90, 1.0).toImage() == drawn
    second.close()
    monkeypatch.undo()
    third = Faces(ASSETS, kept=DiskShelf(tmp_path))
    third.dress(theme="lamplight")
    assert third.face(Card("7D"), 90, 1.0).toImage() != drawn, "another drawing is another picture"
    third.close()
