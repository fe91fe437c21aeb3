"""What the table of Minchiate shows beside the cards: the order of a hand, the suit led, lead and resti (9.1)."""

from __future__ import annotations

from cardavia.engine.cards import TRUMPS, Card
from cardavia.engine.state import Phase
from cardavia.engine.zones import Seat
from cardavia.game import Sign
from cardavia.games.minchiate.scoring import difference, resti
from cardavia.games.minchiate.state import MinchiateState
from cardavia.games.minchiate.values import ORDER, sorted_hand


def arrange(_state: MinchiateState, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """A hand as it is held: suit by suit and then the trumps."""
    return sorted_hand(cards)


def signs(state: MinchiateState) -> tuple[Sign, ...]:
    """The suit led, and which side leads by how many points and resti; nothing before the deal and after it."""
    if state.phase in (Phase.DEAL, Phase.OVER):
        return ()
    led = ORDER.led(state.played)
    found = [Sign("minchiate.sign.led-trumps")] if led == TRUMPS else []
    found += [Sign("minchiate.sign.led", suit=led)] if led and led != TRUMPS else []
    for term, lead in (("minchiate.sign.lead", difference(state.sheet)), ("minchiate.sign.resti", resti(state.sheet))):
        if lead:
            found.append(Sign(term, seat=Seat(0 if lead > 0 else 1), n=abs(lead)))
    return tuple(found)
