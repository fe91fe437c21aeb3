"""A document is a JSON object with a schema number: how it is read with care, lifted to today's schema, and written."""

from __future__ import annotations

import contextlib
import json
import logging
import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, NoReturn, TypeVar

import cardavia
from cardavia.storage.files import backup_of, clear_temporaries, set_aside, write_whole
from cardavia.storage.troubles import Damaged, Fault, Foreign, Missing, Newer, Trouble, Unreadable, unsaved

_log = logging.getLogger(__name__)

LARGEST = 5_000_000
"""Bytes; nothing that we write comes near, and nothing bigger is read."""

Raw = dict[str, Any]
Migration = Callable[[Raw], Raw]
T = TypeVar("T")


@dataclass(frozen=True)
class Format:
    """A kind of document: today's schema, the steps from each older one to the next, and the keys that give it away."""

    schema: int
    migrations: Mapping[int, Migration]
    marks: frozenset[str]

    def read(self, path: Path) -> Raw:
        """The object in a file, lifted to today's schema. Raises one of the faults in ``troubles`` and nothing else."""
        raw = _parsed(_content(path))
        if not isinstance(raw, dict) or "schema" not in raw or not self.marks <= raw.keys():
            raise Foreign(f"not one of ours: {path}")
        return self._lifted(raw)

    def _lifted(self, raw: Raw) -> Raw:
        schema = raw["schema"]
        if type(schema) is not int or schema < 1:
            raise Damaged(f"no schema number: {schema!r}")
        if schema > self.schema:
            raise Newer(f"schema {schema}, known up to {self.schema}")
        for step in range(schema, self.schema):
            try:
                raw = {**self.migrations[step](raw), "schema": step + 1}
            except (LookupError, TypeError, ValueError, AttributeError) as fault:
                raise Damaged(f"cannot be lifted from schema {step}: {fault!r}") from fault
        return raw

    def written(self, fields: Raw) -> bytes:
        """The bytes of a document with these fields, for people to read as well."""
        whole = {"schema": self.schema, "app": cardavia.__version__, **fields}
        return (json.dumps(whole, ensure_ascii=False, allow_nan=False, indent=1) + "\n").encode()


def _content(path: Path) -> bytes:
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise Unreadable(f"no file: {path}")
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError as fault:
        raise Missing(str(path)) from fault
    except (OSError, ValueError) as fault:  # ValueError: a path with a zero byte
        raise Unreadable(f"{path}: {fault}") from fault
    if len(content) > LARGEST:
        raise Damaged(f"bigger than {LARGEST} bytes: {path}")
    return content


def _parsed(content: bytes) -> object:
    """Strict JSON in UTF-8 without a mark before it. ``ValueError`` covers bad UTF-8, bad JSON and endless numbers."""
    try:
        raw: object = json.loads(content.decode("utf-8"), parse_constant=_refused)
    except (ValueError, RecursionError) as fault:
        raise Damaged(f"not JSON: {fault}") from fault
    return raw


def _refused(constant: str) -> NoReturn:
    raise ValueError(f"no number: {constant}")


class Recovered(NamedTuple, Generic[T]):
    """What could be read, None if nothing could, and what the player should be told."""

    value: T | None
    troubles: tuple[Trouble, ...] = ()


def recovered(path: Path, load: Callable[[Path], T]) -> Recovered[T]:
    """Load a file; if it cannot be used set it aside and load the backup instead, which then lies in its place as well.

    Never raises a fault.
    """
    clear_temporaries(path)
    try:
        return Recovered(load(path))
    except Missing:
        return Recovered(None)
    except Fault as fault:
        trouble = moved_aside(path, fault)
    backup = backup_of(path)
    try:
        value = load(backup)
    except Missing:
        return Recovered(None, (trouble,))
    except Fault as fault:
        moved_aside(backup, fault)
        return Recovered(None, (trouble,))
    _log.warning("used instead: %s", backup)
    if trouble.aside is not None:  # whoever reads next must find it, though nothing was written meanwhile
        with contextlib.suppress(OSError):
            write_whole(path, backup.read_bytes())
    if trouble.term == "trouble.damaged":
        trouble = trouble._replace(term="trouble.restored")
    return Recovered(value, (trouble,))


def moved_aside(path: Path, fault: Fault) -> Trouble:
    """Set a file aside for a fault, and say so; where it cannot be moved it stays."""
    try:
        aside = set_aside(path, fault.kind)
    except OSError as locked:
        _log.warning("%s file left in place: %s: %.300s; %s", fault.kind, path, fault, locked)
        return Trouble("trouble.in-the-way", path)
    _log.warning("%s file set aside: %s: %.300s", fault.kind, aside, fault)
    return Trouble(f"trouble.{fault.kind}", path, aside)


def kept(path: Path, content: bytes) -> Trouble | None:
    """Write a document whole, the one before it beside it; None, or why it could not be written."""
    try:
        write_whole(path, content, backup=True)
    except OSError as fault:
        return unsaved(fault, path)
    return None
