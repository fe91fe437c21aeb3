"""What a seat is asked before and during the play, and what its moves are called there, as terms (klaberjass.md 14)."""

from __future__ import annotations

from cardavia.engine.moves import Move, Verb
from cardavia.games.klaberjass import bidding
from cardavia.games.klaberjass.rules import SAY_BELLA
from cardavia.games.klaberjass.state import BID, DECLARE, EXCHANGE, KlaberjassState


def question(state: KlaberjassState) -> str:
    """The term of what the seat in turn is asked; "" where it just plays a card."""
    if state.phase == BID:
        if bidding.is_asked(state):
            return "klaberjass.ask.answer"
        if bidding.must_name(state):
            return "klaberjass.ask.name"
        return "klaberjass.ask.turned" if bidding.in_first_round(state) else "klaberjass.ask.other"
    return {EXCHANGE: "klaberjass.ask.exchange", DECLARE: "klaberjass.ask.declare"}.get(state.phase, "")


def choice(state: KlaberjassState, move: Move) -> str:
    """The term on the button of a move."""
    if move.verb is Verb.PASS:
        return {EXCHANGE: "klaberjass.choice.keep", DECLARE: "klaberjass.choice.silent"}.get(
            state.phase, "klaberjass.choice.pass"
        )
    if move.verb is Verb.EXCHANGE:
        return "klaberjass.choice.swap"
    if move.verb is Verb.DECLARE:
        return "klaberjass.choice.announce"
    if move.verb is Verb.PLAY:
        return "klaberjass.choice.bella" if move.call == SAY_BELLA else "klaberjass.choice.no-bella"
    return f"klaberjass.choice.{move.call}"
