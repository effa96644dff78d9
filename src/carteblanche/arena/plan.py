"""What an arena plays: who meets whom, on which seats, with which luck.

Games come in *sets*. All games of a set have the same luck, and the bots of its line-up change seats between them, so that nobody has the
better deal: with up to three players every order of the bots is played, with more a drawn order and all its rotations. A set is the unit
of everything: it is played by one process and written down as one line, and nothing takes its games for independent of each other.

Set n has line-up n modulo the number of line-ups, and luck of its own from the seed and n. So a plan says of every set how it will be
played, whoever plays it and when.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any, Final, Literal

import msgspec

from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import AnyGame
from carteblanche.core.values import Message

ALL_ORDERS: Final = 3
"""Up to so many players every order of the bots is played."""
LONGEST: Final = 10_000
"""A game with more steps than this is given up, and nobody has won it."""


class Entrant(Message):
    """A bot that takes part."""

    name: str
    """Under which it stands in results, different for each."""
    origin: Literal["level", "python", "program"]
    bot: str
    """The game's own level; `module:name` of what makes a bot in Python; or a program's command."""


class Limits(Message):
    """What bots from outside may take."""

    seconds: float = 5.0
    """For each move."""
    memory: int = 2048
    """For each process, in MiB of addresses."""
    thinking: float | None = None
    """Seconds of processor time to which bots in Python that keep time keep, for each move."""


class Plan(Message):
    game: str
    rules: int
    config: dict[str, Any]
    lexicon: str | None
    entrants: tuple[Entrant, ...]
    players: int
    seed: int
    longest: int
    limits: Limits
    version: str
    """Of Carte Blanche: another one may have other bots."""

    @property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        return list_lineups(len(self.entrants), self.players)

    def count_sets(self, games: int) -> int:
        """How many sets it takes to play at least so many games and every line-up equally often."""
        lineups = self.lineups
        rounds = -(-games // sum(map(_count_orders, lineups)))
        return rounds * len(lineups)

    def count_games(self, number: int) -> int:
        """How many games set `number` has."""
        lineups = self.lineups
        return _count_orders(lineups[number % len(lineups)])

    def round_of(self, number: int) -> int:
        """In a round every line-up plays one set."""
        return number // len(self.lineups)

    def ends_round(self, number: int) -> bool:
        return (number + 1) % len(self.lineups) == 0

    def secret(self, number: int) -> str:
        """What the luck of set `number` is made from."""
        return hashlib.sha256(f"carteblanche arena {self.seed} {number}".encode()).hexdigest()

    def orders(self, number: int) -> tuple[tuple[int, ...], ...]:
        """For each game of set `number`, which entrant sits on which seat."""
        lineups = self.lineups
        luck = KeyedLuck(bytes.fromhex(self.secret(number)), "order")
        return list_orders(lineups[number % len(lineups)], luck)

    @property
    def name(self) -> str:
        """Short, and another one for every plan."""
        return f"{self.game}-{hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:8]}"


def check_players(game: AnyGame, players: int | None, entrants: int) -> int:
    """How many sit at a table: by default as few as the game allows."""
    if entrants < 2:
        raise Unreadable("an arena needs two bots at least: --bots A,B")
    count = game.SEATS[0] if players is None else players
    if count not in game.SEATS:
        raise Unreadable(f"{game.NAME} is for {game.SEATS[0]} to {game.SEATS[-1]} players, not {count}")
    return count


def list_lineups(entrants: int, players: int) -> tuple[tuple[int, ...], ...]:
    """Which entrants meet: every choice of them; if there are fewer than seats, all of them, in turn until the seats are filled."""
    if entrants >= players:
        return tuple(combinations(range(entrants), players))
    filled = (sorted((first + seat) % entrants for seat in range(players)) for first in range(entrants))
    return tuple(dict.fromkeys(map(tuple, filled)))


def list_orders(lineup: tuple[int, ...], luck: KeyedLuck) -> tuple[tuple[int, ...], ...]:
    """In which orders a line-up sits down, each once."""
    if len(lineup) <= ALL_ORDERS:
        return tuple(sorted(set(permutations(lineup))))
    order = luck.shuffle(lineup)
    while len(found := tuple(dict.fromkeys(_rotations(order)))) < len(lineup):
        order = luck.shuffle(lineup)
    return found


def _rotations(order: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    return (order[seat:] + order[:seat] for seat in range(len(order)))


def _count_orders(lineup: tuple[int, ...]) -> int:
    return len(set(permutations(lineup))) if len(lineup) <= ALL_ORDERS else len(lineup)
