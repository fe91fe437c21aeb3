"""The runner of rule cases: what it answers, and that it fails where it must."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardavia.games import EVERY, NAMES
from tests import cases

FOLDER = cases.ROOT / "tests" / "data" / "cases"
FILES = [FOLDER / f"{game}.json" for game in cases.GAMES]
SAMPLES: dict[str, list[dict[str, Any]]] = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in FILES}
SAMPLE = SAMPLES["scopa"]
ALL = [pytest.param(game, case, id=f"{game}-{case['id']}") for game, sample in SAMPLES.items() for case in sample]


def one(kind: str, expected: Any, game: str = "scopa", **given: Any) -> str | None:
    return cases.fault_of(game, {"id": "x", "kind": kind, "input": given, "expected": expected, "why": "y"})


def test_every_game_on_the_menu_has_cases() -> None:
    """One that rehearses may have them."""
    assert set(NAMES) <= set(cases.GAMES) <= set(EVERY)
    assert set(cases.GAMES) == {path.stem for path in FOLDER.iterdir()}
    for game, sample in SAMPLES.items():
        assert {case["kind"] for case in sample} == set(cases.GAMES[game].KINDS)


@pytest.mark.parametrize(("game", "case"), ALL)
def test_the_cases(game: str, case: dict[str, Any]) -> None:
    assert cases.fault_of(game, case) is None


@pytest.mark.parametrize(("game", "case"), ALL)
def test_a_case_with_another_answer_fails(game: str, case: dict[str, Any]) -> None:
    """Each expected value is asked about: a wrong one is never passed over."""
    expected = case["expected"]
    wrongs = [{**expected, name: [expected[name], "wrong"]} for name in expected] if isinstance(expected, dict) else []
    for wrong in wrongs or [[expected, "wrong"], "wrong"]:
        assert cases.fault_of(game, {**case, "expected": wrong}) is not None


def test_the_command_works_from_anywhere(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(cases.__file__), *map(str, FILES), str(FILES[0])],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    count = sum(map(len, SAMPLES.values())) + len(SAMPLE)
    assert (done.stdout, done.stderr, done.returncode) == (f"{count} passed, 0 failed\n", "", 0)


def test_a_failing_case_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "scopa.json"
    good, bad = dict(SAMPLE[0]), {**SAMPLE[0], "expected": {"options": [["3C", "4D"]]}}
    path.write_text(json.dumps([good, bad]), encoding="utf-8")
    assert cases.main([str(path)]) == 1
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == f"FAILED {bad['id']}: {bad['why']}"
    assert "3C" in shown[1]
    assert "7B" in shown[2]
    assert shown[-1] == "1 passed, 1 failed"


@pytest.mark.parametrize("text", [None, "", "{", "{}", '"cases"', b"\xff\xfe"])
def test_a_file_that_is_none(tmp_path: Path, text: str | bytes | None, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "scopa.json"
    if text is not None:
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert cases.main([str(path)]) == 2
    assert str(path) in capsys.readouterr().err


def test_no_file_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert cases.main([]) == 2
    assert "usage" in capsys.readouterr().err


@pytest.mark.parametrize(
    "case",
    [
        None,
        7,
        {},
        {"id": "x", "kind": "captures", "input": {"card": "7S", "table": []}, "expected": {}, "why": ""},
        {"id": "x", "kind": "captures", "expected": {"options": []}, "why": ""},
        {"id": "x", "kind": "captures", "input": None, "expected": {"options": []}, "why": ""},
        {"id": "x", "kind": "tricks", "input": {"card": "7S", "table": []}, "expected": {"options": []}, "why": ""},
        {"id": "x", "kind": [], "input": {"card": "7S", "table": []}, "expected": {"options": []}, "why": ""},
    ],
)
def test_what_is_no_case(case: Any) -> None:
    assert cases.fault_of("scopa", case) is not None


@pytest.mark.parametrize(
    "given",
    [
        {"card": "7S", "table": ["7X"]},
        {"card": "7S", "table": ["7S"]},
        {"card": "7S", "table": ["2S", "2S"]},
        {"card": "7S", "table": [], "option": 1},
        {"card": "7S", "table": [], "options": {"sweep": True}},
        {"card": "7S", "table": [], "options": {"napola": 1}},
        {"card": "7S", "table": [], "options": {"ace_rule": "always"}},
        {"card": "7S", "table": [], "options": {"target": 12}},
        {"card": "7S"},
    ],
)
def test_what_cannot_be_asked(given: dict[str, Any]) -> None:
    assert one("captures", {"options": []}, **given) is not None
    assert cases.fault_of("whist", {"kind": "captures", "input": given, "expected": {"options": []}}) is not None


def test_order_counts_only_where_it_is_the_answer() -> None:
    table = ["2S", "5B", "3C", "4D"]
    assert one("captures", {"options": [["4D", "3C"], ["5B", "2S"]]}, card="7B", table=table) is None
    assert one("captures", {"options": [["4D", "3C"]]}, card="7B", table=table) is not None
    assert one("captures", {"options": [["4D", "3C"], ["5B", "2S"], ["5B", "2S"]]}, card="7B", table=table) is not None
    asked = {"target": 11, "first_dealer": 0, "deals": [[4, 2]]}
    assert one("match", {"totals": [[4, 2]], "winner": None}, **asked) is None
    assert one("match", {"totals": [[2, 4]]}, **asked) is not None
    assert one("redeal", {"redeal": 1}, table=["10S", "10B", "10C", "4D"]) is not None


def test_an_order_that_is_the_answer() -> None:
    down = ["J", "9", "A", "10", "K", "Q", "8", "7"]
    assert one("order", {"high_to_low": down}, "klaberjass", trump_suit=True) is None
    assert one("order", {"high_to_low": down[::-1]}, "klaberjass", trump_suit=True) is not None


def test_answers_that_are_no_mapping() -> None:
    """Lists of cards without an order, numbers, and booleans that are no numbers."""
    held = ["KB", "6C", "LUN", "MAT"]
    assert one("legal", held[::-1], "tarocchino", hand=held, trick=[]) is None
    assert one("legal", held[1:], "tarocchino", hand=held, trick=[]) is not None
    assert one("legal", [], "tarocchino", hand=held, trick=[]) is not None
    assert one("pile_points", 9, "tarocchino", cards=["ANG", "MAT"]) is None
    assert one("pile_points", 9.0, "tarocchino", cards=["ANG", "MAT"]) is None
    assert one("pile_points", 4.5, "tarocchino", cards=["ANG"]) is None
    assert one("pile_points", 4, "tarocchino", cards=["ANG"]) is not None
    assert one("pile_value", 0, "minchiate", cards=["2S"]) is None
    assert one("pile_value", False, "minchiate", cards=["2S"]) is not None


def test_names_that_are_a_part_of_the_answer() -> None:
    """Whoever finds a set too many has answered wrongly; a mapping without it would otherwise agree."""
    kings = {"cards": ["KS", "KB", "KC"]}
    assert one("sets", {"sets": {"kings": 17}}, "tarocchino", **kings) is None
    assert one("sets", {"sets": {}}, "tarocchino", **kings) is not None
    ways = [{"key": "papi:1-3", "cards": ["T3", "T2", "T1"], "value": 11}]
    assert one("versicole", {"combos": ways}, "minchiate", cards=["T1", "T2", "T3"]) is None
    assert one("versicole", {"combos": []}, "minchiate", cards=["T1", "T2", "T3"]) is not None


@pytest.mark.parametrize(
    ("options", "value"),
    [
        ({}, 50),
        ({"five_is_100": True}, 100),
        ({"five_in_a_row": 100}, 100),
        ({"five_card_100": True}, 100),
        ({"five-card-sequence-100": True}, 100),
    ],
)
def test_options_of_klaberjass(options: dict[str, Any], value: int) -> None:
    run = ["7S", "8S", "9S", "10S", "JS"]
    asked = {"hand": run, "trump": "H", "options": options}
    assert one("sequence", {"cards": run, "value": value}, "klaberjass", **asked) is None


@pytest.mark.parametrize(
    ("game", "kind", "given"),
    [
        ("klaberjass", "points", {"cards": ["7S"], "trump": "H", "options": {"wrong": True}}),
        ("klaberjass", "sequence", {"hand": ["7S"], "trump": "H", "options": {"five_is_100": 1}}),
        ("klaberjass", "points", {"cards": ["2S"], "trump": "H"}),
        ("klaberjass", "points", {"cards": ["7S"], "trump": "X"}),
        ("minchiate", "pile_value", {"cards": ["2S"], "options": {"cut": 1}}),
        ("minchiate", "pile_value", {"cards": ["T41"]}),
        ("tarocchino", "pile_points", {"cards": ["ANG"], "options": {"target": 1}}),
        ("tarocchino", "pile_points", {"cards": ["ANG", "ANG"]}),
    ],
)
def test_what_cannot_be_asked_of_the_other_games(game: str, kind: str, given: dict[str, Any]) -> None:
    fault = one(kind, {"total": 0} if kind == "points" else 0, game, **given)
    assert fault is not None
    assert "NotACase" in fault


@pytest.mark.parametrize(
    ("options", "table", "last", "sweep"),
    [
        ({}, ["AB"], False, True),
        ({}, ["AB"], True, False),
        ({"last_sweep": True}, ["AB"], True, True),
        ({"last_sweep_counts": True}, ["AB"], True, True),
        ({"ace_rule": "none"}, ["AB"], False, True),
        ({"ace_rule": "takes_all"}, ["6B", "9C"], False, False),
        ({"ace_rule": "takes_all_no_scopa"}, ["6B", "9C"], False, False),
        ({"ace_rule": "takes_all_scopa"}, ["6B", "9C"], False, True),
        ({"ace_rule": "takes_all_scopa"}, ["6B", "9C"], True, False),
        ({"ace_rule": "takes_all", "last_sweep_counts": True}, ["AB"], True, True),
    ],
)
def test_options(options: dict[str, Any], table: list[str], last: bool, sweep: bool) -> None:
    wanted = {"legal": True, "table_after": [], "taken": ["AS", *table], "sweep": sweep}
    asked = {
        "hand": ["AS", "8C"],
        "table": table,
        "card": "AS",
        "capture": table,
        "last_play": last,
        "options": options,
    }
    assert one("play", wanted, **asked) is None


def test_the_last_play_with_something_left_over() -> None:
    asked = {"hand": ["3S"], "table": ["3C", "9D"], "card": "3S", "capture": ["3C"], "last_play": True}
    assert one("play", {"legal": True, "table_after": ["9D"], "taken": ["3S", "3C"], "sweep": False}, **asked) is None
    asked = {"hand": ["3S"], "table": ["9D"], "card": "3S", "capture": [], "last_play": True}
    assert one("play", {"legal": True, "table_after": ["9D", "3S"], "taken": [], "sweep": False}, **asked) is None


def test_a_match_stops_when_it_is_won() -> None:
    asked = {"target": 11, "first_dealer": 1, "deals": [[11, 0], [0, 20]]}
    wanted = {"totals": [[11, 0]], "dealers": [1], "winner": 0, "deals_played": 1, "next_dealer": None}
    assert one("match", wanted, **asked) is None


@pytest.mark.parametrize("change", [{"dealer": 1}, {"plays": []}, {"deck": ["AS"]}])
def test_a_deal_that_cannot_be_played(change: dict[str, Any]) -> None:
    case = next(case for case in SAMPLE if case["kind"] == "full_deal")
    assert cases.fault_of("scopa", {**case, "input": {**case["input"], **change}}) is not None


FANTE, REGINA = ("Fante", "Cavallo", "Re"), ("Fante", "Regina", "Re")


@pytest.mark.parametrize(
    ("deck", "courts", "coins"),
    [
        ("siciliane", ("Donna", "Cavallo", "Re"), "coins"),
        *((deck, FANTE, "coins") for deck in ("napoletane", "piacentine", "bergamasche", "trevisane", "triestine")),
        *((deck, FANTE, "coins") for deck in ("bresciane", "trentine", "romagnole", "sarde", "bolognesi")),
        *((deck, REGINA, "diamonds") for deck in ("milanesi", "toscane", "genovesi", "piemontesi")),
    ],
)
def test_every_deck_of_the_rules_has_its_names(deck: str, courts: tuple[str, str, str], coins: str) -> None:
    """The table of scopa.md 2.3."""
    names = dict(zip(("8", "9", "10"), courts, strict=True))
    assert one("deck_names", {"courts": names, "coin_suit": coins, "settebello": f"7 of {coins}"}, deck=deck) is None
