"""Scopa for two: the game of the broom (scopa.md)."""

from __future__ import annotations

from cardavia.game import Game
from cardavia.games.scopa.layout import LAYOUT
from cardavia.games.scopa.lore import lore
from cardavia.games.scopa.mind import advise
from cardavia.games.scopa.rules import ScopaOptions, ScopaRules, ScopaState
from cardavia.games.scopa.table import gain
from cardavia.games.scopa.values import RE_BELLO, SETTEBELLO
from cardavia.games.scopa.words import WORDS, page_values

GAME: Game[ScopaState] = Game(
    id="scopa",
    rules=ScopaRules(),
    seats=(2,),
    options=ScopaOptions,
    layout=LAYOUT,
    mind=advise,
    words=WORDS,
    facts=page_values,
    gain=gain,
    lore=lore,
    named_cards=(SETTEBELLO, RE_BELLO),
)
