"""What deals have in common: rounds of seats, cards given in packets, and a match that ends at a target."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardavia.engine.events import MatchWon
from cardavia.engine.score import total
from cardavia.engine.state import Draft, Phase, S, State
from cardavia.engine.zones import STOCK, Seat, hand


def round_from(state: State, first: Seat) -> tuple[Seat, ...]:
    """Every seat once, in playing order, beginning with ``first``."""
    return tuple(Seat((first + step) % state.seats) for step in range(state.seats))


def eldest(state: State) -> Seat:
    """The seat after the dealer, who begins."""
    return state.after(state.dealer)


def give(draft: Draft[S], seat: Seat, count: int) -> None:
    """So many cards from the top of the stock into a hand, as one packet."""
    draft.shift(draft.at(STOCK)[:count], STOCK, hand(seat))


def give_packets(draft: Draft[S], first: Seat, packets: Iterable[int]) -> None:
    """Give rounds of packets: each number is the size of one packet, given to every seat in turn from ``first``."""
    for count in packets:
        for seat in round_from(draft.state, first):
            give(draft, seat, count)


def ahead(totals: Sequence[int]) -> int | None:
    """The side that has more than every other, or None for a tie."""
    most = max(totals)
    return totals.index(most) if list(totals).count(most) == 1 else None


def winner_at(totals: Sequence[int], target: int) -> int | None:
    """Who has won after a whole deal: at least the target, and more than every other side; None plays on."""
    return ahead(totals) if max(totals) >= target else None


def close(draft: Draft[S], sides: Iterable[int], target: int) -> None:
    """End a deal whose points are written: the match is won, or the deal passes to the next seat."""
    state = draft.state
    won = winner_at([total(draft.sheet, side) for side in sides], target)
    if won is None:
        draft.set(phase=Phase.DEAL, dealer=state.after(state.dealer))
    else:
        draft.set(phase=Phase.OVER)
        draft.say(MatchWon(won))
