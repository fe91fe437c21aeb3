"""Builds the rooms of the program and wires them: the house itself, for a person or for the demonstration."""

from __future__ import annotations

import gc
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThread, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from cardavia.engine.session import Session
from cardavia.engine.terms import Words
from cardavia.game import Game
from cardavia.games import NAMES, load
from cardavia.storage import records, settings
from cardavia.storage.places import Places
from cardavia.storage.settings import Settings
from cardavia.storage.words import WORDS as STORAGE_WORDS
from cardavia.text.catalog import LANGUAGES
from cardavia.text.patterns import patterns
from cardavia.text.words import WORDS as TEXT_WORDS
from cardavia.ui.conductor import Conductor
from cardavia.ui.home import Home
from cardavia.ui.host import Host, Rooms
from cardavia.ui.in_sight import game_of, log_unknown, pattern_of
from cardavia.ui.instance import Doorbell, address, knock, sole
from cardavia.ui.keeper import HUMAN
from cardavia.ui.look.faces import Faces
from cardavia.ui.look.felt import Felt
from cardavia.ui.look.shelves import DiskShelf
from cardavia.ui.minds import MindThread
from cardavia.ui.names import Names
from cardavia.ui.panels.sheet import SheetPanel
from cardavia.ui.preferences import Keep, Preferences
from cardavia.ui.sound.box import SoundBox
from cardavia.ui.sound.players import Player, Silent, system_player
from cardavia.ui.sound.sounds import Sound
from cardavia.ui.stage.scene import Stage
from cardavia.ui.table_page import Parts, TablePage
from cardavia.ui.theme import Theme
from cardavia.ui.voice import Voice
from cardavia.ui.wardrobe import Closet, Wardrobe, phrasebook_of
from cardavia.ui.window import MainWindow
from cardavia.ui.words import WORDS as UI_WORDS

if TYPE_CHECKING:
    from cardavia.ui.gallery.exhibit import Sources
    from cardavia.ui.gallery.panel import GalleryPanel
    from cardavia.ui.panels.new_match import NewMatchPanel
    from cardavia.ui.panels.rules import RulesPanel
    from cardavia.ui.panels.settings import SettingsPanel, Surroundings
    from cardavia.ui.panels.story import StoryPanel

KNOCKS = 50
"""Tenths of a second to wait for another program that is just starting."""


class House(NamedTuple):
    """Everything that was built; whoever holds it keeps it alive."""

    root: QObject
    """Everything that is no widget hangs on it."""
    window: MainWindow
    page: TablePage
    conductor: Conductor
    minds: MindThread
    preferences: Preferences
    wardrobe: Wardrobe
    host: Host
    voice: Voice
    faces: Faces
    games: Mapping[str, Game[Any]]
    sounds: SoundBox


def all_words(games: Mapping[str, Game[Any]]) -> Words:
    """Every term that the program can say."""
    words = {**TEXT_WORDS, **STORAGE_WORDS, **UI_WORDS}
    for game in games.values():
        words |= game.words
    return words


def build(
    app: QApplication,
    places: Places,
    chosen: Settings,
    keep: Keep,
    menu: Sequence[str] = NAMES,
    player: Player | None = None,
) -> House:
    """Build and wire the house, with these games on its menu; without a player it is a silent one."""
    games = {name: load(name) for name in menu}
    packs = patterns(places.assets)
    words = all_words(games)
    log_unknown(chosen, packs)
    game = game_of(chosen, games)
    root = QObject(app)
    theme = Theme(app, places.assets, root)
    voice = Voice(phrasebook_of(chosen, places, words, pattern_of(chosen, packs, game.rules.deck.id)), root)
    kept = DiskShelf(places.faces)
    faces = Faces(places.assets, root, kept)
    felt, minds = Felt(places.assets), MindThread(root)
    preferences = Preferences(chosen, keep, root)
    theme.dress(chosen.theme, chosen.text_size)
    window = MainWindow(voice, preferences)
    stage = Stage(game, faces, felt, voice)
    conductor = Conductor(stage, minds, root)
    names = Names(conductor, preferences, voice)
    sheet = SheetPanel(voice, faces, names, stage)
    page = TablePage(Parts(stage, conductor, sheet, faces, voice, names), window)
    # before whatever else hears of changed settings: another game's cards need another pack
    closet = Closet(places, words, packs, games, theme, voice, faces, felt, stage, page, conductor)
    wardrobe = Wardrobe(closet, preferences, root)
    home = Home(voice, preferences, faces, felt, games, packs)
    window.add_page("home", home)
    window.add_page("table", page)
    host = Host(Rooms(window, home, page, conductor, preferences), games, places, root)

    def around() -> Surroundings:
        from cardavia.ui.panels.settings import Surroundings

        return Surroundings(faces, places.assets, packs, LANGUAGES, games)

    def sources() -> Sources:
        from cardavia.ui.gallery.exhibit import Sources

        return Sources(places.assets, kept, games, packs, voice, preferences, theme, felt, host.options)

    _add_panels(window, voice, preferences, around, host, names, conductor)
    _add_gallery(window, sources)
    _connect(window, home, page, preferences)
    wardrobe.dress()
    sounds = _sounds(places, player or Silent(), preferences, page, root)
    return House(root, window, page, conductor, minds, preferences, wardrobe, host, voice, faces, games, sounds)


def _sounds(places: Places, player: Player, preferences: Preferences, page: TablePage, parent: QObject) -> SoundBox:
    """What is heard: cards as the stage moves them, and a refusal; at the volume that is set."""
    sounds = SoundBox(places.assets / "sounds", places.sounds, player, parent)
    sounds.tune(preferences.settings)
    preferences.changed.connect(sounds.retune)
    page.stage.hearing.play = sounds.play
    page.conductor.refused.connect(lambda _reason: sounds.play(Sound.REFUSED))

    def mute() -> None:
        preferences.change(sound=not preferences.settings.sound)
        page.show_muted(not preferences.settings.sound)

    page.mute.connect(mute)
    return sounds


def _add_panels(
    window: MainWindow,
    voice: Voice,
    preferences: Preferences,
    around: Callable[[], Surroundings],
    host: Host,
    names: Names,
    conductor: Conductor,
) -> None:
    """Each panel's module is read when the panel is first opened: the first paint waits for none of them."""

    def rules() -> RulesPanel:
        from cardavia.ui.panels.rules import RulesPanel

        panel = RulesPanel(voice, around().faces, lambda: host.game, host.facts)

        def reread() -> None:
            # another match may be played by other variants, and the page names their numbers
            if window.open_panel_name == "rules":
                panel.retranslate()

        window.panel_changed.connect(lambda _name: reread())
        window.page_changed.connect(lambda _name: reread())
        preferences.changed.connect(lambda before, after: reread() if before.game != after.game else None)
        return panel

    def new_match() -> NewMatchPanel:
        from cardavia.ui.panels.new_match import NewMatchPanel

        panel = NewMatchPanel(voice, preferences, around().patterns, around().games)
        panel.start.connect(host.start)
        panel.start.connect(lambda *_: window.close_panel())
        return panel

    def settings_panel() -> SettingsPanel:
        from cardavia.ui.panels.settings import SettingsPanel

        return SettingsPanel(voice, preferences, around())

    window.add_panel("settings", settings_panel)
    window.add_panel("rules", rules)
    window.add_panel("new-match", new_match)
    window.add_panel("story", lambda: _story(window, voice, names, conductor))


def _add_gallery(window: MainWindow, sources: Callable[[], Sources]) -> None:
    def gallery() -> GalleryPanel:
        from cardavia.ui.gallery.panel import GalleryPanel

        panel = GalleryPanel(sources())
        # another match may be played by other variants
        window.page_changed.connect(lambda _name: panel.renew() if window.open_panel_name == "gallery" else None)
        return panel

    window.add_panel("gallery", gallery, wide=True)


def _story(window: MainWindow, voice: Voice, names: Names, conductor: Conductor) -> StoryPanel:
    """The move history follows the match: what the person saw of the present deal."""
    from cardavia.ui.panels.story import StoryPanel

    panel = StoryPanel(voice, names)

    def retell() -> None:
        session = conductor.session
        told = window.open_panel_name == "story" and session is not None
        # closed, it forgets: a later match may be of another game, whose pack has no names for these cards
        panel.retell(session.view(conductor.bottom).seen if told and session is not None else ())

    conductor.moved_on.connect(retell)
    window.panel_changed.connect(lambda _name: retell())
    window.page_changed.connect(lambda _name: retell())
    return panel


def _connect(window: MainWindow, home: Home, page: TablePage, preferences: Preferences) -> None:
    home.game_chosen.connect(lambda game: preferences.change(game=game))
    home.new_match.connect(lambda _game: window.toggle_panel("new-match"))
    home.rules.connect(lambda _game: window.toggle_panel("rules"))
    home.gallery.connect(lambda: window.toggle_panel("gallery"))
    home.settings.connect(lambda: window.toggle_panel("settings"))
    home.pattern_chosen.connect(
        lambda pack, pattern: preferences.change(pattern={**preferences.settings.pattern, pack: pattern})
    )
    home.level_chosen.connect(lambda level: preferences.change(level=level))
    page.story.connect(lambda: window.toggle_panel("story"))
    page.gallery.connect(lambda: window.toggle_panel("gallery"))
    page.rules.connect(lambda: window.toggle_panel("rules"))
    page.settings.connect(lambda: window.toggle_panel("settings"))
    page.sheet.rules.connect(lambda: window.open_panel("rules"))


def _application(places: Places) -> QApplication:
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(["cardavia"])
    app.setApplicationName("Cardavia")
    app.setDesktopFileName("org.cardavia.Cardavia")
    icon = places.assets / "icon" / "cardavia.svg"
    if icon.exists():
        app.setWindowIcon(QIcon(str(icon)))
    return app


def open_house(language: str | None) -> int:
    """Run the program for a person; the exit status."""
    places = Places.of_user()
    app = _application(places)
    name = address(places.data)
    lock = sole(name)
    if knock(name) or (lock is None and _raised(name)):
        return 0
    doorbell = Doorbell(name, app)
    chosen, troubles = settings.load(places.settings)
    if language is not None:
        chosen = chosen.changed(language=language)
    player = system_player(app.platformName())
    house = build(app, places, chosen, lambda changed: settings.save(places.settings, changed), player=player)
    doorbell.rung.connect(house.window.raise_to_front)
    house.window.closing.connect(doorbell.close)
    house.window.closing.connect(house.minds.cancel)
    app.aboutToQuit.connect(lambda: leave(house))
    try:
        house.host.tell(*troubles)
        house.host.show_open()
        house.window.show()
        QTimer.singleShot(0, house.root, collect_again)
        return app.exec()
    finally:
        leave(house)
        if lock is not None:
            lock.unlock()


def collect_again() -> None:
    """What was built at the start stays: the collector need not look at it any more, only at what comes after."""
    gc.freeze()
    gc.enable()


def _raised(name: str) -> bool:
    """Another program is just starting: knock until it hears, for some seconds."""
    for _ in range(KNOCKS):
        QThread.msleep(100)
        if knock(name):
            return True
    return False


def leave(house: House) -> None:
    """Keep what is still to be kept and stop the mind's thread, before any widget goes."""
    house.preferences.save_now()
    house.minds.shutdown()
    house.sounds.close()
    house.faces.close()


def clear_away(house: House) -> None:
    """Leave the house and delete it, now: for a program that goes on without it, or with another one."""
    leave(house)
    house.window.deleteLater()
    house.root.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def play_demonstration(asked: Namespace) -> int:
    """Play a whole match by the computer through the real window, write pictures and the record; the exit status.

    Nothing of the user's is read or written. Raises ``OSError`` if the folder cannot be made.
    """
    folder: Path = asked.demo
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="cardavia-") as kept:
        return _demonstrate(asked, folder, Places.within(Path(kept)))


def _demonstrate(asked: Namespace, folder: Path, places: Places) -> int:
    from cardavia.ui.demo import Demonstration

    app = _application(places)
    collect_again()
    chosen = Settings().changed(language=asked.language or "en", speed=0.0, pace=0.0, theme="light", game=asked.game)
    if asked.deck is not None:
        chosen = chosen.changed(pattern={load(asked.game).rules.deck.id: asked.deck})
    menu = dict.fromkeys((*NAMES, asked.game))  # a game that rehearses is shown as if it were on the menu
    house = build(app, places, chosen, lambda _chosen: None, tuple(menu))
    renewal = house.page.stage.renewal
    show = Demonstration(house.window, house.preferences, house.faces, renewal, folder, app)
    game = house.games[asked.game]
    session = Session(game.id, game.rules, game.seats[0], asked.seed, game.options())
    show.finished.connect(lambda: app.exit(_write_record(folder, session)))
    failed: list[str] = []
    show.failed.connect(failed.append)
    show.failed.connect(lambda path: print(f"cardavia: cannot write {path}", file=sys.stderr))
    house.window.resize(*asked.size)
    house.host.show_open()
    house.window.show()
    while house.faces.is_drawing_ahead:  # the first page shows cards of plain stock until its faces are drawn
        app.processEvents()
    show.snap("home")
    show.follow(house.conductor, ("settings", "rules", "new-match", "story", "gallery"))
    house.window.show_page("table", game.id)
    house.conductor.begin(game, session, HUMAN)
    status = app.exec() if not failed else 1
    leave(house)
    return 1 if failed else status


def _write_record(folder: Path, session: Session[Any]) -> int:
    players = tuple("normal" for _ in session.state.everyone)
    trouble = records.save(records.Match(session.record(), players), folder / "record.json")
    return 0 if trouble is None else 1
