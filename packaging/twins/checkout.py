"""The compiled files of a checkout: beside their sources, fresh or gone.

A compiled file wins over the Python file of the same name, so an old one would hide what somebody has just written. Not
times are compared but texts: a ledger keeps from which texts each file was made, and what it looked like.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from workbench.shell import say

from twins.compiling import CannotCompile, compile_into, require
from twins.sources import PLAIN, SUFFIX, Tree, Twin, fingerprint, look, wants_plain

WORKS = "build"
Entries = dict[str, list[str]]


class Ledger:
    """Module -> what it was made from, and what was made, for the files of one Python."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._path = root / WORKS / f"twins{SUFFIX}.json"
        try:
            self._entries: Entries = json.loads(self._path.read_text(encoding="ascii"))
        except (OSError, ValueError):
            self._entries = {}

    def knows(self, twin: Twin) -> bool:
        """Whether the compiled file is the one that was made, and from just these texts."""
        entry = self._entries.get(twin.name)
        if entry is None or not twin.compiled.is_file():
            return False
        return entry == [fingerprint(self._root, twin), _digest(twin.compiled)]

    def enter(self, origins: dict[Twin, str]) -> None:
        """Keep of these twins from which texts they were made; their files lie there."""
        self._entries |= {twin.name: [origin, _digest(twin.compiled)] for twin, origin in origins.items()}
        self._path.parent.mkdir(exist_ok=True)
        self._path.write_text(json.dumps(self._entries, indent=1, sort_keys=True), encoding="ascii")


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def faults(root: Path) -> list[str]:
    """What of the compiled files would run instead of its source although it should not, in sentences."""
    tree, ledger = look(root), Ledger(root)
    if wants_plain():
        return [f"{path} is compiled, and {PLAIN} is set" for path in tree.compiled]
    stale = [twin.compiled for twin in tree.twins if twin.compiled in tree.compiled and not ledger.knows(twin)]
    return [f"{path} was compiled from another text than its source has now" for path in stale] + [
        f"{path} is compiled, but has no source that is compiled" for path in _strangers(tree)
    ]


def _strangers(tree: Tree) -> list[Path]:
    """Compiled files that no twin has a name for: their source was renamed, removed, or is no twin in this branch."""
    known = {twin.compiled for twin in tree.twins}
    return [path for path in tree.compiled if path not in known]


def ensure(root: Path, again: bool = False) -> CannotCompile | None:
    """Compile what is not fresh, or everything again; remove what should not be there. Gives why it could not be.

    All twins are compiled, or none is: they call each other in C.
    """
    tree, ledger = look(root), Ledger(root)
    if wants_plain():
        _remove(tree.compiled)
        return None
    _remove(_strangers(tree))
    stale = [twin for twin in tree.twins if again or not ledger.knows(twin)]
    if not stale:
        return None
    try:
        require()
        say(f"compiling {len(stale)} of {len(tree.twins)} fast twins, some seconds each")
        _compile(root, stale, ledger)
    except CannotCompile as why:
        _remove(look(root).compiled)
        say(f"the fast twins run as Python, and minds think more slowly: {why}. `make twins` tells more")
        return why
    return None


def _compile(root: Path, twins: Sequence[Twin], ledger: Ledger) -> None:
    origins = {twin: fingerprint(root, twin) for twin in twins}  # before: somebody may write while it is compiled
    (root / WORKS).mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="twins-", dir=root / WORKS) as folder:
        for twin, made in compile_into(root, twins, Path(folder)).items():
            os.replace(made, twin.compiled)
    ledger.enter(origins)


def _remove(paths: Sequence[Path]) -> None:
    for path in paths:
        path.unlink()
        say(f"removed {path}")
