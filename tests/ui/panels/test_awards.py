"""Lines of a sheet with the same reason are one award; large ones are closed at first."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardavia.engine.cards import Card
from cardavia.engine.score import Line, of_deal, total
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.games import NAMES
from cardavia.text.patterns import patterns_of
from cardavia.ui.panels.awards import LONG, awards, closed
from tests.ui.panels.frame import Frame


def found(frame: Frame, *lines: Line) -> list[Any]:
    return awards(lines, 2, frame.voice.phrases, lambda side: ("We", "They")[side])


def cards(words: str) -> tuple[Card, ...]:
    return tuple(map(Card, words.split()))


def captures() -> list[Line]:
    return [
        Line(1, 0, "minchiate.capture", 5, cards=(cards("KD"), ())),
        Line(1, 0, "minchiate.resto", -60, (1, 0)),
        Line(1, 1, "minchiate.capture", 10, cards=((), cards("T28 T32"))),
        Line(1, 0, "minchiate.resto", -60, (2, 0)),
        Line(1, 0, "minchiate.capture", 3, cards=(cards("T5"), ())),
    ]


def test_what_was_given_several_times_is_one_award_with_all_its_entries(frame: Frame) -> None:
    frame.dress("firenze")
    capture, resto = found(frame, *captures())
    assert capture.row.points == (8, 10)
    assert capture.row.cards == (cards("KD T5"), cards("T28 T32"))
    assert [entry.points for entry in capture.entries] == [(5, 0), (0, 10), (3, 0)]
    assert resto.row.points == (-120, 0)
    assert resto.row.counts == ("2", "0")


def test_a_card_that_both_lines_name_is_shown_once(frame: Frame) -> None:
    runs = (cards("AD 2D 3D"), cards("7D"))
    (run,) = found(frame, *(Line(1, side, "scopa.napola", 3, (3, 0), runs) for side in (0, 1)))
    assert run.row.cards == runs


def test_many_entries_or_cards_are_closed_and_a_few_are_not(frame: Frame) -> None:
    frame.dress("firenze")
    assert closed(found(frame, *captures())) == {0}
    many = cards("T1 T2 T3 T4 T5 T10")
    lines = [Line(1, 0, "minchiate.card-points", 15, cards=(many, ())), Line(1, 0, "minchiate.cards-over", 1)]
    assert closed(found(frame, *lines)) == {0}
    assert closed(found(frame, Line(1, 0, "minchiate.last-trick", 10, cards=(cards("T1"), ())))) == frozenset()


@pytest.mark.parametrize("name", [name for name in NAMES if name != "scopa"])
@pytest.mark.parametrize("seed", range(4))
def test_awards_add_up_to_the_sheet_in_every_game(frame: Frame, name: str, seed: int) -> None:
    frame.dress(next(iter(patterns_of(frame.patterns, frame.games[name].rules.deck.id))))
    game, luck = frame.games[name], Random(seed)
    session: Session[Any] = Session(name, game.rules, game.seats[0], seed, game.options())
    while not session.state.sheet or session.waits_for_seat:
        if session.state.phase == Phase.DEAL:
            session.deal()
        else:
            session.submit(luck.choice(game.rules.legal_moves(session.state)))
    sheet = of_deal(session.state.sheet, session.state.sheet[-1].deal)
    made = found(frame, *sheet)
    assert len(made) == len({line.term for line in sheet})
    for side in (0, 1):
        assert sum(award.row.points[side] for award in made) == total(sheet, side)
    assert sum(len(award.entries) for award in made) == len(sheet)
    if len(made) > LONG:
        assert closed(made) >= {number for number, award in enumerate(made) if any(award.row.cards)}
