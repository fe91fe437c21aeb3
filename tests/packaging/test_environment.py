"""The environment of a checkout: left alone, adopted, made, made again, or refused in words."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from workbench import environment
from workbench.environment import Environment
from workbench.shell import Heard, Trouble

from tests.packaging.terminal import PYPROJECT, Terminal

CONNECTION_LOST = "NewConnectionError: Failed to establish a new connection"


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("line-length = 120", "line-length = 100", True),
        ('description = "x"', 'description = "y"', True),
        ("pydantic>=2", "pydantic>=3", False),
        ('dev = ["pytest"]', 'dev = ["pytest", "ruff"]', False),
        ('requires = ["hatchling"]', 'requires = ["setuptools"]', False),
    ],
)
def test_only_the_dependency_part_makes_an_environment_stale(
    built: Environment, old: str, new: str, same: bool
) -> None:
    assert environment.is_current(built)
    assert old in PYPROJECT
    (built.root / "pyproject.toml").write_text(PYPROJECT.replace(old, new), encoding="utf-8")
    assert environment.is_current(built) is same


def test_a_current_environment_is_left_alone(built: Environment, terminal: Terminal) -> None:
    assert environment.ensure(built.root) == built
    assert terminal.calls == []


def test_an_environment_without_a_stamp_is_adopted(built: Environment, terminal: Terminal) -> None:
    built.stamp.unlink()
    keepsake = built.folder / "keepsake"
    keepsake.touch()
    terminal.answer = lambda command: Heard(0, f"True\n{built.folder}\n", "")
    environment.ensure(built.root)
    assert keepsake.exists()
    assert environment.is_current(built)
    assert f"{built.root}[dev]" in terminal.calls[-1]


def is_making(command: list[str]) -> bool:
    return command[1:3] == ["-m", "venv"]


def test_a_broken_environment_is_made_again(built: Environment, terminal: Terminal) -> None:
    built.stamp.unlink()
    keepsake = built.folder / "keepsake"
    keepsake.touch()
    terminal.answer = lambda command: remade(built) if is_making(command) else Heard("-c" in command, "", "")
    environment.ensure(built.root)
    assert not keepsake.exists()
    assert environment.is_current(built)


def remade(env: Environment) -> Heard:
    env.python.parent.mkdir(parents=True)
    env.python.touch()
    return Heard(0, "", "")


def test_a_moved_checkout_gets_a_new_environment(built: Environment, terminal: Terminal) -> None:
    moved = Environment(built.root.with_name("elsewhere"))
    built.root.rename(moved.root)
    assert not environment.is_current(moved)
    assert environment.is_moved(moved)
    terminal.answer = lambda command: remade(moved) if is_making(command) else Heard(0, "", "")
    environment.ensure(moved.root)
    assert any(is_making(command) for command in terminal.calls)


def test_liveness_is_asked_of_the_environment_itself(built: Environment) -> None:
    assert not environment.is_alive(built), "it was made without pip"
    (built.folder / "pyvenv.cfg").unlink()
    built.python.unlink()
    assert not environment.is_alive(built)


def test_a_stumble_of_the_network_is_forgiven_once(checkout: Path, terminal: Terminal) -> None:
    answers = [Heard(1, "", CONNECTION_LOST), Heard(0, "", "")]
    terminal.answer = lambda command: answers.pop(0)
    environment.install(Environment(checkout))
    assert len(terminal.calls) == 2


def test_no_network_is_said_in_words_and_leaves_no_stamp(
    checkout: Path, terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    env = Environment(checkout)

    def answer(command: list[str]) -> Heard:
        return remade(env) if is_making(command) else Heard(1, "", f"{CONNECTION_LOST}\nNo matching distribution found")

    terminal.answer = answer
    with pytest.raises(Trouble, match="needs the network once"):
        environment.ensure(checkout)
    assert not env.stamp.exists()
    assert "trying once more" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("complaint", "word"),
    [
        ("ERROR: No matching distribution found for PySide6-Essentials==6.12.0", "glibc 2.34"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("error: something else", "own words"),
    ],
)
def test_other_failures_of_pip_are_explained_and_not_repeated(
    checkout: Path, terminal: Terminal, complaint: str, word: str
) -> None:
    terminal.answer = lambda command: Heard(1, "", complaint)
    with pytest.raises(Trouble, match=word):
        environment.install(Environment(checkout))
    assert len(terminal.calls) == 1


def test_a_read_only_checkout_is_named(checkout: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(Trouble, match="cannot be written"):
        environment.ensure(checkout)
    assert terminal.calls == []


def test_half_a_checkout_is_named(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="not a whole checkout"):
        environment.ensure(tmp_path)
    (tmp_path / "pyproject.toml").write_text("[project\n", encoding="utf-8")
    with pytest.raises(Trouble, match="cannot be read"):
        environment.ensure(tmp_path)
