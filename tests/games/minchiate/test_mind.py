"""The mind of Minchiate: it plays by the rules, sees only its view, and follows section 16 of minchiate.md."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from cardavia.ai.budget import Budget, Stopped
from cardavia.ai.levels import Level
from cardavia.engine.events import Moved
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.view import observe
from cardavia.engine.zones import Seat, hand
from cardavia.game import Advice
from cardavia.games.minchiate import GAME
from cardavia.games.minchiate.discarding import Plan, plans, why
from cardavia.games.minchiate.knowledge import inferred
from cardavia.games.minchiate.mind import advise
from cardavia.games.minchiate.scoring import resti
from cardavia.games.minchiate.state import DECLARE, DISCARD, FOLA, MinchiateOptions, MinchiateState
from cardavia.games.minchiate.values import is_discardable
from cardavia.kits.tricks import trick
from tests.games.minchiate.table import RULES, at, cards, dealt, pack, play
from tests.games.minchiate.test_laws import steps


def asked(state: MinchiateState, level: Level = Level.NORMAL, seed: int = 1) -> Advice:
    view = observe(RULES, state, state.turn, ())
    return advise(RULES, view, Budget(level=level, seconds=60), Random(seed))


def match(seed: int, levels: Mapping[int, Level | None], per_move: list[float] | None = None) -> int:
    """Net resti of side 0; a side without a level plays anything that is legal."""
    session = Session("minchiate", RULES, 4, seed, MinchiateOptions())
    luck = Random(seed)
    while session.state.phase != Phase.OVER:
        if session.state.phase == Phase.DEAL:
            session.deal()
            continue
        level = levels[session.state.turn % 2]
        if level is None:
            session.submit(luck.choice(RULES.legal_moves(session.state)))
        else:
            advice = advise(RULES, session.view(session.state.turn), Budget(level=level, seconds=60), luck)
            assert advice.reason in GAME.words
            session.submit(advice.move)
    return resti(session.state.sheet)


@pytest.mark.slow
def test_it_beats_chance() -> None:
    won = [match(seed, {0: Level.NORMAL, 1: None}) - match(seed, {0: None, 1: Level.NORMAL}) for seed in range(4)]
    assert sum(won) > 8


@pytest.mark.parametrize("level", list(Level))
def test_it_is_deterministic_and_plays_by_the_rules(level: Level) -> None:
    for session, move in steps(11):
        if move is None or session.ply % 9:
            continue
        view = session.view(session.state.turn)
        first, again = (advise(RULES, view, Budget(level=level, seconds=60), Random(3)) for _ in range(2))
        assert first == again
        assert first.move in RULES.legal_moves(session.state)


def test_it_stops_when_the_bell_rings() -> None:
    budget = Budget()
    budget.bell.set()
    state = at("turn 0 | hand0 5S 6S")
    with pytest.raises(Stopped):
        advise(RULES, observe(RULES, state, Seat(0), ()), budget, Random(1))


def test_it_looks_at_one_guess_at_least_however_late_it_is() -> None:
    for session, move in steps(4):
        if move is not None and session.state.phase == Phase.PLAY:
            budget = Budget(seconds=0.0)
            advice = advise(RULES, session.view(session.state.turn), budget, Random(1))
            assert advice.move in RULES.legal_moves(session.state)
            break


# ------------------------------------------------------------------------------------------------------ before the play


def test_the_plans_of_a_discard() -> None:
    """Every order of giving suits up and one of giving up none; trumps go last, what counts never."""
    found = plans(cards("5S 6S KB 3B 2C 3C 4C T6 T7 T33"), 2)
    assert {frozenset(plan.cards) for plan in found} == {
        frozenset(cards(line)) for line in ("5S 6S", "3B 5S", "3B 4C", "4C 3C")
    }
    assert {plan.voids for plan in found if "5S" in plan.cards and "6S" in plan.cards} == {frozenset("S")}
    (last,) = plans(cards("KS KB T27 T6 T40"), 1)
    assert why(last) == ("T6", "minchiate.hint.last-resort")
    assert why(Plan(cards("3B 5S 6S"), frozenset("S"))) == ("5S", "minchiate.hint.makes-void")
    assert why(Plan(cards("3B 4C"), frozenset())) == ("3B", "minchiate.hint.spares-trumps")


def test_it_discards_and_declares() -> None:
    state = dealt(pack(robbed="T33 T21", fola="8S", hands=("T1 T2 T3 KS KB KC", "", "", ""))).state
    assert state.phase == DISCARD
    while state.phase == DISCARD:
        advice = asked(state)
        assert is_discardable(advice.move.cards[0])
        state = play(state, str(advice.move)).state
    assert state.phase == DECLARE
    assert asked(state).reason == "minchiate.hint.declare"
    done = at("turn 0 | hand0 T1 T2 T3 KS KB KC", DECLARE, declared=(("papi-1-3", "kings"), (), (), ()))
    assert asked(done).reason == "minchiate.hint.only-move"


# ----------------------------------------------------------------------------------------------------------- the cards


def ending(held: Mapping[int, str], played: str, leader: int, **fields: Any) -> MinchiateState:
    """The last tricks: these hands, this trick; the rest lies in the Fola, so that all is known but who has what."""
    lying = cards(played)
    out = {card for line in held.values() for card in cards(line)} | set(lying)
    rest = [card for card in RULES.deck.cards if card not in out]
    turn = (leader + len(lying)) % 4
    parts = [f"hand{seat} {line}" for seat, line in held.items()]
    parts += [f"{trick(Seat((leader + step) % 4))} {card}" for step, card in enumerate(lying)]
    line = f"turn {turn} | {' | '.join(parts)} | {FOLA} {' '.join(rest)}"
    return at(line, leader=Seat(leader), **fields)


def test_it_gives_a_counting_card_to_a_partner_who_wins() -> None:
    state = ending({0: "KS 3S", 1: "4B", 2: "5B", 3: "6B"}, "2S T40 4S", 1, suits_led=("S",))
    advice = asked(state)
    assert (str(advice.move), advice.reason) == ("play KS", "minchiate.hint.gives-partner")


def test_it_does_not_throw_a_counting_card_to_the_others() -> None:
    state = ending({0: "T1 T6", 1: "4B", 2: "5B", 3: "6B"}, "T40 2S 4S", 1)
    advice = asked(state)
    assert (str(advice.move), advice.reason) == ("play T6", "minchiate.hint.saves")


def test_it_captures() -> None:
    state = ending({0: "T31 T6", 1: "4B", 2: "5B", 3: "6B"}, "2S 4S T20", 1)
    advice = asked(state)
    assert (str(advice.move), advice.reason) == ("play T31", "minchiate.hint.captures")


def test_it_brings_a_small_trump_home_when_it_plays_last() -> None:
    state = ending({0: "T1 T6", 1: "T8", 2: "5B", 3: "6B"}, "2S 4S 3S", 1)
    advice = asked(state)
    assert (str(advice.move), advice.reason) == ("play T1", "minchiate.hint.brings-home")


def test_it_saves_a_dear_card_with_the_matto() -> None:
    state = ending({0: "T1 M", 1: "4B", 2: "5B", 3: "6B"}, "T40 T8 T9", 1)
    advice = asked(state)
    assert (str(advice.move), advice.reason) == ("play M", "minchiate.hint.excuses")


def test_it_takes_the_last_tricks() -> None:
    state = ending({0: "T40 3S", 1: "4B 5B", 2: "5S 6S", 3: "6B 7B"}, "", 0)
    assert asked(state).reason in {"minchiate.hint.wins-trick", "minchiate.hint.brings-home", "minchiate.hint.waits"}


# ------------------------------------------------------------------------------------------------------- what it knows


def moved(*plays: tuple[int, str]) -> tuple[Moved, ...]:
    return tuple(Moved(cards(card), hand(Seat(seat)), trick(Seat(seat))) for seat, card in plays)


def test_it_infers_voids_and_kings() -> None:
    lacks = inferred(moved((0, "5D"), (1, "T6"), (2, "8D"), (3, "2S")))
    assert lacks[Seat(1)] == {card for card in RULES.deck.cards if card[-1] == "D"}
    assert lacks[Seat(2)] == {"KD"}
    assert lacks[Seat(3)] >= {"KD", "T40", "3D"} and "M" not in lacks[Seat(3)] and "4S" not in lacks[Seat(3)]
    assert lacks[Seat(0)] == set()
    second = inferred(moved((0, "5D"), (1, "6D"), (2, "8D"), (3, "9D"), (0, "2D"), (1, "T6"), (2, "3D"), (3, "M")))
    assert second[Seat(2)] == second[Seat(3)] == set()
    excused = inferred(moved((0, "5D"), (1, "T6"), (2, "M")))
    assert excused[Seat(2)] == {"KD"}


def test_what_it_infers_is_true() -> None:
    """In random matches no seat holds what was inferred that it lacks."""
    for seed in range(5):
        for session, _ in steps(seed):
            if session.state.phase == Phase.PLAY:
                lacks = inferred(session.log)
                for seat, lacking in lacks.items():
                    assert not lacking & set(session.state.at(hand(seat)))
