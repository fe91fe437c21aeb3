"""The words of Cardavia for translators: ``update`` collects, ``compile`` makes ready, ``check`` finds faults.

Every message has its term as context, so a changed English text is found again by its term: its translation is kept and
marked fuzzy. Babel is needed here only, never by the program.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from wording import PLURALS, english_faults, faults, forms  # noqa: E402

from cardavia import console_words  # noqa: E402
from cardavia.engine.terms import Message, Words  # noqa: E402
from cardavia.games import NAMES, load  # noqa: E402
from cardavia.storage import words as storage  # noqa: E402
from cardavia.text import pages  # noqa: E402
from cardavia.text import words as text  # noqa: E402
from cardavia.text.catalog import DOMAIN, ENGLISH, LANGUAGES  # noqa: E402
from cardavia.ui import words as interface  # noqa: E402

I18N = ROOT / "i18n"
OLD_ENGLISH = re.compile(rb"#\s?\|")
DATED = re.compile(rb'^"(POT-Creation-Date|PO-Revision-Date|Generated-By):.*\n', re.MULTILINE)
TRANSLATED = tuple(language for language in LANGUAGES if language != ENGLISH)


def messages() -> Words:
    """Everything that can be said: context -> English. Raises ``ValueError`` for a term with two messages."""
    found: Words = {}
    blocks = {block.term: block.message for game in NAMES for block in pages.master(game)}
    for table in (
        text.WORDS,
        storage.WORDS,
        interface.WORDS,
        console_words.WORDS,
        *(load(game).words for game in NAMES),
        blocks,
    ):
        # games of one family say what their kit says, in the same words
        if twice := [term for term in found.keys() & table.keys() if found[term] != table[term]]:
            raise ValueError(f"terms that mean two things: {sorted(twice)}")
        found |= table
    return found


def source_id(message: Message) -> str | tuple[str, str]:
    """The msgid, with its plural if there is one."""
    return message.text if message.plural is None else (message.text, message.plural)


def translations(language: str) -> Catalog:
    """The catalogue of a language as it stands in i18n/; an empty one before its first update."""
    path = I18N / language / f"{DOMAIN}.po"
    if not path.exists():
        return Catalog(locale=language)
    # Babel takes the old English that other tools keep beside a fuzzy entry for a comment, and writes it again
    lines = [line for line in path.read_bytes().splitlines(keepends=True) if not OLD_ENGLISH.match(line)]
    return read_po(io.BytesIO(b"".join(lines)), locale=language, abort_invalid=True)


def template(words: Words, language: str | None = None) -> Catalog:
    """A catalogue with every message and no translation."""
    catalog = Catalog(
        locale=language, domain=DOMAIN, project="Cardavia", version=" ", fuzzy=False, revision_date=datetime.now(UTC),
        copyright_holder="The Cardavia authors", msgid_bugs_address="CONTRIBUTING.md",
        language_team="Cardavia", last_translator="The Cardavia authors",
        header_comment="# The words of Cardavia. The context of a message is its term; notes stand above it.",
    )  # fmt: skip
    if language is not None:
        count, chosen = PLURALS[language]
        catalog.mime_headers = [("Plural-Forms", f"nplurals={count}; plural={chosen};")]
    for term, message in words.items():
        catalog.add(source_id(message), context=term, auto_comments=[message.note] if message.note else [])
    return catalog


def merged(words: Words, language: str) -> Catalog:
    """The catalogue of a language with today's messages: what was translated is kept, what changed is fuzzy."""
    before = {entry.context: entry for entry in translations(language) if entry.id}
    catalog = template(words, language)
    for entry in catalog:
        old = before.get(entry.context)
        if not entry.id or old is None or old.pluralizable != entry.pluralizable:
            continue
        entry.string = old.string
        entry.user_comments = old.user_comments
        changed = old.id != entry.id
        if any(forms(old)) and (changed or old.fuzzy):
            entry.flags.add("fuzzy")
            entry.previous_id = list(old.previous_id) or ([old.id] if isinstance(old.id, str) else list(old.id))
    return catalog


def write(path: Path, catalog: Catalog) -> bool:
    """Write a text catalogue unless only its dates would change; True if it was written."""
    buffer = io.BytesIO()
    write_po(buffer, catalog, width=110, include_previous=True)
    fresh = buffer.getvalue()
    if path.exists() and DATED.sub(b"", path.read_bytes()) == DATED.sub(b"", fresh):
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(fresh)
    return True


def update() -> int:
    """Collect all messages into the template and merge them into every language."""
    words = messages()
    write(I18N / f"{DOMAIN}.pot", template(words))
    for language in TRANSLATED:
        catalog = merged(words, language)
        write(I18N / language / f"{DOMAIN}.po", catalog)
        print(f"{language}: {len(words)} messages, {len(list(holes(catalog)))} to be done")
    return 0


def compile_all() -> int:
    """Write the .mo beside every .po; fuzzy entries are left out and so are said in English."""
    for language in TRANSLATED:
        compiled = I18N / language / f"{DOMAIN}.mo"
        with compiled.open("wb") as file:
            write_mo(file, translations(language))
    return 0


def holes(catalog: Catalog) -> Iterator[str]:
    """The terms that are not translated, or not surely so."""
    for entry in catalog:
        if entry.id and (entry.fuzzy or not all(forms(entry))):
            yield str(entry.context)


def check() -> int:
    """Say every fault of every language; the exit status is 1 if there is one."""
    words = messages()
    found = list(english_faults(words))
    for language in TRANSLATED:
        found += faults(language, words, translations(language))
    print("\n".join(found) if found else "the catalogues are in order")
    return 1 if found else 0


COMMANDS = {"update": update, "compile": compile_all, "check": check}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        sys.exit(f"usage: python packaging/catalogues.py {'|'.join(COMMANDS)}")
    sys.exit(COMMANDS[sys.argv[1]]())
