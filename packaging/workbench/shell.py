"""Other programs, called and listened to; and the voice that speaks to the person at the terminal."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

NOT_FOUND = 127


class Trouble(Exception):
    """A fault that a person can mend: its text is all that they are shown."""


class Heard(NamedTuple):
    """How a program ended and what it said."""

    status: int
    out: str
    err: str


def say(*lines: str) -> None:
    """Lines for the person at the terminal, at once and in order with other programs' output."""
    for line in lines:
        print(f"cardavia: {line}", flush=True)


def call(command: Sequence[str], env: Mapping[str, str] | None = None, cwd: Path | None = None) -> int:
    """Runs a program in the open and answers its exit status; 127 where there is no such program."""
    try:
        return subprocess.call(list(command), env=env, cwd=cwd)
    except (FileNotFoundError, PermissionError):
        return NOT_FOUND


def listen(command: Sequence[str], env: Mapping[str, str] | None = None, cwd: Path | None = None) -> Heard:
    """Runs a program in silence and answers what it said."""
    try:
        done = subprocess.run(
            list(command), env=env, cwd=cwd, capture_output=True, text=True, errors="replace", check=False
        )
    except (FileNotFoundError, PermissionError) as fault:
        return Heard(NOT_FOUND, "", str(fault))
    return Heard(done.returncode, done.stdout, done.stderr)


def overhear(command: Sequence[str], *, env: Mapping[str, str] | None = None) -> Heard:
    """Runs a program in the open (downloads take minutes) and keeps what it complained about."""
    try:
        process = subprocess.Popen(list(command), env=env, stderr=subprocess.PIPE, text=True, errors="replace")
    except (FileNotFoundError, PermissionError) as fault:
        return Heard(NOT_FOUND, "", str(fault))
    complaints: list[str] = []

    def pass_on() -> None:
        assert process.stderr is not None
        for line in process.stderr:
            complaints.append(line)
            sys.stderr.write(line)

    listener = threading.Thread(target=pass_on)
    with process:
        listener.start()
        try:
            process.wait()
        finally:
            listener.join()
    return Heard(process.returncode, "", "".join(complaints))
