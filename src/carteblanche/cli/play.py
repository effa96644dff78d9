"""`carteblanche play GAME`: a game in the terminal against bots."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from carteblanche.cli.terminal import (
    find_turn,
    make_console,
    open_table,
    play_bot,
    show,
    show_outcome,
    word_refusal,
    write_log,
)
from carteblanche.cli.watch import bots
from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.values import Millis, Seat
from carteblanche.table.log import Chair
from carteblanche.table.table import Table

HELP = """  (your move)   as the game writes it, see below
  moves         list what you could do
  what MOVE     what a move would lead to
  undo          take back your last move
  board         show the board again
  help          this
  quit          give up"""


@click.command()
@click.argument("game")
@click.option("--players", "-n", type=int, help="How many sit at the table, you included.")
@click.option("--level", "-l", help="How strong the bots are; by default the strongest.")
@click.option("--option", "-o", "options", multiple=True, metavar="KEY=VALUE", help="An option of the game.")
@click.option("--log", "file", type=click.Path(dir_okay=False, path_type=Path), help="Keep the log in this file.")
def command(game: str, players: int | None, level: str | None, options: tuple[str, ...], file: Path | None) -> None:
    """Play GAME in this terminal. You sit on the first chair, bots on the others."""
    others = bots(game, players, level, people=1)
    table, secret = open_table(game, [Chair("human", "You"), *others], options)
    out = make_console(table.game)
    out.print(f"{game}: {HELP}\n\n{table.game.notation.help()}")
    _rounds(out, table, secret, Seat(0))
    show_outcome(out, table)
    write_log(out, table, file)


def _rounds(out: Console, table: Table, secret: str, you: Seat) -> None:
    while (seat := find_turn(table)) is not None:
        if seat != you:
            out.print(f"{table.header.chairs[seat].name}: {play_bot(table, secret, seat)}")
            continue
        show(out, table, you)
        while find_turn(table) == you and _turn(out, table, you):
            pass


def _turn(out: Console, table: Table, seat: Seat) -> bool:
    """One line of yours. Whether you are asked again without the board being drawn."""
    n, now = len(table.entries), Millis(table.at + 1000)
    game = table.game
    try:
        line = click.prompt("Your move", prompt_suffix="> ").strip()
    except (click.Abort, EOFError):
        line = "quit"
    word, _, rest = line.partition(" ")
    view = game.view(table.state, seat)
    try:
        match word.lower():
            case "help" | "?":
                out.print(f"{HELP}\n\n{game.notation.help()}")
            case "moves":
                out.print(", ".join(map(game.notation.write, game.options(view))))
            case "what":
                preview = game.preview(view, game.notation.read(rest))
                out.print(", ".join(f"{key}: {getattr(preview, key)}" for key in preview.__struct_fields__))
            case "board":
                return False
            case "undo":
                table.propose(now, seat, "undo", f"undo {n}")
                return False
            case "quit":
                table.leave(now, seat, f"quit {n}")
            case _:
                table.play(now, seat, game.notation.read(line), f"move {n}")
                return False
    except Illegal as error:
        out.print(word_refusal(error))
    except Unreadable as error:
        out.print(f"{error}. Type help if you are lost.")
    return True
