"""What a good player does (tarocchino.md 17), a deal a sentence: normal and hard do it."""

from __future__ import annotations

from random import Random

import pytest

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.engine.view import View, observe
from cardavia.game import Advice
from cardavia.games.tarocchino import GAME
from cardavia.games.tarocchino.state import TarocchinoState
from cardavia.games.tarocchino.values import FOOL
from tests.games.tarocchino.table import RULES, S0, S3, cards, dealt
from tests.games.tarocchino.views import table

LEVELS = (Level.NORMAL, Level.HARD)
both = pytest.mark.parametrize("level", LEVELS)


def ask(view: View[TarocchinoState], level: Level, luck: int = 1) -> Advice:
    found = GAME.mind(RULES, view, Budget(level, seconds=60), Random(luck))
    assert found.reason in GAME.words
    return found


# ------------------------------------------------------------------------------------------------------------ following


@both
@pytest.mark.parametrize(
    ("held", "played", "wanted"),
    [
        ("CS FS 6S 7S 6C 7C", "8S KS 9S", "CS FS"),  # the partner's king has won: the most valuable card
        ("6S 7S AS 6C 7C", "8S KS 9S", "AS"),  # an ace goes to him as well
        ("BEG MO1 6C 7C", "8S T9 9S", "BEG"),  # the Begato comes home on his trump
        ("CS 6S 7S 6C", "KS 8S 9S", "6S 7S"),  # the opponents' king has won: a pip
        ("T5 T9 T16 6C", "T13 7S ANG", "T5 T9"),  # the opponents' trump has won: a low number
        ("MO1 T16 T9 6C", "KD 6D 7D", "MO1"),  # last to play: a Moor takes the king and is saved itself
        ("BEG T16 T9 6C", "KD 6D 7D", "BEG"),  # and so does the Begato
        ("CS AS 6S 6C", "FS 8S 9S", "CS"),  # a figure takes a figure
        ("ANG T9 6C 7C", "6D 7D 8D", "T9"),  # the Angel is not for pips
        ("ANG T9 6C 7C", "MON BEG 6S", "ANG"),  # but for World and Begato
        ("MO2 T10 6C 7C", "6D 7D MO1", "MO2"),  # the last Moor captures the one before
        ("6D 7D T10 KC", "FS QS KS", "T10"),  # void: it must trump, and takes a trick of figures
    ],
)
def test_last_to_play(held: str, played: str, wanted: str, level: Level) -> None:
    assert ask(table(held, played), level).move.cards[0] in cards(wanted)


@both
def test_the_partners_sure_winner_is_not_trumped_high(level: Level) -> None:
    """The partner's Angel has won: the smallest trump, or the Begato, and never the World."""
    assert ask(table("BEG MON T16 6C", "6S ANG 7S"), level).move.cards == cards("BEG")
    assert ask(table("MON T14 T5 6C", "T9 ANG T7"), level).move.cards != cards("MON")


@both
def test_the_third_trumps_high_enough_where_it_is_rich(level: Level) -> None:
    """A king and a queen lie there and the last opponent may overtrump: not with a small one."""
    view = table("T5 SOL 6C 7C 8C", "QS KS", others=("T9 T8 T7 6B 7B", "", ""))
    assert ask(view, level).move.cards == cards("SOL")


# ---------------------------------------------------------------------------------------------------------------- Matto


@both
def test_the_matto_saves_what_would_be_lost(level: Level) -> None:
    assert ask(table("KC QC MAT", "6C 7C T9"), level).reason == "tarocchino.hint.saves-with-matto"


@both
def test_the_matto_is_not_wasted_on_pips(level: Level) -> None:
    assert ask(table("MAT 6S 7S 8C 9C 6D 7D T9 T5 KC", "8S 9S 10S"), level).move.cards != (FOOL,)


# ---------------------------------------------------------------------------------------------------------------- leads


@both
@pytest.mark.parametrize("held", ["QS 6S 7C 8D T9 T5", "CS 7S 6C 8C 9D T9 MO1", "QD 6D 7C 8C 9S T9 T8"])
def test_figures_are_not_led_under_their_king(held: str, level: Level) -> None:
    figures = {card for card in cards(held) if card[0] in "QC" and card[1] in "SD"}
    assert not figures & {*ask(table(held), level).move.cards}


@both
def test_the_begato_is_not_led(level: Level) -> None:
    assert ask(table("BEG T9 T5 6C 7D 8S"), level).move.cards != cards("BEG")


@both
def test_trumps_are_drawn_for_figures_from_the_top(level: Level) -> None:
    """The three highest trumps and a whole suit: the opponents' trumps must go first, and a trump is led."""
    gone = "KD 6D 7D 8D KC 6C 7C 8C KB 6B 7B 8B T5 T6 T7 T8 10S 9S 8S 7S"
    view = table("ANG MON SOL KS QS CS", gone=gone)
    assert ask(view, level).move.cards[0] in cards("ANG MON SOL KS")


# ---------------------------------------------------------------------------------------------------- before the tricks


@both
@pytest.mark.parametrize(
    ("held", "away"),
    [
        ("QS KB QB CB 6C 7C 8C 9C 10C 6D 7D 8D 9D T5 T6 T7 T8", "QS"),  # a queen without protection
        ("6S 7S 6B 7B 8B 9B 6C 7C 8C 9C T5 T6 T9 T10 T12 T7 T8", "6S 7S"),  # a void
        ("KS QS CS KB QB CB 6C 9C 6D T5 T6 T7 T8 T9 MO1 MO2 MO3", "6C 9C 6D"),  # a king keeps his figures
    ],
)
def test_discards(held: str, away: str, level: Level) -> None:
    view = observe(RULES, dealt(["", "", "", held]), S3, ())
    assert ask(view, level).move.cards[0] in cards(away)


@both
def test_what_is_rich_is_declared(level: Level) -> None:
    state = dealt(["KS QS CS KB QB CB 6C 7C 8C 9C 6D 7D 8D T5 T6", "", "", "9S 10S"])
    for card in cards("9S 10S"):
        state = RULES.apply(state, next(m for m in RULES.legal_moves(state) if m.cards == (card,))).state
    assert str(ask(observe(RULES, state, S0, ()), level).move) == "declare : all"
