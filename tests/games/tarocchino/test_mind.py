"""The mind: what it concludes, what it puts away, declares and plays, and that it plays whole matches by the rules."""

from __future__ import annotations

from random import Random

import pytest

from cardavia.ai.budget import Budget, Stopped
from cardavia.ai.levels import Level
from cardavia.engine.cards import BOLOGNA_62, UNKNOWN, Card
from cardavia.engine.events import Event
from cardavia.engine.score import total
from cardavia.engine.session import Session
from cardavia.engine.view import View, observe
from cardavia.engine.zones import Seat, hand
from cardavia.game import Advice
from cardavia.games.tarocchino import GAME
from cardavia.games.tarocchino.knowledge import Knowledge
from cardavia.games.tarocchino.prospects import swings
from cardavia.games.tarocchino.state import TarocchinoState, discards
from cardavia.games.tarocchino.values import FOOL
from tests.games.tarocchino.table import RULES, S0, S1, S2, S3, at, cards, dealt, play, plays


def seen(start: TarocchinoState, *lines: str, seat: Seat = S0) -> View[TarocchinoState]:
    """What a seat sees after these moves."""
    state = start
    log: tuple[Event, ...] = ()
    for line in lines:
        step = play(state, line)
        state, log = step.state, (*log, *step.events)
    return observe(RULES, state, seat, log)


def advice(view: View[TarocchinoState], level: Level = Level.NORMAL) -> Advice:
    return GAME.mind(RULES, view, Budget(level, seconds=60), Random(1))


def following(held: str, trick: str, **fields: object) -> View[TarocchinoState]:
    """The view of seat 0, on turn with these cards after these; the unseen cards are spread over the other hands."""
    played = trick.split()
    seats = [Seat(4 - len(played) + number) for number in range(len(played))]
    rest = [card for card in BOLOGNA_62.cards if card not in (*held.split(), *played)]
    Random(3).shuffle(rest)
    size = len(held.split())
    parts = [f"trick{seat} {card}" for seat, card in zip(seats, played, strict=True)]
    for seat in (S1, S2, S3):
        count = size - 1 if seat in seats else size
        parts.append(f"hand{seat} {' '.join(rest[:count])}")
        rest = rest[count:]
    leader = seats[0] if seats else S0
    return observe(RULES, at(f"turn 0 | hand0 {held} | {' | '.join(parts)}", leader=leader, **fields), S0, ())


# ----------------------------------------------------------------------------------------------------------- knowledge


@pytest.mark.parametrize(
    ("line", "lacks"),
    [
        ("KS 7S 8S 9S", ""),
        ("KS T5 8S 9S", "S"),
        ("KS 7D 8S 9S", "ST"),
        ("KS MAT 8S 9S", ""),
        ("MAT T5 8S 9S", ""),
        ("T9 7D 8S 9S", "T"),
    ],
)
def test_a_card_shows_what_its_player_lacks(line: str, lacks: str) -> None:
    words = line.split()
    start = at(" | ".join(["turn 0", *(f"hand{seat} {card} {more}" for seat, (card, more) in _two_each(words))]))
    known = Knowledge.of(seen(start, *plays(line)))
    out = {card for card in known.unseen if BOLOGNA_62.suit(card) in lacks}
    assert known.maybe[S1] == known.unseen - out
    assert not {*cards(line)} & known.unseen
    assert known.taken[0] | known.taken[1] == {*cards(line)}
    assert (FOOL in known.taken[1]) is (cards(line)[1] == FOOL)
    forgetful = Knowledge.of(seen(start, *plays(line)), remembers=False)
    assert {*cards(line)} <= forgetful.unseen | {FOOL}
    assert forgetful.maybe[S1] == forgetful.unseen


def _two_each(words: list[str]) -> list[tuple[int, tuple[str, str]]]:
    more = ["6B", "7B", "8B", "9B"]
    return list(enumerate(zip(words, more, strict=True)))


def test_a_fourth_king_would_have_been_declared() -> None:
    held = "KS KB KC 6B 7B 8B 9B 6C 7C 8C 6D 7D 8D 9D T5"
    start = dealt(["", held, "", "6S 7S"])
    view = seen(start, "discard 6S", "discard 7S", *(["pass"] if _asked_first(start) else []), "declare : all")
    known = Knowledge.of(view)
    assert known.open[S1] == set(cards("KS KB KC"))
    assert known.chance_of_any(S1, cards("KS")) == 1
    assert known.chance_of_any(S1, cards("KD")) == 0
    assert known.chance_of_any(S2, cards("KD")) > 0 or Card("KD") in known.held
    assert Card("6D") in known.maybe[S1]


def _asked_first(start: TarocchinoState) -> bool:
    return play(start, "discard 6S", "discard 7S").state.turn == S0


def test_chances() -> None:
    known = Knowledge(
        (), frozenset(cards("AS KS 10S T9")), {S1: 2}, {S1: frozenset()}, {S1: frozenset(cards("AS KS 10S T9"))}
    )
    assert known.chance_of_any(S1, cards("AS")) == pytest.approx(1 / 2)
    assert known.chance_of_any(S1, cards("AS KS")) == pytest.approx(5 / 6)
    assert known.chance_of_any(S1, ()) == 0
    assert known.chance_of_void(S1, "S") == 0
    assert known.chance_of_void(S1, "C") == 1
    assert known.chance_to_beat(S1, "S", Card("QS")) == pytest.approx(1 / 2)
    assert known.chance_to_beat(S1, "C", Card("KC")) == pytest.approx(1 / 2)
    assert known.chance_to_beat(S1, "T", Card("T10")) == 0


def test_what_a_side_has_won_changes_what_a_card_is_worth() -> None:
    """A third king of ours is worth more than a fourth of theirs; a pip is always worth its one point."""

    def swing(ours: str, theirs: str, card: str) -> float:
        taken = (frozenset(cards(ours)), frozenset(cards(theirs)))
        known = Knowledge((), frozenset(), {}, {}, {}, taken)
        return swings(known, 0, cards(card), 40, Budget(seconds=60), Random(1))[Card(card)]

    assert swing("KS KB 6S", "7S", "KC") > swing("6S", "KS KB KD 7S", "KC") > 20
    assert swing("6S", "KS FB FC FD", "FS") > swing("6S", "7S", "6D") == 1


def test_the_time_for_weighing_cards_may_be_short() -> None:
    view = following("KC QC MAT 6S", "6C 7C T9")
    none = GAME.mind(RULES, view, Budget(Level.HARD, seconds=0), Random(1))
    assert none.move in RULES.legal_moves(view.state)


# ----------------------------------------------------------------------------------------------- discards, declarations


def test_a_lonely_queen_is_put_away() -> None:
    state = dealt(["", "", "", "QS KB QB CB 6C 7C 8C 9C 10C 6D 7D 8D 9D T5 T6 T7 T8"])
    view = observe(RULES, state, S3, ())
    first = advice(view)
    assert str(first.move) == "discard QS"
    assert first.reason == "tarocchino.hint.safe-figure"


def test_a_declaration_is_not_broken_up() -> None:
    state = dealt(["", "", "", "KS QS CS KB QB CB 6C 9C 6D T5 T6 T7 T8 T9 MO1 MO2 MO3"])
    for _ in range(2):
        move = advice(observe(RULES, state, S3, ())).move
        assert move.cards[0] in cards("6C 9C 6D")
        state = RULES.apply(state, move).state
    assert set(state.at(discards(S3))) == set(cards("6C 9C"))


def test_points_are_declared_but_a_weak_begato_is_hidden() -> None:
    rich = seen(dealt(["KS QS CS KB QB CB KC QC CC", "", "", "6S 7S"]), "discard 6S", "discard 7S")
    assert str(advice(rich).move) == "declare : all"
    bare = dealt(["KS QS BEG 6S 7S 6B 7B 8B 6C 7C 8C 6D 7D 8D T5", "", "", "9S 10S"])
    view = seen(bare, "discard 9S", "discard 10S")
    assert str(advice(view).move) == "pass"
    assert advice(view).reason == "tarocchino.hint.hide"
    assert str(advice(view, Level.EASY).move) == "declare : all"


# ---------------------------------------------------------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("held", "trick", "card"),
    [
        ("BEG T9 6S 7S", "KC 6C 7C", "BEG"),  # last to play: the Begato wins a king and is home itself
        ("ANG BEG T9 6S", "MON 6C KC", "ANG"),  # the Angel takes king and World
        ("QS 6S 9C", "7S KS 8S", "QS"),  # the partner's king wins: add the queen
        ("QS 6S 9C", "KS 7S 8S", "6S"),  # the opponents' king wins: give the pip
        ("KC QC MAT", "6C 7C T9", "MAT"),  # nothing else but king or queen to lose
        ("ANG 6C T9", "6S 7S 8S", "T9"),  # a trick of pips is not worth the Angel
        ("MO1 T16 6C", "6D 7D MO2", "MO1"),  # the last Moor wins, and captures one
    ],
)
def test_what_is_played_last(held: str, trick: str, card: str) -> None:
    view = following(held, trick, tricks=(3, 3))
    assert advice(view).move.cards == (card,)
    assert advice(view).reason in GAME.words


def test_a_trick_that_is_safe_gets_what_is_worth_most() -> None:
    view = following("CS FS 6S", "7S KS 8S")
    found = advice(view)
    assert found.reason == "tarocchino.hint.to-partner"
    assert found.move.cards[0] in cards("CS FS")


def test_a_queen_is_not_led_under_the_king() -> None:
    assert advice(following("QS 6S 7C 8D T9", "")).move.cards[0] != "QS"


# -------------------------------------------------------------------------------------------------------- whole matches


def played(seed: int, levels: tuple[Level | None, Level | None]) -> list[int]:
    """The totals of a match between two sides; None plays by lot."""
    session = Session("tarocchino", RULES, 4, seed, GAME.options())
    luck = Random(seed)
    session.deal()
    while session.waits_for_seat:
        level = levels[session.state.turn % 2]
        if level is None:
            session.submit(luck.choice(RULES.legal_moves(session.state)))
            continue
        view = session.view(session.state.turn)
        assert all(UNKNOWN in view.state.at(hand(seat)) or not view.state.at(hand(seat)) for seat in _others(view))
        found = GAME.mind(RULES, view, Budget(level, seconds=60), Random(session.ply))
        assert found.move in RULES.legal_moves(session.state)
        assert found.reason in GAME.words
        assert set(found.cards) <= set(view.state.held(view.seat))
        assert session.ply % 11 or GAME.mind(RULES, view, Budget(level, seconds=60), Random(session.ply)) == found
        session.submit(found.move)
    return [total(session.state.sheet, side) for side in (0, 1)]


def _others(view: View[TarocchinoState]) -> list[Seat]:
    return [seat for seat in view.state.everyone if seat != view.seat]


@pytest.mark.parametrize("level", list(Level))
def test_a_whole_match(level: Level) -> None:
    assert sum(played(11, (level, level))) > 0


def test_it_is_better_than_chance() -> None:
    """Every deal is played twice, with the sides changed: about 200 points a deal is what the mind is ahead."""
    gains = []
    for seed in range(12):
        first, second = played(seed, (Level.NORMAL, None)), played(seed, (None, Level.NORMAL))
        gains += [first[0] - first[1], second[1] - second[0]]
    assert sum(gains) / len(gains) > 60


def test_the_bell_stops_it() -> None:
    budget = Budget()
    budget.bell.set()
    with pytest.raises(Stopped):
        GAME.mind(RULES, following("QS 6S", "7S"), budget, Random(1))
