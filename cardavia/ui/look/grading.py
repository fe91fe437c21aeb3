"""A look applied to pictures and colours: three tables, run by Qt's own colour transform."""

from __future__ import annotations

import re

from PySide6.QtGui import QColor, QColorSpace, QColorTransform, QImage

from cardavia.ui.look.curves import Look, tables

NEUTRAL_LOOK = Look()
_HEX, _RGBA = re.compile(r"#[0-9A-Fa-f]{6}\b"), re.compile(r"rgba\((\d+), (\d+), (\d+), (\d+)\)")


class Grading:
    """Applies one look. The neutral one hands back the very picture that it got."""

    def __init__(self, look: Look = NEUTRAL_LOOK) -> None:
        self.look = look
        self._tables = tables(look)
        self._transform = None if look.is_neutral else self._bake()

    def _bake(self) -> QColorTransform:
        # A colour space whose transfer functions are the tables, turned into a linear one with the same primaries:
        # Qt then looks every pixel up, faster than any loop of ours.
        red, green, blue = ([round(65535 * value) for value in table] for table in self._tables)
        space = QColorSpace(QColorSpace.Primaries.SRgb, red)
        space.setTransferFunctions(red, green, blue)
        return space.transformationToColorSpace(QColorSpace(QColorSpace.Primaries.SRgb, 1.0))

    def image(self, image: QImage) -> QImage:
        """A graded picture in straight alpha (premultiplied costs a quarter more); the device pixel ratio stays."""
        if self._transform is None:
            return image
        straight = image.convertToFormat(QImage.Format.Format_ARGB32)
        graded = straight.colorTransformed(self._transform)
        graded.setDevicePixelRatio(image.devicePixelRatio())
        return graded

    def color(self, color: QColor) -> QColor:
        """A graded colour; its alpha stays."""
        if self._transform is None:
            return color
        red, green, blue = self._tables
        return QColor(
            round(255 * red[color.red()]),
            round(255 * green[color.green()]),
            round(255 * blue[color.blue()]),
            color.alpha(),
        )

    def sheet(self, style: str) -> str:
        """A style sheet with every colour graded, for what lies on the cloth and is no picture."""

        def shaded(red: str, green: str, blue: str, alpha: str) -> str:
            color = self.color(QColor(int(red), int(green), int(blue)))
            return f"rgba({color.red()}, {color.green()}, {color.blue()}, {alpha})"

        style = _HEX.sub(lambda found: self.color(QColor(found[0])).name(), style)
        return _RGBA.sub(lambda found: shaded(*found.groups()), style)
