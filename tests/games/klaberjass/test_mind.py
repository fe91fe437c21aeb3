"""The mind: what it concludes, what it bids, and that it plays whole matches by the rules at every level."""

from __future__ import annotations

from random import Random

import pytest

from cardavia.ai.budget import Budget, Stopped
from cardavia.ai.levels import Level
from cardavia.engine.cards import FRENCH_32, UNKNOWN, Card
from cardavia.engine.events import Event
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.view import View, observe
from cardavia.engine.zones import Seat, hand
from cardavia.game import Advice
from cardavia.games.klaberjass import GAME
from cardavia.games.klaberjass.estimate import margin
from cardavia.games.klaberjass.knowledge import Knowledge
from cardavia.games.klaberjass.state import KlaberjassOptions, KlaberjassState, Meld
from tests.games.klaberjass.table import RULES, D, N, at, cards, dealt, options, pack, play


def seen(start: KlaberjassState, *lines: str, seat: Seat = N) -> View[KlaberjassState]:
    """What a seat sees after these moves."""
    state = start
    log: tuple[Event, ...] = ()
    for line in lines:
        step = play(state, line)
        state, log = step.state, (*log, *step.events)
    return observe(RULES, state, seat, log)


def advice(view: View[KlaberjassState], level: Level = Level.NORMAL) -> Advice:
    return GAME.mind(RULES, view, Budget(level, seconds=60), Random(1))


# ----------------------------------------------------------------------------------------------------------- knowledge


@pytest.mark.parametrize(
    ("led", "reply", "lacks"),
    [
        ("KS", "7S", ""),
        ("KS", "7H", "7S 8S 9S 10S JS QS AS"),
        ("KS", "7D", "7S 8S 9S 10S JS QS AS 7H 8H 9H 10H JH QH KH AH"),
        ("10H", "8H", "9H JH AH"),
        ("10H", "7D", "7H 8H 9H JH QH KH AH"),
    ],
)
def test_a_reply_shows_what_the_other_lacks(led: str, reply: str, lacks: str) -> None:
    view = seen(at(f"turn 0 | hand0 {led} 8C | hand1 {reply} 9C 10C"), f"play {led}", f"play {reply}")
    out = {Card(card) for card in lacks.split()}
    unseen = set(FRENCH_32.cards) - {led, reply, "8C"}
    assert Knowledge.of(view).maybe == unseen - out
    assert Knowledge.of(view, remembers=False).maybe == unseen | {led, reply}


def test_an_exchanged_card_and_a_shown_sequence_are_known() -> None:
    start = dealt(
        pack(n="8S 9S JC QC AS 8D", d="7H 9D JD QD KC 8C", turned="AH", n_more="7D QS 10D", d_more="JS KD 9C")
    )
    view = seen(start, "bid : take", "exchange 7H x AH", "declare JD QD KD : sequence")
    assert Knowledge.of(view).sure == set(cards("AH JD QD KD"))
    assert Knowledge.of(view).chance_of_none(cards("AH")) == 0
    assert UNKNOWN in view.state.at(hand(D))


def test_chances() -> None:
    known = Knowledge(cards("7S"), 2, frozenset(), *[frozenset(cards("AS KS QS JS"))] * 2)
    assert known.chance_of_none(cards("AS")) == pytest.approx(1 / 2)
    assert known.chance_of_none(cards("AS KS")) == pytest.approx(1 / 6)
    assert known.chance_of_none(cards("AS KS QS")) == 0
    assert known.chance_of_none(()) == 1


# ------------------------------------------------------------------------------------------------------------- bidding


@pytest.mark.parametrize(
    ("held", "trump", "turned", "leads", "expected"),
    [
        ("JH 9H AS 7D 8C 7C", "H", True, True, -55 + 6 + 48 + 31 + 20),
        ("JH 9H AS 7D 8C 7C", "H", False, False, -63 + 50 + 34 + 20),
        ("KH QH 10S 7S 10D 8C", "H", True, False, -55 + 18 + 19 + 13 + 11 + 9),
        ("7H 8H 9H 10H AC AD", "H", True, False, -55 + 24 + 12 + 31 + 19 + 20 + 20 + 42),
        ("7S 8S 9S 10D 7D 8C", "H", False, False, -63 + 13 + 17),
    ],
)
def test_margin(held: str, trump: str, turned: bool, leads: bool, expected: int) -> None:
    assert margin(cards(held), trump, turned, leads) == expected


@pytest.mark.parametrize(
    ("held", "move"),
    [("JH 9H AS 7D 8C 7C", "bid : take"), ("7S 8D 9C JD QS KC", "pass"), ("JC 9C AC KC 7D 8S", "pass")],
)
def test_first_call(held: str, move: str) -> None:
    assert str(advice(seen(dealt(pack(n=held, turned="10H")))).move) == move


def test_a_strong_second_suit_is_named() -> None:
    view = seen(dealt(pack(n="JC 9C AC KC 7D 8S", turned="10H")), "pass", "pass")
    assert str(advice(view).move) == "bid : clubs"


def test_a_dealer_who_must_choose_chooses_the_best() -> None:
    view = seen(
        dealt(pack(d="7S 8D 9C QC KS 8S", turned="10H"), options(dealer_must_choose=True)),
        "pass",
        "pass",
        "pass",
        seat=D,
    )
    assert advice(view).reason == "klaberjass.hint.forced-suit"
    assert advice(view).move.call in ("spades", "diamonds", "clubs")


@pytest.mark.parametrize(("held", "call"), [("7S 8D 9C JD QS KC", "agree"), ("JH 9H AS 7D 8C 7C", "refuse")])
def test_the_answer_to_a_schmeiss(held: str, call: str) -> None:
    view = seen(dealt(pack(d=held, turned="10H"), options(schmeiss=True)), "bid : schmeiss", seat=D)
    assert advice(view).move.call == call


# ---------------------------------------------------------------------------------------------------------------- play


def test_bella_is_said_unless_the_deal_is_lost() -> None:
    state = at("turn 0 | hand0 QH | hand1 8H", gone=(cards("KH"), ()))
    assert str(advice(seen(state)).move) == "play QH : bella"
    lost = at("turn 0 | hand0 QH | hand1 8H", gone=(cards("KH"), ()), won=(0, 100))
    assert str(advice(seen(lost)).move) == "play QH"
    defends = at("turn 0 | hand0 QH | hand1 8H", gone=(cards("KH"), ()), won=(0, 100), taker=D)
    assert str(advice(seen(defends)).move) == "play QH : bella"
    melds = (Meld(N, "klaberjass.sequence", 50, ()),)
    close_ = at("turn 0 | hand0 QH | hand1 8H", gone=(cards("KH"), ()), won=(30, 100), melds=melds)
    assert str(advice(seen(close_)).move) == "play QH : bella"


@pytest.mark.parametrize("level", list(Level))
def test_a_whole_match(level: Level) -> None:
    """Every advice is a legal move with a reason that has words, and thinking again gives the same."""
    given = KlaberjassOptions(target=300, schmeiss=True, dealer_must_choose=level is Level.EASY)
    session = Session("klaberjass", RULES, 2, 5, given)
    while session.state.phase != Phase.OVER:
        if session.state.phase == Phase.DEAL:
            session.deal()
            continue
        view = session.view(session.state.turn)
        found = GAME.mind(RULES, view, Budget(level, seconds=60), Random(session.ply))
        assert found.move in RULES.legal_moves(session.state)
        assert found.reason in GAME.words
        if session.ply % 7 == 0:
            assert GAME.mind(RULES, view, Budget(level, seconds=60), Random(session.ply)) == found
        session.submit(found.move)


def test_the_bell_stops_it() -> None:
    budget = Budget()
    budget.bell.set()
    with pytest.raises(Stopped):
        GAME.mind(RULES, seen(dealt(pack(turned="9H"))), budget, Random(1))
