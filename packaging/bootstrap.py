"""Makes a fresh machine run, test and check Cardavia: `python3 packaging/bootstrap.py run`.

Standard library only. This file keeps to a syntax that Python 3.6 can read: a person whose Python is too old
shall read a sentence and not a SyntaxError. What needs a newer one stands in `workbench/`, loaded after the check.
"""

import os
import subprocess
import sys

OLDEST = (3, 11)
TOO_NEW = (3, 15)
# The order of choice where the running interpreter will not do: the best tried first.
ACCEPTED = ("3.13", "3.12", "3.14", "3.11")
PROBE = "import sys; print('%d.%d' % sys.version_info[:2])"


def is_accepted(version: "tuple[int, int]") -> bool:
    """Whether Cardavia runs on this (major, minor) of Python."""
    return OLDEST <= version < TOO_NEW


def answers_as(command: "list[str]", wanted: str) -> bool:
    """Whether the command starts a Python of that version; a shim that is on PATH may still start none."""
    try:
        out = subprocess.check_output([*command, "-c", PROBE], stderr=subprocess.DEVNULL, timeout=20)
    except (OSError, subprocess.SubprocessError):
        return False
    return out.decode("ascii", "replace").strip() == wanted


def find_python() -> "list[str]":
    """The command of an accepted Python on PATH, or an empty list."""
    for version in ACCEPTED:
        for command in (["python" + version], ["py", "-" + version]) if os.name == "nt" else (["python" + version],):
            if answers_as(command, version):
                return command
    return []


def hand_over(arguments: "list[str]") -> int:
    """Runs this file again with a Python that will do; says so, or says what is missing."""
    running = f"{sys.version_info[0]}.{sys.version_info[1]}"
    wanted = f"{OLDEST[0]}.{OLDEST[1]} to {TOO_NEW[0]}.{TOO_NEW[1] - 1}"
    command = find_python()
    if not command:
        print(f"cardavia: this is Python {running}, and Cardavia needs Python {wanted}.")
        print("cardavia: none of python" + ", python".join(ACCEPTED) + " was found on PATH. Install one, for example")
        print("cardavia: from https://www.python.org/downloads/ or your system's packages, and try again.")
        return 1
    print(f"cardavia: this is Python {running}; going on with {' '.join(command)}.", flush=True)
    try:
        return subprocess.call([*command, os.path.abspath(__file__), *arguments])
    except KeyboardInterrupt:
        return 130


def main(arguments: "list[str]") -> int:
    """The exit status of one command; see `workbench/commands.py` for what the commands are."""
    if not is_accepted(sys.version_info[:2]):
        return hand_over(arguments)
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    from workbench.commands import carry_out

    return carry_out(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
