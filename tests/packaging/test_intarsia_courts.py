"""The drawn courts: every one of a rank is a person of his own, none leaves his half of the card."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from intarsia.courts import RANKS, figure
from intarsia.index import TEXTS, index
from intarsia.packs import PACKS
from intarsia.palette import DAY
from intarsia.pen import HEIGHT, WIDTH, document, path
from intarsia.people import persona
from intarsia.seam import SeamPen, seam_y
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cardavia.text.patterns import patterns

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SUITS = [suit for suits, _, _ in PACKS.values() for suit in suits]
COURTS = [(suit, rank) for suits, _, ranks in PACKS.values() for suit in suits for rank in ranks]
COVERED = 7
"""How far past the seam, in card units, the braid hides what is drawn."""
LIKEST = 0.82
"""The largest share of equal outlines that two persons of a rank may have: a horse and an arm, not a face."""

pytestmark = pytest.mark.usefixtures("qapp")


def person(suit: str, rank: str, colors: str = "") -> Counter[str]:
    """The outlines of a court without colours (those of another suit, if one is named) and without its symbol."""
    draw, cx, cy, size = RANKS[rank]
    drawn = draw(persona(DAY, colors or suit, rank), SeamPen(cx, cy, size), suit, "")
    return Counter(re.sub("#[0-9A-F]{6}", "#", each) for each in re.findall(r"<(?:path|circle|ellipse)[^>]*>", drawn))


def likeness(one: Counter[str], other: Counter[str]) -> float:
    """Share of the outlines of the simpler of two persons that the other has too."""
    return (one & other).total() / min(one.total(), other.total())


def painted(svg: str, scale: int = 2) -> list[list[bool]]:
    """Row by row, whether anything is painted there; `scale` pixels a unit."""
    image = QImage(WIDTH * scale, HEIGHT * scale, QImage.Format.Format_ARGB32)
    image.fill(0)
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    with QPainter(image) as painter:
        renderer.render(painter)
    every, line = bytes(image.constBits()), image.bytesPerLine()
    return [[alpha > 0 for alpha in every[y * line + 3 : (y + 1) * line : 4]] for y in range(image.height())]


def past_the_seam(drawn: str) -> int:
    """Pixels below the braid of what should end above it."""
    rows = painted(document(drawn))
    return sum(
        spot and y / 2 > seam_y(x / 2) + COVERED * 1.06  # the braid is measured across the slope, not down
        for y, row in enumerate(rows)
        for x, spot in enumerate(row)
        if 26 <= x <= 474  # the mount covers the rest
    )


@pytest.mark.parametrize("rank", RANKS)
def test_persons_of_a_rank_differ_by_shape(rank: str) -> None:
    persons = {suit: person(suit, rank) for suit, each in COURTS if each == rank}
    alike = {(a, b): likeness(persons[a], persons[b]) for a, b in combinations(persons, 2)}
    assert {pair: share for pair, share in alike.items() if share > LIKEST} == {}


def test_pages_and_jacks_of_a_colour_are_two_persons() -> None:
    twins = (("coins", "diamonds"), ("cups", "hearts"), ("swords", "spades"), ("batons", "clubs"))
    alike = {pair: likeness(person(pair[0], "page"), person(pair[1], "jack")) for pair in twins}
    assert {pair: share for pair, share in alike.items() if share > LIKEST} == {}


def test_a_recoloured_twin_is_found() -> None:
    assert likeness(person("cups", "maid"), person("cups", "maid", colors="swords")) == 1


@pytest.mark.parametrize(("suit", "rank"), COURTS)
def test_no_court_passes_the_seam(suit: str, rank: str) -> None:
    assert past_the_seam(figure(DAY, suit, rank)) == 0


def test_what_passes_the_seam_is_found() -> None:
    cuff = path("M60 225L75 225L75 240L60 240Z", "#EBC260")
    assert past_the_seam(figure(DAY, "cups", "king") + cuff) > 0


def test_half_beasts_are_the_knights_of_minchiate_only() -> None:
    drawn = {name: set(pattern.figures.values()) for name, pattern in patterns(ASSETS).items()}
    assert {name for name, figures in drawn.items() if "halfbeast" in figures} == {"firenze"}
    assert "knight" not in drawn["firenze"]


@pytest.mark.parametrize("suit", SUITS)
def test_no_letter_touches_its_suit(suit: str) -> None:
    touching = {}
    for text in TEXTS:
        rows = painted(document(index(DAY, suit, text)))[:HEIGHT]
        inked = [any(row[:120]) for row in rows]
        first, last = inked.index(True), len(inked) - 1 - inked[::-1].index(True)
        if all(inked[first : last + 1]):
            touching[text] = suit
    assert touching == {}
