"""The bidding: who fixes trumps, in two rounds (klaberjass.md 3), with Schmeiss and the dealer's duty as variants."""

from __future__ import annotations

from cardavia.engine.cards import FRENCH_32
from cardavia.engine.moves import Move, Verb
from cardavia.engine.zones import Seat
from cardavia.games.klaberjass.state import TURNED, Call, KlaberjassState
from cardavia.games.klaberjass.values import CALLS

TAKE = "take"
PASS = "pass"
SCHMEISS = "schmeiss"
AGREE = "agree"
REFUSE = "refuse"

ROUND = 2
"""Passes that end a round; two rounds of them throw the deal in."""

CANDIDATES = (
    Move(Verb.BID, call=TAKE),
    *(Move(Verb.BID, call=call) for call in CALLS),
    Move(Verb.BID, call=SCHMEISS),
    Move(Verb.BID, call=AGREE),
    Move(Verb.BID, call=REFUSE),
    Move(Verb.PASS),
)
"""Everything that may be said."""


def passes(state: KlaberjassState) -> int:
    """How often somebody passed in this deal."""
    return sum(call.call == PASS for call in state.calls)


def in_first_round(state: KlaberjassState) -> bool:
    """Whether only the turned suit is offered."""
    return passes(state) < ROUND


def turned_suit(state: KlaberjassState) -> str:
    """The suit of the card that was turned up."""
    return FRENCH_32.suit(state.at(TURNED)[0])


def is_asked(state: KlaberjassState) -> bool:
    """Whether the seat in turn must answer a Schmeiss."""
    return bool(state.calls) and state.calls[-1].call == SCHMEISS


def must_name(state: KlaberjassState) -> bool:
    """Whether the seat in turn must name a suit: its Schmeiss of the second round was refused."""
    return bool(state.calls) and state.calls[-1].call == REFUSE


def why_not_call(state: KlaberjassState, move: Move) -> str | None:
    """The term of the rule that forbids a call, or None (3 and 11)."""
    if move.verb is Verb.PLAY:
        return "klaberjass.trumps-first"
    if move not in CANDIDATES:
        return "reason.no-such-move"
    call = move.call or PASS
    if is_asked(state):
        return None if call in (AGREE, REFUSE) else "klaberjass.answer-first"
    if must_name(state) and call not in CALLS:
        return "klaberjass.must-name"
    if call == PASS:
        return _why_not_pass(state)
    if call == TAKE:
        return None if in_first_round(state) else "klaberjass.turned-suit-is-gone"
    if call in CALLS:
        if in_first_round(state):
            return "klaberjass.turned-suit-first"
        return "klaberjass.turned-suit-is-gone" if CALLS[call] == turned_suit(state) else None
    return None if call == SCHMEISS and state.options.schmeiss else "reason.no-such-move"


def _why_not_pass(state: KlaberjassState) -> str | None:
    """The dealer's last pass may be forbidden ("bima", 11)."""
    last = passes(state) == 2 * ROUND - 1
    return "klaberjass.dealer-must-choose" if last and state.options.dealer_must_choose else None


def outcome(state: KlaberjassState, calls: tuple[Call, ...]) -> tuple[Seat, str] | None:
    """Who has fixed which suit as trumps, once the last of the calls is said; None while that is open."""
    seat, call = calls[-1]
    if call == TAKE:
        return seat, turned_suit(state)
    if call in CALLS:
        return seat, CALLS[call]
    if call == REFUSE and in_first_round(state):
        return calls[-2].seat, turned_suit(state)
    return None


def is_thrown_in(calls: tuple[Call, ...]) -> bool:
    """Whether the deal is over without a play: four passes, or a Schmeiss that was agreed to (3, 11)."""
    return calls[-1].call == AGREE or sum(call.call == PASS for call in calls) == 2 * ROUND
