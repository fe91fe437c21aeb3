"""The tables of the trick games, in every phase and at every size: nothing that must be read is hidden by anything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform
from pytestqt.qtbot import QtBot

from cardavia.engine.events import DealBegan, Moved
from cardavia.engine.layout import Spread
from cardavia.engine.state import Phase
from cardavia.engine.zones import Seat, Zone, hand
from cardavia.games import load
from cardavia.ui.stage.pose import Pose
from cardavia.ui.stage.seating import Seating
from tests.ui.stage.boards import TRICKS, Board, largest_hand

SIZES = [
    (640, 420),
    (640, 480),
    (1280, 750),
    (1280, 800),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (1000, 1000),
    (700, 1000),
    (520, 1000),
    (768, 988),
    (800, 1250),
    (1200, 1880),
]
MOST = {"minchiate": 34}
"""Cards that a hand may hold at most, where chance seldom brings them: twenty-one and the thirteen of the Fola."""
INDEX = QRectF(-0.5 + 0.04, -0.5 + 0.03, 0.19, 0.24)
"""Where the index is drawn, in widths and heights of a card from its middle: 10 to 56 of 250, 10 to 106 of 400."""


def most(game: str) -> int:
    return MOST.get(game) or largest_hand(game)


def seating(game: str, size: tuple[int, int], bottom: int = 0) -> Seating:
    door = load(game)
    return Seating(door.layout, door.seats[0], Seat(bottom), *size)


def turned(pose: Pose) -> QTransform:
    return QTransform().translate(pose.x, pose.y).rotate(pose.turn)


def box(pose: Pose) -> QRectF:
    return turned(pose).mapRect(QRectF(-pose.width / 2, -pose.height / 2, pose.width, pose.height))


def corners(pose: Pose, part: QRectF | None = None) -> QPolygonF:
    share = part or QRectF(-0.5, -0.5, 1, 1)
    whole = QRectF(
        share.x() * pose.width, share.y() * pose.height, share.width() * pose.width, share.height() * pose.height
    )
    return turned(pose).map(QPolygonF(whole))


def hides(upper: Pose, lower: Pose) -> bool:
    """Whether a card covers part of the index of one below it."""
    if not upper.shown or upper.z <= lower.z or not box(upper).intersects(box(lower)):
        return False
    return not corners(upper).intersected(corners(lower, INDEX)).isEmpty()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", TRICKS)
def test_every_index_of_the_own_hand_can_be_read(game: str, size: tuple[int, int]) -> None:
    table, window = seating(game, size), QRectF(0, 0, *size)
    for count in range(1, most(game) + 1):
        poses = table.poses(hand(Seat(0)), range(count))
        assert len(poses) == count
        assert all(window.contains(box(pose)) for pose in poses), f"{count} at {size}"
        for lower, upper in combinations(poses, 2):
            assert not hides(upper, lower), f"{count} cards at {size}"
        rooms = [table.badge(Seat(seat)) for seat in range(table.seats)]
        for room in rooms:
            assert not any(box(pose).intersects(room) for pose in poses), f"{count} cards and a plate at {size}"


@pytest.mark.parametrize("size", [(640, 420), (1280, 750), (1920, 1030), (3840, 2100)])
def test_a_full_hand_is_held_in_one_row_and_a_larger_one_in_two(size: tuple[int, int]) -> None:
    table = seating("minchiate", size)
    for count, rows in ((21, 1), (22, 2), (31, 2)):
        poses = table.poses(hand(Seat(0)), range(count))
        assert len({round(pose.z - at) for at, pose in enumerate(poses)}) == 1, "later cards lie over earlier ones"
        starts = [at for at in range(1, count) if poses[at].x < poses[at - 1].x]
        assert len(starts) == rows - 1
        for at in starts:
            assert poses[0].y - poses[at].y < -0.26 * poses[0].height, "the rear row is the higher one"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", TRICKS)
def test_plates_signs_and_caption_keep_apart(game: str, size: tuple[int, int]) -> None:
    table, window = seating(game, size), QRectF(0, 0, *size)
    rooms = [table.badge(Seat(seat)) for seat in range(table.seats)]
    assert table.signs is not None
    rooms.append(table.signs[0])
    for room in rooms:
        assert room.width() > 60 and room.height() > 36 and window.contains(room)
    for one, other in combinations(rooms, 2):
        assert not one.intersects(other), f"{size}"
    for held in range(most(game) + 1):
        caption = table.caption_over(held)
        assert window.contains(caption)
        assert not any(
            caption.adjusted(0.1 * caption.width(), 0, -0.1 * caption.width(), 0).intersects(room) for room in rooms
        )


# ------------------------------------------------------------------------------------------------------ whole deals


def moments(board: Board) -> Iterator[None]:
    """Every moment of a deal: after each event the cards lie where the next one finds them."""
    troupe = board.stage._troupe
    troupe.seat, dealt = board.me, False
    while board.state.phase != Phase.OVER and not (dealt and board.state.phase == Phase.DEAL):
        step = board.next_step()
        dealt = True
        for event in board.seen(step):
            if isinstance(event, DealBegan):
                troupe.collect()
            elif isinstance(event, Moved):
                troupe.shift(event.cards, event.src, event.dst)
            yield
        troupe.settle(board.view)
        board.stage._view = board.view
        board.stage._hold()
        yield


def may_overlap(one: Zone, other: Zone, table: Seating) -> bool:
    """Backs may lie under open cards of the same seat, a turned card lies under the pack; tricks have a law of their
    own."""
    names = {one.name, other.name}
    if names in ({"trick"}, {"stock", "turned"}):
        return True
    top = one.seat == other.seat is not None and "hand" in names
    return bool(top and table.place(Zone("hand", one.seat)).y < 0.5 and one.seat != table.bottom)  # type: ignore[union-attr]


def assert_clear(board: Board, table: Seating, size: tuple[int, int]) -> None:
    window = QRectF(0, 0, *size)
    lying = [(zone, pose, box(pose)) for zone, _, pose in board.stage._troupe.lying(table) if pose.shown]
    rooms = [table.badge(seat) for seat in board.state.everyone]
    rooms += [table.signs[0]] if table.signs else []
    for zone, pose, area in lying:
        where = f"{zone} at {size}: {pose}"
        assert window.contains(area), where
        assert not any(area.intersects(room) for room in rooms), where
    groups: dict[tuple[Zone, ...], list[tuple[Zone, Pose, QRectF]]] = {}
    for zone, pose, area in lying:
        groups.setdefault(table.fellows(zone), []).append((zone, pose, area))
    for one, other in combinations(groups.values(), 2):
        for zone, pose, area in one:
            for beside, over, covered in other:
                if area.intersects(covered) and not may_overlap(zone, beside, table):
                    raise AssertionError(f"{zone} and {beside} at {size}")
                if zone.name == beside.name == "trick":
                    assert not hides(pose, over) and not hides(over, pose), f"trick at {size}"
    for cards in groups.values():
        place = table.place(cards[0][0])
        if place is not None and place.spread in (Spread.ROW, Spread.FAN) and board.stage._troupe.sees(cards[0][0]):
            for (_, lower, _), (_, upper, _) in combinations(cards, 2):
                assert not hides(upper, lower) and not hides(lower, upper), f"{cards[0][0]} at {size}"


@pytest.mark.parametrize("seed", [1, 8])
@pytest.mark.parametrize("game", TRICKS)
def test_nothing_hides_anything_in_a_whole_deal(game: str, seed: int, qtbot: QtBot) -> None:
    board = Board(game, seed)
    qtbot.addWidget(board.stage)
    tables = [(size, seating(game, size)) for size in SIZES]
    for moment, _ in enumerate(moments(board)):
        for number, (size, table) in enumerate(tables):
            if (moment + number) % 3 == 0:  # every size meets every phase
                assert_clear(board, table, size)


@pytest.mark.parametrize("bottom", [1, 2, 3])
@pytest.mark.parametrize("game", ["minchiate", "tarocchino"])
def test_the_table_is_the_same_from_every_seat(game: str, bottom: int, qtbot: QtBot) -> None:
    board = Board(game, 3, bottom)
    qtbot.addWidget(board.stage)
    table = seating(game, (1280, 750), bottom)
    for moment, _ in enumerate(moments(board)):
        if moment % 4 == 0:
            assert_clear(board, table, (1280, 750))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", TRICKS)
def test_no_place_lies_under_a_plate(game: str, size: tuple[int, int]) -> None:
    table = seating(game, size)
    rooms = [table.badge(Seat(seat)) for seat in range(table.seats)]
    rooms += [table.signs[0]] if table.signs else []
    for name, ahead in load(game).layout.places:
        zone = Zone(name, None if ahead is None else Seat(ahead))
        for count in (1, 2, 8):
            for pose in table.poses(table.fellows(zone)[0], range(count)):
                assert not pose.shown or not any(box(pose).intersects(room) for room in rooms), f"{zone} at {size}"


def test_a_robbed_row_of_thirteen_can_be_read() -> None:
    for size in SIZES:
        table = seating("minchiate", size)
        for seat in range(4):
            poses = table.poses(Zone("robbed", Seat(seat)), range(14))
            assert not any(hides(upper, lower) for lower, upper in combinations(poses, 2))


def test_both_piles_laid_open_can_be_read() -> None:
    for size in SIZES:
        table = seating("tarocchino", size)
        for mine in (0, 2, 20, 31, 42, 60, 62):
            boxes: list[list[QRectF]] = []
            for side, count in ((0, mine), (1, 62 - mine)):
                poses = table.poses(Zone("counted", Seat(side)), range(count))
                boxes.append([box(pose) for pose in poses])
                assert all(QRectF(0, 0, *size).contains(each) for each in boxes[-1])
                for lower, upper in combinations(poses, 2):
                    assert not hides(upper, lower) and not hides(lower, upper), f"{count} at {size}"
            assert not any(one.intersects(other) for one in boxes[0] for other in boxes[1])


def test_cards_that_come_forward_lie_over_the_middle_and_can_be_read() -> None:
    for size in SIZES:
        for game in TRICKS:
            poses = seating(game, size).forward(13)
            middle = sum((QPointF(pose.x, pose.y) for pose in poses), QPointF()) / 13
            assert abs(middle.x() - size[0] / 2) < 1 and 0.3 < middle.y() / size[1] < 0.6
            assert not any(hides(upper, lower) for lower, upper in combinations(poses, 2))
