"""How one card moves: on a curve, leaning, over its edge; it lands exactly. Without motion it fades."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLineF, QPointF

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.ui.stage.card_item import CardItem
from cardavia.ui.stage.flights import BOW, TILT, WIDEST_BOW, Fade, Flight
from cardavia.ui.stage.pose import Pose
from tests.ui.stage.tables import Played

START, GOAL = Pose(100, 120, 80.0), Pose(600, 320, 80.0, z=7)
SEVEN = Card("7D")


@pytest.fixture
def item(played: Played) -> Iterator[CardItem]:
    """A card that lies face up at ``START``."""
    made = played.stage._new_item()
    made.play_part(SEVEN)
    made.rest(START, 1.0)
    yield made
    played.stage.cards.removeItem(made.body)


def off_the_line(pose: Pose, start: Pose, goal: Pose) -> float:
    """How far a pose lies from the straight line between two others, in pixels; above it is more than nought."""
    line = QLineF(start.x, start.y, goal.x, goal.y)
    normal = QPointF(line.dy(), -line.dx()) / line.length()
    return QPointF.dotProduct(QPointF(pose.x - start.x, pose.y - start.y), normal)


@pytest.mark.parametrize("goal", [GOAL, GOAL._replace(x=-300.0), GOAL._replace(x=100.0, y=520.0)])
def test_a_card_flies_on_a_curve_leans_and_lands_exactly(item: CardItem, goal: Pose) -> None:
    flight = Flight(item, goal, SEVEN, 1.0)
    flown = []
    for step in range(20):
        flight(step / 20)
        flown.append(item.now)
    away = [abs(off_the_line(pose, START, goal)) for pose in flown]
    length = math.hypot(goal.x - START.x, goal.y - START.y)
    assert 0.7 * min(BOW * length, WIDEST_BOW * 80) < max(away) <= min(BOW * length, WIDEST_BOW * 80) + 1
    assert 0.2 * TILT < max(abs(pose.turn) for pose in flown) <= TILT
    assert item.now.z > 2000
    flight(1.0)
    assert item.now == goal and item.body.transform().isIdentity()
    assert item.body.pos() == QPointF(goal.x, goal.y)


def test_a_card_that_comes_down_goes_a_little_too_far_and_settles(item: CardItem) -> None:
    flight = Flight(item, GOAL, SEVEN, 1.0)
    beyond = 0.0
    for step in range(60):
        flight(step / 60)
        beyond = max(beyond, item.now.x - GOAL.x)
    assert 2.0 < beyond < 0.12 * GOAL.width
    assert item.now.x - GOAL.x < beyond, "it has come back from there"


def test_a_level_flight_is_not_turned(item: CardItem) -> None:
    flight = Flight(item, GOAL, SEVEN, 2.0, level=True)
    for step in range(20):
        flight(step / 20)
        assert item.now.turn == 0.0


@pytest.mark.parametrize(("before", "after"), [(UNKNOWN, SEVEN), (SEVEN, UNKNOWN)])
def test_a_card_turns_over_its_edge_and_is_another_in_the_middle(item: CardItem, before: Card, after: Card) -> None:
    item.play_part(before)
    flight = Flight(item, START._replace(z=9), after, 1.0)
    widths = []
    for step in range(21):
        flight(step / 20)
        assert item.card == (before if step < 10 else after)
        widths.append(item.body.transform().m11() / item.body.transform().m22())
    assert widths[10] < 0.05, "the edge"
    assert widths[:11] == sorted(widths[:11], reverse=True) and widths[10:] == sorted(widths[10:])
    assert widths[5] == pytest.approx(math.cos(math.pi / 4)), "as a card that turns evenly"


def test_a_flight_samples_fast_on_a_fine_screen_and_smoothly_at_rest(item: CardItem) -> None:
    flight = Flight(item, GOAL, SEVEN, 2.0)
    smooth = item.body.transformationMode()
    flight(0.3)
    assert item.body.transformationMode() != smooth
    flight(1.0)
    assert item.body.transformationMode() == smooth


def test_a_fade_moves_nothing_and_changes_the_light_of_two_pictures(item: CardItem) -> None:
    fade = Fade(item, GOAL, UNKNOWN, 1.0)
    face = item.body.pixmap().cacheKey()
    fade(0.25)
    left = item._left
    assert left is not None and left.isVisible()
    assert left.pixmap().cacheKey() == face and left.pos() == QPointF(START.x, START.y)
    assert item.now == GOAL and item.card == UNKNOWN
    assert (item.body.opacity(), left.opacity()) == (0.25, 0.75)
    fade(1.0)
    assert item.body.opacity() == 1.0 and not left.isVisible()


def test_what_stays_as_it_is_does_not_fade(item: CardItem) -> None:
    fade = Fade(item, START, SEVEN, 1.0)
    fade(0.2)
    assert item.body.opacity() == 1.0 and item._left is None


def test_a_fade_that_is_cut_short_leaves_nothing_behind(item: CardItem) -> None:
    Fade(item, GOAL, UNKNOWN, 1.0)(0.4)
    item.rest(START, 1.0)
    assert item._left is not None and not item._left.isVisible() and item.body.opacity() == 1.0
    Fade(item, GOAL, UNKNOWN, 1.0)(0.4)
    item.draw(item.now._replace(shown=False))
    assert not item._left.isVisible()
    Fade(item, GOAL, SEVEN, 1.0)(0.4)
    item.take_off(80.0, 1.0)
    assert not item._left.isVisible() and item.body.opacity() == 1.0
