"""The arithmetic of the bench, and that it runs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardavia import bench
from cardavia.bench import GOALS, SCALES, STARTS_GOALS, Goal, Row, rows, table

ROOT = Path(__file__).resolve().parents[1]


def test_a_row_is_the_median_and_keeps_the_order_of_the_goals() -> None:
    goals = {
        "first": Goal("one", "ms", (5, None), "why"),
        "second": Goal("two", "ms", (None, 7), ""),
        "third": GOALS["memory"],
    }
    found = rows("1080p", [{"second": 9, "first": 4}, {"first": 6, "second": 9}, {"first": 5.5, "second": 2}], goals)
    assert [(row.key, row.value) for row in found] == [("first", 5.5), ("second", 9)]


@pytest.mark.parametrize(
    ("value", "scale", "verdict"),
    [(5.0, "1080p", "pass"), (5.01, "1080p", "OVER"), (8.0, "4K", "pass"), (8.1, "4K", "OVER")],
)
def test_a_verdict_is_of_its_scale(value: float, scale: str, verdict: str) -> None:
    assert Row("key", scale, value, Goal("words", "ms", (5, 8), "")).verdict == verdict


def test_what_has_no_goal_is_only_told() -> None:
    assert Row("key", "4K", 99.0, Goal("words", "ms", (5, None), "")).verdict == ""


def test_the_table_is_markdown() -> None:
    lines = table([Row("key", "4K", 3.14159, Goal("words", "ms", (5, 8), "because"))]).splitlines()
    assert lines[-1] == "| 4K | words | 3.1 ms | 8 | pass | because |"
    assert len({line.count("|") for line in lines}) == 1


def test_every_goal_has_a_reason_and_one_limit_for_each_scale() -> None:
    for goal in {**GOALS, **STARTS_GOALS}.values():
        assert len(goal.most) == len(SCALES)
        assert goal.why or goal.most == (None, None)


def test_the_docs_tell_every_goal() -> None:
    told = (ROOT / "docs" / "bench.md").read_text(encoding="utf-8")
    for goal in {**GOALS, **STARTS_GOALS}.values():
        assert goal.words in told


def test_what_is_measured_is_printed_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []

    def child(_home: Path, words: list[str], scale: int = 1, module: str = bench.BENCH) -> list[dict[str, float]]:
        asked.append([*words, str(scale)])
        started = module == bench.FIRST_PAINT
        return [{"clock": 1.0, "cpu": 0.25}] if started else [{"memory": 100.0}, {"memory": 140.0}]

    monkeypatch.setattr(bench, "_child", child)
    assert bench.main(["--only", "4K", "--runs", "2", "--json", str(tmp_path / "found.json")]) == 0
    assert asked[-1] == ["--here", "--runs", "2", "2"], "a scale has a process of its own"
    said = capsys.readouterr().out
    assert "| 4K | memory with Minchiate on the table | 120.0 MiB |" in said and "load" in said
    kept = json.loads((tmp_path / "found.json").read_text())
    assert [row["key"] for row in kept["medians"]] == [*STARTS_GOALS, "memory"]
    assert kept["runs"]["4K"] == [{"memory": 100.0}, {"memory": 140.0}]
