"""What a seat knows of the deal, by what it remembers, and the worth of cards by the table of scopa.md 12."""

from __future__ import annotations

from typing import NamedTuple

from cardavia.engine.cards import UNKNOWN
from cardavia.engine.events import Moved
from cardavia.engine.moves import Move
from cardavia.engine.view import View
from cardavia.engine.zones import STOCK, TABLE, hand
from cardavia.games.scopa.bitwise import (
    BIT,
    CARD,
    COIN_CARDS,
    OF_VALUE,
    PACK,
    RE_BIT,
    SEVEN_BIT,
    VALUE_OF,
    bits,
    mask,
    named,
)
from cardavia.games.scopa.rules import ScopaOptions, ScopaState, options_to_take, swept

PLAIN, ACE, SIX, SEVEN, COIN, SETTEBELLO_SWING = 0.20, 0.28, 0.46, 0.92, 0.47, 3.4
"""The swing in award points when a card changes from his pile to mine (scopa.md 12)."""
OWNED = 2.0
"""The swing of an award for owning one card."""
NAPOLA_HEAD, NAPOLA_TAIL = 1.5, 0.2
"""The swing of ace, 2 and 3 of coins and of each further coin where the napola is played."""


class Knowledge(NamedTuple):
    """The deal as one seat knows it; sets of cards are machine integers."""

    hand: int
    table: int
    unseen: int
    last_play: bool
    options: ScopaOptions

    @classmethod
    def of(cls, view: View[ScopaState], hands_remembered: int) -> Knowledge:
        """What a view tells to a seat that remembers the captures of so many hands of three, the present included."""
        state = view.state
        own, table = mask(state.at(hand(view.seat))), mask(state.at(TABLE))
        gone = _gone(view, hands_remembered) & ~(own | table)
        return cls(
            hand=own,
            table=table,
            unseen=PACK & ~(own | table | gone),
            last_play=state.last_play,
            options=state.options,
        )

    def sweeps(self, card: int, group: int, last_play: bool = False) -> bool:
        """Whether a capture that clears its table is a sweep that counts."""
        if last_play and not self.options.last_sweep:
            return False
        return self.options.ace_rule != "takes-all" or VALUE_OF[card] != 1 or bool(group & OF_VALUE[1])

    def after(self, card: int, group: int) -> int:
        """The table that a move leaves."""
        return self.table ^ group if group else self.table | card

    def sweepers(self, table: int) -> int:
        """The unseen cards that would sweep a table."""
        lying = named(table)
        return sum(
            card
            for card in bits(self.unseen)
            if lying in options_to_take(CARD[card], lying, self.options) and self.sweeps(card, table)
        )

    def worth(self, card: int) -> float:
        """The swing when this card changes sides, in points of this variant."""
        if card == SEVEN_BIT:
            return SETTEBELLO_SWING
        value = VALUE_OF[card]
        swing = {1: ACE, 6: SIX, 7: SEVEN}.get(value, PLAIN)
        if card & COIN_CARDS:
            swing += COIN
            if self.options.napola:
                swing += NAPOLA_HEAD if value <= 3 else NAPOLA_TAIL
            if self.options.re_bello and card == RE_BIT:
                swing += OWNED
        return swing


def _gone(view: View[ScopaState], hands_remembered: int) -> int:
    """The cards that left the table within the memory of a seat."""
    gone, hands = 0, 0
    if hands_remembered:  # sweep cards stick out face up
        gone = mask(card for seat in view.state.everyone for card in view.state.at(swept(seat)))
    for event in reversed(view.seen):
        if not isinstance(event, Moved):
            continue
        if event.src == STOCK and event.dst == hand(view.seat):
            hands += 1
        if hands >= hands_remembered:
            break
        if event.src == TABLE:
            gone |= sum(BIT[card] for card in event.cards if card != UNKNOWN)
    return gone


def in_bits(move: Move) -> tuple[int, int]:
    """A move as the card that is played and the group that it takes."""
    return BIT[move.cards[0]], mask(move.taking)
