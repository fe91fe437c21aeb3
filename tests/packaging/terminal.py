"""A terminal that is played: no program is started, no network is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from workbench.shell import Heard

PYPROJECT = """
[build-system]
requires = ["hatchling"]
[project]
name = "cardavia"
description = "x"
dependencies = ["pydantic>=2"]
[project.optional-dependencies]
dev = ["pytest"]
[tool.ruff]
line-length = 120
"""


class Terminal:
    """Stands in for other programs: keeps what was called, answers from `answer`."""

    def __init__(self) -> None:
        self.calls: list[list[str]] = []
        self.environments: list[Mapping[str, str] | None] = []
        self.answer: Callable[[list[str]], Heard] = lambda command: Heard(0, "", "")

    def listen(self, command: Sequence[str], env: Mapping[str, str] | None = None, cwd: Path | None = None) -> Heard:
        self.calls.append(list(command))
        self.environments.append(env)
        return self.answer(list(command))

    def call(self, command: Sequence[str], env: Mapping[str, str] | None = None, cwd: Path | None = None) -> int:
        return self.listen(command, env=env, cwd=cwd).status
