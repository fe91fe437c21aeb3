from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.storage import tallies as module
from cardavia.storage.records import Match
from cardavia.storage.tallies import Outcome, Tallies, Tally, load, outcome, save

GOLDEN = Path(__file__).parent / "golden"
Play = Callable[..., Match]


def test_the_sample_of_schema_1_still_means_the_same() -> None:
    tallies, troubles = load(GOLDEN / "tallies-1.json")
    assert tallies.of("toy", "normal") == Tally(won=1, deals=2) and troubles == []
    assert set(module.MIGRATIONS) == set(range(1, module.FORMAT.schema))


def test_matches_are_counted_by_game_and_level(played: Play) -> None:
    tallies = Tallies()
    for seed, level, end in ((1, "easy", "won"), (2, "easy", "lost"), (3, "hard", "drawn"), (4, "easy", "won")):
        tallies = tallies.counted(played(99, seed=seed).record, level, end)  # type: ignore[arg-type]
    easy = tallies.of("toy", "easy")
    assert (easy, easy.played) == (Tally(won=2, lost=1, deals=6), 3)
    assert tallies.of("toy", "hard") == Tally(drawn=1, deals=2)
    assert tallies.of("toy", "normal") == tallies.of("other", "easy") == Tally()
    assert tallies.of("toy", "normal").played == 0


def test_the_same_match_counts_once_and_the_same_deals_again_count_again(played: Play) -> None:
    record = played(99, seed=3).record
    once = Tallies().counted(record, "normal", "won")
    assert once.counted(record, "normal", "won") == once
    otherwise = replace(record, moves=record.moves[::-1])
    assert once.counted(otherwise, "normal", "lost").of("toy", "normal").played == 2


def test_an_open_match_is_not_counted(played: Play) -> None:
    with pytest.raises(ValueError, match="not over"):
        Tallies().counted(played(3).record, "normal", "won")


@pytest.mark.parametrize(
    ("result", "side", "end"),
    [((11, 7), 0, "won"), ((11, 7), 1, "lost"), ((5, 5), 0, "drawn"), ((9, 9, 4), 2, "lost"), ((9, 9, 4), 0, "drawn"),
     ((-3, -1), 0, "lost"), ((3, 8, 9), 2, "won")],
)  # fmt: skip
def test_the_totals_say_who_won(result: tuple[int, ...], side: int, end: Outcome) -> None:
    assert outcome(result, side) == end


counts = st.builds(Tally, **dict.fromkeys(("won", "lost", "drawn", "deals"), st.integers(0, 10**6)))
names = st.sampled_from(("scopa", "briscola", "easy", "hard"))


@settings(max_examples=40)
@given(st.builds(Tallies, tallies=st.dictionaries(names, st.dictionaries(names, counts))))
def test_every_tallies_are_read_as_they_were_written(
    tmp_path_factory: pytest.TempPathFactory, tallies: Tallies
) -> None:
    path = tmp_path_factory.getbasetemp() / "tallies.json"
    assert save(path, tallies) is None
    assert load(path) == (tallies, [])


@pytest.mark.parametrize(
    ("fields", "term"),
    [
        ({"tallies": []}, "damaged"),
        ({"tallies": {"scopa": {"easy": {"won": -1}}}}, "damaged"),
        ({"tallies": {"scopa": {"easy": {"won": 1.5}}}}, "damaged"),
        ({"tallies": {"scopa": {"easy": {"wins": 1}}}}, "damaged"),
        ({"best": 3}, "damaged"),
        ({"schema": 2}, "newer"),
    ],
)
def test_a_file_of_no_use_is_set_aside_for_its_backup(
    tmp_path: Path, played: Play, fields: dict[str, object], term: str
) -> None:
    path = tmp_path / "tallies.json"
    one = Tallies().counted(played(99).record, "easy", "won")
    two = one.counted(played(99, seed=5).record, "easy", "lost")
    save(path, one)
    save(path, two)
    content = json.dumps({**json.loads(path.read_bytes()), **fields}).encode()
    path.write_bytes(content)
    tallies, (trouble,) = load(path)
    assert tallies == one
    assert trouble.term == ("trouble.restored" if term == "damaged" else f"trouble.{term}")
    assert trouble.aside is not None and trouble.aside.read_bytes() == content


def test_no_file_is_zeros(tmp_path: Path) -> None:
    assert load(tmp_path / "none" / "tallies.json") == (Tallies(), [])
