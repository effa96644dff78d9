"""The `carteblanche` command.

Every subcommand is a module of its own that holds a click command named `command`. It is imported when it is called, so
that `carteblanche --help` stays quick however heavy the commands are; what the help says of each stands in the table.

What a person gave us and we cannot read ends in one line on stderr and exit status 2, whichever command met it.
Anything else that is raised is a bug of ours and keeps its traceback.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click

from carteblanche import __version__
from carteblanche.core.errors import Unreadable

COMMANDS: dict[str, tuple[str, str]] = {
    "serve": ("carteblanche.cli.serve", "Open the house: serve its tables to browsers."),
    "play": ("carteblanche.cli.play", "Play a game in this terminal against bots."),
    "watch": ("carteblanche.cli.watch", "Watch bots play a game in this terminal."),
    "arena": ("carteblanche.cli.arena", "Let bots play many games, and say which is stronger."),
    "dataset": ("carteblanche.cli.dataset", "Write games of bots, or stored ones, as Parquet."),
    "verify": ("carteblanche.cli.verify", "Check a log: its chain, the rules and the deal."),
    "analyse": ("carteblanche.cli.analyse", "Say what was possible in each turn of a finished game."),
    "card": ("carteblanche.cli.card", "Say what a card of BLANK means, and try what it does to the game."),
    "deck": ("carteblanche.cli.deck", "Make, show, compare, mix and print decks of BLANK."),
    "lexicon": ("carteblanche.cli.lexicon", "Build word lists, look words up, keep the house's own words."),
    "scenario": ("carteblanche.cli.scenario", "Run scenario files: positions, acts and what must follow."),
    "backup": ("carteblanche.cli.house.backup", "Copy the whole house to a file."),
    "restore": ("carteblanche.cli.house.restore", "Put a backup in the place of the house."),
    "migrate": ("carteblanche.cli.house.migrate", "Move the house into PostgreSQL, or back."),
    "admin": ("carteblanche.cli.admin", "Show the link of the admin page, or make a new one."),
    "tables": ("carteblanche.cli.tables", "List the tables of the house, and which cannot be read."),
    "export": ("carteblanche.cli.export", "Write the logs of all finished games to a folder."),
    "import": ("carteblanche.cli.import_logs", "Take finished games in from logs, to be replayed in the browser."),
    "types": ("carteblanche.cli.types", "Write the types of messages and HTTP calls in TypeScript."),
}
"""Name → (module, help in one line), in the order of the help."""


class Refusal(click.ClickException):
    """Input that cannot be read: one line, exit status 2."""

    exit_code = 2


class Commands(click.Group):
    """A group that finds its commands in a table and imports one only when it is called."""

    def __init__(self, *args: Any, table: Mapping[str, tuple[str, str]], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.table = table

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.table)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.table:
            return None
        found = import_module(self.table[cmd_name][0]).command
        assert isinstance(found, click.Command)
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.table:
            with formatter.section("Commands"):
                formatter.write_dl([(name, help_line) for name, (_, help_line) in self.table.items()])

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except Unreadable as error:
            raise Refusal(str(error)) from error
        except UnicodeDecodeError as error:
            raise Refusal(f"not UTF-8 text: {error.reason} at byte {error.start}") from error
        except OSError as error:
            if error.filename is None:
                raise
            raise Refusal(f"{error.filename}: {error.strerror}") from error
        except sqlite3.Error as error:
            raise Refusal(f"the database cannot be used: {error}") from error


@click.group(cls=Commands, table=COMMANDS, invoke_without_command=True)
@click.version_option(__version__, prog_name="Carte Blanche", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context) -> None:
    """BLANK, BLANKO, Blockers! and Blitz: to play, to simulate, to study."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
