"""The door that every game's folder shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, Generic, NamedTuple

from cardavia.ai.budget import Budget
from cardavia.engine.cards import Card
from cardavia.engine.events import Event
from cardavia.engine.layout import Layout
from cardavia.engine.moves import Move
from cardavia.engine.options import Options
from cardavia.engine.rules import Rules
from cardavia.engine.state import S
from cardavia.engine.terms import Words
from cardavia.engine.view import View
from cardavia.engine.zones import Seat


class Advice(NamedTuple):
    """What a mind would play, and why: a term, with the cards that it is about."""

    move: Move
    reason: str
    cards: tuple[Card, ...] = ()


class Part(NamedTuple):
    """One thing that a choice brings: its term on the sheet, its points, and the cards that make it."""

    term: str
    points: int
    cards: tuple[Card, ...] = ()


class Choice(NamedTuple):
    """One move as it is offered: ``term`` is what its button says, with ``n``.

    ``points`` is what it brings at once, ``parts`` what these are the sum of, ``cards`` what it is about: a sequence,
    the turned card; ``suit`` is the letter of a suit that it names. ``why_not`` is the term of the rule that forbids it
    just now, or "".
    """

    move: Move
    term: str
    n: int = 0
    points: int = 0
    cards: tuple[Card, ...] = ()
    parts: tuple[Part, ...] = ()
    why_not: str = ""
    suit: str = ""


class Said(NamedTuple):
    """What a seat said before: the term of the words in its bubble."""

    seat: Seat
    term: str


class Question(NamedTuple):
    """What the seat in turn is asked: a term with ``n``, the cards that it is about, and the choices.

    Where cards of the hand are the answer there are no choices: ``put_away`` is then how many of them must go, one move
    each. ``together`` are choices of which several may be taken one after the other; the last choice ends that.
    ``heard`` is what was said on the way to this question, in order.
    """

    term: str
    n: int = 0
    cards: tuple[Card, ...] = ()
    choices: tuple[Choice, ...] = ()
    put_away: int = 0
    together: bool = False
    heard: tuple[Said, ...] = ()


class Sign(NamedTuple):
    """A fact of the deal that stays in sight: the trumps and who named them, the suit that was led.

    ``suit`` is a suit's letter and ``seat`` whom it concerns; the term is said with ``suit``, ``player``, ``n`` and
    ``cards``, and as ``term.you`` where the seat is the person's own. ``ranks`` are one or two rows of cards of which
    only the index is told, as ``first`` and ``second``.
    """

    term: str
    suit: str = ""
    seat: Seat | None = None
    n: int = 0
    cards: tuple[Card, ...] = ()
    ranks: tuple[tuple[Card, ...], ...] = ()


class Gain(NamedTuple):
    """What an event adds to a number beside a seat: to the line of ``Rules.tally`` with this term, by how much.

    ``cards`` made it, and it is seen to fly from them to the plate; without them the number just changes.
    """

    seat: Seat
    term: str
    n: int
    cards: tuple[Card, ...] = ()


class Heap(NamedTuple):
    """Cards that are looked at together: whose they are, or where they come from; without cards just words.

    The term is said with ``player`` and with ``n``, the number of cards, and as ``term.you`` where the seat is the
    person's own. ``side`` is given where a whole side owns them, ``points`` where they are worth some together.
    """

    term: str
    seat: Seat | None
    cards: tuple[Card, ...]
    side: int | None = None
    points: int = 0


class Look(NamedTuple):
    """What may be looked at on request beside the last trick: cards out of play, own discards, a shown sequence."""

    term: str
    heaps: tuple[Heap, ...]


class Topic(StrEnum):
    """What a fact about a card is about; the gallery tells those of one topic under one title, in this order."""

    RANK = "rank"
    TAKES = "takes"
    WORTH = "worth"
    TOGETHER = "together"
    SPECIAL = "special"


class Fact(NamedTuple):
    """Something that a card is, is worth or does in its game: a term said with ``n`` and ``total``, a whole sentence.

    ``cards`` are shown with it, such as a combination that the card belongs to. ``order`` are cards from the highest to
    the lowest, the card itself among them; of these only the index is told.
    """

    topic: Topic
    term: str
    n: int = 0
    total: int = 0
    cards: tuple[Card, ...] = ()
    order: tuple[Card, ...] = ()


def _as_dealt(_state: Any, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return cards


Mind = Callable[[Rules[Any], View[Any], Budget, Random], Advice]
"""A machine that decides for one seat. It gets what that seat may see, and never the state."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game: its rules and options, where its zones lie, its mind, its words and the name of its rule page."""

    id: str
    rules: Rules[S]
    seats: tuple[int, ...]
    options: type[Options]
    layout: Layout
    mind: Mind
    words: Words
    facts: Callable[[Any], Mapping[str, object]] = lambda _options: {}
    """The numbers that the rule page names, by the options of a match: a changed rule changes every language's page."""
    ask: Callable[[Any], Question | None] = lambda _state: None
    """What the seat in turn of a state or a view is asked; None where it just plays a card."""
    said_with: Callable[[Any, Card], Question | None] = lambda _state, _card: None
    """What is asked about a card of the seat in turn that can be played in several ways, such as with bella."""
    quiet: frozenset[str] = frozenset()
    """The phases in which nobody may see who is asked: only a seat that holds something is, and silence is silent."""
    arrange: Callable[[Any, tuple[Card, ...]], tuple[Card, ...]] = _as_dealt
    """The cards of a hand by suit and rank, as this game's players hold them."""
    signs: Callable[[Any], tuple[Sign, ...]] = lambda _state: ()
    """What stays in sight beside the cards."""
    heard: Callable[[Any], tuple[Said, ...]] = lambda _state: ()
    """What seats have said that still matters, one each: it stays on their plates."""
    looks: Callable[[Any, Seat], tuple[Look, ...]] = lambda _state, _seat: ()
    """What a seat may look at on request, given its view's state."""
    gain: Callable[[Any, Event], Gain | None] = lambda _state, _event: None
    """What an event adds to a seat's tally, by the view's state at the end of the step in which it happened."""
    lore: Callable[[Card, Any], tuple[Fact, ...]] = lambda _card, _options: ()
    """What the gallery tells about a card beside its name, by the options of a match; every number from the rules."""
    named_cards: tuple[Card, ...] = ()
    """Cards with a name of their own, worth a glance in the pack's gallery."""
    showcase: tuple[Card, ...] = ()
    """Cards that show the pack at its best, the one that lies on top first; few enough for one fan."""
