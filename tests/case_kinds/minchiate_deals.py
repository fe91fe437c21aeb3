"""Builds positions and deals of Minchiate for the cases, and reads what the engine wrote and moved in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from cardavia.engine.cards import MINCHIATE_97, Card
from cardavia.engine.events import Announced, Event, MatchWon, Moved, Scored, TrickWon
from cardavia.engine.moves import Move, Verb
from cardavia.engine.rules import IllegalMove
from cardavia.engine.score import Line, Sheet
from cardavia.engine.state import Draft, Phase, Step
from cardavia.engine.zones import STOCK, Seat, Zone, hand
from cardavia.games.minchiate import scoring
from cardavia.games.minchiate.declaring import due
from cardavia.games.minchiate.rules import MinchiateRules
from cardavia.games.minchiate.state import (
    DECLARE,
    DISCARD,
    FOLA,
    MinchiateOptions,
    MinchiateState,
    laid_out,
)
from cardavia.games.minchiate.values import MATTO
from cardavia.kits.deals import eldest
from cardavia.kits.tarot import pile
from cardavia.kits.tricks import trick
from tests.case_kinds.asking import Json, NotACase, members

RULES = MinchiateRules()
PLAYERS = tuple(map(Seat, range(4)))
SIDES = (0, 1)


# ---------------------------------------------------------------------------------------------------- input -> product


def cards_of(names: Iterable[str]) -> tuple[Card, ...]:
    """Cards of the pack, each once; ``NotACase`` for anything else."""
    return members(MINCHIATE_97, names)


def seat_of(number: Json) -> Seat:
    if type(number) is not int or number not in PLAYERS:
        raise NotACase(f"no seat: {number!r}")
    return Seat(number)


def side_of(number: Json) -> int:
    if type(number) is not int or number not in SIDES:
        raise NotACase(f"no team: {number!r}")
    return number


def by_seat(rows: Mapping[str, Json], known: Sequence[int]) -> dict[int, Json]:
    """A mapping from numbers that JSON spelled as text."""
    names = {str(number): number for number in known}
    if not set(rows) <= set(names):
        raise NotACase(f"not numbers: {', '.join(rows)}")
    return {names[name]: value for name, value in rows.items()}


def at(zones: Mapping[Zone, Sequence[Card]], **fields: Json) -> MinchiateState:
    """A position in the play."""
    start = RULES.begin(4, Seat(3), MinchiateOptions())
    placed = {zone: tuple(cards) for zone, cards in zones.items() if cards}
    return replace(start, phase=Phase.PLAY, deal_no=1, zones=MappingProxyType(placed), **fields)


def lying(leader: int, played: Sequence[Card]) -> dict[Zone, Sequence[Card]]:
    return {trick(Seat((leader + step) % 4)): (card,) for step, card in enumerate(played)}


def sheet_with(diff: int, net: int) -> Sheet:
    """A sheet on which side 0 leads by so many points, after so many resti."""
    paid = Line(1, 0 if net > 0 else 1, scoring.PAID, 0, scoring.by_side(net))
    lead = Line(1, 0 if diff > 0 else 1, "points", abs(diff))
    return (paid, lead)


def final(sheet: Sheet) -> dict[str, Json]:
    """The rounding and the result as the sheet tells them."""
    line = next(line for line in sheet if line.term in (scoring.ROUNDED, scoring.LEVEL))
    return {
        "final_diff": line.counts[2] - line.counts[3],
        "final_resti": line.counts[0] - line.counts[1],
        "net_resti": scoring.resti(sheet),
    }


def lines_of(events: Iterable[Event]) -> list[Line]:
    return [line for event in events if isinstance(event, Scored) for line in event.lines]


# ---------------------------------------------------------------------------------------------------------- settlement


def settlement(given: Mapping[str, Json]) -> Json:
    forms = {"end": end, "setup": setup, "deal": deal}
    if given["form"] not in forms:
        raise NotACase(f"unknown form: {given['form']!r}")
    return forms[given["form"]](given)


def end(given: Mapping[str, Json]) -> Json:
    piles = by_seat(given["piles"], SIDES)
    cards_of((*piles[0], *piles[1]))
    last = side_of(given["last_trick_team"])
    if MATTO not in piles[side_of(given["matto_team"])]:
        raise NotACase("the Matto lies in the other pile")
    zones = {pile(side): cards_of(piles[side]) for side in SIDES}
    draft = Draft(replace(at(zones), sheet=sheet_with(given["diff"], given["net"])))
    scoring.finish(draft, last, zones[pile(last)][:4])
    return ended(draft.done())


END_TERMS = (scoring.CARD_POINTS, scoring.OVER, scoring.LAST)


def is_of_end(line: Line) -> bool:
    return line.term in END_TERMS or line.term.startswith(scoring.VERSICOLA)


def ended(step: Step[MinchiateState]) -> dict[str, Json]:
    """What the end of a deal wrote and moved."""
    (won,) = (event.side for event in step.events if isinstance(event, MatchWon))
    (payment,) = (
        event.cards[0]
        for event in step.events
        if isinstance(event, Announced) and event.term in ("minchiate.pays", "minchiate.gives-matto")
    )
    lines = [line for line in lines_of(step.events) if is_of_end(line)]
    return {
        "payment": payment,
        "counts": {str(side): count_of(lines, side, len(step.state.at(pile(side)))) for side in SIDES},
        **final(step.state.sheet),
        "winner": won,
    }


def count_of(lines: Sequence[Line], side: int, cards: int) -> dict[str, Json]:
    def points(term: str) -> int:
        return sum(line.points for line in lines if line.side == side and line.term.startswith(term))

    return {
        "cards": cards,
        "card_points": points(scoring.CARD_POINTS),
        "versicole": points(scoring.VERSICOLA),
        "cards_over_42": points(scoring.OVER),
        "last_trick": points(scoring.LAST),
        "total": sum(line.points for line in lines if line.side == side),
    }


def dealt(given: Mapping[str, Json]) -> Step[MinchiateState]:
    order, cut = cards_of(given["deck"]), given["cut"]
    if len(order) != len(MINCHIATE_97.cards) or not 0 < cut < len(order):
        raise NotACase(f"a deck of {len(order)} cards, cut at {cut}")
    rules = MinchiateRules(lifted=cut)
    return rules.deal(rules.begin(4, seat_of(given["dealer"]), MinchiateOptions()), order)


STAGES = {scoring.ROBBED: "rob", scoring.TURNED_UP: "exposed", scoring.CAPTURE: "trick"}


class Story:
    """The scoring events of a deal, read from what the engine says."""

    def __init__(self, cutter: Seat) -> None:
        self.cutter, self.speaker = cutter, Seat(0)
        self.sheet: Sheet = ()
        self.events: list[dict[str, Json]] = []

    def read(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, Announced) and event.seat is not None:
                self.speaker = event.seat
            elif isinstance(event, Scored) and not any(map(is_of_end, event.lines)):
                self._score(event.lines)

    def _score(self, lines: tuple[Line, ...]) -> None:
        if lines[0].term in (scoring.ROUNDED, scoring.LEVEL):
            return
        self.sheet += lines
        if lines[0].term != scoring.PAID:
            stage = STAGES.get(lines[0].term, "declaration")
            if stage == "rob":
                stage = "cut_rob" if self.speaker == self.cutter else "dealer_rob"
            points = sum(line.points for line in lines)
            self.events.append({"stage": stage, "seat": self.speaker, "points": points})
        self.events[-1] |= {"diff": scoring.difference(self.sheet), "net": scoring.resti(self.sheet)}


def announced(events: Iterable[Event], term: str, seat: Seat) -> list[Card]:
    return [
        card
        for event in events
        if isinstance(event, Announced) and event.term == term and event.seat == seat
        for card in event.cards
    ]


def setup(given: Mapping[str, Json]) -> Json:
    step = dealt(given)
    state = step.state
    if state.phase == Phase.DEAL:
        return {"void": True, "redeal": True}
    story = Story(state.cutter)
    story.read(step.events)
    # a card that was turned up is the last that went to a seat's place for it
    exposed = {
        str(event.dst.seat): event.cards[0]
        for event in step.events
        if isinstance(event, Moved) and event.dst.name == "turned"
    }
    return {
        "cutter": state.cutter,
        "eldest": eldest(state),
        "robbed_cutter": announced(step.events, "minchiate.robs", state.cutter),
        "exposed": exposed,
        "robbed_dealer": announced(step.events, "minchiate.robs", state.dealer),
        "taken": announced(step.events, "minchiate.takes", state.dealer),
        "fola_before_discards": [
            *state.at(STOCK),
            *state.at(FOLA),
            *(c for s in PLAYERS for c in state.at(laid_out(s))),
        ],
        "hands_before_discards": {str(seat): list(state.at(hand(seat))) for seat in PLAYERS},
        "discards_due": {str(seat): due(state, seat) for seat in PLAYERS},
        "events": [{name: event[name] for name in ("stage", "seat", "points")} for event in story.events],
    }


def moves_before_play(given: Mapping[str, Json]) -> dict[tuple[str, int], list[Move]]:
    """Phase and seat -> the moves that the case has for it, the first one last."""
    moves: dict[tuple[str, int], list[Move]] = {}
    for seat, cards in by_seat(given["discards"], PLAYERS).items():
        moves[DISCARD, seat] = [Move(Verb.DISCARD, (card,)) for card in reversed(cards_of(cards))]
    for seat, keys in by_seat(given["declarations"], PLAYERS).items():
        calls = [key.replace(":", "-", 1) for key in reversed(keys)]
        moves[DECLARE, seat] = [Move(Verb.DECLARE, call=call) for call in calls]
    return moves


def next_move(state: MinchiateState, waiting: list[Move]) -> Move:
    """The next of a seat's moves in the engine's words; no more declarations are a pass."""
    if state.phase == DISCARD:
        if not waiting:
            raise NotACase(f"seat {state.turn} has too few discards")
        return waiting.pop()
    if not waiting:
        return Move(Verb.PASS)
    call = waiting.pop().call
    found = [move for move in RULES.legal_moves(state) if move.call == call and move.verb is Verb.DECLARE]
    if not found:
        raise NotACase(f"seat {state.turn} cannot declare {call}")
    return found[0]


def deal(given: Mapping[str, Json]) -> Json:
    step = dealt(given)
    story = Story(step.state.cutter)
    story.read(step.events)
    waiting = moves_before_play(given)
    while step.state.phase in (DISCARD, DECLARE):
        key = (step.state.phase, step.state.turn)
        step = applied(step.state, next_move(step.state, waiting.get(key, [])))
        story.read(step.events)
    if any(waiting.values()):
        raise NotACase("more discards or declarations than there may be")
    open_cards = [*step.state.at(FOLA), *(card for seat in PLAYERS for card in step.state.at(laid_out(seat)))]
    winners: list[int] = []
    for card in cards_of(given["plays"]):
        step = applied(step.state, Move(Verb.PLAY, (card,)))
        story.read(step.events)
        winners += [event.seat for event in step.events if isinstance(event, TrickWon)]
    if step.state.phase != Phase.OVER:
        raise NotACase("the deal is not over")
    matto = cards_of(given["plays"]).index(MATTO)
    return {
        "setup": setup(given),
        "fola": open_cards,
        "events": story.events,
        "trick_winners": winners,
        "tricks_won": {str(side): step.state.tricks[side] for side in SIDES},
        "diff_before_end": scoring.difference(story.sheet),
        "net_before_end": scoring.resti(story.sheet),
        "matto_team": seat_of_play(step.state, winners, matto) % 2,
        **ended(step),
    }


def seat_of_play(state: MinchiateState, winners: Sequence[int], number: int) -> int:
    """Who made a play: the leader of its trick, or a seat after it."""
    leader = winners[number // 4 - 1] if number >= 4 else eldest(state)
    return (leader + number % 4) % 4


def applied(state: MinchiateState, move: Move) -> Step[MinchiateState]:
    try:
        return RULES.apply(state, move)
    except IllegalMove as fault:
        raise NotACase(f"seat {state.turn}: {move} is illegal: {fault.reason}") from fault
