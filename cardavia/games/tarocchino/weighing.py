"""A card weighed over guessed hands: its trick and some more are played out, and it is told why it was chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardavia.ai.budget import Budget
from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.engine.view import View
from cardavia.engine.zones import Seat
from cardavia.games.tarocchino.cardplay import FIRST_TRICK, LONG_SUIT
from cardavia.games.tarocchino.estimate import chance_home, power
from cardavia.games.tarocchino.knowledge import Knowledge
from cardavia.games.tarocchino.playout import Outcome, Prices, play_out
from cardavia.games.tarocchino.state import TarocchinoState, side_of
from cardavia.games.tarocchino.values import ANGEL, FOOL, ORDER, PIPS


class Weighed(NamedTuple):
    """A card, what playing it is worth, and how its trick ended in each guess."""

    card: Card
    value: float
    outcomes: tuple[Outcome, ...]

    def share(self, seat: Seat) -> float:
        """How often a seat wins the trick."""
        return sum(each.winner == seat for each in self.outcomes) / len(self.outcomes)


def prices(known: Knowledge, swing: Mapping[Card, float]) -> Prices:
    """What every card that is not won yet is worth, and what it is worth in a hand."""
    left = len(known.held)
    angel_gone = ANGEL in known.taken[0] | known.taken[1]
    keep = {}
    for card in swing:
        mine = known.held if card in known.held else ()
        hope = 0.0 if card == FOOL else 2 * chance_home(card, mine, angel_gone) - 1
        keep[card] = hope * swing[card] / 2 + power(card, left)
    return Prices(swing, keep)


def weigh(
    view: View[TarocchinoState], known: Knowledge, able: Sequence[Card], priced: Prices, guesses: Sequence[dict[Seat, list[Card]]], tricks: int, budget: Budget
) -> list[Weighed]:
    """Each card with what it brings, over the same guesses."""
    state, seat = view.state, view.seat
    outcomes: dict[Card, list[Outcome]] = {card: [] for card in able}
    for number, hands in enumerate(guesses):
        if number and not budget.check():
            break
        for card, found in outcomes.items():
            mine = [each for each in known.held if each != card]
            every = {**hands, seat: mine}
            found.append(play_out(state.leader, (*state.played, card), every, side_of(seat), priced, tricks))
    extra = {card: _beside(state, seat, known, card) for card in able}
    return [
        Weighed(card, sum(each.value for each in found) / len(found) + extra[card], tuple(found))
        for card, found in outcomes.items()
    ]


def _beside(state: TarocchinoState, seat: Seat, known: Knowledge, card: Card) -> float:
    """What the tricks to come do not show: a Fool needs a trick to be kept by, and long suits cost the others trumps."""
    if card == FOOL:
        return 0.0 if state.tricks[side_of(seat)] else -float(FIRST_TRICK)
    if not ORDER.led(state.played) and card in PIPS:
        return float(LONG_SUIT * sum(ORDER.suit(each) == ORDER.suit(card) for each in known.held))
    return 0.0
