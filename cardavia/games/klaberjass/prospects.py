"""What a deal will be written as: half of the pot is what both play for (klaberjass.md 7; 13, "Play" 5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardavia.engine.cards import Card
from cardavia.engine.zones import Seat
from cardavia.games.klaberjass.bidding import PASS, turned_suit
from cardavia.games.klaberjass.declaring import sequences
from cardavia.games.klaberjass.estimate import margin
from cardavia.games.klaberjass.scoring import SEQUENCE
from cardavia.games.klaberjass.state import KlaberjassState
from cardavia.games.klaberjass.values import BELLA, LAST_TRICK, points_of, royals

PER_POINT = 0.1
"""What a point counts where the deal is won or lost with it or without it."""
NAMED, PASSED = 5, 30
"""The margin that six cards had at least if their owner fixed trumps with them, and at most if it passed."""


def made_so_far(state: KlaberjassState, seat: Seat) -> int:
    """The points that a seat has made in this deal, melds included."""
    return state.won[seat] + sum(meld.points for meld in state.melds if meld.seat == seat)


def written(mine: int, his: int, takes: bool) -> int:
    """By how much more I write than the other, for the points that each made; ``takes``: I fixed trumps (7)."""
    if not takes:
        return -written(his, mine, takes=True)
    if mine > his:
        return mine - his
    return -mine if mine == his else -(mine + his)


class Outlook:
    """What the rest of a deal comes to, for one seat that has its cards and one guess at the other hand."""

    def __init__(self, state: KlaberjassState, seat: Seat, held: Sequence[Card]) -> None:
        self._state, self._seat, self._other = state, seat, state.after(seat)
        self._mine = made_so_far(state, seat) + self._bella(seat, held)
        self._his = made_so_far(state, self._other)
        self._open = points_of((*held, *state.played), state.trump) + LAST_TRICK

    def _bella(self, seat: Seat, held: Iterable[Card]) -> int:
        """The bella that a hand has still to announce (6)."""
        gone, left, royal = self._state.gone[seat], set(held), set(royals(self._state.trump))
        return BELLA if royal <= {*gone, *left} and royal & left else 0

    def worth(self, ahead: int, his: Sequence[Card]) -> float:
        """How the deal is written if from now on I win so many points more than the other, from these cards of his."""
        pot = self._open + points_of(his, self._state.trump)
        mine = self._mine + (pot + ahead) // 2
        other = self._his + self._bella(self._other, his) + (pot - ahead) // 2
        return written(mine, other, self._state.taker == self._seat) + PER_POINT * ahead


def is_plausible(state: KlaberjassState, seat: Seat, six: Sequence[Card], nine: Sequence[Card]) -> bool:
    """Whether a seat with these nine cards, six of them before the calls, would have done as it did (13, "Search")."""
    calls = [call.call for call in state.calls if call.seat == seat]
    leads = seat != state.dealer
    if calls:
        turned = turned_suit(state)
        if calls[0] == PASS and margin(six, turned, True, leads) > PASSED:
            return False
        if state.taker == seat and margin(six, state.trump, state.trump == turned, leads) < NAMED:
            return False
    return any(meld.term == SEQUENCE for meld in state.melds) or not sequences(nine)
