"""Writes the golden matches anew: ``python -m tests.games.golden``. Look at the difference before you keep it."""

from __future__ import annotations

from cardavia.games import EVERY
from tests.games.telling import FOLDER, told

for name in EVERY:
    path = FOLDER / f"{name}.txt"
    path.write_text(told(name), encoding="utf-8", newline="\n")
    print(path)
