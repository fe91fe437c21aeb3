"""The table of events and sounds."""

from __future__ import annotations

import pytest

from cardavia.engine.cards import Card
from cardavia.engine.events import Announced, DealBegan, Event, MatchWon, Moved, Scored, TrickWon
from cardavia.engine.zones import STOCK, TABLE, Seat, Zone, hand
from cardavia.ui.sound.sounds import Sound, sound_of, telling

ME = Seat(0)
CARDS = (Card("7D"),)


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (DealBegan(1, ME), Sound.SHUFFLE),
        (Moved(CARDS, STOCK, hand(ME)), Sound.CARD),
        (Moved(CARDS, hand(ME), TABLE), Sound.CARD),
        (Moved(CARDS, TABLE, Zone("taken", ME)), Sound.TAKEN),
        (Moved(CARDS, Zone("trick", ME), Zone("taken", ME)), Sound.TAKEN),
        (TrickWon(ME, CARDS, ()), None),
        (Announced("scopa.sweep", ME, CARDS), Sound.SWEEP),
        (Announced("klaberjass.pass", ME, ()), None),
        (Announced("klaberjass.pass", ME, (Card("2D"),)), None),
        (Scored(()), None),
        (MatchWon(0), Sound.WIN),
        (MatchWon(1), None),
        (MatchWon(None), None),
    ],
)
def test_what_an_event_sounds_like(event: Event, sound: Sound | None) -> None:
    assert sound_of(event, 0, frozenset(CARDS)) is sound


def test_the_most_telling_of_several_is_heard() -> None:
    assert telling([Sound.CARD, None, Sound.SWEEP, Sound.TAKEN]) is Sound.SWEEP
    assert telling([None]) is None
