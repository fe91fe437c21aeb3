"""The questions that every game answers, and what follows from the answers once for all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic

from cardavia.engine.cards import Card, Deck
from cardavia.engine.events import DealBegan
from cardavia.engine.moves import Move
from cardavia.engine.options import Options
from cardavia.engine.score import total
from cardavia.engine.state import Draft, Phase, S, Step
from cardavia.engine.zones import STOCK, Seat, Sight, Zone


class IllegalMove(ValueError):
    """A move that the rules forbid; ``reason`` is the term that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Rules(ABC, Generic[S]):
    """A game's rules: five questions that it answers, without memory of their own."""

    deck: ClassVar[Deck]
    sight: ClassVar[Mapping[str, Sight]]
    """Who sees the cards in a zone, by the zone's name."""
    version: ClassVar[int]
    """Raised when old records would play differently."""
    options: ClassVar[type[Options]]

    @abstractmethod
    def begin(self, seats: int, dealer: Seat, options: Options) -> S:
        """A match before its first deal."""

    @abstractmethod
    def deal_cards(self, draft: Draft[S], order: Sequence[Card]) -> None:
        """Give the cards; the whole pack lies on the stock, in ``order``."""

    @abstractmethod
    def candidates(self, state: S) -> tuple[Move, ...]:
        """Every move that may come into question for the seat in turn; ``why_not`` sorts them out."""

    @abstractmethod
    def why_not(self, state: S, move: Move) -> str | None:
        """The term of the rule that forbids a move, or None where it is legal. Legality is this and nothing else."""

    @abstractmethod
    def carry_out(self, draft: Draft[S], move: Move) -> None:
        """Do a legal move and all that follows from it until somebody must decide again."""

    def side(self, seat: Seat) -> int:
        """The partnership of a seat, or the lone seat itself."""
        return seat

    def tally(self, state: S, seat: Seat) -> tuple[tuple[str, int], ...]:
        """What the table shows beside a seat while a deal goes on: terms with their numbers, from what all may see."""
        return ()

    def status(self, state: S) -> tuple[tuple[str, Mapping[str, int]], ...]:
        """How far the deal and the match have come, from what all may see: terms with their numbers."""
        return ()

    def standing(self, state: S) -> tuple[int, ...]:
        """What each side has of what decides the match: its total, unless the game settles in something else."""
        sides = len({self.side(seat) for seat in state.everyone})
        return tuple(total(state.sheet, side) for side in range(sides))

    def sees(self, seat: Seat, zone: Zone) -> bool:
        """Whether a seat sees the faces in a zone."""
        sight = self.sight[zone.name]
        return sight is Sight.ALL or (sight is Sight.OWNER and zone.seat == seat)

    def legal_moves(self, state: S) -> tuple[Move, ...]:
        """The candidates without a reason against them; none where a deal or the end comes next."""
        if state.phase in (Phase.DEAL, Phase.OVER):
            return ()
        return tuple(move for move in self.candidates(state) if self.why_not(state, move) is None)

    def deal(self, state: S, order: Sequence[Card], cut: float = 0.5) -> Step[S]:
        """Begin the next deal from a shuffled pack, first card first; ``cut`` is chance for games that cut it again.

        It is no part of the order: what all see of a deal may not depend on cards that nobody sees.
        """
        draft = Draft(state, cut)
        draft.clear()
        draft.fill(STOCK, order)
        draft.set(phase=Phase.PLAY, deal_no=state.deal_no + 1, shuffles=state.shuffles + 1)
        draft.say(DealBegan(state.deal_no + 1, state.dealer))
        self.deal_cards(draft, order)
        return draft.done()

    def apply(self, state: S, move: Move) -> Step[S]:
        """Check a move and carry it out. Raises ``IllegalMove`` with the reason."""
        if state.phase in (Phase.DEAL, Phase.OVER):
            raise IllegalMove("reason.no-move-now")
        reason = self.why_not(state, move)
        if reason is not None:
            raise IllegalMove(reason)
        return self.follow_through(state, move)

    def follow_through(self, state: S, move: Move) -> Step[S]:
        """Carry out without a check: for minds, with moves from ``legal_moves``."""
        draft = Draft(state)
        self.carry_out(draft, move)
        return draft.done()
