"""What the test of any game's rule page asks of it, without a pattern and without a language."""

from __future__ import annotations

import re

from cardavia.engine.cards import Card
from cardavia.text.pages import Block, Kind, master, placeholders

_PLACE = re.compile(r"\{[^}]*\}")


def blocks(game: str) -> dict[str, Block]:
    """The blocks of a page by their ids."""
    return {block.id: block for block in master(game)}


def numbers(game: str) -> set[str]:
    """The names of all numbers that the page asks for."""
    return {name for block in master(game) for name in placeholders(block.text) if ":" not in name}


def pictures(block: Block) -> tuple[Card, ...]:
    """The cards that a block draws, from left to right, row by row."""
    return tuple(map(Card, re.findall(r"\{card:([0-9A-Z]+)\}", block.text)))


def rows(block: Block) -> list[list[str]]:
    """The cells of a table, without its head. Raises ``AssertionError`` where the rows are not equally long."""
    assert block.kind is Kind.TABLE
    head, *body = [line.strip().removeprefix("|").removesuffix("|").split("|") for line in block.text.splitlines()]
    assert {len(row) for row in body} == {len(head)}
    return [[cell.strip() for cell in row] for row in body]


def in_cell(cell: str) -> tuple[Card, ...]:
    """The cards that a cell draws."""
    return tuple(map(Card, re.findall(r"\{card:([0-9A-Z]+)\}", cell)))


def digits(game: str) -> set[str]:
    """Numbers that stand in the text itself: no rule may be among them."""
    return {found for block in master(game) for found in re.findall(r"\d+", _PLACE.sub("", block.text))}
