"""A card keeps its place on the table while it lies."""

from __future__ import annotations

from cardavia.engine.cards import Card
from cardavia.engine.events import DealBegan, Event, Moved
from cardavia.engine.zones import STOCK, TABLE, Seat, hand, taken
from cardavia.ui.stage.slots import slots_of
from tests.ui.stage.tables import Played


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


OPENING: tuple[Event, ...] = (DealBegan(1, Seat(0)), Moved(cards("7D 4C 3B AS"), STOCK, TABLE))


def test_the_opening_cards_take_the_first_places() -> None:
    slots = slots_of(OPENING, {TABLE: cards("7D 4C 3B AS")})
    assert slots[TABLE] == {"7D": 0, "4C": 1, "3B": 2, "AS": 3}


def test_others_stay_and_the_next_card_takes_the_gap() -> None:
    later = (
        *OPENING,
        Moved(cards("4D"), hand(Seat(1)), TABLE),
        Moved(cards("4C 4D"), TABLE, taken(Seat(1))),
        Moved(cards("9B"), hand(Seat(0)), TABLE),
    )
    assert slots_of(later, {TABLE: cards("7D 3B AS 9B")})[TABLE] == {"7D": 0, "3B": 2, "AS": 3, "9B": 1}


def test_cards_without_a_history_lie_behind_the_others() -> None:
    assert slots_of(OPENING, {TABLE: cards("7D 4C 3B AS 2D")})[TABLE]["2D"] == 4


def test_a_card_keeps_its_place_through_a_whole_match(played: Played) -> None:
    lay: dict[Card, tuple[float, float]] = {}
    for _ in range(80):
        deal = played.session.state.deal_no
        played.next_step(capture=False)
        played.stage.settle(played.view)
        if played.session.state.deal_no != deal:
            lay.clear()
        table = played.view.state.at(TABLE)
        here = {card: played.stage.item_rect(card).center().toTuple() for card in table}
        for card in lay.keys() & here.keys():
            assert here[card] == lay[card], f"{card} was moved"
        lay = here
