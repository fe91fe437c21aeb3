"""Letters of another size while a panel is open: the frame is what it would be with them from the start."""

from __future__ import annotations

from tests.ui.houses import Guest


def test_larger_letters_give_an_open_panel_the_whole_of_a_narrow_window(guest: Guest) -> None:
    guest.sit_down()
    window, page = guest.house.window, guest.house.page
    window.resize(800, 700)
    window.open_panel("settings")
    assert page.isVisible()
    guest.house.preferences.change(text_size=160)
    assert not page.isVisible(), "as it is as soon as somebody pulls at the window"
    guest.house.preferences.change(text_size=100)
    assert page.isVisible()
