"""The tricks of Minchiate and what shows beside them, from positions; sections are those of minchiate.md."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardavia.engine.options import Options
from cardavia.engine.rules import IllegalMove
from cardavia.engine.state import Phase
from cardavia.engine.view import observe
from cardavia.engine.zones import Seat
from cardavia.games.minchiate import GAME, prompts
from cardavia.games.minchiate.rules import MinchiateRules
from cardavia.games.minchiate.state import (
    DECLARE,
    DISCARD,
    MinchiateOptions,
)
from cardavia.games.minchiate.values import sorted_hand
from cardavia.kits.tarot import pile
from tests.games.minchiate.table import (
    RULES,
    at,
    before,
    cards,
    full,
    full_trick,
    legal,
    may_play,
    play,
    refused,
    said,
)

# ---------------------------------------------------------------------------------------------------- the play (7)


@pytest.mark.parametrize(
    ("held", "played", "line", "reason"),
    [
        ("5S T3", "4S", "play T3", "reason.must-follow"),
        ("5S T3", "4B", "play 5S", "reason.must-trump"),
        ("5S T3", "T4", "play 5S", "reason.must-follow"),
        ("KS M", "4S T4", "play M", "minchiate.king-duty"),
        ("KS 5S", "4S T4", "play 5S", "minchiate.king-duty"),
        ("5S", "4S", "play T3", "reason.not-your-card"),
        ("5S", "4S", "discard 5S", "reason.no-such-move"),
        ("5S", "4S", "pass", "reason.no-such-move"),
    ],
)
def test_why_a_card_cannot_be_played(held: str, played: str, line: str, reason: str) -> None:
    assert refused(before(held, played), line) == reason
    assert reason in GAME.words or reason.startswith("reason.")


def test_no_duty_to_overtrump() -> None:
    assert may_play("T2 T40 3C", "5S T22") == "T2 T40"
    assert may_play("T2 T40 3C", "T22") == "T2 T40"


def test_the_king_is_owed_whoever_trumped_but_never_on_a_trump_lead() -> None:
    assert may_play("KC 5C", "T3") == "KC 5C"  # no trump in hand: any card
    assert may_play("KC 5C", "7C T3 M") == "KC"
    assert may_play("KC KS 5C", "7C T3") == "KC"


def test_a_king_kept_back_is_free_the_second_time() -> None:
    assert may_play("KC 5C T1", "7C T3", "C") == "KC 5C"


def test_the_matto_stays_with_its_side_also_in_an_own_trick() -> None:
    step = full_trick(0, "5S M KS 7S")
    assert (step.state.leader, step.state.at(pile(1))) == (2, ("M",))
    step = full_trick(1, "5S 7S M 6S")
    assert step.state.leader == 2
    assert set(step.state.at(pile(0))) == set(cards("5S 7S 6S"))
    step = full_trick(0, "KS 7S M 6S")
    assert set(step.state.at(pile(0))) == set(cards("KS 7S M 6S"))


def test_the_winner_leads_and_the_tricks_of_a_side_are_counted() -> None:
    state = full_trick(1, "T7 T9 T8 T6").state
    assert (state.turn, state.leader, state.tricks) == (2, 2, (1, 0))
    assert RULES.tally(state, Seat(0)) == RULES.tally(state, Seat(2)) == (("minchiate.tally.tricks", 1),)
    assert RULES.tally(state, Seat(1)) == (("minchiate.tally.tricks", 0),)
    assert RULES.status(state) == (("minchiate.status.trick", {"number": 2, "total": 21}),)


def test_a_resto_is_said_and_shown() -> None:
    state = full_trick(1, "T7 T9 T8 T6").state
    lead = at("turn 0 | hand0 T36 T37 T38 T39 T40 T35 T34 T33 | hand1 2S | hand2 3S | hand3 4S", DECLARE)
    step = play(lead, "declare T33 T34 T35 T36 T37 T38 T39 T40 : high-33-40")
    assert said(step.events)[:2] == ["declares-high", "resto"]
    assert RULES.tally(step.state, Seat(2)) == (
        ("minchiate.tally.tricks", 0),
        ("minchiate.tally.lead", 5),
        ("minchiate.tally.resti", 1),
    )
    assert RULES.standing(step.state) == (1, 0)
    assert RULES.standing(state) == (0, 0)


# ------------------------------------------------------------------------------------------------- prompts and the rest


def test_what_a_seat_is_asked() -> None:
    state = at("turn 0 | hand0 T1 T2 T3 M KS KB KC", DECLARE)
    moves = RULES.legal_moves(state)
    question = prompts.ask(state)
    assert question is not None
    assert (question.term, question.n, question.together) == ("minchiate.ask.declare", 2, True)
    assert [each.move for each in question.choices] == list(moves)
    assert [each.term.removeprefix("minchiate.choice.") for each in question.choices] == ["papi", "kings", "silent"]
    assert [each.points for each in question.choices] == [16, 20, 0]
    assert question.choices[0].cards == cards("T1 T2 T3 M")
    later = prompts.ask(play(state, str(moves[0])).state)
    assert later is not None
    assert [each.why_not for each in later.choices] == ["minchiate.already-declared", "", ""]
    assert (later.choices[-1].term, later.n) == ("minchiate.choice.done", 1)
    assert RULES.status(state) == ()


def test_discards_are_cards_of_the_hand() -> None:
    state = at(f"turn 3 | hand3 {full('KS M T29 T27')}", DISCARD)
    question = prompts.ask(state)
    assert question is not None
    assert (question.term, question.n, question.put_away, question.choices) == ("minchiate.ask.discard", 1, 1, ())
    assert RULES.status(state) == (("minchiate.status.discards", {"n": 1}),)
    assert prompts.ask(before("5S T3")) is None


def test_what_can_be_looked_at_again() -> None:
    out = at("dealer 3 | fola 2C 3C | fola2 4C | fola3 5C 6C | taken0 KS T1 2S | taken1 T40 | hand1 KB", Phase.PLAY)
    state = replace(out, met=((), cards("KB"), (), cards("T40")))
    fola, captured, known = prompts.looks(state, Seat(0))
    assert [(heap.seat, set(heap.cards)) for heap in fola.heaps] == [
        (None, set(cards("2C 3C"))), (2, set(cards("4C"))), (3, set(cards("5C 6C"))),
    ]  # fmt: skip
    assert [(heap.side, set(heap.cards), heap.points) for heap in captured.heaps] == [
        (0, set(cards("KS T1")), 10), (1, set(cards("T40")), 10),
    ]  # fmt: skip
    assert [(heap.seat, heap.cards) for heap in known.heaps] == [(1, cards("KB"))]
    everything = (fola, captured, known)
    assert {term for look in everything for term in (look.term, *(heap.term for heap in look.heaps))} <= (
        GAME.words.keys()
    )


def test_own_discards_are_seen_by_who_laid_them_aside() -> None:
    state = at("dealer 3 | discard3 4C | hand3 KS", DISCARD)
    own = prompts.looks(observe(RULES, state, Seat(3), ()).state, Seat(3))
    assert [heap.cards for look in own for heap in look.heaps] == [cards("4C")]
    assert prompts.looks(observe(RULES, state, Seat(0), ()).state, Seat(0)) == ()


def test_a_hand_for_the_eye() -> None:
    held = cards("T3 M 10C AC KC 2S AS T40 5D KB")
    assert sorted_hand(held) == cards("2S AS KB KC AC 10C 5D T40 T3 M")


def test_other_options_are_refused() -> None:
    with pytest.raises(TypeError):
        RULES.begin(4, Seat(0), Options())


def test_nothing_is_legal_before_the_deal() -> None:
    state = MinchiateRules().begin(4, Seat(0), MinchiateOptions())
    assert legal(state) == set()
    with pytest.raises(IllegalMove):
        play(state, "pass")
    assert RULES.side(Seat(3)) == 1
    assert replace(state, dealer=Seat(1)).cutter == 0
