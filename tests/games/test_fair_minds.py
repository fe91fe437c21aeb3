"""No mind cheats, in any game: what it advises does not depend on cards that its seat does not see."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from cardavia import games
from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.engine.rules import Rules
from cardavia.engine.session import Session
from cardavia.engine.state import State
from cardavia.engine.view import observe
from cardavia.engine.zones import Seat
from cardavia.game import Game
from cardavia.games import EVERY, load
from tests.games.chances import TABLES

MATCHES, BETWEEN = 3, 9
"""Matches looked at for each table and level, and plies from one question to the next on the average."""
ROOM = Path(games.__file__).parent
TELLTALE = ("cardavia.engine.session", "cardavia.engine.record", "cardavia.engine.shuffle")
"""Who imports these could know the cards."""


def shuffled_behind(rules: Rules[Any], state: State, seat: Seat, luck: Random) -> State:
    """The same table with all the cards that a seat does not see in other places."""
    hidden = [zone for zone in state.zones if not rules.sees(seat, zone)]
    cards = sorted((card for zone in hidden for card in state.at(zone)), key=lambda card: (luck.random(), card))
    zones = dict(state.zones)
    for zone in hidden:
        zones[zone], cards = tuple(cards[: len(zones[zone])]), cards[len(zones[zone]) :]
    return replace(state, zones=MappingProxyType(zones))


def positions(game: Game[Any], seats: int, luck: Random) -> Iterator[Session[Any]]:
    """Positions of some matches of chance in which somebody is asked, every phase of them at least once."""
    for seed in range(MATCHES):
        session: Session[Any] = Session(game.id, game.rules, seats, seed, game.options())
        met: set[str] = set()
        session.deal()
        while session.waits_for_seat:
            if session.state.phase not in met or luck.random() < 1 / BETWEEN:
                met.add(session.state.phase)
                yield session
            legal = game.rules.legal_moves(session.state)
            session.submit(legal[int(luck.random() * len(legal))])


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_other_hidden_cards_give_the_same_advice(name: str, seats: int, level: Level) -> None:
    game, luck, moved = load(name), Random(f"fair {name} {seats}"), 0
    rules = game.rules
    for session in positions(game, seats, luck):
        state, seat = session.state, session.state.turn
        view = observe(rules, state, seat, session.log)
        found = game.mind(rules, view, Budget(level, seconds=60), Random(7))
        assert found.move in rules.legal_moves(state)
        assert found.reason in {term.partition("@")[0] for term in game.words}
        other = shuffled_behind(rules, state, seat, luck)
        moved += other != state
        again = game.mind(rules, observe(rules, other, seat, session.log), Budget(level, seconds=60), Random(7))
        assert again == found
    assert moved


@pytest.mark.parametrize("name", EVERY)
def test_no_room_of_a_game_can_ask_for_the_match(name: str) -> None:
    """The mind is given views; nothing in its folder imports what knows the whole state or the shuffle."""
    files = sorted((ROOM / name).glob("*.py"))
    assert ROOM / name / "mind.py" in files
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            imported = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            imported += [each.name for each in node.names] if isinstance(node, ast.Import) else []
            assert not any(module.startswith(TELLTALE) for module in imported), file.name
