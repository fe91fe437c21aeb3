"""What a good player does (tarocchino.md 17), a deal a sentence: normal and hard do it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import MappingProxyType

import pytest

from cardavia.ai.budget import Budget
from cardavia.ai.levels import Level
from cardavia.engine.cards import BOLOGNA_62, Card
from cardavia.engine.events import Moved, TrickWon
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.engine.view import View, observe
from cardavia.engine.zones import Seat, hand
from cardavia.game import Advice
from cardavia.games.tarocchino import GAME
from cardavia.games.tarocchino.combinations import combinations
from cardavia.games.tarocchino.knowledge import Knowledge
from cardavia.games.tarocchino.playout import Prices, able, beats, play_out
from cardavia.games.tarocchino.prospects import mask, total_of
from cardavia.games.tarocchino.state import TarocchinoState, shown
from cardavia.games.tarocchino.values import FOOL, ORDER
from cardavia.kits.tarot import pile
from cardavia.kits.tricks import trick
from tests.games.tarocchino.table import RULES, S0, S1, S2, S3, at, cards, dealt

LEVELS = (Level.NORMAL, Level.HARD)
both = pytest.mark.parametrize("level", LEVELS)


def table(
    held: str, played: str = "", others: tuple[str, str, str] = ("", "", ""), gone: str = "", opens: str = ""
) -> View[TarocchinoState]:
    """The view of seat 0 after these cards of the trick; seats 1 to 3 hold these and whatever else there is.

    ``gone`` are tricks that are over, four cards each, led and won by seat 1. ``opens`` lie open before seat 2.
    """
    lying, past = cards(played), cards(gone)
    out = {*cards(held), *lying, *past, *cards(opens)} | {card for line in others for card in cards(line)}
    rest = [card for card in BOLOGNA_62.cards if card not in out]
    Random(3).shuffle(rest)
    leader = Seat((4 - len(lying)) % 4)
    zones = {trick(Seat((leader + step) % 4)): (card,) for step, card in enumerate(lying)}
    zones[hand(S0)] = cards(held)
    for seat, line in zip((S1, S2, S3), others, strict=True):
        mine = [*cards(line)]
        size = len(cards(held)) - (1 if trick(seat) in zones else 0) - (len(cards(opens)) if seat == S2 else 0)
        while len(mine) < size and rest:
            mine.append(rest.pop())
        zones[hand(seat)] = tuple(mine)
    if opens:
        zones[shown(S2)] = cards(opens)
    zones[pile(1)] = past
    log = []
    for number in range(0, len(past), 4):
        four = past[number : number + 4]
        seats = [Seat((1 + step) % 4) for step in range(4)]
        log += [Moved((card,), hand(seat), trick(seat)) for seat, card in zip(seats, four, strict=True)]
        log += [
            TrickWon(S1, four),
            *(Moved((card,), trick(seat), pile(1)) for seat, card in zip(seats, four, strict=True)),
        ]
    state = replace(at("turn 0", leader=leader, tricks=(2, 3)), zones=MappingProxyType(zones))
    return observe(RULES, state, S0, tuple(log))


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
    assert ask(table("MON T16 T5 6C", "T9 ANG T7"), level).move.cards != cards("T16")


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
def test_a_king_is_led_while_all_should_follow(level: Level) -> None:
    held = "KS 6C 7C 8C 6D 7D 8D 9D T5 T6 T7 T8 MO1 MO2"
    others = ("6S 7S 8S", "9S 10S AS", "FS CS QS")
    assert ask(table(held, others=others), level).move.cards == cards("KS")


@both
def test_the_begato_is_not_led(level: Level) -> None:
    assert ask(table("BEG T9 T5 6C 7D 8S"), level).move.cards != cards("BEG")


@both
def test_the_suit_that_the_partner_trumps_is_returned(level: Level) -> None:
    """Coins were led once: the partner trumped, both opponents followed."""
    view = table("8D 6S 8C 9B 10S", gone="KD T5 6D 7D 10C 9C 7C 6C 8B 7B 6B 10B T6 T7 T8 T10")
    assert ask(view, level).move.cards == cards("8D")


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
def test_it_declares_unless_little_would_show_a_weak_begato(level: Level) -> None:
    rich = "KS QS CS KB QB CB 6C 7C 8C 9C 6D 7D 8D T5 T6"
    weak = "KS QS BEG 6S 7S 6B 7B 8B 6C 7C 8C 6D 7D 8D T5"
    for held, call in ((rich, "declare : all"), (weak, "pass")):
        state = dealt([held, "", "", "9S 10S"])
        for card in cards("9S 10S"):
            state = RULES.apply(state, next(m for m in RULES.legal_moves(state) if m.cards == (card,))).state
        assert str(ask(observe(RULES, state, S0, ()), level).move) == call


# ------------------------------------------------------------------------------------------------------------ the twins


def test_the_quick_count_says_what_the_count_says() -> None:
    luck = Random(1)
    for _ in range(400):
        share = luck.random()
        held = [card for card in BOLOGNA_62.cards if luck.random() < share]
        assert total_of(mask(held)) == combinations(held).total
        high = [card for card in BOLOGNA_62.cards if card in ("ANG", "MON", "LUN") or luck.random() < 0.9]
        assert total_of(mask(high)) == combinations(high).total


def test_the_quick_trick_says_what_the_rules_say() -> None:
    luck = Random(2)
    for _ in range(200):
        drawn = luck.sample(BOLOGNA_62.cards, 10)
        held, played = tuple(drawn[:7]), drawn[7 : 7 + luck.randrange(4)]
        zones = {trick(Seat(step)): (card,) for step, card in enumerate(played)}
        seat = Seat(len(played))
        state = replace(at(f"turn {seat}"), zones=MappingProxyType({**zones, hand(seat): held}))
        by_rules = {move.cards[0] for move in RULES.legal_moves(state)}
        assert set(able(held, ORDER.led(played))) == by_rules
        if played:
            best = played[ORDER.best(played)]
            assert all(beats(card, best) == ORDER.beats(card, best) for card in held)


def test_a_guess_agrees_with_what_was_seen() -> None:
    view = table("6S 7S 8C", gone="KD T5 6D 7D", opens="KS QS")
    known = Knowledge.of(view)
    for seed in range(20):
        hands = known.sample(Random(seed))
        assert [len(hands[seat]) for seat in (S1, S2, S3)] == [3, 3, 3]
        assert {*cards("KS QS")} <= set(hands[S2])
        assert not any(BOLOGNA_62.suit(card) == "D" for card in hands[S2])
        dealt_out = [card for held in hands.values() for card in held]
        assert len(dealt_out) == len(set(dealt_out))
        assert set(dealt_out) <= known.unseen | {*cards("KS QS")}


def test_what_is_inferred_is_true() -> None:
    """In matches of chance no seat holds what was inferred that it lacks."""
    for seed in range(8):
        luck = Random(seed)
        session = Session("tarocchino", RULES, 4, seed, GAME.options())
        session.deal()
        while session.waits_for_seat:
            state = session.state
            if state.phase == Phase.PLAY:
                known = Knowledge.of(session.view(state.turn))
                assert all(set(state.at(hand(seat))) <= known.maybe[seat] for seat in known.count)
            session.submit(luck.choice(RULES.legal_moves(state)))


def test_a_guess_is_always_found() -> None:
    """What was not discarded is in a hand; where nothing agrees, what was inferred is given up."""
    unseen = frozenset(cards("KS 6S 7S"))
    one = {S1: 1, S2: 0, S3: 0}
    none = dict.fromkeys(one, frozenset[Card]())
    for maybe in (dict.fromkeys(one, unseen), none):
        known = Knowledge((), unseen, one, none, maybe)
        assert all(known.sample(Random(seed))[S1] == [Card("KS")] for seed in range(40))
    kings = Knowledge((), frozenset(cards("KS KB KC")), one, none, none)
    assert all(len(kings.sample(Random(seed))[S1]) == 1 for seed in range(10))
    with pytest.raises(ValueError, match="do not hold"):
        Knowledge((), frozenset(), one, none, none).sample(Random(1))


def test_tricks_are_played_out_to_the_end() -> None:
    prices = Prices(dict.fromkeys(BOLOGNA_62.cards, 1.0), dict.fromkeys(BOLOGNA_62.cards, 0.0))
    hands = {S0: cards("6C"), S1: cards("ANG 7C"), S2: cards("7S 8C"), S3: cards("8S 9C")}
    end = play_out(S0, cards("6S"), hands, 0, prices, 15)
    assert end.winner == S1
    assert play_out(S0, cards("6S"), hands, 1, prices, 15).value == -end.value
    assert Card("6C") in hands[S0]
