"""The odd rules of Klaberjass from positions: calls, exchange, sequences, bella, and every variant of section 11."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import FRENCH_32
from cardavia.engine.events import Announced, Moved
from cardavia.engine.options import Options
from cardavia.engine.state import Phase
from cardavia.engine.zones import STOCK, hand
from cardavia.games.klaberjass.state import BID, BOTTOM, DECLARE, EXCHANGE, TURNED, shown
from cardavia.games.klaberjass.values import order, points, points_of, sorted_hand
from tests.games.klaberjass.table import (
    RULES,
    D,
    N,
    at,
    cards,
    dealt,
    declaring,
    exchange_phase,
    legal,
    options,
    pack,
    play,
    refused,
    said,
)

# --------------------------------------------------------------------------------------------------------- 1 the cards


@pytest.mark.parametrize(("trump", "ranks"), [("H", "J 9 A 10 K Q 8 7"), ("S", "A 10 K Q J 9 8 7")])
def test_orders(trump: str, ranks: str) -> None:
    hearts = [card for card in FRENCH_32.cards if card.endswith("H")]
    by = order(trump)
    assert [FRENCH_32.rank(card) for card in sorted(hearts, key=by.strength, reverse=True)] == ranks.split()


def test_points_of_the_pack() -> None:
    assert points_of(FRENCH_32.cards, "D") == 152
    assert points_of((card for card in FRENCH_32.cards if card[-1] == "D"), "D") == 62
    assert points(cards("JS")[0], "H") == 2


def test_a_hand_is_sorted_for_the_eye() -> None:
    held = cards("7S 9H AS KD JH 10S QD AH 8C")
    assert sorted_hand(held, "H") == cards("JH 9H AH 8C KD QD AS 10S 7S")
    assert sorted_hand(held, "") == cards("AS 10S 7S AH JH 9H 8C KD QD")


# ----------------------------------------------------------------------------------------------------- 2 and 3 bidding


@pytest.mark.parametrize("dealer", [N, D])
def test_the_deal(dealer: int) -> None:
    pack_ = FRENCH_32.cards
    state = dealt(pack_, dealer=D if dealer == D else N)
    other = state.after(state.dealer)
    assert state.at(hand(other)) == (*pack_[0:3], *pack_[6:9])
    assert state.at(hand(state.dealer)) == (*pack_[3:6], *pack_[9:12])
    assert state.at(TURNED) == (pack_[12],)
    assert (state.phase, state.turn) == (BID, other)
    state = play(state, "bid : take").state
    assert state.at(hand(other))[6:] == pack_[13:16]
    assert state.at(hand(state.dealer))[6:] == pack_[16:19]
    assert state.at(BOTTOM) == (pack_[31],)
    assert state.at(STOCK) == pack_[19:31]


def test_another_game_s_options() -> None:
    with pytest.raises(TypeError):
        RULES.begin(2, N, Options())


@pytest.mark.parametrize(
    ("before", "move", "reason"),
    [
        ((), "bid : spades", "klaberjass.turned-suit-first"),
        ((), "bid : hearts", "klaberjass.turned-suit-first"),
        ((), "bid : schmeiss", "reason.no-such-move"),
        ((), "bid : agree", "reason.no-such-move"),
        ((), "bid : pass", "reason.no-such-move"),
        ((), "bid : swords", "reason.no-such-move"),
        ((), "bid", "reason.no-such-move"),
        ((), "pass : take", "reason.no-such-move"),
        ((), "discard 7S", "reason.no-such-move"),
        ((), "play 7S", "klaberjass.trumps-first"),
        (("pass", "pass"), "bid : take", "klaberjass.turned-suit-is-gone"),
        (("pass", "pass", "pass"), "bid : hearts", "klaberjass.turned-suit-is-gone"),
    ],
)
def test_calls_that_are_refused(before: tuple[str, ...], move: str, reason: str) -> None:
    assert refused(play(dealt(pack(turned="9H")), *before).state, move) == reason


def test_a_thrown_in_deal_shows_no_further_card() -> None:
    before = dealt(pack(turned="9H"))
    step = play(before, "pass", "pass", "pass", "pass")
    assert step.state.zones == before.zones
    assert step.state.at(BOTTOM) == ()


# --------------------------------------------------------------------------------------------------------- 4 exchange


def test_the_swap_is_seen_by_all() -> None:
    state = exchange_phase("AH")
    assert (state.phase, state.turn) == (EXCHANGE, D)
    assert legal(state) == {"exchange 7H x AH", "pass"}
    step = play(state, "exchange 7H x AH")
    moved = [event for event in step.events if isinstance(event, Moved)]
    assert moved == [Moved(cards("7H"), hand(D), TURNED), Moved(cards("AH"), TURNED, hand(D))]
    assert step.state.at(TURNED) == ("7H",)
    assert said(step) == ["klaberjass.exchange"]
    assert len(step.state.at(hand(D))) == 9


def test_a_swap_that_is_declined_is_seen_by_nobody() -> None:
    state = exchange_phase("AH")
    step = play(state, "pass")
    assert step.events == ()
    assert step.state.zones == state.zones
    assert (step.state.phase, step.state.turn) == (Phase.PLAY, N)


@pytest.mark.parametrize(
    ("turned", "calls", "given", "asked"),
    [
        ("AH", ("bid : take",), {}, True),
        ("AH", ("pass", "bid : take"), {}, True),
        ("AH", ("bid : take",), {"dix": "off"}, False),
        ("AH", ("bid : take",), {"dix": "either-round"}, True),
        ("7S", ("pass", "pass", "bid : hearts"), {}, False),
        ("7S", ("pass", "pass", "bid : hearts"), {"dix": "either-round"}, True),
        ("7S", ("pass", "pass", "bid : hearts"), {"dix": "off"}, False),
    ],
)
def test_who_is_asked_for_the_exchange(turned: str, calls: tuple[str, ...], given: dict[str, str], asked: bool) -> None:
    state = exchange_phase(turned, calls, **given)
    assert (state.phase == EXCHANGE) is asked


def test_the_turned_seven_buys_nothing() -> None:
    state = play(dealt(pack(turned="7H")), "bid : take").state
    assert state.phase != EXCHANGE


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play 7H", "klaberjass.exchange-first"),
        ("exchange 8C x AH", "klaberjass.only-seven-for-turned"),
        ("exchange 7H", "klaberjass.only-seven-for-turned"),
        ("bid : take", "klaberjass.only-seven-for-turned"),
    ],
)
def test_other_moves_in_the_exchange(move: str, reason: str) -> None:
    assert refused(exchange_phase("AH"), move) == reason


# -------------------------------------------------------------------------------------------------------- 5 sequences


def test_the_non_dealer_says_only_the_length() -> None:
    state = declaring("9C 10C JC QC", "QD KD AD")
    assert (state.phase, state.turn) == (DECLARE, N)
    step = play(state, "declare 9C 10C JC QC : sequence")
    assert step.events == (Announced(N, "klaberjass.run-of-4"),)
    assert (step.state.phase, step.state.turn, step.state.announced) == (DECLARE, D, 4)


def test_the_better_sequence_is_shown_and_the_other_is_not() -> None:
    state = play(declaring("9C 10C JC QC", "QD KD AD"), "declare 9C 10C JC QC : sequence").state
    step = play(state, "declare QD KD AD : sequence")
    run = cards("9C 10C JC QC")
    assert step.events == (
        Moved(run, hand(N), shown(N)),
        Announced(N, "klaberjass.sequence", run),
        Moved(run, shown(N), hand(N)),
    )
    assert set(step.state.at(hand(N))) == set(run)
    assert (step.state.phase, step.state.turn, step.state.leader) == (Phase.PLAY, N, N)


def test_equal_sequences_show_nothing() -> None:
    state = play(declaring("8S 9S 10S", "8D 9D 10D"), "declare 8S 9S 10S : sequence").state
    step = play(state, "declare 8D 9D 10D : sequence")
    assert step.events == (Announced(None, "klaberjass.equal-sequences"),)
    assert step.state.melds == ()


@pytest.mark.parametrize(
    ("first", "second", "owner"),
    [
        ("declare 9C 10C JC QC : sequence", "pass", N),
        ("pass", "declare QD KD AD : sequence", D),
        ("pass", "pass", None),
    ],
)
def test_silence(first: str, second: str, owner: int | None) -> None:
    state = play(declaring("9C 10C JC QC", "QD KD AD"), first, second).state
    assert [meld.seat for meld in state.melds] == ([] if owner is None else [owner])


def test_who_has_no_sequence_is_not_asked() -> None:
    assert declaring("8S 9S", "8D 9D").phase == Phase.PLAY
    state = declaring("8S 9S", "8D 9D 10D")
    assert (state.phase, state.turn) == (DECLARE, D)
    state = declaring("8S 9S 10S", "8D 9D")
    assert play(state, "declare 8S 9S 10S : sequence").state.phase == Phase.PLAY


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("declare 8S 9S 10S : sequence", "klaberjass.best-sequence-only"),
        ("declare JD QD : sequence", "klaberjass.best-sequence-only"),
        ("declare JD QD KD", "klaberjass.best-sequence-only"),
        ("play JD", "klaberjass.sequences-first"),
    ],
)
def test_other_moves_while_declaring(move: str, reason: str) -> None:
    assert refused(declaring("8S 9S 10S JD QD KD", "7C"), move) == reason


def test_variant_equal_sequences_to_the_non_dealer() -> None:
    state = declaring("8S 9S 10S", "8D 9D 10D", options=options(equal_sequences="nondealer"))
    state = play(state, "declare 8S 9S 10S : sequence", "declare 8D 9D 10D : sequence").state
    assert [(meld.seat, meld.points) for meld in state.melds] == [(N, 20)]
    trumps = declaring("8S 9S 10S", "8H 9H 10H", options=options(equal_sequences="nondealer"))
    state = play(trumps, "declare 8S 9S 10S : sequence", "declare 8H 9H 10H : sequence").state
    assert [meld.seat for meld in state.melds] == [D]


def test_variant_all_sequences_of_the_winner() -> None:
    state = declaring("7S 8S 9S JD QD KD AD", "7C 8C 9C", options=options(all_sequences=True))
    step = play(state, "declare JD QD KD AD : sequence", "declare 7C 8C 9C : sequence")
    assert sorted(meld.points for meld in step.state.melds) == [20, 50]
    assert {meld.seat for meld in step.state.melds} == {N}
    (announced,) = (event for event in step.events if isinstance(event, Announced))
    assert set(announced.cards) == set(cards("7S 8S 9S JD QD KD AD"))


@pytest.mark.parametrize(("run", "worth"), [("9S 10S JS QS", 50), ("8S 9S 10S JS QS", 100), ("7S 8S 9S", 20)])
def test_variant_five_in_a_row(run: str, worth: int) -> None:
    state = declaring(run, "7C", options=options(five_in_a_row=100))
    assert play(state, f"declare {run} : sequence").state.melds[0].points == worth


# ------------------------------------------------------------------------------------------------------------- 6 play


def test_a_card_of_the_other_hand() -> None:
    state = at("turn 0 | hand0 7S | hand1 8S")
    assert refused(state, "play 8S") == "reason.not-your-card"
    for line in ("pass", "play", "play 7S x 8S", "play 7S : sequence", "bid : take"):
        assert refused(state, line) == "reason.no-such-move"


def test_bella_is_said_with_the_second_of_the_two() -> None:
    state = at("turn 0 | hand0 KH QH 7S | hand1 7H 8H 9D")
    assert refused(state, "play KH : bella") == "klaberjass.no-bella"
    state = play(state, "play KH", "play 7H").state
    assert legal(state) == {"play QH", "play QH : bella", "play 7S"}
    step = play(state, "play QH : bella")
    assert said(step) == ["klaberjass.bella"]
    assert [(meld.seat, meld.points) for meld in step.state.melds] == [(N, 20)]
    assert play(state, "play QH").state.melds == ()
    later = play(state, "play QH", "play 8H").state
    assert refused(later, "play 7S : bella") == "klaberjass.no-bella"


def test_bella_needs_both_in_one_hand() -> None:
    state = at("turn 0 | hand0 KH 7S | hand1 QH 9D")
    state = play(state, "play 7S", "play QH").state
    assert legal(state) == {"play 9D"}
    state = play(state, "play 9D").state
    assert legal(state) == {"play KH"}


def test_king_and_queen_of_a_plain_suit_are_no_bella() -> None:
    state = at("turn 0 | hand0 KS QS | hand1 7S 8S")
    state = play(state, "play KS", "play 7S").state
    assert legal(state) == {"play QS"}


# ----------------------------------------------------------------------------------------------------------- variants


def test_variant_schmeiss_agreed() -> None:
    state = dealt(pack(turned="9H"), options(schmeiss=True))
    assert legal(state) == {"bid : take", "bid : schmeiss", "pass"}
    state = play(state, "bid : schmeiss").state
    assert (state.turn, legal(state)) == (D, {"bid : agree", "bid : refuse"})
    assert refused(state, "pass") == "klaberjass.answer-first"
    assert refused(state, "bid : take") == "klaberjass.answer-first"
    step = play(state, "bid : agree")
    assert (step.state.phase, step.state.dealer) == (Phase.DEAL, N)
    assert said(step)[-1] == "klaberjass.thrown-in"


@pytest.mark.parametrize(("before", "taker"), [((), N), (("pass",), D)])
def test_variant_schmeiss_refused_in_the_first_round(before: tuple[str, ...], taker: int) -> None:
    state = dealt(pack(turned="9H"), options(schmeiss=True))
    state = play(state, *before, "bid : schmeiss", "bid : refuse").state
    assert (state.taker, state.trump) == (taker, "H")


def test_variant_schmeiss_refused_in_the_second_round() -> None:
    state = dealt(pack(turned="9H"), options(schmeiss=True))
    state = play(state, "pass", "pass", "bid : schmeiss", "bid : refuse").state
    assert (state.turn, legal(state)) == (N, {"bid : spades", "bid : diamonds", "bid : clubs"})
    assert refused(state, "pass") == "klaberjass.must-name"
    assert refused(state, "bid : schmeiss") == "klaberjass.must-name"
    assert refused(state, "bid : hearts") == "klaberjass.turned-suit-is-gone"
    state = play(state, "bid : clubs").state
    assert (state.taker, state.trump) == (N, "C")


def test_variant_the_dealer_must_choose() -> None:
    state = dealt(pack(turned="9H"), options(dealer_must_choose=True))
    state = play(state, "pass", "pass", "pass").state
    assert legal(state) == {"bid : spades", "bid : diamonds", "bid : clubs"}
    assert refused(state, "pass") == "klaberjass.dealer-must-choose"


@pytest.mark.parametrize("target", [300, 500, 501, 1000])
def test_variant_target(target: int) -> None:
    assert options(target=target).target == target
