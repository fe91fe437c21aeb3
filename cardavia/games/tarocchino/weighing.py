"""A card weighed over guessed hands: its trick and some more are played out, and it is told why it was chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from cardavia.ai.budget import Budget
from cardavia.engine.cards import Card
from cardavia.engine.view import View
from cardavia.engine.zones import Seat
from cardavia.games.tarocchino.cardplay import FIRST_TRICK, LONG_SUIT
from cardavia.games.tarocchino.estimate import SWING, chance_home, is_figure, power
from cardavia.games.tarocchino.knowledge import Knowledge
from cardavia.games.tarocchino.playout import Outcome, Prices, play_out
from cardavia.games.tarocchino.state import TarocchinoState, side_of
from cardavia.games.tarocchino.values import ANGEL, BEGATO, FOOL, ORDER, PIPS

RICH = 20
"""From this swing on a card makes a trick worth taking (17, "Following")."""
WASTED, LATE = 12, 5
"""What a Fool costs more in a trick that nobody wants, while there are more cards than these in hand."""
EXPOSED = 60
"""What it costs to lead the Begato while there are other trumps."""
UNDER_KING = 12
"""What it costs to lead a figure whose king is still out."""


class Looks(NamedTuple):
    """How much a level looks at for one decision."""

    swings: int
    """How often the cards that are out are dealt to the sides, to see what each is worth."""
    guesses: int
    """How many guesses at the other hands are played on."""
    tricks: int
    """How many tricks of each."""
    halving: tuple[int, ...] = ()
    """After how many guesses the worse half of the cards is left alone."""


class Weighed(NamedTuple):
    """A card, what playing it is worth, and how its trick ended in each guess."""

    card: Card
    value: float
    outcomes: tuple[Outcome, ...]

    def share(self, seat: Seat) -> float:
        """How often a seat wins the trick."""
        return sum(each.winner == seat for each in self.outcomes) / len(self.outcomes)


def prices(known: Knowledge, swing: Mapping[Card, float]) -> Prices:
    """What every card that is not won yet is worth, and in a hand."""
    left = len(known.held)
    angel_gone = ANGEL in known.taken[0] | known.taken[1]
    half = {card: 0.0 if card == FOOL else each / 2 for card, each in swing.items()}
    keep = {}
    for card in swing:
        hope = 2 * chance_home(card, known.held if card in known.held else (), angel_gone) - 1
        keep[card] = hope * half[card] + power(card, left)
    return Prices(half, keep)


def weigh(
    view: View[TarocchinoState],
    known: Knowledge,
    able: Sequence[Card],
    priced: Prices,
    looks: Looks,
    budget: Budget,
    luck: Random,
) -> list[Weighed]:
    """Each card with what it brings, the best first: after some guesses only the better half is looked at further."""
    state, seat = view.state, view.seat
    found: dict[Card, list[Outcome]] = {card: [] for card in able}
    beside = {card: _beside(state, seat, known, card) for card in able}

    def weighed(card: Card) -> Weighed:
        outcomes = found[card]
        return Weighed(card, sum(each.value for each in outcomes) / len(outcomes) + beside[card], tuple(outcomes))

    left = list(able)
    for number in range(looks.guesses):
        if number and not budget.check():
            break
        if number in looks.halving and len(left) > 2:
            left = sorted(left, key=lambda card: -weighed(card).value)[: (len(left) + 1) // 2]
        hands = known.sample(luck)
        for card in left:
            hands[seat] = [each for each in known.held if each != card]
            found[card].append(
                play_out(state.leader, (*state.played, card), hands, side_of(seat), priced, looks.tricks)
            )
    return sorted(map(weighed, left), key=lambda each: -each.value)


def _beside(state: TarocchinoState, seat: Seat, known: Knowledge, card: Card) -> float:
    """What the tricks do not show, in rules of thumb."""
    if card == FOOL:
        trickless = 0 if state.tricks[side_of(seat)] else FIRST_TRICK
        idle = all(SWING[each] < RICH for each in state.played) and len(known.held) > LATE
        return -float(trickless + (WASTED if idle else 0))
    if ORDER.led(state.played):
        return 0.0
    out = known.unseen.union(*known.open.values())
    if card == BEGATO:
        return -float(EXPOSED) if any(ORDER.is_trump(each) for each in out) else 0.0
    suit = ORDER.suit(card)
    if card in PIPS:
        return float(LONG_SUIT * sum(ORDER.suit(each) == suit for each in known.held))
    return -float(UNDER_KING) if is_figure(card) and Card("K" + suit) in out else 0.0
