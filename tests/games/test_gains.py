"""What events add to the numbers beside the seats: together exactly what the tally grows by, as every seat sees it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.view import redact
from cardavia.engine.zones import Seat
from cardavia.game import Gain, Game
from cardavia.games import EVERY, load
from tests.games.chances import by_chance, some_options

GROWING = {"klaberjass": {"klaberjass.tally.points"}, "scopa": {"scopa.tally.cards", "scopa.tally.sweeps"}}
"""Numbers whose growth must be told; whatever else a game tells must be told as fully."""
MATCHES = 12


def gains(game: Game[Any], session: Session[Any], seat: Seat) -> list[Gain]:
    """What the last step added, as a seat saw it."""
    seen, state = (redact(game.rules, seat, event) for event in session.last.events), session.view(seat).state
    return [gain for event in seen if (gain := game.gain(state, event)) is not None]


def tallies(game: Game[Any], state: Any) -> Counter[tuple[Seat, str]]:
    return Counter({(seat, term): n for seat in state.everyone for term, n in game.rules.tally(state, seat)})


@pytest.mark.parametrize("name", EVERY)
def test_gains_add_up_to_the_tally(name: str) -> None:
    game, found = load(name), set[str]()
    steps: list[tuple[Counter[tuple[Seat, str]], Counter[tuple[Seat, str]]]] = []
    for number in range(MATCHES):
        luck = Random(f"gains {number}")
        options = some_options(game, by_chance(luck))
        session: Session[Any] = Session(name, game.rules, game.seats[0], number, options)
        while session.state.phase != Phase.OVER:
            before = session.state
            if before.phase == Phase.DEAL:
                session.deal()
                assert not any(gains(game, session, seat) for seat in before.everyone), "nothing is made by dealing"
                continue
            session.submit(luck.choice(game.rules.legal_moves(before)))
            told = gains(game, session, Seat(0))
            assert all(gains(game, session, seat) == told for seat in before.everyone), "all see the same"
            assert all(gain.n > 0 for gain in told)
            grown: Counter[tuple[Seat, str]] = Counter()
            for gain in told:
                grown[gain.seat, gain.term] += gain.n
                found.add(gain.term)
            steps.append((grown, tallies(game, session.state) - tallies(game, before)))
    assert found >= GROWING.get(name, set())
    for grown, more in steps:
        assert grown == Counter({key: n for key, n in more.items() if key[1] in found})
