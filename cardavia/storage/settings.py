"""Every setting, declared once: type, bounds and default. Its term is ``settings.<field>``.

History of the file:

- schema 1 (Cardavia 0.1): all fields of ``Settings``.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from cardavia.storage.documents import Format, Migration, kept, recovered
from cardavia.storage.troubles import Trouble

_log = logging.getLogger(__name__)

MIGRATIONS: dict[int, Migration] = {}
"""Schema -> the step to the next one."""

FORMAT = Format(schema=1, migrations=MIGRATIONS, marks=frozenset({"language"}))

Percent = Annotated[int, Field(ge=0, le=100)]
Pace = Annotated[float, Field(ge=0.0, le=3.0, allow_inf_nan=False)]
Held = Annotated[float, Field(ge=0.5, le=4.0, allow_inf_nan=False)]
Seconds = Annotated[float, Field(ge=0.0, le=3.0, allow_inf_nan=False)]
Whole = Annotated[int, Field(ge=0, le=999_999)]
Pixels = Annotated[int, Field(ge=1, le=32_767)]
Word = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]{0,39}\z")]


class Settings(BaseModel):
    """What the player has chosen. A well-formed but unknown code (language, pattern) is for its reader to replace."""

    model_config = ConfigDict(frozen=True, extra="ignore", strict=True)

    language: Word = "auto"
    contrast: Percent = 50
    """Per cent, 50 = as drawn."""
    grain: Percent = 50
    """Per cent, 50 = as designed, 0 = none."""
    temperature: Percent = 50
    """Per cent, 50 = 6500 K."""
    cloth: Literal["verde", "notte", "porpora", "grafite"] = "verde"
    back: Literal["plum", "night", "crimson", "green"] = "plum"
    letters: Literal["auto", "italian", "english", "french", "german", "cyrillic", "numbers"] = "numbers"
    speed: Pace = 1.0
    """Times the designed speed of cards; 0 = instant."""
    pace: Pace = 1.0
    """Times the designed time in which words, captures and shown cards can be read; 0 = none."""
    trick_hold: Held | None = 1.0
    """Seconds for which a finished trick lies, whatever ``speed`` above 0 and ``pace`` are; None = until a click."""
    opponents_wait: Seconds = 0.3
    """Seconds that a computer seems to think before it plays, its real thinking included; 0 = none."""
    reduced_motion: bool = False
    sound: bool = True
    volume: Percent = 40
    """Per cent, 0 = none."""
    theme: Literal["system", "light", "dark", "contrast"] = "system"
    level: Literal["easy", "normal", "hard"] = "normal"
    pattern: dict[Word, Word] = Field(default_factory=lambda: {"italian-40": "siciliane"})
    """Pack -> the pattern in which it is drawn."""
    show_values: bool = True
    """Small 8, 9, 10 beside court cards whose index is a letter."""
    large_index: bool = False
    """Taller numbers and letters in the corners of the cards."""
    suit_colours: Literal["four", "two"] = "four"
    """Colours of French suits: four, or red and black."""
    text_size: Annotated[int, Field(ge=80, le=160)] = 100
    """Per cent."""
    game: Word = "scopa"
    variants: dict[Word, dict[Word, bool | Whole | Word]] = Field(default_factory=dict)
    """Game -> its variants that were chosen last, where they are not the base rules."""
    window: Annotated[tuple[Pixels, Pixels] | None, Field(strict=False)] = None
    """Width and height in logical pixels; None before the first start."""

    def changed(self, **fields: Any) -> Settings:
        """These settings with other values. Raises ``ValueError`` for an unknown name or a value out of bounds."""
        if unknown := fields.keys() - type(self).model_fields.keys():
            raise ValueError(f"no such setting: {', '.join(sorted(unknown))}")
        return type(self).model_validate({**self.model_dump(), **fields})

    def reset(self, *names: str) -> Settings:
        """These settings with the defaults of the named fields. Raises ``ValueError`` for an unknown name."""
        fresh = type(self)().model_dump()
        if unknown := set(names) - fresh.keys():
            raise ValueError(f"no such setting: {', '.join(sorted(unknown))}")
        return self.changed(**{name: fresh[name] for name in names})


def load(path: Path) -> tuple[Settings, list[Trouble]]:
    """The settings in a file, and what the player should be told.

    A wrong value falls back to its default with a log line. A file that cannot be used is set aside for its backup.
    """
    raw, troubles = recovered(path, FORMAT.read)
    return (_settings(raw) if raw is not None else Settings()), list(troubles)


def _settings(raw: dict[str, Any]) -> Settings:
    known = {name: value for name, value in raw.items() if name in Settings.model_fields}
    for name in sorted(raw.keys() - known.keys() - {"schema", "app"}):
        _log.warning("unknown setting ignored: %.80r", name)
    try:
        return Settings.model_validate(known)
    except ValidationError as fault:
        wrong = {str(error["loc"][0]) for error in fault.errors(include_input=False, include_url=False)}
    for name in sorted(wrong):
        _log.warning("wrong setting, default used: %s = %.80r", name, known.pop(name))
    return Settings.model_validate(known)


def save(path: Path, settings: Settings) -> Trouble | None:
    """Write the settings whole, the file before it beside it; None, or why they could not be written."""
    return kept(path, FORMAT.written(settings.model_dump(mode="json")))
