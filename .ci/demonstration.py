"""Looks at a demonstration's folder: its pictures must be pictures, its record a finished match. Run after --demo.

With ``--phases`` there must also be a picture of every phase that the game has; not every deal comes to each of them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

PICTURES = 5  # a deal's start, mid-deal, score sheet, settings, rules
STATIONS = ("dealing-1", "start", "play", "middle", "gallery", "gallery-card", "end", "sheet")
PHASES = {
    "scopa": (),
    "klaberjass": ("bid", "exchange", "declare", "first-trick"),
    "minchiate": ("discard", "declare", "first-trick"),
    "tarocchino": ("discard", "declare", "first-trick"),
}
COLOURS = 24  # a drawn page has hundreds in its thumbnail, a blank one has one


def complaint(picture: Path) -> str:
    """Why this is no picture of a window, or an empty string."""
    image = QImage(str(picture))
    if image.isNull():
        return "cannot be read"
    if image.width() < 320 or image.height() < 240:
        return f"is only {image.width()}x{image.height()}"
    small = image.scaled(
        96, 64, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    ).convertToFormat(QImage.Format.Format_RGB32)
    colours = {small.pixel(x, y) for x in range(small.width()) for y in range(small.height())}
    return "" if len(colours) >= COLOURS else f"is blank or nearly so ({len(colours)} colours in its thumbnail)"


def missing(pictures: list[Path], games: list[str]) -> list[str]:
    """The stations of these games that have no picture: names end with them, as "deal-01-bid" does."""
    names = [picture.stem for picture in pictures]
    return [
        f"there is no picture of {game}: {station}"
        for game in games
        for station in (*STATIONS, *PHASES.get(game, ()))
        if not any(name.endswith(f"-{station}") for name in names)
    ]


def main(folder: Path, phases: bool) -> int:
    pictures = sorted(folder.rglob("*.png"))
    faults = [f"{picture.name} {why}" for picture in pictures if (why := complaint(picture))]
    if len(pictures) < PICTURES:
        faults.append(f"only {len(pictures)} pictures, and at least {PICTURES} are due")
    finished, games = 0, []
    for path in sorted(folder.rglob("*.json")):
        try:
            record = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as broken:
            faults.append(f"{path.name} is no JSON: {broken}")
            continue
        if isinstance(record, dict) and record.get("moves") and record.get("result"):
            finished += 1
            games.append(str(record.get("game")))
    if not finished:
        faults.append("there is no record of a finished match")
    if phases:
        faults += missing(pictures, games)
    for fault in faults:
        print(f"demonstration: {fault}")
    print(f"demonstration: {len(pictures)} pictures, {finished} finished match(es), {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), "--phases" in sys.argv[2:]))
