"""The odd rules of Tarocchino from positions: deal, discards, declarations, the Matto, Moors, and who sees what."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import BOLOGNA_62, UNKNOWN, Card
from cardavia.engine.events import Announced, DealBegan, Moved, Scored, TrickWon
from cardavia.engine.options import Options
from cardavia.engine.state import Phase, Step
from cardavia.engine.view import observe
from cardavia.engine.zones import STOCK, hand
from cardavia.games.tarocchino.combinations import combinations
from cardavia.games.tarocchino.prompts import ask, looks
from cardavia.games.tarocchino.rules import TarocchinoRules
from cardavia.games.tarocchino.state import (
    DECLARE,
    DISCARD,
    TarocchinoOptions,
    TarocchinoState,
    counted,
    discards,
    fool,
    shown,
    side_of,
)
from cardavia.games.tarocchino.values import FOOL, GIVING, MOORS, ORDER, sorted_hand, value
from cardavia.games.tarocchino.words import WORDS
from cardavia.kits.tarot import pile
from tests.games.tarocchino.table import (
    RULES,
    S0,
    S1,
    S2,
    S3,
    at,
    begun,
    cards,
    dealt,
    following,
    legal,
    pack,
    play,
    plays,
    refused,
    said,
    spent,
    texts,
)

# ------------------------------------------------------------------------------------------------------- 3, 4 the pack


def test_the_pack() -> None:
    assert len(set(BOLOGNA_62.cards)) == 62
    assert sum(map(value, BOLOGNA_62.cards)) == 118
    assert [BOLOGNA_62.suit(card) for card in cards("10S CC KD ANG T5 MO4 BEG MAT")] == list("SCDTTTTM")
    assert [BOLOGNA_62.rank(card) for card in cards("10S CC T16 MAT")] == ["10", "C", "T16", "MAT"]


@pytest.mark.parametrize(
    ("suit", "ranks"),
    [
        ("S", "K Q C F 10 9 8 7 6 A"),
        ("B", "K Q C F 10 9 8 7 6 A"),
        ("C", "K Q C F A 6 7 8 9 10"),
        ("D", "K Q C F A 6 7 8 9 10"),
    ],
)
def test_ranks_within_a_suit(suit: str, ranks: str) -> None:
    same = [card for card in BOLOGNA_62.cards if BOLOGNA_62.suit(card) == suit]
    assert [BOLOGNA_62.rank(card) for card in sorted(same, key=ORDER.strength, reverse=True)] == ranks.split()


def test_trumps_from_the_angel_to_the_begato() -> None:
    trumps = [card for card in BOLOGNA_62.cards if BOLOGNA_62.suit(card) == "T"]
    assert sorted(trumps, key=ORDER.strength, reverse=True) == trumps
    assert len({ORDER.strength(card) for card in MOORS}) == 1
    assert len({ORDER.strength(card) for card in trumps}) == 21 - 3


def test_the_giving_order_has_every_card_but_the_fool() -> None:
    assert set(GIVING) == set(BOLOGNA_62.cards) - {FOOL}
    assert list(GIVING)[:6] == texts(cards("6S 7S 8S 9S 10S 6B"))
    assert list(GIVING)[20:22] == texts(cards("T5 T6"))


def test_a_hand_is_sorted_for_the_eye() -> None:
    held = cards("7S MAT 9C AS KD BEG ANG 10S MO2 T5 6C")
    assert sorted_hand(held) == cards("ANG T5 MO2 BEG MAT 10S 7S AS 6C 9C KD")


# ------------------------------------------------------------------------------------------------------------ 6.1 deal


def test_five_at_a_time_and_two_more_for_the_dealer() -> None:
    order = BOLOGNA_62.cards
    state, events = RULES.deal(begun(S2), order)
    assert events[0] == DealBegan(1, S2)
    gone = [(event.dst, len(event.cards)) for event in events if isinstance(event, Moved)]
    assert gone == [(hand(seat), 5) for seat in (S3, S0, S1, S2)] * 3 + [(hand(S2), 2)]
    assert state.at(hand(S3)) == (*order[:5], *order[20:25], *order[40:45])
    assert state.at(hand(S2)) == (*order[15:20], *order[35:40], *order[55:62])
    assert state.at(STOCK) == ()
    assert (state.phase, state.turn, state.leader) == (DISCARD, S2, S3)


def test_other_options_are_refused() -> None:
    with pytest.raises(TypeError):
        TarocchinoRules().begin(4, S0, Options())
    assert TarocchinoOptions.read({}) == TarocchinoOptions()


def test_who_sits_opposite_is_the_partner() -> None:
    assert [RULES.side(seat) for seat in (S0, S1, S2, S3)] == [0, 1, 0, 1]


# -------------------------------------------------------------------------------------------------------- 6.2 discards

SEVENTEEN = "KS QS AS KB 6B CC 9C AD 10D ANG MON SOL T16 MO1 BEG MAT 7B"


def test_what_may_be_discarded() -> None:
    state = dealt(["", "", "", SEVENTEEN])
    assert spent(state) == BOLOGNA_62.sorted(cards("QS AS 6B CC 9C AD 10D SOL T16 MO1 7B"))
    for card in cards("KS KB ANG MON BEG MAT"):
        assert refused(state, f"discard {card}") == "tarocchino.no-fives"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("discard 6S", "reason.not-your-card"),
        ("discard QS AS", "reason.no-such-move"),
        ("discard QS : x", "reason.no-such-move"),
        ("pass", "reason.no-such-move"),
        ("declare : all", "reason.no-such-move"),
        ("play QS", "tarocchino.discard-first"),
    ],
)
def test_refused_while_discarding(line: str, reason: str) -> None:
    assert refused(dealt(["", "", "", SEVENTEEN]), line) == reason


def test_all_eight_barred_cards_leave_nine() -> None:
    state = dealt(["", "", "", "KS KB KC KD ANG MON BEG MAT 6S 7S 8S 9S 10S FS CS QS AS"])
    assert len(RULES.legal_moves(state)) == 9


def test_discards_are_seen_by_the_dealer_alone() -> None:
    state = dealt(["", "", "", SEVENTEEN])
    first = play(state, "discard QS")
    assert (first.state.phase, first.state.turn) == (DISCARD, S3)
    assert ask(state) != ask(first.state)
    assert refused(first.state, "discard QS") == "reason.not-your-card"
    step = play(state, "discard QS", "discard T16")
    assert len(step.state.at(hand(S3))) == 15
    for seat in step.state.everyone:
        view = observe(RULES, step.state, seat, step.events)
        lying = view.state.at(discards(S3))
        assert lying == (cards("QS T16") if seat == S3 else (UNKNOWN, UNKNOWN))
        assert [event.cards for event in view.seen if isinstance(event, Moved)] == [lying[:1], lying[1:]]


# ---------------------------------------------------------------------------------------------------- 6.3 declarations

RICH = ["KS QS CS", "MO1 MO2 MO3", "AS AB AC", "KB QB CB 6S 7S"]


def declaring() -> TarocchinoState:
    """Everybody has something to declare; seat 0 is asked first."""
    return play(dealt(RICH), "discard 6S", "discard 7S").state


def test_everybody_is_asked_in_turn_the_dealer_last() -> None:
    state = declaring()
    for seat in (S0, S1, S2, S3):
        assert (state.phase, state.turn) == (DECLARE, seat)
        assert legal(state) == {"declare : all", "pass"}
        state = play(state, "declare : all").state
    assert (state.phase, state.turn, state.leader) == (Phase.PLAY, S0, S0)
    assert all(state.openings)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("play KS", "tarocchino.declare-first"),
        ("declare : sequence", "tarocchino.everything-or-nothing"),
        ("declare KS QS CS : all", "tarocchino.everything-or-nothing"),
        ("discard 6S", "reason.no-such-move"),
        ("pass : x", "reason.no-such-move"),
    ],
)
def test_refused_while_declaring(line: str, reason: str) -> None:
    assert refused(declaring(), line) == reason


def test_points_are_written_at_once_and_cards_lie_open_until_played() -> None:
    state = declaring()
    found = combinations(state.at(hand(S0)))
    step = play(state, "declare : all")
    assert step.state.at(shown(S0)) == found.cards
    assert {line.side for event in step.events if isinstance(event, Scored) for line in event.lines} == {0}
    assert sum(line.points for line in step.state.sheet) == found.total == step.state.openings[0]
    assert len(step.state.held(S0)) == 15
    state = play(step.state, "pass", "pass", "pass").state
    assert "play KS" in legal(state)
    view = observe(RULES, state, S1, ())
    assert view.state.at(shown(S0)) == found.cards
    assert set(view.state.at(hand(S0))) == {UNKNOWN}
    after = play(state, "play KS").state
    assert Card("KS") not in after.at(shown(S0))
    assert len(after.held(S0)) == 14


def test_a_pass_shows_and_writes_nothing() -> None:
    step = play(declaring(), "pass")
    assert said(step) == [(S0, "tarocchino.pass")]
    assert step.state.sheet == ()
    assert step.state.at(shown(S0)) == ()


SILENT = ("KS QS CS 6B", "KS QS FS CS", "KS AS 10S CS")
"""Two hands with something to declare, and one with nothing."""


def test_nobody_sees_whether_a_pass_was_forced() -> None:
    """Seat 1's view is the same whether seat 0 kept silent about a sequence or had none (12.4)."""
    views = []
    for first in SILENT:
        poor, mine = "6C 7C 8C 6D 7D 8D 9D T5 T7 T9", "KB QB CB 8B 9B 10B FD T6 T8 T10 T11 T12 T13 T14 T15"
        start, dealing = RULES.deal(begun(), pack([f"{first} {poor}", mine, "", "6S 7S"], S3))
        step = play(start, "discard 6S", "discard 7S")
        if step.state.turn == S0:
            asked = step.events
            step = play(step.state, "pass")
            step = Step(step.state, (*asked, *step.events))
        else:
            assert first == SILENT[2]
        assert (step.state.phase, step.state.turn) == (DECLARE, S1)
        views.append(observe(RULES, step.state, S1, (*dealing, *step.events)))
    assert views[0] == views[1] == views[2]


# ----------------------------------------------------------------------------------------------------------- 7 the play


@pytest.mark.parametrize(
    ("held", "trick", "line", "reason"),
    [
        ("7S QD T9", "10S", "play T9", "reason.must-follow"),
        ("QD T9", "10S", "play QD", "reason.must-trump"),
        ("QD T9", "10S", "play 6S", "reason.not-your-card"),
        ("QD T9", "10S", "play QD T9", "reason.no-such-move"),
        ("QD T9", "10S", "discard QD", "reason.no-such-move"),
        ("QD T9", "10S", "pass", "reason.no-such-move"),
    ],
)
def test_refused_in_the_play(held: str, trick: str, line: str, reason: str) -> None:
    assert refused(following(held, trick), line) == reason


def test_declared_and_covered_cards_are_one_hand() -> None:
    state = at("turn 1 | hand1 7S T9 | shown1 KS MAT | trick0 10S")
    assert legal(state) == {"play 7S", "play KS", "play MAT"}


def test_a_led_fool_leads_no_suit() -> None:
    state = at("turn 0 | hand0 MAT 6S | hand1 AD KC T6 | hand2 6C QC | hand3 7D T9", dealer=S3)
    state = play(state, "play MAT").state
    assert legal(state) == {"play AD", "play KC", "play T6"}
    state = play(state, "play KC").state
    assert legal(state) == {"play 6C", "play QC"}
    step = play(state, "play QC", "play T9")
    (won,) = [event for event in step.events if isinstance(event, TrickWon)]
    assert (won.seat, won.cards) == (S3, cards("MAT KC QC T9"))
    assert step.state.turn == step.state.leader == S3


def test_the_fool_lies_before_its_owner_until_the_settlement() -> None:
    state = at("turn 0 | hand0 KS 6S | hand1 MAT 7S | hand2 8S 8B | hand3 9S 9B", dealer=S3)
    state = play(state, *plays("KS MAT 8S 9S")).state
    assert state.at(fool(S1)) == (FOOL,)
    assert state.at(pile(0)) == cards("KS 8S 9S")
    assert (state.fool_taken, state.tricks) == (0, (1, 0))
    for seat in state.everyone:
        assert observe(RULES, state, seat, ()).state.at(fool(S1)) == (FOOL,)
        assert set(observe(RULES, state, seat, ()).state.at(pile(0))) == {UNKNOWN}


def test_a_deal_without_the_fool_cannot_be_settled() -> None:
    with pytest.raises(ValueError, match="Fool"):
        play(at("turn 0 | hand0 KS | hand1 7S | hand2 8S | hand3 9S", tricks=(7, 7)), *plays("KS 7S 8S 9S"))


# -------------------------------------------------------------------------------------------------------- 11 settlement


def test_the_settlement_is_told_and_shown_to_all() -> None:
    named = "9S 8S MAT ANG 6B T7 6C KB"
    rest = [card for card in BOLOGNA_62.cards if card not in named.split()]
    piles = f"taken0 6C KB {' '.join(rest[:26])} | taken1 {' '.join(rest[26:])} | discard1 6B T7"
    state = at(f"turn 0 | dealer 1 | hand0 9S | hand1 8S | hand2 MAT | hand3 ANG | {piles}", tricks=(7, 7))
    step = play(state, *plays("9S 8S MAT ANG"))
    order = [event.term for event in step.events if isinstance(event, Announced)]
    assert order == ["tarocchino.discards", "tarocchino.matto-exchanged"]
    for seat in state.everyone:
        view = observe(RULES, step.state, seat, step.events)
        assert UNKNOWN not in [card for side in (0, 1) for card in view.state.at(counted(side))]
        known = [event.cards for event in view.seen if isinstance(event, Moved) and event.dst.name == "shown"]
        assert known == [cards("6B T7"), cards("6S")]
    assert side_of(S2) == 0
    assert FOOL in step.state.at(counted(0))


# ------------------------------------------------------------------------------------------------------------- 12 table


def test_status_and_tally() -> None:
    state = at("turn 0 | hand0 KS 6S | hand1 7S 7B | hand2 8S 8B | hand3 9S 9B", tricks=(4, 9), openings=(0, 5, 10, 7))
    assert RULES.status(state) == (("tarocchino.status.trick", {"number": 14, "total": 15}),)
    assert dict(RULES.tally(state, S1)) == {
        "tarocchino.tally.tricks": 9,
        "tarocchino.tally.opening": 12,
        "tarocchino.tally.declared": 5,
    }
    assert dict(RULES.tally(state, S0)) == {"tarocchino.tally.tricks": 4, "tarocchino.tally.opening": 10}
    terms = {term for seat in state.everyone for term, _ in (*RULES.tally(state, seat), *RULES.status(state))}
    assert terms <= WORDS.keys()


def test_what_a_seat_is_asked() -> None:
    state = declaring()
    question = ask(state)
    assert question is not None
    declare, silent = question.choices
    assert {declare.move, silent.move} == set(RULES.legal_moves(state))
    assert {question.term, declare.term, silent.term} <= WORDS.keys()
    assert declare.points == declare.n == combinations(state.at(hand(S0))).total
    assert sum(part.points for part in declare.parts) == declare.points
    assert question.cards == declare.cards == combinations(state.at(hand(S0))).cards
    assert {part.term for part in declare.parts} <= WORDS.keys()
    assert (silent.points, silent.parts, silent.cards) == (0, (), ())
    assert ask(following("7S QD T9", "10S")) is None


def test_the_dealer_is_asked_for_cards_of_the_hand() -> None:
    before = dealt(["", "", "", SEVENTEEN])
    first = ask(before)
    assert first is not None
    assert (first.put_away, first.choices) == (2, ())
    second = ask(play(before, str(RULES.legal_moves(before)[0])).state)
    assert second is not None
    assert second.put_away == 1
    assert {first.term, second.term} <= WORDS.keys()
    assert first.term != second.term


def test_a_doubling_is_a_part_of_its_own() -> None:
    held = "KS QS FS KB QB CB KC QC CC 6D 7D 8D 9D T5 T6"
    state = play(dealt([held, "", "", "6S 7S"]), "discard 6S", "discard 7S").state
    question = ask(state)
    assert question is not None
    found = {part.term.removeprefix("tarocchino."): part.points for part in question.choices[0].parts}
    assert found == {"kings": 17, "queens": 14, "swords": 10, "batons": 10, "cups": 10, "sequences-doubled": 30}
    assert question.choices[0].points == 91


def test_what_can_be_looked_at_again() -> None:
    held = "KS QS FS KB QB CB KC QC CC 6D 7D 8D 9D T5 T6"
    state = play(dealt([held, "", "", "6S 7S"]), "discard 6S", "discard 7S", "declare : all").state
    dealer = looks(observe(RULES, state, state.dealer, ()).state, state.dealer)
    assert [look.term for look in dealer] == [
        "tarocchino.look.discards",
        "tarocchino.look.declared",
        "tarocchino.look.ranks",
    ]
    assert dealer[0].heaps[0].cards == cards("6S 7S")
    other, ranks = looks(observe(RULES, state, S0, ()).state, S0)
    assert (other, ranks) == dealer[1:]
    assert [heap.cards for heap in ranks.heaps] == [
        cards("ANG MON SOL LUN T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 MO1 MO2 MO3 MO4 BEG"),
        cards("KS QS CS FS 10S 9S 8S 7S 6S AS"),
        cards("KC QC CC FC AC 6C 7C 8C 9C 10C"),
    ]
    assert (other.heaps[0].seat, other.heaps[0].points) == (S0, 91)
    assert sum(heap.points for heap in other.heaps[1:]) == 91
    assert {term for look in dealer for term in (look.term, *(heap.term for heap in look.heaps))} <= WORDS.keys()
