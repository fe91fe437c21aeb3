"""A whole match as text: what every seat saw, what it might do, what it did and what came of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

from cardavia.engine.events import Announced, DealBegan, Event, MatchWon, Moved, Scored, TrickWon
from cardavia.engine.notation import described
from cardavia.engine.session import Session
from cardavia.engine.state import Phase, State, Step
from cardavia.engine.view import redact
from cardavia.games import load

FOLDER = Path(__file__).parent / "golden"
SEED = 11


def told(name: str) -> str:
    """The golden match of a game, from its base rules and with chance in every seat."""
    game = load(name)
    session: Session[Any] = Session(name, game.rules, game.seats[0], SEED, game.options())
    return "\n".join([f"{name}, rules {game.rules.version}, seed {SEED}", *_match(session)]) + "\n"


def _match(session: Session[Any]) -> Iterator[str]:
    while session.state.phase != Phase.OVER:
        assert session.ply < 2_000, "a match of chance ends sooner"
        yield ""
        yield f"# ply {session.ply}: {_position(session)}"
        if not session.waits_for_seat:
            yield "> deal"
            yield from _events(session, session.deal())
            continue
        for seat in session.state.everyone:
            yield f"  seat {seat} sees {_short(described(session.view(seat).state))}"
        moves = session.rules.legal_moves(session.state)
        yield from (f"  or {move}" for move in moves)
        # only random() keeps its sequence in every Python
        move = moves[int(Random(f"golden {session.ply}").random() * len(moves))]
        yield f"> {move}"
        yield from _events(session, session.submit(move))
    yield ""
    yield f"# ply {session.ply}: {_position(session)}"


def _short(line: str) -> str:
    """Many backs in a row as their number."""
    return re.sub(r"\?\?(?: \?\?)+", lambda backs: f"{len(backs[0].split())}×??", line)


def _position(session: Session[Any]) -> str:
    state = session.state
    own = {each.name for each in fields(state)} - {each.name for each in fields(State)}
    extra = "".join(f" {name}={getattr(state, name)}" for name in sorted(own))
    totals = "-".join(map(str, session.rules.standing(state)))
    return f"deal {state.deal_no}, {state.phase}, {totals}{extra} | {described(state)}"


def _events(session: Session[Any], step: Step[Any]) -> Iterator[str]:
    for event in step.events:
        yield from (f"  {line}" for line in _lines(event))
        for seat in step.state.everyone:
            seen = redact(session.rules, seat, event)
            if seen != event:
                yield from (f"    seat {seat}: {line}" for line in _lines(seen))


def _lines(event: Event) -> Iterator[str]:
    match event:
        case DealBegan(deal_no, dealer):
            yield f"deal {deal_no} by {dealer}"
        case Moved(cards, src, dst):
            yield f"{src} -> {dst}: {' '.join(cards)}"
        case TrickWon(seat, cards):
            yield f"won by {seat}: {' '.join(cards)}"
        case Announced(seat, term, cards):
            yield f"said by {seat}: {term} {' '.join(cards)}".rstrip()
        case Scored(lines):
            for line in lines:
                held = " / ".join(" ".join(each) for each in line.cards)
                yield f"side {line.side}: {line.points} {line.term} {list(line.counts)} {held}".rstrip()
        case MatchWon(side):
            yield f"match won by {side}"
