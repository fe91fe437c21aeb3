"""What a step looks like on the table: gathers and fans, points that fly, words that hide nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF

from cardavia.engine.cards import Card
from cardavia.engine.events import Announced, Moved, Scored, TrickWon
from cardavia.engine.state import Phase, Step
from cardavia.engine.view import View
from cardavia.engine.zones import STOCK, Seat
from cardavia.ui.stage.ledger import Ledger, Owed
from cardavia.ui.stage.pacing import READ
from cardavia.ui.stage.plates import SeatLabel
from tests.ui.stage.boards import FRAME, TRICKS, Board
from tests.ui.stage.steps import by, find, lies, pills, plates, shown, told

# ---------------------------------------------------------------------------------------------------- tricks, captures


@pytest.mark.parametrize("game", TRICKS)
def test_the_card_that_wins_is_marked_alone(lay: Any, game: str) -> None:
    board, step = find(lay, game, by(None, TrickWon))
    won = told(step, TrickWon)
    board.play(step)
    marked: set[Card] = set()
    for _ in board.frames():
        marked |= {item.card for item, _ in board.stage.expected() if item.is_marked("glow")} & set(won.cards)
    assert marked == {won.cards[won.by.index(won.seat)]}


def test_captured_cards_come_together_under_the_card_that_takes_them(lay: Any) -> None:
    board, step = find(lay, "scopa", lambda b, s: by(None, TrickWon)(b, s) and len(told(s, TrickWon).cards) >= 3)
    won = told(step, TrickWon)
    board.play(step)
    together = 0.0
    for _ in board.frames():
        items = [board.stage._troupe.showing(card) for card in won.cards]
        if any(item is None for item in items):
            continue
        first, *others = (item for item in items if item is not None)
        width = first.now.width
        near = all(abs(item.now.x - first.now.x) < width and abs(item.now.y - first.now.y) < width for item in others)
        under = all(item.now.z < first.now.z for item in others)
        together += FRAME if near and under else 0.0
    assert together >= FRAME


def test_a_sweep_glows(lay: Any) -> None:
    def sweeps(board: Board, step: Step[Any]) -> bool:
        return any(isinstance(event, Announced) and event.term == "scopa.sweep" for event in step.events)

    board, step = find(lay, "scopa", sweeps)
    card = told(step, Announced).cards[0]
    board.play(step)
    stars = 0.0
    for _ in board.frames():
        if board.stage.furniture.air.count > 3:
            item = board.stage._troupe.showing(card)
            stars += FRAME if item is not None and item.is_marked("glow") else 0.0
    assert stars > 0.5 * READ


# --------------------------------------------------------------------------------------------------------------- points


def test_points_fly_to_the_plate_which_changes_when_they_land(lay: Any) -> None:
    board, step = find(lay, "minchiate", by(None, Scored))
    side = told(step, Scored).lines[0].side
    seat = next(seat for seat in board.state.everyone if board.rules.side(seat) == side)
    before, after = shown(board), plates(board, board.view)
    assert before[seat].lines != after[seat].lines
    plate = board.stage.furniture.badge_rect(seat)
    board.play(step)
    way: list[QPointF] = []
    for _ in board.frames():
        if shown(board)[seat].lines != before[seat].lines:
            break
        way += [
            item.pos() for item in board.stage.furniture.air._passing if item.isVisible() and item.offset().x() != 0
        ]
    assert board.stage.busy, "it changes in the middle of the step"
    assert shown(board)[seat].lines == after[seat].lines
    far = [(point - plate.center()).manhattanLength() for point in way]
    assert min(far) < 60 < max(far), "the number came from the cards to the plate"


def test_no_plate_waits_for_the_fola(lay: Any) -> None:
    def declared_last(board: Board, step: Step[Any]) -> bool:
        terms = [event.term for event in step.events if isinstance(event, Announced)]
        return "minchiate.fola" in terms and any(isinstance(event, Scored) for event in step.events)

    board, step = find(lay, "minchiate", declared_last)
    after, forward = plates(board, board.view), board.stage._seating.forward(13)[0]
    fola = next(event for event in step.events if isinstance(event, Announced) and event.term == "minchiate.fola")
    board.play(step)
    read = 0.0
    for _ in board.frames():
        lying = [board.stage.item_rect(card) for card in fola.cards]
        if all(rect.width() >= forward.width - 1 for rect in lying):
            read += FRAME
            assert {seat: label.lines for seat, label in shown(board).items()} == {
                seat: label.lines for seat, label in after.items()
            }
    assert read > 1000


def test_a_resto_falls_onto_the_plate_as_a_token(lay: Any) -> None:
    def pays(board: Board, step: Step[Any]) -> bool:
        lines = [line for event in step.events if isinstance(event, Scored) for line in event.lines]
        return by(None, Scored)(board, step) and any(line.term == "minchiate.resto" for line in lines)

    board, step = find(lay, "minchiate", pays)
    lines = [line for event in step.events if isinstance(event, Scored) for line in event.lines]
    side = next(line.side for line in lines if line.term == "minchiate.resto")
    seat = next(seat for seat in board.state.everyone if board.rules.side(seat) == side)
    plate = board.stage.furniture.badge_rect(seat)
    had = shown(board)[seat].score
    board.play(step)
    heights: dict[int, list[float]] = {}
    for _ in board.frames():
        if shown(board)[seat].score != had:
            break
        for item in board.stage.furniture.air._passing:
            if item.isVisible() and item.rotation() and abs(item.x() - plate.center().x()) < plate.width():
                heights.setdefault(id(item), []).append(item.y())
    assert board.stage.busy and shown(board)[seat].score == str(board.rules.standing(board.state)[side])
    (fell,) = (ys for ys in heights.values() if max(ys) - min(ys) > 1)
    assert len(fell) >= 4 and fell == sorted(fell), "downwards"
    assert fell[-1] - fell[0] > 40 and abs(fell[-1] - plate.center().y()) < 0.6 * plate.height()


def test_the_ledger_tells_line_after_line(lay: Any) -> None:
    board, step = find(lay, "minchiate", by(None, Scored))
    heard: list[int] = []

    def count(view: View[Any], _owed: Owed) -> Mapping[Seat, SeatLabel]:
        heard.append(len(view.state.sheet))
        return {}

    ledger = Ledger(board.game, board.view, step.events, count)
    entries = [ledger.write(event) for event in step.events if isinstance(event, Scored)]
    for entry in entries:
        entry.land()
    assert heard[-1] == len(board.state.sheet) and heard == sorted(heard)
    assert ledger.seat_of(1) == 1 and ledger.seat_of(0) == 0


# ---------------------------------------------------------------------------------------------- declared cards, bubbles


def test_what_is_declared_fans_out_and_folds_again(lay: Any) -> None:
    def declares(board: Board, step: Step[Any]) -> bool:
        shows = [event for event in step.events if isinstance(event, Moved) and event.dst.name == "shown"]
        return bool(shows) and len(shows[0].cards) >= 3

    board, step = find(lay, "klaberjass", declares)
    cards = next(event.cards for event in step.events if isinstance(event, Moved) and event.dst.name == "shown")
    board.play(step)
    spreads = []
    for _ in board.frames():
        items = [board.stage._troupe.playing(card) for card in cards]
        if all(item is not None and item.card in cards for item in items):
            places = [item.now.x for item in items if item is not None]
            spreads.append((max(places) - min(places)) / items[0].now.width)  # type: ignore[union-attr]
    wide = [at for at, spread in enumerate(spreads) if spread > 0.9 * (len(cards) - 1)]
    assert len(wide) * FRAME >= 900, "long enough to be read"
    assert min(spreads[: wide[0]]) < 0.5 and min(spreads[wide[-1] :]) < 0.5, "they come and go as a packet"


@pytest.mark.parametrize("size", [(640, 480), (960, 640), (1280, 800), (1100, 1400)])
def test_words_hide_no_card_of_the_trick(lay: Any, size: tuple[int, int]) -> None:
    board, step = find(lay, "minchiate", by(None, Scored), size=size)
    board.play(step)
    air, read = board.stage.furniture.air, 0
    words = [event for event in step.events if isinstance(event, Announced)]
    assert words
    for _ in board.frames():
        lying = [board.stage.item_rect(card) for card in told(step, TrickWon).cards]
        if any(rect.isEmpty() for rect in lying) or not air.count:
            continue
        bubble = air._passing[0].sceneBoundingRect()
        if air._passing[0].isVisible() and air._passing[0].opacity() == 1.0:
            read += 1
            still = [rect for card, rect in zip(told(step, TrickWon).cards, lying, strict=True) if lies(board, card)]
            assert not any(bubble.adjusted(2, 2, -2, -2).intersects(rect) for rect in still)
    assert read >= 5


def test_words_stay_where_they_are_said_if_they_hide_nothing(lay: Any) -> None:
    board = lay("minchiate", 3)
    air = board.stage.furniture.air
    board.stage.settle(board.view)
    (track,) = air.bubble("Pass", QPointF(480, 300), 1000.0)
    track.draw(0.5)
    (there,) = pills(board)
    assert there.contains(QPointF(480, 300)) and abs(there.center().x() - 480) < 1.5
    (track,) = air.bubble("Pass", QPointF(480, 300), 1000.0, [QRectF(440, 280, 100, 60)])
    track.draw(0.5)
    moved = next(box for box in pills(board) if box != there)
    assert not moved.adjusted(2, 2, -2, -2).intersects(QRectF(440, 280, 100, 60))
    assert (moved.center() - there.center()).manhattanLength() < 160


def test_the_number_beside_a_pile_changes_when_its_cards_have_come(lay: Any) -> None:
    board, step = find(lay, "minchiate", by(None, TrickWon))
    pile = next(event.dst for event in step.events if isinstance(event, Moved) and event.dst.name == "taken")
    before = board.stage.furniture.counter_text(pile)
    board.play(step)
    flying = 0
    for _ in board.frames():
        if any(item.now.z > 2000 for item in board.stage._troupe):
            flying += 1
            assert board.stage.furniture.counter_text(pile) == before
    assert flying > 5
    assert board.stage.furniture.counter_text(pile) == str(len(board.view.state.zones[pile]))


def test_the_number_of_a_pile_leaves_with_its_cards(lay: Any) -> None:
    def lays_out(board: Board, step: Step[Any]) -> bool:
        moves = [event for event in step.events if isinstance(event, Moved)]
        return board.state.phase == Phase.PLAY and any(move.src == STOCK and move.dst.name == "fola" for move in moves)

    board, step = find(lay, "minchiate", lays_out)
    stock = list(board.stage._troupe.zones[STOCK])
    assert board.stage.furniture.counter_text(STOCK) == str(len(stock))
    board.play(step)
    flying = 0
    for _ in board.frames():
        if any(item.now.shown and item.now.z > 2000 for item in stock):
            flying += 1
            assert board.stage.furniture.counter_text(STOCK) == "", "nobody counts cards on an empty cloth"
    assert flying > 3
