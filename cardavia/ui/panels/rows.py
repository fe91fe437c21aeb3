"""The rows of the settings: a label, a control, a value; each knows one field and says when it was changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QWidget

from cardavia.engine.cards import UNKNOWN
from cardavia.ui.look.curves import NEUTRAL, kelvin
from cardavia.ui.look.faces import RATIO, Faces
from cardavia.ui.look.felt import CLOTHS, GILT
from cardavia.ui.panels.choices import Choices
from cardavia.ui.panels.controls import DropDown, NotchedSlider, Note
from cardavia.ui.panels.marks import Tick
from cardavia.ui.voice import Voice

BACKS = ("plum", "night", "crimson", "green")


class Row(QWidget):
    """One field: its words are ``settings.<field>``, with ``.help`` where something must be explained."""

    changed = Signal(str, object)
    """The field and its new value."""
    games: Sequence[str] = ()
    """The games that its explanation names as ``{games}``."""

    def __init__(self, field: str, voice: Voice, parent: QWidget) -> None:
        super().__init__(parent)
        self.field, self._voice = field, voice
        self._label, self._value, self._help = QLabel(self), QLabel(self), Note(self)
        self._label.setWordWrap(True)
        self._value.setProperty("role", "muted")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(round(self.fontMetrics().height() * 0.2))
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self._label, 0, 0)
        self._grid.addWidget(self._value, 0, 1)
        self._grid.addWidget(self._help, 2, 0, 1, 2)

    @property
    def term(self) -> str:
        """The term of the field."""
        return f"settings.{self.field.replace('_', '-')}"

    def _named(self) -> str:
        """What the label says."""
        return self._voice.say(self.term)

    @property
    def control(self) -> QWidget:
        """What takes the keyboard."""
        raise NotImplementedError

    def _place(self, control: QWidget) -> None:
        self._grid.addWidget(control, 1, 0, 1, 2)
        self._label.setBuddy(control)

    def show_value(self, value: Any) -> None:
        """Show a value without a signal."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        self._label.setText(self._named())
        self.control.setAccessibleName(self._label.text())
        explained = self._voice.phrases.knows(f"{self.term}.help")
        self._help.setVisible(explained)
        if explained:
            self._help.setText(self._voice.say(f"{self.term}.help", games=self._names_of_games()))
            self.control.setAccessibleDescription(self._help.text())

    def _names_of_games(self) -> str:
        return self._voice.phrases.list([self._voice.say(f"{game}.name") for game in self.games])

    def restyle(self) -> None:
        """Pictures may look different now; a row without pictures has nothing to do."""


class PercentRow(Row):
    """A slider from 0 to 100, by default one whose middle is the picture as it was designed."""

    def __init__(self, field: str, voice: Voice, parent: QWidget, notch: int | None = NEUTRAL) -> None:
        super().__init__(field, voice, parent)
        self._slider = NotchedSlider(self, notch=notch)
        self._slider.setRange(0, 100)
        self._slider.setPageStep(10)
        self._slider.valueChanged.connect(self._on_changed)
        self._place(self._slider)

    @property
    def control(self) -> QWidget:
        """The slider."""
        return self._slider

    def _on_changed(self, value: int) -> None:
        self._tell(value)
        self.changed.emit(self.field, value)

    def show_value(self, value: int) -> None:
        """Put the knob there."""
        blocked = self._slider.blockSignals(True)
        self._slider.setValue(value)
        self._slider.blockSignals(blocked)
        self._tell(value)

    def _tell(self, value: int) -> None:
        shown = self._voice.phrases.percent(value)
        if self.field == "temperature":
            shown = self._voice.say("settings.kelvin", percent=shown, kelvin=kelvin(value))
        self._value.setText(shown)
        self._slider.setAccessibleDescription(shown)


class StepsRow(Row):
    """A slider over a few values: factors, with a word for nought, or per cent."""

    def __init__(
        self,
        field: str,
        voice: Voice,
        parent: QWidget,
        values: Sequence[float | None],
        zero: str | None = None,
        notch: float | None = None,
    ) -> None:
        super().__init__(field, voice, parent)
        self._values, self._zero = values, zero
        usual = 100 if zero is None else 1.0
        self._slider = NotchedSlider(self, notch=values.index(usual if notch is None else notch))
        self._slider.HOLD = 0
        self._slider.setRange(0, len(values) - 1)
        self._slider.setPageStep(2)
        self._slider.valueChanged.connect(self._on_changed)
        self._place(self._slider)

    @property
    def control(self) -> QWidget:
        """The slider."""
        return self._slider

    def _on_changed(self, step: int) -> None:
        self._tell(self._values[step])
        self.changed.emit(self.field, self._values[step])

    def show_value(self, value: float | None) -> None:
        """Put the knob to the nearest step; nought and no number are near nothing but themselves."""
        far = [(bool(each) != bool(value), abs((each or 0.0) - (value or 0.0))) for each in self._values]
        nearest = far.index(min(far))
        blocked = self._slider.blockSignals(True)
        self._slider.setValue(nearest)
        self._slider.blockSignals(blocked)
        self._tell(value)

    def _tell(self, value: float | None) -> None:
        shown = self._worded(value)
        self._value.setText(shown)
        self._slider.setAccessibleDescription(shown)

    def _worded(self, value: float | None) -> str:
        """A value in words."""
        if self._zero is not None and not value:
            return self._voice.say(self._zero)
        return self._voice.phrases.percent(round((value or 0) * (1 if self._zero is None else 100)))


class SecondsRow(StepsRow):
    """A slider over a few times in seconds, with a word for no time at all or for no end."""

    def _worded(self, value: float | None) -> str:
        if not value:
            return super()._worded(value)
        return self._voice.say("settings.seconds", seconds=self._voice.phrases.decimal(value))


class SwitchRow(Row):
    """Yes or no."""

    def __init__(self, field: str, voice: Voice, parent: QWidget) -> None:
        super().__init__(field, voice, parent)
        self._box = Tick(self)
        self._box.toggled.connect(lambda on: self.changed.emit(self.field, on))
        self._grid.addWidget(self._box, 0, 0, 1, 2)
        self._label.hide()
        self._value.hide()

    @property
    def control(self) -> QWidget:
        """The box."""
        return self._box

    def show_value(self, value: bool) -> None:
        """Tick it or not."""
        blocked = self._box.blockSignals(True)
        self._box.setChecked(value)
        self._box.blockSignals(blocked)

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        super().retranslate()
        self._box.setText(self._label.text())


class ValuesRow(SwitchRow):
    """Values beside court letters; offered where the courts of the pack in sight have them."""

    def retranslate(self) -> None:
        """The pack may be another one."""
        super().retranslate()
        self.setVisible(self._voice.phrases.pattern.numbers_courts)


class ChoiceRow(Row):
    """A few values side by side; their words are ``<terms>.<value>``."""

    def __init__(
        self,
        field: str,
        voice: Voice,
        parent: QWidget,
        values: Sequence[str],
        terms: str | None = None,
        columns: int | None = None,
    ) -> None:
        super().__init__(field, voice, parent)
        self._values, self._terms = values, terms or self.term
        self._choices = Choices(values, self, columns)
        self._choices.chosen.connect(lambda value: self.changed.emit(self.field, value))
        self._place(self._choices)
        self._value.hide()

    @property
    def control(self) -> QWidget:
        """The choices."""
        return self._choices

    def show_value(self, value: object) -> None:
        """Mark it as chosen."""
        self._choices.choose(value)

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        super().retranslate()
        self._choices.label([self._voice.say(f"{self._terms}.{value}") for value in self._values])
        self.restyle()


def _line() -> int:
    """Height of a line. The application's: while a style sheet changes, some widgets still have the old font."""
    return QFontMetrics(QApplication.font()).height()


class ClothRow(ChoiceRow):
    """The cloths with a small piece of each."""

    def __init__(self, field: str, voice: Voice, parent: QWidget, faces: Faces) -> None:
        self._faces = faces
        super().__init__(field, voice, parent, tuple(CLOTHS), columns=2)

    def restyle(self) -> None:
        """Cut the pieces anew."""
        line, dpr = _line(), self.devicePixelRatioF()
        size = QSize(round(line * 2.0), round(line * 1.4))
        self._choices.picture([QIcon(self._piece(cloth, size, dpr)) for cloth in CLOTHS], size)

    def _piece(self, cloth: str, size: QSize, dpr: float) -> QPixmap:
        piece = QPixmap(size * dpr)
        piece.setDevicePixelRatio(dpr)
        piece.fill(Qt.GlobalColor.transparent)
        light = QRadialGradient(QPointF(size.width() / 2, size.height() / 2), size.width() * 0.6)
        for stop, tone in zip((0.0, 0.55, 1.0), CLOTHS[cloth], strict=True):
            light.setColorAt(stop, self._faces.grading.color(QColor(tone)))
        with QPainter(piece) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._faces.grading.color(QColor(GILT)), 1.2))
            painter.setBrush(light)
            painter.drawRoundedRect(QRectF(0.6, 0.6, size.width() - 1.2, size.height() - 1.2), 4, 4)
        return piece


class BackRow(ChoiceRow):
    """The card backs as small pictures, each from a wardrobe of its own."""

    def __init__(self, field: str, voice: Voice, parent: QWidget, faces: Faces, assets: Path) -> None:
        self._faces = faces
        self._wardrobes = {back: Faces(assets) for back in BACKS}
        super().__init__(field, voice, parent, BACKS, columns=2)
        for each in self._wardrobes.values():
            each.setParent(self)

    def restyle(self) -> None:
        """Draw the pictures anew."""
        height, dpr = round(_line() * 3.4), self.devicePixelRatioF()
        icons = []
        for back, wardrobe in self._wardrobes.items():
            wardrobe.dress(back=back, theme=self._faces.theme)
            wardrobe.grade(self._faces.grading.look)
            icons.append(QIcon(QPixmap.fromImage(wardrobe.image(UNKNOWN, height, dpr))))
        self._choices.picture(icons, QSize(round(height / RATIO), height))


class ListRow(Row):
    """A drop-down: of languages by their own names, or of values with words."""

    def __init__(
        self,
        field: str,
        voice: Voice,
        parent: QWidget,
        *,
        values: Sequence[str] = (),
        languages: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(field, voice, parent)
        self._values, self._languages = values, languages or {}
        self._list = DropDown(self)
        self._list.activated.connect(lambda _row: self._on_chosen(self._list.currentData()))
        self._place(self._list)
        self._value.hide()

    @property
    def control(self) -> QWidget:
        """The drop-down."""
        return self._list

    def _on_chosen(self, value: Any) -> None:
        self.changed.emit(self.field, value)

    def show_value(self, value: Any) -> None:
        """Select it."""
        self._list.choose(value)

    def _entries(self) -> list[tuple[str, object]]:
        """A language is always called by its own name."""
        say = self._voice.say
        if self._languages:
            return [(say("settings.language.auto"), "auto"), *((own, code) for code, own in self._languages.items())]
        return [(say(f"{self.term}.{value}"), value) for value in self._values]

    def retranslate(self) -> None:
        """Say everything again in the language of the moment."""
        super().retranslate()
        self._list.offer(self._entries())


class LettersRow(ListRow):
    """The sets of index letters; numbers are offered where the courts of the pack in sight have them."""

    NUMBERS, USUAL = "numbers", "auto"

    def _entries(self) -> list[tuple[str, object]]:
        numbered = self._voice.phrases.pattern.numbers_courts
        return [(words, value) for words, value in super()._entries() if numbered or value != self.NUMBERS]

    def show_value(self, value: Any) -> None:
        """Select it; in a pack without numbers the usual letters, which it has then."""
        numbered = self._voice.phrases.pattern.numbers_courts
        super().show_value(self.USUAL if value == self.NUMBERS and not numbered else value)


class PackRow(ListRow):
    """The decks of one pack, called by the games that are played with it."""

    def __init__(self, voice: Voice, parent: QWidget, pack: str, decks: Sequence[str], games: Sequence[str]) -> None:
        self.pack, self._decks, self.games = pack, decks, games
        self._stored: Mapping[str, str] = {}
        super().__init__("pattern", voice, parent)

    def _on_chosen(self, value: Any) -> None:
        super()._on_chosen({**self._stored, self.pack: value})

    def show_value(self, value: Any) -> None:
        """Select the deck of this pack; one that was not chosen yet is the first."""
        self._stored = value
        self._list.choose(value.get(self.pack, self._decks[0]))

    def _entries(self) -> list[tuple[str, object]]:
        return [(self._voice.say(f"pattern.{deck}"), deck) for deck in self._decks]

    def _named(self) -> str:
        return self._voice.say("settings.pack-of", games=self._names_of_games())
