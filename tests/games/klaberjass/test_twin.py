"""The fast twin is the readable rules: the same moves, winners, points and settlements at every ply of many deals.

And it keeps its secrets: what a seat cannot tell apart gives the same view and the same guesses.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.ai.world import World
from cardavia.engine.cards import FRENCH_32, Card
from cardavia.engine.events import Announced, TrickWon
from cardavia.engine.moves import Move
from cardavia.engine.score import of_deal, total
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.view import observe
from cardavia.engine.zones import STOCK, Seat, hand
from cardavia.games.klaberjass.declaring import best_sequence, height, scoring_sequences, worth
from cardavia.games.klaberjass.estimate import margin
from cardavia.games.klaberjass.fast import Klaberjass
from cardavia.games.klaberjass.fast_guess import promised
from cardavia.games.klaberjass.fast_melds import height_of
from cardavia.games.klaberjass.fast_solve import Solver
from cardavia.games.klaberjass.state import BOTTOM, TURNED, KlaberjassOptions, KlaberjassState
from cardavia.games.klaberjass.twin import (
    guesses,
    natural,
    numbering,
    place_of,
    variants,
    view_world,
    whole_world,
)
from tests.games.chances import laws
from tests.games.klaberjass import plain
from tests.games.klaberjass.table import RULES, D, dealt, pack, play
from tests.games.klaberjass.test_laws import SEEDS, VARIANTS, shuffled_where_unseen

TWINS = laws("klaberjass", 10, dealt=8)
FEW = settings(max_examples=8, deadline=None)
SUITS = st.sampled_from(FRENCH_32.suits)


def seeded(number: int) -> World:
    luck = World()
    luck.seed(number)
    return luck


Moment = tuple[Session[KlaberjassState], Move]


def moments(seed: int, options: KlaberjassOptions, deals: int = 8) -> Iterator[Moment]:
    """Every decision of some random deals, with what will be done."""
    session = Session("klaberjass", RULES, 2, seed, options)
    luck = Random(seed)
    while session.state.phase != Phase.OVER and session.state.shuffles < deals:
        session.deal()
        while session.waits_for_seat:
            moves = RULES.legal_moves(session.state)
            move = moves[int(luck.random() * len(moves))]
            yield session, move
            session.submit(move)


# ------------------------------------------------------------------------------------------------------------- twin law


@TWINS
@given(SEEDS, VARIANTS)
def test_the_twin_plays_by_the_rules(seed: int, options: KlaberjassOptions) -> None:
    """One world goes through the whole play; at every ply it is also equal to a world made from the state."""
    world: Klaberjass | None = None
    for session, move in moments(seed, options):
        state = session.state
        if state.phase != Phase.PLAY:
            world = None
            continue
        by = numbering(state.trump)
        fresh = whole_world(state, session.log)
        if world is None:
            world = fresh
        assert world.dump() == fresh.dump()
        assert not world.is_over()
        legal = [by.move_of(code) for code in world.legal()]
        assert len(set(legal)) == len(legal)
        assert set(legal) == set(RULES.legal_moves(state))
        assert by.move_of(by.code_of(move)) == move
        assert by.move_of(world.by_rule()) in legal
        world.do(by.code_of(move))
        after = RULES.apply(state, move).state
        if after.phase == Phase.PLAY:
            assert world.turn == after.turn
            assert world.tally() == tuple(RULES.tally(after, seat)[0][1] for seat in after.everyone)
        else:
            lines = of_deal(after.sheet, state.deal_no)
            assert world.is_over()
            assert world.side_0_ahead() == total(lines, 0) - total(lines, 1)
            world = None


@TWINS
@given(SEEDS, VARIANTS)
def test_the_twin_settles_exchange_and_sequences(seed: int, options: KlaberjassOptions) -> None:
    """What happens between the bidding and the play, made in the twin at once from the hands of nine."""
    world: Klaberjass | None = None
    spoken: dict[int, bool] = {}
    for session, move in moments(seed, options):
        state = session.state
        if not state.trump:
            world, spoken = None, {}
            continue
        by, taker, first = numbering(state.trump), state.taker, state.after(state.dealer)
        assert taker is not None
        if world is None:
            world = Klaberjass()
            hands = [by.word(state.at(hand(seat))) for seat in state.everyone]
            out = by.word(state.at(TURNED) + state.at(BOTTOM))
            world.set_up(hands, out, (taker, first), variants(options))
        if state.phase == "exchange" and move.taking:
            world.swapped(state.turn, by.word(move.taking))
        elif state.phase == "declare":
            spoken[state.turn] = bool(move.cards)
        elif state.phase == Phase.PLAY and not any(state.gone):
            world.announced(spoken.get(first, False), spoken.get(state.dealer, False))
            assert world.dump() == whole_world(state, session.log).dump()


@given(st.sets(st.sampled_from(FRENCH_32.cards), min_size=9, max_size=9), SUITS)
def test_sequences_are_compared_alike(held: set[Card], trump: str) -> None:
    best = best_sequence(held, trump)
    found = height_of(numbering(trump).word(held))
    if not best:
        assert found == 0
        return
    length, top, trumps = height(best, trump)
    assert found == length << 4 | top << 1 | trumps


@given(st.sets(st.sampled_from(FRENCH_32.cards), min_size=9, max_size=9), SUITS, st.sampled_from((50, 100)))
def test_sequences_score_alike(held: set[Card], trump: str, five: int) -> None:
    best = best_sequence(held, trump)
    for all_ in (False, True):
        options = KlaberjassOptions(all_sequences=all_, five_in_a_row=five)
        expected = sum(worth(run, options) for run in scoring_sequences(held, best, options)) if best else 0
        world = Klaberjass()
        world.set_up([numbering(trump).word(held), 0], 0, (0, 0), variants(options))
        world.announced(True, False)
        assert world.tally() == (expected, 0)


@given(st.sets(st.sampled_from(FRENCH_32.cards), min_size=6, max_size=6), SUITS, st.booleans(), st.booleans())
def test_six_cards_promise_the_same(held: set[Card], trump: str, turned: bool, leads: bool) -> None:
    assert promised(natural(held), place_of(trump), turned, leads) == margin(tuple(held), trump, turned, leads)


def test_a_copy_is_alike_and_goes_its_own_way() -> None:
    for session, _ in moments(3, KlaberjassOptions(), deals=2):
        if session.state.phase == Phase.PLAY:
            world, copy = whole_world(session.state, session.log), Klaberjass()
            copy.assign(world)
            before = world.dump()
            assert copy.dump() == before
            assert copy.legal() == world.legal()
            copy.do(copy.legal()[0])
            assert copy.dump() != before == world.dump()


# --------------------------------------------------------------------------------------------------------------- solver


def slow_margin(world: Klaberjass) -> float:
    """What both write with best play, by trying everything, bella too."""
    if world.is_over():
        return world.side_0_ahead()
    found = []
    for move in world.legal():
        after = Klaberjass()
        after.assign(world)
        after.do(move)
        found.append(slow_margin(after))
    return max(found) if world.turn == 0 else min(found)


@FEW
@given(SEEDS, VARIANTS)
def test_the_end_is_solved_exactly(seed: int, options: KlaberjassOptions) -> None:
    """Settlement, halves and bella included, with four tricks to go and fewer."""
    solver = Solver()
    for session, _ in moments(seed, options, deals=3):
        state = session.state
        if state.phase == Phase.PLAY and len(state.at(hand(state.turn))) <= 4:
            world = whole_world(state, session.log)
            before = world.dump()
            world.set_solver(solver)
            assert world.solved() == slow_margin(world)
            assert world.dump() == before


# -------------------------------------------------------------------------------------------------------------- guesses


@FEW
@given(SEEDS, VARIANTS)
def test_guesses_agree_with_what_the_seat_saw(seed: int, options: KlaberjassOptions) -> None:
    """The true hand may be guessed; every guess has as many cards, none of them known to lie elsewhere."""
    for session, _ in moments(seed, options, deals=3):
        state = session.state
        if state.phase != Phase.PLAY:
            continue
        view, by = session.view(state.turn), numbering(state.trump)
        other = state.after(state.turn)
        elsewhere = {*state.at(hand(state.turn)), *state.at(TURNED), *state.at(BOTTOM), *state.played}
        elsewhere |= {card for gone in state.gone for card in gone}
        known = view_world(view, seeded(1))
        world = Klaberjass()
        for _ in range(20):
            world.guess_from(known)
            guessed = by.cards(world.held(other))
            assert len(guessed) == len(state.at(hand(other)))
            assert not elsewhere & set(guessed)
            assert world.held(state.turn) == by.word(state.at(hand(state.turn)))


@FEW
@given(SEEDS, VARIANTS)
def test_worlds_that_look_the_same_are_guessed_the_same(seed: int, options: KlaberjassOptions) -> None:
    luck = Random(seed)
    for session, _ in moments(seed, options, deals=2):
        state = session.state
        if state.phase != Phase.PLAY:
            continue
        for remembers in (True, False):
            other = shuffled_where_unseen(state, state.turn, luck)
            both = []
            for each in (state, other):
                view = observe(RULES, each, state.turn, session.log)
                known, world = view_world(view, seeded(5), remembers), Klaberjass()
                world.seed(9)
                drawn = []
                for _ in range(5):
                    world.guess_from(known)
                    drawn.append(world.dump())
                both.append((known.dump(), drawn))
            assert both[0] == both[1]


@pytest.mark.parametrize(("line", "more"), [("bid : take", True), ("pass", False)])
def test_calls_tell_of_the_other_hand(line: str, more: bool) -> None:
    """Who takes hearts has the jack more often than chance would have it, who passes them more seldom."""
    step = play(dealt(pack(n="JS 7S 8D QD KC 7C", d="AS 9S 8C QC 9D 7D", turned="10H")), line)
    log, state = step.events, step.state
    if not more:
        step = play(state, "bid : take")
        log, state = log + step.events, step.state
    seat = D if more else state.dealer
    state = replace(state, turn=seat, phase=Phase.PLAY)
    by = numbering("H")
    shares = guesses(observe(RULES, state, seat, log), seeded(3)).weights()
    jack = sum(share for word, share in shares.items() if word & by.bit[Card("JH")])
    assert (jack > 9 / 21 + 0.1) is more
    assert (jack < 9 / 21 - 0.05) is not more


def late_view(seed: int, tricks: int = 7) -> tuple[Session[KlaberjassState], dict[frozenset[Card], float]]:
    """A random deal shortly before its end, and the shares of the hands that are guessed."""
    for session, _ in moments(seed, KlaberjassOptions(), deals=40):
        state = session.state
        if state.phase == Phase.PLAY and len(state.at(hand(state.turn))) == 9 - tricks and not state.played:
            by = numbering(state.trump)
            found = guesses(session.view(state.turn), seeded(seed)).weights()
            return session, {frozenset(by.cards(word)): share for word, share in found.items()}
    raise AssertionError("no play")


@pytest.mark.parametrize("seed", range(6))
def test_every_hand_that_may_be_is_guessed(seed: int) -> None:
    """Against all hands: those that the rules of play leave possible, found by replaying what the seat saw."""
    session, shares = late_view(seed)
    state = session.state
    other = state.after(state.turn)
    hidden = [*state.at(STOCK), *state.at(hand(other))]
    possible = {
        frozenset(some)
        for some in combinations(hidden, len(state.at(hand(other))))
        if fits(session, other, frozenset(some))
    }
    assert shares.keys() <= possible
    assert frozenset(state.at(hand(other))) in possible
    assert len(shares) >= min(len(possible), 50) * 0.9
    assert sum(shares.values()) == pytest.approx(1)


def fits(session: Session[KlaberjassState], other: Seat, held: frozenset[Card]) -> bool:
    """Whether the replies of a seat were by the rules if it still holds these cards, and shown cards lie there."""
    state = session.state
    later = list(held)
    for number in range(len(state.gone[other]) - 1, -1, -1):
        card, answered = state.gone[other][number], state.gone[1 - other][number]
        later.append(card)
        if followed_first(session, other, number) and not is_reply(state.trump, later, answered, card):
            return False
    shown = {card for event in session.log if isinstance(event, Announced) and event.seat == other
             for card in event.cards if event.term in ("klaberjass.sequence", "klaberjass.exchange")}  # fmt: skip
    return (shown - {*state.gone[other]} - {*state.at(TURNED)}) <= held


def followed_first(session: Session[KlaberjassState], other: Seat, number: int) -> bool:
    """Whether a seat was second to play in a trick."""
    tricks = [event for event in session.log if isinstance(event, TrickWon)]
    return bool(tricks[number].by[1] == other)


def is_reply(trump: str, held: list[Card], led: Card, card: Card) -> bool:
    return str(card) in plain.legal([str(each) for each in held], str(led), trump)
