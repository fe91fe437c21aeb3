"""What the player is told about files: what happened, what was kept, and where."""

from __future__ import annotations

from cardavia.engine.terms import Message, Words

_ASIDE = "{file} is the full path of the file as it is kept now."
_SAVE = "{file} is the full path of the file that should have been written. The match itself is not interrupted."

WORDS: Words = {
    "trouble.damaged": Message(
        "A file was damaged and could not be read. Nothing was deleted: it is kept as {file}.", note=_ASIDE
    ),
    "trouble.restored": Message(
        "A file was damaged, so the copy saved just before it is used. The damaged file is kept as {file}.", note=_ASIDE
    ),
    "trouble.newer": Message(
        "A file comes from a newer version of Cardavia. It was not changed and is kept for that version as {file}.",
        note=_ASIDE,
    ),
    "trouble.foreign": Message(
        "A file in Cardavia’s folder does not belong to it. It was not changed and is kept as {file}.", note=_ASIDE
    ),
    "trouble.unreadable": Message("A file could not be opened. It was not changed and is kept as {file}.", note=_ASIDE),
    "trouble.laid-aside": Message(
        "The match before could not be put among the finished ones. It is kept as {file}.", note=_ASIDE
    ),
    "trouble.in-the-way": Message(
        "{file} cannot be used and could not be moved aside. It was left as it is.",
        note="{file} is the full path of a damaged or foreign file in a folder that cannot be changed.",
    ),
    "trouble.disk-full": Message(
        "The disk is full, so {file} could not be saved. You can go on: everything is still in memory, and saving is "
        "tried again.",
        note=_SAVE,
    ),
    "trouble.read-only": Message(
        "{file} could not be saved, because its folder may not be changed. You can go on: everything is still in "
        "memory, but it is not kept after you quit.",
        note=_SAVE,
    ),
    "trouble.not-saved": Message(
        "{file} could not be saved. You can go on: everything is still in memory, and saving is tried again.",
        note=_SAVE,
    ),
}
