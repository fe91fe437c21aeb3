"""The first page: one press to the cards, the open match first, everything by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import Card
from cardavia.games import NAMES
from cardavia.ui.home import Home, OpenMatch
from cardavia.ui.showcase import Showcase, pieces
from tests.ui.panels.frame import FOREIGN, Frame


@pytest.fixture
def frame(qapp: QApplication) -> Frame:
    return Frame(qapp)


@pytest.fixture
def home(frame: Frame, qtbot: QtBot) -> Home:
    home = frame.home()
    qtbot.addWidget(home)
    home.resize(1280, 800)
    home.show()
    home.activateWindow()
    qtbot.waitUntil(home.isActiveWindow)
    return home


def test_enter_plays(home: Home, qtbot: QtBot) -> None:
    assert QApplication.focusWidget() is home._play
    assert not home._resume.isVisible()
    with qtbot.waitSignal(home.play) as heard:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert heard.args == ["scopa"]


def test_enter_resumes_where_a_match_waits(home: Home, qtbot: QtBot, frame: Frame) -> None:
    home.show_open("scopa", OpenMatch(3, (6, 4)))
    assert home._resume.isVisible() and home._resume.main and not home._play.main
    assert home._waiting.text() == frame.voice.say("home.open-match", number=3, totals="6 : 4")
    home._deck.setFocus()
    with qtbot.waitSignal(home.resume) as heard:
        QTest.keyClick(home._deck, Qt.Key.Key_Enter)
    assert heard.args == ["scopa"]
    home.show_open("scopa", None)
    assert not home._resume.isVisible() and home._play.main and not home._waiting.isVisible()


def test_enter_presses_the_button_that_has_the_keyboard(home: Home, qtbot: QtBot) -> None:
    for button, signal in ((home._rules, home.rules), (home._new, home.new_match), (home._settings, home.settings)):
        button.setFocus()
        with qtbot.waitSignal(signal), qtbot.assertNotEmitted(home.play):
            QTest.keyClick(button, Qt.Key.Key_Return)


def test_tab_reaches_everything_from_top_to_bottom(home: Home) -> None:
    home.show_open("scopa", OpenMatch(1, (0, 0)))
    stops: list[QWidget] = []
    while (focused := QApplication.focusWidget()) not in stops:
        stops.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    level = next(button for button in home._level.buttons if button.isChecked())
    game = next(button for button in home._games_row.buttons if button.isChecked())
    assert stops == [home._resume, home._play, home._deck, level, *home._others, game]


def test_decks_that_are_drawn_can_be_chosen(home: Home, frame: Frame, qtbot: QtBot) -> None:
    offered = [home._deck.itemData(row) for row in range(home._deck.count())]
    assert set(offered) == {name for name, each in frame.patterns.items() if each.drawn and each.pack == "italian-40"}
    other = (home._deck.currentIndex() + 1) % len(offered)
    home._deck.setFocus()
    with qtbot.waitSignal(home.pattern_chosen) as heard:
        QTest.keyClick(home._deck, Qt.Key.Key_Down if other else Qt.Key.Key_Home)
    assert heard.args == ["italian-40", offered[other]]


def test_a_level_can_be_chosen(home: Home, qtbot: QtBot, frame: Frame) -> None:
    with qtbot.waitSignal(home.level_chosen) as heard:
        QTest.mouseClick(home._level.buttons[0], Qt.MouseButton.LeftButton)
    assert heard.args == ["easy"]
    frame.preferences.change(level="hard")
    assert home._level.value == "hard"


def drawn(home: Home, frame: Frame, qtbot: QtBot) -> QImage:
    """The page once its cards are drawn."""
    home.grab()
    qtbot.waitUntil(lambda: not frame.faces.is_drawing_ahead)
    return home.grab().toImage()


def test_the_first_paint_draws_no_card(home: Home, frame: Frame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a card was drawn while somebody waited for the page")

    frame.faces.forget()
    with monkeypatch.context() as patched:
        patched.setattr(type(frame.faces), "_draw", refuse)
        plain = home.grab().toImage()
    assert frame.faces.is_drawing_ahead
    assert drawn(home, frame, qtbot) != plain


def test_the_deck_on_show_is_the_chosen_one(home: Home, frame: Frame, qtbot: QtBot) -> None:
    assert home._show.cards[-1] == Card("7D")
    assert len({card[-1] for card in home._show.cards}) == 4
    before = drawn(home, frame, qtbot)
    frame.faces.dress(frame.patterns["milanesi"])
    QApplication.processEvents()
    after = drawn(home, frame, qtbot)
    area = home._show.geometry()
    assert before.copy(area) != after.copy(area)
    assert "seven of coins" in home._show.accessibleName()
    frame.speak("en", "milanesi")
    assert "seven of diamonds" in home._show.accessibleName()


@pytest.mark.parametrize("language", FOREIGN)
def test_the_waiting_match_is_told_in_every_language(home: Home, frame: Frame, language: str) -> None:
    home.show_open("scopa", OpenMatch(2, (10, 1)))
    english = home._waiting.text()
    frame.speak(language)
    assert home._waiting.text() != english and "10" in home._waiting.text()


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("size", [(640, 480), (480, 800), (1280, 800), (1920, 1080), (3840, 2160)])
def test_everything_fits_at_every_size(home: Home, frame: Frame, game: str, size: tuple[int, int]) -> None:
    frame.dress({"scopa": "siciliane", "klaberjass": "francesi", "minchiate": "firenze"}.get(game, "bologna"))
    frame.preferences.change(game=game)
    home.show_open(game, OpenMatch(3, (6, 4)))
    home.show_tally(game, 12, 7)
    home.resize(*size)
    QApplication.processEvents()
    panel = QRect(home._panel.mapTo(home, QPoint(0, 0)), home._panel.size())
    assert home.rect().contains(panel)
    assert not panel.intersects(home._show.geometry().adjusted(2, 2, -2, -2))
    assert home._show.card_width >= 60
    assert home._scroll.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", ["en", *FOREIGN])
def test_nothing_is_cut_beside_a_panel_on_a_narrow_window(home: Home, frame: Frame, language: str) -> None:
    frame.speak(language)
    home.resize(318, 900)
    for _ in range(3):
        QApplication.processEvents()
    for button in home._buttons:
        if button.isVisible():
            left = button.mapTo(home, QPoint(0, 0)).x()
            assert left >= 0 and left + button.width() <= home.width(), button.text()
            assert button.width() >= button.minimumSizeHint().width()
    assert not home._new.geometry().intersects(home._rules.geometry())


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
def test_the_whole_fan_is_seen(home: Home, frame: Frame, game: str, size: tuple[int, int]) -> None:
    """Nothing is painted at the edges of the showcase: neither a card nor its shadow is cut."""
    frame.dress({"scopa": "siciliane", "klaberjass": "francesi", "minchiate": "firenze"}.get(game, "bologna"))
    frame.preferences.change(game=game)
    assert home._show.cards == pieces(frame.games[game])
    show = Showcase(frame.faces)
    show.show_cards(home._show.cards)
    show.resize(*size)
    image = show.grab().toImage()
    ground = image.pixel(0, 0)
    edges = [image.pixel(x, y) for x in range(size[0]) for y in (0, size[1] - 1)]
    edges += [image.pixel(x, y) for y in range(size[1]) for x in (0, size[0] - 1)]
    assert set(edges) == {ground}
    assert image.pixel(size[0] // 2, size[1] // 2) != ground


def test_a_match_of_one_deal_is_told_by_its_trick(home: Home, frame: Frame) -> None:
    frame.dress("bologna")
    frame.preferences.change(game="tarocchino")
    progress = (("tarocchino.status.trick", {"number": 4, "total": 15}),)
    home.show_open("tarocchino", OpenMatch(1, (0, 0), True, progress))
    assert home._waiting.text() == frame.voice.say("home.open-deal", progress="Trick 4 of 15")
    home.show_open("tarocchino", OpenMatch(1, (0, 0), True))
    assert home._waiting.text() == frame.voice.say("home.waits")


def test_a_finished_match_whose_sheet_waits_is_no_open_match(home: Home, frame: Frame) -> None:
    home.show_open("scopa", OpenMatch(3, (11, 4), is_over=True))
    assert home._waiting.text() == frame.voice.say("home.over", totals="11 : 4")
    assert home._waiting.text() != frame.voice.say("home.open-match", number=3, totals="11 : 4")


def test_words_grow_on_a_large_screen(home: Home) -> None:
    home.resize(1280, 800)
    QApplication.processEvents()
    small = home._play.height()
    home.resize(3840, 2160)
    QApplication.processEvents()
    assert home._play.height() > 1.7 * small


def test_a_large_page_keeps_its_large_letters_when_the_size_of_text_changes(
    home: Home, frame: Frame, qtbot: QtBot, qapp: QApplication
) -> None:
    home.resize(2200, 1500)
    plain, factor = qapp.font().pointSizeF(), 2.7

    def large() -> bool:
        title, button = home._title.font().pointSizeF(), home._play.font().pointSizeF()
        return title > 1.3 * factor * plain and button == pytest.approx(title / factor, rel=0.01)

    qtbot.waitUntil(large)
    for size in (160, 100):
        frame.theme.dress("light", size)
        qtbot.waitUntil(large)


def test_variants_that_play_would_take_are_told_under_the_name(home: Home, frame: Frame) -> None:
    assert not home._variants.isVisible(), "the base rules need no word"
    frame.preferences.change(variants={"scopa": {"target": 21, "napola": True}, "klaberjass": {"schmeiss": True}})
    assert home._variants.isVisible() and home._variants.text() == "Variants: Points to win (21) and Napola"
    assert home._name.geometry().bottom() < home._variants.y() < home._play.y()
    frame.preferences.change(game="klaberjass")
    assert home._variants.text() == "Variants: Schmeiss (played)"
    frame.preferences.change(game="minchiate")
    assert not home._variants.isVisible()


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
def test_many_variants_find_room(home: Home, frame: Frame, size: tuple[int, int]) -> None:
    choices = frame.games["klaberjass"].options.choices()
    frame.preferences.change(
        game="klaberjass", variants={"klaberjass": {name: values[-1] for name, values in choices.items()}}
    )
    home.resize(*size)
    QApplication.processEvents()
    assert home._variants.height() >= home._variants.heightForWidth(home._variants.width()) > 0
    assert home._scroll.horizontalScrollBar().maximum() == 0


def test_the_games_stay_where_they_are_when_another_one_is_looked_at(home: Home, frame: Frame) -> None:
    home.show_open("minchiate", OpenMatch(1, (0, 0), True))
    button = home._games_row.buttons[0]
    places: list[int] = []
    heights = set()
    for game in (*frame.games, *frame.games):
        frame.preferences.change(game=game)
        QApplication.processEvents()
        places.append(button.mapTo(home, button.rect().topLeft()).y())
        heights.add(home._panel.height())
    assert len(heights) > 1, "all games need the same room"
    assert len(set(places[len(frame.games) :])) == 1, "once each has been seen, none needs more room than there is"
