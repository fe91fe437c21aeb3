"""The command line: what it understands, what it refuses, and the demonstration."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from cardavia import app
from cardavia.engine.session import replay
from cardavia.games import load
from cardavia.storage.records import load as load_match

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize(
    "words",
    [
        ["--size", "big"],
        ["--size", "12x7"],
        ["--scale", "0"],
        ["--scale", "nan"],
        ["--scale", "x"],
        ["--seed", "-1"],
        ["--seed", "9" * 19],
        ["--game", "poker"],
        ["--unknown"],
        ["--size", "99999x99999"],
        ["--language", ""],
        ["--deck", "?"],
    ],
)
def test_what_cannot_be_understood_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        app.arguments(words)
    assert left.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_the_faulty_binding_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.importlib.metadata, "version", lambda _: "6.12.0")
    monkeypatch.setattr(app.sys, "version_info", (3, 11, 7))
    assert app.faulty_binding()
    monkeypatch.setattr(app.sys, "version_info", (3, 12, 0))
    assert not app.faulty_binding()
    monkeypatch.setattr(app.sys, "version_info", (3, 11, 7))
    monkeypatch.setattr(app.importlib.metadata, "version", lambda _: "6.11.3")
    assert not app.faulty_binding()


def demonstrate(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment.pop("QT_QPA_PLATFORM", None)
    return subprocess.run(
        [sys.executable, "-m", "cardavia", "--demo", str(folder), *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_demonstration_plays_a_whole_match_and_writes_pictures_and_the_record(tmp_path: Path) -> None:
    done = demonstrate(tmp_path, "--seed", "5", "--size", "900x600", "--language", "it")
    assert done.returncode == 0, done.stderr
    pictures = sorted(path.stem for path in tmp_path.glob("*.png"))
    assert {"home", "settings", "rules", "deal-01-start", "deal-01-middle", "deal-01-sheet"} <= set(pictures)
    for path in tmp_path.glob("*.png"):
        image = QImage(str(path))
        assert (image.width(), image.height()) == (900, 600)
        colours = {image.pixel(x, y) for x in range(0, 900, 45) for y in range(0, 600, 30)}
        assert len(colours) > 20, path
    match = load_match(tmp_path / "record.json", {"scopa": load("scopa")})
    assert match.record.result is not None
    assert replay(load("scopa").rules, match.record).stopped is None
    assert json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))["seed"] == 5


def test_a_tarot_game_is_shown_in_every_phase(tmp_path: Path) -> None:
    words = ("--game", "tarocchino", "--seed", "24", "--size", "640x480")
    done = demonstrate(tmp_path, *words)
    assert done.returncode == 0, done.stderr
    assert "no message" not in done.stderr and "no drawing" not in done.stderr
    look = [sys.executable, ROOT / ".ci" / "demonstration.py", tmp_path, "--phases"]
    seen = subprocess.run(look, capture_output=True, text=True, timeout=60, check=False)
    assert seen.returncode == 0, seen.stdout
    (tmp_path / "deal-01-discard.png").unlink()
    seen = subprocess.run(look, capture_output=True, text=True, timeout=60, check=False)
    assert seen.returncode == 1 and "discard" in seen.stdout
    match = load_match(tmp_path / "record.json", {"tarocchino": load("tarocchino")})
    assert replay(load("tarocchino").rules, match.record).stopped is None
    assert match.record.result is not None


def test_a_game_that_rehearses_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is on no menu, and its table must be looked at while it is drawn."""
    monkeypatch.setattr(app, "EVERY", ("scopa", "a-new-game"))
    assert app.arguments(["--game", "a-new-game"]).game == "a-new-game"
    assert app.arguments([]).game == "scopa"


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    done = demonstrate(tmp_path / "file" / "demo")
    assert done.returncode == 1
    assert "file" in done.stderr
    assert "Traceback" not in done.stderr
