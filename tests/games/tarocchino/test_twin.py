"""The fast twin says what the rules say, and a seat's twin knows what the seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from random import Random
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.ai.dealing import Dealing
from cardavia.engine.cards import BOLOGNA_62, UNKNOWN, Card
from cardavia.engine.events import Event, Moved
from cardavia.engine.moves import Move
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.view import View, observe
from cardavia.engine.zones import Seat, hand
from cardavia.games.tarocchino import GAME, fast_count
from cardavia.games.tarocchino.combinations import combinations
from cardavia.games.tarocchino.fast import Tarocchino
from cardavia.games.tarocchino.settlement import payment
from cardavia.games.tarocchino.state import DECLARE, TarocchinoState, discards, shown
from cardavia.games.tarocchino.twin import (
    CARD,
    DECLARING,
    NUMBER,
    PASSING,
    PHASES,
    SUIT,
    Past,
    code_of,
    mask,
    move_of,
    named,
    unseen_by,
    view_of,
    world_of,
)
from cardavia.games.tarocchino.values import FIVES, FOOL, ORDER, half_points
from tests.games.chances import laws
from tests.games.tarocchino.table import RULES, S0, S1, S2, S3, dealt
from tests.games.tarocchino.test_laws import LOPSIDED
from tests.games.test_fair_minds import shuffled_behind

SEEDS = st.integers(0, 10**6)
LAWS = laws("tarocchino", 30)

Moment = tuple[TarocchinoState, tuple[Event, ...], Move | None]


def moments(seed: int, by_rule: bool = False) -> Iterator[Moment]:
    """The states of a match in which somebody decides, all that happened before, and the move; at last the end.

    It is played by chance, or by the twin's rule of thumb.
    """
    session = Session("tarocchino", RULES, 4, seed, GAME.options())
    luck = Random(seed)
    session.deal()
    while session.waits_for_seat:
        move = luck.choice(RULES.legal_moves(session.state))
        if by_rule:
            move = move_of(world_of(session.state, session.log).by_rule(200), session.state.phase)
        yield session.state, session.log, move
        session.submit(move)
    yield session.state, session.log, None


def check(match: Iterator[Moment]) -> None:
    """Play a match beside its twin and compare them before every move and at the end."""
    state, log, move = next(match)
    twin = world_of(state, log)
    while move is not None:
        assert not twin.is_over()
        assert twin.facts() == world_of(state, log).facts()
        assert {move_of(code, state.phase) for code in twin.legal()} == set(RULES.legal_moves(state))
        twin.do(code_of(move))
        state, log, move = next(match)
    first, second = RULES.standing(state)
    assert twin.is_over()
    assert twin.side_0_ahead() == first - second


@LAWS
@given(SEEDS)
def test_it_plays_and_settles_as_the_rules_do(seed: int) -> None:
    check(moments(seed))


def test_it_settles_a_match_that_is_played_with_sense() -> None:
    for seed in range(12):
        check(moments(seed, by_rule=True))


@pytest.mark.parametrize("held", LOPSIDED)
@pytest.mark.parametrize("dealer", [S0, S1, S2, S3])
def test_it_settles_a_side_without_a_trick(held: str, dealer: int) -> None:
    """Who leads wins all or nearly all: discards and Fool go to the other side, or are paid for with what there is."""
    for seed in range(4):
        hands = ["", "", "", ""]
        hands[(dealer + 1) % 4] = held
        state = dealt(hands, dealer)  # type: ignore[arg-type]
        check(_on(state, seed))


def _on(state: TarocchinoState, seed: int) -> Iterator[Moment]:
    log: tuple[Event, ...] = ()
    luck = Random(seed)
    while state.phase != Phase.OVER:
        move = luck.choice(RULES.legal_moves(state))
        yield state, log, move
        step = RULES.apply(state, move)
        state, log = step.state, (*log, *step.events)
    yield state, log, None


def test_it_counts_what_the_count_says() -> None:
    luck = Random(1)
    for number in range(600):
        share = luck.random()
        held = [card for card in CARD if luck.random() < share or (number % 2 and card in ("ANG", "MON", "LUN"))]
        assert fast_count.combined(mask(held)) == combinations(held).total
        assert named(fast_count.melded(mask(held))) == tuple(card for card in CARD if card in combinations(held).cards)
        assert fast_count.half_points(mask(held)) == half_points(held)


def test_it_pays_for_the_fool_what_hurts_no_more() -> None:
    """Of cards that hurt equally any may be given: the points are the same."""
    luck = Random(2)
    for number in range(400):
        mixed = luck.sample([card for card in CARD if card != FOOL], 61)
        own, other = mixed[: 2 + number % 30], mixed[40:]
        won = own[: max(1, len(own) - 2)]
        if number % 2:
            won = [card for card in won if card not in BOLOGNA_62.cards[:40] or card[0] not in "6789"] or won
        card, given = payment(won, own, other), named(fast_count.payment(mask(won), mask(own), mask(other)))[0]
        assert given in won
        assert _after(own, other, given) == _after(own, other, card)


def _after(own: list[Card], other: list[Card], given: Card) -> int:
    mine, his = [*(card for card in own if card != given), FOOL], [*other, given]
    points = half_points(mine) - half_points(his)
    return points + 2 * (combinations(mine).total - combinations(his).total)


# ---------------------------------------------------------------------------------------------------------- last tricks


def by_every_line(world: Tarocchino) -> float:
    """What alpha-beta finds, looked for plainly."""
    if world.is_over():
        return world.side_0_ahead()
    ends = []
    for code in world.legal():
        after = Tarocchino()
        after.assign(world)
        after.do(code)
        ends.append(by_every_line(after))
    return min(ends) if world.turn % 2 else max(ends)


def test_the_last_tricks_are_solved() -> None:
    for seed in range(6):
        for state, log, move in moments(seed, by_rule=True):
            if move is not None and state.phase == Phase.PLAY and sum(map(len, map(state.held, state.everyone))) == 8:
                world = world_of(state, log)
                assert world.solved() == by_every_line(world)
                assert world.facts() == world_of(state, log).facts()


# ---------------------------------------------------------------------------------------------------- what a seat knows


def views(seeds: range) -> Iterator[tuple[TarocchinoState, View[TarocchinoState]]]:
    """States in which somebody decides, and what the seat in turn sees of each."""
    for seed in seeds:
        for state, log, move in moments(seed, by_rule=True):
            if move is not None:
                yield state, observe(RULES, state, state.turn, log)


def test_a_guess_agrees_with_what_was_seen() -> None:
    for state, view in views(range(4)):
        known, guess = view_of(view), Tarocchino()
        guess.seed(state.turn)
        guess.guess_from(known)
        told, true = guess.facts(), world_of(state, view.seen).facts()
        assert [each.bit_count() for each in told["hands"]] == [each.bit_count() for each in true["hands"]]
        assert told["hands"][view.seat] == true["hands"][view.seat]
        whole = sum(told["hands"]) + sum(told["won"]) + told["away"] + told["trick"]
        assert whole | mask((FOOL,)) == (1 << 62) - 1
        assert told["away"].bit_count() == true["away"].bit_count()
        assert not told["away"] & mask(FIVES)
        alike = ("spent", "lacks", "openings", "won", "tricks", "shown", "trick", "phase", "turn", "led", "best")
        assert all(told[name] == true[name] for name in alike)
        for seat in state.everyone:
            assert mask(state.at(shown(seat))) & ~told["hands"][seat] == 0
            for suit in range(5):
                bits = 0x3FF << 10 * suit if suit < 4 else (1 << 61) - (1 << 40)
                assert not (told["lacks"][seat] >> suit & 1 and told["hands"][seat] & bits)


def later_views(tricks: int, seeds: range) -> Iterator[tuple[TarocchinoState, View[TarocchinoState]]]:
    """Of each match the first state after so many tricks in which somebody else has passed or declared."""
    for seed in seeds:
        for state, log, move in moments(seed):
            if move is not None and state.phase == Phase.PLAY and sum(state.tricks) == tricks:
                yield state, observe(RULES, state, state.turn, log)
                break


def agreeing(view: View[TarocchinoState], true: TarocchinoState) -> set[tuple[int, ...]]:
    """Every way to lay the unseen cards that agrees with what the seat has seen, found by trying them all."""
    seat = view.seat
    others = [Seat((seat + ahead) % 4) for ahead in (1, 2, 3)]
    unseen = [card for other in others for card in true.at(hand(other))]
    sizes = [len(true.at(hand(other))) for other in others]
    if seat != true.dealer:
        unseen += true.at(discards(true.dealer))
        sizes.append(2)
    past = Past.of(view.seen)
    declared = [
        {card for event in view.seen if isinstance(event, Moved) and event.dst == shown(each) for card in event.cards}
        for each in others
    ]
    found = set()
    for order in permutations(unseen):
        rest, parts = list(order), []
        for size in sizes:
            parts.append(rest[:size])
            rest = rest[size:]
        if any(part != sorted(part) for part in parts):
            continue
        lacking = [
            card == FOOL or not past.lacks[other] >> SUIT[ORDER.suit(card)] & 1
            for other, part in zip(others, parts, strict=False)
            for card in part
        ]
        shows = [
            not mine or card not in combinations({*mine, card}).cards
            for mine, part in zip(declared, parts, strict=False)
            for card in part
        ]
        if all(lacking) and all(shows) and not FIVES.intersection(*parts[3:] or [()]):
            found.add(tuple(mask(part) for part in parts))
    return found


def test_every_world_is_as_likely() -> None:
    """Two tricks before the end, against all the deals that agree, counted one by one."""
    several = 0
    for true, view in later_views(13, range(16)):
        expected = agreeing(view, true)
        if len(expected) > 150:
            continue
        known, guess = view_of(view), Tarocchino()
        assert known.ways() == len(expected)
        guess.seed(5)
        found: Counter[tuple[int, ...]] = Counter()
        for _ in range(40 * len(expected)):
            guess.guess_from(known)
            told = guess.facts()
            opened = mask(card for seat in true.everyone for card in true.at(shown(seat)))
            parts = [told["hands"][(view.seat + ahead) % 4] & ~opened for ahead in (1, 2, 3)]
            parts += [told["away"]] if view.seat != true.dealer else []
            found[tuple(parts)] += 1
        assert set(found) == expected
        several += len(expected) > 1
        spread = sum((number - 40) ** 2 / 40 for number in found.values())
        freedom = len(expected) - 1
        assert spread < freedom + 5 * (2 * freedom) ** 0.5 + 1
    assert several > 6


def test_what_is_true_can_be_guessed() -> None:
    """No seat holds what it is known to lack, in matches that are played by chance."""
    for seed in range(6):
        for state, log, move in moments(seed):
            if move is not None and state.phase == Phase.PLAY:
                _, holders, _ = unseen_by(observe(RULES, state, state.turn, log))
                places = [state.at(hand(Seat((state.turn + ahead) % 4))) for ahead in (1, 2, 3)]
                for number, able in holders.items():
                    where = next((each for each, lying in enumerate(places) if CARD[number] in lying), 3)
                    assert able >> where & 1


@pytest.mark.parametrize("remembers", [True, False])
def test_what_is_hidden_changes_nothing(remembers: bool) -> None:
    """Two tables that look the same to a seat give it the same twin and the same guesses (no seat peeps)."""
    luck, moved = Random(4), 0
    for number, (state, view) in enumerate(views(range(5))):
        if number % 3:
            continue
        other = shuffled_behind(RULES, state, view.seat, luck)
        moved += other != state
        same = observe(RULES, other, view.seat, view.seen)
        one, two = view_of(view, remembers), view_of(same, remembers)
        assert one.facts() == two.facts()
        assert one.ways() == two.ways()
        for seed in range(3):
            assert guessed(one, seed).facts() == guessed(two, seed).facts()
    assert moved > 60


def guessed(view: Tarocchino, seed: int) -> Tarocchino:
    guess = Tarocchino()
    guess.seed(seed)
    guess.guess_from(view)
    return guess


def test_who_forgets_takes_nothing_for_gone() -> None:
    """Without memory the cards of earlier tricks may be anywhere, but both piles have as many as they have."""
    for state, view in later_views(9, range(4)):
        told = guessed(view_of(view, remembers=False), 1).facts()
        true = world_of(state, view.seen).facts()
        assert [each.bit_count() for each in told["won"]] == [each.bit_count() for each in true["won"]]
        assert told["won"] != true["won"]
        assert told["lacks"] == (0, 0, 0, 0)


def test_silence_and_declarations_weigh() -> None:
    """A seat that passed hardly has three kings; one that declared three has nothing else to declare."""
    state = dealt(["", "KS KB KC 6S 7S 8S 9S 6B 7B 8B 9B 6C 7C 8C 9C", "", "6D 7D"])
    for call, weighs in (("pass", True), ("declare", False)):
        world = world_of(state, ())
        world.do(NUMBER[Card("6D")])
        world.do(NUMBER[Card("7D")])
        while world.facts()["phase"] == PHASES.index(DECLARE):
            world.do(PASSING if (world.turn, call) == (S1, "pass") else DECLARING)
        world.know(S0, Dealing((), (), ()))
        assert (world.weight() < 0.2) is weighs


def test_what_cannot_be_is_refused() -> None:
    """A seat that lacks every suit of the cards that are left, or too few cards: no world agrees."""
    _, view = next(later_views(12, range(1)))
    short = dict(view.state.zones)
    short[hand(Seat((view.seat + 1) % 4))] = (UNKNOWN,)
    with pytest.raises(ValueError, match="cards"):
        view_of(view._replace(state=replace(view.state, zones=MappingProxyType(short))))
