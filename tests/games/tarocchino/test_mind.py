"""The mind: what it concludes, what it puts away, declares and plays, and that it plays whole matches by the rules."""

from __future__ import annotations

from random import Random

import pytest

from cardavia.ai.budget import Budget, Stopped
from cardavia.ai.levels import Level
from cardavia.engine.cards import UNKNOWN
from cardavia.engine.events import Event
from cardavia.engine.score import total
from cardavia.engine.session import Session
from cardavia.engine.view import View, observe
from cardavia.engine.zones import Seat, hand
from cardavia.game import Advice
from cardavia.games.tarocchino import GAME
from cardavia.games.tarocchino.state import TarocchinoState, discards
from tests.games.tarocchino.table import RULES, S0, S3, cards, dealt, play
from tests.games.tarocchino.views import table


def seen(start: TarocchinoState, *lines: str, seat: Seat = S0) -> View[TarocchinoState]:
    """What a seat sees after these moves."""
    state = start
    log: tuple[Event, ...] = ()
    for line in lines:
        step = play(state, line)
        state, log = step.state, (*log, *step.events)
    return observe(RULES, state, seat, log)


def advice(view: View[TarocchinoState], level: Level = Level.NORMAL) -> Advice:
    return GAME.mind(RULES, view, Budget(level, seconds=60), Random(1))


def test_the_time_for_weighing_cards_may_be_short() -> None:
    view = table("KC QC MAT 6S", "6C 7C T9")
    none = GAME.mind(RULES, view, Budget(Level.HARD, seconds=0), Random(1))
    assert none.move in RULES.legal_moves(view.state)


# ----------------------------------------------------------------------------------------------- discards, declarations


def test_a_lonely_queen_is_put_away() -> None:
    state = dealt(["", "", "", "QS KB QB CB 6C 7C 8C 9C 10C 6D 7D 8D 9D T5 T6 T7 T8"])
    view = observe(RULES, state, S3, ())
    first = advice(view)
    assert str(first.move) == "discard QS"
    assert first.reason == "tarocchino.hint.safe-figure"


def test_a_declaration_is_not_broken_up() -> None:
    state = dealt(["", "", "", "KS QS CS KB QB CB 6C 9C 6D T5 T6 T7 T8 T9 MO1 MO2 MO3"])
    for _ in range(2):
        move = advice(observe(RULES, state, S3, ())).move
        assert move.cards[0] in cards("6C 9C 6D")
        state = RULES.apply(state, move).state
    assert set(state.at(discards(S3))) <= set(cards("6C 9C 6D"))


def test_points_are_declared() -> None:
    rich = seen(dealt(["KS QS CS KB QB CB KC QC CC", "", "", "6S 7S"]), "discard 6S", "discard 7S")
    for level in Level:
        assert str(advice(rich, level).move) == "declare : all"


def test_nothing_is_hidden_but_a_begato() -> None:
    bare = dealt(["KS QS BEG 6S 7S 6B 7B 8B 6C 7C 8C 6D 7D 8D T5", "", "", "9S 10S"])
    found = advice(seen(bare, "discard 9S", "discard 10S"))
    assert (str(found.move), found.reason) in (
        ("declare : all", "tarocchino.hint.declare"),
        ("pass", "tarocchino.hint.hide"),
    )


# ---------------------------------------------------------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("held", "trick", "card"),
    [
        ("BEG T9 6S 7S", "KC 6C 7C", "BEG"),  # last to play: the Begato wins a king and is home itself
        ("ANG BEG T9 6S", "MON 6C KC", "ANG"),  # the Angel takes king and World
        ("QS 6S 9C", "7S KS 8S", "QS"),  # the partner's king wins: add the queen
        ("QS 6S 9C", "KS 7S 8S", "6S"),  # the opponents' king wins: give the pip
        ("KC QC MAT", "6C 7C T9", "MAT"),  # nothing else but king or queen to lose
        ("ANG 6C T9", "6S 7S 8S", "T9"),  # a trick of pips is not worth the Angel
        ("MO1 T16 6C", "6D 7D MO2", "MO1"),  # the last Moor wins, and captures one
    ],
)
def test_what_is_played_last(held: str, trick: str, card: str) -> None:
    view = table(held, trick)
    assert advice(view).move.cards == (card,)
    assert advice(view).reason in GAME.words


def test_a_trick_that_is_safe_gets_what_is_worth_most() -> None:
    view = table("CS FS 6S", "7S KS 8S")
    found = advice(view)
    assert found.reason == "tarocchino.hint.to-partner"
    assert found.move.cards[0] in cards("CS FS")


def test_a_queen_is_not_led_under_the_king() -> None:
    assert advice(table("QS 6S 7C 8D T9", out="KS")).move.cards[0] != "QS"


# -------------------------------------------------------------------------------------------------------- whole matches


def played(seed: int, levels: tuple[Level | None, Level | None]) -> list[int]:
    """The totals of a match between two sides; None plays by lot."""
    session = Session("tarocchino", RULES, 4, seed, GAME.options())
    luck = Random(seed)
    session.deal()
    while session.waits_for_seat:
        level = levels[session.state.turn % 2]
        if level is None:
            session.submit(luck.choice(RULES.legal_moves(session.state)))
            continue
        view = session.view(session.state.turn)
        assert all(UNKNOWN in view.state.at(hand(seat)) or not view.state.at(hand(seat)) for seat in _others(view))
        found = GAME.mind(RULES, view, Budget(level, seconds=60), Random(session.ply))
        assert found.move in RULES.legal_moves(session.state)
        assert found.reason in GAME.words
        assert set(found.cards) <= set(view.state.held(view.seat))
        assert session.ply % 11 or GAME.mind(RULES, view, Budget(level, seconds=60), Random(session.ply)) == found
        session.submit(found.move)
    return [total(session.state.sheet, side) for side in (0, 1)]


def _others(view: View[TarocchinoState]) -> list[Seat]:
    return [seat for seat in view.state.everyone if seat != view.seat]


@pytest.mark.parametrize("level", list(Level))
def test_a_whole_match(level: Level) -> None:
    assert sum(played(11, (level, level))) > 0


def test_it_is_better_than_chance() -> None:
    """Every deal is played twice, with the sides changed: about 200 points a deal is what the mind is ahead."""
    gains = []
    for seed in range(12):
        first, second = played(seed, (Level.NORMAL, None)), played(seed, (None, Level.NORMAL))
        gains += [first[0] - first[1], second[1] - second[0]]
    assert sum(gains) / len(gains) > 60


def test_the_bell_stops_it() -> None:
    budget = Budget()
    budget.bell.set()
    with pytest.raises(Stopped):
        GAME.mind(RULES, table("QS 6S", "7S"), budget, Random(1))
