"""The fast twin is the readable rules, ply by ply; a view's twin knows what the seat saw and guesses the rest."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import comb
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.cards import ITALIAN_40
from cardavia.engine.score import of_deal, total
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.view import View, observe
from cardavia.engine.zones import STOCK, Seat, hand, taken
from cardavia.games.scopa.bitwise import mask
from cardavia.games.scopa.fast import DEEPEST, Scopa
from cardavia.games.scopa.rules import ScopaOptions, ScopaState
from cardavia.games.scopa.scoring import settle
from cardavia.games.scopa.stakes import SPAN, worth
from cardavia.games.scopa.twin import code_of, move_of, view_of, world_of
from tests.games.chances import by_chance, deals, laws, some_options
from tests.games.scopa.tables import GAME, RULES, VARIANTS, chance_match, last_hand, seen_by_eldest

CARDS = st.sampled_from(ITALIAN_40.cards)


def follow(session: Session[ScopaState], luck: Random) -> None:
    """One deal played by chance in the rules and in the twin, compared at every ply; at its end the points too."""
    session.deal()
    if not session.waits_for_seat:
        return
    number, twin = session.state.deal_no, world_of(RULES, session.state)
    while session.waits_for_seat and session.state.deal_no == number:
        state = session.state
        assert twin.turn == state.turn
        assert twin.dump() == world_of(RULES, state).dump()
        moves = RULES.legal_moves(state)
        assert sorted(twin.legal()) == sorted(map(code_of, moves))
        assert {code_of(move_of(code)) for code in twin.legal()} == set(twin.legal())
        assert twin.by_rule(0) in twin.legal()
        move = moves[int(luck.random() * len(moves))]
        twin.do(code_of(move))
        session.submit(move)
        assert twin.is_over() == (session.state.phase in (Phase.DEAL, Phase.OVER))
    sheet = of_deal(session.state.sheet, number)
    assert twin.scored() == (total(sheet, 0), total(sheet, 1))


def test_the_twin_is_the_rules_on_random_deals() -> None:
    for seed in range(deals("scopa")):
        luck = Random(f"twin {seed}")
        options = some_options(GAME, by_chance(luck))
        session: Session[Any] = Session("scopa", RULES, 2, seed, options)
        follow(session, luck)


@given(seed=st.integers(0, 2**31), data=st.data())
@laws("scopa", usual=25)
def test_the_twin_is_the_rules_on_chosen_deals(seed: int, data: st.DataObject) -> None:
    options = some_options(GAME, lambda count: data.draw(st.integers(0, count - 1)))
    session: Session[Any] = Session("scopa", RULES, 2, seed, options)
    follow(session, data.draw(st.randoms(use_true_random=False)))


@given(st.lists(CARDS, unique=True), st.tuples(st.integers(0, 3), st.integers(0, 3)), st.booleans(), st.booleans())
@laws("scopa", usual=150)
def test_any_division_of_the_pack_is_counted_alike(
    mine: list[Any], sweeps: tuple[int, int], re_bello: bool, napola: bool
) -> None:
    his = tuple(card for card in ITALIAN_40.cards if card not in mine)
    sheet = settle((tuple(mine), his), sweeps, ScopaOptions(re_bello=re_bello, napola=napola), 1)
    twin = Scopa()
    twin.by_rules(False, True, False, False, re_bello, napola)
    for seat, pile in enumerate((mine, his)):
        twin.give(seat, 0, mask(pile), sweeps[seat])
    points = total(sheet, 0), total(sheet, 1)
    assert twin.scored() == points
    assert twin.side_0_ahead() == points[0] - points[1]


def test_near_the_end_of_a_match_the_margin_is_what_the_points_are_worth_there() -> None:
    twin = Scopa()
    twin.give(0, 0, mask(ITALIAN_40.cards), 1)  # 4 awards and a sweep
    assert twin.side_0_ahead() == 5
    stakes = worth(3, 2)
    twin.stake(1, stakes)
    assert twin.side_0_ahead() == stakes[5 * SPAN]
    assert stakes[3 * SPAN] - stakes[2 * SPAN] > 10 * (stakes[5 * SPAN] - stakes[4 * SPAN])  # won is won
    again = Scopa()
    again.assign(twin)
    assert again.side_0_ahead() == stakes[5 * SPAN]
    assert worth(11, 11) == ()


# ------------------------------------------------------------------------------------------------------ views, guesses


def agrees(world: Scopa, state: ScopaState, seat: Seat, plies: int) -> None:
    """A guess is a whole deal with everything that a counting seat knows, and can be played to its end."""
    told, truth = world.dump(), world_of(RULES, state).dump()
    assert told[seat] == truth[seat]
    assert [part for place, part in enumerate(told) if place not in (0, 1, 3, 7, 8)] == [
        part for place, part in enumerate(truth) if place not in (0, 1, 3, 7, 8)
    ]
    other: Any = told[1 - seat]
    assert other[1:] == truth[1 - seat][1:]  # type: ignore[index]
    assert other[0].bit_count() == len(state.at(hand(state.after(seat))))
    for _ in range(plies):
        assert not world.is_over()
        world.do(world.by_rule(300))
    assert world.is_over()


@given(seed=st.integers(0, 10**6), plies=st.integers(1, 60), data=st.data())
@laws("scopa", usual=25)
def test_a_guess_has_everything_that_was_seen(seed: int, plies: int, data: st.DataObject) -> None:
    options = some_options(GAME, lambda count: data.draw(st.integers(0, count - 1)))
    session = chance_match(seed, plies, **options.stored())
    if not session.waits_for_seat:
        return
    state, world = session.state, Scopa()
    view = view_of(RULES, session.view(state.turn))
    left = len(state.at(STOCK)) + sum(len(state.at(hand(seat))) for seat in state.everyone)
    for luck in range(3):
        world.seed(luck)
        world.guess_from(view)
        agrees(world, state, state.turn, left)


def test_every_world_is_guessed_as_often() -> None:
    """Nine cards are out, three in the other hand: by brute force 84 hands, and any card may be dealt next."""
    session = chance_match(11, 1)
    while len(session.state.at(STOCK)) > 6:
        session.submit(RULES.legal_moves(session.state)[0])
    state = session.state
    seat = state.turn
    out = [ITALIAN_40.place[card] for card in state.at(STOCK) + state.at(hand(state.after(seat)))]
    view, world = view_of(RULES, session.view(seat)), Scopa()
    world.seed(5)
    hands: Counter[int] = Counter()
    first: Counter[int] = Counter()
    rounds = 84 * 60
    for _ in range(rounds):
        world.guess_from(view)
        told: Any = world.dump()
        hands[told[1 - seat][0]] += 1
        first[told[3][0]] += 1
    assert set(hands) == {sum(1 << card for card in some) for some in combinations(out, 3)}
    assert len(hands) == comb(9, 3)
    assert set(first) == set(out)
    for counts, kinds, most in ((hands, 84, 130.0), (first, 9, 30.0)):  # chi-square, beyond one in a thousand
        assert sum((count - rounds / kinds) ** 2 for count in counts.values()) * kinds / rounds < most


@pytest.mark.parametrize("hands", [0, 1, 2])
def test_what_is_forgotten_may_lie_anywhere_it_fits(hands: int) -> None:
    session = chance_match(5, 15)
    state, seat = session.state, session.state.turn
    full, less = (view_of(RULES, session.view(seat), memory) for memory in (100, hands))
    world, piles = Scopa(), set()
    for _ in range(60):
        world.guess_from(less)
        told: Any = world.dump()
        assert told[seat][0] == mask(state.at(hand(seat)))
        truth: Any = full.dump()
        for each in (0, 1):
            assert told[each][1].bit_count() == truth[each][1].bit_count()
        assert told[0][1] | told[1][1] | told[0][0] | told[1][0] | told[2] | sum(1 << card for card in told[3]) == (
            mask(ITALIAN_40.cards)
        )
        piles.add(told[0][1] | told[1][1])
    assert len(piles) > 1
    known = [dump[0][1].bit_count() + dump[1][1].bit_count() for dump in (less.dump(), full.dump())]  # type: ignore[index]
    assert known[0] < known[1]


def shuffled_behind(state: ScopaState, seat: Seat, luck: Random) -> ScopaState:
    """The same table with the other hand and the stock dealt anew."""
    other = hand(state.after(seat))
    cards = list(state.at(other) + state.at(STOCK))
    luck.shuffle(cards)
    count = len(state.at(other))
    zones = dict(state.zones) | {other: tuple(cards[:count]), STOCK: tuple(cards[count:])}
    return replace(state, zones=MappingProxyType({zone: cards for zone, cards in zones.items() if cards}))


@pytest.mark.parametrize("memory", [0, 2, 100])
@given(seed=st.integers(0, 10**6), plies=st.integers(1, 40))
@laws("scopa", usual=20)
def test_what_looks_the_same_gives_the_same_worlds(memory: int, seed: int, plies: int) -> None:
    """Fairness: other cards in the other hand and the stock change neither the view's twin nor its guesses."""
    session = chance_match(seed, plies)
    if not session.waits_for_seat:
        return
    state, seat = session.state, session.state.turn
    other = shuffled_behind(state, seat, Random(seed))
    twins = [view_of(RULES, observe(RULES, each, seat, session.log), memory) for each in (state, other)]
    assert twins[0].dump() == twins[1].dump()
    guesses = [Scopa(), Scopa()]
    for twin, guess in zip(twins, guesses, strict=True):
        guess.seed(seed)
        guess.guess_from(twin)
    assert guesses[0].dump() == guesses[1].dump()


def test_an_impossible_view_is_refused() -> None:
    session = chance_match(5, 15)
    view = session.view(session.state.turn)
    zones = dict(view.state.zones)
    zones[STOCK] = zones[STOCK][1:]
    short: View[ScopaState] = view._replace(state=replace(view.state, zones=MappingProxyType(zones)))
    with pytest.raises(ValueError, match="card"):
        view_of(RULES, short)


# -------------------------------------------------------------------------------------------------- the exact solver


def plain_best(twin: Scopa) -> float:
    """Minimax without bounds or order, by the twin's moves alone."""
    if twin.is_over():
        return twin.side_0_ahead()
    values = []
    for move in twin.legal():
        after = Scopa()
        after.assign(twin)
        after.do(move)
        values.append(plain_best(after))
    return min(values) if twin.turn else max(values)


@pytest.mark.parametrize("seed", range(10))
def test_the_last_hand_is_solved(seed: int) -> None:
    state = last_hand(seed, **VARIANTS[seed % len(VARIANTS)]).state
    twin = world_of(RULES, state)
    before = twin.dump()
    for move, margin in twin.solved():
        after = Scopa()
        after.assign(twin)
        after.do(move)
        assert margin == pytest.approx(plain_best(after))
    assert twin.dump() == before


def test_two_hands_before_the_end_can_be_solved_and_three_cannot() -> None:
    session = chance_match(3, 1)
    while len(session.state.at(STOCK)) > 6:
        if len(session.state.at(STOCK)) == 12:
            with pytest.raises(ValueError, match="far"):
                world_of(RULES, session.state).solved()
        session.submit(RULES.legal_moves(session.state)[0])
    twin = world_of(RULES, session.state)
    assert len(session.state.at(STOCK)) + 6 == DEEPEST
    assert [move for move, _ in twin.solved()] == twin.legal()


# ------------------------------------------------------------------------------------------------- the rule of thumb


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("hand0 7S 9C 8B | table 7D 5B 10S", "play 7S x 7D"),  # takes the settebello
        ("hand0 9S 8C 5B | table 7D 2B 10S", "play 9S x 2B 7D"),  # by a sum too
        ("hand0 6S 9S 8C | table AB 5S", "play 6S x 5S AB"),  # a sweep that costs nothing
        ("hand0 5S 9C 8C | table 5D 5C 10S 10B", "play 5S x 5D"),  # the coin of two equal cards
        ("hand0 10S 6B | table 7B 3C 2S 8S", "play 10S x 7B 3C"),  # the seven of two sums
        ("hand0 4C 9B | table 3S", "play 9B"),  # 7 can be swept, 12 cannot
    ],
)
def test_the_rule_takes_what_is_worth_most(line: str, expected: str) -> None:
    view, world = view_of(RULES, seen_by_eldest(line)), Scopa()
    for luck in range(4):
        world.seed(luck)
        world.guess_from(view)
        assert str(move_of(world.by_rule(0))) == expected


def test_the_rule_does_not_look_into_the_other_hand() -> None:
    for seed in range(20):
        session = chance_match(seed, 8)
        view, world, rules = view_of(RULES, session.view(session.state.turn)), Scopa(), set()
        for _ in range(20):
            world.guess_from(view)
            rules.add(world.by_rule(0))
        assert len(rules) == 1


def test_the_rule_beats_chance_by_far() -> None:
    ahead = 0.0
    for seed in range(60):
        for ruled in (0, 1):
            twin = world_of(RULES, chance_match(seed, 1).state)
            twin.seed(seed)
            while not twin.is_over():
                twin.do(twin.by_rule(0 if twin.turn == ruled else 1024))
            ahead += twin.side_0_ahead() * (1 - 2 * ruled)
    assert ahead / 120 > 1.0


def test_the_piles_are_known_by_what_was_seen_alone() -> None:
    session = chance_match(5, 15)
    view = session.view(session.state.turn)
    told, blind = (view_of(RULES, each).dump() for each in (view, view._replace(seen=())))
    for seat in session.state.everyone:
        face_down = mask(session.state.at(taken(seat)))
        assert face_down
        assert told[seat][1] & face_down == face_down  # type: ignore[index]
        assert not blind[seat][1] & face_down  # type: ignore[index]
