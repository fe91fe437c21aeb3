"""The small furniture as pictures: plates of seats, numbers beside piles, the caption, words in the air, stars."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from cardavia.ui.look.felt import GILT, GILT_LIGHT, GILT_SHADE, star
from cardavia.ui.theme import HEADINGS

GROUND = QColor(14, 12, 18, 178)
"""Dark glass: letters of ``INK`` keep more than 7 : 1 on it over every cloth."""
INK, QUIET = QColor("#FFF8E6"), QColor("#E6D9BC")
WARNING = QColor(96, 16, 36, 225)
LINING = (QFont.Tag("lnum"), QFont.Tag("tnum"))
"""Scores and numbers stand on one line and have one width, whatever figures a family prefers."""
READABLE = 11.5
"""Pixels below which no sentence goes."""
SMALL = 9.0
"""Pixels to which letters shrink on the smallest tables before anything is left out or cut."""
SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""The sizes that are tried, against the one that suits the table."""
PAD, GLOW, TOKEN = 0.6, 0.55, 1.25
"""Of a plate, in heights of its letters: the air inside, the light around it, and the room of a token."""
CENTRE = Qt.AlignmentFlag.AlignCenter
AT_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class SeatLabel(NamedTuple):
    """What stands on a seat's plate."""

    name: str
    lines: tuple[str, ...] = ()
    dealer: bool = False
    turn: bool = False
    score: str = ""
    leader: bool = False
    """Whether the seat leads the trick, or led it."""
    said: str = ""
    """What it has said, as long as that matters."""
    notes: tuple[str, ...] = ()
    """What the score and the lines mean, for who points there or hears them."""


class SignLabel(NamedTuple):
    """A fact that stays in sight; ``suit`` names the picture beside it ("hearts", "cups"), "" for none."""

    text: str
    suit: str = ""


def sized(font: QFont, pixels: float, *, heading: bool = False) -> QFont:
    """The interface's font, or that of headings, at a height in pixels."""
    made = QFont(font)
    if heading:
        made.setFamilies([*HEADINGS])
        made.setWeight(QFont.Weight.Bold)
        for figures in LINING:
            made.setFeature(figures, 1)
    made.setPixelSize(max(9, round(pixels)))
    return made


def canvas(size: QSizeF, dpr: float) -> QImage:
    """An empty picture of so many logical pixels."""
    image = QImage((size * dpr).toSize().expandedTo(QSizeF(1, 1).toSize()), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _brush(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    return painter


def _glass(painter: QPainter, box: QRectF, corner: float, line: float, ground: QColor = GROUND) -> None:
    painter.setPen(QPen(QColor(GILT) if line > 1.2 else QColor(235, 194, 96, 150), line))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, corner, corner)


class Written(NamedTuple):
    """What a plate says in letters of some size, and whether that is all of it."""

    em: float
    score: QFont
    bold: QFont
    names: list[str]
    plain: QFont
    said: list[str]
    lines: list[str]
    inner: float
    whole: bool

    @property
    def height(self) -> float:
        """The height of the plate without its glow."""
        rows = (
            len(self.names) * QFontMetricsF(self.bold).height()
            + len(self.said + self.lines) * QFontMetricsF(self.plain).height()
        )
        return rows + 1.1 * PAD * self.em


def _written(label: SeatLabel, font: QFont, room: QSizeF, em: float) -> Written:
    """Where there is little room the score gets smaller, then the name, which may take two lines; lines go last."""
    plain, large = sized(font, 0.92 * em), sized(font, 1.6 * em, heading=True)
    token = TOKEN * em * (label.dealer + label.leader)
    most = max(2.0 * em, room.width() - 2 * (PAD + GLOW) * em)
    if token + _width(sized(font, 1.15 * em, heading=True), label.name) + _score_width(label, large, em) > most:
        large = sized(font, 1.15 * em, heading=True)
    score = _score_width(label, large, em)
    bold, names = _named(label.name, font, em, most - token - score)
    name_metrics, line_metrics = QFontMetricsF(bold), QFontMetricsF(plain)
    left = room.height() - len(names) * name_metrics.height() - (1.1 * PAD + 2 * GLOW) * em
    rows = max(0, int(left / line_metrics.height() + 0.15))
    said = [label.said][:rows] if label.said else []
    lines = label.lines[: rows - len(said)]
    written = [*said, *lines]
    wanted = [token + max(_width(bold, name) for name in names) + score, *(_width(plain, line) for line in written)]
    inner = min(max(*wanted, 6.0 * em) + 1.0, most)
    whole = (
        left >= -0.1 * em
        and len(written) == len(label.lines) + bool(label.said)
        and max(wanted) <= inner
        and "".join(names).replace(" ", "") == label.name.replace(" ", "")
    )
    return Written(em, large, bold, names, plain, said, list(lines), inner, whole)


def fitted(label: SeatLabel, font: QFont, room: QSizeF, em: float) -> Written:
    """What a plate says in letters ``em`` high, or as much smaller as makes all of it find room."""
    sizes = [max(min(em, SMALL), share * em) for share in SHARES]
    tried = [_written(label, font, room, size) for size in dict.fromkeys(sizes)]
    return next((each for each in tried if each.whole), tried[-1])


def badge(label: SeatLabel, font: QFont, room: QSizeF, em: float, dpr: float) -> QImage:
    """A seat's plate: name and score, below them what it has won; a star for the dealer, an arrow for the leader.

    It shines at the seat's turn.
    """
    made = fitted(label, font, room, em)
    em, pad, glow, inner = made.em, PAD * made.em, GLOW * made.em, made.inner
    name_metrics, line_metrics = QFontMetricsF(made.bold), QFontMetricsF(made.plain)
    image = canvas(QSizeF(inner + 2 * (pad + glow), made.height + 2 * glow), dpr)
    with _brush(image) as painter:
        box = QRectF(glow, glow, inner + 2 * pad, made.height)
        if label.turn:
            _glow(painter, box, glow, 0.5 * em)
        _glass(painter, box, 0.5 * em, max(1.6, 0.11 * em) if label.turn else 1.0)
        row = QRectF(box.left() + pad, box.top() + 0.5 * pad, inner, name_metrics.height())
        _tokens(painter, label, QPointF(row.left() + 0.45 * em, row.center().y()), em)
        painter.setFont(made.score)
        painter.setPen(QColor(GILT_LIGHT))
        painter.drawText(row.adjusted(0, -0.45 * em, 0, 0.25 * em), AT_RIGHT, label.score)
        painter.setFont(made.bold)
        painter.setPen(INK)
        for name in made.names:
            painter.drawText(row.adjusted(TOKEN * em * (label.dealer + label.leader), 0, 0, 0), AT_LEFT, name)
            row.translate(0, name_metrics.height())
        painter.setFont(made.plain)
        row.setHeight(line_metrics.height())
        for number, line in enumerate((*made.said, *made.lines)):
            painter.setPen(QColor(GILT_LIGHT) if number < len(made.said) else QUIET)
            painter.drawText(row, AT_LEFT, line_metrics.elidedText(line, Qt.TextElideMode.ElideRight, inner))
            row.translate(0, line_metrics.height())
    return image


def _named(name: str, font: QFont, em: float, room: float) -> tuple[QFont, list[str]]:
    """A name in the size in which it finds room: smaller if need be, then in two lines, and at last cut."""
    bold = sized(font, 1.15 * em, heading=True)
    if _width(bold, name) <= room:
        return bold, [name]
    bold = sized(font, max(min(READABLE, em), 0.95 * em), heading=True)
    metrics, words = QFontMetricsF(bold), name.split()
    fits = [at for at in range(1, len(words)) if _width(bold, " ".join(words[:at])) <= room]
    if _width(bold, name) <= room or not fits:
        return bold, [metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)]
    rest = metrics.elidedText(" ".join(words[fits[-1] :]), Qt.TextElideMode.ElideRight, room)
    return bold, [" ".join(words[: fits[-1]]), rest]


def _width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def _score_width(label: SeatLabel, font: QFont, em: float) -> float:
    return _width(font, label.score) + 0.9 * em if label.score else 0.0


def _tokens(painter: QPainter, label: SeatLabel, middle: QPointF, em: float) -> None:
    if label.dealer:
        _token(painter, middle, 0.5 * em)
        middle += QPointF(1.25 * em, 0)
    if label.leader:
        _arrow(painter, middle, 0.44 * em)


def _arrow(painter: QPainter, middle: QPointF, radius: float) -> None:
    """The leader's token: a gilt arrowhead."""
    points = [middle + QPointF(x, y) * radius for x, y in ((-0.75, -0.9), (0.95, 0.0), (-0.75, 0.9), (-0.3, 0.0))]
    painter.setPen(QPen(QColor(GILT_SHADE), 0.16 * radius, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(GILT_LIGHT))
    painter.drawPolygon(points)


def sign(
    label: SignLabel, pip: QImage, font: QFont, widest: float, em: float, dpr: float, *, whole: bool = True
) -> QImage:
    """A small plaque: a suit on a little card where there is one, and words beside it.

    If they are too long for one line they stand ``whole`` in several, or else are cut.
    """
    plain = sized(font, em)
    metrics, pad = QFontMetricsF(plain), 0.5 * em
    card = 0.0 if pip.isNull() else 1.55 * em
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
    inner = max(2.0 * em, widest - 2 * pad - card)
    words = label.text if whole else metrics.elidedText(label.text, Qt.TextElideMode.ElideRight, inner - 2.0)
    text = metrics.boundingRect(QRectF(0, 0, inner, 20 * em), flags, words)
    size = QSizeF(min(inner, text.width() + 1.0) + card + 2 * pad, max(text.height(), card and 1.5 * em) + 0.6 * pad)
    image = canvas(size + QSizeF(2, 2), dpr)
    with _brush(image) as painter:
        box = QRectF(QPointF(1, 1), size)
        _glass(painter, box, 0.45 * em, 1.0)
        if card:
            tab = QRectF(0, 0, 1.3 * em, 1.3 * em)
            tab.moveCenter(QPointF(box.left() + pad + 0.55 * em, box.center().y()))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#FAF3E2"))
            painter.drawRoundedRect(tab, 0.25 * em, 0.25 * em)
            painter.drawImage(tab.adjusted(0.15 * em, 0.15 * em, -0.15 * em, -0.15 * em), pip)
        painter.setFont(plain)
        painter.setPen(INK)
        painter.drawText(box.adjusted(pad + card, 0, -0.5 * pad, 0), flags, words)
    return image


def note(text: str, font: QFont, em: float, dpr: float) -> QImage:
    """A few words on the cloth, under cards: what they are."""
    plain = sized(font, em)
    metrics = QFontMetricsF(plain)
    size = QSizeF(metrics.horizontalAdvance(text) + 6, metrics.height())
    image = canvas(size, dpr)
    with _brush(image) as painter:
        painter.setFont(plain)
        painter.setPen(QColor(10, 6, 12, 150))
        painter.drawText(QRectF(QPointF(1, 1), size), CENTRE, text)
        painter.setPen(QUIET)
        painter.drawText(QRectF(QPointF(0, 0), size), CENTRE, text)
    return image


def compass(radius: float, dpr: float) -> QImage:
    """The direction of play on the cloth: a thin ring of four arrows, against the clock."""
    reach = 1.12 * radius
    image = canvas(QSizeF(2 * reach, 2 * reach), dpr)
    with _brush(image) as painter:
        painter.translate(reach, reach)
        line = max(1.2, 0.022 * radius)
        color = QColor(GILT)
        color.setAlpha(84)
        head = 0.11 * radius
        for quarter in range(4):
            painter.save()
            painter.rotate(-90.0 * quarter)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color, line, c=Qt.PenCapStyle.RoundCap))
            ring = QRectF(-radius, -radius, 2 * radius, 2 * radius)
            painter.drawArc(ring, 16 * 14, 16 * 58)
            painter.rotate(-74.0)
            painter.translate(radius, 0)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawPolygon([QPointF(-head, head), QPointF(0.15 * head, -0.8 * head), QPointF(head, head)])
            painter.restore()
    return image


def _glow(painter: QPainter, box: QRectF, reach: float, corner: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(8):
        away = (ring + 0.5) / 8
        light = QColor(GILT_LIGHT)
        light.setAlphaF(0.55 * (1 - away) ** 2)
        painter.setPen(QPen(light, reach / 8 + 0.6))
        grown = box.adjusted(-away * reach, -away * reach, away * reach, away * reach)
        painter.drawRoundedRect(grown, corner + away * reach, corner + away * reach)


def _token(painter: QPainter, middle: QPointF, radius: float) -> None:
    """The dealer's token: a gilt coin with the house's star."""
    painter.setPen(QPen(QColor(GILT_SHADE), 0.16 * radius))
    painter.setBrush(QColor("#261142"))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    star(painter, middle, 0.82 * radius, 0.3 * radius, (QColor(GILT_LIGHT), QColor(GILT)))


def coin(size: float, dpr: float) -> QImage:
    """A token that stands for points paid: the dealer's coin, larger."""
    image = canvas(QSizeF(size, size), dpr)
    with _brush(image) as painter:
        _token(painter, QPointF(size / 2, size / 2), 0.44 * size)
    return image


def pill(text: str, font: QFont, widest: float, em: float, dpr: float, *, warn: bool = False) -> QImage:
    """A line of words on dark glass; longer ones get smaller as long as they can be read, and at last two lines."""
    em = max(READABLE, em)
    used, flags = sized(font, em), int(CENTRE)
    pad = 0.8 * em
    metrics = QFontMetricsF(used)
    if metrics.horizontalAdvance(text) > widest - 2 * pad:
        used = sized(font, max(READABLE, 0.8 * em))
        metrics = QFontMetricsF(used)
    wide = min(metrics.horizontalAdvance(text) + 2.0, widest - 2 * pad)
    high = metrics.height()
    if metrics.horizontalAdvance(text) > wide:
        flags |= int(Qt.TextFlag.TextWordWrap)
        high = metrics.boundingRect(QRectF(0, 0, wide, 1e4), flags, text).height()
    size = QSizeF(wide + 2 * pad, high + 0.5 * em)
    image = canvas(size + QSizeF(2, 2), dpr)
    with _brush(image) as painter:
        box = QRectF(QPointF(1, 1), size)
        _glass(painter, box, min(size.height() / 2, em), 1.0, WARNING if warn else GROUND)
        painter.setFont(used)
        painter.setPen(INK)
        painter.drawText(box.adjusted(pad, 0, -pad, 0), flags, text)
    return image


def counter(text: str, font: QFont, em: float, dpr: float) -> QImage:
    """A number beside a pile."""
    bold = sized(font, em, heading=True)
    metrics = QFontMetricsF(bold)
    size = QSizeF(max(1.7 * em, metrics.horizontalAdvance(text) + 0.9 * em), 1.5 * em)
    image = canvas(size + QSizeF(2, 2), dpr)
    with _brush(image) as painter:
        box = QRectF(QPointF(1, 1), size)
        _glass(painter, box, size.height() / 2, 1.0, QColor(14, 12, 18, 225))
        painter.setFont(bold)
        painter.setPen(QColor(GILT_LIGHT))
        painter.drawText(box, CENTRE, text)
    return image


def title(text: str, font: QFont, em: float, widest: float, dpr: float) -> QImage:
    """Words in gilt letters with a dark rim, readable on any cloth and over cards."""
    bold = sized(font, em, heading=True)
    advance = QFontMetricsF(bold).horizontalAdvance(text)
    if advance > widest:
        bold = sized(font, em * widest / advance, heading=True)
    metrics = QFontMetricsF(bold)
    rim = 0.12 * em
    size = QSizeF(metrics.horizontalAdvance(text) + 4 * rim, metrics.height() + 4 * rim)
    image = canvas(size, dpr)
    with _brush(image) as painter:
        path = QPainterPath()
        path.addText(QPointF(2 * rim, 2 * rim + metrics.ascent()), bold, text)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        join = Qt.PenJoinStyle.RoundJoin
        soft = [((0.7 + 0.3 * step) * rim, QColor(10, 6, 12, 26)) for step in range(9)]
        for wide, color in (*reversed(soft), (0.75 * rim, QColor("#261142"))):
            painter.setPen(QPen(color, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))
            painter.drawPath(path)
        gold = QLinearGradient(QPointF(0, 2 * rim), QPointF(0, 2 * rim + metrics.ascent()))
        for stop, tone in ((0.0, GILT_LIGHT), (0.55, GILT), (1.0, GILT_SHADE)):
            gold.setColorAt(stop, QColor(tone))
        painter.fillPath(path, gold)
    return image


def outline(size: QSizeF, corner: float, dpr: float) -> QImage:
    """Where a pile will lie: a thin line in the cloth."""
    image = canvas(size, dpr)
    with _brush(image) as painter:
        painter.setPen(QPen(QColor(235, 194, 96, 70), 1.4))
        painter.setBrush(QColor(0, 0, 0, 26))
        painter.drawRoundedRect(QRectF(QPointF(0, 0), size).adjusted(1, 1, -1, -1), corner, corner)
    return image


def spark(size: float, dpr: float) -> QImage:
    """One gilt star."""
    image = canvas(QSizeF(size, size), dpr)
    with _brush(image) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        star(painter, QPointF(size / 2, size / 2), size / 2, size / 7, (QColor(GILT_LIGHT), QColor(GILT_SHADE)))
    return image
