"""Scopa's rules: the decisions (scopa.md 9) and the variants (10), from positions on one line."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.cards import ITALIAN_40, Card
from cardavia.engine.events import Announced, Event, MatchWon, TrickWon
from cardavia.engine.moves import Move, Verb
from cardavia.engine.notation import position
from cardavia.engine.options import Options
from cardavia.engine.rules import IllegalMove
from cardavia.engine.score import Line, total
from cardavia.engine.state import Phase, Step
from cardavia.engine.zones import STOCK, TABLE, Seat, hand, taken
from cardavia.games.scopa.rules import ScopaOptions, ScopaRules, ScopaState, swept

RULES = ScopaRules()
MORE = " | hand1 10S 9S 8S | stock 10B 9B 8B 10C 8D 8C"
"""What keeps a position from being the last play of a deal."""


def at(line: str, **options: object) -> ScopaState:
    return position(RULES, line, ScopaOptions.read(options))


def legal(line: str, **options: object) -> list[str]:
    return [str(move) for move in RULES.legal_moves(at(line, **options))]


def play(line: str, move: str, **options: object) -> Step[ScopaState]:
    return RULES.apply(at(line, **options), Move.parse(move))


def said(events: tuple[Event, ...]) -> list[str]:
    return [event.term for event in events if isinstance(event, Announced)]


def rest(line: str) -> str:
    return " ".join(card for card in ITALIAN_40.cards if card not in line.split())


# ----------------------------------------------------------------------------------------------- decisions (scopa.md 9)


def test_d2_a_card_that_takes_nothing_may_be_laid_down() -> None:
    assert legal("hand0 2D 5S 7B | table AD 5C 6S") == ["play 2D", "play 5S x 5C", "play 7B x AD 6S"]


def test_d3_the_player_chooses_among_equal_cards() -> None:
    assert legal("hand0 5S | table 5B 5C 5D 2S 3S") == ["play 5S x 5B", "play 5S x 5C", "play 5S x 5D"]


def test_d4_the_player_chooses_among_sums() -> None:
    assert legal("hand0 6S | table 2B 4C AD 5S AC") == [
        "play 6S x 2B 4C", "play 6S x AD 5S", "play 6S x 5S AC", "play 6S x 4C AD AC",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "move", "reason"),
    [
        ("hand0 7B | table 2S 5B 3C 4D", "play 7B x 2S 5B 3C 4D", "scopa.other-sum"),  # 5: one group only
        ("hand0 7B | table 7S 3C 4D", "play 7B x 3C 4D", "scopa.equal-first"),  # 6
        ("hand0 7B | table 7S 7C", "play 7B x 7S 7C", "scopa.equal-first"),
        ("hand0 7B | table 7S 3C", "play 7B", "scopa.must-take"),
        ("hand0 7B | table 7S 3C", "play 7B x 3C", "scopa.equal-first"),
        ("hand0 7B | table 3C 4D", "play 7B x 3C", "scopa.other-sum"),
        ("hand0 7B | table 9C", "play 7B x 9C", "scopa.other-sum"),
        ("hand0 7B | table 9C", "play 7B x 7D", "reason.not-on-the-table"),
        ("hand0 7B | table 9C", "play 7B x 7B", "reason.not-on-the-table"),
        ("hand0 7B | table 3C 4D", "play 7B x 3C 4B", "reason.not-on-the-table"),
        ("hand0 7B | table 9C | hand1 9S", "play 9S x 9C", "reason.not-your-card"),
        ("hand0 7B | table 9C | stock 9S", "play 9C", "reason.not-your-card"),
        ("hand0 7B | table 9C", "play ", "reason.no-such-move"),
        ("hand0 7B 6B | table 9C", "play 7B 6B", "reason.no-such-move"),
        ("hand0 7B | table 9C", "discard 7B", "reason.no-such-move"),
        ("hand0 7B | table 9C", "play 7B : take", "reason.no-such-move"),
        ("hand0 7B | table 9C", "pass", "reason.no-such-move"),
    ],
)
def test_d17_what_is_refused_and_why(line: str, move: str, reason: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        play(line, move.strip())
    assert refusal.value.reason == reason


@pytest.mark.parametrize("taking", [("2S", "5B", "2S"), ("2S", "2S", "5B", "5B")])
def test_a_card_can_be_taken_only_once(taking: tuple[str, ...]) -> None:
    move = Move(Verb.PLAY, (Card("7B"),), tuple(map(Card, taking)))
    assert RULES.why_not(at("hand0 7B | table 2S 3C 5B"), move) is not None


def test_the_order_of_taking_does_not_matter() -> None:
    first = play("hand0 7B | table 2S 9C 5B" + MORE, "play 7B x 2S 5B").state
    second = play("hand0 7B | table 2S 9C 5B" + MORE, "play 7B x 5B 2S").state
    assert first.at(TABLE) == second.at(TABLE) == ("9C",)
    assert set(first.at(taken(Seat(0)))) == set(second.at(taken(Seat(0)))) == {"2S", "5B", "7B"}


def test_d7_a_sweep_by_one_equal_card() -> None:
    step = play("hand0 7B | table 7S" + MORE, "play 7B x 7S")
    assert said(step.events) == ["scopa.sweep"]
    assert step.state.at(swept(Seat(0))) == ("7B",)
    assert step.state.at(taken(Seat(0))) == ("7S",)
    assert step.state.sheet == ()  # it is written down with the deal


def test_after_a_sweep_the_other_can_only_lay_a_card_down() -> None:
    assert legal("hand0 AS 5S 10S | table") == ["play AS", "play 5S", "play 10S"]


def test_d8_only_the_dealers_last_card_is_the_last_play() -> None:
    assert at("turn 1 | dealer 1 | hand1 7B | table 7S").last_play
    assert not at("turn 0 | dealer 1 | hand0 7B | hand1 2S | table 7S").last_play
    assert not at("turn 1 | dealer 1 | hand1 7B | table 7S | stock AS 2S 3S 4S 5S 6S").last_play
    assert not at("turn 1 | dealer 1 | hand1 7B 7C | table 7S").last_play


def test_the_last_card_before_a_refill_can_sweep() -> None:
    step = play("turn 1 | dealer 1 | hand1 7B | table 7S | stock AS 2S 3S 4S 5S 6S", "play 7B x 7S")
    assert said(step.events) == ["scopa.sweep", "scopa.last-cards"]
    assert step.state.turn == 0
    assert (step.state.at(hand(Seat(0))), step.state.at(hand(Seat(1)))) == (("AS", "2S", "3S"), ("4S", "5S", "6S"))
    assert step.state.at(TABLE) == step.state.at(STOCK) == ()


def test_d9_leftovers_go_to_the_last_taker_even_much_later() -> None:
    line = f"turn 1 | dealer 1 | hand1 9S | table 8B 3C | taken0 {rest('9S 8B 3C')}"
    step = RULES.apply(replace(at(line), last_taker=Seat(0)), Move.parse("play 9S"))
    assert said(step.events) == ["scopa.leftovers"]
    assert set(step.state.at(taken(Seat(0)))) == set(ITALIAN_40.cards)
    assert total(step.state.sheet, 0) == 4  # every award, no sweep


def test_d9_who_takes_with_the_last_card_gets_the_rest() -> None:
    line = f"turn 1 | dealer 1 | hand1 9S | table 8B 3C 9B | taken0 {rest('9S 8B 3C 9B')}"
    step = RULES.apply(replace(at(line), last_taker=Seat(0)), Move.parse("play 9S x 9B"))
    assert step.state.at(taken(Seat(1))) == ("9B", "9S", "8B", "3C")
    assert step.state.last_taker == 1


def test_d15_other_equal_cards_are_played() -> None:
    for table in ("9S 9B 9C 9D", "8S 8B 8C 2D", "10S 10B 9C 9D"):
        others = rest(table).split()
        step = RULES.deal(
            RULES.begin(2, Seat(0), ScopaOptions()), [*map(Card, [*others[:6], *table.split(), *others[6:]])]
        )
        assert (step.state.phase, step.state.turn, said(step.events)) == (Phase.PLAY, 1, [])


def test_the_order_of_dealing() -> None:
    for dealer in (Seat(0), Seat(1)):
        state = RULES.deal(RULES.begin(2, dealer, ScopaOptions()), ITALIAN_40.cards).state
        first = state.after(dealer)
        assert state.turn == first
        assert (state.at(hand(first)), state.at(hand(dealer))) == (ITALIAN_40.cards[:3], ITALIAN_40.cards[3:6])
        assert (state.at(TABLE), state.at(STOCK)) == (ITALIAN_40.cards[6:10], ITALIAN_40.cards[10:])


def test_d14_a_void_deal_shows_its_kings_and_changes_nothing_else() -> None:
    order = [*map(Card, ["AS", "2S", "3S", "4S", "5S", "6S", "10D", "7S", "10S", "10B"])]
    order += [card for card in ITALIAN_40.cards if card not in order]
    step = RULES.deal(RULES.begin(2, Seat(1), ScopaOptions()), order)
    assert Announced(None, "scopa.void-deal", (Card("10D"), Card("10S"), Card("10B"))) in step.events
    assert (step.state.dealer, step.state.phase, step.state.deal_no, step.state.sheet) == (1, Phase.DEAL, 0, ())
    assert step.state.shuffles == 1
    assert RULES.legal_moves(step.state) == ()


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(TypeError):
        RULES.begin(2, Seat(0), Options())


def test_what_the_table_shows_beside_a_seat() -> None:
    state = at("hand0 7B | table 2S | taken0 7S 7C | swept0 7D 6D | taken1 AS")
    assert dict(RULES.tally(state, Seat(0))) == {"scopa.tally.cards": 4, "scopa.tally.sweeps": 2}
    assert dict(RULES.tally(state, Seat(1))) == {"scopa.tally.cards": 1, "scopa.tally.sweeps": 0}


# ----------------------------------------------------------------------------------------------- variants (scopa.md 10)


def test_fewest_cards() -> None:
    table = "table 2B 4C AD 3S"
    assert legal(f"hand0 7S | {table}") == ["play 7S x 4C 3S", "play 7S x 2B 4C AD"]
    assert legal(f"hand0 7S | {table}", fewest_cards=True) == ["play 7S x 4C 3S"]
    with pytest.raises(IllegalMove, match="fewest-first"):
        play(f"hand0 7S | {table}", "play 7S x 2B 4C AD", fewest_cards=True)
    assert len(legal("hand0 7S | table 3B 4C 2D 5D AC", fewest_cards=True)) == 2
    assert legal("hand0 7S | table AB 2C 4D 9S", fewest_cards=True) == ["play 7S x AB 2C 4D"]
    assert legal("hand0 2S | table 9S", fewest_cards=True) == ["play 2S"]


@pytest.mark.parametrize(
    ("rule", "table", "moves", "sweep"),
    [
        ("off", "6B 9C", ["play AS"], None),
        ("off", "AB 9C", ["play AS x AB"], False),
        ("off", "AB", ["play AS x AB"], True),
        ("takes-all", "6B 9C", ["play AS x 6B 9C"], False),
        ("takes-all", "6B", ["play AS x 6B"], False),
        ("takes-all", "AB 9C", ["play AS x AB"], False),
        ("takes-all", "9C AB AD", ["play AS x AB", "play AS x AD"], False),
        ("takes-all", "AB", ["play AS x AB"], True),  # the ace was alone: an ordinary sweep
        ("takes-all", "", ["play AS"], None),
        ("takes-all-scopa", "6B 9C", ["play AS x 6B 9C"], True),
        ("takes-all-scopa", "6B", ["play AS x 6B"], True),
        ("takes-all-scopa", "AB 9C", ["play AS x AB"], False),
        ("takes-all-scopa", "AB", ["play AS x AB"], True),
        ("takes-all-scopa", "", ["play AS"], None),
    ],
)
def test_the_ace(rule: str, table: str, moves: list[str], sweep: bool | None) -> None:
    line = f"hand0 AS | table {table}{MORE}"
    assert legal(line, ace_rule=rule) == moves
    step = play(line, moves[0], ace_rule=rule)
    took = [event for event in step.events if isinstance(event, TrickWon)]
    assert bool(took) is (sweep is not None)
    assert said(step.events) == ["scopa.sweep"] * (sweep is True)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play AS", "scopa.must-take"),
        ("play AS x 6B", "scopa.ace-takes-all"),
        ("play AS x 9C 6B 7S", "reason.not-on-the-table"),
    ],
)
def test_why_not_the_ace(move: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        play("hand0 AS | table 6B 9C", move, ace_rule="takes-all")


def test_why_not_more_than_the_ace() -> None:
    with pytest.raises(IllegalMove, match=r"scopa\.ace-takes-ace"):
        play("hand0 AS | table AB 9C", "play AS x AB 9C", ace_rule="takes-all-scopa")


def test_other_cards_play_as_ever_with_the_ace_rule() -> None:
    assert legal("hand0 10S | table AB 9C", ace_rule="takes-all") == ["play 10S x AB 9C"]


@pytest.mark.parametrize(("options", "sweeps"), [({}, 0), ({"last_sweep": True}, 1)])
def test_the_last_sweep(options: dict[str, object], sweeps: int) -> None:
    line = f"turn 1 | dealer 1 | hand1 8S | table 2C 6D | taken0 {rest('8S 2C 6D')}"
    step = play(line, "play 8S x 2C 6D", **options)
    assert len(step.state.at(swept(Seat(1)))) == said(step.events).count("scopa.sweep") == sweeps
    assert total(step.state.sheet, 1) == sweeps


def test_the_last_sweep_by_an_ace() -> None:
    line = f"turn 1 | dealer 1 | hand1 AS | table 2C 6D | taken0 {rest('AS 2C 6D')}"
    for rule, sweeps in (("takes-all", 0), ("takes-all-scopa", 1)):
        step = play(line, "play AS x 2C 6D", last_sweep=True, ace_rule=rule)
        assert said(step.events).count("scopa.sweep") == sweeps
        assert said(play(line, "play AS x 2C 6D", ace_rule=rule).events) == ["scopa.last-card-no-sweep"]


@pytest.mark.parametrize(("target", "won"), [(11, True), (16, False), (21, False), (31, False)])
def test_the_target(target: int, won: bool) -> None:
    line = f"turn 1 | dealer 1 | hand1 9S | table 8B | taken0 {rest('9S 8B')}"
    state = replace(at(line, target=target), last_taker=Seat(0), sheet=(Line(1, 0, "before", 7),))
    step = RULES.apply(state, Move.parse("play 9S"))
    assert total(step.state.sheet, 0) == 11
    assert (step.state.phase == Phase.OVER) is won
    assert (step.events[-1] == MatchWon(0)) is won


def test_the_choices() -> None:
    assert ScopaOptions.choices() == {
        "target": (11, 16, 21, 31),
        "ace_rule": ("off", "takes-all", "takes-all-scopa"),
        "napola": (False, True),
        "re_bello": (False, True),
        "fewest_cards": (False, True),
        "last_sweep": (False, True),
    }


@given(
    st.lists(st.sampled_from(ITALIAN_40.cards), unique=True, min_size=1, max_size=16),
    st.integers(1, 3),
    st.builds(
        ScopaOptions,
        ace_rule=st.sampled_from(ScopaOptions.choices()["ace_rule"]).map(str),
        fewest_cards=st.booleans(),
    ),
    st.lists(st.sampled_from((*ITALIAN_40.cards, Card("??"))), max_size=4),
)
def test_legality_is_one_thing(lying: list[Card], held: int, options: ScopaOptions, taking: list[Card]) -> None:
    """A move is refused with a reason of this game, or it is one of the legal moves."""
    state = position(RULES, f"hand0 {' '.join(lying[:held])} | table {' '.join(lying[held:])}", options)
    moves = RULES.legal_moves(state)
    assert {move.cards[0] for move in moves} == set(lying[:held])
    allowed = {(move.cards, frozenset(move.taking)) for move in moves}
    for card in (*lying[:held], *taking[:1]):
        move = Move(Verb.PLAY, (card,), tuple(taking))
        reason = RULES.why_not(state, move)
        assert (reason is None) == ((move.cards, frozenset(taking)) in allowed and len(set(taking)) == len(taking))
        assert reason is None or reason.startswith(("reason.", "scopa."))
