"""Why a card was chosen, in terms that the phrasebook speaks (tarocchino.md 17)."""

from __future__ import annotations

from cardavia.engine.cards import Card
from cardavia.engine.zones import Seat, hand
from cardavia.games.tarocchino.state import TarocchinoState, side_of
from cardavia.games.tarocchino.values import ANGEL, CAVALLI, FANTI, FOOL, MOON, NUMBERS, ORDER, PIPS, QUEENS

SURE = 0.7
"""From this chance on a trick counts as won."""
LONG = 3
"""So many cards of a suit are many."""
PLAIN = PIPS.union(NUMBERS)
"""Cards that hardly count by themselves; every other one is worth bringing home."""
FIGURES = frozenset((*QUEENS, *CAVALLI, *FANTI))
BREAKERS = (MOON, *NUMBERS[:2])
"""Where these are missing, the Grande of whoever holds the Angel breaks off."""


def to_play(state: TarocchinoState, seat: Seat, card: Card, chance: float) -> str:
    """The term for a card whose side then wins the trick with this chance."""
    to_lead = not ORDER.led(state.played)
    return f"tarocchino.hint.{_to_lead(state, seat, card, chance) if to_lead else _to_reply(state, seat, card, chance)}"


def _to_lead(state: TarocchinoState, seat: Seat, card: Card, chance: float) -> str:
    if card not in PLAIN and card != FOOL and chance > SURE:
        return "cashes"
    if ORDER.is_trump(card):
        return "draws-trumps"
    same = sum(ORDER.suit(each) == ORDER.suit(card) for each in state.held(seat))
    return "long-suit" if card in PIPS and same >= LONG else "safe-lead"


def _to_reply(state: TarocchinoState, seat: Seat, card: Card, chance: float) -> str:
    played = state.played
    if card == FOOL:
        return "saves-with-matto"
    if ORDER.best((*played, card)) == len(played):
        return "wins-trick" if card in PLAIN else "brings-home"
    winner = Seat((state.leader + ORDER.best(played)) % state.seats)
    safe = side_of(winner) == side_of(seat) and chance > SURE
    return "to-partner" if safe and card not in PLAIN else "gives-least"


def to_discard(state: TarocchinoState, away: tuple[Card, ...], card: Card) -> str:
    """The term for one of the cards that the dealer puts away."""
    held = state.at(hand(state.turn))
    if card in FIGURES:
        return "tarocchino.hint.safe-figure"
    if card in BREAKERS and ANGEL not in held:
        return "tarocchino.hint.breaks-grande"
    suit = ORDER.suit(card)
    last = all(each in away for each in held if ORDER.suit(each) == suit)
    reason = "voids-suit" if last else "least-needed"
    return f"tarocchino.hint.{reason}"
