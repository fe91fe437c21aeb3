"""Points that are made in a deal: each flies to its plate, which changes as it lands; the last trick's too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardavia.engine.events import Announced, Event, Scored, TrickWon
from cardavia.engine.state import Phase, Step
from cardavia.engine.zones import Seat
from tests.ui.stage.boards import FRAME, Board
from tests.ui.stage.steps import by, find, plates, shown, told

READABLE = 500
"""Milliseconds for which a number is to be seen before it flies."""


def says(term: str, *, over: bool = False) -> Callable[[Board, Step[Any]], bool]:
    """A step that announces something, during a deal or at its end."""

    def wanted(board: Board, step: Step[Any]) -> bool:
        is_said = any(isinstance(event, Announced) and event.term == term for event in step.events)
        return is_said and over is (board.state.phase in (Phase.DEAL, Phase.OVER))

    return wanted


def ends_a_deal(board: Board, step: Step[Any]) -> bool:
    return board.state.phase != Phase.PLAY and any(isinstance(event, TrickWon) for event in step.events)


def numbers(board: Board) -> list[QGraphicsPixmapItem]:
    """Numbers in the air: a thing that rises is drawn around its place, a bubble is laid there."""
    air = board.stage.furniture.air
    return [each for each in air._passing if each.isVisible() and each.opacity() > 0.5 and each.offset().x() != 0]


def flown(board: Board, seat: Seat) -> tuple[float, list[tuple[str, ...]]]:
    """Plays a step: for how long a number was seen at rest, and what stood on a plate, one after the other."""
    rested, said, places = 0.0, [shown(board)[seat].lines], dict[int, QPointF]()
    for _ in board.frames():
        for item in numbers(board):
            rested += FRAME if places.get(id(item)) == item.pos() else 0.0
            places[id(item)] = item.pos()
        if board.stage.busy and shown(board)[seat].lines != said[-1]:
            said.append(shown(board)[seat].lines)
    return rested, said


def gained(board: Board, step: Step[Any], kind: type[Event]) -> int:
    """What the facts of a kind are worth."""
    found = [board.game.gain(board.view.state, event) for event in step.events if isinstance(event, kind)]
    return sum(gain.n for gain in found if gain is not None)


def with_bella(board: Board, step: Step[Any]) -> bool:
    return says("klaberjass.bella")(board, step) and bool(gained(board, step, TrickWon))


def number_of(lines: tuple[str, ...], line: int = 0) -> int:
    return int("".join(filter(str.isdigit, lines[line])))


def with_points(board: Board, step: Step[Any]) -> bool:
    return by(None, TrickWon)(board, step) and bool(gained(board, step, TrickWon))


@pytest.mark.parametrize("pace", [1.0, 3.0])
def test_a_tricks_points_fly_while_it_can_be_read(lay: Any, pace: float) -> None:
    board, step = find(lay, "klaberjass", lambda b, s: with_points(b, s) and not with_bella(b, s))
    board.stage.set_pace(1.0, pace, False)
    seat = told(step, TrickWon).seat
    before = number_of(shown(board)[seat].lines)
    board.play(step)
    rested, said = flown(board, seat)
    assert rested >= READABLE * pace
    assert [number_of(each) for each in said] == [before, before + gained(board, step, TrickWon)]


def test_bella_and_the_trick_are_counted_one_after_the_other(lay: Any) -> None:
    board, step = find(
        lay, "klaberjass", lambda b, s: with_bella(b, s) and told(s, Announced).seat == told(s, TrickWon).seat
    )
    seat = told(step, TrickWon).seat
    before, most = number_of(shown(board)[seat].lines), 0
    board.play(step)
    said = [before]
    for _ in board.frames():
        at_rest = [item for item in numbers(board) if item.scale() == 1.0]
        most = max(most, len(at_rest))
        if board.stage.busy and number_of(shown(board)[seat].lines) != said[-1]:
            said.append(number_of(shown(board)[seat].lines))
    bella, trick = gained(board, step, Announced), gained(board, step, TrickWon)
    assert said == [before, before + bella, before + bella + trick]
    assert bella == 20 and most == 1, "no number lies over another one"


def test_a_sequence_is_counted_when_it_is_shown(lay: Any) -> None:
    board, step = find(lay, "klaberjass", says("klaberjass.sequence"))
    event = told(step, Announced)
    board.play(step)
    rested, said = flown(board, event.seat)
    assert rested >= READABLE
    assert [number_of(each) for each in said] == [0, gained(board, step, Announced)]


def test_a_sweep_is_counted_when_it_lands_and_cards_when_they_have_come(lay: Any) -> None:
    board, step = find(lay, "scopa", says("scopa.sweep"))
    seat = told(step, Announced).seat
    cards, sweeps = (number_of(shown(board)[seat].lines, line) for line in (0, 1))
    board.play(step)
    rested, said = flown(board, seat)
    assert rested >= READABLE
    told_cards = [number_of(each, 0) for each in said]
    taken = told(step, TrickWon).cards
    assert told_cards == sorted(told_cards) and (told_cards[0], told_cards[-1]) == (cards, cards + len(taken))
    assert {number_of(each, 1) for each in said} == {sweeps, sweeps + 1}
    assert len(said) >= 3, "not all at once"


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        ("klaberjass", lambda b, s: ends_a_deal(b, s) and bool(gained(b, s, TrickWon))),
        ("minchiate", says("minchiate.captures", over=True)),
    ],
)
@pytest.mark.parametrize("way", ["wait", "skip"])
def test_the_last_trick_is_counted_before_the_sheet_comes(lay: Any, game: str, wanted: Any, way: str) -> None:
    board, step = find(lay, game, wanted)
    won = told(step, TrickWon)
    seat = next(each for each in board.state.everyone if board.rules.side(each) == board.rules.side(won.seat))
    before = shown(board)[seat]
    board.play(step)
    if way == "skip":
        board.stage.clock.step(900)
        assert numbers(board), "it is being read"
        board.stage.hurry()
        board.stage.hurry()
        assert not board.stage.busy and board.told == 1 and board.stage.furniture.air.count == 0
        return
    rested, said = flown(board, seat)
    assert board.told == 1 and rested >= READABLE
    assert len(said) >= 2 and said[-1] != before.lines
    assert said[-1] == before_the_settlement(board, step)[seat], "what was made, before it is settled"
    assert shown(board)[seat].score == before.score, "the match is counted on the sheet"


def before_the_settlement(board: Board, step: Step[Any]) -> dict[Seat, tuple[str, ...]]:
    """What the plates say when the last trick has been told, and nothing of what the sheet tells."""
    lines = [line for event in step.events if isinstance(event, Scored) for line in event.lines]
    settled = sum(line.term != "minchiate.capture" for line in lines)
    state = replace(board.state, sheet=board.state.sheet[: len(board.state.sheet) - settled], phase=Phase.PLAY)
    return {seat: label.lines for seat, label in plates(board, board.view._replace(state=state)).items()}
