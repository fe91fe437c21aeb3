"""The gallery as a whole: any pack, any card, whatever lies on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardavia.engine.cards import MINCHIATE_97, Card
from cardavia.text.lore import spoken
from cardavia.ui.gallery.facts import OrderRow
from cardavia.ui.gallery.panel import GalleryPanel
from cardavia.ui.in_sight import drawn_of
from tests.ui.listening import Listener
from tests.ui.panels.frame import Frame


def settle(gallery: GalleryPanel, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not gallery.is_drawing, timeout=20_000)


def test_every_game_and_every_drawn_pattern_can_be_chosen(gallery: GalleryPanel, frame: Frame) -> None:
    offered = {gallery._game.itemData(row): gallery._game.itemText(row) for row in range(gallery._game.count())}
    assert list(offered) == list(frame.games) and offered["klaberjass"] == "Klaberjass"
    shown = []
    for row in range(gallery._game.count()):
        gallery._game.setCurrentIndex(row)
        gallery._game.activated.emit(row)
        for place in range(gallery._pack.count()):
            gallery._pack.setCurrentIndex(place)
            gallery._pack.activated.emit(place)
            shown.append(gallery.exhibit.pattern.id)
            assert gallery.exhibit.cards == gallery.exhibit.pattern.deck.cards
    packs = dict.fromkeys(game.rules.deck.id for game in frame.games.values())
    assert shown == [pattern.id for pack in packs for pattern in drawn_of(frame.patterns, pack)]
    assert len(shown) == 7


def test_a_pack_with_one_pattern_offers_no_choice_of_it(gallery: GalleryPanel) -> None:
    assert gallery._pack.isVisible()
    gallery.exhibit.show_game("minchiate")
    assert not gallery._pack.isVisible() and not gallery._pack_label.isVisible()


def test_choosing_here_changes_no_setting(gallery: GalleryPanel, frame: Frame) -> None:
    before = frame.preferences.settings
    gallery.exhibit.show_game("tarocchino")
    gallery.look_at(Card("ANG"))
    gallery.exhibit.show_game("scopa")
    gallery.exhibit.show_pattern("milanesi")
    assert frame.preferences.settings == before
    assert frame.voice.phrases.pattern.id == "siciliane"


def test_a_press_or_enter_looks_at_a_card_and_there_is_a_way_back(gallery: GalleryPanel) -> None:
    seven = gallery.grid.button(Card("7D"))
    QTest.mouseClick(seven, Qt.MouseButton.LeftButton)
    assert gallery.is_close and gallery.closeup.card == "7D"
    assert QApplication.focusWidget() is gallery.closeup
    QTest.keyClick(gallery.closeup, Qt.Key.Key_Right)
    assert gallery.closeup.card == "8D"
    QTest.keyClick(gallery.closeup, Qt.Key.Key_Backspace)
    assert not gallery.is_close
    assert QApplication.focusWidget() is gallery.grid.button(Card("8D"))
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert gallery.is_close and gallery.closeup.card == "8D"
    QTest.mouseClick(gallery.closeup._all, Qt.MouseButton.LeftButton)
    assert not gallery.is_close


def test_keys_go_through_the_pack_one_card_large(gallery: GalleryPanel) -> None:
    cards = gallery.exhibit.cards
    gallery.look_at(cards[3])

    def press(key: Qt.Key) -> str:
        QTest.keyClick(gallery.closeup, key)
        return str(gallery.closeup.card)

    assert press(Qt.Key.Key_PageDown) == cards[13]
    assert press(Qt.Key.Key_PageUp) == cards[3]
    assert press(Qt.Key.Key_End) == cards[-1]
    assert press(Qt.Key.Key_Right) == cards[0]
    assert press(Qt.Key.Key_Left) == cards[-1]
    assert press(Qt.Key.Key_Home) == cards[0]
    QTest.mouseClick(gallery.closeup._next, Qt.MouseButton.LeftButton)
    assert gallery.closeup.card == cards[1]
    QTest.mouseClick(gallery.closeup._previous, Qt.MouseButton.LeftButton)
    assert gallery.closeup.card == cards[0]


@pytest.mark.parametrize("game", ["scopa", "klaberjass", "minchiate", "tarocchino"])
def test_every_fact_of_a_card_is_shown_and_can_be_heard(gallery: GalleryPanel, game: str) -> None:
    gallery.exhibit.show_game(game)
    exhibit, closeup = gallery.exhibit, gallery.closeup
    for card in exhibit.cards[:: max(1, len(exhibit.cards) // 12)]:
        gallery.look_at(card)
        assert closeup.accessibleName() == exhibit.title(card) == closeup.facts.told[0]
        heard = closeup.accessibleDescription()
        labels = {each.accessibleName() or each.text() for each in closeup.facts.widget().findChildren(QLabel)}
        for fact in exhibit.facts(card):
            assert spoken(exhibit.phrases, fact) in heard
            assert spoken(exhibit.phrases, fact) in labels
        rows = closeup.facts.widget().findChildren(OrderRow)
        assert len(rows) == sum(bool(fact.order) for fact in exhibit.facts(card))
        for row, fact in zip(rows, [fact for fact in exhibit.facts(card) if fact.order], strict=True):
            assert row.accessibleName().endswith(exhibit.phrases.cards(fact.order))
            assert len(row.words) == len(fact.order)
            assert row.marked == row.words[fact.order.index(card)]


@pytest.mark.parametrize(
    ("size", "least"), [((480, 316), 200), ((900, 556), 400), ((768, 756), 400), ((2300, 2100), 1500)]
)
def test_the_large_card_is_large_and_sharp(
    gallery: GalleryPanel, qtbot: QtBot, size: tuple[int, int], least: int
) -> None:
    gallery.resize(*size)
    gallery.look_at(Card("7D"))
    settle(gallery, qtbot)
    face, portrait = gallery.closeup.portrait.face, gallery.closeup.portrait
    assert face.height() >= least
    assert portrait.rect().contains(face.toRect())
    picture = portrait._easel.picture(Card("7D"))
    assert picture is not None and picture.width() == round(face.width() * portrait.devicePixelRatioF())
    text, card = gallery.closeup.facts.geometry(), portrait.geometry()
    assert not text.intersects(card)
    assert text.width() >= 9 * gallery.closeup.facts.fontMetrics().height()


@pytest.mark.parametrize("text", [80, 160])
@pytest.mark.parametrize("size", [(480, 300), (900, 556), (640, 1000)])
def test_words_have_their_room_at_every_size_of_text(
    gallery: GalleryPanel, frame: Frame, size: tuple[int, int], text: int
) -> None:
    frame.theme.dress("light", text)
    gallery.resize(*size)
    gallery.exhibit.show_game("minchiate")
    gallery.look_at(Card("T30"))
    for _ in range(3):
        QApplication.processEvents()
    page = gallery.closeup.facts.widget()
    assert page.width() <= gallery.closeup.facts.viewport().width()
    for label in page.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width()), label.text()
    for row in page.findChildren(OrderRow):
        assert row.height() >= row.heightForWidth(row.width()) - 2
    buttons = (gallery.closeup._all, gallery.closeup._previous, gallery.closeup._next)
    for button in buttons:
        assert button.width() >= button.minimumSizeHint().width()
        assert button.geometry().right() <= gallery.width()
    frame.theme.dress("light", 100)


@pytest.mark.parametrize(
    "change", [{"contrast": 90}, {"temperature": 10}, {"grain": 100}, {"letters": "english"}, {"show_values": False}]
)
def test_looks_act_at_once(gallery: GalleryPanel, frame: Frame, qtbot: QtBot, change: dict[str, object]) -> None:
    if "show_values" in change:
        frame.preferences.change(letters="italian")
    gallery.look_at(Card("10D"))
    settle(gallery, qtbot)
    before = gallery.closeup.portrait.grab().toImage()
    frame.preferences.change(**change)
    settle(gallery, qtbot)
    assert gallery.closeup.portrait.grab().toImage() != before


def test_language_theme_and_pattern_act_at_once(gallery: GalleryPanel, frame: Frame, qtbot: QtBot) -> None:
    gallery.look_at(Card("8C"))
    assert gallery.closeup.facts.told[0] == "donna of cups"
    frame.speak("it")
    assert gallery.closeup.facts.told[0] == "donna di coppe"
    frame.speak("en")
    frame.preferences.change(pattern={"italian-40": "milanesi"})
    assert gallery.exhibit.pattern.id == "milanesi"
    assert gallery.closeup.facts.told[0] == "jack of hearts"
    settle(gallery, qtbot)
    day = gallery.closeup.portrait.grab().toImage()
    frame.theme.dress("dark", 100)
    settle(gallery, qtbot)
    assert gallery.closeup.portrait.grab().toImage() != day
    frame.theme.dress("light", 100)


def test_another_pack_takes_the_large_card_along(gallery: GalleryPanel) -> None:
    gallery.exhibit.show_game("klaberjass")
    gallery.look_at(Card("JH"))
    gallery.exhibit.show_game("minchiate")
    assert gallery.closeup.card == gallery.exhibit.cards[0] == gallery.grid.current
    assert gallery.closeup.facts.told[0] == "ace of swords"


def test_it_follows_the_game_in_sight(gallery: GalleryPanel, frame: Frame) -> None:
    gallery.exhibit.show_game("tarocchino")
    frame.preferences.change(level="hard")
    assert gallery.exhibit.game.id == "tarocchino"
    frame.preferences.change(game="minchiate")
    assert gallery.exhibit.game.id == "minchiate" and gallery.grid.current == "AS"
    assert gallery._game.currentData() == "minchiate"


def test_closed_while_the_game_changes_it_opens_with_the_new_pack_at_any_size(
    gallery: GalleryPanel, frame: Frame
) -> None:
    """Qt tells a page of its size before it is shown."""
    gallery.hide()
    frame.preferences.change(game="minchiate")
    gallery.resize(500, 500)
    gallery.show()
    gallery.resize(760, 700)
    assert set(gallery.grid.lines.rows[0]) <= set(MINCHIATE_97.cards)
    assert all(gallery.grid.button(card).isVisible() for card in MINCHIATE_97.cards)


def test_closed_with_a_card_of_the_last_pack_it_opens_with_one_of_the_new_at_any_size(
    gallery: GalleryPanel, frame: Frame
) -> None:
    """On a larger page the letters are larger, and the card is told anew for that; first all cards are seen."""
    frame.preferences.change(game="minchiate")
    gallery.look_at(Card("T30"))
    gallery.hide()
    frame.preferences.change(game="scopa")
    gallery.resize(2300, 2100)
    gallery.show()
    assert not gallery.is_close and gallery.closeup.card == gallery.grid.current == "AS"
    gallery.look_at(gallery.grid.current)
    assert gallery.closeup.facts.told[0] == "ace of swords"


def test_of_another_pack_nothing_is_said_before_a_card_is_looked_at(
    gallery: GalleryPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener = Listener(monkeypatch)
    gallery.exhibit.show_game("minchiate")
    gallery.look_at(Card("T30"))
    assert listener.take() == ["\n".join(gallery.closeup.facts.told)]
    gallery.look_at_all()
    gallery.exhibit.show_game("scopa")
    assert listener.take() == []
    gallery.look_at(Card("7D"))
    assert listener.last.startswith("settebello")


def test_another_theme_leaves_no_card_blank(gallery: GalleryPanel, frame: Frame, qtbot: QtBot) -> None:
    settle(gallery, qtbot)
    frame.theme.dress("dark", 120)
    assert gallery.is_drawing
    while gallery.is_drawing:
        QApplication.processEvents()
        assert all(gallery.grid.easel.picture(card) is not None for card in gallery.exhibit.cards)
    frame.theme.dress("light", 100)


def test_closed_it_gives_up_its_pictures_and_opened_again_it_shows_the_game_in_sight(
    gallery: GalleryPanel, frame: Frame, qtbot: QtBot
) -> None:
    settle(gallery, qtbot)
    gallery.hide()
    assert gallery.grid.easel.picture(gallery.exhibit.cards[0]) is None
    assert not gallery.exhibit.faces.is_drawing_ahead and not gallery.is_drawing
    frame.preferences.change(game="klaberjass")
    gallery.show()
    assert gallery.exhibit.game.id == "klaberjass"
    assert gallery.grid.button(gallery.exhibit.cards[0]).accessibleName() == "seven of spades"
