"""Tarocchino Bolognese for four in partnerships, one deal (tarocchino.md)."""

from __future__ import annotations

from cardavia.engine.cards import Card
from cardavia.game import Game
from cardavia.games.tarocchino.layout import LAYOUT
from cardavia.games.tarocchino.lore import lore
from cardavia.games.tarocchino.mind import advise
from cardavia.games.tarocchino.page import page_values
from cardavia.games.tarocchino.prompts import ask, looks
from cardavia.games.tarocchino.rules import TarocchinoRules
from cardavia.games.tarocchino.state import DECLARE, TarocchinoOptions, TarocchinoState
from cardavia.games.tarocchino.table import arrange, signs
from cardavia.games.tarocchino.words import WORDS

GAME: Game[TarocchinoState] = Game(
    id="tarocchino",
    rules=TarocchinoRules(),
    seats=(4,),
    options=TarocchinoOptions,
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
    showcase=tuple(map(Card, ("ANG", "MON", "MAT", "BEG", "KS"))),
)
