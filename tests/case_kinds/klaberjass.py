"""Answers the kinds of Klaberjass cases through the engine: builds positions, plays moves, reads states and lines.

``KINDS`` maps a kind to the function that answers it and the fields that its input may have beside ``options``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.engine.events import MatchWon, Scored
from cardavia.engine.moves import Move, Verb
from cardavia.engine.notation import position
from cardavia.engine.rules import IllegalMove
from cardavia.engine.score import Line, total
from cardavia.engine.state import Draft, Phase, Step
from cardavia.engine.zones import STOCK, Seat, hand, taken
from cardavia.games.klaberjass import scoring
from cardavia.games.klaberjass.declaring import best_sequence, worth
from cardavia.games.klaberjass.rules import KlaberjassRules, may_say_bella
from cardavia.games.klaberjass.scoring import Part, settle
from cardavia.games.klaberjass.state import (
    BID,
    BOTTOM,
    DECLARE,
    EXCHANGE,
    TURNED,
    KlaberjassOptions,
    KlaberjassState,
)
from cardavia.games.klaberjass.values import CALLS, NAMES, order, points_of
from cardavia.kits.deals import close, eldest
from cardavia.kits.tricks import winner
from tests.case_kinds.asking import Answer, Json, Kinds, NotACase, members
from tests.case_kinds.klaberjass_options import options_of

RULES = KlaberjassRules()
PLAYERS = (Seat(0), Seat(1))


# ---------------------------------------------------------------------------------------------------- input -> product


def cards_of(names: Iterable[str]) -> tuple[Card, ...]:
    """Cards of the pack, each once; ``NotACase`` for anything else."""
    return members(FRENCH_32, names)


def suit_of(name: str) -> str:
    if name not in NAMES:
        raise NotACase(f"unknown suit: {name!r}")
    return name


def at(line: str, trump: str, options: KlaberjassOptions, **fields: Json) -> KlaberjassState:
    """A position with trumps fixed by player 1; player 1 deals, player 0 is the non-dealer."""
    return position(RULES, f"dealer 1 | {line}", options, trump=suit_of(trump), taker=Seat(1), **fields)


def dealt(deck: Sequence[str], dealer: int, options: KlaberjassOptions) -> Step[KlaberjassState]:
    """The deal from a stacked pack."""
    order_ = cards_of(deck)
    if len(order_) != len(FRENCH_32.cards):
        raise NotACase(f"a deck of {len(order_)} cards")
    return RULES.deal(RULES.begin(2, Seat(dealer), options), order_)


def with_turned(turned: str, dealer: int, options: KlaberjassOptions) -> KlaberjassState:
    """The beginning of a bidding with this card turned up."""
    rest = [card for card in FRENCH_32.cards if card != turned]
    return dealt((*rest[:12], turned, *rest[12:]), dealer, options).state


CALL_MOVES = {
    "pass": Move(Verb.PASS),
    "take": Move(Verb.BID, call="take"),
    "schmeiss": Move(Verb.BID, call="schmeiss"),
    "yes": Move(Verb.BID, call="agree"),
    "no": Move(Verb.BID, call="refuse"),
    **{suit: Move(Verb.BID, call=name) for name, suit in CALLS.items()},
}
SPELLED = {move: name for name, move in CALL_MOVES.items()}


def call_of(what: str) -> Move:
    if what not in CALL_MOVES:
        raise NotACase(f"unknown call: {what!r}")
    return CALL_MOVES[what]


def on_turn(state: KlaberjassState, player: int) -> None:
    if state.turn != player:
        raise NotACase(f"player {state.turn} is on turn, not {player}")


# ------------------------------------------------------------------------------------------------------------- answers


def order_of(given: Mapping[str, Json]) -> Mapping[str, Json]:
    suit = [card for card in FRENCH_32.cards if FRENCH_32.suit(card) == "H"]
    by = order("H" if given["trump_suit"] else "S")
    ranked = sorted(suit, key=by.strength, reverse=True)
    return {"high_to_low": [FRENCH_32.rank(card) for card in ranked]}


def points(given: Mapping[str, Json]) -> Mapping[str, Json]:
    return {"total": points_of(cards_of(given["cards"]), suit_of(given["trump"]))}


def legal(given: Mapping[str, Json]) -> Mapping[str, Json]:
    held, led = cards_of(given["hand"]), given["led"]
    if led is None:
        state = at(f"turn 0 | hand0 {' '.join(held)}", given["trump"], options_of(given), leader=Seat(0))
    else:
        cards_of((*held, led))
        line = f"turn 0 | hand0 {' '.join(held)} | trick1 {led}"
        state = at(line, given["trump"], options_of(given), leader=Seat(1))
    return {"cards": sorted({card for move in RULES.legal_moves(state) for card in move.cards})}


def trick(given: Mapping[str, Json]) -> Mapping[str, Json]:
    pair = cards_of((given["led"], given["reply"]))
    state = at("turn 0", given["trump"], options_of(given), leader=Seat(0))
    won_by = winner(order(state.trump), state, pair)
    return {"winner": "leader" if won_by == 0 else "follower", "points": points_of(pair, state.trump)}


def sequence(given: Mapping[str, Json]) -> Mapping[str, Json]:
    run = best_sequence(cards_of(given["hand"]), suit_of(given["trump"]))
    return {"cards": list(run) or None, "value": worth(run, options_of(given)) if run else 0}


def compare(given: Mapping[str, Json]) -> Mapping[str, Json]:
    """Both announce, if they are asked at all: who is not asked has nothing. Player 0 is the non-dealer."""
    trump, options = suit_of(given["trump"]), options_of(given)
    held = [cards_of(given[name]) for name in ("nondealer_hand", "dealer_hand")]
    zones = {hand(seat): held[seat] for seat in PLAYERS}
    start = RULES.begin(2, Seat(1), options)
    state = replace(start, trump=trump, taker=Seat(1), turn=Seat(0), phase=EXCHANGE, zones=MappingProxyType(zones))
    step = RULES.follow_through(state, Move(Verb.PASS))
    while step.state.phase == DECLARE:
        step = RULES.apply(step.state, RULES.legal_moves(step.state)[0])
    by = {meld.seat for meld in step.state.melds}
    names = ("nondealer", "dealer")
    return {
        "winner": names[by.pop()] if by else None,
        "points": sum(meld.points for meld in step.state.melds),
    }


def exchange(given: Mapping[str, Json]) -> Mapping[str, Json]:
    """Asked of the engine after the call that fixes this suit; the hand may have fewer cards than nine."""
    held, turned, trump = cards_of(given["hand"]), Card(given["turn_up"]), suit_of(given["trump"])
    cards_of((*held, turned))
    rest = [card for card in FRENCH_32.cards if card not in held and card != turned and card[:-1] != "7"]
    other, stock = rest[:6], rest[6:]
    before = with_turned(turned, 1, options_of(given))
    zones = {hand(Seat(0)): held, hand(Seat(1)): tuple(other), TURNED: (turned,), STOCK: tuple(stock)}
    before = replace(before, zones=MappingProxyType(zones))
    calls = ["take"] if turned[-1] == trump else ["pass", "pass", trump]
    step = Step(before, ())
    for what in calls:
        step = RULES.apply(step.state, call_of(what))
    state = step.state
    if state.phase != EXCHANGE:
        return {"allowed": False}
    swap = next(move for move in RULES.legal_moves(state) if move.verb is Verb.EXCHANGE)
    after = RULES.apply(state, swap).state
    given_later = state.at(hand(Seat(0)))[len(held) :]
    return {
        "allowed": True,
        "hand_after": [card for card in after.at(hand(Seat(0))) if card not in given_later],
        "turn_up_after": after.at(TURNED)[0],
    }


def bella(given: Mapping[str, Json]) -> Mapping[str, Json]:
    start, gone = cards_of(given["start_hand"]), cards_of(given["already_played"])
    if not set(gone) <= set(start) or given["card"] not in start:
        raise NotACase("a card is played that was not in the hand")
    held = [card for card in start if card not in gone]
    state = at(f"turn 0 | hand0 {' '.join(held)}", given["trump"], options_of(given), leader=Seat(0), gone=(gone, ()))
    card = Card(given["card"])
    said = Move(Verb.PLAY, (card,), call="bella") in RULES.legal_moves(state)
    if said != may_say_bella(state, card):
        raise NotACase("two answers of the engine")
    return {"may_announce": said}


def _sharing(state: KlaberjassState, result: str) -> dict[str, Json]:
    """The end of a bidding, in the words of the cases."""
    if result == "maker":
        return {"result": "maker", "maker": state.taker, "trump": state.trump}
    return {"result": "thrown_in", "next_dealer": state.dealer}


def bidding(given: Mapping[str, Json]) -> Mapping[str, Json]:
    state = with_turned(given["turn_up"], given["dealer"], options_of(given))
    for player, what in given["calls"]:
        if state.phase != BID or state.turn != player:
            return {"result": "illegal"}
        try:
            state = RULES.apply(state, call_of(what)).state
        except IllegalMove:
            return {"result": "illegal"}
    if state.phase == Phase.DEAL:
        return _sharing(state, "thrown_in")
    if state.phase != BID:
        return _sharing(state, "maker")
    return {
        "result": "open",
        "next_to_call": state.turn,
        "legal": [SPELLED[move] for move in RULES.legal_moves(state)],
    }


OUTCOMES = {scoring.MADE: "made", scoring.TIED: "tied", scoring.LOST: "lost"}
PARTS = {"tricks": scoring.TRICKS, "last": scoring.LAST, "sequence": scoring.SEQUENCE, "bella": scoring.BELLA}


def told(lines: Sequence[Line]) -> dict[str, Json]:
    """The settlement as the sheet tells it."""
    (end,) = (line for line in lines if line.term in OUTCOMES)
    return {
        "totals": list(end.counts),
        "outcome": OUTCOMES[end.term],
        "scored": [total(tuple(lines), side) for side in PLAYERS],
    }


def settlement(given: Mapping[str, Json]) -> Mapping[str, Json]:
    parts = [
        Part(side, PARTS[name], points)
        for side, each in enumerate(given["parts"])
        for name, points in each.items()
        if points
    ]
    return told(settle(parts, given["maker"], deal=1))


def game(given: Mapping[str, Json]) -> Mapping[str, Json]:
    options = options_of(given)
    state = RULES.begin(2, Seat(given["first_dealer"]), options)
    totals: list[list[int]] = []
    dealers: list[int] = []
    won: int | None = None
    for number, points in enumerate(given["deals"], start=1):
        if won is not None:
            break
        dealers.append(state.dealer)
        if points is None:
            step = _thrown_in(state)
        else:
            draft = Draft(state)
            draft.score(*(Line(number, side, "points", count) for side, count in enumerate(points)))
            close(draft, state.everyone, options.target)
            step = draft.done()
        state = step.state
        totals.append([total(state.sheet, side) for side in PLAYERS])
        won = next((event.side for event in step.events if isinstance(event, MatchWon)), None)
    return {
        "totals": totals,
        "dealers": dealers,
        "winner": won,
        "deals_played": len(totals),
        "next_dealer": state.dealer if won is None else None,
    }


def _thrown_in(state: KlaberjassState) -> Step[KlaberjassState]:
    """A deal in which nobody takes, played through the engine; a match may not go on without it."""
    step = RULES.deal(replace(state, phase=Phase.DEAL), FRENCH_32.cards)
    while step.state.phase == BID:
        step = RULES.apply(step.state, Move(Verb.PASS))
    return step


def opening(given: Mapping[str, Json]) -> Mapping[str, Json]:
    step = dealt(given["deck"], given["dealer"], options_of(given))
    state = step.state
    after = RULES.apply(state, call_of("take")).state
    return {
        "nondealer": eldest(state),
        "six": [list(state.at(hand(seat))) for seat in PLAYERS],
        "turn_up": state.at(TURNED)[0],
        "nine_after_take": [list(after.at(hand(seat))) for seat in PLAYERS],
        "bottom": after.at(BOTTOM)[0],
        "exchange_by": after.turn if after.phase == EXCHANGE else None,
    }


def _moves_of(state: KlaberjassState, action: Sequence[Json]) -> Move | None:
    """The product's move for an action; None for a step that the product does not ask for."""
    kind, player, *what = action
    if kind in ("exchange", "declare"):
        if state.phase != {"exchange": EXCHANGE, "declare": DECLARE}[kind] or state.turn != player:
            if what == [False]:
                return None
            raise NotACase(f"no {kind} of player {player} now")
        return RULES.legal_moves(state)[0] if what == [True] else Move(Verb.PASS)
    on_turn(state, player)
    if kind == "call":
        return call_of(what[0])
    if kind == "play":
        return Move(Verb.PLAY, (Card(what[0]),), call="bella" if what[1] else "")
    raise NotACase(f"unknown action: {kind!r}")


def full_deal(given: Mapping[str, Json]) -> Mapping[str, Json]:
    step = dealt(given["deck"], given["dealer"], options_of(given))
    tricks: list[list[Json]] = []
    lead: list[Json] = []
    for number, action in enumerate(given["actions"], start=1):
        move = _moves_of(step.state, action)
        if move is None:
            continue
        if move.verb is Verb.PLAY:
            lead += [action[1], move.cards[0]] if not lead else [move.cards[0]]
        before = step.state
        try:
            step = RULES.apply(before, move)
        except IllegalMove as fault:
            raise NotACase(f"action {number}: {action} is illegal: {fault.reason}") from fault
        if move.verb is Verb.PLAY and len(lead) == 3:
            tricks.append([*lead, step.state.leader])
            lead = []
    if not step.state.trump:
        if step.state.phase != Phase.DEAL:
            raise NotACase("the bidding is not over")
        return _sharing(step.state, "thrown_in")
    return {"result": "played", "tricks": tricks, **_played(step)}


def _played(step: Step[KlaberjassState]) -> dict[str, Json]:
    state = step.state
    lines = [line for event in step.events if isinstance(event, Scored) for line in event.lines]
    if not lines:
        raise NotACase("the deal is not over")
    parts = [
        {
            name: sum(line.points for line in lines if line.side == side and line.term == term)
            for name, term in PARTS.items()
        }
        for side in PLAYERS
    ]
    outcome = told(lines)
    by = {meld.term: meld.seat for meld in state.melds}
    sequences = [meld.points for meld in state.melds if meld.term == scoring.SEQUENCE]
    return {
        "sequence_to": by.get(scoring.SEQUENCE),
        "sequence_points": sum(sequences),
        "bella_by": by.get(scoring.BELLA),
        "settlement": {
            "maker": state.taker,
            "trump": state.trump,
            "parts": [{**part, "total": outcome["totals"][side]} for side, part in enumerate(parts)],
            **outcome,
        },
        "piles": [list(state.at(taken(seat))) for seat in PLAYERS],
    }


def checked(answer: Answer) -> Answer:
    """An answer that refuses options which the game does not have, whether it needs them or not."""

    def asked(given: Mapping[str, Json]) -> Json:
        options_of(given)
        return answer(given)

    return asked


KINDS: Kinds = {
    "order": (checked(order_of), frozenset({"trump_suit"})),
    "points": (checked(points), frozenset({"cards", "trump"})),
    "legal": (checked(legal), frozenset({"hand", "led", "trump"})),
    "trick": (checked(trick), frozenset({"led", "reply", "trump"})),
    "sequence": (checked(sequence), frozenset({"hand", "trump"})),
    "compare": (checked(compare), frozenset({"nondealer_hand", "dealer_hand", "trump"})),
    "exchange": (checked(exchange), frozenset({"hand", "turn_up", "trump"})),
    "bella": (checked(bella), frozenset({"start_hand", "trump", "already_played", "card"})),
    "bidding": (checked(bidding), frozenset({"dealer", "turn_up", "calls"})),
    "settlement": (checked(settlement), frozenset({"maker", "parts"})),
    "game": (checked(game), frozenset({"target", "first_dealer", "deals"})),
    "opening": (checked(opening), frozenset({"deck", "dealer"})),
    "full_deal": (checked(full_deal), frozenset({"deck", "dealer", "actions"})),
}
"""Kind -> how to answer it, and the fields that its input may have beside ``options``."""

LOOSE: frozenset[str] = frozenset()
"""Lists of lists whose order is no part of the answer: none."""
ORDERED = frozenset({"high_to_low"})
"""Lists of words whose order is the answer."""
WHOLE: frozenset[str] = frozenset()
"""Mappings whose keys are a part of the answer: none."""
