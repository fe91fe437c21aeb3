"""Counts of legal lines, by two writings of the rules that share nothing."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cardavia.engine.moves import Move
from cardavia.engine.rules import Rules
from cardavia.engine.shuffle import shuffled
from cardavia.engine.state import Phase, State
from cardavia.engine.zones import Seat, Zone, hand
from cardavia.games import EVERY, load

TABLE: dict[str, list[dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("perft.toml").read_text(encoding="utf-8")
)
ROWS = [(name, row) for name, rows in TABLE.items() for row in rows]
SLOW = [(name, row) for name, row in ROWS if not row.get("once")]


def counted(rules: Rules[Any], state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(counted(rules, rules.apply(state, move).state, depth - 1) for move in rules.legal_moves(state))


def test_every_game_has_its_counts() -> None:
    assert set(TABLE) == set(EVERY)


def names_of(rows: list[tuple[str, dict[str, Any]]]) -> list[str]:
    return [f"{name}-{row['seed']}-{row['options']}-{len(row.get('after', ()))}" for name, row in rows]


def beginning(name: str, row: dict[str, Any]) -> State:
    """Where the lines of a row begin: after the deal, and after the moves that it gives."""
    game = load(name)
    order = shuffled(game.rules.deck.cards, row["seed"], 1)
    start = game.rules.begin(game.seats[0], Seat(0), game.options.read(row["options"]))
    state: State = game.rules.deal(start, order).state
    for move in row.get("after", ()):
        state = game.rules.apply(state, Move.parse(move)).state
    return state


@pytest.mark.parametrize(("name", "row"), ROWS, ids=names_of(ROWS))
def test_legal_lines(name: str, row: dict[str, Any]) -> None:
    rules, state = load(name).rules, beginning(name, row)
    assert [counted(rules, state, depth) for depth in range(1, len(row["lines"]) + 1)] == row["lines"]


@pytest.mark.parametrize(("name", "row"), SLOW, ids=names_of(SLOW))
def test_legal_lines_counted_slowly(name: str, row: dict[str, Any]) -> None:
    plain = import_module(f"tests.games.{name}.plain")
    depths = range(1, len(row["lines"]) + 1)
    if hasattr(plain, "lines_of_pack"):  # cards are drawn or given during the play: the pack is asked for
        assert "after" not in row
        order = [str(card) for card in shuffled(load(name).rules.deck.cards, row["seed"], 1)]
        assert [plain.lines_of_pack(order, 0, depth, row["options"]) for depth in depths] == row["lines"]
        return
    state = beginning(name, row)
    assert state.phase == Phase.PLAY
    trump = [row["trump"]] if "trump" in row else []
    assert [plain.lines(hands_of(state), state.turn, depth, *trump) for depth in depths] == row["lines"]


def hands_of(state: State) -> list[list[str]]:
    """What each seat holds, shown or not."""
    held = [[*state.at(hand(seat)), *state.at(Zone("shown", seat))] for seat in state.everyone]
    assert len({len(cards) for cards in held}) == 1
    return [list(map(str, cards)) for cards in held]


def test_every_game_has_a_row_that_is_counted_twice() -> None:
    assert {name for name, _ in SLOW} == set(EVERY)
