"""Duties and winners, table by table, and against a second writing that knows only lists."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.cards import FRENCH_32, Card
from cardavia.engine.events import Moved, TrickWon
from cardavia.engine.options import Options
from cardavia.engine.state import Draft
from cardavia.engine.zones import Seat, hand, taken
from cardavia.kits import tricks
from cardavia.kits.tricks import Duties, Order, TrickState, allowed, gather, lay, refusal, trick, winner

HEARTS = Order(FRENCH_32.suit, lambda card: FRENCH_32.ranks.index(FRENCH_32.rank(card)), trump="H")
PLAIN = Order(FRENCH_32.suit, HEARTS.strength)
FOOL = Card("M")
TAROT = Order(lambda card: card[-1], lambda card: int(card[:-1] or 0), trump="T", fools=frozenset({FOOL}))
MOORS = Order(TAROT.suit, lambda card: min(TAROT.strength(card), 5), trump="T", last_of_equals=True)
EVERY_DUTY = Duties(trump=True, beat_plain=True, beat_trump=True, overtrump=True)


def cards(line: str) -> tuple[Card, ...]:
    return tuple(map(Card, line.split()))


@pytest.mark.parametrize(
    ("order", "played", "best"),
    [
        (HEARTS, "9S", 0),
        (HEARTS, "9S 10S 8S", 1),
        (HEARTS, "9S AD 8S", 0),
        (HEARTS, "9S 7H AS", 1),
        (HEARTS, "9S 8H 7H", 1),
        (HEARTS, "7H AS", 0),
        (PLAIN, "9S AH", 0),
        (TAROT, "M", 0),
        (TAROT, "M 3S 2S 4D", 1),
        (TAROT, "3S M 2S 1T", 3),
        (TAROT, "3S M", 0),
        (TAROT, "3T 3S", 0),
        (HEARTS, "9S 9S", 0),
        (MOORS, "8T 2T 9T 6T", 3),
        (MOORS, "3S 3T 7T 2T", 2),
    ],
)
def test_best(order: Order, played: str, best: int) -> None:
    assert order.best(cards(played)) == best


def test_an_empty_trick_has_no_winner() -> None:
    with pytest.raises(IndexError):
        HEARTS.best(())


@pytest.mark.parametrize(("played", "led"), [("", ""), ("M", ""), ("M 3S", "S"), ("2T M", "T")])
def test_led(played: str, led: str) -> None:
    assert TAROT.led(cards(played)) == led


def test_a_fool_is_no_trump() -> None:
    joker = Order(lambda _card: "T", lambda _card: 1, trump="T", fools=frozenset({FOOL}))
    assert joker.is_trump(Card("1T"))
    assert not joker.is_trump(FOOL)


@pytest.mark.parametrize(
    ("order", "duties", "held", "played", "card", "reason"),
    [
        (HEARTS, EVERY_DUTY, "7S 8H", "", "7S", None),
        (HEARTS, Duties(), "7S 8H", "9S", "8H", tricks.MUST_FOLLOW),
        (HEARTS, Duties(), "7S AS", "9S", "7S", None),
        (HEARTS, EVERY_DUTY, "7S AS", "9S", "7S", tricks.MUST_BEAT),
        (HEARTS, EVERY_DUTY, "7S 8S", "9S", "7S", None),
        (HEARTS, EVERY_DUTY, "7S AS", "9S 7H", "7S", None),
        (HEARTS, Duties(), "7D 8H", "9S", "7D", tricks.MUST_TRUMP),
        (HEARTS, Duties(trump=False), "7D 8H", "9S", "7D", None),
        (HEARTS, Duties(), "7D 8C", "9S", "7D", None),
        (HEARTS, Duties(), "8H AH", "9S 9H", "8H", None),
        (HEARTS, Duties(overtrump=True), "8H AH", "9S 9H", "8H", tricks.MUST_OVERTRUMP),
        (HEARTS, Duties(overtrump=True), "7H 8H", "9S 9H", "8H", None),
        (HEARTS, Duties(overtrump=True), "7H 8H 7D", "9S 9H", "7D", tricks.MUST_TRUMP),
        (HEARTS, Duties(), "8H AH", "9H", "8H", None),
        (HEARTS, Duties(beat_trump=True), "8H AH", "9H", "8H", tricks.MUST_BEAT_TRUMP),
        (HEARTS, Duties(beat_trump=True), "8H 7H", "9H", "8H", None),
        (HEARTS, Duties(beat_trump=True), "8H 10H KH", "9H QH", "10H", tricks.MUST_BEAT_TRUMP),
        (HEARTS, Duties(beat_trump=True), "AS KD", "9H", "KD", None),
        (PLAIN, EVERY_DUTY, "7D AH", "9S", "7D", None),
        (TAROT, EVERY_DUTY, "7S M", "9S", "M", None),
        (TAROT, EVERY_DUTY, "7S M 3D", "M", "3D", None),
        (TAROT, Duties(), "7S 1T", "M 3D", "7S", tricks.MUST_TRUMP),
        (TAROT, Duties(), "M 7S", "3D", "7S", None),
    ],
)
def test_refusal(order: Order, duties: Duties, held: str, played: str, card: str, reason: str | None) -> None:
    assert refusal(order, duties, cards(held), cards(played), Card(card)) == reason


def test_every_reason_has_words() -> None:
    reasons = {tricks.MUST_FOLLOW, tricks.MUST_TRUMP, tricks.MUST_BEAT, tricks.MUST_BEAT_TRUMP, tricks.MUST_OVERTRUMP}
    assert tricks.WORDS.keys() == reasons


def slowly_allowed(held: list[Card], played: list[Card], duties: Duties) -> set[Card]:
    """The duties once more, as a list that shrinks; hearts are trumps."""
    if not played:
        return set(held)

    def wins(card: Card) -> bool:
        def power(each: Card) -> int:
            group = 200 if each[-1] == "H" else 100 if each[-1] == played[0][-1] else 0
            return group + FRENCH_32.ranks.index(each[:-1])

        return all(power(card) > power(other) for other in played)

    same = [card for card in held if card[-1] == played[0][-1]]
    trumps = [card for card in held if card[-1] == "H"]
    if same:
        must = duties.beat_trump if played[0][-1] == "H" else duties.beat_plain
        pool = same
    elif trumps and duties.trump:
        must, pool = duties.overtrump, trumps
    else:
        return set(held)
    return {card for card in pool if wins(card)} if must and any(map(wins, pool)) else set(pool)


@given(
    st.lists(st.sampled_from(FRENCH_32.cards), unique=True, min_size=1, max_size=12),
    st.integers(0, 3),
    st.builds(Duties, st.booleans(), st.booleans(), st.booleans(), st.booleans()),
)
def test_allowed_is_what_a_plain_list_says(deck: list[Card], count: int, duties: Duties) -> None:
    played, held = deck[:count], deck[count:]
    assert set(allowed(HEARTS, duties, held, played)) == slowly_allowed(held, played, duties)
    assert not held or allowed(HEARTS, duties, held, played)


# ------------------------------------------------------------------------------------------------- tricks on the table


@dataclass(frozen=True, kw_only=True)
class Table(TrickState):
    """A match with nothing of its own."""


def four(**zones: str) -> Table:
    """Four seats; seat 2 leads and is on turn. ``hand2="7S"`` lays a card into a hand."""
    placed = {hand(Seat(int(name[-1]))): cards(line) for name, line in zones.items()}
    return Table(seats=4, dealer=Seat(1), turn=Seat(2), leader=Seat(2), zones=placed, options=Options())


def test_a_trick_is_laid_and_gathered_in_order_of_play() -> None:
    state = four(hand2="9S", hand3="7D", hand0="AS", hand1="8S")
    played: tuple[Card, ...] = ()
    for card in cards("9S 7D AS 8S"):
        draft = Draft(state)
        played = lay(draft, card)
        state = draft.done().state
    assert played == state.played == cards("9S 7D AS 8S")
    won_by = winner(HEARTS, state, played)
    assert won_by == 0
    draft = Draft(state)
    gather(draft, won_by, taken(won_by))
    step = draft.done()
    assert step.state.at(taken(Seat(0))) == played
    assert (step.state.leader, step.state.turn) == (0, 0)
    assert step.state.played == ()
    assert step.events[0] == TrickWon(Seat(0), played, (Seat(2), Seat(3), Seat(0), Seat(1)))
    assert [event.src for event in step.events if isinstance(event, Moved)] == [trick(Seat(s)) for s in (2, 3, 0, 1)]


def test_a_card_may_be_kept_back() -> None:
    state = four(hand2="9S")
    draft = Draft(state)
    lay(draft, Card("9S"))
    draft = Draft(draft.done().state)
    gather(draft, Seat(3), taken(Seat(3)), kept=(Card("9S"),))
    assert draft.at(trick(Seat(2))) == ("9S",)
    assert draft.at(taken(Seat(3))) == ()
