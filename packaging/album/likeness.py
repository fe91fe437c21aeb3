"""Whether two pictures show the same: small differences of a machine are forgiven, another card is not."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

TEXT = ".md"
COARSE = 4
"""So many pixels of a sheet, in either direction, are compared as one."""
CELL = 12
"""The pictures are looked at in squares of so many of these: about half a card of the smallest sheet."""
WHOLE, PART = 1.0, 9.0
"""The largest mean differences, of 255, in a whole picture and in any square of it."""


def complaint(old: Path, new: Path) -> str:
    """Why a file of the album is not what would be made today; "" if it is."""
    if not old.exists():
        return "is missing"
    if new.suffix == TEXT:
        return "" if old.read_bytes() == new.read_bytes() else "says something else"
    before, after = QImage(str(old)), QImage(str(new))
    if before.isNull():
        return "cannot be read"
    if before.size() != after.size():
        return f"is {_measure(before)}, and would be {_measure(after)}"
    whole, part = difference(before, after)
    if whole > WHOLE or part > PART:
        return f"looks otherwise (mean difference {whole:.2f}, in one place {part:.1f})"
    return ""


def difference(before: QImage, after: QImage) -> tuple[float, float]:
    """The mean difference of two pictures of one size, and that of the square in which they differ most."""
    small = QSize(max(1, before.width() // COARSE), max(1, before.height() // COARSE))
    first, second = (_bytes(picture, small) for picture in (before, after))
    step = 3 * CELL
    sums: dict[tuple[int, int], list[int]] = {}
    for y in range(small.height()):
        line = slice(y * 3 * small.width(), (y + 1) * 3 * small.width())
        apart = [abs(one - other) for one, other in zip(first[line], second[line], strict=True)]
        for x in range(0, len(apart), step):
            cell = sums.setdefault((x, y // CELL), [0, 0])
            cell[0] += sum(apart[x : x + step])
            cell[1] += len(apart[x : x + step])
    total = sum(cell[0] for cell in sums.values()) / (3 * small.width() * small.height())
    full = [cell for cell in sums.values() if cell[1] >= step * CELL // 4]  # a sliver at the edge tells nothing
    return total, max((cell[0] / cell[1] for cell in full), default=0.0)


def _bytes(picture: QImage, size: QSize) -> bytes:
    """Red, green, blue of every pixel of the picture at another size."""
    small = picture.convertToFormat(QImage.Format.Format_RGB32).scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    small = small.convertToFormat(QImage.Format.Format_RGB888)
    lines, wide = bytes(small.constBits()), small.bytesPerLine()
    return b"".join(lines[y * wide : y * wide + 3 * size.width()] for y in range(size.height()))


def _measure(picture: QImage) -> str:
    return f"{picture.width()}×{picture.height()}"
