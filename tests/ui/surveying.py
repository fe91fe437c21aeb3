"""Looks at a table as it is laid out and tells, in words, what overlaps, what is cut, and what is too small to read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPixmap, QTransform
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.session import Session
from cardavia.engine.zones import Seat
from cardavia.ui.keeper import HUMAN
from cardavia.ui.look.faces import RATIO, Faces
from cardavia.ui.stage import plates
from cardavia.ui.stage.pose import Pose
from tests.ui.houses import Guest

FIGURE = 46 / 400
"""Height of the figure in a card's corner, in heights of the card."""
INDEX = QRectF(-0.5 + 0.04, -0.5 + 0.03, 0.19, 0.24)
"""Where the index is drawn, in widths and heights of a card from its middle."""
READABLE = {"hand": (11.0, 9.0), "trick": (10.0, 7.5), "table": (11.0, 6.9)}
"""The least height in pixels of a figure on open cards of these zones, on a window and on one of the smallest."""
BITE = 2.0
"""Pixels by which rounded places may reach into each other."""


class BlankFaces(Faces):
    """Faces of the right size with nothing on them: where things lie does not depend on what is drawn there."""

    def face(self, card: Card, width: float, dpr: float, turn: float = 0.0) -> QPixmap:
        return super().face(UNKNOWN, width, dpr, turn)

    def image(self, card: Card, height: float, dpr: float) -> QImage:
        return super().image(UNKNOWN, height, dpr)

    def shadow(self, width: float, dpr: float) -> QPixmap:
        return QPixmap(1, 1)

    def _draw(self, card: Card, pixels: int, turn: float) -> QImage:
        box = QRectF(0, 0, max(1, pixels), max(1, round(pixels * RATIO)))
        wide = QTransform().rotate(turn).mapRect(box) if turn else box
        return QImage(wide.size().toSize() + QSize(2, 2) * bool(turn), QImage.Format.Format_ARGB32_Premultiplied)


class Thing(NamedTuple):
    """Something that can be seen, and where."""

    name: str
    box: QRectF
    seat: Seat | None = None


class Elisions:
    """Notes every text that is cut while it stands in for the metrics of plates."""

    def __init__(self) -> None:
        self.cut: list[str] = []

    def metrics(self) -> type[QFontMetricsF]:
        noted = self.cut

        class Noting(QFontMetricsF):
            def elidedText(self, text: str, mode: Qt.TextElideMode, width: float, flags: int = 0) -> str:
                shown = super().elidedText(text, mode, width, flags)
                if shown != text:
                    noted.append(text)
                return shown

        return Noting


class Survey:
    """A house whose table is laid out at any size, in any language, and looked over."""

    def __init__(self, qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.elisions = Elisions()
        monkeypatch.setattr("cardavia.ui.house.Faces", BlankFaces)
        monkeypatch.setattr(plates, "QFontMetricsF", self.elisions.metrics())
        self.guest = Guest(qtbot, home)
        self.house = self.guest.house
        self.page = self.house.page
        self.stage = self.page.stage

    def wear(self, language: str, text_size: int) -> None:
        """Another language, and another size of text."""
        self.house.preferences.change(language=language, text_size=text_size)

    def lay(self, session: Session[Any]) -> None:
        """A match where it stands."""
        house, game = self.house, self.house.games[session.record().game]
        house.preferences.change(game=game.id)
        house.window.show_page("table", game.id)
        house.conductor.begin(game, session, HUMAN)
        house.minds.cancel()

    def leave_table(self) -> None:
        """The next match may be of another game."""
        self.page.hide_sheet()
        self.house.conductor.leave()

    def resize(self, size: tuple[int, int]) -> None:
        """The window in another size, laid out to the end; nothing is painted."""
        self.house.window.resize(*size)
        for _ in range(3):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self.stage._marking.lie(sharp=False)
        self.elisions.cut.clear()
        self.stage._seat(self.stage._view, anew=True)
        self.page.refresh()

    # what is there

    def lying(self) -> list[tuple[Any, Pose, bool]]:
        """Every card that can be seen: its zone, where it lies, and whether its face is up."""
        stage = self.stage
        return [
            (zone, stage._marking._lifted(item, zone, pose), item.card != UNKNOWN)
            for zone, item, pose in stage._troupe.lying(stage._seating)
            if pose.shown
        ]

    def furniture(self) -> Iterator[Thing]:
        """Plates, signs, notes and the caption."""
        made = self.stage.furniture
        for seat in made._labels:
            yield Thing(f"plate {seat}", made.badge_rect(seat), seat)
        for number, box in enumerate(made.sign_rects()):
            yield Thing(f"sign {number}", box)
        for zone, item in made._notes.items():
            if item.isVisible():
                yield Thing(f"note of {zone}", item.sceneBoundingRect())
        if not made.caption_rect.isEmpty():
            yield Thing("caption", made.caption_rect)

    def panels(self) -> Iterator[Thing]:
        """What lies over the table just now."""
        overlays = self.page.overlays
        for name in ("choice", "last_capture", "decision", "viewer"):
            panel: QWidget = getattr(overlays, name)
            if panel.isVisibleTo(self.stage):
                yield Thing(name, QRectF(panel.geometry()))

    # faults

    def faults(self) -> list[str]:
        """Everything that should not be, a line each."""
        if self.page.sheet.isVisibleTo(self.page):
            return [*self._bar(), *self._sheet()]
        return [*self._bar(), *self._things(), *self._cards(), *self._panels(), *self._words()]

    def _bar(self) -> Iterator[str]:
        bar = self.page.bar
        shown = [button for button in bar.findChildren(QAbstractButton) if button.isVisibleTo(bar)]
        yield from self._children(bar, "bar", shown)

    def _children(self, parent: QWidget, name: str, widgets: list[QAbstractButton]) -> Iterator[str]:
        for widget in widgets:
            box = QRect(widget.mapTo(parent, widget.rect().topLeft()), widget.size())
            words = f"{name}: {widget.text() or widget.accessibleName()!r}"
            if not parent.rect().contains(box):
                yield f"{words} is outside"
            wanted = widget.sizeHint()
            if box.width() < wanted.width() or box.height() < wanted.height():
                yield f"{words} is cut: {box.width()}×{box.height()} of {wanted.width()}×{wanted.height()} px"
        boxes = [QRect(widget.mapTo(parent, widget.rect().topLeft()), widget.size()) for widget in widgets]
        if any(one.intersects(other) for one, other in combinations(boxes, 2)):
            yield f"{name}: buttons overlap"

    def _things(self) -> Iterator[str]:
        window = QRectF(self.stage.rect())
        things = list(self.furniture())
        for thing in things:
            if not window.contains(thing.box):
                yield f"{thing.name} is outside"
        for one, other in combinations(things, 2):
            if _bites(one.box, other.box):
                yield f"{one.name} and {other.name} overlap"

    def _cards(self) -> Iterator[str]:
        window, things = QRectF(self.stage.rect()), list(self.furniture())
        for zone, pose, is_open in self.lying():
            box = pose.outline
            if not window.contains(box):
                yield f"a card of {zone} is outside"
            inner = _index(pose) if is_open else box
            for thing in things:
                if thing.name == "caption" and not is_open:
                    continue
                if _bites(inner if thing.name == "caption" else box, thing.box):
                    yield f"{thing.name} and a card of {zone} overlap"
            if is_open and zone.name in READABLE:
                figure, least = FIGURE * pose.height, READABLE[zone.name][self.is_small]
                if figure < least:
                    yield f"the figure on a card of {zone} is {figure:.1f} px high"

    @property
    def is_small(self) -> bool:
        """Whether the window is one of the smallest: what matters least may be missing there, but nothing is cut."""
        return min(self.house.window.width() / 4, self.house.window.height() / 3) <= 160

    @property
    def gives_way(self) -> bool:
        """Whether plates and facts may lie under a question: its letters are large and the window is narrow."""
        is_large = self.house.preferences.settings.text_size > 100
        return self.is_small or (is_large and self.house.window.width() < 1000)

    def _panels(self) -> Iterator[str]:
        window, panels = QRectF(self.stage.rect()), list(self.panels())
        for panel in panels:
            if not window.contains(panel.box):
                yield f"{panel.name} is outside by {_beyond(panel.box, window)}"
            for zone, pose, is_open in self.lying():
                mine = zone.name == "hand" and zone.seat == self.stage.bottom
                if mine and _bites(_index(pose), panel.box):
                    yield f"{panel.name} hides an index of the own hand"
                elif is_open and zone.name in ("trick", "table") and _bites(_index(pose), panel.box):
                    yield f"{panel.name} hides a card of {zone}"
            for thing in self.furniture():
                if _bites(thing.box, panel.box) and (thing.name == "caption" or not self.gives_way):
                    yield f"{panel.name} hides {thing.name}"
        for one, other in combinations(panels, 2):
            if _bites(one.box, other.box):
                yield f"{one.name} and {other.name} overlap"
        decision = self.page.overlays.decision
        if decision.isVisibleTo(self.stage):
            yield from self._children(decision, "question", decision.findChildren(QAbstractButton))
            for label in decision.findChildren(QLabel):
                needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
                if label.height() < needed - 1 or (not label.wordWrap() and label.width() < label.sizeHint().width()):
                    yield f"question: {label.text()!r} is cut"

    def _words(self) -> Iterator[str]:
        made = self.stage.furniture
        for sign in made._signs:
            if sign.text in self.elisions.cut:
                yield f"{sign.text!r} is cut"
        for seat, label in made._labels.items():
            room = self.stage._seating.badge(seat).size()
            plate = plates.fitted(label, made._font, room, made._em(0.0225))
            # on the smallest windows a plate may be its name alone
            if not plate.whole and not (self.is_small and " ".join(plate.names) == label.name):
                yield f"the plate {label.name!r} is cut"
        if len(made.sign_rects()) < (1 if self.is_small and made._signs else len(made._signs)):
            yield f"{len(made._signs) - len(made.sign_rects())} signs find no room"

    def _sheet(self) -> Iterator[str]:
        sheet = self.page.sheet
        frame = sheet._frame
        if not sheet.rect().contains(frame.geometry()):
            yield "the sheet is outside"
        shown = [button for button in (sheet._on, sheet._see, sheet._rules, sheet._home) if button.isVisibleTo(sheet)]
        yield from self._children(sheet, "sheet", [*shown])
        line = frame.fontMetrics().height()
        if sheet._table.height() < 4 * line:
            yield f"the sheet shows only {sheet._table.height() / line:.1f} lines"


def _index(pose: Pose) -> QRectF:
    turned = QTransform().translate(pose.x, pose.y).rotate(pose.turn)
    return turned.mapRect(
        QRectF(
            INDEX.x() * pose.width, INDEX.y() * pose.height, INDEX.width() * pose.width, INDEX.height() * pose.height
        )
    )


def _bites(one: QRectF, other: QRectF) -> bool:
    both = one.intersected(other)
    return both.width() > BITE and both.height() > BITE


def _beyond(box: QRectF, window: QRectF) -> str:
    out = window.left() - box.left(), window.top() - box.top(), box.right() - window.right()
    return ", ".join(f"{each:.0f}" for each in (*out, box.bottom() - window.bottom()))
