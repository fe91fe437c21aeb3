"""Answers files of rule cases through the engine: ``python tests/cases.py FILE [FILE …]``.

A case is ``{"id", "kind", "input", "expected", "why"}``; the game is the stem of the file. Each failing case is
printed, the last line is ``N passed, N failed``. Exit status: 0 all passed, 1 some failed, 2 a file that is none.
What is not known (kind, field, option) is a failure. The adapter builds positions; the rules are asked of the product.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import cardavia  # noqa: E402
from cardavia.engine.cards import ITALIAN_40, Card  # noqa: E402
from cardavia.engine.events import Announced, Event, Moved, Scored  # noqa: E402
from cardavia.engine.moves import Move, Verb  # noqa: E402
from cardavia.engine.notation import position  # noqa: E402
from cardavia.engine.rules import IllegalMove  # noqa: E402
from cardavia.engine.score import Line, total  # noqa: E402
from cardavia.engine.state import Phase, Step  # noqa: E402
from cardavia.engine.zones import STOCK, TABLE, Seat, hand, taken  # noqa: E402
from cardavia.games.scopa.rules import ScopaOptions, ScopaRules, ScopaState, swept  # noqa: E402
from cardavia.games.scopa.scoring import prime, settle, winner  # noqa: E402
from cardavia.games.scopa.values import PRIME, SETTEBELLO  # noqa: E402
from cardavia.storage.places import shipped  # noqa: E402
from cardavia.text.catalog import Catalogue  # noqa: E402
from cardavia.text.patterns import COURT_RANKS, patterns  # noqa: E402
from cardavia.text.phrasebook import Phrasebook  # noqa: E402
from cardavia.text.words import WORDS  # noqa: E402

Json = Any
Answer = Callable[[Mapping[str, Json]], Mapping[str, Json]]

RULES = ScopaRules()
PLAYERS = (Seat(0), Seat(1))


class NotACase(ValueError):
    """The case asks for something that the runner does not know."""


class NotCases(ValueError):
    """The file holds no list of cases, or cannot be read."""


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
    cards = tuple(Card(name) for name in names)
    strangers = [card for card in cards if card not in ITALIAN_40.place]
    if strangers or len(set(cards)) != len(cards):
        raise NotACase(f"not cards of one pack: {' '.join(cards)}")
    return cards


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
    courts = {rank: pattern.court(Card(f"{rank}D")) for rank in COURT_RANKS}
    return {
        "courts": {rank: name.capitalize() if name else None for rank, name in courts.items()},
        "coin_suit": coins,
        "settebello": f"{ITALIAN_40.rank(SETTEBELLO)} of {coins}",
    }


SCOPA: Mapping[str, tuple[Answer, frozenset[str]]] = {
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

GAMES: Mapping[str, Mapping[str, tuple[Answer, frozenset[str]]]] = {"scopa": SCOPA}

# ---------------------------------------------------------------------------------------------------------- comparison

SETS = frozenset({"options", "moves"})
"""Lists of lists whose order is no part of the answer; lists of cards never have one."""


def plain(value: Json, name: str = "") -> Json:
    """A value in a form in which equal answers are equal: lists without an order are sorted."""
    if isinstance(value, Mapping):
        return {str(key): plain(item, str(key)) for key, item in value.items()}
    if isinstance(value, list | tuple):
        items = [plain(item) for item in value]
        loose = name in SETS or (items and all(isinstance(item, str) for item in items))
        return sorted(items, key=written) if loose else items
    return str(value) if isinstance(value, str) else value


def written(value: Json) -> str:
    """One spelling of a value; unlike ``==`` it tells 1 from true."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def agrees(expected: Json, got: Json) -> bool:
    """Whether everything that was expected was answered; what nobody asked for does not count."""
    if isinstance(expected, dict) and isinstance(got, dict):
        return all(name in got and agrees(value, got[name]) for name, value in expected.items())
    return written(expected) == written(got)


def answer(game: str, case: Mapping[str, Json]) -> Json:
    """What the product says to a case. ``NotACase`` if it cannot be asked."""
    kinds = GAMES.get(game)
    if kinds is None:
        raise NotACase(f"unknown game: {game!r}")
    if case["kind"] not in kinds:
        raise NotACase(f"unknown kind: {case['kind']!r}")
    ask, fields = kinds[case["kind"]]
    strangers = sorted(set(case["input"]) - fields - {"options"})
    if strangers:
        raise NotACase(f"unknown input: {', '.join(strangers)}")
    return plain(ask(case["input"]))


def fault_of(game: str, case: Json) -> str | None:
    """How a case fails, in lines to print, or None."""
    if not isinstance(case, dict) or not isinstance(case.get("expected"), dict) or not case["expected"]:
        return f"FAILED {case!r:.200}\n  not a case"
    expected = plain(case["expected"])
    try:
        got = answer(game, case)
    except Exception as fault:  # whatever a case does to the engine, the other cases are still answered
        got = f"{type(fault).__name__}: {fault}"
    if agrees(expected, got):
        return None
    seen = got if isinstance(got, str) else written(got)
    return f"FAILED {case.get('id')}: {case.get('why')}\n  expected {written(expected)}\n  got      {seen}"


def read(path: Path) -> list[Json]:
    """The cases of a file. ``NotCases`` with the reason."""
    try:
        cases = json.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise NotCases(f"{path}: {fault.strerror or fault}") from fault
    except ValueError as fault:
        raise NotCases(f"{path}: not JSON: {fault}") from fault
    if not isinstance(cases, list):
        raise NotCases(f"{path}: not a list of cases")
    return cases


def main(names: Sequence[str]) -> int:
    """Answer the files and print the account; returns the exit status."""
    if not names:
        print("usage: python tests/cases.py FILE [FILE …]", file=sys.stderr)
        return 2
    try:
        files = [(Path(name).stem, read(Path(name))) for name in names]
    except NotCases as fault:
        print(fault, file=sys.stderr)
        return 2
    passed = failed = 0
    for game, cases in files:
        for case in cases:
            failure = fault_of(game, case)
            if failure is None:
                passed += 1
            else:
                failed += 1
                print(failure)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that cannot write a letter still shows the case
            stream.reconfigure(errors="backslashreplace")
    sys.exit(main(sys.argv[1:]))
