"""Packets, rounds, and the end of a match."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import FRENCH_32
from cardavia.engine.events import MatchWon
from cardavia.engine.options import Options
from cardavia.engine.score import Line
from cardavia.engine.state import Draft, Phase, State
from cardavia.engine.zones import STOCK, Seat, hand
from cardavia.kits.deals import ahead, close, eldest, give_packets, round_from, winner_at


def table(seats: int = 4, dealer: int = 1) -> State:
    return State(
        seats=seats,
        dealer=Seat(dealer),
        turn=Seat(dealer),
        phase=Phase.PLAY,
        zones={STOCK: FRENCH_32.cards},
        options=Options(),
    )


def test_rounds() -> None:
    assert round_from(table(), Seat(2)) == (2, 3, 0, 1)
    assert eldest(table()) == 2
    assert eldest(table(dealer=3)) == 0


def test_packets_go_round() -> None:
    draft = Draft(table(seats=2, dealer=1))
    give_packets(draft, Seat(0), (3, 2))
    pack = FRENCH_32.cards
    assert draft.at(hand(Seat(0))) == (*pack[0:3], *pack[6:8])
    assert draft.at(hand(Seat(1))) == (*pack[3:6], *pack[8:10])
    assert draft.at(STOCK) == pack[10:]


@pytest.mark.parametrize(
    ("totals", "first", "won"),
    [
        ((3, 4), 1, None),
        ((7, 7), None, None),
        ((7, 3), 0, 0),
        ((8, 9), 1, 1),
        ((9, 2, 9), None, None),
        ((1, 9, 8), 1, 1),
    ],
)
def test_who_is_ahead_and_who_has_won(totals: tuple[int, ...], first: int | None, won: int | None) -> None:
    assert ahead(totals) == first
    assert winner_at(totals, 7) == won


def test_close_passes_the_deal_or_ends_the_match() -> None:
    draft = Draft(table())
    draft.score(Line(1, 0, "x", 4))
    close(draft, (0, 1), 5)
    assert draft.done().state.phase == Phase.DEAL
    assert draft.done().state.dealer == 2
    draft.score(Line(1, 0, "x", 1))
    close(draft, (0, 1), 5)
    assert draft.done().state.phase == Phase.OVER
    assert draft.done().events[-1] == MatchWon(0)
