"""`python -m carteblanche.arena.hosting MODULE:NAME`: a bot written in Python, in a process of its own, asked by the arena.

NAME is called with the game and makes the bot: an object with `choose(view, luck)` and, for a hand in a race, `plan(view, now, luck)`. Both
are given the view as their own process has read it, and nothing else. What the bot prints goes to standard error. Where a time to think is
agreed upon, a bot that can keep it (`search.budget.Timed`) is told. `level:NAME` is a level of the game, as a bot from outside.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, BinaryIO, Final, cast, final

import msgspec

from carteblanche.arena.protocol import Choose, Game, Plan, Play, Question, Reach, Ready, Way
from carteblanche.core.errors import Unreadable
from carteblanche.core.luck import KeyedLuck
from carteblanche.core.rules import AnyGame
from carteblanche.library.resources import find_for_header
from carteblanche.search.budget import Timed
from carteblanche.table.fold import open_game

LEVEL: Final = "level"
"""Stands for the module of the game's own levels."""

_decode: Final = msgspec.json.Decoder(Question).decode


def find_maker(name: str) -> Callable[[AnyGame], Any]:
    """What makes the bot, from `module:name` or `level:name`."""
    module, _, attribute = name.partition(":")
    if module == LEVEL:
        return lambda game: game.BOTS[attribute](game)
    try:
        found: object = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise Unreadable(str(error)) from None
    if not callable(found):
        raise Unreadable("this cannot be called with a game")
    return cast("Callable[[AnyGame], Any]", found)


@final
class Host:
    def __init__(self, make: Callable[[AnyGame], Any]) -> None:
        self._make = make
        self._game: AnyGame | None = None
        self._bot: Any = None

    def answer(self, line: bytes) -> bytes:
        question: Question = _decode(line)
        match question:
            case Game(ref, header, thinking=thinking):
                self._game = open_game(header, find_for_header(header))
                self._bot = self._make(self._game)
                if thinking is not None and isinstance(self._bot, Timed):
                    self._bot.keep_time(time.process_time, thinking)
                return msgspec.json.encode(Ready(ref, hasattr(self._bot, "plan")))
            case Choose(ref, view, seed=seed):
                action = self._bot.choose(self._read_view(view), _luck(seed))
                return msgspec.json.encode(Play(ref, msgspec.Raw(msgspec.json.encode(action))))
            case Plan(ref, view, seed=seed, now=now):
                plan = self._bot.plan(self._read_view(view), now, _luck(seed))
                return msgspec.json.encode(Reach(ref, None if plan is None else _way(plan)))

    def _read_view(self, view: msgspec.Raw) -> Any:
        assert self._game is not None
        return msgspec.json.decode(view, type=self._game.VIEW)


def _luck(seed: str) -> KeyedLuck:
    return KeyedLuck(bytes.fromhex(seed), "bot")


def _way(plan: Any) -> Way:
    return Way(msgspec.Raw(msgspec.json.encode(plan.action)), plan.begins, plan.lands, plan.source, plan.target)


def serve(make: Callable[[AnyGame], Any], questions: Iterable[bytes], answers: BinaryIO) -> None:
    host = Host(make)
    for line in questions:
        answers.write(host.answer(line) + b"\n")
        answers.flush()


def main(words: list[str]) -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        make = find_maker(words[0])
    except Unreadable as error:
        sys.exit(str(error))
    serve(make, sys.stdin.buffer, answers)


if __name__ == "__main__":
    main(sys.argv[1:])
