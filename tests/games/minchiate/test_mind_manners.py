"""What a good player does (minchiate.md 16), a deal a sentence: normal and hard do it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.engine.events import Moved
from cardavia.engine.score import Line
from cardavia.engine.view import observe
from cardavia.engine.zones import Seat, hand
from cardavia.game import Advice
from cardavia.games.minchiate import GAME
from cardavia.games.minchiate.knowledge import Knowledge
from cardavia.games.minchiate.mind import advise
from cardavia.games.minchiate.scoring import CAPTURE
from cardavia.games.minchiate.state import DECLARE, FOLA, MinchiateState
from cardavia.games.minchiate.twin import cards_of, view_of
from cardavia.kits.tarot import pile
from cardavia.kits.tricks import trick
from tests.games.minchiate.table import RULES, at, cards, guesses

LEVELS = (Level.NORMAL, Level.HARD)
both = pytest.mark.parametrize("level", LEVELS)
NONE = {1: "", 2: "", 3: ""}


def table(
    held: str, played: str = "", others: Mapping[int, str] = NONE, won: str = "", home: str = "", **fields: Any
) -> MinchiateState:
    """Seat 0 is on turn with these cards; seats 1 to 3 hold these and pips; the rest lies in the Fola."""
    lying = cards(played)
    leader = Seat((4 - len(lying)) % 4)
    seats = [Seat((leader + step) % 4) for step in range(len(lying))]
    out = {*cards(held), *lying, *cards(won), *cards(home)} | {card for line in others.values() for card in cards(line)}
    fill = [card for card in RULES.deck.cards if card not in out and card[-1] in "BCD" and card[0] in "23456789"]
    Random(5).shuffle(fill)
    parts = [f"hand0 {held}", *(f"{trick(seat)} {card}" for seat, card in zip(seats, lying, strict=True))]
    for seat in (1, 2, 3):
        mine = list(cards(others.get(seat, "")))
        size = len(cards(held)) - (1 if Seat(seat) in seats else 0)
        mine += [fill.pop() for _ in range(size - len(mine))]
        out |= {*mine}
        parts.append(f"hand{seat} {' '.join(mine)}")
    parts += [f"{pile(side)} {line}" for side, line in enumerate((home, won)) if line]
    rest = [card for card in RULES.deck.cards if card not in out]
    return at(f"turn 0 | {' | '.join(parts)} | {FOLA} {' '.join(rest)}", leader=leader, **fields)


def ask(state: MinchiateState, level: Level, seen: tuple[Moved, ...] = (), luck: int = 1) -> Advice:
    found = advise(RULES, observe(RULES, state, state.turn, seen), Budget(level, seconds=60), Random(luck))
    assert found.reason in GAME.words
    return found


# --------------------------------------------------------------------------------------------- the small ones come home


@both
@pytest.mark.parametrize(
    ("held", "played", "wanted"),
    [
        ("T1 T6 T27", "2S 4S 3S", "T1"),  # last, in a trick of pips: T1 first
        ("T13 T6 T27", "2S 4S 3S", "T13"),
        ("T3 T6 T27", "2S 4S 3S", "T3"),
        ("T1 T6 T27", "2S T40 4S", "T1"),  # under the partner's certain trump
        ("KS 3S 5B", "2S T40 4S", "KS"),  # a king that was hung goes on it
        ("T1 T6 T9", "T40 2S 4S", "T6 T9"),  # the opponents win: nothing that counts
        ("T20 T6 T9", "T30 T8 T40", "T6 T9"),
        ("T31 T6 T9", "2S 4S T20", "T31"),  # takes a counting trump
        ("T40 T21 T6", "2S 4S T20", "T21"),  # with the cheapest that does
        ("T40 T6 T7", "2S 4S 3S", "T6 T7"),  # the highest trump is not for pips
        ("KS 3S 5B", "2S 4S 5S", "KS"),  # a king that wins goes home
    ],
)
def test_last_to_play(held: str, played: str, wanted: str, level: Level) -> None:
    others = {1: "T33 7D", 2: "T12 8D", 3: "T35 9D"}
    assert ask(table(held, played, others, suits_led=("S",)), level).move.cards[0] in cards(wanted)


@both
def test_the_partners_certain_trick_is_not_won_again(level: Level) -> None:
    """The partner's T40 has won: a worthless trump, or what counts, but no high one over or under it."""
    others = {1: "T30 T32", 2: "T12 8D", 3: "T33 9D"}
    assert ask(table("T39 T6 T1", "2S T40 4S", others), level).move.cards[0] in cards("T39 T1")
    assert ask(table("T27 T6 T9", "2S T40 4S"), level).move.cards[0] in cards("T6 T9")


@both
def test_a_doubtful_trick_of_the_partner_is_won(level: Level) -> None:
    """The partner's T10 lies under the last opponent's trumps, which all but the highest can beat."""
    met = ((), cards("T39 T38 T37 T36"), (), ())
    state = table("T40 T6 T7 T8", "T10 T9", {1: "T39 T38 T37 T36"}, met=met)
    assert ask(state, level).move.cards == cards("T40")


# ---------------------------------------------------------------------------------------------------------------- Matto


@both
@pytest.mark.parametrize("held", ["T1 M 3B", "T13 M 3B"])
def test_the_matto_saves_a_jealous_trump(held: str, level: Level) -> None:
    assert ask(table(held, "T40 T8 T9"), level).move.cards == cards("M")


@both
def test_the_matto_saves_a_king_on_the_second_round(level: Level) -> None:
    assert ask(table("KS M 3B", "2S 4S T9", suits_led=("S",)), level).reason == "minchiate.hint.excuses"


@both
def test_the_matto_is_not_spent_on_the_partners_trick(level: Level) -> None:
    held, others = "M 3S KB T1 5B 6B", {1: "T30 T31 2B", 2: "T32 3B", 3: "T33 T34"}
    assert ask(table(held, "2S T40 4S", others), level).move.cards != cards("M")


# ---------------------------------------------------------------------------------------------------------------- leads


@both
def test_the_suit_that_the_partner_trumps_is_led(level: Level) -> None:
    """The partner is void, its T1 wants to come home, and both opponents follow; in cups nobody else does."""
    plays = ((1, "KS"), (2, "T6"), (3, "QS"), (0, "CS"), (1, "KC"), (2, "3C"), (3, "4C"), (0, "5C"))
    seen = tuple(Moved(cards(card), hand(Seat(seat)), trick(Seat(seat))) for seat, card in plays)
    others = {1: "4S T30", 2: "T1 2D", 3: "6S T31"}
    won = " ".join(card for _, card in plays)
    met = ((), cards("T30"), cards("T1 2D"), cards("T31"))
    state = table("3S 6C", "", others, won, "T2 T3 T13 T28", suits_led=("S", "C"), met=met)
    assert ask(state, level, seen).move.cards == cards("3S")


@both
def test_t1_is_not_led(level: Level) -> None:
    others = {1: "T11 T12 T14", 2: "T15 T16 T17", 3: "T18 T19 T21"}
    assert ask(table("T1 T6 5S", "", others), level).move.cards != cards("T1")


@both
@pytest.mark.parametrize("luck", [1, 2])
def test_a_king_of_a_suit_that_is_hardly_out_is_not_led(luck: int, level: Level) -> None:
    """Two swords are left in three hands: somebody would trump."""
    others = {1: "2S T17 T18 T6 T7 T8", 2: "5S T19 T22 T9 T11 T12", 3: "T23 T20 T24 T14 T15 T16"}
    assert ask(table("KS 3S 4S 6S 7S 9D", "", others), level, luck=luck).move.cards != cards("KS")


@both
def test_a_king_is_played_early_while_nobody_is_void(level: Level) -> None:
    """Nobody is likely to be without swords, and the high trumps will catch it later."""
    others = {1: "2S 4S 5S 6S T7 T8 KB KC", 2: "7S 8S 9S T9 T11 T12 T28 T35", 3: "FS CS QS T24 T14 T15 T40 T39"}
    assert ask(table("KS 3S 3C 4C 6C 9D T30 T31 T26", "10S", others), level).move.cards == cards("KS")


@both
def test_a_king_of_a_suit_that_lies_in_the_own_hand_and_in_the_fola_is_hung(level: Level) -> None:
    """Nobody else has swords: the seat that plays last has trumps, and the partner may take a later trick."""
    others = {1: "T7 T8 T16 T17 T18 T19 4B", 2: "T40 T39 T38 T35 T9 T11", 3: "T24 T14 T15 T31 T32 2C"}
    assert ask(table("KS QS 2S 3S 4S T25 T26", "10S 9S", others), level).move.cards != cards("KS")


@both
def test_a_capture_that_makes_a_resto_is_worth_more(level: Level) -> None:
    """With a lead of 57 the three points of a T5 make a resto for good; without it they are three points."""
    sheet = (Line(1, 0, CAPTURE, 57),)
    state = table("T6 T40", "T5 2B 3B", {1: "T39", 2: "5B", 3: "T38"}, sheet=sheet)
    assert ask(state, level).move.cards == cards("T6")


@both
@pytest.mark.parametrize("sneaking", ["T20", "T13", "T10"])
def test_a_middling_trump_stops_one_that_would_sneak_home(sneaking: str, level: Level) -> None:
    """The last opponent has shown a counting trump and may be void: the T6 would not hold it up."""
    met = ((), cards(sneaking), (), ())
    state = table("T25 T6 3B 4B", "2S 9S", {1: f"{sneaking} T1 5B 6B"}, suits_led=("S",), met=met)
    assert ask(state, level).move.cards == cards("T25")


@both
def test_the_last_trick_is_kept_a_high_trump_for(level: Level) -> None:
    """T40 takes the last trick, whatever is led before."""
    others = {1: "T39 3D", 2: "4D 5D", 3: "6D T38"}
    assert ask(table("T40 5S", "", others), level).move.cards[0] in cards("T40 5S")
    assert ask(table("T40 T6", "2S 3S 4S", {1: "T9", 2: "8D", 3: "T8"}), level).move.cards == cards("T6")


# ---------------------------------------------------------------------------------------------------- before the tricks


@pytest.mark.parametrize("level", list(Level))
def test_what_is_held_is_declared(level: Level) -> None:
    state = at("turn 0 | hand0 T1 T2 T3 KS KB KC", DECLARE)
    assert ask(state, level).move.call == "papi-1-3"


# -------------------------------------------------------------------------------------------------------------- memory


def test_easy_forgets_what_was_won() -> None:
    state = table("3S 5B", won="KS T40 T39 QS")
    view = observe(RULES, state, Seat(0), ())
    assert not {*cards("KS T40")} & {*Knowledge.of(view).unseen}
    assert {*cards("KS T40")} <= {*Knowledge.of(view, remembers=False).unseen}
    found = guesses(view_of(view, remembers=False), 20)
    assert all(len(cards_of(*each.hand_of(seat))) == 2 for each in found for seat in (1, 2, 3))
    assert {len(cards_of(*each.pile_of(1))) for each in found} == {4}
    assert len({each.pile_of(1) for each in found}) > 1
