"""BLANKO between bots: do all games end, and is the better level really better?

Two play each deal twice with seats changed, so that luck of the draw weighs less. German is played with its lexicon if it is built,
else with the small list. Beside the levels there is *frozen*, the *expert* of old.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

import click
from tests.arena.frozen.blanko import Expert

from carteblanche.core.driver import drive
from carteblanche.core.estimates import Estimate, mean
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import Bot
from carteblanche.games.blanko.bots import BOTS
from carteblanche.games.blanko.rules import Blanko
from carteblanche.games.blanko.state import Config
from carteblanche.library.resources import find_for_table
from carteblanche.testing.laws import LawBroken

LONGEST = 2000
"""Steps after which a game is taken to have no end."""
PLAYERS: Mapping[str, Callable[[Any], Bot[Any, Any]]] = {**BOTS, "frozen": Expert}


@dataclass(frozen=True, slots=True)
class Duel:
    """Games of two bots, added up, as the first one sees it."""

    games: int = 0
    won: int = 0
    lost: int = 0
    ahead: int = 0
    """Points more than the other, over all games."""
    squared: int = 0
    steps: int = 0

    def __add__(self, other: Duel) -> Duel:
        return Duel(*(getattr(self, name) + getattr(other, name) for name in self.__slots__))

    @property
    def share(self) -> float:
        """Of the games, how many were won; level counts half."""
        return 0.5 + (self.won - self.lost) / (2 * (self.games or 1))

    @property
    def sigmas(self) -> float:
        """By how many standard errors the mean lead differs from none."""
        mean = self.ahead / (self.games or 1)
        spread = max(1e-9, self.squared / (self.games or 1) - mean * mean)
        return mean / sqrt(spread / (self.games or 1))

    def __str__(self) -> str:
        return (
            f"{self.games} games ended after {self.steps / (self.games or 1):.0f} steps; {self.won} won, {self.lost} lost, "
            f"{self.ahead / (self.games or 1):+.1f} points a game, {self.sigmas:+.1f} standard errors from even"
        )


def blanko(one: str, other: str, seeds: range) -> Duel:
    """Games with these seeds between two levels."""
    game = Blanko(find_for_table("blanko", {}).resources)
    return sum((_played(game, one, other, seed) for seed in seeds), start=Duel())


def _played(game: Blanko, one: str, other: str, seed: int) -> Duel:
    luck, thoughts = KeyedLuck.seeded(seed // 2, "duel"), KeyedLuck.seeded(seed, "bots")
    swapped = seed % 2 == 1
    bots = [PLAYERS[name](game) for name in ((other, one) if swapped else (one, other))]
    state, steps = game.setup(Config(), 2, luck), 0
    for step in drive(game, state, bots, luck, [thoughts] * 2):
        state, steps = step.state, steps + 1
        if steps > LONGEST:
            raise LawBroken(
                "outcome", f"blanko between {one} and {other}, seed {seed}, has no outcome after {steps} steps"
            )
    first, second = state.scores
    ahead = second - first if swapped else first - second
    return Duel(1, int(ahead > 0), int(ahead < 0), ahead, ahead * ahead, steps)


def say(found: Estimate | None, form: str) -> str:
    return "–" if found is None else f"{found.value:{form}} ({found.low:{form}} … {found.high:{form}})"


@click.command
@click.argument("one", type=click.Choice(list(PLAYERS)))
@click.argument("other", type=click.Choice(list(PLAYERS)))
@click.option("--deals", type=click.IntRange(2), default=50, show_default=True, help="Each is played twice.")
@click.option("--first", type=int, default=0, show_default=True, help="The number of the first deal.")
def main(one: str, other: str, deals: int, first: int) -> None:
    """Let two bots play the same deals with seats changed; the intervals are Student's over deals, 95 %."""
    game = Blanko(find_for_table("blanko", {}).resources)
    assert game.referee.lexicon is not None
    with click.progressbar(range(first, first + deals), label=f"{one} – {other}") as numbers:
        played = [_played(game, one, other, 2 * deal) + _played(game, one, other, 2 * deal + 1) for deal in numbers]
    share, ahead = mean([deal.share for deal in played]), mean([deal.ahead / deal.games for deal in played])
    words = len(game.referee.lexicon.words)
    click.echo(
        f"{one} – {other}, {words} words: {2 * deals} games, won {say(share, '.1%')}, {say(ahead, '+.1f')} points a game"
    )


if __name__ == "__main__":
    main()
