"""Looks at a demonstration's folder: its pictures must be pictures, its record a finished match. Run after --demo."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

PICTURES = 5  # a deal's start, mid-deal, score sheet, settings, rules
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


def main(folder: Path) -> int:
    pictures = sorted(folder.rglob("*.png"))
    faults = [f"{picture.name} {why}" for picture in pictures if (why := complaint(picture))]
    if len(pictures) < PICTURES:
        faults.append(f"only {len(pictures)} pictures, and at least {PICTURES} are due")
    finished = 0
    for path in sorted(folder.rglob("*.json")):
        try:
            record = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as broken:
            faults.append(f"{path.name} is no JSON: {broken}")
            continue
        finished += bool(isinstance(record, dict) and record.get("moves") and record.get("result"))
    if not finished:
        faults.append("there is no record of a finished match")
    for fault in faults:
        print(f"demonstration: {fault}")
    print(f"demonstration: {len(pictures)} pictures, {finished} finished match(es), {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
