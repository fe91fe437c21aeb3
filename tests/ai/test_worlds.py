"""Guessed worlds agree with all that a seat saw, and with nothing that it did not see."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.ai.worlds import Worlds, remembered
from cardavia.engine.cards import UNKNOWN, Card, Deck
from cardavia.engine.events import DealBegan, Event, Moved
from cardavia.engine.options import Options
from cardavia.engine.session import Session
from cardavia.engine.state import Phase, State
from cardavia.engine.view import View, observe
from cardavia.engine.zones import STOCK, TABLE, Seat, Zone, hand, taken
from cardavia.games import NAMES, REHEARSING, load

GAMES = NAMES + REHEARSING
TURNED = Zone("turned")
SEEN, OTHER = Card("AS"), Card("2S")


class Pack:
    """All of a game's rules that guessing asks for."""

    deck = Deck("six", suits=("S",), ranks=("A", "2", "3", "4", "5", "6"))


def looked(zones: dict[Zone, str], *seen: Event) -> View[Any]:
    """A view of seat 0 on a small pack."""
    placed = MappingProxyType({zone: tuple(map(Card, cards.split())) for zone, cards in zones.items()})
    start = State(seats=2, dealer=Seat(1), turn=Seat(0), phase=Phase.PLAY, zones=placed, options=Options())
    return View(Seat(0), start, (DealBegan(1, Seat(1)), *seen))


def worlds(view: View[Any]) -> Worlds[Any]:
    return Worlds(Pack(), view)  # type: ignore[arg-type]


@given(
    st.sampled_from(NAMES + REHEARSING), st.integers(0, 10**6), st.integers(0, 150), st.randoms(use_true_random=False)
)
@settings(max_examples=60)
def test_a_world_agrees_with_the_view(name: str, seed: int, plies: int, luck: Random) -> None:
    game = load(name)
    session: Session[Any] = Session(name, game.rules, game.seats[0], seed, game.options())
    for _ in range(plies):
        if session.state.phase == Phase.OVER:
            break
        if session.waits_for_seat:
            session.submit(luck.choice(game.rules.legal_moves(session.state)))
        else:
            session.deal()
    if not session.waits_for_seat:
        return
    for seat in session.state.everyone:
        view = session.view(seat)
        world = Worlds(game.rules, view).sample(luck)
        assert observe(game.rules, world, seat, view.seen) == view
        assert sorted(card for cards in world.zones.values() for card in cards) == sorted(game.rules.deck.cards)
        for zone in world.zones:
            saw = {card for card, where in remembered(view.seen).items() if where == {zone}}
            assert saw & set(session.state.at(zone)) == saw & set(world.at(zone))


@given(st.integers(0, 10**6))
@settings(max_examples=15)
def test_scopa_hides_no_capture_and_at_the_end_nothing(seed: int) -> None:
    game = load("scopa")
    session: Session[Any] = Session("scopa", game.rules, 2, seed, game.options())
    luck = Random(seed)
    while session.state.phase == Phase.DEAL:
        session.deal()
    while session.state.at(STOCK):
        session.submit(luck.choice(game.rules.legal_moves(session.state)))
        guess = Worlds(game.rules, session.view(session.state.turn))
        world = guess.sample(luck)
        for seat in session.state.everyone:
            assert set(world.at(taken(seat))) == set(session.state.at(taken(seat)))
        hidden = [zone for zone in (STOCK, hand(session.state.after(session.state.turn))) if session.state.at(zone)]
        assert guess.certain == (len(hidden) <= 1)
    other = session.state.after(session.state.turn)
    assert set(world.at(hand(other))) == set(session.state.at(hand(other)))


def test_a_seen_card_that_was_hidden_again_is_pinned() -> None:
    view = looked(
        {hand(Seat(0)): "3S", hand(Seat(1)): "??", STOCK: "?? ?? ?? ??"},
        Moved((SEEN,), STOCK, TURNED),
        Moved((SEEN,), TURNED, STOCK),
    )
    assert all(SEEN in worlds(view).sample(Random(number)).at(STOCK) for number in range(50))


def test_a_pinned_card_may_leave_with_unknown_cards() -> None:
    view = looked(
        {hand(Seat(0)): "3S", hand(Seat(1)): "??", STOCK: "??", taken(Seat(1)): "?? ?? ??"},
        Moved((SEEN,), TURNED, STOCK),
        Moved((UNKNOWN,), STOCK, hand(Seat(1))),
    )
    samples = [worlds(view).sample(Random(number)) for number in range(50)]
    places = {zone for world in samples for zone, cards in world.zones.items() if SEEN in cards}
    assert places == {STOCK, hand(Seat(1))}


def test_every_world_that_agrees_is_equally_likely() -> None:
    zones = {STOCK: "?? ??", hand(Seat(1)): "?? ??", taken(Seat(1)): "?? ??"}
    view = looked(
        zones,
        Moved((SEEN,), TABLE, STOCK),
        Moved((OTHER,), TABLE, STOCK),
        Moved((UNKNOWN,), STOCK, hand(Seat(1))),
    )
    allowed = {STOCK, hand(Seat(1))}
    slots = [zone for zone, cards in zones.items() for _ in cards.split()]
    agreeing = [
        order
        for order in permutations(Pack.deck.cards)
        if {slots[order.index(SEEN)], slots[order.index(OTHER)]} <= allowed
    ]
    guess, luck, rounds = worlds(view), Random(7), 6000
    counts: Counter[tuple[Zone, Zone]] = Counter()
    for _ in range(rounds):
        world = guess.sample(luck)
        where = {card: zone for zone in zones for card in world.at(zone)}
        counts[where[SEEN], where[OTHER]] += 1
    wanted = Counter((slots[order.index(SEEN)], slots[order.index(OTHER)]) for order in agreeing)
    assert set(counts) == set(wanted)
    for key, count in wanted.items():
        share = count / len(agreeing)
        assert counts[key] / rounds == pytest.approx(share, abs=4 * (share * (1 - share) / rounds) ** 0.5)


def test_memory_begins_with_the_deal() -> None:
    seen: tuple[Event, ...] = (Moved((SEEN,), TABLE, taken(Seat(0))), DealBegan(2, Seat(0)))
    assert remembered(seen) == {}


def test_a_log_that_contradicts_the_table_is_refused() -> None:
    view = looked({STOCK: "?? ?? ??", hand(Seat(1)): "?? ?? ??"}, Moved((SEEN,), TABLE, taken(Seat(0))))
    with pytest.raises(ValueError, match="no world"):
        worlds(view)
