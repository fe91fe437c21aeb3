"""Writes every generated picture: python -m intarsia [FOLDER], by default the checkout's assets/."""

from __future__ import annotations

import sys
from pathlib import Path

from intarsia import grain
from intarsia.packs import pictures
from intarsia.rasters import write_icons

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def main(arguments: list[str]) -> int:
    """Draw everything anew and say what was drawn."""
    assets = Path(arguments[0]) if arguments else ASSETS
    count = 0
    strays = {path for folder in ("faces", "backs", "table") for path in (assets / folder).rglob("*.svg")}
    for name, text in pictures():
        path = assets / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        strays.discard(path)
        count += 1
    for path in strays:
        path.unlink()  # what an earlier set had and this one has not
    (assets / "table" / "grain.png").write_bytes(grain.png(grain.pixels()))
    print(f"{count} drawings and the grain written to {assets}")
    try:
        icons = write_icons(assets / "icon")
    except ImportError:
        print("no PNG icons: PySide6 is not installed")
    else:
        print(f"{len(icons)} PNG icons written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
