"""The arena measures: the same mind on both sides comes out even, and a better one ahead."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardavia import arena
from cardavia.ai.arena import Answer, Contender, Thinker, by_chance, duel, play_match, quantile, wins
from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.ai.trials import Estimate
from cardavia.engine.rules import Rules
from cardavia.engine.score import total
from cardavia.engine.shuffle import first_dealer, shuffled
from cardavia.engine.state import Phase
from cardavia.engine.view import View
from cardavia.engine.zones import Seat
from cardavia.games import NAMES, load

SCOPA = load("scopa")
BASE = SCOPA.options()


def easy() -> Contender:
    return Contender("easy", SCOPA.mind, Level.EASY)


def test_duplicate_deals_cancel_luck_out() -> None:
    mirrored = Contender("normal", SCOPA.mind), Contender("normal", SCOPA.mind)
    assert duel(SCOPA.rules, BASE, mirrored, 5, seed=3) == Estimate(0.0, 0.0)


@pytest.mark.parametrize("name", NAMES)
def test_partners_have_the_same_mind(name: str) -> None:
    """Two that play alike come out even whatever the seats, and each side is asked at every of its seats."""
    game = load(name)
    seats = game.seats[0]
    asked: dict[str, set[int]] = {"first": set(), "second": set()}

    def watched(mine: str) -> Thinker:
        def think(rules: Rules[Any], view: View[Any], budget: Budget, luck: Random) -> Answer:
            asked[mine].add(view.seat)
            return by_chance(rules, view, budget, luck)

        return think

    pair = Contender("first", watched("first")), Contender("second", watched("second"))
    end = play_match(game.rules, game.options(), pair, 5, seats)
    assert end.phase == Phase.OVER
    assert asked == {
        name: {seat for seat in range(seats) if game.rules.side(Seat(seat)) == side} for side, name in enumerate(asked)
    }
    mirrored = Contender("one", by_chance), Contender("other", by_chance)
    assert duel(game.rules, game.options(), mirrored, 3, 1, seats) == Estimate(0.0, 0.0)


def test_a_mind_beats_chance() -> None:
    found = duel(SCOPA.rules, BASE, (easy(), Contender("chance", by_chance)), 30, seed=1)
    assert found.mean - found.half > 0


def test_a_match_ends_with_a_winner() -> None:
    pair = Contender("chance", by_chance), easy()
    end = play_match(SCOPA.rules, BASE, pair, seed=5)
    assert end.phase == Phase.OVER
    assert total(end.sheet, 0) != total(end.sheet, 1)
    assert len(pair[0].times) + len(pair[1].times) == 36 * len({line.deal for line in end.sheet})


def test_matches_won_are_a_share() -> None:
    found = wins(SCOPA.rules, BASE, (easy(), Contender("chance", by_chance)), 12, seed=1)
    assert 0.5 < found.mean <= 1


def test_the_interval_of_known_numbers() -> None:
    assert Estimate.of([1.0, 3.0]) == (2.0, pytest.approx(1.96))


def test_quantiles_are_in_milliseconds() -> None:
    assert quantile([0.003, 0.001, 0.002], 0.5) == 2.0
    assert quantile([], 0.5) == 0.0


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["match", "scopa", "easy", "random", "--pairs", "3", "--option", "napola=true"], "ahead in a deal by"),
        (["match", "scopa", "easy", "random", "--pairs", "0", "--matches", "4"], "matches won"),
        (["match", "klaberjass", "easy", "random", "--pairs", "2", "--option", "target=300"], "ahead in a deal by"),
        (["match", "tarocchino", "easy", "random", "--pairs", "2"], "ahead in a deal by"),
        (["match", "minchiate", "random", "random", "--pairs", "2", "--matches", "4"], "matches won"),
    ],
)
def test_the_command_tells_what_it_measured(
    arguments: Sequence[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena.main(arguments) == 0
    out = capsys.readouterr().out
    assert expected in out
    assert "p99" in out


@pytest.mark.parametrize(
    ("found", "results", "expected"),
    [
        (Estimate(0.5, 0.2), 100, "ada is better than bob"),
        (Estimate(-0.5, 0.2), 100, "bob is better than ada"),
        (Estimate(0.1, 0.2), 100, "undecided"),
        (Estimate(1.0, 0.0), 2, "undecided: too few"),
    ],
)
def test_the_verdict_in_words(found: Estimate, results: int, expected: str) -> None:
    assert arena.verdict("ada", "bob", found, 0.0, results).startswith(expected)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(SystemExit, match="napola=True"):
        arena.main(["match", "scopa", "easy", "random", "--option", "wrong=1"])


def test_a_void_deal_is_dealt_again() -> None:
    seed = next(
        number
        for number in range(10_000)
        if SCOPA.rules.deal(
            SCOPA.rules.begin(2, first_dealer(number, 2), BASE), shuffled(SCOPA.rules.deck.cards, number, 1)
        ).state.phase
        == Phase.DEAL
    )
    pair = Contender("chance", by_chance), Contender("chance", by_chance)
    end = play_match(SCOPA.rules, BASE, pair, seed)
    assert end.phase == Phase.OVER
    assert end.shuffles > end.deal_no


def test_figures_can_be_kept(tmp_path: Path) -> None:
    kept = tmp_path / "found.json"
    assert arena.main(["match", "scopa", "easy", "random", "--pairs", "3", "--json", str(kept)]) == 0
    (found,) = json.loads(kept.read_text("utf-8"))
    low, high = found["range"]
    assert low <= found["points"] <= high and found["pairs"] == 3
    assert (found["game"], found["first"], found["second"], found["seed"]) == ("scopa", "easy", "random", 1)


def test_a_ladder_says_what_is_proven(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["ladder", "klaberjass", "--pairs", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[1].strip() for line in lines] == [
        f"{higher} over {lower}" for lower, higher in pairwise(["random", *Level])
    ]
    assert all("NOT PROVEN" in line for line in lines), "two deals prove nothing"


def test_a_sequential_test_stops_when_it_knows(capsys: pytest.CaptureFixture[str]) -> None:
    arena.main(["sprt", "scopa", "easy", "random", "--d1", "0.5", "--max-pairs", "60"])
    assert "better by 0.5" in capsys.readouterr().out
