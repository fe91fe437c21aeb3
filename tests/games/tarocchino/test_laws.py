"""What holds in every match of Tarocchino (tarocchino.md 12.1), over random matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.engine.cards import BOLOGNA_62, UNKNOWN, Card
from cardavia.engine.events import Announced, DealBegan, Event, MatchWon, Moved, Scored, TrickWon
from cardavia.engine.moves import Move, Verb
from cardavia.engine.rules import IllegalMove
from cardavia.engine.score import total
from cardavia.engine.session import Session, replay
from cardavia.engine.state import Phase
from cardavia.engine.view import observe
from cardavia.engine.zones import STOCK, Seat, Zone, hand
from cardavia.games import tarocchino
from cardavia.games.tarocchino import GAME, scoring
from cardavia.games.tarocchino.combinations import SEQUENCES, SETS
from cardavia.games.tarocchino.layout import LAYOUT
from cardavia.games.tarocchino.state import DECLARE, DISCARD, TarocchinoState, counted, discards, fool, shown, side_of
from cardavia.games.tarocchino.values import FIVES, FOOL, half_points
from tests.games.chances import laws
from tests.games.tarocchino import plain
from tests.games.tarocchino.table import RULES, dealt, texts

SEEDS = st.integers(0, 10**6)
MATCHES = settings(max_examples=30, deadline=None)
LAWS = laws("tarocchino", 30)
"""The laws of the specification are tried on more matches than what follows from them."""

LOPSIDED = (
    "ANG MON SOL LUN T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6",
    "ANG MON SOL LUN T16 T15 T14 T13 T12 T11 T10 T9 T8 KS 6B",
)
"""Hands that win every trick, or nearly every one, when they lead."""

Moment = tuple[Session[TarocchinoState], Move | None]
"""A session before a step, and the move that will be played; None for the deal and at the end."""


def steps(seed: int) -> Iterator[Moment]:
    """The moments of a random match."""
    session = Session("tarocchino", RULES, 4, seed, GAME.options())
    luck = Random(seed)
    yield session, None
    session.deal()
    while session.state.phase != Phase.OVER:
        assert session.ply < 70, "the match does not end"
        moves = RULES.legal_moves(session.state)
        assert moves, "somebody is on turn and can do nothing"
        move = luck.choice(moves)
        yield session, move
        session.submit(move)
    yield session, None


def whole(seed: int) -> Session[TarocchinoState]:
    """The session at the end of a random match."""
    return list(steps(seed))[-1][0]


@LAWS
@given(SEEDS)
def test_every_card_is_in_one_place(seed: int) -> None:
    for session, _ in steps(seed):
        state = session.state
        if not state.deal_no:
            continue
        lying = [card for cards in state.zones.values() for card in cards]
        assert sorted(lying) == sorted(BOLOGNA_62.cards)
        if state.phase in (DECLARE, Phase.PLAY):
            assert len(state.at(discards(state.dealer))) == 2
            assert not FIVES & set(state.at(discards(state.dealer)))
            left = {len(state.held(seat)) + len(state.at(Zone("trick", seat))) for seat in state.everyone}
            assert left == {15 - sum(state.tricks)}


@MATCHES
@given(SEEDS)
def test_the_order_of_a_deal(seed: int) -> None:
    session = whole(seed)
    verbs = [move.verb for move in session.moves]
    assert verbs[:2] == [Verb.DISCARD] * 2
    assert set(verbs[2:-60]) <= {Verb.DECLARE, Verb.PASS}
    assert verbs[-60:] == [Verb.PLAY] * 60
    assert sum(isinstance(event, TrickWon) for event in session.log) == 15
    heard = [event.seat for event in session.log if isinstance(event, Announced) and _is_said_first(event)]
    first = (session.state.dealer + 1) % 4
    assert list(dict.fromkeys(heard)) == [(first + ahead) % 4 for ahead in range(4)]


def _is_said_first(event: Announced) -> bool:
    return event.term == "tarocchino.pass" or event.term.startswith(scoring.OPENING)


@MATCHES
@given(SEEDS)
def test_the_events_alone_tell_where_the_cards_are(seed: int) -> None:
    where: dict[Card, Zone] = {}
    for session, _ in steps(seed):
        for event in session.last.events:
            if isinstance(event, DealBegan):
                where = dict.fromkeys(BOLOGNA_62.cards, STOCK)
            elif isinstance(event, Moved):
                assert all(where[card] == event.src for card in event.cards)
                where.update(dict.fromkeys(event.cards, event.dst))
            elif isinstance(event, TrickWon):
                assert [where[card].name for card in event.cards] == ["trick"] * 4
        assert where == {card: zone for zone, cards in session.state.zones.items() for card in cards}


@MATCHES
@given(SEEDS)
def test_a_view_knows_what_its_seat_may_do_and_nothing_more(seed: int) -> None:
    luck = Random(seed)
    for session, move in steps(seed):
        state = session.state
        for seat in state.everyone:
            view = session.view(seat)
            if move is not None and seat == state.turn:
                assert RULES.legal_moves(view.state) == RULES.legal_moves(state)
            for other in state.everyone:
                assert other == seat or set(view.state.at(hand(other))) <= {UNKNOWN}
                assert other == seat or set(view.state.at(discards(other))) <= {UNKNOWN}
            other_world = shuffled_where_unseen(state, seat, luck)
            assert observe(RULES, other_world, seat, ()).state == view.state


def shuffled_where_unseen(state: TarocchinoState, seat: Seat, luck: Random) -> TarocchinoState:
    """The same table with the cards that a seat does not see dealt anew."""
    hidden = {zone: cards for zone, cards in state.zones.items() if not RULES.sees(seat, zone)}
    cards = [card for cards in hidden.values() for card in cards]
    luck.shuffle(cards)
    zones = dict(state.zones)
    for zone, lying in hidden.items():
        zones[zone] = tuple(cards.pop() for _ in lying)
    return replace(state, zones=MappingProxyType(zones))


@MATCHES
@given(SEEDS)
def test_what_all_may_know_is_in_every_log(seed: int) -> None:
    """Every card that is played, declared, put away (at the end) or given for the Matto was seen by all (12.2)."""
    session = whole(seed)
    for seat in session.state.everyone:
        seen = session.view(seat).seen
        open_ = {card for event in seen if isinstance(event, Moved) for card in event.cards if card != UNKNOWN}
        assert open_ == set(BOLOGNA_62.cards)
        plays = [event.cards for event in seen if isinstance(event, Moved) and event.dst.name == "trick"]
        assert len(plays) == 60
        assert (UNKNOWN,) not in plays


@MATCHES
@given(SEEDS)
def test_declared_cards_stay_open_until_they_are_played(seed: int) -> None:
    for session, move in steps(seed):
        state = session.state
        if move is None or state.phase != Phase.PLAY or move.cards[0] not in state.at(shown(state.turn)):
            continue
        after = RULES.apply(state, move).state
        if after.phase == Phase.PLAY:
            rest = [card for card in state.at(shown(state.turn)) if card != move.cards[0]]
            assert list(after.at(shown(state.turn))) == rest


@MATCHES
@given(SEEDS)
def test_a_record_plays_again(seed: int) -> None:
    session = whole(seed)
    record = session.record()
    assert record.result is not None
    assert len(record.result) == 2
    assert all(Move.parse(str(move)) == move for move in record.moves)
    again = replay(RULES, record)
    assert again.stopped is None
    assert again.session.state == session.state
    assert again.session.log == session.log


@MATCHES
@given(SEEDS)
def test_a_deal_and_the_match_is_over(seed: int) -> None:
    session = whole(seed)
    state = session.state
    totals = [total(state.sheet, side) for side in (0, 1)]
    (won,) = [event.side for event in session.last.events if isinstance(event, MatchWon)]
    assert won == (None if totals[0] == totals[1] else totals.index(max(totals)))
    assert state.deal_no == 1
    assert RULES.legal_moves(state) == ()
    with pytest.raises(IllegalMove):
        RULES.apply(state, Move(Verb.PASS))


@LAWS
@given(SEEDS)
def test_the_card_points_are_always_87(seed: int) -> None:
    session = whole(seed)
    state = session.state
    piles = [state.at(counted(side)) for side in (0, 1)]
    dealing = side_of(state.dealer)
    for side, pile in enumerate(piles):
        to = dealing if state.tricks[dealing] else 1 - dealing
        assert len(pile) == 4 * state.tricks[side] + (2 if side == to else 0)
        assert half_points(pile) % 2 == 0
    assert sum(line.points for line in state.sheet if line.term == scoring.CARD_POINTS) == 87
    assert sum(line.points for line in state.sheet if line.term == scoring.LAST) == 6
    (owner,) = {side_of(seat) for seat in state.everyone if _put_down_the_fool(session.log, seat)}
    assert FOOL in piles[owner if state.tricks[owner] else 1 - owner]


def _put_down_the_fool(log: Sequence[Event], seat: Seat) -> bool:
    return any(isinstance(event, Moved) and event.dst == fool(seat) for event in log)


class Second:
    """A deal as a second writing of the rules sees it, from the moves alone."""

    def __init__(self) -> None:
        self.tricks: list[list[str]] = []
        self.leaders: list[int] = []
        self.declared = [0, 0]
        self.fool_by = -1
        self.put_away: list[str] = []

    def follow(self, state: TarocchinoState, move: Move) -> None:
        """Compare what may be done with lists that know nothing of the product, and note what is done."""
        held = texts(state.held(state.turn))
        if state.phase == DISCARD:
            self.put_away.append(str(move.cards[0]))
        elif state.phase == DECLARE:
            assert plain.combinations(held)
            self.declared[state.turn % 2] += plain.combinations(held) if move.verb is Verb.DECLARE else 0
        else:
            if not state.played:
                self.tricks.append([])
                self.leaders.append(state.turn)
            allowed = {str(other.cards[0]) for other in RULES.legal_moves(state)}
            assert allowed == plain.legal(held, self.tricks[-1])
            self.tricks[-1].append(str(move.cards[0]))
            self.fool_by = state.turn if move.cards[0] == FOOL else self.fool_by

    def agree(self, end: TarocchinoState) -> None:
        """Compare winners, piles and totals."""
        won = [(leader + plain.winner(cards)) % 4 for leader, cards in zip(self.leaders, self.tricks, strict=True)]
        assert won[:-1] == self.leaders[1:]
        points, piles = plain.result(self.tricks, won, self.fool_by, end.dealer, self.put_away)
        assert [total(end.sheet, side) for side in (0, 1)] == [points[side] + self.declared[side] for side in (0, 1)]
        assert [set(texts(end.at(counted(side)))) for side in (0, 1)] == piles


@LAWS
@given(SEEDS)
def test_the_same_as_a_second_writing(seed: int) -> None:
    """Legal cards, winners, declarations, settlement and result of a random deal."""
    second = Second()
    for session, move in steps(seed):
        if move is not None:
            second.follow(session.state, move)
        elif session.state.phase == Phase.OVER:
            second.agree(session.state)


@pytest.mark.parametrize(("held", "seed"), [(held, seed) for held in LOPSIDED for seed in range(8)])
def test_the_same_where_a_side_wins_nearly_everything(held: str, seed: int) -> None:
    """Lost discards, a lost Fool, and what is given for it out of a few tricks."""
    luck = Random(seed)
    dealer = Seat(luck.choice((0, 2)))
    rest = [card for card in BOLOGNA_62.cards if card not in held.split()]
    luck.shuffle(rest)
    hands = ["", held, "", ""] if dealer == 0 else ["", "", "", held]
    for seat in range(4):
        if not hands[seat]:
            size = 17 if seat == dealer else 15
            hands[seat], rest = " ".join(rest[:size]), rest[size:]
    state, second = dealt(hands, dealer), Second()
    while state.phase != Phase.OVER:
        move = luck.choice(RULES.legal_moves(state))
        second.follow(state, move)
        state = RULES.apply(state, move).state
    second.agree(state)
    assert state.tricks[0] == 0 or held == LOPSIDED[1]
    assert state.tricks[0] < 15


@MATCHES
@given(SEEDS)
def test_everything_that_is_said_has_words_and_every_zone_a_place(seed: int) -> None:
    for session, _ in steps(seed):
        for event in session.last.events:
            if isinstance(event, Announced):
                assert {event.term, f"{event.term}.told", f"{event.term}.told.you"} <= GAME.words.keys()
            elif isinstance(event, Scored):
                assert {term for line in event.lines for term in (line.term, f"{line.term}.why")} <= GAME.words.keys()
            elif isinstance(event, Moved):
                for bottom in session.state.everyone:  # a zone without a place raises KeyError
                    places = [LAYOUT.place(zone, 4, bottom) for zone in (event.src, event.dst)]
                    assert all(0 <= place.x <= 1 and 0 <= place.y <= 1 for place in places)


def test_every_message_is_said_somewhere() -> None:
    """No term stands in the table that the game has no use for; the terms of the house and of the kits aside."""
    text = "".join(path.read_text(encoding="utf-8") for path in _sources())
    keys = {*SETS, *SEQUENCES, scoring.SETS_DOUBLED, scoring.SEQUENCES_DOUBLED}
    made = {kind + key for kind in (scoring.OPENING, scoring.CAPTURED) for key in keys} | {*scoring.FOOL_TERMS.values()}
    house = {f"tarocchino.{word}" for word in ("name", "tagline", "summary", "margin")}
    for term in GAME.words:
        root = term.removesuffix(".you").removesuffix(".told").removesuffix(".why")
        spoken = f'"{root}"' in text or f'"{root.removeprefix("tarocchino.hint.")}"' in text
        assert root in made | house or root.startswith("reason.") or spoken, term


def _sources() -> Iterator[Path]:
    folder = Path(tarocchino.__file__).parent
    return (path for path in folder.glob("*.py") if path.name != "words.py")


def test_the_fool_waits_before_its_owner() -> None:
    session = whole(7)
    moved = [event for event in session.log if isinstance(event, Moved) and FOOL in event.cards]
    places = [event.dst.name for event in moved if event.dst.name not in ("hand", "shown")]
    assert places[:2] == ["trick", "fool"]
    assert not session.state.at(fool(Seat(0)))
