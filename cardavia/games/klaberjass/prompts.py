"""What a seat is asked before and during the play, and what it may look at again, as terms (klaberjass.md 14)."""

from __future__ import annotations

from collections.abc import Iterable

from cardavia.engine.cards import Card
from cardavia.engine.moves import Move, Verb
from cardavia.engine.state import Phase
from cardavia.engine.zones import Seat, hand, taken
from cardavia.game import Choice, Heap, Look, Part, Question, Said
from cardavia.games.klaberjass import bidding, declaring, scoring
from cardavia.games.klaberjass.rules import SAY_BELLA, may_say_bella
from cardavia.games.klaberjass.state import BID, DECLARE, EXCHANGE, TURNED, KlaberjassState
from cardavia.games.klaberjass.values import BELLA, CALLS, royals
from cardavia.kits.deals import eldest

PASS = Move(Verb.PASS)


def ask(state: KlaberjassState) -> Question | None:
    """The bidding, the exchange and the sequence are asked; a card is just played."""
    if state.phase == BID:
        return _bidding(state)
    if state.phase == EXCHANGE:
        return _exchange(state)
    return _declaration(state) if state.phase == DECLARE else None


def _bidding(state: KlaberjassState) -> Question:
    """What may be said now, and what players often look for and may not say: the turned suit, the last pass (3, 11)."""
    calls: tuple[str, ...]
    if bidding.is_asked(state):
        term, calls = "answer", (bidding.AGREE, bidding.REFUSE)
    elif bidding.must_name(state):
        term, calls = "name", tuple(CALLS)
    else:
        schmeiss = (bidding.SCHMEISS,) if state.options.schmeiss else ()
        first = bidding.in_first_round(state)
        term, calls = ("turned", (bidding.TAKE, *schmeiss, "")) if first else ("other", (*CALLS, *schmeiss, ""))
    moves = [Move(Verb.BID, call=call) if call else PASS for call in calls]
    return Question(
        f"klaberjass.ask.{term}",
        cards=state.at(TURNED),
        choices=tuple(_call(state, move) for move in moves),
        heard=tuple(Said(call.seat, f"klaberjass.call.{call.call}") for call in state.calls),
    )


def _call(state: KlaberjassState, move: Move) -> Choice:
    forbidden = bidding.why_not_call(state, move) or ""
    suit = bidding.turned_suit(state) if move.call == bidding.TAKE else CALLS.get(move.call, "")
    return Choice(move, f"klaberjass.choice.{move.call or bidding.PASS}", why_not=forbidden, suit=suit)


def _exchange(state: KlaberjassState) -> Question:
    """The seven and the turned card side by side (4.2)."""
    swap = declaring.exchange(state, state.trump)
    both = (*swap.cards, *swap.taking)
    choices = (Choice(swap, "klaberjass.choice.swap", cards=swap.taking), Choice(PASS, "klaberjass.choice.keep"))
    return Question("klaberjass.ask.exchange", cards=both, choices=choices)


def _declaration(state: KlaberjassState) -> Question:
    """The best sequence with its worth; by a variant the others of the hand score with it (5)."""
    move = declaring.declaration(state, state.turn, state.trump)
    runs = declaring.scoring_sequences(state.at(hand(state.turn)), move.cards, state.options)
    parts = tuple(Part(scoring.SEQUENCE, declaring.worth(run, state.options), run) for run in runs)
    points = sum(part.points for part in parts)
    announce = Choice(
        move, "klaberjass.choice.announce", n=points, points=points, cards=move.cards, parts=_several(parts)
    )
    heard = (Said(eldest(state), f"klaberjass.run-of-{state.announced}"),) if state.announced else ()
    silent = Choice(PASS, "klaberjass.choice.silent")
    return Question("klaberjass.ask.declare", cards=move.cards, choices=(announce, silent), heard=heard)


def _several(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """One sequence is the question itself and needs no list."""
    return parts if len(parts) > 1 else ()


def heard(state: KlaberjassState) -> tuple[Said, ...]:
    """Each player's last word of the bidding, or its sequence, until the first card is played (3, 5)."""
    if state.phase in (Phase.DEAL, Phase.OVER) or any(state.gone):
        return ()
    said = {call.seat: f"klaberjass.call.{call.call}" for call in state.calls}
    if state.announced:
        said[eldest(state)] = f"klaberjass.run-of-{state.announced}"
    return tuple(Said(seat, term) for seat, term in said.items())


def said_with(state: KlaberjassState, card: Card) -> Question | None:
    """The second of king and queen of trumps is played with bella or without (6)."""
    if state.phase != Phase.PLAY or not may_say_bella(state, card):
        return None
    said, plain = Move(Verb.PLAY, (card,), call=SAY_BELLA), Move(Verb.PLAY, (card,))
    choices = (
        Choice(said, "klaberjass.choice.bella", n=BELLA, points=BELLA, cards=royals(state.trump)),
        Choice(plain, "klaberjass.choice.no-bella"),
    )
    return Question("klaberjass.ask.bella", n=BELLA, choices=choices)


def looks(state: KlaberjassState, _seat: Seat) -> tuple[Look, ...]:
    """The bidding of the deal, and during the first trick the sequence that was shown (5.6, 14)."""
    found = []
    if state.calls:
        found.append(Look("klaberjass.look.bidding", tuple(_heard(state))))
    runs = [meld for meld in state.melds if meld.term == scoring.SEQUENCE]
    if runs and not any(state.at(taken(seat)) for seat in state.everyone):
        heaps = tuple(Heap("klaberjass.look.run", meld.seat, meld.cards, points=meld.points) for meld in runs)
        found.append(Look("klaberjass.look.shown", heaps))
    return tuple(found)


def _heard(state: KlaberjassState) -> Iterable[Heap]:
    for call in state.calls:
        yield Heap(f"klaberjass.call.{call.call}.told", call.seat, ())
