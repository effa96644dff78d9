"""Which bots are meant: a level of the game, a bot that a package has registered, one in Python by its name, or a program.

A package registers a bot as an entry point of the group `carteblanche.bots`: a name, and a function that makes a bot for a game.
"""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Sequence
from importlib.metadata import entry_points
from typing import Final

from carteblanche.arena.hosting import LEVEL
from carteblanche.arena.outside import START, command_of
from carteblanche.arena.plan import Entrant
from carteblanche.core.errors import Unreadable
from carteblanche.core.rules import AnyGame

GROUP: Final = "carteblanche.bots"
PROGRAM: Final = "run:"


def split_names(several: Sequence[str]) -> list[str]:
    """The names in lists with commas. A command that stands alone may have commas of its own."""
    return [name for names in several for name in ([names] if names.startswith(PROGRAM) else names.split(","))]


def read_entrants(game: AnyGame, named: Sequence[str]) -> tuple[Entrant, ...]:
    """The bots of these names, or `Unreadable`. One that is named twice plays against itself, under two names."""
    found: list[Entrant] = []
    for name in named:
        entrant = _read(game, name.strip())
        again = sum((other.origin, other.bot) == (entrant.origin, entrant.bot) for other in found)
        found.append(Entrant(f"{entrant.name} {again + 1}" if again else entrant.name, entrant.origin, entrant.bot))
    return tuple(found)


def _read(game: AnyGame, name: str) -> Entrant:
    if name in game.BOTS:
        return Entrant(name, "level", name)
    if name.startswith(PROGRAM):
        return _read_program(name.removeprefix(PROGRAM))
    registered = {point.name: point.value for point in entry_points(group=GROUP)}
    maker = registered.get(name, name)
    if ":" not in maker:
        known = ", ".join((*game.BOTS, *registered))
        raise Unreadable(f"{game.NAME} has no bot {name[:40]!r}; there are {known}, MODULE:NAME and run:COMMAND")
    module, _, level = maker.partition(":")
    if module == LEVEL and level not in game.BOTS:
        raise Unreadable(f"{game.NAME} has no level {level[:40]!r}; there are {', '.join(game.BOTS)}")
    entrant = Entrant(name, "python", maker)
    _check_maker(entrant)
    return entrant


def _check_maker(entrant: Entrant) -> None:
    """Whether there is such a bot. It is found as it will be for its games, in another process: nothing of it runs in this one."""
    try:
        found = subprocess.run(  # noqa: S603  # the bot that somebody named
            command_of(entrant), stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=START
        )
    except subprocess.TimeoutExpired:
        raise Unreadable(f"this bot is not there after {START:g} seconds", entrant.bot) from None
    if found.returncode:
        *_, said = found.stderr.decode(errors="replace").strip().splitlines() or [""]
        raise Unreadable(f"there is no such bot: {said[:200]}", entrant.bot)


def _read_program(command: str) -> Entrant:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Unreadable(f"this is not a command: {error}", command[:80]) from None
    if not words:
        raise Unreadable("run: needs a command, such as run:./my-bot")
    return Entrant(command, "program", command)
