"""``python -m cardavia.arena match scopa hard easy``: measure how strong minds are.

Every measurement begins with a seed and has its duplicate: the same deal with the sides changed. What was found is told
in words, and with ``--json`` as figures too.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from cardavia.ai.arena import Contender, Played, by_chance, margins, quantile, wins
from cardavia.ai.levels import Level
from cardavia.ai.trials import Estimate, Sprt, chance_of_none, elo, shares
from cardavia.console import options_from
from cardavia.game import Game
from cardavia.games import EVERY, load

CHANCE = "random"
LEAST_MATCHES = 4
"""Two pairs of matches: with fewer there is no spread to measure."""
FEWEST = 20
"""Independent results, at least, before a range says anything."""
SURE = 0.05
"""A difference that chance alone makes more rarely than this is proven."""


class Found(NamedTuple):
    """What duplicate deals told of two minds: ``spread`` is the standard deviation of one deal, ``p`` the chance that
    equal minds differ so much; ``won`` counts deals, a drawn one half."""

    game: str
    first: str
    second: str
    seed: int
    pairs: int
    points: Estimate
    spread: float
    won: float
    p: float
    ms: dict[str, list[float]]

    @classmethod
    def of(cls, table: Table, pair: Sequence[Contender], played: Sequence[Played]) -> Found:
        """From the deals that were played, two at least."""
        single = [float(margin) for each in played for margin in (each.here, each.there)]
        means = [each.mean for each in played]
        won = shares(single)
        return cls(
            table.game.id, pair[0].name, pair[1].name, table.seed, len(played), Estimate.of(means),
            Estimate.spread_of(single), sum(won) / len(won), chance_of_none(means), times(pair),
        )  # fmt: skip

    @property
    def is_proven(self) -> bool:
        """Whether the first is better, beyond what chance alone would do."""
        return self.p < SURE and self.points.mean > 0 and self.pairs >= FEWEST

    @property
    def plain(self) -> dict[str, object]:
        """For JSON."""
        points, rating = self.points, elo(self.won)
        told = {
            "points": points.mean,
            "range": [points.low, points.high],
            "elo": rating if abs(rating) < 4000 else None,
        }
        return self._asdict() | told


def contender(game: Game[Any], name: str) -> Contender:
    """The mind of a level by its name, or the one that plays by chance."""
    return Contender(name, by_chance) if name == CHANCE else Contender(name, game.mind, Level(name))


def times(pair: Sequence[Contender]) -> dict[str, list[float]]:
    """By mind, the milliseconds within which half of its decisions came, and 95 and 99 of 100."""
    return {each.name: [round(quantile(each.times, share), 2) for share in (0.5, 0.95, 0.99)] for each in pair}


def verdict(first: str, second: str, found: Estimate, even: float, results: int) -> str:
    """Who is better by so many results, or that they do not tell; a mean that is ``even`` favors none."""
    if results < FEWEST:
        return f"undecided: too few to tell which of {first} and {second} is better"
    if abs(found.mean - even) <= found.half:
        return f"undecided: at 95 % the numbers do not tell which of {first} and {second} is better"
    better, other = (first, second) if found.mean > even else (second, first)
    return f"{better} is better than {other}, at 95 % confidence"


class Table:
    """A game with its options, at which two minds sit down."""

    def __init__(self, asked: argparse.Namespace, name: str) -> None:
        """Raises ``ValueError`` for an option that the game has not."""
        self.game = load(name)
        self.options = options_from(self.game.options, asked.option)
        self.seats, self.seed = self.game.seats[0], asked.seed

    def pair(self, first: str, second: str) -> tuple[Contender, Contender]:
        """Two minds by their names."""
        return contender(self.game, first), contender(self.game, second)

    def measure(self, first: str, second: str, pairs: int) -> Found:
        """So many duplicate deals between two minds."""
        pair = self.pair(first, second)
        return Found.of(self, pair, list(margins(self.game.rules, self.options, pair, pairs, self.seed, self.seats)))


def match(asked: argparse.Namespace) -> list[dict[str, object]]:
    """Two minds over so many duplicate deals, and whole matches if asked for."""
    table, first, second = Table(asked, asked.game), asked.first, asked.second
    print(f"{asked.game}: {first} against {second}, seed {asked.seed}")
    kept: list[dict[str, object]] = []
    told: dict[str, list[float]] = {}
    if asked.pairs:
        found = table.measure(first, second, asked.pairs)
        kept, told = [found.plain], found.ms
        print(f"  ahead in a deal by {found.points} ({asked.pairs} duplicate deals, spread {found.spread:.2f})")
        print(f"  deals won {found.won:.1%}, {elo(found.won):+.0f} Elo")
        print(f"    {verdict(first, second, found.points, 0.0, asked.pairs)}")
    if asked.matches:
        pair = table.pair(first, second)
        share = wins(table.game.rules, table.options, pair, asked.matches, asked.seed, table.seats)
        told = told or times(pair)
        print(f"  matches won {share.mean:.1%} ± {share.half:.1%} ({asked.matches} matches)")
        print(f"    {verdict(first, second, share, 0.5, asked.matches // 2)}")
        kept.append({"game": asked.game, "first": first, "second": second, "matches": asked.matches, "won": share.mean,
                     "range": [share.low, share.high]})  # fmt: skip
    for name, (middle, slow, late) in told.items():
        print(f"  {name}: {middle} ms p50, {slow} ms p95, {late} ms p99")
    return kept


def sprt(asked: argparse.Namespace) -> list[dict[str, object]]:
    """Duplicate deals until it is known whether the first is better by ``--d1``, or by no more than ``--d0``."""
    table, test = Table(asked, asked.game), Sprt(asked.d0, asked.d1, asked.alpha, asked.beta)
    pair, known = table.pair(asked.first, asked.second), ""
    for played in margins(table.game.rules, table.options, pair, asked.max_pairs, asked.seed, table.seats):
        known = test.add(played.mean)
        if known:
            break
    found = Estimate.of(test.values)
    words = {"better": f"better by {asked.d1:g}", "worse": f"better by no more than {asked.d0:g}"}
    print(f"{asked.game}: {asked.first} against {asked.second}: {words.get(known, 'not known yet')}")
    print(f"  {found} in {len(test.values)} pairs, log ratio {test.ratio:+.2f} ({test.lower:.2f} to {test.upper:.2f})")
    return [{"game": asked.game, "first": asked.first, "second": asked.second, "pairs": len(test.values),
             "points": found.mean, "range": [found.low, found.high], "ratio": test.ratio, "result": known}]  # fmt: skip


def ladder(asked: argparse.Namespace) -> list[dict[str, object]]:
    """Every level against the next lower one, and the lowest against chance."""
    names = [CHANCE, *Level]
    kept: list[dict[str, object]] = []
    for game in EVERY if asked.game == "all" else (asked.game,):
        table = Table(asked, game)
        for lower, higher in pairwise(names):
            found = table.measure(higher, lower, asked.pairs)
            proven = "proven" if found.is_proven else "NOT PROVEN"
            print(
                f"{game}: {higher} over {lower}: {found.points}, {elo(found.won):+.0f} Elo, p {found.p:.2g}: {proven}"
            )
            kept.append(found.plain | {"proven": found.is_proven})
    return kept


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m cardavia.arena", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    levels = [CHANCE, *Level]

    def command(name: str, do: Any, games: Sequence[str], *, duel: bool) -> argparse.ArgumentParser:
        found = commands.add_parser(name, help=do.__doc__, description=do.__doc__)
        found.set_defaults(do=do)
        found.add_argument("game", choices=games)
        if duel:
            found.add_argument("first", choices=levels)
            found.add_argument("second", choices=levels)
        found.add_argument("--seed", type=int, default=1)
        found.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the game")
        found.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
        return found

    one = command("match", match, EVERY, duel=True)
    one.add_argument("--pairs", type=int, default=200, help="duplicate deals, each played twice (default 200)")
    one.add_argument("--matches", type=int, default=0, help="whole matches beside that, in pairs")
    test = command("sprt", sprt, EVERY, duel=True)
    test.add_argument("--d0", type=float, default=0.0, help="points a deal that do not count as better (default 0)")
    test.add_argument("--d1", type=float, required=True, help="points a deal that do")
    test.add_argument("--alpha", type=float, default=0.05)
    test.add_argument("--beta", type=float, default=0.05)
    test.add_argument("--max-pairs", type=int, default=1500)
    steps = command("ladder", ladder, ("all", *EVERY), duel=False)
    steps.add_argument("--pairs", type=int, default=200, help="duplicate deals for each step (default 200)")
    asked = parser.parse_args(words)
    pairs, matches = getattr(asked, "pairs", 2), getattr(asked, "matches", 0)
    if pairs < 0 or pairs == 1 or matches < 0 or 0 < matches < LEAST_MATCHES or getattr(asked, "max_pairs", 2) < 2:
        parser.error(f"a range needs 2 deals or {LEAST_MATCHES} matches at least; 0 leaves them out")
    return asked


def main(words: Sequence[str] | None = None) -> int:
    """Measure what the command line asks for, and tell what came out."""
    asked = _arguments(words)
    try:
        kept = asked.do(asked)
    except ValueError as fault:
        raise SystemExit(f"cardavia: {fault}") from None
    if asked.json:
        asked.json.write_text(json.dumps(kept, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
