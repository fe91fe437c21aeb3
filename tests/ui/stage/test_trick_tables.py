"""The drawn table of the trick games: it shows the view, holds the own hand as one, and plays what happened."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Announced, DealBegan, Moved, Scored, TrickWon
from cardavia.engine.state import Phase
from cardavia.engine.zones import TABLE, hand
from cardavia.games.minchiate.state import FOLA
from cardavia.games.tarocchino.state import shown
from cardavia.ui.stage.scene import SeatLabel, SignLabel
from tests.ui.stage.boards import TRICKS, Board


@pytest.fixture
def sit(qtbot: QtBot) -> Any:
    """Lays a table of 800 by 600 pixels, shown; its clock is only ever stepped by hand."""

    def sit_down(game: str, seed: int, bottom: int = 0) -> Board:
        board = Board(game, seed, bottom)
        qtbot.addWidget(board.stage)
        board.stage.resize(800, 600)
        board.stage.show()
        return board

    return sit_down


def assert_lies(board: Board) -> None:
    """Every item is where seating puts the view, and shows what the view shows."""
    zones = board.view.state.zones
    assert board.stage.layers() == {zone: tuple(cards) for zone, cards in zones.items()}
    for item, pose in board.stage.expected():
        assert item.now == pose
        assert item.card == item.part
        assert item.body.isVisible() == pose.shown


def drag(view: QWidget, point: QPoint) -> None:
    """The pointer moves with its button down."""
    place, button, keys = QPointF(point), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    there = QPointF(view.mapToGlobal(point))
    QApplication.sendEvent(
        view, QMouseEvent(QEvent.Type.MouseMove, place, there, Qt.MouseButton.NoButton, button, keys)
    )


def with_own_shown(sit: Any) -> Board:
    """Tarocchino, after a declaration of who sits at the bottom, in the play."""
    for seed in range(60):
        board: Board = sit("tarocchino", seed)
        board.session.deal()
        while board.state.phase != Phase.PLAY:
            board.next_step()
        if len(board.state.at(shown(board.me))) >= 4:
            while board.state.turn != board.me:
                board.next_step()
            board.stage.settle(board.view)
            return board
    raise AssertionError("nobody ever declares")


# ---------------------------------------------------------------------------------------------------------- whole deals


@pytest.mark.parametrize(("speed", "reduced"), [(0, False), (1, False), (3, True)])
@pytest.mark.parametrize("game", TRICKS)
def test_the_table_shows_exactly_the_view(sit: Any, qtbot: QtBot, game: str, speed: float, reduced: bool) -> None:
    board = sit(game, 5)
    board.stage.set_pace(speed, 0.3, reduced)
    dealt = False
    while not (dealt and board.state.phase in (Phase.DEAL, Phase.OVER)):
        told = board.told
        board.play(board.next_step())
        dealt = True
        board.run()
        qtbot.waitUntil(lambda told=told: board.told == told + 1)
        assert_lies(board)


@pytest.mark.parametrize("game", TRICKS)
def test_no_face_is_shown_before_it_may_be_seen(sit: Any, game: str) -> None:
    board = sit(game, 2, 1)
    known: set[Card] = set()
    for _ in range(70):
        if board.state.phase == Phase.OVER:
            break
        step = board.next_step()
        for event in board.seen(step):
            known |= set(event.cards) if isinstance(event, Moved | TrickWon) else set()
        board.play(step)
        for _ in board.frames():
            showing = {item.card for item, _ in board.stage.expected()} - {UNKNOWN}
            assert showing <= known


@pytest.mark.parametrize("game", TRICKS)
def test_skipping_and_resizing_at_any_moment_settles(sit: Any, qtbot: QtBot, game: str) -> None:
    board = sit(game, 4)
    for number in range(40):
        if board.state.phase == Phase.OVER:
            break
        board.play(board.next_step())
        board.stage.clock.step(90.0 * (number % 17))
        if number % 5:
            board.stage.skip()
        else:
            board.stage.resize(801 + number, 600)
            qtbot.waitUntil(lambda: not board.stage.busy)
        assert not board.stage.clock.running
        assert_lies(board)


@pytest.mark.parametrize("game", ["klaberjass", "tarocchino"])
def test_without_motion_another_size_and_a_hurry_leave_no_card_half_seen(sit: Any, game: str) -> None:
    board = sit(game, 4)
    stage = board.stage
    stage.set_pace(1.0, 1.0, True)
    board.play(board.telling(DealBegan))
    faint = 0
    for _ in board.frames():
        if any(0 < item.body.opacity() < 1 for item in stage._troupe if item.now.shown):
            faint += 1
            stage.resize(stage.width(), stage.height() + 1)
            stage.skip()
            break
    assert faint, "no card came to light"
    seen = [item for item in stage._troupe if item.now.shown]
    assert [item.card for item in seen if item.body.opacity() < 1] == []
    assert [item.card for item in seen if item._left is not None and item._left.isVisible()] == []


# ---------------------------------------------------------------------------------------------------------------- tempo


def test_the_opening_of_a_whole_deal_of_minchiate_is_brisk(sit: Any) -> None:
    lengths = []
    for seed in range(9):
        board = sit("minchiate", seed)
        board.play(board.session.deal())
        lengths.append(board.run())
        board.stage.hide()
    assert sorted(lengths)[4] < 12_000 and max(lengths) < 18_000
    assert min(lengths) > 4000, "and yet every step can be seen"


@pytest.mark.parametrize("game", ["minchiate", "tarocchino"])
def test_a_trick_of_four_takes_about_two_seconds_to_who_does_not_wait(sit: Any, game: str) -> None:
    """Half a second of them the finished trick lies; nobody seems to think."""
    board = sit(game, 6)
    board.stage.set_pace(1, 1, False, hold=0.5, wait=0.0)
    board.until(Phase.PLAY)
    lengths = []
    for _ in range(6):
        length = 0.0
        while True:
            step = board.next_step()
            board.play(step)
            length += board.run()
            if any(isinstance(event, TrickWon) for event in step.events):
                break
        lengths.append(length)
    assert 1500 < sum(lengths) / len(lengths) < 3000, lengths


def test_a_finished_trick_stays_to_be_read_and_goes_as_one(sit: Any) -> None:
    board = sit("tarocchino", 6)
    board.until(Phase.PLAY)
    step = board.telling(TrickWon)
    won = next(event for event in step.events if isinstance(event, TrickWon))
    board.play(step)
    items = [board.stage._troupe.playing(card) for card in won.cards]
    read, together = 0.0, 0.0
    for _ in board.frames():
        glowing = [item for item, _ in board.stage.expected() if item.is_marked("glow")]
        read += 40.0 if len(glowing) == 1 else 0.0
        flying = [item for item, _ in board.stage.expected() if item.now.z > 2000]
        together += 40.0 if len(flying) == 4 else 0.0
    assert read >= 900 and together >= 200
    assert len(items) == 4


def test_packets_are_dealt_as_packets(sit: Any) -> None:
    board = sit("minchiate", 3)
    board.play(board.session.deal())
    most = 0
    for _ in board.frames():
        flying = [item for item, _ in board.stage.expected() if item.now.z > 2000 and item.now.shown]
        most = max(most, len(flying))
    assert most >= 10


# ------------------------------------------------------------------------------------------------------------- own hand


def test_the_own_hand_is_held_by_suit_and_may_be_held_as_dealt(sit: Any) -> None:
    board = sit("minchiate", 7)
    board.until(Phase.PLAY)
    held = board.view.state.at(hand(board.me))
    assert board.stage.own == board.game.arrange(board.view.state, held) != held
    places = [board.stage.item_rect(card).center().x() for card in board.stage.own]
    assert places == sorted(places)
    board.stage.sort(False)
    assert board.stage.own == held and board.stage.clock.running, "they glide"
    board.stage.clock.step(60)
    between = [item for item, pose in board.stage.expected() if item.now != pose]
    assert between
    board.run()
    assert_lies(board)
    board.stage.sort(True)
    board.run()
    assert board.stage.own == board.game.arrange(board.view.state, held)
    assert_lies(board)


def test_trumps_come_first_once_they_are_named(sit: Any) -> None:
    board = sit("klaberjass", 2)
    board.until("bid")
    board.until(Phase.PLAY)
    trump = board.state.trump
    own = [card for card in board.stage.own if card[-1] == trump]
    assert tuple(own) == board.stage.own[: len(own)]
    assert board.stage.own == board.game.arrange(board.view.state, board.view.state.at(hand(board.me)))


def test_two_rows_are_read_from_the_rear_one(sit: Any) -> None:
    board = sit("minchiate", 1)
    board.session.deal()
    board.stage.settle(board.view)
    own = board.stage.own
    assert len(own) >= 22
    rects = [board.stage.item_rect(card) for card in own]
    half = (len(own) + 1) // 2
    assert max(rect.center().y() for rect in rects[:half]) < min(rect.center().y() for rect in rects[half:])
    for row in (rects[:half], rects[half:]):
        assert [rect.left() for rect in row] == sorted(rect.left() for rect in row)
    assert tuple(board.stage.reader.cards()[: len(own)]) == own


def test_the_visible_sliver_of_a_card_is_pressed(sit: Any, qtbot: QtBot) -> None:
    board = sit("minchiate", 1)
    board.session.deal()
    board.stage.settle(board.view)
    for card in board.stage.own:
        item = board.stage._troupe.showing(card)
        assert item is not None
        corner = QPointF(-0.38 * item.now.width, -0.38 * item.now.height)
        point = QPointF(item.now.x, item.now.y) + corner
        with qtbot.waitSignal(board.stage.card_pressed) as pressed:
            QTest.mouseClick(board.stage.viewport(), Qt.MouseButton.LeftButton, pos=point.toPoint())
        assert pressed.args == [str(card)]


def test_own_declared_cards_stay_in_the_hand(sit: Any) -> None:
    board = with_own_shown(sit)
    lying = board.view.state.at(shown(board.me))
    assert set(lying) < set(board.stage.own)
    assert board.stage.own == board.game.arrange(board.view.state, board.view.state.held(board.me))
    for item, pose in board.stage.expected():
        zone = board.stage._troupe.zone_of(item)
        if zone in (shown(board.me), hand(board.me)):
            assert board.stage._ground.is_own(item)
            assert item.is_marked("open") is (zone == shown(board.me))
            assert pose.width == board.stage.expected()[0][1].width or pose.width > 60
    tops = {card: board.stage.item_rect(card).top() for card in board.stage.own}
    covered = [tops[card] for card in board.stage.own if card not in lying]
    assert min(tops[card] for card in lying) < min(covered)


def test_own_declared_cards_can_be_pressed_and_dragged_to_the_table(sit: Any, qtbot: QtBot) -> None:
    board = with_own_shown(sit)
    card = next(iter(board.view.state.at(shown(board.me))))
    rect = board.stage.item_rect(card)
    start = QPoint(round(rect.left() + 0.15 * rect.width()), round(rect.top() + 0.2 * rect.height()))
    with qtbot.waitSignal(board.stage.card_pressed) as pressed:
        QTest.mouseClick(board.stage.viewport(), Qt.MouseButton.LeftButton, pos=start)
    assert pressed.args == [str(card)]
    view = board.stage.viewport()
    with qtbot.waitSignal(board.stage.card_dropped) as dropped:
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
        for goal in (QPoint(300, 330), QPoint(250, 340)):
            drag(view, goal)
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(250, 340))
    assert dropped.args[0] == str(card)
    assert dropped.args[1] == TABLE.name or isinstance(dropped.args[1], Card)


def test_a_card_dropped_on_the_hand_is_not_played(sit: Any) -> None:
    board = with_own_shown(sit)
    ground = board.stage._ground
    assert ground.zone_at(QPointF(400, 300)) == TABLE and ground.zone_at(QPointF(60, 150)) == TABLE
    assert ground.zone_at(QPointF(400, 560)) == hand(board.me)


# ---------------------------------------------------------------------------------------------------------------- marks


def test_signs_and_plates_show_what_they_are_told(sit: Any) -> None:
    board = sit("minchiate", 3)
    board.stage.resize(1280, 760)
    board.until(Phase.PLAY, 2)
    bare = board.stage.grab().toImage()
    board.stage.set_signs((SignLabel("Led: cups", "cups"), SignLabel("Your side leads by 24")))
    assert len(board.stage.furniture.sign_rects()) == 2
    assert board.stage.grab().toImage() != bare
    room = QRectF(board.stage.rect())
    assert all(room.contains(rect) for rect in board.stage.furniture.sign_rects())
    board.stage.set_signs(())
    assert board.stage.furniture.sign_rects() == []
    board.label()
    led = board.stage.grab().toImage()
    board.stage.set_seats({seat: SeatLabel("Anna", leader=seat == 3) for seat in board.state.everyone})
    assert board.stage.grab().toImage() != led
    tips = {item.toolTip() for item in board.stage.items() if item.toolTip()}
    assert tips == {board.voice.say("stage.leader")}


def test_signs_without_room_are_left_out_and_never_lie_over_plates(sit: Any) -> None:
    board = sit("minchiate", 3)
    board.until(Phase.PLAY)
    board.stage.resize(640, 420)
    board.label()
    board.stage.set_signs(tuple(SignLabel(f"A fact of some length, number {number}") for number in range(9)))
    rects = board.stage.furniture.sign_rects()
    assert 1 <= len(rects) < 9
    plates = [board.stage.furniture.badge_rect(seat) for seat in board.state.everyone]
    assert not any(rect.intersects(plate) for rect in rects for plate in plates)


@pytest.mark.parametrize("size", [(640, 420), (1280, 750), (1920, 1030)])
@pytest.mark.parametrize("game", TRICKS)
def test_plates_stay_in_their_rooms_with_long_names_and_many_lines(sit: Any, game: str, size: tuple[int, int]) -> None:
    board = sit(game, 3)
    board.until(Phase.PLAY)
    board.stage.resize(*size)
    lines = ("3 tricks won", "ahead by 59 points", "2 resti of the side", "and a fourth line")
    board.stage.set_seats(
        {seat: SeatLabel("Massimiliano", lines, dealer=True, turn=True, score="1,234") for seat in board.state.everyone}
    )
    for seat in board.state.everyone:
        rect, room = board.stage.furniture.badge_rect(seat), board.stage._seating.badge(seat)
        assert not rect.isEmpty() and room.adjusted(-2, -2, 2, 2).contains(rect), f"{seat} at {size}"


def test_what_lies_is_named_under_it(sit: Any) -> None:
    board = sit("klaberjass", 2)
    board.until("bid")
    assert not any(item.isVisible() for item in board.stage.furniture._notes.values())
    board.until(Phase.PLAY)
    assert [item.isVisible() for item in board.stage.furniture._notes.values()] == [True]
    board = sit("minchiate", 2)
    board.until(Phase.PLAY)
    assert board.stage.furniture.counter_text(FOLA) == "13", "the discards lie with the rest"


def test_another_game_is_laid_on_the_same_table(sit: Any) -> None:
    board, other = sit("minchiate", 3), Board("klaberjass", 3)
    board.until(Phase.PLAY)
    board.label()
    board.stage.set_signs((SignLabel("Led: cups"),))
    board.stage.lay(other.game)
    assert board.stage.layers() == {} and board.stage.furniture.sign_rects() == []
    other.session.deal()
    board.stage.settle(other.view)
    assert board.stage.layers() == {zone: tuple(cards) for zone, cards in other.view.state.zones.items()}
    assert not board.stage.furniture._compass.isVisible(), "two play to and fro"
    other.stage.deleteLater()


# ---------------------------------------------------------------------------------------------------------------- facts


def test_the_fola_comes_forward_and_goes_back(sit: Any) -> None:
    board = sit("minchiate", 3)
    told: list[Announced] = []
    while not told:
        step = board.telling(Announced)
        told = [event for event in step.events if isinstance(event, Announced) and event.term == "minchiate.fola"]
    board.play(step)
    wide = board.stage._seating.forward(13)[0].width
    read = 0.0
    for _ in board.frames():
        lying = [board.stage.item_rect(card) for card in told[0].cards]
        read += 40.0 if all(rect.width() >= wide - 1 for rect in lying) else 0.0
    assert read > 2000
    assert_lies(board)


def test_robbed_cards_come_one_after_another_with_their_points(sit: Any) -> None:
    for seed in range(40):
        board = sit("minchiate", seed)
        step = board.session.deal()
        robbed = [event for event in step.events if isinstance(event, Moved) and event.dst.name == "robbed"]
        scored = [event for event in step.events if isinstance(event, Scored)]
        if len(robbed) >= 4 and len(scored) >= 3:
            break
        board.stage.hide()
    board.play(step)
    most, bubbles, before = 0, 0, 0
    for _ in board.frames():
        lying = sum(len(cards) for zone, cards in board.stage.layers().items() if zone.name == "robbed")
        air = board.stage.furniture.air.count
        bubbles += air > before
        most, before = max(most, lying, air), air
    assert bubbles >= len(robbed)
    assert_lies(board)


def test_a_hand_is_shown_for_a_moment_and_taken_up_again(sit: Any) -> None:
    for seed in range(60):
        board = sit("minchiate", seed)
        board.session.deal()
        while board.state.phase == "discard":
            board.next_step()
        if board.state.phase == "declare" and board.state.turn != board.me:
            break
        board.stage.hide()
    board.stage.settle(board.view)
    seat, read = board.state.turn, 0.0
    step = board.next_step()
    cards = next(event.cards for event in step.events if isinstance(event, Announced))
    board.play(step)
    for _ in board.frames():
        shown_now = [board.stage.item_rect(card) for card in cards]
        read += 40.0 if all(not rect.isEmpty() for rect in shown_now) else 0.0
    assert read >= 600
    assert board.state.phase in ("declare", Phase.PLAY) and seat != board.me
    assert_lies(board)


def test_the_fool_lies_before_the_seat_that_played_it(sit: Any) -> None:
    board = sit("tarocchino", 3)
    board.until(Phase.PLAY)
    while not any(zone.name == "fool" for zone in board.state.zones):
        board.next_step()
    (zone,) = (zone for zone in board.state.zones if zone.name == "fool")
    board.stage.settle(board.view)
    assert board.stage.place_of(zone).contains(board.stage.item_rect(Card("MAT")).center())


def test_the_counted_piles_lie_open_at_the_end(sit: Any) -> None:
    board = sit("tarocchino", 3)
    board.until(Phase.PLAY)
    while board.state.phase != Phase.OVER:
        step = board.next_step()
    board.play(step)
    board.run()
    zones = {zone: cards for zone, cards in board.stage.layers().items() if zone.name == "counted"}
    assert sum(map(len, zones.values())) == 62
    assert all(not board.stage.item_rect(card).isEmpty() for cards in zones.values() for card in cards)
