"""Writes every sound: python -m sounds [FOLDER], by default the checkout's assets/sounds/."""

from __future__ import annotations

import sys
from pathlib import Path

from sounds.pieces import sounds

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"


def main(arguments: list[str]) -> int:
    """Make everything anew and say what was made."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    made = dict(sounds())
    for name, data in made.items():
        (folder / name).write_bytes(data)
    print(f"{len(made)} sounds written to {folder}, {sum(map(len, made.values())) // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
