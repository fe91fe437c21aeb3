"""Drawing one after the other: nothing waits for it, and nothing old stays."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import ITALIAN_40
from cardavia.ui.gallery.easel import Easel
from cardavia.ui.look.curves import Look
from tests.ui.panels.frame import Frame

CARDS = ITALIAN_40.cards[:6]


@pytest.fixture
def easel(frame: Frame, qapp: QObject) -> Easel:
    return Easel(frame.faces, frame)


def finish(easel: Easel, qtbot: QtBot) -> list[str]:
    """Draw all that is wanted; the cards in the order in which they were drawn."""
    heard: list[str] = []
    easel.drawn.connect(heard.append)
    qtbot.waitUntil(lambda: not easel.is_drawing)
    easel.drawn.disconnect(heard.append)
    return heard


def test_asking_draws_nothing_yet_and_then_all_in_order(easel: Easel, qtbot: QtBot) -> None:
    easel.want(CARDS, 40, 1.0)
    assert [easel.picture(card) for card in CARDS] == [None] * 6
    assert finish(easel, qtbot) == list(CARDS)
    assert all(picture is not None and picture.width() == 40 for picture in map(easel.picture, CARDS))


def test_another_size_is_drawn_anew_while_the_old_picture_stands_in(easel: Easel, qtbot: QtBot) -> None:
    easel.want(CARDS, 40, 1.0)
    finish(easel, qtbot)
    easel.want(CARDS, 50, 2.0)
    old = easel.picture(CARDS[0])
    assert old is not None and old.width() == 40
    assert finish(easel, qtbot) == list(CARDS)
    new = easel.picture(CARDS[0])
    assert new is not None and new.width() == 100 and new.devicePixelRatio() == 2.0


def test_what_is_there_is_not_drawn_again_and_what_is_not_wanted_goes(easel: Easel, qtbot: QtBot) -> None:
    easel.want(CARDS[:4], 40, 1.0)
    finish(easel, qtbot)
    easel.want(CARDS[2:], 40, 1.0)
    assert easel.picture(CARDS[0]) is None
    assert finish(easel, qtbot) == list(CARDS[4:])


def test_another_look_draws_all_that_was_wanted_again(easel: Easel, frame: Frame, qtbot: QtBot) -> None:
    easel.want(CARDS, 40, 1.0)
    finish(easel, qtbot)
    before = easel.picture(CARDS[0])
    assert before is not None
    picture = before.toImage()
    frame.faces.grade(Look(90, 20))
    assert set(finish(easel, qtbot)) == set(CARDS)
    after = easel.picture(CARDS[0])
    assert after is not None and after.toImage() != picture


def test_another_look_while_it_draws_loses_no_card(easel: Easel, frame: Frame, qtbot: QtBot) -> None:
    easel.want(CARDS, 40, 1.0)
    with qtbot.waitSignal(easel.drawn):
        pass
    frame.faces.grade(Look(90, 20))
    finish(easel, qtbot)
    assert all(easel.picture(card) is not None for card in CARDS)


def test_who_leafs_on_does_not_wait(easel: Easel, qtbot: QtBot) -> None:
    easel.want(CARDS[:1], 40, 1.0, 60_000)
    easel.want(CARDS[1:2], 40, 1.0)
    assert finish(easel, qtbot) == [CARDS[1]]


def test_cleared_it_wants_nothing(easel: Easel, qtbot: QtBot) -> None:
    easel.want(CARDS[:3], 40, 1.0)
    finish(easel, qtbot)
    easel.want(CARDS, 40, 1.0)
    easel.clear()
    assert not easel.is_drawing and not easel._idle.isActive()
    assert [easel.picture(card) for card in CARDS] == [None] * 6
