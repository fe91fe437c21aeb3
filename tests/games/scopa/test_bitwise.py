"""The play phase on machine integers is the twin of the readable rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.engine.cards import ITALIAN_40
from cardavia.engine.options import Value
from cardavia.engine.score import of_deal, total
from cardavia.engine.zones import STOCK, TABLE, Seat, hand, taken
from cardavia.games.scopa.bitwise import BIT, Variant, bits, groups, mask, named, settled
from cardavia.games.scopa.lookahead import Lookahead, Position
from cardavia.games.scopa.outlook import Outlook
from cardavia.games.scopa.rules import ScopaOptions, ScopaState, swept
from cardavia.games.scopa.scoring import settle
from cardavia.games.scopa.values import VALUE
from tests.games.scopa.tables import RULES, VARIANTS, chance_match

CARDS = st.sampled_from(ITALIAN_40.cards)


def seen_from(state: ScopaState, seat: Seat) -> Position:
    """The position as the twin has it, read from the state."""
    other = state.after(seat)
    piles = [mask(state.at(taken(each)) + state.at(swept(each))) for each in (seat, other)]
    counts = [len(state.at(swept(each))) for each in (seat, other)]
    taker = 0 if state.last_taker is None else 1 if state.last_taker == seat else -1
    hands = mask(state.at(hand(seat))), mask(state.at(hand(other)))
    return Position(*hands, mask(state.at(TABLE)), *piles, counts[0], counts[1], taker)


def test_a_set_of_cards_and_its_number() -> None:
    assert named(mask(ITALIAN_40.cards)) == ITALIAN_40.cards
    assert [bit.bit_count() for bit in bits(mask(ITALIAN_40.cards))] == [1] * 40


@pytest.mark.parametrize("options", VARIANTS)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=6)
def test_moves_and_positions_are_those_of_the_rules(options: dict[str, Value], seed: int) -> None:
    session = chance_match(seed, 1, **options)
    variant = Variant.of(session.state.options)
    luck = Random(seed)
    for _ in range(36):
        state = session.state
        legal = RULES.legal_moves(state)
        table = mask(state.at(TABLE))
        fast = {
            (card, group)
            for card in state.at(hand(state.turn))
            for group in groups(VALUE[card], table, variant.ace, variant.fewest) or (0,)
        }
        assert fast == {(move.cards[0], mask(move.taking)) for move in legal}
        move = luck.choice(legal)
        twin = Lookahead(variant, Outlook(variant, (11, 11)), mask(state.at(STOCK)))
        after = twin.after(seen_from(state, state.turn), BIT[move.cards[0]], mask(move.taking))
        session.submit(move)
        if session.waits_for_seat and len(state.at(STOCK)) == len(session.state.at(STOCK)):
            assert after == seen_from(session.state, session.state.turn)
        elif not session.waits_for_seat:  # the deal is over: the twin's end is what the sheet says
            mine = after.mine | (after.table if after.taker > 0 else 0)
            his = after.his | (after.table if after.taker < 0 else 0)
            points = settled(mine, his, (after.my_sweeps, after.his_sweeps), variant)
            sheet = of_deal(session.state.sheet, session.state.deal_no)
            eldest = state.after(state.turn)  # the dealer has played the last card
            assert points == (total(sheet, eldest), total(sheet, state.turn))


@given(st.lists(CARDS, unique=True), st.tuples(st.integers(0, 3), st.integers(0, 3)), st.booleans(), st.booleans())
@settings(max_examples=150)
def test_any_division_of_the_pack_is_counted_alike(
    mine: list[Any], sweeps: tuple[int, int], re_bello: bool, napola: bool
) -> None:
    options = ScopaOptions(re_bello=re_bello, napola=napola)
    his = tuple(card for card in ITALIAN_40.cards if card not in mine)
    sheet = settle((tuple(mine), his), sweeps, options, 1)
    assert settled(mask(mine), mask(his), sweeps, Variant.of(options)) == (total(sheet, 0), total(sheet, 1))
