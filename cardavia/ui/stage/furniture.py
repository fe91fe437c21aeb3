"""Everything on the table that is not a card: plates, numbers, the caption, and what appears for a moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontInfo, QImage
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardavia.engine.layout import Layout, Spread
from cardavia.engine.view import View
from cardavia.engine.zones import STOCK, Seat, Zone, hand
from cardavia.ui.look.faces import CORNER, Faces
from cardavia.ui.look.grading import Grading
from cardavia.ui.stage import plates
from cardavia.ui.stage.air import Air
from cardavia.ui.stage.drawn import Drawn
from cardavia.ui.stage.plates import SeatLabel, SignLabel
from cardavia.ui.stage.seating import Seating

LOW, HIGH = 50.0, 1500.0
"""What lies under the cards, and beside and over them."""


class Furniture(Drawn):
    """Plates and words in the scene. It is told what to show and where the table's places are."""

    def __init__(self, scene: QGraphicsScene, font: QFont, faces: Faces) -> None:
        super().__init__(scene, font)
        self.air = Air(scene, font)
        self._faces = faces
        self._labels: dict[Seat, SeatLabel] = {}
        self._tips = ("", "")
        self._words: dict[Zone, str] = {}
        self._signs: tuple[SignLabel, ...] = ()
        self._plaques: list[QGraphicsPixmapItem] = []
        self._notes: dict[Zone, QGraphicsPixmapItem] = {}
        self._counts: dict[Zone, int] = {}
        self._prompt: tuple[str, bool] = ("", False)
        self._badges: dict[Seat, QGraphicsPixmapItem] = {}
        self._counters: dict[Zone, tuple[QGraphicsPixmapItem, str]] = {}
        self._caption = self._item(HIGH)
        self._compass = self._item(LOW - 2)
        self._outlines: list[QGraphicsPixmapItem] = []

    def arrange(self, seating: Seating, font: QFont, dpr: float, grading: Grading) -> None:
        """The table has another size, the text another size, or the light another colour: draw everything anew."""
        self.measure(seating, font, dpr, grading)
        self.air.measure(seating, font, dpr, grading)
        self._show_outlines(seating)
        self._show_compass(seating)
        self._show_signs()
        self._show_badges()
        self._write_notes()
        self._show_prompt()
        for item, _ in self._counters.values():
            item.hide()
        self._counters = {zone: (item, "") for zone, (item, _) in self._counters.items()}
        self._show_counts(seating)

    def _show_outlines(self, seating: Seating) -> None:
        piles = seating.piles()
        while len(self._outlines) < len(piles):
            self._outlines.append(self._item(LOW - 1))
        for item in self._outlines[len(piles) :]:
            item.hide()  # another game's table had more piles
        for item, box in zip(self._outlines, piles, strict=False):
            picture = plates.outline(box.size(), CORNER * box.width(), self._dpr)
            self._lay(item, picture, box.center())

    def _show_compass(self, seating: Seating) -> None:
        ring = seating.compass
        if ring is not None:
            self._lay(self._compass, plates.compass(ring[1], self._dpr), ring[0])
        self._point()

    def _point(self) -> None:
        """The direction of play is shown as long as anybody holds cards, or is given some."""
        ring = self._seating.compass if self._seating else None
        plays = any(count and zone.name in ("hand", STOCK.name) for zone, count in self._counts.items())
        self._compass.setVisible(ring is not None and plays)

    # plates

    def set_seats(self, labels: Mapping[Seat, SeatLabel], dealer: str = "", leader: str = "") -> None:
        """What stands on the plates; the words explain the dealer's star and the leader's arrow to who points there."""
        if dict(labels) != self._labels or (dealer, leader) != self._tips:
            self._labels, self._tips = dict(labels), (dealer, leader)
            self._show_badges()

    def set_scores(self, labels: Mapping[Seat, SeatLabel]) -> None:
        """Points have landed: the plates show these numbers, and all else as before."""
        shown = {
            seat: label._replace(score=told.score, lines=told.lines, notes=told.notes)
            if (told := labels.get(seat))
            else label
            for seat, label in self._labels.items()
        }
        self.set_seats(shown, *self._tips)

    def _show_badges(self) -> None:
        if self._seating is None:
            return
        for seat in self._badges.keys() - self._labels.keys():
            self._badges[seat].hide()
        for seat, label in self._labels.items():
            item = self._badges.setdefault(seat, self._badges.get(seat) or self._item(LOW))
            room, hold = self._seating.badge(seat), self._seating.badge_hold(seat)
            self._lay(item, plates.badge(label, self._font, room.size(), self._em(0.0225), self._dpr))
            tokens = ", ".join(tip for tip, on in zip(self._tips, (label.dealer, label.leader), strict=True) if on)
            item.setToolTip("\n".join(filter(None, (tokens, *label.notes))))
            size = item.pixmap().deviceIndependentSize()
            if hold is not None:
                item.setPos(_held(room, size, hold))
                continue
            # in one column with the stock, as far as the hand leaves room
            left = min(0.115 * self._seating.width - size.width() / 2, room.right() - size.width())
            item.setPos(round(max(room.left(), left)), round(room.center().y() - size.height() / 2))

    def badge_rects(self) -> list[QRectF]:
        """Where plates are."""
        return [item.sceneBoundingRect() for item in self._badges.values() if item.isVisible()]

    def badge_rect(self, seat: Seat) -> QRectF:
        """Where a seat's plate is; empty without one."""
        item = self._badges.get(seat)
        return item.sceneBoundingRect() if item else QRectF()

    # facts that stay in sight, and words under cards

    def set_signs(self, signs: tuple[SignLabel, ...]) -> None:
        """Facts that stay in sight; as many as find room."""
        if signs != self._signs:
            self._signs = signs
            self._show_signs()

    def _show_signs(self) -> None:
        where = self._seating.signs if self._seating else None
        while len(self._plaques) < len(self._signs):
            self._plaques.append(self._item(LOW))
        for item in self._plaques:
            item.hide()
        if where is None:
            return
        room, hold = where
        pictures, apart = self._plaques_in(room.size(), max(plates.READABLE, self._em(0.019, 0.8)))
        high = sum(picture.deviceIndependentSize().height() + apart for picture in pictures) - apart
        top = room.top() + max(0.0, room.height() - high) * hold[1]
        for item, picture in zip(self._plaques, pictures, strict=False):
            size = picture.deviceIndependentSize()
            self._lay(item, picture)
            item.setPos(round(room.left() + (room.width() - size.width()) * hold[0]), round(top))
            top += size.height() + apart

    def _plaques_in(self, room: QSizeF, em: float) -> tuple[list[QImage], float]:
        """The facts as pictures, and how far they lie apart: whole, in letters as small as they must be.

        Where that is not enough there are fewer of them, the first ones first; one is cut only if it stands alone.
        """
        sizes = tuple(dict.fromkeys(max(plates.SMALL, share * em) for share in plates.SHARES))
        for count in range(len(self._signs), 0, -1):
            for size in sizes:
                made = [self._plaque(label, room, size, whole=True) for label in self._signs[:count]]
                shapes = [picture.deviceIndependentSize() for picture in made]
                high = sum(shape.height() + 0.2 * size for shape in shapes) - 0.2 * size
                if high <= room.height() and max(shape.width() for shape in shapes) <= room.width() + 2:
                    return made, 0.2 * size
        return [self._plaque(label, room, sizes[-1], whole=False) for label in self._signs[:1]], 0.0

    def _plaque(self, label: SignLabel, room: QSizeF, em: float, *, whole: bool) -> QImage:
        pip = self._faces.pip(label.suit, 1.1 * em, self._dpr) if label.suit else QImage()
        return plates.sign(label, pip, self._font, room.width(), em, self._dpr, whole=whole)

    def sign_rects(self) -> list[QRectF]:
        """Where the facts that are shown are."""
        return [item.sceneBoundingRect() for item in self._plaques if item.isVisible()]

    def set_labels(self, words: Mapping[Zone, str]) -> None:
        """What is written under the cards of these zones as long as there are any."""
        self._words = dict(words)
        for item in self._notes.values():
            item.hide()
        self._write_notes()

    def label_of(self, zone: Zone) -> str:
        """What is written under the cards of a zone; "" for nothing."""
        return self._words.get(zone, "")

    def _write_notes(self) -> None:
        seating = self._seating
        if seating is None:
            return
        for zone, text in self._words.items():
            item = self._notes.setdefault(zone, self._notes.get(zone) or self._item(LOW))
            area = seating.area(zone)
            picture = plates.note(text, self._font, self._em(0.018), self._dpr)
            down = picture.deviceIndependentSize().height() / 2 + 2
            self._lay(item, picture, QPointF(area.center().x(), area.bottom() + down))
        self._show_notes(seating)

    def _show_notes(self, seating: Seating) -> None:
        for zone in self._words:
            self._notes[zone].setVisible(any(self._counts.get(fellow) for fellow in seating.fellows(zone)))

    # numbers

    def count(self, counts: Mapping[Zone, int]) -> None:
        """Numbers of cards, for the zones that are to be counted; what sticks out from under a pile counts with it."""
        if counts == self._counts:
            return
        held, self._counts = self._held(), dict(counts)
        if self._seating is not None:
            self._show_counts(self._seating)
            if self._held() != held:
                self._show_prompt()

    def _show_counts(self, seating: Seating) -> None:
        counts = self._counts
        zones = dict.fromkeys(
            fellow for zone in counts.keys() | self._counters.keys() for fellow in seating.fellows(zone)
        )
        for zone in zones:
            place = seating.place(zone)
            if place is None or not place.counted:
                continue
            number = sum(count for other, count in counts.items() if self._same_place(zone, other))
            self._show_counter(zone, str(number) if number else "")
        self._show_notes(seating)
        self._point()

    def _same_place(self, zone: Zone, other: Zone) -> bool:
        if zone == other or (self._seating and other in self._seating.fellows(zone)):
            return True
        here, there = (self._seating.place(each) if self._seating else None for each in (zone, other))
        return bool(here and there and there.spread is Spread.TUCKED and (here.x, here.y) == (there.x, there.y))

    def _show_counter(self, zone: Zone, text: str) -> None:
        item, shown = self._counters.get(zone, (None, ""))
        if item is None:
            item = self._item(HIGH)
        if text and text != shown and self._seating:
            picture = plates.counter(text, self._font, self._em(0.021), self._dpr)
            self._lay(item, picture, self._seating.counter(zone))
        item.setVisible(bool(text))
        self._counters[zone] = item, text

    def counter_text(self, zone: Zone) -> str:
        """The number beside a pile, as it is shown."""
        return self._counters[zone][1] if zone in self._counters else ""

    # words

    def set_prompt(self, text: str, warn: bool) -> None:
        """The line between the table and the own hand."""
        if (text, warn) != self._prompt:
            self._prompt = text, warn
            self._show_prompt()

    def _show_prompt(self) -> None:
        text, warn = self._prompt
        if self._seating is None or not text:
            self._caption.hide()
            return
        room = self._seating.caption_over(self._held())
        em = min(self._em(0.0225), max(0.62 * room.height(), 0.8 * QFontInfo(self._font).pixelSize()))
        image = plates.pill(text, self._font, room.width(), em, self._dpr, warn=warn)
        # what finds no room between the cards grows upwards: the tops of the own cards say what they are
        up = max(0.0, image.deviceIndependentSize().height() - room.height() - 4) / 2
        self._lay(self._caption, image, room.center() - QPointF(0, up))

    def _held(self) -> int:
        """How many cards lie in the own hand, by the numbers shown."""
        seating = self._seating
        return sum(self._counts.get(zone, 0) for zone in seating.fellows(hand(seating.bottom))) if seating else 0

    @property
    def caption_rect(self) -> QRectF:
        """Where the caption is; empty while there is none."""
        return self._caption.sceneBoundingRect() if self._caption.isVisible() else QRectF()


def _held(room: QRectF, size: QSizeF, hold: tuple[float, float]) -> QPointF:
    """The corner of something in its room, held at one of its sides."""
    return QPointF(
        round(room.left() + (room.width() - size.width()) * hold[0]),
        round(room.top() + (room.height() - size.height()) * hold[1]),
    )


def labels_of(layout: Layout, view: View[Any] | None, bottom: Seat, say: Callable[[str], str]) -> dict[Zone, str]:
    """What is written under cards, by the zone that they lie in."""
    seats = view.state.seats if view else 2
    return {
        Zone(name, None if ahead is None else Seat((bottom + ahead) % seats)): say(place.label)
        for (name, ahead), place in layout.places.items()
        if place.label
    }
