"""The table shows a view, and nothing but the view, whatever is being played."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Announced, DealBegan, MatchWon, TrickWon
from cardavia.engine.state import Phase
from cardavia.engine.zones import STOCK, TABLE, Seat, Sight, hand, taken
from cardavia.ui.look.curves import Look
from tests.ui.stage.tables import ME, OTHER, Played


@pytest.mark.parametrize(("speed", "pace", "reduced"), [(0, 0, False), (1, 1, False), (3, 0.2, False), (1, 0, True)])
def test_items_lie_where_the_view_says_after_every_step(
    played: Played, qtbot: QtBot, speed: float, pace: float, reduced: bool
) -> None:
    played.stage.set_pace(speed, pace, reduced)
    steps = 0
    while played.session.state.phase != Phase.OVER and steps < 90:
        told = played.told
        played.play(played.next_step())
        assert played.stage.busy and played.told == told, "never settled before the caller is through"
        played.run()
        qtbot.waitUntil(lambda told=told: played.told == told + 1)
        assert not played.stage.busy
        played.assert_lies()
        steps += 1
    assert steps > 40


def test_no_face_is_shown_before_it_may_be_seen(played: Played) -> None:
    for _ in range(60):
        step = played.next_step()
        known = played.known(played.seen(step))
        played.play(step)
        for _ in played.frames():
            shown = {card for cards in played.stage.layers().values() for card in cards} - {UNKNOWN}
            assert shown <= known
        hidden = [zone for zone in played.stage.layers() if not played.rules.sees(ME, zone)]
        assert all(set(played.stage.layers()[zone]) == {UNKNOWN} for zone in hidden)
    assert played.rules.sight["stock"] is Sight.NONE


def test_a_deal_flies_and_takes_its_time(played: Played) -> None:
    played.play(played.session.deal())
    length = played.run()
    assert 1000 < length < 3000
    played.stage.set_pace(2, 1, False)
    played.session.undo(0)
    played.play(played.session.deal())
    assert played.run() < 0.7 * length


def test_cards_move_by_small_steps(played: Played) -> None:
    played.deal()
    card = played.view.state.at(hand(ME))[0]
    moves = [move for move in played.rules.legal_moves(played.session.state) if move.cards == (card,)]
    start = played.stage.item_rect(card).center()
    played.play(played.session.submit(moves[0]))
    way = [start]
    for _ in played.frames():
        if played.stage.item_rect(card).isEmpty():
            break
        way.append(played.stage.item_rect(card).center())
        if len(way) > 8:
            break
    leaps = [(b - a).manhattanLength() for a, b in itertools.pairwise(way)]
    assert sum(leap > 1 for leap in leaps) >= 4, "it flew"
    assert max(leaps) < 0.75 * (way[-1] - way[0]).manhattanLength() + 1


def test_a_capture_can_be_read_before_it_flies(played: Played) -> None:
    played.deal()
    _, step = played.until(TrickWon, by=OTHER)
    won = next(event for event in step.events if isinstance(event, TrickWon))
    read = 0.0
    played.play(step)
    for _ in played.frames():
        marked = {item.card for item, _ in played.stage.expected() if item.is_marked("glow")}
        assert marked <= set(won.cards)
        read += 40.0 if marked == set(won.cards) else 0.0
    assert read >= 800
    played.assert_lies()


def test_pace_zero_waits_for_nothing(played: Played) -> None:
    played.stage.set_pace(1, 0, False)
    played.deal()
    played.stage.set_pace(1, 0, False)
    _, step = played.until(TrickWon)
    played.play(step)
    assert played.run() < 2600


def test_a_sweep_is_celebrated_for_less_than_a_second(played: Played) -> None:
    def sweeps(step_events: tuple[object, ...]) -> bool:
        return any(isinstance(event, Announced) and event.term == "scopa.sweep" for event in step_events)

    while not sweeps((step := played.next_step(capture=True)).events):
        played.stage.settle(played.view)
        assert played.session.state.phase != Phase.OVER
    played.play(step)
    lit = 0.0
    for _ in played.frames():
        lit += 40.0 if played.stage.furniture.air.count > 3 else 0.0
    assert 300 < lit <= 1000
    assert played.stage.furniture.air.count == 0


def test_skip_settles_at_once(played: Played) -> None:
    played.play(played.session.deal())
    played.stage.clock.step(700)
    played.stage.skip()
    assert played.told == 1 and not played.stage.busy and not played.stage.clock.running
    played.assert_lies()
    played.stage.skip()
    assert played.told == 1, "nothing was left to skip"


@pytest.mark.parametrize("way", ["click", "key"])
def test_click_and_key_hurry(played: Played, qtbot: QtBot, way: str) -> None:
    played.play(played.session.deal())
    played.stage.clock.step(700)
    with (
        qtbot.waitSignal(played.stage.settled),
        qtbot.assertNotEmitted(played.stage.table_pressed),
    ):
        if way == "click":
            QTest.mouseClick(played.stage.viewport(), Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(played.stage, Qt.Key.Key_Space)
    played.assert_lies()


@pytest.mark.parametrize("after", [0, 300, 900, 1500])
def test_resizing_in_the_middle_settles(played: Played, qtbot: QtBot, after: int) -> None:
    played.play(played.session.deal())
    played.stage.clock.step(after)
    played.stage.resize(1100, 700)
    qtbot.waitUntil(lambda: played.told == 1)
    assert not played.stage.clock.running
    for size in ((1060, 690), (1000, 640)):
        played.stage.resize(*size)
        assert all(item.now == pose for item, pose in played.stage.expected()), "in place at once"
        assert played.stage.renewal.is_due, "in the pictures at hand, until the size stays"
    with qtbot.waitSignal(played.stage.renewal.done):
        pass
    assert played.lies_sharp()
    played.assert_lies()
    window = played.stage.viewport().rect()
    assert all(window.contains(item.outline.toRect()) for item, pose in played.stage.expected() if pose.shown)


def test_hiding_in_the_middle_settles_and_is_told(played: Played, qtbot: QtBot) -> None:
    played.play(played.session.deal())
    played.stage.clock.step(500)
    played.stage.hide()
    qtbot.waitUntil(lambda: played.told == 1)
    assert not played.stage.clock.ticking
    played.stage.show()
    played.assert_lies()


def test_the_next_step_may_come_before_the_last_has_arrived(played: Played) -> None:
    played.play(played.next_step())
    played.stage.clock.step(900)
    played.play(played.next_step())
    played.stage.clock.step(100)
    played.play(played.next_step())
    played.run()
    assert played.told == 1, "only the last sequence is told"
    played.assert_lies()


def test_settling_ends_a_sequence_without_a_word(played: Played, qtbot: QtBot) -> None:
    played.play(played.session.deal())
    played.stage.settle(played.view)
    assert not played.stage.busy
    QApplication.processEvents()
    assert played.told == 0
    played.assert_lies()


def test_undo_is_settling(played: Played) -> None:
    played.deal()
    before = played.stage.layers()
    played.next_step()
    played.stage.settle(played.view)
    assert played.stage.layers() != before
    played.session.undo(played.session.ply - 1)
    played.stage.settle(played.view)
    assert played.stage.layers() == before
    played.assert_lies()


def test_nothing_ticks_at_rest(played: Played, qtbot: QtBot) -> None:
    played.play(played.session.deal())
    played.run()
    qtbot.waitUntil(lambda: not played.faces.is_drawing_ahead, timeout=10_000)
    assert not played.stage.clock.ticking and not played.stage.busy
    played.stage.mark(lit=frozenset(played.view.state.at(hand(ME))))
    assert not played.stage.clock.running, "light alone moves nothing"


def test_marks_lie_over_the_cards_they_are_for(played: Played) -> None:
    played.deal()
    own, table = played.view.state.at(hand(ME)), played.view.state.at(TABLE)
    played.stage.mark(
        lit=frozenset(own),
        chosen=frozenset(own[:1]),
        targets=frozenset(table[:2]),
        dimmed=frozenset(table[2:]),
        focus=own[0],
    )
    marked = {
        item.card: [trim for trim in ("lit", "target", "dim", "focus") if item.is_marked(trim)]
        for item, _ in played.stage.expected()
    }
    assert marked[own[0]] == ["target", "focus"] and marked[own[1]] == ["lit"]
    assert all(marked[card] == ["target"] for card in table[:2])
    assert all(marked[card] == ["dim"] for card in table[2:])
    assert marked[UNKNOWN] == []
    played.run()
    assert played.stage.item_rect(own[0]).center().y() < played.stage.item_rect(own[1]).center().y() + 1
    played.stage.mark()
    played.run()
    played.assert_lies()


def test_chosen_table_cards_differ_from_those_that_could_be_chosen(played: Played) -> None:
    played.deal()
    own, table = played.view.state.at(hand(ME)), played.view.state.at(TABLE)
    before = {card: played.stage.item_rect(card).center().y() for card in table}
    played.stage.mark(chosen=frozenset((own[0], table[0])), targets=frozenset(table[:2]))
    played.run()
    items = {item.card: item for item, _ in played.stage.expected()}
    assert [items[card].is_marked("picked") for card in (own[0], *table[:3])] == [False, True, False, False]
    assert [items[card].is_marked("target") for card in (own[0], *table[:3])] == [True, False, True, False]
    lifted = before[table[0]] - played.stage.item_rect(table[0]).center().y()
    assert lifted >= 0.06 * played.stage.item_rect(table[0]).height()
    ringed, picked = (played.stage._trims.picture(trim, 100.0, 1.0).toImage() for trim in ("target", "picked"))
    seal = picked.pixelColor(14 + 13, 14 + 160 - 13 + 9)
    assert ringed.pixelColor(14 + 13, 14 + 160 - 13 + 9).alpha() == 0 and seal.alpha() == 255, "a sign, not a tint"


def test_long_captions_can_be_read_and_are_over_the_cards(played: Played, qtbot: QtBot) -> None:
    played.deal()
    stage = played.stage
    stage.resize(400, 300)
    stage.set_prompt("Your turn")
    short = stage.furniture.caption_rect
    stage.set_prompt("Hint: the king of cups, taking the seven of coins and three of swords. It wins the settebello.")
    long = stage.furniture.caption_rect
    assert long.height() > 1.6 * short.height(), "two lines, rather than letters of nine pixels"
    assert abs(long.bottom() - short.bottom()) < 12, "it grows away from the own hand"
    stage.mark(chosen=frozenset(played.view.state.at(hand(ME))))
    played.run()
    assert all(stage.furniture._caption.zValue() > item.now.z for item, _ in stage.expected() if item.now.shown)


def test_restyling_bakes_once_for_many_changes(played: Played, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    played.deal()
    baked: list[int] = []
    monkeypatch.setattr(played.stage, "relay", lambda: baked.append(1))
    for contrast in range(55, 75):
        played.faces.grade(Look(contrast=contrast))
    assert baked == []
    with qtbot.waitSignal(played.stage.renewal.done):
        pass
    assert baked == [1]
    played.assert_lies()


def test_counters_count_what_sticks_out_too(played: Played) -> None:
    played.deal()
    assert played.stage.furniture.counter_text(STOCK) == str(len(played.view.state.at(STOCK)))
    for _ in range(25):
        played.play(played.next_step(capture=True))
        played.run()
        for seat in (ME, OTHER):
            zones = played.view.state.zones
            count = sum(
                len(cards) for zone, cards in zones.items() if zone.seat == seat and zone.name in ("taken", "swept")
            )
            assert played.stage.furniture.counter_text(taken(seat)) == (str(count) if count else "")


def test_plates_and_caption_lie_inside_and_beside_the_cards(played: Played) -> None:
    played.deal()
    played.stage.set_prompt("Your turn: choose a card, or press F2 for a hint")
    for size in (QSize(640, 480), QSize(1280, 800), QSize(700, 1000), QSize(1920, 1080)):
        played.stage.resize(size)
        QApplication.processEvents()
        window = played.stage.rect()
        boxes = [
            played.stage.furniture.badge_rect(ME),
            played.stage.furniture.badge_rect(OTHER),
            played.stage.furniture.caption_rect,
        ]
        cards = [item.outline for item, pose in played.stage.expected() if pose.shown]
        for box in boxes:
            assert not box.isEmpty() and window.contains(box.toAlignedRect())
            assert not any(box.adjusted(3, 3, -3, -3).intersects(card) for card in cards), f"{box} at {size}"


def test_a_warning_looks_otherwise(played: Played) -> None:
    played.deal()
    played.stage.set_prompt("You must take")
    plain = played.stage.grab().toImage()
    played.stage.set_prompt("You must take", warn=True)
    assert played.stage.grab().toImage() != plain
    played.stage.set_prompt("")
    assert played.stage.furniture.caption_rect.isEmpty()


def test_grain_changes_the_picture_and_zero_takes_it_away(played: Played) -> None:
    played.deal()
    played.stage.set_grain(0)
    bare = played.stage.grab().toImage()
    felt = played.felt.background(played.stage.viewport().size(), 1.0).toImage()
    free = played.stage._seating.poses(TABLE, range(12))[-1]  # a place on which nothing lies yet
    spot = round(free.x), round(free.y)
    assert bare.pixelColor(*spot) == felt.pixelColor(*spot), "no grain is the cloth itself"
    played.stage.set_grain(100)
    assert played.stage.grab().toImage() != bare


def test_the_first_deal_of_a_fresh_table_begins_with_the_whole_pack(played: Played) -> None:
    step = played.session.deal()
    assert isinstance(step.events[0], DealBegan)
    played.play(step)
    played.stage.clock.step(20)
    assert max(item.now.x for item, pose in played.stage.expected() if item.now.shown) < 100, "from the edge"
    played.stage.clock.step(500)
    assert {UNKNOWN} == {card for cards in played.stage.layers().values() for card in cards}
    assert played.stage.furniture.counter_text(STOCK) == "40"
    assert sum(map(len, played.stage.layers().values())) == 40


def test_from_the_other_seat_the_table_is_turned(played: Played) -> None:
    played.session.deal()
    played.stage.bottom = Seat(1)
    view = played.session.view(Seat(1))
    played.stage.settle(view)
    own = view.state.at(hand(Seat(1)))
    assert all(played.stage.item_rect(card).center().y() > 300 for card in own)
    assert played.stage.item_rect(Card("??")).isEmpty()


def test_events_about_fonts_and_scale_are_survived(played: Played) -> None:
    played.deal()
    for kind in (QEvent.Type.FontChange, QEvent.Type.DevicePixelRatioChange):
        QApplication.sendEvent(played.stage, QEvent(kind))
    played.assert_lies()


def test_the_dealers_star_is_explained(played: Played) -> None:
    played.deal()
    tips = {item.toolTip() for item in played.stage.items() if item.toolTip()}
    assert tips == {played.voice.say("stage.dealer")}


def test_the_stock_leans_to_the_dealers_side(played: Played) -> None:
    heights: dict[Seat, float] = {}
    while len(heights) < 2:
        played.next_step()
        played.stage.settle(played.view)
        heights[played.view.state.dealer] = played.stage.place_of(STOCK).center().y()
    assert heights[OTHER] < heights[ME]


def test_words_of_the_table_come_and_go(played: Played) -> None:
    played.deal()
    shown = 0.0
    played.stage.play((Announced(None, "scopa.last-cards"),), played.view)
    for _ in played.frames():
        shown += 40.0 * played.stage.furniture.air.count
    assert 600 < shown < 3000
    assert played.stage.furniture.air.count == 0 and played.told == 1


def test_the_cards_that_words_are_about_glow(played: Played) -> None:
    played.deal()
    kings = played.view.state.at(TABLE)[:3]
    lit: set[Card] = set()
    played.stage.play((Announced(None, "scopa.void-deal", kings),), played.view)
    for _ in played.frames():
        lit |= {item.card for item, _ in played.stage.expected() if item.is_marked("glow")}
    assert lit == set(kings)
    assert not any(item.is_marked("glow") for item, _ in played.stage.expected())


def test_the_winner_is_cheered_and_the_loser_is_not(played: Played) -> None:
    played.deal()
    for side, cheered in ((ME, True), (OTHER, False), (None, False)):
        played.stage.play((MatchWon(side),), played.view)
        stars = [played.stage.furniture.air.count for _ in played.frames()]
        assert (max(stars, default=0) > 3) is cheered
