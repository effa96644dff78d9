"""The matches that say how strong the bots are: `./run matches [NAME…]`, all of them or those whose name begins so.

Each is an arena of two bots with a share of games that the first is to win: the strongest level of a game against yesterday's best and
against OpenSpiel's search, every level against the one below, and at larger tables, where the two take the seats in turn, the strongest
against the weakest and against its neighbour. A match that was stopped goes on; after a change of the code it begins
anew. With `--minutes` a match stops after the set in which they are over: what was played until then counts.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import click

from carteblanche.arena.plan import Limits, Plan
from carteblanche.arena.results import SetResult
from carteblanche.arena.running import run
from carteblanche.arena.summary import Summary, summarise
from carteblanche.cli.arena import keep, make_plan, say
from carteblanche.games import catalogue
from carteblanche.library import folders
from carteblanche.library.resources import make_ready
from drivers.long import source

ISMCTS: Final = "carteblanche.research.ismcts:IsMcts"
SECONDS: Final = 60.0
"""After which a bot from outside has lost by rule, on the clock on the wall: a busy machine is nobody's fault."""


class Match(NamedTuple):
    game: str
    one: str
    other: str
    wanted: float
    """Of the games, how many the first is to win at least."""
    games: int
    thinking: float | None = None
    """Seconds of processor time for each move of both, where the time is to be equal."""
    options: tuple[str, ...] = ()
    players: int = 2

    def plan(self) -> Plan:
        limits = Limits(seconds=SECONDS, thinking=self.thinking)
        return make_plan(self.game, (self.one, self.other), self.players, self.options, 0, None, limits)


QUIET: Final = ("reading=false", "rewards=false")
"""BLANK without pages to be read and cards to be written."""
STEP: Final[Mapping[str, float]] = {"blank": 0.55, "blanko": 0.65, "blockers": 0.65, "blitz": 0.65}
"""By game: of the games, how many a level is to win against the one below."""

AHEAD: Final = 0.5
"""At larger tables it is enough that the stronger comes before the other more often than not, for certain."""


def _ladders() -> dict[str, Match]:
    found: dict[str, Match] = {}
    for game, wanted in STEP.items():
        options = QUIET if game == "blank" else ()
        for lower, upper in pairwise(catalogue.open(game).BOTS):
            found[f"ladder-{game}-{upper}-{lower}"] = Match(game, upper, lower, wanted, 400, None, options)
    return found


def _larger_tables() -> dict[str, Match]:
    found: dict[str, Match] = {}
    for name in STEP:
        game, options = catalogue.open(name), QUIET if name == "blank" else ()
        weakest, *_, neighbour, strongest = game.BOTS
        for players in game.SEATS:
            for other in (weakest, neighbour) if players > 2 else ():
                match = Match(name, strongest, other, AHEAD, 100, None, options, players)
                found[f"table-{name}-{players}-{strongest}-{other}"] = match
    return found


MATCHES: Final[Mapping[str, Match]] = {
    "blockers-ismcts": Match("blockers", "level:master", ISMCTS, 0.95, 200, 0.2),
    "blockers-first-greedy": Match("blockers", "master", "drivers.games.blockers_opponents:FirstGreedy", 0.9, 200),
    "blockers-stranger": Match("blockers", "master", "drivers.games.blockers_opponents:Stranger", 0.9, 200),
    "blanko-frozen": Match("blanko", "master", "tests.arena.frozen.blanko:Expert", 0.65, 200),
    "blank-ismcts": Match("blank", "level:master", ISMCTS, 0.7, 200, 0.2, QUIET),
    "blank-frozen": Match("blank", "master", "tests.arena.frozen.blank:Sharp", 0.65, 400, None, QUIET),
    "blitz-frozen": Match("blitz", "expert", "tests.arena.frozen.blitz:Expert", 0.6, 200),
    **_ladders(),
    **_larger_tables(),
}


def play(match: Match, folder: Path, games: int, cores: int, minutes: float | None) -> Summary:
    """So many games of it, or as many as there is time for."""
    plan = match.plan()
    until = None if minutes is None else monotonic() + 60 * minutes

    def enough(_: SetResult) -> bool:
        return until is not None and monotonic() > until

    make_ready(plan.game)
    sets = run(plan, folder, plan.count_sets(games), cores, enough)
    summary = summarise(plan, sets)
    keep(folder, plan, sets, summary)
    return summary


def reached(match: Match, summary: Summary) -> bool:
    """Whether the first has won as often as wanted, and certainly more often than not."""
    share = summary.pairings[0].share
    return share.value >= match.wanted and share.low > 0.5


def describe(name: str, match: Match, summary: Summary) -> str:
    (pair,) = summary.pairings
    forfeits = "".join(
        f"; {one.name} lost {sum(one.forfeits.values())} by rule" for one in summary.standings if one.forfeits
    )
    verdict = "reached" if reached(match, summary) else "not reached"
    time_each = "" if match.thinking is None else f" at {match.thinking:g} s a move"
    return (
        f"{name}: {match.one} before {match.other}{time_each} in {say(pair.share, '.1%')} of {summary.games} games, "
        f"{pair.before} before, {pair.level} level, {pair.behind} behind{forfeits}; {match.wanted:.0%} {verdict}"
    )


def choose(names: Sequence[str]) -> dict[str, Match]:
    unknown = [name for name in names if not any(one.startswith(name) for one in MATCHES)]
    if unknown:
        raise click.UsageError(f"no match is called {unknown[0]}; --list says which there are")
    return {name: match for name, match in MATCHES.items() if not names or name.startswith(tuple(names))}


@click.command
@click.argument("names", nargs=-1, metavar="[NAME]…")
@click.option("--list", "listed", is_flag=True, help="Say which matches there are.")
@click.option("--games", type=click.IntRange(2), help="So many games of each instead.")
@click.option("--minutes", type=click.FloatRange(0, min_open=True), help="So long for each at most.")
@click.option("--cores", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
@click.option("--folder", type=click.Path(path_type=Path), help="Where to keep it; by default in the data folder.")
def main(
    names: tuple[str, ...],
    *,
    listed: bool,
    games: int | None,
    minutes: float | None,
    cores: int,
    folder: Path | None,
) -> None:
    """Play the matches, or those whose names begin with NAME; status 1 if one does not reach what is wanted."""
    missed = False
    for name, match in choose(names).items():
        if listed:
            click.echo(f"{name}: {match.one} against {match.other}, {match.games} games, {match.wanted:.0%} wanted")
            continue
        kept = (folder or folders.data() / "matches") / f"{name}-{source()[:8]}"
        summary = play(match, kept, games or match.games, cores, minutes)
        click.echo(f"{describe(name, match, summary)}. {kept}")
        missed |= not reached(match, summary)
    sys.exit(missed)


if __name__ == "__main__":
    main()
