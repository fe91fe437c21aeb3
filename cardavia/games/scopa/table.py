"""What grows beside the seats of Scopa while a deal is played: cards and sweeps (scopa.md 13)."""

from __future__ import annotations

from cardavia.engine.events import Announced, Event, Moved
from cardavia.game import Gain
from cardavia.games.scopa.rules import CARDS, SWEEP, SWEEPS, ScopaState


def gain(_state: ScopaState, event: Event) -> Gain | None:
    """A sweep by the card that made it, and the cards that come to a seat's pile."""
    match event:
        case Announced(seat=seat, term=term, cards=cards) if seat is not None and term == SWEEP:
            return Gain(seat, SWEEPS, 1, cards)
        case Moved(cards=cards, dst=pile) if pile.seat is not None and pile.name in ("taken", "swept"):
            return Gain(pile.seat, CARDS, len(cards))
    return None
