"""The worked examples of scopa.md 11, one after the other. Player 0 is on turn unless a line says otherwise."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.engine.events import Announced, MatchWon, Scored
from cardavia.engine.moves import Move
from cardavia.engine.notation import position
from cardavia.engine.rules import IllegalMove
from cardavia.engine.score import Line, total
from cardavia.engine.state import Phase, Step
from cardavia.engine.zones import TABLE, Seat, hand, taken
from cardavia.games.scopa.rules import ScopaOptions, ScopaRules, ScopaState, swept
from cardavia.games.scopa.scoring import napola, prime, settle, winner

RULES = ScopaRules()
BASE = ScopaOptions()
LATER = " | hand1 10S 10C 10B | stock 10D 9C 9B 8B 8D 8S"  # so that a play is not the last of its deal


def at(line: str, **options: object) -> ScopaState:
    return position(RULES, line, ScopaOptions.read(options))


def legal(line: str, **options: object) -> set[str]:
    return {str(move) for move in RULES.legal_moves(at(line, **options))}


def play(state: ScopaState, move: str) -> Step[ScopaState]:
    return RULES.apply(state, Move.parse(move))


def refused(line: str, move: str, **options: object) -> str:
    with pytest.raises(IllegalMove) as refusal:
        play(at(line, **options), move)
    return refusal.value.reason


def said(step: Step[ScopaState]) -> list[str]:
    return [event.term for event in step.events if isinstance(event, Announced)]


def cards(line: str) -> tuple[Card, ...]:
    return tuple(map(Card, line.split()))


def rest(*lines: str) -> str:
    """The cards of the pack that the lines do not name."""
    used = {word for line in lines for word in line.split()}
    return " ".join(card for card in ITALIAN_40.cards if card not in used)


def test_01_a_match_forbids_the_sum() -> None:
    assert legal("hand0 6D | table 6S 2C 4B") == {"play 6D x 6S"}
    assert refused("hand0 6D | table 6S 2C 4B", "play 6D x 2C 4B") == "scopa.equal-first"


def test_02_a_sum_leaves_the_rest() -> None:
    assert legal("hand0 6D | table 2C 4B 9S") == {"play 6D x 2C 4B"}
    step = play(at("hand0 6D | table 2C 4B 9S" + LATER), "play 6D x 2C 4B")
    assert step.state.at(TABLE) == ("9S",)
    assert said(step) == []


def test_03_one_of_two_equal_cards() -> None:
    assert legal("hand0 4B | table 4S 4D AC") == {"play 4B x 4S", "play 4B x 4D"}
    assert refused("hand0 4B | table 4S 4D AC", "play 4B x 4S 4D") == "scopa.equal-first"


def test_04_two_sums() -> None:
    assert legal("hand0 8C | table AS 3B 4C 5D") == {"play 8C x 3B 5D", "play 8C x AS 3B 4C"}


def test_05_only_one_group() -> None:
    assert legal("hand0 7B | table 2S 5B 3C 4D") == {"play 7B x 2S 5B", "play 7B x 3C 4D"}
    assert refused("hand0 7B | table 2S 5B 3C 4D", "play 7B x 2S 5B 3C 4D") == "scopa.other-sum"


def test_06_nothing_to_take() -> None:
    assert legal("hand0 8S | table 9C 10B") == {"play 8S"}
    assert play(at("hand0 8S | table 9C 10B | hand1 AS"), "play 8S").state.at(TABLE) == ("9C", "10B", "8S")


def test_07_a_king_sweeps_by_a_sum() -> None:
    state = at("hand0 10C | table AS 9B | hand1 10S 10D 10B | stock 9S 9C 8B 8D 8S 7S")
    step = play(state, "play 10C x AS 9B")
    assert step.state.at(TABLE) == ()
    assert said(step) == ["scopa.sweep"]
    assert step.state.at(swept(Seat(0))) == ("10C",)


def test_08_a_match_forbids_the_better_sum() -> None:
    assert legal("hand0 10C | table 10B AS 9D") == {"play 10C x 10B"}


def test_09_each_two_of_three_fives() -> None:
    assert legal("hand0 10D | table 5S 5B 5C") == {"play 10D x 5S 5B", "play 10D x 5S 5C", "play 10D x 5B 5C"}


def test_10_the_duty_binds_the_card() -> None:
    assert legal("hand0 3S 8B | table 3C 2D 5D") == {"play 3S x 3C", "play 8B x 3C 5D"}
    assert refused("hand0 3S 8B | table 3C 2D 5D", "play 3S") == "scopa.must-take"
    assert legal("hand0 AS 3S | table 3C 2D 5D") == {"play AS", "play 3S x 3C"}


def test_11_the_last_play_is_no_sweep() -> None:
    state = at(f"turn 1 | dealer 1 | hand1 8S | table 2C 6D | taken0 {rest('8S 2C 6D')}")
    step = play(state, "play 8S x 2C 6D")
    assert said(step) == ["scopa.last-card-no-sweep"]
    assert step.state.at(swept(Seat(1))) == ()
    assert step.state.at(taken(Seat(1))) == ("2C", "6D", "8S")


def test_12_the_35th_play_is_one() -> None:
    state = at(f"turn 0 | dealer 1 | hand0 2C | hand1 8D | table 2S | taken1 {rest('2C 8D 2S')}")
    step = play(state, "play 2C x 2S")
    assert said(step) == ["scopa.sweep"]
    step = play(step.state, "play 8D")
    assert said(step) == ["scopa.leftovers"]
    assert step.state.at(taken(Seat(0))) == ("2S", "8D")
    assert total(step.state.sheet, 0) == 1


def test_13_the_dealer_gets_what_is_left() -> None:
    line = f"turn 1 | dealer 1 | hand1 2B | table 8C 10S | taken0 {rest('2B 8C 10S')}"
    state = replace(at(line), last_taker=Seat(1))
    step = play(state, "play 2B")
    assert said(step) == ["scopa.leftovers"]
    assert step.state.at(taken(Seat(1))) == ("8C", "10S", "2B")
    assert step.state.at(swept(Seat(1))) == ()


@pytest.mark.parametrize(("table", "void"), [("10S 10B 10D 3C", True), ("10S 10B 9C 9D", False)])
def test_14_three_kings_are_void(table: str, void: bool) -> None:
    others = rest(table).split()
    order = cards(" ".join([*others[:6], table, *others[6:]]))
    step = RULES.deal(RULES.begin(2, Seat(1), BASE), order)
    assert (step.state.phase == Phase.DEAL) is void
    assert (said(step) == ["scopa.void-deal"]) is void
    assert step.state.dealer == 1
    assert step.state.sheet == ()


@pytest.mark.parametrize(
    ("pile", "points"),
    [
        ("7S AB 7C 4D", 72),  # 15
        ("6S 7B 5C 7D", 75),
        ("7S 6B AC 7D", 76),  # 16
        ("6S 7B 7C AD", 76),
        ("7S 7B 7C 10D", 73),  # 17
        ("6S 6B 6C 7D", 75),
        ("2S 3B 4C 7D", 60),  # 18
    ],
)
def test_15_to_18_the_sums_of_primes(pile: str, points: int) -> None:
    assert prime(cards(pile)).points == points
    assert prime(cards(pile)).complete


def settled(mine: str, his: str, sweeps: tuple[int, int] = (0, 0)) -> tuple[Line, ...]:
    assert sorted(cards(f"{mine} {his}")) == sorted(ITALIAN_40.cards)
    return settle((cards(mine), cards(his)), sweeps, BASE, 1)


def primiera(lines: tuple[Line, ...]) -> Line:
    (line,) = (line for line in lines if line.term.startswith("scopa.primiera"))
    return line


def test_15_the_higher_prime() -> None:
    mine = "7S AB 7C 4D 6C AC 8S 8B 8C 8D 9S 9B 9C 9D 10S 10B 10C 10D 5S 2B"
    line = primiera(settled(mine, rest(mine)))
    assert (line.term, line.side, line.points, line.counts) == ("scopa.primiera", 1, 1, (72, 75))
    assert line.cards == (cards("7S AB 7C 4D"), cards("6S 7B 5C 7D"))


def test_16_equal_primes() -> None:
    mine = "7S 6B AC 7D 6D 8S 8B 8C 8D"
    line = primiera(settled(mine, rest(mine)))
    assert (line.term, line.side, line.points, line.counts) == ("scopa.primiera-tied", None, 0, (76, 76))
    assert line.cards == (cards("7S 6B AC 7D"), cards("6S 7B 7C AD"))


def test_17_three_sevens_lose() -> None:
    mine = "7S 7B 7C 10D"
    line = primiera(settled(mine, rest(mine)))
    assert (line.side, line.counts) == (1, (73, 75))


def test_18_no_coin_no_prime() -> None:
    coins = " ".join(card for card in ITALIAN_40.cards if card.endswith("D"))
    his = f"2S 3B 4C {coins}"
    line = primiera(settled(rest(his), his))
    assert (line.term, line.side, line.points) == ("scopa.primiera-alone", 1, 1)
    assert line.counts[1] == 60
    assert prime(cards(rest(his))).missing == ("D",)
    assert len(line.cards[0]) == 3


def test_19_four_to_three() -> None:
    mine = "7D 6D AD 4D 2C 3C 8C 9C 10C AS 2S 3S 4S 5S 7S 8S 9S AB 7B 8B 9B 10B"
    lines = settled(mine, rest(mine), (1, 2))
    assert [(line.term, line.side, line.points, line.counts) for line in lines] == [
        ("scopa.cards", 0, 1, (22, 18)),
        ("scopa.coins", 1, 1, (4, 6)),
        ("scopa.settebello", 0, 1, ()),
        ("scopa.primiera", 0, 1, (76, 72)),
        ("scopa.sweeps", 0, 1, (1, 2)),
        ("scopa.sweeps", 1, 2, (1, 2)),
    ]
    assert [total(lines, side) for side in (0, 1)] == [4, 3]


def test_20_ties_score_for_nobody() -> None:
    mine = "7S 7B 6C 6D 8S 9S 10S 8B 9B 10B 8C 9C 10C AS AB AC 8D 9D 10D AD"
    lines = settled(mine, rest(mine), (0, 1))
    assert [(line.term, line.side, line.points, line.counts) for line in lines] == [
        ("scopa.cards-tied", None, 0, (20, 20)),
        ("scopa.coins-tied", None, 0, (5, 5)),
        ("scopa.settebello", 1, 1, ()),
        ("scopa.primiera-tied", None, 0, (78, 78)),
        ("scopa.sweeps", 1, 1, (0, 1)),
    ]
    assert [total(lines, side) for side in (0, 1)] == [0, 2]


def test_21_ten_points_in_a_deal() -> None:
    lines = settled(" ".join(ITALIAN_40.cards[1:]), "AS", (6, 0))
    assert [total(lines, side) for side in (0, 1)] == [10, 0]


def last_play(before: tuple[int, int], dealer: int = 1) -> Step[ScopaState]:
    """The last play of a deal: the totals before it are on the sheet already."""
    mine = "7S 7B 6C 7D 8S 9S 10S 8B 9B 10B 8C 9C 10C AS AB AC 8D 9D 10D AD"
    his = rest(mine)
    other = 1 - dealer
    piles = {0: mine.split(), 1: his.split()}
    lying, held = piles[dealer][:1], piles[dealer][1:2]
    sheet = tuple(Line(1, side, "before", points) for side, points in enumerate(before))
    line = (
        f"turn {dealer} | dealer {dealer} | hand{dealer} {held[0]} | table {lying[0]} | "
        f"taken{dealer} {' '.join(piles[dealer][2:])} | taken{other} {' '.join(piles[other])}"
    )
    state = replace(at(line), sheet=sheet, last_taker=Seat(dealer))
    (move, *more) = RULES.legal_moves(state)
    assert not more
    return RULES.apply(state, move)


def test_22_to_24_the_higher_total_wins() -> None:
    assert winner((12, 11), 11) == 0  # 22: 9-8 and 3-3
    assert winner((12, 12), 11) is None  # 23: 10-10 and 2-2
    assert winner((13, 15), 11) == 1
    assert winner((11, 12), 11) == 1  # 24: 10-8 and 1-4
    assert winner((10, 10), 11) is None
    assert winner((11, 10), 11) == 0
    assert winner((15, 3), 16) is None


def test_22_to_24_at_the_end_of_a_deal() -> None:
    gained = tuple(total(last_play((0, 0)).state.sheet, side) for side in (0, 1))
    ends: list[tuple[int, int]] = [(12, 11), (11, 12), (12, 12), (10, 10), (11, 2), (10, 3)]
    for totals in ends:
        before = (totals[0] - gained[0], totals[1] - gained[1])
        step = last_play(before)
        assert tuple(total(step.state.sheet, side) for side in (0, 1)) == totals
        won = [event.side for event in step.events if isinstance(event, MatchWon)]
        ended = max(totals) >= 11 and totals[0] != totals[1]
        assert won == ([totals.index(max(totals))] if ended else [])
        assert step.state.phase == (Phase.OVER if ended else Phase.DEAL)
        assert isinstance(step.events[-1], MatchWon if ended else Scored)


def test_25_the_deal_alternates() -> None:
    for dealer in (0, 1):
        ended = last_play((0, 0), dealer).state
        assert ended.dealer == 1 - dealer
        others = rest("10S 10B 10D 3C").split()
        void = RULES.deal(ended, cards(" ".join([*others[:6], "10S 10B 10D 3C", *others[6:]]))).state
        assert (void.dealer, void.phase, void.sheet) == (1 - dealer, Phase.DEAL, ended.sheet)
        again = RULES.deal(void, ITALIAN_40.cards).state
        assert (again.dealer, again.turn, again.phase, again.last_taker) == (1 - dealer, dealer, Phase.PLAY, None)
        assert all(len(again.at(hand(Seat(seat)))) == 3 for seat in (0, 1))


def test_26_napola() -> None:
    assert len(napola(cards("AD 2D 3D 4D 6D 5S"))) == 4
    assert napola(cards("AD 2D 4D 5D")) == ()
    assert napola(cards("AS 2D 3D")) == ()
    assert len(napola(ITALIAN_40.cards)) == 10


def test_27_ace_takes_all() -> None:
    assert legal("hand0 AS | table 6B 9C", ace_rule="takes-all") == {"play AS x 6B 9C"}
    step = play(at("hand0 AS | table 6B 9C" + " | hand1 10S", ace_rule="takes-all"), "play AS x 6B 9C")
    assert said(step) == []
    assert step.state.at(taken(Seat(0))) == ("6B", "9C", "AS")
    assert legal("hand0 AS | table AB 9C", ace_rule="takes-all") == {"play AS x AB"}
