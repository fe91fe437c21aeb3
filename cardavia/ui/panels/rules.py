"""The rules beside the table: in the language of the moment, with names and pictures of the deck that lies there."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QUrl, QUrlQuery
from PySide6.QtGui import QPalette, QResizeEvent, QShowEvent, QTextBlock, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QTextBrowser, QVBoxLayout, QWidget

from cardavia.engine.cards import Card
from cardavia.text.pages import master, page
from cardavia.ui.look.faces import Faces
from cardavia.ui.panels.controls import DropDown
from cardavia.ui.theme import HEADINGS
from cardavia.ui.voice import Voice

_log = logging.getLogger(__name__)

SPACING = 150.0
"""Height of a line in per cent."""
PICTURE = 4.2
"""Height of a card in a page, in lines of text."""
MEASURE = 34
"""Width of the text at most, in heights of a line: about 75 letters."""


class RulesPage(QTextBrowser):
    """A page with pictures of cards. It opens nothing outside itself."""

    def __init__(self, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        """The picture of ``card:7D?h=64``; nothing else is loaded."""
        url = QUrl(url)
        if url.scheme() != "card":
            return None
        height = float(QUrlQuery(url).queryItemValue("h") or 64)
        return self._faces.image(Card(url.path()), height, self.devicePixelRatioF())

    def fit(self) -> None:
        """Keep lines short enough to read, in the middle of a wide panel."""
        line = self.fontMetrics().height()
        frame = self.document().rootFrame().frameFormat()
        margin = max(line, (self.viewport().width() - line * MEASURE) / 2)
        if frame.leftMargin() != margin:
            frame.setLeftMargin(margin)
            frame.setRightMargin(margin)
            frame.setTopMargin(line * 0.7)
            frame.setBottomMargin(line * 2)
            self.document().rootFrame().setFrameFormat(frame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The reader stays at the same block when the lines break elsewhere."""
        number, share = self.top_block
        super().resizeEvent(event)
        self.fit()
        self.scroll_to(number, share)

    @property
    def top_block(self) -> tuple[int, float]:
        """The block at the top of what is seen, and the share of it that is scrolled away."""
        block = self.cursorForPosition(QPoint(8, 4)).block()
        area = self.document().documentLayout().blockBoundingRect(block)
        return block.blockNumber(), (self.verticalScrollBar().value() - area.y()) / max(1.0, area.height())

    def scroll_to(self, number: int, share: float = 0.0) -> None:
        """Put a block to the top."""
        area = self.document().documentLayout().blockBoundingRect(self.document().findBlockByNumber(number))
        self.verticalScrollBar().setValue(round(area.y() + share * area.height()))

    def sections(self) -> list[tuple[str, int]]:
        """The titles of the page's sections and the numbers of their blocks."""
        found, block = [], self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == 2:
                found.append((block.text(), block.blockNumber()))
            block = block.next()
        return found


class RulesPanel(QWidget):
    """The rule page of a game, and a list of its sections to jump to."""

    def __init__(
        self,
        voice: Voice,
        faces: Faces,
        game: Callable[[], str],
        values: Callable[[str], Mapping[str, object]],
        parent: QWidget | None = None,
    ) -> None:
        """``game`` tells which game is in sight, ``values`` the numbers of its page in the match at the table."""
        super().__init__(parent)
        self._voice, self._in_sight, self._values, self._game = voice, game, values, ""
        self._stale = False
        self._jump_label, self._jump = QLabel(self), DropDown(self)
        self._jump_label.setBuddy(self._jump)
        self._page = RulesPage(faces, self)
        line = self.fontMetrics().height()
        head = QHBoxLayout()
        head.setContentsMargins(line, line // 2, line, line // 2)
        head.setSpacing(line // 2)
        head.addWidget(self._jump_label)
        head.addWidget(self._jump, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._page, 1)
        self.setFocusProxy(self._page)
        self._jump.activated.connect(lambda _: self._page.scroll_to(int(self._jump.currentData())))
        self._page.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        voice.changed.connect(self._on_changed)
        faces.changed.connect(self._on_changed)
        self.retranslate()

    def _on_changed(self) -> None:
        """A closed page is written when it is opened again, not at every step of a slider."""
        self._stale = not self.isVisible()
        if not self._stale:
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Write what changed while the page was closed."""
        super().showEvent(event)
        if self._stale:
            self.retranslate()

    @property
    def page(self) -> RulesPage:
        """The text."""
        return self._page

    def retranslate(self) -> None:
        """Write the page again: another game, language, deck, look or size of text.

        The reader stays at the same block, but another game's page is read from its beginning.
        """
        self._stale = False
        self._jump_label.setText(self._voice.say("rules.section"))
        self._jump.setAccessibleName(self._jump_label.text())
        self._page.setAccessibleName(self._voice.say("rules.name"))
        fresh, self._game = self._in_sight() != self._game, self._in_sight()
        number, share = (0, 0.0) if fresh else self._page.top_block
        line = self.fontMetrics().height()
        self._page.document().setDefaultFont(self.font())
        self._page.document().setDocumentMargin(0)
        self._page.document().setIndentWidth(line * 1.3)
        self._page.setHtml(self._html(round(line * PICTURE)))
        _space_lines(self._page.document())
        self._page.fit()
        entries: list[tuple[str, object]] = [(title, block) for title, block in self._page.sections()]
        self._jump.offer(entries)
        self._page.scroll_to(number, share)
        self._on_scrolled()

    def _html(self, height: int) -> str:
        """The page with pictures of this height in pixels; where an installation lacks it, what the game is."""
        say, game = self._voice.say, self._game
        try:
            blocks = master(game)
        except OSError as fault:
            _log.warning("no rule page of %s: %s", game, fault)
            lines = (say("rules.missing"), say(f"{game}.summary"))
            body = f"<h1>{say(f'{game}.name')}</h1>" + "".join(f"<p>{escape(line)}</p>" for line in lines)
            return f"<html><head><style>{self._style()}</style></head><body>{body}</body></html>"
        return page(blocks, self._voice.phrases, self._values(game), height=height, style=self._style())

    def _style(self) -> str:
        role, line, points = QPalette.ColorRole, self.fontMetrics().height(), self.font().pointSizeF()
        roles = (role.Text, role.Link, role.PlaceholderText, role.Mid)
        ink, gold, muted, edge = (QApplication.palette().color(each).name() for each in roles)
        families = ", ".join(f"'{each}'" for each in HEADINGS)
        title = f"font-family: {families}; color: {gold}"
        return (
            f"body {{ color: {ink}; }}"
            f"h1 {{ {title}; font-size: {points * 2:.1f}pt; margin: 0 0 {line // 4}px 0; }}"
            f"h2 {{ {title}; font-size: {points * 1.4:.1f}pt; margin: {line}px 0 {line // 3}px 0; }}"
            f"p, li {{ margin: {line // 4}px 0 {line // 4}px 0; }}"
            f"p.header {{ color: {muted}; }}"
            f"th {{ text-align: left; color: {gold}; border-bottom: 1px solid {edge}; }}"
        )

    def _on_scrolled(self) -> None:
        bar = self._page.verticalScrollBar()
        at_end = 0 < bar.maximum() == bar.value()
        here, current = self._page.top_block[0], None
        for _, block in self._page.sections():
            if current is None or block <= here or at_end:
                current = block
        self._jump.choose(current)

    def changeEvent(self, event: QEvent) -> None:
        """Another theme or size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange) and hasattr(self, "_page"):
            self._on_changed()


def _space_lines(document: QTextDocument) -> None:
    """Air between the lines of text, none around lines of pictures and titles."""
    cursor, block = QTextCursor(document), document.begin()
    cursor.beginEditBlock()  # one edit: else the page is laid out after every paragraph
    while block.isValid():
        if block.blockFormat().headingLevel() == 0 and not _has_picture(block):
            spaced = QTextBlockFormat()
            spaced.setLineHeight(SPACING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            cursor.setPosition(block.position())
            cursor.mergeBlockFormat(spaced)
        block = block.next()
    cursor.endEditBlock()
    # Qt lays out again only what it thinks has changed, and leaves titles after a long table without height
    document.markContentsDirty(0, document.characterCount())


def _has_picture(block: QTextBlock) -> bool:
    return "\ufffc" in block.text()
