"""Compiles catalogues and fast twins into the wheel: an installed program has no bootstrap that could do it later."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from twins import compiling, sources


class BuildHook(BuildHookInterface[Any]):
    """An editable install is left alone: there the bootstrap compiles, beside the sources."""

    _works: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is packed: ``build_data`` says what lies where in it, and for which machines it is."""
        if version == "editable":
            return
        self._compile_words()
        self._compile_twins(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After it is packed."""
        if self._works is not None:
            self._works.cleanup()

    def _compile_words(self) -> None:
        """Writes i18n/<language>/<name>.mo beside each .po."""
        for source in sorted(Path(self.root, "i18n").glob("*/*.po")):
            with source.open("rb") as text:
                catalogue = read_po(text, locale=source.parent.name)
            with source.with_suffix(".mo").open("wb") as compiled:
                write_mo(compiled, catalogue)

    def _compile_twins(self, build_data: dict[str, Any]) -> None:
        """The wheel is for this machine's kind if there is machine code in it, and for every machine otherwise."""
        root = Path(self.root)
        twins = sources.look(root).twins
        if sources.wants_plain() or not twins:
            return
        self._works = tempfile.TemporaryDirectory(prefix="cardavia-twins-")
        try:
            compiling.require()
            made = compiling.compile_into(root, twins, Path(self._works.name))
        except compiling.CannotCompile as why:
            self.app.display_warning(f"cardavia: the fast twins will run as Python, and minds think more slowly: {why}")
            if why.complaint:
                self.app.display_warning(why.complaint)
            return
        for twin, path in made.items():
            build_data["force_include"][str(path)] = twin.compiled.relative_to(root).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
