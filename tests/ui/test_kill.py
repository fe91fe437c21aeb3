"""Kill and resume: SIGKILL after each of 50 random moves, and nothing that was kept is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia.engine.notation import described
from cardavia.engine.session import replay
from cardavia.games import load
from cardavia.storage.places import Places
from cardavia.storage.records import load as load_match

ROOT = Path(__file__).resolve().parents[2]
KILLS = 50
FIRST = {"klaberjass": 0, "minchiate": 27, "tarocchino": 1}
"""Matches in which the person comes to every phase soon."""


def live_and_die(home: Path, name: str, seed: int, luck: int) -> list[str]:
    """Start the program, let the person play one move, kill it; the lines that it said."""
    command = [sys.executable, "-m", "tests.ui.resuming", str(home), name, str(seed), str(luck)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    said: list[str] = []
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        for line in program.stdout:
            said.append(line.strip())
            if line.startswith(("state:", "over:")):
                break
        program.send_signal(signal.SIGKILL)
        said += [line.strip() for line in program.stdout]  # what it still said and did before the kill came
    return said


def survives(home: Path, name: str, seed: int, kills: int) -> list[str]:
    """Live and die again and again; the phases in which the person was asked, with the questions."""
    game = load(name)
    places = Places.within(home)
    before, asked = (0, 0, ""), list[str]()
    for life in range(kills):
        said = live_and_die(home, name, seed, luck=life)
        if any(line.startswith("over:") for line in said):
            break
        assert any(line.startswith("state:") for line in said), said
        asked += [line.removeprefix("asked: ") for line in said if line.startswith("asked:")]
        kept = load_match(places.match(name), {name: game})
        resumed = replay(game.rules, kept.record)
        assert resumed.stopped is None
        # whatever was said to be kept is in the file; the computer may have played on before the kill came
        last = [tuple(map(int, line.split()[1:])) for line in said if line.startswith("kept:")][-1]
        assert (kept.record.deals, len(kept.record.moves)) >= last
        if life:
            first = next(line for line in said if line.startswith("resumed:")).removeprefix("resumed: ")
            deals, moves, position = first.split(" ", 2)
            assert (int(deals), int(moves), position) == before
        before = (kept.record.deals, len(kept.record.moves), described(resumed.session.state))
    return asked


@pytest.mark.slow
def test_a_match_survives_fifty_kills(tmp_path: Path) -> None:
    assert len(survives(tmp_path, "scopa", 21, KILLS)) >= KILLS


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seed", "phases"),
    [
        ("klaberjass", FIRST["klaberjass"], {"bid", "exchange", "declare", "play"}),
        ("minchiate", FIRST["minchiate"], {"discard", "declare", "play"}),
        ("tarocchino", FIRST["tarocchino"], {"discard", "declare", "play"}),
    ],
)
def test_every_phase_survives_a_kill_and_asks_again(tmp_path: Path, name: str, seed: int, phases: set[str]) -> None:
    asked = survives(tmp_path, name, seed, 12)
    assert {each.split()[0] for each in asked} >= phases
    for each in asked:
        phase, term = each.split()
        assert (term == "-") == (phase == "play"), each


def test_nothing_is_left_behind_but_whole_files(tmp_path: Path) -> None:
    for life in range(3):
        live_and_die(tmp_path, "scopa", seed=4, luck=life)
    kept = sorted(path.name for path in (tmp_path / "data").rglob("*") if path.is_file())
    assert "scopa.json" in kept
    assert not [name for name in kept if "damaged" in name or "foreign" in name]
