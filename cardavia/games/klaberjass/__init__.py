"""Klaberjass for two: also Kalabriasz, Clobyosh, Klob, two-handed Bela (klaberjass.md)."""

from __future__ import annotations

from cardavia.engine.cards import Card
from cardavia.game import Game
from cardavia.games.klaberjass.layout import LAYOUT
from cardavia.games.klaberjass.lore import lore
from cardavia.games.klaberjass.mind import advise
from cardavia.games.klaberjass.page import page_values
from cardavia.games.klaberjass.prompts import ask, heard, looks, said_with
from cardavia.games.klaberjass.rules import KlaberjassRules
from cardavia.games.klaberjass.state import DECLARE, EXCHANGE, KlaberjassOptions, KlaberjassState
from cardavia.games.klaberjass.table import arrange, gain, signs
from cardavia.games.klaberjass.words import WORDS

GAME: Game[KlaberjassState] = Game(
    id="klaberjass",
    rules=KlaberjassRules(),
    seats=(2,),
    options=KlaberjassOptions,
    layout=LAYOUT,
    mind=advise,
    words=WORDS,
    facts=page_values,
    lore=lore,
    ask=ask,
    quiet=frozenset((EXCHANGE, DECLARE)),
    said_with=said_with,
    looks=looks,
    arrange=arrange,
    gain=gain,
    heard=heard,
    signs=signs,
    showcase=tuple(map(Card, ("JC", "QS", "KH", "AD"))),
)
