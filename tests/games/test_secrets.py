"""No leak, in any game: a seat's view and what it was told do not depend on cards that it never saw.

``CARDAVIA_DEALS`` says how many deals are tried (tests/games/chances.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Announced, Event, Moved, TrickWon
from cardavia.engine.moves import Move
from cardavia.engine.rules import IllegalMove, Rules
from cardavia.engine.session import Session
from cardavia.engine.shuffle import cut_of, shuffled
from cardavia.engine.state import Phase, State
from cardavia.engine.view import View, observe
from cardavia.engine.zones import Seat
from cardavia.games import load
from cardavia.games.minchiate.values import is_discardable
from tests.games.chances import TABLES, by_chance, deals, some_options

ALIKE: Mapping[str, Callable[[Card], object]] = {
    # a counting card in the Fola would have been taken
    "minchiate": is_discardable,
}
"""Cards of one kind are treated alike by the deal; of others somebody would have done something that all see."""


def seen_cards(view: View[Any]) -> set[Card]:
    told = [card for event in view.seen if isinstance(event, Moved | TrickWon | Announced) for card in event.cards]
    return {card for cards in view.state.zones.values() for card in cards}.union(told) - {UNKNOWN}


def world(
    rules: Rules[Any], start: State, order: Sequence[Card], cut: float, moves: Sequence[Move]
) -> tuple[State, tuple[Event, ...]]:
    state, log = rules.deal(start, order, cut)
    for move in moves:
        state, events = rules.apply(state, move)
        log += events
    return state, log


def exchanged(cards: Sequence[Card], kind: Callable[[Card], object], luck: Random) -> Mapping[Card, Card]:
    """Each of the cards -> one that the deal treats alike."""
    kinds: dict[object, list[Card]] = {}
    for card in sorted(cards):
        kinds.setdefault(kind(card), []).append(card)
    swap: dict[Card, Card] = {}
    for alike in kinds.values():
        order = sorted(alike, key=lambda card: (luck.random(), card))
        swap |= zip(alike, order, strict=True)
    return swap


def asked_another(quiet: frozenset[str], one: State, other: State) -> bool:
    """Whether only in one of the worlds a seat is being asked that has something to say."""
    return (one.phase, one.turn) != (other.phase, other.turn) and bool({one.phase, other.phase} & quiet)


def laid_open(log: Sequence[Event]) -> list[Event]:
    """What the seats have shown with a declaration: a deed, as a card that is played."""
    return [event for event in log if isinstance(event, Moved) and event.dst.name == "shown"]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_other_hidden_cards_give_the_same_view(name: str, seats: int) -> None:
    """Deal again with all cards that a seat never saw exchanged among each other: it must see the very same."""
    game = load(name)
    rules, quiet, compared, moved = game.rules, game.quiet, 0, 0
    kind = ALIKE.get(name, lambda _card: "")
    for seed in range(deals(name)):
        luck = Random(f"leak {name} {seats} {seed}")
        choose = by_chance(luck)
        start = rules.begin(seats, Seat(choose(seats)), some_options(game, choose))
        order, cut = shuffled(rules.deck.cards, seed, 1), cut_of(seed, 1)
        state, log = rules.deal(start, order, cut)
        moves: list[Move] = []
        while state.phase not in (Phase.DEAL, Phase.OVER):
            for seat in state.everyone:
                view = observe(rules, state, seat, log)
                seen = seen_cards(view)
                swap = exchanged([card for card in rules.deck.cards if card not in seen], kind, luck)
                try:
                    other, told = world(rules, start, [swap.get(card, card) for card in order], cut, moves)
                except IllegalMove:
                    continue  # what the others played tells something: no such world
                if asked_another(quiet, state, other) or laid_open(told) != laid_open(log):
                    continue  # neither is this one
                assert observe(rules, other, seat, told) == view
                compared += 1
                moved += other != state
            for _ in range(1 + choose(6)):
                if state.phase not in (Phase.DEAL, Phase.OVER):
                    legal = rules.legal_moves(state)
                    moves.append(legal[choose(len(legal))])
                    state, events = rules.apply(state, moves[-1])
                    log += events
    assert compared > deals(name)
    assert moved > compared / 2


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_hidden_cards_lie_in_no_order(name: str, seats: int) -> None:
    """Cards that a seat does not see can lie in any order and any hidden zone."""
    game = load(name)
    rules = game.rules
    for seed in range(min(deals(name), 200)):
        luck = Random(f"order {name} {seats} {seed}")
        session: Session[Any] = Session(name, rules, seats, seed, game.options())
        session.deal()
        for _ in range(int(luck.random() * 30)):
            if session.waits_for_seat:
                legal = rules.legal_moves(session.state)
                session.submit(legal[int(luck.random() * len(legal))])
        state = session.state
        for seat in state.everyone:
            hidden = [zone for zone in state.zones if not rules.sees(seat, zone)]
            cards = sorted((card for zone in hidden for card in state.at(zone)), key=lambda card: (luck.random(), card))
            zones = dict(state.zones)
            for zone in hidden:
                zones[zone], cards = tuple(cards[: len(zones[zone])]), cards[len(zones[zone]) :]
            other = replace(state, zones=MappingProxyType(zones))
            assert observe(rules, other, seat, ()) == observe(rules, state, seat, ())
