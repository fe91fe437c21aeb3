"""What is heard while the table moves, and when."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from cardavia.engine.events import Announced, MatchWon, Moved, TrickWon
from cardavia.engine.zones import TABLE
from cardavia.ui.sound.sounds import Sound
from cardavia.ui.stage.hearing import APART
from tests.ui.stage.tables import FRAME, ME, OTHER, Played


class Ear:
    def __init__(self, played: Played) -> None:
        self.played, self.time = played, 0.0
        self.heard: list[tuple[float, Sound]] = []
        played.stage.hearing.play = lambda sound: self.heard.append((self.time, sound))

    def listen(self) -> list[Sound]:
        for time in self.played.frames():
            self.time = time
        return [sound for _, sound in self.heard]


@pytest.fixture
def ear(played: Played) -> Ear:
    return Ear(played)


def test_a_deal_begins_with_a_riffle_and_one_hears_its_rhythm(played: Played, ear: Ear) -> None:
    played.play(played.next_step())
    heard = Counter(ear.listen())
    assert ear.heard[0][1] is Sound.SHUFFLE
    assert set(heard) == {Sound.SHUFFLE, Sound.CARD} and heard[Sound.SHUFFLE] == 1
    assert 3 <= heard[Sound.CARD] <= 10
    times = [time for time, sound in ear.heard if sound is Sound.CARD]
    assert min(b - a for a, b in itertools.pairwise(times)) >= APART[Sound.CARD] - FRAME


def test_a_card_is_heard_as_it_lands(played: Played, ear: Ear) -> None:
    played.deal()
    while len((step := played.next_step(capture=False)).events) > 1:
        played.stage.settle(played.view)
    played.play(step)
    (laid,) = step.events
    assert isinstance(laid, Moved) and laid.dst == TABLE
    item = played.stage._troupe.playing(laid.cards[0])
    assert item is not None
    for _ in played.frames():
        if ear.heard:
            break
    goal = next(pose for each, pose in played.stage.expected() if each is item)
    assert ear.heard[0][1] is Sound.CARD
    assert abs(item.now.x - goal.x) + abs(item.now.y - goal.y) < 0.1 * goal.height  # as good as there
    assert ear.listen() == [Sound.CARD]


def test_a_capture_is_a_card_and_what_it_takes(played: Played, ear: Ear) -> None:
    played.deal()
    _, step = played.until(TrickWon)
    played.play(step)
    assert [sound for sound in ear.listen() if sound is not Sound.SWEEP][:2] == [Sound.CARD, Sound.TAKEN]


def test_a_sweep_is_heard(played: Played, ear: Ear) -> None:
    played.deal()
    _, step = played.until(Announced)
    played.play(step)
    assert Counter(ear.listen())[Sound.SWEEP] == 1


def test_a_skipped_animation_makes_one_sound_at_most(played: Played, ear: Ear) -> None:
    played.play(played.next_step())
    played.stage.skip()
    assert [sound for _, sound in ear.heard] == [Sound.SHUFFLE]
    played.stage.skip()
    assert len(ear.heard) == 1


def test_what_was_heard_is_not_heard_again_when_the_rest_is_skipped(played: Played, ear: Ear) -> None:
    played.play(played.next_step())
    for _ in played.frames():
        if len(ear.heard) == 2:
            break
    played.stage.skip()
    assert [sound for _, sound in ear.heard] == [Sound.SHUFFLE, Sound.CARD, Sound.CARD]


def test_a_frame_that_comes_late_does_not_make_a_crash(played: Played, ear: Ear) -> None:
    """The box lets the same sound begin once: here only what is due comes, in its order."""
    played.play(played.next_step())
    played.stage.clock.step(60_000)
    assert ear.heard[0][1] is Sound.SHUFFLE


def test_at_instant_speed_a_step_makes_one_sound(played: Played, ear: Ear) -> None:
    played.stage.set_pace(0, 0, False)
    for _ in range(12):
        before = len(ear.heard)
        played.play(played.next_step())
        played.run()
        assert len(ear.heard) == before + 1


def test_nobody_hears_a_hidden_table(played: Played, ear: Ear) -> None:
    played.stage.hide()
    played.play(played.next_step())
    assert not ear.listen()


def test_with_reduced_motion_all_the_same_is_heard(played: Played, ear: Ear) -> None:
    played.deal()
    played.stage.set_pace(1, 1, True)
    _, step = played.until(TrickWon)
    played.play(step)
    assert set(ear.listen()) >= {Sound.CARD, Sound.TAKEN}


@pytest.mark.parametrize(("side", "heard"), [(ME, [Sound.WIN]), (OTHER, [])])
def test_a_match_that_is_won_is_heard_by_the_winner(played: Played, ear: Ear, side: int, heard: list[Sound]) -> None:
    played.deal()
    played.stage.play((MatchWon(int(side)),), played.view)
    assert ear.listen() == heard
