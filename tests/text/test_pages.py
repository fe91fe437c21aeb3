"""Rule pages: the same blocks in every language, every placeholder filled, numbers from the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from cardavia.engine.cards import Card
from cardavia.games import NAMES, load
from cardavia.games.scopa.rules import ScopaOptions
from cardavia.games.scopa.words import page_values
from cardavia.text.catalog import LANGUAGES
from cardavia.text.pages import Kind, master, page, placeholders, read
from cardavia.text.phrasebook import Phrasebook

from .conftest import EVERY, Speak

VALUES: Mapping[str, Mapping[str, object]] = {
    **{name: load(name).facts(load(name).options()) for name in NAMES},
    "scopa": page_values(ScopaOptions(target=21)),
}
"""Game -> the numbers of its page, with a target that the page would not say by itself."""

FITTING = [
    (game, pattern.id) for game in NAMES for pattern in EVERY.values() if pattern.pack == load(game).rules.deck.id
]
"""Each game with the patterns of its pack."""

TAG = re.compile(r"<(/?[a-z0-9]+)")


def shape(html: str) -> list[str]:
    """Tags without italics: an Italian word may need no emphasis among Italian words."""
    return [tag for tag in TAG.findall(html) if tag not in ("i", "/i")]


def test_every_game_has_numbers_here() -> None:
    assert set(VALUES) == set(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "pattern"), FITTING)
def test_a_page_in_every_language_and_pattern(game: str, pattern: str, language: str, speak: Speak) -> None:
    phrases = speak(language, pattern)
    html = page(master(game), phrases, VALUES[game], height=48, style="h1 { color: red }")
    assert not re.search(r"[{}*#|]", html.split("<body>")[1])
    assert "h1 { color: red }" in html
    assert f'lang="{phrases.language}"' in html
    assert shape(html) == shape(page(master(game), speak("en", phrases.pattern.id), VALUES[game]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "pattern"), FITTING)
def test_translated_blocks_have_the_placeholders_of_the_english(
    game: str, pattern: str, language: str, speak: Speak
) -> None:
    phrases = speak(language, pattern)
    for block in master(game):
        translated = phrases.catalogue.text(block.term, block.message)
        assert set(placeholders(translated)) == set(placeholders(block.text)), block.term


@pytest.mark.parametrize(("game", "pattern"), FITTING)
def test_every_id_is_shown_once_whatever_the_pattern(game: str, pattern: str, speak: Speak) -> None:
    blocks = master(game)
    tags = {None, *EVERY[pattern].tags}
    assert {block.id for block in blocks} == {block.id for block in blocks if block.variant in tags}
    html = page(blocks, speak("en", pattern), VALUES[game])
    single = {Kind.ITEM: "li", Kind.SECTION: "h2"}
    for kind, tag in single.items():
        assert html.count(f"<{tag}>") == len({block.id for block in blocks if block.kind is kind})


def test_the_numbers_are_those_of_the_match(phrases: Phrasebook) -> None:
    html = page(master("scopa"), phrases, VALUES["scopa"])
    header = re.search(r'<p class="header">(.*?)</p>', html)
    assert header is not None
    assert "21" in header[1]
    assert "11" not in header[1]
    for number in (40, 30, 21, 18, 16, 15, 14, 13, 12):
        assert re.search(rf"\b{number}\b", html)


def test_every_number_that_is_offered_is_used() -> None:
    used = {name for block in master("scopa") for name in placeholders(block.text)}
    assert {name for name in used if ":" not in name} == set(VALUES["scopa"])


def test_cards_are_pictures_with_the_pattern_s_names(phrases: Phrasebook) -> None:
    blocks = read("scopa", "- {card:8D}, then **{card:7D}** {#goal.cards}")
    html = page(blocks, phrases, {}, height=99)
    for card in ("8D", "7D"):
        assert f'<img src="card:{card}?h=99" alt="{phrases.card(card)}"' in html  # type: ignore[arg-type]
    assert "<b><img" in html


def test_a_page_can_show_trumps_and_speak_of_its_pack(speak: Speak) -> None:
    text = "{card:T13} {#row}\n\nMaids {#courts @minchiate-97}\n\nPages {#courts @bologna-62}\n\nAny {#courts}"
    blocks, phrases = read("x", text), speak("en", "firenze")
    html = page(blocks, phrases, {}, height=50)
    assert f'<img src="card:T13?h=50" alt="{phrases.card(Card("T13"))}"' in html
    shown = {name: page(blocks, speak("en", name), {}) for name in ("firenze", "bologna", "francesi")}
    assert ["Maids" in shown["firenze"], "Pages" in shown["bologna"], "Any" in shown["francesi"]] == [True] * 3
    assert not any("Any" in shown[name] for name in ("firenze", "bologna"))


def test_the_seed_pages_sections_stand_in_their_order(speak: Speak) -> None:
    html = page(master("scopa"), speak("en", "milanesi"), VALUES["scopa"])
    sections = re.findall(r'<h2><a name="([a-z]+)"></a>(\d)\.', html)
    assert sections[:4] == [("goal", "1"), ("setup", "2"), ("playing", "3"), ("scoring", "4")]


def test_words_are_escaped_and_marked_up(speak: Speak) -> None:
    text = "# A & B {#title}\n\nOne *due* <three> **four** {n} {#header}\n\n| a | b |\n| 1 | 2 |\n{#table}\n"
    html = page(read("x", text), speak("en", "milanesi"), {"n": 1234})
    assert "<h1>A &amp; B</h1>" in html
    assert '<p class="header">One <i>due</i> &lt;three&gt; <b>four</b> 1,234</p>' in html
    assert "<tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr>" in html


@pytest.mark.parametrize(
    "text", ["A block without an id.", "One {#a}\n\nTwo {#a}", "One {#a @latin}\n\nTwo {#a @latin}"]
)
def test_a_page_outside_the_subset_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="id"):
        read("scopa", text)


def test_a_number_that_nobody_gives_is_an_error(speak: Speak) -> None:
    with pytest.raises(KeyError):
        page(read("x", "Match to {target} {#header}"), speak("en", "milanesi"), {})
