"""Files are written whole or not at all, and what cannot be read is set aside, never overwritten and never deleted."""

from __future__ import annotations

import contextlib
import glob
import logging
import os
import time
from datetime import datetime
from pathlib import Path

_log = logging.getLogger(__name__)

_STALE_AFTER = 60.0
"""Seconds after which a temporary file can only be what a killed run left behind."""


def backup_of(path: Path) -> Path:
    """Where the good file before this one is kept."""
    return path.with_name(path.name + ".bak")


def write_whole(path: Path, content: bytes, *, backup: bool = False, lasting: bool = True) -> None:
    """Replace a file by new content so that at any moment either the old or the new one is there, and whole.

    ``backup`` keeps the file before it beside it. What is not ``lasting`` does not wait for the disk: a power cut may
    damage it. Missing folders are made. Raises ``OSError``; then the old file is as it was.
    """
    path = Path(os.path.realpath(path))  # a link stays a link: what it points to is replaced
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(content)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        if backup:
            _keep_backup(path)
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    if lasting:
        _sync_folder(path.parent)


def _keep_backup(path: Path) -> None:
    """A second name for the present file: cheap, and without a moment in which neither name is there."""
    spare = path.with_name(f".{path.name}.{os.getpid()}.bak.tmp")
    try:
        with contextlib.suppress(FileNotFoundError):
            spare.unlink()
        try:
            os.link(path, spare)
        except FileNotFoundError:
            return  # the first file has nothing before it
        except OSError:  # a file system without links
            spare.write_bytes(path.read_bytes())
        os.replace(spare, backup_of(path))
    except OSError as fault:  # a backup is a courtesy: without it the file itself must still be written
        _log.warning("no backup of %s: %s", path, fault)
        with contextlib.suppress(OSError):
            spare.unlink()


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system can do that (Windows cannot open a folder)."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path, why: str = "damaged") -> Path:
    """Rename a file to ``name.why-YYYYMMDD-HHMMSS``, with a number behind it if that name is taken; its new path.

    Raises ``OSError`` if it cannot be renamed; then it lies where it lay.
    """
    stem = f"{path.name}.{why}-{datetime.now():%Y%m%d-%H%M%S}"
    target, number = path.with_name(stem), 1
    while os.path.lexists(target):
        number += 1
        target = path.with_name(f"{stem}-{number}")
    os.rename(path, target)
    return target


def clear_temporaries(path: Path) -> None:
    """Remove what killed runs left behind while they wrote this file. Raises nothing: leftovers are never read."""
    path = Path(os.path.realpath(path))
    _clear_temporaries(path.parent, glob.escape(path.name))


def clear_temporaries_in(folder: Path, suffix: str) -> None:
    """The same for all files of a folder whose names end so."""
    _clear_temporaries(folder, "*" + glob.escape(suffix))


def _clear_temporaries(folder: Path, names: str) -> None:
    with contextlib.suppress(OSError):
        for each in folder.glob(f".{names}.*.tmp"):
            with contextlib.suppress(OSError):
                if time.time() - each.stat().st_mtime > _STALE_AFTER:
                    each.unlink()
