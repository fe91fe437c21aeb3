"""Who sits where, and who plays with whom."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

_COMPASS = "A player at a table of four, as card players call the seats; the person at the table sits in the south"

WORDS: Words = {
    "seat.partner": Message("Your partner", note="The player opposite, as a name on a plate and before a colon"),
    "seat.south": Message("South", note=_COMPASS),
    "seat.east": Message("East", note=_COMPASS),
    "seat.north": Message("North", note=_COMPASS),
    "seat.west": Message("West", note=_COMPASS),
    "side.yours": Message("You and your partner", note="A side of two players, as a name and before a colon"),
    "side.others": Message("The opponents", note="The other side of two players, as a name and before a colon"),
}
