"""What holds in every match of Minchiate (minchiate.md 10), over random matches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.engine.cards import MINCHIATE_97, UNKNOWN, Card
from cardavia.engine.events import Announced, DealBegan, MatchWon, Moved, Scored, TrickWon
from cardavia.engine.moves import Move, Verb
from cardavia.engine.rules import IllegalMove
from cardavia.engine.session import Session, replay
from cardavia.engine.state import Phase
from cardavia.engine.view import observe
from cardavia.engine.zones import STOCK, Seat, Zone, hand
from cardavia.games.minchiate import GAME, prompts, scoring
from cardavia.games.minchiate.layout import LAYOUT
from cardavia.games.minchiate.scoring import difference, resti
from cardavia.games.minchiate.state import DECLARE, FOLA, MinchiateOptions, MinchiateState, laid_out
from cardavia.games.minchiate.values import MATTO, is_discardable, points_of
from cardavia.kits.tarot import pile
from tests.games.chances import laws
from tests.games.minchiate import plain
from tests.games.minchiate.table import RULES, SEATS

SEEDS = st.integers(0, 10**6)
MATCHES = settings(max_examples=12, deadline=None)
LAWS = laws("minchiate", 12)
"""The laws of the specification are tried on more matches than what follows from them."""
SPECIALS = frozenset(card for card in MINCHIATE_97.cards if not is_discardable(card))

Moment = tuple[Session[MinchiateState], Move | None]
"""A session before a step, and the move that will be played; None for a deal and at the end."""


def steps(seed: int) -> Iterator[Moment]:
    """The moments of a random match; the dealer goes round with the seeds."""
    session = Session("minchiate", RULES, 4, seed, MinchiateOptions())
    luck = Random(seed)
    while session.state.phase != Phase.OVER:
        assert session.ply < 150, "the match does not end"
        if session.state.phase == Phase.DEAL:
            yield session, None
            session.deal()
        else:
            moves = RULES.legal_moves(session.state)
            assert moves, "somebody is on turn and can do nothing"
            move = luck.choice(moves)
            yield session, move
            session.submit(move)
    yield session, None


def whole(seed: int) -> Session[MinchiateState]:
    """The session at the end of a random match."""
    last = None
    for session, _ in steps(seed):
        last = session
    assert last is not None
    return last


@LAWS
@given(SEEDS)
def test_every_card_is_in_one_place(seed: int) -> None:
    for session, _ in steps(seed):
        state = session.state
        lying = [card for cards in state.zones.values() for card in cards]
        if state.deal_no:
            assert sorted(lying) == sorted(MINCHIATE_97.cards)
        if state.phase == Phase.PLAY:
            check_what_is_out(state)


def check_what_is_out(state: MinchiateState) -> None:
    out = [*state.at(FOLA), *(card for seat in SEATS for card in state.at(laid_out(seat)))]
    assert len(out) == 13 and all(map(is_discardable, out))
    assert not SPECIALS & set(out)
    counts = {len(state.at(hand(seat))) + bool(state.at(Zone("trick", seat))) for seat in SEATS}
    assert counts == {21 - sum(state.tricks)}
    assert abs(difference(state.sheet)) < 60
    for side in (0, 1):
        assert 4 * state.tricks[side] - 1 <= len(state.at(pile(side))) <= 4 * state.tricks[side] + 1


@MATCHES
@given(SEEDS)
def test_the_events_alone_tell_where_the_cards_are(seed: int) -> None:
    where: dict[Card, Zone] = {}
    for session, _ in steps(seed):
        for event in session.last.events:
            if isinstance(event, DealBegan):
                where = dict.fromkeys(MINCHIATE_97.cards, STOCK)
            elif isinstance(event, Moved):
                assert all(where[card] == event.src for card in event.cards)
                where.update(dict.fromkeys(event.cards, event.dst))
            elif isinstance(event, TrickWon):
                assert [where[card].name for card in event.cards] == ["trick"] * 4
        assert where == {card: zone for zone, cards in session.state.zones.items() for card in cards}


@MATCHES
@given(SEEDS)
def test_what_is_said_aloud_can_be_seen_by_all(seed: int) -> None:
    """Cards of an announcement lie, have lain or will at once lie where everybody sees them."""
    seen_by_all: set[Card] = set()
    for session, _ in steps(seed):
        if any(isinstance(event, DealBegan) for event in session.last.events):
            seen_by_all = set()
        for event in session.last.events:
            if isinstance(event, Moved) and any(
                all(RULES.sees(seat, zone) for seat in SEATS) for zone in (event.src, event.dst)
            ):
                seen_by_all |= set(event.cards)
        for event in session.last.events:
            if isinstance(event, Announced):
                assert set(event.cards) <= seen_by_all
        assert {card for row in session.state.met for card in row} <= seen_by_all


@MATCHES
@given(SEEDS)
def test_a_view_knows_what_its_seat_may_do_and_nothing_more(seed: int) -> None:
    luck = Random(seed)
    for session, move in steps(seed):
        state = session.state
        for seat in SEATS:
            view = session.view(seat)
            if move is not None and seat == state.turn:
                assert RULES.legal_moves(view.state) == RULES.legal_moves(state)
            for other in SEATS:
                assert seat == other or set(view.state.at(hand(other))) <= {UNKNOWN}
            other_world = shuffled_where_unseen(state, seat, luck)
            assert observe(RULES, other_world, seat, ()).state == view.state


def shuffled_where_unseen(state: MinchiateState, seat: Seat, luck: Random) -> MinchiateState:
    """The same table with the cards that a seat does not see dealt anew."""
    hidden = {zone: cards for zone, cards in state.zones.items() if not RULES.sees(seat, zone)}
    cards = [card for pile_ in hidden.values() for card in pile_]
    luck.shuffle(cards)
    zones = dict(state.zones)
    for zone, pile_ in hidden.items():
        zones[zone] = tuple(cards.pop() for _ in pile_)
    return replace(state, zones=MappingProxyType(zones))


@MATCHES
@given(SEEDS)
def test_a_record_plays_again(seed: int) -> None:
    session = whole(seed)
    record = session.record()
    assert all(Move.parse(str(move)) == move for move in record.moves)
    assert record.result == RULES.standing(session.state)
    again = replay(RULES, record)
    assert again.stopped is None
    assert again.session.state == session.state
    assert again.session.log == session.log


def test_a_match_resumes_in_every_phase() -> None:
    phases = set()
    for seed in range(6):
        for session, _ in steps(seed):
            if session.state.phase not in phases:
                phases.add(session.state.phase)
                assert replay(RULES, session.record()).session.state == session.state
    assert phases == {"deal", "discard", "declare", "play", "over"}


@LAWS
@given(SEEDS)
def test_the_end_of_a_match(seed: int) -> None:
    session = whole(seed)
    state = session.state
    assert sum(state.tricks) == 21
    piles = [state.at(pile(side)) for side in (0, 1)]
    assert sum(map(len, piles)) == 84
    assert sum(map(points_of, piles)) == 142
    terms = [(line.side, line.term) for line in state.sheet]
    assert sum(term == scoring.OVER for _, term in terms) <= 1
    assert sum(term == scoring.LAST for _, term in terms) == 1
    (won,) = [event.side for event in session.last.events if isinstance(event, MatchWon)]
    net = resti(state.sheet)
    assert won == (None if net == 0 else 0 if net > 0 else 1)
    assert RULES.legal_moves(state) == ()
    with pytest.raises(IllegalMove):
        RULES.apply(state, Move(Verb.PASS))


@LAWS
@given(SEEDS)
def test_the_same_as_a_second_writing(seed: int) -> None:
    """Legal cards, winners, captures, resti and the result, against lists that know nothing of the product."""
    ladder = plain.Ladder()
    piles: list[list[str]] = [[], []]
    suits_led: set[str] = set()
    last_side = 0
    for session, move in steps(seed):
        state = session.state
        if state.phase == DECLARE:
            ladder.difference, ladder.net = difference(state.sheet), resti(state.sheet)
        if move is None or state.phase != Phase.PLAY:
            continue
        if not sum(state.tricks) and not state.played:
            ladder.difference, ladder.net = difference(state.sheet), resti(state.sheet)
        held, trick = list(map(str, state.at(hand(state.turn)))), list(map(str, state.played))
        assert {str(other.cards[0]) for other in RULES.legal_moves(state)} == plain.legal(held, trick, suits_led)
        trick.append(str(move.cards[0]))
        if len(trick) < 4:
            continue
        winner = (state.leader + plain.winner(trick)) % 4
        after = RULES.apply(state, move).state
        assert after.leader == winner
        last_side = winner % 2
        for place, card in enumerate(trick):
            owner = (state.leader + place) % 2
            piles[owner if card == "M" else last_side].append(card)
            if card != "M" and owner != last_side:
                ladder.add(last_side, plain.worth(card))
        suits_led.add(plain.led_suit(trick))
        if len(held) > 1:
            assert (difference(after.sheet), resti(after.sheet)) == (ladder.difference, ladder.net)
    payer = 0 if "M" in piles[0] else 1
    paid = sorted(
        (5 if card == "T29" else plain.worth(card), MINCHIATE_97.place[Card(card)], card) for card in piles[payer]
    )
    given_away = next((card for _, _, card in paid if card != "M"), "M")
    piles[payer].remove(given_away)
    piles[1 - payer].append(given_away)
    assert [sorted(won) for won in piles] == [sorted(session.state.at(pile(side))) for side in (0, 1)]
    assert resti(session.state.sheet) == ladder.close(piles, last_side)


@pytest.mark.parametrize("seed", range(6))
def test_everything_that_is_said_has_words_and_every_zone_a_place(seed: int) -> None:
    for session, move in steps(seed):
        state = session.state
        if move is not None:
            question = prompts.ask(state)
            if question is not None:
                assert {question.term, *(choice.term for choice in question.choices)} <= GAME.words.keys()
            shown = [*RULES.status(state), *(each for seat in SEATS for each in RULES.tally(state, seat))]
            assert {term for term, _ in shown} <= GAME.words.keys()
        for event in session.last.events:
            if isinstance(event, Announced):
                assert event.term in GAME.words
                assert event.seat is None or {f"{event.term}.told", f"{event.term}.told.you"} <= GAME.words.keys()
            elif isinstance(event, Scored):
                assert {term for line in event.lines for term in (line.term, f"{line.term}.why")} <= GAME.words.keys()
            elif isinstance(event, Moved):
                assert all(LAYOUT.place(zone, 4, seat) for zone in (event.src, event.dst) for seat in SEATS)


def test_the_matto_is_kept_by_its_side_to_the_end() -> None:
    for seed in range(8):
        for session, _ in steps(seed):
            played = [
                event.src.seat
                for event in session.last.events
                if isinstance(event, Moved) and MATTO in event.cards and event.dst.name == "trick"
            ]
            if played and played[0] is not None:
                owner = played[0]
        side = owner % 2
        won_any = session.state.tricks[side] > 0
        assert (MATTO in session.state.at(pile(side))) is won_any
