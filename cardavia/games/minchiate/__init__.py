"""Minchiate: the Florentine tarot, four players in partnerships, 97 cards, one deal (minchiate.md)."""

from __future__ import annotations

from cardavia.engine.cards import Card
from cardavia.game import Game
from cardavia.games.minchiate.facts import page_values
from cardavia.games.minchiate.layout import LAYOUT
from cardavia.games.minchiate.lore import lore
from cardavia.games.minchiate.mind import advise
from cardavia.games.minchiate.prompts import ask, looks
from cardavia.games.minchiate.rules import MinchiateRules
from cardavia.games.minchiate.state import DECLARE, MinchiateOptions, MinchiateState
from cardavia.games.minchiate.table import arrange, signs
from cardavia.games.minchiate.words import WORDS

GAME: Game[MinchiateState] = Game(
    id="minchiate",
    rules=MinchiateRules(),
    seats=(4,),
    options=MinchiateOptions,
    layout=LAYOUT,
    mind=advise,
    words=WORDS,
    facts=page_values,
    lore=lore,
    ask=ask,
    quiet=frozenset((DECLARE,)),
    looks=looks,
    arrange=arrange,
    signs=signs,
    showcase=tuple(map(Card, ("M", "T40", "T13", "T1", "T20"))),
)
