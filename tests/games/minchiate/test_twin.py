"""The twin law of Minchiate: the fast twin says at every ply what the rules say, and settles a deal as they do."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.ai.exact import Exact
from cardavia.engine.cards import Card
from cardavia.engine.state import Phase
from cardavia.engine.view import View, observe
from cardavia.engine.zones import STOCK, Seat, hand
from cardavia.games.minchiate.fast import Deal
from cardavia.games.minchiate.fast_world import Minchiate
from cardavia.games.minchiate.knowledge import inferred
from cardavia.games.minchiate.packing import CARD, NUMBER, word_of_suits, word_of_trumps
from cardavia.games.minchiate.scoring import difference, resti
from cardavia.games.minchiate.state import DECLARE, DISCARD, FOLA, MinchiateState, aside
from cardavia.games.minchiate.twin import before_play, cards_of, code_of, full_deal, move_of, view_of
from cardavia.games.minchiate.values import is_discardable, points_of
from cardavia.games.minchiate.versicole import versicole_points
from cardavia.kits.tarot import pile
from tests.games.chances import laws
from tests.games.minchiate.table import RULES, SEATS, at, cards, guesses
from tests.games.minchiate.test_laws import SEEDS, shuffled_where_unseen, steps

LAWS = laws("minchiate", 12)
SUBSETS = st.sets(st.sampled_from(sorted(NUMBER)), max_size=97)


def check_the_same(deal: Deal, state: MinchiateState) -> None:
    """What both can tell of a position in the play."""
    assert [cards_of(*deal.hand_of(seat)) for seat in SEATS] == [frozenset(state.at(hand(seat))) for seat in SEATS]
    assert [cards_of(*deal.pile_of(side)) for side in (0, 1)] == [frozenset(state.at(pile(side))) for side in (0, 1)]
    assert (deal.tricks_of(0), deal.tricks_of(1)) == state.tricks
    assert deal.turn == state.turn
    if state.phase == Phase.OVER:
        assert deal.is_over()
        assert deal.side_0_ahead() == resti(state.sheet)
    else:
        assert not deal.is_over()
        assert (deal.ahead, deal.resti) == (difference(state.sheet), resti(state.sheet))
        assert {move_of(code) for code in deal.legal()} == set(RULES.legal_moves(state))


@LAWS
@given(SEEDS)
def test_the_twin_plays_as_the_rules_do(seed: int) -> None:
    deal = None
    for session, move in steps(seed):
        if session.state.phase not in (Phase.PLAY, Phase.OVER):
            continue
        deal = deal or full_deal(session.state)
        check_the_same(deal, session.state)
        if move is not None:
            deal.do(code_of(move))


@laws("minchiate", 6)
@given(SEEDS)
def test_a_twin_of_any_moment_is_the_twin_that_was_played_on(seed: int) -> None:
    """Built in the middle of a trick it is the same, but for what others have shown that they lack."""
    deal, luck = None, Random(seed)
    for session, move in steps(seed):
        if session.state.phase != Phase.PLAY or move is None:
            continue
        deal = deal or full_deal(session.state)
        if luck.random() < 0.1:
            fresh, copy = full_deal(session.state), Deal()
            for seat in SEATS:
                fresh.set_lacks(seat, deal.lacks_of(seat))
            copy.assign(deal)
            assert fresh.dump() == deal.dump() == copy.dump()
        deal.do(code_of(move))


@given(SUBSETS)
def test_cards_are_worth_the_same_to_both(chosen: set[str]) -> None:
    cards = [CARD[NUMBER[card]] for card in NUMBER if card in chosen]
    suits, trumps = word_of_suits(cards), word_of_trumps(cards)
    assert cards_of(suits, trumps) == set(cards)
    assert Deal().worth_of(suits, trumps) == points_of(cards)
    assert Deal().versicole_of(suits, trumps) == versicole_points(cards)


# ------------------------------------------------------------------------------------------------------ what is guessed


def asked(seed: int, phases: tuple[str, ...], every: int = 7) -> list[tuple[View[MinchiateState], MinchiateState]]:
    """Views of the seat in turn in a random match, with the state behind them."""
    moments = []
    for session, move in steps(seed):
        if move is not None and session.state.phase in phases and session.ply % every == 0:
            moments.append((session.view(session.state.turn), session.state))
    return moments


def hands(world: Deal) -> list[frozenset[Card]]:
    return [cards_of(*world.hand_of(seat)) for seat in SEATS]


@pytest.mark.parametrize("seed", range(4))
def test_guesses_agree_with_what_was_seen(seed: int) -> None:
    for view, state in asked(seed, (Phase.PLAY,)):
        lacks = inferred(view.seen)
        for world in guesses(view_of(view), 5):
            held = hands(world)
            assert held[view.seat] == frozenset(state.at(hand(view.seat)))
            assert sorted(card for each in held for card in each) == sorted(
                card for seat in SEATS for card in state.at(hand(seat))
            )
            for seat in SEATS:
                assert len(held[seat]) == len(state.at(hand(seat)))
                assert set(state.met[seat]) & set(state.at(hand(seat))) <= held[seat]
                assert seat == view.seat or not lacks.get(seat, set()) & held[seat]


@pytest.mark.parametrize("seed", range(6))
def test_guesses_before_the_play_leave_what_counts_in_hands(seed: int) -> None:
    for view, state in asked(seed, (DISCARD, DECLARE), every=1):
        for world in guesses(before_play(view), 5):
            held = hands(world)
            for seat in SEATS:
                assert len(held[seat]) == len(state.at(hand(seat)))
                assert {card for card in state.met[seat] if not is_discardable(card)} <= held[seat]
            gone = frozenset(NUMBER) - frozenset().union(*held)
            assert all(map(is_discardable, gone))
            own = state.at(aside(view.seat)) if view.seat in (state.cutter, state.dealer) else ()
            assert {*own, *(card for card in view.state.at(STOCK) if card in NUMBER)} <= gone


@pytest.mark.parametrize("seed", range(4))
def test_a_view_of_the_twin_holds_nothing_that_its_seat_cannot_know(seed: int) -> None:
    """Other cards behind the same view: the same twin, and the same guesses from the same seed."""
    luck = Random(seed)
    for session, move in steps(seed):
        state = session.state
        if move is None or session.ply % 5 or state.phase not in (DISCARD, DECLARE, Phase.PLAY):
            continue
        build = view_of if state.phase == Phase.PLAY else before_play
        other = shuffled_where_unseen(state, state.turn, luck)
        here, there = (build(observe(RULES, each, state.turn, session.log)) for each in (state, other))
        assert here.dump() == there.dump()
        assert all(held == frozenset() for seat, held in enumerate(hands(here)) if seat != state.turn)
        assert [each.dump() for each in guesses(here, 3)] == [each.dump() for each in guesses(there, 3)]


def small(**fields: Any) -> View[MinchiateState]:
    """Two tricks are left, and six cards are unseen: T1 T2 T3, two pips and a trump."""
    line = "turn 0 | hand0 T6 2S | hand1 T1 T2 | hand2 T3 3S | hand3 T9 4S"
    rest = " ".join(card for card in NUMBER if card not in line.split())
    return observe(RULES, at(f"{line} | {FOLA} {rest}", **fields), Seat(0), ())


def test_every_deal_is_guessed_as_often_as_another() -> None:
    """Six unseen cards, two to each of three: ninety deals."""
    counts = Counter(tuple(hands(world)) for world in guesses(view_of(small()), 4500))
    assert len(counts) == 90
    assert sum((count - 50) ** 2 / 50 for count in counts.values()) < 150  # chi square, 89 degrees of freedom


def test_what_was_seen_is_in_no_other_hand() -> None:
    view = small(met=((), cards("T1"), (), ()))
    assert {held[1] & {"T1"} for held in map(hands, guesses(view_of(view), 50))} == {frozenset({"T1"})}


def test_who_would_have_declared_is_unlikely_to_hold_it() -> None:
    """Seat 1 has played T3, and holds T1 and T2 in some guesses: it would have declared the papi."""
    world = Minchiate()
    view = view_of(small())
    view.set_shown(1, 0, word_of_trumps(cards("T3")), 0)
    likely = {}
    for seed in range(60):
        world.seed(seed)
        world.guess_from(view)
        likely.setdefault({"T1", "T2"} <= hands(world)[1], set()).add(world.likely())
    assert likely == {False: {1.0}, True: {0.05}}
    view.set_shown(1, 0, word_of_trumps(cards("T3")), 11)
    for world in guesses(view, 20):
        assert world.likely() == 1.0


# ----------------------------------------------------------------------------------------------------------- the ending


def by_hand(deal: Deal) -> float:
    """The margin when all play best, by every line of play."""
    if deal.is_over():
        return deal.side_0_ahead()
    ends = []
    for code in Deal.legal(deal):
        after = Minchiate()
        after.assign(deal)
        after.do(code)
        ends.append(by_hand(after))
    return min(ends) if deal.turn % 2 else max(ends)


@pytest.mark.parametrize("seed", range(3))
def test_the_last_tricks_are_solved(seed: int) -> None:
    """Cards that are the same to play are left out, and the answer is that of every line."""
    views = [view for view, state in asked(seed, (Phase.PLAY,), every=1) if len(state.at(hand(state.turn))) == 2]
    exact = Exact(Minchiate, 16)
    for view in islice(views, 3):
        known = view_of(view)
        assert known.to_solve()
        exact.begin(known, 5)
        exact.more(1)
        world = Minchiate()
        world.seed(5)
        world.guess_from(known)
        best = exact.ranking()[0]
        sign = -1 if world.turn % 2 else 1
        assert best[2] == pytest.approx(sign * by_hand(world))


def test_equal_cards_are_tried_once() -> None:
    view = view_of(small())
    assert set(map(str, map(move_of, view.legal()))) == {"play T6", "play 2S"}
    (world,) = guesses(view, 1)
    world.set_hand(0, word_of_suits(cards("2S KS")), word_of_trumps(cards("T6 T7 T8 T10 T11 M")))
    world.set_hand(1, 0, word_of_trumps(cards("T9")))
    assert {str(move_of(code).cards[0]) for code in world.legal()} == {"2S", "KS", "T6", "T10", "T11", "M"}


def test_hands_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="do not match"):
        view_of(observe(RULES, at("turn 0 | hand0 T6 2S | hand1 T1"), Seat(0), ()))
