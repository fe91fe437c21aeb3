"""Whatever a game says in a match has words, in every language and with every pattern of the pack."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from babel.messages.pofile import read_po

import cardavia
from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Announced, Event, Moved, Scored, TrickWon
from cardavia.engine.moves import Move, Verb
from cardavia.engine.score import Line
from cardavia.engine.session import Session
from cardavia.engine.shuffle import luck_of
from cardavia.engine.state import Phase
from cardavia.engine.terms import Words
from cardavia.games import NAMES, load
from cardavia.storage.places import shipped
from cardavia.text.announcer import Announcer
from cardavia.text.catalog import LANGUAGES, Catalogue
from cardavia.text.patterns import Pattern, patterns, patterns_of, plain
from cardavia.text.phrasebook import Phrasebook
from cardavia.text.words import WORDS

ASSETS, I18N = shipped(Path(cardavia.__file__).parent)
REPLAYED = {
    "reason.other-result",
    "reason.missing-deal",
    "reason.missing-moves",
    "reason.no-move-now",
    "reason.no-deal-now",
}


@cache
def said(name: str) -> tuple[tuple[Event, ...], frozenset[str]]:
    """Everything that was told in some matches with every option on, and every term in it."""
    game = load(name)
    every = [game.options()]
    for option, values in game.options.choices().items():
        every += [game.options.read({option: value}) for value in values[1:]]
    events: list[Event] = []
    terms = set(REPLAYED)
    for number, options in enumerate(every * 3):
        luck = Random(f"terms {number}")
        session: Session[Any] = Session(name, game.rules, game.seats[0], number, options)
        while session.state.phase != Phase.OVER:
            assert session.ply < 2_000, "a match of chance ends sooner"
            if session.waits_for_seat:
                legal = game.rules.legal_moves(session.state)
                terms |= refusals(session, luck)
                step = session.submit(legal[int(luck.random() * len(legal))])
            else:
                step = session.deal()
            events += step.events
            terms |= {term for seat in session.state.everyone for term, _ in game.rules.tally(session.state, seat)}
    for event in events:
        terms |= {event.term} if isinstance(event, Announced) else set()
        terms |= {line.term for line in event.lines} if isinstance(event, Scored) else set()
    return tuple({shape(event): event for event in events}.values()), frozenset(terms)


@pytest.mark.parametrize("name", NAMES)
def test_every_number_beside_a_seat_is_explained(name: str) -> None:
    game = load(name)
    tallies = {term for term in game.words if ".tally." in term and not term.endswith(".why")}
    assert tallies and all(f"{term}.why" in game.words for term in tallies)


def shape(event: Event) -> object:
    """What is told alike whatever the cards: one event of each shape is enough."""
    match event:
        case Moved(cards, src, dst):
            return "moved", len(cards), src, dst
        case TrickWon(seat, cards):
            return "won", seat, len(cards)
        case Scored(lines):
            return "scored", tuple(sorted((line.term, line.side or 0, line.points) for line in lines))
    return event


def refusals(session: Session[Any], luck: Random) -> set[str]:
    """The reasons against some wrong moves."""
    rules, legal = session.rules, session.rules.legal_moves(session.state)
    cards = sorted({card for cards in session.view(session.state.turn).state.zones.values() for card in cards})
    some = [cards[int(luck.random() * len(cards))] for _ in range(3)]
    base = legal[int(luck.random() * len(legal))]
    wrong = [base._replace(taking=tuple(some[:number])) for number in range(4)]
    wrong += [base._replace(cards=tuple(some[:1])), Move(Verb.PASS), base._replace(taking=base.taking[:1])]
    return {reason for move in wrong if (reason := rules.why_not(session.state, move)) is not None}


def drawn(name: str) -> list[Pattern]:
    pack = load(name).rules.deck.id
    return [plain(pack), *patterns_of(patterns(ASSETS), pack).values()]


def words_of(name: str) -> Words:
    return {**WORDS, **load(name).words}


@pytest.mark.parametrize("name", NAMES)
def test_a_match_says_enough(name: str) -> None:
    events, terms = said(name)
    assert {type(event).__name__ for event in events} >= {"DealBegan", "Moved", "Announced", "Scored", "MatchWon"}
    assert sum(term.startswith("reason.") for term in terms) > 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_everything_can_be_said(name: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    events, terms = said(name)
    lines = dict.fromkeys(line for event in events if isinstance(event, Scored) for line in event.lines)
    for pattern in drawn(name):
        phrases = Phrasebook(Catalogue.load(I18N, language), words_of(name), pattern)
        for names in ((phrases.say("seat.you"), phrases.say("seat.computer"), "C", "D"), ("A", "B", "C", "D")):
            announcer = Announcer(phrases, lambda seat, names=names: names[seat])  # type: ignore[misc]
            for sentence in (
                *map(announcer.sentence, events),
                *(text for line in lines for text in row(announcer, line)),
            ):
                assert "{" not in sentence
        for term in terms:
            assert phrases.knows(term), term
        for card in (*load(name).rules.deck.cards, UNKNOWN):
            assert phrases.card(card).strip()
    assert caplog.messages == []


def row(announcer: Announcer, line: Line) -> tuple[str, ...]:
    told = announcer.line(line)
    assert told[0]
    return tuple(text for text in told if isinstance(text, str))


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("name", NAMES)
def test_every_term_that_was_said_is_translated(name: str, language: str) -> None:
    with (I18N / language / "cardavia.po").open("rb") as file:
        catalogue = read_po(file)
    words = words_of(name)
    missing = []
    for term, message in words.items():
        if term.split("@")[0] in said(name)[1]:
            ids = (message.text, message.plural) if message.plural else message.text
            found = catalogue.get(ids, context=term)
            string: Any = found.string if found is not None and not found.fuzzy else ""
            if not all((string,) if isinstance(string, str) else string):
                missing.append(term)
    assert missing == []


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("name", NAMES)
def test_a_mind_plays_by_the_rules_and_says_why(name: str, level: Level) -> None:
    game = load(name)
    session: Session[Any] = Session(name, game.rules, game.seats[0], 3, game.options())
    phrases = Phrasebook(Catalogue.english(), words_of(name), plain(game.rules.deck.id))
    while session.ply < 12:
        if not session.waits_for_seat:
            session.deal()
            continue
        view = session.view(session.state.turn)
        advice = game.mind(game.rules, view, Budget(level, seconds=0.05), luck_of(3, session.ply))
        assert advice.move in game.rules.legal_moves(session.state)
        assert phrases.knows(advice.reason), advice.reason
        shown = Announcer(phrases, str).hint(advice.reason, tuple(map(Card, advice.cards)))
        assert shown
        assert "{" not in shown
        session.submit(advice.move)
