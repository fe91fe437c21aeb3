"""What is in sight by the settings: the game, and the pattern in which its pack is drawn."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from cardavia.engine.cards import PACKS
from cardavia.game import Game
from cardavia.storage.settings import Settings
from cardavia.text.patterns import Pattern, patterns_of, plain

_log = logging.getLogger(__name__)


def game_of(settings: Settings, games: Mapping[str, Game[Any]]) -> Game[Any]:
    """The game in sight: the one at the table or chosen last; the first of the menu where that is unknown."""
    return games.get(settings.game) or next(iter(games.values()))


def drawn_of(patterns: Mapping[str, Pattern], pack: str) -> tuple[Pattern, ...]:
    """The patterns of a pack that can be chosen, in the order of the menu: those with drawings of their own."""
    return tuple(each for each in patterns_of(patterns, pack).values() if each.drawn)


def pattern_of(settings: Settings, patterns: Mapping[str, Pattern], pack: str) -> Pattern:
    """The pattern that the settings name for a pack; for an unknown code the pack's first deck."""
    usual = _usual(patterns, pack)
    return patterns_of(patterns, pack).get(settings.pattern.get(pack, usual.id), usual)


def _usual(patterns: Mapping[str, Pattern], pack: str) -> Pattern:
    # an installation without any deck of the pack is damaged: the plain pattern plays on
    return next(iter(drawn_of(patterns, pack)), plain(pack))


def log_unknown(settings: Settings, patterns: Mapping[str, Pattern]) -> None:
    """A log line for each deck that the settings name and nobody knows: once, where the program starts."""
    for pack, wanted in settings.pattern.items():
        if pack in PACKS and wanted not in patterns_of(patterns, pack):
            _log.warning("unknown deck %r: %s is used", wanted, _usual(patterns, pack).id)
