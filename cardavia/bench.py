"""``make bench``: measure the real window, without a graphics card or with one, and hold it against what was promised.

Each scale needs a process of its own, and so does each start; this module starts them and adds up what they tell.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from cardavia.ai.budget import SWITCH_INTERVAL

BENCH, FIRST_PAINT = f"{__package__}.bench", f"{__package__}.ui.first_paint"
"""The modules that measure here, and that start the program and tell when it is seen."""
TABLE = (1920, 1080)
"""Logical pixels of the window that is measured, at every scale."""
SCALES = {"1080p": 1, "4K": 2}
RUNS, STARTS = 3, 5
"""Runs of one scale, and starts of the program, of which the median counts."""


class Goal(NamedTuple):
    """What is measured, in which unit, the most that it may be at each scale, and why; None: it is only told."""

    words: str
    unit: str
    most: tuple[float | None, float | None]
    why: str


def _frames(name: str, words: str) -> dict[str, Goal]:
    """The goals of one kind of motion, without and with a mind that thinks."""
    found: dict[str, Goal] = {}
    for key, after in ((name, ""), (f"{name}.mind", ", a mind thinking")):
        late = 1.0 if after else 0.5
        found |= {
            f"{key}.p50": Goal(f"{words}{after}: frame interval, p50", "ms", (17, 17), "a tick is 16 ms"),
            f"{key}.p99": Goal(f"{words}{after}: frame interval, p99", "ms", (25, 33), "one tick late is not seen"),
            f"{key}.longest": Goal(f"{words}{after}: longest", "ms", (50, 66), "three frames lost are a jerk"),
            f"{key}.late": Goal(f"{words}{after}: later than 25 ms", "%", (late, 5), "a late frame a second at most"),
        }
    work = f"{words}: processor time of a frame, p99"
    found[f"{name}.work"] = Goal(work, "ms", (10, 16.7), "the rest of 16 ms is the mind's")
    return found


GOALS: dict[str, Goal] = {
    **_frames("deal-97", "dealing 97 cards of Minchiate"),
    **_frames("trick", "playing and taking a trick"),
    **_frames("deal-scopa", "dealing Scopa"),
    "slider/step": Goal("a slider moves: new look on all cards in sight", "ms", (100, 200), "felt as at once"),
    "slider/cpu": Goal(
        "… processor time of it, painting included", "ms", (66, 200), "a dragged slider: 15 and 5 looks a second"
    ),
    "slider/grade": Goal("… 21 cards alone graded anew: processor time", "ms", (30, 30), "as often as it is asked"),
    "slider/longest": Goal("… longest block of the event loop", "ms", (33, 100), "two frames; one full paint at 4K"),
    "slider/drag": Goal("a slider is dragged: longest block", "ms", (50, 150), "the slider itself must follow"),
    "size/sharp": Goal("the window has its size: until faces are sharp", "ms", (150, 300), "no longer than a blink"),
    "size/longest": Goal("… longest block while it is pulled", "ms", (66, 200), "the frame must follow the hand"),
    "idle/cpu": Goal("a table at rest: share of one core", "%", (0.5, 0.5), "nothing moves, nothing runs"),
    "idle/wakes": Goal("… wake-ups a second by our timers", "", (0, 0), "the clock stops with the last card"),
    "memory": Goal(
        "memory with Minchiate on the table", "MiB", (172, 550), "KPat takes so much; at 4K pictures are larger"
    ),
    "errand/click": Goal("a card is clicked: until it moves", "ms", (50, 50), "felt as at once"),
    "errand/resume": Goal(
        "an open match comes back to the table", "ms", (405, None), "0.6 of KPat's deal, less the start"
    ),
    "errand/language": Goal(
        "another language in the whole window", "ms", (50, 100), "at 4K a full paint takes half of it"
    ),
    "errand/rules": Goal("the rule page opens", "ms", (50, 100), "at 4K a full paint takes half of it"),
    "faces/drawn": Goal("97 faces drawn from their files", "ms", (None, None), ""),
    "faces/read": Goal("97 faces read from the cache folder", "ms", (100, 200), "a tenth of drawing them"),
}
STARTS_GOALS: dict[str, Goal] = {
    "start/first": Goal("first start, nothing cached: first paint", "ms", (700, None), "still under a second"),
    "start/paint": Goal("start: first paint of the home page", "ms", (463, None), "KPat, a C++ program, needs as long"),
    "start/close": Goal("closed at once: until the process is gone", "ms", (200, None), "felt as at once"),
    "start/cpu": Goal("… seconds of the processor until then", "ms", (400, None), "a slow laptop has half this speed"),
}


class Row(NamedTuple):
    """One line of the table."""

    key: str
    scale: str
    value: float
    goal: Goal

    @property
    def most(self) -> float | None:
        """The goal at its scale."""
        return self.goal.most[list(SCALES).index(self.scale)]

    @property
    def verdict(self) -> str:
        """Whether it keeps to its goal."""
        return "" if self.most is None else "pass" if self.value <= self.most else "OVER"


def rows(scale: str, runs: Sequence[Mapping[str, float]], goals: Mapping[str, Goal]) -> list[Row]:
    """The median of all runs, in the order of the goals; what no run measured has no row."""
    found: list[Row] = []
    for key, goal in goals.items():
        values = [run[key] for run in runs if key in run]
        if values:
            found.append(Row(key, scale, statistics.median(values), goal))
    return found


def table(every: Iterable[Row]) -> str:
    """The rows as Markdown, so that what is printed can be kept in the docs as it is."""
    lines = ["| at | what | measured | goal | | why |", "|---|---|--:|--:|---|---|"]
    for row in every:
        goal = "" if row.most is None else f"{row.most:g}"
        unit = f" {row.goal.unit}".rstrip()
        lines.append(
            f"| {row.scale} | {row.goal.words} | {row.value:.1f}{unit} | {goal} | {row.verdict} | {row.goal.why} |"
        )
    return "\n".join(lines)


def load_average() -> str:
    """How busy the machine is, for whoever reads the numbers."""
    if not hasattr(os, "getloadavg"):
        return "load unknown"
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def _child(home: Path, words: Sequence[str], scale: int = 1, module: str = BENCH) -> list[dict[str, float]]:
    """What a process of its own tells, a line of JSON for each run. Raises ``CalledProcessError`` if it fails."""
    around = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "QT_SCALE_FACTOR": str(scale), "CARDAVIA_HOME": str(home)}
    # as an installed program: its modules are compiled once, even where the surroundings forbid it
    around["PYTHONPYCACHEPREFIX"] = str(home.parent / "compiled")
    around.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", module, *words]
    told = subprocess.run(command, env=around, stdout=subprocess.PIPE, text=True, check=True, timeout=1800).stdout
    return [json.loads(line) for line in told.splitlines() if line.startswith("{")]


def _starts(home: Path, number: int) -> list[dict[str, float]]:
    """The first start of all, and those that find its pictures in the cache folder."""
    found: list[dict[str, float]] = []
    # compiles, and brings the libraries into the disk's cache
    _child(home.parent / "elsewhere", [], module=FIRST_PAINT)
    for start in range(number + 1):
        began = time.monotonic()
        (told,) = _child(home, [], module=FIRST_PAINT)
        painted, closed = 1000 * (told["clock"] - began), 1000 * (time.monotonic() - told["clock"])
        later = {"start/paint": painted, "start/cpu": 1000 * told["cpu"], "start/close": closed}
        found.append(later if start else {"start/first": painted})
    return found


def _measure_here(asked: argparse.Namespace) -> int:
    """This process is one of those that are started to be measured."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    from cardavia.ui import bench

    bench.measure(
        Path(os.environ["CARDAVIA_HOME"]), TABLE, asked.runs, lambda found: print(json.dumps(found), flush=True)
    )
    return 0


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench ARGS=…", description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS, help=f"runs of each scale (default {RUNS})")
    parser.add_argument("--only", choices=list(SCALES), help="measure one scale")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all runs and medians there too")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Measure, print the table, keep it if asked; 0 whether the goals are met or not, for machines differ."""
    asked = _arguments(words)
    if asked.here:
        return _measure_here(asked)
    before, every, runs = load_average(), [], {}
    with tempfile.TemporaryDirectory(prefix="cardavia-bench-") as home:
        runs["start"] = _starts(Path(home) / "start", STARTS)
        every += rows("1080p", runs["start"], STARTS_GOALS)
        for name, scale in SCALES.items():
            if asked.only in (None, name):
                print(f"measuring at {name} ({asked.runs} runs; a minute or more each) …", file=sys.stderr)
                _child(Path(home) / name, ["--here", "--runs", "0"], scale)  # fills the cache, in a memory of its own
                runs[name] = _child(Path(home) / name, ["--here", "--runs", str(asked.runs)], scale)
                every += rows(name, runs[name], GOALS)
    print(table(every))
    print(f"\n{before} before, {load_average()} after; medians of {asked.runs} runs and {STARTS} starts")
    if asked.json:
        medians = [{"at": row.scale, "key": row.key, "value": row.value, "goal": row.most} for row in every]
        kept = {"before": before, "after": load_average(), "medians": medians, "runs": runs}
        asked.json.write_text(json.dumps(kept, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
