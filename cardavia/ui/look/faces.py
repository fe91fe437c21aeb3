"""The finished pictures of cards: drawn from SVG at the exact size, turned, graded, kept for a while."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QByteArray, QElapsedTimer, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.text.patterns import PLAIN, Pattern
from cardavia.ui.look.curves import Look
from cardavia.ui.look.drawings import Drawings, Dress
from cardavia.ui.look.grading import Grading
from cardavia.ui.look.shelves import DiskShelf, Shelf, name_of

RATIO = 1.6
"""Height of a card against its width, in every pack."""
CORNER = 16 / 250
"""Radius of a card's corner against its width."""
SHADOW = 0.10
"""How far a card's shadow reaches beyond it, against its width."""
DARK = 0.36
"""How dark a shadow is under the card."""
BLUR = 72.0
"""Pixels across a shadow as it is drawn."""
FEW = 24
"""So many shadows are kept: one for each size of card on the table, until the window changes its size."""
ROOM = 128 * 1024 * 1024
"""Bytes for pictures as drawn, and for those in use: Minchiate at 4K takes 83 and 38 MB; other sizes come from disk."""
SLICE, BREATH = 4, 9
"""Milliseconds of drawing ahead at a time, and of pause between two slices, so that few frames come late."""

Theme = Literal["day", "lamplight", "contrast"]


class Faces(QObject):
    """Every picture of a card that the program shows comes from here."""

    changed = Signal()
    """The dress or the look changed: whoever shows cards must ask for them again."""
    rested = Signal()
    """Nothing is drawn ahead any more: whoever waits for a picture asks again."""

    def __init__(self, assets: Path, parent: QObject | None = None, kept: DiskShelf | None = None) -> None:
        super().__init__(parent)
        self.edition = 0
        """Goes up with every change of dress or look: whoever has asked for a picture before has an old one."""
        self._drawings = Drawings(assets)
        self.theme: Theme = "day"
        """The theme in which the cards are drawn."""
        self._grading = Grading()
        self._drawn: dict[Card, QSvgRenderer] = {}
        self._read: dict[Card, bytes] = {}
        self._raw: Shelf[tuple[Card, int, float], QImage] = Shelf(ROOM)
        self._ready: Shelf[tuple[Card, int, float, float], QPixmap] = Shelf(ROOM)
        self._kept = kept or DiskShelf(None)
        self._shadows: dict[tuple[int, float], QPixmap] = {}
        self._wanted: list[tuple[Card, float, float, float]] = []
        self._provided: list[tuple[Card, int]] = []
        self._idle = QTimer(self, interval=BREATH)
        self._idle.timeout.connect(self._on_idle)

    def dress(
        self,
        pattern: Pattern = PLAIN,
        letters: str = "numbers",
        back: str = "plum",
        theme: Theme = "day",
        show_values: bool = True,
        suit_colours: str = "four",
        large_index: bool = False,
    ) -> None:
        """Choose what the cards wear; ``changed`` follows if it is another dress than before."""
        self.theme = theme
        if self._drawings.dress(Dress(pattern, letters, back, theme, show_values, suit_colours, large_index)):
            self.forget()
            self.edition += 1
            self.changed.emit()

    def close(self) -> None:
        """Give up every picture, and let go of the disk."""
        self.forget()
        self._kept.close()

    def forget(self) -> None:
        """Give up every picture in memory."""
        self.rest()
        self._read.clear()
        self.let_go()

    def let_go(self) -> None:
        """Other sizes than before are wanted: give up the pictures in memory, but for those that somebody shows."""
        self._raw.clear()
        self._ready.clear()

    def grade(self, look: Look) -> None:
        """Choose contrast and temperature; what is drawn stays, and is graded anew when it is asked for."""
        if look != self._grading.look:
            self._grading = Grading(look)
            self._ready.clear()
            self.edition += 1
            self.changed.emit()

    @property
    def grading(self) -> Grading:
        """The grading in use, for whatever lies on the table beside cards."""
        return self._grading

    @property
    def stock(self) -> QColor:
        """The colour of a card without a drawing."""
        return self._grading.color(QColor(self._drawings.stock))

    def face(self, card: Card, width: float, dpr: float, turn: float = 0.0) -> QPixmap:
        """A card's face (``UNKNOWN``: the back), ``width`` logical pixels wide, the ratio set on it.

        ``turn`` in degrees draws it turned from the start, in a picture just large enough: sharper than turning pixels.
        """
        key = (card, round(width * dpr), dpr, round(turn, 1))
        found = self._ready.find(key)
        if found is not None:
            return found
        return self._ready.keep(key, QPixmap.fromImage(self._grading.image(self._image(*key))))

    def at_hand(self, card: Card, width: float, dpr: float) -> QPixmap | None:
        """A card's face if it need not be drawn first; else it is drawn soon, and ``rested`` follows."""
        pixels = round(width * dpr)
        if self._raw.find((card, pixels, 0.0)) is None:
            kept = self._kept.find(name_of(self._drawing(card), pixels, 0.0), _extent(pixels, 0.0))
            if kept is None:
                self.prefetch((card,), width, dpr)
                return None
            self._raw.keep((card, pixels, 0.0), kept)
        return self.face(card, width, dpr)

    def image(self, card: Card, height: float, dpr: float) -> QImage:
        """A card's face, ``height`` logical pixels high, for pages of text."""
        return self._grading.image(self._image(card, round(height * dpr / RATIO), dpr, 0.0))

    def index_text(self, card: Card) -> str:
        """What stands in a card's corner: its number or letter."""
        return self._drawings.index_text(card)

    def pip(self, suit: str, height: float, dpr: float) -> QImage:
        """The picture of a suit ("cups", "hearts"), so many logical pixels high; null for a suit without one."""
        drawing = self._drawings.pip(suit)
        if not drawing:
            return QImage()
        image = QImage(QSize(1, 1) * round(height * dpr), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            QSvgRenderer(QByteArray(drawing)).render(painter, QRectF(image.rect()))
        image.setDevicePixelRatio(dpr)
        return image

    def prefetch(self, cards: Iterable[Card], width: float, dpr: float, turn: float = 0.0) -> None:
        """Draw these cards ahead while nothing else is to be done; the latest wish comes first."""
        self._wanted += [(card, width, dpr, turn) for card in cards]
        if self._wanted:
            self._idle.start()

    def provide(self, cards: Iterable[Card], widths: Iterable[float], dpr: float) -> None:
        """These cards may come in these widths, and nothing else for now: what was never drawn is drawn ahead.

        What is wished for itself comes before. What lies on disk stays there until a card needs it, which takes a third
        of a millisecond.
        """
        sizes = [round(width * dpr) for width in widths]
        self.rest()
        self._provided = [(card, pixels) for card in cards for pixels in sizes]
        if self._provided:
            self._idle.start()

    @property
    def is_drawing_ahead(self) -> bool:
        """Whether a timer wakes the program to draw ahead."""
        return self._idle.isActive()

    def rest(self) -> None:
        """Stop drawing ahead, and put the drawings away: a pack of them takes 64 MiB, reading one 1.5 ms."""
        self._wanted.clear()
        self._provided.clear()
        for renderer in self._drawn.values():  # they are children of this object and would stay for ever
            renderer.deleteLater()
        self._drawn.clear()
        if self._idle.isActive():
            self._idle.stop()
            self.rested.emit()

    def _on_idle(self) -> None:
        watch = QElapsedTimer()
        watch.start()
        while (self._wanted or self._provided) and watch.elapsed() < SLICE:
            if self._wanted:
                card, width, dpr, turn = self._wanted.pop()
                self._image(card, round(width * dpr), dpr, round(turn, 1))
            else:
                self._provide(*self._provided.pop())
        if not self._wanted and not self._provided:
            self.rest()

    def _provide(self, card: Card, pixels: int) -> None:
        key = (card, pixels, 0.0)
        if self._raw.find(key) is None and not self._kept.has(name_of(self._drawing(card), pixels, 0.0)):
            self._raw.keep(key, self._fetch(*key))

    def shadow(self, width: float, dpr: float) -> QPixmap:
        """A soft shadow for a card of this width; it reaches ``SHADOW`` widths beyond the card on every side."""
        key = (round(width * dpr), dpr)
        if key not in self._shadows:
            if len(self._shadows) > FEW:
                self._shadows.clear()
            self._shadows[key] = _shadow(width, dpr)
        return self._shadows[key]

    def _image(self, card: Card, pixels: int, dpr: float, turn: float) -> QImage:
        key = (card, pixels, turn)
        image = self._raw.find(key)
        if image is None:
            image = self._raw.keep(key, self._fetch(card, pixels, turn))
        if image.devicePixelRatio() != dpr:
            image = QImage(image)
            image.setDevicePixelRatio(dpr)
        return image

    def _fetch(self, card: Card, pixels: int, turn: float) -> QImage:
        """From disk if this very drawing was made before, else drawn and kept there."""
        name = name_of(self._drawing(card), pixels, turn)
        image = self._kept.find(name, _extent(pixels, turn))
        if image is None:
            image = self._draw(card, pixels, turn)
            self._kept.keep(name, image)
        return image

    def _draw(self, card: Card, pixels: int, turn: float) -> QImage:
        size, air = _card(pixels), _extent(pixels, turn)
        image = QImage(air, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            if turn:
                painter.translate(air.width() / 2, air.height() / 2)
                painter.rotate(turn)
                painter.translate(-size.center())
            self._renderer(card).render(painter, size)
        return image

    def _renderer(self, card: Card) -> QSvgRenderer:
        if card not in self._drawn:
            self._drawn[card] = QSvgRenderer(QByteArray(self._drawing(card)), self)
        return self._drawn[card]

    def _drawing(self, card: Card) -> bytes:
        if card not in self._read:
            self._read[card] = self._drawings.back() if card == UNKNOWN else self._drawings.face(card)
        return self._read[card]


def _card(pixels: int) -> QRectF:
    """A card so many pixels wide."""
    return QRectF(0, 0, max(1, pixels), max(1, round(pixels * RATIO)))


def _extent(pixels: int, turn: float) -> QSize:
    """How large the picture of a card is that is so many pixels wide: a turned one has its corners in it."""
    if not turn:
        return _card(pixels).size().toSize()
    box = QTransform().rotate(turn).mapRect(_card(pixels))
    # two pixels of air, so that turned edges are smooth; an even remainder keeps the middle in the middle
    return QSize(round(box.width()) + 2, round(box.height()) + 2)


def _shadow(width: float, dpr: float) -> QPixmap:
    """Softness has no detail: one small shadow is drawn, and made as large as it is needed."""
    reach, grain = SHADOW * width, 1.0 if width * dpr < BLUR else BLUR / (width * dpr)
    wide, high = width + 2 * reach, width * RATIO + 2 * reach
    small = QImage(round(wide * dpr * grain), round(high * dpr * grain), QImage.Format.Format_ARGB32_Premultiplied)
    small.fill(Qt.GlobalColor.transparent)
    steps = max(6, round(2 * reach * dpr * grain))
    layer = QColor(0, 0, 0)
    layer.setAlphaF(1 - (1 - DARK) ** (1 / steps))
    with QPainter(small) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(small.width() / wide, small.height() / high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(layer)
        card = QRectF(QPointF(reach, reach), QPointF(reach + width, reach + width * RATIO))
        for step in range(steps):
            grow = reach * (1 - 2 * (step + 0.5) / steps)
            corner = max(1.0, CORNER * width + grow)
            painter.drawRoundedRect(card.adjusted(-grow, -grow, grow, grow), corner, corner)
    size, smooth = QSize(round(wide * dpr), round(high * dpr)), Qt.TransformationMode.SmoothTransformation
    shadow = QPixmap.fromImage(small.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
    shadow.setDevicePixelRatio(dpr)
    return shadow
