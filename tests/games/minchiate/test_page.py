"""The rule page of Minchiate: every number comes from the rules, and every example is played out by the engine."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise

import pytest
from wording import english_faults

from cardavia.engine.cards import MINCHIATE_97, Card
from cardavia.engine.score import Line
from cardavia.engine.state import Draft
from cardavia.games.minchiate import GAME, facts
from cardavia.games.minchiate.facts import EXAMPLES, LADDER, OUR_CARDS, OUR_LEAD, page_values, stake
from cardavia.games.minchiate.scoring import by_side, difference, end_count, mark, resti, result_lines
from cardavia.games.minchiate.state import MinchiateOptions
from cardavia.games.minchiate.values import KINGS, ORDER, WORTH, is_counting, is_robbable, points_of, tarot
from cardavia.games.minchiate.versicole import versicole_points
from cardavia.text.catalog import Catalogue
from cardavia.text.pages import Block, Kind, master, page, placeholders
from cardavia.text.patterns import PLAIN
from cardavia.text.phrasebook import Phrasebook
from tests.games.minchiate.table import at, may_play

BLOCKS = {block.id: block for block in master("minchiate")}
VALUES: Mapping[str, object] = page_values(MinchiateOptions())


class ByName(Phrasebook):
    """Calls a card by its short name."""

    def card(self, card: Card) -> str:
        return str(card)


def html(values: Mapping[str, object] = VALUES) -> str:
    return page(BLOCKS.values(), ByName(Catalogue.english(), GAME.words, PLAIN), values)


def cards_in(block: Block) -> tuple[Card, ...]:
    return tuple(Card(name[5:]) for name in re.findall(r"card:[0-9A-Z]+", block.text))


def filled(text: str) -> str:
    """A block's text with its numbers."""
    return re.sub(r"\{([a-z_0-9]+)\}", lambda place: str(VALUES[place[1]]), text)


def rows(block_id: str) -> list[list[str]]:
    """The cells of a table below its head, filled."""
    block = BLOCKS[block_id]
    assert block.kind is Kind.TABLE
    return [[cell.strip() for cell in filled(row).strip("|").split("|")] for row in block.text.splitlines()[1:]]


def trumps_in(cell: str) -> list[Card]:
    """The trumps that a cell names: "Trumps 1, 10 and 28", "Trumps 30 to 35", "Trump 29, or 31 to 35"."""
    found: list[int] = []
    for first, last in re.findall(r"\b(\d+)(?: to (\d+))?", cell):
        found += range(int(first), int(last or first) + 1)
    return [tarot(rank) for rank in found]


# ------------------------------------------------------------------------------------------------------------ the page


def test_the_door_gives_the_numbers() -> None:
    assert GAME.facts(GAME.options()) == VALUES


def test_every_number_that_is_offered_is_used_and_no_other() -> None:
    used = {name for block in BLOCKS.values() for name in placeholders(block.text)}
    assert {name for name in used if ":" not in name} == set(VALUES)


def test_the_page_is_whole() -> None:
    text = html()
    assert not re.search(r"[{}*#|]", text.split("<body>")[1])
    assert text.count("<li>") == sum(block.kind is Kind.ITEM for block in BLOCKS.values())


def test_it_can_be_read_in_ten_minutes() -> None:
    words = re.findall(r"[^\W\d]+", re.sub(r"<[^>]+>", " ", html().split("<body>")[1]))
    assert 2000 < len(words) < 3200


def test_the_english_has_no_faults() -> None:
    assert list(english_faults({block.term: block.message for block in BLOCKS.values()} | GAME.words)) == []


def test_what_the_first_page_told_comes_in_its_order() -> None:
    sections = re.findall(r'<h2><a name="([a-z]+)">', html())
    told = ["goal", "pack", "deal", "discards", "declaring", "playing", "points", "resti", "end"]
    assert [each for each in sections if each in told] == told


def test_every_card_that_is_drawn_is_in_the_pack() -> None:
    assert {card for block in BLOCKS.values() for card in cards_in(block)} <= set(MINCHIATE_97.cards)


def test_no_number_of_the_rules_is_written_as_digits() -> None:
    literal = {word for block in BLOCKS.values() for word in re.findall(r"\b\d+\b", re.sub(r"\{.*?\}", "", block.text))}
    assert literal <= {str(rank) for rank in range(1, 41)}, "only cards have their own numbers"


def test_a_changed_rule_changes_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts, "RESTO", 50)
    summary = re.search(r'<p class="summary">(.*?)</p>', html(page_values(MinchiateOptions())))
    assert summary is not None
    assert "50" in summary[1]
    assert "60" not in summary[1]


# ----------------------------------------------------------------------------------------------------------- its tables


def test_what_the_cards_are_worth() -> None:
    told: dict[Card, int] = {}
    for name, points in rows("values.table"):
        cards = {"The Matto": [Card("M")], "The four kings": list(KINGS)}.get(name) or trumps_in(name)
        told |= dict.fromkeys(cards, int(points))
    assert told == {card: WORTH[card] for card in MINCHIATE_97.cards if is_counting(card)}
    assert rows("values.table")[-1] == ["All other cards", "0"]


def test_the_ranks_of_the_suits() -> None:
    suits = {"Swords, batons": "SB", "Cups, coins": "CD"}
    letters = {"king": "K", "queen": "Q", "knight": "C", "page": "F", "maid": "F", "ace": "A"}
    table = dict(rows("pack.ranks"))
    assert table.keys() == suits.keys()
    for name, line in table.items():
        ranks = [letters.get(word, word) for word in line.split(", ")]
        assert set(ranks) == set(MINCHIATE_97.ranks)
        for suit in suits[name]:
            assert all(ORDER.beats(high, low) for high, low in pairwise(Card(rank + suit) for rank in ranks))


def test_the_forty_trumps() -> None:
    table = rows("trumps.table")
    assert [row[0] for row in table] == [str(rank) for rank in range(1, 41)]
    assert [int(row[3].split(";")[0]) for row in table] == [WORTH[tarot(rank)] for rank in range(1, 41)]
    assert table[28][3] == "0; 5 in a versicola"


def test_what_may_be_robbed_for_nothing() -> None:
    free = {card for card in MINCHIATE_97.cards if is_robbable(card) and not is_counting(card)}
    told = re.search(r"Trumps [^.]*?can", filled(BLOCKS["deal.rob-score"].text))
    assert told is not None
    assert set(trumps_in(told[0])) == free


def test_every_stake_is_that_of_all_the_cards_in_its_row() -> None:
    seen: set[Card] = set()
    for name, points in rows("advice.stakes-table"):
        cards = [*trumps_in(name), *(KINGS if "king" in name else ()), *((Card("M"),) if "Matto" in name else ())]
        stakes = {stake(card) for card in cards}
        told = [int(number) for number in re.findall(r"\d+", points)]
        assert (min(stakes), max(stakes)) == (told[0], told[-1])
        seen |= set(cards)
    assert seen == {card for card in MINCHIATE_97.cards if stake(card)}


# --------------------------------------------------------------------------------------------------------- its examples


@pytest.mark.parametrize(
    ("block", "name"),
    [
        ("versicole.run-picture", "run"),
        ("versicole.shared-picture", "shared"),
        ("declaring.picture", "declared"),
        ("end.ours-picture", "ours"),
        ("end.theirs-picture", "theirs"),
    ],
)
def test_the_cards_drawn_are_those_that_were_counted(block: str, name: str) -> None:
    assert cards_in(BLOCKS[block]) == EXAMPLES[name]


def test_versicole_of_the_examples() -> None:
    assert "5\u00a0+\u00a05\u00a0+\u00a05\u00a0+\u00a05\u00a0=\u00a020" in filled(BLOCKS["versicole.run-example"].text)
    assert "36 points" in filled(BLOCKS["declaring.example"].text)
    assert "56 points" in filled(BLOCKS["versicole.shared-example"].text)
    for block in ("declaring.example", "versicole.shared-example"):
        text = filled(BLOCKS[block].text)
        sums = [int(one) + int(two) for one, two in re.findall(r"(\d+)\u00a0\+\u00a0(\d+)", text)]
        assert sum(sums) == versicole_points(EXAMPLES["declared" if "declaring" in block else "shared"])


def test_the_robbing_ends_where_the_page_says() -> None:
    *robbed, stop = cards_in(BLOCKS["deal.rob-picture"])
    assert tuple(robbed) == EXAMPLES["robbed"]
    assert all(map(is_robbable, robbed)) and not is_robbable(stop)
    assert f"=\u00a0{points_of(robbed)} points" in filled(BLOCKS["deal.rob-example"].text)


def test_the_tricks_of_the_examples() -> None:
    coins = cards_in(BLOCKS["playing.winner-picture"])
    assert coins[ORDER.best(coins)] == "AD"
    first, second, third, fourth = cards_in(BLOCKS["pack.ranks-picture"])
    assert ORDER.beats(first, second) and ORDER.beats(third, fourth)
    left, you, right, partner = cards_in(BLOCKS["points.picture"])
    assert (left, you, right, partner)[ORDER.best((left, you, right, partner))] == partner
    assert f"=\u00a0{points_of((left, right))} points" in filled(BLOCKS["points.example"].text)


def test_the_duty_of_the_king_as_told() -> None:
    cards = cards_in(BLOCKS["playing.king-picture"])
    lying, held = " ".join(cards[:2]), " ".join(cards[2:])
    assert may_play(held, lying) == "KD"
    assert may_play(held, lying, suits_led="D") == "KD 8D M"


def test_the_ladder_is_what_the_score_makes_of_it() -> None:
    draft = Draft(at("turn 0"))
    for row, points in zip(rows("resti.example"), LADDER, strict=True):
        side = int(points < 0)
        mark(draft, Line(1, side, "points", abs(points)))
        lead, ahead = difference(draft.sheet), resti(draft.sheet)
        assert row[0] == f"{abs(points)} for {'them' if side else 'you'}"
        assert re.findall(r"\d+", row[1])[-1] == str(abs(lead))
        assert row[2] == {1: "you lead by 1", 0: "even"}[ahead]
        if "make a resto" in row[1]:
            assert lead * (1 - 2 * side) + 60 == int(row[1].split()[0])
        else:
            assert row[1].split()[0] == ("you" if lead > 0 else "they")


def test_the_end_is_what_the_score_makes_of_it() -> None:
    rest = [card for card in MINCHIATE_97.cards if not is_counting(card) and card != "T29"]
    named = EXAMPLES["ours"], EXAMPLES["theirs"]
    mine = (*named[0], *rest[: OUR_CARDS - len(named[0])])
    yours = (*named[1], *rest[-(84 - OUR_CARDS - len(named[1])) :])
    assert not set(mine) & set(yours)
    sheet = (
        Line(1, 0, "points", OUR_LEAD),
        *end_count(1, 0, mine, ()),
        *end_count(1, 1, yours, named[1][:1]),
    )
    counts = [sum(line.points for line in sheet[1:] if line.side == side) for side in (0, 1)]
    assert counts == [VALUES["our_total"], VALUES["their_total"]]
    assert difference(sheet) == VALUES["our_final"]
    assert result_lines(1, sheet)[0].counts[:2] == by_side(1) == (VALUES["our_resti"], 0)
