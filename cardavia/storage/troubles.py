"""What can go wrong with a file: a closed set of faults, and the trouble that the player is told about."""

from __future__ import annotations

import errno
import logging
from pathlib import Path
from typing import NamedTuple

_log = logging.getLogger(__name__)


class Fault(Exception):
    """A file that cannot be used. ``kind`` names the fault in terms and in the names of files set aside."""

    kind = ""


class Missing(Fault):
    """There is no such file."""

    kind = "missing"


class Unreadable(Fault):
    """The system does not let us read it, or it is no file."""

    kind = "unreadable"


class Damaged(Fault):
    """Ours once, or never whole: cut off, changed, or not even JSON."""

    kind = "damaged"


class Newer(Fault):
    """Written by a later Cardavia."""

    kind = "newer"


class Foreign(Fault):
    """Sound JSON that is something else."""

    kind = "foreign"


class Trouble(NamedTuple):
    """A message for the player: its term, the file in question, and where that was put if it was set aside."""

    term: str
    path: Path
    aside: Path | None = None

    @property
    def values(self) -> dict[str, str]:
        """What the message's placeholders stand for."""
        return {"file": str(self.aside or self.path)}


_FULL = frozenset({errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)})
_LOCKED = frozenset({errno.EROFS, errno.EACCES, errno.EPERM})


def unsaved(fault: OSError, path: Path) -> Trouble:
    """The trouble behind a file that could not be written."""
    _log.warning("not saved: %s: %s", path, fault)
    if fault.errno in _FULL:
        return Trouble("trouble.disk-full", path)
    if fault.errno in _LOCKED:
        return Trouble("trouble.read-only", path)
    return Trouble("trouble.not-saved", path)
