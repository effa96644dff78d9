"""`carteblanche watch GAME`: bots play, you look on."""

from __future__ import annotations

import time
from pathlib import Path

import click

from carteblanche.cli.terminal import find_turn, make_console, open_table, play_bot, show, show_outcome, write_log
from carteblanche.core.errors import Unreadable
from carteblanche.games import catalogue
from carteblanche.table.log import Chair


def bots(name: str, players: int | None, level: str | None, people: int) -> list[Chair]:
    """Bots for the chairs that no person takes."""
    game = catalogue.open(name)
    level = level or list(game.BOTS)[-1]
    if level not in game.BOTS:
        raise Unreadable(f"{name} has no level {level[:40]!r}; there are {', '.join(game.BOTS)}")
    count = game.SEATS[0] if players is None else players
    if count not in game.SEATS:
        raise Unreadable(f"{name} is for {game.SEATS[0]} to {game.SEATS[-1]} players, not {count}")
    return [Chair("bot", f"Bot {number}", level) for number in range(1, count - people + 1)]


@click.command()
@click.argument("game")
@click.option("--players", "-n", type=int, help="How many bots sit at the table.")
@click.option("--level", "-l", help="How strong they are; by default the strongest.")
@click.option("--option", "-o", "options", multiple=True, metavar="KEY=VALUE", help="An option of the game.")
@click.option("--pace", default=0.5, show_default=True, type=click.FloatRange(0, 60), help="Seconds between two moves.")
@click.option("--log", "file", type=click.Path(dir_okay=False, path_type=Path), help="Keep the log in this file.")
def command(
    game: str, players: int | None, level: str | None, options: tuple[str, ...], pace: float, file: Path | None
) -> None:
    """Watch bots play GAME in this terminal."""
    table, secret = open_table(game, bots(game, players, level, people=0), options)
    out = make_console(table.game)
    while (seat := find_turn(table)) is not None:
        show(out, table, None)
        out.print(f"{table.header.chairs[seat].name}: {play_bot(table, secret, seat)}")
        time.sleep(pace)
    show(out, table, None)
    show_outcome(out, table)
    write_log(out, table, file)
