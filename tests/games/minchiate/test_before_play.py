"""Cut, robbing, dealing, discards and declarations, from stacked packs and positions (minchiate.md 6)."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import MINCHIATE_97, UNKNOWN, Card
from cardavia.engine.events import Announced, DealBegan, Moved
from cardavia.engine.session import Session
from cardavia.engine.shuffle import cut_of, shuffled
from cardavia.engine.state import Phase
from cardavia.engine.view import observe
from cardavia.engine.zones import STOCK, Seat, hand
from cardavia.games.minchiate.dealing import LEAST_CUT, MOST_CUT, place_of_cut, plan
from cardavia.games.minchiate.state import (
    DECLARE,
    DISCARD,
    FOLA,
    PACKET,
    MinchiateOptions,
    aside,
    laid_out,
    robbed,
    shown,
    turned,
)
from tests.games.minchiate.table import (
    RULES,
    SEATS,
    at,
    cards,
    dealt,
    full,
    legal,
    pack,
    play,
    points,
    refused,
    said,
    scored,
)

SPECIALS = [*(f"T{number}" for number in (*range(1, 6), 10, 13, 20, *range(28, 41))), "M", "KS", "KB", "KC", "KD"]


# --------------------------------------------------------------------------------------------------- the cut (6.1, 6.2)


def test_the_cut_is_uniform_and_chance_alone_decides_it() -> None:
    cuts = [place_of_cut(cut_of(seed, 1)) for seed in range(3500)]
    assert (min(cuts), max(cuts)) == (LEAST_CUT, MOST_CUT) == (14, 83)
    assert max(cuts.count(cut) for cut in range(14, 84)) < 90  # 50 are expected
    assert min(cuts.count(cut) for cut in range(14, 84)) > 20
    assert (place_of_cut(0.0), place_of_cut(1 - 2**-53)) == (14, 83)


def test_a_match_cuts_where_its_seed_says() -> None:
    for seed in range(6):
        session = Session("minchiate", RULES, 4, seed, MinchiateOptions())
        lifted = next(event for event in session.deal().events if isinstance(event, Moved))
        assert (lifted.dst, len(lifted.cards)) == (PACKET, place_of_cut(cut_of(seed, 1)))


def test_robbing_ends_at_thirteen_cards() -> None:
    won = cards("T40 T39 T38 T37 T36 T35 T34 T33 T32 T31 T30 T27 T26")
    rest = [card for card in MINCHIATE_97.cards if card not in won and card != "T25"]
    found = plan((*rest[:30], Card("T25"), *reversed(won), *rest[30:]), 44)
    assert found.robbed == won  # T25 comes next and stays
    assert found.stop == ()
    step = dealt((*rest[:30], Card("T25"), *reversed(won), *rest[30:]), cut=44)
    assert len(step.state.at(hand(Seat(2)))) == 34
    assert not step.state.at(STOCK) and not step.state.at(FOLA)
    assert "T25" in step.state.at(hand(Seat(3)))
    assert len(step.state.at(hand(Seat(3)))) == 21  # no Fola is left for the dealer


def test_robbing_ends_with_the_packet() -> None:
    rest = [card for card in MINCHIATE_97.cards if card not in ("T40", "KS")]
    found = plan((Card("KS"), Card("T40"), *rest), 2)
    assert (found.robbed, found.stop) == (cards("T40 KS"), ())
    assert len(dealt((Card("KS"), Card("T40"), *rest), cut=2).state.at(hand(Seat(2)))) == 23


@pytest.mark.parametrize("cut", [0, 97])
def test_a_cut_leaves_two_packets(cut: int) -> None:
    with pytest.raises(ValueError, match="no cut"):
        plan(MINCHIATE_97.cards, cut)


def test_a_trump_over_twenty_is_robbed_without_points() -> None:
    step = dealt(pack(robbed="T21 T27 T29", fola="T12"))
    assert said(step.events)[:5] == ["cuts", "robs", "robs", "robs", "stops"]
    assert points(step.events) == []


def test_everybody_sees_the_robbing_step_by_step() -> None:
    """What one seat sees of the deal: robbed and turned cards and those that stopped the robbing, and no others."""
    step = dealt(pack(robbed="T33", fola="T27 T12 3S 8S", last=("T32", "4D", "KC", "CB")))
    view = observe(RULES, step.state, Seat(1), step.events)
    assert isinstance(view.seen[0], DealBegan)
    open_moves = [
        (str(event.src), str(event.dst), event.cards)
        for event in view.seen
        if isinstance(event, Moved) and UNKNOWN not in event.cards and event.src.name in ("stock", "packet")
    ]
    own = [move for move in open_moves if move[1] == "hand1"]
    assert [len(move[2]) for move in own] == [10, 10]
    stops = [event.cards[0] for event in step.events if isinstance(event, Announced) and event.term.endswith(".stops")]
    assert stops[0] == "8S"
    assert [move for move in open_moves if move not in own] == [
        ("packet", "robbed2", ("T33",)),
        ("packet", "fola", ("8S",)),
        ("stock", "turned0", ("T32",)),
        ("stock", "turned1", ("4D",)),
        ("stock", "turned2", ("KC",)),
        ("stock", "turned3", ("CB",)),
        ("stock", "fola", (step.state.at(FOLA)[1],)),
    ]


def test_what_lay_open_joins_the_hands_and_all_remember_it() -> None:
    state = dealt(pack(robbed="T33", fola="8S", last=("T32", "4D", "KC", "CB"))).state
    for seat in SEATS:
        assert not state.at(turned(seat)) and not state.at(robbed(seat))
        assert set(state.met[seat]) <= set(state.at(hand(seat)))
    assert state.met[0] == cards("T32")
    assert state.met[2] == cards("T33 KC")


# ------------------------------------------------------------------------------------------------ dealing (6.3 to 6.5)


def test_the_cards_that_are_turned_up_score_one_by_one_for_their_side() -> None:
    step = dealt(pack(fola="8S", last=("T32", "T1", "T29", "T40")))
    assert points(step.events) == [(0, 5), (1, 5), (1, 10)]
    assert said(step.events).count("turns-up") == 3


def test_the_dealer_robs_on_whatever_was_turned_up() -> None:
    """D10: also when the own last card was worthless."""
    held = " ".join(card for card in SPECIALS if card not in ("T5", "KS", "T29"))
    words = held.split()
    hands = (" ".join(words[:10]), " ".join(words[10:19]), " ".join(words[19:]), "")
    step = dealt(pack(fola="T22 T5 QC KS T29 T25 8S 9S 10S 2B 3B 4B 5B", hands=hands))
    assert points(step.events) == [(1, 3)]
    assert set(step.state.at(hand(Seat(3)))) >= set(cards("T22 T5 KS T29"))
    assert set(step.state.at(STOCK)) == set(cards("T25 8S 9S 10S 2B 3B 4B"))
    assert step.state.at(FOLA) == cards("5B QC")
    assert len(step.state.at(hand(Seat(3)))) == 25


def test_all_special_cards_are_in_the_hands() -> None:
    for seed in range(40):
        state = RULES.deal(RULES.begin(4, Seat(0), MinchiateOptions()), shuffled(MINCHIATE_97.cards, seed, 1)).state
        held = {card for seat in SEATS for card in state.at(hand(seat))}
        assert held >= set(SPECIALS)


def test_a_hand_that_cannot_be_brought_down_voids_the_deal() -> None:
    """D13: the dealer has 21 cards that may not be discarded and finds more in the Fola."""
    mine, found = SPECIALS[:21], SPECIALS[21:]
    order = pack(fola=f"6S {' '.join(found)} 7S", hands=("", "", "", " ".join(mine[:20])), last=("", "", "", mine[20]))
    step = dealt(order)
    state = step.state
    assert said(step.events)[-1] == "void"
    assert state.phase == Phase.DEAL
    assert (state.deal_no, state.shuffles, state.sheet) == (0, 1, ())
    assert scored(step.events) == []
    assert (state.dealer, legal(state)) == (3, set())
    again = RULES.deal(state, shuffled(MINCHIATE_97.cards, 5, 2)).state
    assert (again.deal_no, again.shuffles) == (1, 2)
    assert again.phase != Phase.DEAL


def test_twenty_one_cards_that_may_not_be_discarded_are_a_hand() -> None:
    mine = SPECIALS[:21]
    elsewhere = " ".join(SPECIALS[21:])
    fola = "T12 8S 9S 10S 2B 3B 4B 5B 6B 7B 8B 9B 10B"
    order = pack(fola=fola, hands=(elsewhere, "", "", " ".join(mine[:20])), last=("", "", "", mine[20]))
    assert dealt(order).state.phase in (DECLARE, Phase.PLAY)


# ------------------------------------------------------------------------------------------------------ discards (6.6)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("discard KS", "minchiate.not-a-counting-card"),
        ("discard M", "minchiate.not-a-counting-card"),
        ("discard T29", "minchiate.not-the-29"),
        ("discard T40", "reason.not-your-card"),
        ("discard 2B 3B", "reason.no-such-move"),
        ("play 2B", "minchiate.discard-first"),
        ("pass", "minchiate.discard-first"),
    ],
)
def test_what_cannot_be_discarded(line: str, reason: str) -> None:
    state = at(f"turn 3 | hand3 {full('KS M T29 T27')}", DISCARD)
    assert refused(state, line) == reason
    assert "discard T27" in legal(state)


def test_cutter_and_dealer_discard_in_turn_and_in_secret() -> None:
    state = dealt(pack(robbed="T33 T21", fola="T27 T12 KS 8S")).state
    assert (state.phase, state.turn) == (DISCARD, 2)
    step = play(state, "discard T21")
    assert step.state.turn == 2
    assert said(step.events) == []
    card = next(move for move in legal(step.state) if move.endswith("B") or move.endswith("S"))
    step = play(step.state, card)
    assert said(step.events)[:1] == ["discards"]
    assert (step.state.phase, step.state.turn) == (DISCARD, 3)
    assert set(observe(RULES, step.state, Seat(3), ()).state.at(aside(Seat(2)))) == {UNKNOWN}
    assert "T21" in observe(RULES, step.state, Seat(2), ()).state.at(aside(Seat(2)))
    while step.state.phase == DISCARD:
        step = play(step.state, sorted(legal(step.state))[0])
    while step.state.phase == DECLARE:
        step = play(step.state, "pass")
    for seat in SEATS:
        assert len(step.state.at(hand(seat))) == 21
    out = [*step.state.at(FOLA), *step.state.at(laid_out(Seat(2))), *step.state.at(laid_out(Seat(3)))]
    assert len(out) == 13
    assert step.events[-1] == Announced(None, "minchiate.fola", tuple(out))
    assert "T21" in step.state.at(laid_out(Seat(2)))
    assert (step.state.turn, step.state.leader) == (0, 0)


# -------------------------------------------------------------------------------------------------- declarations (6.7)


def test_only_whole_versicole_of_the_hand_can_be_declared() -> None:
    state = at("turn 0 | hand0 T1 T2 T3 T4 KS KB KC", DECLARE)
    assert legal(state) == {"declare T1 T2 T3 T4 : papi-1-4", "declare KS KB KC : kings", "pass"}
    for line in ("declare T1 T2 T3 : papi-1-3", "declare KS KB KD : kings", "declare : kings", "bid : take"):
        assert refused(state, line) == "minchiate.whole-versicole-only"
    assert refused(state, "play T1") == "minchiate.declare-first"
    again = play(state, "declare KS KB KC : kings").state
    assert refused(again, "declare KS KB KC : kings") == "minchiate.already-declared"
    assert legal(again) == {"declare T1 T2 T3 T4 : papi-1-4", "pass"}


def test_declared_cards_lie_open_until_the_seat_is_done() -> None:
    state = at("turn 0 | hand0 T1 T2 T3 KS KB KC 5S", DECLARE)
    step = play(state, "declare KS KB KC : kings")
    assert step.state.at(shown(Seat(0))) == cards("KS KB KC")
    assert said(step.events) == ["declares-kings"]
    done = play(step.state, "pass")
    assert not done.state.at(shown(Seat(0)))
    assert len(done.state.at(hand(Seat(0)))) == 7
    assert done.state.declared[0] == ("kings",)
    assert done.state.met[0] == cards("KS KB KC")


def test_seats_are_asked_from_the_eldest_on_and_only_if_they_hold_one() -> None:
    hands = ("T1 T2 T3", "T20", "KS KB KC", "T36 T37 T38")
    state = dealt(pack(fola="8S 9S 10S 2B 3B 4B 5B 6B 7B 8B 9B 10B 2C", hands=hands)).state
    asked = []
    while state.phase == DECLARE:
        asked.append(state.turn)
        state = play(state, "pass").state
    assert asked[0] == 0 and 1 not in asked and asked == sorted(asked)
    assert {2, 3} <= set(asked)
    assert state.phase == Phase.PLAY


def test_nobody_can_tell_who_kept_a_versicola_to_himself() -> None:
    """Seat 1 sees the same, whether seat 0 passed with three kings or never had them."""
    views, asked = [], []
    for mine, other in (("KS KB KC 2S", "2D"), ("KS KB 2D 2S", "KC")):
        hands = (f"{mine} T6", "T36 T37 T38", f"{other} T7", "T8")
        elsewhere = "T1 T5 T10 T13 T28 T29"
        step = dealt(pack(fola="8S 9S 10S", hands=(hands[0], hands[1], hands[2], f"{hands[3]} {elsewhere}")))
        log = step.events
        asked.append(step.state.turn)
        while step.state.turn != 1 or step.state.phase != DECLARE:
            choice = "pass" if step.state.phase == DECLARE else sorted(legal(step.state))[0]
            step = play(step.state, choice)
            log += step.events
        views.append(observe(RULES, step.state, Seat(1), log))
    assert asked == [0, 1]
    assert views[0] == views[1]


def test_a_matto_is_shown_with_what_it_adds_to() -> None:
    state = at("turn 0 | hand0 T1 T40 M T13 T28", DECLARE)
    matto = play(state, "declare T1 T40 M : matto")
    assert matto.state.at(shown(Seat(0))) == cards("T1 T40 M")
    both = play(matto.state, "declare T1 T13 T28 : thirteen")
    assert points(both.events) == [(0, 40)]
    assert scored(both.events)[0][1].cards == (cards("T1 T13 T28 M"), ())
