"""Answers files of rule cases through the engine: ``python tests/cases.py FILE [FILE …]``.

A case is ``{"id", "kind", "input", "expected", "why"}``; the game is the stem of the file. Each failing case is
printed, the last line is ``N passed, N failed``. Exit status: 0 all passed, 1 some failed, 2 a file that is none.
What is not known (kind, field, option) is a failure. The adapters in tests/case_kinds build positions; the rules are
asked of the product.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.case_kinds import klaberjass, minchiate, scopa, tarocchino  # noqa: E402
from tests.case_kinds.asking import NotACase  # noqa: E402

Json = Any

GAMES: Mapping[str, ModuleType] = {
    "scopa": scopa,
    "klaberjass": klaberjass,
    "minchiate": minchiate,
    "tarocchino": tarocchino,
}
"""Game -> its adapter: ``KINDS``, and ``LOOSE``, ``ORDERED`` and ``WHOLE``, which say how its answers are compared."""


class NotCases(ValueError):
    """The file holds no list of cases, or cannot be read."""


# ---------------------------------------------------------------------------------------------------------- comparison


def plain(kinds: ModuleType, value: Json, name: str = "") -> Json:
    """A value in a form in which equal answers are equal: lists without an order are sorted.

    Lists of words (cards, calls) have an order only where the adapter says so, all other lists unless it says not.
    """
    if isinstance(value, Mapping):
        return {str(key): plain(kinds, item, str(key)) for key, item in value.items()}
    if isinstance(value, list | tuple):
        items = [plain(kinds, item) for item in value]
        words = bool(items) and all(isinstance(item, str) for item in items)
        loose = name in kinds.LOOSE or (words and name not in kinds.ORDERED)
        return sorted(items, key=written) if loose else items
    if isinstance(value, float) and value.is_integer():
        return int(value)  # half points that make a whole one
    return str(value) if isinstance(value, str) else value


def written(value: Json) -> str:
    """One spelling of a value; unlike ``==`` it tells 1 from true."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def agrees(kinds: ModuleType, expected: Json, got: Json, name: str = "") -> bool:
    """Whether everything that was expected was answered; what nobody asked for does not count."""
    if isinstance(expected, dict) and isinstance(got, dict):
        if name in kinds.WHOLE and expected.keys() != got.keys():
            return False
        return all(key in got and agrees(kinds, value, got[key], key) for key, value in expected.items())
    if isinstance(expected, list) and isinstance(got, list):
        return len(expected) == len(got) and all(map(lambda one, two: agrees(kinds, one, two), expected, got))
    return written(expected) == written(got)


def answer(game: str, case: Mapping[str, Json]) -> Json:
    """What the product says to a case. ``NotACase`` if it cannot be asked."""
    kinds = GAMES.get(game)
    if kinds is None:
        raise NotACase(f"unknown game: {game!r}")
    if case["kind"] not in kinds.KINDS:
        raise NotACase(f"unknown kind: {case['kind']!r}")
    ask, fields = kinds.KINDS[case["kind"]]
    strangers = sorted(set(case["input"]) - fields - {"options"})
    if strangers:
        raise NotACase(f"unknown input: {', '.join(strangers)}")
    return plain(kinds, ask(case["input"]))


def fault_of(game: str, case: Json) -> str | None:
    """How a case fails, in lines to print, or None."""
    if not isinstance(case, dict) or case.get("expected") in (None, {}):
        return f"FAILED {case!r:.200}\n  not a case"
    expected = case["expected"]
    try:
        got = answer(game, case)
        expected = plain(GAMES[game], expected)
        if agrees(GAMES[game], expected, got):
            return None
        seen = written(got)
    except Exception as fault:  # whatever a case does to the engine, the other cases are still answered
        seen = f"{type(fault).__name__}: {fault}"
    return f"FAILED {case.get('id')}: {case.get('why')}\n  expected {written(expected)}\n  got      {seen}"


def read(path: Path) -> list[Json]:
    """The cases of a file. ``NotCases`` with the reason."""
    try:
        cases = json.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise NotCases(f"{path}: {fault.strerror or fault}") from fault
    except ValueError as fault:
        raise NotCases(f"{path}: not JSON: {fault}") from fault
    if not isinstance(cases, list):
        raise NotCases(f"{path}: not a list of cases")
    return cases


def main(names: Sequence[str]) -> int:
    """Answer the files and print the account; returns the exit status."""
    if not names:
        print("usage: python tests/cases.py FILE [FILE …]", file=sys.stderr)
        return 2
    try:
        files = [(Path(name).stem, read(Path(name))) for name in names]
    except NotCases as fault:
        print(fault, file=sys.stderr)
        return 2
    passed = failed = 0
    for game, cases in files:
        for case in cases:
            failure = fault_of(game, case)
            if failure is None:
                passed += 1
            else:
                failed += 1
                print(failure)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that cannot write a letter still shows the case
            stream.reconfigure(errors="backslashreplace")
    sys.exit(main(sys.argv[1:]))
