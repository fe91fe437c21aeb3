"""No hole, no term that nobody says, nothing said without a message; and the check finds what it is there to find."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import catalogues
import pytest
from babel.messages.catalog import Catalog
from wording import english_faults, faults

import cardavia
from cardavia.engine.terms import Message, Words
from cardavia.games import NAMES, REHEARSING, load
from cardavia.games.tarocchino.combinations import SEQUENCES, SETS
from cardavia.games.tarocchino.scoring import CAPTURED
from cardavia.kits.tricks import WORDS as KIT_WORDS
from cardavia.storage.troubles import Fault, Missing
from cardavia.text.words import WORDS

from .conftest import PATTERNS, Speak

CODE = Path(cardavia.__file__).parent
TERM = re.compile(r"[a-z][a-z-]*(\.[a-z0-9][a-zA-Z0-9_-]*)+")
FILE = re.compile(r"\.(md|toml|json|svg|png|py|po|mo|txt|log|qm)$")
UNSAID = re.compile(r"court\.|scopa\.(named|summary)")
"""For the gallery of packs and the page of games."""


@cache
def spoken() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Texts in the code that may be terms, and patterns of those put together; tables of words are no speech."""
    texts: set[str] = set()
    built: set[str] = set()
    for path in CODE.rglob("*.py"):
        if "words" in path.relative_to(CODE).as_posix():
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                built.add("".join(_part(value) for value in node.values))
    solid = {pattern for pattern in built if len(re.sub(r"\.\+|[^a-z]", "", pattern)) >= 3}
    return frozenset(texts), tuple(map(re.compile, sorted(solid)))


def _part(value: ast.expr) -> str:
    return re.escape(str(value.value)) if isinstance(value, ast.Constant) else ".+"


def bare(term: str) -> str:
    """A term without its variant."""
    return term.partition("@")[0]


def said_in_code() -> Iterator[str]:
    """Every whole text in the code that looks like one of our terms."""
    return (text for text in spoken()[0] if TERM.fullmatch(text) and not FILE.search(text))


def test_the_catalogues_are_in_order(words: Words) -> None:
    found = [fault for code in catalogues.TRANSLATED for fault in faults(code, words, catalogues.translations(code))]
    assert [*english_faults(words), *found] == []


def test_the_template_is_up_to_date(words: Words) -> None:
    with (catalogues.I18N / "cardavia.pot").open("rb") as file:
        from babel.messages.pofile import read_po

        template = {str(entry.context): entry.id for entry in read_po(file) if entry.id}
    assert template == {term: catalogues.source_id(message) for term, message in words.items()}


def rehearsed() -> set[str]:
    """The terms of the games that are not yet on the menu: they have English words and no translations."""
    return {term for name in REHEARSING for term in load(name).words}


def test_whatever_the_code_says_has_a_message(words: Words) -> None:
    known = {bare(term) for term in (*words, *rehearsed())}
    heads = {term.rpartition(".")[0] for term in known}  # the beginning of others: "seat.left" of "seat.left.easy"
    begun = {term for term in said_in_code() if term.endswith("-")}
    assert sorted(term for term in said_in_code() if term not in known | heads | begun) == []
    assert [term for term in begun if not any(other.startswith(term) for other in known)] == []


def test_every_table_of_words_is_collected(words: Words) -> None:
    """A key with a message that stands anywhere in the code is among those that translators get."""
    keys = re.compile(r'^ {4}"([a-z][^"]+)": Message\(', re.MULTILINE)
    written = {key for path in CODE.rglob("*.py") for key in keys.findall(path.read_text(encoding="utf-8"))}
    assert len(written) > 300
    assert sorted(written - words.keys() - rehearsed()) == []


def test_every_fault_of_a_file_has_words(words: Words) -> None:
    told = {kind.kind for kind in Fault.__subclasses__()} - {Missing.kind}
    assert {f"trouble.{kind}" for kind in told} <= words.keys()


def test_the_scan_sees_the_terms_of_every_layer() -> None:
    said = set(said_in_code())
    assert {"reason.no-such-move", "scopa.must-take", "scopa.sweep", "scopa.tally.cards", "event.deal"} <= said


def test_no_term_stands_in_the_tables_that_nobody_says(words: Words) -> None:
    texts, built = spoken()
    terms = {bare(term) for term in words if "#" not in term}
    heads = tuple(text for text in texts if re.fullmatch(r"[a-z]+\.([a-z]+[.-])+", text))  # "minchiate.declared-"
    idle = [term for term in terms if term not in texts and not any(pattern.fullmatch(term) for pattern in built)]
    counted = {CAPTURED + key for key in (*SETS, *SEQUENCES, "sets-doubled", "sequences-doubled")}
    idle = [term for term in idle if not term.startswith(heads) and term not in counted]
    assert sorted(term for term in idle if not UNSAID.match(term)) == []


@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_pattern_has_every_variant(pattern: str, words: Words, speak: Speak) -> None:
    phrases = speak("en", pattern)
    assert [term for term in words if not phrases.knows(bare(term)) and "#" not in term] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_option_and_value_can_be_read(name: str, speak: Speak) -> None:
    phrases = speak("en", "milanesi")
    for field, values in load(name).options.choices().items():
        wanted = [f"{name}.option.{field}", f"{name}.option.{field}.help"]
        wanted += [f"{name}.option.{field}.{value}" for value in values if not isinstance(value, bool)]
        assert all(phrases.knows(term) for term in wanted), field


@pytest.mark.parametrize("name", NAMES)
def test_every_game_introduces_itself(name: str, speak: Speak) -> None:
    game, phrases = load(name), speak("en", "milanesi")
    assert all(phrases.knows(f"{name}.{word}") for word in ("name", "tagline", "summary"))
    assert all(phrases.knows(f"{name}.named.{card}") for card in game.named_cards)


def test_the_hint_reasons_have_words(words: Words) -> None:
    from cardavia.games.scopa.reasons import TERMS

    assert {term for term in TERMS if term not in {bare(each) for each in words}} == set()


def test_languages_speak_for_themselves(words: Words) -> None:
    """A language that says a whole sentence in English was not translated there."""
    for language in catalogues.TRANSLATED:
        entries = [entry for entry in catalogues.translations(language) if entry.id]
        same = [str(entry.context) for entry in entries if entry.string == entry.id and str(entry.id).count(" ") > 3]
        assert [term for term in same if re.search(r"[a-z]{3}", re.sub(r"\{.*?\}", "", words[term].text))] == []


def planted(language: str, text: str, translation: str | tuple[str, ...], plural: str | None = None) -> list[str]:
    """The faults of a catalogue with one translation."""
    catalog = Catalog(locale=language)
    catalog.add(text if plural is None else (text, plural), translation, context="a.term")
    return list(faults(language, {"a.term": Message(text, plural)}, catalog))


@pytest.mark.parametrize(
    ("language", "english", "translation", "fault"),
    [
        ("it", "Take a card", "", "no translation"),
        ("it", "{player} plays", "Ada gioca", "placeholders"),
        ("it", "A *word*", "Una parola", "markup"),
        ("it", "It is", "C'è", "apostrophe"),
        ("ru", "2–7", "2-7", "hyphen"),
        ("ru", "Fifty", "50%", "50 %"),
        ("ru", "Three", "3 + 4", "no-break"),
        ("uk", "Sweep", "купа", "скопа"),
        ("uk", "a scopa", "свіп", "скопа"),
        ("uk", "the stock", "колода", "талон"),
        ("ru", "Court cards", "Карты двора", "фигур"),
        ("ru", "Again", "еще раз", "ё"),
        ("uk", "Settings", "Параметри", "Налаштування"),
        ("ru", "seven of coins", "семёрка бубен", "монет"),
        ("ru", "the dealer", "дилер", "сдающий"),
    ],
)
def test_the_check_finds_what_is_wrong(language: str, english: str, translation: str, fault: str) -> None:
    assert any(fault in found for found in planted(language, english, translation))


def test_the_check_lets_what_is_right_pass() -> None:
    assert planted("uk", "Take from the stock: {cards}", "Узяти з талона: {cards}") == []
    assert planted("ru", "{n} card", ("{n} карта", "{n} карты", "{n} карт"), "{n} cards") == []
    assert planted("ru", "{n} card", ("{n} карта", "{n} карт"), "{n} cards") != []


def test_the_check_finds_stale_entries() -> None:
    catalog = Catalog(locale="it")
    catalog.add("Old", "Vecchio", context="a.term")
    catalog.add("Gone", "Andato", context="b.term")
    found = list(faults("it", {"a.term": Message("New")}, catalog))
    assert any("b.term" in fault for fault in found)
    assert any("a.term" in fault for fault in found)


def test_a_changed_message_keeps_its_translation_as_fuzzy(monkeypatch: pytest.MonkeyPatch) -> None:
    catalog = Catalog(locale="it")
    catalog.add("Old", "Vecchio", context="a.term")
    catalog.add("Same", "Uguale", context="b.term")
    monkeypatch.setattr(catalogues, "translations", lambda language: catalog)
    merged = {
        entry.context: entry for entry in catalogues.merged({"a.term": Message("New"), "b.term": Message("Same")}, "it")
    }
    assert merged["a.term"].fuzzy
    assert merged["a.term"].string == "Vecchio"
    assert not merged["b.term"].fuzzy


def test_the_house_has_its_own_reasons() -> None:
    """Those of the kits of tricks are words of the games that play tricks."""
    reasons = {term for term in said_in_code() if term.startswith("reason.")}
    assert {term for term in WORDS if term.startswith("reason.")} == reasons - KIT_WORDS.keys()
