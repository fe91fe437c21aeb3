"""Known positions of a match: the first decision of the person at the table that somebody wants to see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from cardavia.engine.moves import Verb
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.zones import Seat
from cardavia.game import Game

ME = Seat(0)
MATCHES = 400
"""So many known matches are looked through for a position."""
BOLD = (Verb.DECLARE, Verb.EXCHANGE, Verb.BID)
"""What shows most on a table: who may do this does it, where bold play is wanted."""

Fits = Callable[[Any], bool]


class NoPosition(LookupError):
    """No known match comes to such a decision."""


def find(game: Game[Any], fits: Fits, *, bold: bool = False, **options: Any) -> Session[Any]:
    """A match at the person's first decision whose state fits; chance has played it so far, for every seat.

    The same every time: matches are looked through from number 0 on. Raises ``NoPosition`` after many of them.
    """
    for seed in range(MATCHES):
        for session in _decisions(game, seed, bold=bold, **options):
            if fits(session.state):
                return session
    raise NoPosition(f"{game.id}: no such decision in {MATCHES} matches")


def _decisions(game: Game[Any], seed: int, *, bold: bool, **options: Any) -> Iterator[Session[Any]]:
    """A known match at each of the person's decisions; chance plays it on from one to the next."""
    session: Session[Any] = Session(game.id, game.rules, game.seats[0], seed, game.options.read(options))
    session.deal()
    chance = Random(seed)
    while session.waits_for_seat:
        if session.state.turn == ME:
            yield session
        legal = game.rules.legal_moves(session.state)
        likely = [move for move in legal if bold and move.verb in BOLD]
        session.submit(chance.choice(likely or list(legal)))


def middle(state: Any) -> int:
    """How many cards lie in the middle of the table: of the trick, or to be fished."""
    return sum(len(cards) for zone, cards in state.zones.items() if zone.name in ("trick", "table"))


def in_phase(phase: str, least: int = 0) -> Fits:
    """Whether somebody decides in this phase, with at least so many cards in the middle."""
    return lambda state: state.phase == phase and middle(state) >= least


def asked_phases(game: Game[Any]) -> tuple[str, ...]:
    """The phases in which the person is asked something in the known matches, in the order of a deal."""
    found: dict[str, None] = {}
    for seed in range(12):
        for session in _decisions(game, seed, bold=True):
            found.setdefault(session.state.phase)
    return (*(phase for phase in found if phase != Phase.PLAY), Phase.PLAY)
