"""Which sound belongs to which event: the only table of it; and of many sounds at once, which one is heard."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import Enum

from cardavia.engine.cards import Card
from cardavia.engine.events import Announced, DealBegan, Event, MatchWon, Moved
from cardavia.text.announcer import PLAYED


class Sound(Enum):
    """A sound by the name of its files, the more telling the later: of several at once the last one is heard."""

    REFUSED = "refused"
    CARD = "card"
    TAKEN = "taken"
    SHUFFLE = "shuffle"
    SWEEP = "sweep"
    WIN = "win"


RANK = {sound: number for number, sound in enumerate(Sound)}


def sound_of(event: Event, side: int | None, cheered: Collection[Card]) -> Sound | None:
    """What an event sounds like to somebody of this side; ``cheered`` are the cards that are celebrated."""
    match event:
        case DealBegan():
            return Sound.SHUFFLE
        case Moved(src=src):
            return Sound.TAKEN if src.name in PLAYED else Sound.CARD
        case Announced(cards=cards) if cards and cards[0] in cheered:
            return Sound.SWEEP
        case MatchWon(side=won) if won is not None and won == side:
            return Sound.WIN
    return None


def telling(sounds: Iterable[Sound | None]) -> Sound | None:
    """The one that tells most."""
    return max((sound for sound in sounds if sound is not None), key=RANK.__getitem__, default=None)
