"""The twin law of Minchiate: the fast twin says at every ply what the rules say, and settles a deal as they do."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from cardavia.engine.moves import Move
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.zones import hand
from cardavia.games.minchiate.fast import Deal
from cardavia.games.minchiate.packing import CARD, NUMBER, word_of_suits, word_of_trumps
from cardavia.games.minchiate.rules import MinchiateRules
from cardavia.games.minchiate.scoring import difference, resti
from cardavia.games.minchiate.state import MinchiateState
from cardavia.games.minchiate.twin import cards_of, code_of, full_deal, move_of
from cardavia.games.minchiate.values import points_of
from cardavia.games.minchiate.versicole import versicole_points
from cardavia.kits.tarot import pile
from tests.games.chances import laws
from tests.games.minchiate.table import RULES, SEATS, full_trick
from tests.games.minchiate.test_laws import SEEDS, steps

LAWS = laws("minchiate", 12)
SUBSETS = st.sets(st.sampled_from(sorted(NUMBER)), max_size=97)


def check_the_same(deal: Deal, state: MinchiateState) -> None:
    """What both can tell of a position in the play."""
    assert [cards_of(*deal.hand_of(seat)) for seat in SEATS] == [frozenset(state.at(hand(seat))) for seat in SEATS]
    assert [cards_of(*deal.pile_of(side)) for side in (0, 1)] == [frozenset(state.at(pile(side))) for side in (0, 1)]
    assert (deal.tricks_of(0), deal.tricks_of(1)) == state.tricks
    assert deal.turn == state.turn
    if state.phase == Phase.OVER:
        assert deal.is_over()
        assert deal.side_0_ahead() == resti(state.sheet)
    else:
        assert not deal.is_over()
        assert (deal.ahead, deal.resti) == (difference(state.sheet), resti(state.sheet))
        assert {move_of(code) for code in deal.legal()} == set(RULES.legal_moves(state))


@LAWS
@given(SEEDS)
def test_the_twin_plays_as_the_rules_do(seed: int) -> None:
    deal = None
    for session, move in steps(seed):
        if session.state.phase not in (Phase.PLAY, Phase.OVER):
            continue
        deal = deal or full_deal(session.state)
        check_the_same(deal, session.state)
        if move is not None:
            deal.do(code_of(move))


@given(SEEDS)
def test_a_twin_of_any_moment_is_the_twin_that_was_played_on(seed: int) -> None:
    """Built in the middle of a trick it is the same, but for what others have shown that they lack."""
    deal, luck = None, Random(seed)
    for session, move in steps(seed):
        if session.state.phase != Phase.PLAY or move is None:
            continue
        deal = deal or full_deal(session.state)
        if luck.random() < 0.1:
            fresh, copy = full_deal(session.state), Deal()
            for seat in SEATS:
                fresh.set_lacks(seat, deal.lacks_of(seat))
            copy.assign(deal)
            assert fresh.dump() == deal.dump() == copy.dump()
        deal.do(code_of(move))


@given(SUBSETS)
def test_cards_are_worth_the_same_to_both(chosen: set[str]) -> None:
    cards = [CARD[NUMBER[card]] for card in NUMBER if card in chosen]
    suits, trumps = word_of_suits(cards), word_of_trumps(cards)
    assert cards_of(suits, trumps) == set(cards)
    assert Deal().worth_of(suits, trumps) == points_of(cards)
    assert Deal().versicole_of(suits, trumps) == versicole_points(cards)
