"""The virtual environment of a checkout: made, adopted, kept up to date, made again."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import sys
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

from workbench import libraries, shell
from workbench.shell import Heard, Trouble, say

STAMP = "cardavia.stamp"
# What pip writes when the network, and not the package, is at fault.
NETWORK_SIGNS = (
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "ConnectionResetError",
    "ConnectionError",
    "ProtocolError",
    "IncompleteRead",
    "Max retries exceeded",
    "Temporary failure in name resolution",
    "Network is unreachable",
    "SSLError",
    "ProxyError",
)
BREATH = 3.0  # seconds between two tries at the network


@dataclass(frozen=True)
class Environment:
    """The folder `.venv` of one checkout and the programs in it."""

    root: Path

    @property
    def folder(self) -> Path:
        return self.root / ".venv"

    @property
    def programs(self) -> Path:
        return self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        return self.programs / ("python.exe" if os.name == "nt" else "python")

    @property
    def stamp(self) -> Path:
        return self.folder / STAMP


def fingerprint(root: Path) -> str:
    """What an environment must have been built for: the dependency part of pyproject.toml, and where it lies.

    The place counts because an editable install and the scripts in an environment name it in full.
    """
    try:
        with (root / "pyproject.toml").open("rb") as text:
            whole = tomllib.load(text)
    except FileNotFoundError:
        raise Trouble(f"There is no pyproject.toml in {root}: this is not a whole checkout of Cardavia.") from None
    except tomllib.TOMLDecodeError as fault:
        raise Trouble(f"{root / 'pyproject.toml'} cannot be read: {fault}.") from None
    project = whole.get("project", {})
    keys = ("requires-python", "dependencies", "optional-dependencies", "scripts")
    part = [whole.get("build-system", {}), [project.get(key) for key in keys], str(root.resolve())]
    return hashlib.sha256(json.dumps(part, sort_keys=True).encode()).hexdigest()


def is_current(env: Environment) -> bool:
    """Whether the environment was finished for just this pyproject.toml in this place."""
    try:
        return env.python.exists() and env.stamp.read_text(encoding="ascii").strip() == fingerprint(env.root)
    except (OSError, UnicodeDecodeError):
        return False


def is_alive(env: Environment) -> bool:
    """Whether its Python starts, is one that Cardavia runs on, lives where it was made, and has pip."""
    probe = "import sys, pip; print(sys.version_info >= (3, 11) and sys.version_info < (3, 15)); print(sys.prefix)"
    heard = shell.listen([str(env.python), "-c", probe])
    lines = heard.out.splitlines()
    return heard.status == 0 and lines[:1] == ["True"] and Path(lines[1]).resolve() == env.folder.resolve()


def is_moved(env: Environment) -> bool:
    """Whether its scripts name another place: the checkout was moved or copied after they were written."""
    try:
        settings = (env.folder / "pyvenv.cfg").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return True
    command = next((line for line in settings.splitlines() if line.startswith("command")), "")
    return bool(command) and not command.rstrip().endswith((str(env.folder), str(env.folder.resolve())))


def make(env: Environment) -> None:
    """A new, empty environment in place of whatever lies there."""
    if not os.access(env.root, os.W_OK):
        raise read_only(env)
    say(f"making {env.folder} with Python {sys.version_info[0]}.{sys.version_info[1]}")
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        libraries.install_venv_module()
    try:
        if env.folder.is_symlink() or env.folder.is_file():
            env.folder.unlink()
        elif env.folder.exists():
            shutil.rmtree(env.folder)
    except OSError as fault:
        raise Trouble(f"The old {env.folder} cannot be removed ({fault.strerror}): remove it yourself.") from None
    heard = shell.listen([sys.executable, "-m", "venv", str(env.folder)])
    if heard.status != 0:
        words = (heard.err + heard.out).strip()
        if "Read-only file system" in words or "Permission denied" in words:
            raise read_only(env)
        raise Trouble(f"Python could not make {env.folder}:\n{words}")


def read_only(env: Environment) -> Trouble:
    """The sentence for a checkout where nothing can be written."""
    return Trouble(
        f"{env.root} cannot be written, and Cardavia's environment (.venv, about 600 MB) belongs into it. "
        "Copy the checkout to a folder of your own and try again."
    )


def explain(heard: Heard) -> str:
    """What a failed pip means for the person who waits for it."""
    if any(sign in heard.err for sign in NETWORK_SIGNS):
        return (
            "The Python packages could not be fetched: the package index does not answer. "
            "Cardavia needs the network once, for its first start (about 120 MB); connect and try again."
        )
    if "No space left on device" in heard.err:
        return "The disk is full: Cardavia's environment needs about 600 MB."
    if "No matching distribution found for PySide6" in heard.err:
        return (
            "There is no PySide6 for this system: it needs 64 bits and, on Linux, glibc 2.34 or newer "
            "(Debian 12, Ubuntu 22.04 or newer)."
        )
    return "pip could not install what Cardavia needs; its own words stand above."


def install(env: Environment) -> None:
    """The program (editable) and its tools, into the environment; a stumble of the network is forgiven once."""
    say("installing Cardavia and its tools (the first time this fetches about 120 MB)")
    command = [str(env.python), "-m", "pip", "install", "--disable-pip-version-check", "-e", f"{env.root}[dev]"]
    # pip's own five tries a package make a person without network wait for minutes; the second try here is enough.
    patience = {"PIP_RETRIES": "1", **os.environ}
    heard = shell.overhear(command, env=patience)
    if heard.status != 0 and any(sign in heard.err for sign in NETWORK_SIGNS):
        say("the network stumbled; trying once more")
        time.sleep(BREATH)
        heard = shell.overhear(command, env=patience)
    if heard.status != 0:
        raise Trouble(explain(heard))


def ensure(root: Path) -> Environment:
    """The environment of this checkout, ready: untouched where it is current, adopted or made where it is not."""
    env = Environment(root)
    if is_current(env):
        return env
    wanted = fingerprint(root)
    if env.folder.exists() and (is_moved(env) or not is_alive(env)):
        say(f"{env.folder} is broken or was made elsewhere; it is made again")
        make(env)
    elif not env.folder.exists():
        make(env)
    install(env)
    try:
        env.stamp.write_text(wanted + "\n", encoding="ascii")
    except OSError:
        raise read_only(env) from None
    return env
