"""Every term that Minchiate's code names has words, and every word is used."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

import cardavia.games.minchiate as folder
from cardavia.games.minchiate import GAME
from cardavia.games.minchiate.versicole import KINDS

SOURCES = [path for path in Path(folder.__file__).parent.glob("*.py") if path.name != "words.py"]
FAMILIES = {f"minchiate.{stem}{kind}" for kind in KINDS for stem in ("declares-", "declared-", "versicola-", "choice.")}
SHOWN_BY_THE_HOUSE = {f"minchiate.{word}" for word in ("name", "tagline", "summary", "standing", "margin")}
FIELDS = {"player", "cards", "n", "counts", "number", "total", "suit"}


def named() -> set[str]:
    """The terms that stand in the code whole; the beginnings of families are left out."""
    found = {term for path in SOURCES for term in re.findall(r'"(minchiate\.[a-z0-9.-]+)"', path.read_text("utf-8"))}
    return found - {"minchiate.declared-", "minchiate.versicola-"}


def test_every_term_has_words() -> None:
    assert named() | FAMILIES <= GAME.words.keys()


def test_every_word_is_used() -> None:
    bare = {re.sub(r"\.(why|told|told\.you|you)$", "", term) for term in GAME.words}
    bare = {term for term in bare if not term.startswith("reason.")}
    assert bare - named() - FAMILIES == SHOWN_BY_THE_HOUSE


@pytest.mark.parametrize("term", sorted(GAME.words))
def test_words_can_be_filled(term: str) -> None:
    message = GAME.words[term]
    for text in filter(None, (message.text, message.plural)):
        assert {name for _, name, _, _ in Formatter().parse(text) if name is not None} <= FIELDS
        assert text == text.strip() and text
