"""The phrasebook: plural forms, numbers, names of cards, variants by pattern."""

from __future__ import annotations

import logging

import pytest

from cardavia.engine.cards import UNKNOWN, Card
from cardavia.engine.terms import Message
from cardavia.text.catalog import Catalogue
from cardavia.text.phrasebook import Phrasebook

from .conftest import PATTERNS, Speak

PLURALS = (
    "event.points",
    "scopa.sweeps.why",
    "scopa.tally.cards",
    "scopa.tally.sweeps",
    "scopa.void-deal",
)


def english(words: dict[str, Message], pattern: str = "siciliane") -> Phrasebook:
    return Phrasebook(Catalogue.english(), words, PATTERNS[pattern])


def without_number(phrases: Phrasebook, term: str, n: int) -> str:
    return phrases.say(term, n=n, player="Ada").replace(str(n), "#")


@pytest.mark.parametrize("term", PLURALS)
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_slavic_words_have_three_forms(term: str, language: str, speak: Speak) -> None:
    one, two, five, eleven, many = (without_number(speak(language, "milanesi"), term, n) for n in (1, 2, 5, 11, 21))
    assert one == many
    assert five == eleven
    assert len({one, two, five}) == 3


@pytest.mark.parametrize("term", [term for term in PLURALS if term != "scopa.void-deal"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_others_have_two_forms(term: str, language: str, speak: Speak) -> None:
    none, one, two, many = (without_number(speak(language, "milanesi"), term, n) for n in (0, 1, 2, 21))
    assert none == two == many
    assert one != two


def test_numbers_are_written_as_the_language_writes_them(speak: Speak) -> None:
    written = {language: speak(language, "milanesi").number(-1234567) for language in ("en", "it", "uk", "ru")}
    assert written == {
        "en": "\u22121,234,567",
        "it": "\u22121.234.567",
        "uk": "\u22121\u00a0234\u00a0567",
        "ru": "\u22121\u00a0234\u00a0567",
    }
    assert [speak(language, "milanesi").percent(50) for language in ("en", "it", "uk", "ru")] == [
        "50%", "50%", "50\u00a0%", "50\u00a0%",
    ]  # fmt: skip
    assert [speak(language, "milanesi").decimal(0.25) for language in ("en", "it", "uk", "ru")] == [
        "0.25", "0,25", "0,25", "0,25",
    ]  # fmt: skip
    assert speak("en", "milanesi").decimal(2.0) == "2"


def test_lists(phrases: Phrasebook) -> None:
    assert phrases.list([]) == ""
    assert phrases.list(["one"]) == "one"
    for items in (["one", "two"], ["one", "two", "three"], ["one", "two", "three", "four"]):
        spoken = phrases.list(items)
        assert [spoken.index(item) for item in items] == sorted(spoken.index(item) for item in items)
        assert not spoken.endswith(" ")


def test_every_card_has_its_own_name(any_phrases: Phrasebook, caplog: pytest.LogCaptureFixture) -> None:
    deck = any_phrases.pattern.deck
    names = {any_phrases.card(card) for card in (*deck.cards, UNKNOWN)}
    assert len(names) == len(deck.cards) + 1
    suits = {deck.suit(card) for card in deck.cards}
    assert len({any_phrases.suit(suit) for suit in suits}) == len(suits)
    assert not caplog.records


def test_the_same_letter_is_another_suit_in_another_pack(speak: Speak) -> None:
    for language in ("en", "it", "uk", "ru"):
        minchiate, klaberjass, milan = (speak(language, pattern) for pattern in ("firenze", "francesi", "milanesi"))
        assert len({minchiate.suit("C"), klaberjass.suit("C"), milan.suit("C")}) == 3
        assert klaberjass.card(Card("7D")) == milan.card(Card("7D")) != minchiate.card(Card("7D"))
        assert klaberjass.card(Card("JC")) == milan.card(Card("8B"))


def test_the_maid_of_minchiate_is_no_page(speak: Speak) -> None:
    for language in ("en", "it", "uk", "ru"):
        florence, bologna = speak(language, "firenze"), speak(language, "bologna")
        assert florence.card(Card("FS")) == bologna.card(Card("FS"))
        assert florence.card(Card("FC")) != bologna.card(Card("FC"))


def test_a_numbered_trump_says_its_number(any_phrases: Phrasebook) -> None:
    deck = any_phrases.pattern.deck
    for card in (card for card in deck.trumps if card.startswith("T")):
        assert card[1:] in any_phrases.card(Card(card))


def test_a_card_of_another_pack_is_logged_and_does_no_harm(speak: Speak, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert "5B" in speak("en", "francesi").card(Card("5B"))
    assert "5B" in caplog.text


def test_the_pattern_names_the_courts(speak: Speak) -> None:
    for language in ("en", "it", "uk", "ru"):
        naples, sicily, milan = (speak(language, pattern) for pattern in ("napoletane", "siciliane", "milanesi"))
        assert naples.card(Card("7D")) == sicily.card(Card("7D")) != milan.card(Card("7D"))
        assert len({book.card(Card("8D")) for book in (naples, sicily, milan)}) == 3
        assert naples.card(Card("9C")) == sicily.card(Card("9C")) != milan.card(Card("9C"))
        # the donna is never called by the word for the queen, which is worth 9
        assert sicily.card(Card("8D")).split()[0] not in milan.card(Card("9D")).split()


def test_the_narrower_variant_is_said() -> None:
    words = {
        "a@latin": Message("family"), "a@donna-cavallo-re": Message("courts"), "a@siciliane": Message("pattern"),
        "b@french": Message("French"), "b@latin": Message("Latin"),
    }  # fmt: skip
    assert english(words).say("a") == "pattern"
    assert english(words, "napoletane").say("a") == "family"
    assert english(words, "milanesi").say("b") == "French"
    assert not english(words, "milanesi").knows("a")


def test_a_term_without_a_message_is_logged_and_said_as_it_is(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert english({}).say("no.such-term") == "no.such-term"
    assert "no.such-term" in caplog.text


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        english({"a": Message("{player} plays")}).say("a")
