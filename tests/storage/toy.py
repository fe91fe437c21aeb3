"""A toy game, so that the disk is tested without any real one: whoever plays coins scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.engine.layout import Layout
from cardavia.engine.moves import Move, Verb
from cardavia.engine.options import Options, choice
from cardavia.engine.rules import Rules
from cardavia.engine.score import Line
from cardavia.engine.session import Session
from cardavia.engine.state import Draft, Phase, State
from cardavia.engine.zones import STOCK, TABLE, Seat, Sight, hand
from cardavia.game import Game
from cardavia.storage.records import Match


@dataclass(frozen=True)
class ToyOptions(Options):
    deals: int = choice(2, 3)
    double: bool = choice(False, True)
    style: str = choice("plain", "fancy")


class ToyRules(Rules[State]):
    deck = ITALIAN_40
    sight = MappingProxyType({"hand": Sight.OWNER, "stock": Sight.NONE, "table": Sight.ALL})
    options = ToyOptions

    def __init__(self, version: int) -> None:
        self.version = version

    def begin(self, seats: int, dealer: Seat, options: Options) -> State:
        return State(seats=seats, dealer=dealer, turn=dealer, zones=MappingProxyType({}), options=options)

    def deal_cards(self, draft: Draft[State], order: Sequence[Card]) -> None:
        for seat in draft.state.everyone:
            draft.shift(tuple(order[3 * seat : 3 * seat + 3]), STOCK, hand(seat))
        draft.set(turn=draft.state.after(draft.state.dealer))

    def candidates(self, state: State) -> tuple[Move, ...]:
        return tuple(Move(Verb.PLAY, (card,)) for card in state.at(hand(state.turn)))

    def why_not(self, state: State, move: Move) -> str | None:
        if move.cards and move.cards[0] == "M":
            raise KeyError("a rule that stumbles")
        return None if move in self.candidates(state) else "reason.not-in-hand"

    def carry_out(self, draft: Draft[State], move: Move) -> None:
        state, seat = draft.state, draft.state.turn
        draft.shift(move.cards, hand(seat), TABLE)
        if self.deck.suit(move.cards[0]) == "D":
            draft.score(Line(state.deal_no, seat, "toy.coins", 1))
        draft.set(turn=state.after(seat))
        if not any(draft.at(hand(each)) for each in state.everyone):
            last = state.deal_no == state.options.deals  # type: ignore[attr-defined]
            draft.set(phase=Phase.OVER if last else Phase.DEAL, dealer=state.after(state.dealer))


def _no_mind(*_: Any) -> Any:
    raise NotImplementedError


def toy(version: int = 1, name: str = "toy") -> Game[Any]:
    return Game(name, ToyRules(version), (2, 3), ToyOptions, Layout({}), _no_mind, {})


def play(steps: int, seed: int = 42, options: ToyOptions | None = None, version: int = 1) -> Match:
    """A match after so many steps, deals and moves alike; it stops by itself when it is over."""
    session = Session("toy", ToyRules(version), 2, seed, options or ToyOptions())
    for _ in range(steps):
        if session.state.phase == Phase.OVER:
            break
        if session.state.phase == Phase.DEAL:
            session.deal()
        else:
            legal = session.rules.legal_moves(session.state)
            session.submit(legal[seed % len(legal)])
    return Match(session.record(), ("you", "normal"))
