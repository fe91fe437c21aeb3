"""The composition root: builds everything, wires it, starts it. No one imports this module."""

from __future__ import annotations

import argparse
import gc
import importlib.metadata
import logging
import os
import re
import signal
import sys
from pathlib import Path

import cardavia
from cardavia.ai.budget import SWITCH_INTERVAL
from cardavia.games import EVERY, NAMES
from cardavia.ui.before_qt import import_all
from cardavia.ui.words.app import WORDS

LARGEST = 8192
"""Logical pixels of a demonstration's window, in either direction."""
_log = logging.getLogger("cardavia")


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1280x800")
    wide, high = int(found[1]), int(found[2])
    if max(wide, high) > LARGEST:
        raise argparse.ArgumentTypeError(f"{text!r} is larger than {LARGEST}x{LARGEST}")
    return wide, high


def _code(text: str) -> str:
    """A language or a deck: "de_DE.UTF-8" counts as "de_DE"; an unknown one is replaced later, with a log line."""
    found = re.match(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no code such as it or milanesi")
    return found[0]


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.5 <= scale <= 4:
        raise argparse.ArgumentTypeError(f"{text!r} is no scale from 0.5 to 4")
    return scale


def _seed(text: str) -> int:
    if not re.fullmatch(r"\d{1,18}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of a match")
    return int(text)


def arguments(words: list[str]) -> argparse.Namespace:
    """Read the command line; leaves with a message and status 2 if it cannot be understood."""
    parser = argparse.ArgumentParser(prog="cardavia", description="Old and living card games against your own machine.")
    parser.add_argument("--version", action="version", version=f"Cardavia {cardavia.__version__}")
    parser.add_argument(
        "--demo", type=Path, metavar="DIR", help="play a match by itself and write pictures and its record to DIR"
    )
    parser.add_argument("--game", choices=EVERY, default=NAMES[0], help="the game of the demonstration")
    parser.add_argument("--language", type=_code, metavar="CODE", help="en, it, uk or ru; others are English")
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="number of the demonstration's match")
    parser.add_argument("--size", type=_size, default=(1280, 800), metavar="WxH", help="the demonstration's window")
    parser.add_argument("--scale", type=_scale, metavar="X", help="device pixels per logical pixel")
    parser.add_argument(
        "--deck", type=_code, metavar="NAME", help="pattern of the demonstration, such as siciliane or milanesi"
    )
    return parser.parse_args(words)


def faulty_binding() -> bool:
    """Whether this Python and this PySide6 crash together: 6.12 loses references to None before Python 3.12."""
    try:
        version = importlib.metadata.version("PySide6-Essentials")
    except importlib.metadata.PackageNotFoundError:
        return False
    return sys.version_info < (3, 12) and version.startswith("6.12.")


def has_screen() -> bool:
    """Whether a window can be shown: on Linux and its kin a display must be named, or a platform that needs none."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def main(words: list[str] | None = None) -> int:
    """Start the program; the exit status."""
    logging.basicConfig(level=logging.INFO, format="%(name)s: %(message)s")
    asked = arguments(sys.argv[1:] if words is None else words)
    if faulty_binding():
        print(WORDS["app.old-qt"].text, file=sys.stderr)
        return 1
    if asked.scale is not None:
        os.environ["QT_SCALE_FACTOR"] = str(asked.scale)
    if not has_screen():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        if asked.demo is None:
            print(WORDS["app.no-display"].text, file=sys.stderr)
            asked.demo = Path("demo")
    sys.setswitchinterval(SWITCH_INTERVAL)
    # Ctrl+C in the terminal ends the program at once: every step is on disk, and Qt's loop would never see it
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # from here to the first paint everything comes to stay: the collector would only count it, again and again
    gc.disable()
    import_all()
    from cardavia.ui.house import open_house, play_demonstration

    if asked.demo is not None:
        try:
            return play_demonstration(asked)
        except OSError as fault:
            print(f"cardavia: {fault}", file=sys.stderr)
            return 1
    return open_house(asked.language)


if __name__ == "__main__":
    sys.exit(main())
