"""python -m album [--check] [--docs FOLDER] [PAGE…]: writes the album, or compares what is there with a new one.

Pictures go to FOLDER/pictures, and FOLDER/pictures.md shows them; a PAGE such as table-scopa is drawn alone.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

DOCS = Path(__file__).resolve().parents[2] / "docs"
SCALE = "QT_SCALE_FACTOR"


def arguments(words: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="album", description="Contact sheets of all cards and tables.")
    parser.add_argument("--check", action="store_true", help="compare with what would be drawn; write nothing")
    parser.add_argument("--large", type=Path, metavar="DIR", help="only the tables of the other scale, into DIR")
    parser.add_argument("--docs", type=Path, default=DOCS, metavar="FOLDER", help="where the album is shown")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help="only these, such as table-scopa")
    return parser.parse_args(words)


def larger_tables(folder: Path) -> subprocess.Popen[bytes]:
    """Another process takes the tables at twice the scale: Qt has one scale in its life."""
    return subprocess.Popen([sys.executable, "-m", "album", "--large", str(folder)], env={**os.environ, SCALE: "2"})


def draw(docs: Path, wanted: Sequence[str]) -> list[Path]:
    """Draw the pages, and write the page that shows them; the files.

    Raises ``OSError`` where that fails, ``LookupError`` for a page that the album has not.
    """
    from album import sheet
    from album.pages import PICTURES, TABLES, Album, index
    from album.studio import Studio

    with TemporaryDirectory(prefix="cardavia-") as kept:
        large = Path(kept) / "large"
        large.mkdir()
        other: subprocess.Popen[bytes] | None = None

        def wait() -> None:
            if other is None or other.wait():
                raise OSError("the tables at twice the scale could not be drawn")

        studio = Studio(Path(kept) / "home")
        files = []
        try:
            pages = list(Album(studio, large, wait).pages())
            chosen = [page for page in pages if not wanted or page.name in wanted]
            if unknown := set(wanted) - {page.name for page in pages}:
                raise LookupError(f"no page is called {', '.join(sorted(unknown))}")
            if any(page.part == TABLES for page in chosen):
                other = larger_tables(large)
            for page in chosen:
                begun = time.monotonic()
                files.append(docs / PICTURES / page.file)
                size = sheet.save(page.draw(), files[-1])
                print(f"album: {page.file}: {size // 1000} kB in {time.monotonic() - begun:.1f} s", flush=True)
            if not wanted:
                files.append(docs / f"{PICTURES}.md")
                files[-1].write_text(index(pages), encoding="utf-8", newline="\n")
        finally:
            if other is not None:
                other.terminate()
                other.wait()
            studio.close()
    return files


def check(docs: Path, wanted: Sequence[str]) -> list[str]:
    """What is not current in the album, a line each."""
    from album.likeness import complaint
    from album.pages import PICTURES
    from album.sheet import FORMAT

    with TemporaryDirectory(prefix="cardavia-") as place:
        drawn = [new.relative_to(place) for new in draw(Path(place), wanted)]
        faults = [f"{new} {why}" for new in drawn if (why := complaint(docs / new, place / new))]
    kept = [old.relative_to(docs) for old in sorted((docs / PICTURES).rglob(f"*.{FORMAT}"))]
    gone = [] if wanted else [old for old in kept if old not in drawn]
    return [*faults, *(f"{old} is no picture of the album any more" for old in gone)]


def main(words: Sequence[str]) -> int:
    """Draw the album, or check it; the exit status."""
    asked = arguments(words)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if asked.large is not None:
        from album.pages import large_tables
        from album.studio import Studio

        with TemporaryDirectory(prefix="cardavia-") as kept:
            studio = Studio(Path(kept))
            large_tables(studio, asked.large)
            studio.close()
        return 0
    try:
        if not asked.check:
            draw(asked.docs, asked.pages)
            return 0
        faults = check(asked.docs, asked.pages)
    except LookupError as unknown:
        print(f"album: {unknown}")
        return 2
    for fault in faults:
        print(f"album: {fault}")
    print("album: not current: make pictures, look at them, and commit them" if faults else "album: current")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
