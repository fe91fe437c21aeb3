"""Compiles the catalogues into the wheel: an installed program has no bootstrap that could do it later."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface):  # type: ignore[misc]  # the build backend has no types in the working environment
    """Writes i18n/<language>/<name>.mo beside each .po; an editable install leaves that to the bootstrap."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        for source in sorted(Path(self.root, "i18n").glob("*/*.po")):
            with source.open("rb") as text:
                catalogue = read_po(text, locale=source.parent.name)
            with source.with_suffix(".mo").open("wb") as compiled:
                write_mo(compiled, catalogue)
