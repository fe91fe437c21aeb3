"""Counts of legal lines, by two writings of the rules that share nothing."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cardavia.engine.rules import Rules
from cardavia.engine.shuffle import shuffled
from cardavia.engine.state import State
from cardavia.engine.zones import Seat
from cardavia.games import NAMES, load

TABLE: dict[str, list[dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("perft.toml").read_text(encoding="utf-8")
)
ROWS = [(name, row) for name, rows in TABLE.items() for row in rows]


def counted(rules: Rules[Any], state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(counted(rules, rules.apply(state, move).state, depth - 1) for move in rules.legal_moves(state))


def test_every_game_has_its_counts() -> None:
    assert set(TABLE) == set(NAMES)


@pytest.mark.parametrize(("name", "row"), ROWS, ids=[f"{name}-{row['seed']}-{row['options']}" for name, row in ROWS])
def test_legal_lines(name: str, row: dict[str, Any]) -> None:
    game = load(name)
    order = shuffled(game.rules.deck.cards, row["seed"], 1)
    start = game.rules.begin(game.seats[0], Seat(0), game.options.read(row["options"]))
    state = game.rules.deal(start, order).state
    assert [counted(game.rules, state, depth) for depth in range(1, len(row["lines"]) + 1)] == row["lines"]


@pytest.mark.parametrize(("name", "row"), ROWS, ids=[f"{name}-{row['seed']}-{row['options']}" for name, row in ROWS])
def test_legal_lines_counted_slowly(name: str, row: dict[str, Any]) -> None:
    plain = import_module(f"tests.games.{name}.plain")
    order = [str(card) for card in shuffled(load(name).rules.deck.cards, row["seed"], 1)]
    depths = range(1, len(row["lines"]) + 1)
    assert [plain.lines(order, 0, depth, row["options"]) for depth in depths] == row["lines"]
