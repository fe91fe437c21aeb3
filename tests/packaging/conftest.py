"""A checkout, its environment and the programs around them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from workbench import environment, shell
from workbench.environment import Environment

from tests.packaging.terminal import PYPROJECT, Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    played = Terminal()
    monkeypatch.setattr(shell, "listen", played.listen)
    monkeypatch.setattr(shell, "overhear", played.listen)
    monkeypatch.setattr(shell, "call", played.call)
    monkeypatch.setattr(environment, "BREATH", 0.0)
    return played


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    root = tmp_path / "a checkout with spaces"
    root.mkdir()
    (root / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    return root


@pytest.fixture
def built(checkout: Path) -> Environment:
    """An environment that was finished for the checkout, without packages in it."""
    env = Environment(checkout)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(env.folder)], check=True)
    env.stamp.write_text(environment.fingerprint(checkout) + "\n", encoding="ascii")
    return env
