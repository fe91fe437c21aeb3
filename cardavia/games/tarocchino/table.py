"""What the table of Tarocchino shows beside the cards: the order of a hand, the suit led (12.3)."""

from __future__ import annotations

from cardavia.engine.cards import TRUMPS, Card
from cardavia.engine.state import Phase
from cardavia.game import Sign
from cardavia.games.tarocchino.state import TarocchinoState
from cardavia.games.tarocchino.values import ORDER, sorted_hand


def arrange(_state: TarocchinoState, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """A hand as it is held: trumps, the Fool, and then suit by suit."""
    return sorted_hand(cards)


def signs(state: TarocchinoState) -> tuple[Sign, ...]:
    """The suit that was led, as long as a trick has one."""
    led = "" if state.phase in (Phase.DEAL, Phase.OVER) else ORDER.led(state.played)
    if led == TRUMPS:
        return (Sign("tarocchino.sign.led-trumps"),)
    return (Sign("tarocchino.sign.led", suit=led),) if led else ()
