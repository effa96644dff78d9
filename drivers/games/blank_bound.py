"""How much there is to win in BLANK: `python -m drivers.games.blank_bound [--deals N] [--first SEED]`.

The strongest level plays against yesterday's *sharp*, every deal twice with seats changed, and sees all hands and the order of the draw
pile. What it wins no honest bot with the same search can be expected to win: the rest is luck, which nobody can foresee.
"""

from __future__ import annotations

from typing import Any, Final, final

import click
from msgspec.structs import replace
from tests.arena.frozen.blank import Sharp

from carteblanche.core.driver import LONGEST, Drive
from carteblanche.core.estimates import mean
from carteblanche.core.luck import KeyedLuck, Luck
from carteblanche.games.blank.box import DRAW, PILE, hand
from carteblanche.games.blank.rules import Blank
from carteblanche.games.blank.state import BlankState, Config
from carteblanche.games.blank.view import BlankView

QUIET: Final = Config(reading=False, rewards=False)


@final
class Seer:
    """The strongest level, which is told everything."""

    def __init__(self, game: Blank) -> None:
        self._game = game
        self._bot = list(game.BOTS.values())[-1](game)
        self.running: Drive | None = None

    def choose(self, view: BlankView, luck: Luck) -> Any:
        assert self.running is not None
        return self._bot.choose(shown(self._game, self.running.state, view), luck)


def shown(game: Blank, state: BlankState, view: BlankView) -> BlankView:
    """The view of somebody who sees every card."""
    names, places = game.box.names, state.pieces.places

    def named(place: int) -> tuple[str, ...]:
        return tuple(names[card] for card in places[place])

    hands = tuple(named(hand(seat)) for seat in range(state.seats))
    return replace(view, hands=hands, draw=named(DRAW), pile=named(PILE))


def play(game: Blank, seed: int, *, first: bool) -> float:
    """One game; what the seer got of it, who sits first or second."""
    luck = KeyedLuck.seeded(seed, "deal")
    minds = [KeyedLuck.seeded(seed, f"bot {seat}") for seat in range(2)]
    seer = Seer(game)
    bots: list[Any] = [seer, Sharp(game)] if first else [Sharp(game), seer]
    running = seer.running = Drive(game, game.setup(QUIET, 2, luck), bots, luck, minds)
    for _ in range(LONGEST):
        if running.go_on() is None:
            break
    outcome = game.outcome(running.state)
    if outcome is None or len(outcome.winners) != 1:
        return 0.5
    return float((outcome.winners[0] == 0) == first)


@click.command
@click.option("--deals", default=50, show_default=True, type=click.IntRange(2))
@click.option("--first", default=0, show_default=True, type=click.IntRange(0), help="The seed of the first deal.")
def main(deals: int, first: int) -> None:
    """Say which share of the games goes to who knows everything."""
    game, found = Blank(), list[float]()
    for seed in range(first, first + deals):
        found.append((play(game, seed, first=True) + play(game, seed, first=False)) / 2)
        share = mean(found)
        if share is not None:
            click.echo(f"{2 * len(found)} games: {share.value:.1%} ({share.low:.1%}…{share.high:.1%})")


if __name__ == "__main__":
    main()
