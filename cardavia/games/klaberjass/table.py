"""What the table of Klaberjass shows beside the cards: the order of a hand, trumps, the two orders of ranks (14)."""

from __future__ import annotations

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.engine.events import Announced, Event, TrickWon
from cardavia.engine.state import Phase
from cardavia.engine.zones import hand
from cardavia.game import Gain, Sign
from cardavia.games.klaberjass.scoring import BELLA, SEQUENCE, TALLY
from cardavia.games.klaberjass.state import KlaberjassState
from cardavia.games.klaberjass.values import LAST_TRICK, PLAIN_ORDER, TRUMP_ORDER, points_of, sorted_hand

RANKS = tuple(tuple(Card(rank + "S") for rank in order) for order in (TRUMP_ORDER, PLAIN_ORDER))
"""How cards beat each other, in trumps and in the other suits; their suit does not matter."""


def arrange(state: KlaberjassState, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """A hand as it is held: trumps first, once they are fixed."""
    return sorted_hand(cards, state.trump)


def signs(state: KlaberjassState) -> tuple[Sign, ...]:
    """The trumps and who must score more, the suit led, and how the cards rank; nothing between two deals."""
    if state.phase in (Phase.DEAL, Phase.OVER):
        return ()
    found = []
    if state.trump:
        found.append(Sign("klaberjass.sign.trumps", suit=state.trump, seat=state.taker))
    if state.played:
        found.append(Sign("klaberjass.sign.led", suit=FRENCH_32.suit(state.played[0])))
    return (*found, Sign("klaberjass.sign.ranks", ranks=RANKS))


def gain(state: KlaberjassState, event: Event) -> Gain | None:
    """What is made in a deal: the points of a trick, the last one's ten with it, a sequence, bella (5, 6, 14)."""
    match event:
        case TrickWon(seat=seat, cards=cards):
            is_last = not any(state.at(hand(each)) for each in state.everyone)
            made = points_of(cards, state.trump) + (LAST_TRICK if is_last else 0)
        case Announced(seat=seat, term=term, cards=cards) if seat is not None and term in (SEQUENCE, BELLA):
            made = sum(meld.points for meld in state.melds if meld.seat == seat and meld.term == term)
        case _:
            return None
    return Gain(seat, TALLY, made, cards) if made else None
