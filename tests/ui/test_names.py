"""Who sits where, in words: two or four seats, with and without a person, and the sides that they play for."""

from __future__ import annotations

from typing import Any, cast

import pytest
from PySide6.QtWidgets import QApplication

from cardavia.engine.session import Session
from cardavia.engine.zones import Seat
from cardavia.ui.conductor import Conductor
from cardavia.ui.names import Names
from tests.ui.panels.frame import Frame


class Sitting:
    """What the names ask of a conductor: the match, and which seat the person has."""

    def __init__(self, game: Any, human: Seat | None) -> None:
        self.session: Session[Any] = Session(game.id, game.rules, game.seats[0], 1, game.options())
        self.human = human


@pytest.fixture
def frame(qapp: QApplication) -> Frame:
    return Frame(qapp)


def names(frame: Frame, game: str, human: Seat | None) -> Names:
    return Names(cast(Conductor, Sitting(frame.games[game], human)), frame.preferences, frame.voice)


def test_two_seats_are_you_and_the_computer(frame: Frame) -> None:
    called = names(frame, "klaberjass", Seat(0))
    assert [called(Seat(seat)) for seat in range(2)] == ["You", "Computer (normal)"]
    assert [called.side(side) for side in range(2)] == ["You", "Computer (normal)"]
    assert [called.victory(side) for side in range(2)] == ["You win", "Computer (normal) wins"]


@pytest.mark.parametrize("game", ["minchiate", "tarocchino"])
def test_four_seats_are_called_by_where_they_sit(frame: Frame, game: str) -> None:
    called = names(frame, game, Seat(0))
    expected = ["You", "East", "Your partner", "West"]
    assert [called(Seat(seat)) for seat in range(4)] == expected
    assert [called.side(side) for side in range(2)] == ["You and your partner", "The opponents"]
    assert [called.victory(side) for side in range(2)] == ["You and your partner win", "The opponents win"]


def test_where_one_sits_is_told_from_the_persons_own_seat(frame: Frame) -> None:
    called = names(frame, "tarocchino", Seat(3))
    expected = ["East", "Your partner", "West", "You"]
    assert [called(Seat(seat)) for seat in range(4)] == expected
    assert [called.side(side) for side in range(2)] == ["The opponents", "You and your partner"]


def test_without_a_person_two_are_numbered_and_four_have_the_compass(frame: Frame) -> None:
    called = names(frame, "klaberjass", None)
    assert [called(Seat(seat)) for seat in range(2)] == ["Computer 1", "Computer 2"]
    assert called.victory(1) == "Computer 2 wins"
    called = names(frame, "minchiate", None)
    assert [called(Seat(seat)) for seat in range(4)] == ["South", "East", "North", "West"]
    assert [called.side(side) for side in range(2)] == ["South and North", "East and West"]
    assert called.victory(1) == "East and West win"
