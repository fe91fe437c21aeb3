"""``python -m twins``: compile what is not fresh. ``show``: also say what is compiled, and fail if something is not.

``again`` compiles everything and shows it; ``lack`` names the Debian packages that compiling misses here; ``loaded``
imports the twins of whichever Cardavia this Python finds, and fails if one of them is not what it should be.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path

from workbench.shell import say

from twins import checkout
from twins.compiling import find_lack
from twins.sources import PACKAGE, PLAIN, look, wants_plain

ROOT = Path(__file__).resolve().parents[2]
NO_COMPILER = 3


def show(again: bool = False) -> int:
    """What is compiled in this checkout, after it was made so."""
    if why := checkout.ensure(ROOT, again):
        say(*why.complaint.splitlines())
    tree = look(ROOT)
    for twin in tree.twins:
        is_compiled = twin.compiled in tree.compiled
        size = f"compiled, {twin.compiled.stat().st_size / 1024:.0f} KiB" if is_compiled else "runs as Python"
        say(f"  {twin.name}: {size}")
    if why is None:
        say(f"{PLAIN} is set: nothing is compiled" if wants_plain() else f"{len(tree.twins)} fast twins are compiled")
        return 0
    return NO_COMPILER if find_lack() else 1


def lack() -> int:
    """Status 3 and the packages that are missing, or status 0 and nothing."""
    if found := find_lack():
        print(*found.packages)
        return NO_COMPILER
    return 0


def loaded() -> int:
    """Whether the twins that this Python imports are compiled, or Python if that is wished."""
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        say(f"{PACKAGE} is not installed here")
        return 1
    wrong = 0
    for twin in look(Path(spec.origin).parents[1]).twins:
        origin = str(importlib.import_module(twin.name).__file__)
        is_python = origin.endswith(".py")
        wrong += is_python != wants_plain()
        say(f"{twin.name}: {'Python' if is_python else 'compiled'}, {origin}")
    return 1 if wrong else 0


def main(command: str) -> int:
    """The exit status of one command."""
    if command == "lack":
        return lack()
    if command == "loaded":
        return loaded()
    try:
        if command in ("show", "again"):
            return show(command == "again")
        checkout.ensure(ROOT)
    except OSError as fault:  # on Windows nothing is replaced that a running program has loaded
        say(f"{fault.filename} cannot be written ({fault.strerror}). Does Cardavia run from there? Close it, try again")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
