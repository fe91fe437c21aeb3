"""The variants that a player chose last for each game: kept in the settings, used by the first page, and told."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from cardavia.engine.options import Options, Value
from cardavia.game import Game
from cardavia.storage.settings import Settings
from cardavia.ui.voice import Voice


def chosen(settings: Settings, game: Game[Any]) -> Options:
    """The variants that the settings name for a game; base rules for a name or a value that the game does not know."""
    kept: dict[str, Value] = {}
    for name, value in settings.variants.get(game.id, {}).items():
        try:
            game.options.read({name: value})
        except ValueError:
            continue
        kept[name] = value
    return game.options.read(kept)


def remembered(settings: Settings, game: Game[Any], options: Options) -> Mapping[str, Mapping[str, Value]]:
    """The settings' ``variants`` with those of a game: only what differs from its base rules, nothing for these."""
    others = {name: kept for name, kept in settings.variants.items() if name != game.id}
    mine = _beside_the_base(options)
    return {**others, game.id: mine} if mine else others


def told(voice: Voice, game: str, options: Options, but: Collection[str] = ()) -> str:
    """The variants in words, without some that are told elsewhere; "" where the base rules are played."""
    differing = {name: value for name, value in _beside_the_base(options).items() if name not in but}
    names = [_told(voice, f"{game}.option.{name}", value) for name, value in differing.items()]
    return voice.say("table.variant", names=voice.phrases.list(names)) if names else ""


def _beside_the_base(options: Options) -> dict[str, Value]:
    base = type(options)().stored()
    return {name: value for name, value in options.stored().items() if value != base[name]}


def _told(voice: Voice, term: str, value: Value) -> str:
    """A variant with its value where that has a name, such as "Equal sequences (nobody scores)"."""
    named = f"{term}.{str(value).lower()}"
    if not voice.phrases.knows(named):
        return voice.say(term)
    return voice.say("table.variant-value", variant=voice.say(term), value=voice.say(named))
