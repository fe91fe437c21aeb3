"""The worked examples of tarocchino.md 15, one after the other."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.engine.events import MatchWon, TrickWon
from cardavia.engine.score import Line, total
from cardavia.engine.state import Phase, Step
from cardavia.engine.zones import Seat
from cardavia.games.tarocchino import scoring
from cardavia.games.tarocchino.combinations import combinations
from cardavia.games.tarocchino.settlement import EXCHANGED, KEPT, LOST, payment
from cardavia.games.tarocchino.state import DECLARE, DISCARD, TarocchinoState, counted, shown
from cardavia.games.tarocchino.values import FOOL, ORDER, PIPS, half_points, value
from tests.games.tarocchino.table import (
    S0,
    S1,
    S2,
    at,
    cards,
    dealt,
    following,
    play,
    plays,
    said,
    settled,
    spent,
)

# ------------------------------------------------------------------------------------------------------ 15.1 and 15.2

LEGAL = [
    ("L1", "7S QS T9 MO1 MAT", "10S", "7S QS MAT"),
    ("L2", "7S QS T9 MO1 MAT", "KC", "T9 MO1 MAT"),
    ("L3", "7S QS MAT", "T5", "7S QS MAT"),
    ("L4", "6C BEG MAT", "KS", "BEG MAT"),
    ("L5", "6C QD MO3", "KS", "MO3"),
    ("L6", "6C QD", "KS T8", "6C QD"),
    ("L7", "AD T6 T16", "KS T10", "T16 T6"),
    ("L8", "AD T6 T16 MAT", "", "AD T16 T6 MAT"),
    ("L9", "AD KC T6", "MAT", "KC AD T6"),
    ("L10", "AD KC T6", "MAT 7C", "KC"),
    ("L11", "KS MO2", "T10", "MO2"),
    ("L12", "KS 9S", "T10 MAT", "9S KS"),
]


@pytest.mark.parametrize(("number", "held", "trick", "allowed"), LEGAL)
def test_legal_plays(number: str, held: str, trick: str, allowed: str) -> None:
    assert spent(following(held, trick)) == BOLOGNA_62.sorted(cards(allowed)), number


WINNERS = [
    ("W1", "10S AS 9S FS", "FS"),
    ("W2", "6S AS 7C QD", "6S"),
    ("W3", "10C 6C AC 9C", "AC"),
    ("W4", "8D 10D 7D AB", "7D"),
    ("W5", "KS T5 BEG T6", "T6"),
    ("W6", "6S BEG KS AS", "BEG"),
    ("W7", "MO1 MO3 BEG MO2", "MO2"),
    ("W8", "KB MO2 7B MO4", "MO4"),
    ("W9", "MO1 T5 MO2 MO3", "T5"),
    ("W10", "MAT 7B 10B KS", "10B"),
    ("W11", "9C MAT 10C KD", "9C"),
    ("W12", "ANG MON SOL LUN", "ANG"),
]


@pytest.mark.parametrize(("number", "trick", "won"), WINNERS)
def test_winners(number: str, trick: str, won: str) -> None:
    played = cards(trick)
    assert played[ORDER.best(played)] == won, number
    state = following(trick.split()[3], " ".join(trick.split()[:3]))
    (taken,) = [event for event in play(state, f"play {played[3]}").events if isinstance(event, TrickWon)]
    assert (taken.seat, taken.cards) == (played.index(Card(won)), played)


# ------------------------------------------------------------------------------------------------------ 15.3 to 15.5


@pytest.mark.parametrize(
    ("number", "pile", "points"),
    [
        ("P1", "KS QS 7C MAT", 13),
        ("P2", "BEG CD", 7),
        ("P3", "7S 8C", 1),
        ("P4", "KD", 4.5),
        ("P5", "FS FB SOL MO1 AD T5 10C", 5.5),
        ("P6", " ".join(BOLOGNA_62.cards), 87),
    ],
)
def test_card_points(number: str, pile: str, points: float) -> None:
    assert half_points(cards(pile)) / 2 == points, number


FIGURES = [card for card in BOLOGNA_62.cards if value(card) > 1]


@pytest.mark.parametrize(
    ("number", "pile", "found", "subtotal", "total_"),
    [
        ("S1", "KS KB KC", "kings:17", 17, 17),
        ("S2", "ANG MON BEG MAT", "tarocchi:36", 36, 36),
        ("S3", "KS KB BEG MAT", "", 0, 0),
        ("S4", "KS KB KC KD QS QB QC", "kings:34 queens:14", 48, 48),
        ("S5", "KS KB KC QS QB QD FC FD FB", "kings:17 queens:14 fanti:12", 43, 86),
        ("S6", "CS CB CC CD FS FB FC FD ANG BEG MAT", "tarocchi:18 cavalli:26 fanti:24", 68, 136),
        ("S7", " ".join(FIGURES), "tarocchi:36 kings:34 queens:28 cavalli:26 fanti:24", 148, 296),
    ],
)
def test_sets(number: str, pile: str, found: str, subtotal: int, total_: int) -> None:
    sets = combinations(cards(pile)).sets
    assert " ".join(f"{meld.key}:{meld.points}" for meld in sets.melds) == found, number
    assert (sets.subtotal, sets.doubled, sets.total) == (subtotal, subtotal != total_, total_)


SEQUENCES = [
    ("Q1", "KS QS CS", "swords:3:10", 10),
    ("Q2", "KS QS FS", "swords:3:10", 10),
    ("Q3", "KS QS AS", "", 0),
    ("Q4", "KS QS FS AS", "swords:4:15", 15),
    ("Q5", "KS QS BEG", "swords:3:10", 10),
    ("Q6", "KS FS AS MAT", "swords:4:15", 15),
    ("Q7", "KS FS BEG MAT", "swords:4:15", 15),
    ("Q8", "KS AS BEG MAT", "", 0),
    ("Q9", "QS CS FS AS BEG MAT", "", 0),
    ("Q10", "KS QS CS FS 10S 9S", "swords:4:15", 15),
    ("Q11", "KS QS CS FS AS BEG MAT", "swords:7:30", 30),
    ("Q12", "AS AB AC", "aces:3:10", 10),
    ("Q13", "AS AB MAT", "aces:3:10", 10),
    ("Q14", "AS BEG MAT", "", 0),
    ("Q15", "AS AB AC AD BEG MAT", "aces:6:25", 25),
    ("Q16", "MO1 MO4 BEG MAT", "moors:4:15", 15),
    ("Q17", "MO1 MO2 MO3 MO4", "moors:4:15", 15),
    ("Q18", "ANG MON SOL", "grande:3:10", 10),
    ("Q19", "ANG MON LUN", "grande:3:10", 10),
    ("Q20", "ANG MON SOL LUN", "grande:4:15", 15),
    ("Q21", "MON SOL LUN T16 BEG", "", 0),
    ("Q22", "ANG SOL T16 T15", "", 0),
    ("Q23", "ANG BEG MAT", "", 0),
    ("Q24", "ANG SOL MAT", "grande:3:10", 10),
    ("Q25", "ANG SOL BEG MAT", "grande:4:15", 15),
    ("Q26", "ANG MON SOL T16 T15 T14", "grande:6:25", 25),
    ("Q27", "ANG MON SOL LUN T15 T14", "grande:4:15", 15),
    ("Q28", "ANG MON SOL LUN T15 T14 BEG", "grande:7:30", 30),
    ("Q29", "ANG MON SOL T15 T14 MAT", "grande:6:25", 25),
    ("Q30", "ANG LUN T16 T15 MAT", "grande:5:20", 20),
    ("Q31", "ANG MON SOL LUN T16 T14 T12 T11 BEG MAT", "grande:10:45", 45),
    ("Q32", "ANG MON SOL LUN T16 T13 T12 BEG MAT", "grande:7:30", 30),
    ("Q33", "ANG MON SOL LUN T16 T13 T12 BEG", "grande:6:25", 25),
    ("Q34", "ANG MON T15 T14 BEG MAT", "grande:4:15", 15),
    ("Q35", "ANG SOL T15 T14 BEG MAT", "grande:6:25", 25),
    ("Q36", "ANG MON T16 T14 BEG MAT", "grande:6:25", 25),
    ("Q37", "ANG SOL LUN T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 MO2", "grande:16:75", 75),
    ("Q38", "ANG SOL LUN T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 MO1 MO2", "grande:14:65", 65),
    ("Q39", "ANG SOL LUN T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 MO1 MO2 MAT", "grande:17:80 moors:3:10", 90),
    ("Q40", "ANG SOL LUN T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 MO1 MO2 BEG MAT", "grande:15:70 moors:4:15", 85),
    ("Q41", "KS QS CS KB QB FB AS", "swords:4:15 batons:3:10", 25),
    ("Q42", "KS QS CS KB QB FB AS AC AD", "swords:4:15 batons:3:10 aces:3:10", 70),
    ("Q43", "KS QS KB CB AC AD BEG", "swords:3:10 batons:3:10 aces:3:10", 60),
    ("Q44", "KS QS KB CB AC MO1 BEG", "swords:3:10 batons:3:10", 20),
]


@pytest.mark.parametrize(("number", "pile", "found", "total_"), SEQUENCES)
def test_sequences(number: str, pile: str, found: str, total_: int) -> None:
    sequences = combinations(cards(pile)).sequences
    assert {f"{meld.key}:{len(meld.cards)}:{meld.points}" for meld in sequences.melds} == set(found.split()), number
    assert sequences.total == total_


def test_sequences_of_the_whole_pack() -> None:
    sequences = combinations(BOLOGNA_62.cards).sequences
    lengths = {meld.key: (len(meld.cards), meld.points) for meld in sequences.melds}
    assert lengths == {
        **dict.fromkeys(("swords", "batons", "cups", "coins"), (7, 30)),
        **dict.fromkeys(("aces", "moors"), (6, 25)),
        "grande": (22, 105),
    }
    assert (sequences.subtotal, sequences.total) == (275, 550)


# ----------------------------------------------------------------------------------------------------------- 15.6


def test_h1_pisarri() -> None:
    found = combinations(cards("ANG SOL LUN T16 T15 T13 T11 T8 T6 MAT")).sequences
    assert found.melds == (("grande", 30, cards("ANG SOL LUN T16 T15 MAT T13")),)


def test_h2_pisarri() -> None:
    others = cards("SOL T15 T12 T10")
    rest = [card for card in BOLOGNA_62.cards if BOLOGNA_62.suit(card) in ("T", "M") and card not in others]
    (grande, moors) = combinations(rest).sequences.melds
    assert (grande.points, grande.cards) == (40, cards("ANG MON LUN T16 BEG T14 T13 MAT T11"))
    assert moors.key == "moors"


def test_h3_an_old_manual() -> None:
    lost = cards("MON SOL T16 BEG KD FD AD QS CS FS FC CB AB")
    found = combinations([card for card in BOLOGNA_62.cards if card not in lost])
    assert {meld.key: meld.points for meld in found.sequences.melds} == {
        "grande": 10,
        "batons": 15,
        "cups": 20,
        "aces": 10,
        "moors": 20,
    }
    assert {meld.key: meld.points for meld in found.sets.melds} == {"kings": 17, "queens": 14}
    assert (found.sets.total, found.sequences.total, found.total) == (31, 150, 181)


# ----------------------------------------------------------------------------------------------------------- 15.7

A1 = "7S 10S FS QS KS 9B QB 7D LUN T15 T12 MO3 MO4 BEG MAT"
A2 = "KS KB KC QS 7S 8B 9C 10C 6D 7D T5 T6 T7 T8 MO1"
A3 = "ANG MON BEG 6S 7S 8S 6B 7B 8B 6C 7C 8C 6D 7D 8D"
A4 = "KS QS FS KB QB CB KC QC CC 6D 7D 8D 9D T5 T6"
A5 = "KS QS AS 7B 8B 9B 6C 7C AC 6D 7D 8D T5 T9 MO2"


def asked(held: str) -> TarocchinoState:
    """Seat 0 deals, holds these cards and two pips more, and puts the pips away; the others hold nothing of worth."""
    pips = [card for card in BOLOGNA_62.cards if card in PIPS and card not in held.split()][:2]
    line = f"turn 0 | dealer 0 | hand0 {held} {' '.join(pips)}"
    return play(at(line, phase=DISCARD), *(f"discard {card}" for card in pips)).state


@pytest.mark.parametrize(
    ("held", "found", "points", "public"),
    [
        (A1, "swords:20 moors:15", 35, "FS QS KS MO3 MO4 BEG MAT"),
        (A2, "kings:17", 17, "KS KB KC"),
        (A3, "tarocchi:18 grande:10", 28, "ANG MON BEG"),
        (A4, "kings:17 queens:14 swords:10 batons:10 cups:10", 91, "FS QS KS CB QB KB CC QC KC"),
    ],
)
def test_declarations(held: str, found: str, points: int, public: str) -> None:
    state = asked(held)
    assert (state.phase, state.turn) == (DECLARE, S0)
    step = play(state, "declare : all")
    lines = [line for line in step.state.sheet if not line.term.endswith("-doubled")]
    assert [f"{line.term.removeprefix(scoring.OPENING)}:{line.points}" for line in lines] == found.split()
    assert (step.state.openings[0], total(step.state.sheet, 0)) == (points, points)
    assert step.state.at(shown(S0)) == cards(public)
    assert {term for _, term in said(step)} == {line.term for line in lines}


def test_a5_an_automatic_pass() -> None:
    state = asked(A5)
    assert (state.phase, state.openings) == (Phase.PLAY, (0, 0, 0, 0))


def test_partners_add_up_what_each_declares() -> None:
    held = A2.replace("KS", "KD").replace("QS", "6S").replace("7S", "8S").replace(" 7D", " 9D")
    state = dealt([A1, "", held, ""])
    state = play(state, *(f"discard {card}" for card in spent(state)[:2])).state
    assert state.turn == S0
    state = play(state, "declare : all").state
    while state.turn != S2:
        state = play(state, "pass").state
    state = play(state, "declare : all").state
    assert state.openings == (35, 0, 17, 0)
    assert total(state.sheet, 0) == 52


# ----------------------------------------------------------------------------------------------------------- 15.8


def last_trick(
    hands: str, first: str, dealer: Seat, put_away: str, tricks: tuple[int, int], sheet: tuple[Line, ...] = ()
) -> Step[TarocchinoState]:
    """The last trick, led by seat 0; side 0 has won these cards, side 1 all the others."""
    named = f"{hands} {first} {put_away}".split()
    second = [card for card in BOLOGNA_62.cards if card not in named]
    lying = " | ".join(f"hand{seat} {card}" for seat, card in enumerate(hands.split()))
    line = (
        f"turn 0 | dealer {dealer} | {lying} | taken0 {first} | taken1 {' '.join(second)} | discard{dealer} {put_away}"
    )
    return play(at(line, tricks=tricks, sheet=sheet), *plays(hands))


MIXED = "6S 8B 10D KB QB CB FB AB T5 T6 T7 T8 MO1 MO2 KC QC CC FC AC 9C 10C 8C 7C 6C 6D 7D 8D 9D"


def test_m1_kept() -> None:
    step = last_trick("ANG 7S MAT 8S", MIXED, S1, "6B 7B", (7, 7))
    assert settled(step) == (KEPT, (FOOL,))
    assert set(step.state.at(counted(0))) == {*cards(MIXED), *cards("ANG 7S MAT 8S")}
    assert len(step.state.at(counted(1))) == 30


def test_m2_exchanged() -> None:
    mixed = MIXED.replace("6S", "7S")
    step = last_trick("9S 8S MAT ANG", mixed, S1, "6B 7B", (7, 7))
    assert settled(step) == (EXCHANGED, cards("7S"))
    assert set(step.state.at(counted(0))) == {*cards(mixed), FOOL} - {Card("7S")}
    assert Card("7S") in step.state.at(counted(1))


def test_m3_no_card_of_one_point() -> None:
    step = last_trick("9S 8S MAT ANG", "FS KS QS CS", S0, "7B 8B", (1, 13))
    assert settled(step) == (EXCHANGED, cards("FS"))
    pile = step.state.at(counted(0))
    assert set(pile) == set(cards("KS QS CS MAT 7B 8B"))
    assert combinations(pile).sequences.melds == (("swords", 15, cards("KS QS CS MAT")),)


def test_m4_least_harm() -> None:
    step = last_trick("9S 8S MAT ANG", "T5 MON BEG MO1", S1, "6B 7B", (1, 13))
    assert settled(step) == (EXCHANGED, cards("MO1"))
    own = cards("T5 MON BEG MO1")
    other = [card for card in BOLOGNA_62.cards if card not in (*own, FOOL)]
    before = combinations(other).total
    assert combinations([*other, Card("T5")]).total - before == 40
    assert combinations([*other, Card("MO1")]).total - before == 10
    assert payment(own, own, other) == "MO1"


@pytest.mark.parametrize("dealer", [S0, S1])
def test_m5_and_m6_lost(dealer: Seat) -> None:
    opened = (Line(1, 0, "x", 30), Line(1, 1, "x", 20))
    step = last_trick("9S 8S MAT ANG", "", dealer, "6B 7B", (0, 14), opened)
    assert settled(step) == (LOST, (FOOL,))
    assert step.state.at(counted(1)) == BOLOGNA_62.cards
    assert step.state.at(counted(0)) == ()
    lines = [line for line in step.state.sheet if line.side == 1]
    assert sum(line.points for line in lines if line.term == scoring.CARD_POINTS) == 87
    assert [total(step.state.sheet, side) for side in (0, 1)] == [30, 939 + 20]


def test_m8_a_draw() -> None:
    apart = last_trick("ANG 7S MAT 8S", MIXED, S1, "6B 7B", (7, 7)).state.sheet
    sums = [total(apart, side) for side in (0, 1)]
    level = tuple(Line(1, side, "x", 900 - sums[side]) for side in (0, 1))
    step = last_trick("ANG 7S MAT 8S", MIXED, S1, "6B 7B", (7, 7), level)
    assert [total(step.state.sheet, side) for side in (0, 1)] == [900, 900]
    assert [event.side for event in step.events if isinstance(event, MatchWon)] == [None]
    assert step.state.phase == Phase.OVER
