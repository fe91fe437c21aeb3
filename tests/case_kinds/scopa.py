"""Answers the kinds of Scopa cases through the engine: builds positions, plays cards, reads states and lines.

``KINDS`` maps a kind to the function that answers it and the fields that its input may have beside ``options``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import cardavia
from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.engine.events import Announced, Event, Moved, Scored
from cardavia.engine.moves import Move, Verb
from cardavia.engine.notation import position
from cardavia.engine.rules import IllegalMove
from cardavia.engine.score import Line, total
from cardavia.engine.state import Phase, Step
from cardavia.engine.zones import STOCK, TABLE, Seat, hand, taken
from cardavia.games.scopa.rules import ScopaOptions, ScopaRules, ScopaState, swept
from cardavia.games.scopa.scoring import prime, settle, winner
from cardavia.games.scopa.values import PRIME, SETTEBELLO
from cardavia.storage.places import shipped
from cardavia.text.catalog import Catalogue
from cardavia.text.patterns import patterns
from cardavia.text.phrasebook import Phrasebook
from cardavia.text.words import WORDS
from tests.case_kinds.asking import Json, Kinds, NotACase, members

RULES = ScopaRules()
PLAYERS = (Seat(0), Seat(1))


# ---------------------------------------------------------------------------------------------------- input -> product

OPTION_NAMES = {**{name: name for name in ScopaOptions.choices()}, "last_sweep_counts": "last_sweep"}
ACE_RULES = {
    "off": "off",
    "none": "off",
    "takes_all": "takes-all",
    "takes-all": "takes-all",
    "takes_all_no_scopa": "takes-all",
    "takes_all_scopa": "takes-all-scopa",
    "takes-all-scopa": "takes-all-scopa",
}


def options_of(given: Mapping[str, Json]) -> ScopaOptions:
    """The product's options for a case; ``ValueError`` for a name or a value that it does not know."""
    raw: dict[str, object] = {}
    for name, value in given.get("options", {}).items():
        if name not in OPTION_NAMES or (name == "ace_rule" and value not in ACE_RULES):
            raise NotACase(f"unknown option: {name} = {value!r}")
        raw[OPTION_NAMES[name]] = ACE_RULES[value] if name == "ace_rule" else value
    return ScopaOptions.read(raw)


def cards_of(names: Iterable[str]) -> tuple[Card, ...]:
    """Cards of the pack, each once; ``NotACase`` for anything else."""
    return members(ITALIAN_40, names)


def without(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The rest of the pack, in its order."""
    return tuple(card for card in ITALIAN_40.cards if card not in cards)


def play_of(card: str, capture: Sequence[str]) -> Move:
    return Move(Verb.PLAY, (Card(card),), tuple(map(Card, capture)))


def at(held: Sequence[Card], table: Sequence[Card], options: ScopaOptions, *, last_play: bool = False) -> ScopaState:
    """Player 0 is on turn with these cards; the rest lies where the play is, or is not, the last of the deal."""
    rest = without(cards_of((*held, *table)))
    mine, lying = " ".join(held), " ".join(table)
    elsewhere = f"taken1 {' '.join(rest)}" if last_play else f"hand1 {' '.join(rest[:3])} | stock {' '.join(rest[3:])}"
    fields = {"last_taker": Seat(1)} if last_play else {}
    return position(RULES, f"turn 0 | dealer 0 | hand0 {mine} | table {lying} | {elsewhere}", options, **fields)


def dealt(deck: Sequence[str], dealer: int, options: ScopaOptions) -> Step[ScopaState]:
    """The deal from a stacked pack."""
    order = cards_of(deck)
    if without(order):
        raise NotACase(f"a deck of {len(order)} cards")
    return RULES.deal(RULES.begin(2, Seat(dealer), options), order)


# --------------------------------------------------------------------------------------------------- product -> answer


def piles_of(state: ScopaState) -> list[list[Card]]:
    return [list(state.at(taken(seat)) + state.at(swept(seat))) for seat in PLAYERS]


def until_settled(events: Sequence[Event]) -> tuple[Event, ...]:
    """What a play itself did, before the table was cleared for the end of the deal or cards were dealt anew."""
    own: list[Event] = []
    for event in events:
        if isinstance(event, Scored) or (isinstance(event, Announced) and event.term == "scopa.leftovers"):
            break
        if isinstance(event, Moved) and event.src == STOCK:
            break
        own.append(event)
    return tuple(own)


def awards(lines: Sequence[Line], piles: Sequence[Sequence[Card]], sweeps: Sequence[int]) -> dict[str, Json]:
    """The settlement as the sheet tells it."""
    to = {line.term.removesuffix("-tied"): line.side for line in lines}
    counts = {line.term.removesuffix("-tied"): line.counts for line in lines}
    primes = [prime(pile) for pile in piles]
    prime_to = [line.side for line in lines if line.term.startswith("scopa.primiera")]
    sums = [sum(line.points for line in lines if line.side == side and line.term == "scopa.napola") for side in PLAYERS]
    return {
        "cards": list(counts["scopa.cards"]),
        "coins": list(counts["scopa.coins"]),
        "primiera": [each.points if each.complete else None for each in primes],
        "cards_to": to["scopa.cards"],
        "coins_to": to["scopa.coins"],
        "settebello_to": to["scopa.settebello"],
        "primiera_to": prime_to[0],
        "sweeps": list(sweeps),
        "points": [total(tuple(lines), side) for side in PLAYERS],
        "re_bello_to": to.get("scopa.re-bello"),
        "napola": sums,
    }


# ------------------------------------------------------------------------------------------------------------- answers


def captures(given: Mapping[str, Json]) -> Mapping[str, Json]:
    state = at(cards_of([given["card"]]), cards_of(given["table"]), options_of(given))
    return {"options": [list(move.taking) for move in RULES.legal_moves(state) if move.taking]}


def moves(given: Mapping[str, Json]) -> Mapping[str, Json]:
    state = at(cards_of(given["hand"]), cards_of(given["table"]), options_of(given))
    return {"moves": [[move.cards[0], list(move.taking)] for move in RULES.legal_moves(state)]}


def play(given: Mapping[str, Json]) -> Mapping[str, Json]:
    held, last = cards_of(given["hand"]), bool(given.get("last_play", False))
    if last:  # who makes the last play of a deal holds one card
        held = tuple(card for card in held if card == given["card"]) or held[:1]
    state = at(held, cards_of(given["table"]), options_of(given), last_play=last)
    if last != state.last_play:
        raise NotACase("the position cannot say whether this is the last play")
    try:
        step = RULES.apply(state, play_of(given["card"], given["capture"]))
    except IllegalMove:
        return {"legal": False}
    own = until_settled(step.events)
    moved = [event for event in own if isinstance(event, Moved)]
    lying = list(state.at(TABLE))
    for event in moved:
        lying += event.cards if event.dst == TABLE else ()
        lying = [card for card in lying if not (event.src == TABLE and card in event.cards)]
    return {
        "legal": True,
        "table_after": lying,
        "taken": [card for event in moved if event.dst in (taken(Seat(0)), swept(Seat(0))) for card in event.cards],
        "sweep": any(isinstance(event, Announced) and event.term == "scopa.sweep" for event in own),
    }


def redeal(given: Mapping[str, Json]) -> Mapping[str, Json]:
    table = cards_of(given["table"])
    rest = without(table)
    step = dealt((*rest[:6], *table, *rest[6:]), 0, options_of(given))
    return {"redeal": step.state.phase == Phase.DEAL}


def opening(given: Mapping[str, Json]) -> Mapping[str, Json]:
    state = dealt(given["deck"], given["dealer"], options_of(given)).state
    return {
        "leader": state.turn,
        "hands": [list(state.at(hand(seat))) for seat in PLAYERS],
        "table": list(state.at(TABLE)),
        "stock_size": len(state.at(STOCK)),
        "redeal": state.phase == Phase.DEAL,
    }


def primiera(given: Mapping[str, Json]) -> Mapping[str, Json]:
    found = prime(cards_of(given["pile"]))
    best = {ITALIAN_40.suit(card): PRIME[card] for card in found.best}
    return {
        "complete": found.complete,
        "total": found.points if found.complete else None,
        "by_suit": {suit: best.get(suit) for suit in ITALIAN_40.suits},
    }


def settlement(given: Mapping[str, Json]) -> Mapping[str, Json]:
    piles = tuple(cards_of(pile) for pile in given["piles"])
    return awards(settle(piles, given["sweeps"], options_of(given), deal=1), piles, given["sweeps"])


def match(given: Mapping[str, Json]) -> Mapping[str, Json]:
    state = RULES.begin(2, Seat(given["first_dealer"]), options_of({"options": given.get("options", {})}))
    dealer, won, sheet = state.dealer, None, state.sheet
    totals: list[list[int]] = []
    dealers: list[int] = []
    for number, points in enumerate(given["deals"], start=1):
        if won is not None:
            break
        sheet += tuple(Line(number, side, "points", count) for side, count in enumerate(points))
        dealers.append(dealer)
        totals.append([total(sheet, side) for side in PLAYERS])
        won = winner(totals[-1], given["target"])
        dealer = state.after(dealer)
    return {
        "totals": totals,
        "dealers": dealers,
        "winner": won,
        "deals_played": len(totals),
        "next_dealer": dealer if won is None else None,
    }


def full_deal(given: Mapping[str, Json]) -> Mapping[str, Json]:
    step = dealt(given["deck"], given["dealer"], options_of(given))
    for number, (player, card, capture) in enumerate(given["plays"], start=1):
        if step.state.turn != player:
            raise NotACase(f"play {number}: player {step.state.turn} is on turn, not {player}")
        try:
            step = RULES.apply(step.state, play_of(card, capture))
        except IllegalMove as fault:
            raise NotACase(f"play {number}: {card} x {capture} is illegal: {fault.reason}") from fault
    lines = [line for event in step.events if isinstance(event, Scored) for line in event.lines]
    if not lines:
        raise NotACase(f"the deal is not over after {len(given['plays'])} plays")
    piles = piles_of(step.state)
    left = [event for event in step.events if isinstance(event, Announced) and event.term == "scopa.leftovers"]
    return {
        "piles": piles,
        "leftovers": [card for event in left for card in event.cards],
        "last_capturer": step.state.last_taker,
        "settlement": awards(lines, piles, [len(step.state.at(swept(seat))) for seat in PLAYERS]),
    }


def deck_names(given: Mapping[str, Json]) -> Mapping[str, Json]:
    assets, _ = shipped(Path(cardavia.__file__).parent)
    known = patterns(assets)
    if given["deck"] not in known:
        raise NotACase(f"unknown deck: {given['deck']!r}")
    pattern = known[given["deck"]]
    coins = Phrasebook(Catalogue.english(), WORDS, pattern).suit(ITALIAN_40.suit(SETTEBELLO))
    courts = {rank: pattern.court(Card(f"{rank}D")) for rank in pattern.courts}
    return {
        "courts": {rank: name.capitalize() if name else None for rank, name in courts.items()},
        "coin_suit": coins,
        "settebello": f"{ITALIAN_40.rank(SETTEBELLO)} of {coins}",
    }


KINDS: Kinds = {
    "captures": (captures, frozenset({"card", "table"})),
    "moves": (moves, frozenset({"hand", "table"})),
    "play": (play, frozenset({"hand", "table", "card", "capture", "last_play"})),
    "redeal": (redeal, frozenset({"table"})),
    "opening": (opening, frozenset({"deck", "dealer"})),
    "primiera": (primiera, frozenset({"pile"})),
    "settlement": (settlement, frozenset({"piles", "sweeps"})),
    "match": (match, frozenset({"target", "first_dealer", "deals"})),
    "full_deal": (full_deal, frozenset({"deck", "dealer", "plays"})),
    "deck_names": (deck_names, frozenset({"deck"})),
}
"""Kind -> how to answer it, and the fields that its input may have beside ``options``."""

LOOSE = frozenset({"options", "moves"})
"""Lists of captures or moves: their order is no part of the answer."""
ORDERED: frozenset[str] = frozenset()
"""Lists of words whose order is the answer: none."""
WHOLE = frozenset({"by_suit", "courts"})
"""Mappings whose keys are a part of the answer."""
