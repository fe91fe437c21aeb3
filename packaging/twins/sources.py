"""The twins of a tree and what each of them is made from."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import NamedTuple

PACKAGE = "cardavia"
DIRECTIVE = b"# cython:"
"""With this the first line of a twin begins."""
PLAIN = "CARDAVIA_PLAIN"
"""Environment variable: nothing is compiled, and nothing compiled stays beside the sources."""
SUFFIX = EXTENSION_SUFFIXES[0]
"""How a compiled file of the running Python ends; no other Python loads it."""

_MENTIONED = re.compile(rf"\b{PACKAGE}(?:\.\w+)+")
_IMPORTED = re.compile(rf"from (?:cython\.cimports\.)?({PACKAGE}(?:\.\w+)*) c?import (\([^)]*\)|.*)")
_HEADER = re.compile(r'cdef extern from "([^"<>]+)"')


class Twin(NamedTuple):
    """A file that may be compiled: its module and its path."""

    name: str
    source: Path

    @property
    def compiled(self) -> Path:
        """Where its machine code lies for the running Python, whether it is there or not."""
        return self.source.with_suffix(SUFFIX)


class Tree(NamedTuple):
    """What a look through the package finds."""

    twins: tuple[Twin, ...]
    compiled: tuple[Path, ...]
    """Every file that the running Python would load before a source of the same name."""


def wants_plain() -> bool:
    """Whether the person wishes the twins to run as Python."""
    return os.environ.get(PLAIN, "0") not in ("", "0")


def look(root: Path) -> Tree:
    """The twins of the package under this folder, by name, and the compiled files among its sources."""
    twins, compiled = [], []
    for path in _files(root / PACKAGE):
        if path.suffix == ".py":
            if _has_directive(path):
                twins.append(Twin(".".join(path.relative_to(root).with_suffix("").parts), path))
        elif path.name.endswith(tuple(EXTENSION_SUFFIXES)) and "." not in module_of(path):
            compiled.append(path)
    return Tree(tuple(sorted(twins)), tuple(sorted(compiled)))


def module_of(compiled: Path) -> str:
    """The name under which a compiled file is imported; with a dot in it no Python of this version imports it."""
    return compiled.name.removesuffix(next(end for end in EXTENSION_SUFFIXES if compiled.name.endswith(end)))


def _files(folder: Path) -> Iterator[Path]:
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "__pycache__"]
        yield from (Path(place, name) for name in names)


def _has_directive(path: Path) -> bool:
    with path.open("rb") as text:
        return text.read(len(DIRECTIVE)) == DIRECTIVE


def made_from(root: Path, twin: Twin) -> list[Path]:
    """The files whose text decides what a twin compiles to: its own two, and every .pxd and .h behind them."""
    found: list[Path] = []
    waiting = [twin.source, twin.source.with_suffix(".pxd")]
    while waiting:
        path = waiting.pop()
        if path in found or not path.is_file():
            continue
        found.append(path)
        text = path.read_text(encoding="utf-8")
        waiting += [path.parent / header for header in _HEADER.findall(text)]
        waiting += [root.joinpath(*name.split(".")).with_suffix(".pxd") for name in _modules(text)]
    return sorted(found)


def _modules(text: str) -> Iterator[str]:
    """The modules of the package that may be meant in a text; one too many does no harm."""
    for name in _MENTIONED.findall(text):
        yield name
        yield name.rpartition(".")[0]
    for folder, names in _IMPORTED.findall(text):
        yield from (f"{folder}.{name}" for name in re.findall(r"\w+", names))


def fingerprint(root: Path, twin: Twin) -> str:
    """A number for all that a twin is made from, the way of compiling included."""
    whole = hashlib.sha256()
    for path in [*made_from(root, twin), Path(__file__).with_name("compiling.py")]:
        whole.update(path.name.encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()
