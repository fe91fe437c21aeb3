"""The mind of Minchiate: it plays by the rules, sees only its view, and follows section 16 of minchiate.md."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from cardavia.ai.budget import Budget, Stopped
from cardavia.ai.levels import Level
from cardavia.engine.cards import Card
from cardavia.engine.events import Moved
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.view import observe
from cardavia.engine.zones import Seat, hand
from cardavia.game import Advice
from cardavia.games.minchiate import GAME
from cardavia.games.minchiate.discarding import best_discard
from cardavia.games.minchiate.knowledge import Knowledge, inferred
from cardavia.games.minchiate.mind import advise
from cardavia.games.minchiate.playout import LATER, Prices, Trick, able, beats, play_out, trick_value
from cardavia.games.minchiate.scoring import resti
from cardavia.games.minchiate.stakes import chance_home, keep_values, stakes
from cardavia.games.minchiate.state import DECLARE, DISCARD, FOLA, MinchiateOptions, MinchiateState
from cardavia.games.minchiate.values import MATTO, ORDER, is_discardable
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


def test_it_makes_voids_with_enough_trumps() -> None:
    trumps = "T6 T7 T8 T9 T11 T12 T14 T15"
    held = cards(f"5S 6S KB 3B 4B 5B 2C 3C 4C 5C 6C 7C 8C {trumps}")
    assert best_discard(held, 2, frozenset()) == ("5S", "minchiate.hint.makes-void")
    assert best_discard(held, 1, frozenset())[1] == "minchiate.hint.spares-trumps"


def test_it_keeps_the_suit_of_the_partners_king_and_its_few_trumps() -> None:
    trumps = "T6 T7 T8 T9 T11 T12 T14 T15"
    held = cards(f"5S 6S KB 3B 4B 5B 2C 3C 4C 5C 6C 7C 8C {trumps}")
    card, _ = best_discard(held, 2, frozenset("S"))
    assert card[-1] != "S"
    assert best_discard(cards("5S 2C 3C T6 T7"), 1, frozenset()) == ("2C", "minchiate.hint.spares-trumps")
    assert best_discard(cards("KS KB T27 T6 T40"), 1, frozenset()) == ("T6", "minchiate.hint.last-resort")


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
    state = ending({0: "T1 T6", 1: "4B", 2: "5B", 3: "6B"}, "2S 4S 3S", 1)
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


def test_guessed_hands_agree_with_what_was_seen() -> None:
    luck = Random(2)
    for session, move in steps(7):
        state = session.state
        if move is None or state.phase != Phase.PLAY or session.ply % 5:
            continue
        known = Knowledge.of(session.view(state.turn))
        hands = known.sample(luck)
        assert sorted(card for held in hands.values() for card in held) == sorted(known.unseen)
        for seat, held in hands.items():
            assert len(held) == len(state.at(hand(seat)))
            assert set(state.met[seat]) & set(state.at(hand(seat))) <= set(held)
            assert not known.lacks[seat] & set(held)


def test_a_guess_is_made_even_where_nothing_agrees() -> None:
    every = frozenset(RULES.deck.cards)
    counts = {Seat(seat): 1 for seat in (1, 2, 3)}
    nothing = {seat: frozenset[Card]() for seat in counts}
    known = Knowledge(Seat(0), (), counts, nothing, dict.fromkeys(counts, every), cards("2S 3S 4S"))
    hands = known.sample(Random(1))
    assert sorted(len(held) for held in hands.values()) == [1, 1, 1]
    short = Knowledge(Seat(0), (), counts, nothing, nothing, cards("2S"))
    with pytest.raises(ValueError, match="do not hold"):
        short.sample(Random(1))


def test_the_twin_says_what_the_rules_say() -> None:
    for seed in range(5):
        for session, move in steps(seed):
            state = session.state
            if move is None or state.phase != Phase.PLAY:
                continue
            held = state.at(hand(state.turn))
            by_rules = {other.cards[0] for other in RULES.legal_moves(state)}
            assert set(able(held, state.played, state.suits_led)) == by_rules
            if state.played:
                best = state.played[ORDER.best(state.played)]
                assert all(beats(card, best) == ORDER.beats(card, best) for card in held)


def test_a_trick_is_worth_what_goes_home_and_what_is_captured() -> None:
    prices = Prices({Card("T37"): 40.0, Card("T5"): 9.0}, {Card("T5"): 1.0, Card("T20"): 2.0}, ())
    full = Trick(Seat(1), cards("T37 T20 T5 T38"))
    assert full.winner == 0
    assert trick_value(full, 0, prices, is_last=False) == 2 + 20 + 10 + 4.5 + 3 + 1 - 2
    assert trick_value(full, 0, prices, is_last=True) == 10 + 2 + 20 + 10 + 4.5 + 3 + 1 - 2
    assert trick_value(full, 1, prices, is_last=False) == -trick_value(full, 0, prices, is_last=False)
    hands = {Seat(2): cards("T20 3S"), Seat(3): cards("T5 4S"), Seat(0): cards("T38 5S"), Seat(1): cards("6S")}
    end = play_out(Seat(1), cards("T37"), hands, 0, prices, 1)
    assert end == (Seat(0), trick_value(full, 0, prices, is_last=False))
    assert play_out(Seat(1), cards("T37"), hands, 0, prices, 21).value == end.value + LATER * (-2 - 10)
    assert hands[Seat(2)] == cards("T20 3S")


def test_stakes_grow_with_what_can_still_be_completed() -> None:
    every = RULES.deck.cards
    fresh = stakes(((), ()), every)
    assert fresh[Card("T1")] > fresh[Card("T3")] > fresh[Card("T5")]
    assert fresh[Card("T30")] > fresh[Card("T31")]
    assert Card("T6") not in fresh and Card("T29") in fresh
    piles = cards("T30 T33"), cards("T29 T32")
    broken = stakes(piles, [card for card in every if card not in (*piles[0], *piles[1])])
    assert broken[Card("T31")] == 10.0  # its face and no versicola, on both sides
    assert (
        chance_home(Card("T40"), every, ()) > chance_home(Card("T38"), every, ()) > chance_home(Card("T1"), every, ())
    )
    assert chance_home(MATTO, every, ()) == 1.0
    assert chance_home(Card("KS"), every, ()) > chance_home(Card("KS"), every, ("S",))
    keep = keep_values(every, fresh, every, (), 21)
    assert keep[MATTO] > keep_values(every, fresh, every, (), 2)[MATTO]
    assert keep[Card("T27")] > keep[Card("T6")] > keep[Card("5S")] == 0.0
    assert set(keep_values(every, fresh, every, (), 1).values()) == {0.0}
