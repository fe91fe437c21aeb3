"""Positions for the tests of the mind: a line names what matters, the rest of the pack is laid where nobody looks."""

from __future__ import annotations

from random import Random
from typing import Any

from cardavia.engine.notation import described, position
from cardavia.engine.options import Value
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.view import View, observe
from cardavia.engine.zones import STOCK, Seat, hand
from cardavia.games import load
from cardavia.games.scopa.rules import ScopaOptions, ScopaRules, ScopaState

RULES = ScopaRules()
GAME = load("scopa")

VARIANTS: tuple[dict[str, Value], ...] = (
    {},
    {"target": 21, "re_bello": True, "last_sweep": True},
    {"ace_rule": "takes-all", "napola": True},
    {"ace_rule": "takes-all-scopa", "fewest_cards": True, "last_sweep": True},
    {"fewest_cards": True, "napola": True, "re_bello": True},
)


def seen_by_eldest(line: str, **options: Value) -> View[ScopaState]:
    """What seat 0 sees at its turn; as many cards in the other hand, and the stock, come from the cards not named."""
    variant = ScopaOptions.read(options)
    bare = position(RULES, line, variant)
    named = {card for cards in bare.zones.values() for card in cards}
    rest = [card for card in RULES.deck.cards if card not in named]
    Random(line).shuffle(rest)
    other = hand(Seat(1))
    if not bare.at(other):
        count = len(bare.at(hand(Seat(0))))
        line += " | hand1 " + " ".join(rest[:count])
        del rest[:count]
    if not bare.at(STOCK):
        line += " | stock " + " ".join(rest)
    whole = position(RULES, line, variant)
    assert sum(map(len, whole.zones.values())) == len(RULES.deck.cards), described(whole)
    return observe(RULES, whole, Seat(0), ())


def chance_match(seed: int, plies: int, **options: Value) -> Session[ScopaState]:
    """A match played by chance for so many plies, or until the next seat must decide after that."""
    session: Session[Any] = Session("scopa", RULES, 2, seed, ScopaOptions.read(options))
    luck = Random(seed)
    while session.ply < plies or not session.waits_for_seat:
        if session.state.phase == Phase.OVER:
            break
        if session.waits_for_seat:
            moves = RULES.legal_moves(session.state)
            session.submit(moves[int(luck.random() * len(moves))])
        else:
            session.deal()
    return session


def last_hand(seed: int, **options: Value) -> Session[ScopaState]:
    """A match played by chance until the last hands of three of its first deal."""
    session = chance_match(seed, 1, **options)
    luck = Random(seed)
    while session.state.at(STOCK):
        moves = RULES.legal_moves(session.state)
        session.submit(moves[int(luck.random() * len(moves))])
    return session
