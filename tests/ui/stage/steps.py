"""Steps to look at: a table just before somebody plays a card that does what a test is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QRectF

from cardavia.engine.cards import Card
from cardavia.engine.events import Event, Moved
from cardavia.engine.state import Phase, Step
from cardavia.engine.view import View
from cardavia.engine.zones import Seat
from cardavia.ui.stage.ledger import Owed
from cardavia.ui.stage.plates import SeatLabel
from tests.ui.stage.boards import NAMES, Board


def plates(board: Board, view: View[Any], owed: Owed = MappingProxyType({})) -> Mapping[Seat, SeatLabel]:
    """What a page would put on the plates: standing and tally."""
    state, rules = view.state, board.rules
    return {
        seat: SeatLabel(
            NAMES[seat],
            tuple(
                board.voice.say(term, n=number - owed.get((seat, term), 0)) for term, number in rules.tally(state, seat)
            ),
            score=str(rules.standing(state)[rules.side(seat)]),
        )
        for seat in state.everyone
    }


def find(lay: Any, game: str, wanted: Callable[[Board, Step[Any]], bool], **how: Any) -> tuple[Board, Step[Any]]:
    """A table just before a step of a kind, which is not shown yet."""
    for seed in range(40):
        board = lay(game, seed, **how)
        while board.state.phase != Phase.OVER:
            board.stage.settle(board.view)
            board.stage.set_seats(plates(board, board.view))
            step = board.next_step()
            if wanted(board, step):
                return board, step
        board.stage.hide()
    raise AssertionError("no such step")


def by(seat: int | None, kind: type[Event]) -> Callable[[Board, Step[Any]], bool]:
    """A step in which a seat (None: any) plays a card, and that tells such a fact; not the end of a deal."""

    def wanted(board: Board, step: Step[Any]) -> bool:
        first = step.events[0] if step.events else None
        played = isinstance(first, Moved) and first.src.name == "hand" and seat in (None, first.src.seat)
        goes_on = board.state.phase == Phase.PLAY
        return played and goes_on and any(isinstance(event, kind) for event in step.events)

    return wanted


def told(step: Step[Any], kind: type[Any]) -> Any:
    """The first fact of a kind that a step tells."""
    return next(event for event in step.events if isinstance(event, kind))


def shown(board: Board) -> dict[Seat, SeatLabel]:
    """What stands on the plates."""
    return dict(board.stage.furniture._labels)


def pills(board: Board) -> list[QRectF]:
    """What can be read in the air."""
    items = board.stage.furniture.air._passing
    return [item.sceneBoundingRect() for item in items if item.isVisible() and item.opacity() > 0.5]


def lies(board: Board, card: Card) -> bool:
    """Whether a card can be read where it lies."""
    item = board.stage._troupe.showing(card)
    return item is not None and item.now.z < 2000
