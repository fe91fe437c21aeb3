"""Tables applied to pictures by Qt."""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage

from cardavia.ui.look.curves import Look, tables
from cardavia.ui.look.grading import Grading


def ramp() -> QImage:
    image = QImage(256, 3, QImage.Format.Format_ARGB32)
    for step in range(256):
        image.setPixelColor(step, 0, QColor(step, 255 - step, 40))
        image.setPixelColor(step, 1, QColor(90, step, step, 128))
        image.setPixelColor(step, 2, QColor(step, step, step, 0))
    image.setDevicePixelRatio(2.0)
    return image


def test_the_neutral_look_hands_back_the_very_picture() -> None:
    image, color = ramp(), QColor(12, 34, 56, 78)
    assert Grading(Look()).image(image) is image
    assert Grading(Look()).color(color) is color


def test_pixels_follow_the_tables_and_keep_alpha_and_ratio() -> None:
    look = Look(contrast=70, temperature=30)
    red, green, blue = tables(look)
    graded = Grading(look).image(ramp())
    assert graded.devicePixelRatio() == 2.0
    for x in range(0, 256, 5):
        for y in (0, 1):
            before, after = ramp().pixelColor(x, y), graded.pixelColor(x, y)
            assert abs(after.red() - 255 * red[before.red()]) <= 1.5
            assert abs(after.green() - 255 * green[before.green()]) <= 1.5
            assert abs(after.blue() - 255 * blue[before.blue()]) <= 1.5
            assert after.alpha() == before.alpha()


def test_colours_are_graded_like_pixels() -> None:
    grading = Grading(Look(contrast=20, temperature=80))
    image = QImage(1, 1, QImage.Format.Format_ARGB32)
    image.setPixelColor(0, 0, QColor(200, 120, 60))
    pixel, color = grading.image(image).pixelColor(0, 0), grading.color(QColor(200, 120, 60, 99))
    assert abs(pixel.red() - color.red()) <= 1
    assert abs(pixel.green() - color.green()) <= 1
    assert abs(pixel.blue() - color.blue()) <= 1
    assert color.alpha() == 99


def test_style_sheets_are_graded_like_colours() -> None:
    grading, style = (
        Grading(Look(contrast=30, temperature=20)),
        "#name { color: #EBC260; background: rgba(18, 12, 22, 150) }",
    )
    gold, ground = grading.color(QColor("#EBC260")).name(), grading.color(QColor(18, 12, 22))
    dark = f"rgba({ground.red()}, {ground.green()}, {ground.blue()}, 150)"
    assert grading.sheet(style) == f"#name {{ color: {gold}; background: {dark} }}"
    assert Grading(Look()).sheet(style).lower() == style.lower(), "the neutral look changes nothing"
