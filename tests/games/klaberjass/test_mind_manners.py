"""What a good player does (klaberjass.md 13), a deal a sentence: normal and hard do it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.engine.cards import FRENCH_32, Card
from cardavia.engine.score import Line
from cardavia.engine.view import View, observe
from cardavia.game import Advice
from cardavia.games.klaberjass import GAME
from cardavia.games.klaberjass.cardplay import reason_for
from cardavia.games.klaberjass.knowledge import Knowledge
from cardavia.games.klaberjass.state import KlaberjassState
from cardavia.kits.tricks import trick
from tests.games.klaberjass.table import RULES, D, N, at, cards, dealt, pack, play

LEVELS = (Level.NORMAL, Level.HARD)
both = pytest.mark.parametrize("level", LEVELS)


def ask(state: KlaberjassState, level: Level, luck: int = 1) -> Advice:
    view: View[KlaberjassState] = observe(RULES, state, state.turn, ())
    return GAME.mind(RULES, view, Budget(level, seconds=60), Random(luck))


def facing(held: str, led: str = "", gone: str = "", **fields: object) -> KlaberjassState:
    """N on turn with these cards, after D led this one; the other cards are spread over D's hand and the pack."""
    out = {*cards(held), *cards(led), *cards(gone), Card("7H"), Card("8H")} - {Card("")}
    open_ = [card for card in ("7H", "8H") if card not in (*held.split(), *led.split(), *gone.split())]
    rest = [card for card in FRENCH_32.cards if card not in out]
    Random(len(held)).shuffle(rest)
    count = len(held.split()) - (1 if led else 0)
    parts = [f"turn 0 | hand0 {held} | hand1 {' '.join(rest[:count])}", f"turned {' '.join(open_)}"]
    if led:
        parts.append(f"{trick(D)} {led}")
    state = at(" | ".join(parts), gone=(cards(gone), ()))
    return replace(state, leader=D if led else N, **fields)


# ------------------------------------------------------------------------------------------------------------- bidding


@both
@pytest.mark.parametrize(
    ("held", "call"),
    [
        ("JH 9H 7S 8D QC KD", "bid : take"),  # jack and nine
        ("JH 8H KH 7S 8D QC", "bid : take"),  # the jack with two trumps
        ("JH 8H AS 7S 8D QC", "bid : take"),  # the jack, a trump and an ace
        ("AH KH QH AS AD QC", "bid : take"),  # three trumps without jack and nine, bella, and two aces
        ("9H QS 8S 7D 8D QC", "pass"),  # one trump and no ace
        ("9H 8H QS 7S 8D QC", "pass"),  # nine and one trump without an ace
        ("JH QS 8S 7D 8D QC", "pass"),  # the lone jack without an ace
    ],
)
def test_what_is_taken(held: str, call: str, level: Level) -> None:
    assert str(ask(dealt(pack(n=held, turned="10H")), level).move) == call


def far(state: KlaberjassState, mine: int, his: int) -> KlaberjassState:
    sheet = (Line(0, 0, "klaberjass.tricks", mine), Line(0, 1, "klaberjass.tricks", his))
    return replace(state, sheet=sheet)


@both
def test_the_match_decides_a_doubtful_call(level: Level) -> None:
    """Well ahead near the end a fair hand is left alone; where the deal decides the match a doubtful one plays."""
    fair, doubtful = (dealt(pack(n=held, turned="10H")) for held in ("JH 8H AS 7S 8D QC", "9H 8H AS QS 7D QC"))
    assert ask(far(fair, 0, 0), level).move.call == "take"
    assert str(ask(far(fair, 450, 300), level).move) == "pass"
    assert str(ask(far(doubtful, 0, 0), level).move) == "pass"
    assert ask(far(doubtful, 440, 460), level).move.call == "take"


@both
def test_a_much_stronger_second_suit_is_waited_for(level: Level) -> None:
    """Clubs promise 83, hearts 28; the dealer does not wait, and a good turned suit is not left either."""
    held = "JC 9C AC AH 10H KH"
    state = dealt(pack(n=held, turned="7H"))
    assert ask(state, level).reason == "klaberjass.hint.second-suit"
    assert ask(play(state, "pass", "pass").state, level).move.call == "clubs"
    assert ask(play(dealt(pack(d=held, turned="7H")), "pass").state, level).move.call == "take"
    assert ask(dealt(pack(n="JC 9C AC JH 9H 8H", turned="7H")), level).move.call == "take"


@pytest.mark.parametrize("level", list(Level))
def test_a_sequence_is_announced_by_the_taker_and_by_the_other(level: Level) -> None:
    state = play(
        dealt(pack(n="JH 9H 10S JS QS 7C", d="7D 8D 9D AC KC 8C", turned="7H", n_more="AD 10D 7S", d_more="AH QD JC")),
        "bid : take",
    ).state
    assert (state.phase, state.turn) == ("declare", N)
    assert ask(state, level).reason == "klaberjass.hint.announce"
    state = RULES.apply(state, ask(state, level).move).state
    assert (state.phase, state.turn) == ("declare", D)
    assert ask(state, level).move.cards == cards("7D 8D 9D")


# ---------------------------------------------------------------------------------------------------------------- leads


@both
@pytest.mark.parametrize(
    ("held", "wasted"),
    [
        ("JH AH 8H AS 10S KS QS 9C", "AH 8H"),
        ("JH 9H KH AS 10S KS AD", "KH"),
        ("JH KH AS 10S KS AD 8C", "KH"),
        ("JH 9H 8H AS 10S AD 10D 9C QC", "8H"),
    ],
)
def test_the_taker_leads_from_the_top_of_its_trumps_or_not_at_all(held: str, wasted: str, level: Level) -> None:
    assert ask(facing(held), level).move.cards[0] not in cards(wasted)


def test_the_taker_is_told_that_a_trump_draws_trumps() -> None:
    state = facing("JH 9H AH 10H AS 7S 8D 9C QC")
    known = Knowledge.of(observe(RULES, state, N, ()))
    assert reason_for(state, N, known, known.held, Card("JH")) == "klaberjass.hint.draws-trumps"
    assert reason_for(state, N, known, known.held, Card("8D")) == "klaberjass.hint.safe-lead"


@both
@pytest.mark.parametrize(
    "held", ["AH 10H KH QH AS KS 7D 8C 9C", "AH 10H QH 7S 8S KD 8D 8C 9C", "AH 10H QH 8S KD 8D 8C"]
)
def test_ace_and_ten_of_trumps_are_not_led_under_jack_and_nine(held: str, level: Level) -> None:
    assert ask(facing(held), level).move.cards[0] not in cards("AH 10H")


@pytest.mark.parametrize("held", ["AS 10S KS QS 8D 9C", "AS 10S KS QS JS 9D"])
def test_a_long_suit_is_led_from_its_top(held: str) -> None:
    assert ask(facing(held, taker=D), Level.HARD).move.cards[0] in cards("AS 10S")


@both
def test_a_long_suit_is_led_before_the_lone_trump(level: Level) -> None:
    assert ask(facing("AS 10S KS QS 7H 9C", taker=D), level).move.cards[0] in cards("AS 10S KS QS")


@both
@pytest.mark.parametrize("held", ["AS 8S AD 8D 7H", "AS 9S AD 8D 7H"])
def test_no_low_card_is_led_under_the_own_ace(held: str, level: Level) -> None:
    assert ask(facing(held, taker=D), level).move.cards[0] in cards("AS AD 7H")


@both
@pytest.mark.parametrize(
    "held", ["10S 9S 8D 9C 7C", "10S 8S 7D 8D 9C QC JD", "10S 7D 8D 9C QC JD KH", "10D 8D 10C 7S 8S 9S QS"]
)
def test_no_ten_is_led_while_its_ace_is_out(held: str, level: Level) -> None:
    assert ask(facing(held, taker=D), level).move.cards[0] not in cards("10S 10D 10C")


@both
@pytest.mark.parametrize(
    ("held", "led"), [("10D 10S 8S 9C QC 7D", "AH"), ("10S 8S 10D 7D", "AC"), ("10S 9S 10D KD 7D", "AC")]
)
def test_no_ten_is_thrown_on_a_lost_trick(held: str, led: str, level: Level) -> None:
    assert ask(facing(held, led, taker=D), level).move.cards[0] not in cards("10S 10D")


@both
def test_a_bare_ten_takes_what_it_can(level: Level) -> None:
    """The ten comes home on a lead of its suit, even where a small card could be played instead."""
    for held, led in (("10S 7S 8D 9C QC", "QS"), ("10S 9S 8S 8D 7C", "KS")):
        assert ask(facing(held, led, taker=D), level).move.cards == cards("10S")


# ------------------------------------------------------------------------------------------------------------- replies


@both
@pytest.mark.parametrize(
    ("held", "led", "wanted"),
    [
        ("7C 10C KD", "AS", "7C"),  # void, no trump: nothing is given to his trick
        ("QH JH 10C KD", "AS", "QH"),  # void: the small trump takes an ace
        ("AS 8S 7D 9D", "QS", "AS"),  # an ace takes a queen
        ("10S 8S 7D 9D", "KS", "10S"),  # the ten comes home at once
        ("9H QH 7D 9D", "10H", "9H"),  # beats, as it must
        ("QH KH 7D 9D", "JH", "QH"),  # a trump that cannot win: the cheaper one
    ],
)
def test_replies(held: str, led: str, wanted: str, level: Level) -> None:
    assert ask(facing(held, led, taker=D, won=(40, 40)), level).move.cards == cards(wanted)


@both
def test_the_last_trump_is_kept_for_the_last_trick(level: Level) -> None:
    """All other trumps are gone: the own one takes the last trick, whatever is led before."""
    gone = "JH 9H AH 10H KH"
    state = facing("QH 7D 8D", gone=gone)
    assert ask(state, level).move.cards != cards("QH")


@both
def test_a_defender_counts_and_keeps_the_last_trick(level: Level) -> None:
    """A defender with 45 to 55 needs ace and last trick: the other must spend its trump on the seven."""
    seen = " ".join(card for card in FRENCH_32.cards if card not in cards("AS 7D 8S 9S 7H"))
    state = at(f"turn 0 | hand0 AS 7D | hand1 8S 7H | turned {seen}", taker=D, won=(45, 55))
    assert ask(state, level).move.cards == cards("7D")
