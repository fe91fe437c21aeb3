"""What every game promises, tried on random matches of each game, number of seats and mixture of options.

``CARDAVIA_DEALS`` says how many deals are played for each (tests/games/chances.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.events import Announced, DealBegan, Event, MatchWon, Moved, Scored, TrickWon
from cardavia.engine.moves import Move, Verb
from cardavia.engine.rules import IllegalMove, Rules
from cardavia.engine.session import Session, replay
from cardavia.engine.shuffle import shuffled
from cardavia.engine.state import Phase, State
from cardavia.engine.terms import Message
from cardavia.engine.view import redact
from cardavia.engine.zones import STOCK, Seat, Sight, Zone
from cardavia.game import Game
from cardavia.games import EVERY, load
from tests.games.chances import TABLES, Choose, by_chance, deals, some_options
from tests.games.telling import FOLDER

LONGEST = 2_000  # plies: no match of chance comes near


class Witness:
    """Follows a match by its events alone."""

    def __init__(self, rules: Rules[Any], seed: int) -> None:
        self.rules, self.seed, self.shuffles = rules, seed, 0
        self.lying: dict[Zone, list[Card]] = {}
        self.scored: list[Any] = []

    def hears(self, events: Sequence[Event]) -> None:
        for event in events:
            match event:
                case DealBegan():
                    self.shuffles += 1
                    self.lying = {STOCK: list(shuffled(self.rules.deck.cards, self.seed, self.shuffles))}
                case Moved(cards, src, dst):
                    for card in cards:
                        self.lying[src].remove(card)
                    self.lying.setdefault(dst, []).extend(cards)
                case Scored(lines):
                    self.scored += lines

    @property
    def zones(self) -> dict[Zone, tuple[Card, ...]]:
        return {zone: tuple(cards) for zone, cards in self.lying.items() if cards}


def check_state(game: Game[Any], session: Session[Any], witness: Witness) -> None:
    """Laws of a position: the whole pack, known places, views that tell what they may."""
    rules, state = game.rules, session.state
    if state.deal_no:
        assert Counter(card for cards in state.zones.values() for card in cards) == Counter(rules.deck.cards)
    assert witness.zones == state.zones
    assert tuple(witness.scored) == state.sheet
    assert all(cards for cards in state.zones.values())
    for zone in state.zones:
        assert zone.name in rules.sight
        for bottom in state.everyone:
            game.layout.place(zone, state.seats, bottom)
    for seat in state.everyone:
        check_view(rules, session, seat)
        assert all(term and isinstance(number, int) for term, number in rules.tally(state, seat))


def check_view(rules: Rules[Any], session: Session[Any], seat: Seat) -> None:
    state, view = session.state, session.view(seat)
    for zone, cards in state.zones.items():
        sight = rules.sight[zone.name]
        seen = sight is Sight.ALL or (sight is Sight.OWNER and zone.seat == seat)
        assert view.state.zones[zone] == (cards if seen else (UNKNOWN,) * len(cards))
    assert set(view.state.zones) == set(state.zones)
    # beside the cards there is no secret
    assert replace(view.state, zones=state.zones) == state
    assert len(view.seen) == len(session.log)
    for event, saw in zip(session.log, view.seen, strict=True):
        if isinstance(event, Moved) and Sight.ALL not in (rules.sight[event.src.name], rules.sight[event.dst.name]):
            assert saw in (event, event._replace(cards=(UNKNOWN,) * len(event.cards)))
        else:
            assert saw == event  # what all saw is in every view's log
    if session.waits_for_seat and state.turn == seat:
        assert rules.legal_moves(view.state) == rules.legal_moves(state)


def check_choices(rules: Rules[Any], state: State) -> tuple[Move, ...]:
    """Laws of a turn: there is a move, each can be played and written down, and no two are one."""
    moves = rules.legal_moves(state)
    assert moves
    assert len(set(moves)) == len({str(move) for move in moves}) == len(moves)
    for move in moves:
        assert Move.parse(str(move)) == move
        assert rules.why_not(state, move) is None
        step = rules.apply(state, move)
        assert step == rules.follow_through(state, move)
        assert step.state != state
    return moves


def check_move(rules: Rules[Any], before: State, move: Move, events: tuple[Event, ...]) -> None:
    """Laws of a step: every seat saw the played cards; the dead and the spoken are facts that all may know."""
    for seat in before.everyone:
        saw = [redact(rules, seat, event) for event in events]
        if move.verb is Verb.PLAY:
            shown = {card for event in saw if isinstance(event, Moved) for card in event.cards}
            assert set(move.cards) <= shown
            assert set(move.taking) <= shown
    told = [event for event in events if isinstance(event, Announced | TrickWon)]
    public = {
        card for event in events if isinstance(event, Moved) and public_move(rules, event) for card in event.cards
    }
    for zone, cards in before.zones.items():
        public |= set(cards) if rules.sight[zone.name] is Sight.ALL else set()
    for event in told:
        assert set(event.cards) <= public


def public_move(rules: Rules[Any], event: Moved) -> bool:
    return Sight.ALL in (rules.sight[event.src.name], rules.sight[event.dst.name])


def check_end(game: Game[Any], session: Session[Any]) -> None:
    """Laws of the end: nobody can move or deal, the last word is who won, and the record gives the match again."""
    rules, state = game.rules, session.state
    assert state.phase == Phase.OVER
    assert rules.legal_moves(state) == ()
    assert not session.waits_for_seat
    with pytest.raises(IllegalMove):
        session.deal()
    for move in {session.moves[-1], Move(Verb.PASS)}:
        with pytest.raises(IllegalMove):
            session.submit(move)
    *_, last = session.log
    assert isinstance(last, MatchWon)
    sides = sorted({rules.side(seat) for seat in state.everyone})
    assert last.side is None or last.side in sides
    assert sum(isinstance(event, MatchWon) for event in session.log) == 1
    assert session.record().result == rules.standing(state)
    assert len(rules.standing(state)) == len(sides)
    check_replay(rules, session)


def check_replay(rules: Rules[Any], session: Session[Any]) -> None:
    record = session.record()
    again = replay(rules, record)
    assert again.stopped is None
    assert (again.session.state, again.session.log) == (session.state, session.log)
    assert again.session.record() == record
    read = replace(
        record,
        moves=tuple(Move.parse(str(move)) for move in record.moves),
        options=type(record.options).read(record.options.stored()),
    )
    assert read == record


def play(game: Game[Any], seats: int, seed: int, choose: Choose, plies: int = LONGEST) -> Session[Any]:
    """A match by all the laws, until it ends or so many plies are made."""
    rules = game.rules
    session: Session[Any] = Session(game.id, rules, seats, seed, some_options(game, choose))
    witness = Witness(rules, seed)
    check_state(game, session, witness)
    while session.state.phase != Phase.OVER and session.ply < plies:
        before = session.state
        if session.waits_for_seat:
            moves = check_choices(rules, before)
            move = moves[choose(len(moves))]
            events = session.submit(move).events
            check_move(rules, before, move, events)
        else:
            assert rules.legal_moves(before) == ()
            events = session.deal().events
            assert isinstance(events[0], DealBegan)
            assert session.state.shuffles == before.shuffles + 1
            # a deal that is void at once does not count
            assert session.state.deal_no == before.deal_no + (session.state.phase != Phase.DEAL)
        assert session.state.sheet[: len(before.sheet)] == before.sheet
        witness.hears(events)
        check_state(game, session, witness)
    return session


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_matches_keep_every_law(name: str, seats: int) -> None:
    game = load(name)
    dealt = seed = 0
    while dealt < deals(name):
        session = play(game, seats, seed, by_chance(Random(f"contract {name} {seats} {seed}")))
        check_end(game, session)
        dealt += session.state.shuffles
        seed += 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
@settings(max_examples=30)
@given(data=st.data())
def test_chosen_matches_keep_every_law(name: str, seats: int, data: st.DataObject) -> None:
    """The same with choices that Hypothesis can make smaller."""

    def choose(count: int) -> int:
        return data.draw(st.integers(0, count - 1))

    seed = data.draw(st.integers(0, 2**31), label="seed")
    session = play(load(name), seats, seed, choose, plies=data.draw(st.integers(1, 80), label="plies"))
    check_replay(load(name).rules, session)


# ------------------------------------------------------------------------------------------------------------ the house


def test_every_folder_is_on_the_menu_or_rehearses() -> None:
    import cardavia.games

    folders = {path.name for path in Path(cardavia.games.__file__).parent.iterdir() if (path / "rules.py").exists()}
    assert folders == set(EVERY)
    assert len(set(EVERY)) == len(EVERY)
    with pytest.raises(KeyError):
        load("sleeve")


@pytest.mark.parametrize("name", EVERY)
def test_the_door(name: str) -> None:
    game = load(name)
    assert game.id == name
    assert game.seats
    assert game.rules.options is game.options
    assert game.rules.version >= 1
    assert set(game.named_cards) | set(game.showcase) <= set(game.rules.deck.cards)
    assert (FOLDER / f"{name}.txt").exists()
    # refusals of the kits are said by every game that uses them
    assert all(term.startswith((f"{name}.", "reason.")) for term in game.words)
    for values in game.options.choices().values():
        assert len(values) > 1
        assert len(set(map(str, values))) == len(values)


def test_what_several_games_say_is_one_message() -> None:
    said: dict[str, Message] = {}
    for name in EVERY:
        for term, message in load(name).words.items():
            assert said.setdefault(term, message) == message


@pytest.mark.parametrize("name", EVERY)
def test_a_stranger_at_the_table_is_refused(name: str) -> None:
    """Nonsense in a move is a reason, never an exception and never a move."""
    game = load(name)
    rules = game.rules
    session: Session[Any] = Session(name, rules, game.seats[0], 5, game.options())
    session.deal()
    luck = Random("nonsense")
    cards = (*rules.deck.cards, UNKNOWN, Card(""), Card("T35"))
    for _ in range(60):
        if not session.waits_for_seat:
            break
        legal = rules.legal_moves(session.state)
        for _ in range(20):
            some = tuple(cards[int(luck.random() * len(cards))] for _ in range(int(luck.random() * 4)))
            more = tuple(cards[int(luck.random() * len(cards))] for _ in range(int(luck.random() * 4)))
            base = legal[int(luck.random() * len(legal))]
            verb = tuple(Verb)[int(luck.random() * len(Verb))]
            for move in (
                Move(verb, some, more),
                base._replace(cards=some),
                base._replace(taking=more),
                base._replace(verb=verb),
                base._replace(taking=base.taking * 2),
                base._replace(cards=base.cards * 2),
            ):
                reason = rules.why_not(session.state, move)
                same = [each for each in legal if each._replace(taking=()) == move._replace(taking=())]
                if reason is None:
                    assert any(Counter(each.taking) == Counter(move.taking) for each in same)
                else:
                    assert move not in legal
                    assert reason.startswith(("reason.", f"{name}."))
        session.submit(legal[int(luck.random() * len(legal))])
