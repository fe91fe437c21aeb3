"""The worked examples of klaberjass.md 12, one after the other. N is seat 0, D the dealer; hearts are trumps."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardavia.engine.cards import Card
from cardavia.engine.events import Announced, MatchWon
from cardavia.engine.score import Line, total
from cardavia.engine.state import Draft, Phase
from cardavia.engine.zones import STOCK, hand, taken
from cardavia.games.klaberjass.declaring import best_sequence, better, sequences
from cardavia.games.klaberjass.scoring import BELLA, LAST, LOST, MADE, SEQUENCE, TIED, TRICKS, Part, settle
from cardavia.games.klaberjass.state import BID, BOTTOM, DECLARE, EXCHANGE, TURNED, KlaberjassOptions, KlaberjassState
from cardavia.games.klaberjass.values import points_of
from cardavia.kits.deals import close
from tests.games.klaberjass.table import RULES, D, N, at, cards, dealt, legal, pack, play, refused, said

BASE = KlaberjassOptions()


def turned_nine() -> KlaberjassState:
    return dealt(pack(turned="9H"))


def test_01_the_non_dealer_takes() -> None:
    state = play(turned_nine(), "bid : take").state
    assert (state.taker, state.trump) == (N, "H")


def test_02_the_dealer_takes() -> None:
    state = play(turned_nine(), "pass", "bid : take").state
    assert (state.taker, state.trump) == (D, "H")


def test_03_another_suit_puts_the_turned_card_out_of_play() -> None:
    state = dealt(pack(turned="9H", n="7S", d="8S 9S JH QH KH AH"))
    state = play(state, "pass", "pass", "bid : spades").state
    assert (state.taker, state.trump) == (N, "S")
    assert state.phase != EXCHANGE
    assert state.at(TURNED) == ("9H",)


def test_04_the_dealer_names_a_suit() -> None:
    state = play(turned_nine(), "pass", "pass", "pass", "bid : clubs").state
    assert (state.taker, state.trump) == (D, "C")


def test_05_four_passes() -> None:
    step = play(turned_nine(), "pass", "pass", "pass", "pass")
    assert said(step) == ["klaberjass.call.pass", "klaberjass.thrown-in"]
    assert step.state.phase == Phase.DEAL
    assert step.state.dealer == N
    assert step.state.sheet == ()


def test_06_the_turned_suit_in_the_second_round() -> None:
    state = play(turned_nine(), "pass", "pass").state
    assert refused(state, "bid : hearts") == "klaberjass.turned-suit-is-gone"
    assert legal(state) == {"bid : spades", "bid : diamonds", "bid : clubs", "pass"}


def test_07_where_the_cards_are_after_a_take() -> None:
    before = turned_nine()
    state = play(before, "bid : take").state
    assert len(state.at(hand(N))) == len(state.at(hand(D))) == 9
    assert len(state.at(TURNED)) == 1
    assert len(state.at(STOCK)) + len(state.at(BOTTOM)) == 13
    assert state.at(BOTTOM) == (before.at(STOCK)[-1],)


def test_08_the_exchange_may_complete_a_sequence() -> None:
    state = play(dealt(pack(turned="KH", d="7H QH JH")), "bid : take").state
    assert (state.phase, state.turn) == (EXCHANGE, D)
    state = play(state, "exchange 7H x KH").state
    assert state.at(TURNED) == ("7H",)
    assert len(state.at(hand(D))) == 9
    assert cards("JH QH KH") in sequences(state.at(hand(D)))
    assert {Card("KH"), Card("QH")} <= set(state.at(hand(D)))


def declared(n: str, d: str, *moves: str) -> dict[int, int]:
    """Both sides' sequence points, if they announce as the moves say; the hands are filled up without new sequences."""
    state = at(f"turn 0 | hand0 {n} | hand1 {d}", phase=EXCHANGE)
    state = play(state, "pass", *moves).state
    assert state.phase == Phase.PLAY
    return {meld.seat: meld.points for meld in state.melds}


def test_09_a_four_beats_a_higher_three() -> None:
    n, d = "9C 10C JC QC", "QD KD AD"
    assert declared(n, d, f"declare {n} : sequence", f"declare {d} : sequence") == {N: 50}


def test_10_a_five_beats_a_higher_four() -> None:
    n, d = "7S 8S 9S 10S JS", "JC QC KC AC"
    assert declared(n, d, f"declare {n} : sequence", f"declare {d} : sequence") == {N: 50}


def test_11_equal_but_for_trumps() -> None:
    n, d = "QS KS AS", "QH KH AH"
    assert declared(n, d, f"declare {n} : sequence", f"declare {d} : sequence") == {D: 20}


def test_12_equal_and_plain() -> None:
    n, d = "8S 9S 10S", "8D 9D 10D"
    assert declared(n, d, f"declare {n} : sequence", f"declare {d} : sequence") == {}
    assert better(cards(n), cards(d), "H", BASE) == ()


def test_13_only_the_best_one_counts() -> None:
    assert declared("7S 8S 9S JD QD KD", "AS 7C", "declare JD QD KD : sequence") == {N: 20}


def test_14_neighbours_in_trick_order_are_none() -> None:
    assert best_sequence(cards("10S KS AS"), "H") == ()


def won(state: KlaberjassState, card: str) -> tuple[int, int]:
    """Who wins the trick with this reply, and how many points it has."""
    step = play(state, f"play {card}")
    points = step.state.won
    winner = step.state.leader
    return winner, points[winner]


def test_15_follow_a_plain_lead() -> None:
    state = at("turn 1 | trick0 KS | hand1 10S 7S JH | hand0 8D", leader=N)
    assert legal(state) == {"play 10S", "play 7S"}
    assert refused(state, "play JH") == "reason.must-follow"
    assert won(state, "10S") == (D, 14)
    assert won(state, "7S") == (N, 4)


def test_16_trump_when_void() -> None:
    state = at("turn 1 | trick0 KS | hand1 7H AH 9D | hand0 8D", leader=N)
    assert legal(state) == {"play 7H", "play AH"}
    assert refused(state, "play 9D") == "reason.must-trump"
    assert won(state, "7H") == (D, 4)
    assert won(state, "AH") == (D, 15)


def test_17_beat_a_trump() -> None:
    state = at("turn 1 | trick0 10H | hand1 QH 9H AS | hand0 8D", leader=N)
    assert legal(state) == {"play 9H"}
    assert refused(state, "play QH") == "reason.must-beat-trump"
    assert won(state, "9H") == (D, 24)


def test_18_follow_a_trump_that_cannot_be_beaten() -> None:
    state = at("turn 1 | trick0 JH | hand1 9H 8H AS | hand0 8D", leader=N)
    assert legal(state) == {"play 9H", "play 8H"}
    assert won(state, "8H") == (N, 20)
    assert won(state, "9H") == (N, 34)


def test_19_no_trump_left() -> None:
    state = at("turn 1 | trick0 8H | hand1 AS 7D KC | hand0 8D", leader=N)
    assert legal(state) == {"play AS", "play 7D", "play KC"}
    assert won(state, "AS") == (N, 11)


def settled(n: int, d: int, maker: int, *extra: Part) -> tuple[str, int, int]:
    """The verdict and what both write for these points in tricks."""
    lines = settle((Part(N, TRICKS, n), Part(D, TRICKS, d), *extra), maker, 1)
    (verdict,) = (line.term for line in lines if line.term in (MADE, TIED, LOST))
    return verdict, total(lines, N), total(lines, D)


def test_20_the_maker_has_more() -> None:
    assert settled(68, 47, N) == (MADE, 68, 47)


def test_21_a_tie() -> None:
    assert settled(51, 51, N) == (TIED, 0, 51)


def test_22_the_maker_has_less() -> None:
    assert settled(44, 62, N) == (LOST, 0, 106)


def test_23_bonuses_go_over_too() -> None:
    extra = (Part(D, SEQUENCE, 20), Part(D, BELLA, 20), Part(N, LAST, 10))
    assert settled(62, 31, D, *extra) == (LOST, 143, 0)


@pytest.mark.parametrize(
    ("before", "deal", "won_by"), [((480, 470), (35, 60), D), ((480, 470), (20, 30), None), ((480, 470), (40, 10), N)]
)
def test_24_the_end_of_the_match(before: tuple[int, int], deal: tuple[int, int], won_by: int | None) -> None:
    sheet = tuple(Line(1, side, "x", points) for side, points in enumerate(before))
    draft = Draft(replace(at("turn 0"), sheet=sheet))
    draft.score(*(Line(2, side, "x", points) for side, points in enumerate(deal)))
    close(draft, (N, D), BASE.target)
    state, events = draft.done()
    assert state.phase == (Phase.DEAL if won_by is None else Phase.OVER)
    assert [event.side for event in events if isinstance(event, MatchWon)] == ([] if won_by is None else [won_by])


WHOLE = pack(
    n="9C AS 10S KD QD AH", d="JC QC KC 7C 10D KS", turned="10C", n_more="8C 7S JD", d_more="9D 10H 8H"
)  # fmt: skip
TRICKS_25 = (
    ("AS", "KS", N, 15),
    ("AH", "8H", N, 11),
    ("KD", "10D", D, 14),
    ("JC", "8C", D, 20),
    ("10C", "9C", N, 24),
    ("10S", "KC", D, 14),
    ("QC : bella", "7S", D, 3),
    ("10H", "JD", D, 12),
    ("9D", "QD", N, 3 + 10),
)


def whole(declarations: tuple[str, str], bella: bool) -> KlaberjassState:
    """The deal of example 25."""
    state = play(dealt(WHOLE), "pass", "bid : take").state
    assert (state.phase, state.turn) == (EXCHANGE, D)
    state = play(state, "exchange 7C x 10C").state
    assert (state.phase, state.turn) == (DECLARE, N)
    state = play(state, *declarations).state
    for lead, reply, winner, points in TRICKS_25:
        before = state.won[winner]
        state = play(state, f"play {lead}" if bella else f"play {lead.removesuffix(' : bella')}", f"play {reply}").state
        assert state.won[winner] - before == points
        assert state.phase == Phase.DEAL or state.turn == winner
    return state


def test_25_a_whole_deal() -> None:
    assert dealt(WHOLE).phase == BID
    state = whole(("declare JD QD KD : sequence", "declare 10C JC QC KC : sequence"), bella=True)
    assert points_of(state.at(taken(N)), "C") == 53
    assert points_of(state.at(taken(D)), "C") == 63
    assert [total(state.sheet, side) for side in (N, D)] == [63, 133]
    assert {line.term for line in state.sheet} == {TRICKS, LAST, SEQUENCE, BELLA, MADE}


def test_25_the_dealer_silent() -> None:
    state = whole(("declare JD QD KD : sequence", "pass"), bella=False)
    assert [total(state.sheet, side) for side in (N, D)] == [146, 0]


def test_25_both_silent() -> None:
    state = whole(("pass", "pass"), bella=False)
    assert [total(state.sheet, side) for side in (N, D)] == [63, 0]
    assert TIED in {line.term for line in state.sheet}


def test_25_cannot_beat_must_beat_must_trump() -> None:
    state = play(dealt(WHOLE), "pass", "bid : take", "exchange 7C x 10C", "pass", "pass").state
    state = play(state, "play AS", "play KS", "play AH", "play 8H", "play KD", "play 10D", "play JC").state
    assert legal(state) == {"play 8C", "play 9C"}
    state = play(state, "play 8C", "play 10C").state
    assert legal(state) == {"play 9C"}
    state = play(state, "play 9C", "play 10S").state
    assert legal(state) == {"play QC", "play KC"}
    step = play(state, "play KC")
    assert legal(step.state) >= {"play QC", "play QC : bella"}
    assert Announced(D, BELLA, cards("QC")) in play(step.state, "play QC : bella").events
    assert RULES.tally(step.state, D) == (("klaberjass.tally.points", 14 + 20 + 14),)
