"""Blockers! between two sorts of bots: is the better level really better?

A deal is played once for each seat, with one bot of the first sort on that seat and bots of the other sort on all the others, so that
nobody has the better tiles. What counts is the share of the win; among equals it would be one in so many as there are seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import click

from carteblanche.core.driver import drive
from carteblanche.core.estimates import Estimate, mean
from carteblanche.core.estimates import share as estimate_share
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import Bot
from carteblanche.games.blockers.rules import Blockers
from carteblanche.games.blockers.state import Config
from drivers.games.blockers_opponents import OPPONENTS

GAME: Final = Blockers()
BOTS: Final[Mapping[str, Callable[[Any], Bot[Any, Any]]]] = {**GAME.BOTS, **OPPONENTS}


class Played(NamedTuple):
    """A deal, played once for each seat, as the one bot sees it."""

    share: float
    """Of the win, on the average."""
    ahead: float
    """Points that the best of the others had more, on the average."""


def play_deal(one: str, other: str, seats: int, config: Config, deal: int) -> Played:
    share = ahead = 0.0
    for own in range(seats):
        bots = [BOTS[one if seat == own else other](GAME) for seat in range(seats)]
        lucks = [KeyedLuck.seeded(deal, f"bot {own} {seat}") for seat in range(seats)]
        luck = KeyedLuck.seeded(deal, "deal")
        *_, last = drive(GAME, GAME.setup(config, seats, luck), bots, luck, lucks)
        outcome = GAME.outcome(last.state)
        assert outcome is not None
        share += (own in outcome.winners) / len(outcome.winners)
        ahead += min(score for seat, score in enumerate(outcome.scores) if seat != own) - outcome.scores[own]
    return Played(share / seats, ahead / seats)


def say(found: Estimate | None, form: str) -> str:
    return "–" if found is None else f"{found.value:{form}} ({found.low:{form}} … {found.high:{form}})"


@click.command
@click.argument("one")
@click.argument("other")
@click.option("--players", "-n", type=click.IntRange(2, 5), default=2, show_default=True)
@click.option("--two", type=click.Choice(["basic", "advanced"]), default="basic", show_default=True)
@click.option("--scoring", type=click.Choice(["blockers", "uptown"]), default="blockers", show_default=True)
@click.option("--deals", type=click.IntRange(2), default=50, show_default=True)
@click.option("--first", type=int, default=0, show_default=True, help="The number of the first deal.")
def main(one: str, other: str, players: int, two: Any, scoring: Any, deals: int, first: int) -> None:
    """Let one bot of the sort ONE play against bots of the sort OTHER, on every seat of each deal."""
    played = [play_deal(one, other, players, Config(two, scoring), deal) for deal in range(first, first + deals)]
    games = deals * players
    won = sum(deal.share for deal in played) * players
    # As if games were independent, which those of one deal are not quite; unlike Student's over deals, it holds when all are won.
    bounds = estimate_share(int(won), games)
    share = Estimate(won / games, bounds.low, max(bounds.high, won / games))
    ahead = mean([deal.ahead for deal in played])
    kind = f"{players} players" if players > 2 else f"2 players, {two}"
    click.echo(
        f"{one} – {other}, {kind}, {scoring}: {games} games, win {say(share, '.1%')}, {say(ahead, '+.2f')} points"
    )


if __name__ == "__main__":
    main()
