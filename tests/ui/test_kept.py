"""What happens to the file of a match behind the program's back loses no match."""

from __future__ import annotations

import shutil

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.houses import Guest


def play_two_cards(guest: Guest) -> None:
    """So that there is a copy of the step before."""
    guest.sit_down()
    for _ in range(2):
        QTest.keyClick(guest.house.page, Qt.Key.Key_1)
        QTest.keyClick(guest.house.page, Qt.Key.Key_Return)
        guest.wait_for_turn()


def test_a_match_whose_file_was_damaged_is_resumed_from_the_copy(guest: Guest) -> None:
    play_two_cards(guest)
    path, host = guest.places.match("scopa"), guest.house.host
    path.write_bytes(b"\0damaged")
    host.go_home()  # the first page reads it, and offers what the copy holds
    assert host.is_open("scopa")
    host.resume("scopa")
    assert guest.house.window.page == "table" and guest.session.moves


def test_a_match_whose_folder_was_deleted_is_kept_when_the_table_is_left(guest: Guest) -> None:
    play_two_cards(guest)
    moves = guest.session.moves
    shutil.rmtree(guest.places.data)
    guest.house.host.go_home()
    guest.house.host.resume("scopa")
    assert guest.house.window.page == "table" and guest.session.moves == moves
