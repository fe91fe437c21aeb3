"""The gallery: every pack that the program has, all cards on one page, and each of them large."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from cardavia.engine.cards import Card
from cardavia.ui.gallery.closeup import Closeup
from cardavia.ui.gallery.exhibit import Exhibit, Sources
from cardavia.ui.gallery.grid import CardGrid
from cardavia.ui.panels.controls import DropDown


class GalleryPanel(QWidget):
    """Shows packs and takes no part in the match: what is chosen here changes nothing on the table."""

    def __init__(self, sources: Sources, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sources = sources
        self.exhibit = Exhibit(sources, self)
        self._game_label, self._pack_label = QLabel(self), QLabel(self)
        self._game, self._pack = DropDown(self), DropDown(self)
        self._game_label.setBuddy(self._game)
        self._pack_label.setBuddy(self._pack)
        self.grid = CardGrid(self.exhibit, self)
        self.closeup = Closeup(self.exhibit, self.grid.easel, self)
        self._build()
        self._game.activated.connect(lambda _row: self.exhibit.show_game(str(self._game.currentData())))
        self._pack.activated.connect(lambda _row: self.exhibit.show_pattern(str(self._pack.currentData())))
        self.grid.chosen.connect(lambda card: self.look_at(Card(card)))
        self.closeup.back.connect(self.look_at_all)
        self.closeup.turned_to.connect(lambda card: self.grid.look_at(Card(card)))
        self.exhibit.chosen.connect(self._put_up)
        self.exhibit.changed.connect(lambda: self.renew() if self.isVisible() else None)
        self._put_up()

    def _build(self) -> None:
        line = self.fontMetrics().height()
        self._choosers = QWidget(self)
        row = QHBoxLayout(self._choosers)
        row.setContentsMargins(line // 2, line // 3, line // 2, line // 3)
        row.setSpacing(line // 2)
        for label, choice in ((self._game_label, self._game), (self._pack_label, self._pack)):
            row.addWidget(label)
            row.addWidget(choice, 1)
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._choosers)
        column.addWidget(self.grid, 1)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(page)
        self._pages.addWidget(self.closeup)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._pages)
        self.setFocusProxy(self.grid)

    # what is looked at

    @property
    def is_close(self) -> bool:
        """Whether one card is looked at, and not all of them."""
        return self._pages.currentWidget() is self.closeup

    @property
    def is_drawing(self) -> bool:
        """Whether pictures of what is looked at are still to be drawn."""
        return self.closeup.portrait.is_drawing if self.is_close else self.grid.easel.is_drawing

    def look_at(self, card: Card) -> None:
        """Look at one card."""
        self.closeup.look_at(card)
        self._turn(self.closeup)

    def look_at_all(self) -> None:
        """Look at all cards; the keyboard is on the one that was looked at last."""
        self._turn(self.grid)

    def _turn(self, to: QWidget) -> None:
        self._lay_open(to)
        to.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_open(self, page: QWidget) -> None:
        # first the keyboard: Qt would give that of a hidden page to the next button in line
        self.setFocusProxy(page)
        self._pages.setCurrentIndex(1 if page is self.closeup else 0)

    def _put_up(self) -> None:
        """Another pack, or the same in another pattern; while closed too: Qt sizes what is inside before it shows."""
        self.grid.put_up()
        self.closeup.put_up(self.grid.current)
        self.renew()

    def renew(self) -> None:
        """Say and draw everything again: other words, another look, or a match by other variants."""
        say, exhibit = self.exhibit.phrases.say, self.exhibit
        for label, choice, term in (
            (self._game_label, self._game, "gallery.game"),
            (self._pack_label, self._pack, "gallery.pattern"),
        ):
            label.setText(say(term))
            choice.setAccessibleName(label.text())
        self._game.offer([(say(f"{name}.name"), name) for name in self._sources.games])
        self._game.choose(exhibit.game.id)
        self._pack.offer([(say(f"pattern.{each.id}"), each.id) for each in exhibit.patterns])
        self._pack.choose(exhibit.pattern.id)
        for widget in (self._pack_label, self._pack):
            widget.setVisible(len(exhibit.patterns) > 1)
        self.grid.retranslate()
        if self.is_close:
            self.closeup.renew()

    # Qt's own calls

    def showEvent(self, event: QShowEvent) -> None:
        """Say and draw what changed while it was closed."""
        super().showEvent(event)
        if not event.spontaneous():
            self.renew()

    def hideEvent(self, event: QHideEvent) -> None:
        """Closed, it gives up its pictures, as many as the table's, and turns back to the page of all cards."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.grid.forget()
            self.closeup.forget()
            self.exhibit.faces.forget()
            self._lay_open(self.grid)  # whoever opens it again looks for the pack

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and hasattr(self, "_pages"):
            QTimer.singleShot(0, self, self.grid.arrange)
