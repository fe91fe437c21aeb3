"""``python -m cardavia.arena scopa easy normal``: measure one level of a game's mind against another."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from cardavia.ai.arena import Contender, Estimate, by_chance, duel, quantile, wins
from cardavia.ai.levels import Level
from cardavia.console import options_from
from cardavia.game import Game
from cardavia.games import EVERY, load

CHANCE = "random"
LEAST_MATCHES = 4
"""Two pairs of matches: with fewer there is no spread to measure."""
FEWEST = 20
"""Independent results, at least, before an interval says anything."""


def contender(game: Game[Any], name: str) -> Contender:
    """The mind of a level by its name, or the one that plays by chance."""
    return Contender(name, by_chance) if name == CHANCE else Contender(name, game.mind, Level(name))


def verdict(first: str, second: str, found: Estimate, even: float, results: int) -> str:
    """Who is better by so many results, or that they do not tell; a mean that is ``even`` favors none."""
    if results < FEWEST:
        return f"undecided: too few to tell which of {first} and {second} is better"
    if abs(found.mean - even) <= found.half:
        return f"undecided: at 95 % the numbers do not tell which of {first} and {second} is better"
    better, other = (first, second) if found.mean > even else (second, first)
    return f"{better} is better than {other}, at 95 % confidence"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the duel that the command line asks for, and print what came out."""
    levels = [CHANCE, *Level]
    parser = argparse.ArgumentParser(prog="python -m cardavia.arena", description=__doc__)
    parser.add_argument("game", choices=EVERY)
    parser.add_argument("first", choices=levels)
    parser.add_argument("second", choices=levels)
    parser.add_argument("--deals", type=int, default=200, help="duplicate deals, each played twice (default 200)")
    parser.add_argument("--matches", type=int, default=0, help="whole matches beside that, in pairs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the game")
    asked = parser.parse_args(arguments)
    if asked.deals < 0 or asked.deals == 1 or asked.matches < 0 or 0 < asked.matches < LEAST_MATCHES:
        parser.error(f"an interval needs 2 deals or {LEAST_MATCHES} matches at least; 0 leaves them out")
    game = load(asked.game)
    try:
        options = options_from(game.options, asked.option)
    except ValueError as fault:
        parser.error(str(fault))
    seats = game.seats[0]
    pair = contender(game, asked.first), contender(game, asked.second)
    print(f"{game.id}: {asked.first} against {asked.second}, seed {asked.seed}")
    if asked.deals:
        points = duel(game.rules, options, pair, asked.deals, asked.seed, seats)
        print(f"  ahead in a deal by {points} ({asked.deals} duplicate deals)")
        print(f"    {verdict(asked.first, asked.second, points, 0.0, asked.deals)}")
    if asked.matches:
        share = wins(game.rules, options, pair, asked.matches, asked.seed, seats)
        print(f"  matches won {share.mean:.1%} ± {share.half:.1%} ({asked.matches} matches)")
        print(f"    {verdict(asked.first, asked.second, share, 0.5, asked.matches // 2)}")
    for each in pair:
        middle, late = quantile(each.times, 0.5), quantile(each.times, 0.99)
        print(f"  {each.name}: {middle:.1f} ms p50, {late:.1f} ms p99, {len(each.times)} decisions")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
