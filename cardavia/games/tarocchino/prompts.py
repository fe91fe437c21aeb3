"""What a seat is asked before the play, and what it may look at again, as terms (tarocchino.md 12.3)."""

from __future__ import annotations

from collections.abc import Iterator

from cardavia.engine.cards import BOLOGNA_62, TRUMPS, UNKNOWN, Card
from cardavia.engine.score import Line, of_deal
from cardavia.engine.zones import Seat
from cardavia.game import Choice, Heap, Look, Part, Question
from cardavia.games.tarocchino import scoring
from cardavia.games.tarocchino.declaring import DECLARATION, PASS, in_hand, why_not_declare
from cardavia.games.tarocchino.rules import EXTRA
from cardavia.games.tarocchino.state import DECLARE, DISCARD, TarocchinoState, discards, side_of
from cardavia.games.tarocchino.values import sorted_hand
from cardavia.kits.deals import eldest, round_from


def ask(state: TarocchinoState) -> Question | None:
    """The discards are cards of the hand; a declaration is all or nothing; a card is just played."""
    if state.phase == DISCARD:
        left = EXTRA - len(state.at(discards(state.turn)))
        term = "tarocchino.ask.discard" if left == EXTRA else "tarocchino.ask.discard-another"
        return Question(term, n=left, put_away=left)
    return _declaration(state) if state.phase == DECLARE else None


def _declaration(state: TarocchinoState) -> Question:
    """Each combination and each doubling that a declaration writes, and the cards that it lays open (6.3)."""
    side, found = side_of(state.turn), in_hand(state)
    lines = scoring.opening_lines(state.deal_no, side, found)
    parts = tuple(Part(_name_of(line), line.points, _cards_of(line, side)) for line in lines)
    declare = Choice(
        DECLARATION,
        "tarocchino.choice.declare",
        n=found.total,
        points=found.total,
        cards=found.cards,
        parts=parts,
        why_not=why_not_declare(state, DECLARATION) or "",
    )
    choices = (declare, Choice(PASS, "tarocchino.choice.pass"))
    return Question("tarocchino.ask.declare", n=found.total, cards=found.cards, choices=choices)


def _ranked(suit: str) -> tuple[Card, ...]:
    return sorted_hand(card for card in BOLOGNA_62.cards if BOLOGNA_62.suit(card) == suit)


RANKS = Look(
    "tarocchino.look.ranks",
    (
        Heap("tarocchino.look.trumps", None, _ranked(TRUMPS)),
        Heap("tarocchino.look.long", None, _ranked("S")),
        Heap("tarocchino.look.round", None, _ranked("C")),
    ),
)
"""The cards from high to low: four trumps have no number, and the round suits count the other way (4.2)."""


def looks(state: TarocchinoState, seat: Seat) -> tuple[Look, ...]:
    """What was declared, to the dealer the own discards, and how the cards rank (12.3)."""
    own = state.at(discards(seat))
    found = (
        Look("tarocchino.look.discards", _own(seat, own)),
        Look("tarocchino.look.declared", tuple(_declared(state))),
    )
    return (*(look for look in found if look.heaps), RANKS)


def _own(seat: Seat, cards: tuple[Card, ...]) -> tuple[Heap, ...]:
    known = BOLOGNA_62.sorted(tuple(card for card in cards if card != UNKNOWN))
    return (Heap("tarocchino.look.put-away", seat, known),) if known else ()


def _declared(state: TarocchinoState) -> Iterator[Heap]:
    """Seat by seat, each combination and doubling: the sheet knows only sides, but in the order of asking."""
    lines = [line for line in of_deal(state.sheet, state.deal_no) if line.term.startswith(scoring.OPENING)]
    for seat in round_from(state, eldest(state)):
        missing = state.openings[seat]
        if missing:
            yield Heap("tarocchino.look.declared-by", seat, (), points=missing)
        while missing > 0 and lines:
            line = lines.pop(0)
            missing -= line.points
            yield Heap(_name_of(line), seat, _cards_of(line, side_of(seat)), points=line.points)


def _cards_of(line: Line, side: int) -> tuple[Card, ...]:
    return line.cards[side] if line.cards else ()


def _name_of(line: Line) -> str:
    """The term of a combination or a doubling itself, without the word that it was declared."""
    return scoring.CAPTURED + line.term.removeprefix(scoring.OPENING)
