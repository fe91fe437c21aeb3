"""Which card to play, by what the trick swings and what a card is worth later (tarocchino.md 17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cardavia.engine.cards import Card
from cardavia.engine.zones import Seat
from cardavia.games.tarocchino.estimate import SWING, chance_home, power
from cardavia.games.tarocchino.knowledge import Knowledge
from cardavia.games.tarocchino.scoring import LAST_TRICK
from cardavia.games.tarocchino.state import TarocchinoState, side_of
from cardavia.games.tarocchino.values import ANGEL, FOOL, ORDER, PIPS

TO_COME = 5
"""What a card that is still to come swings on the average."""
EAGER = 0.9
"""How often an opponent who can win a trick does so."""
HELPFUL = 0.8
"""How often a partner who can win it does so, as long as nobody has taken it in between."""
RECOVERED = 0.35
"""And how often where an opponent may have played over the card that counts here."""
LONG_SUIT = 1
"""What each further card of a suit adds to a small lead from it."""
FIRST_TRICK = 30
"""What a Fool costs more as long as its side has no trick to keep it by."""
SURE = 0.7


class Thought(NamedTuple):
    """A card, the chance that its player's side wins the trick, and what the play is worth."""

    card: Card
    chance: float
    value: float


def best_card(
    state: TarocchinoState, seat: Seat, known: Knowledge, able: tuple[Card, ...], swing: Mapping[Card, float]
) -> tuple[Card, str]:
    """The best of several legal cards, and the term that says why; ``swing`` is what each card in question is worth."""
    thoughts = [_thought(state, seat, known, card, swing) for card in able]
    best = max(thoughts, key=lambda thought: thought.value)
    return best.card, reason(state, seat, known, best)


def reason(state: TarocchinoState, seat: Seat, known: Knowledge, best: Thought) -> str:
    """The term that says why a card was chosen."""
    to_lead = not ORDER.led(state.played)
    return f"tarocchino.hint.{_reason_to_lead(known, best) if to_lead else _reason_to_reply(state, seat, best)}"


def _thought(state: TarocchinoState, seat: Seat, known: Knowledge, card: Card, swing: Mapping[Card, float]) -> Thought:
    left = len(known.held)
    trick = (*state.played, card)
    chance = chance_to_win(state, seat, known, trick)
    pot = (
        sum(swing[each] for each in state.played if each != FOOL)
        + TO_COME * (state.seats - len(trick))
        + (2 * LAST_TRICK if left == 1 else 0)
    )
    value = chance * pot - power(card, left)
    if card == FOOL:
        return Thought(card, chance, value - (0 if state.tricks[side_of(seat)] else FIRST_TRICK))
    angel_gone = ANGEL not in known.unseen and not any(ANGEL in cards for cards in known.open.values())
    value += swing[card] * (chance - chance_home(card, known.held, angel_gone))
    if not ORDER.led(state.played) and card in PIPS:
        value += LONG_SUIT * sum(ORDER.suit(each) == ORDER.suit(card) for each in known.held)
    return Thought(card, chance, value)


def chance_to_win(state: TarocchinoState, seat: Seat, known: Knowledge, trick: tuple[Card, ...]) -> float:
    """The chance that the side of a seat wins a trick, once the seat has added the last of these cards."""
    led, number = ORDER.led(trick), ORDER.best(trick)
    best, winner = trick[number], Seat((state.leader + number) % state.seats)
    if not led:
        return 0.5
    ours = 1.0 if side_of(winner) == side_of(seat) else 0.0
    contested = False
    for ahead in range(len(trick), state.seats):
        other = Seat((state.leader + ahead) % state.seats)
        beats = known.chance_to_beat(other, led, best)
        if side_of(other) == side_of(seat):
            ours += (1 - ours) * beats * (RECOVERED if contested else HELPFUL)
        else:
            ours *= 1 - EAGER * beats
            contested = True
    return ours


def _reason_to_lead(known: Knowledge, best: Thought) -> str:
    if ORDER.is_trump(best.card):
        return "cashes" if SWING[best.card] > 20 and best.chance > SURE else "draws-trumps"
    if SWING[best.card] > 20 and best.chance > SURE:
        return "cashes"
    same = sum(ORDER.suit(card) == ORDER.suit(best.card) for card in known.held)
    return "long-suit" if best.card in PIPS and same >= 3 else "safe-lead"


def _reason_to_reply(state: TarocchinoState, seat: Seat, best: Thought) -> str:
    played = state.played
    if best.card == FOOL:
        return "saves-with-matto"
    if ORDER.best((*played, best.card)) == len(played):
        return "brings-home" if SWING[best.card] > 20 else "wins-trick"
    winner = Seat((state.leader + ORDER.best(played)) % state.seats)
    safe = side_of(winner) == side_of(seat) and best.chance > SURE
    return "to-partner" if safe and SWING[best.card] > 20 else "gives-least"
