"""What holds in every match of Klaberjass (klaberjass.md 9), over random matches of every variant."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.engine.cards import FRENCH_32, UNKNOWN, Card
from cardavia.engine.events import Announced, DealBegan, MatchWon, Moved, Scored, TrickWon
from cardavia.engine.moves import Move, Verb
from cardavia.engine.rules import IllegalMove
from cardavia.engine.score import Line, of_deal, total
from cardavia.engine.session import Session, replay
from cardavia.engine.state import Phase, Step
from cardavia.engine.view import observe
from cardavia.engine.zones import STOCK, Seat, Zone, hand
from cardavia.games.klaberjass import GAME
from cardavia.games.klaberjass.layout import LAYOUT
from cardavia.games.klaberjass.state import BID, BOTTOM, EXCHANGE, TURNED, KlaberjassOptions, KlaberjassState
from cardavia.games.klaberjass.values import points_of, seven_of
from tests.games.chances import laws
from tests.games.klaberjass import plain
from tests.games.klaberjass.table import RULES, D, N, pack, play

VARIANTS = st.builds(
    KlaberjassOptions,
    target=st.sampled_from((300, 500)),
    schmeiss=st.booleans(),
    equal_sequences=st.sampled_from(("nobody", "nondealer")),
    all_sequences=st.booleans(),
    five_in_a_row=st.sampled_from((50, 100)),
    dix=st.sampled_from(("normal", "either-round", "off")),
    dealer_must_choose=st.booleans(),
)
SEEDS = st.integers(0, 10**6)
MATCHES = settings(max_examples=12)
LAWS = laws("klaberjass", 12, dealt=8)
"""The laws of the specification are tried on more matches than what follows from them."""


Moment = tuple[Session[KlaberjassState], Move | None]
"""A session before a step, and the move that will be played; None for a deal and at the end."""


def steps(seed: int, options: KlaberjassOptions, longest: int = 2000) -> Iterator[Moment]:
    """The moments of a random match."""
    session = Session("klaberjass", RULES, 2, seed, options)
    luck = Random(seed)
    while session.state.phase != Phase.OVER:
        assert session.ply < longest, "the match does not end"
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


def whole(seed: int, options: KlaberjassOptions) -> Session[KlaberjassState]:
    """The session at the end of a random match."""
    last = None
    for session, _ in steps(seed, options):
        last = session
    assert last is not None
    return last


@LAWS
@given(SEEDS, VARIANTS)
def test_every_card_is_in_one_place(seed: int, options: KlaberjassOptions) -> None:
    for session, _ in steps(seed, options):
        state = session.state
        lying = [card for cards in state.zones.values() for card in cards]
        if state.deal_no:
            assert sorted(lying) == sorted(FRENCH_32.cards)
        if state.trump:
            assert len(state.at(STOCK)) == 12
            assert len(state.at(TURNED)) == len(state.at(BOTTOM)) == 1
        assert state.phase != Phase.PLAY or state.trump


@MATCHES
@given(SEEDS, VARIANTS)
def test_the_events_alone_tell_where_the_cards_are(seed: int, options: KlaberjassOptions) -> None:
    where: dict[Card, Zone] = {}
    for session, _ in steps(seed, options):
        for event in session.last.events:
            if isinstance(event, DealBegan):
                where = dict.fromkeys(FRENCH_32.cards, STOCK)
            elif isinstance(event, Moved):
                assert all(where[card] == event.src for card in event.cards)
                where.update(dict.fromkeys(event.cards, event.dst))
            elif isinstance(event, TrickWon):
                assert [where[card].name for card in event.cards] == ["trick", "trick"]
        assert where == {card: zone for zone, cards in session.state.zones.items() for card in cards}


@MATCHES
@given(SEEDS, VARIANTS)
def test_a_view_knows_what_its_seat_may_do_and_nothing_more(seed: int, options: KlaberjassOptions) -> None:
    luck = Random(seed)
    for session, move in steps(seed, options):
        state = session.state
        for seat in state.everyone:
            view = session.view(seat)
            if move is not None and seat == state.turn:
                assert RULES.legal_moves(view.state) == RULES.legal_moves(state)
            assert set(view.state.at(hand(state.after(seat)))) <= {UNKNOWN}
            other_world = shuffled_where_unseen(state, seat, luck)
            assert observe(RULES, other_world, seat, ()).state == view.state


def shuffled_where_unseen(state: KlaberjassState, seat: Seat, luck: Random) -> KlaberjassState:
    """The same table with the cards that a seat does not see dealt anew."""
    hidden = {zone: cards for zone, cards in state.zones.items() if not RULES.sees(seat, zone)}
    cards = [card for pile in hidden.values() for card in pile]
    luck.shuffle(cards)
    zones = dict(state.zones)
    for zone, pile in hidden.items():
        zones[zone] = tuple(cards.pop() for _ in pile)
    return replace(state, zones=MappingProxyType(zones))


def test_nobody_sees_that_the_seven_was_kept() -> None:
    """N's view at its next decision is the same, whether D kept the seven of trumps or never had it (Decision 8)."""
    views = []
    for held_or_dead in ("7H", "8C"):
        held = f"{held_or_dead} JD 9D KC KH 7C"
        order = pack(n="8S 9S JC QC AS 8D", turned="AH", n_more="7D QS 10D", bottom="AC", d=held, d_more="8H QH JS")
        session = _SessionOf(order)
        session.submit("bid : take")
        assert (session.state.phase == EXCHANGE) is (held_or_dead == "7H")
        if session.state.phase == EXCHANGE:
            session.submit("pass")
        assert (session.state.phase, session.state.turn) == (Phase.PLAY, N)
        views.append(observe(RULES, session.state, N, session.log))
    assert views[0] == views[1]


class _SessionOf:
    """A match from a stacked pack, with its log."""

    def __init__(self, order: tuple[Card, ...]) -> None:
        step = RULES.deal(RULES.begin(2, D, KlaberjassOptions()), order)
        self.state, self.log = step.state, step.events

    def submit(self, line: str) -> None:
        step = play(self.state, line)
        self.state, self.log = step.state, (*self.log, *step.events)


@MATCHES
@given(SEEDS, VARIANTS)
def test_a_record_plays_again(seed: int, options: KlaberjassOptions) -> None:
    session = whole(seed, options)
    record = session.record()
    assert all(Move.parse(str(move)) == move for move in record.moves)
    again = replay(RULES, record)
    assert again.stopped is None
    assert again.session.state == session.state
    assert again.session.log == session.log


@MATCHES
@given(SEEDS, VARIANTS)
def test_a_match_ends_with_a_winner(seed: int, options: KlaberjassOptions) -> None:
    session = whole(seed, options)
    state = session.state
    totals = [total(state.sheet, side) for side in (N, D)]
    (won,) = [event.side for event in session.last.events if isinstance(event, MatchWon)]
    assert won == totals.index(max(totals))
    assert totals[0] != totals[1]
    assert max(totals) >= options.target
    assert RULES.legal_moves(state) == ()
    with pytest.raises(IllegalMove):
        RULES.apply(state, Move(Verb.PASS))


@LAWS
@given(SEEDS, VARIANTS)
def test_the_points_of_a_deal(seed: int, options: KlaberjassOptions) -> None:
    for session, _ in steps(seed, options):
        scored = [event for event in session.last.events if isinstance(event, Scored)]
        if scored:
            check_settlement(session.last, scored[0].lines, options)


def check_settlement(step: Step[KlaberjassState], lines: tuple[Line, ...], options: KlaberjassOptions) -> None:
    state = step.state
    assert lines == of_deal(state.sheet, state.deal_no)
    assert state.taker is not None
    gone = [card for each in state.gone for card in each]
    assert len(gone) == len(set(gone)) == 18
    assert sum(state.won) == points_of(gone, state.trump) + 10
    assert 28 <= sum(state.won) <= 156
    runs = [meld for meld in state.melds if meld.term == "klaberjass.sequence"]
    bellas = [meld for meld in state.melds if meld.term == "klaberjass.bella"]
    assert len({meld.seat for meld in runs}) <= 1
    assert options.all_sequences or len(runs) <= 1
    assert len(bellas) <= 1
    made = [state.won[side] + sum(meld.points for meld in state.melds if meld.seat == side) for side in (N, D)]
    assert [RULES.tally(state, side)[0][1] for side in (N, D)] == made
    assert [total(lines, side) for side in (N, D)] == plain.written(made, state.taker)
    for line in lines:
        if line.term == "klaberjass.tricks":
            assert line.side is not None
            assert points_of(line.cards[line.side], state.trump) == line.points


@MATCHES
@given(SEEDS, VARIANTS)
def test_after_an_exchange_the_turned_card_is_the_seven(seed: int, options: KlaberjassOptions) -> None:
    for session, move in steps(seed, options):
        if move is not None and move.verb is Verb.EXCHANGE:
            after = RULES.apply(session.state, move).state
            assert after.at(TURNED) == (seven_of(after.trump),)
            assert len(after.at(hand(N))) == len(after.at(hand(D))) == 9


@LAWS
@given(SEEDS)
def test_the_same_as_a_second_writing(seed: int) -> None:
    """Legal cards, winners, sequences and points, against lists that know nothing of the product."""
    options = KlaberjassOptions(target=300)
    spoken: dict[int, list[str]] = {}
    made = [0, 0]
    for session, move in steps(seed, options):
        state = session.state
        if state.phase == BID:
            spoken, made = {}, [0, 0]
        if move is None or state.phase != Phase.PLAY:
            if move is not None and move.verb is Verb.DECLARE:
                held = [str(card) for card in state.at(hand(state.turn))]
                assert list(move.cards) == plain.best_run(held, state.trump)
                spoken[state.turn] = [*map(str, move.cards)]
            continue
        first = state.after(state.dealer)
        led = state.played[0] if state.played else None
        held = [str(card) for card in state.at(hand(state.turn))]
        allowed = {str(other.cards[0]) for other in RULES.legal_moves(state)}
        assert allowed == set(plain.legal(held, led, state.trump))
        made[state.turn] += 20 if move.call else 0
        if led is None:
            continue
        reply = move.cards[0]
        winner = state.turn if plain.reply_wins(led, reply, state.trump) else state.leader
        made[winner] += plain.worth(led, state.trump) + plain.worth(reply, state.trump)
        if len(held) > 1:
            continue
        made[winner] += 10
        brought = plain.run_points(spoken.get(first, []), spoken.get(state.dealer, []), state.trump)
        for seat, points in zip((first, state.dealer), brought, strict=True):
            made[seat] += points
        lines = of_deal(RULES.apply(state, move).state.sheet, state.deal_no)
        assert state.taker is not None
        assert [total(lines, side) for side in (N, D)] == plain.written(made, state.taker)


@MATCHES
@given(SEEDS, VARIANTS)
def test_everything_that_is_said_has_words_and_every_zone_a_place(seed: int, options: KlaberjassOptions) -> None:
    for session, _ in steps(seed, options):
        for event in session.last.events:
            if isinstance(event, Announced):
                assert event.term in GAME.words
                assert event.seat is None or {f"{event.term}.told", f"{event.term}.told.you"} <= GAME.words.keys()
            elif isinstance(event, Scored):
                assert {term for line in event.lines for term in (line.term, f"{line.term}.why")} <= GAME.words.keys()
            elif isinstance(event, Moved):
                assert LAYOUT.place(event.src, 2, N) and LAYOUT.place(event.dst, 2, D)
