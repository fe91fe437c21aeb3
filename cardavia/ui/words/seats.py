"""Who sits where, and who plays with whom."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

_PARTNER = "The player opposite, who plays with the person at the table; with how strong it plays"
_RIGHT = "The opponent on the right of the person at the table, with how strong it plays; short, for a small plate"
_LEFT = "The opponent on the left of the person at the table, with how strong it plays; short, for a small plate"
_COMPASS = "A seat at a table of four, as card players call it, where the computer plays every seat"

WORDS: Words = {
    "seat.partner.easy": Message("Your partner (easy)", note=_PARTNER),
    "seat.partner.normal": Message("Your partner (normal)", note=_PARTNER),
    "seat.partner.hard": Message("Your partner (hard)", note=_PARTNER),
    "seat.right.easy": Message("Right opponent (easy)", note=_RIGHT),
    "seat.right.normal": Message("Right opponent (normal)", note=_RIGHT),
    "seat.right.hard": Message("Right opponent (hard)", note=_RIGHT),
    "seat.left.easy": Message("Left opponent (easy)", note=_LEFT),
    "seat.left.normal": Message("Left opponent (normal)", note=_LEFT),
    "seat.left.hard": Message("Left opponent (hard)", note=_LEFT),
    "seat.south": Message("South", note=_COMPASS),
    "seat.east": Message("East", note=_COMPASS),
    "seat.north": Message("North", note=_COMPASS),
    "seat.west": Message("West", note=_COMPASS),
    "side.yours": Message("You and your partner", note="A side of two players, as a name and before a colon"),
    "side.others": Message("The opponents", note="The other side of two players, as a name and before a colon"),
}
