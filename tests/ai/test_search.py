"""The search on a toy: it finds what is best, sees nothing that it should not, and repeats itself for a seed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ai.deals import best_play, dealt, solved
from tests.ai.twins import Twins


def searched(here: Twins, view: Any, seed: int, iterations: int, **how: Any) -> Any:
    search = here.search.Search(here.toy.Toy(), how.pop("nodes", 5000))
    search.begin(view, seed, **how)
    search.more(iterations)
    return search


def test_it_plays_best_where_it_knows_the_world(here: Twins) -> None:
    for seed in range(25):
        toy = dealt(here, seed, plies=seed % 4 + 3)
        values = solved(here, toy)
        best = searched(here, toy, 1, 1500, known=True).ranking()[0]
        assert values[best[0]] == max(values.values()), f"deal {seed}"


def test_it_sees_what_its_seat_sees(here: Twins) -> None:
    """Other cards in the other hands, the same view: the same tree to the last bit."""
    changed = 0
    for seed in range(20):
        toy = dealt(here, seed, plies=seed % 9)
        view = toy.view(toy.turn)
        other = here.toy.Toy()
        other.seed(seed)
        other.guess_from(view)
        changed += other.known() != toy.known()
        again = other.view(other.turn)
        assert view.known() == again.known()
        assert searched(here, view, seed, 150).ranking() == searched(here, again, seed, 150).ranking()
    assert changed > 10


def test_a_guess_agrees_with_the_view(here: Twins) -> None:
    for seed in range(30):
        toy = dealt(here, seed, plies=seed % 11)
        view, guess = toy.view(toy.turn), here.toy.Toy()
        guess.seed(seed)
        guess.guess_from(view)
        hands, voids, *rest = guess.known()
        truth = toy.known()
        assert [voids, *rest] == truth[1:]
        assert [hand.bit_count() for hand in hands] == [hand.bit_count() for hand in truth[0]]
        assert hands[toy.turn] == truth[0][toy.turn]
        assert not any(
            hand >> 4 * suit & 15 and void >> suit & 1
            for hand, void in zip(hands, voids, strict=True)
            for suit in range(3)
        )


STORED = [
    (2048, 287, 12.369337979094077, 12.833543017849616),
    (4, 8, -3.75, 16.656455205114924),
    (256, 5, -6.0, 12.58570617804182),
]
DEALT = [(2, 1, 0, 0, 1), (1, 1, 0, 0, 2), (1, 0, 0, 2, 1), (1, 1, 0, 0, 2)]


def test_a_seed_repeats_itself_in_every_mode(here: Twins) -> None:
    """The numbers were written down once; compiled and as Python they must come again."""
    view = dealt(here, 4).view(0)
    assert searched(here, view, 7, 300).ranking() == STORED
    assert searched(here, view, 8, 300).ranking() != searched(here, view, 7, 300).ranking()
    dealing = here.dealing.Dealing([1, 2, 3, 70, 90], [3, 7, 7, 6, 7], [2, 2, 1])
    luck = here.world.World()
    luck.seed(3)
    assert [tuple(dealing.dealt(luck).values()) for _ in range(4)] == DEALT


def test_it_may_think_in_parts_and_again(here: Twins) -> None:
    """How often it is interrupted changes nothing, nor does what the tree was used for before."""
    view = dealt(here, 2).view(0)
    whole = searched(here, view, 5, 200)
    parts = here.search.Search(here.toy.Toy(), 5000)
    parts.begin(dealt(here, 3).view(0), 9)
    parts.more(100)
    parts.begin(view, 5)
    for number in (1, 2, 50, 147):
        parts.more(number)
    assert parts.ranking() == whole.ranking()
    assert (parts.iterations, parts.spread) == (whole.iterations, whole.spread)
    assert sum(visits for _, visits, _, _ in whole.ranking()) == 200


def test_a_full_tree_still_learns(here: Twins) -> None:
    view = dealt(here, 2).view(0)
    small = searched(here, view, 5, 400, nodes=6)
    assert sum(visits for _, visits, _, _ in small.ranking()) == 400
    assert len(small.ranking()) == 3


def test_a_tree_too_small_for_the_first_moves_takes_no_harm(here: Twins) -> None:
    assert len(searched(here, dealt(here, 2).view(0), 5, 50, nodes=2).ranking()) == 1


def test_margins_are_told_by_the_seat_to_move(here: Twins) -> None:
    """In the last trick all is known: the mean is what will come, and both sides tell it with their own sign."""
    sides = set()
    for seed in range(12):
        toy = dealt(here, seed, plies=11)
        ((move, value),) = solved(here, toy).items()
        sides.add(toy.turn % 2)
        assert searched(here, toy.view(toy.turn), 1, 20).ranking() == [(move, 20, value, 0.0)]
    assert sides == {0, 1}


def weighted_mean(here: Twins, view: Any, eager: int) -> tuple[float, float]:
    """The mean of the last trick over all guesses, each as likely, and by likelihood."""
    guess, margins = here.toy.Toy(), {}
    guess.seed(1)
    for _ in range(200):
        guess.guess_from(view)
        margins[tuple(guess.known()[0])] = best_play(here, guess), 1.0 if guess.known()[0][1] & eager else 0.125
    total = sum(weight for _, weight in margins.values())
    mean = sum(margin * weight for margin, weight in margins.values()) / total
    return sum(margin for margin, _ in margins.values()) / len(margins), mean


def test_a_likelier_guess_comes_more_often(here: Twins) -> None:
    toy = next(each for each in (dealt(here, seed, plies=8) for seed in range(500)) if differs(here, each))
    eager = 0b100010001000
    even, weighted = weighted_mean(here, toy.view(0), eager)
    view = toy.view(0, eager)
    assert searched(here, view, 1, 3000).ranking()[0][2] == pytest.approx(even, abs=0.35)
    assert searched(here, view, 1, 3000, tries=24).ranking()[0][2] == pytest.approx(weighted, abs=0.35)


def differs(here: Twins, toy: Any) -> bool:
    """Whether seat 0 leads the last trick and what seat 1 holds matters."""
    if toy.turn:
        return False
    even, weighted = weighted_mean(here, toy.view(0), 0b100010001000)
    return abs(even - weighted) > 1.5


def test_the_solver_finds_what_looking_at_every_line_finds(here: Twins) -> None:
    for seed in range(20):
        toy = dealt(here, seed, plies=seed % 6 + 4)
        exact = here.exact.Exact(here.toy.Toy, 12)
        view = toy.view(toy.turn)
        exact.begin(view, seed)
        exact.more(3)
        assert exact.iterations == 3
        guess, means = here.toy.Toy(), dict.fromkeys(toy.legal(), 0.0)
        guess.seed(seed)
        for _ in range(3):
            guess.guess_from(view)
            for move, value in solved(here, guess).items():
                means[move] += value / 3
        assert {move: mean for move, _, mean, _ in exact.ranking()} == pytest.approx(means)
        assert [mean for _, _, mean, _ in exact.ranking()] == pytest.approx(sorted(means.values(), reverse=True))


def test_the_solver_gives_up_in_time(here: Twins) -> None:
    exact = here.exact.Exact(here.toy.Toy, 12)
    exact.begin(dealt(here, 1).view(0), 1, patience=50)
    exact.more(2)
    assert exact.gave_up and exact.ranking() == []
