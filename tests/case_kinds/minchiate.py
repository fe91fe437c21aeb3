"""Answers the kinds of Minchiate cases through the engine: builds positions, plays moves, reads states and lines.

``KINDS`` maps a kind to the function that answers it and the fields that its input may have beside ``options``. An
answer is whatever the case expects: a mapping, a list of cards, or a number.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cardavia.engine.cards import MINCHIATE_97
from cardavia.engine.moves import Move, Verb
from cardavia.engine.score import Line
from cardavia.engine.state import Draft
from cardavia.engine.zones import Seat, hand
from cardavia.games.minchiate import scoring
from cardavia.games.minchiate.values import MATTO, SUITS, points_of
from cardavia.games.minchiate.versicole import HIGH, PAPI, Versicola, versicole_points
from cardavia.games.minchiate.versicole import versicole as found_versicole
from cardavia.kits.tarot import pile
from tests.case_kinds.asking import Answer, Json, Kinds, NotACase
from tests.case_kinds.minchiate_deals import (
    PLAYERS,
    RULES,
    SIDES,
    at,
    by_seat,
    cards_of,
    final,
    lines_of,
    lying,
    seat_of,
    settlement,
    sheet_with,
    side_of,
)

# ------------------------------------------------------------------------------------------------------------- answers


def legal(given: Mapping[str, Json]) -> Json:
    held, played = cards_of(given["hand"]), cards_of(given["trick"])
    cards_of((*held, *played))
    if len(played) > 3 or not set(given["suits_led"]) <= {*SUITS, "T"}:
        raise NotACase("no position in a trick")
    leader = (4 - len(played)) % 4
    zones = {hand(Seat(0)): held, **lying(leader, played)}
    state = at(zones, turn=Seat(0), leader=Seat(leader), suits_led=tuple(given["suits_led"]))
    return [move.cards[0] for move in RULES.legal_moves(state)]


def winner(given: Mapping[str, Json]) -> Json:
    """The fourth card is played through the engine; every seat has a card more, so that the deal goes on."""
    played, leader = cards_of(given["cards"]), seat_of(given["leader"])
    if len(played) != 4:
        raise NotACase(f"a trick of {len(played)} cards")
    rest = iter([card for card in MINCHIATE_97.cards if card not in played])
    fourth = Seat((leader + 3) % 4)
    hands = {hand(seat): (played[3], next(rest)) if seat == fourth else (next(rest),) for seat in PLAYERS}
    state = at({**hands, **lying(leader, played[:3])}, turn=fourth, leader=leader)
    step = RULES.follow_through(state, Move(Verb.PLAY, (played[3],)))
    piles = [step.state.at(pile(side)) for side in SIDES]
    side = RULES.side(step.state.leader)
    return {
        "seat": step.state.leader,
        "team": side,
        "capture_points": sum(line.points for line in lines_of(step.events) if line.term == scoring.CAPTURE),
        "winner_pile": [card for card in piles[side] if card != MATTO],
        "matto_team": next((side for side in SIDES if MATTO in piles[side]), None),
    }


def pile_value(given: Mapping[str, Json]) -> Json:
    return points_of(cards_of(given["cards"]))


def key_of(each: Versicola) -> str:
    """How the cases name a versicola: papi:1-3 for the product's papi-1-3."""
    return each.call.replace("-", ":", 1) if each.kind in (PAPI, HIGH) else each.call


def versicole(given: Mapping[str, Json]) -> Json:
    cards = cards_of(given["cards"])
    combos = [{"key": key_of(each), "cards": list(each.cards), "value": each.points} for each in found_versicole(cards)]
    return {"total": versicole_points(cards), "combos": combos}


def resti(given: Mapping[str, Json]) -> Json:
    draft = Draft(replace(at({}), sheet=sheet_with(given["start_diff"], given["start_net"])))
    for event in given["events"]:
        scoring.mark(draft, Line(1, side_of(event["team"]), "points", event["points"]))
    answer = {"diff": scoring.difference(draft.sheet), "net": scoring.resti(draft.sheet)}
    if "end_points" not in given:
        return answer
    ends = by_seat(given["end_points"], SIDES)
    draft.score(*(Line(1, side, "points", ends[side]) for side in SIDES))
    draft.score(*scoring.result_lines(1, draft.sheet))
    return {**answer, **final(draft.sheet)}


def asked(answer: Answer) -> Answer:
    """An answer that refuses options: Minchiate has no variants."""

    def checked(given: Mapping[str, Json]) -> Json:
        if given.get("options"):
            raise NotACase(f"unknown option: {', '.join(given['options'])}")
        return answer(given)

    return checked


KINDS: Kinds = {
    "legal": (asked(legal), frozenset({"hand", "trick", "suits_led"})),
    "winner": (asked(winner), frozenset({"leader", "cards"})),
    "pile_value": (asked(pile_value), frozenset({"cards"})),
    "versicole": (asked(versicole), frozenset({"cards"})),
    "resti": (asked(resti), frozenset({"start_diff", "start_net", "events", "end_points"})),
    "settlement": (
        asked(settlement),
        frozenset(
            {"form", "deck", "cut", "dealer", "discards", "declarations", "plays"}
            | {"piles", "last_trick_team", "matto_team", "diff", "net"}
        ),
    ),
}
"""Kind -> how to answer it, and the fields that its input may have beside ``options``."""

LOOSE: frozenset[str] = frozenset({"combos"})
"""Lists of lists or mappings whose order is no part of the answer."""
ORDERED: frozenset[str] = frozenset()
"""Lists of words whose order is the answer: none."""
WHOLE = frozenset({"exposed", "hands_before_discards", "discards_due", "counts", "tricks_won"})
"""Mappings whose keys are a part of the answer."""
