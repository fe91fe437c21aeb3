"""What every test stands on: no window, no file of the person's own, catalogues and twins that fit their texts."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Before anything can import Qt: tests open no window and never see the files of whoever runs them.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_HOME = tempfile.TemporaryDirectory(prefix="cardavia-tests-", ignore_cleanup_errors=True)
os.environ["CARDAVIA_HOME"] = _HOME.name
_NUMBERS = count()

# Twins that shall run as Python do so as on a player's machine: that has no Cython.
if os.environ.get("CARDAVIA_PLAIN", "0") not in ("", "0"):
    sys.modules["cython"] = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parents[1]

# Two noisy cores: an example that takes long is no fault.
settings.register_profile("cardavia", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("cardavia")


def _is_stale(text: Path) -> bool:
    compiled = text.with_suffix(".mo")
    return not compiled.exists() or compiled.stat().st_mtime < text.stat().st_mtime


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile the catalogues if a text is newer than its compiled form; workers of xdist leave that to their master."""
    tool = ROOT / "packaging" / "catalogues.py"
    if hasattr(session.config, "workerinput") or not tool.exists():
        return
    if any(_is_stale(text) for text in (ROOT / "i18n").glob("*/*.po")):
        done = subprocess.run([sys.executable, str(tool), "compile"], cwd=ROOT, check=False, timeout=120)
        if done.returncode:  # the tests of the words will fail, the others need not
            print("conftest: the catalogues could not be compiled", file=sys.stderr)


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test a compiled twin in place of the source that somebody has just written."""
    if hasattr(config, "workerinput") or not (ROOT / "packaging" / "twins").exists():
        return
    from twins.checkout import faults

    if wrong := faults(ROOT):
        raise pytest.UsageError("\n".join([*wrong, "`python3 packaging/bootstrap.py twins` puts this right"]))


def pytest_unconfigure() -> None:
    """Take the folder of the tests away."""
    _HOME.cleanup()


@pytest.fixture(autouse=True)
def _own_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of its own for each test: none finds what another kept."""
    monkeypatch.setenv("CARDAVIA_HOME", str(Path(_HOME.name) / str(next(_NUMBERS))))
