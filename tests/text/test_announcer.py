"""The announcer: whole matches in words, score lines with their explanations."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Announced, DealBegan, Event, MatchWon, Moved, Scored, TrickWon
from cardavia.engine.score import Line
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.view import redact
from cardavia.engine.zones import STOCK, TABLE, Seat, Zone, hand, taken
from cardavia.games import EVERY, load
from cardavia.games.scopa.rules import ScopaOptions, ScopaRules
from cardavia.games.scopa.scoring import settle
from cardavia.text.announcer import Announcer
from cardavia.text.catalog import Catalogue
from cardavia.text.patterns import PLAIN
from cardavia.text.phrasebook import Phrasebook
from cardavia.text.words import WORDS as HOUSE

from .conftest import Speak

YOU, OTHER = Seat(0), Seat(1)


def announcer(phrases: Phrasebook) -> Announcer:
    return Announcer(phrases, lambda seat: phrases.say("seat.you") if seat == YOU else "Ada")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def a_match(seed: int) -> list[Event]:
    """Every event of a random match with all variants, as the seat at the bottom sees it."""
    rules, luck = ScopaRules(), random.Random(seed)
    options = ScopaOptions(ace_rule="takes-all-scopa", napola=True, re_bello=True, fewest_cards=True, last_sweep=True)
    session = Session("scopa", rules, 2, seed, options)
    events: list[Event] = []
    while session.state.phase != Phase.OVER:
        step = session.deal() if session.state.phase == Phase.DEAL else session.submit(
            luck.choice(rules.legal_moves(session.state))
        )  # fmt: skip
        events += [redact(rules, YOU, event) for event in step.events]
    return events


def test_a_whole_match_can_be_told(phrases: Phrasebook, caplog: pytest.LogCaptureFixture) -> None:
    speaker = announcer(phrases)
    for event in a_match(7):
        sentence = speaker.sentence(event)
        assert "{" not in sentence
        assert sentence or isinstance(event, Moved)
        if isinstance(event, Announced):
            assert speaker.bubble(event)
        if isinstance(event, Scored):
            for line in event.lines:
                row = speaker.line(line)
                assert row.title
                assert row.explanation
                assert sum(row.points) == line.points
    assert not caplog.records


def steps_of(name: str, seed: int, **options: Any) -> Iterator[tuple[Session[Any], list[Event]]]:
    """A match by chance, step by step, with the events as the seat at the bottom sees them."""
    game, luck = load(name), random.Random(seed)
    session: Session[Any] = Session(name, game.rules, game.seats[0], seed, game.options.read(options))
    while session.state.phase != Phase.OVER:
        if session.waits_for_seat:
            step = session.submit(luck.choice(game.rules.legal_moves(session.state)))
        else:
            step = session.deal()
        yield session, [redact(game.rules, YOU, event) for event in step.events]


class Coded(Phrasebook):
    """Says every card by its code: what the packs call their cards is tested with the patterns."""

    def card(self, card: Card) -> str:
        return self.say("card.back") if card == UNKNOWN else card


def spoken(name: str) -> Phrasebook:
    return Coded(Catalogue.english(), {**HOUSE, **load(name).words}, PLAIN)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        *((name, {}) for name in EVERY),
        ("klaberjass", {"schmeiss": True, "all_sequences": True, "equal_sequences": "nondealer", "target": 1000}),
        ("klaberjass", {"dix": "either-round", "dealer_must_choose": True, "five_in_a_row": 100}),
    ],
)
def test_whole_matches_of_every_game_can_be_told(
    name: str, options: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    phrases = spoken(name)
    partners = load(name).seats[0] == 4

    def seat_name(seat: Seat) -> str:
        return phrases.say("seat.you") if seat == YOU else ["Ada", "Bea", "Cea"][seat - 1]

    def side_name(side: int) -> str:
        return ("Us", "Them")[side] if partners else seat_name(Seat(side))

    speaker = Announcer(phrases, seat_name, side_name)
    told: set[type[Event]] = set()
    for seed in range(3):
        for _, events in steps_of(name, seed, **options):
            for event in events:
                sentence = speaker.sentence(event)
                assert "{" not in sentence
                assert phrases.say("card.back") not in sentence
                assert "You wins" not in sentence
                assert "You plays" not in sentence
                told |= {type(event)} if sentence else set()
                if isinstance(event, Announced):
                    assert sentence
                    assert speaker.bubble(event)
                for line in event.lines if isinstance(event, Scored) else ():
                    row = speaker.line(line)
                    assert row.title
                    assert "{" not in row.explanation
                    assert len(row.points) == 2
                    assert len(row.counts) <= 2
    assert told == {DealBegan, Moved, TrickWon, Announced, Scored, MatchWon}
    assert not caplog.records


def test_a_trick_is_told_card_by_card_and_a_capture_is_not() -> None:
    speaker = announcer(spoken("klaberjass"))
    trick = TrickWon(OTHER, cards("7D AD"), (YOU, OTHER))
    assert speaker.sentence(trick) == f"Ada wins the trick: {spoken('klaberjass').cards(cards('7D AD'))}."
    assert speaker.sentence(trick._replace(seat=YOU)).startswith("You win the trick: ")


def test_discards_and_open_hands_are_no_plays() -> None:
    phrases = spoken("tarocchino")
    speaker, shown = announcer(phrases), Zone("shown", YOU)
    away = speaker.sentence(Moved(cards("6S"), hand(YOU), Zone("discard", YOU)))
    assert away.startswith("You put away: ")
    assert speaker.sentence(Moved((UNKNOWN,), hand(OTHER), Zone("discard", OTHER))) == ""
    assert speaker.sentence(Moved(cards("KS"), hand(YOU), shown)) == ""
    assert speaker.sentence(Moved(cards("KS"), shown, hand(YOU))) == ""
    assert speaker.sentence(Moved(cards("KS"), shown, Zone("trick", YOU))).startswith("You play: ")


def test_sides_have_names_of_their_own() -> None:
    phrases = spoken("minchiate")
    names = {0: "You", 1: "Right", 2: "Partner", 3: "Left"}
    speaker = Announcer(phrases, lambda seat: names[seat], lambda side: ("You and your partner", "The others")[side])
    assert speaker.sentence(MatchWon(0)) == "You and your partner win the match."
    assert speaker.sentence(MatchWon(1)) == "The others win the match."
    line = Line(1, 1, "minchiate.capture", 5, cards=((), cards("KS")))
    assert speaker.sentence(Scored((line,))) == "The others: 5 points."
    assert "The others" in speaker.line(line).explanation
    paid = line._replace(term="minchiate.resto", points=-60, counts=(0, 1))
    assert speaker.sentence(Scored((paid,))) == ""


def test_unseen_cards_are_never_told(phrases: Phrasebook) -> None:
    assert announcer(phrases).sentence(Moved((UNKNOWN,) * 3, STOCK, hand(OTHER))) == ""


def test_moves_worth_telling_name_their_cards(phrases: Phrasebook) -> None:
    speaker, seven = announcer(phrases), phrases.card(Card("7D"))
    for event in (
        Moved(cards("7D"), hand(OTHER), TABLE),
        Moved(cards("AS 7D"), STOCK, TABLE),
        Moved(cards("7D"), STOCK, hand(YOU)),
        TrickWon(OTHER, cards("7B 7D")),
    ):
        assert seven in speaker.sentence(event)
    assert speaker.sentence(Moved(cards("7D"), TABLE, taken(OTHER))) == ""
    assert phrases.card(Card("7B")) not in speaker.sentence(TrickWon(OTHER, cards("7B 7D")))


def test_the_person_is_addressed_and_the_others_are_named(phrases: Phrasebook) -> None:
    speaker = announcer(phrases)
    for event in (MatchWon(0), TrickWon(YOU, cards("7B 7D")), Announced(YOU, "scopa.sweep", cards("7D"))):
        assert "Ada" not in speaker.sentence(event)
        other = event._replace(side=1) if isinstance(event, MatchWon) else event._replace(seat=OTHER)
        assert "Ada" in speaker.sentence(other)
        assert speaker.sentence(other) != speaker.sentence(event)
    assert speaker.sentence(MatchWon(None))


def lines(first: str, second: str) -> dict[str, Line]:
    """The settlement of two piles, by term."""
    return {line.term: line for line in settle((cards(first), cards(second)), (0, 0), ScopaOptions(), 1)}


def test_the_winner_s_number_comes_first(phrases: Phrasebook) -> None:
    for side, counts in ((0, (22, 18)), (1, (18, 22))):
        row = announcer(phrases).line(Line(1, side, "scopa.cards", 1, counts))
        assert "22–18" in row.explanation
        assert row.counts == tuple(map(str, counts))


def test_a_primiera_shows_its_sum(phrases: Phrasebook) -> None:
    row = announcer(phrases).line(lines("7D 7B 6S AC", "7S 7C AB 5D")["scopa.primiera"])
    mine = "18 + 21 + 16 + 21 = 76".replace(" ", "\u00a0")
    assert mine in row.explanation
    assert row.explanation.index(mine) < row.explanation.index("=\u00a073")
    alone = announcer(phrases).line(lines("7D 7B 7S 6S", "AC AB AS AD")["scopa.primiera-alone"])
    assert alone.explanation.count("=") == 1
    assert "=\u00a064" in alone.explanation


def test_a_deal_without_a_sweep_is_told(phrases: Phrasebook) -> None:
    row = announcer(phrases).line(Line(1, None, "scopa.no-sweeps", 0, (0, 0)))
    assert row.title == phrases.say("scopa.sweeps")
    assert row.counts == ("0", "0")
    event = Announced(OTHER, "scopa.last-card-no-sweep", cards("7D"))
    assert "Ada" in announcer(phrases).sentence(event)
    assert announcer(phrases).bubble(event) == phrases.say("scopa.last-card-no-sweep")


def test_a_tie_is_explained_and_gives_nothing(phrases: Phrasebook) -> None:
    row = announcer(phrases).line(Line(1, None, "scopa.cards-tied", 0, (20, 20)))
    assert row.title == phrases.say("scopa.cards")
    assert row.points == (0, 0)
    assert row.counts == ("20", "20")
    assert "20–20" in row.explanation


def test_an_incomplete_primiera_says_which_suit_is_missing(speak: Speak) -> None:
    line = lines("7D 7B 7S 6S", "AC AB AS AD")["scopa.primiera-alone"]
    for pattern, suit, others in (("milanesi", "hearts", "cups"), ("siciliane", "cups", "hearts")):
        row = announcer(speak("en", pattern)).line(line)
        assert row.counts == ("–", "64")
        assert suit in row.explanation
        assert others not in row.explanation
        assert row.explanation.count("coins") == row.explanation.count("diamonds") == 0
        assert row.points == (0, 1)


def test_two_incomplete_primieras_give_nothing(phrases: Phrasebook) -> None:
    row = announcer(phrases).line(lines("7D 7B 7S", "AC 2C AS")["scopa.primiera-nobody"])
    assert row.counts == ("–", "–")
    assert row.points == (0, 0)
    # one missing suit here, two there, and the result
    assert row.explanation.count(":") >= 4
    assert "Ada" in row.explanation


def test_the_settebello_is_named_in_the_pattern(phrases: Phrasebook) -> None:
    row = announcer(phrases).line(lines("7D AS", "AC 2C")["scopa.settebello"])
    assert phrases.card(Card("7D")) in row.explanation
    assert row.cards == (cards("7D"), ())


def test_points_of_both_sides_are_told(phrases: Phrasebook) -> None:
    told = announcer(phrases).sentence(
        Scored((Line(1, 0, "scopa.cards", 1, (22, 18)), Line(1, 1, "scopa.sweeps", 5, (0, 5))))
    )
    assert "1" in told
    assert "5" in told
    assert told.index("Ada") > told.index(phrases.say("seat.you"))
