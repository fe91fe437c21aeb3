"""The whole deal of tarocchino.md 16, card by card."""

from __future__ import annotations

from cardavia.engine.events import MatchWon, TrickWon
from cardavia.engine.score import total
from cardavia.engine.state import Phase, Step
from cardavia.games.tarocchino import scoring
from cardavia.games.tarocchino.settlement import EXCHANGED
from cardavia.games.tarocchino.state import DECLARE, DISCARD, TarocchinoState, counted, shown
from cardavia.games.tarocchino.values import FIVES, card_points, value
from tests.games.tarocchino.table import (
    RULES,
    S0,
    S1,
    S2,
    S3,
    cards,
    dealt,
    legal,
    play,
    plays,
    settled,
)

HANDS = [
    "6S 9S 10B FB CB 7C 8C 6D 8D QD KD ANG T11 T9 MO1",
    "8S AB 6B 6C 9C 10C CC AD 9D MON SOL T14 T13 T10 T7 T6 T5",
    "7S 10S FS QS KS 9B QB 7D LUN T15 T12 MO3 MO4 BEG MAT",
    "AS CS 7B 8B KB AC FC QC KC 10D FD CD T16 T8 MO2",
]
TRICKS = [
    (2, "QS AS 6S SOL", 1),
    (1, "MON T12 T8 ANG", 0),
    (0, "KD 9D 7D 10D", 0),
    (0, "10B AB QB KB", 3),
    (3, "QC 8C 10C BEG", 2),
    (2, "KS CS 9S T14", 1),
    (1, "9C LUN AC 7C", 2),
    (2, "T15 T16 T9 T13", 3),
    (3, "7B FB T5 9B", 1),
    (1, "6C MO3 FC MO1", 0),
    (0, "8D AD MO4 FD", 2),
    (2, "7S MO2 T11 T6", 0),
    (0, "6D T7 10S CD", 1),
    (1, "T10 MAT 8B CB", 1),
    (1, "CC FS KC QD", 3),
]
PILES = [
    "AC 6C 7C 8C 9C 10C FC QC AD 7D 8D 9D 10D FD KD ANG MON LUN T12 T11 T8 T6 MO1 MO2 MO3 MO4 BEG MAT",
    "AS 6S 7S 8S 9S 10S FS CS QS KS AB 6B 7B 8B 9B 10B FB CB QB KB CC KC 6D CD QD SOL T16 T15 T14 T13 T10 T9 T7 T5",
]


def whole_deal() -> list[Step[TarocchinoState]]:
    """The state before the first trick, and then a step a trick."""
    state = dealt(HANDS, S1)
    assert (state.phase, state.turn) == (DISCARD, S1)
    state = play(state, "discard 8S", "discard 6B").state
    assert (state.phase, state.turn) == (DECLARE, S2)
    state = play(state, "declare : all").state
    assert (state.phase, state.turn) == (DECLARE, S3)
    step = play(state, "declare : all")
    steps = [step]
    for leader, line, winner in TRICKS:
        assert step.state.turn == step.state.leader == leader
        step = play(step.state, *plays(line))
        assert [event.seat for event in step.events if isinstance(event, TrickWon)] == [winner]
        steps.append(step)
    return steps


def test_16_the_declarations() -> None:
    state = whole_deal()[0].state
    assert (state.phase, state.turn) == (Phase.PLAY, S2)
    assert state.openings == (0, 0, 35, 15)
    assert RULES.tally(state, S0) == (("tarocchino.tally.tricks", 0), ("tarocchino.tally.opening", 35))
    assert RULES.tally(state, S3)[-1] == ("tarocchino.tally.declared", 15)
    assert state.at(shown(S2)) == cards("FS QS KS MO3 MO4 BEG MAT")
    assert state.at(shown(S3)) == cards("AC FC QC KC")
    assert "play QS" in legal(state)


def test_16_the_settlement() -> None:
    step = whole_deal()[-1]
    state = step.state
    assert settled(step) == (EXCHANGED, cards("7S"))
    assert [state.at(counted(side)) for side in (0, 1)] == [cards(pile) for pile in PILES]
    parts = [{line.term: line.points for line in state.sheet if line.side == side} for side in (0, 1)]
    opening, captured = scoring.OPENING, scoring.CAPTURED
    assert parts[0] == {
        f"{opening}swords": 20,
        f"{opening}moors": 15,
        scoring.CARD_POINTS: 39,
        f"{captured}tarocchi": 36,
        f"{captured}grande": 20,
        f"{captured}coins": 20,
        f"{captured}aces": 15,
        f"{captured}moors": 25,
        f"{captured}sequences-doubled": 80,
    }
    assert parts[1] == {
        f"{opening}cups": 15,
        scoring.DISCARDS: 0,
        scoring.FOOL_TERMS[EXCHANGED]: 0,
        scoring.CARD_POINTS: 48,
        scoring.LAST: 6,
        f"{captured}kings": 17,
        f"{captured}queens": 14,
        f"{captured}cavalli": 26,
        f"{captured}sets-doubled": 57,
        f"{captured}swords": 20,
        f"{captured}batons": 20,
    }
    assert [total(state.sheet, side) for side in (0, 1)] == [270, 223]
    assert [event.side for event in step.events if isinstance(event, MatchWon)] == [0]


def test_16_where_the_contatori_lie() -> None:
    rows = {line.term: line.cards[0] for line in whole_deal()[-1].state.sheet if line.side == 0 and line.cards}
    assert rows["tarocchino.grande"] == cards("ANG MON LUN BEG MAT")
    assert rows["tarocchino.coins"] == cards("KD BEG MAT FD AD")
    assert not FIVES & set(rows["tarocchino.aces"][:2])


def test_m7_odd_and_even() -> None:
    state = whole_deal()[-1].state
    assert state.tricks == (7, 8)
    piles = [state.at(counted(side)) for side in (0, 1)]
    assert [len(pile) for pile in piles] == [28, 34]
    assert [sum(map(value, pile)) for pile in piles] == [53, 65]
    assert [card_points(pile) for pile in piles] == [39, 48]
