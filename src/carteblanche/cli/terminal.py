"""A table in this terminal: the deal with real numbers, bots on the other chairs, the log kept in a file."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.theme import Theme

from carteblanche.core.errors import Illegal, Unreadable
from carteblanche.core.luck import commit
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Millis, Seat
from carteblanche.games import catalogue
from carteblanche.library.resources import find_for_table
from carteblanche.table import deal, log
from carteblanche.table.log import Chair, Header
from carteblanche.table.table import Table


def open_table(name: str, chairs: Sequence[Chair], options: Sequence[str]) -> tuple[Table, str]:
    """A table with its deal done, and its secret. Turn-based games only."""
    game = catalogue.open(name)
    if not game.TURNS:
        raise Unreadable(f"{name} is a race and has no turns: it needs a browser, see `carteblanche serve`")
    config = read_config(game, options)
    ready = find_for_table(name, config)
    secret = secrets.token_hex(32)
    header = Header(
        game=name,
        rules=game.VERSION,
        config={**config, **ready.config},
        chairs=tuple(chairs),
        commitment=commit(bytes.fromhex(secret)),
        lexicon=ready.lexicon,
    )
    table = Table(header, secret, catalogue.open(name, None, ready.resources))
    numbers = {seat: secrets.token_hex(16) for seat in table.seating.seated}
    for seat, number in numbers.items():
        table.commit(seat, commit(bytes.fromhex(number)))
    for seat, number in numbers.items():
        table.show_number(seat, number)
    table.begin_deal()
    return table, secret


def read_config(game: AnyGame, options: Sequence[str]) -> dict[str, Any]:
    """The game's options, of which some are given as KEY=VALUE."""
    given: dict[str, str] = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals:
            raise Unreadable(f"an option is KEY=VALUE, not {option[:40]!r}")
        given[key] = value
    try:
        found: dict[str, Any] = msgspec.to_builtins(msgspec.convert(given, game.CONFIG, strict=False))
    except msgspec.ValidationError as error:
        raise Unreadable(f"{error}; the options are {', '.join(game.CONFIG.__struct_fields__)}") from None
    return found


def play_bot(table: Table, secret: str, seat: Seat) -> str:
    """Lets the bot on this chair act, and says how."""
    game, n = table.game, len(table.entries)
    bot = game.BOTS[table.level(seat)](game)
    action = bot.choose(game.view(table.state, seat), deal.bot_luck(secret, n, seat))
    table.play(Millis(table.at + 1000), seat, action, f"bot {n}", by="bot")
    return game.notation.write(action)


def find_turn(table: Table) -> Seat | None:
    return next(iter(table.game.prompts(table.state)), None) if table.phase == "playing" else None


def make_console(game: AnyGame) -> Console:
    """A console that shows this game's pieces in their colours."""
    styles = game.notation.STYLES

    class Painter(RegexHighlighter):
        base_style = "piece."
        highlights = [f"(?P<s{index}>{pattern})" for index, pattern in enumerate(styles)]

    theme = Theme({f"piece.s{index}": style for index, style in enumerate(styles.values())})
    return Console(highlighter=Painter(), theme=theme)


def show(out: Console, table: Table, seat: Seat | None) -> None:
    out.print()
    out.print(table.game.notation.draw(table.game.view(table.state, seat)), soft_wrap=True)


def show_outcome(out: Console, table: Table) -> None:
    outcome = table.outcome
    if outcome is None:
        out.print("The game was given up.")
        return
    out.print(f"\nThe game is over: {outcome.reason}.")
    for seat in sorted(range(table.seats), key=lambda seat: outcome.ranks[seat]):
        points = f", {outcome.scores[seat]} points" if outcome.scores else ""
        out.print(f"  {outcome.ranks[seat]}. {table.header.chairs[seat].name}{points}")
    if table.marks:
        out.print(f"  ({', '.join(table.marks)})")


def write_log(out: Console, table: Table, file: Path | None) -> None:
    """Writes the log, if somebody wants it."""
    if file is not None:
        file.write_bytes(b"\n".join(log.write(table.header, table.entries)) + b"\n")
        out.print(f"The log is in {file}; `carteblanche verify {file}` checks it.")


def word_refusal(error: Illegal) -> str:
    """A refusal in words. Until every code has a sentence, the code with its details says most."""
    details = "; ".join(
        f"{key}: {', '.join(value) if isinstance(value, list) else value}" for key, value in error.details.items()
    )
    return f"Not allowed: {error.code.replace('-', ' ')}{f' ({details})' if details else ''}."
