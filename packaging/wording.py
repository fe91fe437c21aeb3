"""What can be wrong with a translation: holes, placeholders, signs, and words that the glossary forbids or wants."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.catalog import Message as Entry

from cardavia.engine.terms import Message, Words

GLOSSARY = Path(__file__).resolve().parents[1] / "tests" / "data" / "glossary"
PLACE = re.compile(r"\{[^{}]*\}")
MARKUP = re.compile(r"\*+|\||\n")
_SLAVIC = "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)"
PLURALS = {"it": (2, "(n != 1)"), "uk": (3, _SLAVIC), "ru": (3, _SLAVIC)}
"""Number of plural forms and the choice among them: written here, as Babel's own change with its releases."""

SIGNS: dict[str, tuple[tuple[str, str], ...]] = {
    "": (
        (r"[\"']", "straight quotation mark or apostrophe"),
        (r"\.\.\.", "three dots instead of …"),
        (r"  ", "two spaces"),
        (r"^\s+\S|\S\s+$", "space at the beginning or end"),
        (r"(?<=\d)-(?=\d)", "hyphen in a range"),
        (r" [+=×]|[+=×] ", "+ = × without no-break spaces"),
    ),
    "it": ((r"[“”]", "quotes are «…»"), (r"\b(perchè|poichè|finchè)\b", "é, not è")),
    "uk": ((r"[“”]", "quotes are «…»"), (r"[ыэъё]", "a letter that Ukrainian does not have"), (r"\d%", "50 %")),
    "ru": ((r"[“”]", "quotes are «…»"), (r"[іїєґ]", "a letter that Russian does not have"),
           (r" —", "no-break space before —"),
           (r"\d%", "50 %")),
}  # fmt: skip
"""Language -> pattern and what is wrong where it is found; "" is for all."""


SPACED = frozenset({"list.comma", "list.semicolon", "home.totals", "console.ask"})
"""Terms that end in a space: signs between parts, and what stands before a cursor."""


def forms(entry: Entry) -> tuple[str, ...]:
    """The translation of an entry: one text, or one for each plural form; empty texts where there is none."""
    if not entry.string:
        return ("",)
    return (entry.string,) if isinstance(entry.string, str) else tuple(each or "" for each in entry.string)


def faults(language: str, words: Words, catalog: Catalog) -> Iterator[str]:
    """Every fault of a language's catalogue, as sentences for who mends it."""
    entries = {str(entry.context): entry for entry in catalog if entry.id}
    for term in entries.keys() - words.keys():
        yield f"{language}: {term}: is said nowhere any more"
    for term, message in words.items():
        entry = entries.get(term)
        if entry is None:
            yield f"{language}: {term}: not in the catalogue, run update"
            continue
        for fault in _of_entry(language, term, message, entry):
            yield f"{language}: {term}: {fault}"


def english_faults(words: Words) -> Iterator[str]:
    """Every fault of the English itself."""
    for term, message in words.items():
        for text in filter(None, (message.text, message.plural)):
            if term not in SPACED:
                yield from (f"en: {term}: {fault}" for fault in _of_signs("en", text))
            yield from (f"en: {term}: {fault}" for fault in _of_forbidden("en", text))


def _of_entry(language: str, term: str, message: Message, entry: Entry) -> Iterator[str]:
    english = message.text if message.plural is None else (message.text, message.plural)
    texts = forms(entry)
    if entry.id != english or entry.fuzzy:
        yield "fuzzy or translated from another English text"
    if len(texts) != (1 if message.plural is None else PLURALS[language][0]):
        yield f"{len(texts)} plural forms"
    for text in texts:
        if not text:
            yield "no translation"
            continue
        yield from _of_shape(message.plural or message.text, text)
        if term not in SPACED:
            yield from _of_signs(language, text)
        yield from _of_words(language, term, message.text, text)


def _of_shape(english: str, text: str) -> Iterator[str]:
    if set(PLACE.findall(english)) != set(PLACE.findall(text)):
        yield f"other placeholders than the English: {text!r}"
    if sorted(MARKUP.findall(english)) != sorted(MARKUP.findall(text)):
        yield f"other markup than the English: {text!r}"


def _of_signs(language: str, text: str) -> Iterator[str]:
    for pattern, wrong in SIGNS[""] + SIGNS.get(language, ()):
        if re.search(pattern, text):
            yield f"{wrong}: {text!r}"


def _of_forbidden(language: str, text: str) -> Iterator[str]:
    for pattern, reason in _forbidden(language):
        # a pattern in capitals is an abbreviation: Italian's "ai" is none
        if re.search(pattern, text, 0 if pattern.upper() == pattern.replace(r"\b", r"\B") else re.IGNORECASE):
            yield f"{reason}: {text!r}"


def _of_words(language: str, term: str, english: str, text: str) -> Iterator[str]:
    yield from _of_forbidden(language, text)
    wanted = _labels(language).get(english)
    if wanted is not None and text != wanted:
        yield f"the glossary says {wanted!r}: {text!r}"
    said = PLACE.sub("", english)  # the name of a value is no word
    for where, source, stem in _stems(language):
        if re.search(where, term) and re.search(source, said) and not re.search(stem, text, re.IGNORECASE):
            yield f"the glossary's word /{stem}/ for /{source}/ is missing: {text!r}"


def _rows(name: str) -> list[dict[str, str]]:
    with (GLOSSARY / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@cache
def _labels(language: str) -> dict[str, str]:
    """English label -> its translation, for what is a label by itself and so must be the same everywhere."""
    labels = [row for row in _rows("glossary.csv") if row["domain"] in ("settings", "ui", "rules")]
    return {row["source_en"]: row["term"] for row in labels if row["lang"] == language}


@cache
def _stems(language: str) -> list[tuple[str, str, str]]:
    """Patterns: of terms, of an English word in their messages, of the glossary's word for it."""
    return [(row["term"], row["english"], row[language]) for row in _rows("stems.csv") if row[language]]


@cache
def _forbidden(language: str) -> list[tuple[str, str]]:
    """Pattern of a word that must not stand -> why."""
    return [(row["pattern"], row["reason"]) for row in _rows("forbidden.csv") if row["lang"] in (language, "*")]
