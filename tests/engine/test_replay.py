"""Records: a whole one gives the very match again, a damaged one gives a reason and never an exception."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.engine.moves import Move, Verb
from cardavia.engine.record import Record
from cardavia.engine.session import Session, replay
from cardavia.engine.state import Phase
from cardavia.games.scopa.rules import ScopaOptions, ScopaRules

RULES = ScopaRules()
CARDS = st.lists(st.sampled_from((*ITALIAN_40.cards, Card("??"), Card("T35"))), max_size=3).map(tuple)
ANY_MOVE = st.builds(Move, st.sampled_from((Verb.PLAY, Verb.PLAY, *Verb)), CARDS, CARDS, st.sampled_from(("", "take")))


@cache
def whole(seed: int = 7) -> Record:
    """A finished match."""
    session = Session("scopa", RULES, 2, seed, ScopaOptions())
    while session.state.phase != Phase.OVER:
        assert session.ply < 2_000, "a match of chance ends sooner"
        if session.waits_for_seat:
            legal = RULES.legal_moves(session.state)
            session.submit(legal[session.ply % len(legal)])
        else:
            session.deal()
    return session.record()


def void_seed() -> int:
    """A seed whose first deal is void: three kings lie on the table."""
    for seed in range(5000):
        session = Session("scopa", RULES, 2, seed, ScopaOptions())
        if session.deal().state.phase == Phase.DEAL:
            return seed
    raise AssertionError("no void deal in 5,000")


def test_a_whole_record() -> None:
    again = replay(RULES, whole())
    assert again.stopped is None
    assert again.session.state.phase == Phase.OVER
    assert again.session.record() == whole()


def test_a_record_can_end_at_any_ply() -> None:
    session = replay(RULES, whole()).session
    kept = {session.ply: (session.record(), session.state)}
    while session.ply:
        session.undo(session.ply - 1)
        kept[session.ply] = (session.record(), session.state)
    for record, state in kept.values():
        again = replay(RULES, record)
        assert (again.stopped, again.session.state) == (None, state)


def test_a_void_deal_is_replayed() -> None:
    session = Session("scopa", RULES, 2, void_seed(), ScopaOptions())
    dealer = session.state.dealer
    session.deal()
    assert session.record().deals == 1
    assert replay(RULES, session.record()).session.state == session.state
    session.deal()
    assert session.state.dealer == dealer
    assert (session.waits_for_seat, session.record().deals) == (True, 2)
    assert replay(RULES, session.record()).session.state == session.state


@pytest.mark.parametrize(
    ("changes", "reason", "plies"),
    [
        ({"deals": 0}, "reason.missing-deal", 0),
        ({"deals": 1}, "reason.missing-deal", 37),
        ({"deals": 99}, "reason.missing-moves", None),
        ({"moves": ()}, "reason.missing-moves", 1),
        ({"moves": whole().moves[:5]}, "reason.missing-moves", 6),
        ({"moves": whole().moves[1:]}, "reason.not-your-card", 1),
        ({"moves": (*whole().moves, whole().moves[-1])}, "reason.no-move-now", None),
        ({"result": None}, "reason.other-result", None),
        ({"result": (0, 0)}, "reason.other-result", None),
        ({"deals": 0, "moves": (), "result": (11, 3)}, "reason.other-result", 0),
        ({"seed": 8}, "reason.not-your-card", 1),
    ],
)
def test_damage_has_a_name(changes: dict[str, object], reason: str, plies: int | None) -> None:
    again = replay(RULES, replace(whole(), **changes))  # type: ignore[arg-type]
    assert again.stopped == reason
    assert plies is None or again.session.ply == plies


@given(st.data())
def test_any_damage_gives_a_reason_or_a_match(data: st.DataObject) -> None:
    """Whatever is changed in a record: no exception, and what was replayed is a match that can go on."""
    moves = list(whole().moves)
    for _ in range(data.draw(st.integers(0, 3), label="changes")):
        place = data.draw(st.integers(0, len(moves)), label="at")
        length = data.draw(st.integers(0, 4), label="cut")
        moves[place : place + length] = data.draw(st.lists(ANY_MOVE, max_size=2), label="put")
    record = replace(
        whole(),
        moves=tuple(moves),
        deals=data.draw(st.just(whole().deals) | st.integers(0, 9), label="deals"),
        seed=data.draw(st.just(whole().seed) | st.integers(-3, 3), label="seed"),
        result=data.draw(st.just(whole().result) | st.none() | st.tuples(st.integers(), st.integers()), label="result"),
    )
    again = replay(RULES, record)
    kept = again.session.record()
    assert kept.moves == record.moves[: len(kept.moves)]
    if again.stopped is None:
        assert kept == record
    else:
        assert kept != record
    assert replay(RULES, kept).stopped is None
