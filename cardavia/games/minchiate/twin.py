"""From states and views to the fast twin, and back from its moves."""

from __future__ import annotations

from typing import TypeVar

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move, Verb
from cardavia.engine.zones import Seat, hand
from cardavia.games.minchiate.fast import Deal
from cardavia.games.minchiate.packing import CARD, NUMBER, word_of_suits, word_of_trumps
from cardavia.games.minchiate.scoring import difference, resti
from cardavia.games.minchiate.state import MinchiateState
from cardavia.games.minchiate.values import SUITS
from cardavia.kits.deals import round_from
from cardavia.kits.tarot import pile

D = TypeVar("D", bound=Deal)


def code_of(move: Move) -> int:
    """The number of the card that a move plays."""
    return NUMBER[move.cards[0]]


def move_of(code: int) -> Move:
    """The playing of a card by its number."""
    return Move(Verb.PLAY, (CARD[code],))


def cards_of(suits: int, trumps: int) -> frozenset[Card]:
    """The cards in two words."""
    return frozenset(CARD[number] for number in CARD if (suits | trumps << 64) >> number & 1)


def fill(deal: D, state: MinchiateState) -> D:
    """Make a deal what a state in the play is; hands that are not known are empty in it."""
    for seat in state.everyone:
        held = [card for card in state.at(hand(seat)) if card in NUMBER]
        deal.set_hand(seat, word_of_suits(held), word_of_trumps(held))
    for side in (0, 1):
        won = state.at(pile(side))
        deal.set_pile(side, word_of_suits(won), word_of_trumps(won), state.tricks[side])
    led = sum(1 << SUITS.index(suit) for suit in state.suits_led if suit in SUITS)
    deal.set_course(state.leader, led, difference(state.sheet), resti(state.sheet))
    for seat, card in zip(round_from(state, state.leader), state.played, strict=False):
        lay(deal, seat, card)
    return deal


def lay(deal: Deal, seat: Seat, card: Card) -> None:
    """Lay a card of the present trick that its seat no longer holds."""
    suits, trumps = deal.hand_of(seat)
    deal.set_hand(seat, suits | word_of_suits((card,)), trumps | word_of_trumps((card,)))
    deal.do(NUMBER[card])


def full_deal(state: MinchiateState) -> Deal:
    """The twin of a whole state in the play."""
    return fill(Deal(), state)
