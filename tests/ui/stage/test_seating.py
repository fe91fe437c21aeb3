"""Places in pixels, for windows of every shape."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from cardavia.engine.zones import STOCK, TABLE, Seat, Zone, hand, taken
from cardavia.games.scopa.layout import LAYOUT
from cardavia.ui.stage.pose import Pose
from cardavia.ui.stage.seating import UPRIGHT, Seating

SIZES = [
    (640, 480),
    (800, 600),
    (1280, 800),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (1000, 1000),
    (700, 1000),
    (520, 1000),
]
ME, OTHER = Seat(0), Seat(1)
FULL = {hand(ME): 3, hand(OTHER): 3, TABLE: 12, STOCK: 30, taken(ME): 20, taken(OTHER): 9}


def seating(size: tuple[int, int]) -> Seating:
    return Seating(LAYOUT, 2, ME, *size)


def lying(pose: Pose) -> QRectF:
    box = QRectF(-pose.width / 2, -pose.height / 2, pose.width, pose.height)
    return QTransform().translate(pose.x, pose.y).rotate(pose.turn).mapRect(box)


@pytest.mark.parametrize("size", SIZES)
def test_every_card_is_inside_and_large_enough(size: tuple[int, int]) -> None:
    table = seating(size)
    window = QRectF(0, 0, *size)
    for zone, count in FULL.items():
        for pose in table.poses(zone, range(count)):
            assert window.contains(lying(pose)), f"{zone} at {size}"
            assert pose.height >= LAYOUT.least * min(size[1], UPRIGHT * size[0])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [4, 8, 10, 12, 16])
def test_no_index_on_the_table_is_covered(size: tuple[int, int], count: int) -> None:
    poses = seating(size).poses(TABLE, range(count))
    for number, pose in enumerate(poses):
        index = QRectF(pose.box.topLeft(), pose.box.size())
        index.setWidth(0.24 * pose.width)
        index.setHeight(0.28 * pose.height)
        for other in poses[:number] + poses[number + 1 :]:
            assert other.z < pose.z or not other.box.intersects(index), f"{count} cards at {size}"


@pytest.mark.parametrize("size", [(520, 1000), (576, 660), (1000, 1000)])
def test_the_first_cards_of_an_upright_table_do_not_cover_each_other(size: tuple[int, int]) -> None:
    poses = seating(size).poses(TABLE, range(4))
    assert not any(one.box.intersects(other.box) for at, one in enumerate(poses) for other in poses[:at])


def test_an_upright_table_has_more_rows() -> None:
    assert len({pose.y for pose in seating((520, 1000)).poses(TABLE, range(12))}) >= 3
    assert len({pose.y for pose in seating((1280, 800)).poses(TABLE, range(12))}) == 2


@pytest.mark.parametrize("size", SIZES)
def test_cards_keep_their_place_as_others_come(size: tuple[int, int]) -> None:
    table = seating(size)
    twelve = table.poses(TABLE, range(12))
    for count in range(1, 12):
        assert table.poses(TABLE, range(count)) == twelve[:count]
    assert table.poses(TABLE, [2, 7]) == [twelve[2], twelve[7]]


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] > 1.2 * size[1]])
def test_few_cards_use_the_width_of_the_table(size: tuple[int, int]) -> None:
    poses = seating(size).poses(TABLE, range(4))
    assert max(pose.x for pose in poses) - min(pose.x for pose in poses) >= 2 * poses[0].width
    assert len({pose.x for pose in poses}) == 4, "no two of them stand in a column"


def order(poses: list[Pose]) -> list[tuple[int, int]]:
    """Where each card lies, as a row and as a column of those that are taken."""
    rows, columns = [sorted({getattr(pose, axis) for pose in poses}) for axis in "yx"]
    return [(rows.index(pose.y), columns.index(pose.x)) for pose in poses]


@pytest.mark.parametrize(
    ("alone", "beside"), [((1280, 768), (782, 768)), ((1920, 1048), (1392, 1048)), ((1366, 736), (840, 736))]
)
@pytest.mark.parametrize("count", [3, 4, 6, 9, 12])
def test_cards_lie_as_before_when_a_panel_opens_beside_the_table(
    alone: tuple[int, int], beside: tuple[int, int], count: int
) -> None:
    assert order(seating(alone).poses(TABLE, range(count))) == order(seating(beside).poses(TABLE, range(count)))


@pytest.mark.parametrize("size", SIZES)
def test_more_cards_than_usual_only_move_closer_together(size: tuple[int, int]) -> None:
    table = seating(size)
    few, many = table.poses(TABLE, range(12)), table.poses(TABLE, range(16))
    assert [pose.y for pose in few] == [pose.y for pose in many[:12]]
    assert order(few) == order(many[:12])


@pytest.mark.parametrize("size", SIZES)
def test_the_caption_covers_no_card(size: tuple[int, int]) -> None:
    table = seating(size)
    for zone in (TABLE, hand(ME), hand(OTHER)):
        for pose in table.poses(zone, range(FULL[zone])):
            assert not lying(pose).intersects(table.caption.adjusted(0, 2, 0, -2)), f"{zone} at {size}"


@pytest.mark.parametrize("size", SIZES)
def test_hands_piles_and_table_keep_apart(size: tuple[int, int]) -> None:
    table = seating(size)
    areas = {zone: [lying(pose) for pose in table.poses(zone, range(count))] for zone, count in FULL.items()}
    for zone, boxes in areas.items():
        for other, others in areas.items():
            if str(zone) < str(other):
                assert not any(a.intersects(b) for a in boxes for b in others), f"{zone} and {other} at {size}"


@pytest.mark.parametrize("size", SIZES)
def test_swept_cards_stick_out_with_their_index(size: tuple[int, int]) -> None:
    table = seating(size)
    pile = lying(table.poses(taken(ME), range(5))[-1])
    for count in (1, 3, 5):
        for pose in table.poses(Zone("swept", ME), range(count)):
            box = lying(pose)
            outside = max(box.right() - pile.right(), pile.left() - box.left())
            assert outside >= 0.26 * pose.height, "the index is 106 of 400 units high"
            assert QRectF(0, 0, *size).contains(box)


@pytest.mark.parametrize("size", SIZES)
def test_the_own_hand_shows_every_index(size: tuple[int, int]) -> None:
    for count in (2, 3):
        poses = seating(size).poses(hand(ME), range(count))
        steps = [b.x - a.x for a, b in pairwise(poses)]
        assert min(steps) >= 0.4 * poses[0].width
        assert [pose.turn for pose in poses] == sorted(pose.turn for pose in poses)


def test_who_sits_at_the_bottom_decides() -> None:
    first, second = Seating(LAYOUT, 2, ME, 800, 600), Seating(LAYOUT, 2, OTHER, 800, 600)
    assert first.area(hand(ME)) == second.area(hand(OTHER))
    assert first.area(hand(ME)).top() > first.area(hand(OTHER)).bottom()


def test_what_is_not_laid_out_is_not_drawn() -> None:
    table = seating((800, 600))
    assert table.area(Zone("talon")).isEmpty()
    assert not any(pose.shown for pose in table.poses(Zone("talon"), range(3)))


def test_a_pile_is_drawn_by_its_uppermost_cards() -> None:
    shown = [pose for pose in seating((800, 600)).poses(STOCK, range(40)) if pose.shown]
    assert 2 <= len(shown) <= 6
    assert shown[-1].z == max(pose.z for pose in shown)
