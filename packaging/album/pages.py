"""What the album shows: packs, tables at their sizes and scales, themes, and what the sliders do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, get_args

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from album import packs, positions, sheet
from album.sheet import Shot
from album.studio import Size, Studio
from cardavia.engine.session import Session
from cardavia.engine.state import Phase
from cardavia.game import Game
from cardavia.games import NAMES, load
from cardavia.kits.tricks import TrickState
from cardavia.storage.settings import Settings
from cardavia.text.patterns import Pattern, patterns

PICTURES = "pictures"
"""The folder of the pictures, beside the page that shows them."""
SIZES: tuple[tuple[Size, ...], ...] = (((900, 600), (1280, 800), (800, 1280)), ((1920, 1080), (2560, 1080)))
"""The windows in which every table is shown, line by line."""
PLAIN: Size = (1280, 800)
THEMES = tuple(theme for theme in get_args(Settings.model_fields["theme"].annotation) if theme != "system")
SLIDERS = ("contrast", "grain", "temperature")
PACKS, LIGHT, FRAME, TABLES = "Packs", "Contrast, grain, color temperature", "Themes", "Tables"
"""The parts of the album."""
INDEX = """# Pictures

Every card, and the tables in windows of many shapes. `make pictures` draws them, and this page; CI draws them again and
compares. A picture in the second half of a table's sheet was taken at two device pixels for each logical one.
"""
STOPS = ((0, "0 %"), (50, "50 %: as drawn"), (100, "100 %"))
CROP = QRect(400, 110, 500, 430)
"""The part of a plain table that is shown pixel by pixel beside the sliders: cards, cloth and words."""
FISHED = 6
"""So many cards lie on a fishing table that is worth a picture."""


class Page(NamedTuple):
    """A file of the album, what it shows in words, the part of the album that it belongs to, and how it is drawn."""

    name: str
    words: str
    part: str
    draw: Callable[[], QImage]

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.name}.{sheet.FORMAT}"


def at_play(game: Game[Any]) -> Session[Any]:
    """The person's card is the last of a trick, or the table is full."""
    begun = positions.find(game, lambda _state: True).state
    least = game.seats[0] - 1 if isinstance(begun, TrickState) else FISHED
    return positions.find(game, positions.in_phase(Phase.PLAY, least), bold=True)


def asked(game: Game[Any]) -> Session[Any]:
    """The person is asked something beside cards; where the game asks nothing, another card is to be played."""
    first = positions.asked_phases(game)[0]
    return positions.find(game, positions.in_phase(first, FISHED + 2 if first == Phase.PLAY else 0), bold=True)


def table_name(game: str, size: Size) -> str:
    """The file of one table while it waits for its sheet."""
    return f"{game}-{size[0]}x{size[1]}.bmp"


def large_tables(studio: Studio, folder: Path) -> None:
    """Take the tables at the scale of this process and keep each at its logical size, for another process to show."""
    for name in NAMES:
        session = asked(load(name))
        for size in (size for line in SIZES for size in line):
            picture = sheet.shrunk(studio.table(session, size), *size)
            if not picture.save(str(folder / table_name(name, size))):
                raise OSError(f"{folder} cannot be written to")


def index(pages: Iterable[Page]) -> str:
    """The page of documentation that shows the album."""
    text, part = INDEX, ""
    for page in pages:
        if page.part != part:
            part = page.part
            text += f"\n## {part}\n"
        text += f"\n### {page.words}\n\n![{page.words}]({PICTURES}/{page.file})\n"
    return text


class Album:
    """All pages, taken in one studio. ``large`` holds the tables at twice the scale, as soon as ``wait`` returns."""

    def __init__(self, studio: Studio, large: Path, wait: Callable[[], None]) -> None:
        self._studio, self._large, self._wait = studio, large, wait

    def pages(self) -> Iterator[Page]:
        """Every page; those that need the other process come last."""
        say = self._say
        for pattern in self._patterns().values():
            if pattern.drawn:
                words = say(f"pattern.{pattern.id}")
                yield Page(f"pack-{pattern.id}", words, PACKS, partial(self._pack, pattern))
        for slider in SLIDERS:
            yield Page(f"slider-{slider}", say(f"settings.{slider}"), LIGHT, partial(self._slider, slider))
        for theme in THEMES:
            yield Page(f"theme-{theme}", say(f"settings.theme.{theme}"), FRAME, partial(self._theme, theme))
        for name in NAMES:
            yield Page(f"table-{name}", say(f"{name}.name"), TABLES, partial(self._tables, name))

    def _patterns(self) -> Mapping[str, Pattern]:
        return patterns(self._studio.assets)

    def _say(self, term: str, **values: Any) -> str:
        return self._studio.house.voice.say(term, **values)

    def _pack(self, pattern: Pattern) -> QImage:
        games = [name for name in NAMES if load(name).rules.deck.id == pattern.pack]
        self._studio.dress(game=games[0], pattern={pattern.pack: pattern.id})
        played = ", ".join(self._say(f"{name}.name") for name in games)
        remark = f"{played}: {len(pattern.deck.cards)} cards"
        made = packs.page(pattern, self._studio.house.faces, self._say(f"pattern.{pattern.id}"), remark)
        self._studio.undress("game", "pattern")
        return made

    def _slider(self, slider: str) -> QImage:
        session = at_play(load(NAMES[0]))
        shots = []
        for value, words in STOPS:
            self._studio.dress(**{slider: value})
            shots.append(Shot(words, self._studio.table(session, PLAIN).copy(CROP)))
        self._studio.undress(slider)
        return sheet.contact(self._say(f"settings.{slider}"), "the same table, pixel by pixel", [shots])

    def _theme(self, theme: str) -> QImage:
        studio = self._studio
        studio.dress(theme=theme)
        bid, play = asked(load(NAMES[1])), at_play(load(NAMES[-1]))
        shots = [
            Shot("The first page", studio.home(PLAIN)),
            Shot("A question", studio.table(bid, PLAIN)),
            Shot("The rules beside the table", studio.table(play, PLAIN, "rules")),
            Shot("The settings", studio.table(play, PLAIN, "settings")),
        ]
        studio.undress("theme")
        return sheet.contact(f"Theme: {self._say(f'settings.theme.{theme}')}", "1280×800", [shots[:2], shots[2:]])

    def _tables(self, name: str) -> QImage:
        session = at_play(load(name))
        rows = [
            [Shot(f"{wide}×{high}", self._studio.table(session, (wide, high))) for wide, high in line] for line in SIZES
        ]
        self._wait()
        rows += [
            [Shot(f"{wide}×{high}, scale 2", self._larger(name, (wide, high))) for wide, high in line] for line in SIZES
        ]
        return sheet.contact(self._say(f"{name}.name"), "a window of every shape", rows)

    def _larger(self, name: str, size: Size) -> QImage:
        picture = QImage(str(self._large / table_name(name, size)))
        if picture.isNull():
            raise OSError(f"{self._large} has no picture of {name}")
        return picture
